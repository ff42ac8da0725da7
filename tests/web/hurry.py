"""Somebody who brings a game of On Mars to its end sooner than chance would."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.position import Position

# What is done in a turn if it can be, the best first; and what does not bring the end nearer.
MAIN: Final = ("act construct", "act upgrade", "act welcome", "act hire", "act control")
FREE: Final = ("complete", "pledge", "deliver", "stay")
# What brings the end a third sooner: buildings and ships first, supplies in orbit, and down again.
SOONER: Final = (
    "act construct",
    "act welcome",
    "act upgrade",
    "act resupply",
    "act landing",
    "act hire",
    "act control",
)


class Hurry:
    """Somebody who wants the colony to grow soon, and moves little."""

    main: Sequence[str] = MAIN
    # How often it does a main action of those, an executive action, and a step of a bot.
    mainly = 0.8
    executive = 0.3
    bots = 0.25

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, _pos: Position, _seat: int, decision: Decision) -> Choice:
        """One of the options."""
        notations = decision.notations()
        return decision.options[notations.index(self.among(decision.kind, notations))]

    def among(self, kind: str, options: Sequence[str]) -> str:
        """One of the options of a kind of question, by its first words."""
        if kind == "turn":
            return self._turn(options)
        if kind == "move":
            wanted = (self.rng.random() < self.bots and starting(options, "bot")) or starting(options, "done")
        elif kind == "travel":
            wanted = starting(options, "travel") if self.rng.random() < 0.85 else []
        else:
            wanted = []
        rest = [one for one in options if not one.startswith(FREE)]
        return self.rng.choice(wanted or rest or options)

    def _turn(self, options: Sequence[str]) -> str:
        if self.rng.random() < self.executive:
            executive = starting(options, "executive", "building", "scientist")
            if executive:
                return self.rng.choice(executive)
        if self.rng.random() < self.mainly:
            main = starting(options, *self.main)
            if main:
                return self.rng.choice(main)
        acts = starting(options, "act")
        return self.rng.choice(acts or starting(options, "end") or options)


def starting(options: Sequence[str], *words: str) -> list[str]:
    """The options that begin with the first of some words that any of them begins with."""
    for word in words:
        fitting = [one for one in options if one.startswith(word)]
        if fitting:
            return fitting
    return []


class Haste(Hurry):
    """Somebody in a greater hurry, who also delivers and completes goals: plays whole games."""

    main: Sequence[str] = SOONER
    mainly = 0.9
    executive = 0.6
    bots = 0.5

    def among(self, kind: str, options: Sequence[str]) -> str:
        """One of the options of a kind of question, by its first words."""
        goals = starting(options, "complete", "deliver") if kind == "turn" and self.rng.random() < 0.5 else []
        return self.rng.choice(goals) if goals else super().among(kind, options)


class Fond(Hurry):
    """Somebody in a hurry who mostly takes what begins with some words, the first of them first."""

    def __init__(self, seed: int, *words: str) -> None:
        super().__init__(seed)
        self.words: Final = words

    def among(self, kind: str, options: Sequence[str]) -> str:
        """One of those, if there are any."""
        wanted = starting(options, *self.words) if self.rng.random() < 0.7 else []
        return self.rng.choice(wanted) if wanted else super().among(kind, options)
