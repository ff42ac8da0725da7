"""What every word of the vocabulary can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.forms import Icon
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


class Effect(Value):
    """Something that a component or an action gives to a seat."""

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """Why no part of it can be used now, or once something has been spent; None when some can."""
        return None

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Carry it out, or put on the agenda what asks for the choices in it; an optional one may be declined."""

    def only_resources(self) -> bool:
        """Whether all it gives is resources, which are of no use to Lacerda."""
        return False

    def uses_building(self) -> bool:
        """Whether it is the use of an own advanced building."""
        return False

    def text(self) -> Text:
        """What it does, in words."""
        return Text(f"om.effect.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")


class Condition(Value):
    """Something that holds for a seat, or does not."""

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """How far a seat is, and how far it must be."""
        raise AssertionError("every word has its own")

    def holds(self, pos: Position, seat: int) -> bool:
        """Whether it holds now."""
        there, needed = self.progress(pos, seat)
        return there >= needed

    def text(self) -> Text:
        """The condition in words."""
        return Text(f"om.need.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")
