"""Numbers that are counted on the table, for «for every …» and for victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import LEAST, icon, note, with_amount
from areopolis.kernel.why import Text
from areopolis.terraforming.board import NEXT, ON_MARS, SPACES
from areopolis.terraforming.icons import HERE, event_tag, here, tag, tile
from areopolis.terraforming.terms import ACTIONS, CITY, MC, OCEAN, TAGS, is_city
from areopolis.terraforming.vocabulary import Count

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class OwnTags(Count):
    """Face-up tags of the seat; the card being played counts."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        player = pos.players[seat]
        # A wild tag counts in the owner's own actions only, never in the end.
        wild = player.wild if pos.phase == ACTIONS and seat == pos.active else 0
        return player.tags[self.tag] + wild

    def text(self) -> Text:
        """Own tags of a kind."""
        return Text(f"count.tag.{TAGS[self.tag]}")

    def icons(self) -> list[Icon]:
        """The tag."""
        return [tag(self.tag)]


@final
class PlainTags(Count):
    """Face-up tags of the seat; wild tags do not count, as in events and for points."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return pos.players[seat].tags[self.tag]

    def text(self) -> Text:
        """Own tags."""
        return Text(f"count.tag.{TAGS[self.tag]}")

    def icons(self) -> list[Icon]:
        """The tag."""
        return [tag(self.tag)]


@final
class OpponentTags(Count):
    """Face-up tags of all opponents together."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([player.tags[self.tag] for player in pos.players if player.seat != seat])

    def text(self) -> Text:
        """Tags of opponents."""
        return Text(f"count.opponents.{TAGS[self.tag]}")

    def icons(self) -> list[Icon]:
        """The tag of others."""
        return [tag(self.tag, anyone=True), note("opponents")]


@final
class Cities(Count):
    """City tiles of all players, on Mars only or everywhere."""

    def __init__(self, on_mars: bool = False) -> None:
        self.on_mars: Final = on_mars

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return sum([1 for tile in pos.tiles[: ON_MARS.stop if self.on_mars else SPACES] if is_city(tile)])

    def text(self) -> Text:
        """Cities."""
        return Text("count.cities.mars" if self.on_mars else "count.cities")

    def icons(self) -> list[Icon]:
        """Cities of anybody."""
        return [tile(CITY, anyone=True), note("mars")] if self.on_mars else [tile(CITY, anyone=True)]


@final
class EventsPlayed(Count):
    """Events that all players have ever played."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        people = sum([len(player.events) for player in pos.players])
        # The money production of an automa is its track of events.
        return people + sum([player.production[MC] for player in pos.players if player.automa])

    def icons(self) -> list[Icon]:
        """Events of anybody."""
        return [event_tag(anyone=True)]


@final
class Here(Count):
    """Resources on the card itself."""

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return pos.players[seat].holdings.get(card, 0)

    def text(self) -> Text:
        """Resources here."""
        return Text("count.here")

    def icons(self) -> list[Icon]:
        """What lies here."""
        return [here()]


@final
class Beside(Count):
    """Tiles of a kind beside the special tile of the card: oceans, or cities."""

    def __init__(self, special: int, tile: int) -> None:
        self.special: Final = special
        self.tile: Final = tile

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        for space in ON_MARS:
            if pos.tiles[space] == self.special:
                around = [pos.tiles[beside] for beside in NEXT[space]]
                return sum([1 for tile in around if tile == self.tile or (self.tile == CITY and is_city(tile))])
        return 0

    def text(self) -> Text:
        """Tiles beside this one."""
        return Text("count.beside.ocean" if self.tile == OCEAN else "count.beside.city")

    def icons(self) -> list[Icon]:
        """The tile, beside this one."""
        return [tile(self.tile, anyone=True), note("beside")]


@final
class Each(Count):
    """So many for every so many of something, rounded down."""

    def __init__(self, count: Count, per: int = 1, give: int = 1) -> None:
        self.count: Final = count
        self.per: Final = per
        self.give: Final = give

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return self.count.of(pos, seat, card) // self.per * self.give

    def text(self) -> Text:
        """For every so many."""
        counted = self.count.text()
        return counted if self.per == 1 else Text(f"{counted.name}.many", self.per)

    def icons(self) -> list[Icon]:
        """So many of them."""
        return self.count.icons() if self.per == 1 else with_amount(self.count.icons(), self.per)


@final
class IfAnyHere(Count):
    """So many once at least one resource lies on the card."""

    def __init__(self, give: int) -> None:
        self.give: Final = give

    def of(self, pos: Position, seat: int, card: int) -> int:
        """The number now."""
        return self.give if pos.players[seat].holdings.get(card, 0) else 0

    def text(self) -> Text:
        """If there is any."""
        return Text("count.ifanyhere", self.give)

    def icons(self) -> list[Icon]:
        """At least one here."""
        return [icon("resource", HERE, 1, bound=LEAST)]
