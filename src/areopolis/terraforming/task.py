"""Tasks: what is still to happen, as data on the agenda of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import Task as AnyTask
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.refs import NOWHERE

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position


class Task(AnyTask["Position"]):
    """A step of a game of Terraforming Mars."""

    def source(self) -> int:
        """What it follows from (see refs.py)."""
        return NOWHERE

    def subject(self) -> Text | None:
        """What a question with this option is about, if its kind does not say that."""
        return None

    def others(self, pos: Position) -> list[Task]:
        """Everything that a player might point at in its place, offered or not."""
        return []

    def is_covered(self, pos: Position, player: Player) -> bool:
        """Whether a player can surely pay what it may owe for steps of rating; False where nobody has counted."""
        return False

    def why_refused(self, pos: Position) -> Why | None:
        """Why it is not offered although a player might point at it; None if it is."""
        return None


class SeatTask(Task):
    """A step that one seat must take."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class OwnAffair(SeatTask):
    """A step that a seat takes for itself, beside others that take theirs: nothing in it depends on them."""

    def lane(self) -> int:
        """The seat."""
        return self.seat
