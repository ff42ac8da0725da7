"""Global events as declarations: which parties they strengthen, and what they do to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text
from areopolis.terraforming.card import Printed
from areopolis.terraforming.terms import RESOURCES
from areopolis.terraforming.turmoil.parties import BOX, PARTIES
from areopolis.terraforming.turmoil.politics import influence

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

MOST_COUNTED: Final = 5


class EventPart(Value):
    """One part of a global event; parts are done from left to right, each by everybody from the first player on."""

    def do(self, pos: Position, seat: int) -> None:
        """What it does to a seat."""

    def once(self, pos: Position) -> None:
        """What it does to the planet, with the choices of the first player."""

    def text(self) -> Text:
        """The sentence on the card."""
        return Text(f"global.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")


@final
class GlobalEvent(Printed):
    """A global event: everything that is printed on it."""

    def __init__(self, number: int, name: str, revealed: int, current: int, parts: tuple[EventPart, ...]) -> None:
        super().__init__(f"G{number:02}", name, Text(f"global.G{number:02}"), "global event", BOX)
        self.number: Final = number
        # The parties that get a neutral delegate when it is revealed and when it becomes current.
        self.revealed: Final = revealed
        self.current: Final = current
        self.parts: Final = parts

    def lines(self) -> list[Text]:
        """What its parts do, from left to right."""
        return [part.text() for part in self.parts]

    def facts(self) -> dict[str, str]:
        """The parties that it strengthens."""
        return {"revealed": PARTIES[self.revealed], "current": PARTIES[self.current]}


def lose(pos: Position, seat: int, resource: int, number: int) -> None:
    """Take resources from a seat, as many as it has."""
    stock = pos.players[seat].stock
    taken = min(stock[resource], number)
    if taken > 0:
        stock[resource] -= taken
        if pos.recording:
            pos.log("lose", seat, Text(f"amount.{RESOURCES[resource]}", taken))


def counted(pos: Position, seat: int, number: int) -> int:
    """A number of at most five, raised by influence."""
    return min(MOST_COUNTED, max(number, 0)) + influence(pos, seat)


def softened(pos: Position, seat: int, number: int) -> int:
    """A number of at most five, lowered by influence, but never below nothing."""
    return max(min(MOST_COUNTED, max(number, 0)) - influence(pos, seat), 0)
