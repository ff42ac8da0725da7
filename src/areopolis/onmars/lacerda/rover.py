"""Where Lacerda's rover goes (rulebook p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.hexes import FAR, HEXES, NEXT
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.help import helper
from areopolis.onmars.lacerda.preference import Rank
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.complexes import pieces_at
from areopolis.onmars.rules.moving import owned, pick_crystal
from areopolis.onmars.terms import CRYSTAL, CRYSTAL_HERE, LACERDA, NOBODY, RESEARCH, ROVER_TECH

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
    hexes: list[int] = []
    for hex_ in range(HEXES):
        far = FAR[hex_][target]
        if FAR[start][hex_] <= points and far <= nearest and may_rest(pos, hex_):
            if far < nearest:
                nearest, hexes = far, []
            hexes.append(hex_)
    return hexes if nearest < FAR[start][target] else []


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


def crystals_on(pos: Position, route: list[int]) -> list[int]:
    """The hexes of a way on which crystals lie."""
    return sorted([hex_ for hex_ in route if pos.lies[hex_] == CRYSTAL_HERE])


def routes(pos: Position, start: int, ends: list[int]) -> list[list[int]]:
    """The shortest ways to some hexes; one for every end and every set of crystals."""
    ways: list[list[int]] = []
    seen: list[tuple[int, list[int]]] = []
    for end in ends:
        for route in shortest_routes(start, end):
            crystals = crystals_on(pos, route)
            if (end, crystals) not in seen:
                seen.append((end, crystals))
                ways.append(route)
    return ways


@final
class Trip:
    """A way for his rover, with the help that it takes: whose rover technology, and how many crystals."""

    def __init__(self, target: int, route: list[int], owner: int, crystals: int) -> None:
        self.target: Final = target
        self.route: Final = route
        self.owner: Final = owner
        self.crystals: Final = crystals

    def rank(self, pos: Position) -> Rank:
        """How good it is."""
        return preference.way(FAR[self.route[-1]][self.target], len(crystals_on(pos, self.route)))


def trips_to(pos: Position, start: int, target: int, points: int) -> list[Trip]:
    """All ways to a tile, or nearer to it: technology if it helps, crystals if the tile is then reached."""
    far = FAR[start][target]
    crystals = pos.players[LACERDA].goods[CRYSTAL]
    owner = helper(pos, ROVER_TECH, far - points) if points < far else NOBODY
    if owner != NOBODY:
        more = points + pos.players[owner].level(ROVER_TECH)
        nearer = steps_left(pos, start, target, more) < steps_left(pos, start, target, points)
        if nearer or far <= more + crystals:
            points = more
        else:
            owner = NOBODY
    spent = far - points if points < far <= points + crystals else 0
    ends = stops(pos, start, target, points + spent)
    return [Trip(target, route, owner, spent) for route in routes(pos, start, ends)]


def drive(pos: Position, route: list[int]) -> None:
    """His rover goes along hexes and takes the crystals there."""
    for hex_ in route:
        pos.players[LACERDA].rover = hex_
        pos.log("om.rover", LACERDA, hex_text(hex_))
        if pos.lies[hex_] == CRYSTAL_HERE:
            pick_crystal(pos, LACERDA, hex_)
