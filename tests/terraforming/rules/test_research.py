"""The research phase, and the deck (rulebook p. 8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import HEAT, MC
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import all_pass, asked, dealt, deck, discards, hand, offers, refused, stack

FIRST = ["003", "004", "005", "007"]
SECOND = ["008", "009", "010", "011"]


def research(tr: int = 20, heat: int = 0, corporation: str = "") -> WholePosition:
    """The second generation; seat 1 is the first player and has just been dealt FIRST."""
    pos = Scenario().deck_top([*FIRST, *SECOND]).seat(1, tr=tr, heat=heat, corporation=corporation).start()
    all_pass(pos)
    return pos


def test_everybody_is_dealt_four_cards() -> None:
    pos = research()
    assert (asked(pos).seat, asked(pos).kind) == (1, "research")
    assert offers(pos) == FIRST
    play(pos, "buy none")
    assert (asked(pos).seat, offers(pos)) == (0, SECOND)


@pytest.mark.parametrize("number", range(5))
def test_any_of_the_four_may_be_bought_for_three_each(number: int) -> None:
    for cards in combinations(FIRST, number):
        pos = research()
        money = pos.players[1].stock[MC]
        play(pos, "buy " + (" ".join(cards) or "none"))
        assert pos.players[1].stock[MC] == money - 3 * number
        assert sorted(hand(pos, 1)) == sorted(cards)
        assert sorted(discards(pos)) == [card for card in FIRST if card not in cards]
        assert dealt(pos, 1) == []


@pytest.mark.parametrize(("money", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (13, 4)])
def test_cards_must_be_paid_for(money: int, most: int) -> None:
    pos = research(tr=money)
    assert pos.players[1].stock[MC] == money
    assert asked(pos).most == most
    if most < 4:
        assert refused(pos, "buy " + " ".join(FIRST[: most + 1]))
    play(pos, "buy " + (" ".join(FIRST[:most]) or "none"))
    assert pos.players[1].stock[MC] == money - 3 * most


def test_helion_buys_cards_with_heat() -> None:
    pos = research(tr=4, heat=10, corporation="R18")
    play(pos, "buy " + " ".join(FIRST))
    assert set(offers(pos)) == {f"pay mc={12 - heat},heat={heat}" for heat in (8, 9, 10)}
    play(pos, "pay mc=3,heat=9")
    assert (pos.players[1].stock[MC], pos.players[1].stock[HEAT]) == (1, 1)
    assert asked(pos).seat == 0


def test_nobody_else_pays_with_heat() -> None:
    pos = research(tr=2, heat=50)
    assert asked(pos).most == 0


def test_a_card_is_not_bought_twice() -> None:
    pos = research()
    assert refused(pos, "buy 003 003")
    assert refused(pos, "buy 008")


def test_nobody_sees_which_cards_another_is_dealt_or_buys() -> None:
    one, other = research(), research()
    play(one, "buy 003 004")
    play(other, "buy 005 007")
    assert one.view(0).table() == other.view(0).table()


def test_there_is_no_limit_to_a_hand() -> None:
    many = [f"{number:03}" for number in range(12, 72)]
    pos = Scenario().deck_top([*FIRST, *SECOND]).seat(1, hand=many).start()
    all_pass(pos)
    play(pos, "buy " + " ".join(FIRST))
    assert len(pos.players[1].hand) == 64
    play(pos, "buy none")
    assert asked(pos).kind == "turn"


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    pos = Scenario().start()
    stack(pos, [], [*FIRST, *SECOND, "012"])
    all_pass(pos)
    assert len(deck(pos)) == 1
    assert {*dealt(pos, 0), *dealt(pos, 1), *deck(pos)} == {*FIRST, *SECOND, "012"}
    assert pos.discards == []


def test_a_deck_that_ends_in_the_middle_of_a_draw_gives_its_last_cards_first() -> None:
    pos = Scenario().start()
    stack(pos, [*FIRST, "008"], ["009", "010", "011", "012", "015"])
    all_pass(pos)
    assert dealt(pos, 1) == FIRST
    assert dealt(pos, 0)[0] == "008"
    assert len(dealt(pos, 0)) == 4
    assert {*dealt(pos, 0)[1:], *deck(pos)} == {"009", "010", "011", "012", "015"}
    assert pos.discards == []


def test_the_new_deck_is_shuffled() -> None:
    thrown = [f"{number:03}" for number in range(12, 72)]
    orders = set()
    for seed in range(4):
        pos = Scenario(seed=seed).start()
        stack(pos, [], thrown)
        all_pass(pos)
        orders.add((*dealt(pos, 1), *dealt(pos, 0), *deck(pos)))
    assert len(orders) == 4
    assert tuple(thrown) not in orders


def test_a_card_drawn_in_the_action_phase_may_come_from_the_discards() -> None:
    pos = Scenario().seat(0, mc=11, hand=["090"]).start()
    stack(pos, ["003"], ["004"])
    events = pos.apply("play 090")
    assert hand(pos, 0) == ["003", "004"]
    assert "reshuffle" in [event.name for event in events]


def test_with_no_cards_left_anywhere_nothing_is_drawn() -> None:
    pos = Scenario().seat(0, mc=11, hand=["090"]).start()
    stack(pos, ["003"], [])
    play(pos, "play 090")
    assert hand(pos, 0) == ["003"]


def test_played_events_are_not_discards() -> None:
    """P. 10: they lie face down before their player and never come back."""
    pos = Scenario().seat(0, mc=20, hand=["036", "190"]).start()
    play(pos, "play 036")
    assert pos.discards == []
    assert len(pos.players[0].events) == 1
