"""`areopolis simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.flags import words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import AsJson, Seed, any_seed
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table

    from areopolis.arena.simulate import Job, Result
    from areopolis.arena.summary import Group, Summary


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", cls=Grouped)(with_flags(simulate))


def simulate(
    game: Annotated[str, typer.Argument(help="The game: terraforming or onmars.")],
    given: Given,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Bots by name; they rotate over the seats.")] = "random",
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes that share the work.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write results: .jsonl (a game a line) or .csv (a seat a row).")
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write every game as a record into a folder.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Play many games and sum them up. The same seed gives the same results, whatever --jobs is."""
    from areopolis.arena.simulate import jobs as jobs_for
    from areopolis.arena.summary import summarise
    from areopolis.cli.components import FOLDER_FILE, keep
    from areopolis.cli.output import print_json

    if out is not None and out.suffix not in {".jsonl", ".csv"}:
        raise BadOptions(f"--out {out}: the name must end in .jsonl or .csv")
    options = words_for(game, given)
    chosen = any_seed(seed)
    waiting = jobs_for(game, options, tuple(bots.split(",")), games, chosen, records=records is not None)
    results = played(waiting, jobs, quiet=json)
    if out is not None:
        write(out, results)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        keep(options, records / FOLDER_FILE)
        for result in results:
            (records / f"{game}-{result.number:06}.areo").write_text(result.record, encoding="utf-8")
    summary = summarise(results)
    if json:
        print_json({"game": game, "options": options, "seed": chosen, **summary.data()})
    else:
        show(summary, chosen)


def played(waiting: list[Job], processes: int, quiet: bool) -> list[Result]:
    """Play all games, with a progress bar for people; other processes are told of an owner's components."""
    from functools import partial

    from rich.console import Console
    from rich.progress import track

    from areopolis.arena.simulate import simulate as run
    from areopolis.cli.components import TEXTS, prepare

    games = run(waiting, processes, partial(prepare, dict(TEXTS)))
    console = Console(stderr=True)
    shown = track(games, "Playing", len(waiting), console=console, disable=quiet, transient=True)
    return list(shown)


def write(path: Path, results: list[Result]) -> None:
    """Write the results: whole games as JSON Lines, or flat columns as CSV."""
    import csv
    import json

    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".jsonl":
            for result in results:
                file.write(json.dumps(result.row(), ensure_ascii=False) + "\n")
            return
        rows = [row for result in results for row in result.columns()]
        table = csv.DictWriter(file, fieldnames=list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def show(summary: Summary, seed: int) -> None:
    """The summary for a person."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    data = summary.data()
    facts = data["facts"]
    assert isinstance(facts, dict)
    console.print(f"[bold]{summary.games}[/] games, seed {seed}, {data['choices_mean']} choices a game")
    table = Table("", "mean", "least", "most", title="The games", title_justify="left")
    for name, value in facts.items():
        table.add_row(name, str(value["mean"]), str(value["least"]), str(value["most"]))
    console.print(table)
    console.print(group_table("By bot", summary.bots))
    console.print(group_table("By side", summary.sides))


def group_table(title: str, groups: dict[str, Group]) -> Table:
    """A table of groups, the most successful first."""
    from rich.table import Table

    from areopolis.kernel.why import Text
    from areopolis.locale import catalogue

    table = Table("", "seats", "wins", "score", "spread", title=title, title_justify="left")
    for name, group in sorted(groups.items(), key=lambda item: -item[1].wins / item[1].games):
        figures = group.data()
        label = catalogue("en").phrase(f"card.{name}") and f"{name} {catalogue('en').say(Text(f'card.{name}'))}"
        table.add_row(
            label or name, str(group.games), f"{figures['win_share']:.1%}",
            str(figures["score_mean"]), str(figures["score_spread"]),
        )  # fmt: skip
    return table
