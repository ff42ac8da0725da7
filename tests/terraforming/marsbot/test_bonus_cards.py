"""Every branch of the bonus cards B01 to B08."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.why import Text
from areopolis.terraforming.board import LAND_SPACES
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import (
    BOT,
    HUMAN,
    NINE_OCEANS,
    card,
    claimed,
    failed,
    flip,
    flips,
    funded,
    marsbot,
    money,
    names,
    new_tiles,
    placed,
    position,
    rating,
    track,
    turn,
)

FULL = tuple([(f"{space:02}", "greenery", HUMAN) for space in LAND_SPACES])
CITIES = (("01", "city", BOT), ("12", "city", BOT), ("35", "city", BOT))


def end(pos: WholePosition) -> dict[str, list[str]]:
    """Where bonus cards lie that have been resolved."""
    piles = {"discard": marsbot(pos).bonus_discard, "destroyed": marsbot(pos).destroyed}
    piles["aside"] = marsbot(pos).set_aside
    return {name: sorted(names(pile)) for name, pile in piles.items() if pile}


def destroyed(number: str) -> dict[str, list[str]]:
    return {"destroyed": [number]}


def discarded(*numbers: str) -> dict[str, list[str]]:
    return {"discard": list(numbers)}


@pytest.mark.parametrize(
    ("plants", "left", "pile"), [(9, 4, 1), (5, 0, 1), (4, 0, 1), (3, 0, 1), (2, 0, 0), (1, 0, 0), (0, 0, 0)]
)
def test_b01(plants: int, left: int, pile: int) -> None:
    pos = flip("B01", me={"plants": plants})
    assert pos.players[HUMAN].stock[3] == left
    assert end(pos) == (destroyed("B01") if pile else discarded("B01"))
    assert (money(pos), failed(pos)) == (0, 0)


@pytest.mark.parametrize(
    ("card", "given", "reason"),
    [
        ("B01", {}, "plants"),
        ("B01", {"me": {"plants": 7, "played": ["173"]}}, "open"),
        ("B02", {}, "species"),
        ("B02", {"me": {"played": ["173"]}}, "open"),
        ("B05", {}, "space"),
        ("B25", {"bot": {"tracks": {"event": 1}}}, "close"),
        ("B06", {"parameters": {"temperature": 8, "oxygen": 14}, "tiles": NINE_OCEANS}, "parameter"),
    ],
)
def test_a_card_that_does_nothing_says_why(card: str, given: dict[str, Any], reason: str) -> None:
    pos = flip(card, **given)
    told = [event.parts for event in pos.events if event.name == "marsbot.nothing"]
    assert told == [(Text(f"marsbot.no.{reason}"),)]


def test_what_b01_takes_is_a_step_of_marsbot() -> None:
    pos = flip("B01", me={"plants": 4})
    [taken] = [event for event in pos.events if event.name == "remove"]
    assert (taken.seat, taken.parts) == (BOT, (Text("amount.plants", 4), Text("seat", HUMAN)))


@pytest.mark.parametrize("plants", [0, 1, 7])
def test_b01_against_protected_habitats(plants: int) -> None:
    pos = flip("B01", me={"plants": plants, "played": ["173"]})
    assert pos.players[HUMAN].stock[3] == plants
    assert end(pos) == destroyed("B01")


def species(level: str = "normal", **resources: int) -> WholePosition:
    numbers = {name[1:]: amount for name, amount in resources.items()}
    pos = flip("B02", level=level, me={"played": list(numbers), "resources": numbers})
    assert money(pos) == 5
    assert end(pos) == discarded("B02")
    assert failed(pos) == 0
    return pos


def left(pos: WholePosition) -> dict[str, int]:
    return {f"n{number}": pos.players[HUMAN].holdings[card(number)] for number in resources_of(pos)}


def resources_of(pos: WholePosition) -> list[str]:
    return names(list(pos.players[HUMAN].holdings))


def test_b02_takes_the_cube_that_is_worth_most() -> None:
    """Fish are worth 1, Ants 1/2, Tardigrades 1/4, GHG Producing Bacteria nothing."""
    assert left(species(n052=1, n035=9, n049=9)) == {"n052": 0, "n035": 9, "n049": 9}
    assert left(species(n052=0, n035=1, n049=9)) == {"n052": 0, "n035": 0, "n049": 9}
    assert left(species(n049=1, n034=5)) == {"n049": 0, "n034": 5}
    assert left(species(n131=2, n049=2)) == {"n131": 1, "n049": 2}
    assert left(species(n034=1)) == {"n034": 0}


def test_b02_asks_the_human_about_equal_cubes() -> None:
    pos = species(n052=2, n072=3, n035=2)
    assert pos.decision is not None
    assert pos.decision.seat == HUMAN
    assert sorted(pos.decision.notations()) == ["card 052", "card 072"]
    pos.apply("card 072")
    assert left(pos) == {"n052": 2, "n072": 2, "n035": 2}
    assert pos.decision is not None
    assert pos.decision.kind == "turn"


def test_b02_leaves_pets_and_other_kinds_alone() -> None:
    assert left(species(n172=3, n005=2, n028=2)) == {"n172": 3, "n005": 2, "n028": 2}
    assert left(species(n172=3, n049=4)) == {"n172": 3, "n049": 3}


def test_b02_without_anything() -> None:
    species()


def test_b02_pays_five_on_the_easy_level_too() -> None:
    species("easy")


def test_b02_against_protected_habitats() -> None:
    pos = flip("B02", me={"played": ["173", "052"], "resources": {"052": 2}})
    assert pos.players[HUMAN].holdings[card("052")] == 2
    assert money(pos) == 5
    assert end(pos) == discarded("B02")


def test_b03_resolves_the_top_project_card() -> None:
    pos = flip("B03", bot={"tracks": {"building": 4}}, deck=("056",))
    assert (track(pos, "building"), rating(pos), money(pos)) == (5, 22, 0)
    assert names(marsbot(pos).played) == ["056"]
    assert pos.discards == []
    assert end(pos) == discarded("B03")


def test_b03_fails_with_a_card_without_tags() -> None:
    pos = flip("B03", deck=("152",))
    assert (failed(pos), money(pos)) == (1, 5)
    assert names(marsbot(pos).played) == ["152"]


def test_b04_claims_a_milestone() -> None:
    pos = flip("B04", tiles=CITIES, bot={"mc": 1}, generation=9)
    assert (claimed(pos), funded(pos), money(pos)) == ({"mayor": BOT}, {}, 1)
    assert end(pos) == destroyed("B04")


@pytest.mark.parametrize(("generation", "funds"), [(1, False), (5, False), (6, True), (7, True), (14, True)])
def test_b04_funds_an_award_from_generation_six_on(generation: int, funds: bool) -> None:
    pos = flip("B04", generation=generation)
    assert funded(pos) == ({"thermalist": BOT} if funds else {})
    assert money(pos) == (0 if funds else 5)
    assert end(pos) == (destroyed("B04") if funds else discarded("B04"))
    assert failed(pos) == 0


@pytest.mark.parametrize("level", ["easy", "normal", "brutal"])
def test_b04_pays_five_when_nothing_is_possible(level: str) -> None:
    pos = flip("B04", level=level, me={"heat": 5, "steel": 5}, generation=8)
    assert (money(pos), failed(pos)) == (5, 0)
    assert end(pos) == discarded("B04")


def test_b04_with_three_milestones_claimed() -> None:
    taken = {"gardener": HUMAN, "builder": HUMAN, "planner": HUMAN}
    pos = flip("B04", tiles=CITIES, milestones=taken, generation=5)
    assert (len(claimed(pos)), money(pos)) == (3, 5)
    pos = flip("B04", tiles=CITIES, milestones=taken, generation=6)
    assert (len(funded(pos)), money(pos)) == (1, 0)
    full = {"landlord": HUMAN, "scientist": HUMAN, "banker": HUMAN}
    pos = flip("B04", tiles=CITIES, milestones=taken, awards=full, generation=6)
    assert (len(funded(pos)), money(pos)) == (3, 5)


def test_b05_beside_two_greeneries_or_oceans() -> None:
    """02 and 13 have 07 in common: one ocean, one greenery, one icon."""
    tiles = (("02", "ocean", -1), ("13", "greenery", HUMAN))
    pos = flip("B05", tiles=tiles)
    assert new_tiles(pos, *tiles) == [(7, "city")]
    assert (pos.owners[7], money(pos), rating(pos)) == (BOT, 3, 20)
    assert end(pos) == destroyed("B05")


def test_b05_beside_two_oceans_only() -> None:
    tiles = (("02", "ocean", -1), ("04", "ocean", -1))
    pos = flip("B05", tiles=tiles)
    assert new_tiles(pos, *tiles) == [(3, "city")]
    assert money(pos) == 4


def test_b05_most_of_them_first() -> None:
    """21 has 13, 14 and 22 beside it, and no ocean; 07 has 13 and 14."""
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", HUMAN), ("22", "greenery", BOT))
    pos = flip("B05", tiles=tiles)
    assert new_tiles(pos, *tiles) == [(21, "city")]


def test_b05_then_oceans_among_equals() -> None:
    """03 has two oceans, 07 an ocean and a greenery; then 21 two greeneries."""
    tiles = (("13", "greenery", HUMAN), ("14", "greenery", HUMAN), ("30", "ocean", -1), ("02", "ocean", -1))
    pos = flip("B05", tiles=tiles, deck=("050",))
    # 07: 02, 13, 14; 21: 13, 14, 30; both three with one ocean and one icon.
    assert new_tiles(pos, *tiles) == [(7, "city")]
    assert flips(pos) == 1
    pos = flip("B05", tiles=tiles, deck=("192",))
    assert new_tiles(pos, *tiles) == [(21, "city")]


@pytest.mark.parametrize(
    "tiles",
    [
        (),
        (("13", "greenery", HUMAN),),
        (("13", "greenery", HUMAN), ("14", "greenery", HUMAN), ("06", "city", HUMAN), ("20", "city", HUMAN)),
        (("13", "greenery", HUMAN), ("15", "city", BOT)),
    ],
)
def test_b05_without_a_space(tiles: tuple[tuple[str, str, int], ...]) -> None:
    pos = flip("B05", tiles=tiles)
    assert new_tiles(pos, *tiles) == []
    assert (money(pos), failed(pos)) == (0, 0)
    assert end(pos) == discarded("B05")


@pytest.mark.parametrize(
    ("temperature", "pay"), [(-28, 2), (-26, 2), (-24, 2), (-22, 2), (-4, None), (-2, None), (4, 0), (6, 0)]
)
def test_b06_a(temperature: int, pay: int | None) -> None:
    pos = flip("B06", parameters={"temperature": temperature, "oxygen": 6})
    steps = 1 if temperature == 6 else 2
    ocean = pay is None
    assert (pos.temperature, pos.oxygen, pos.oceans) == (temperature + 2 * steps, 6, int(ocean))
    assert rating(pos) == 20 + steps + ocean
    assert pay is None or money(pos) == pay
    assert failed(pos) == 0
    assert end(pos) == destroyed("B06")


@pytest.mark.parametrize("temperature", [-30, -20, -18, -12, -6, 0, 2, 8])
def test_b06_a_at_other_temperatures(temperature: int) -> None:
    pos = flip("B06", parameters={"temperature": temperature})
    steps = 1 if temperature == -30 else 0
    assert (pos.temperature, pos.oxygen) == (temperature + 2 * steps, 1 - steps)
    assert rating(pos) == 21
    assert end(pos) == discarded("B06")


def test_b06_a_without_an_ocean_left() -> None:
    pos = flip("B06", parameters={"temperature": -2}, tiles=NINE_OCEANS)
    assert (pos.temperature, failed(pos), money(pos), rating(pos)) == (2, 1, 5, 22)


@pytest.mark.parametrize(
    ("oxygen", "then", "warmer", "rise"), [(6, 8, 1, 3), (7, 9, 1, 3), (12, 14, 0, 2), (13, 14, 0, 1)]
)
def test_b06_b(oxygen: int, then: int, warmer: int, rise: int) -> None:
    pos = flip("B06", parameters={"temperature": -18, "oxygen": oxygen}, bot={"neural": "53"})
    assert (pos.oxygen, pos.temperature, rating(pos)) == (then, -18 + 2 * warmer, 20 + rise)
    assert placed(pos, "greenery") == [58]
    assert (money(pos), failed(pos)) == (2, 0)
    assert end(pos) == destroyed("B06")


@pytest.mark.parametrize("oxygen", [0, 5, 8, 11, 14])
def test_b06_b_at_other_oxygen(oxygen: int) -> None:
    pos = flip("B06", parameters={"temperature": -18, "oxygen": oxygen})
    assert placed(pos, "greenery") == []
    assert end(pos) == discarded("B06")


def test_b06_b_without_a_space() -> None:
    pos = flip("B06", parameters={"temperature": -18, "oxygen": 6}, tiles=FULL)
    assert (pos.oxygen, pos.oceans, pos.temperature) == (6, 0, -16)
    assert end(pos) == discarded("B06")


def test_b06_b_before_c() -> None:
    oceans = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = flip("B06", parameters={"temperature": -18, "oxygen": 12}, tiles=oceans)
    assert (pos.oceans, pos.oxygen) == (2, 14)


def test_b06_b_without_a_step_for_the_bonus() -> None:
    pos = flip("B06", parameters={"temperature": 8, "oxygen": 7}, bot={"neural": "53"})
    assert (pos.oxygen, failed(pos), money(pos), rating(pos)) == (9, 1, 7, 22)


def test_b06_c() -> None:
    oceans = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = flip("B06", parameters={"temperature": -18}, tiles=oceans)
    assert new_tiles(pos, *oceans) == [(31, "ocean")]
    assert (money(pos), rating(pos)) == (6, 21)
    assert end(pos) == destroyed("B06")


def test_b06_c_needs_two_oceans_beside_the_space() -> None:
    oceans = (("30", "ocean", -1), ("42", "ocean", -1))
    pos = flip("B06", parameters={"temperature": -18}, tiles=oceans)
    assert (pos.oceans, pos.oxygen) == (2, 1)
    assert end(pos) == discarded("B06")


def test_b06_c_with_nine_oceans() -> None:
    """All but 04, 26 and 31: the last lies between two oceans."""
    spaces = ("02", "05", "11", "30", "32", "41", "42", "43", "61")
    pos = flip("B06", parameters={"temperature": -18}, tiles=tuple([(space, "ocean", -1) for space in spaces]))
    assert (pos.oceans, pos.oxygen) == (9, 1)
    assert end(pos) == discarded("B06")


LONELY = tuple([(space, "ocean", -1) for space in ("02", "26", "30", "61", "11", "41")])


@pytest.mark.parametrize(
    ("oxygen", "oceans", "temperature", "raised"),
    [
        (10, 5, 0, "oxygen"), (11, 5, 0, "oceans"), (11, 6, 0, "temperature"), (0, 0, -30, "temperature"),
        (0, 0, -20, "oxygen"), (0, 0, -18, "oxygen"), (9, 3, -6, "temperature"), (9, 2, -6, "oceans"),
    ],
)  # fmt: skip
def test_b06_d(oxygen: int, oceans: int, temperature: int, raised: str) -> None:
    """The parameter that lacks most steps; oxygen before oceans before temperature."""
    pos = flip("B06", parameters={"temperature": temperature, "oxygen": oxygen}, tiles=LONELY[:oceans])
    after = {"oxygen": pos.oxygen, "oceans": pos.oceans, "temperature": pos.temperature}
    before = {"oxygen": oxygen, "oceans": oceans, "temperature": temperature}
    before[raised] += 2 if raised == "temperature" else 1
    assert after == before
    assert rating(pos) == 21
    assert placed(pos, "greenery") == []
    assert end(pos) == discarded("B06")


def test_b06_when_all_is_done() -> None:
    pos = flip("B06", parameters={"temperature": 8, "oxygen": 14}, tiles=NINE_OCEANS)
    assert (rating(pos), money(pos), failed(pos)) == (20, 0, 0)
    assert end(pos) == discarded("B06")


def test_b07_is_destroyed_with_its_tile() -> None:
    pos = flip("B07")
    assert len(placed(pos, "neural")) == 1
    assert end(pos) == destroyed("B07")
    assert marsbot(pos).played == []


def test_b07_without_a_space_resolves_a_card() -> None:
    tiles = (("14", "greenery", 0), ("16", "greenery", 0), ("46", "greenery", 0), ("54", "greenery", 0))
    pos = flip("B07", tiles=tiles, deck=("056",), bot={"tracks": {"building": 4}})
    assert placed(pos, "neural") == []
    assert (track(pos, "building"), rating(pos), marsbot(pos).neural) == (5, 22, 0)
    assert names(marsbot(pos).played) == ["056"]
    assert end(pos) == destroyed("B07")


def helped(level: str = "normal", **rest: Any) -> WholePosition:
    """B08 with 5 M€; behind it Research and Development would resolve a card without tags."""
    bot = {"mc": 5, "bonus_deck_top": ["B01"]} | rest.pop("bot", {})
    pos = flip("B08", level=level, bot=bot, **rest)
    assert end(pos) == discarded("B08")
    return pos


def test_b08_helps_the_landlord_with_a_greenery() -> None:
    pos = helped(awards={"landlord": HUMAN}, bot={"neural": "53"})
    assert placed(pos, "greenery") == [58]
    assert (pos.oxygen, rating(pos), money(pos)) == (1, 21, 2)


@pytest.mark.parametrize(
    ("award", "name", "cell"),
    [("banker", "building", 1), ("scientist", "science", 2), ("thermalist", "energy", 2), ("miner", "space", 2)],
)
def test_b08_helps_along_a_track(award: str, name: str, cell: int) -> None:
    pos = helped(awards={award: BOT})
    assert (track(pos, name), sum(marsbot(pos).tracks), money(pos)) == (cell, cell, 0)


@pytest.mark.parametrize(
    ("building", "event", "then"),
    [(3, 3, (4, 3)), (3, 2, (3, 3)), (2, 3, (3, 3)), (18, 2, (18, 3)), (3, 18, (4, 18)), (17, 18, (18, 18))],
)
def test_b08_helps_the_banker_on_the_lower_track(building: int, event: int, then: tuple[int, int]) -> None:
    highest = {"building": 18, "event": 18}
    pos = helped(awards={"banker": BOT}, bot={"tracks": {"building": building, "event": event}, "highest": highest})
    assert (track(pos, "building"), track(pos, "event")) == then
    assert money(pos) == 0


def test_b08_the_smallest_lead_of_the_human_first() -> None:
    """Scientist 4 to 0, Miner 6 to 5, Thermalist 5 to 0 for MarsBot."""
    awards = {"scientist": HUMAN, "miner": HUMAN, "thermalist": BOT}
    me = {"steel": 6, "played": ["091", "005", "086", "150"]}
    assert track(helped(awards=awards, me=me), "space") == 2


def test_b08_a_tie_is_closest_of_all() -> None:
    awards = {"miner": HUMAN, "thermalist": BOT}
    me = {"steel": 6, "heat": 5}
    assert track(helped(awards=awards, me=me), "energy") == 2


def test_b08_a_lead_of_the_human_however_big_before_one_of_marsbot() -> None:
    awards = {"miner": HUMAN, "thermalist": BOT}
    assert track(helped(awards=awards, me={"steel": 30, "heat": 4}), "space") == 2


def test_b08_the_smallest_lead_of_marsbot_if_it_leads_everywhere() -> None:
    awards = {"miner": HUMAN, "thermalist": BOT}
    assert track(helped(awards=awards, me={"steel": 4, "heat": 1}), "space") == 2
    assert track(helped(awards=awards, me={"steel": 1, "heat": 4}), "energy") == 2


def test_b08_the_leftmost_of_equals() -> None:
    awards = {"miner": HUMAN, "thermalist": BOT}
    assert track(helped(awards=awards), "energy") == 2
    assert track(helped(awards={"scientist": BOT, "banker": BOT}), "building") == 1


def test_b08_production_counts_for_the_human() -> None:
    """Thermalist 4 + 2 against 5 is a lead of the human, Miner 4 against 5 is none."""
    awards = {"miner": HUMAN, "thermalist": BOT}
    me = {"heat": 4, "production": {"heat": 2}, "steel": 4}
    assert track(helped(awards=awards, me=me), "energy") == 2
    me = {"heat": 4, "titanium": 4, "production": {"titanium": 2}}
    assert track(helped(awards=awards, me=me), "space") == 2


def test_b08_easy_values_are_five_lower() -> None:
    """Thermalist 1 to 5, Miner 3 to 5; on the easy level 1 to 0 and 3 to 0 for the human."""
    awards = {"thermalist": BOT, "miner": BOT}
    me = {"heat": 1, "steel": 3}
    assert track(helped(awards=awards, me=me), "space") == 2
    assert track(helped("easy", awards=awards, me=me), "energy") == 1


def test_b08_passes_over_a_helper_that_is_impossible() -> None:
    awards = {"scientist": BOT, "miner": BOT}
    me = {"played": ["091"], "steel": 30}
    bot = {"tracks": {"science": 18}}
    pos = helped(awards=awards, me=me, bot=bot)
    assert (track(pos, "science"), track(pos, "space"), money(pos), failed(pos)) == (18, 2, 0, 0)


def test_b08_landlord_without_a_space() -> None:
    pos = helped(awards={"landlord": BOT, "miner": BOT}, tiles=FULL)
    assert (track(pos, "space"), money(pos), failed(pos)) == (2, 0, 0)


NEXT_CARD = {"bonus_deck_top": ["B02", "B05"]}


@pytest.mark.parametrize(
    ("mc", "awards", "tracks"),
    [
        (4, {"scientist": BOT}, {}),
        (0, {"scientist": BOT}, {}),
        (9, {}, {}),
        (9, {"scientist": BOT}, {"science": 18}),
        (9, {"banker": BOT}, {"building": 18, "event": 18}),
    ],
)
def test_b08_without_a_helper_resolves_the_next_bonus_card(
    mc: int, awards: dict[str, int], tracks: dict[str, int]
) -> None:
    pos = flip("B08", bot=NEXT_CARD | {"mc": mc, "tracks": tracks}, awards=awards)
    assert (money(pos), failed(pos)) == (mc + 5, 0)
    assert end(pos) == discarded("B02", "B08")
    assert names(marsbot(pos).bonus_deck)[0] == "B05"


def test_b08_the_next_card_may_be_destroyed() -> None:
    pos = flip("B08", bot={"bonus_deck_top": ["B01"]}, me={"plants": 5})
    assert end(pos) == {"discard": ["B08"], "destroyed": ["B01"]}


def test_b08_reshuffles_the_discards_without_itself() -> None:
    gone = ["B01", "B03", "B04", "B05", "B06", "B07"]
    pos = flip("B08", bot={"bonus_discard": ["B02"], "destroyed": gone})
    assert money(pos) == 5
    assert end(pos) == {"discard": ["B02", "B08"], "destroyed": gone}
    assert marsbot(pos).bonus_deck == []


def test_b08_with_no_bonus_card_left() -> None:
    gone = ["B01", "B02", "B03", "B04", "B05", "B06", "B07"]
    pos = flip("B08", bot={"destroyed": gone})
    assert (money(pos), failed(pos)) == (0, 0)
    assert end(pos) == {"discard": ["B08"], "destroyed": gone}


def test_b08_asks_the_human_when_the_next_card_does() -> None:
    me = {"played": ["052", "072"], "resources": {"052": 1, "072": 1}}
    pos = position(bot={"action_deck_top": ["B08"], "bonus_deck_top": ["B02"]}, me=me)
    turn(pos)
    assert pos.decision is not None
    pos.apply("card 052")
    assert sum(pos.players[HUMAN].holdings.values()) == 1
