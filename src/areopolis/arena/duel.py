"""Duels: two bots on the same seeds, each on every seat.

The games on one seed are a series. Where several sit at the table, a series has as many games as there are seats for
bots, and everybody sits on each of them once; of two players it is a pair. Where one bot sits alone, or against an
automa, a series is one game of each bot. The games of a series have their luck in common, so intervals are computed by
series.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Final

from areopolis.arena.files import files_of
from areopolis.arena.interval import Interval, mean_interval, share_interval
from areopolis.arena.sequential import Hypotheses
from areopolis.arena.simulate import Job, Result, game_seed, play
from areopolis.arena.work import run
from areopolis.arena.workers import Workers
from areopolis.bots import limits, make
from areopolis.games import games
from areopolis.kernel.errors import BadOptions

# Who sits on a seat: the first bot, the second, further ones by number, or the automa.
FIRST: Final = 0
SECOND: Final = 1
AUTOMA: Final = -1


@dataclass(frozen=True)
class Match:
    """A game of a duel: the job, and by seat who sits there."""

    job: Job
    roles: tuple[int, ...]


@dataclass(frozen=True)
class Duel:
    """What is played: the bots, the first one against the second, others that fill further seats."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    # Seats for bots, and the name of the automa that has a seat besides.
    seats: tuple[int, ...]
    automa: str
    size: int
    # The texts of the files that bots name.
    files: dict[str, str]

    @property
    def apart(self) -> bool:
        """Whether the bots never meet: each plays its own games on the same seeds."""
        return len(self.seats) == 1

    @property
    def length(self) -> int:
        """How many games a series has."""
        return len(self.bots)

    @property
    def even(self) -> float | None:
        """The share of wins of the first bot if all were equal; one alone has none."""
        return None if len(self.bots) == 1 else 1 / 2 if self.apart else 1 / len(self.bots)

    def series(self, number: int, seed: int, first: int = 0) -> list[Match]:
        """The games on one seed; those of the first series are numbered from 0 on."""
        drawn = game_seed(seed, first + number)
        matches = []
        for turn in range(self.length):
            roles = [AUTOMA] * self.size
            for place, seat in enumerate(self.seats):
                roles[seat] = turn if self.apart else (place - turn) % len(self.bots)
            seated = tuple(self.automa if role == AUTOMA else self.bots[role] for role in roles)
            job = Job(number * self.length + turn, self.game, self.options, seated, drawn, files=self.files)
            matches.append(Match(job, tuple(roles)))
        return matches


def duel(
    game: str,
    options: dict[str, str],
    first: str,
    second: str = "",
    others: tuple[str, ...] = (),
    files: dict[str, str] | None = None,
) -> Duel:
    """A duel of two bots, or the games of one alone; files that bots name are read if not given. Raises BadOptions."""
    if game not in games():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(games())}")
    pos = games()[game].new(options, 0)
    seats = tuple(seat for seat in range(pos.seats()) if not pos.automa(seat))
    automa = "".join([pos.automa(seat).lower() for seat in range(pos.seats()) if seat not in seats])
    bots = (first, *([second] if second else []), *others)
    texts = files
    if texts is None:
        for bot in bots:
            make(bot, 0)
        texts = files_of(bots)
    if len(seats) == 1:
        if others:
            raise BadOptions("there is one seat for a bot in this game: leave out --others")
        return Duel(game, options, bots, seats, automa, pos.seats(), texts)
    if not second:
        raise BadOptions("name the bot to play against")
    if len(bots) > len(seats):
        raise BadOptions(f"{len(bots)} bots are named, the game has {len(seats)} seats for them")
    bots += bots[-1:] * (len(seats) - len(bots))
    return Duel(game, options, bots, seats, automa, pos.seats(), texts)


@dataclass
class Side:
    """What one of the bots, or the automa, did in all games."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0

    def add(self, result: Result, seat: int) -> None:
        """Count the game of a seat in."""
        thinking = result.thinking[seat]
        self.games += 1
        self.wins += credit(result, seat)
        self.scores.append(result.scores[seat])
        self.choices += thinking.choices
        self.seconds += thinking.seconds
        self.longest = max(self.longest, thinking.longest)
        self.late += thinking.late

    def data(self, automa: bool) -> dict[str, object]:
        """The side in figures; an automa does not think."""
        figures: dict[str, object] = {
            "bot": self.name,
            "seats": self.games,
            "wins": round(self.wins / self.games, 4),
            "score": round(fmean(self.scores), 2),
            "spread": round(pstdev(self.scores), 2),
        }
        if automa:
            return figures
        limit = limits(self.name).seconds
        return figures | {
            "choices": self.choices,
            "time": round(self.seconds / max(self.choices, 1), 6),
            "longest": round(self.longest, 6),
            "limit": limit,
            "late": self.late,
            "overrun": round(max(self.longest / limit - 1, 0.0), 4) if limit else 0.0,
        }


class Tally:
    """What the series of a duel say together."""

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.games: int = 0
        # By series: the share of the first bot, and how many points it was ahead.
        self.shares: Final[list[float]] = []
        self.leads: Final[list[float]] = []
        self.lengths: Final[list[int]] = []
        self.unit: str = ""
        self.sides: Final[dict[int, Side]] = {}

    def add(self, matches: Sequence[Match], results: Sequence[Result]) -> None:
        """Count a whole series in."""
        shares, leads = [], []
        for match, result in zip(matches, results, strict=True):
            for seat, role in enumerate(match.roles):
                self.sides.setdefault(role, Side(result.bots[seat])).add(result, seat)
            self.unit, length = length_of(result)
            self.lengths.append(length)
            self.games += 1
            if not self.duel.apart:
                seat = match.roles.index(FIRST)
                shares.append(credit(result, seat))
                leads.append(lead(result, seat))
        if self.duel.apart:
            (seat,) = self.duel.seats
            won = [credit(result, seat) for result in results]
            ahead = [lead(result, seat) for result in results]
            shares = [won[FIRST] if len(won) == 1 else (1 + won[FIRST] - won[SECOND]) / 2]
            leads = [ahead[FIRST] if len(won) == 1 else ahead[FIRST] - ahead[SECOND]]
        self.shares.append(fmean(shares))
        self.leads.append(fmean(leads))

    @property
    def share(self) -> Interval:
        """The share of the first bot: its wins, or how often it did better than the other on the same seed."""
        return share_interval(self.shares)

    @property
    def lead(self) -> Interval:
        """How many points the first bot was ahead of the best of the others."""
        return mean_interval(self.leads)

    def data(self) -> dict[str, object]:
        """Everything in figures."""
        return {
            "series": len(self.shares),
            "games": self.games,
            "share": self.share.data(),
            "even": None if self.duel.even is None else round(self.duel.even, 4),
            "lead": self.lead.data(),
            "length": {
                "unit": self.unit,
                "mean": round(fmean(self.lengths), 2),
                "least": min(self.lengths),
                "most": max(self.lengths),
            }
            if self.lengths
            else None,
            "sides": [self.sides[role].data(role == AUTOMA) for role in roles_of(self.sides)],
        }


def roles_of(sides: dict[int, Side]) -> list[int]:
    """The roles, the automa last."""
    return sorted(sides, key=lambda role: (role == AUTOMA, role))


def credit(result: Result, seat: int) -> float:
    """What a seat has won: a shared win counts in parts."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def lead(result: Result, seat: int) -> float:
    """How many points a seat is ahead of the best other one; alone, its points."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - (max(others) if others else 0))


def length_of(result: Result) -> tuple[str, int]:
    """How long a game took: the first of its facts, such as its generations; else its choices."""
    for name, value in result.facts.items():
        if isinstance(value, int):
            return name, value
        break
    return "choices", result.choices


def fight(
    tally: Tally, workers: Workers, number: int, seed: int, test: Hypotheses | None = None, first: int = 0
) -> Generator[Result]:
    """Play so many series, or until the test has decided; whole series are counted in.

    With a number to begin from, series are drawn that a shorter duel has not played.
    """
    planned = [tally.duel.series(i, seed, first) for i in range(number)]
    with closing(run(workers, play, [match.job for series in planned for match in series])) as played:
        for series in planned:
            results: list[Result] = []
            while len(results) < len(series):
                results.append(next(played))
                if len(results) == len(series):
                    tally.add(series, results)
                yield results[-1]
            if test is not None and test.verdict(tally.shares):
                return
