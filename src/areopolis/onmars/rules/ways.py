"""A movement as a whole: where each piece can come to stand, what that costs, and the best way there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.hexes import FAR, HEXES, NEXT, RING
from areopolis.onmars.rules.moving import ROVER, Moving, Steps, rover_hex
from areopolis.onmars.rules.settle import FARTHEST
from areopolis.onmars.terms import CRYSTAL_HERE, ROVER_TECH

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class End:
    """A hex on which a piece can come to stand: the crystals paid for steps, and those found on the way."""

    def __init__(self, hex_: int, price: int, picked: int, far: int) -> None:
        self.hex: Final = hex_
        self.price: Final = price
        self.picked: Final = picked
        self.far: Final = far


@final
class Reach:
    """Where one piece can go: a bot by its number, or the ROVER.

    `points` are its steps without a technology, and `level` those that one adds. A way has no more steps than
    it needs, and of those ways the most crystals. A piece that stays where it is has no end.
    """

    def __init__(self, piece: int, start: int, points: int, level: int, before: list[int], ends: list[End]) -> None:
        self.piece: Final = piece
        self.start: Final = start
        self.points: Final = points
        self.level: Final = level
        # By hex: the one before it on the way.
        self.before: Final = before
        self.ends: Final = ends

    def way(self, hex_: int) -> list[int]:
        """The way to a hex, from its first step on."""
        hexes: list[int] = []
        here = hex_
        while here != self.start:
            hexes.append(here)
            here = self.before[here]
        hexes.reverse()
        return hexes

    def first(self, hex_: int) -> int:
        """The first step on the way to a hex."""
        here = hex_
        while self.before[here] != self.start:
            here = self.before[here]
        return here


def reaches(pos: Position, steps: Steps, techs: bool) -> list[Reach]:
    """Where every piece that takes part in a movement can go by itself; `techs` lets the rover use a technology."""
    move = steps.move
    every: list[Reach] = []
    if move.drives:
        every.append(reach(pos, steps, ROVER, rover_hex(pos, move.seat), steps.promised if techs else 0))
    if move.walks:
        bots = steps.player.bots
        every += [reach(pos, steps, index, bots[index], 0) for index in range(len(bots))]
    return every


def reach(pos: Position, steps: Steps, piece: int, start: int, level: int) -> Reach:
    """Where a piece can go: to hexes without another piece, the rover to none with a tile that is of no use."""
    move, drives = steps.move, piece == ROVER
    points = move.rover if drives else move.bots
    steps_most = min(points + level + steps.more, FARTHEST)
    before = [-1] * HEXES
    picked = [0] * HEXES
    go(pos, start, steps_most, drives or move.gathers, before, picked)
    ends: list[End] = []
    for far in range(1, steps_most + 1):
        price = max(far - points - level, 0)
        if not drives and not rover_may_stay(steps, price):
            break
        for hex_ in RING[start][far]:
            if not steps.pieces[hex_] and (not drives or steps.stops.allows(hex_, price)):
                ends.append(End(hex_, price, picked[hex_], far))
    return Reach(piece, start, points, level, before, ends)


def rover_may_stay(steps: Steps, price: int) -> bool:
    """Whether the rover may stay where it is after so many crystals have been spent on bots."""
    rover = steps.player.rover
    return price == 0 or rover < 0 or steps.stops.allows(rover, price)


def go(pos: Position, start: int, most: int, picks: bool, before: list[int], picked: list[int]) -> None:
    """Find for every hex the one before it on a shortest way on which the most crystals lie, and how many they are."""
    for far in range(1, most + 1):
        for hex_ in RING[start][far]:
            for beside in NEXT[hex_]:
                if FAR[start][beside] != far - 1:
                    continue
                if before[hex_] < 0 or picked[beside] > picked[before[hex_]]:
                    before[hex_] = beside
            lies = picks and pos.lies[hex_] == CRYSTAL_HERE
            picked[hex_] = picked[before[hex_]] + int(lies)


def ways(pos: Position, moving: Moving) -> list[Reach]:
    """Where every piece can go in a movement: the rover with the own technology, which is free, and no other."""
    steps = Steps(pos, moving)
    every = reaches(pos, steps, techs=False)
    own = steps.player.level(ROVER_TECH) if moving.drives and moving.tech else 0
    if own:
        every[0] = reach(pos, steps, ROVER, rover_hex(pos, moving.seat), own)
    return every
