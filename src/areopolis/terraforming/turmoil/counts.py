"""What global events count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon
from areopolis.kernel.why import Text
from areopolis.terraforming.board import NEXT, ON_MARS
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.icons import ANY, CARD, RATING, event_tag, produces, tile
from areopolis.terraforming.rules.tiles import count_tiles
from areopolis.terraforming.terms import ACTIVE, CITY, KINDS, OCEAN, RESOURCES
from areopolis.terraforming.vocabulary import Count

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class OwnEvents(Count):
    """Events that the seat has played."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return len(pos.players[seat].events)

    def icons(self) -> list[Icon]:
        """Events."""
        return [event_tag()]


@final
class FivesOfRating(Count):
    """Every five steps of rating above a number."""

    def __init__(self, above: int) -> None:
        self.above: Final = above

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return max(pos.players[seat].tr - self.above, 0) // 5

    def text(self) -> Text:
        """Every five steps."""
        return Text("count.fives", self.above)

    def icons(self) -> list[Icon]:
        """Five steps of rating."""
        return [icon(RATING, amount=5), icon(RATING, "above", self.above)]


@final
class OwnCities(Count):
    """Cities of the seat, on and off Mars."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return count_tiles(pos, seat, CITY)

    def icons(self) -> list[Icon]:
        """Cities."""
        return [tile(CITY)]


@final
class TilesAtSea(Count):
    """Own tiles with an ocean beside them."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([1 for s in ON_MARS if pos.owners[s] == seat and any([pos.tiles[n] == OCEAN for n in NEXT[s]])])

    def icons(self) -> list[Icon]:
        """Tiles beside oceans."""
        return [icon("tile", ANY), tile(OCEAN)]


@final
class BlueCards(Count):
    """Active cards of the seat; a corporation is none."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([1 for played in pos.players[seat].in_play if BY_ID[played].kind == ACTIVE])

    def icons(self) -> list[Icon]:
        """Active cards."""
        return [icon(CARD, KINDS[ACTIVE])]


@final
class ProductionOf(Count):
    """The production of a resource."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return pos.players[seat].production[self.resource]

    def text(self) -> Text:
        """Every step."""
        return Text(f"count.production.{RESOURCES[self.resource]}")

    def icons(self) -> list[Icon]:
        """The production."""
        return [produces(self.resource)]
