"""Tiles and what lies around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.account import Account
from areopolis.terraforming.board import KIND, LAND, NEXT, ON_MARS
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.terms import EMPTY, GREENERY, is_city

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def add_tiles(pos: Position, seat: Seat, account: Account) -> None:
    """Greeneries, cities with the greeneries beside them, and the land beside cities where more may grow."""
    greeneries, beside, free = 0, 0, 0
    tiles, owners = pos.tiles, pos.owners
    for space in ON_MARS:
        tile = tiles[space]
        if tile == EMPTY or owners[space] != seat.seat:
            continue
        if tile == GREENERY:
            greeneries += 1
        elif is_city(tile):
            for near in NEXT[space]:
                if tiles[near] == GREENERY:
                    beside += 1
                elif tiles[near] == EMPTY and KIND[near] == LAND:
                    free += 1
    point = seat.weights.point
    account.add("greenery", greeneries * point, greeneries)
    account.add("city", beside * point, beside)
    account.add("land", free * seat.weights.city_space, free)
