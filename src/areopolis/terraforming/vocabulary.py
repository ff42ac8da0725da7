"""What every word of the vocabulary can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.forms import Icon
from areopolis.kernel.ref import Ref
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text, Why

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# In which order simultaneous parts are done unless the player may want another (see rules/resolve.py).
NOW: Final = 0
DRAWS: Final = 1
CHOICES: Final = 2
HARMS: Final = 3
LOSSES: Final = 4

# What a part with a choice may change for another one: it asks for cards of the hand, may bring cards to it, places an
# ocean, or places another tile.
USES_HAND: Final = 1
BRINGS_CARDS: Final = 2
PLACES_OCEAN: Final = 4
PLACES_TILE: Final = 8

# More steps of rating than any card brings: a bound for what nobody has counted.
MANY_STEPS: Final = 1000


class Effect(Value):
    """A one-time effect. `seat` is whose effect it is, `card` the card it stands on (-1: none)."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """Why the effect cannot be carried out; None when it can."""
        return None

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Carry it out, or ask what it needs to know."""

    def stage(self, pos: Position, seat: int) -> int:
        """When it is done among parts that happen at once."""
        return NOW

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """What the choice in it may change for the choices of other parts."""
        return 0

    def promises(self, pos: Position, seat: int, card: int, resource: int, production: bool) -> int:
        """How much of a resource (or of its production) it will give the seat."""
        return 0

    def keeps(self, resource: int) -> int:
        """How much of a resource it will take from the seat, so that nothing else can be paid with it."""
        return 0

    def most_steps(self) -> int:
        """The most steps of rating that it may bring, those by a bonus included, if it takes no money; else many."""
        return MANY_STEPS

    def about(self) -> tuple[Ref, ...]:
        """The things on the table that the choice of it is about."""
        return ()

    def word(self) -> str:
        """One word for it in the notation of a choice."""
        return type(self).__name__.lower()

    def text(self) -> Text:
        """The sentence on the card."""
        return Text(f"effect.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")


class Steady(Effect):
    """An effect that raises no rating, and takes no money that its player would rather keep."""

    def most_steps(self) -> int:
        """None."""
        return 0


class Lasting(Value):
    """A lasting effect of a card in play."""

    def enter(self, player: Player) -> None:
        """Take hold when the card enters play."""

    def leave(self, player: Player) -> None:
        """Let go when the card leaves play, as only policies do."""

    def reaction(self, moment: int, owner: int, seat: int, detail: int, card: int) -> Effect | None:
        """What follows for the owner of a moment that a seat brought about; None if nothing does."""
        return None

    def most_steps(self) -> int:
        """The most steps of rating that a reaction may bring."""
        return 0

    def text(self) -> Text:
        """The sentence on the card."""
        return Text(f"lasting.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")


class Need(Value):
    """A requirement for playing a card."""

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Why the requirement does not hold; None when it does."""
        return None

    def why_short(self, player: Player, wild: int) -> Why | None:
        """Why it does not hold with so many wild tags, for one that counts tags."""
        return None

    def wild(self, player: Player) -> int:
        """How many wild tags must stand for tags that are missing."""
        return 0

    def text(self) -> Text:
        """The requirement as it stands on the card."""
        return Text(f"need.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")


class Count(Value):
    """A number that is counted on the table."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return 0

    def text(self) -> Text:
        """What is counted, as in «for every …»."""
        return Text(f"count.{type(self).__name__.lower()}")

    def icons(self) -> list[Icon]:
        """The same as a drawing."""
        raise AssertionError("every word has its own")
