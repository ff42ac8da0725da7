"""`areopolis loadtest`: many games at once over real sockets, and what the server does with them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, final

import typer

from areopolis.cli.options import AsJson
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from areopolis.server.loadtest import Plan, Progress, Report

# What is usual: of a test as many choices as go, of a soak a calm evening.
SECONDS: Final = 30.0
GAMES: Final = 200
SOAK_GAMES: Final = 20
SOAK_RATE: Final = 20.0
LOST: Final = 1
MEGA: Final = 1024.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("loadtest")(loadtest)


def loadtest(
    games: Annotated[
        int | None, typer.Option("--games", help="So many games at once (200; in a soak 20).", show_default=False)
    ] = None,
    seats: Annotated[int, typer.Option("--seats", help="Seats of a game, each with a socket of its own.")] = 4,
    game: Annotated[str, typer.Option("--game", help="The game: terraforming or onmars.")] = "terraforming",
    seconds: Annotated[float, typer.Option("--seconds", help="For so long choices are made.")] = SECONDS,
    rate: Annotated[
        float, typer.Option("--rate", help="Choices a second of all together; 0: as many as go (in a soak 20).")
    ] = 0.0,
    soak: Annotated[
        float, typer.Option("--soak", help="For so many minutes, calmly; does the memory grow?", metavar="MINUTES")
    ] = 0.0,
    server: Annotated[
        str, typer.Option("--server", help="A server on this machine that runs already; name its store too.")
    ] = "",
    store: Annotated[
        str, typer.Option("--store", help="A file or postgresql://…; without it, a file that is gone afterwards.")
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="The seed of games and choices.")] = 1,
    json: AsJson = False,
) -> None:
    """Play many games at once against a server on this machine: how fast, how soon, how much memory, nothing lost."""
    try:
        import uvloop

        from areopolis.server.loadtest import Plan, run
    except ModuleNotFoundError as error:
        raise BadOptions(f"the load test needs more packages ({error.name}): install areopolis[server]") from error
    plan = Plan(
        game=game,
        games=games if games is not None else SOAK_GAMES if soak else GAMES,
        seats=seats,
        seconds=soak * 60 if soak else seconds,
        rate=rate or (SOAK_RATE if soak else 0.0),
        store=store,
        server=server,
        seed=seed,
    )
    with telling(plan, quiet=json) as tell:
        report = uvloop.run(run(plan, tell))
    if json:
        import msgspec

        from areopolis.cli.output import print_json

        print_json(msgspec.to_builtins(report))
    else:
        show(report, soak > 0)
    if not report.is_good():
        raise typer.Exit(LOST)


@contextmanager
def telling(plan: Plan, quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """A bar for every part of the test, on standard error; where nobody watches, a line a minute."""
    from rich.console import Console
    from rich.progress import Progress as Bars

    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(plan.seconds, quiet).tell
        return
    with Bars(console=console, disable=quiet, transient=True) as bars:
        tasks = {
            "opening": bars.add_task(f"Opening {plan.games} games", total=1.0),
            "playing": bars.add_task("Playing", total=1.0),
            "falling asleep": bars.add_task("Falling asleep", total=1.0),
        }

        def tell(progress: Progress) -> None:
            bars.update(tasks[progress.phase], completed=progress.part)
            if progress.phase == "playing":
                bars.update(tasks["playing"], description=f"Playing: {progress.choices:,} choices")

        yield tell


@final
class Lines:
    """A line on standard error for every minute of play."""

    def __init__(self, seconds: float, quiet: bool) -> None:
        self.seconds: Final = seconds
        self.quiet: Final = quiet
        self.minute: int = 0

    def tell(self, progress: Progress) -> None:
        """Hear how far it is."""
        minute = int(progress.part * self.seconds // 60)
        if progress.phase != "playing" or minute <= self.minute or self.quiet:
            return
        self.minute = minute
        memory = progress.memory / MEGA
        typer.echo(f"minute {minute}: {progress.choices:,} choices, the server has {memory:,.1f} MB", err=True)


def show(report: Report, soak: bool) -> None:
    """The figures for a person."""
    from rich.table import Table as Grid

    from areopolis.cli.output import console

    how = "compiled" if report.compiled else "interpreted"
    grid = Grid(
        "what", "figure", title=f"{report.game}, {report.games} games of {report.seats} seats, {report.store}, {how}"
    )
    wanted = f" of {report.wanted:g} wanted" if report.wanted else ""
    memory, kept = report.memory, report.kept
    grid.add_row("choices", f"{report.choices:,} in {report.seconds:,.0f} s: {report.per_second:,.1f}/s{wanted}")
    for name, latency in (("confirmed after", report.confirmed), ("seen by another after", report.seen)):
        parts = f"p50 {latency.p50:,.1f}, p95 {latency.p95:,.1f}, p99 {latency.p99:,.1f}, most {latency.most:,.1f}"
        grid.add_row(name, f"{parts} ms")
    awake = f"; {report.awake:,} did not fall asleep" if report.awake else ""
    grid.add_row("games", f"{report.begun:,} begun, {report.finished:,} finished{awake}")
    grid.add_row("memory of the server", f"{memory.start / MEGA:,.0f} MB, with the games {memory.open / MEGA:,.0f} MB")
    grid.add_row("", f"after the play {memory.end / MEGA:,.0f} MB, asleep {memory.asleep / MEGA:,.0f} MB")
    grid.add_row("a game adds", f"open {memory.open_game:,.0f} KB, asleep {memory.idle_game:,.1f} KB")
    if soak:
        line = report.trend
        said = "flat" if line.flat else "growing"
        grid.add_row(
            "memory over time", f"{said}: {line.begins / MEGA:,.0f} MB, {line.per_hour / MEGA:+,.1f} MB an hour"
        )
    grid.add_row("processor", f"server {report.server_processor:.0%}, clients {report.clients_processor:.0%} of a core")
    grid.add_row("load of the machine", f"{report.load:.1f}")
    grid.add_row("commits", f"{report.commits:,}")
    refused = ", ".join([f"{code} {number}" for code, number in report.refused.items()]) or "none"
    grid.add_row("refused", f"{refused}; connections that broke: {report.broken}")
    grid.add_row(
        "compared with the store",
        f"{kept.compared:,} confirmed: {kept.lost} lost, {kept.doubled} doubled; {kept.unanswered} unanswered",
    )
    console().print(grid)
