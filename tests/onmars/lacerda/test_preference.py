"""The order of Lacerda's preferences (rulebook pp. 22-23): what counts first outweighs what counts later.

For every choice the tests put each criterion against the next one, and let chance decide only where nothing is better.
"""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import FAR, HEXES, NEXT
from areopolis.onmars.lacerda.benefit import ROVER_POINTS, LacerdaRover
from areopolis.onmars.lacerda.cards import take_blueprints
from areopolis.onmars.lacerda.travel import LacerdaDiscovery, LacerdaSpace
from areopolis.onmars.lacerda.turn import LacerdaAction, LacerdaLevel
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.displace import ROVER, Displacing
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    COLONY,
    CONSTRUCT,
    CRYSTAL,
    CRYSTAL_HERE,
    DEVELOP,
    DISCOVERY,
    DISPLAY_ROW,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LAB,
    LACERDA,
    LEARN,
    MINE,
    NOBODY,
    NOTHING,
    ORBIT,
    RESEARCH,
    ROVER_TECH,
    UPGRADE,
    WATER,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import (
    CRYSTAL_TILE,
    HIRE_TILE,
    PLANS_TILE,
    PLANT_TILE,
    UPGRADE_TILE,
    WAREHOUSE_TILE,
    YOU,
    at,
    crystals,
    drawn,
    his,
    lay,
    named,
    new_buildings,
    position,
    run,
)

MOVE = LacerdaRover(ROVER_POINTS)
GEOLOGIST, ENGINEER, HYDROLOGIST, BIOCHEMIST = 0, 1, 2, 3
# Blueprints by level and building.
MINE_1, MINE_3, GENERATOR_1, EXTRACTOR_1, EXTRACTOR_3 = 1, 13, 3, 5, 17
FAR_PLACES = ((-4, 0), (-4, 1), (-4, 2))


def undrawn(pos: WholePosition, task: Task) -> WholePosition:
    """What becomes of a task that leaves nothing to chance."""
    run(pos, task)
    assert not named(pos, "om.lacerda.chance")
    return pos


@pytest.mark.parametrize(
    ("bottom", "top", "scientists", "taken"),
    [
        ([EXTRACTOR_1, GENERATOR_1], [7, 9, 11], [GEOLOGIST], GENERATOR_1),
        ([EXTRACTOR_1], [0, 7, 9], [], 7),
        ([0, EXTRACTOR_1], [7], [], EXTRACTOR_1),
        ([0, EXTRACTOR_1, 7], [], [], EXTRACTOR_1),
    ],
    ids=["scientist before row", "fuller row before bottom row", "bottom row before leftmost", "leftmost"],
)
def test_blueprint(bottom: list[int], top: list[int], scientists: list[int], taken: int) -> None:
    pos = position(ORBIT)
    pos.display[: len(bottom)] = bottom
    pos.display[DISPLAY_ROW : DISPLAY_ROW + len(top)] = top
    his(pos).scientists = scientists
    take_blueprints(pos, 1)
    assert his(pos).plans == [taken]
    assert not named(pos, "om.lacerda.chance")


@pytest.mark.parametrize(
    ("empty", "taken"), [((0,), GENERATOR), ((0, 1), EXTRACTOR)], ids=["cheapest before leftmost", "leftmost"]
)
def test_technology(empty: tuple[int, ...], taken: int) -> None:
    pos = position(ORBIT)
    for place in empty:
        pos.grid[place] = NOTHING
    undrawn(pos, LacerdaAction(LEARN))
    assert his(pos).lab[LAB.index("1t")] == taken


@pytest.mark.parametrize(
    ("lab", "moved"),
    [
        (("5t", "3t", "3b"), ("6", "3t", "4m")),
        (("3t", "3b"), ("4t", "4m")),
        (("1t",), ("3t",)),
    ],
    ids=["most, then least developed, the lower one", "the lower one before the upper space", "the upper space"],
)
def test_development(lab: tuple[str, ...], moved: tuple[str, ...]) -> None:
    pos = position(ORBIT)
    crystals(pos, 1)
    his(pos).lab = [NOTHING] * len(LAB)
    for kind, space in enumerate(lab):
        his(pos).lab[LAB.index(space)] = kind
    undrawn(pos, LacerdaAction(DEVELOP))
    assert tuple([LAB[his(pos).lab.index(kind)] for kind in range(len(lab))]) == moved


@pytest.mark.parametrize(
    ("own", "yours", "far", "whose"),
    [("1t", "2t", 4, YOU), ("1t", "2t", 3, LACERDA), ("2t", "1t", 3, LACERDA), ("2t", "2b", 4, LACERDA)],
    ids=["what does more before his own", "his own if it does", "his own if higher", "his own if equal"],
)
def test_whose_technology(own: str, yours: str, far: int, whose: int) -> None:
    pos = position()
    his(pos).lab[LAB.index(own)] = ROVER_TECH
    pos.players[YOU].lab[LAB.index(yours)] = ROVER_TECH
    lay(pos, CRYSTAL_TILE, 0, -far)
    run(pos, MOVE)
    assert bool(pos.used) == (whose == YOU)
    assert len(named(pos, "om.usetech.own")) == int(whose == LACERDA)


def around_the_mine(lying: list[int]) -> tuple[WholePosition, list[int]]:
    """Mine technology of level 1, and what lies on the six hexes beside the mine in the middle."""
    pos = position()
    his(pos).lab[0] = MINE
    beside = list(NEXT[at(0, 0)])
    for hex_, what in zip(beside, lying, strict=True):
        pos.lies[hex_] = what
    return pos, beside


USEFUL, USELESS, BARE = DISCOVERY + HIRE_TILE, DISCOVERY + PLANT_TILE, 0


@pytest.mark.parametrize(
    ("lying", "free"),
    [
        ([USEFUL] * 6, [0, 1, 2, 3, 4, 5]),
        ([USEFUL] * 4 + [CRYSTAL_HERE, USEFUL], [4]),
        ([RESEARCH + 1] * 4 + [CRYSTAL_HERE, RESEARCH], [4]),
        ([CRYSTAL_HERE] * 3 + [USEFUL, CRYSTAL_HERE, BARE], [5]),
        ([CRYSTAL_HERE, USELESS, USEFUL, USEFUL, CRYSTAL_HERE, BARE], [1, 5]),
    ],
    ids=["complex before tiles", "tile before crystal", "research", "crystal", "resources are nothing to him"],
)
def test_site(lying: list[int], free: list[int]) -> None:
    before, beside = around_the_mine(lying)
    found = {hex_ for pos in drawn(before, LacerdaAction(CONSTRUCT)) for hex_ in new_buildings(before, pos)}
    assert found == {beside[number] for number in free}


def test_research_of_a_kind_that_he_has_may_be_built_over() -> None:
    before, beside = around_the_mine([CRYSTAL_HERE] * 5 + [RESEARCH + 2])
    his(before).research = [2]
    assert new_buildings(before, run(before.copy(), LacerdaAction(CONSTRUCT))) == [beside[5]]


def test_his_shelter_spares_tiles_too() -> None:
    before = position()
    beside = list(NEXT[at(2, 1)])
    for hex_ in beside[1:]:
        before.lies[hex_] = USEFUL
    assert new_buildings(before, run(before.copy(), LacerdaLevel(LACERDA))) == [beside[0]]


def with_mines(*places: tuple[int, int], miner: int) -> WholePosition:
    """Further mines with a colonist of somebody's, and his own on the mine in the middle."""
    pos = position()
    pos.miners[at(0, 0)] = LACERDA
    for place in places:
        pos.buildings[at(*place)] = MINE
        pos.miners[at(*place)] = miner
    return pos


def test_upgrade_scientist_before_points() -> None:
    before = position()
    for place in FAR_PLACES:
        before.buildings[at(*place)] = EXTRACTOR
    his(before).plans = [EXTRACTOR_3, GENERATOR_1]
    his(before).scientists = [GEOLOGIST]
    assert {tuple(his(pos).built) for pos in drawn(before, LacerdaAction(UPGRADE))} == {(GENERATOR_1,)}


def test_upgrade_points_before_his_own_colonists() -> None:
    before = with_mines(*FAR_PLACES, miner=LACERDA)
    before.miners[at(0, 0)] = NOBODY
    his(before).plans = [MINE_1, MINE_3]
    assert {tuple(his(pos).built) for pos in drawn(before, LacerdaAction(UPGRADE))} == {(MINE_3,)}


@pytest.mark.parametrize("miner", [NOBODY, YOU])
def test_upgrade_his_own_colonists_stay_in_their_mines(miner: int) -> None:
    before = with_mines((-4, 0), miner=miner)
    his(before).plans = [MINE_1]
    for pos in drawn(before, LacerdaAction(UPGRADE)):
        assert (pos.markers[at(-4, 0)], pos.miners[at(0, 0)]) == (LACERDA, LACERDA)


def test_upgrade_a_free_mine_is_no_better_than_yours() -> None:
    before = with_mines((-4, 0), miner=YOU)
    before.miners[at(0, 0)] = NOBODY
    his(before).plans = [MINE_1]
    found = {pos.markers.index(LACERDA) for pos in drawn(before, LacerdaAction(UPGRADE))}
    assert found == {at(0, 0), at(-4, 0)}


def test_upgrade_his_own_colonist_leaves_if_there_is_no_other_mine() -> None:
    pos = with_mines(miner=NOBODY)
    his(pos).plans = [MINE_1]
    reserve = his(pos).reserve
    undrawn(pos, LacerdaAction(UPGRADE))
    # One colonist goes to the slot of the action.
    assert (pos.markers[at(0, 0)], pos.miners[at(0, 0)], his(pos).reserve) == (LACERDA, NOBODY, reserve + 1 - 1)


def hired(pos: WholePosition) -> set[tuple[int, ...]]:
    """Scientists and contracts that he may come to have."""
    found = drawn(pos, LacerdaAction(HIRE))
    return {(*his(other).scientists, *[CONTRACT + number for number in his(other).contracts]) for other in found}


def test_scientist_before_contract() -> None:
    pos = position()
    pos.board = [CONTRACT + 1, NOTHING, NOTHING, BIOCHEMIST, NOTHING, NOTHING]
    assert hired(pos) == {(BIOCHEMIST,)}


def test_scientist_blueprints_before_those_built() -> None:
    pos = position()
    pos.players[YOU].plans = [5, 6, 4]
    pos.players[YOU].built = [GENERATOR_1 + 4]
    pos.buildings[at(-4, 0)] = GREENHOUSE
    pos.markers[at(-4, 0)] = YOU
    assert hired(pos) == {(ENGINEER,)}


def test_scientist_built_before_those_to_be_had() -> None:
    pos = position()
    pos.players[YOU].plans = [EXTRACTOR_1]
    pos.players[YOU].built = [GENERATOR_1]
    pos.markers[at(-2, 1)] = YOU
    pos.display[:2] = [EXTRACTOR_1 + 1, EXTRACTOR_3]
    assert hired(pos) == {(GEOLOGIST,)}


def test_scientist_with_blueprints_to_be_had() -> None:
    pos = position()
    pos.display[:4] = [EXTRACTOR_1, GENERATOR_1, EXTRACTOR_3, 7]
    assert hired(pos) == {(ENGINEER,)}


def test_equal_scientists_are_drawn() -> None:
    assert hired(position()) == {(scientist,) for scientist in range(6)}


def test_contract_by_points_and_equal_ones_are_drawn() -> None:
    pos = position()
    his(pos).scientists = [GEOLOGIST, ENGINEER]
    pos.board = [CONTRACT + 7, CONTRACT + 1, CONTRACT + 2, 3, 4, 5]
    assert hired(pos) == {(GEOLOGIST, ENGINEER, CONTRACT + 1), (GEOLOGIST, ENGINEER, CONTRACT + 2)}


def test_ship_the_lowest_one_without_a_draw() -> None:
    pos = position()
    # No technology, so that nothing else is drawn: all his shelters stand.
    his(pos).shelters = 5
    lowest = his(pos).ships & -his(pos).ships
    ships = his(pos).ships
    undrawn(pos, LacerdaLevel(LACERDA))
    assert ships - his(pos).ships == lowest


@pytest.mark.parametrize(
    ("stock", "taken"),
    [([0, 1, 2, 0, 0, 1], WATER), ([0, 2, 2, 0, 0, 2], CRYSTAL), ([0, 0, 2, 2, 2, 1], WATER)],
    ids=["most before leftmost", "crystals first", "leftmost"],
)
def test_good(stock: list[int], taken: int) -> None:
    pos = position(ORBIT)
    pos.warehouse = stock.copy()
    undrawn(pos, LacerdaAction(LEARN))
    assert stock[taken] - pos.warehouse[taken] == 1


def tiles(one: int, other: int, far: int = 1) -> WholePosition:
    """Two tiles on both sides of his rover, one of them perhaps farther; he has a blueprint, and one is to be had."""
    pos = position()
    his(pos).plans = [GENERATOR_1]
    pos.display[0] = EXTRACTOR_1
    lay(pos, one, 0, 1)
    lay(pos, other, 0, -far)
    return pos


@pytest.mark.parametrize(
    ("one", "other", "far", "taken"),
    [
        (WAREHOUSE_TILE, UPGRADE_TILE, 2, {WAREHOUSE_TILE}),
        (CRYSTAL_TILE, PLANS_TILE, 1, {PLANS_TILE}),
        (PLANS_TILE, UPGRADE_TILE, 1, {UPGRADE_TILE}),
        (WAREHOUSE_TILE, CRYSTAL_TILE, 1, {CRYSTAL_TILE}),
        (CRYSTAL_TILE, WAREHOUSE_TILE, 1, {CRYSTAL_TILE}),
    ],
    ids=["nearest before points", "points before crystals", "points", "crystals", "crystals on the other side"],
)
def test_tile(one: int, other: int, far: int, taken: set[int]) -> None:
    assert {his(pos).discoveries[0] for pos in drawn(tiles(one, other, far), MOVE)} == taken


def test_equally_good_tiles_are_drawn() -> None:
    before = tiles(CRYSTAL_TILE, CRYSTAL_TILE)
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, 1), at(0, -1)}


def test_crystals_without_room_count_for_nothing() -> None:
    before = tiles(CRYSTAL_TILE, WAREHOUSE_TILE)
    crystals(before, 2)
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, 1), at(0, -1)}


def test_a_tile_to_which_no_way_leads_is_passed_over() -> None:
    before = tiles(WAREHOUSE_TILE, UPGRADE_TILE, 3)
    before.lies[at(0, 1)] = BARE
    lay(before, WAREHOUSE_TILE, 0, 3)
    crystals(before, 0)
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, -2)}
    for hex_ in range(HEXES):
        if FAR[at(0, 0)][hex_] <= ROVER_POINTS and FAR[hex_][at(0, -3)] < FAR[at(0, 0)][at(0, -3)]:
            before.markers[hex_] = YOU
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, 2)}


def test_way_nearer_before_crystals() -> None:
    before = position()
    crystals(before, 0)
    lay(before, HIRE_TILE, 0, -4)
    lay(before, HIRE_TILE, 0, 4)
    before.markers[at(0, -2)] = YOU
    before.lies[at(0, -1)] = CRYSTAL_HERE
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, 2)}


def test_way_past_most_crystals_whichever_tile_it_leads_to() -> None:
    before = position()
    lay(before, HIRE_TILE, 0, -2)
    lay(before, HIRE_TILE, 0, 2)
    before.lies[at(0, 1)] = CRYSTAL_HERE
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(0, 2)}


def test_equally_good_ways_are_drawn() -> None:
    before = position()
    crystals(before, 0)
    lay(before, HIRE_TILE, 2, 2)
    before.lies[at(0, 1)] = CRYSTAL_HERE
    before.lies[at(1, 0)] = CRYSTAL_HERE
    assert {his(pos).rover for pos in drawn(before, MOVE)} == {at(1, 1), at(0, 2), at(2, 0)}


def displaced(pos: WholePosition) -> set[int]:
    """Where his rover may come to stand when it must leave the hex east of the middle."""
    his(pos).rover = at(1, 0)
    return {his(other).rover for other in drawn(pos, Displacing(LACERDA, ROVER, at(1, 0)))}


def test_displaced_towards_the_nearest_tile_before_a_better_one() -> None:
    pos = tiles(WAREHOUSE_TILE, UPGRADE_TILE)
    pos.lies[at(0, 1)], pos.lies[at(0, -1)] = BARE, BARE
    lay(pos, WAREHOUSE_TILE, 3, 0)
    lay(pos, UPGRADE_TILE, 1, -3)
    assert displaced(pos) == {at(2, 0)}


def test_displaced_towards_the_better_of_equally_near_tiles() -> None:
    pos = tiles(WAREHOUSE_TILE, UPGRADE_TILE)
    pos.lies[at(0, 1)], pos.lies[at(0, -1)] = BARE, BARE
    lay(pos, WAREHOUSE_TILE, 3, 0)
    lay(pos, UPGRADE_TILE, 1, -2)
    assert displaced(pos) == {at(1, -1)}


def test_displaced_anywhere_without_a_tile() -> None:
    assert displaced(position()) == set(NEXT[at(1, 0)])


def test_discovery_farthest_from_your_rover() -> None:
    pos = position(ORBIT)
    his(pos).rover, pos.players[YOU].rover = at(0, 0), at(0, -3)
    pos.open_discoveries = [14, 15]
    found = {other.lies.index(DISCOVERY + 14) for other in drawn(pos, LacerdaDiscovery())}
    assert found == {at(0, 3), at(1, 2), at(3, 0), at(-1, 3), at(-2, 3), at(-3, 3)}


def test_his_turn_order_space_is_drawn_whatever_it_brings() -> None:
    pos = position(ORBIT)
    pos.display[0] = GENERATOR_1
    assert {his(other).space for other in drawn(pos, LacerdaSpace(COLONY))} == {6, 7, 8}
