"""Placing colonists on the slots of actions (rulebook p. 9; rules 4.1 to 4.7)."""

from __future__ import annotations

from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import CONSTRUCT, CRYSTAL, HIRE, OBTAIN, UPGRADE
from tests.onmars.rules import legal, people


def orbit(players: int) -> Scenario:
    """A scenario with seat 0 in orbit."""
    return Scenario(players).seat(0, space=1)


def test_an_empty_action_costs_only_the_colonist_on_it() -> None:
    pos = orbit(3).start()
    play(pos, "act blueprint")
    assert pos.slot(OBTAIN, 0) == 1
    assert people(pos, 0) == (2, 0, 9)


def test_every_other_colour_costs_one_however_many_stand_there() -> None:
    pos = Scenario(3).seat(0, space=1, crystal=3).slots("blueprint", 0, 2).start()
    play(pos, "act blueprint")
    assert legal(pos) == ["pay crystal=1", "pay quarters=1"]
    play(pos, "pay crystal=1")
    assert pos.players[0].goods[CRYSTAL] == 2
    assert people(pos, 0) == (2, 0, 9)


def test_own_colonists_cost_nothing_with_three_players() -> None:
    pos = Scenario(3).seat(0, space=1, crystal=3).slots("blueprint", 2).start()
    play(pos, "act blueprint")
    assert pos.slot(OBTAIN, 0) == 3
    assert pos.players[0].goods[CRYSTAL] == 3


def test_crystals_and_colonists_can_be_mixed_for_two_colours() -> None:
    pos = Scenario(4).seat(0, space=1, crystal=2).slots("blueprint", 0, 1, 1).start()
    play(pos, "act blueprint")
    assert legal(pos) == ["pay crystal=2", "pay quarters=1,crystal=1", "pay quarters=2"]
    play(pos, "pay quarters=1,crystal=1")
    assert pos.players[0].goods[CRYSTAL] == 1
    assert people(pos, 0) == (1, 1, 9)


def test_with_two_players_every_colonist_costs_one_own_ones_too() -> None:
    pos = Scenario(2).seat(0, space=1, crystal=2).slots("blueprint", 1, 1).start()
    play(pos, "act blueprint")
    assert legal(pos) == ["pay crystal=2", "pay quarters=1,crystal=1", "pay quarters=2"]


def test_an_extra_cost_that_cannot_be_paid_closes_the_action() -> None:
    pos = Scenario(4).seat(0, space=1, quarters=2).slots("blueprint", 0, 1, 1).start()
    assert "act blueprint" not in legal(pos)
    pos = Scenario(4).seat(0, space=1, quarters=2, crystal=1).slots("blueprint", 0, 1, 1).start()
    assert "act blueprint" in legal(pos)


def test_no_colonist_no_action_with_a_slot() -> None:
    pos = Scenario(3).seat(0, space=1, quarters=0, working=3, crystal=3).start()
    assert legal(pos, "act") == ["act landing", "act learn", "act resupply"]


def test_a_full_action_is_cleared_of_the_colour_with_most_and_the_rest_is_paid() -> None:
    pos = Scenario(4).seat(0, mineral=1, plans=[5], bots=["G6"]).slots("upgrade", 1, 2).start()
    play(pos, "act upgrade")
    assert pos.slot(UPGRADE, 0) == 2
    assert pos.slot(UPGRADE, 1) == 0
    assert people(pos, 1) == (3, 2, 7)
    assert people(pos, 0) == (2, 0, 8)


def test_the_same_with_two_players_costs_one_for_the_own_colonist_left() -> None:
    pos = Scenario(2).seat(0, mineral=1, plans=[5], bots=["G6"]).slots("upgrade", 1, 2).start()
    play(pos, "act upgrade")
    assert people(pos, 0) == (1, 1, 8)
    assert pos.slot(UPGRADE, 0) == 2


def test_a_tie_for_most_sends_all_of_them_away_own_ones_too() -> None:
    pos = Scenario(4).seat(0).slots("construct", 1, 1, 1).start()
    play(pos, "act construct")
    assert pos.slot(CONSTRUCT, 0) == 1
    assert pos.slot(CONSTRUCT, 1) == pos.slot(CONSTRUCT, 2) == 0
    assert people(pos, 0) == (2, 1, 8)
    assert people(pos, 1)[1] == people(pos, 2)[1] == 1


def test_cleared_colonists_cannot_be_placed_in_the_same_action() -> None:
    pos = Scenario(3).seat(0, space=1, quarters=0, working=0).slots("blueprint", 3).start()
    assert "act blueprint" not in legal(pos)


def test_the_own_majority_leaves_and_other_colours_are_paid() -> None:
    pos = Scenario(3).seat(0, space=1, quarters=2).slots("blueprint", 2, 1).start()
    play(pos, "act blueprint")
    assert people(pos, 0) == (0, 3, 8)
    assert pos.slot(OBTAIN, 0) == 1
    assert pos.slot(OBTAIN, 1) == 1


def test_hire_has_a_slot_for_everybody_and_is_never_cleared() -> None:
    scene = Scenario(4).seat(0, crystal=3, battery=2).slots("hire", 0, 1, 1, 1)
    pos = scene.start()
    play(pos, "act hire")
    assert legal(pos) == ["pay crystal=3", "pay quarters=1,crystal=2", "pay quarters=2,crystal=1"]
    play(pos, "pay crystal=3", "hire hydrologist")
    assert [pos.slot(HIRE, seat) for seat in range(4)] == [1, 1, 1, 1]


def test_hire_is_closed_while_an_own_colonist_stands_there() -> None:
    pos = Scenario(3).seat(0, crystal=3, battery=2).slots("hire", 1).start()
    assert "act hire" not in legal(pos)


def test_with_two_players_hire_costs_one_for_the_other() -> None:
    pos = Scenario(2).seat(0, crystal=1, battery=2).slots("hire", 0, 1).start()
    play(pos, "act hire")
    assert legal(pos) == ["pay crystal=1", "pay quarters=1"]


def test_a_mine_takes_one_more_colonist_than_the_slot() -> None:
    # Nothing else can be paid, and a mine takes a colonist of its own.
    assert "act construct" not in legal(Scenario(3).seat(0, quarters=1).start())
    assert "act construct" in legal(Scenario(3).seat(0, quarters=2).start())
    assert "act construct" not in legal(Scenario(3).seat(0, quarters=2).slots("construct", 0, 1).start())


def test_the_extra_cost_must_leave_what_the_action_takes() -> None:
    pos = Scenario(3).seat(0, quarters=2, crystal=1).slots("construct", 0, 1).start()
    play(pos, "act construct")
    # A crystal was the only way: with the last colonist gone no mine could be built.
    assert pos.players[0].goods[CRYSTAL] == 0
    assert people(pos, 0)[:2] == (1, 0)
    assert {choice.split()[1] for choice in legal(pos)} == {"mine"}


def test_the_last_crystal_is_kept_for_the_contract() -> None:
    pos = Scenario(3).seat(0, quarters=2, crystal=1).slots("hire", 0, 1)
    started = pos.displays(board=[f"contract {n}" for n in range(7, 13)]).start()
    play(started, "act hire")
    assert people(started, 0)[:2] == (0, 1)
    assert legal(started, "contract") == [f"contract {n}" for n in range(7, 13)]


def test_the_geologist_takes_two_more_colonists() -> None:
    def offers(quarters: int) -> list[str]:
        pos = Scenario(3).seat(0, quarters=quarters, battery=2).start()
        play(pos, "act hire")
        return legal(pos, "hire")

    assert "hire geologist" in offers(3)
    pos = Scenario(3).seat(0, quarters=2).start()
    assert "act hire" not in legal(pos)


def test_actions_without_slots_need_no_colonist() -> None:
    pos = Scenario(2).seat(0, quarters=0, working=3, water=1, plant=1).start()
    assert legal(pos, "act") == ["act control", "act welcome"]
