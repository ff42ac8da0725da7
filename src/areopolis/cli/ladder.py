"""`areopolis ladder`: ratings of all bots and automas."""

from __future__ import annotations

import json as json_text
import os
import platform
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from areopolis.cli.files import write_whole
from areopolis.cli.flags import said_again, words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import MOST_GAMES, AsJson, Cores, Ray, Seed, any_seed, processes
from areopolis.cli.progress import INTERRUPTED, progress, stopped
from areopolis.kernel.errors import BadOptions

# The chart in the terminal has so many columns.
COLUMNS: Final = 48
ALL: Final = "all"
NONE: Final = "none"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ladder", cls=Grouped)(with_flags(ladder))


def ladder(
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")],
    given: Given,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games any two of them play.")
    ] = 100,
    bots: Annotated[str, typer.Option("--bots", help="Bots by commas, with parameters; all: every bot.")] = ALL,
    automas: Annotated[
        str, typer.Option("--automas", help="Automas by commas, such as lacerda:hunky-dory; all, or none.")
    ] = ALL,
    seed: Seed = None,
    jobs: Cores = 0,
    ray: Ray = "",
    docs: Annotated[
        Path | None, typer.Option("--docs", help="Write ladder and ratings into the pages of this folder.")
    ] = None,
    chart: Annotated[Path | None, typer.Option("--chart", help="Draw the ladder into this file, an SVG.")] = None,
    json: AsJson = False,
) -> None:
    """Let every bot play every other one and every automa, and rate them all."""
    from areopolis import games as known
    from areopolis.arena.ladder import ladder as plan
    from areopolis.arena.rating import check_library
    from areopolis.arena.work import working
    from areopolis.bots import names
    from areopolis.cli.output import print_json

    check_library()
    options = words_for(game, given)
    chosen = any_seed(seed)
    check_folder(docs)
    everybody = tuple(names()) if bots == ALL else tuple(bots.split(","))
    machines = known.games()[game].automas()
    seated = tuple(machines) if automas == ALL else () if automas == NONE else tuple(automas.split(","))
    planned = plan(game, options, everybody, seated)
    wanted, played, interrupted = planned.games(games), 0, False
    try:
        with (
            working(min(processes(jobs), wanted), ray) as workers,
            closing(planned.fight(workers, games, chosen)) as results,
        ):
            for _result in progress(results, wanted, quiet=json):
                played += 1
    except KeyboardInterrupt:
        interrupted = True
        typer.echo(f"areopolis: {stopped(played, wanted)}", err=True)
    command = command_of(game, options, everybody, seated, games, chosen)
    data: dict[str, Any] = {
        "game": game, "options": options, "seed": chosen, "command": command, **measured_on(), **planned.data(),
    }  # fmt: skip
    if json:
        print_json(data)
    else:
        show(data)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
    publish(data, docs, chart)


def check_folder(docs: Path | None) -> None:
    """Refuse a folder that has no page for the ladder."""
    if docs is not None and not (docs / "index.md").is_file():
        raise BadOptions(f"--docs {docs}: there is no page index.md")


def command_of(
    game: str, options: dict[str, str], bots: tuple[str, ...], automas: tuple[str, ...], games: int, seed: int
) -> str:
    """The command that makes the same ladder, with everybody by name."""
    named = ["--bots", ",".join(bots), "--automas", ",".join(automas) or NONE]
    return " ".join(["areopolis ladder", game, *named, *said_again(game, options), f"--games {games} --seed {seed}"])


def measured_on() -> dict[str, Any]:
    """When and on what it was measured."""
    from datetime import UTC, datetime

    from areopolis.arena.bench import compiled

    machine = {
        "cores": os.cpu_count(),
        "processor": platform.machine(),
        "python": platform.python_version(),
        "compiled": compiled(),
    }
    return {"date": datetime.now(UTC).date().isoformat(), "machine": machine}


def publish(data: dict[str, Any], docs: Path | None, chart: Path | None) -> None:
    """Draw the chart, and write the figures, the chart and all pages of a folder that have a place for them."""
    from areopolis.arena.chart import svg

    drawn = svg(f"The ladder of {data['game']}", data["ratings"])
    if chart is not None:
        write_whole(chart, drawn)
    if docs is not None:
        write_whole(docs / f"ladder-{data['game']}.svg", drawn)
        write_whole(docs / f"ladder-{data['game']}.json", json_text.dumps(data, ensure_ascii=False, indent=1) + "\n")
        write_pages(data, docs)


def write_pages(data: dict[str, Any], docs: Path) -> None:
    """Fill the places of a game in all pages of a folder."""
    from areopolis.arena.pages import bot_text, filled, ladder_text

    for page in sorted(docs.glob("*.md")):
        text = ladder_text(data) if page.stem == "index" else bot_text(data, page.stem)
        before = page.read_text("utf-8")
        after = filled(before, data["game"], text)
        if after != before:
            write_whole(page, after)


def show(data: dict[str, Any]) -> None:
    """The ladder for a person, with a chart: the interval as a line, the rating as a point on it."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(highlight=False)
    ratings = data["ratings"]
    low, high = min([row["low"] for row in ratings]), max([row["high"] for row in ratings])
    grid = Grid("", "rating", "95 %", "games", "wins")
    for row in ratings:
        cells = [row["name"], str(row["rating"]), f"{row['low']} to {row['high']}", str(row["games"])]
        grid.add_row(*cells, f"{row['wins']:.1%}")
    console.print(grid)
    for row in ratings:
        console.print(f"{line(row, low, high):{COLUMNS}} {row['name']}", markup=False)
    meetings = Grid("", "games", "wins of the first", "points ahead", "length")
    for meeting in data["meetings"]:
        if meeting["games"]:
            share, length = meeting["share"], meeting["length"]
            meetings.add_row(
                f"{meeting['first']} against {meeting['second']}", str(meeting["games"]),
                f"{share['mean']:.0%} ({share['low']:.0%} to {share['high']:.0%})",
                f"{meeting['lead']['mean']:+.1f}", f"{length['mean']:.1f}",
            )  # fmt: skip
    console.print(meetings)
    console.print(f"seed {data['seed']}")


def line(row: dict[str, Any], low: int, high: int) -> str:
    """One line of the chart."""
    width = max(high - low, 1)
    start, point, end = (round((row[name] - low) / width * (COLUMNS - 1)) for name in ("low", "rating", "high"))
    return "".join(["●" if i == point else "─" if start <= i <= end else " " for i in range(end + 1)])
