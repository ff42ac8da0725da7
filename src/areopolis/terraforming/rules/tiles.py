"""Where tiles may lie, and what happens when one is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import (
    BONUS,
    CARD_ICON,
    GANYMEDE,
    KIND,
    LAND_SPACES,
    NEXT,
    NOCTIS,
    ON_MARS,
    PHOBOS,
    SEA,
    SEA_SPACES,
    VOLCANOES,
    space_text,
)  # fmt: skip
from areopolis.terraforming.do import Do
from areopolis.terraforming.rules.deck import draw
from areopolis.terraforming.rules.rating import raise_oxygen, raise_rating
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.terms import (
    CITY,
    CITY_PLACED,
    EMPTY,
    FINAL,
    GREENERY,
    GREENERY_PLACED,
    MC,
    NEUTRAL,
    OCEAN,
    OCEAN_PLACED,
    RESOURCES,
    STEEL,
    TILE_PLACED,
    TILES,
    TITANIUM,
    is_city,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

# Rules for where a tile may lie.
ON_LAND: Final = 0
AS_CITY: Final = 1
AS_GREENERY: Final = 2
ON_SEA: Final = 3
ALONE: Final = 4
BESIDE_TWO_CITIES: Final = 5
BESIDE_CITY: Final = 6
BESIDE_GREENERY: Final = 7
ON_VOLCANO: Final = 8
ON_MINERALS: Final = 9
ON_MINERALS_BESIDE_OWN: Final = 10
ON_NOCTIS: Final = 11
ON_PHOBOS: Final = 12
ON_GANYMEDE: Final = 13
UNCLAIMED: Final = 14
WHERE: Final = (
    "land", "city", "greenery", "sea", "alone", "two_cities", "beside_city", "beside_greenery", "volcano", "minerals",
    "own_minerals", "noctis", "phobos", "ganymede", "unclaimed",
)  # fmt: skip


def candidates(where: int) -> tuple[int, ...]:
    """The spaces that a rule speaks of at all."""
    if where == ON_SEA:
        return tuple(SEA_SPACES)
    if where == ON_VOLCANO:
        return VOLCANOES
    if where in {ON_NOCTIS, ON_PHOBOS, ON_GANYMEDE}:
        return ({ON_NOCTIS: NOCTIS, ON_PHOBOS: PHOBOS, ON_GANYMEDE: GANYMEDE}[where],)
    return tuple(LAND_SPACES)


CANDIDATES: Final[list[tuple[int, ...]]] = [candidates(where) for where in range(len(WHERE))]


def fits(pos: Position, seat: int, where: int, space: int) -> bool:
    """Whether a free space keeps the rule, the greenery rule excepted."""
    tiles = pos.tiles
    if where == AS_CITY:
        for beside in NEXT[space]:
            if is_city(tiles[beside]):
                return False
        return True
    if where == ALONE:
        for beside in NEXT[space]:
            if tiles[beside] != EMPTY:
                return False
        return True
    if where in {BESIDE_CITY, BESIDE_TWO_CITIES}:
        return sum([1 for beside in NEXT[space] if is_city(tiles[beside])]) >= (2 if where == BESIDE_TWO_CITIES else 1)
    if where == BESIDE_GREENERY:
        return any([tiles[beside] == GREENERY for beside in NEXT[space]])
    if where in {ON_MINERALS, ON_MINERALS_BESIDE_OWN}:
        return minerals(space) > 0 and (where == ON_MINERALS or beside_own(pos, seat, space))
    return where != UNCLAIMED or space not in pos.claims


def beside_own(pos: Position, seat: int, space: int) -> bool:
    """Whether a tile of the seat lies beside a space; oceans have no owner."""
    for beside in NEXT[space]:
        if pos.owners[beside] == seat and pos.tiles[beside] != EMPTY:
            return True
    return False


def minerals(space: int) -> int:
    """The mineral that is printed on a space: steel, titanium, or 0."""
    bonus = BONUS[space]
    return STEEL if STEEL in bonus else TITANIUM if TITANIUM in bonus else 0


def is_free(pos: Position, seat: int, space: int) -> bool:
    """Whether nothing lies on a space and nobody else has claimed it."""
    return pos.tiles[space] == EMPTY and (not pos.claims or pos.claims.get(space, seat) == seat)


def legal_spaces(pos: Position, seat: int, where: int) -> list[int]:
    """All spaces where a seat may place a tile by a rule, in reading order."""
    free = [space for space in CANDIDATES[where] if is_free(pos, seat, space)]
    if where in {ON_LAND, ON_SEA, ON_VOLCANO, ON_NOCTIS, ON_PHOBOS, ON_GANYMEDE}:
        return free
    if where == AS_GREENERY:
        return [space for space in free if beside_own(pos, seat, space)] or free
    return [space for space in free if fits(pos, seat, where, space)]


def why_not_space(pos: Position, seat: int, where: int, space: int) -> Why | None:
    """Why a seat may not place a tile on a space by a rule."""
    if space not in CANDIDATES[where]:
        return why_never(where, space)
    if pos.tiles[space] != EMPTY:
        return Why("there.taken", Text(f"tile.{TILES[pos.tiles[space]]}"))
    if (where == UNCLAIMED and space in pos.claims) or not is_free(pos, seat, space):
        return Why("there.claimed", Text("seat", pos.claims[space]))
    return None if space in legal_spaces(pos, seat, where) else why_not_beside(pos, seat, where, space)


def why_never(where: int, space: int) -> Why:
    """Why a rule does not speak of a space at all."""
    if where in {ON_NOCTIS, ON_PHOBOS, ON_GANYMEDE, ON_VOLCANO}:
        return Why(f"there.{WHERE[where]}")
    if where == ON_SEA:
        return Why("there.notsea")
    return Why("there.sea" if KIND[space] == SEA else "there.reserved")


def why_not_beside(pos: Position, seat: int, where: int, space: int) -> Why:
    """Why a free space that a rule speaks of does not keep it: by its neighbours, or what is printed on it."""
    if where in {ON_MINERALS, ON_MINERALS_BESIDE_OWN} and not minerals(space):
        return Why("there.minerals")
    if where in {AS_GREENERY, ON_MINERALS_BESIDE_OWN}:
        return Why("there.own")
    if where == BESIDE_TWO_CITIES:
        return Why("there.two_cities", sum([1 for beside in NEXT[space] if is_city(pos.tiles[beside])]))
    return Why(f"there.{WHERE[where]}")


def any_space(pos: Position, seat: int, where: int) -> bool:
    """Whether there is a space by a rule; a greenery that finds no own tile may lie on any land."""
    simple = where in {ON_LAND, ON_SEA, ON_VOLCANO, ON_NOCTIS, ON_PHOBOS, ON_GANYMEDE, AS_GREENERY}
    for space in CANDIDATES[where]:
        if is_free(pos, seat, space) and (simple or fits(pos, seat, where, space)):
            return True
    return False


def place(pos: Position, seat: int, tile: int, space: int, card: int) -> int:
    """Place a tile with all that comes of it; returns how many oceans the seat may place for it."""
    pos.tiles[space] = tile
    pos.owners[space] = NEUTRAL if tile == OCEAN else seat
    pos.placed = space
    if pos.claims:
        pos.claims.pop(space, 0)
    if pos.recording:
        special = tile not in {OCEAN, GREENERY, CITY}
        name = f"place.{'special' if special else TILES[tile]}"
        pos.log(name, seat, space_text(space), Text(f"tile.{TILES[tile]}") if special else None)
    oceans = 0
    if tile == OCEAN:
        pos.oceans += 1
        raise_rating(pos, seat, 1)
    elif tile == GREENERY and pos.phase != FINAL:
        oceans = raise_oxygen(pos, seat, 1)
    take_bonus(pos, seat, space)
    settle(pos, triggered(pos, seat, tile, space, card))
    for expansion in pos.expansions:
        expansion.placed(pos, seat, tile)
    return oceans


def triggered(pos: Position, seat: int, tile: int, space: int, card: int) -> list[Do]:
    """What the cards of all players do when a tile is placed."""
    parts: list[Do] = []
    if tile == OCEAN:
        fire(pos, OCEAN_PLACED, seat, space, card, parts)
    elif tile == GREENERY:
        fire(pos, GREENERY_PLACED, seat, space, card, parts)
    elif is_city(tile):
        fire(pos, CITY_PLACED, seat, space, card, parts)
    fire(pos, TILE_PLACED, seat, space, card, parts)
    return parts


def take_bonus(pos: Position, seat: int, space: int) -> None:
    """Give what is printed on a space, and the money for the oceans beside it."""
    stock = pos.players[seat].stock
    cards = 0
    for icon in BONUS[space]:
        if icon == CARD_ICON:
            cards += 1
        else:
            stock[icon] += 1
    money = 0
    for beside in NEXT[space]:
        if pos.tiles[beside] == OCEAN:
            money += pos.players[seat].ocean_money
    stock[MC] += money
    if pos.recording:
        for icon in sorted(set(BONUS[space]) - {CARD_ICON}):
            pos.log("gain", seat, Text(f"amount.{RESOURCES[icon]}", BONUS[space].count(icon)))
        if money:
            pos.log("gain.ocean", seat, Text("amount.mc", money))
    if cards:
        draw(pos, seat, cards)


def count_tiles(pos: Position, seat: int, tile: int) -> int:
    """How many tiles of a kind a seat owns; the capital is a city."""
    number = 0
    for space in range(len(pos.tiles)):
        kind = pos.tiles[space]
        if (
            kind != EMPTY
            and pos.owners[space] == seat
            and (kind == tile or (tile < 0) or (is_city(kind) and is_city(tile)))
        ):
            number += 1
    return number


def space_of(pos: Position, tile: int) -> int:
    """Where a special tile lies; 0 if nowhere."""
    for space in ON_MARS:
        if pos.tiles[space] == tile:
            return space
    return 0
