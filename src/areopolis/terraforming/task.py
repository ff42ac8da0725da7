"""Tasks: what is still to happen, as data on the agenda of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


class Task(Choice):
    """A step that finishes, pushes further tasks, or leaves a decision; a chosen option is a task too."""

    def run(self, pos: Position) -> None:
        """Take the step."""

    def take(self, pos: Position, items: list[int]) -> None:
        """Go on with the cards that the seat picked, for a task that asked for several."""


class SeatTask(Task):
    """A step that one seat must take."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[object, ...]:
        """The seat."""
        return (self.seat,)
