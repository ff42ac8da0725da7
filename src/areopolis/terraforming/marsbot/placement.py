"""Where MarsBot places its tiles, and what it gets for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text
from areopolis.terraforming.board import BONUS, KIND, LAND, LAND_SPACES, NEXT, space_text
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.do import Do
from areopolis.terraforming.marsbot.corporation import corporation
from areopolis.terraforming.marsbot.state import SEAT
from areopolis.terraforming.rules.deck import flip
from areopolis.terraforming.rules.resolve import fire, settle
from areopolis.terraforming.terms import (
    CITY,
    CITY_PLACED,
    EMPTY,
    FINAL,
    GREENERY,
    MC,
    NEUTRAL,
    OCEAN,
    OCEAN_PLACED,
    TILES,
    is_city,
)  # fmt: skip

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def beside(pos: Position, space: int, tile: int, owner: int | None = None) -> int:
    """How many tiles of a kind lie beside a space, of one owner or of anybody."""
    number = 0
    for near in NEXT[space]:
        same = pos.tiles[near] == tile or (tile == CITY and is_city(pos.tiles[near]))
        if same and (owner is None or pos.owners[near] == owner):
            number += 1
    return number


def best(spaces: list[int], values: list[int]) -> list[int]:
    """The spaces with the highest value."""
    most = max(values)
    return [space for space, value in zip(spaces, values, strict=True) if value == most]


def choose(pos: Position, spaces: list[int], reason: str = "only") -> int:
    """One of several spaces: most oceans beside it, then most icons, then counted out with the cost of a flipped card.

    `reason` says by which rule the spaces have been chosen before, for whoever follows the turn.
    """
    if len(spaces) > 1:
        spaces, reason = best(spaces, [beside(pos, space, OCEAN) for space in spaces]), "oceans"
    if len(spaces) > 1:
        spaces, reason = best(spaces, [len(BONUS[space]) for space in spaces]), "icons"
    if len(spaces) == 1:
        pos.log("marsbot.space", SEAT, space_text(spaces[0]), Text(f"marsbot.reason.{reason}"))
        return spaces[0]
    card = flip(pos, -1)
    cost = BY_ID[card].cost if card >= 0 else 0
    space = spaces[max(cost - 1, 0) % len(spaces)]
    pos.log("marsbot.count", SEAT, cost, len(spaces), space_text(space))
    return space


def for_greenery(pos: Position, spaces: list[int]) -> int:
    """The space for a greenery: most own cities beside it, then fewest of the person."""
    spaces = best(spaces, [beside(pos, space, CITY, SEAT) for space in spaces])
    spaces = best(spaces, [-beside(pos, space, CITY, 1 - SEAT) for space in spaces])
    return choose(pos, spaces, "greenery")


def for_city(pos: Position, spaces: list[int]) -> int:
    """The space for a city: most greeneries beside it, whoever owns them."""
    return choose(pos, best(spaces, [beside(pos, space, GREENERY) for space in spaces]), "city")


def neural_spaces(pos: Position) -> list[int]:
    """The spaces for the neural tile: inland, with nothing and nothing reserved beside them."""
    spaces = []
    for space in LAND_SPACES:
        near = NEXT[space]
        inland = len(near) == 6
        clear = all([pos.tiles[n] == EMPTY and KIND[n] == LAND for n in near])
        if inland and clear and pos.tiles[space] == EMPTY and space not in pos.claims:
            spaces.append(space)
    return spaces


def put(pos: Position, tile: int, space: int) -> None:
    """Place a tile: money for oceans beside it and for icons, and what people's cards do about it."""
    pos.tiles[space] = tile
    pos.owners[space] = NEUTRAL if tile == OCEAN else SEAT
    money = corporation(pos).ocean_money() * beside(pos, space, OCEAN) + len(BONUS[space])
    pos.players[SEAT].stock[MC] += money
    if pos.recording:
        name = TILES[tile] if tile in {OCEAN, GREENERY, CITY} else "special"
        pos.log(f"place.{name}", SEAT, space_text(space), Text(f"tile.{TILES[tile]}") if name == "special" else None)
        if money:
            pos.log("gain", SEAT, Text("amount.mc", money))
    parts: list[Do] = []
    if tile == OCEAN:
        fire(pos, OCEAN_PLACED, SEAT, space, -1, parts)
    elif tile == CITY:
        fire(pos, CITY_PLACED, SEAT, space, -1, parts)
    settle(pos, parts)
    # After the last production its corporation sleeps.
    if pos.phase != FINAL:
        corporation(pos).gained(pos, money)
        corporation(pos).placed(pos, SEAT, tile)
