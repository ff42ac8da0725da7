"""A game as the other layers know it: a name, a version of its rules, and how to set it up."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.position import Position

P_co = TypeVar("P_co", bound=Position, covariant=True)
# Two seeds of this range are two games.
SEEDS: Final = 1 << 63


class Game(Generic[P_co]):
    """What stands behind the constant GAME of every game's package."""

    def __init__(self, name: str, rules: int) -> None:
        self.name: Final = name
        # Raised only when the same choices lead to another position; stored in every record.
        self.rules: Final = rules

    def new(self, options: dict[str, str], seed: int) -> P_co:
        """A game at its first decision; raises BadOptions."""
        check_seed(seed)
        return self.set_up(options, seed)

    def set_up(self, options: dict[str, str], seed: int) -> P_co:
        """A game with these options at its first decision; raises BadOptions."""
        raise AssertionError("every game has its own")

    def restore(self, data: dict[str, object]) -> P_co:
        """The position that `Position.data` described."""
        raise AssertionError("every game has its own")

    def variants(self) -> list[dict[str, str]]:
        """Options that between them show everything that the game can be; tests play all of them."""
        raise AssertionError("every game has its own")

    def names(self) -> dict[str, str]:
        """English names of components, by their key in the phrase book."""
        raise AssertionError("every game has its own")


def check_seed(seed: int) -> None:
    """Refuse a seed that is none; raises BadOptions."""
    if not -SEEDS <= seed < SEEDS:
        # Not the number itself: one of some thousand digits cannot be written.
        raise BadOptions("a seed is a whole number from -2^63 to 2^63 - 1")
