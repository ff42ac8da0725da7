"""`areopolis bench`: how fast the engine is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.flags import flags_of, words_for
from areopolis.cli.flags.flag import SOLO, Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import AsJson
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.arena.bench import Bench, Measure

FIGURES = ("games", "decisions", "copies", "samples")
FASTEST = 1e12
LONGEST = 3600.0
Baseline = dict[tuple[str, int], dict[str, float]]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", cls=Grouped)(with_flags(bench, many=True))


def bench(
    given: Given,
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")] = "terraforming",
    seconds: Annotated[float, typer.Option("--seconds", help="About how long each of five rounds takes.")] = 1.0,
    save: Annotated[Path | None, typer.Option("--save", help="Save the figures as a baseline.")] = None,
    compare: Annotated[Path | None, typer.Option("--compare", help="Compare with a saved baseline.")] = None,
    json: AsJson = False,
) -> None:
    """Measure random games, decisions, copies and samples per second on one core, and the memory of a position."""
    from rich.console import Console
    from rich.progress import track

    from areopolis.arena.bench import measure
    from areopolis.cli.output import print_json
    from areopolis.games import games

    if not 0 < seconds <= LONGEST:
        raise BadOptions(f"--seconds {seconds}: say more than 0, and at most {LONGEST:.0f}")
    baseline: Baseline = {} if compare is None else read_baseline(compare)
    usual = [SOLO] if given.is_on("solo") else flags_of(game).player_counts(given)
    setups = [(number, words_for(game, given.at(number))) for number in given.numbers("players") or usual]
    for _number, options in setups:
        games()[game].new(options, 0)
    results = []
    for number, options in track(setups, "Measuring", console=Console(stderr=True), disable=json, transient=True):
        results.append(measure(game, number, options, seconds))
    if save is not None:
        import json as codec

        save.write_text(codec.dumps([result.data() for result in results], indent=1), encoding="utf-8")
    if json:
        print_json([result.data() for result in results])
    else:
        show(results, baseline)


def read_baseline(path: Path) -> Baseline:
    """A saved baseline: games, decisions and copies per second by game and number of players."""
    import json

    from areopolis.cli.reading import read_text

    try:
        rows = [(row["game"], row["players"], row) for row in json.loads(read_text(path))]
        return {
            (game, players): {name: rate(row[name]["per_second"]) for name in FIGURES} for game, players, row in rows
        }
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise BadOptions(f"{path} is no baseline; make one with --save") from error


def rate(figure: object) -> float:
    """So many a second, and more than none."""
    if isinstance(figure, bool) or not isinstance(figure, int | float) or not 0 < figure < FASTEST:
        raise ValueError
    return float(figure)


def show(results: list[Bench], baseline: Baseline) -> None:
    """The figures for a person."""
    from rich.console import Console
    from rich.table import Table as Grid

    for result in results:
        how = "compiled" if result.compiled else "interpreted"
        grid = Grid("per second", "by the clock", "spread", "by the processor", *(["baseline"] if baseline else []))
        grid.title = f"{result.game}, {result.players} players, {how}"
        before = baseline.get((result.game, result.players))
        for name in FIGURES:
            figure: Measure = getattr(result, name)
            row = [name, f"{figure.per_second:,.0f}", f"± {figure.spread:,.0f}", f"{figure.per_processor_second:,.0f}"]
            if before is not None:
                row.append(f"{figure.per_second / before[name] - 1:+.0%}")
            grid.add_row(*row)
        console = Console()
        console.print(grid)
        console.print(
            f"{result.decisions_per_game} decisions a game; a position takes {result.position_bytes:,} bytes\n"
        )
