"""Requirements: what must hold at the moment a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import LEAST, MOST
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.icons import parameter, produces, tag, tile
from areopolis.terraforming.terms import CITY, GREENERY, OXYGEN, PARAMETERS, RESOURCES, TAGS, TEMPERATURE, is_city
from areopolis.terraforming.vocabulary import Need

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position


def level(pos: Position, parameter: int) -> int:
    """The value of a global parameter."""
    if parameter == TEMPERATURE:
        return pos.temperature
    return pos.oxygen if parameter == OXYGEN else pos.oceans


@final
class AtLeast(Need):
    """A global parameter must have reached a value."""

    def __init__(self, parameter: int, value: int) -> None:
        self.parameter: Final = parameter
        self.value: Final = value

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Compare with the tolerance of the player; a step of temperature is two degrees."""
        now = level(pos, self.parameter)
        steps = player.tolerance + player.next_tolerance
        limit = self.value - (2 * steps if self.parameter == TEMPERATURE else steps)
        return None if now >= limit else Why(f"least.{PARAMETERS[self.parameter]}", limit, now)

    def text(self) -> Text:
        """At least so much."""
        return Text(f"need.least.{PARAMETERS[self.parameter]}", self.value)

    def icons(self) -> list[Icon]:
        """The parameter."""
        return [parameter(self.parameter, self.value, LEAST)]


@final
class AtMost(Need):
    """A global parameter must not have passed a value."""

    def __init__(self, parameter: int, value: int) -> None:
        self.parameter: Final = parameter
        self.value: Final = value

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Compare with the tolerance of the player; a step of temperature is two degrees."""
        now = level(pos, self.parameter)
        steps = player.tolerance + player.next_tolerance
        limit = self.value + (2 * steps if self.parameter == TEMPERATURE else steps)
        return None if now <= limit else Why(f"most.{PARAMETERS[self.parameter]}", limit, now)

    def text(self) -> Text:
        """At most so much."""
        return Text(f"need.most.{PARAMETERS[self.parameter]}", self.value)

    def icons(self) -> list[Icon]:
        """The parameter."""
        return [parameter(self.parameter, self.value, MOST)]


@final
class HasTags(Need):
    """So many tags of a kind must lie face up; those of the card itself do not count."""

    def __init__(self, tag: int, number: int) -> None:
        self.tag: Final = tag
        self.number: Final = number

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Count."""
        return self.why_short(player, player.wild)

    def why_short(self, player: Player, wild: int) -> Why | None:
        """Count with so many wild tags."""
        now = player.tags[self.tag] + wild
        return None if now >= self.number else Why("tags", self.number, Text(f"tag.{TAGS[self.tag]}"), now)

    def wild(self, player: Player) -> int:
        """The tags that are missing."""
        return max(self.number - player.tags[self.tag], 0)

    def text(self) -> Text:
        """So many tags."""
        return Text("need.tags", self.number, Text(f"tag.{TAGS[self.tag]}"))

    def icons(self) -> list[Icon]:
        """The tags."""
        return [tag(self.tag, self.number)]


@final
class HasProduction(Need):
    """A production must be on at least some step."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Compare."""
        now = player.production[self.resource]
        return None if now >= self.number else Why(f"production.{RESOURCES[self.resource]}", self.number, now)

    def text(self) -> Text:
        """So much production."""
        return Text(f"need.production.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """The production."""
        return [produces(self.resource, self.number, bound=LEAST)]


@final
class HasGreenery(Need):
    """So many own greeneries must lie on Mars."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Count."""
        now = sum([1 for t, o in zip(pos.tiles, pos.owners, strict=True) if t == GREENERY and o == player.seat])
        return None if now >= self.number else Why("greenery", self.number, now)

    def text(self) -> Text:
        """Own greeneries."""
        return Text("need.greenery", self.number)

    def icons(self) -> list[Icon]:
        """The greeneries."""
        return [tile(GREENERY, self.number)]


@final
class CitiesInPlay(Need):
    """So many cities of any owner must be in play."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def why_not(self, pos: Position, player: Player) -> Why | None:
        """Count."""
        now = sum([1 for tile in pos.tiles if is_city(tile)])
        return None if now >= self.number else Why("cities", self.number, now)

    def text(self) -> Text:
        """Cities in play."""
        return Text("need.cities", self.number)

    def icons(self) -> list[Icon]:
        """The cities."""
        return [tile(CITY, self.number, anyone=True)]
