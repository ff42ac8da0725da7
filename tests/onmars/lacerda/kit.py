"""A small table for Lacerda: the printed start with fixed places, no tiles on the map, and all missions done."""

from __future__ import annotations

from areopolis.kernel.event import Event
from areopolis.kernel.rng import seeded
from areopolis.onmars.hexes import BY_PLACE, HEXES
from areopolis.onmars.options import Options
from areopolis.onmars.phases.setup import OUTER
from areopolis.onmars.player import Player
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    BARE,
    COLONIZATION,
    COLONY,
    CONDENSER,
    CRYSTAL,
    DISCOVERY,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    GRID_TECHS,
    LACERDA,
    NOTHING,
    STACKS,
)
from areopolis.onmars.whole import WholePosition, new_game

YOU = 0
DRAWS = 60
# Discovery tiles by what they give.
DEVELOP_TILE, MINE_TILE, SHELTER_TILE, UPGRADE_TILE, ANY_TILE, HIRE_TILE = 1, 2, 7, 8, 9, 10
PLANS_TILE, WAREHOUSE_TILE, CRYSTAL_TILE, PLANT_TILE, MINERAL_TILE, LEARN_TILE = 11, 12, 13, 14, 18, 19


def at(q: int, r: int) -> int:
    """The hex at a place, the mine of the start being in the middle."""
    return BY_PLACE[(q, r)]


def position(side: int = COLONY) -> WholePosition:
    """A table at nobody's turn, Lacerda on a side; you are in the colony."""
    pos = new_game(Options(1), 0)
    pos.agenda.clear()
    pos.decision = None
    pos.recording = True
    pos.events = []
    pos.phase = COLONIZATION
    pos.round = 1
    for hex_, building in zip(OUTER, (CONDENSER, EXTRACTOR, GENERATOR, GREENHOUSE), strict=True):
        pos.buildings[hex_] = building
    pos.lies = [BARE] * HEXES
    for building in range(STACKS):
        pos.stacks[building] = list(reversed(range(len(pos.box.buildings[building].tiles))))
    pos.grid = list(GRID_TECHS)
    pos.display = [0] * len(pos.display)
    pos.missions = [1, 2, 3]
    pos.cubes = [0, 0, 0]
    pos.rewards = [1, 2, 3, 4]
    pos.players[YOU].space = 5
    pos.players[LACERDA].space = 8 if side == COLONY else 1
    return pos


def his(pos: WholePosition) -> Player:
    """Lacerda's board."""
    return pos.players[LACERDA]


def crystals(pos: WholePosition, number: int) -> None:
    """Put so many crystals into his depot."""
    his(pos).goods[CRYSTAL] = number


def lay(pos: WholePosition, tile: int, q: int, r: int) -> int:
    """Lay a discovery tile on the map."""
    pos.lies[at(q, r)] = DISCOVERY + tile
    return at(q, r)


def run(pos: WholePosition, task: Task) -> WholePosition:
    """Let a task happen, and whatever follows from it until somebody must decide."""
    pos.agenda.append(task)
    pos.advance()
    return pos


def drawn(pos: WholePosition, task: Task) -> list[WholePosition]:
    """What becomes of a task by different luck."""
    found: list[WholePosition] = []
    for seed in range(DRAWS):
        other = pos.copy()
        other.rng = seeded(seed)
        found.append(run(other, task))
    return found


def named(pos: WholePosition, name: str) -> list[Event]:
    """The events of a name."""
    return [event for event in pos.events if event.name == name]


def new_buildings(before: WholePosition, after: WholePosition) -> list[int]:
    """The hexes that have got a building."""
    return [h for h in range(HEXES) if before.buildings[h] == NOTHING and after.buildings[h] != NOTHING]
