"""`areopolis simulate`: many games between bots."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.flags import words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import MOST_GAMES, AsJson, Cores, Overwrite, Ray, Results, Seed, any_seed, processes
from areopolis.cli.progress import INTERRUPTED, progress, stopped

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from areopolis.arena.summary import Group, Summary


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", cls=Grouped)(with_flags(simulate))


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")],
    given: Given,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Bots by name; they rotate over the seats.")] = "random",
    seed: Seed = None,
    jobs: Cores = 1,
    ray: Ray = "",
    out: Results = None,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write every game as a record into a folder.")
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Play many games and sum them up. The same seed gives the same results, unless a bot has a time."""
    from areopolis.arena.simulate import jobs as jobs_for
    from areopolis.arena.simulate import simulate as run
    from areopolis.arena.summary import Summary
    from areopolis.cli.output import print_json
    from areopolis.cli.results import Sink

    options = words_for(game, given)
    chosen = any_seed(seed)
    waiting = jobs_for(game, options, tuple(bots.split(",")), games, chosen, records=records is not None)
    sink = Sink(out, records, game, overwrite)
    summary = Summary()
    try:
        with closing(run(waiting, processes(jobs), ray)) as played:
            for result in progress(played, games, quiet=json):
                sink.add(result)
                summary.add(result)
    except BaseException as error:
        typer.echo(f"areopolis: {stopped(sink.games, games, sink.where())}", err=True)
        if not isinstance(error, KeyboardInterrupt):
            raise
    finally:
        sink.close()
    if json:
        print_json({"game": game, "options": options, "seed": chosen, **summary.data()})
    elif summary.games:
        show(summary, chosen)
    if summary.games < games:
        raise typer.Exit(INTERRUPTED)


def show(summary: Summary, seed: int) -> None:
    """The summary for a person."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console()
    data = summary.data()
    facts = data["facts"]
    assert isinstance(facts, dict)
    console.print(f"[bold]{summary.games}[/] games, seed {seed}, {data['choices_mean']} choices a game")
    grid = Grid("", "mean", "least", "most", title="The games", title_justify="left")
    for name, value in facts.items():
        grid.add_row(name, str(value["mean"]), str(value["least"]), str(value["most"]))
    console.print(grid)
    console.print(group_grid("By bot", summary.bots))
    console.print(group_grid("By side", summary.sides))


def group_grid(title: str, groups: dict[str, Group]) -> Grid:
    """Groups one under the other, the most successful first."""
    from rich.table import Table as Grid

    from areopolis.kernel.why import Text
    from areopolis.locale import catalogue

    grid = Grid("", "seats", "wins", "score", "spread", title=title, title_justify="left")
    for name, group in sorted(groups.items(), key=lambda item: -item[1].wins / item[1].games):
        figures = group.data()
        label = catalogue("en").phrase(f"card.{name}") and f"{name} {catalogue('en').say(Text(f'card.{name}'))}"
        grid.add_row(
            label or name, str(group.games), f"{figures['win_share']:.1%}",
            str(figures["score_mean"]), str(figures["score_spread"]),
        )  # fmt: skip
    return grid
