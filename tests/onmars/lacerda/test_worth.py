"""What tiles can bring Lacerda, in points and crystals: the measure by which he prefers one of them."""

from __future__ import annotations

import pytest

from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Score
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Warehouse
from areopolis.onmars.lacerda.benefit import USES, collectable, tile_worth
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.terms import (
    ANY_BUILDING,
    CONDENSER,
    EXTRACTOR,
    GENERATOR,
    HIRE,
    LAB,
    LACERDA,
    MINE,
    NOTHING,
    RESEARCH,
    SHELTER,
    UPGRADE_TECH,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import CRYSTAL_TILE, YOU, at, crystals, his, lay, position

ENGINEER = 1
UPGRADES, BLUEPRINTS, TECHS, PROGRESS, SCIENTISTS, CONTRACTS = 3, 2, 6, 7, 8, 9


def worth(pos: WholePosition, effect: Effect) -> tuple[int, int]:
    """What an effect can bring him."""
    return USES[type(effect)].worth(pos, effect)


def mission(pos: WholePosition, number: int, cubes: int) -> int:
    """One mission is open; its crystals."""
    pos.missions, pos.cubes = [number, 1, 4], [cubes, 0, 0]
    return pos.box.missions[number - 1].crystals


@pytest.mark.parametrize(
    ("effect", "points", "crystal"),
    [
        (Gain((1, 0, 0, 0, 0, 2)), 0, 2),
        (Score(4), 4, 0),
        (Welcome(1, free=True), 3, 0),
        (MoveBots(2, boost=False), 0, 0),
        (MoveRover(2, tech=False, boost=False), 0, 0),
        (Control(2, 2), 0, 0),
        (Colonists(2, (0, 0, 0, 0, 0)), 0, 0),
        (Learn(1), 1, 0),
        (Learn(3), 2, 0),
        (Warehouse(2, crystals=True), 0, 1),
    ],
)
def test_plain_effects(effect: Effect, points: int, crystal: int) -> None:
    assert worth(position(), effect) == (points, crystal)


def test_goods_are_taken_one_after_the_other_as_far_as_there_is_room() -> None:
    pos = position()
    pos.warehouse = [0, 1, 0, 0, 0, 4]
    assert worth(pos, Warehouse(3, crystals=True)) == (0, 2)
    crystals(pos, 0)
    assert worth(pos, Warehouse(3, crystals=True)) == (0, 3)


def test_technology_counts_its_mission() -> None:
    pos = position()
    gained = mission(pos, TECHS, 1)
    assert worth(pos, Learn(2)) == (2, gained)


@pytest.mark.parametrize(
    ("lab", "count", "points"),
    [(("1t",), 1, 1), (("1t",), 2, 2), (("5t", "1t"), 1, 4), (("5t", "1t"), 2, 5), (("6",), 1, 0)],
)
def test_developments_count_the_columns(lab: tuple[str, ...], count: int, points: int) -> None:
    pos = position()
    his(pos).lab = [NOTHING] * len(LAB)
    for kind, space in enumerate(lab):
        his(pos).lab[LAB.index(space)] = kind
    before = pos.data()
    assert worth(pos, Develop(count)) == (points, 0)
    assert pos.data() == before


def test_blueprints_count_as_built_with_scientists_and_crystals() -> None:
    pos = position()
    pos.display[:3] = [3, 11, 17]
    assert worth(pos, Obtain(1)) == (3, 0)
    assert worth(pos, Obtain(2)) == (6, 1)
    his(pos).scientists = [ENGINEER]
    assert worth(pos, Obtain(1)) == (5 + 3, 0)
    gained = mission(pos, BLUEPRINTS, 5)
    assert worth(pos, Obtain(1)) == (8, gained)


def test_upgrades_turn_points_lost_into_points_won() -> None:
    pos = position()
    his(pos).plans = [3, 5, 17]
    assert worth(pos, Upgrade(1)) == (6, 0)
    assert worth(pos, Upgrade(3)) == (12, 0)
    his(pos).scientists = [ENGINEER]
    assert worth(pos, Upgrade(1)) == (9, 0)
    for place in ((-4, 0), (-4, 1), (-4, 2)):
        pos.buildings[at(*place)] = EXTRACTOR
    assert worth(pos, Upgrade(1)) == (13, 0)
    his(pos).lab[0] = UPGRADE_TECH
    gained = mission(pos, UPGRADES, 9)
    assert worth(pos, Upgrade(1, tech=True)) == (22, 2 * gained)


def test_scientists_and_contracts() -> None:
    pos = position()
    pos.players[YOU].plans, pos.players[YOU].built = [5], [6]
    assert worth(pos, Hire()) == (6, 0)
    assert worth(pos, TakeScientist()) == (6, 0)
    gained = mission(pos, SCIENTISTS, 2)
    assert worth(pos, TakeScientist()) == (6, gained)
    pos.board[0], pos.board[1] = CONTRACT + 7, CONTRACT + 1
    gained = mission(pos, CONTRACTS, 2)
    assert worth(pos, TakeContract(free=True)) == (12, gained)


@pytest.mark.parametrize(
    ("building", "points", "crystal"),
    [(MINE, 0, 0), (CONDENSER, 2, 1), (GENERATOR, 2 + 2, 1), (EXTRACTOR, 0, 0), (SHELTER, 3, 2), (ANY_BUILDING, 2, 1)],
    ids=["nothing", "first step", "reward", "track ahead", "quarters and crystals", "by his bot"],
)
def test_buildings(building: int, points: int, crystal: int) -> None:
    pos = position()
    pos.icon = CONDENSER
    pos.rewards = [7, 1, 2, 3]
    pos.tracks = [1, 3, 1, 1]
    assert worth(pos, Construct(building)) == (points, crystal)


def test_a_building_in_a_complex_brings_a_cube() -> None:
    pos = position()
    his(pos).lab[0] = MINE
    assert worth(pos, Construct(MINE)) == (1, 0)
    his(pos).progress = 1 << GENERATOR | 1 << EXTRACTOR
    gained = mission(pos, PROGRESS, 3)
    assert worth(pos, Construct(MINE)) == (2, gained)
    his(pos).progress = 1 << MINE
    assert worth(pos, Construct(MINE)) == (0, 0)


def test_no_crystal_of_the_life_support_while_he_stands_on_the_hire_slot() -> None:
    pos = position()
    pos.rewards = [2, 1, 3, 4]
    pos.put_slot(HIRE, LACERDA, 1)
    assert worth(pos, Construct(GENERATOR)) == (2, 0)


@pytest.mark.parametrize(("number", "discovery", "research"), [(5, 3 + 1, 0), (1, 3, 2)])
def test_a_tile_counts_its_own_mission(number: int, discovery: int, research: int) -> None:
    pos = position()
    his(pos).ships = 0
    mission(pos, number, 1)
    pos.lies[at(0, -1)] = RESEARCH
    assert tile_worth(pos, lay(pos, CRYSTAL_TILE, 0, 1)) == (0, discovery)
    assert tile_worth(pos, at(0, -1)) == (2, research)


def test_a_tile_brings_no_more_crystals_than_there_is_room_for() -> None:
    pos = position()
    tile = lay(pos, CRYSTAL_TILE, 0, 1)
    crystals(pos, 1)
    assert collectable(pos, tile)
    assert tile_worth(pos, tile) == (0, 2)
    crystals(pos, 3)
    assert tile_worth(pos, tile) == (0, 0)
