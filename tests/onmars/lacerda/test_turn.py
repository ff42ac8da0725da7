"""Lacerda's turn: his cards, his crystals, and technology (rulebook pp. 22-23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.lacerda.travel import LacerdaTravel
from areopolis.onmars.lacerda.turn import LacerdaAction, LacerdaTurn
from areopolis.onmars.phases.rounds import Deciding
from areopolis.onmars.phases.turn import BeginTurn, EndTurn, wake_crystals
from areopolis.onmars.rules.technology import use_tech
from areopolis.onmars.terms import (
    COLONY,
    CONSTRUCT,
    CRYSTAL,
    DEVELOP,
    GENERATOR,
    HIRE,
    KINDS,
    LACERDA,
    LEARN,
    MINE,
    NOTHING,
    OBTAIN,
    ORBIT,
    ROVER_TECH,
    SHELTER,
    UPGRADE,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import YOU, at, crystals, his, named, position, run

# Cards of the deck by action, all with mission C except where said.
ACTION_1, ACTION_2, ACTION_3 = 11, 10, 12
STAYS = 9


def ready(side: int) -> WholePosition:
    """A table where every action of his is possible."""
    pos = position(side)
    pos.display[0] = 5
    his(pos).plans = [3]
    return pos


@pytest.mark.parametrize(
    ("side", "card", "event"),
    [
        (ORBIT, ACTION_1, "om.obtain"),
        (ORBIT, ACTION_2, "om.learn"),
        (ORBIT, ACTION_3, "om.develop"),
        (COLONY, ACTION_1, "om.construct"),
        (COLONY, ACTION_2, "om.upgrade"),
        (COLONY, ACTION_3, "om.hire"),
    ],
)
def test_he_does_the_action_of_his_card_for_his_side(side: int, card: int, event: str) -> None:
    pos = ready(side)
    pos.solo_deck = [1, card]
    run(pos, LacerdaTurn())
    assert named(pos, event)
    assert (pos.solo_card, pos.solo_deck, pos.solo_pile) == (card, [1], [card])
    actions = [e.name for e in pos.events if e.name in {"om.obtain", "om.construct", "om.upgrade", "om.hire"}]
    assert len(actions) <= 1


def test_nobody_may_take_back_behind_a_revealed_card() -> None:
    pos = ready(COLONY)
    pos.solo_deck = [ACTION_1]
    run(pos, LacerdaTurn())
    assert named(pos, "om.lacerda.card")[0].reveals == -1
    pos.solo_deck = [STAYS]
    run(pos, LacerdaTurn())
    assert named(pos, "om.lacerda.card.stays")[0].reveals == -1


def test_an_empty_deck_is_shuffled_at_his_next_turn() -> None:
    pos = ready(ORBIT)
    pos.solo_deck = [ACTION_1]
    pos.solo_pile = [1, 2, 3]
    run(pos, LacerdaTurn())
    assert (pos.solo_deck, pos.solo_pass) == ([], 0)
    run(pos, LacerdaTurn())
    assert pos.solo_pass == 1
    assert sorted([*pos.solo_deck, *pos.solo_pile]) == [1, 2, 3, ACTION_1]
    assert pos.solo_pile == [pos.solo_card]


@pytest.mark.parametrize(("passes", "cube", "waiting"), [(0, 5, 0), (1, 4, 2), (2, 4, 2)])
def test_from_the_second_pass_on_cards_move_missions(passes: int, cube: int, waiting: int) -> None:
    pos = ready(COLONY)
    pos.missions, pos.cubes = [2, 3, 1], [0, 0, 5]
    pos.solo_pass = passes
    pos.solo_deck = [ACTION_2]
    run(pos, LacerdaTurn())
    assert (pos.cubes, his(pos).waiting) == ([0, 0, cube], waiting)


def test_the_mission_of_the_card_is_moved_and_no_other() -> None:
    pos = ready(COLONY)
    pos.missions, pos.cubes = [1, 9, 5], [3, 3, 3]
    pos.solo_pass = 1
    pos.solo_deck = [1]
    run(pos, LacerdaTurn())
    assert pos.cubes == [2, 3, 3]


def test_the_mission_moves_after_the_action() -> None:
    pos = ready(COLONY)
    pos.missions, pos.cubes = [2, 3, 1], [0, 0, 5]
    pos.solo_pass = 1
    pos.solo_deck = [ACTION_2]
    run(pos, LacerdaTurn())
    names = [event.name for event in pos.events]
    assert names.index("om.upgrade") < names.index("om.contribute")


def test_a_finished_mission_does_not_move() -> None:
    pos = ready(COLONY)
    pos.solo_pass = 1
    pos.solo_deck = [ACTION_2]
    remaining = pos.remaining
    run(pos, LacerdaTurn())
    assert (pos.cubes, his(pos).waiting, pos.remaining) == ([0, 0, 0], 0, remaining)


@pytest.mark.parametrize(("card", "side"), [(ACTION_2, COLONY), (STAYS, ORBIT)])
def test_example_43_p22(card: int, side: int) -> None:
    pos = ready(ORBIT)
    pos.missions, pos.cubes = [2, 3, 1], [0, 0, 5]
    pos.solo_pass = 1
    pos.solo_deck = [card]
    # The space in the laboratory then gives him a resource, not a third crystal.
    pos.warehouse[CRYSTAL] = 0
    run(pos, LacerdaTurn())
    assert (pos.cubes[2], his(pos).waiting) == (4, 2)
    if card == ACTION_2:
        assert his(pos).lab[0] == MINE
    run(pos, LacerdaTravel(free=True))
    assert pos.side(LACERDA) == side


def test_the_shuttle_phase_asks_the_card() -> None:
    pos = ready(ORBIT)
    pos.solo_card = STAYS
    assert run(pos, Deciding(LACERDA, free=True)).side(LACERDA) == ORBIT
    pos.solo_card = ACTION_1
    assert run(pos, Deciding(LACERDA, free=False)).side(LACERDA) == ORBIT
    assert run(pos, Deciding(LACERDA, free=True)).side(LACERDA) == COLONY


def test_he_gains_stores_and_pays_no_resources() -> None:
    pos = ready(COLONY)
    for action in (CONSTRUCT, UPGRADE, HIRE):
        run(pos, LacerdaAction(action))
    pos.players[LACERDA].space = 1
    for action in (OBTAIN, LEARN, DEVELOP):
        run(pos, LacerdaAction(action))
    assert his(pos).goods[:KINDS] == [0] * KINDS
    done = {event.name for event in pos.events}
    assert {"om.construct", "om.upgrade", "om.hire", "om.obtain", "om.learn", "om.develop"} <= done
    assert "om.lacerda.instead" not in done


def test_his_crystals_wait_and_are_limited_by_his_depot() -> None:
    pos = ready(ORBIT)
    pos.display[0] = 11
    crystals(pos, 2)
    run(pos, LacerdaAction(OBTAIN))
    assert (his(pos).waiting, his(pos).goods[CRYSTAL]) == (1, 2)
    his(pos).waiting = 4
    wake_crystals(pos, LACERDA)
    assert (his(pos).waiting, his(pos).goods[CRYSTAL]) == (0, 3)


def test_he_takes_no_executive_action_and_is_never_asked() -> None:
    pos = ready(COLONY)
    crystals(pos, 3)
    his(pos).built = [4]
    pos.solo_deck = [ACTION_3]
    run(pos, BeginTurn(LACERDA))
    assert pos.decision is None
    assert not named(pos, "om.executive")


def test_his_use_of_your_technology_is_thanked_at_the_end_of_his_turn() -> None:
    pos = ready(COLONY)
    pos.players[YOU].lab[0] = MINE
    pos.solo_deck = [ACTION_1]
    run(pos, BeginTurn(LACERDA))
    assert pos.decision is not None
    assert (pos.decision.seat, pos.decision.kind) == (YOU, "thanks")
    assert pos.decision.notations() == ["oxygen", "develop mine 2t"]


def test_he_develops_a_technology_that_you_have_used_to_the_upper_space() -> None:
    pos = position(COLONY)
    his(pos).lab = [NOTHING] * len(his(pos).lab)
    his(pos).lab[3] = SHELTER
    use_tech(pos, YOU, LACERDA, SHELTER)
    run(pos, EndTurn(YOU))
    assert pos.decision is None
    assert (his(pos).lab[3], his(pos).lab[5]) == (NOTHING, SHELTER)


def test_a_used_technology_that_cannot_move_brings_him_nothing() -> None:
    pos = position(COLONY)
    his(pos).lab[5], his(pos).lab[6] = MINE, GENERATOR
    before = his(pos).lab.copy()
    use_tech(pos, YOU, LACERDA, SHELTER)
    run(pos, EndTurn(YOU))
    assert his(pos).lab == before
    assert his(pos).goods[:KINDS] == [0] * KINDS


def test_a_gifted_development_brings_him_the_benefit_of_the_space() -> None:
    pos = position(COLONY)
    his(pos).lab[2] = ROVER_TECH
    his(pos).lab[5] = MINE
    pos.icon = 0
    use_tech(pos, YOU, LACERDA, SHELTER)
    run(pos, EndTurn(YOU))
    assert his(pos).lab[6] == SHELTER
    assert pos.icon == GENERATOR


def test_his_colonist_on_a_mine_counts_as_usual() -> None:
    pos = position(COLONY)
    run(pos, LacerdaAction(CONSTRUCT))
    assert [owner for owner in pos.miners if owner >= 0] == [LACERDA]
    assert pos.miners[at(0, 0)] < 0
