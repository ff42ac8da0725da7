"""Points and winners (rulebook p. 12)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.whole import WholePosition


def test_a_whole_score_sheet() -> None:
    """Everything counted by hand.

    Seat 0: rating 30. Mayor: 5. Landlord with 6 tiles to 4 and 1, first: 5; miner shared with seat 1, first: 5.
    Greeneries on 14 and 22: 2. City on 15 beside 14, 22 and the neutral 16: 3; the capital on 48 beside 47 of seat 1:
    1; Phobos 0. Cards: Capital 1 for the ocean on 41, Phobos Space Haven 3, Asteroid Mining 2, Livestock 4 animals:
    4, Pets 5 animals: 2, Tardigrades 7 microbes: 1, Search for Life with a find: 3, Ganymede-like Io Mining
    Industries with 2 jovian tags: 2, Bribed Committee (an event) -2, Nuclear Zone -2.
    """
    scenario = Scenario(3).milestone("mayor", 0).award("landlord", 1).award("miner", 2)
    for space, tile, owner in (
        ("14", "greenery", 0), ("22", "greenery", 0), ("15", "city", 0), ("48", "capital", 0), ("phobos", "city", 0),
        ("57", "nuclear_zone", 0), ("16", "greenery", -1), ("47", "greenery", 1), ("45", "city", 1),
        ("58", "mining_rights", 1), ("36", "greenery", 1), ("60", "city", 2),
    ):  # fmt: skip
        scenario.tile(space, tile, owner)
    scenario.tile("41", "ocean").tile("05", "ocean")
    cards = ["008", "021", "040", "184", "172", "049", "005", "092", "112", "097"]
    holdings = {"184": 4, "172": 5, "049": 7, "005": 2}
    scenario.seat(0, mc=3, tr=30, steel=2, titanium=1, played=cards, resources=holdings, hand=["040", "018"])
    scenario.seat(1, tr=25, titanium=3, played=["114"]).seat(2, tr=22)
    pos = scenario.start()
    assert pos.breakdown()[0] == {
        "tr": 30, "milestones": 5, "awards": 10, "greeneries": 2, "cities": 4,
        "cards": 1 + 3 + 2 + 4 + 2 + 1 + 3 + 2 - 2 - 2,
    }  # fmt: skip
    assert pos.breakdown()[1] == {"tr": 25, "milestones": 0, "awards": 7, "greeneries": 2, "cities": 0, "cards": 2}
    assert pos.breakdown()[2] == {"tr": 22, "milestones": 0, "awards": 0, "greeneries": 0, "cities": 0, "cards": 0}
    assert pos.scores() == [65, 36, 22]
    assert pos.winners() == [0]


def sheet(scenario: Scenario, seat: int = 0) -> dict[str, int]:
    return scenario.start().breakdown()[seat]


def test_a_city_counts_greeneries_of_everybody() -> None:
    scenario = Scenario().tile("14", "city", 0).tile("07", "greenery", 1).tile("08", "greenery", 0)
    scenario.tile("22", "greenery", -1).tile("16", "greenery", 0)
    assert sheet(scenario)["cities"] == 3
    assert sheet(Scenario().tile("14", "city", 0).tile("07", "greenery", 1), 1) == {
        "tr": 20, "milestones": 0, "awards": 0, "greeneries": 1, "cities": 0, "cards": 0,
    }  # fmt: skip


def test_a_greenery_counts_for_every_city_beside_it() -> None:
    scenario = Scenario().tile("14", "greenery", 0).tile("07", "city", 0).tile("15", "city", 0).tile("21", "city", 1)
    pos = scenario.start()
    assert [part["cities"] for part in pos.breakdown()] == [2, 1]


def test_other_tiles_beside_a_city_are_worth_nothing() -> None:
    scenario = Scenario().tile("23", "city", 0).tile("31", "ocean").tile("15", "ecological_zone", 0)
    assert sheet(scenario)["cities"] == 0


def test_a_city_off_the_map_has_no_greeneries_beside_it() -> None:
    scenario = Scenario().tile("phobos", "city", 0).tile("61", "greenery", 0).tile("60", "greenery", 0)
    assert sheet(scenario)["cities"] == 0


def test_special_tiles_are_worth_nothing_by_themselves() -> None:
    scenario = Scenario().tile("07", "lava_flows", 0).tile("14", "mining_rights", 0).tile("05", "ocean")
    assert sheet(scenario) == {"tr": 20, "milestones": 0, "awards": 0, "greeneries": 0, "cities": 0, "cards": 0}


def test_cards_in_hand_are_worth_nothing() -> None:
    assert sheet(Scenario().seat(0, hand=["040", "021", "018"]))["cards"] == 0


def test_events_count_with_their_points() -> None:
    assert sheet(Scenario().seat(0, played=["143", "027", "195"]))["cards"] == 2 + 4 - 1


def test_resources_left_over_are_worth_nothing() -> None:
    pos = Scenario().seat(0, mc=99, steel=9, titanium=9, plants=9, energy=9, heat=9).start()
    assert pos.scores() == [20, 20]


@pytest.mark.parametrize(
    ("card", "held", "points"), [("049", 3, 0), ("049", 4, 1), ("172", 3, 1), ("028", 3, 3), ("095", 2, 4)]
)
def test_resources_on_cards_count_in_full_groups(card: str, held: int, points: int) -> None:
    assert sheet(Scenario().seat(0, played=[card], resources={card: held}))["cards"] == points


def test_points_may_go_below_those_of_the_rating() -> None:
    assert Scenario().seat(0, tr=20, played=["112", "125"]).start().scores()[0] == 17


def position(*seats: tuple[int, int]) -> WholePosition:
    """Seats by rating and money."""
    scenario = Scenario(len(seats))
    for seat, (rating, money) in enumerate(seats):
        scenario.seat(seat, tr=rating, mc=money)
    return scenario.start()


def test_most_points_win() -> None:
    assert position((20, 50), (21, 0), (19, 99)).winners() == [1]


def test_a_tie_is_broken_by_money() -> None:
    assert position((30, 5), (30, 6), (29, 99)).winners() == [1]


def test_equal_points_and_money_win_together() -> None:
    assert position((30, 6), (29, 99), (30, 6)).winners() == [0, 2]


def test_only_money_breaks_a_tie() -> None:
    """Not heat, even for Helion, and no other resource."""
    scenario = Scenario().seat(0, mc=5, heat=50, steel=9, corporation="R18").seat(1, mc=6)
    assert scenario.start().winners() == [1]
