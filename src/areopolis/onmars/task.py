"""Tasks of On Mars: what is still to happen, as data on the agenda of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import Task as AnyTask

if TYPE_CHECKING:
    from areopolis.onmars.position import Position  # noqa: F401 - the base class names it


class Task(AnyTask["Position"]):
    """A step of a game of On Mars.

    A task that asks changes nothing before it asks, so that it can ask again: after a free choice, and in a position
    that was drawn from what somebody knows.
    """


class SeatTask(Task):
    """A step that one seat must take."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class HexTask(SeatTask):
    """A step of a seat on a hex."""

    def __init__(self, seat: int, hex_: int) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
