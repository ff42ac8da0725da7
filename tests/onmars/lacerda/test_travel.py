"""Lacerda travels (rulebook p. 22)."""

from __future__ import annotations

import pytest

from areopolis.kernel.why import Text
from areopolis.onmars.box import standard
from areopolis.onmars.hexes import FAR
from areopolis.onmars.lacerda.benefit import LacerdaBenefit
from areopolis.onmars.lacerda.travel import LacerdaArrival, LacerdaDiscovery, LacerdaSpace, LacerdaTravel
from areopolis.onmars.options import Options
from areopolis.onmars.phases.rounds import Deciding
from areopolis.onmars.terms import (
    BATTERY,
    COLONY,
    CONDENSER,
    CONSTRUCT,
    CRYSTAL,
    DEVELOP,
    DISCOVERY,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LACERDA,
    LSS_COLUMNS,
    MINE,
    NOTHING,
    OBTAIN,
    ORBIT,
    SHELTER,
    SIDES,
)
from areopolis.onmars.whole import WholePosition, new_game
from tests.onmars.lacerda.kit import (
    CRYSTAL_TILE,
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

TRAVELS, STAYS = 1, 2


def ready(side: int) -> WholePosition:
    """He is about to travel from a side."""
    pos = position(side)
    pos.solo_card = TRAVELS
    return pos


@pytest.mark.parametrize("side", [ORBIT, COLONY])
def test_he_rides_the_shuttle_whenever_it_leaves_his_side(side: int) -> None:
    assert run(ready(side), LacerdaTravel(free=True)).side(LACERDA) == 1 - side


@pytest.mark.parametrize("side", [ORBIT, COLONY])
def test_he_stays_if_his_last_card_says_so(side: int) -> None:
    pos = ready(side)
    pos.solo_card = STAYS
    assert run(pos, LacerdaTravel(free=True)).side(LACERDA) == side
    assert named(pos, "om.lacerda.stays")


def test_he_never_spends_a_ship() -> None:
    pos = ready(ORBIT)
    his(pos).hangar = 3
    run(pos, Deciding(LACERDA, free=False))
    assert (pos.side(LACERDA), his(pos).hangar) == (ORBIT, 3)


@pytest.mark.parametrize(("side", "spaces"), [(COLONY, {1, 2, 3, 4}), (ORBIT, {6, 7, 8})])
def test_his_new_space_is_drawn_from_the_free_ones(side: int, spaces: set[int]) -> None:
    found = {his(pos).space for pos in drawn(ready(side), LacerdaTravel(free=True))}
    assert found == spaces


def test_to_orbit_he_skips_production_and_colonists() -> None:
    pos = ready(COLONY)
    pos.markers[at(2, 1)] = LACERDA
    his(pos).built = [11]
    pos.put_slot(DEVELOP, LACERDA, 1)
    pos.put_slot(OBTAIN, LACERDA, 2)
    pos.warehouse[CRYSTAL] = 0
    before = pos.slots.copy()
    for other in drawn(pos, LacerdaTravel(free=True)):
        assert other.slots == before
        assert his(other).waiting == 0
        assert new_buildings(pos, other) == []


def test_to_the_colony_his_colonists_stay_where_they_are() -> None:
    pos = ready(ORBIT)
    # A mine is built, since a building of the life support system would free the hire slot.
    pos.tracks = [2] * LSS_COLUMNS
    pos.put_slot(CONSTRUCT, LACERDA, 2)
    pos.put_slot(HIRE, LACERDA, 1)
    before = pos.slots.copy()
    for other in drawn(pos, LacerdaTravel(free=True)):
        assert other.buildings.count(MINE) == 2
        assert other.slots == before


def test_example_44_p22() -> None:
    before = ready(ORBIT)
    his(before).rover = at(0, 0)
    before.players[YOU].rover = at(0, -3)
    before.lies[at(0, -4)] = DISCOVERY + CRYSTAL_TILE
    before.open_discoveries = [14, 15]
    expected = {at(0, 3), at(1, 2), at(3, 0), at(-1, 3), at(-2, 3), at(-3, 3)}
    found = set()
    for pos in drawn(before, LacerdaDiscovery()):
        found.add(pos.lies.index(DISCOVERY + 14))
        assert pos.open_discoveries[1] == 15
        assert pos.open_discoveries[0] not in {14, 15}
    assert found == expected


def test_his_tile_lies_exactly_three_from_his_rover_wherever_it_is() -> None:
    pos = ready(ORBIT)
    his(pos).rover = at(2, 1)
    pos.players[YOU].rover = at(-2, 1)
    tile = pos.open_discoveries[0]
    run(pos, LacerdaDiscovery())
    hex_ = pos.lies.index(DISCOVERY + tile)
    assert FAR[at(2, 1)][hex_] == 3
    assert FAR[at(-2, 1)][hex_] == 7


@pytest.mark.parametrize(("side", "laid"), [(ORBIT, 1), (COLONY, 0)])
def test_he_lays_a_tile_only_on_the_way_to_the_colony_and_before_his_space(side: int, laid: int) -> None:
    pos = run(ready(side), LacerdaTravel(free=True))
    names = [event.name for event in pos.events]
    assert names.count("om.discover") == laid
    assert not laid or names.index("om.discover") < names.index("om.space")


def test_without_a_tile_none_is_laid() -> None:
    pos = ready(ORBIT)
    pos.open_discoveries = []
    assert DISCOVERY not in [lying for lying in run(pos, LacerdaDiscovery()).lies if lying]
    assert not named(pos, "om.discover")


def test_in_the_colony_he_builds_after_choosing_his_space() -> None:
    before = ready(ORBIT)
    before.icon = MINE
    for pos in drawn(before, LacerdaTravel(free=True)):
        built = [pos.buildings[hex_] for hex_ in new_buildings(before, pos)]
        # The bots of space 6 come first and make it a generator.
        assert built == [GENERATOR if his(pos).space == 6 else MINE]
        assert pos.slot(CONSTRUCT, LACERDA) == 0


def test_building_after_travel_needs_no_free_slot() -> None:
    before = ready(ORBIT)
    before.put_slot(CONSTRUCT, YOU, 3)
    crystals(before, 0)
    pos = run(before.copy(), LacerdaArrival())
    assert len(new_buildings(before, pos)) == 1
    assert pos.slot(CONSTRUCT, YOU) == 3


def test_if_nothing_can_be_built_on_arrival_his_rover_moves() -> None:
    pos = ready(ORBIT)
    pos.stacks[MINE] = []
    pos.tracks = [2] * LSS_COLUMNS
    target = lay(pos, CRYSTAL_TILE, 1, 0)
    assert his(run(pos, LacerdaArrival())).rover == target


def test_a_level_that_he_causes_comes_right_after_his_travel() -> None:
    before = ready(ORBIT)
    before.players[YOU].space = 6
    before.tracks = [1, 2, 2, 2]
    before.icon = GENERATOR
    pos = run(before.copy(), Deciding(LACERDA, free=True))
    assert (pos.level, his(pos).shelters, his(pos).hangar) == (2, 2, 1)


def on_space(pos: WholePosition, space: int) -> WholePosition:
    """He gets the benefit of a turn order space."""
    benefit = pos.box.order[space - 1].benefit
    assert benefit is not None
    return run(pos, LacerdaBenefit(benefit))


@pytest.mark.parametrize(("crystal", "taken"), [(2, CRYSTAL), (1, BATTERY)])
def test_the_warehouse_gives_what_it_has_most_of_crystals_first(crystal: int, taken: int) -> None:
    pos = ready(COLONY)
    pos.warehouse[CRYSTAL] = crystal
    before = pos.warehouse.copy()
    on_space(pos, 2)
    assert before[taken] - pos.warehouse[taken] == 1
    assert sum(before) - sum(pos.warehouse) == 1
    assert his(pos).waiting == int(taken == CRYSTAL)


def test_an_empty_warehouse_gives_nothing() -> None:
    pos = ready(COLONY)
    pos.warehouse = [0] * 6
    on_space(pos, 2)
    assert (sum(pos.warehouse), his(pos).waiting) == (0, 0)


def test_technology_comes_as_by_his_action() -> None:
    pos = on_space(ready(COLONY), 3)
    assert (his(pos).lab[0], pos.grid[0]) == (MINE, NOTHING)


def test_instead_of_colonists_his_rover_moves() -> None:
    pos = ready(COLONY)
    target = lay(pos, CRYSTAL_TILE, 0, 1)
    on_space(pos, 4)
    assert (his(pos).rover, his(pos).quarters) == (target, 0)


@pytest.mark.parametrize(
    ("icon", "then"),
    [(MINE, GENERATOR), (GENERATOR, EXTRACTOR), (EXTRACTOR, GREENHOUSE), (GREENHOUSE, CONDENSER), (CONDENSER, MINE)],
)
def test_the_bots_benefit_moves_his_bot_by_one_icon(icon: int, then: int) -> None:
    pos = ready(COLONY)
    pos.icon = icon
    assert on_space(pos, 6).icon == then


def test_a_blueprint_comes_as_by_his_action() -> None:
    pos = ready(COLONY)
    pos.display[3:5] = [9, 5]
    assert his(on_space(pos, 8)).plans == [9]


def test_he_takes_the_benefit_of_his_new_space() -> None:
    before = ready(ORBIT)
    before.display[0] = 9
    for pos in drawn(before, LacerdaSpace(COLONY)):
        assert his(pos).plans == ([9] if his(pos).space == 8 else [])


def test_he_starts_on_the_space_of_a_first_colonist_tile_without_its_benefit() -> None:
    spaces = set()
    for seed in range(40):
        pos = new_game(Options(1), seed)
        player = his(pos)
        spaces.add(player.space)
        assert player.lab == [NOTHING, NOTHING, NOTHING, SHELTER, *[NOTHING] * 9]
        assert (player.goods[CRYSTAL], player.waiting, player.plans, player.rover) == (1, 0, [], NOTHING)
        assert (player.docked(), player.shelters, player.bots, player.goals, pos.icon) == (5, 1, [], [], MINE)
        assert sorted(pos.solo_deck) == list(range(1, 13))
    assert spaces == set(standard().colonist_tiles)


def test_the_shuttle_starts_on_his_side() -> None:
    for seed in range(10):
        pos = new_game(Options(1), seed)
        side = pos.side(LACERDA)
        pos.recording = True
        while pos.round == 0:
            assert pos.decision is not None
            pos.apply(pos.decision.options[-1])
        (placed,) = named(pos, "om.shuttle")
        assert placed.parts == (Text(f"om.side.{SIDES[side]}"), 1)
