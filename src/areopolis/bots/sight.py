"""What a bot sees: its own view of the table, and positions that might be true."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.position import Position, View
from areopolis.kernel.rng import Rng


@final
class Sight:
    """The eyes of one seat. The view is made when it is looked at, so that a bot that needs none pays for none."""

    def __init__(self, pos: Position, seat: int) -> None:
        self._pos: Final = pos
        self.seat: Final = seat

    def view(self) -> View:
        """What the seat may know."""
        return self._pos.view(self.seat)

    def sample(self, rng: Rng) -> Position:
        """A position that may be the true one: what is hidden from the seat has been drawn anew."""
        pos = self._pos.view(self.seat).sample(rng)
        pos.turn_to(self.seat)
        return pos
