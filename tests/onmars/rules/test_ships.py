"""Welcoming ships (rulebook p. 17; rules 5.12, 7.1, 22.2)."""

from __future__ import annotations

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import MINERAL, PLANT, WATER
from tests.onmars.rules import asked, bots, legal, people


def test_a_ship_costs_water_and_a_plant_and_brings_two_colonists() -> None:
    pos = Scenario().seat(0, water=1, plant=1, quarters=2).start()
    play(pos, "act welcome", "welcome 6 2 0")
    player = pos.players[0]
    assert (player.goods[WATER], player.goods[PLANT]) == (0, 0)
    assert player.hangar == 1
    assert player.ships == 0b11011000
    assert people(pos, 0) == (4, 0, 8)


def test_a_ship_may_bring_a_colonist_and_a_bot() -> None:
    pos = Scenario().seat(0, water=1, plant=1, quarters=2, bots=["E2"]).start()
    play(pos, "act welcome", "welcome 8 1 1")
    assert people(pos, 0) == (3, 0, 9)
    # The empty shelter is the place for it; the mission for bots brings two crystals.
    assert bots(pos, 0) == ["E2", "E3"]
    assert crystals(pos, 0) == (0, 2)


def test_minerals_stand_in_for_water_and_plants() -> None:
    pos = Scenario().seat(0, mineral=2).start()
    play(pos, "act welcome", "welcome 8 2 0")
    assert pos.players[0].goods[MINERAL] == 0
    pos = Scenario().seat(0, mineral=1, water=2).start()
    play(pos, "act welcome", "welcome 8 2 0")
    assert (pos.players[0].goods[MINERAL], pos.players[0].goods[WATER]) == (0, 1)
    assert "act welcome" not in legal(Scenario().seat(0, mineral=1, battery=2, oxygen=2).start())


def test_no_more_ships_than_the_colony_has_levels() -> None:
    pos = Scenario().seat(0, water=2, plant=2).start()
    play(pos, "act welcome", "welcome 8 2 0")
    assert pos.active == 1
    assert pos.players[0].hangar == 1
    pos = Scenario().seat(0, water=2, plant=2, ships=[4, 5, 6, 7], hangar=1).start()
    assert "act welcome" not in legal(pos)


def test_discarded_ships_count_for_the_limit() -> None:
    # The rulebook: level 3, two welcomed, one of them discarded; one more may come and no second one.
    pos = Scenario().seat(0, water=2, plant=2, ships=[4, 5, 6], hangar=1).colony(level=3, tracks=(3, 3, 3, 3)).start()
    play(pos, "act welcome", "welcome 4 2 0")
    assert pos.active == 1
    assert pos.players[0].hangar == 2
    pos = Scenario().seat(0, water=2, plant=2, ships=[4, 5, 6]).colony(level=2, tracks=(2, 2, 2, 2)).start()
    assert "act welcome" not in legal(pos)


def test_a_colonist_welcomes_one_more_ship_at_its_own_cost() -> None:
    pos = Scenario().seat(0, water=2, plant=2, quarters=1).colony(level=2, tracks=(2, 2, 2, 2)).start()
    play(pos, "act welcome", "welcome 8 2 0", "welcome 7 2 0")
    player = pos.players[0]
    assert (player.goods[WATER], player.goods[PLANT], player.hangar) == (0, 0, 2)
    assert people(pos, 0) == (4, 1, 7)


def test_newcomers_cannot_boost() -> None:
    pos = Scenario().seat(0, water=2, plant=2, quarters=0).colony(level=2, tracks=(2, 2, 2, 2)).start()
    play(pos, "act welcome", "welcome 8 2 0")
    assert people(pos, 0)[0] == 2
    assert pos.active == 1


def test_old_colonists_boost_only_as_often_as_there_are() -> None:
    scene = Scenario().seat(0, mineral=2, water=3, plant=3, quarters=1).colony(level=3, tracks=(3, 3, 3, 3))
    pos = scene.start()
    play(pos, "act welcome", "welcome 8 2 0", "pay water=1,plant=1")
    play(pos, "welcome 7 2 0", "pay water=1,plant=1")
    assert pos.players[0].hangar == 2
    assert pos.active == 1


def test_a_ship_comes_even_without_beds_or_bots() -> None:
    pos = Scenario().seat(0, water=1, plant=1, quarters=4, bots=["E3", "E2", "E1", "D1"]).start()
    play(pos, "act welcome", "welcome 8 1 1")
    assert people(pos, 0) == (4, 0, 8)
    assert len(pos.players[0].bots) == 4
    assert pos.players[0].hangar == 1
    # No bot, no contribution.
    assert crystals(pos, 0) == (0, 0)


def test_a_bot_without_a_free_shelter_goes_to_the_nearest_empty_hex() -> None:
    pos = Scenario().seat(0, water=1, plant=1).lying("crystal", "E2").building("mine", "F2").start()
    play(pos, "act welcome", "welcome 8 1 1")
    assert asked(pos) == (0, "newbot")
    # Neither the crystal nor the building: empty hexes only.
    assert set(legal(pos)) == {"newbot F3", "newbot E4", "newbot D3", "newbot D2"}


def test_a_bot_may_choose_among_free_shelters() -> None:
    pos = Scenario().seat(0, water=1, plant=1, bots=["F4"]).building("shelter", "C3").start()
    play(pos, "act welcome", "welcome 8 1 1")
    assert set(legal(pos)) == {"newbot E3", "newbot C3"}
    play(pos, "newbot C3")
    assert pos.players[0].bots[1] == BY_NAME["C3"]


def test_a_technology_gives_more_ships_without_colonists() -> None:
    scene = Scenario().seat(0, water=2, plant=2, quarters=0, lab={"ship": "1t"})
    pos = scene.colony(level=3, tracks=(3, 3, 3, 3)).start()
    play(pos, "act welcome", "welcome 8 2 0")
    assert legal(pos) == ["tech 0", "done"]
    play(pos, "tech 0", "welcome 7 1 1")
    assert pos.players[0].hangar == 2
    assert people(pos, 0)[1] == 0


def test_the_space_that_the_ship_left_opens_its_executive_action() -> None:
    pos = Scenario().seat(0, water=1, plant=1, crystal=3).start()
    assert legal(pos, "executive") == ["executive 2", "executive 3"]
    play(pos, "act welcome", "welcome 4 2 0")
    assert legal(pos, "executive") == ["executive 2", "executive 3", "executive 4"]
    play(pos, "executive 4")
    assert pos.players[0].goods[MINERAL] == 1
    assert crystals(pos, 0) == (0, 0)


def test_newcomers_of_the_executive_action_cannot_boost_the_main_action() -> None:
    scene = Scenario().seat(0, water=4, plant=4, crystal=2, quarters=0, built={5: "G7"})
    scene.building("shelter", "A1", "B1").colony(level=3, tracks=(3, 3, 3, 3))
    pos = scene.start()
    play(pos, "building 5", "welcome 8 3 0", "act welcome", "welcome 7 2 0")
    assert people(pos, 0)[0] == 5
    assert pos.players[0].hangar == 2
    assert pos.active == 1


def test_colonists_called_back_are_no_newcomers() -> None:
    # The Aqueduct brings two from work, who may boost.
    scene = Scenario().seat(0, water=2, plant=2, crystal=2, quarters=0, working=2, built={18: "G7"})
    pos = scene.colony(level=2, tracks=(2, 2, 2, 2)).start()
    play(pos, "building 18", "recall working", "act welcome", "welcome 7 2 0", "welcome 8 2 0")
    assert pos.players[0].hangar == 2


def test_a_free_ship_obeys_the_level_of_the_colony() -> None:
    # Goal 9 welcomes a ship without a cost.
    scene = Scenario().seat(0, quarters=7, goals=[9]).building("shelter", "A1", "B1")
    pos = scene.start()
    play(pos, "complete 9 2", "welcome 8 1 1")
    assert pos.players[0].hangar == 1
    scene = Scenario().seat(0, quarters=7, goals=[9], ships=[4, 5, 6, 7], hangar=1).building("shelter", "A1", "B1")
    pos = scene.start()
    if "complete 9 2" in legal(pos):
        play(pos, "complete 9 2")
    assert pos.players[0].hangar == 1
