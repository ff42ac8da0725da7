"""A game as the other layers know it: a name, a version of its rules, and how to set it up."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.position import Position


class Game:
    """What stands behind the constant GAME of every game's package."""

    def __init__(self, name: str, rules: int) -> None:
        self.name: Final = name
        # Raised only when the same choices lead to another position; stored in every record.
        self.rules: Final = rules

    def new(self, options: dict[str, str], seed: int) -> Position:
        """A game at its first decision; raises BadOptions."""
        raise AssertionError("every game has its own")

    def restore(self, data: dict[str, object]) -> Position:
        """The position that `Position.data` described."""
        raise AssertionError("every game has its own")

    def variants(self) -> list[dict[str, str]]:
        """Options that between them show everything that the game can be; tests play all of them."""
        raise AssertionError("every game has its own")

    def names(self) -> dict[str, str]:
        """English names of components, by their key in the phrase book."""
        raise AssertionError("every game has its own")
