"""Moving bots and the rover (rulebook p. 12; rules 5.6 to 5.8, 22.4, 22.6)."""

from __future__ import annotations

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BARE, CRYSTAL_HERE, DISCOVERY, MINERAL, RESEARCH
from tests.onmars.rules import asked, bots, legal, lies


def test_two_points_for_bots_and_two_for_the_rover_in_any_order() -> None:
    pos = Scenario().seat(0, bots=["E3", "D5"]).start()
    play(pos, "act control", "bot E3 E2", "rover G4", "rover H3")
    assert legal(pos, "rover") == []
    play(pos, "bot D5 D6")
    assert bots(pos, 0) == ["E2", "D6"]
    assert pos.players[0].rover == BY_NAME["H3"]
    assert pos.active == 1


def test_one_bot_may_use_both_points() -> None:
    pos = Scenario().seat(0, bots=["E3", "D5"]).start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1")
    assert legal(pos, "bot") == []
    assert len(legal(pos, "rover")) == 6


def test_no_step_need_be_taken() -> None:
    pos = Scenario().seat(0).start()
    play(pos, "act control", "done")
    assert pos.active == 1


def test_the_rover_starts_from_the_mine_in_the_middle() -> None:
    pos = Scenario().seat(0).start()
    play(pos, "act control")
    assert legal(pos, "rover") == [f"rover {name}" for name in ("G4", "H4", "H5", "G6", "F5", "F4")]
    assert pos.players[0].rover == -1


def test_crystals_buy_points_for_bots_and_rover() -> None:
    pos = Scenario().seat(0, crystal=2).start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1", "bot E1 D1", "rover F4", "rover F5", "rover F6")
    assert crystals(pos, 0) == (0, 0)
    assert pos.active == 1


def test_crystals_picked_up_cannot_buy_points_at_once() -> None:
    pos = Scenario().seat(0, bots=["A1"]).lying("crystal", "G4").start()
    play(pos, "act control", "rover G4 crystal", "rover H3")
    assert crystals(pos, 0) == (0, 1)
    assert legal(pos, "rover") == []


def test_the_rover_may_leave_crystals_where_they_lie() -> None:
    pos = Scenario().seat(0).lying("crystal", "G4").start()
    play(pos, "act control", "rover G4", "done")
    assert lies(pos, "G4") == CRYSTAL_HERE
    assert crystals(pos, 0) == (0, 0)


def test_bots_leave_crystals_on_the_way_and_destroy_them_where_they_end() -> None:
    pos = Scenario().seat(0).lying("crystal", "E2", "E1").start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1")
    assert lies(pos, "E1") == CRYSTAL_HERE
    play(pos, "done")
    assert (lies(pos, "E2"), lies(pos, "E1")) == (CRYSTAL_HERE, BARE)
    assert crystals(pos, 0) == (0, 0)


def test_bots_destroy_tiles_only_at_the_end_of_the_turn() -> None:
    # The executive action moves a bot onto a tile; the main action moves it off again.
    pos = Scenario().seat(0, crystal=2).lying("13", "E2").start()
    play(pos, "executive 3", "bot E3 E2", "done")
    assert lies(pos, "E2") == DISCOVERY + 13
    play(pos, "act control", "bot E2 E1", "done")
    assert lies(pos, "E2") == DISCOVERY + 13
    assert pos.active == 1


def test_bots_destroy_research_tiles_too() -> None:
    pos = Scenario().seat(0).lying("A", "E2").start()
    play(pos, "act control", "bot E3 E2", "done")
    assert lies(pos, "E2") == BARE


def test_pieces_can_be_passed_but_nobody_stays_with_another() -> None:
    pos = Scenario().seat(0, bots=["E3"]).seat(1, bots=["E2"]).start()
    play(pos, "act control", "bot E3 E2")
    assert "done" not in legal(pos)
    play(pos, "bot E2 E1")
    assert "done" in legal(pos)


def test_a_last_step_onto_another_piece_is_refused() -> None:
    pos = Scenario().seat(0, bots=["E3"]).seat(1, bots=["E1"], rover="D1").start()
    play(pos, "act control", "bot E3 E2")
    assert "bot E2 E1" not in legal(pos)
    assert "bot E2 D1" not in legal(pos)
    assert "bot E2 F1" in legal(pos)


def test_with_a_crystal_the_step_onto_another_piece_is_possible() -> None:
    pos = Scenario().seat(0, bots=["E3"], crystal=1).seat(1, bots=["E1"]).start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1")
    # The crystal is bound: a rover step for it would leave two bots together.
    assert "done" not in legal(pos)
    play(pos, "rover G4", "rover H3")
    assert legal(pos, "rover") == []
    assert "bot E1 F1" in legal(pos)


def test_miners_and_markers_are_pieces() -> None:
    scene = Scenario().seat(0, bots=["E3"]).building("mine", "E1", "D1", "F1")
    pos = scene.miner(1, "E1").seat(1, built={1: "D1"}).start()
    play(pos, "act control", "bot E3 E2")
    steps = legal(pos, "bot")
    assert "bot E2 E1" not in steps
    assert "bot E2 D1" not in steps
    assert "bot E2 F1" in steps


def test_a_bot_may_make_room_for_the_rover() -> None:
    pos = Scenario().seat(0, bots=["G4"]).start()
    play(pos, "act control", "rover G4")
    assert "done" not in legal(pos)
    play(pos, "bot G4 G3", "done")
    assert bots(pos, 0) == ["G3"]


def test_an_executive_action_may_leave_a_crowd_for_the_control_centre() -> None:
    pos = Scenario().seat(0, bots=["E3"], crystal=2).seat(1, bots=["E1"]).start()
    play(pos, "executive 3", "bot E3 E2", "bot E2 E1")
    # The control centre is the only way out, so that it begins at once.
    assert pos.main_done
    assert asked(pos) == (0, "move")
    assert "done" not in legal(pos)
    play(pos, "bot E1 F1", "done")
    assert bots(pos, 0) == ["F1"]


def test_an_executive_action_after_the_main_action_may_leave_no_crowd() -> None:
    pos = Scenario().seat(0, bots=["E3"], crystal=2).seat(1, bots=["E1"]).start()
    play(pos, "act control", "done", "executive 3", "bot E3 E2")
    assert "bot E2 E1" not in legal(pos)


def test_in_orbit_no_crowd_may_be_left() -> None:
    pos = Scenario().seat(0, space=1, bots=["E3"], crystal=2).seat(1, bots=["E1"]).start()
    play(pos, "executive 3", "bot E3 E2")
    assert "bot E2 E1" not in legal(pos)


def test_a_tile_is_taken_after_all_movement_and_counts_for_its_owner() -> None:
    pos = Scenario().seat(0).lying("18", "G4").start()
    play(pos, "act control", "rover G4")
    assert asked(pos) == (0, "move")
    play(pos, "bot E3 E2", "done")
    assert legal(pos) == ["collect", "done"]
    play(pos, "collect")
    assert pos.players[0].discoveries == [18]
    assert pos.players[0].goods[MINERAL] == 2
    assert lies(pos, "G4") == BARE


def test_a_tile_may_be_left_alone_and_taken_later() -> None:
    pos = Scenario().seat(0).lying("18", "G4").start()
    play(pos, "act control", "rover G4", "done", "done")
    assert lies(pos, "G4") == DISCOVERY + 18
    play(pos, "act control", "done", "stay", "stay")
    play(pos, "act control", "done", "collect")
    assert pos.players[0].discoveries == [18]


def test_a_rover_passes_tiles_without_taking_them() -> None:
    pos = Scenario().seat(0).lying("18", "G4").start()
    play(pos, "act control", "rover G4", "rover H3", "done")
    assert lies(pos, "G4") == DISCOVERY + 18
    assert pos.players[0].discoveries == []


def test_a_rover_may_not_stop_on_a_tile_of_no_use() -> None:
    # Minerals are full, so two more are of no use.
    pos = Scenario().seat(0, mineral=2).lying("18", "G4", "H3").start()
    play(pos, "act control", "rover G4")
    assert "done" not in legal(pos)
    assert "rover H3" not in legal(pos, "rover")
    play(pos, "rover F3", "done")


def test_a_crystal_that_the_rover_needs_to_leave_a_useless_tile_is_not_for_bots() -> None:
    pos = Scenario().seat(0, mineral=2, crystal=1).lying("18", "H3").start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1", "rover G4", "rover H3")
    assert "done" not in legal(pos)
    # Rule 5.7: the rover may not end here, so the last crystal must move it.
    assert legal(pos, "bot") == []


def test_a_step_may_not_spend_the_crystal_that_the_tile_costs() -> None:
    # Nobody but a contract can be hired: it costs the crystal that the step would take.
    board = [f"contract {n}" for n in range(7, 13)]
    pos = Scenario().seat(0, crystal=1).lying("10", "I3").displays(board=board).start()
    play(pos, "act control", "rover G4", "rover H3")
    assert "rover I3" not in legal(pos)


def test_a_crystal_that_makes_a_tile_useful_is_not_spent_under_the_rover() -> None:
    board = [f"contract {n}" for n in range(7, 13)]
    pos = Scenario().seat(0, crystal=1).lying("10", "H3").displays(board=board).start()
    play(pos, "act control", "bot E3 E2", "bot E2 E1", "rover G4", "rover H3")
    assert "done" in legal(pos)
    # With a step of a bot the rover would stand on a tile of no use.
    assert legal(pos, "bot") == []


def test_research_is_taken_once_of_a_kind() -> None:
    pos = Scenario().seat(0, research="A").lying("A", "G4").start()
    play(pos, "act control", "rover G4", "done")
    assert pos.active == 1
    assert lies(pos, "G4") == RESEARCH
    assert pos.players[0].research == [0]


def test_research_is_taken_and_used_at_once() -> None:
    pos = Scenario().seat(0, lab={"mine": "1t"}).lying("B", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect", "develop mine 2t", "done")
    assert pos.players[0].research == [1]
    assert pos.players[0].level(0) == 2


def test_rover_technology_adds_its_level_once() -> None:
    pos = Scenario().seat(0, lab={"rover": "3t"}, bots=["A1"]).start()
    play(pos, "act control", "rover G4", "rover G3", "tech 0")
    assert legal(pos, "tech") == []
    for name in ("G2", "G1", "F1"):
        play(pos, f"rover {name}")
    assert legal(pos, "rover") == []


def test_rover_technology_of_another_brings_its_owner_oxygen() -> None:
    pos = Scenario().seat(0).seat(1, lab={"rover": "3t"}).start()
    play(pos, "act control", "rover G4", "rover G3", "tech 1", "rover G2", "done")
    assert asked(pos) == (1, "thanks")
    play(pos, "oxygen")
    assert pos.players[1].goods[4] == 1


def test_rover_technology_is_used_only_for_steps_that_are_taken() -> None:
    # Rule 22.6: a technology is used only when it makes something possible that is then done.
    pos = Scenario().seat(0).seat(1, lab={"rover": "3t"}).start()
    play(pos, "act control", "rover G4", "rover G3", "tech 1")
    assert "done" not in legal(pos)
    play(pos, "rover G2")
    assert "done" in legal(pos)


def test_a_movement_that_a_tile_gives_is_one_of_its_own() -> None:
    # Tile 1 develops; the space 3b moves bots, and their movement takes no tile for the rover again.
    pos = Scenario().seat(0, oxygen=2, lab={"mine": "2b"}).lying("1", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect", "develop mine 3b", "bot E3 E2", "done")
    assert bots(pos, 0) == ["E2"]
    assert pos.players[0].discoveries == [1]


def test_a_lent_bot_sweeps_only_at_the_end_of_the_turn_of_its_owner() -> None:
    # Seat 1 develops onto 3b in the turn of seat 0 and moves a bot onto a tile.
    scene = Scenario().seat(0, plant=1).seat(1, lab={"condenser": "2b"}).lying("18", "I8")
    pos = scene.start()
    play(pos, "act construct", "construct condenser F3", "reward 2", "develop condenser 3b", "bot I7 I8")
    assert lies(pos, "I8") == DISCOVERY + 18
    play(pos, "done")
    assert asked(pos) == (1, "turn")
    assert lies(pos, "I8") == DISCOVERY + 18
    play(pos, "act control", "done")
    assert lies(pos, "I8") == BARE


def test_a_crowd_cannot_be_left_for_another_main_action() -> None:
    # Three steps away from room: the control centre could not sort it out, so the step is refused.
    others = ["E1", "D1", "F1"]
    pos = Scenario(3).seat(0, bots=["E3"], crystal=2).seat(1, bots=others).start()
    play(pos, "executive 3", "bot E3 E2", "bot E2 E1")
    assert asked(pos) == (0, "move")
    assert pos.main_done
    assert "done" not in legal(pos)


def test_an_executive_rover_move_may_not_end_on_a_useless_tile_either() -> None:
    # A movement of its own (rule 22.4): that the control centre may follow does not help.
    pos = Scenario().seat(0, mineral=2, crystal=4, ships=[4, 5, 6, 8]).lying("18", "H3").start()
    play(pos, "executive 7", "rover G4")
    assert "rover H3" not in legal(pos)
