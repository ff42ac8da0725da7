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


class Hurry:
    """Somebody who wants the colony to grow soon, and moves little."""

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
            wanted = (self.rng.random() < 0.25 and starting(options, "bot")) or starting(options, "done")
        elif kind == "travel":
            wanted = starting(options, "travel") if self.rng.random() < 0.85 else []
        else:
            wanted = []
        rest = [one for one in options if not one.startswith(FREE)]
        return self.rng.choice(wanted or rest or options)

    def _turn(self, options: Sequence[str]) -> str:
        if self.rng.random() < 0.3:
            executive = starting(options, "executive", "building", "scientist")
            if executive:
                return self.rng.choice(executive)
        if self.rng.random() < 0.8:
            main = starting(options, *MAIN)
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


class Fond(Hurry):
    """Somebody in a hurry who mostly takes what begins with some words, the first of them first."""

    def __init__(self, seed: int, *words: str) -> None:
        super().__init__(seed)
        self.words: Final = words

    def among(self, kind: str, options: Sequence[str]) -> str:
        """One of those, if there are any."""
        wanted = starting(options, *self.words) if self.rng.random() < 0.7 else []
        return self.rng.choice(wanted) if wanted else super().among(kind, options)
