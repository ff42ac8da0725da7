"""Tuning: better weights for a bot, by playing.

The search is CMA-ES, by the library cma. Every generation draws candidates around the present mean and plays each of
them on the same seeds against the same opponents; those that did better pull the mean their way. The mean is the
result: it is less a matter of luck than the best candidate. Whatever was played is in a log, and the search is a
function of the log, so that it can go on where it stopped.
"""

from __future__ import annotations

import json
import math
import warnings
from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, Final, final

from areopolis.arena.duel import Duel, Match, Tally, duel
from areopolis.arena.ladder import merged
from areopolis.arena.simulate import Job, Result, game_seed, play
from areopolis.arena.work import run
from areopolis.arena.workers import Workers
from areopolis.games import games
from areopolis.kernel.errors import BadOptions

# The file that a candidate names; it exists in the games only.
CANDIDATE: Final = "candidate"
BEFORE: Final = "before"
# What a series is worth besides its wins: a quarter of it at most, for being so many points ahead.
LEAD: Final = 30.0
LEAD_SHARE: Final = 0.25
# Series of the check at the end are numbered from here on, those of tuning from 0.
UNSEEN: Final = 1 << 40
FIGURES: Final = 6
PARAMETER: Final = "weights"
WINS: Final = "wins"
POINTS: Final = "points"


@dataclass(frozen=True)
class Settings:
    """What a tuning is: the same settings give the same weights."""

    game: str
    options: dict[str, str]
    bot: str
    start: dict[str, float]
    # The weights that are changed, and the opponents; without any, the bot as it was.
    names: tuple[str, ...]
    against: tuple[str, ...]
    files: dict[str, str]
    series: int
    population: int
    step: float
    renew: int
    seed: int
    rules: int
    # What a series is worth: wins, or points ahead, which tell more in few games.
    by: str = WINS
    # Automas that candidates play against, each in its own kind of game.
    automas: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """The settings as plain data."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return plain


@dataclass(frozen=True)
class Generation:
    """What the candidates of a generation were worth; the log is made of these."""

    number: int
    worths: tuple[float, ...]
    games: int

    def line(self) -> str:
        """The generation as a line of the log."""
        return json.dumps({"generation": self.number, "worths": self.worths, "games": self.games})


def check_library() -> None:
    """Refuse to tune without the library; raises BadOptions."""
    try:
        with warnings.catch_warnings():
            # It misses a library for drawing, which nobody needs here.
            warnings.simplefilter("ignore")
            import cma  # type: ignore[import-untyped]  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise BadOptions("tuning needs the package cma: install areopolis[arena]") from error


@final
class Search:
    """The search for better weights: candidates as factors of the weights at the start, on a scale of logarithms."""

    def __init__(self, settings: Settings) -> None:
        check_library()
        import cma
        import numpy as np

        self.settings: Final = settings
        chance = np.random.RandomState(settings.seed % (1 << 32))
        self._evolution: Final = cma.CMAEvolutionStrategy(
            [0.0] * len(settings.names),
            settings.step,
            {"popsize": settings.population, "randn": chance.randn, "seed": np.nan, "verbose": -9, "maxiter": math.inf},
        )
        self.number: int = 0
        self.games: int = 0
        # The weights that candidates play against, if no other opponents are named.
        self.champion: dict[str, float] = settings.start
        self._points: list[Any] = []

    def candidates(self) -> list[dict[str, float]]:
        """The weights to be tried in this generation."""
        self._points = self._evolution.ask()
        return [self.weights_at(point) for point in self._points]

    def learn(self, generation: Generation) -> None:
        """Go on from what the candidates were worth."""
        if not self._points:
            self.candidates()
        self._evolution.tell(self._points, [-worth for worth in generation.worths])
        self._points = []
        self.number += 1
        self.games += generation.games
        if self.settings.renew and self.number % self.settings.renew == 0:
            self.champion = self.weights()

    def weights(self) -> dict[str, float]:
        """The weights in the middle of the search."""
        return self.weights_at([float(factor) for factor in self._evolution.result.xfavorite])

    def weights_at(self, point: Sequence[float]) -> dict[str, float]:
        """The weights that a point of the search stands for."""
        changed = {
            name: rounded(self.settings.start[name] * math.exp(float(factor)))
            for name, factor in zip(self.settings.names, point, strict=True)
        }
        return {**self.settings.start, **changed}

    def series_of(self, candidate: dict[str, float]) -> list[tuple[Duel, list[Match]]]:
        """The games of a candidate in this generation: against every opponent, on seeds that are new."""
        settings = self.settings
        texts = {**settings.files, CANDIDATE: weights_text(candidate), BEFORE: weights_text(self.champion)}
        own = with_weights(settings.bot, CANDIDATE)
        opponents = settings.against or (with_weights(settings.bot, BEFORE),)
        first = self.number * settings.series
        kinds = kinds_of(settings.game, settings.options, settings.automas).values()
        duels = [duel(settings.game, kind, own, other, files=texts) for kind in kinds for other in opponents]
        return [(one, one.series(i, settings.seed, first)) for one in duels for i in range(settings.series)]

    def play(self, workers: Workers) -> Generator[Result, None, Generation]:
        """Play a generation; what is the same for all candidates is played once."""
        planned = [self.series_of(candidate) for candidate in self.candidates()]
        jobs: dict[tuple[object, ...], Job] = {}
        for series in planned:
            for _duel, matches in series:
                for match in matches:
                    jobs.setdefault(key_of(match.job), match.job)
        results: dict[tuple[object, ...], Result] = {}
        for key, result in zip(jobs, run(workers, play, list(jobs.values())), strict=True):
            results[key] = result
            yield result
        worths = [
            fmean(
                [self.worth(one, matches, [results[key_of(match.job)] for match in matches]) for one, matches in series]
            )
            for series in planned
        ]
        return Generation(self.number, tuple(worths), len(jobs))

    def worth(self, one: Duel, matches: list[Match], results: list[Result]) -> float:
        """What a series is worth to the candidate: its points ahead, or its wins and a little for points."""
        tally = Tally(one)
        tally.add(matches, results)
        if self.settings.by == POINTS:
            return tally.leads[0]
        return tally.shares[0] + LEAD_SHARE * math.tanh(tally.leads[0] / LEAD)


def kinds_of(game: str, options: dict[str, str], automas: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """The options of the kinds of games that are played, by the automa in them, if any; raises BadOptions."""
    known = games()[game].automas()
    for name in automas:
        if name not in known:
            raise BadOptions(f"there is no automa '{name}' in {game}; there are: {', '.join(known)}")
    return {name: merged(game, options, known[name]) for name in automas} or {"": options}


def key_of(job: Job) -> tuple[object, ...]:
    """What a game depends on: its options and seed, and the bots with the texts of their files."""
    texts = [job.files.get(word.partition("=")[2], "") for bot in job.bots for word in bot.split(":")]
    return (*job.options.items(), job.seed, job.bots, tuple(texts))


def unseen(settings: Settings, generations: int, series: int) -> int:
    """From which number on series are drawn whose seeds tuning has never seen."""
    seen = {game_seed(settings.seed, number) for number in range(generations * settings.series)}
    first = UNSEEN
    while seen & {game_seed(settings.seed, first + i) for i in range(series)}:
        first += series
    return first


def check_duels(settings: Settings, weights: dict[str, float]) -> dict[str, Duel]:
    """The duels at the end, by automa, if any: the bot with its new weights against the bot as it was."""
    texts = {**settings.files, CANDIDATE: weights_text(weights), BEFORE: weights_text(settings.start)}
    own, before = (with_weights(settings.bot, name) for name in (CANDIDATE, BEFORE))
    kinds = kinds_of(settings.game, settings.options, settings.automas)
    return {name: duel(settings.game, kind, own, before, files=texts) for name, kind in kinds.items()}


def with_weights(bot: str, file: str) -> str:
    """The bot with its weights from a file."""
    return ":".join([*[word for word in bot.split(":") if not word.startswith(f"{PARAMETER}=")], f"{PARAMETER}={file}"])


def weights_text(weights: dict[str, float], origin: dict[str, object] | None = None) -> str:
    """Weights as a file, with where they come from."""
    lines = [] if origin is None else ["[origin]", *[f"{name} = {told(value)}" for name, value in origin.items()], ""]
    return "\n".join([*lines, "[weights]", *[f"{name} = {weight!r}" for name, weight in weights.items()], ""])


def told(value: object) -> str:
    """A text, a number or a list of texts as TOML writes them."""
    return json.dumps(value, ensure_ascii=False)


def rounded(weight: float) -> float:
    """A weight with so many figures as matter."""
    return float(f"{weight:.{FIGURES}g}")


def resumed(settings: Settings, log: str, refuse: Callable[[str], BadOptions]) -> Search:
    """The search as far as its log goes; a last line that was cut off is played again. Raises BadOptions."""
    search = Search(settings)
    head, *lines = log.split("\n")[:-1] or [""]
    if head and json.loads(head) != settings.data():
        raise refuse("the tuning that it belongs to had other settings")
    for line in lines:
        entry = json.loads(line)
        if entry["generation"] != search.number or len(entry["worths"]) != settings.population:
            raise refuse(f"generation {entry['generation']} is out of place")
        search.learn(Generation(entry["generation"], tuple(entry["worths"]), entry["games"]))
    return search
