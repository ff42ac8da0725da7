"""Milestones and awards."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.terraforming import scoring
from areopolis.terraforming.marsbot.board import TRACKS
from tests.terraforming.marsbot.kit import BOT, HUMAN, claimed, failed, flip, funded, money, position

CITIES = (("01", "city", BOT), ("12", "city", BOT), ("35", "city", BOT))
GREENERIES = (("44", "greenery", BOT), ("47", "greenery", BOT), ("50", "greenery", BOT))
MY_CITIES = (("37", "city", HUMAN), ("39", "city", HUMAN), ("49", "city", HUMAN))
MY_GREENERIES = (("16", "greenery", HUMAN), ("18", "greenery", HUMAN), ("25", "greenery", HUMAN))


def claim(**rest: Any) -> dict[str, int]:
    """What MarsBot claims on cell 8 of the space track, free of charge."""
    bot = dict(rest.pop("bot", {}))
    bot["tracks"] = {"space": 7} | bot.get("tracks", {})
    bot.setdefault("mc", 3)
    before = dict(rest.get("milestones", {}))
    pos = flip("175", bot=bot, **rest)
    new = {name: seat for name, seat in claimed(pos).items() if name not in before}
    assert money(pos) == 3 + (0 if new else 5)
    assert failed(pos) == (not new)
    return new


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("terraformer", {"bot": {"tr": 35}}),
        ("mayor", {"tiles": CITIES}),
        ("gardener", {"tiles": GREENERIES}),
        ("builder", {"bot": {"tracks": {"building": 8}}}),
        ("planner", {"bot": {"tracks": {name: 4 for name in TRACKS if name != "space"}}}),
        ("terraformer", {"bot": {"tr": 26}, "turmoil": {}}),
    ],
)
def test_what_marsbot_needs(name: str, rest: dict[str, Any]) -> None:
    assert claim(**rest) == {name: BOT}


@pytest.mark.parametrize(
    "rest",
    [
        {"bot": {"tr": 34}},
        {"bot": {"tr": 25}, "turmoil": {}},
        {"tiles": CITIES[:2] + GREENERIES[:2]},
        {"bot": {"tracks": {"building": 7}}},
        {"bot": {"tracks": {"building": 7}, "highest": {"building": 9}}},
        {"bot": {"tracks": {name: 4 for name in TRACKS if name not in {"space", "event"}} | {"event": 3}}},
        {
            "bot": {
                "tracks": {name: 4 for name in TRACKS if name not in {"space", "event"}} | {"event": 3},
                "highest": {"event": 9},
            }
        },
    ],
)
def test_what_is_not_enough(rest: dict[str, Any]) -> None:
    """Current positions count, not the highest ones."""
    assert claim(**rest) == {}


def test_tiles_of_the_human_do_not_count_for_marsbot() -> None:
    assert claim(tiles=(*CITIES[:2], *MY_CITIES)) == {}


def test_a_milestone_that_the_human_meets_comes_first() -> None:
    assert claim(tiles=CITIES + GREENERIES + MY_GREENERIES) == {"gardener": BOT}
    assert claim(tiles=CITIES + GREENERIES + MY_CITIES) == {"mayor": BOT}


def test_then_the_one_that_the_human_is_closest_to() -> None:
    tiles = CITIES + GREENERIES
    assert claim(tiles=tiles + MY_GREENERIES[:1]) == {"gardener": BOT}
    assert claim(tiles=tiles + MY_CITIES[:1] + MY_GREENERIES[:2]) == {"gardener": BOT}
    assert claim(tiles=tiles + MY_CITIES[:2] + MY_GREENERIES[:1]) == {"mayor": BOT}


def test_closeness_is_the_part_of_what_is_needed() -> None:
    """TR 20 of 35 is more than one city of three and less than two of them."""
    assert claim(bot={"tr": 35}, tiles=CITIES + MY_CITIES[:1]) == {"terraformer": BOT}
    assert claim(bot={"tr": 35}, tiles=CITIES + MY_CITIES[:2]) == {"mayor": BOT}


def test_the_leftmost_of_equals() -> None:
    assert claim(tiles=CITIES + GREENERIES) == {"mayor": BOT}
    assert claim(tiles=CITIES + GREENERIES + MY_CITIES[:1] + MY_GREENERIES[:1]) == {"mayor": BOT}


def test_more_than_enough_is_not_closer_than_enough() -> None:
    more = (*MY_GREENERIES, ("07", "greenery", HUMAN), ("09", "greenery", HUMAN))
    assert claim(tiles=CITIES + GREENERIES + MY_CITIES + more) == {"mayor": BOT}
    assert claim(bot={"tr": 35}, tiles=CITIES + MY_CITIES, me={"tr": 35}) == {"terraformer": BOT}


def test_planner_is_measured_by_the_hand() -> None:
    tracks = {name: 8 for name in TRACKS if name != "space"}
    hand = ["003", "005", "006", "007", "008", "009", "010", "011", "012", "013", "014", "015", "016", "017", "018"]
    assert claim(bot={"tracks": tracks}, me={"hand": hand, "played": ["056"]}) == {"planner": BOT}
    assert claim(bot={"tracks": tracks}, me={"hand": hand[:1], "played": ["056"]}) == {"builder": BOT}


def test_claimed_ones_are_left_out() -> None:
    assert claim(tiles=CITIES + GREENERIES, milestones={"mayor": HUMAN}) == {"gardener": BOT}
    assert claim(tiles=CITIES, milestones={"mayor": BOT}) == {}
    assert claim(tiles=CITIES, milestones={"gardener": HUMAN, "builder": BOT}) == {"mayor": BOT}


def test_three_milestones_in_all() -> None:
    assert claim(tiles=CITIES, milestones={"gardener": HUMAN, "builder": BOT, "planner": HUMAN}) == {}


def test_a_milestone_of_marsbot_takes_a_place_from_the_human() -> None:
    me = {"mc": 20, "tr": 35}
    pos = position(me=me, milestones={"mayor": BOT, "gardener": BOT, "builder": HUMAN})
    with pytest.raises(IllegalChoice):
        pos.apply("milestone terraformer")
    pos = position(me=me, milestones={"mayor": BOT, "gardener": BOT})
    pos.apply("milestone terraformer")
    assert pos.players[HUMAN].stock[0] == 12


def fund(**rest: Any) -> dict[str, int]:
    """What MarsBot funds on cell 9 of the Earth track, free of charge."""
    bot = dict(rest.pop("bot", {}))
    bot["tracks"] = {"earth": 8} | bot.get("tracks", {})
    bot.setdefault("mc", 3)
    before = dict(rest.get("awards", {}))
    pos = flip("106", bot=bot, **rest)
    new = {name: seat for name, seat in funded(pos).items() if name not in before}
    assert money(pos) == 3 + (0 if new else 3 if rest.get("level") == "easy" else 5)
    assert failed(pos) == (not new)
    return new


SIX = CITIES + GREENERIES
SAME = {"heat": 5, "steel": 5}


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("landlord", {"tiles": SIX}),
        ("landlord", {"tiles": SIX[:5], "bot": {"neural": "15"}}),
        ("landlord", {"tiles": SIX[:1], "me": SAME}),
        ("banker", {"bot": {"tracks": {"building": 3, "event": 4, "science": 6, "energy": 1, "space": 1}}}),
        ("scientist", {"bot": {"tracks": {"building": 3, "event": 3, "science": 7, "energy": 1, "space": 1}}}),
        ("thermalist", {"bot": {"tracks": {"building": 3, "event": 3, "science": 6, "energy": 2, "space": 1}}}),
        ("miner", {"bot": {"tracks": {"building": 3, "event": 3, "science": 6, "energy": 1, "space": 2}}}),
    ],
)
def test_what_marsbot_has_to_show(name: str, rest: dict[str, Any]) -> None:
    assert fund(**rest) == {name: BOT}


def test_the_leftmost_of_equal_leads() -> None:
    """In the order Landlord, Banker, Scientist, Thermalist, Miner."""
    assert fund() == {"thermalist": BOT}
    assert fund(awards={"thermalist": HUMAN}) == {"miner": BOT}
    assert fund(tiles=SIX[:5]) == {"landlord": BOT}
    assert fund(bot={"tracks": {"building": 5, "science": 5}}) == {"banker": BOT}
    assert fund(bot={"tracks": {"science": 5}}) == {"scientist": BOT}


def test_production_of_heat_and_minerals_counts_before_the_end() -> None:
    me = {"heat": 3, "steel": 1, "titanium": 1, "production": {"heat": 2, "steel": 1, "titanium": 2}}
    assert fund(me=me) == {}
    assert fund(me=me | {"heat": 2}) == {"thermalist": BOT}
    for resource in ("steel", "titanium"):
        assert fund(me=me | {resource: 0}) == {"miner": BOT}
    assert fund(me=SAME | {"heat": 0, "production": {"heat": 5}}) == {}


def test_energy_does_not_count_for_the_thermalist() -> None:
    me = {"energy": 9, "steel": 5, "production": {"energy": 9}}
    assert fund(me=me) == {"thermalist": BOT}


def test_a_debt_is_a_lead_of_marsbot() -> None:
    assert fund(me={"production": {"mc": -5}}) == {"banker": BOT}


def test_a_tie_is_no_lead() -> None:
    assert fund(me=SAME | {"production": {"mc": 4}}, bot={"tracks": {"building": 4}}) == {}
    assert fund(me=SAME | {"production": {"mc": 3}}, bot={"tracks": {"building": 4}}) == {"banker": BOT}
    assert fund(me=SAME | {"played": ["091"]}, bot={"tracks": {"science": 1}}) == {}


def test_current_positions_count() -> None:
    assert fund(me=SAME, bot={"highest": {"science": 9, "energy": 9}}) == {}


def test_three_awards_in_all() -> None:
    assert fund(awards={"landlord": HUMAN, "banker": BOT, "miner": BOT}) == {}
    assert fund(awards={"landlord": HUMAN, "banker": BOT}) == {"thermalist": BOT}


def test_easy_takes_five_from_every_value() -> None:
    assert fund(level="easy") == {}
    assert fund(level="easy", bot={"tracks": {"energy": 1}}) == {"thermalist": BOT}
    assert fund(level="easy", tiles=SIX[:5]) == {}
    assert fund(level="easy", tiles=SIX) == {"landlord": BOT}
    assert fund(level="easy", bot={"tracks": {"building": 3, "event": 3}}) == {"banker": BOT}
    assert fund(level="easy", bot={"tracks": {"science": 5}}) == {}
    assert fund(level="easy", bot={"tracks": {"space": 1}}) == {"miner": BOT}


@pytest.mark.parametrize(("awards", "price"), [({}, 8), ({"miner": BOT}, 14), ({"miner": BOT, "banker": HUMAN}, 20)])
def test_awards_of_marsbot_raise_the_price(awards: dict[str, int], price: int) -> None:
    pos = position(me={"mc": price}, awards=awards)
    pos.apply("award landlord")
    assert pos.players[HUMAN].stock[0] == 0
    with pytest.raises(IllegalChoice):
        position(me={"mc": price - 1}, awards=awards).apply("award landlord")


def test_the_human_finds_no_place_behind_three_awards() -> None:
    with pytest.raises(IllegalChoice):
        position(me={"mc": 50}, awards={"miner": BOT, "banker": BOT, "scientist": BOT}).apply("award landlord")


def points(level: str = "normal", **rest: Any) -> tuple[int, int]:
    pos = position(level, **rest)
    return scoring.breakdown(pos, HUMAN)["awards"], scoring.breakdown(pos, BOT)["awards"]


@pytest.mark.parametrize("funder", [HUMAN, BOT])
def test_production_does_not_count_at_the_end(funder: int) -> None:
    """MarsBot shows 5 in both."""
    me = {"heat": 5, "steel": 2, "titanium": 3, "production": {"heat": 4, "steel": 4, "titanium": 4}}
    assert points(awards={"thermalist": funder}, me=me) == (5, 5)
    assert points(awards={"miner": funder}, me=me) == (5, 5)
    assert points(awards={"thermalist": funder}, me=me | {"heat": 4}) == (0, 5)
    assert points(awards={"miner": funder}, me=me | {"steel": 3}) == (5, 0)


def test_five_points_each_and_none_for_the_second() -> None:
    awards = {"landlord": HUMAN, "banker": BOT, "scientist": BOT}
    me = {"played": ["091"]}
    assert points(awards=awards, tiles=SIX, bot={"tracks": {"building": 1}}, me=me) == (5, 10)
    assert points(awards=awards) == (15, 15)


def test_the_neural_tile_counts_for_the_landlord_at_the_end() -> None:
    tiles = (("57", "greenery", HUMAN),)
    assert points(awards={"landlord": HUMAN}, tiles=tiles, bot={"neural": "15"}) == (5, 5)


def test_easy_at_the_end() -> None:
    assert points("easy", awards={"thermalist": BOT}) == (5, 5)
    assert points("easy", awards={"scientist": BOT}, bot={"tracks": {"science": 4}}) == (5, 0)
    assert points("easy", awards={"scientist": BOT}, bot={"tracks": {"science": 6}}) == (0, 5)


def test_unfunded_awards_are_worth_nothing() -> None:
    assert points(bot={"tracks": {"science": 9}}) == (0, 0)


def test_milestones_are_worth_five() -> None:
    pos = position(milestones={"mayor": BOT, "planner": BOT, "builder": HUMAN})
    assert scoring.breakdown(pos, BOT)["milestones"] == 10
    assert scoring.breakdown(pos, HUMAN)["milestones"] == 5
