"""Placing tiles and raising parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import either, frame, icon, note
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import BONUS, CARD_ICON, ON_MARS, space_text
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.gain import change_production
from areopolis.terraforming.icons import PRODUCTION, parameter, resource, tile
from areopolis.terraforming.refs import FROM_PARAMETER, PARAMETER, coded, space_ref, tile_ref
from areopolis.terraforming.rules.rating import raise_oxygen, raise_temperature, will_bring_ocean
from areopolis.terraforming.rules.resolve import promised_by_city
from areopolis.terraforming.rules.tiles import (
    AS_CITY,
    AS_GREENERY,
    CANDIDATES,
    ON_LAND,
    ON_SEA,
    UNCLAIMED,
    WHERE,
    any_space,
    legal_spaces,
    minerals,
    place,
    space_of,
    why_not_space,
)  # fmt: skip
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import (
    CITY,
    GREENERY,
    MOST_OCEANS,
    OCEAN,
    OXYGEN,
    PARAMETERS,
    STEEL,
    TEMPERATURE,
    TILES,
    TITANIUM,
    is_city,
)
from areopolis.terraforming.vocabulary import BRINGS_CARDS, CHOICES, NOW, PLACES_OCEAN, PLACES_TILE, Effect, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# Where tiles lie unless a card says something else; all others on land.
USUAL: Final[dict[int, int]] = {CITY: AS_CITY, GREENERY: AS_GREENERY, OCEAN: ON_SEA}
# Oxygen may raise the temperature, and that bring an ocean.
BONUS_STEPS: Final = 2


@final
class Tile(Effect):
    """A tile is placed by a rule: a city, a greenery, an ocean or a special tile."""

    def __init__(self, tile: int, where: int) -> None:
        self.tile: Final = tile
        self.where: Final = where

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be a space; an ocean alone may be skipped."""
        if self.tile == OCEAN or any_space(pos, seat, self.where):
            return None
        return Why(f"space.{WHERE[self.where]}")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for the space, even a lone one, so that the player sees it; reserved spaces are no question."""
        if self.tile == OCEAN and pos.oceans >= MOST_OCEANS:
            return
        spaces = legal_spaces(pos, seat, self.where)
        if len(CANDIDATES[self.where]) == 1 and spaces:
            pos.agenda.append(Place(seat, self.tile, spaces[0], card, self.where))
        elif spaces:
            options: list[Choice] = [Place(seat, self.tile, space, card, self.where) for space in spaces]
            pos.decision = Decision(seat, "space", tuple(options))

    def stage(self, pos: Position, seat: int) -> int:
        """A choice, unless all oceans lie already."""
        return NOW if self.tile == OCEAN and pos.oceans >= MOST_OCEANS else CHOICES

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The board, and the hand where a space may bring cards."""
        board = PLACES_OCEAN if self.tile == OCEAN else PLACES_TILE
        for space in CANDIDATES[self.where]:
            if CARD_ICON in BONUS[space] and not pos.tiles[space]:
                return board | BRINGS_CARDS
        return board

    def promises(self, pos: Position, seat: int, card: int, resource: int, production: bool) -> int:
        """What a city will bring by lasting effects."""
        if not is_city(self.tile):
            return 0
        return promised_by_city(pos, seat, card, CANDIDATES[self.where][0], resource, production)

    def most_steps(self) -> int:
        """One for an ocean; a greenery raises the oxygen."""
        return 1 if self.tile == OCEAN else 1 + BONUS_STEPS if self.tile == GREENERY else 0

    def word(self) -> str:
        """The tile."""
        return TILES[self.tile]

    def about(self) -> tuple[Ref, ...]:
        """The tile."""
        return (tile_ref(self.tile),)

    def text(self) -> Text:
        """Place such a tile there."""
        if self.where == USUAL.get(self.tile, ON_LAND):
            return Text(f"effect.place.{TILES[self.tile]}")
        return Text("effect.place.where", Text(f"effect.place.{TILES[self.tile]}"), Text(f"where.{WHERE[self.where]}"))

    def icons(self) -> list[Icon]:
        """The tile; where it may lie say the words."""
        usual = self.where == USUAL.get(self.tile, ON_LAND)
        return [tile(self.tile)] if usual else [tile(self.tile), note(WHERE[self.where])]


@final
class Place(Task):
    """The choice of a space for a tile."""

    def __init__(self, seat: int, tile: int, space: int, card: int, where: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.card: Final = card
        self.where: Final = where

    def run(self, pos: Position) -> None:
        """Place it; an ocean by the temperature bonus follows."""
        follow(pos, self.seat, place(pos, self.seat, self.tile, self.space, self.card))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 23`."""
        return ("space", space_ref(self.space))

    def about(self) -> tuple[Ref, ...]:
        """The space and the tile."""
        return (space_ref(self.space), tile_ref(self.tile))

    def source(self) -> int:
        """What brings the tile."""
        return self.card

    def subject(self) -> Text | None:
        """The tile."""
        return Text(f"tile.{TILES[self.tile]}")

    def others(self, pos: Position) -> list[Task]:
        """Every space of the map."""
        return [Place(self.seat, self.tile, space, self.card, self.where) for space in ON_MARS]

    def why_refused(self, pos: Position) -> Why | None:
        """By the rule for the tile."""
        return why_not_space(pos, self.seat, self.where, self.space)

    def label(self) -> Text:
        """The space."""
        return Text("choice.space", space_text(self.space), Text(f"tile.{TILES[self.tile]}"))


def follow(pos: Position, seat: int, oceans: int) -> None:
    """Let a seat place the oceans that a bonus has brought."""
    for _i in range(oceans):
        pos.agenda.append(Do(seat, OCEAN_TILE, coded(FROM_PARAMETER, TEMPERATURE)))


OCEAN_TILE: Final = Tile(OCEAN, ON_SEA)
GREENERY_TILE: Final = Tile(GREENERY, AS_GREENERY)
CITY_TILE: Final = Tile(CITY, AS_CITY)


@final
class Raise(Effect):
    """A global parameter goes up by some steps."""

    def __init__(self, parameter: int, steps: int = 1) -> None:
        self.parameter: Final = parameter
        self.steps: Final = steps

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Raise it; at the goal nothing happens."""
        if self.parameter == OXYGEN:
            follow(pos, seat, raise_oxygen(pos, seat, self.steps))
        else:
            follow(pos, seat, raise_temperature(pos, seat, self.steps))

    def brings_ocean(self, pos: Position) -> bool:
        """Whether it reaches the bonus at 0 degrees."""
        if self.parameter == OXYGEN:
            return will_bring_ocean(pos, 0, self.steps)
        return will_bring_ocean(pos, self.steps, 0)

    def stage(self, pos: Position, seat: int) -> int:
        """At once, unless an ocean must be placed for it."""
        return CHOICES if self.brings_ocean(pos) else NOW

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The board, with the ocean."""
        return OCEAN_TILE.touches(pos, seat, card) if self.brings_ocean(pos) else 0

    def most_steps(self) -> int:
        """One each, and those of the bonuses."""
        return self.steps + BONUS_STEPS

    def word(self) -> str:
        """The parameter."""
        return PARAMETERS[self.parameter]

    def about(self) -> tuple[Ref, ...]:
        """The parameter."""
        return (Ref(PARAMETER, PARAMETERS[self.parameter]),)

    def text(self) -> Text:
        """So many steps."""
        return Text(f"effect.raise.{PARAMETERS[self.parameter]}", self.steps)

    def icons(self) -> list[Icon]:
        """The parameter."""
        return [parameter(self.parameter, self.steps)]


@final
class Mine(Steady):
    """Production of the mineral under the card's own tile: decided by its space, and the same again when copied."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Raise the production of what is printed there."""
        mineral = minerals(space_of(pos, self.tile))
        if mineral:
            change_production(pos, seat, mineral, 1)

    def stage(self, pos: Position, seat: int) -> int:
        """After the tile lies."""
        return CHOICES if not space_of(pos, self.tile) else NOW

    def icons(self) -> list[Icon]:
        """One or the other production."""
        return [frame(PRODUCTION, [either([[resource(STEEL, 1)], [resource(TITANIUM, 1)]])])]


@final
class Claim(Steady):
    """A marker on a free space, which only its owner may use from then on."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be a space."""
        return None if any_space(pos, seat, UNCLAIMED) else Why("space.unclaimed")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for the space."""
        pos.ask(seat, "space", [PutMarker(seat, space, card) for space in legal_spaces(pos, seat, UNCLAIMED)])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The board."""
        return PLACES_TILE

    def icons(self) -> list[Icon]:
        """A marker."""
        return [icon("claim")]


@final
class PutMarker(Task):
    """The choice of a space to claim."""

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Claim it."""
        pos.claims[self.space] = self.seat
        pos.log("claim", self.seat, space_text(self.space))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 23`."""
        return ("space", space_ref(self.space))

    def source(self) -> int:
        """The card."""
        return self.card

    def others(self, pos: Position) -> list[Task]:
        """Every space of the map."""
        return [PutMarker(self.seat, space, self.card) for space in ON_MARS]

    def why_refused(self, pos: Position) -> Why | None:
        """A free land space without a marker."""
        return why_not_space(pos, self.seat, UNCLAIMED, self.space)

    def label(self) -> Text:
        """The space."""
        return Text("choice.claim", space_text(self.space))
