"""What cards and corporations of the human do about the tiles and cards of MarsBot."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import HUMAN, card, flip, placed

MINED = (("57", "greenery", 1),)


def bot_city(me: dict[str, Any]) -> WholePosition:
    pos = flip("106", me=me)
    assert len(placed(pos, "city")) == 1
    return pos


def bot_ocean(me: dict[str, Any]) -> WholePosition:
    pos = flip("056", me=me, bot={"tracks": {"building": 1}})
    assert pos.oceans == 1
    return pos


def test_tharsis_republic_reacts_to_a_city() -> None:
    player = bot_city({"corporation": "R31"}).players[HUMAN]
    assert (player.production[0], player.stock[0]) == (1, 0)


def test_immigrant_city_reacts_to_a_city() -> None:
    assert bot_city({"played": ["200"]}).players[HUMAN].production[0] == 1


def test_rover_construction_reacts_to_a_city() -> None:
    assert bot_city({"played": ["038"]}).players[HUMAN].stock[0] == 2


def test_pets_react_to_a_city() -> None:
    assert bot_city({"played": ["172"], "resources": {"172": 1}}).players[HUMAN].holdings[card("172")] == 2


def test_arctic_algae_reacts_to_an_ocean() -> None:
    assert bot_ocean({"played": ["023"]}).players[HUMAN].stock[3] == 2


def test_lakefront_resorts_reacts_to_an_ocean() -> None:
    pos = flip("056", me={"corporation": "R38"}, bot={"tracks": {"building": 1}}, turmoil={})
    assert pos.players[HUMAN].production[0] == 1


def test_arctic_algae_reacts_to_the_ocean_at_zero_degrees() -> None:
    pos = flip("056", me={"played": ["023"]}, bot={"tracks": {"building": 5}}, parameters={"temperature": -2})
    assert pos.players[HUMAN].stock[3] == 2


def test_a_city_of_expedited_construction_is_a_city_too() -> None:
    tiles = (("13", "greenery", 0), ("14", "greenery", 0))
    pos = flip("B05", me={"played": ["038"]}, tiles=tiles)
    assert pos.players[HUMAN].stock[0] == 2


@pytest.mark.parametrize("number", ["038", "200", "172"])
def test_greeneries_oceans_and_the_neural_tile_are_no_cities(number: str) -> None:
    me = {"played": [number], "resources": {"172": 1}} if number == "172" else {"played": [number]}
    for pos in (bot_ocean(me), flip("047", me=me, bot={"tracks": {"bio": 2}}), flip("B07", me=me)):
        player = pos.players[HUMAN]
        assert (player.stock[0], player.production[0]) == (0, 0)
        assert player.holdings.get(card("172"), 1) == 1


def test_herbivores_do_not_react_to_greeneries_of_marsbot() -> None:
    pos = flip("047", me={"played": ["147"], "resources": {"147": 1}}, bot={"tracks": {"bio": 2}})
    assert len(placed(pos, "greenery")) == 1
    assert pos.players[HUMAN].holdings[card("147")] == 1


def test_mining_guild_does_not_react_to_tiles_of_marsbot() -> None:
    """Both free spaces with icons beside 57 show steel."""
    pos = flip("047", me={"corporation": "R24"}, bot={"tracks": {"bio": 2}}, tiles=MINED)
    assert set(placed(pos, "greenery")) & {51, 58}
    assert pos.players[HUMAN].production[1] == 0


@pytest.mark.parametrize("number", ["002", "051", "081", "058"])
def test_saturn_systems_reacts_to_a_jovian_tag(number: str) -> None:
    assert flip(number, me={"corporation": "R03"}).players[HUMAN].production[0] == 1


def test_saturn_systems_reacts_to_a_card_of_research_and_development() -> None:
    assert flip("B03", me={"corporation": "R03"}, deck=("002",)).players[HUMAN].production[0] == 1


@pytest.mark.parametrize("number", ["046", "175", "062"])
def test_saturn_systems_does_not_react_to_a_plain_advance(number: str) -> None:
    assert flip(number, me={"corporation": "R03"}).players[HUMAN].production[0] == 0


def test_saturn_systems_does_not_react_to_a_helper_of_an_award() -> None:
    pos = flip("B08", me={"corporation": "R03", "heat": 9}, bot={"mc": 5}, awards={"thermalist": 0})
    assert pos.players[HUMAN].production[0] == 0


def test_own_effects_of_the_human_do_not_see_cards_of_marsbot() -> None:
    """Interplanetary Cinematics, Optimal Aerobraking, Media Group and Mars University are for own cards."""
    played = ["031", "109", "073"]
    pos = flip("009", "091", me={"corporation": "R19", "played": played})
    player = pos.players[HUMAN]
    assert (player.stock, len(player.hand)) == ([0] * 6, 0)
    assert pos.decision is not None
    assert pos.decision.kind == "turn"
