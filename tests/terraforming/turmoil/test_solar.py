"""The solar phase in its order: end of the game, revision, event, new government, changing times."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC, OVER, RESEARCH
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rows import check_committee
from tests.terraforming.rules.kit import asked, buy_nothing

# G03 (unity, greens), G02 (reds, unity), G04 (scientists, scientists): revealed and current parties.
PANEL: dict[str, Any] = {"events": {"distant": "G03", "coming": "G02"}, "event_deck_top": ["G04"]}


def scenario(given: dict[str, Any], players: int = 2) -> Scenario:
    """Everybody but seat 0 has passed; the deck of events and the panel are as usual here unless given."""
    found = Scenario(players, more=("turmoil=yes",)).state(given_committee(players, {**PANEL, **given}))
    for seat in range(1, players):
        found.seat(seat, passed=True)
    return found


def after(given: dict[str, Any], *choices: str, players: int = 2, **me: Any) -> WholePosition:
    """The position after seat 0 has passed and the solar phase is over."""
    pos = scenario(given, players).seat(0, **me).start()
    play(pos, "pass", *choices)
    return pos


def ratings(pos: WholePosition) -> list[int]:
    return [player.tr for player in pos.players]


def money(pos: WholePosition) -> list[int]:
    return [player.stock[MC] for player in pos.players]


NEUTRAL_GREENS = {"dominant": "greens", "delegates": {"greens": ["neutral"]}}


# 1: the end.


def test_the_end_of_the_game_comes_before_all_politics() -> None:
    given = {
        "ruling": "unity",
        "dominant": "reds",
        "delegates": {"reds": [0, 0]},
        "events": {"current": "G31", "coming": "G02", "distant": "G03"},
    }
    pos = scenario(given).parameters(8, 14, 9).start()
    politics = committee(pos).data()
    play(pos, "pass")
    assert pos.phase == OVER
    assert ratings(pos) == [20, 20]
    assert committee(pos).data() == politics
    assert pos.breakdown()[0]["politics"] == 1


def test_an_event_that_completes_mars_leaves_one_more_generation() -> None:
    given = {**NEUTRAL_GREENS, "events": {"current": "G30", "coming": "G02", "distant": "G03"}}
    pos = scenario(given).parameters(6, 14, 9).start()
    play(pos, "pass")
    assert pos.temperature == 8
    assert (pos.phase, pos.generation) == (RESEARCH, 2)
    buy_nothing(pos)
    play(pos, "pass", "pass")
    assert pos.phase == OVER
    assert ratings(pos) == [19, 19]


# 4.1: the revision.


def test_everybody_loses_a_step_of_rating() -> None:
    assert ratings(after(NEUTRAL_GREENS, players=3)) == [19, 19, 19]


def test_income_comes_before_the_revision() -> None:
    assert money(after(NEUTRAL_GREENS)) == [20, 20]


def test_rating_does_not_fall_below_0() -> None:
    assert ratings(after(NEUTRAL_GREENS, tr=0)) == [0, 19]


def test_a_negative_income_takes_no_more_than_there_is() -> None:
    """With Turmoil a rating may be lower than a production of -5 M€ takes away."""
    assert money(after(NEUTRAL_GREENS, tr=1, mc=2, production={"mc": -5})) == [0, 20]


# 4.2: the event.


def test_no_event_in_the_first_generation() -> None:
    pos = after(NEUTRAL_GREENS)
    assert money(pos) == [20, 20]


def test_the_event_counts_ratings_after_the_revision() -> None:
    """Generous Funding: 20 was enough for 2 M€, 19 is not."""
    given = {**NEUTRAL_GREENS, "events": {"current": "G08", "coming": "G02", "distant": "G03"}}
    assert money(after(given)) == [20, 20]
    assert money(after(given, tr=21)) == [21 + 2, 20]


def test_the_event_counts_influence_before_the_new_government() -> None:
    """Seat 0 leads the dominant party with another delegate there, seat 1 is chairman."""
    given = {
        "ruling": "unity", "chairman": 1, "dominant": "reds", "delegates": {"reds": [0, 0]},
        "events": {"current": "G02", "coming": "G05", "distant": "G03"},
    }  # fmt: skip
    pos = after(given)
    assert [player.stock[2] for player in pos.players] == [2, 1]
    check_committee(pos, {"chairman": 0})


def test_the_event_is_discarded_when_it_has_happened() -> None:
    pos = after({**NEUTRAL_GREENS, "events": {"current": "G08", "coming": "G02", "distant": "G03"}})
    assert committee(pos).discards == [8]


def test_a_question_of_the_event_comes_before_the_new_government() -> None:
    given = {
        "ruling": "unity",
        "dominant": "reds",
        "delegates": {"reds": [0]},
        "events": {"current": "G01", "coming": "G02", "distant": "G03"},
    }
    pos = after(given)
    assert asked(pos).seat == 0
    check_committee(pos, {"ruling": "unity", "chairman": "neutral"})
    assert ratings(pos) == [19, 19]
    play(pos, "space 05")
    check_committee(pos, {"ruling": "reds", "chairman": 0})


def test_the_first_player_marker_moves_on_after_the_event() -> None:
    given = {**NEUTRAL_GREENS, "events": {"current": "G01", "coming": "G02", "distant": "G03"}}
    pos = after(given)
    assert asked(pos).seat == 0
    play(pos, "space 05")
    assert asked(pos).seat == 1
    assert pos.first == 1


# 4.3: the new government.


@pytest.mark.parametrize(
    ("party", "me", "gain"),
    [
        ("mars_first", {"played": ["056", "065", "029"]}, 3),
        ("mars_first", {"corporation": "R24"}, 2),
        ("mars_first", {"corporation": "R15"}, 0),
        ("kelvinists", {"production": {"heat": 4}}, 4),
        ("kelvinists", {"production": {"heat": 9}}, 9),
        ("kelvinists", {"heat": 4}, 0),
        ("greens", {"played": ["048", "049", "172", "135"]}, 6),
        ("greens", {"played": ["050"]}, 0),
        ("unity", {"played": ["068", "106", "002", "172"]}, 4),
        ("unity", {"played": ["025", "112"], "corporation": "R15"}, 0),
        ("scientists", {"played": ["090", "005"]}, 3),
        ("scientists", {"played": ["204", "206"], "corporation": "R15"}, 0),
        ("scientists", {"corporation": "R14"}, 1),
    ],
)
@pytest.mark.parametrize("stays", [False, True])
def test_the_ruling_bonus(party: str, me: dict[str, Any], gain: int, stays: bool) -> None:
    """Everybody counts for himself, also when the government stays; face-down and wild tags count for nothing."""
    other = "unity" if party == "reds" else "reds"
    pos = after({"ruling": party if stays else other, "dominant": party, "delegates": {party: ["neutral"]}}, **me)
    assert money(pos) == [20 + gain, 20]
    assert ratings(pos) == [19, 19]
    check_committee(pos, {"ruling": party})


def test_the_ruling_bonus_is_for_everybody() -> None:
    given = {"ruling": "reds", "dominant": "mars_first", "delegates": {"mars_first": [0]}}
    found = scenario(given, 3).seat(0, played=["056"]).seat(1, played=["065", "043"], passed=True)
    pos = found.start()
    play(pos, "pass")
    assert money(pos) == [21, 22, 20]


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ((20, 25), (20, 24)),
        ((25, 20), (24, 20)),
        ((22, 22), (22, 22)),
        ((30, 20, 20), (29, 20, 20)),
        ((20, 21, 22), (20, 20, 21)),
    ],
)
@pytest.mark.parametrize("ruling", ["greens", "reds"])
def test_the_bonus_of_the_reds_is_for_the_lowest_and_costs_nothing(
    before: tuple[int, ...], then: tuple[int, ...], ruling: str
) -> None:
    players = len(before)
    found = scenario({"ruling": ruling, "dominant": "reds", "delegates": {"reds": ["neutral"]}}, players)
    for seat, rating in enumerate(before):
        found.seat(seat, tr=rating, passed=seat > 0)
    pos = found.start()
    play(pos, "pass")
    assert tuple(ratings(pos)) == then
    assert tuple(money(pos)) == before


def test_the_reds_compare_ratings_before_the_chairman_gains() -> None:
    """Both are at 19 when the Reds take over, so both gain; then the leader gains for the chair."""
    pos = after({"ruling": "greens", "dominant": "reds", "delegates": {"reds": [0]}})
    assert ratings(pos) == [21, 20]


def test_the_reds_compare_ratings_after_the_event() -> None:
    """War on Earth takes 3 from seat 0 with the lead, 4 from seat 1: 17 stays ahead of 16, which gains 1."""
    given = {
        "ruling": "greens",
        "dominant": "reds",
        "delegates": {"reds": [0]},
        "events": {"current": "G31", "coming": "G02", "distant": "G03"},
    }
    assert ratings(after(given)) == [20 - 1 - 3 + 1, 20 - 1 - 4 + 1]


def test_delegates_and_the_old_chairman_go_home() -> None:
    given = {
        "ruling": "unity", "chairman": 1, "dominant": "reds", "lobby": [0, 1],
        "delegates": {"reds": [0, 0, 1, "neutral", "neutral"], "greens": [1, "neutral"]},
    }  # fmt: skip
    pos = after({**given})
    # Unity and Scientists get their neutral delegates by the events.
    check_committee(pos, {
        "ruling": "reds", "chairman": 0, "delegates": {"reds": {}, "greens": {"1": 1, "neutral": 1}},
        "leaders": {"reds": None, "greens": 1}, "available": {"0": 6, "1": 6, "neutral": 11}, "lobby": [0, 1],
        "dominant": "greens",
    })  # fmt: skip
    # Both are lowest when the Reds take over; seat 0 gains for the chair, too.
    assert ratings(pos) == [21, 20]


def test_a_neutral_leader_takes_the_chair_and_nobody_gains() -> None:
    pos = after({"ruling": "unity", "chairman": 0, "dominant": "reds", "delegates": {"reds": ["neutral", 0]}}, tr=30)
    check_committee(pos, {"chairman": "neutral", "available": {"0": 7, "neutral": 11}})
    assert ratings(pos) == [29, 20]


def test_a_chairman_who_stays_gains_again() -> None:
    pos = after({"ruling": "greens", "chairman": 0, "dominant": "greens", "delegates": {"greens": [0]}})
    check_committee(pos, {"chairman": 0, "ruling": "greens", "available": {"0": 6}})
    assert ratings(pos) == [20, 19]


def test_the_chairman_pays_nothing_to_the_reds() -> None:
    pos = after({"ruling": "reds", "dominant": "reds", "delegates": {"reds": [0]}}, mc=0, tr=40)
    assert ratings(pos) == [40, 20]
    assert money(pos) == [40, 20]


# The new dominant party: (sizes, party that takes over, dominant then); G03 is distant: no neutral delegates count yet
# that would matter, as the sizes are far apart.
NEXT = [
    ({"reds": 5, "greens": 3, "mars_first": 4}, "reds", "mars_first"),
    ({"reds": 5, "greens": 3, "mars_first": 3}, "reds", "greens"),
    ({"reds": 5, "kelvinists": 3, "mars_first": 3}, "reds", "mars_first"),
    ({"unity": 5, "kelvinists": 3, "scientists": 3}, "unity", "scientists"),
    ({"unity": 5, "kelvinists": 3, "mars_first": 3}, "unity", "mars_first"),
    ({"scientists": 5, "greens": 3, "mars_first": 3}, "scientists", "mars_first"),
    ({"scientists": 5, "greens": 3, "reds": 3}, "scientists", "reds"),
    ({"mars_first": 5, "greens": 3, "kelvinists": 3}, "mars_first", "kelvinists"),
    ({"greens": 5, "reds": 3, "kelvinists": 3}, "greens", "kelvinists"),
    ({"kelvinists": 5, "mars_first": 3, "reds": 3}, "kelvinists", "reds"),
]


@pytest.mark.parametrize(("sizes", "takes_over", "then"), NEXT)
def test_the_next_dominant_party_is_the_largest_and_then_the_next_clockwise(
    sizes: dict[str, int], takes_over: str, then: str
) -> None:
    delegates: dict[str, list[int]] = {}
    left = [0] * 7 + [1] * 7
    for party, size in sizes.items():
        delegates[party] = [left.pop() for _i in range(size)]
    pos = after({"ruling": "greens", "dominant": takes_over, "delegates": delegates, "lobby": []})
    check_committee(pos, {"ruling": takes_over, "dominant": then})


def test_with_all_parties_empty_the_next_one_clockwise_is_dominant() -> None:
    """The Greens take over; Unity is next, and keeps it when a delegate comes there. G02 as current is for Unity."""
    pos = after(NEUTRAL_GREENS)
    check_committee(pos, {"dominant": "unity", "delegates": {"unity": {"neutral": 1}, "scientists": {"neutral": 1}}})


def test_the_lobby_is_filled_from_the_reserve() -> None:
    given = {"dominant": "greens", "delegates": {"greens": ["neutral"], "reds": [0]}, "lobby": []}
    check_committee(after(given), {"lobby": [0, 1], "available": {"0": 6, "1": 7}})


def test_nobody_comes_to_the_lobby_without_a_delegate_left() -> None:
    given = {"dominant": "greens", "delegates": {"greens": ["neutral"] * 8, "reds": [0] * 7}, "lobby": [1]}
    check_committee(after(given), {"lobby": [1], "available": {"0": 0}})


def test_delegates_that_come_home_may_go_to_the_lobby() -> None:
    given = {"dominant": "greens", "delegates": {"greens": [0] * 7}, "lobby": [1]}
    check_committee(after(given), {"lobby": [0, 1], "available": {"0": 6}, "chairman": 0})


def test_a_delegate_in_the_lobby_stays_alone_there() -> None:
    check_committee(after(NEUTRAL_GREENS), {"lobby": [0, 1], "available": {"0": 7, "1": 7}})


# 4.4: changing times.


def test_the_events_move_on() -> None:
    pos = after(NEUTRAL_GREENS)
    turmoil = committee(pos)
    assert (turmoil.current, turmoil.coming, turmoil.distant) == (2, 3, 4)
    check_committee(pos, {
        "delegates": {"unity": {"neutral": 1}, "scientists": {"neutral": 1}, "greens": {}, "reds": {}},
        "leaders": {"unity": "neutral", "scientists": "neutral"}, "available": {"neutral": 11},
    })  # fmt: skip


def test_neutral_delegates_change_leaders() -> None:
    given = {
        "dominant": "greens",
        "delegates": {"greens": [0, 0, 0], "unity": [1, "neutral"], "scientists": ["neutral", 1]},
    }
    check_committee(
        after(given),
        {"leaders": {"unity": "neutral", "scientists": "neutral"}, "delegates": {"unity": {"1": 1, "neutral": 2}}},
    )


def test_dominance_is_looked_at_after_each_neutral_delegate() -> None:
    """Reds take over; Unity and Scientists have 2 each, Unity is next clockwise behind Greens with 2.

    Greens, Unity and Scientists tie: Greens are dominant. Then Unity gets its delegate and is ahead; Scientists with
    as many do not take it back.
    """
    given = {
        "dominant": "reds",
        "delegates": {"reds": ["neutral"] * 3, "greens": [0, 0], "unity": [1, 1], "scientists": [1, 1]},
    }
    check_committee(after(given), {"dominant": "unity"})


def test_without_neutral_delegates_none_is_placed() -> None:
    """13 in parties, one in the chair; those of the Greens come home but the leader, so none is free."""
    given = {
        "dominant": "reds",
        "delegates": {
            "reds": [0, 0, 0, 0],
            "kelvinists": ["neutral"] * 3,
            "unity": ["neutral"] * 4,
            "mars_first": ["neutral"] * 4,
            "scientists": ["neutral"] * 2,
            "greens": [1],
        },
        "chairman": "neutral",
    }
    pos = after(given)
    # The neutral chairman goes home and is sent to Unity; for the Scientists there is nobody left.
    check_committee(
        pos, {"available": {"neutral": 0}, "delegates": {"unity": {"neutral": 5}, "scientists": {"neutral": 2}}}
    )


def test_the_first_event_happens_at_the_end_of_the_second_generation() -> None:
    """G02 Asteroid Mining comes from the coming event: a titanium for a jovian tag."""
    pos = after(NEUTRAL_GREENS, played=["002"])
    assert pos.players[0].stock[2] == 0
    buy_nothing(pos)
    play(pos, "pass", "pass")
    assert pos.players[0].stock[2] == 1
    assert pos.generation == 3


def test_an_empty_deck_of_events_is_made_anew_from_those_that_happened() -> None:
    pos = scenario({**NEUTRAL_GREENS, "events": {"current": "G08", "coming": "G02", "distant": "G03"}}).start()
    turmoil = committee(pos)
    turmoil.discards.extend(event for event in turmoil.deck if event != 8)
    turmoil.deck = ()
    play(pos, "pass")
    assert turmoil.distant not in {0, 2, 3}
    assert len(turmoil.deck) - turmoil.drawn == 28
    assert turmoil.discards == []


def test_politics_come_before_the_new_generation() -> None:
    pos = after(NEUTRAL_GREENS)
    assert (pos.generation, pos.first, pos.phase) == (2, 1, RESEARCH)
