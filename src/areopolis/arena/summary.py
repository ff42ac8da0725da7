"""What many games say together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from areopolis.arena.simulate import Result


@dataclass
class Group:
    """Seats that have something in common: the bot, or what they play as."""

    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    def data(self) -> dict[str, float]:
        """The group in figures."""
        return {
            "games": self.games,
            "win_share": round(self.wins / self.games, 4),
            "score_mean": round(fmean(self.scores), 2),
            "score_spread": round(pstdev(self.scores), 2),
        }


@dataclass
class Summary:
    """Figures over many games."""

    games: int = 0
    choices: list[int] = field(default_factory=list)
    facts: dict[str, list[int]] = field(default_factory=dict)
    bots: dict[str, Group] = field(default_factory=dict)
    sides: dict[str, Group] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Count one game in; a shared win counts in parts."""
        self.games += 1
        self.choices.append(result.choices)
        for name, value in result.facts.items():
            if isinstance(value, int):
                self.facts.setdefault(name, []).append(value)
        for seat, facts in enumerate(result.seats):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            for group in (
                self.bots.setdefault(result.bots[seat], Group()),
                self.sides.setdefault(str(facts.get("side", "")), Group()),
            ):
                group.games += 1
                group.wins += won
                group.scores.append(result.scores[seat])

    def data(self) -> dict[str, object]:
        """Everything in figures."""
        return {
            "games": self.games,
            "choices_mean": round(fmean(self.choices), 1) if self.choices else 0,
            "facts": {
                name: {"mean": round(fmean(values), 2), "least": min(values), "most": max(values)}
                for name, values in self.facts.items()
            },
            "bots": {name: group.data() for name, group in sorted(self.bots.items())},
            "sides": {name: group.data() for name, group in sorted(self.sides.items())},
        }


def summarise(results: Iterable[Result]) -> Summary:
    """The summary of some results."""
    summary = Summary()
    for result in results:
        summary.add(result)
    return summary
