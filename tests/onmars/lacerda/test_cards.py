"""Blueprints, technology, developments, scientists and contracts (rulebook p. 23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.lacerda.measures import potential
from areopolis.onmars.lacerda.turn import LacerdaAction
from areopolis.onmars.phases.turn import BeginTurn
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.scoring import contract_points
from areopolis.onmars.terms import (
    BATTERY,
    CRYSTAL,
    DEVELOP,
    DISPLAY_ROW,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LAB,
    LACERDA,
    LEARN,
    MINE,
    NOTHING,
    OBTAIN,
    ORBIT,
    ROVER_TECH,
    SHELTER,
    WATER,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import CRYSTAL_TILE, YOU, crystals, drawn, his, lay, named, position, run

GEOLOGIST, ENGINEER, HYDROLOGIST, BIOCHEMIST = 0, 1, 2, 3


def show(pos: WholePosition, bottom: list[int], top: list[int]) -> None:
    """Lay blueprints on the display."""
    pos.display = [0] * (2 * DISPLAY_ROW)
    pos.display[: len(bottom)] = bottom
    pos.display[DISPLAY_ROW : DISPLAY_ROW + len(top)] = top


@pytest.mark.parametrize(
    ("bottom", "top", "scientists", "taken"),
    [
        ([5, 3], [], [], 5),
        ([0, 3, 5], [], [], 3),
        ([5, 3], [7, 9, 11], [], 7),
        ([5, 3], [7, 9], [], 5),
        ([5, 0, 3], [0, 9], [], 5),
        ([5, 3], [7, 9, 11], [GEOLOGIST], 3),
        ([5, 3], [7, 4, 11], [GEOLOGIST], 4),
        ([5, 3], [7, 4], [GEOLOGIST], 3),
        ([5, 3], [7, 8, 4], [GEOLOGIST, ENGINEER], 4),
        ([5, 3], [7, 9], [4], 5),
    ],
)
def test_he_takes_a_blueprint_by_scientist_then_row_then_from_the_left(
    bottom: list[int], top: list[int], scientists: list[int], taken: int
) -> None:
    pos = position(ORBIT)
    show(pos, bottom, top)
    his(pos).scientists = scientists
    run(pos, LacerdaAction(OBTAIN))
    assert his(pos).plans == [taken]
    assert taken not in pos.display


def test_he_takes_the_cheapest_and_leftmost_technology_to_the_upper_space() -> None:
    pos = position(ORBIT)
    pos.grid[:2] = [NOTHING, NOTHING]
    run(pos, LacerdaAction(LEARN))
    assert (his(pos).lab[0], pos.grid[2]) == (EXTRACTOR, NOTHING)
    run(pos, LacerdaAction(LEARN))
    assert (his(pos).lab[1], pos.grid[3]) == (GREENHOUSE, NOTHING)


def test_kinds_that_he_owns_are_skipped() -> None:
    pos = position(ORBIT)
    his(pos).lab[5] = MINE
    run(pos, LacerdaAction(LEARN))
    assert his(pos).lab[0] == GENERATOR
    assert pos.grid[0] == MINE


def test_he_takes_the_lower_space_if_the_upper_one_is_taken() -> None:
    pos = position(ORBIT)
    his(pos).lab[0] = ROVER_TECH
    run(pos, LacerdaAction(LEARN))
    assert his(pos).lab[1] == MINE
    assert his(pos).waiting == 1


@pytest.mark.parametrize(
    ("crystal", "battery", "water", "good"), [(2, 2, 2, CRYSTAL), (1, 2, 2, BATTERY), (0, 1, 2, WATER)]
)
def test_the_upper_space_gives_what_is_stored_most(crystal: int, battery: int, water: int, good: int) -> None:
    pos = position(ORBIT)
    pos.warehouse = [0, battery, water, 0, 0, crystal]
    before = pos.warehouse.copy()
    run(pos, LacerdaAction(LEARN))
    assert [a - b for a, b in zip(before, pos.warehouse, strict=True)] == [int(kind == good) for kind in range(6)]
    assert his(pos).waiting == int(good == CRYSTAL)
    assert his(pos).goods[:5] == [0] * 5


def test_a_crystal_without_room_stays_in_the_warehouse() -> None:
    pos = position(ORBIT)
    crystals(pos, 2)
    his(pos).waiting = 1
    run(pos, LacerdaAction(LEARN))
    assert (pos.warehouse[CRYSTAL], pos.warehouse[BATTERY], his(pos).waiting) == (2, 1, 1)


def develop(lab: dict[str, int], crystal: int = 0) -> WholePosition:
    """He develops with these tiles in his laboratory."""
    pos = position(ORBIT)
    his(pos).lab = [NOTHING] * len(LAB)
    for space, kind in lab.items():
        his(pos).lab[LAB.index(space)] = kind
    crystals(pos, crystal)
    return run(pos, LacerdaAction(DEVELOP))


def where(pos: WholePosition, kind: int) -> str:
    """The space on which a tile of his lies."""
    return LAB[his(pos).lab.index(kind)]


def test_he_develops_the_most_and_then_the_least_developed_tile() -> None:
    pos = develop({"4t": MINE, "2t": GENERATOR, "1b": EXTRACTOR})
    assert (where(pos, MINE), where(pos, GENERATOR), where(pos, EXTRACTOR)) == ("5t", "2t", "2m")


def test_a_lone_tile_is_developed_twice() -> None:
    assert where(develop({"2m": SHELTER}), SHELTER) == "4t"


def test_of_equal_tiles_the_lower_one_is_developed() -> None:
    pos = develop({"3t": MINE, "3b": GENERATOR, "6": ROVER_TECH})
    assert (where(pos, MINE), where(pos, GENERATOR)) == ("4t", "4m")
    pos = develop({"4t": ROVER_TECH, "1t": MINE, "1b": GENERATOR, "6": SHELTER})
    assert (where(pos, MINE), where(pos, GENERATOR)) == ("1t", "2m")


def test_he_develops_into_the_upper_of_two_free_spaces() -> None:
    pos = develop({"5t": ROVER_TECH, "6": SHELTER, "3b": MINE})
    assert where(pos, MINE) == "5b"
    pos = develop({"4m": MINE, "6": SHELTER, "1t": GENERATOR})
    assert (where(pos, MINE), where(pos, GENERATOR)) == ("5t", "2t")


def test_tiles_that_cannot_move_are_passed_over() -> None:
    pos = develop({"4t": MINE, "5t": GENERATOR, "3t": EXTRACTOR, "6": SHELTER})
    assert (where(pos, MINE), where(pos, GENERATOR)) == ("4t", "5t")
    assert where(pos, EXTRACTOR) == "5b"


@pytest.mark.parametrize(("crystal", "space", "left"), [(1, "6", 0), (2, "6", 1), (0, "5t", 0)])
def test_the_last_column_costs_a_crystal(crystal: int, space: str, left: int) -> None:
    pos = develop({"5t": MINE, "2m": SHELTER}, crystal)
    assert (where(pos, MINE), his(pos).goods[CRYSTAL]) == (space, left)


def test_the_crystal_for_the_last_column_is_not_spent_on_the_slot() -> None:
    pos = position(ORBIT)
    his(pos).lab = [NOTHING] * len(LAB)
    his(pos).lab[LAB.index("5t")] = MINE
    pos.put_slot(DEVELOP, YOU, 1)
    crystals(pos, 1)
    target = lay(pos, CRYSTAL_TILE, 1, 0)
    run(pos, LacerdaAction(DEVELOP))
    assert (where(pos, MINE), his(pos).goods[CRYSTAL], his(pos).rover) == ("5t", 1, target)
    assert pos.slot(DEVELOP, LACERDA) == 0


def test_he_hires_by_the_blueprints_of_both_players_built_or_not() -> None:
    pos = position()
    his(pos).plans = [7]
    his(pos).built = [8]
    pos.players[YOU].plans = [5, 19]
    pos.players[YOU].built = [6]
    assert [potential(pos, scientist) for scientist in range(6)] == [0, 2, 3, 0, 0, 0]
    run(pos, LacerdaAction(HIRE))
    assert his(pos).scientists == [HYDROLOGIST]


def test_equal_scientists_are_drawn() -> None:
    before = position()
    before.players[YOU].plans = [3, 5]
    found = {his(pos).scientists[0] for pos in drawn(before, LacerdaAction(HIRE))}
    assert found == {GEOLOGIST, ENGINEER}


def test_scientists_cost_him_nothing() -> None:
    pos = position()
    pos.board = [GEOLOGIST, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]
    run(pos, LacerdaAction(HIRE))
    assert (his(pos).scientists, his(pos).goods[CRYSTAL]) == ([GEOLOGIST], 1)


def board_with_contracts(pos: WholePosition) -> tuple[int, int]:
    """Scientists and two contracts on the board; the number of the better one and of the other one."""
    by_points = sorted(pos.box.contracts, key=lambda contract: contract.points)
    low, high = by_points[0].number, by_points[-1].number
    pos.board = [CONTRACT + low, CONTRACT + high, 2, 3, 4, 5]
    pos.contract_deck = [number for number in range(1, 13) if number not in {low, high}]
    return high, low


def test_with_two_scientists_he_takes_the_contract_of_most_points_for_a_crystal() -> None:
    pos = position()
    high, _low = board_with_contracts(pos)
    his(pos).scientists = [GEOLOGIST, ENGINEER]
    crystals(pos, 1)
    run(pos, LacerdaAction(HIRE))
    assert (his(pos).contracts, his(pos).scientists) == ([high], [GEOLOGIST, ENGINEER])
    assert his(pos).goods[CRYSTAL] == 0


def test_his_contracts_count_as_completed() -> None:
    pos = position()
    pos.missions, pos.cubes = [9, 2, 3], [2, 0, 0]
    high, _low = board_with_contracts(pos)
    his(pos).scientists = [GEOLOGIST, ENGINEER]
    run(pos, LacerdaAction(HIRE))
    assert his(pos).fulfilled == [high]
    assert contract_points(pos, LACERDA) == pos.box.contracts[high - 1].points
    assert pos.cubes[0] == 1


def test_with_one_scientist_he_takes_another_one() -> None:
    pos = position()
    board_with_contracts(pos)
    his(pos).scientists = [GEOLOGIST]
    run(pos, LacerdaAction(HIRE))
    assert len(his(pos).scientists) == 2
    assert his(pos).contracts == []


def test_without_scientists_on_the_board_he_takes_a_contract() -> None:
    pos = position()
    high, _low = board_with_contracts(pos)
    pos.board[2:] = [NOTHING] * 4
    run(pos, LacerdaAction(HIRE))
    assert his(pos).contracts == [high]


@pytest.mark.parametrize(("crystal", "yours"), [(0, 0), (1, 1)])
def test_a_contract_that_he_cannot_pay_sends_his_rover(crystal: int, yours: int) -> None:
    pos = position()
    board_with_contracts(pos)
    his(pos).scientists = [GEOLOGIST, ENGINEER]
    crystals(pos, crystal)
    pos.put_slot(HIRE, YOU, yours)
    target = lay(pos, CRYSTAL_TILE, 1, 0)
    run(pos, LacerdaAction(HIRE))
    assert (his(pos).rover, pos.slot(HIRE, LACERDA), his(pos).goods[CRYSTAL]) == (target, 0, crystal)


def test_with_two_scientists_he_hires_no_third() -> None:
    pos = position()
    his(pos).scientists = [GEOLOGIST, ENGINEER]
    pos.board = [NOTHING, NOTHING, 2, 3, 4, 5]
    run(pos, LacerdaAction(HIRE))
    assert named(pos, "om.lacerda.instead")
    assert len(his(pos).scientists) == 2


def test_a_random_contract_takes_the_place_of_his_card() -> None:
    before = position()
    before.players[YOU].plans = [7]
    before.solo_deck = [12]
    before.contract_deck = [1, 2, 3]
    found = set()
    for pos in drawn(before, BeginTurn(LACERDA)):
        assert pos.decision is None
        assert his(pos).scientists == [HYDROLOGIST]
        assert len(pos.contract_deck) == 2
        assert pos.refills == []
        found.add(pos.board[HYDROLOGIST])
    assert found == {CONTRACT + 1, CONTRACT + 2, CONTRACT + 3}
