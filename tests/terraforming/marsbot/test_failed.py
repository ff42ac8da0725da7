"""Failed actions, parameters and their bonuses."""

from __future__ import annotations

import pytest

from areopolis.terraforming.board import LAND_SPACES
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    HUMAN,
    NINE_OCEANS,
    NO_TAGS,
    failed,
    flip,
    marsbot,
    money,
    placed,
    rating,
    track,
)

FULL = tuple([(f"{space:02}", "greenery", HUMAN) for space in LAND_SPACES])
LEVELS = [("easy", 3), ("normal", 5), ("hard", 5), ("brutal", 5)]


@pytest.mark.parametrize(("level", "pay"), LEVELS)
def test_what_a_failed_action_pays(level: str, pay: int) -> None:
    pos = flip(NO_TAGS, level=level)
    assert (failed(pos), money(pos)) == (1, pay)
    pos = flip(CARD["building"], level=level, bot={"tracks": {"building": 18}, "mc": 2})
    assert (failed(pos), money(pos)) == (1, 2 + pay)


@pytest.mark.parametrize(("level", "pay"), LEVELS)
def test_temperature_at_its_maximum(level: str, pay: int) -> None:
    pos = flip("056", level=level, bot={"tracks": {"building": 5}}, parameters={"temperature": 8})
    assert (failed(pos), money(pos), rating(pos), pos.temperature) == (1, pay, 20, 8)


@pytest.mark.parametrize(("level", "pay"), LEVELS)
def test_no_ocean_left(level: str, pay: int) -> None:
    pos = flip("056", level=level, bot={"tracks": {"building": 1}}, tiles=NINE_OCEANS)
    assert (failed(pos), money(pos), rating(pos), pos.oceans) == (1, pay, 20, 9)


@pytest.mark.parametrize(("name", "cell"), [("earth", 1), ("bio", 3)])
def test_no_space_for_a_city_or_greenery(name: str, cell: int) -> None:
    pos = flip(CARD[name], bot={"tracks": {name: cell - 1}}, tiles=FULL)
    assert (failed(pos), money(pos), rating(pos), pos.oxygen) == (1, 5, 20, 0)


def test_no_milestone_met() -> None:
    pos = flip("056", bot={"tracks": {"building": 6}})
    assert (failed(pos), money(pos)) == (1, 5)


def test_three_milestones_claimed() -> None:
    taken = {"mayor": HUMAN, "gardener": HUMAN, "planner": BOT}
    pos = flip("056", bot={"tracks": {"building": 6}, "tr": 35}, milestones=taken)
    assert (failed(pos), money(pos), pos.milestones[0]) == (1, 5, -1)


def test_three_awards_funded() -> None:
    taken = {"landlord": HUMAN, "miner": BOT, "banker": BOT}
    pos = flip("106", bot={"tracks": {"earth": 8, "energy": 9}}, awards=taken)
    assert (failed(pos), money(pos), pos.awards.count(-1)) == (1, 5, 2)


def test_no_lead_in_any_award() -> None:
    pos = flip("106", bot={"tracks": {"earth": 8}}, me={"heat": 5, "steel": 5})
    assert (failed(pos), money(pos), pos.awards) == (1, 5, [-1] * 5)


def test_zero_degrees_without_an_ocean_left() -> None:
    pos = flip("056", bot={"tracks": {"building": 5}}, parameters={"temperature": -2}, tiles=NINE_OCEANS)
    assert (failed(pos), money(pos), rating(pos), pos.temperature) == (1, 5, 21, 0)


def test_eight_percent_at_the_highest_temperature() -> None:
    """The neural tile lies at 53; the greenery beside it covers 58 with two icons."""
    pos = flip("047", bot={"tracks": {"bio": 2}, "neural": "53"}, parameters={"temperature": 8, "oxygen": 7})
    assert (failed(pos), money(pos), rating(pos), pos.oxygen) == (1, 7, 21, 8)


def test_a_greenery_at_the_highest_oxygen_is_no_failure() -> None:
    pos = flip("047", bot={"tracks": {"bio": 2}, "neural": "53"}, parameters={"oxygen": 14})
    assert placed(pos, "greenery") == [58]
    assert (failed(pos), money(pos), rating(pos), pos.oxygen) == (0, 2, 20, 14)


@pytest.mark.parametrize("number", ["B01", "B05"])
def test_a_bonus_card_that_does_nothing_is_no_failure(number: str) -> None:
    pos = flip(number)
    assert (failed(pos), money(pos)) == (0, 0)


@pytest.mark.parametrize(
    ("name", "start", "end"), [("space", 6, 7), ("event", 4, 6), ("energy", 0, 2), ("energy", 3, 4)]
)
def test_icons_of_other_expansions_are_no_failure(name: str, start: int, end: int) -> None:
    pos = flip(CARD[name], bot={"tracks": {name: start}})
    assert (track(pos, name), failed(pos), money(pos), rating(pos)) == (end, 0, 0, 20)


@pytest.mark.parametrize(
    ("temperature", "bonus"), [(-30, 0), (-28, 0), (-26, 2), (-24, 0), (-22, 2), (-20, 0), (-4, 0), (0, 0), (6, 0)]
)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_money_at_minus_24_and_minus_20(temperature: int, bonus: int, level: str) -> None:
    pos = flip("056", level=level, bot={"tracks": {"building": 5}}, parameters={"temperature": temperature})
    assert (pos.temperature, rating(pos), money(pos), failed(pos)) == (temperature + 2, 21, bonus, 0)
    assert pos.players[BOT].production[5] == 0


def test_an_ocean_at_zero_degrees() -> None:
    """Oceans at 41 and 43: the new one lies between them, for two oceans and an icon."""
    oceans = (("41", "ocean", -1), ("43", "ocean", -1))
    pos = flip("056", bot={"tracks": {"building": 5}}, parameters={"temperature": -2}, tiles=oceans)
    assert placed(pos, "ocean") == [41, 42, 43]
    assert (pos.temperature, pos.oceans, rating(pos), money(pos)) == (0, 3, 22, 5)


def test_a_step_of_temperature_at_eight_percent_and_on_to_an_ocean() -> None:
    oceans = (("41", "ocean", -1), ("43", "ocean", -1))
    pos = flip(
        "047", bot={"tracks": {"bio": 2}, "neural": "53"}, parameters={"oxygen": 7, "temperature": -2}, tiles=oceans
    )
    assert (pos.oxygen, pos.temperature, pos.oceans, rating(pos)) == (8, 0, 3, 23)
    assert money(pos) == 2 + 5


def test_money_for_the_step_at_eight_percent() -> None:
    pos = flip("047", bot={"tracks": {"bio": 2}, "neural": "53"}, parameters={"oxygen": 7, "temperature": -22})
    assert (pos.oxygen, pos.temperature, rating(pos), money(pos)) == (8, -20, 22, 4)


@pytest.mark.parametrize(
    ("temperature", "then", "rise", "pay", "fails"),
    [
        (-10, -6, 2, 0, 0),
        (-28, -24, 2, 2, 0),
        (-26, -22, 2, 2, 0),
        (-24, -20, 2, 2, 0),
        (-22, -18, 2, 2, 0),
        (4, 8, 2, 0, 0),
        (6, 8, 1, 5, 1),
        (8, 8, 0, 5, 1),
    ],
)
def test_the_cell_with_two_steps(temperature: int, then: int, rise: int, pay: int, fails: int) -> None:
    """Event 16, reached through 15; a bonus passed on the way counts, a missing step is one failed action."""
    pos = flip("062", bot={"tracks": {"event": 14}}, parameters={"temperature": temperature})
    assert (track(pos, "event"), pos.temperature) == (16, then)
    assert (rating(pos), money(pos), failed(pos)) == (20 + rise, pay, fails)


def test_two_steps_over_zero_degrees() -> None:
    oceans = (("41", "ocean", -1), ("43", "ocean", -1))
    pos = flip("062", bot={"tracks": {"event": 14}}, parameters={"temperature": -2}, tiles=oceans)
    assert (pos.temperature, pos.oceans, rating(pos), money(pos)) == (2, 3, 23, 5)


def test_failures_are_counted_one_by_one() -> None:
    pos = flip(NO_TAGS, "173", "186")
    assert (failed(pos), money(pos)) == (3, 15)
    assert len(marsbot(pos).played) == 3
