"""Where MarsBot places its tiles, and what it gets for that."""

from __future__ import annotations

import pytest

from areopolis.terraforming.board import LAND_SPACES
from tests.terraforming.marsbot.kit import (
    BOT,
    HUMAN,
    at,
    failed,
    flip,
    flips,
    marsbot,
    money,
    names,
    new_tiles,
    placed,
    rating,
)

# By cost: a card that may be flipped.
COST = {
    0: "195", 1: "050", 2: "192", 3: "005", 4: "141", 5: "171", 6: "088", 7: "159", 8: "038", 9: "048", 10: "025",
    11: "087", 12: "059", 13: "060", 14: "024", 15: "022", 16: "118", 18: "032", 23: "070", 41: "092",
}  # fmt: skip
SEAS_WITH_TWO_ICONS = [2, 11, 26, 30, 31, 32, 61]
LAND_WITH_TWO_ICONS = [1, 19, 23, 27, 28, 33, 34, 35, 37, 51, 58]
Tiles = tuple[tuple[str, str, int], ...]


def ocean(cost: int, tiles: Tiles = ()) -> list[int]:
    pos = flip("056", bot={"tracks": {"building": 1}}, tiles=tiles, deck=(COST[cost],))
    return [space for space, _tile in new_tiles(pos, *tiles)]


@pytest.mark.parametrize(("cost", "index"), [(0, 0), (1, 0), (2, 1), (3, 2), (7, 6), (8, 0), (9, 1), (23, 1), (41, 5)])
def test_an_ocean_is_counted_out_among_spaces_with_most_icons(cost: int, index: int) -> None:
    assert ocean(cost) == [SEAS_WITH_TWO_ICONS[index]]


def test_the_flipped_card_is_discarded_and_not_played() -> None:
    pos = flip("056", bot={"tracks": {"building": 1}}, deck=("070",))
    assert names(pos.discards) == ["070"]
    assert flips(pos) == 1
    assert rating(pos) == 21
    assert names(marsbot(pos).played) == ["056"]


def test_an_ocean_lies_beside_most_oceans_first() -> None:
    """Beside 05 lie 04 with one icon and 11 with two."""
    tiles: Tiles = (("05", "ocean", -1),)
    pos = flip("056", bot={"tracks": {"building": 1}}, tiles=tiles)
    assert new_tiles(pos, *tiles) == [(11, "ocean")]
    assert (flips(pos), money(pos)) == (0, 2 + 2)
    tiles = (("41", "ocean", -1), ("43", "ocean", -1), ("30", "ocean", -1))
    pos = flip("056", bot={"tracks": {"building": 1}}, tiles=tiles)
    assert new_tiles(pos, *tiles) == [(42, "ocean")]
    assert (flips(pos), money(pos), pos.owners[42]) == (0, 5, -1)


@pytest.mark.parametrize(("cost", "space"), [(0, 41), (1, 41), (2, 43), (3, 41), (4, 43)])
def test_oceans_then_icons_then_counting(cost: int, space: int) -> None:
    """Beside 32 lie 31 with two icons and 41 with one; beside 42 lie 41 and 43 with one each."""
    assert ocean(cost, (("32", "ocean", -1),)) == [31]
    assert ocean(cost, (("42", "ocean", -1),)) == [space]


def greenery(cost: int, tiles: Tiles = (), **rest: object) -> tuple[list[int], int, int]:
    """Where a greenery goes, how many cards are flipped and what MarsBot gains."""
    bot: dict[str, object] = {"tracks": {"bio": 2}}
    if "neural" in rest:
        bot["neural"] = rest.pop("neural")
    claims = rest.pop("claims", ())
    assert isinstance(claims, tuple)
    pos = flip("047", bot=bot, tiles=tiles, deck=(COST[cost],), claims=claims)
    spaces = [space for space, tile in new_tiles(pos, *tiles) if tile == "greenery"]
    assert all(pos.owners[space] == BOT for space in spaces)
    assert pos.oxygen == 1
    assert rating(pos) == 21
    return spaces, flips(pos), money(pos)


@pytest.mark.parametrize(("cost", "index"), [(0, 0), (1, 0), (3, 2), (11, 10), (12, 0), (13, 1), (23, 0), (41, 7)])
def test_a_first_greenery_goes_where_most_icons_are(cost: int, index: int) -> None:
    assert greenery(cost) == ([LAND_WITH_TWO_ICONS[index]], 1, 2)


@pytest.mark.parametrize(("cost", "space"), [(0, 51), (1, 51), (2, 58), (3, 51), (4, 58)])
def test_a_greenery_must_lie_beside_an_own_tile(cost: int, space: int) -> None:
    """A tile at 57: 51 and 58 have two icons, 52 has none."""
    assert greenery(cost, (("57", "greenery", BOT),)) == ([space], 1, 2)


def test_the_neighbourhood_comes_before_the_preferences() -> None:
    """Own tiles of the human do not count, nor do oceans."""
    tiles = (("06", "greenery", BOT), ("31", "ocean", -1), ("45", "city", HUMAN))
    spaces, _flips, _money = greenery(1, tiles)
    # Of 01, 07, 12 and 13 the first has most icons.
    assert spaces == [1]


def test_without_free_land_beside_own_tiles_any_land_will_do() -> None:
    tiles = (("57", "greenery", BOT), ("51", "greenery", HUMAN), ("52", "greenery", HUMAN), ("58", "greenery", HUMAN))
    assert greenery(3, tiles)[0] == [23]


def test_most_own_cities_first() -> None:
    assert greenery(1, (("14", "city", BOT), ("16", "city", BOT))) == ([15], 0, 0)


def test_own_cities_count_more_than_cities_of_the_human() -> None:
    tiles = (("14", "city", BOT), ("16", "city", BOT), ("09", "city", HUMAN))
    assert greenery(1, tiles) == ([15], 0, 0)


def test_then_fewest_cities_of_the_human() -> None:
    """Beside 45 the spaces 37 and 51 have two icons; 37 lies beside a city of the human at 28."""
    assert greenery(1, (("45", "city", BOT),)) == ([37], 1, 2)
    assert greenery(1, (("45", "city", BOT), ("28", "city", HUMAN))) == ([51], 0, 2)


def test_fewest_cities_of_the_human_before_oceans() -> None:
    """38 lies beside an ocean at 30 and a city of the human at 39."""
    tiles = (("45", "city", BOT), ("30", "ocean", -1), ("39", "city", HUMAN))
    spaces, _flips, _money = greenery(1, tiles)
    assert spaces == [37]


def test_greeneries_then_oceans_then_icons() -> None:
    """38 has one icon and an ocean beside it; 37 and 51 have two icons."""
    assert greenery(1, (("45", "city", BOT), ("30", "ocean", -1))) == ([38], 0, 3)


def test_the_neural_tile_is_an_own_tile_but_no_city() -> None:
    assert greenery(1, neural="53") == ([58], 0, 2)
    assert greenery(1, (("14", "city", BOT),), neural="53")[0] == [7]


def test_spaces_that_the_human_has_marked_are_closed() -> None:
    assert greenery(1, neural="53", claims=(("58", HUMAN),)) == ([54], 0, 1)


def test_reserved_spaces_are_closed_for_greeneries() -> None:
    """Noctis at 29 lies beside the ocean at 30; no other space beside 28 does."""
    spaces, _flips, _money = greenery(1, (("28", "city", BOT), ("30", "ocean", -1)))
    assert spaces == [19]


def test_money_for_several_oceans() -> None:
    """40 has an icon and the oceans 31, 32 and 41 beside it."""
    tiles = (("39", "greenery", BOT), ("31", "ocean", -1), ("32", "ocean", -1), ("41", "ocean", -1))
    assert greenery(1, tiles) == ([40], 0, 7)


def city(cost: int, tiles: Tiles = (), claims: tuple[tuple[str, int], ...] = ()) -> tuple[list[int], int, int]:
    pos = flip("106", tiles=tiles, deck=(COST[cost],), claims=claims)
    spaces = [space for space, tile in new_tiles(pos, *tiles) if tile == "city"]
    assert all(pos.owners[space] == BOT for space in spaces)
    assert rating(pos) == 20
    return spaces, flips(pos), money(pos)


@pytest.mark.parametrize(("cost", "index"), [(0, 0), (1, 0), (11, 10), (12, 0), (15, 3)])
def test_a_city_without_greeneries_goes_where_most_icons_are(cost: int, index: int) -> None:
    assert city(cost) == ([LAND_WITH_TWO_ICONS[index]], 1, 2)


@pytest.mark.parametrize(("cost", "space"), [(1, 7), (2, 21), (3, 7)])
def test_a_city_lies_beside_most_greeneries_of_anybody(cost: int, space: int) -> None:
    """13 and 14 share 07 and 21, with an icon each."""
    assert city(cost, (("13", "greenery", HUMAN), ("14", "greenery", BOT))) == ([space], 1, 1)


def test_a_city_does_not_lie_beside_a_city() -> None:
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", BOT), ("06", "city", HUMAN))
    assert city(1, tiles) == ([21], 0, 1)
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", BOT), ("20", "city", BOT))
    assert city(2, tiles) == ([7], 0, 1)


def test_a_capital_is_a_city() -> None:
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", BOT), ("06", "capital", HUMAN))
    assert city(1, tiles) == ([21], 0, 1)


def test_cities_then_oceans() -> None:
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", BOT), ("30", "ocean", -1))
    assert city(1, tiles) == ([21], 0, 3)


@pytest.mark.parametrize(("cost", "space"), [(1, 39), (2, 40), (3, 53), (4, 54), (5, 39), (23, 53)])
def test_greeneries_come_before_oceans_and_icons(cost: int, space: int) -> None:
    """Beside a greenery at 47; 03 would lie beside two oceans, 01 has two icons."""
    tiles = (("47", "greenery", HUMAN), ("02", "ocean", -1), ("04", "ocean", -1))
    assert city(cost, tiles) == ([space], 1, 1)


def test_a_marked_space_is_closed_for_a_city() -> None:
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", BOT))
    assert city(1, tiles, (("07", HUMAN),)) == ([21], 0, 1)


def test_noctis_is_reserved() -> None:
    """Most greeneries would be beside 29."""
    tiles = (("20", "greenery", HUMAN), ("21", "greenery", HUMAN), ("28", "greenery", HUMAN))
    spaces, _flips, _money = city(1, tiles)
    # 13 lies beside 20 and 21, 19 beside 20 and 28: two icons at 19.
    assert spaces == [19]


def test_no_flip_for_the_last_space() -> None:
    tiles = tuple([(f"{space:02}", "greenery", HUMAN) for space in LAND_SPACES if space != 44])
    assert city(1, tiles) == ([44], 0, 0)
    assert greenery(1, tiles)[:2] == ([44], 0)


def test_a_city_needs_a_space() -> None:
    tiles = tuple([(f"{space:02}", "greenery", HUMAN) for space in LAND_SPACES if space != 44])
    assert failed(flip("106", tiles=tiles)) == 0
    blocked = (*[t for t in tiles if t[0] != "45"], ("45", "city", HUMAN))
    pos = flip("106", tiles=blocked)
    assert (failed(pos), placed(pos, "city")) == (1, [45])


@pytest.mark.parametrize(("cost", "space"), [(0, 53), (1, 53), (2, 54), (3, 53), (4, 54)])
def test_the_neural_tile_on_an_empty_map(cost: int, space: int) -> None:
    """53 and 54 are the spaces with an icon."""
    pos = flip("B07", deck=(COST[cost],))
    assert at(pos, str(space)) == ("neural", BOT)
    assert (flips(pos), money(pos), rating(pos)) == (1, 1, 20)
    assert marsbot(pos).neural == space


@pytest.mark.parametrize(
    ("cost", "space"), [(1, 13), (2, 14), (3, 15), (4, 16), (5, 45), (6, 46), (7, 47), (8, 52), (9, 13), (0, 13)]
)
def test_all_inland_spaces_of_the_neural_tile(cost: int, space: int) -> None:
    """A tile at 59 closes 53 and 54; the other spaces of the facts have no icons."""
    pos = flip("B07", tiles=(("59", "greenery", HUMAN),), deck=(COST[cost],))
    assert new_tiles(pos, ("59", "greenery", HUMAN)) == [(space, "neural")]
    assert money(pos) == 0


def test_the_last_good_space_of_the_neural_tile_needs_no_flip() -> None:
    tiles = (("60", "city", HUMAN),)
    pos = flip("B07", tiles=tiles)
    assert new_tiles(pos, *tiles) == [(53, "neural")]
    assert flips(pos) == 0


def test_own_tiles_keep_the_neural_tile_away_too() -> None:
    tiles = (("60", "greenery", BOT),)
    assert new_tiles(flip("B07", tiles=tiles), *tiles) == [(53, "neural")]
