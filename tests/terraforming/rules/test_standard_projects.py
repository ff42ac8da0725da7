"""The six standard projects (rulebook p. 10)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import CITY, ENERGY, GREENERY, MC, OCEAN
from tests.terraforming.rules.kit import asked, discards, hand, offers, refused

COSTS = [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)]
SPACE = {"aquifer": ["space 05"], "greenery": ["space 14"], "city": ["space 14"]}


@pytest.mark.parametrize(("project", "price"), COSTS)
def test_costs(project: str, price: int) -> None:
    pos = Scenario().seat(0, mc=price - 1).start()
    assert refused(pos, f"project {project}") == "money"
    pos = Scenario().seat(0, mc=price).start()
    play(pos, f"project {project}", *SPACE.get(project, []))
    assert pos.players[0].stock == [0] * 6


def test_power_plant() -> None:
    pos = Scenario().seat(0, mc=11).start()
    play(pos, "project power_plant")
    assert pos.players[0].production == [0, 0, 0, 0, 1, 0]
    assert pos.players[0].stock[ENERGY] == 0


def test_asteroid() -> None:
    pos = Scenario().seat(0, mc=14).start()
    play(pos, "project asteroid")
    assert (pos.temperature, pos.players[0].tr) == (-28, 21)


def test_aquifer() -> None:
    pos = Scenario().seat(0, mc=18).start()
    play(pos, "project aquifer", "space 05")
    assert (pos.tiles[5], pos.oceans, pos.players[0].tr) == (OCEAN, 1, 21)


def test_greenery() -> None:
    pos = Scenario().seat(0, mc=23).start()
    play(pos, "project greenery", "space 14")
    assert (pos.tiles[14], pos.owners[14], pos.oxygen, pos.players[0].tr) == (GREENERY, 0, 1, 21)


def test_city() -> None:
    pos = Scenario().seat(0, mc=25).start()
    play(pos, "project city", "space 14")
    assert (pos.tiles[14], pos.owners[14], pos.players[0].tr) == (CITY, 0, 20)
    assert pos.players[0].production == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("project", "price"), COSTS)
def test_projects_may_be_repeated(project: str, price: int) -> None:
    """Twice in a turn and as often as one likes in a generation."""
    sites = {"aquifer": [5, 2, 30], "greenery": [14, 15, 16], "city": [14, 16, 46]}.get(project, [0, 0, 0])
    pos = Scenario().seat(0, mc=3 * price + 10).seat(1, passed=True).start()
    for site in sites:
        play(pos, f"project {project}", *([f"space {site:02}"] if site else []))
    assert pos.players[0].stock[MC] == 10
    assert asked(pos).seat == 0


def test_patents_bring_one_each() -> None:
    pos = Scenario().seat(0, mc=2, hand=["003", "004", "005", "007"]).start()
    play(pos, "project patents", "sell 003 005 007")
    assert pos.players[0].stock[MC] == 5
    assert hand(pos, 0) == ["004"]
    assert sorted(discards(pos)) == ["003", "005", "007"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_number_of_patents_may_be_sold(number: int) -> None:
    cards = ["003", "004", "005", "007"]
    pos = Scenario().seat(0, hand=cards).start()
    play(pos, "project patents", "sell " + " ".join(cards[:number]))
    assert pos.players[0].stock[MC] == number
    assert (asked(pos).seat, pos.actions) == (0, 1)


def test_at_least_one_patent_must_be_sold() -> None:
    pos = Scenario().seat(0, hand=["003"]).start()
    play(pos, "project patents")
    assert refused(pos, "sell none")
    assert asked(pos).least == 1


def test_without_cards_there_is_nothing_to_sell() -> None:
    pos = Scenario().seat(0, mc=50, played=["141"]).start()
    assert "project patents" not in offers(pos)
    assert refused(pos, "project patents") == "hand"


def test_cards_in_play_are_no_patents() -> None:
    pos = Scenario().seat(0, hand=["003"], played=["141"]).start()
    play(pos, "project patents")
    assert offers(pos) == ["003"]
    assert refused(pos, "sell 141")


def test_patents_may_be_sold_twice_in_a_turn() -> None:
    pos = Scenario().seat(0, hand=["003", "004"]).start()
    play(pos, "project patents", "sell 003", "project patents", "sell 004")
    assert pos.players[0].stock[MC] == 2
    assert asked(pos).seat == 1


def test_sold_cards_lie_face_down() -> None:
    """Discards are always face down (p. 7): the others learn their number only."""
    one = Scenario().seat(0, hand=["003", "004"]).start()
    other = one.copy()
    play(one, "project patents", "sell 003")
    play(other, "project patents", "sell 004")
    assert one.view(1).table() == other.view(1).table()


def test_thorgate_builds_power_plants_for_eight() -> None:
    pos = Scenario().seat(0, mc=8, corporation="R13").start()
    play(pos, "project power_plant")
    assert pos.players[0].stock[MC] == 0
    pos = Scenario().seat(0, mc=13, corporation="R13").start()
    assert refused(pos, "project asteroid") == "money"


def test_standard_projects_are_no_cards() -> None:
    """They have no tags, so nothing that waits for a tag or a card happens."""
    pos = Scenario().seat(0, mc=11, played=["073", "109"], hand=["003"]).start()
    play(pos, "project power_plant")
    assert (pos.players[0].stock[MC], asked(pos).kind) == (0, "turn")


def test_a_project_needs_no_requirement_of_cards() -> None:
    pos = Scenario().parameters(8, 14, 9).seat(0, mc=200).start()
    for project, _price in COSTS:
        assert f"project {project}" in offers(pos)
