"""`areopolis tune`: better weights for a bot, by playing."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from areopolis.cli.files import refuse_existing, write_whole
from areopolis.cli.flags import said_again, words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import MOST_GAMES, AsJson, Cores, Overwrite, Ray, Seed, any_seed, processes
from areopolis.cli.progress import INTERRUPTED, progress
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.arena.duel import Tally
    from areopolis.arena.simulate import Result
    from areopolis.arena.tune import Search, Settings
    from areopolis.arena.workers import Workers

LOG: Final = ".jsonl"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune", cls=Grouped)(with_flags(tune))


def tune(
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")],
    bot: Annotated[str, typer.Argument(help="The bot, such as expert:width=0 or expert:weights=my.toml.")],
    out: Annotated[Path, typer.Option("--out", help="The file for the weights; its log is kept beside it.")],
    given: Given,
    generations: Annotated[
        int, typer.Option("--generations", min=0, max=100_000, help="How many generations of candidates.")
    ] = 20,
    population: Annotated[
        int, typer.Option("--population", min=0, max=1000, help="Candidates in a generation; 0: as the search likes.")
    ] = 0,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="Games of a candidate against an opponent.")
    ] = 20,
    against: Annotated[
        str, typer.Option("--against", help="Opponents, by commas; if left out, the bot as it was before.")
    ] = "",
    automas: Annotated[
        str, typer.Option("--automas", help="Automas to play against, by commas, such as lacerda:hunky-dory.")
    ] = "",
    by: Annotated[
        Literal["wins", "points"], typer.Option("--by", help="What counts; points tell more in few games.")
    ] = "wins",
    only: Annotated[str, typer.Option("--only", help="The weights to change, by commas; else all but zeros.")] = "",
    step: Annotated[
        float, typer.Option("--step", min=0.001, max=2.0, help="How far candidates are from the start at first.")
    ] = 0.2,
    renew: Annotated[
        int, typer.Option("--renew", min=0, help="The bot as it was is replaced after so many generations; 0: never.")
    ] = 10,
    check: Annotated[
        int, typer.Option("--check", min=1, max=MOST_GAMES, help="Games of the duel at the end, on seeds not seen.")
    ] = 200,
    seed: Seed = None,
    jobs: Cores = 0,
    ray: Ray = "",
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Improve the weights of a bot by playing. The same command goes on where it was stopped."""
    from areopolis.arena.tune import check_library, weights_text
    from areopolis.cli.output import print_json

    check_library()
    log = out.with_suffix(LOG)
    refuse_existing([out], overwrite)
    options, chosen = words_for(game, given), seed_of(log, seed, overwrite)
    settings = settings_for(game, options, bot, against, only, games, population, step, renew, chosen, by, automas)
    search = started(settings, log, overwrite)
    tallies = tuned(search, log, generations, check, processes(jobs), ray, quiet=json)
    origin = origin_of(search, tallies, generations, bool(only))
    write_whole(out, weights_text(search.weights(), origin))
    if json:
        figures = {name: tally.data() for name, tally in tallies.items()}
        print_json({"origin": origin, "weights": search.weights(), "check": figures if automas else figures[""]})
    else:
        show(origin, search, out)


def tuned(
    search: Search, log: Path, generations: int, games: int, processes: int, ray: str, quiet: bool
) -> dict[str, Tally]:
    """Play all generations, then the checks, of which the tallies are returned, by automa."""
    from areopolis.arena.duel import Tally
    from areopolis.arena.tune import check_duels
    from areopolis.arena.work import working

    try:
        with working(processes, ray) as workers:
            while search.number < generations:
                evolve(search, workers, log, generations, quiet)
            duels = check_duels(search.settings, search.weights())
            tallies = {name: Tally(duel) for name, duel in duels.items()}
            for tally in tallies.values():
                checked(tally, search, workers, games, quiet)
    except KeyboardInterrupt:
        done = f"stopped after {search.number} of {generations} generations"
        typer.echo(f"areopolis: {done}; the same command goes on from {log}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    return tallies


def settings_for(
    game: str, options: dict[str, str], bot: str, against: str, only: str,
    games: int, population: int, step: float, renew: int, seed: int, by: str, automas: str,
) -> Settings:  # fmt: skip
    """What is to be tuned, and how; raises BadOptions."""
    import math

    from areopolis.arena.duel import duel
    from areopolis.arena.files import file_parameters, files_of, named
    from areopolis.arena.tune import PARAMETER, Settings, kinds_of
    from areopolis.bots import make
    from areopolis.bots.weights import read_weights
    from areopolis.games import games as all_games

    opponents = tuple(against.split(",")) if against else ()
    for name in (bot, *opponents):
        make(name, 0)
    if PARAMETER not in file_parameters(bot):
        raise BadOptions(f"the bot '{bot}' has no weights")
    machines = tuple(automas.split(",")) if automas else ()
    kind = next(iter(kinds_of(game, options, machines).values()))
    own = read_weights("".join(named(bot)[:1]))
    start = {**all_games()[game].new(kind, 0).weights(), **own}
    names = tuple(only.split(",")) if only else tuple(name for name, weight in start.items() if weight)
    for name in names:
        if not start.get(name):
            raise BadOptions(f"there is no weight '{name}' to change; there are: {', '.join(start)}")
    if only and len(names) < 2:
        raise BadOptions("--only: the search needs two weights at least")
    if len(names) < 2:
        raise BadOptions(f"{game} has too few weights to tune: name a file with weights, weights=FILE")
    series = -(-games // duel(game, kind, bot, bot).length)
    return Settings(
        game, options, bot, start, names, opponents, files_of(opponents), series,
        population or 4 + int(3 * math.log(len(names))), step, renew, seed, all_games()[game].rules, by, machines,
    )  # fmt: skip


def seed_of(log: Path, seed: int | None, overwrite: bool) -> int:
    """The seed that was given, that of the log, or any."""
    import json

    if seed is None and log.exists() and not overwrite:
        head = log.read_text("utf-8").partition("\n")[0]
        try:
            return int(json.loads(head)["seed"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadOptions(f"{log} is no log of a tuning; --overwrite replaces it") from error
    return any_seed(seed)


def started(settings: Settings, log: Path, overwrite: bool) -> Search:
    """The search at its beginning, or where its log ends."""
    import json

    from areopolis.arena.tune import Search, resumed

    if log.exists() and not overwrite:
        text = log.read_text("utf-8")
        search = resumed(settings, text, lambda why: BadOptions(f"{log}: {why}; --overwrite begins anew"))
        write_whole(log, text[: text.rfind("\n") + 1])
        return search
    write_whole(log, json.dumps(settings.data(), ensure_ascii=False) + "\n")
    return Search(settings)


def evolve(search: Search, workers: Workers, log: Path, generations: int, quiet: bool) -> None:
    """Play one generation, log it, learn from it."""
    played = search.play(workers)
    series = search.series_of(search.settings.start)
    total, length = search.settings.population * len(series), len(series[0][1])
    title = f"Generation {search.number + 1} of {generations}"
    made: list[Any] = []

    def results() -> Generator[Result]:
        made.append((yield from played))

    with closing(results()) as steps:
        for _result in progress(steps, total * length, quiet, title):
            pass
    (generation,) = made
    with log.open("a", encoding="utf-8") as file:
        file.write(generation.line() + "\n")
    search.learn(generation)


def checked(tally: Tally, search: Search, workers: Workers, games: int, quiet: bool) -> None:
    """The duel at the end, on seeds that tuning has not seen."""
    from areopolis.arena.duel import fight
    from areopolis.arena.tune import unseen

    series = -(-games // tally.duel.length)
    first = unseen(search.settings, search.number, series)
    with closing(fight(tally, workers, series, search.settings.seed, first=first)) as results:
        for _result in progress(results, series * tally.duel.length, quiet, "Check"):
            pass


def origin_of(search: Search, tallies: dict[str, Tally], generations: int, only: bool) -> dict[str, object]:
    """Where the weights come from: the command, the games, the opponents, the day, and what the check has shown."""
    from datetime import UTC, datetime

    import areopolis
    from areopolis.arena.tune import WINS

    settings = search.settings
    length = next(iter(tallies.values())).duel.length
    opponents = [*settings.automas, *settings.against] or [f"{settings.bot} with the weights before"]
    words = [
        f"areopolis tune {settings.game} {settings.bot}",
        *said_again(settings.game, settings.options),
        *([f"--automas {','.join(settings.automas)}"] if settings.automas else []),
        *([f"--by {settings.by}"] if settings.by != WINS else []),
        *([f"--against {','.join(settings.against)}"] if settings.against else []),
        *([f"--only {','.join(settings.names)}"] if only else []),
        f"--generations {generations} --population {settings.population} --games {settings.series * length}",
        f"--step {settings.step} --renew {settings.renew} --seed {settings.seed}",
    ]
    return {
        "how": " ".join(words),
        "opponents": opponents,
        "seed": settings.seed,
        "generations": generations,
        "games": search.games,
        "date": datetime.now(UTC).date().isoformat(),
        "version": f"areopolis {areopolis.__version__}, rules {settings.rules}",
        "result": "; ".join([f"{name}{': ' if name else ''}{shown(tally)}" for name, tally in tallies.items()]),
    }


def shown(tally: Tally) -> str:
    """What a check has shown."""
    from areopolis.cli.duel import percent, points

    return (
        f"{percent(tally.share)} against the weights before in {tally.games} games on seeds not seen in tuning, "
        f"{points(tally.lead)} points ahead"
    )


def show(origin: dict[str, object], search: Search, out: Path) -> None:
    """What has come of it, for a person."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(highlight=False)
    grid = Grid("", "before", "now")
    start, weights = search.settings.start, search.weights()
    for name in search.settings.names:
        grid.add_row(name, f"{start[name]:.4g}", f"{weights[name]:.4g}")
    console.print(grid)
    console.print(f"{search.number} generations, {search.games} games, seed {search.settings.seed}")
    console.print(f"check: {origin['result']}")
    console.print(f"the weights are in {out}", markup=False, soft_wrap=True)
