"""Set-up, lobbying, leaders, dominance, influence, requirements, the Terraformer, and points for politics."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.options import Options
from areopolis.terraforming.rules.setup import corporations_for, projects_for
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.politics import committee, influence
from areopolis.terraforming.whole import WholePosition, new_game, restore
from tests.terraforming.agreed import agreed
from tests.terraforming.rows import check_committee
from tests.terraforming.rules.kit import asked, choose_starts, offers, refused

LOBBIES = [f"lobby {party}" for party in ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")]


def position(given: dict[str, Any], players: int = 2, **me: Any) -> WholePosition:
    return Scenario(players, more=("turmoil=yes",)).state(given_committee(players, given)).seat(0, **me).start()


def test_the_order_of_the_parties_is_clockwise() -> None:
    assert PARTIES == ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_set_up(players: int, seed: int) -> None:
    pos = new_game(Options(players, more=("turmoil=yes",)), seed)
    turmoil = committee(pos)
    coming, distant = EVENTS[turmoil.coming], EVENTS[turmoil.distant]
    assert turmoil.current == 0
    assert 0 != turmoil.coming != turmoil.distant != 0
    assert len(turmoil.deck) - turmoil.drawn == 29
    seats = {str(seat): 7 for seat in range(players)}
    check_committee(pos, {
        "ruling": "greens", "chairman": "neutral", "dominant": PARTIES[coming.revealed], "lobby": list(range(players)),
        "available": {**seats, "neutral": 11}, "influence": dict.fromkeys(seats, 0), "vp": dict.fromkeys(seats, 0),
    })  # fmt: skip
    for party in range(6):
        neutral = [coming.revealed, distant.revealed].count(party)
        assert turmoil.members[party] == [*[0] * players, neutral]
        assert turmoil.leaders[party] == (-1 if neutral else -2)
    assert [turmoil.reserve(seat) for seat in range(players)] == [6] * players


def test_set_up_with_the_same_party_twice_has_a_leader_and_a_plain_delegate() -> None:
    pos = next(
        pos
        for pos in (new_game(Options(2, more=("turmoil=yes",)), seed) for seed in range(100))
        if EVENTS[committee(pos).coming].revealed == EVENTS[committee(pos).distant].revealed
    )
    party = PARTIES[committee(pos).dominant]
    check_committee(pos, {"delegates": {party: {"neutral": 2}}, "leaders": {party: "neutral"}})


@pytest.mark.parametrize("seed", range(5))
def test_the_greens_rule_the_first_action_phase(seed: int) -> None:
    pos = new_game(Options(2, more=("turmoil=yes",)), seed)
    assert pos.common == []
    choose_starts(pos)
    assert asked(pos).kind == "turn"
    assert [BY_ID[card].number for card in pos.common] == ["P04"]


def test_the_cards_of_turmoil_are_shuffled_in_with_turmoil_only() -> None:
    for turmoil in (False, True):
        options = Options(3, more=agreed(turmoil=turmoil))
        assert len(projects_for(options)) == 208 + 16 * turmoil
        assert len(corporations_for(options)) == 12 + 5 * turmoil
    assert len(projects_for(Options(3, corporate_era=False, more=("turmoil=yes",)))) == 137 + 16
    assert new_game(Options(3), 1).states == []


def test_the_events_are_shuffled() -> None:
    assert len({committee(new_game(Options(2, more=("turmoil=yes",)), seed)).coming for seed in range(60)}) > 15


# Lobbying.


def test_the_delegate_in_the_lobby_is_free_the_others_cost_5_mc() -> None:
    pos = position({"dominant": "reds", "delegates": {"reds": ["neutral"]}}, mc=5)
    play(pos, "lobby unity")
    check_committee(pos, {"lobby": [1], "available": {"0": 6, "1": 7}, "delegates": {"unity": {"0": 1}}})
    assert pos.players[0].stock[MC] == 5
    play(pos, "lobby unity")
    check_committee(pos, {"lobby": [1], "available": {"0": 5}, "delegates": {"unity": {"0": 2}}})
    assert pos.players[0].stock[MC] == 0


def test_every_party_may_be_lobbied_without_money() -> None:
    pos = position({})
    assert [choice for choice in offers(pos) if choice.startswith("lobby")] == LOBBIES


def test_the_reserve_costs_5_mc() -> None:
    pos = position({"lobby": [1]}, mc=4, steel=9, titanium=9, heat=9)
    assert refused(pos, "lobby reds") == "money"
    pos = position({"lobby": [1]}, mc=5)
    play(pos, "lobby reds")
    assert pos.players[0].stock[MC] == 0


def test_helion_may_lobby_with_heat() -> None:
    pos = position({"lobby": [1]}, mc=1, heat=4, corporation="R18")
    play(pos, "lobby reds")
    assert pos.players[0].stock[MC] == 0
    assert pos.players[0].stock[5] == 0


@pytest.mark.parametrize("chairman", [True, False])
def test_with_all_seven_away_there_is_nobody_left(chairman: bool) -> None:
    """The chairman is one of the seven."""
    given = {"dominant": "reds", "delegates": {"reds": [0] * (6 if chairman else 7)}, "lobby": [1]}
    pos = position({**given, "chairman": 0 if chairman else "neutral"}, mc=50)
    assert refused(pos, "lobby reds") == "delegates"
    assert not [choice for choice in offers(pos) if choice.startswith("lobby")]


def test_seven_may_sit_in_one_party() -> None:
    pos = Scenario(more=("turmoil=yes",)).state(given_committee(2, {})).seat(0, mc=30).seat(1, passed=True).start()
    play(pos, *["lobby reds"] * 7)
    check_committee(pos, {"delegates": {"reds": {"0": 7}}, "available": {"0": 0}, "lobby": [1]})
    assert pos.players[0].stock[MC] == 0
    assert refused(pos, "lobby reds") == "delegates"


def test_lobbying_is_one_of_the_two_actions_of_a_turn() -> None:
    pos = position({}, mc=20)
    play(pos, "lobby reds")
    assert asked(pos).seat == 0
    assert "end" in offers(pos)
    play(pos, "lobby reds")
    assert asked(pos).seat == 1


def test_lobbying_is_no_standard_project() -> None:
    pos = position({"lobby": [1]}, mc=5, played=["156"])
    play(pos, "lobby reds")
    assert pos.players[0].stock[MC] == 0


# Leaders: (who sits there, in the order of coming; who comes; who leads then).
LEADERS = [
    ([], 0, 0),
    (["neutral"], 0, "neutral"),
    (["neutral", 0], 0, 0),
    ([1], 0, 1),
    ([1, 0], 0, 0),
    ([1, 1, 0], 0, 1),
    ([1, 1, 0, 0], 0, 0),
    ([1, 1, "neutral", "neutral", 0], 0, 1),
    (["neutral", "neutral", 1, 1, 0, 0], 0, 0),
    ([0, 1], 0, 0),
]


@pytest.mark.parametrize(("there", "comes", "leads"), LEADERS)
def test_the_leader_has_most_and_is_replaced_only_by_more(there: list[int | str], comes: int, leads: int | str) -> None:
    pos = position({"dominant": "reds", "delegates": {"reds": there} if there else {}})
    play(pos, "lobby reds")
    assert comes == 0
    check_committee(pos, {"leaders": {"reds": leads}})


# Dominance: (sizes of parties, the dominant one, who is lobbied, who is dominant then).
DOMINANCE = [
    ({"reds": 1}, "reds", "unity", "reds"),
    ({"reds": 1, "unity": 1}, "reds", "unity", "unity"),
    ({"reds": 2, "unity": 2}, "unity", "reds", "reds"),
    ({"reds": 2, "unity": 2}, "reds", "reds", "reds"),
    ({"reds": 3, "unity": 1}, "reds", "unity", "reds"),
    ({"reds": 2, "unity": 1, "kelvinists": 2}, "reds", "unity", "reds"),
    ({"reds": 2, "unity": 2, "kelvinists": 2}, "unity", "kelvinists", "kelvinists"),
]


@pytest.mark.parametrize(("sizes", "dominant", "lobbied", "then"), DOMINANCE)
def test_dominance_moves_to_strictly_more_only(sizes: dict[str, int], dominant: str, lobbied: str, then: str) -> None:
    delegates = {party: ["neutral"] * size for party, size in sizes.items()}
    pos = position({"dominant": dominant, "delegates": delegates})
    play(pos, f"lobby {lobbied}")
    check_committee(pos, {"dominant": then, "ruling": "greens"})


def test_the_chairman_belongs_to_no_party() -> None:
    pos = position({"ruling": "unity", "chairman": 0, "dominant": "reds", "delegates": {"reds": [1]}})
    check_committee(pos, {"influence": {"0": 1, "1": 1}, "delegates": {"unity": {}}, "leaders": {"unity": None}})


# Influence of seat 0: (chairman, the dominant party's delegates, points).
INFLUENCE: list[tuple[int | str, list[int | str], int]] = [
    ("neutral", [1], 0),
    ("neutral", [0], 1),
    ("neutral", [1, 0], 1),
    ("neutral", [1, 1, 1, 0, 0, 0], 1),
    ("neutral", [0, 0], 2),
    ("neutral", [0, 0, 0, 0], 2),
    (0, ["neutral"], 1),
    (0, ["neutral", 0], 2),
    (0, [0], 2),
    (0, [0, 0], 3),
    (0, [0, 0, 0, 1], 3),
    (1, [0, 0], 2),
]


@pytest.mark.parametrize(("chairman", "delegates", "points"), INFLUENCE)
def test_influence(chairman: int | str, delegates: list[int | str], points: int) -> None:
    given = {"chairman": chairman, "dominant": "reds", "delegates": {"reds": delegates}}
    assert influence(position(given), 0) == points
    assert influence(position(given, played=["T05"]), 0) == points + 1


def test_delegates_in_other_parties_give_no_influence() -> None:
    given = {
        "ruling": "unity",
        "dominant": "reds",
        "delegates": {"reds": [1, 1, 1], "unity": [0, 0, 0], "greens": [0, 0]},
    }
    assert [influence(position(given), seat) for seat in (0, 1)] == [0, 2]


# The Terraformer, and points.


@pytest.mark.parametrize(("turmoil", "rating"), [(True, 26), (False, 35)])
def test_the_terraformer(turmoil: bool, rating: int) -> None:
    pos = Scenario(more=agreed(turmoil=turmoil)).seat(0, mc=8, tr=rating).start()
    play(pos, "milestone terraformer")
    assert pos.milestones[0] == 0
    pos = Scenario(more=agreed(turmoil=turmoil)).seat(0, mc=8, tr=rating - 1).start()
    assert refused(pos, "milestone terraformer") == "milestone.terraformer"


def test_one_point_for_the_chair_and_for_every_party_led() -> None:
    given = {
        "chairman": 0, "dominant": "reds",
        "delegates": {"reds": [0, 0, 1], "unity": [0], "greens": [1, 0], "scientists": ["neutral", 1]},
    }  # fmt: skip
    pos = position(given)
    assert [sheet["politics"] for sheet in pos.breakdown()] == [3, 1]
    assert pos.scores() == [23, 21]


def test_no_points_for_politics_without_turmoil() -> None:
    assert "politics" not in Scenario().start().breakdown()[0]


def test_politics_decide_who_wins() -> None:
    pos = position({"dominant": "reds", "delegates": {"reds": [1]}}, mc=50)
    assert pos.winners() == [1]


# Copies and records.


def test_the_committee_is_copied_and_restored() -> None:
    pos = position(
        {
            "chairman": 0,
            "dominant": "reds",
            "delegates": {"reds": [0, 1]},
            "events": {"current": "G05", "distant": "G07"},
        }
    )
    other = pos.copy()
    digest = pos.digest()
    play(other, "lobby unity")
    assert pos.digest() == digest != other.digest()
    again = restore(other.data())
    assert again.digest() == other.digest()
    assert committee(again).data() == committee(other).data()
