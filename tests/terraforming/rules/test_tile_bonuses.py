"""What placing a tile brings: the icons of the space and M€ for oceans beside it (rulebook p. 4 and 5)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.board import BONUS, NEXT
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC, PLANT, STEEL, TITANIUM
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import LAND, PRINTED, SEAS, around, hand


def gained(pos: WholePosition, seat: int = 0) -> dict[str, int]:
    player = pos.players[seat]
    return {"s": player.stock[STEEL], "t": player.stock[TITANIUM], "p": player.stock[PLANT], "c": len(player.hand)}


def printed(hex_: int) -> dict[str, int]:
    return {icon: PRINTED.get(hex_, "").count(icon) for icon in "stpc"}


@pytest.mark.parametrize("hex_", LAND)
def test_icons_of_land_spaces(hex_: int) -> None:
    pos = Scenario().seat(0, mc=25).start()
    play(pos, "project city", f"space {hex_:02}")
    assert gained(pos) == printed(hex_)
    assert pos.players[0].stock[MC] == 0
    assert gained(pos, 1) == {"s": 0, "t": 0, "p": 0, "c": 0}


@pytest.mark.parametrize("hex_", sorted(SEAS))
def test_icons_of_ocean_spaces(hex_: int) -> None:
    pos = Scenario().seat(0, mc=18).start()
    play(pos, "project aquifer", f"space {hex_:02}")
    assert gained(pos) == printed(hex_)
    assert pos.players[0].stock[MC] == 0


def test_icons_of_noctis_city() -> None:
    pos = Scenario().seat(0, mc=18, hand=["017"], production={"energy": 1}).start()
    play(pos, "play 017")
    assert gained(pos) == {"s": 0, "t": 0, "p": 2, "c": 0}


def test_the_whole_map() -> None:
    for hex_ in range(1, 62):
        assert list(NEXT[hex_]) == around(hex_)
        assert len(BONUS[hex_]) == len(PRINTED.get(hex_, ""))


def test_a_greenery_by_plants_takes_the_bonus_too() -> None:
    pos = Scenario().seat(0, plants=8).start()
    play(pos, "convert plants", "space 19")
    assert gained(pos) == {"s": 0, "t": 1, "p": 1, "c": 0}


def test_a_special_tile_takes_the_bonus_of_an_ocean_space() -> None:
    pos = Scenario().seat(0, mc=20, hand=["142"]).start()
    play(pos, "play 142", "space 61")
    assert gained(pos)["t"] == 2


def test_cards_are_drawn_from_the_deck() -> None:
    pos = Scenario().seat(0, mc=36).deck_top(["005", "006", "007"]).start()
    play(pos, "project aquifer", "space 11")
    assert hand(pos, 0) == ["005", "006"]
    play(pos, "project aquifer", "space 04")
    assert hand(pos, 0) == ["005", "006", "007"]


def test_two_for_every_ocean_beside_the_tile() -> None:
    """P. 5: a city beside two oceans brings 4 M€."""
    scenario = Scenario().tile("31", "ocean").tile("32", "ocean").tile("41", "ocean")
    pos = scenario.seat(0, mc=25).start()
    play(pos, "project city", "space 23")
    assert pos.players[0].stock[MC] == 4


def test_two_for_every_ocean_beside_an_ocean() -> None:
    scenario = Scenario().tile("31", "ocean").tile("41", "ocean").tile("05", "ocean").seat(0, mc=18)
    pos = scenario.start()
    play(pos, "project aquifer", "space 32")
    assert pos.players[0].stock[MC] == 4


def test_two_for_every_ocean_beside_a_greenery_and_a_special_tile() -> None:
    scenario = Scenario().tile("31", "ocean").tile("41", "ocean").tile("32", "ocean").seat(0, mc=20, hand=["142"])
    pos = scenario.seat(1, plants=8).start()
    play(pos, "play 142", "space 42", "end", "convert plants", "space 40")
    assert [player.stock[MC] for player in pos.players] == [2, 6]


def test_an_ocean_of_another_player_counts() -> None:
    """Oceans belong to nobody; the money is for whoever places the tile."""
    pos = Scenario().seat(0, mc=18).seat(1, mc=25).start()
    play(pos, "project aquifer", "space 31", "end", "project city", "space 23")
    assert [player.stock[MC] for player in pos.players] == [0, 2]


def test_an_ocean_brings_nothing_to_tiles_that_lie_there_already() -> None:
    pos = Scenario().tile("23", "city", 1).tile("22", "greenery", 1).seat(0, mc=18).start()
    play(pos, "project aquifer", "space 31")
    assert [player.stock[MC] for player in pos.players] == [0, 0]


def test_only_oceans_beside_the_tile_bring_money() -> None:
    pos = Scenario().tile("30", "ocean").tile("32", "ocean").tile("42", "ocean").seat(0, mc=25).start()
    play(pos, "project city", "space 48")
    assert pos.players[0].stock[MC] == 0


def test_a_tile_off_the_map_brings_nothing() -> None:
    pos = Scenario().tile("61", "ocean").seat(0, mc=25, hand=["021"]).start()
    play(pos, "play 021")
    assert pos.players[0].stock[MC] == 0
    assert gained(pos) == {"s": 0, "t": 0, "p": 0, "c": 0}


def test_a_claim_takes_no_bonus_until_a_tile_comes() -> None:
    pos = Scenario().seat(0, mc=26, hand=["066"]).start()
    play(pos, "play 066", "space 51")
    assert gained(pos)["s"] == 0
    play(pos, "project city", "space 51")
    assert gained(pos)["s"] == 2
