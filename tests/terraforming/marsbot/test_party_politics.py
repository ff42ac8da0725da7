"""B21: where MarsBot sends its delegates."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import BOT, flip, flips, marsbot, money, names

N = "neutral"
FULL_BENCH = {party.replace("_", " "): [N, N, N] for party in PARTIES}


def politics(
    delegates: dict[str, list[Any]], dominant: str = "greens", mc: int = 0, cost: str = "048", chairman: Any = N
) -> WholePosition:
    turmoil = {"ruling": "greens", "dominant": dominant, "delegates": delegates, "lobby": [0], "chairman": chairman}
    pos = flip("B21", bot={"mc": mc}, turmoil=turmoil, deck=(cost,))
    assert names(marsbot(pos).set_aside) == ["B21"]
    assert marsbot(pos).bonus_discard == marsbot(pos).destroyed == []
    return pos


def sent(pos: WholePosition, delegates: dict[str, list[Any]]) -> list[str]:
    """The parties that got delegates, once for each."""
    found = []
    for party, name in enumerate(PARTIES):
        before = delegates.get(name.replace("_", " "), []).count(BOT)
        found += [name] * (committee(pos).of(party, BOT) - before)
    return found


def choice(delegates: dict[str, list[Any]], dominant: str = "greens") -> str:
    found = sent(politics(delegates, dominant), delegates)
    assert len(found) == 1
    return found[0]


def test_the_examples_of_the_facts() -> None:
    assert choice({"greens": [N]}) == "unity"
    assert choice({"greens": [N, N], "reds": [N, N], "mars first": [BOT], "kelvinists": [0]}) == "unity"


def test_a_new_leader_with_new_dominance_first() -> None:
    """Mars First would follow with a lead and the most delegates; Scientists only with a lead."""
    delegates: dict[str, list[Any]] = {
        "mars first": [N, BOT],
        "unity": [N, N],
        "greens": [N],
        "reds": [N],
        "scientists": [N],
        "kelvinists": [N],
    }
    pos = politics(delegates, "unity")
    assert sent(pos, delegates) == ["mars_first"]
    assert (committee(pos).leaders[0], committee(pos).dominant) == (BOT, 0)


def test_then_a_new_leader() -> None:
    """Reds: a tie with one neutral delegate would not lead; Scientists: two against one would."""
    delegates: dict[str, list[Any]] = FULL_BENCH | {"scientists": [N, BOT], "reds": [N], "greens": [N, N, N, N, N]}
    assert choice(delegates) == "scientists"


def test_an_empty_party_makes_a_leader() -> None:
    assert choice(FULL_BENCH | {"kelvinists": [], "greens": [N, N, N, N]}) == "kelvinists"


def test_a_tie_with_the_leader_is_no_new_lead() -> None:
    """In Reds 1 + 1 is not more than 2; everything else is equal, so Unity follows Greens."""
    delegates: dict[str, list[Any]] = FULL_BENCH | {"reds": [N, N, BOT], "greens": [N, N, N, N, N]}
    assert choice(delegates) == "unity"


def test_then_dominance_under_own_lead() -> None:
    """Kelvinists are led by MarsBot and would have four, more than the Greens with three."""
    delegates: dict[str, list[Any]] = FULL_BENCH | {"kelvinists": [BOT, BOT, N]}
    assert choice(delegates) == "kelvinists"


def test_no_tier_for_dominance_without_the_lead_nor_for_the_dominant_party() -> None:
    """Any fourth delegate would be dominant, but nobody else is led; led Greens are dominant already."""
    delegates: dict[str, list[Any]] = FULL_BENCH | {"greens": [BOT, BOT, N]}
    assert choice(delegates) == "unity"


def test_then_fewest_delegates_of_the_human() -> None:
    delegates: dict[str, list[Any]] = {name: [N, N, 0] for name in FULL_BENCH}
    delegates["reds"] = [N, N, N]
    assert choice(delegates) == "reds"
    delegates["mars first"] = [0, 0]
    delegates["reds"] = [0, 0, N]
    delegates["unity"] = [N, N, 0]
    delegates["scientists"] = [N, N, N, 0, 0]
    assert choice(delegates) == "unity"


def test_then_fewest_own_delegates() -> None:
    delegates: dict[str, list[Any]] = {name: [N, N, N, BOT] for name in FULL_BENCH}
    delegates["mars first"] = [N, N, N, N]
    delegates["greens"] = [N, N, N, N, N, N]
    delegates["reds"] = [N, N, N, 0]
    # Mars First and Greens have none of either side; from Greens clockwise Mars First comes first.
    assert choice(delegates) == "mars_first"
    delegates["greens"] = [N, N, N, N, N, BOT]
    delegates["mars first"] = [N, N, N, BOT]
    delegates["kelvinists"] = [N, N, N, N]
    assert choice(delegates) == "kelvinists"


@pytest.mark.parametrize(
    ("dominant", "party"),
    [
        ("mars first", "kelvinists"), ("kelvinists", "reds"), ("reds", "greens"), ("greens", "unity"),
        ("unity", "scientists"), ("scientists", "mars_first"),
    ],
)  # fmt: skip
def test_then_clockwise_from_the_dominant_party(dominant: str, party: str) -> None:
    delegates: dict[str, list[Any]] = FULL_BENCH | {dominant: [N, N, N, N, N]}
    assert choice(delegates, dominant) == party


def test_the_dominant_party_comes_last() -> None:
    """Greens are empty and dominant; with the others occupied by the human it is the only new lead."""
    delegates: dict[str, list[Any]] = {name: [0] for name in FULL_BENCH if name in {"mars first", "reds", "unity"}}
    delegates |= {"kelvinists": [N], "scientists": []}
    # New lead in the empty parties Greens and Scientists: Scientists lie before Greens.
    assert choice(delegates) == "scientists"


@pytest.mark.parametrize(
    ("cost", "second"),
    [
        ("195", True),
        ("005", True),
        ("088", True),
        ("048", True),
        ("032", True),
        ("050", False),
        ("141", False),
        ("159", False),
    ],
)
def test_a_second_delegate_for_money_and_a_cost_that_three_divides(cost: str, second: bool) -> None:
    """Costs 0, 3, 6, 9, 18; 1, 4, 7."""
    delegates: dict[str, list[Any]] = {"greens": [N]}
    pos = politics(delegates, mc=6, cost=cost)
    assert sent(pos, delegates) == ["unity", "scientists"][: 1 + second]
    assert money(pos) == (1 if second else 6)
    assert flips(pos) == 1
    assert names(pos.discards) == [cost]


def test_the_second_delegate_is_chosen_anew() -> None:
    """The first makes Unity 1; a second one there would be dominant under own lead, but a new lead comes first."""
    delegates: dict[str, list[Any]] = {"greens": [N]}
    assert sent(politics(delegates, mc=5), delegates) == ["unity", "scientists"]


@pytest.mark.parametrize(("mc", "flipped"), [(4, 0), (5, 1)])
def test_no_flip_without_five(mc: int, flipped: int) -> None:
    pos = politics({"greens": [N]}, mc=mc, cost="050")
    assert (flips(pos), money(pos)) == (flipped, mc)


def test_no_flip_without_a_second_delegate_in_reserve() -> None:
    delegates: dict[str, list[Any]] = {"reds": [BOT] * 6, "greens": [N]}
    pos = politics(delegates, mc=9)
    assert (len(sent(pos, delegates)), flips(pos), money(pos)) == (1, 0, 9)


@pytest.mark.parametrize("chair", [False, True])
def test_nothing_with_an_empty_reserve(chair: bool) -> None:
    delegates: dict[str, list[Any]] = {"reds": [BOT] * (6 if chair else 7), "greens": [N]}
    pos = politics(delegates, mc=9, chairman=BOT if chair else N)
    assert (sent(pos, delegates), flips(pos), money(pos)) == ([], 0, 9)
    assert marsbot(pos).failed == 0
