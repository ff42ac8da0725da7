"""The ladder: every bot against every other one and against every automa, and a rating for each."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from areopolis.arena.duel import Duel, Match, Tally, duel
from areopolis.arena.rating import Pairing, Rating, rate
from areopolis.arena.simulate import Result, play
from areopolis.arena.work import run
from areopolis.arena.workers import Workers
from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.option import PLAYERS

# Whose rating is 0, if it plays.
ANCHOR: Final = "random"
TWO: Final = "2"


@dataclass(frozen=True)
class Meeting:
    """Two of the ladder, and the duel between them."""

    first: str
    second: str
    tally: Tally


class Ladder:
    """All who meet, and what came of it."""

    def __init__(self, game: str, options: dict[str, str], bots: tuple[str, ...], automas: tuple[str, ...]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.bots: Final = bots
        self.automas: Final = automas
        self.names: Final = (*bots, *automas)
        known = games()[game].automas()
        self.meetings: Final = [
            *[
                Meeting(first, second, Tally(duel(game, options, first, second)))
                for place, first in enumerate(bots)
                for second in bots[place + 1 :]
            ],
            *[
                Meeting(bot, automa, Tally(duel(game, merged(game, options, known[automa]), bot)))
                for automa in automas
                for bot in bots
            ],
        ]

    def fight(self, workers: Workers, number: int, seed: int) -> Generator[Result]:
        """Play so many games of every meeting, in turn, so that all have as many if it is stopped."""
        planned = [(meeting.tally, series) for i in range(number) for meeting, series in self.turn(i, number, seed)]
        with closing(run(workers, play, [match.job for _tally, series in planned for match in series])) as played:
            for tally, series in planned:
                results: list[Result] = []
                while len(results) < len(series):
                    results.append(next(played))
                    yield results[-1]
                tally.add(series, results)

    def turn(self, i: int, number: int, seed: int) -> Iterable[tuple[Meeting, list[Match]]]:
        """The next series of those meetings that have not had their games yet."""
        return [
            (meeting, meeting.tally.duel.series(i, seed))
            for meeting in self.meetings
            if i < series_of(meeting.tally.duel, number)
        ]

    def games(self, number: int) -> int:
        """How many games are played in all."""
        duels = [meeting.tally.duel for meeting in self.meetings]
        return sum([series_of(one, number) * one.length for one in duels])

    def ratings(self) -> dict[str, Rating]:
        """The ratings by name, the best first. The random bot has 0, or else the first one."""
        anchor = self.names.index(ANCHOR) if ANCHOR in self.names else 0
        pairings = [
            Pairing(
                self.names.index(meeting.first), self.names.index(meeting.second),
                tuple(meeting.tally.shares), meeting.tally.duel.length,
            )
            for meeting in self.meetings
        ]  # fmt: skip
        rated = zip(self.names, rate(len(self.names), pairings, anchor), strict=True)
        return dict(sorted(rated, key=lambda pair: -pair[1].mean))

    def data(self) -> dict[str, object]:
        """Everything in figures."""
        return {
            "ratings": [
                {
                    "name": name,
                    "automa": name in self.automas,
                    "rating": round(rating.mean),
                    "low": round(rating.low),
                    "high": round(rating.high),
                    **self.record(name),
                }
                for name, rating in self.ratings().items()
            ],
            "meetings": [
                {"first": meeting.first, "second": meeting.second, **meeting.tally.data()} for meeting in self.meetings
            ],
        }

    def record(self, name: str) -> dict[str, object]:
        """How many games a player has had, and which share of them it has won."""
        shares: list[tuple[float, int]] = []
        for meeting in self.meetings:
            if name in {meeting.first, meeting.second}:
                mean = meeting.tally.share.mean
                shares.append((mean if name == meeting.first else 1 - mean, meeting.tally.games))
        total = sum([number for _share, number in shares])
        return {"games": total, "wins": round(sum([share * number for share, number in shares]) / max(total, 1), 4)}


def series_of(duel: Duel, number: int) -> int:
    """How many series make so many games."""
    return -(-number // duel.length)


def merged(game: str, options: dict[str, str], automa: dict[str, str]) -> dict[str, str]:
    """The options of a game against an automa, and otherwise as among bots."""
    return games()[game].check_options({**options, **automa})


def ladder(game: str, options: dict[str, str], bots: tuple[str, ...], automas: tuple[str, ...]) -> Ladder:
    """The ladder of bots and automas; raises BadOptions."""
    if options.get(PLAYERS) != TWO:
        raise BadOptions("a ladder is made of games of two: leave out --players and --solo")
    known = games()[game].automas()
    for name in automas:
        if name not in known:
            there = f"; there are: {', '.join(known)}" if known else ""
            raise BadOptions(f"there is no automa '{name}' in {game}{there}")
    twice = [name for name in bots if bots.count(name) > 1] + [name for name in automas if automas.count(name) > 1]
    if twice:
        raise BadOptions(f"'{twice[0]}' is named twice")
    if len(bots) + len(automas) < 2 or not bots:
        raise BadOptions("a ladder needs a bot and somebody to play against")
    made = Ladder(game, options, bots, automas)
    if made.meetings[0].second in bots and made.meetings[0].tally.duel.apart:
        raise BadOptions("automas are on the ladder by themselves: leave out the option that seats one")
    return made
