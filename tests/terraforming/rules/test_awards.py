"""Awards (rulebook p. 11)."""

from __future__ import annotations

import pytest

from areopolis.terraforming import scoring
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import AWARDS, MC
from tests.terraforming.rules.kit import all_pass, asked, offers, refused

ALL = ["landlord", "banker", "scientist", "thermalist", "miner"]


def points(scenario: Scenario, award: str, funder: int = 0) -> list[int]:
    """What every seat gets for one award."""
    pos = scenario.award(award, funder).start()
    return [scoring.breakdown(pos, seat)["awards"] for seat in range(len(pos.players))]


def heats(*amounts: int) -> Scenario:
    scenario = Scenario(len(amounts))
    for seat, heat in enumerate(amounts):
        scenario.seat(seat, heat=heat)
    return scenario


def test_awards_cost_8_then_14_then_20() -> None:
    """The price rises with every award funded, whoever funds it."""
    pos = Scenario(3).seat(0, mc=8).seat(1, mc=14).seat(2, mc=20).start()
    play(pos, "award miner", "end", "award banker", "end", "award landlord", "end")
    assert [player.stock[MC] for player in pos.players] == [0, 0, 0]
    assert [pos.awards[AWARDS.index(award)] for award in ("miner", "banker", "landlord")] == [0, 1, 2]


@pytest.mark.parametrize(("funded", "price"), [([], 8), (["miner"], 14), (["miner", "banker"], 20)])
def test_an_award_must_be_paid_for(funded: list[str], price: int) -> None:
    for money in (price - 1, price):
        scenario = Scenario().seat(0, mc=money)
        for award in funded:
            scenario.award(award, 1)
        pos = scenario.start()
        if money < price:
            assert refused(pos, "award landlord") == "money"
        else:
            play(pos, "award landlord")
            assert pos.players[0].stock[MC] == 0


def test_funding_needs_no_condition() -> None:
    pos = Scenario().seat(0, mc=8).start()
    assert [choice for choice in offers(pos) if choice.startswith("award")] == [f"award {award}" for award in ALL]


def test_an_award_is_funded_once() -> None:
    pos = Scenario().seat(0, mc=99).seat(1, mc=99).start()
    play(pos, "award miner")
    assert refused(pos, "award miner") == "taken.award"
    play(pos, "end")
    assert refused(pos, "award miner") == "taken.award"


def test_three_awards_are_funded_in_all() -> None:
    pos = Scenario().seat(0, mc=99).seat(1, mc=99).start()
    play(pos, "award miner", "award banker", "award scientist")
    assert refused(pos, "award landlord") == "limit.awards"
    assert not [choice for choice in offers(pos) if choice.startswith("award")]
    play(pos, "end")
    assert (asked(pos).seat, refused(pos, "award thermalist")) == (0, "limit.awards")


def test_awards_that_are_not_funded_are_worth_nothing() -> None:
    pos = heats(12, 3, 0).start()
    assert [scoring.breakdown(pos, seat)["awards"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("funder", [0, 1, 2])
def test_it_does_not_matter_who_funded(funder: int) -> None:
    assert points(heats(1, 9, 4), "thermalist", funder) == [0, 5, 2]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((3, 2, 1), [5, 2, 0]),
        ((3, 2, 2), [5, 2, 2]),
        ((3, 3, 2), [5, 5, 0]),
        ((3, 3, 3), [5, 5, 5]),
        ((0, 0, 0), [5, 5, 5]),
        ((1, 0, 0), [5, 2, 2]),
        ((4, 3, 3, 1), [5, 2, 2, 0]),
        ((4, 4, 3, 3), [5, 5, 0, 0]),
        ((0, 7, 0, 7, 6), [0, 5, 0, 5, 0]),
        ((1, 2, 3, 4, 5), [0, 0, 0, 2, 5]),
    ],
)
def test_places_and_ties(counts: tuple[int, ...], expected: list[int]) -> None:
    """P. 11: all who share the first place get 5 and then there is no second; nothing at all still places."""
    assert points(heats(*counts), "thermalist") == expected


@pytest.mark.parametrize(
    ("counts", "expected"), [((2, 1), [5, 0]), ((1, 1), [5, 5]), ((0, 0), [5, 5]), ((0, 3), [0, 5])]
)
def test_in_a_game_for_two_there_is_no_second_place(counts: tuple[int, int], expected: list[int]) -> None:
    assert points(heats(*counts), "thermalist") == expected


def test_the_landlord_has_most_tiles() -> None:
    """Cities, greeneries, special tiles, also off the map; no oceans, no claims, no neutral tiles."""
    scenario = Scenario(3).tile("01", "city", 0).tile("07", "greenery", 0).tile("phobos", "city", 0)
    scenario.tile("12", "lava_flows", 1).tile("31", "mohole_area", 1).claim("48", 1).claim("49", 1)
    scenario.tile("48", "greenery", 2).tile("05", "ocean").tile("04", "ocean").tile("60", "city")
    assert points(scenario, "landlord") == [5, 2, 0]


def test_the_banker_has_most_money_production() -> None:
    """Without the rating, and whatever money there is."""
    scenario = Scenario(3).seat(0, mc=99, tr=50, production={"mc": -2}).seat(1, production={"mc": 1})
    scenario.seat(2, tr=60, production={"mc": -5})
    assert points(scenario, "banker") == [2, 5, 0]


def test_the_scientist_has_most_science_tags() -> None:
    """Tags before the player, the corporation's too; events do not count, nor does the hand."""
    scenario = Scenario(3).seat(0, played=["090"], corporation="R43").seat(1, played=["005", "115"])
    scenario.seat(2, played=["192", "204", "206", "005"], hand=["014", "033", "034"])
    assert points(scenario, "scientist") == [5, 2, 0]


def test_the_thermalist_has_most_heat() -> None:
    """Resources count, not production, and energy is no heat."""
    scenario = Scenario(3).seat(0, heat=3, energy=9).seat(1, heat=2, production={"heat": 20}).seat(2, heat=4)
    assert points(scenario, "thermalist") == [2, 0, 5]


def test_the_miner_has_most_steel_and_titanium() -> None:
    """By number of units: titanium is worth no more than steel."""
    scenario = Scenario(3).seat(0, steel=2, titanium=3).seat(1, steel=6).seat(2, titanium=4, production={"steel": 9})
    assert points(scenario, "miner") == [2, 5, 0]


def test_several_awards_add_up() -> None:
    scenario = Scenario(3).award("miner", 0).award("thermalist", 0).award("banker", 0)
    pos = scenario.seat(0, steel=3, heat=1).seat(1, heat=2, production={"mc": 1}).seat(2, steel=1).start()
    assert [scoring.breakdown(pos, seat)["awards"] for seat in range(3)] == [5 + 2 + 2, 5 + 5, 2 + 2]


def test_awards_are_counted_at_the_very_end() -> None:
    """After the last production, which turns energy into heat, and after the last greeneries."""
    scenario = Scenario().parameters(8, 14, 9).award("thermalist", 0).award("landlord", 0)
    scenario.seat(0, heat=5).seat(1, energy=3, heat=1, plants=8, production={"heat": 2}).tile("48", "city", 0)
    pos = scenario.start()
    assert [scoring.breakdown(pos, seat)["awards"] for seat in range(2)] == [10, 0]
    all_pass(pos)
    play(pos, "space 14")
    assert pos.decision is None
    assert [scoring.breakdown(pos, seat)["awards"] for seat in range(2)] == [5, 10]
