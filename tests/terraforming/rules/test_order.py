"""The order of what happens at once: the active player's choice, asked for only where it matters (p. 9 and 12)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import CITY, LAVA_FLOWS, OCEAN
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import asked, hand, offers, spaces

OUTPOST_SPACES = {"12", "53", "54"}


def university(*cards: str, mc: int = 60) -> WholePosition:
    """Mars University lies before seat 0: for every science tag a card may be exchanged."""
    return Scenario().seat(0, mc=mc, played=["073"], hand=list(cards)).deck_top(["100", "119", "164", "122"]).start()


def kinds(pos: WholePosition, *choices: str) -> list[str]:
    """Which questions are asked on the way."""
    found = []
    for choice in choices:
        play(pos, choice)
        found.append(asked(pos).kind)
    return found


def test_a_city_that_may_bring_a_card_and_an_exchange() -> None:
    """Research Outpost with Mars University: the city may bring a card that one would rather exchange."""
    pos = university("020", "003")
    play(pos, "play 020")
    assert (asked(pos).seat, asked(pos).kind) == (0, "order")
    assert sorted(offers(pos)) == ["first city", "first discard"]


def test_the_city_first() -> None:
    pos = university("020", "003")
    play(pos, "play 020", "first city")
    assert spaces(pos) >= OUTPOST_SPACES
    play(pos, "space 12")
    assert (pos.tiles[12], hand(pos, 0)) == (CITY, ["003", "100"])
    assert (asked(pos).kind, offers(pos)) == ("discard", ["003", "100"])
    play(pos, "discard 100")
    assert hand(pos, 0) == ["003", "119"]


def test_the_exchange_first() -> None:
    pos = university("020", "003")
    play(pos, "play 020", "first discard")
    assert (asked(pos).kind, offers(pos)) == ("discard", ["003"])
    play(pos, "discard 003")
    assert hand(pos, 0) == ["100"]
    assert asked(pos).kind == "space"
    play(pos, "space 12")
    assert hand(pos, 0) == ["100", "119"]
    assert asked(pos).kind == "turn"


def test_with_an_empty_hand_the_city_comes_first_without_a_question() -> None:
    """There is nothing to exchange before the city."""
    pos = university("020")
    assert kinds(pos, "play 020", "space 12") == ["space", "discard"]
    pos = university("020")
    assert kinds(pos, "play 020", "space 14") == ["space", "turn"]


def test_cards_of_the_card_itself_are_drawn_before_exchanges() -> None:
    """Research with Mars University: more cards to choose from can only help, so only the two exchanges are asked."""
    pos = university("090", "003")
    play(pos, "play 090")
    assert (asked(pos).kind, offers(pos)) == ("discard", ["003", "100", "119"])
    play(pos, "discard 100")
    assert (asked(pos).kind, offers(pos)) == ("discard", ["003", "119", "164"])
    play(pos, "discard none")
    assert (asked(pos).kind, pos.actions) == ("turn", 1)


def test_looking_at_cards_and_an_exchange() -> None:
    """Invention Contest with Mars University: what one keeps may depend on the exchange and the other way round."""
    pos = university("192", "003")
    play(pos, "play 192")
    assert asked(pos).kind == "order"
    assert len(offers(pos)) == 2


def test_a_tile_and_the_ocean_at_zero_degrees() -> None:
    """Lava Flows at -2 degrees: the ocean may make the volcano beside it worth 2 M€, or the other way round not."""
    pos = Scenario().parameters(temperature=-2).seat(0, mc=18, hand=["140"]).start()
    play(pos, "play 140")
    assert asked(pos).kind == "order"
    assert sorted(offers(pos)) == ["first lava_flows", "first temperature"]


@pytest.mark.parametrize(
    ("choices", "money"),
    [
        (("first temperature", "space 02", "space 07"), 2),
        (("first lava_flows", "space 07", "space 02"), 0),
    ],
)
def test_lava_flows_both_ways(choices: tuple[str, ...], money: int) -> None:
    pos = Scenario().parameters(temperature=-2).seat(0, mc=18, hand=["140"]).start()
    play(pos, "play 140", *choices)
    assert (pos.tiles[2], pos.tiles[7]) == (OCEAN, LAVA_FLOWS)
    assert (pos.players[0].stock[0], pos.players[0].tr, pos.temperature) == (money, 23, 2)
    assert asked(pos).kind == "turn"


@pytest.mark.parametrize(("temperature", "oceans"), [(-30, 0), (-6, 0), (0, 0), (-2, 9), (-4, 9), (8, 0)])
def test_lava_flows_without_an_ocean_asks_for_the_volcano_only(temperature: int, oceans: int) -> None:
    pos = Scenario().parameters(temperature=temperature, oceans=oceans).seat(0, mc=18, hand=["140"]).start()
    assert kinds(pos, "play 140", "space 07") == ["space", "turn"]


def test_lava_flows_that_pass_zero_degrees_ask() -> None:
    pos = Scenario().parameters(temperature=-4).seat(0, mc=18, hand=["140"]).start()
    assert kinds(pos, "play 140") == ["order"]


def test_two_oceans_have_no_order() -> None:
    """Comet at -2 degrees: its own ocean and that of the bonus are alike."""
    pos = Scenario().parameters(temperature=-2).seat(0, mc=21, hand=["010"]).start()
    assert kinds(pos, "play 010", "space 05", "space 02") == ["space", "space", "turn"]
    assert (pos.oceans, pos.players[0].tr, pos.temperature) == (2, 23, 0)


def test_with_one_ocean_left_there_is_one_question() -> None:
    pos = Scenario().parameters(temperature=-2, oceans=8).seat(0, mc=21, hand=["010"]).start()
    assert kinds(pos, "play 010", "space 05") == ["space", "turn"]
    assert (pos.oceans, pos.players[0].tr) == (9, 22)


def test_what_is_gained_comes_before_what_is_lost() -> None:
    """Immigrant City may use its own M€ production: at -4 it falls to -5 in the end, never below."""
    pos = Scenario().seat(0, mc=13, hand=["200"], production={"mc": -4, "energy": 1}).start()
    play(pos, "play 200", "space 14")
    assert pos.players[0].production[:5] == [-5, 0, 0, 0, 0]


def test_triggers_of_others_do_not_ask() -> None:
    """Two Arctic Algae and an ocean: everybody gets plants, in whatever order."""
    scenario = Scenario(3).seat(0, mc=18, played=["023"]).seat(1, played=["031"]).seat(2, played=["038"])
    pos = scenario.start()
    assert kinds(pos, "project aquifer", "space 05") == ["space", "turn"]
    assert [player.stock[3] for player in pos.players] == [2, 0, 0]
