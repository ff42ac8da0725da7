"""Turmoil alone: the same committee, another bonus of the Reds, and another goal by agreement."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.options import Options, read_options
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition, new_game
from tests.terraforming.rows import check_committee
from tests.terraforming.rules.kit import buy_nothing, refused


def alone(given: dict[str, Any], generation: int = 1, **me: Any) -> WholePosition:
    scenario = Scenario(1, more=("turmoil=yes",), generation=generation).state(given_committee(1, given))
    return scenario.seat(0, **me).start()


REDS = {"ruling": "greens", "dominant": "reds", "delegates": {"reds": ["neutral"]}}


def test_the_start() -> None:
    pos = new_game(Options(1, more=("turmoil=yes",)), 5)
    assert pos.players[0].tr == 14
    check_committee(
        pos, {"available": {"0": 7, "neutral": 11}, "lobby": [0], "chairman": "neutral", "ruling": "greens"}
    )


@pytest.mark.parametrize(
    ("before", "then"), [(10, 10), (14, 14), (20, 20), (21, 21), (22, 21), (23, 22), (40, 39), (0, 1)]
)
def test_the_bonus_of_the_reds_up_to_20(before: int, then: int) -> None:
    """The revision comes first: 21 falls to 20 and gains 1, 22 falls to 21 and gains nothing."""
    pos = alone(REDS, tr=before)
    play(pos, "pass")
    assert pos.players[0].tr == then


def test_the_chair_counts_alone_too() -> None:
    pos = alone({"ruling": "greens", "dominant": "unity", "delegates": {"unity": [0]}}, tr=30)
    play(pos, "pass")
    assert pos.players[0].tr == 30
    check_committee(pos, {"chairman": 0, "ruling": "unity"})
    assert pos.breakdown()[0]["politics"] == 1


def test_the_last_generation_has_no_politics() -> None:
    given = {
        "dominant": "greens",
        "delegates": {"greens": [0]},
        "events": {"current": "G31", "coming": "G02", "distant": "G03"},
    }
    pos = alone(given, generation=14, tr=30)
    before = committee(pos).data()
    play(pos, "pass")
    assert pos.phase == OVER
    assert pos.players[0].tr == 30
    assert committee(pos).data() == before


def test_the_thirteenth_generation_has() -> None:
    pos = alone({"dominant": "greens", "delegates": {"greens": ["neutral"]}}, generation=13, tr=30)
    play(pos, "pass")
    assert (pos.generation, pos.players[0].tr) == (14, 29)


def test_mars_done_early_does_not_end_the_solo_game() -> None:
    scenario = Scenario(1, more=("turmoil=yes",), generation=3).state(given_committee(1, {}))
    pos = scenario.seat(0, tr=30).parameters(8, 14, 9).start()
    play(pos, "pass")
    assert pos.generation == 4
    assert pos.players[0].tr == 29


@pytest.mark.parametrize(("rating", "won"), [(62, False), (63, True), (80, True)])
def test_the_goal_of_63(rating: int, won: bool) -> None:
    pos = new_game(Options(1, more=("turmoil=yes", "tr-goal=yes")), 3)
    pos.players[0].tr = rating
    assert pos.winners() == ([0] if won else [])


def test_with_the_goal_of_63_the_parameters_do_not_matter() -> None:
    pos = new_game(Options(1, more=("turmoil=yes", "tr-goal=yes")), 3)
    pos.temperature, pos.oxygen, pos.oceans = 8, 14, 9
    assert pos.winners() == []


def test_without_it_the_rating_does_not_matter() -> None:
    pos = new_game(Options(1, more=("turmoil=yes",)), 3)
    pos.players[0].tr = 70
    assert pos.winners() == []
    pos.temperature, pos.oxygen, pos.oceans = 8, 14, 9
    pos.players[0].tr = 14
    assert pos.winners() == [0]


def test_the_goal_is_for_the_solo_game_with_turmoil() -> None:
    for wrong in ({"players": "1", "tr-goal": "yes"}, {"players": "2", "turmoil": "yes", "tr-goal": "yes"}):
        with pytest.raises(BadOptions):
            read_options(wrong)
    options = read_options({"players": "1", "turmoil": "yes", "tr-goal": "yes"})
    assert options == Options(1, more=("turmoil=yes", "tr-goal=yes"))
    assert read_options(options.words()) == options


def test_there_is_no_terraformer_alone() -> None:
    pos = alone({}, tr=40, mc=20)
    assert refused(pos, "milestone terraformer") == "solo"


def test_lobbying_alone() -> None:
    pos = alone({}, mc=5)
    play(pos, "lobby reds", "lobby reds")
    check_committee(
        pos,
        {
            "delegates": {"reds": {"0": 2}},
            "leaders": {"reds": 0},
            "influence": {"0": 2},
            "lobby": [],
            "available": {"0": 5},
        },
    )
    assert pos.players[0].stock[0] == 0


def test_the_reds_take_their_levy_alone() -> None:
    pos = alone({"ruling": "reds", "dominant": "unity", "delegates": {"unity": ["neutral"]}}, mc=2, heat=16)
    assert refused(pos, "convert heat") == "levy"
    pos = alone({"ruling": "reds", "dominant": "unity", "delegates": {"unity": ["neutral"]}}, mc=3, heat=16)
    play(pos, "convert heat")
    assert (pos.players[0].stock[0], pos.players[0].tr) == (0, 21)


def test_a_generation_alone() -> None:
    """The committee goes on as with several players."""
    given = {
        "dominant": "greens",
        "delegates": {"greens": ["neutral"]},
        "events": {"coming": "G02", "distant": "G03"},
        "event_deck_top": ["G04"],
    }
    pos = alone(given, tr=14)
    play(pos, "pass")
    buy_nothing(pos)
    check_committee(pos, {"delegates": {"unity": {"neutral": 1}, "scientists": {"neutral": 1}}, "dominant": "unity"})
    assert pos.players[0].tr == 13
