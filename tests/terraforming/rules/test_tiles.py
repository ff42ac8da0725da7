"""Where tiles may lie (rulebook p. 4 and 5)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.board import GANYMEDE, PHOBOS
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import CAPITAL, CITY, MOHOLE_AREA, NEUTRAL, OCEAN
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import LAND, NOCTIS_HEX, SEAS, around, asked, names, offers, refused, spaces


def rich(scenario: Scenario, *hand: str) -> WholePosition:
    """Seat 0 can pay for anything and has the cards."""
    return scenario.seat(0, mc=200, plants=8, production={"energy": 5}, hand=list(hand)).start()


def fill(scenario: Scenario, free: set[int], owner: int = 1) -> Scenario:
    """Greeneries of another player everywhere on land except some spaces."""
    for hex_ in LAND:
        if hex_ not in free:
            scenario.tile(f"{hex_:02}", "greenery", owner)
    return scenario


def test_oceans_lie_on_the_twelve_spaces_reserved_for_them() -> None:
    pos = rich(Scenario())
    play(pos, "project aquifer")
    assert spaces(pos) == names(SEAS)
    play(pos, "space 41")
    assert (pos.tiles[41], pos.owners[41], pos.oceans) == (OCEAN, NEUTRAL, 1)


def test_other_tiles_lie_neither_on_ocean_spaces_nor_on_noctis_city() -> None:
    for choice in ("project city", "project greenery", "convert plants"):
        pos = rich(Scenario())
        play(pos, choice)
        assert spaces(pos) == names(LAND)


def test_nothing_lies_on_a_tile() -> None:
    scenario = Scenario().tile("05", "ocean").tile("03", "greenery", 1).tile("60", "city", 1).tile("12", "140", 1)
    pos = rich(scenario)
    play(pos, "project aquifer")
    assert spaces(pos) == names(SEAS - {5})
    play(pos, "space 02", "project greenery")
    assert spaces(pos) == names(LAND) - {"03", "60", "12"}


@pytest.mark.parametrize(("where", "hex_"), [("23", 23), ("01", 1), ("35", 35), ("54", 54)])
@pytest.mark.parametrize("kind", ["city", "capital"])
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
def test_a_city_may_not_lie_beside_a_city(where: str, hex_: int, kind: str, owner: int) -> None:
    """P. 5: whoever owns it; the capital is a city like any other."""
    pos = rich(Scenario().tile(where, kind, owner))
    play(pos, "project city")
    assert spaces(pos) == names(set(LAND) - {hex_} - set(around(hex_)))


def test_a_city_may_lie_beside_any_other_tile() -> None:
    pos = rich(Scenario().tile("31", "ocean").tile("15", "greenery", 1).tile("24", "mining_rights", 1))
    play(pos, "project city")
    assert "23" in spaces(pos)


def test_the_capital_keeps_its_distance_too() -> None:
    pos = rich(Scenario().tile("23", "city", 1).parameters(oceans=4), "008")
    play(pos, "play 008")
    assert spaces(pos) == names(set(LAND) - {23} - set(around(23)))
    play(pos, "space 48")
    assert (pos.tiles[48], pos.owners[48]) == (CAPITAL, 0)


def test_without_a_space_there_is_no_city() -> None:
    pos = rich(fill(Scenario().tile("29", "city", 1), {28, 37}), "016")
    assert refused(pos, "project city") == "space.city"
    assert refused(pos, "play 016") == "space.city"


def test_noctis_city_lies_on_its_space_whatever_lies_beside_it() -> None:
    pos = rich(Scenario().tile("28", "city", 1).tile("38", "city", 0), "017")
    play(pos, "play 017")
    assert (pos.tiles[NOCTIS_HEX], pos.owners[NOCTIS_HEX]) == (CITY, 0)
    assert asked(pos).kind == "turn"


def test_beside_noctis_city_there_is_no_other_city() -> None:
    pos = rich(Scenario(), "017")
    play(pos, "play 017", "project city")
    assert spaces(pos) == names(set(LAND) - set(around(NOCTIS_HEX)))


@pytest.mark.parametrize(("card", "space"), [("021", PHOBOS), ("081", GANYMEDE)])
def test_cities_off_the_map_have_their_own_spaces(card: str, space: int) -> None:
    pos = rich(Scenario(), card)
    before = pos.players[0].stock.copy()
    play(pos, f"play {card}")
    assert (pos.tiles[space], pos.owners[space]) == (CITY, 0)
    assert pos.players[0].stock[1:] == before[1:]
    play(pos, "project city")
    assert spaces(pos) == names(LAND)


def test_a_greenery_lies_beside_an_own_tile() -> None:
    pos = rich(Scenario().tile("23", "city", 0))
    play(pos, "convert plants")
    assert spaces(pos) == {"15", "16", "22", "24"}


@pytest.mark.parametrize("tile", ["greenery", "city", "capital", "mining_rights", "lava_flows", "nuclear_zone"])
def test_every_own_tile_counts_for_the_greenery(tile: str) -> None:
    pos = rich(Scenario().tile("14", tile, 0))
    play(pos, "project greenery")
    assert spaces(pos) == names(around(14))


def test_a_greenery_may_lie_beside_any_of_the_own_tiles() -> None:
    pos = rich(Scenario().tile("01", "city", 0).tile("60", "greenery", 0))
    play(pos, "convert plants")
    assert spaces(pos) == {"06", "07", "54", "55", "59"}


@pytest.mark.parametrize("owner", [1, NEUTRAL])
def test_tiles_of_others_do_not_bind_a_greenery(owner: int) -> None:
    pos = rich(Scenario().tile("23", "city", owner).tile("31", "ocean"))
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND) - {"23"}


@pytest.mark.parametrize("space", ["phobos", "ganymede"])
def test_a_city_off_the_map_does_not_bind_a_greenery(space: str) -> None:
    pos = rich(Scenario().tile(space, "city", 0))
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND)


def test_a_claim_does_not_bind_a_greenery() -> None:
    pos = rich(Scenario().claim("14", 0))
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND)


def test_with_no_room_beside_own_tiles_a_greenery_lies_anywhere() -> None:
    """P. 5: only if it is not possible beside an own tile."""
    scenario = Scenario().tile("05", "city", 0).tile("10", "greenery", 1)
    pos = rich(scenario)
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND) - {"10"}


def test_one_free_space_beside_an_own_tile_is_the_only_one() -> None:
    scenario = Scenario().tile("01", "city", 0).tile("07", "greenery", 1)
    pos = rich(scenario)
    play(pos, "convert plants")
    assert spaces(pos) == {"06"}


def test_on_a_full_planet_there_is_no_greenery() -> None:
    pos = rich(fill(Scenario(), set()))
    assert refused(pos, "project greenery") == "space.greenery"
    assert refused(pos, "convert plants") == "space.greenery"
    assert "project aquifer" in offers(pos)


def test_a_claimed_space_is_for_its_owner() -> None:
    """Land Claim: only its player may place a tile there."""
    pos = rich(Scenario().seat(1, mc=50).claim("14", 1).claim("48", 0))
    play(pos, "project city")
    assert spaces(pos) == names(LAND) - {"14"}
    play(pos, "space 01", "end", "project city")
    assert spaces(pos) == names(set(LAND) - {1, 48} - set(around(1)))
    play(pos, "space 14")
    assert pos.owners[14] == 1
    assert 14 not in pos.claims


def test_a_claim_of_another_may_be_the_reason_to_go_elsewhere() -> None:
    """The only free space beside an own tile is claimed by another: then any space will do."""
    scenario = Scenario().tile("01", "city", 0).tile("07", "greenery", 1).claim("06", 1)
    pos = rich(scenario)
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND) - {"01", "06", "07"}


def test_a_special_tile_on_an_ocean_space_takes_it_from_the_oceans() -> None:
    pos = rich(Scenario(), "142")
    play(pos, "play 142")
    assert spaces(pos) == names(SEAS)
    play(pos, "space 31", "project aquifer")
    assert spaces(pos) == names(SEAS - {31})
    assert (pos.tiles[31], pos.owners[31], pos.oceans) == (MOHOLE_AREA, 0, 0)


def test_an_ocean_on_land_is_an_ocean() -> None:
    """Artificial Lake."""
    pos = rich(Scenario().parameters(temperature=-6), "116")
    play(pos, "play 116")
    assert spaces(pos) == names(LAND)
    play(pos, "space 14")
    assert (pos.tiles[14], pos.oceans, pos.players[0].tr) == (OCEAN, 1, 21)


def test_the_tile_belongs_to_the_player_who_placed_it() -> None:
    pos = Scenario().seat(0, mc=25).seat(1, plants=8).start()
    play(pos, "project city", "space 14", "end", "convert plants", "space 15")
    assert (pos.owners[14], pos.owners[15]) == (0, 1)
