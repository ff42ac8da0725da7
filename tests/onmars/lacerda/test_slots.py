"""Lacerda's colonists on actions, and what he does if an action is impossible (rulebook pp. 22-23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.lacerda.turn import LacerdaAction
from areopolis.onmars.terms import (
    COLONY,
    CONSTRUCT,
    CRYSTAL,
    DEVELOP,
    GENERATOR,
    HIRE,
    LACERDA,
    LEARN,
    MINE,
    NOTHING,
    OBTAIN,
    ORBIT,
    UPGRADE,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import CRYSTAL_TILE, YOU, crystals, his, lay, named, position, run


def ready(side: int) -> WholePosition:
    """A table where every action of his is possible."""
    pos = position(side)
    pos.display[0] = 5
    his(pos).plans = [3]
    return pos


@pytest.mark.parametrize("action", [OBTAIN, DEVELOP, CONSTRUCT, UPGRADE, HIRE])
def test_he_puts_a_colonist_on_actions_with_slots(action: int) -> None:
    pos = ready(ORBIT if action in {OBTAIN, DEVELOP} else COLONY)
    run(pos, LacerdaAction(action))
    assert [pos.slot(other, LACERDA) for other in range(5)] == [int(other == action) for other in range(5)]


def test_learning_takes_no_colonist() -> None:
    pos = ready(ORBIT)
    run(pos, LacerdaAction(LEARN))
    assert not any(pos.slots)


@pytest.mark.parametrize("action", [OBTAIN, CONSTRUCT, HIRE])
def test_he_pays_a_crystal_for_every_colonist_there(action: int) -> None:
    pos = ready(ORBIT if action == OBTAIN else COLONY)
    pos.put_slot(action, YOU, 1)
    if action != HIRE:
        pos.put_slot(action, LACERDA, 1)
    cost = 1 if action == HIRE else 2
    crystals(pos, cost)
    run(pos, LacerdaAction(action))
    assert his(pos).goods[CRYSTAL] == 0
    assert not named(pos, "om.lacerda.instead")


def test_without_crystals_he_moves_his_rover_and_places_nobody() -> None:
    pos = ready(COLONY)
    target = lay(pos, CRYSTAL_TILE, 0, -1)
    pos.put_slot(CONSTRUCT, YOU, 2)
    crystals(pos, 1)
    buildings = pos.buildings.copy()
    run(pos, LacerdaAction(CONSTRUCT))
    assert pos.buildings == buildings
    assert (pos.slot(CONSTRUCT, LACERDA), pos.slot(CONSTRUCT, YOU), his(pos).goods[CRYSTAL]) == (0, 2, 1)
    assert his(pos).rover == target


def test_a_full_action_is_cleared_of_the_colour_with_most() -> None:
    pos = ready(COLONY)
    pos.put_slot(CONSTRUCT, YOU, 2)
    pos.put_slot(CONSTRUCT, LACERDA, 1)
    crystals(pos, 1)
    run(pos, LacerdaAction(CONSTRUCT))
    assert (pos.slot(CONSTRUCT, YOU), pos.slot(CONSTRUCT, LACERDA)) == (0, 2)
    assert (pos.players[YOU].working, his(pos).goods[CRYSTAL]) == (2, 0)


def test_an_impossible_action_clears_nothing() -> None:
    pos = position(ORBIT)
    pos.put_slot(OBTAIN, YOU, 3)
    run(pos, LacerdaAction(OBTAIN))
    assert (pos.slot(OBTAIN, YOU), pos.slot(OBTAIN, LACERDA)) == (3, 0)
    assert named(pos, "om.lacerda.instead")


def test_his_colonists_are_without_limit() -> None:
    pos = ready(COLONY)
    his(pos).reserve = 0
    his(pos).quarters = 0
    run(pos, LacerdaAction(HIRE))
    assert pos.slot(HIRE, LACERDA) == 1


def no_lab_space(pos: WholePosition) -> None:
    his(pos).lab[0], his(pos).lab[1] = GENERATOR, MINE


def no_blueprint(pos: WholePosition) -> None:
    pos.display[0] = 0


def no_marker(pos: WholePosition) -> None:
    his(pos).built = [1, 2, 4, 6, 7, 8, 9]


def nothing_to_develop(pos: WholePosition) -> None:
    his(pos).lab = [NOTHING] * len(his(pos).lab)


def hire_slot_taken(pos: WholePosition) -> None:
    pos.put_slot(HIRE, LACERDA, 1)


def no_plan(pos: WholePosition) -> None:
    his(pos).plans = []


@pytest.mark.parametrize(
    ("action", "hinder"),
    [
        (LEARN, no_lab_space),
        (OBTAIN, no_blueprint),
        (OBTAIN, no_marker),
        (DEVELOP, nothing_to_develop),
        (HIRE, hire_slot_taken),
        (UPGRADE, no_plan),
    ],
)
def test_he_moves_his_rover_instead_of_an_impossible_action(action: int, hinder: object) -> None:
    pos = ready(ORBIT if action in {LEARN, OBTAIN, DEVELOP} else COLONY)
    assert callable(hinder)
    hinder(pos)
    target = lay(pos, CRYSTAL_TILE, 1, 0)
    slots = pos.slots.copy()
    run(pos, LacerdaAction(action))
    assert (pos.slots, his(pos).rover) == (slots, target)
