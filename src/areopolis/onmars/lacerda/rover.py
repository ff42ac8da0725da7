"""Where Lacerda's rover goes (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.hexes import FAR, HEXES, NEXT
from areopolis.onmars.rules.complexes import pieces_at
from areopolis.onmars.rules.moving import owned
from areopolis.onmars.terms import CRYSTAL_HERE, LACERDA, RESEARCH

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def may_rest(pos: Position, hex_: int) -> bool:
    """Whether his rover may stop on the way: alone, and on no tile but research of a kind that he has."""
    lying = pos.lies[hex_]
    return pieces_at(pos, hex_) == 0 and (lying < RESEARCH or owned(pos, LACERDA, lying))


def stops(pos: Position, start: int, target: int, points: int) -> list[int]:
    """Where a move with so many points can end: on the target, or else as near to it as possible; perhaps nowhere."""
    if FAR[start][target] <= points:
        return [target]
    nearest = FAR[start][target]
    found: list[int] = []
    for hex_ in range(HEXES):
        far = FAR[hex_][target]
        if FAR[start][hex_] <= points and far <= nearest and may_rest(pos, hex_):
            if far < nearest:
                nearest, found = far, []
            found.append(hex_)
    return found if nearest < FAR[start][target] else []


def steps_left(pos: Position, start: int, target: int, points: int) -> int:
    """How far from the target a move with so many points ends."""
    ends = stops(pos, start, target, points)
    return FAR[ends[0] if ends else start][target]


def shortest_routes(start: int, end: int) -> list[list[int]]:
    """All shortest ways from a hex to another one, without the first hex."""
    routes: list[list[int]] = [[]]
    here = [start]
    for left in range(FAR[start][end] - 1, -1, -1):
        longer: list[list[int]] = []
        for route, last in zip(routes, here, strict=True):
            longer.extend([[*route, hex_] for hex_ in NEXT[last] if FAR[hex_][end] == left])
        routes = longer
        here = [route[-1] for route in routes]
    return routes


def best_routes(pos: Position, start: int, ends: list[int]) -> list[list[int]]:
    """The shortest ways to some hexes that pass most crystals; one for every end and every set of crystals."""
    most = -1
    found: list[list[int]] = []
    seen: list[tuple[int, list[int]]] = []
    for end in ends:
        for route in shortest_routes(start, end):
            crystals = sorted([hex_ for hex_ in route if pos.lies[hex_] == CRYSTAL_HERE])
            if len(crystals) > most:
                most, found, seen = len(crystals), [], []
            if len(crystals) == most and (end, crystals) not in seen:
                seen.append((end, crystals))
                found.append(route)
    return found
