"""Tasks of On Mars: what is still to happen, as data on the agenda of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.agenda import Task as AnyTask
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import hex_ref

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


class Task(AnyTask["Position"]):
    """A step of a game of On Mars.

    A task that asks changes nothing before it asks, so that it can ask again: after a free choice, and in a position
    that was drawn from what somebody knows.
    """

    def source(self) -> tuple[Ref, ...]:
        """What its question follows from, beside what the agenda says (`Follows`)."""
        return ()

    def subject(self, pos: Position) -> Text | None:
        """What its question is about, if the kind of the question does not say that."""
        return None

    def others(self, pos: Position) -> list[Task]:
        """Everything that a player might point at to answer its question, offered or not."""
        return []


@final
class Follows(Task):
    """A mark on the agenda: everything above it follows from a thing, perhaps on a hex. It does nothing."""

    def __init__(self, what: str, name: str, hex_: int = -1) -> None:
        self.what: Final = what
        self.name: Final = name
        self.hex: Final = hex_

    def source(self) -> tuple[Ref, ...]:
        """The thing, and where it is."""
        thing = Ref(self.what, self.name)
        return (thing,) if self.hex < 0 else (thing, hex_ref(self.hex))


def following(ref: Ref, hex_: int = -1) -> Follows:
    """The mark for a thing."""
    return Follows(ref.kind, ref.name, hex_)


class SeatTask(Task):
    """A step that one seat must take."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class HexTask(SeatTask):
    """A step of a seat on a hex."""

    def __init__(self, seat: int, hex_: int) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
