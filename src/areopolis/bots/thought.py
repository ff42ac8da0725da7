"""What a bot thinks: its answers in their order, what it expects of each, and why."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.decision import Choice
from areopolis.kernel.evaluation import Term

# As many reasons as one likes to read.
REASONS: Final = 3


@final
class Idea:
    """An answer: the points of lead that the bot expects after it, and what it changes, the largest change first."""

    def __init__(self, choice: Choice, outcome: float, terms: tuple[Term, ...] = ()) -> None:
        self.choice: Final = choice
        self.outcome: Final = outcome
        self.terms: Final = terms

    def reasons(self, most: int = REASONS) -> list[Term]:
        """The changes that matter most."""
        return list(self.terms[:most])


@final
class Thought:
    """The answers that a bot has thought about, the best first; there is always one."""

    def __init__(self, ideas: list[Idea]) -> None:
        self.ideas: Final = tuple(ideas)

    def best(self) -> Choice:
        """What the bot would choose."""
        return self.ideas[0].choice


def outcome_of(idea: Idea) -> float:
    """For sorting: the best first."""
    return -idea.outcome
