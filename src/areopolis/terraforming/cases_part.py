"""What an expansion adds to cases from outside: what is given of it, its steps, and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from areopolis.kernel.agenda import Task
    from areopolis.terraforming.whole import WholePosition


class ExpansionCases:
    """Adds nothing by itself; an expansion overrides what it needs."""

    def __init__(self, name: str) -> None:
        # That of the expansion; the options and the situation of a case have it under this name.
        self.name: Final = name

    def give(self, pos: WholePosition, given: dict[str, Any]) -> None:
        """Put what is given in place, before anything else."""

    def mark(self, pos: WholePosition, given: dict[str, Any]) -> bool:
        """Put in place what needs a turn that has begun; returns whether there was anything."""
        return False

    def renew(self, pos: WholePosition, given: dict[str, Any], deck_top: list[str]) -> None:
        """Set it up again in a new game as the case wants it."""

    def choices(self) -> tuple[str, ...]:
        """Its steps that are choices of a player."""
        return ()

    def notation(self, kind: str, name: str) -> str:
        """One of those steps as notation."""
        raise AssertionError("an expansion with choices says them")

    def steps(self) -> tuple[str, ...]:
        """Its steps that are parts of a generation, run by themselves."""
        return ()

    def run(self, pos: WholePosition, step: dict[str, Any], turns: list[Task[Any]]) -> None:
        """Run one of those steps; the turns lie aside meanwhile."""

    def answers(self, hint: dict[str, Any]) -> list[str]:
        """The notations that a hint may mean because of it."""
        return []

    def expects(self) -> tuple[str, ...]:
        """The names of what may be expected of it."""
        return ()

    def compare(self, pos: WholePosition, name: str, wanted: dict[str, Any]) -> list[tuple[str, Any, Any]]:
        """What is said about one part, what is expected, and what is."""
        return []


# In the order of the expansions.
PARTS: Final[list[ExpansionCases]] = []


def plays(pos: WholePosition, part: ExpansionCases) -> bool:
    """Whether the expansion is in the game of a case."""
    return part.name in [expansion.name for expansion in pos.expansions]
