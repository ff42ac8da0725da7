"""The worked examples of the rulebook, by number and page: main actions in orbit (12 to 15)."""

from __future__ import annotations

from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import CRYSTAL, DEVELOP, EXTRACTOR, GENERATOR, LAB, MINERAL, NOTHING, OBTAIN, WATER
from tests.onmars.test_examples import asked, offers, people, refused, stored

# Missions to which none of these actions contributes.
FAR_MISSIONS = (7, 8, 9)


def test_example_12_p10_obtain_blueprint() -> None:
    scenario = Scenario(3, missions=FAR_MISSIONS).displays(blueprints=[1, 2, 3, 5, 7, 9])
    scenario.seat(0, mineral=1, crystal=3, quarters=3, space=1)
    pos = scenario.slots("blueprint", 0, 1).start()
    assert refused(pos, "building 2") == "om.notbuilt"

    play(pos, "act blueprint")
    assert offers(pos) == ["pay crystal=1", "pay quarters=1"]
    play(pos, "pay quarters=1", "blueprint 2")
    assert people(pos, 0, OBTAIN) == (1, 1, 1)
    assert pos.box.blueprints[1].gain == MINERAL
    assert stored(pos, 0) == [2, 0, 0, 0, 0]
    assert (pos.players[0].plans, pos.players[0].markers()) == ([2], 7)
    assert pos.display == [1, 0, 3, 5, 7, 9, 0, 0, 0, 0, 0, 0]

    # The last colonist may boost the action for one more card, and no further.
    boosted = pos.copy()
    play(boosted, "blueprint 5")
    assert people(boosted, 0, OBTAIN) == (0, 2, 1)
    assert boosted.players[0].plans == [2, 5]
    assert offers(boosted, "blueprint") == []

    # The action of the card is not open as long as the marker lies on it.
    play(pos, "done")
    assert "executive 2" in offers(pos)
    assert refused(pos, "building 2") == "om.notbuilt"


def test_example_13_p10_learn_technology() -> None:
    grid = ["mine", "generator", "extractor", "rover", "upgrade", "ship", "greenhouse", "condenser"]
    poor = Scenario(missions=FAR_MISSIONS).displays(grid=grid).seat(0, space=1).start()
    play(poor, "act learn")
    assert offers(poor) == ["learn mine 1t", "learn mine 1b", "learn generator 1t", "learn generator 1b"]
    assert refused(poor, "learn extractor 1b") == "om.pay"

    pos = Scenario(missions=FAR_MISSIONS).displays(grid=grid).seat(0, battery=1, space=1).start()
    play(pos, "act learn")
    # The top row would cost one more resource.
    assert "learn ship 1b" not in offers(pos)
    play(pos, "learn extractor 1b")
    player = pos.players[0]
    assert stored(pos, 0) == [0, 0, 0, 0, 0]
    assert player.lab[LAB.index("1b")] == EXTRACTOR
    assert player.level(EXTRACTOR) == 1
    assert crystals(pos, 0) == (0, 1)
    assert (player.quarters, player.working, sum(pos.slots)) == (3, 0, 0)
    assert pos.grid[2] == NOTHING

    # A boost learns a second one, on the other space.
    assert offers(pos) == ["learn mine 1t", "learn generator 1t", "done"]


def test_example_14_p11_research_and_development() -> None:
    scenario = Scenario(3, missions=FAR_MISSIONS).displays(blueprints=[9, 10, 1, 2, 3, 4])
    lab = {"extractor": "2t", "mine": "4t", "generator": "4m"}
    pos = scenario.seat(0, plant=1, oxygen=1, crystal=1, space=1, lab=lab).start()
    player = pos.players[0]

    play(pos, "act develop")
    assert people(pos, 0, DEVELOP) == (2, 0, 1)
    assert player.goods[CRYSTAL] == 1
    play(pos, "develop extractor 3t")
    assert stored(pos, 0) == [1, 0, 0, 1, 0]
    assert player.level(EXTRACTOR) == 3
    # Both spaces to its right are taken.
    assert [choice for choice in offers(pos) if "extractor" in choice] == []
    assert refused(pos, "develop extractor 4t") == "om.labtaken"

    # The new mineral is paid for the oxygen, the plant for the other resource.
    play(pos, "develop generator 5b")
    assert stored(pos, 0) == [0, 0, 0, 0, 0]
    assert player.lab[LAB.index("5b")] == GENERATOR
    assert player.level(GENERATOR) == 5
    assert asked(pos) == (0, "blueprint")
    play(pos, "blueprint 9")
    assert people(pos, 0, DEVELOP) == (2, 0, 1)
    play(pos, "blueprint 10")
    assert people(pos, 0, DEVELOP) == (1, 1, 1)
    assert player.plans == [9, 10]
    play(pos, "done")

    # Further developments, each for a colonist, as long as they can be paid.
    assert asked(pos) == (0, "develop")
    assert "develop shelter 3b" in offers(pos)
    play(pos, "develop shelter 3b", "done")
    assert people(pos, 0, DEVELOP) == (0, 2, 1)
    assert stored(pos, 0) == [0, 0, 0, 0, 1]
    assert offers(pos, "develop") == []


def test_example_15_p11_resupply_with_two_boosts() -> None:
    pos = Scenario().seat(0, water=1, crystal=1, quarters=2, space=1).start()
    assert pos.players[0].depot_room() == 2
    before = sum(pos.warehouse)

    play(pos, "act resupply", "take crystal", "take water")
    assert refused(pos, "take water") == "om.full"
    play(pos, "take crystal")
    assert before - sum(pos.warehouse) == 3
    assert pos.players[0].goods[WATER] == 2
    assert crystals(pos, 0) == (1, 2)
    assert people(pos, 0, OBTAIN) == (0, 2, 0)
