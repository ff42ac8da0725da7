"""`areopolis duel`: which of two bots is better, and how sure that is."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from areopolis.cli.flags import words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import MOST_GAMES, AsJson, Cores, Overwrite, Ray, Results, Seed, any_seed, processes
from areopolis.cli.progress import INTERRUPTED, progress, stopped
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from areopolis.arena.duel import Duel, Tally
    from areopolis.arena.interval import Interval
    from areopolis.arena.sequential import Hypotheses

MARGIN: Final = 0.05


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("duel", cls=Grouped)(with_flags(duel))


def duel(
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")],
    first: Annotated[str, typer.Argument(metavar="A", help="The bot that is measured, such as greedy:depth=2.")],
    given: Given,
    second: Annotated[str, typer.Argument(metavar="B", help="The bot to compare it with; one alone needs none.")] = "",
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games; rounded up to whole series.")
    ] = 100,
    others: Annotated[
        str, typer.Option("--others", help="Bots on further seats, by commas; the last one takes all that are left.")
    ] = "",
    stop: Annotated[bool, typer.Option("--stop", help="Stop as soon as it is decided which one is better.")] = False,
    goal: Annotated[
        float | None, typer.Option("--goal", min=0.01, max=0.99, help="The share that A is tested against.")
    ] = None,
    margin: Annotated[
        float, typer.Option("--margin", min=0.001, max=0.5, help="How far from the share the test looks.")
    ] = MARGIN,
    seed: Seed = None,
    jobs: Cores = 0,
    ray: Ray = "",
    out: Results = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Play two bots against each other on the same seeds, each on every seat, and say how sure the result is."""
    from areopolis.arena.duel import Tally, fight
    from areopolis.arena.duel import duel as plan
    from areopolis.arena.work import working
    from areopolis.cli.output import print_json
    from areopolis.cli.results import Sink

    options = words_for(game, given)
    chosen = any_seed(seed)
    planned = plan(game, options, first, second, tuple(others.split(",")) if others else ())
    test = hypotheses(planned, stop, goal, margin)
    series = -(-games // planned.length)
    wanted, tally, interrupted = series * planned.length, Tally(planned), False
    sink = Sink(out, None, game, overwrite)
    try:
        with (
            working(min(processes(jobs), wanted), ray) as workers,
            closing(fight(tally, workers, series, chosen, test)) as steps,
        ):
            for result in progress(steps, wanted, quiet=json):
                sink.add(result)
    except KeyboardInterrupt:
        interrupted = True
        typer.echo(f"areopolis: {stopped(sink.games, wanted, sink.where())}", err=True)
    finally:
        sink.close()
    if json:
        head = {"game": game, "options": options, "seed": chosen, "bots": planned.bots}
        print_json({**head, **tally.data(), "test": test and test.data(tally.shares)})
    elif tally.games:
        show(tally, chosen, test)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def hypotheses(duel: Duel, stop: bool, goal: float | None, margin: float) -> Hypotheses | None:
    """What the sequential test decides between; None if all games are to be played."""
    from areopolis.arena.sequential import around

    if goal is not None and not stop:
        raise BadOptions("--goal is what --stop tests: say both")
    centre = duel.even if goal is None else goal
    if stop and centre is None:
        raise BadOptions("one bot alone is tested against a share of wins: say --goal")
    return around(centre, margin) if stop and centre is not None else None


def show(tally: Tally, seed: int, test: Hypotheses | None) -> None:
    """The result for a person."""
    from rich.console import Console

    console = Console(highlight=False)
    console.print(f"[bold]{tally.games}[/] games in {len(tally.shares)} series, seed {seed}")
    first = tally.duel.bots[0]
    what = "does better" if tally.duel.apart and len(tally.duel.bots) > 1 else "wins"
    even = "" if tally.duel.even is None else f"; equal bots: {tally.duel.even:.0%}"
    console.print(f"[bold]{first}[/] {what}: [bold]{percent(tally.share)}[/]{even}")
    console.print(f"points ahead: {points(tally.lead)}")
    data: dict[str, Any] = tally.data()
    length = data["length"]
    console.print(f"{length['unit']} at the end: {length['mean']:.1f} ({length['least']} to {length['most']})")
    if test is not None:
        console.print(test.said(tally.shares))
    console.print(sides(data["sides"]))
    for side in data["sides"]:
        if side.get("limit"):
            console.print(kept(side))


def percent(share: Interval) -> str:
    """A share with its interval."""
    bounds = "" if share.low is None or share.high is None else f" ({share.low:.1%} to {share.high:.1%})"
    return f"{share.mean:.1%}{bounds}"


def points(lead: Interval) -> str:
    """Points with their interval."""
    bounds = "" if lead.low is None or lead.high is None else f" ({lead.low:+.1f} to {lead.high:+.1f})"
    return f"{lead.mean:+.1f}{bounds}"


def sides(figures: list[dict[str, Any]]) -> Grid:
    """All who played, with what they won and how long they thought."""
    from rich.table import Table as Grid

    grid = Grid("", "seats", "wins", "points", "spread", "a choice", "longest")
    for side in figures:
        thought = [span(side["time"]), span(side["longest"])] if "time" in side else []
        grid.add_row(
            side["bot"], str(side["seats"]), f"{side['wins']:.1%}", f"{side['score']:.1f}", f"{side['spread']:.1f}",
            *thought,
        )  # fmt: skip
    return grid


def kept(side: dict[str, Any]) -> str:
    """How a bot with a time for its choices has kept it."""
    over = f"the longest choice {side['overrun']:.0%} over" if side["overrun"] else "never over"
    return f"{side['bot']}: {over}, {side['late']} of {side['choices']} more than 10% over"


def span(seconds: float) -> str:
    """A time in milliseconds or seconds."""
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"
