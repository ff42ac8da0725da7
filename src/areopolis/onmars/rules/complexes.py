"""Buildings on the map: complexes, pieces, where something can stand (rulebook pp. 7, 13-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.hexes import HEXES, NEXT, RING
from areopolis.onmars.terms import BARE, MINE, NOBODY, NOTHING, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def complex_at(pos: Position, hex_: int) -> list[int]:
    """The connected buildings of one type to which the building on a hex belongs, itself first."""
    building = pos.buildings[hex_]
    hexes = [hex_]
    for here in hexes:
        for beside in NEXT[here]:
            if pos.buildings[beside] == building and beside not in hexes:
                hexes.append(beside)
    return hexes


def joined(pos: Position, hex_: int, building: int) -> list[int]:
    """All buildings of a type to which a new one on a hex would be joined, every complex counted whole."""
    hexes: list[int] = []
    for beside in NEXT[hex_]:
        if pos.buildings[beside] == building and beside not in hexes:
            hexes.extend(complex_at(pos, beside))
    return hexes


def near(pos: Position, hex_: int, building: int) -> bool:
    """Whether a building of a type stands exactly two hexes away."""
    for other in RING[hex_][2]:
        if pos.buildings[other] == building:
            return True
    return False


def type_of(seat: int, building: int) -> int:
    """The type on the map: shelters are a type for every seat."""
    return building + seat if building == SHELTER else building


def pieces_at(pos: Position, hex_: int) -> int:
    """How many pieces stand on a hex: bots, rovers, colonists, markers."""
    number = int(pos.miners[hex_] != NOBODY) + int(pos.markers[hex_] != NOBODY)
    for player in pos.players:
        number += int(player.rover == hex_)
        for bot in player.bots:
            if bot == hex_:
                number += 1
    return number


def all_pieces(pos: Position) -> list[int]:
    """By hex: how many pieces stand there."""
    count = [0] * HEXES
    miners, markers = pos.miners, pos.markers
    for hex_ in range(HEXES):
        if miners[hex_] >= 0 or markers[hex_] >= 0:
            count[hex_] = 1
    for player in pos.players:
        for bot in player.bots:
            if bot >= 0:
                count[bot] += 1
        if player.rover >= 0:
            count[player.rover] += 1
    return count


def empty(pos: Position, hex_: int) -> bool:
    """Whether nothing at all is on a hex."""
    return pos.buildings[hex_] == NOTHING and pos.lies[hex_] == BARE and pieces_at(pos, hex_) == 0


def nearest_available(pos: Position, hex_: int) -> list[int]:
    """The nearest hexes that are empty or hold a building without a piece, other than this one."""
    for far in range(1, 13):
        hexes = [
            other
            for other in RING[hex_][far]
            if (pos.lies[other] == BARE or pos.buildings[other] != NOTHING) and pieces_at(pos, other) == 0
        ]
        if hexes:
            return hexes
    return []


def own_mines(pos: Position, seat: int) -> int:
    """How many mines hold a colonist or a marker of a seat."""
    return sum(
        [1 for hex_ in range(HEXES) if pos.buildings[hex_] == MINE and seat in (pos.miners[hex_], pos.markers[hex_])]
    )


def own_shelters(pos: Position, seat: int) -> list[int]:
    """The hexes with shelters of a seat."""
    return [hex_ for hex_ in range(HEXES) if pos.buildings[hex_] == SHELTER + seat]
