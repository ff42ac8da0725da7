"""Upgrading buildings with blueprints (rulebook p. 16; rule 5.11)."""

from __future__ import annotations

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import MINERAL, NOBODY
from tests.onmars.rules import asked, legal, people


def test_the_upgrade_of_the_rulebook() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[5], bots=["G6"], crystal=3).start()
    assert "building 5" not in legal(pos)
    play(pos, "act upgrade")
    assert pos.players[0].goods[MINERAL] == 0
    assert pos.players[0].plans == []
    assert pos.players[0].built == [5]
    assert pos.markers[BY_NAME["G7"]] == 0


def test_the_zone_of_a_bot_is_needed() -> None:
    assert "act upgrade" not in legal(Scenario().seat(0, mineral=1, plans=[5], bots=["G5"]).start())
    assert "act upgrade" in legal(Scenario().seat(0, mineral=1, plans=[5], bots=["G8"]).start())


def test_only_a_mineral_pays() -> None:
    scene = Scenario().seat(0, battery=2, water=2, plant=2, oxygen=2, plans=[5], bots=["G6"])
    assert "act upgrade" not in legal(scene.start())


def test_a_building_is_upgraded_once() -> None:
    scene = Scenario().seat(0, mineral=1, plans=[5], bots=["G6"]).seat(1, built={6: "G7"})
    assert "act upgrade" not in legal(scene.start())


def test_level_three_takes_a_complex_of_three() -> None:
    scene = Scenario().seat(0, mineral=1, plans=[17], bots=["G6"]).building("extractor", "G8")
    assert "act upgrade" not in legal(scene.start())
    scene = Scenario().seat(0, mineral=1, plans=[17], bots=["G6"]).building("extractor", "G8", "G9")
    pos = scene.start()
    play(pos, "act upgrade")
    assert pos.players[0].built == [17]


def test_only_own_shelters() -> None:
    assert "act upgrade" not in legal(Scenario().seat(0, mineral=1, plans=[11], bots=["I7"]).seat(1, bots=[]).start())
    pos = Scenario().seat(0, mineral=1, plans=[11], bots=["E2"]).start()
    play(pos, "act upgrade")
    assert pos.markers[BY_NAME["E3"]] == 0


def test_other_shelters_are_no_part_of_an_own_complex() -> None:
    scene = Scenario().seat(0, mineral=1, plans=[23], bots=["E2"])
    scene.building("shelter", "E4", "F3", seat=1)
    assert "act upgrade" not in legal(scene.start())


def test_a_miner_goes_home_whoever_he_is() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[1], bots=["G4"]).miner(1, "G5").start()
    assert people(pos, 1) == (3, 0, 8)
    play(pos, "act upgrade")
    assert pos.miners[BY_NAME["G5"]] == NOBODY
    assert pos.markers[BY_NAME["G5"]] == 0
    assert people(pos, 1) == (4, 0, 8)


def test_a_miner_without_a_bed_goes_to_the_reserve() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[1], bots=["G4"]).seat(1, quarters=4).miner(1, "G5").start()
    play(pos, "act upgrade")
    assert people(pos, 1) == (4, 0, 8)


def test_bots_and_rovers_make_room() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[5], bots=["G6"]).seat(1, bots=["G7"]).start()
    play(pos, "act upgrade")
    assert asked(pos) == (1, "displace")
    assert "displace G6" not in legal(pos)
    assert len(legal(pos)) == 5
    play(pos, "displace G8")
    assert pos.players[1].bots == [BY_NAME["G8"]]


def test_the_own_bot_on_the_building_makes_room_too() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[11], bots=["E3"]).start()
    play(pos, "act upgrade")
    assert asked(pos) == (0, "displace")
    play(pos, "displace E2")
    assert pos.players[0].bots == [BY_NAME["E2"]]


def test_level_two_makes_three_upgrades_in_all() -> None:
    scene = Scenario().seat(0, mineral=4, plans=[3, 5, 7, 9], bots=["G6", "I6", "E6", "G4"], lab={"upgrade": "2t"})
    pos = scene.start()
    play(pos, "act upgrade", "upgrade 3 E5")
    assert legal(pos) == ["tech 0", "done"]
    play(pos, "tech 0")
    assert "done" not in legal(pos)
    play(pos, "upgrade 5 G7", "upgrade 7 I5")
    assert pos.players[0].built == [3, 5, 7]
    assert pos.players[0].goods[MINERAL] == 1
    assert pos.active == 1


def test_without_technology_there_is_one_upgrade() -> None:
    pos = Scenario().seat(0, mineral=2, plans=[3, 5], bots=["G6", "E6"]).start()
    play(pos, "act upgrade", "upgrade 3 E5")
    assert pos.active == 1


def test_the_technology_of_another_serves_as_well() -> None:
    scene = Scenario().seat(0, mineral=2, plans=[3, 5], bots=["G6", "E6"]).seat(1, lab={"upgrade": "1t"})
    pos = scene.start()
    play(pos, "act upgrade", "upgrade 3 E5", "tech 1")
    assert pos.players[0].built == [3, 5]
    assert asked(pos) == (1, "thanks")


def test_the_technology_is_not_offered_when_nothing_could_follow() -> None:
    pos = Scenario().seat(0, mineral=1, plans=[3, 5], bots=["G6", "E6"], lab={"upgrade": "2t"}).start()
    play(pos, "act upgrade", "upgrade 3 E5")
    assert pos.active == 1


def test_blueprints_take_a_marker_each_and_give_what_is_printed() -> None:
    scene = Scenario().seat(0, space=1).displays(blueprints=[2, 11, 4, 6, 8, 10])
    pos = scene.start()
    play(pos, "act blueprint", "blueprint 2", "blueprint 11", "done")
    player = pos.players[0]
    assert player.plans == [2, 11]
    assert player.markers() == 6
    assert player.goods[MINERAL] == 1
    # One crystal is printed on the Casino, and one each comes from the mission for blueprints.
    assert crystals(pos, 0) == (0, 3)
    assert people(pos, 0) == (1, 1, 9)
    assert pos.display.count(0) == 8


def test_without_a_marker_there_is_no_blueprint() -> None:
    scene = Scenario().seat(0, space=1, plans=[1, 2, 3, 4, 5, 6, 7]).displays(blueprints=[8, 9, 10, 11, 12])
    pos = scene.start()
    play(pos, "act blueprint", "blueprint 8")
    assert pos.active == 1
    assert pos.players[0].markers() == 0
    scene = Scenario().seat(0, space=1, plans=[1, 2, 3, 4, 5, 6, 7, 8]).displays(blueprints=[9, 10, 11, 12])
    assert "act blueprint" not in legal(scene.start())
