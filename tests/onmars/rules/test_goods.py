"""Goods, storage, crystals, and private goals as crystals (rulebook pp. 6-7, 19; rules 0.2 to 0.6, 0.11, 10.3)."""

from __future__ import annotations

from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BATTERY, CRYSTAL, MINERAL, OXYGEN, PLANT, WATER
from areopolis.onmars.whole import WholePosition
from tests.onmars.rules import asked, legal, people


def test_storage_holds_one_more_than_there_are_shelters() -> None:
    pos = Scenario().seat(0, water=1).lying("15", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert pos.players[0].goods[WATER] == 2
    pos = Scenario().seat(0, water=1).building("shelter", "A1").lying("15", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert pos.players[0].goods[WATER] == 3


def test_gained_crystals_wait_until_the_next_turn() -> None:
    pos = Scenario().seat(0, crystal=1).lying("13", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert crystals(pos, 0) == (1, 3)
    # They buy nothing now: the executive actions cost two.
    assert pos.active == 1
    play(pos, "act control", "done", "stay", "stay")
    # Three spaces are free of ships, one crystal is lost.
    assert pos.active == 0
    assert crystals(pos, 0) == (3, 0)


def test_every_ship_that_leaves_makes_room_for_a_crystal() -> None:
    pos = Scenario().seat(0, crystal=3, waiting=4, ships=[7, 8], space=6).seat(1, space=5).start(1)
    play(pos, "act control", "done")
    assert crystals(pos, 0) == (6, 0)


def test_waiting_crystals_cannot_pay_but_can_be_delivered() -> None:
    pos = Scenario().seat(0, waiting=2, contracts={12: {}}).start()
    assert legal(pos, "executive") == []
    play(pos, "deliver 12 crystal")
    assert crystals(pos, 0) == (0, 1)
    assert pos.delivered[12 * 8 + CRYSTAL] == 1


def test_crystals_without_a_space_go_on_a_contract() -> None:
    pos = Scenario().seat(0, crystal=3, waiting=2, space=6, contracts={12: {"crystal": 2}}).seat(1, space=5).start(1)
    play(pos, "act control", "done")
    assert crystals(pos, 0) == (3, 0)
    assert pos.delivered[12 * 8 + CRYSTAL] == 3


def test_goods_beyond_storage_go_on_a_contract() -> None:
    pos = Scenario().seat(0, water=1, contracts={9: {}}).lying("15", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert pos.players[0].goods[WATER] == 2
    assert pos.delivered[9 * 8 + WATER] == 2


def test_a_contract_takes_what_is_shown_and_minerals_replace_nothing() -> None:
    pos = Scenario().seat(0, mineral=2, water=1, plant=1, contracts={9: {"water": 2, "mineral": 2}}).start()
    assert legal(pos, "deliver") == ["deliver 9 water"]
    play(pos, "deliver 9 water")
    assert legal(pos, "deliver") == []
    assert pos.players[0].fulfilled == [9]


def test_the_warehouse_gives_only_what_can_be_kept() -> None:
    pos = Scenario().seat(0, space=1, water=2, battery=1, crystal=3).start()
    play(pos, "act resupply")
    assert legal(pos) == ["take battery", "take plant", "take oxygen"]
    play(pos, "take battery")
    assert legal(pos) == ["take plant", "take oxygen", "done"]


def test_a_contract_makes_room_for_the_warehouse() -> None:
    pos = Scenario().seat(0, space=1, water=2, contracts={9: {}}).start()
    play(pos, "act resupply", "take water")
    assert pos.players[0].goods[WATER] == 2
    assert pos.delivered[9 * 8 + WATER] == 1


def test_resupply_with_two_boosts() -> None:
    pos = Scenario(3).seat(0, space=1, water=0, crystal=2).start()
    play(pos, "act resupply", "take water", "take water", "take crystal")
    assert pos.players[0].goods[WATER] == 2
    assert crystals(pos, 0) == (2, 1)
    assert (pos.warehouse[WATER], pos.warehouse[CRYSTAL]) == (1, 2)
    assert people(pos, 0) == (1, 2, 9)
    # Another crystal would find no space, counting the one that waits.
    assert "take crystal" not in legal(pos)
    assert sum(pos.slots) == 0


def test_an_empty_warehouse_gives_nothing() -> None:
    scene = Scenario().seat(0, space=1)
    empty = {"battery": 0, "water": 0, "plant": 0, "oxygen": 0, "crystal": 0}
    assert "act resupply" not in legal(scene.displays(warehouse=empty).start())


def test_minerals_pay_in_the_grid() -> None:
    scene = Scenario().seat(0, space=1, mineral=2)
    grid = ["none", "none", "mine", "none", "none", "rover", "none", "none"]
    pos = scene.displays(grid=grid).start()
    play(pos, "act learn")
    assert legal(pos, "learn") == ["learn mine 1t", "learn mine 1b", "learn rover 1t", "learn rover 1b"]
    play(pos, "learn rover 1b")
    assert pos.players[0].goods[MINERAL] == 0


def test_the_top_row_costs_a_battery_and_anything() -> None:
    scene = Scenario().seat(0, space=1, battery=1, water=1, plant=1)
    grid = ["none", "none", "none", "none", "none", "rover", "none", "none"]
    pos = scene.displays(grid=grid).start()
    play(pos, "act learn", "learn rover 1b")
    assert legal(pos) == ["pay battery=1,water=1", "pay battery=1,plant=1"]
    play(pos, "pay battery=1,plant=1")
    assert (pos.players[0].goods[BATTERY], pos.players[0].goods[PLANT]) == (0, 0)
    scene = Scenario().seat(0, space=1, battery=1)
    assert "act learn" not in legal(scene.displays(grid=grid).start())


def test_minerals_pay_in_the_laboratory() -> None:
    pos = Scenario().seat(0, space=1, mineral=1, lab={"mine": "3t"}).start()
    play(pos, "act develop", "develop mine 4t")
    assert pos.players[0].goods[MINERAL] == 0
    assert pos.players[0].goods[OXYGEN] == 0


def test_minerals_pay_scientists_but_nothing_pays_minerals() -> None:
    pos = Scenario().seat(0, mineral=2, quarters=2).start()
    play(pos, "act hire")
    assert legal(pos, "hire") == [
        "hire engineer",
        "hire hydrologist",
        "hire biochemist",
        "hire geochemist",
        "hire systems",
    ]
    pos = Scenario().seat(0, battery=2, water=2, plant=2, oxygen=2, quarters=2).start()
    play(pos, "act hire")
    assert "hire engineer" not in legal(pos)


def test_minerals_are_no_crystals() -> None:
    assert legal(Scenario().seat(0, mineral=2).start(), "executive") == []


def test_quarters_hold_four_and_two_for_every_further_shelter() -> None:
    pos = Scenario().seat(0, space=4, water=1, plant=1).start()
    assert pos.players[0].beds() == 4
    pos = Scenario().building("shelter", "A1", "B1").start()
    assert pos.players[0].beds() == 8


def test_a_private_goal_pays_a_crystal() -> None:
    pos = Scenario().seat(0, crystal=1, goals=[3, 14]).start()
    assert legal(pos, "executive") == []
    play(pos, "pledge 3", "executive 3", "bot E3 E2", "bot E2 E1")
    assert crystals(pos, 0) == (0, 0)
    assert pos.players[0].spent == [3]
    assert pos.players[0].goals == [14]


def test_a_private_goal_buys_a_step() -> None:
    pos = Scenario().seat(0, goals=[3]).start()
    play(pos, "act control", "rover G4", "rover H3", "bot E3 E2", "pledge 3", "bot E2 E1", "rover H2")
    assert pos.players[0].spent == [3]
    assert pos.active == 1


def test_when_the_last_crystal_has_bought_a_step_a_goal_may_buy_another() -> None:
    # Rules 3.4 and 18.5: between the steps of an action the card may be used.
    pos = Scenario().seat(0, crystal=1, goals=[3]).start()
    play(pos, "act control", "rover G4", "rover H3", "bot E3 E2", "bot E2 E1", "rover H2")
    assert crystals(pos, 0) == (0, 0)
    play(pos, "pledge 3", "rover H1")
    assert pos.players[0].spent == [3]


def test_a_private_goal_pays_for_a_slot_and_a_contract() -> None:
    board = [f"contract {n}" for n in range(7, 13)]
    pos = Scenario(3).seat(0, quarters=1, goals=[3, 14]).slots("hire", 0, 1).displays(board=board).start()
    assert "act hire" not in legal(pos)
    play(pos, "pledge 3", "pledge 14", "act hire", "contract 9")
    assert pos.players[0].spent == [3, 14]
    assert pos.players[0].contracts == [9]


def test_a_private_goal_pays_in_the_laboratory() -> None:
    pos = Scenario().seat(0, space=1, oxygen=1, goals=[3], lab={"mine": "5t"}).start()
    play(pos, "act develop", "pledge 3", "develop mine 6")
    assert pos.players[0].spent == [3]


def test_a_goal_pledged_and_not_paid_comes_back() -> None:
    pos = Scenario().seat(0, goals=[3, 14]).start()
    play(pos, "pledge 3", "act control", "done", "end")
    assert pos.players[0].goals == [14, 3]
    assert pos.players[0].spent == []


def thanked() -> WholePosition:
    """Seat 0 in its own turn, after it used the rover technology of seat 1, which upgraded with that of seat 0."""
    scene = Scenario().seat(0, goals=[3, 14], lab={"upgrade": "2b"})
    pos = scene.seat(1, mineral=2, plans=[1, 3], bots=["F5"], lab={"rover": "4t"}).start()
    play(pos, "act control", "rover G4", "rover G3", "tech 1", "rover G2", "done")
    return pos


def test_a_goal_pledged_for_the_thanks_at_the_end_of_the_turn_comes_back() -> None:
    pos = thanked()
    play(pos, "end", "develop rover 5t", "upgrade 1 G5", "tech 0")
    assert asked(pos) == (0, "thanks")
    play(pos, "develop upgrade 3b", "bot E3 E2", "bot E2 E1", "pledge 3", "done")
    assert asked(pos) == (1, "turn")
    assert (pos.players[0].goals, pos.players[0].pledged) == ([14, 3], [])


def test_a_goal_pledged_in_the_turn_pays_until_its_very_end() -> None:
    pos = thanked()
    play(pos, "pledge 3", "end", "develop rover 5t", "upgrade 1 G5", "tech 0")
    play(pos, "develop upgrade 3b", "bot E3 E2", "bot E2 E1", "bot E1 D1", "done")
    assert asked(pos) == (1, "turn")
    assert (pos.players[0].goals, pos.players[0].pledged, pos.players[0].spent) == ([14], [], [3])


def test_a_pledged_goal_can_still_be_completed() -> None:
    # Nothing was paid with it, so it is still in hand.
    pos = Scenario().seat(0, crystal=1, goals=[7]).building("shelter", "A1", "B1").start()
    assert "complete 7 1" in legal(pos)
    play(pos, "pledge 7")
    assert "complete 7 1" in legal(pos)


def test_a_private_goal_is_no_crystal_for_a_contract() -> None:
    pos = Scenario().seat(0, goals=[3, 4], contracts={12: {}}).start()
    play(pos, "pledge 3")
    assert legal(pos, "deliver") == []


def test_a_private_goal_pays_in_the_own_turn_only() -> None:
    pos = Scenario().seat(0, space=1, goals=[3]).seat(1, space=8).shuttle("orbit", 1).start_shuttle()
    assert legal(pos, "pledge") == []
    play(pos, "travel", f"discover {pos.open_discoveries[0]} G2", "space 6")
    assert legal(pos, "bot") != []
    assert legal(pos, "pledge") == []


def test_after_the_main_action_a_goal_may_pay_the_contract_of_a_free_executive_action() -> None:
    # The geologist works free in the Biolab of seat 1; the contract costs one crystal.
    scene = Scenario().seat(0, goals=[3], scientists=["geologist"]).seat(1, built={14: "G5"})
    pos = scene.displays(board=["contract 9"]).start()
    play(pos, "act control", "done")
    assert "pledge 3" in legal(pos)
    play(pos, "pledge 3", "scientist geologist 14")
    assert pos.players[0].contracts == [9]
