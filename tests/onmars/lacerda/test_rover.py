"""Lacerda's rover (rulebook p. 23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import FAR
from areopolis.onmars.lacerda.benefit import ROVER_POINTS, LacerdaRover
from areopolis.onmars.terms import BARE, CRYSTAL, CRYSTAL_HERE, LACERDA, NOTHING, RESEARCH, ROVER_TECH
from tests.onmars.lacerda.kit import (
    CRYSTAL_TILE,
    HIRE_TILE,
    LEARN_TILE,
    MINERAL_TILE,
    PLANS_TILE,
    PLANT_TILE,
    UPGRADE_TILE,
    YOU,
    at,
    crystals,
    drawn,
    his,
    lay,
    named,
    position,
    run,
)

MOVE = LacerdaRover(ROVER_POINTS)


def test_the_first_move_starts_from_the_mine_in_the_middle_with_two_points() -> None:
    pos = position()
    target = lay(pos, CRYSTAL_TILE, 4, 0)
    crystals(pos, 0)
    run(pos, MOVE)
    assert FAR[at(0, 0)][his(pos).rover] == 2
    assert FAR[his(pos).rover][target] == 2


def test_he_goes_to_the_nearest_tile() -> None:
    pos = position()
    lay(pos, CRYSTAL_TILE, 0, -3)
    near = lay(pos, HIRE_TILE, 1, 1)
    his(pos).rover = at(0, 0)
    run(pos, MOVE)
    assert (his(pos).rover, his(pos).discoveries, pos.lies[near]) == (near, [HIRE_TILE], BARE)


def test_research_tiles_count_too() -> None:
    pos = position()
    pos.lies[at(0, 1)] = RESEARCH + 2
    lay(pos, CRYSTAL_TILE, 0, -3)
    run(pos, MOVE)
    assert (his(pos).research, his(pos).rover) == ([2], at(0, 1))


@pytest.mark.parametrize("tile", [PLANT_TILE, MINERAL_TILE])
def test_tiles_with_nothing_but_resources_are_ignored(tile: int) -> None:
    pos = position()
    lay(pos, tile, 0, 1)
    far = lay(pos, CRYSTAL_TILE, 0, -4)
    run(pos, MOVE)
    assert FAR[his(pos).rover][far] == 2
    assert his(pos).discoveries == []


def test_research_of_a_kind_that_he_has_is_ignored() -> None:
    pos = position()
    pos.lies[at(0, 1)] = RESEARCH + 1
    his(pos).research = [1]
    far = lay(pos, CRYSTAL_TILE, 0, -4)
    run(pos, MOVE)
    assert FAR[his(pos).rover][far] == 2


@pytest.mark.parametrize("tile", [UPGRADE_TILE, PLANS_TILE])
def test_tiles_that_he_cannot_use_now_are_ignored(tile: int) -> None:
    pos = position()
    lay(pos, tile, 0, 1)
    run(pos, MOVE)
    assert (his(pos).rover, his(pos).discoveries) == (NOTHING, [])


def test_without_a_target_the_rover_stays() -> None:
    pos = position()
    his(pos).rover = at(1, 1)
    his(pos).lab[0] = ROVER_TECH
    crystals(pos, 3)
    run(pos, MOVE)
    assert (his(pos).rover, his(pos).goods[CRYSTAL]) == (at(1, 1), 3)
    assert named(pos, "om.lacerda.norover")


def test_a_tile_under_a_piece_cannot_be_taken() -> None:
    pos = position()
    lay(pos, CRYSTAL_TILE, 0, 1)
    pos.players[YOU].rover = at(0, 1)
    run(pos, MOVE)
    assert his(pos).rover == NOTHING


@pytest.mark.parametrize(
    ("owner", "space", "far", "used"),
    [(LACERDA, 0, 3, []), (YOU, 0, 3, [ROVER_TECH]), (LACERDA, 2, 4, []), (LACERDA, 0, 2, [])],
)
def test_technology_is_used_to_reach_a_tile(owner: int, space: int, far: int, used: list[int]) -> None:
    pos = position()
    crystals(pos, 3)
    pos.players[owner].lab[space] = ROVER_TECH
    target = lay(pos, CRYSTAL_TILE, 0, -far)
    run(pos, MOVE)
    assert (his(pos).rover, his(pos).goods[CRYSTAL], pos.used) == (target, 3, used)
    assert len([*named(pos, "om.usetech"), *named(pos, "om.usetech.own")]) == int(far > ROVER_POINTS)


def test_technology_is_used_to_come_nearer() -> None:
    pos = position()
    crystals(pos, 0)
    his(pos).rover = at(0, -4)
    his(pos).lab[0] = ROVER_TECH
    target = lay(pos, CRYSTAL_TILE, 0, 4)
    run(pos, MOVE)
    assert FAR[his(pos).rover][target] == 5


@pytest.mark.parametrize(("yours", "used"), [(0, []), (2, [ROVER_TECH])])
def test_his_own_technology_goes_first_unless_yours_reaches_farther(yours: int, used: list[int]) -> None:
    pos = position()
    crystals(pos, 0)
    his(pos).lab[0] = ROVER_TECH
    pos.players[YOU].lab[yours] = ROVER_TECH
    target = lay(pos, CRYSTAL_TILE, 0, -4 if yours else -3)
    run(pos, MOVE)
    assert (his(pos).rover, pos.used) == (target, used)


@pytest.mark.parametrize(("crystal", "left", "distance"), [(1, 0, 0), (2, 1, 0), (0, 0, 1)])
def test_crystals_are_spent_only_to_reach_the_tile(crystal: int, left: int, distance: int) -> None:
    pos = position()
    crystals(pos, crystal)
    target = lay(pos, HIRE_TILE, 0, -3)
    run(pos, MOVE)
    assert (FAR[his(pos).rover][target], his(pos).goods[CRYSTAL]) == (distance, left)


def test_crystals_are_kept_if_the_tile_is_too_far() -> None:
    pos = position()
    crystals(pos, 1)
    target = lay(pos, HIRE_TILE, 0, -4)
    run(pos, MOVE)
    assert (FAR[his(pos).rover][target], his(pos).goods[CRYSTAL]) == (2, 1)


def test_technology_and_crystals_together() -> None:
    pos = position()
    crystals(pos, 1)
    his(pos).lab[0] = ROVER_TECH
    pos.players[YOU].rover = at(0, -3)
    target = lay(pos, HIRE_TILE, 0, -4)
    run(pos, MOVE)
    assert (his(pos).rover, his(pos).goods[CRYSTAL]) == (target, 0)


@pytest.mark.parametrize("place", [(1, 0), (0, 1)])
def test_crystals_on_the_way_are_collected(place: tuple[int, int]) -> None:
    before = position()
    lay(before, HIRE_TILE, 1, 1)
    before.lies[at(*place)] = CRYSTAL_HERE
    for pos in drawn(before, MOVE):
        assert (his(pos).waiting, pos.lies[at(*place)]) == (1, BARE)


def test_the_way_with_most_crystals_is_taken_to_a_stop_as_well() -> None:
    before = position()
    crystals(before, 0)
    target = lay(before, HIRE_TILE, 2, 2)
    before.lies[at(0, 1)] = CRYSTAL_HERE
    before.lies[at(0, 2)] = BARE
    for pos in drawn(before, MOVE):
        assert his(pos).waiting == 1
        assert FAR[his(pos).rover][target] == 2


def test_he_does_not_stop_on_another_piece() -> None:
    before = position()
    crystals(before, 0)
    target = lay(before, HIRE_TILE, 0, -4)
    before.markers[at(0, -2)] = YOU
    for pos in drawn(before, MOVE):
        assert FAR[his(pos).rover][target] == 3


def test_he_does_not_stop_on_a_tile_of_no_use() -> None:
    before = position()
    crystals(before, 0)
    target = lay(before, HIRE_TILE, 0, -4)
    lay(before, PLANT_TILE, 0, -2)
    for pos in drawn(before, MOVE):
        assert FAR[his(pos).rover][target] == 3
        assert his(pos).discoveries == []


def test_a_tile_that_is_reached_is_used_at_once() -> None:
    pos = position()
    lay(pos, LEARN_TILE, 1, 0)
    run(pos, MOVE)
    assert his(pos).discoveries == [LEARN_TILE]
    assert his(pos).lab[0] != NOTHING


def test_collected_tiles_count_for_missions() -> None:
    pos = position()
    pos.missions, pos.cubes = [5, 1, 3], [4, 4, 0]
    lay(pos, CRYSTAL_TILE, 1, 0)
    run(pos, MOVE)
    assert (pos.cubes, his(pos).waiting) == ([3, 4, 0], 3 + 1)
