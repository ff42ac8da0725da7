"""Constructing buildings (rulebook pp. 13-15; rules 5.9, 5.10, 8)."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BARE, BATTERY, CRYSTAL_HERE, GENERATOR, MINERAL, NOTHING, OXYGEN, PLANT, WATER
from tests.onmars.rules import asked, bots, legal, lies, people


def sites(scene: Scenario, kind: str) -> set[str]:
    """Where a kind of building may be constructed as the main action."""
    # With a crystal for a contract a lone choice is asked too.
    scene.pos.players[0].contracts.append(12)
    scene.pos.players[0].waiting = 1
    pos = scene.start()
    if "act construct" not in legal(pos):
        return set()
    play(pos, "act construct")
    return {choice.split()[2] for choice in legal(pos, "construct") if choice.split()[1] == kind}


def test_the_condenser_of_the_rulebook() -> None:
    scene = Scenario().seat(0, plant=1, oxygen=1, lab={"condenser": "1t"}).displays(next_tiles={"condenser": 1})
    assert sites(scene, "condenser") == {"F2", "F3", "E2", "E4"}
    pos = scene.pos
    play(pos, "construct condenser F3")
    assert pos.players[0].goods[PLANT] == 0
    # Two are gained, and there is room for one.
    assert pos.players[0].goods[OXYGEN] == 2
    assert lies(pos, "E4") == CRYSTAL_HERE
    assert pos.players[0].cubes() == 1
    assert pos.tracks == [1, 1, 1, 2]
    # Two points for the first step, and the reward tile for mines, of which there are none.
    assert pos.players[0].points == 2
    assert asked(pos) == (0, "reward")


def test_without_technology_only_two_steps_away() -> None:
    scene = Scenario().seat(0, plant=1)
    assert sites(scene, "condenser") == {"E2", "E4"}
    play(scene.pos, "construct condenser E4")
    assert scene.pos.players[0].goods[OXYGEN] == 1
    assert scene.pos.players[0].cubes() == 0
    assert scene.pos.tracks == [1, 1, 1, 2]


def test_three_steps_away_is_too_far_and_outside_the_zone_too() -> None:
    assert sites(Scenario().seat(0, plant=1, bots=["D2"]), "condenser") == {"E2"}
    assert sites(Scenario().seat(0, plant=1, bots=["A1"]), "condenser") == set()


def test_no_building_on_a_building() -> None:
    scene = Scenario().seat(0, plant=1, lab={"condenser": "3t"}).building("mine", "F3")
    assert sites(scene, "condenser") == {"F2", "E2", "E4"}


@pytest.mark.parametrize(("place", "possible"), [("2t", False), ("3t", True)])
def test_joined_complexes_are_counted_whole(place: str, possible: bool) -> None:
    # The rulebook joins a lone extractor (G7) and a complex of two (E8, F8) on F7: level 3.
    scene = Scenario().seat(0, battery=1, bots=["F6"], lab={"extractor": place}).building("extractor", "E8", "F8")
    assert ("F7" in sites(scene, "extractor")) == possible
    if possible:
        play(scene.pos, "construct extractor F7")
        # Size 4, storage for two.
        assert scene.pos.players[0].goods[WATER] == 2


@pytest.mark.parametrize(("place", "possible"), [("2t", False), ("3t", True)])
def test_a_complex_of_three_takes_level_three(place: str, possible: bool) -> None:
    scene = Scenario().seat(0, battery=1, bots=["G6"], lab={"extractor": place}).building("extractor", "G8", "G9")
    assert ("H6" in sites(scene, "extractor")) == possible


def test_the_gain_is_the_size_of_the_complex() -> None:
    scene = Scenario().seat(0, battery=1, bots=["G6"], lab={"extractor": "3t"}).building("extractor", "G8", "G9")
    pos = scene.building("shelter", "A1", "B1", "C1").start()
    play(pos, "act construct", "construct extractor H6")
    assert pos.players[0].goods[WATER] == 4


def test_another_may_lend_the_technology() -> None:
    pos = Scenario().seat(0, plant=1).seat(1, lab={"condenser": "1t"}).start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (1, "thanks")
    assert legal(pos) == ["oxygen", "develop condenser 2t"]


def test_one_chooses_whose_technology() -> None:
    pos = Scenario(3).seat(0, plant=1, lab={"condenser": "1t"}).seat(1, lab={"condenser": "1t"}).start()
    play(pos, "act construct", "construct condenser F3")
    assert legal(pos) == ["tech 0", "tech 1"]
    play(pos, "tech 0", "reward 2")
    assert asked(pos)[0] == 1
    assert pos.used == []


def test_levels_of_two_tiles_are_not_added() -> None:
    scene = Scenario().seat(0, battery=1, bots=["G6"], lab={"extractor": "2t"}).seat(1, lab={"extractor": "1t"})
    assert "H6" not in sites(scene.building("extractor", "G8", "G9"), "extractor")


def test_a_mineral_pays_any_building() -> None:
    pos = Scenario().seat(0, mineral=1, plant=1).start()
    play(pos, "act construct", "construct condenser E4")
    assert legal(pos) == ["pay plant=1", "pay mineral=1"]
    play(pos, "pay mineral=1")
    assert pos.players[0].goods[PLANT] == 1


def test_a_generator_takes_a_mineral_and_nothing_else() -> None:
    scene = Scenario().seat(0, battery=2, water=2, plant=2, oxygen=2, bots=["E4"], lab={"generator": "1t"})
    assert sites(scene, "generator") == set()


def test_shelters_are_of_their_owner_only() -> None:
    scene = Scenario().seat(0, oxygen=1, bots=["I7"])
    assert sites(scene, "shelter") == set()
    pos = Scenario().seat(0, oxygen=1).start()
    play(pos, "act construct", "construct shelter F3")
    assert legal(pos) == ["tech 0", "tech 1"]
    play(pos, "tech 0")
    # A complex of two: two crystals, no cube, room for more.
    assert crystals(pos, 0) == (0, 2)
    assert pos.players[0].cubes() == 0
    assert (pos.players[0].limit(), pos.players[0].beds()) == (3, 6)


def test_a_lone_shelter_brings_one_crystal() -> None:
    pos = Scenario().seat(0, oxygen=1, bots=["C2"]).start()
    play(pos, "act construct", "construct shelter C3")
    assert crystals(pos, 0) == (0, 1)


def test_the_mine_of_the_rulebook() -> None:
    scene = Scenario().seat(0, bots=["F3"])
    assert sites(scene, "mine") == {"F3", "E4"}
    play(scene.pos, "construct mine F3")
    assert asked(scene.pos) == (0, "displace")
    play(scene.pos, "displace F2")
    assert bots(scene.pos, 0) == ["F2"]
    assert scene.pos.miners[BY_NAME["F3"]] == 0
    assert people(scene.pos, 0) == (1, 0, 9)
    assert scene.pos.players[0].goods[MINERAL] == 1
    assert scene.pos.players[0].cubes() == 0
    assert scene.pos.tracks == [1, 1, 1, 1]


def test_a_mine_complex_brings_a_cube_but_no_point() -> None:
    pos = Scenario().seat(0, bots=["F3"], lab={"mine": "1t"}).start()
    play(pos, "act construct", "construct mine F4")
    assert pos.players[0].cubes() == 1
    assert pos.players[0].goods[MINERAL] == 2
    assert pos.players[0].points == 0


def test_a_cube_moves_once_for_every_kind() -> None:
    pos = Scenario().seat(0, plant=1, lab={"condenser": "1t"}, progress=["condenser"]).start()
    play(pos, "act construct", "construct condenser F3")
    assert pos.players[0].cubes() == 1


def test_owners_move_their_displaced_pieces_to_the_nearest_place() -> None:
    scene = Scenario().seat(0, plant=1, bots=["E3"]).seat(1, rover="E4", bots=["D3"])
    scene.building("mine", "D4").miner(1, "D4").lying("crystal", "F3").lying("18", "F4")
    pos = scene.start()
    play(pos, "act construct", "construct condenser E4")
    # E3 and D3 hold bots, D4 a miner, F3 and F4 something; E5 is a building without a piece.
    assert pos.players[1].rover == BY_NAME["E5"]


def test_a_displaced_rover_goes_on_a_building_or_an_empty_hex() -> None:
    scene = Scenario().seat(0, plant=1, bots=["E3"]).seat(1, rover="E4", bots=["D3"])
    pos = scene.lying("crystal", "F3").lying("18", "F4").start()
    play(pos, "act construct", "construct condenser E4")
    assert asked(pos) == (1, "displace")
    assert set(legal(pos)) == {"displace E5", "displace D4"}
    play(pos, "displace D4")
    assert pos.players[1].rover == BY_NAME["D4"]


def test_tiles_and_crystals_under_a_building_are_lost() -> None:
    pos = Scenario().seat(0, plant=1).lying("18", "E4").start()
    play(pos, "act construct", "construct condenser E4")
    assert lies(pos, "E4") == BARE
    assert pos.players[0].discoveries == []
    pos = Scenario().seat(0, plant=1).lying("crystal", "E4").start()
    play(pos, "act construct", "construct condenser E4")
    assert lies(pos, "E4") == BARE
    assert crystals(pos, 0)[1] == 0


def test_arrows_lay_crystals_on_empty_hexes_only() -> None:
    # Tile 5 points to SW, N and SE.
    pos = Scenario().seat(0, plant=1).displays(next_tiles={"condenser": 5}).lying("18", "D4").start()
    play(pos, "act construct", "construct condenser E4")
    # SW of E4 is D4 (a tile), N is E3 (a shelter with a bot), SE is F4 (empty).
    assert lies(pos, "F4") == CRYSTAL_HERE
    assert lies(pos, "E3") == BARE
    assert lies(pos, "D4") != CRYSTAL_HERE
    assert lies(pos, "D3") == BARE


def test_a_displaced_piece_may_fill_the_hex_of_an_arrow() -> None:
    pos = Scenario().seat(0, plant=1, bots=["E4"]).displays(next_tiles={"condenser": 5}).start()
    play(pos, "act construct", "construct condenser E4", "displace F4")
    assert lies(pos, "F4") == BARE
    assert lies(pos, "D4") == CRYSTAL_HERE


def test_the_stack_and_the_shelters_run_out() -> None:
    scene = Scenario().seat(0, oxygen=1, plant=1)
    scene.pos.players[0].shelters = 5
    scene.pos.stacks[4].clear()
    pos = scene.start()
    play(pos, "act construct")
    assert {choice.split()[1] for choice in legal(pos)} == {"mine"}


def test_the_first_step_of_a_track_scores_and_rewards() -> None:
    scene = Scenario().seat(0, mineral=1, bots=["E4"], lab={"generator": "1t"})
    pos = scene.colony(rewards=(8, 1, 2, 3)).start()
    play(pos, "act construct", "construct generator F4")
    # Two points, and one for each of the two colonists left in the quarters.
    assert pos.players[0].points == 2 + 2
    assert pos.rewards == [8, 1, 2, 3]
    play(pos, "reward 3")
    assert pos.players[0].goods[MINERAL] == 1
    assert pos.players[0].goods[BATTERY] == 2


def test_beyond_the_colony_marker_there_is_no_reward() -> None:
    pos = Scenario().seat(0, mineral=1, bots=["E4"], lab={"generator": "1t"}).colony(tracks=(2, 1, 1, 1)).start()
    play(pos, "act construct", "construct generator F4")
    assert pos.players[0].points == 0
    assert pos.tracks[0] == 3
    assert pos.active == 1


def test_a_track_at_the_top_stays_there() -> None:
    scene = Scenario().seat(0, mineral=1, bots=["E4"], lab={"generator": "1t"})
    pos = scene.colony(level=5, tracks=(5, 5, 5, 5)).start()
    play(pos, "act construct", "construct generator F4")
    assert pos.tracks == [5, 5, 5, 5]
    assert pos.players[0].points == 0


def test_a_second_row_at_level_two_rewards_without_the_two_points() -> None:
    scene = Scenario().seat(0, mineral=1, bots=["E4"], lab={"generator": "1t"})
    pos = scene.colony(level=2, tracks=(2, 2, 2, 2), rewards=(7, 1, 2, 3)).start()
    play(pos, "act construct", "construct generator F4")
    assert pos.players[0].points == 2
    assert asked(pos) == (0, "reward")


def test_the_colonist_just_placed_may_come_back() -> None:
    pos = Scenario().seat(0, mineral=1, bots=["E4"], lab={"generator": "1t"}).start()
    play(pos, "act construct", "construct generator F4", "reward 4")
    assert people(pos, 0) == (3, 0, 9)
    assert sum(pos.slots) == 0


def test_bots_as_a_reward_can_be_extended_with_crystals() -> None:
    pos = Scenario().seat(0, mineral=1, crystal=1, bots=["E4"], lab={"generator": "1t"}).start()
    play(pos, "act construct", "construct generator F4", "reward 1", "bot E4 E3", "bot E3 E2", "bot E2 E1")
    assert crystals(pos, 0) == (0, 0)


def test_a_building_of_the_start_is_no_gain_and_counts_as_one() -> None:
    pos = Scenario().start()
    assert pos.buildings[BY_NAME["E5"]] == GENERATOR
    assert pos.buildings[BY_NAME["E4"]] == NOTHING
