"""Executive actions (rulebook p. 18; rules 3.2, 7)."""

from __future__ import annotations

from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import MINERAL, PLANT, WATER
from tests.onmars.rules import asked, legal, people


def test_one_executive_action_before_the_main_action() -> None:
    pos = Scenario().seat(0, crystal=3, space=5).start()
    pos.players[0].goods[5] = 4
    play(pos, "executive 3", "done")
    assert legal(pos, "executive") == []
    play(pos, "act control", "done")
    assert pos.active == 1
    assert crystals(pos, 0) == (2, 0)


def test_one_executive_action_after_the_main_action() -> None:
    pos = Scenario().seat(0, crystal=3).start()
    play(pos, "act control", "done")
    assert legal(pos) == ["executive 2", "executive 3", "end"]
    play(pos, "executive 2", "take water")
    assert crystals(pos, 0) == (1, 0)
    assert pos.players[0].goods[WATER] == 1
    assert pos.active == 1


def test_the_main_action_must_be_taken() -> None:
    pos = Scenario().seat(0, crystal=3).start()
    assert "end" not in legal(pos)
    play(pos, "executive 3", "done")
    assert "end" not in legal(pos)


def test_executive_actions_are_tied_to_no_side() -> None:
    pos = Scenario().seat(0, crystal=2, space=1).start()
    assert legal(pos, "executive") == ["executive 2", "executive 3"]


def test_ships_in_the_depot_close_their_spaces() -> None:
    pos = Scenario().seat(0, crystal=4, ships=[5, 8], plans=[5], bots=["G6"], mineral=1).start()
    assert legal(pos, "executive") == ["executive 2", "executive 3", "executive 4", "executive 6", "executive 7"]


def test_the_prices_of_the_spaces() -> None:
    pos = Scenario().seat(0, crystal=3, ships=[]).start()
    # Spaces 7 and 8 cost four; 5 has no blueprint to upgrade with.
    assert legal(pos, "executive") == ["executive 2", "executive 3", "executive 4", "executive 6"]
    pos = Scenario().seat(0, crystal=2, ships=[]).start()
    assert legal(pos, "executive") == ["executive 2", "executive 3"]


def test_the_warehouse_of_the_depot_has_no_crystals() -> None:
    pos = Scenario().seat(0, crystal=2).start()
    play(pos, "executive 2")
    assert legal(pos) == ["take battery", "take water", "take plant", "take oxygen"]


def test_an_own_building_costs_two_crystals() -> None:
    pos = Scenario().seat(0, crystal=2, built={13: "G5"}).start()
    play(pos, "building 13")
    assert pos.players[0].points == 2
    assert crystals(pos, 0) == (0, 0)
    assert "building 13" not in legal(Scenario().seat(0, crystal=1, built={13: "G5"}).start())


def test_buildings_of_others_take_a_scientist() -> None:
    pos = Scenario().seat(0, crystal=3).seat(1, built={13: "G5"}).start()
    assert legal(pos, "building") == []
    pos = Scenario().seat(0, scientists=["geologist"]).seat(1, built={13: "G5"}).start()
    assert legal(pos, "scientist") == ["scientist geologist 13"]


def test_the_scientist_of_the_rulebook() -> None:
    scene = Scenario().seat(0, water=1, plant=1, quarters=0, scientists=["hydrologist"])
    pos = scene.seat(1, water=1, plant=1, built={5: "G7"}).start()
    assert legal(pos, "building") == []
    play(pos, "scientist hydrologist 5", "welcome 8 3 0")
    # The user pays for the ship and gets what it brings.
    assert (pos.players[0].goods[WATER], pos.players[0].goods[PLANT]) == (0, 0)
    assert people(pos, 0)[0] == 3
    play(pos, "act control", "done")
    # The owner of the building uses it free as long as the marker is there.
    assert pos.active == 1
    assert "building 5" in legal(pos)
    play(pos, "building 5", "welcome 8 3 0")
    assert pos.players[1].hangar == 1
    assert crystals(pos, 1)[0] == 0
    assert pos.scientist_at[2] == 5


def test_a_scientist_works_in_buildings_of_its_kind_only() -> None:
    scene = Scenario().seat(0, scientists=["geologist", "engineer"], built={13: "G5", 3: "E5"})
    pos = scene.start()
    assert legal(pos, "scientist") == ["scientist geologist 13", "scientist engineer 3"]


def test_a_scientist_leaves_one_building_for_another() -> None:
    scene = Scenario().seat(0, scientists=["geologist"], built={13: "G5"}).seat(1, built={14: "G4"})
    scene.building("mine", "G4").pos.scientist_at[0] = 14
    pos = scene.start()
    assert legal(pos, "building") == []
    play(pos, "scientist geologist 13", "act control", "done")
    assert pos.scientist_at[0] == 13
    assert "building 14" not in legal(pos)


def test_where_a_scientist_works_the_building_itself_is_used() -> None:
    scene = Scenario().seat(0, scientists=["geologist"], built={13: "G5"})
    scene.pos.scientist_at[0] = 13
    pos = scene.start()
    assert "building 13" in legal(pos)
    assert legal(pos, "scientist") == []
    play(pos, "building 13")
    assert pos.players[0].points == 2


def test_a_scientist_may_stay_in_the_building_of_another() -> None:
    scene = Scenario().seat(0, scientists=["geologist"]).seat(1, built={13: "G5"})
    scene.pos.scientist_at[0] = 13
    pos = scene.start()
    play(pos, "scientist geologist 13")
    assert pos.players[0].points == 2


def test_a_blueprint_with_its_marker_offers_nothing() -> None:
    pos = Scenario().seat(0, crystal=3, plans=[13], scientists=["geologist"]).start()
    assert legal(pos, "building") == []
    assert legal(pos, "scientist") == []


def test_the_price_counts_before_the_cost_of_the_action() -> None:
    # Biolab: two crystals for its use and one for the contract.
    scene = Scenario().seat(0, crystal=2, built={14: "G5"}).displays(board=["contract 9"])
    assert "building 14" not in legal(scene.start())
    scene = Scenario().seat(0, crystal=3, built={14: "G5"}).displays(board=["contract 9"])
    assert "building 14" in legal(scene.start())


def test_crystals_for_points_are_counted_after_the_price() -> None:
    # Command Center without any rover technology: points only for crystals beyond the price.
    scene = Scenario().seat(0, crystal=2, built={24: "E3"}, bots=["E2"]).building("shelter", "E4", "F3")
    assert "building 24" not in legal(scene.start())


def test_room_for_a_warehouse_crystal_is_counted_after_the_price() -> None:
    # Everything is full, but two crystals leave the depot for the use of the Biomarket.
    scene = Scenario().seat(0, mineral=2, battery=2, water=2, plant=2, oxygen=2, crystal=3, built={7: "I5"})
    pos = scene.start()
    assert "building 7" in legal(pos)
    # A crystal is all that can be taken, so that it comes at once; colonists may take more.
    play(pos, "building 7")
    assert crystals(pos, 0) == (1, 1)
    assert legal(pos) == ["take crystal", "done"]


def test_the_aerial_elevator_leads_to_a_main_action_in_orbit() -> None:
    scene = Scenario().seat(0, crystal=2, built={22: "G3"}, working=1, quarters=1).building("condenser", "G2", "H2")
    pos = scene.slots("construct", 1).start()
    play(pos, "building 22")
    # Production, the colonist from work, none from the colony side.
    assert asked(pos) == (0, "turnspace")
    assert people(pos, 0)[:2] == (2, 0)
    assert pos.players[0].goods[4] == 1
    play(pos, "space 1")
    assert set(legal(pos, "act")) == {"act blueprint", "act develop", "act landing", "act learn", "act resupply"}
    assert pos.players[0].goods[MINERAL] == 0
    pos = Scenario().seat(0, crystal=2, space=1, built={22: "G3"}).start()
    assert "building 22" not in legal(pos)


def test_the_aqueduct_brings_two_from_work() -> None:
    scene = Scenario().seat(0, crystal=2, quarters=1, working=3, built={18: "G7"}).slots("construct", 1)
    pos = scene.building("extractor", "G8", "G9").start()
    play(pos, "building 18", "recall working")
    assert people(pos, 0)[:2] == (3, 1)
    assert pos.slot(2, 0) == 1


def test_the_eco_resort_brings_colonists_of_one_side() -> None:
    scene = Scenario().seat(0, crystal=2, quarters=0, working=1, built={19: "I5"})
    pos = scene.slots("construct", 1).slots("hire", 1).slots("blueprint", 1).start()
    play(pos, "building 19")
    assert set(legal(pos)) == {"recall construct", "recall hire", "recall blueprint"}
    play(pos, "recall hire")
    assert set(legal(pos)) == {"recall construct", "done"}
    play(pos, "recall construct")
    assert people(pos, 0)[:2] == (2, 1)
    assert pos.slot(0, 0) == 1


def test_miners_are_never_called_back() -> None:
    scene = Scenario().seat(0, crystal=2, quarters=0, built={19: "I5"}).miner(0, "G5")
    assert "building 19" not in legal(scene.start())


def test_the_trade_market_gives_two_for_one_and_no_minerals() -> None:
    pos = Scenario().seat(0, crystal=2, mineral=1, quarters=1, built={20: "I5"}).start()
    play(pos, "building 20")
    assert pos.players[0].goods[MINERAL] == 0
    assert legal(pos) == ["pick battery", "pick water", "pick plant", "pick oxygen"]
    play(pos, "pick water", "pick water")
    assert "pick water" not in legal(pos)
    play(pos, "pick plant")
    assert (pos.players[0].goods[WATER], pos.players[0].goods[PLANT]) == (2, 1)
    assert people(pos, 0)[:2] == (0, 1)


def test_automated_production_and_more_of_it_for_colonists() -> None:
    scene = Scenario().seat(0, crystal=2, quarters=1, built={3: "E5"}, bots=["E2"]).miner(0, "G5")
    pos = scene.start()
    play(pos, "building 3")
    assert pos.players[0].goods[:2] == [1, 1]
    assert legal(pos) == ["produce mineral", "produce battery", "done"]
    play(pos, "produce battery")
    assert pos.players[0].goods[:2] == [1, 2]


def test_recycling_bots_collect_like_rovers() -> None:
    scene = Scenario().seat(0, crystal=2, built={21: "G3"}, bots=["E3"]).lying("crystal", "E2").lying("18", "E1")
    pos = scene.start()
    play(pos, "building 21", "bot E3 E2 crystal", "bot E2 E1", "collect")
    assert crystals(pos, 0) == (0, 1)
    assert pos.players[0].discoveries == [18]
    assert pos.players[0].goods[MINERAL] == 2


def test_the_command_center_reads_the_highest_level_and_lends_nothing() -> None:
    scene = Scenario().seat(0, crystal=2, built={24: "E3"}, bots=["E2"]).seat(1, lab={"rover": "3t"})
    pos = scene.building("shelter", "E4", "F3").start()
    play(pos, "building 24", "rover G4", "rover G3", "rover G2")
    assert legal(pos, "rover") == []
    play(pos, "act control", "done")
    assert pos.active == 1


def test_the_builder_drone_upgrades_anywhere_for_a_mineral() -> None:
    scene = Scenario().seat(0, crystal=2, mineral=2, built={16: "E5"}, plans=[5, 7], bots=["A1"], lab={"upgrade": "3t"})
    pos = scene.start()
    play(pos, "building 16", "upgrade 5 G7")
    # No technology and no second upgrade.
    assert pos.players[0].built == [16, 5]
    assert pos.players[0].goods[MINERAL] == 1
    assert asked(pos)[1] == "turn"


def test_the_radar_keeps_its_tile() -> None:
    scene = Scenario().seat(0, crystal=2, built={15: "E5"}).displays(discoveries=[18, 16])
    pos = scene.start()
    following = pos.discovery_deck[-1]
    play(pos, "building 15", "radar 18")
    assert pos.players[0].goods[MINERAL] == 2
    assert pos.radar == 18
    assert pos.open_discoveries == [following, 16]
    # The tile is not collected.
    assert pos.players[0].discoveries == []
    scene = Scenario().seat(0, crystal=2, built={15: "E5"})
    scene.pos.radar = 18
    pos = scene.start()
    play(pos, "building 15")
    assert pos.players[0].goods[MINERAL] == 2


def test_the_oxygen_tank_learns_until_the_first_column_is_full() -> None:
    grid = ["mine", "generator", "none", "none", "none", "none", "none", "none"]
    pos = Scenario().seat(0, crystal=2, quarters=2, built={9: "G3"}).displays(grid=grid).start()
    play(pos, "building 9", "learn mine 1b", "learn generator 1t", "done")
    assert [pos.players[0].level(kind) for kind in (0, 1)] == [1, 1]
    assert people(pos, 0)[:2] == (1, 1)
    assert pos.active == 0


def test_the_private_ship_brings_more() -> None:
    pos = Scenario().seat(0, crystal=2, water=1, plant=1, quarters=1, built={5: "G7"}, bots=["E2"]).start()
    play(pos, "building 5")
    assert {" ".join(choice.split()[2:]) for choice in legal(pos)} == {"2 1", "3 0"}
    play(pos, "welcome 8 2 1")
    assert people(pos, 0)[0] == 3
    assert len(pos.players[0].bots) == 2
    # The limit of the colony holds for both ways to welcome ships.
    assert "act welcome" not in legal(pos)


def test_the_casino_pays_two_crystals_and_one_for_every_colonist() -> None:
    pos = Scenario().seat(0, crystal=2, quarters=2, built={11: "E3"}, bots=["E2"]).start()
    play(pos, "building 11", "pick crystal", "done")
    assert crystals(pos, 0) == (0, 3)
    assert people(pos, 0)[:2] == (1, 1)
