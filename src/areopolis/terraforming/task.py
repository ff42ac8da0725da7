"""Tasks: what is still to happen, as data on the agenda of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.agenda import Task as AnyTask

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position  # noqa: F401 - the base class names it


class Task(AnyTask["Position"]):
    """A step of a game of Terraforming Mars."""


class SeatTask(Task):
    """A step that one seat must take."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
