"""Learning, developing and lending technology (rulebook pp. 10-11; rules 5.3, 5.4, 6, 22.1)."""

from __future__ import annotations

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BATTERY, LAB, MINERAL, NOTHING, OXYGEN, PLANT
from tests.onmars.rules import asked, bots, legal, people

GRID = ["mine", "generator", "extractor", "greenhouse", "condenser", "rover", "upgrade", "ship"]


def test_learning_costs_by_the_row_and_gives_the_benefit_of_the_space() -> None:
    pos = Scenario().seat(0, space=1, battery=1).displays(grid=GRID).start()
    play(pos, "act learn", "learn extractor 1b", "done")
    player = pos.players[0]
    assert player.goods[BATTERY] == 0
    assert player.lab[LAB.index("1b")] == 2
    assert crystals(pos, 0) == (0, 1)
    assert people(pos, 0) == (3, 0, 9)
    assert pos.grid[2] == NOTHING


def test_the_bottom_row_is_free() -> None:
    pos = Scenario().seat(0, space=1).displays(grid=GRID).start()
    play(pos, "act learn")
    assert {choice.split()[1] for choice in legal(pos, "learn")} == {"mine", "generator"}


def test_a_kind_is_learned_once() -> None:
    pos = Scenario().seat(0, space=1, lab={"mine": "3t"}).displays(grid=GRID).start()
    play(pos, "act learn")
    assert {choice.split()[1] for choice in legal(pos, "learn")} == {"generator"}


def test_a_colonist_learns_a_second_one_and_no_third() -> None:
    pos = Scenario().seat(0, space=1, battery=2).displays(grid=GRID).start()
    play(pos, "act learn", "learn mine 1b", "learn generator 1t")
    # The benefit of 1t, boosted by colonists, comes before the end of the turn.
    assert asked(pos) == (0, "supply")
    play(pos, "done")
    assert people(pos, 0) == (2, 1, 9)
    assert pos.active == 1


def test_both_spaces_of_the_first_column_taken_close_learning() -> None:
    scene = Scenario().seat(0, space=1, lab={"mine": "1t", "generator": "1b"}).displays(grid=GRID)
    assert "act learn" not in legal(scene.start())


def test_the_benefit_of_the_warehouse_space_may_be_declined() -> None:
    pos = Scenario().seat(0, space=1, quarters=0, working=3).displays(grid=GRID).start()
    play(pos, "act learn", "learn mine 1t")
    assert asked(pos) == (0, "supply")
    play(pos, "done")
    assert pos.active == 1


def test_the_research_of_the_rulebook() -> None:
    lab = {"extractor": "2t", "mine": "4t", "generator": "4m"}
    scene = Scenario(3).seat(0, space=1, oxygen=1, plant=1, lab=lab).displays(blueprints=[2, 4, 6, 8, 10, 12])
    scene.pos.players[0].lab[3] = NOTHING
    pos = scene.start()
    play(pos, "act develop", "develop extractor 3t")
    assert pos.players[0].goods[OXYGEN] == 0
    assert pos.players[0].goods[MINERAL] == 1
    # The extractor cannot go on: both spaces are taken. The mineral pays for the oxygen.
    assert [choice for choice in legal(pos) if "extractor" in choice] == []
    assert "develop generator 5b" in legal(pos)
    play(pos, "develop generator 5b")
    assert (pos.players[0].goods[MINERAL], pos.players[0].goods[PLANT]) == (0, 0)
    assert asked(pos) == (0, "blueprint")
    play(pos, "blueprint 2", "blueprint 4", "done")
    assert people(pos, 0) == (1, 1, 9)
    assert pos.players[0].level(1) == 5


def test_one_tile_may_be_developed_twice() -> None:
    pos = Scenario().seat(0, space=1, oxygen=1, plant=1, lab={"mine": "1t"}).start()
    play(pos, "act develop", "develop mine 2t", "pay plant=1", "develop mine 3t")
    assert pos.players[0].level(0) == 3
    assert people(pos, 0) == (2, 0, 9)


def test_developments_beyond_two_take_colonists() -> None:
    lab = {"mine": "1t", "generator": "1b"}
    pos = Scenario().seat(0, space=1, water=2, plant=2, lab=lab).start()
    play(pos, "act develop", "develop mine 2t", "pay water=1", "develop generator 2b", "pay water=1")
    # Column 3 takes an oxygen, of which there is none.
    assert pos.active == 1
    pos = Scenario().seat(0, space=1, water=2, oxygen=1, lab=lab).start()
    play(pos, "act develop", "develop mine 2t", "pay water=1", "develop generator 2b", "pay water=1")
    assert "done" in legal(pos)
    play(pos, "develop mine 3t")
    assert people(pos, 0) == (1, 1, 9)


def test_a_tile_moves_to_a_free_neighbour_only() -> None:
    pos = Scenario().seat(0, space=1, oxygen=2, plant=2, lab={"mine": "1t", "rover": "2t"}).start()
    play(pos, "act develop")
    # 2m holds the shelter tech, 2t the rover: the mine cannot move.
    assert [choice for choice in legal(pos) if "mine" in choice] == []
    assert {"develop rover 3t", "develop shelter 3t", "develop shelter 3b"} <= set(legal(pos))


def test_the_last_column_takes_a_crystal() -> None:
    pos = Scenario().seat(0, space=1, oxygen=1, lab={"mine": "5t"}).start()
    play(pos, "act develop")
    assert "develop mine 6" not in legal(pos)
    pos = Scenario().seat(0, space=1, oxygen=1, crystal=1, lab={"mine": "5t"}).start()
    play(pos, "act develop", "develop mine 6")
    assert crystals(pos, 0) == (0, 0)


def lent(**owner: str) -> Scenario:
    """Seat 0 builds a condenser with the technology of seat 1."""
    return Scenario().seat(0, plant=1).seat(1, lab=dict(owner))


def test_the_owner_takes_oxygen_or_develops_that_tile_free() -> None:
    pos = lent(condenser="1t").start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert legal(pos) == ["oxygen", "develop condenser 2t"]
    play(pos, "develop condenser 2t")
    assert pos.players[1].level(4) == 2
    assert pos.players[1].goods[OXYGEN] == 0


def test_the_free_development_gives_the_benefit_of_its_space() -> None:
    pos = lent(condenser="2t").start()
    play(pos, "act construct", "construct condenser F3", "reward 2", "develop condenser 3t")
    assert pos.players[1].goods[MINERAL] == 1
    pos = lent(condenser="2b").start()
    play(pos, "act construct", "construct condenser F3", "reward 2", "develop condenser 3b")
    assert asked(pos) == (1, "move")
    play(pos, "bot I7 I8", "done")
    assert bots(pos, 1) == ["I8"]


def test_a_tile_that_cannot_move_brings_oxygen() -> None:
    scene = lent(condenser="1t", mine="2t")
    pos = scene.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert pos.players[1].goods[OXYGEN] == 1
    pos = lent(condenser="6").start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert pos.players[1].goods[OXYGEN] == 1


def test_oxygen_without_a_place_is_lost_or_delivered() -> None:
    pos = Scenario().seat(0, plant=1).seat(1, oxygen=2, lab={"condenser": "6"}).start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert pos.players[1].goods[OXYGEN] == 2
    scene = Scenario().seat(0, plant=1).seat(1, oxygen=2, lab={"condenser": "6"}, contracts={10: {}})
    pos = scene.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert pos.delivered[10 * 8 + OXYGEN] == 1


def test_several_owners_decide_in_turn_order() -> None:
    # Seat 0 builds with the generator of seat 2, and upgrades with that of seat 1 by the Construction Yard.
    scene = Scenario(3).seat(0, mineral=2, plant=1, crystal=2, built={1: "G5"}, plans=[3, 9], bots=["E4", "G4"])
    scene.seat(1, space=7, lab={"upgrade": "1t"}).seat(2, space=6, lab={"condenser": "1t"})
    pos = scene.start()
    play(pos, "building 1", "upgrade 3 E5", "tech 1")
    assert pos.players[0].built == [1, 3, 9]
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (2, "thanks")
    play(pos, "oxygen")
    assert asked(pos) == (1, "thanks")
    play(pos, "oxygen")
    assert pos.active == 2


def test_every_use_is_thanked_for_itself() -> None:
    # Wind Turbines and the main action both use the generator tile of seat 1.
    scene = Scenario().seat(0, mineral=2, crystal=2, built={4: "E5"}, bots=["E4"]).seat(1, lab={"generator": "2t"})
    pos = scene.start()
    play(pos, "building 4", "construct generator F4", "tech 1", "reward 2")
    play(pos, "act construct", "construct generator D4")
    assert asked(pos) == (1, "thanks")
    play(pos, "oxygen")
    assert asked(pos) == (1, "thanks")
    play(pos, "develop generator 3t")
    assert pos.players[1].goods[OXYGEN] == 1
    assert pos.players[1].level(1) == 3


def test_the_shelter_technology_of_another_may_be_used() -> None:
    scene = Scenario().seat(0, oxygen=1, bots=["D3"]).building("shelter", "E4", "F3")
    pos = scene.seat(1, lab={"shelter": "3t"}).start()
    pos.players[1].lab[3] = NOTHING
    play(pos, "act construct", "construct shelter D2")
    assert pos.buildings[BY_NAME["D2"]] == 5


def test_colonists_raise_the_level_for_an_advanced_building() -> None:
    # The rulebook: a complex of three, a tile of level two, and one colonist.
    scene = Scenario().seat(0, plant=1, crystal=2, quarters=1, built={10: "G3"}, bots=["F3"], lab={"condenser": "2t"})
    pos = scene.building("condenser", "G2", "H2").start()
    play(pos, "building 10", "construct condenser F2")
    assert people(pos, 0)[:2] == (0, 1)
    assert pos.players[0].goods[OXYGEN] == 2
    scene = Scenario().seat(0, plant=1, crystal=2, quarters=0, built={10: "G3"}, bots=["F3"], lab={"condenser": "2t"})
    pos = scene.building("condenser", "G2", "H2").start()
    play(pos, "building 10")
    assert "construct condenser F2" not in legal(pos)


def test_colonists_alone_are_enough_without_a_tile() -> None:
    scene = Scenario().seat(0, plant=1, crystal=2, quarters=1, built={10: "G3"}, bots=["F3"])
    pos = scene.start()
    play(pos, "building 10", "construct condenser F2")
    assert people(pos, 0)[:2] == (0, 1)


def test_two_tiles_of_a_kind_in_the_grid_are_two_offers() -> None:
    # After a refill a kind may lie in two rows: no choice is offered twice, and either tile can be taken.
    grid = ["mine", "none", "mine", "none", "none", "none", "none", "none"]
    pos = Scenario(3).seat(0, space=1, battery=1).displays(grid=grid).start()
    play(pos, "act learn")
    assert legal(pos) == ["learn mine 1t", "learn mine 1b", "learn mine 1t middle", "learn mine 1b middle"]
    play(pos, "learn mine 1b middle")
    assert pos.players[0].goods[BATTERY] == 0
    assert (pos.grid[0], pos.grid[2]) == (0, NOTHING)
