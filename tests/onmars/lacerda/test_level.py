"""Lacerda when the colony rises, and at the end (rulebook pp. 22-23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import FAR, HEXES, MIDDLE
from areopolis.onmars.lacerda.turn import LacerdaAction, LacerdaLevel
from areopolis.onmars.phases.turn import EndTurn, Growing, Sweeping
from areopolis.onmars.rules.complexes import all_pieces, pieces_at
from areopolis.onmars.rules.displace import clear
from areopolis.onmars.rules.lss import reward_points
from areopolis.onmars.rules.settle import crowded
from areopolis.onmars.rules.technology import OWNERS
from areopolis.onmars.scoring import breakdown, colonist_points
from areopolis.onmars.terms import (
    COLONY,
    CONSTRUCT,
    CRYSTAL_HERE,
    GENERATOR,
    LACERDA,
    LSS_COLUMNS,
    MINE,
    NOTHING,
    SHELTER,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import YOU, at, drawn, his, named, new_buildings, position, run

HOME = at(2, 1)
BOTS_REWARD = 5


def risen(level: int = 2) -> WholePosition:
    """The colony has just risen to a level."""
    pos = position(COLONY)
    pos.level = level
    pos.updates = level - 1
    return pos


def test_he_rises_at_the_end_of_any_turn() -> None:
    for seat in (YOU, LACERDA):
        pos = position(COLONY)
        pos.tracks = [2, 2, 2, 2]
        run(pos, EndTurn(seat))
        assert (pos.level, his(pos).shelters, his(pos).hangar) == (2, 2, 1)


def test_his_shelter_makes_a_complex_if_it_can() -> None:
    before = risen()
    for pos in drawn(before, LacerdaLevel(LACERDA)):
        (hex_,) = new_buildings(before, pos)
        assert pos.buildings[hex_] == SHELTER + LACERDA
        assert FAR[HOME][hex_] == 1
        assert his(pos).waiting == 2


def test_his_shelter_stands_alone_without_the_technology() -> None:
    before = risen()
    his(before).lab = [NOTHING] * len(his(before).lab)
    before.players[YOU].lab = [NOTHING] * len(his(before).lab)
    for pos in drawn(before, LacerdaLevel(LACERDA)):
        (hex_,) = new_buildings(before, pos)
        assert (FAR[HOME][hex_], his(pos).waiting) == (2, 1)


def test_your_shelter_technology_serves_him_and_is_thanked_at_once() -> None:
    pos = position(COLONY)
    pos.tracks = [2] * 4
    his(pos).lab = [NOTHING] * len(his(pos).lab)
    run(pos, Growing())
    assert pos.decision is not None
    assert (pos.decision.seat, pos.decision.kind, pos.used) == (YOU, "thanks", [])
    assert his(pos).hangar == 1


def test_his_own_technology_goes_first() -> None:
    pos = run(risen(), LacerdaLevel(LACERDA))
    assert pos.decision is None
    assert YOU * OWNERS + SHELTER not in pos.used


def test_his_bot_on_the_icon_stays_for_a_shelter() -> None:
    pos = risen()
    pos.icon = 3
    assert run(pos, LacerdaLevel(LACERDA)).icon == 3


def test_his_lowest_ship_goes_to_the_hangar() -> None:
    pos = risen()
    ships = his(pos).ships
    run(pos, LacerdaLevel(LACERDA))
    assert (his(pos).ships, his(pos).hangar) == (ships & (ships - 1), 1)
    assert breakdown(pos, LACERDA)["ships"] == 3


def test_his_bot_counts_for_the_mission_and_comes_to_no_hex() -> None:
    pos = risen()
    pos.missions, pos.cubes = [4, 2, 3], [3, 0, 0]
    run(pos, LacerdaLevel(LACERDA))
    assert pos.cubes[0] == 2
    assert named(pos, "om.lacerda.bot")
    assert not named(pos, "om.newbot")
    assert not [bot for bot in his(pos).bots if bot >= 0]


def test_the_ship_brings_him_nothing_but_the_bot() -> None:
    pos = risen()
    run(pos, LacerdaLevel(LACERDA))
    assert (his(pos).quarters, his(pos).newcomers) == (0, 0)
    assert len(named(pos, "om.lacerda.bot")) == 1


def test_after_three_bots_there_is_none_left() -> None:
    pos = risen(5)
    his(pos).bots = [NOTHING] * 3
    pos.missions, pos.cubes = [4, 2, 3], [3, 0, 0]
    run(pos, LacerdaLevel(LACERDA))
    assert (pos.cubes[0], len(his(pos).bots)) == (3, 3)
    assert his(pos).hangar == 1


def test_his_bots_count_for_rewards() -> None:
    pos = run(risen(), LacerdaLevel(LACERDA))
    assert reward_points(pos, LACERDA, pos.box.rewards[BOTS_REWARD - 1]) == 2


@pytest.mark.parametrize("on_board", [0, 1, 3])
def test_the_bot_in_the_progress_area_counts_for_no_reward(on_board: int) -> None:
    pos = position()
    pos.icon, pos.rewards = GENERATOR, [BOTS_REWARD] * LSS_COLUMNS
    his(pos).bots = [NOTHING] * on_board
    run(pos, LacerdaAction(CONSTRUCT))
    # Two points for the first generator, and two for every bot on his board.
    assert (pos.tracks[0], his(pos).points) == (2, 2 + 2 * on_board)


def test_bots_on_his_board_are_in_nobodys_way() -> None:
    pos = run(risen(), LacerdaLevel(LACERDA))
    before = risen()
    assert his(pos).bots == [NOTHING]
    pos.buildings, pos.lies = before.buildings, before.lies
    assert all_pieces(pos) == all_pieces(before)
    assert [pieces_at(pos, hex_) for hex_ in range(HEXES)] == all_pieces(before)
    assert not crowded(pos, YOU)
    last = HEXES - 1
    pos.lies[last] = CRYSTAL_HERE
    run(pos, Sweeping(LACERDA))
    clear(pos, MIDDLE)
    assert (pos.lies[last], pos.agenda) == (CRYSTAL_HERE, [])


def test_without_shelters_left_he_still_gets_ship_and_bot() -> None:
    pos = risen()
    his(pos).shelters = 5
    buildings = pos.buildings.copy()
    run(pos, LacerdaLevel(LACERDA))
    assert (pos.buildings, his(pos).hangar) == (buildings, 1)


@pytest.mark.parametrize(("shelters", "points"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_his_open_quarters_count_as_full(shelters: int, points: int) -> None:
    pos = position(COLONY)
    his(pos).shelters = shelters
    assert colonist_points(pos, LACERDA) == points


def test_the_rest_of_his_score_is_as_usual() -> None:
    pos = position(COLONY)
    his(pos).plans = [3, 15]
    his(pos).built = [1]
    pos.markers[at(0, 0)] = LACERDA
    his(pos).scientists = [5]
    his(pos).progress = 1 << MINE
    sheet = breakdown(pos, LACERDA)
    assert (sheet["blueprints"], sheet["scientists"], sheet["progress"], sheet["techs"]) == (3 - 3 - 5, 3, 1, 2)
