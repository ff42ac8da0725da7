"""The production phase (rulebook p. 8)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import ENERGY, HEAT, MC, PLANT, RESEARCH, STEEL, TITANIUM
from tests.terraforming.rules.kit import all_pass, buy_nothing, offers, refused


def test_everybody_gets_what_he_produces() -> None:
    production = {"mc": 1, "steel": 2, "titanium": 3, "plants": 4, "energy": 5, "heat": 6}
    pos = Scenario(3).seat(0, tr=30, production=production).seat(1, tr=25, production={"plants": 12}).start()
    all_pass(pos)
    assert pos.players[0].stock == [31, 2, 3, 4, 5, 6]
    assert pos.players[1].stock == [25, 0, 0, 12, 0, 0]
    assert pos.players[2].stock == [20, 0, 0, 0, 0, 0]
    assert pos.phase == RESEARCH


def test_what_is_produced_comes_on_top_of_what_is_there() -> None:
    pos = Scenario().seat(0, mc=7, steel=1, titanium=2, plants=3, production={"steel": 1, "plants": 1}).start()
    all_pass(pos)
    stock = pos.players[0].stock
    assert [stock[MC], stock[STEEL], stock[TITANIUM], stock[PLANT]] == [27, 2, 2, 4]


def test_energy_becomes_heat_before_new_energy_comes() -> None:
    pos = Scenario().seat(0, energy=3, heat=1, production={"energy": 2, "heat": 4}).start()
    all_pass(pos)
    assert pos.players[0].stock[ENERGY] == 2
    assert pos.players[0].stock[HEAT] == 1 + 3 + 4


@pytest.mark.parametrize(("rating", "production"), [(20, -5), (21, -1), (14, 0), (40, 12)])
def test_income_is_rating_and_production_together(rating: int, production: int) -> None:
    """P. 6: the production of M€ may be negative, down to -5."""
    pos = Scenario().seat(0, mc=3, tr=rating, production={"mc": production}).start()
    all_pass(pos)
    assert pos.players[0].stock[MC] == 3 + rating + production


def test_money_production_stops_at_minus_five() -> None:
    """P. 6: a card that would lower it further cannot be played."""
    pos = Scenario().seat(0, mc=50, hand=["030", "151"], production={"mc": -4}).start()
    assert refused(pos, "play 030") == "production.mc"
    play(pos, "play 151")
    assert pos.players[0].production[MC] == -5
    pos = Scenario().seat(0, mc=50, hand=["151"], production={"mc": -5}).start()
    assert refused(pos, "play 151") == "production.mc"


@pytest.mark.parametrize(
    ("card", "production"),
    [("056", "steel"), ("144", "titanium"), ("048", "plants"), ("141", "energy"), ("164", "heat")],
)
def test_production_has_no_upper_limit(card: str, production: str) -> None:
    pos = Scenario().seat(0, mc=9, hand=[card], production={production: 10}).start()
    play(pos, f"play {card}")
    assert 11 in pos.players[0].production


def test_other_productions_stop_at_nothing() -> None:
    pos = Scenario().seat(0, mc=50, hand=["043", "171"], production={"energy": 1}).start()
    assert refused(pos, "play 171") == "production.energy"
    play(pos, "play 043")
    assert pos.players[0].production[ENERGY] == 0


def test_markers_are_taken_off_used_cards() -> None:
    pos = Scenario().seat(0, played=["049"]).seat(1, played=["157"]).start()
    play(pos, "action 049", "end", "action 157")
    assert [len(player.used) for player in pos.players] == [1, 1]
    all_pass(pos)
    assert [player.used for player in pos.players] == [[], []]


def test_nothing_is_produced_in_the_middle_of_a_generation() -> None:
    pos = Scenario().seat(0, heat=16, production={"mc": 3}).start()
    play(pos, "convert heat", "end", "pass")
    assert [player.stock[MC] for player in pos.players] == [0, 0]


def test_a_discount_for_the_next_card_ends_with_the_generation() -> None:
    """Indentured Workers: the next card of this generation costs 8 M€ less."""
    pos = Scenario().seat(0, mc=3, hand=["195", "117"]).start()
    play(pos, "play 195")
    assert "play 117" in offers(pos)
    play(pos, "end", "pass", "pass")
    buy_nothing(pos)
    play(pos, "pass", "play 117")
    assert pos.players[0].stock[MC] == 3 + 20 - 11


def test_a_tolerance_for_the_next_card_ends_with_the_generation() -> None:
    """Special Design: two steps, for the next card of this generation only."""
    pos = Scenario().seat(0, mc=30, hand=["206", "114"]).parameters(oxygen=5).start()
    assert refused(pos, "play 114") == "least.oxygen"
    play(pos, "play 206")
    assert "play 114" in offers(pos)
    play(pos, "end", "pass", "pass")
    buy_nothing(pos)
    play(pos, "pass")
    assert refused(pos, "play 114") == "least.oxygen"


def test_effects_for_the_next_card_end_with_that_card() -> None:
    pos = Scenario().seat(0, mc=20, hand=["195", "117", "113"]).seat(1, passed=True).start()
    play(pos, "play 195", "play 117")
    assert pos.players[0].stock[MC] == 20 - 3
    play(pos, "play 113")
    assert pos.players[0].stock[MC] == 20 - 3 - 11
