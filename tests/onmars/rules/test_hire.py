"""Scientists, contracts and their display (rulebook p. 17; rule 5.13)."""

from __future__ import annotations

from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BATTERY, HIRE, NOTHING
from tests.onmars.rules import asked, legal, people


def test_a_scientist_costs_what_is_printed() -> None:
    pos = Scenario().seat(0, battery=2).start()
    play(pos, "act hire", "hire hydrologist")
    assert pos.players[0].goods[BATTERY] == 0
    assert pos.players[0].scientists == [2]
    assert pos.slot(HIRE, 0) == 1
    assert pos.board[2] == NOTHING


def test_the_geologist_sends_two_colonists_to_work() -> None:
    pos = Scenario().seat(0, quarters=3).start()
    play(pos, "act hire")
    assert people(pos, 0) == (0, 2, 9)
    assert pos.players[0].scientists == [0]


def test_the_taker_chooses_any_contract_for_the_place() -> None:
    pos = Scenario().seat(0, battery=2).start()
    play(pos, "act hire", "hire hydrologist")
    assert asked(pos) == (0, "refill")
    assert legal(pos) == [f"refill {number}" for number in range(1, 13)]
    play(pos, "refill 11")
    assert pos.board == [0, 1, CONTRACT + 11, 3, 4, 5]
    assert 11 not in pos.contract_deck
    assert pos.active == 1


def test_the_place_is_filled_at_the_end_of_the_turn() -> None:
    pos = Scenario().seat(0, battery=2, crystal=2).start()
    play(pos, "act hire", "hire hydrologist")
    assert asked(pos) == (0, "turn")
    play(pos, "executive 3", "done")
    assert asked(pos) == (0, "refill")


def test_a_contract_costs_a_crystal_and_is_replaced_too() -> None:
    pos = Scenario().seat(0, crystal=1).displays(board=["geologist", "contract 9"]).start()
    play(pos, "act hire", "contract 9")
    assert crystals(pos, 0) == (0, 0)
    assert pos.players[0].contracts == [9]
    assert "refill 9" not in legal(pos)
    play(pos, "refill 12")
    assert pos.board[1] == CONTRACT + 12


def test_an_empty_deck_leaves_the_place_empty() -> None:
    scene = Scenario().seat(0, battery=2)
    scene.pos.contract_deck.clear()
    pos = scene.start()
    play(pos, "act hire", "hire hydrologist")
    assert pos.active == 1
    assert pos.board[2] == NOTHING


def test_the_last_contract_is_laid_without_a_question() -> None:
    scene = Scenario().seat(0, battery=2)
    scene.pos.contract_deck[:] = [7]
    pos = scene.start()
    play(pos, "act hire", "hire hydrologist")
    assert pos.board[2] == CONTRACT + 7
    assert pos.active == 1


def test_two_cards_in_a_turn_are_both_replaced_by_the_taker() -> None:
    # Biolab takes a contract before the main action takes a scientist.
    scene = Scenario().seat(0, battery=2, plant=2, crystal=3, built={14: "G5"}).displays(board=["contract 9"])
    pos = scene.start()
    play(pos, "building 14", "act hire", "hire hydrologist")
    assert asked(pos) == (0, "refill")
    play(pos, "refill 1")
    assert asked(pos) == (0, "refill")
    play(pos, "refill 2")
    assert pos.board == [CONTRACT + 1, 1, CONTRACT + 2, 3, 4, 5]


def test_the_hire_tile_takes_no_slot() -> None:
    pos = (
        Scenario()
        .seat(0, battery=2, water=2, plant=1, quarters=0, working=3)
        .lying("10", "G4")
        .slots("hire", 1)
        .start()
    )
    play(pos, "act control", "rover G4", "done", "collect", "hire hydrologist")
    assert pos.players[0].scientists == [2]
    assert pos.slot(HIRE, 0) == 1
