"""What Lacerda builds and upgrades (rulebook p. 23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import FAR, HEXES
from areopolis.onmars.lacerda.turn import LacerdaAction
from areopolis.onmars.lacerda.upgrade import most
from areopolis.onmars.rules.technology import OWNERS
from areopolis.onmars.terms import (
    CONDENSER,
    CONSTRUCT,
    CRYSTAL,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LACERDA,
    MINE,
    NOBODY,
    NOTHING,
    SHELTER,
    UPGRADE,
    UPGRADE_TECH,
)
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

# Places for further buildings, away from the start.
FAR_PLACES = ((-4, 0), (-4, 1), (-4, 2))


@pytest.mark.parametrize(
    ("icon", "tracks", "built"),
    [
        (GENERATOR, [1, 1, 1, 1], GENERATOR),
        (GENERATOR, [2, 1, 1, 1], EXTRACTOR),
        (GENERATOR, [3, 2, 2, 1], CONDENSER),
        (GENERATOR, [2, 2, 2, 2], MINE),
        (CONDENSER, [1, 1, 1, 2], MINE),
        (MINE, [1, 1, 1, 1], MINE),
        (EXTRACTOR, [1, 2, 1, 1], GREENHOUSE),
    ],
)
def test_he_builds_by_the_icon_of_his_bot_what_the_colony_needs(icon: int, tracks: list[int], built: int) -> None:
    before = position()
    before.icon = icon
    before.tracks = tracks
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [built]
    assert pos.icon == (built + 1) % 5


def test_the_marker_is_compared_with_that_of_the_colony() -> None:
    before = position()
    before.icon, before.level, before.tracks = GENERATOR, 2, [2, 2, 2, 2]
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [GENERATOR]


def test_example_45_p23() -> None:
    before = position()
    before.icon, before.tracks = GREENHOUSE, [1, 1, 2, 2]
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [MINE]
    assert pos.icon == GENERATOR


def test_without_technology_he_builds_anywhere_two_hexes_away() -> None:
    before = position()
    before.icon = MINE
    found = {hex_ for pos in drawn(before, LacerdaAction(CONSTRUCT)) for hex_ in new_buildings(before, pos)}
    legal = {h for h in range(HEXES) if FAR[at(0, 0)][h] == 2 and before.buildings[h] == NOTHING}
    assert found == legal


@pytest.mark.parametrize(("level", "sizes"), [(0, {1}), (1, {2}), (2, {3})])
def test_he_builds_the_largest_complex_that_technology_allows(level: int, sizes: set[int]) -> None:
    before = position()
    before.icon = MINE
    before.buildings[at(0, 2)] = MINE
    if level:
        his(before).lab[0 if level == 1 else 2] = MINE
    for pos in drawn(before, LacerdaAction(CONSTRUCT)):
        (hex_,) = new_buildings(before, pos)
        near = [h for h in (at(0, 0), at(0, 2)) if FAR[hex_][h] == 1]
        assert {1 + len(near)} == sizes
        assert hex_ == at(0, 1) or level < 2


def test_he_prefers_his_own_technology_if_it_suffices() -> None:
    pos = position()
    his(pos).lab[0] = MINE
    pos.players[YOU].lab[5] = MINE
    run(pos, LacerdaAction(CONSTRUCT))
    assert named(pos, "om.usetech.own")
    assert pos.used == []


def test_he_uses_yours_if_it_allows_more() -> None:
    before = position()
    his(before).lab[0] = MINE
    before.players[YOU].lab[2] = MINE
    before.buildings[at(0, 2)] = MINE
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert new_buildings(before, pos) == [at(0, 1)]
    assert pos.used == [YOU * OWNERS + MINE]


def test_he_uses_no_technology_for_a_building_that_stands_alone() -> None:
    pos = position()
    his(pos).lab[0] = GENERATOR
    run(pos, LacerdaAction(CONSTRUCT))
    assert pos.buildings.count(MINE) == 2
    assert not named(pos, "om.usetech.own")
    assert not named(pos, "om.usetech")


def test_a_kind_without_tiles_is_skipped() -> None:
    before = position()
    before.stacks[MINE] = []
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [GENERATOR]


def test_a_kind_without_a_hex_is_skipped() -> None:
    before = position()
    before.buildings[at(0, 0)] = SHELTER
    pos = run(before.copy(), LacerdaAction(CONSTRUCT))
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [GENERATOR]


def test_if_nothing_can_be_built_his_rover_moves() -> None:
    pos = position()
    pos.stacks[MINE] = []
    pos.tracks = [2, 2, 2, 2]
    pos.icon = EXTRACTOR
    target = lay(pos, CRYSTAL_TILE, 1, 0)
    run(pos, LacerdaAction(CONSTRUCT))
    assert (his(pos).rover, pos.slot(CONSTRUCT, LACERDA), pos.icon) == (target, 0, EXTRACTOR)


def test_progress_cubes_and_points_of_the_life_support_come_as_usual() -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.rewards = [7, 1, 2, 3]
    his(pos).lab[0] = GENERATOR
    his(pos).shelters = 3
    run(pos, LacerdaAction(CONSTRUCT))
    assert (his(pos).progress, pos.tracks) == (1 << GENERATOR, [2, 1, 1, 1])
    assert his(pos).points == 2 + 2 * 3


@pytest.mark.parametrize(("slot", "waiting"), [(1, 0), (0, 1)])
def test_for_life_support_he_frees_the_hire_slot_or_takes_a_crystal(slot: int, waiting: int) -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.put_slot(HIRE, LACERDA, slot)
    run(pos, LacerdaAction(CONSTRUCT))
    assert (pos.slot(HIRE, LACERDA), his(pos).waiting) == (0, waiting)


def test_the_colonists_tile_counts_his_open_quarters_as_full() -> None:
    pos = position()
    pos.icon = GENERATOR
    pos.rewards = [8, 1, 2, 3]
    his(pos).shelters = 2
    run(pos, LacerdaAction(CONSTRUCT))
    assert his(pos).points == 2 + 6


def test_he_upgrades_anywhere_without_a_mineral() -> None:
    pos = position()
    his(pos).plans = [3]
    run(pos, LacerdaAction(UPGRADE))
    assert (his(pos).plans, his(pos).built, pos.markers[at(-2, 1)]) == ([], [3], LACERDA)


def test_one_marker_on_a_building() -> None:
    pos = position()
    his(pos).plans = [3]
    pos.markers[at(-2, 1)] = YOU
    run(pos, LacerdaAction(UPGRADE))
    assert his(pos).plans == [3]
    assert named(pos, "om.lacerda.instead")


def test_a_blueprint_of_level_three_needs_a_complex_of_three() -> None:
    pos = position()
    his(pos).plans = [15]
    run(pos, LacerdaAction(UPGRADE))
    assert his(pos).plans == [15]
    for place in FAR_PLACES:
        pos.buildings[at(*place)] = GENERATOR
    run(pos, LacerdaAction(UPGRADE))
    assert his(pos).built == [15]
    assert [pos.markers[at(*place)] for place in FAR_PLACES].count(LACERDA) == 1


def test_only_his_own_shelters_can_be_upgraded() -> None:
    before = position()
    his(before).plans = [11]
    for pos in drawn(before, LacerdaAction(UPGRADE)):
        assert pos.markers[at(2, 1)] == LACERDA


@pytest.mark.parametrize(
    ("owner", "space", "upgraded"), [(LACERDA, 0, 2), (YOU, 0, 2), (LACERDA, 2, 3), (NOBODY, 0, 1)]
)
def test_the_upgrade_technology_serves_as_often_as_possible(owner: int, space: int, upgraded: int) -> None:
    pos = position()
    his(pos).plans = [3, 5, 7]
    if owner != NOBODY:
        pos.players[owner].lab[space] = UPGRADE_TECH
    run(pos, LacerdaAction(UPGRADE))
    assert len(his(pos).built) == upgraded
    assert pos.used == ([UPGRADE_TECH] if owner == YOU else [])


def test_the_upgrade_technology_is_left_alone_without_a_second_upgrade() -> None:
    pos = position()
    his(pos).plans = [3]
    pos.players[YOU].lab[0] = UPGRADE_TECH
    run(pos, LacerdaAction(UPGRADE))
    assert pos.used == []


def test_of_two_upgrade_technologies_he_takes_his_own_if_it_suffices() -> None:
    for plans, used in (([3, 5], []), ([3, 5, 7], [UPGRADE_TECH])):
        pos = position()
        his(pos).plans = list(plans)
        his(pos).lab[0] = UPGRADE_TECH
        pos.players[YOU].lab[2] = UPGRADE_TECH
        run(pos, LacerdaAction(UPGRADE))
        assert (his(pos).plans, pos.used) == ([], used)


def test_he_prefers_blueprints_that_his_scientists_score() -> None:
    before = position()
    for place in FAR_PLACES:
        before.buildings[at(*place)] = EXTRACTOR
    his(before).plans = [17, 3]
    his(before).scientists = [0]
    for pos in drawn(before, LacerdaAction(UPGRADE)):
        assert his(pos).built == [3]
    his(before).scientists = []
    for pos in drawn(before, LacerdaAction(UPGRADE)):
        assert his(pos).built == [17]


def test_he_leaves_room_for_the_next_upgrade() -> None:
    before = position()
    for place in FAR_PLACES:
        before.buildings[at(*place)] = GENERATOR
    before.markers[at(-4, 0)] = YOU
    before.markers[at(-4, 1)] = YOU
    his(before).plans = [3, 15]
    his(before).lab[0] = UPGRADE_TECH
    for pos in drawn(before, LacerdaAction(UPGRADE)):
        assert sorted(his(pos).built) == [3, 15]
        assert pos.markers[at(-4, 2)] == pos.markers[at(-2, 1)] == LACERDA


def test_matching_counts_every_hex_once() -> None:
    assert most([(1, 10), (2, 10)]) == 1
    assert most([(1, 10), (1, 11), (2, 10)]) == 2
    assert most([]) == 0


def test_an_upgraded_mine_sends_its_colonist_home() -> None:
    pos = position()
    his(pos).plans = [1]
    pos.miners[at(0, 0)] = YOU
    quarters = pos.players[YOU].quarters
    run(pos, LacerdaAction(UPGRADE))
    assert (pos.miners[at(0, 0)], pos.markers[at(0, 0)], pos.players[YOU].quarters) == (NOBODY, LACERDA, quarters + 1)


def test_he_pays_nothing_for_a_building() -> None:
    pos = position()
    crystals(pos, 1)
    pos.icon = GREENHOUSE
    run(pos, LacerdaAction(CONSTRUCT))
    assert his(pos).goods[CRYSTAL] == 1
    assert not named(pos, "om.pay")
