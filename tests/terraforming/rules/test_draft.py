"""The draft variant (rulebook p. 13)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import all_pass, asked, buy_nothing, dealt, discards, hand, offers, refused

PACKS = [["003", "004", "005", "007"], ["008", "009", "010", "011"], ["012", "015", "016", "017"]]


def draft(generation: int, players: int = 3) -> tuple[WholePosition, dict[int, list[str]]]:
    """A draft at its first pick, and which cards every seat holds."""
    scenario = Scenario(players, draft=True, generation=generation - 1)
    pos = scenario.deck_top([card for pack in PACKS for card in pack]).start()
    all_pass(pos)
    assert pos.generation == generation
    return pos, {seat: dealt(pos, seat) for seat in range(players)}


def pick_first(pos: WholePosition, seats: int) -> list[int]:
    """Everybody takes the first card of his pack; says who was asked in which order."""
    order = []
    for _i in range(seats):
        order.append(asked(pos).seat)
        play(pos, f"draft {offers(pos)[0]}")
    return order


def test_everybody_begins_with_four_cards_and_takes_exactly_one() -> None:
    pos, packs = draft(2)
    assert sorted(map(tuple, packs.values())) == sorted(map(tuple, PACKS))
    assert asked(pos).kind == "draft"
    pack = offers(pos)
    assert len(pack) == 4
    assert refused(pos, "draft none")
    assert refused(pos, f"draft {pack[0]} {pack[1]}")


@pytest.mark.parametrize(("generation", "shift"), [(2, 1), (3, -1), (4, 1), (5, -1)])
def test_cards_go_clockwise_in_even_generations_and_the_other_way_in_odd_ones(generation: int, shift: int) -> None:
    """Seats are numbered clockwise: in even generations seat 0 passes to seat 1."""
    pos, packs = draft(generation)
    pick_first(pos, 3)
    for seat in range(3):
        assert dealt(pos, (seat + shift) % 3) == packs[seat][1:]
    pick_first(pos, 3)
    for seat in range(3):
        assert dealt(pos, (seat + 2 * shift) % 3) == packs[seat][2:]


@pytest.mark.parametrize(("generation", "shift"), [(2, 1), (3, -1)])
def test_after_three_picks_the_last_card_comes_by_itself(generation: int, shift: int) -> None:
    pos, packs = draft(generation)
    for _round in range(3):
        assert asked(pos).kind == "draft"
        pick_first(pos, 3)
    assert asked(pos).kind == "research"
    for seat in range(3):
        expected = [packs[(seat - shift * step) % 3][step] for step in range(4)]
        assert sorted(dealt(pos, seat)) == sorted(expected)


def test_in_a_game_for_two_the_packs_are_swapped() -> None:
    pos, packs = draft(2, players=2)
    pick_first(pos, 2)
    assert (dealt(pos, 0), dealt(pos, 1)) == (packs[1][1:], packs[0][1:])
    pick_first(pos, 2)
    assert (dealt(pos, 0), dealt(pos, 1)) == (packs[0][2:], packs[1][2:])


def test_nothing_is_passed_on_before_all_have_picked() -> None:
    pos, packs = draft(2)
    first = asked(pos).seat
    play(pos, f"draft {offers(pos)[2]}")
    assert len(dealt(pos, first)) == 3
    for seat in range(3):
        if seat != first:
            assert dealt(pos, seat) == packs[seat]


def test_all_four_drafted_cards_may_be_bought() -> None:
    pos, _packs = draft(2)
    for _round in range(3):
        pick_first(pos, 3)
    seat, cards = asked(pos).seat, offers(pos)
    assert (asked(pos).least, asked(pos).most, len(cards)) == (0, 4, 4)
    money = pos.players[seat].stock[MC]
    play(pos, "buy " + " ".join(cards))
    assert sorted(hand(pos, seat)) == sorted(cards)
    assert pos.players[seat].stock[MC] == money - 12
    buy_nothing(pos)
    assert len(discards(pos)) == 8
    assert asked(pos).kind == "turn"


def test_drafted_cards_cost_nothing_until_they_are_bought() -> None:
    pos, _packs = draft(2)
    before = [player.stock[MC] for player in pos.players]
    for _round in range(3):
        pick_first(pos, 3)
    assert [player.stock[MC] for player in pos.players] == before
    assert [hand(pos, seat) for seat in range(3)] == [[], [], []]


def test_picks_are_hidden_from_the_others() -> None:
    one, _packs = draft(2)
    other, _packs = draft(2)
    first = asked(one).seat
    pack = offers(one)
    play(one, f"draft {pack[0]}")
    play(other, f"draft {pack[3]}")
    for seat in range(3):
        if seat != first:
            assert one.view(seat).table() == other.view(seat).table()
    assert one.view(first).table() != other.view(first).table()


def test_a_seat_sees_its_own_pack_and_picks_only() -> None:
    pos, _packs = draft(2)
    pick_first(pos, 3)
    for seat in range(3):
        for other, form in enumerate(pos.table(seat)["seats"]):
            if other == seat:
                assert form["dealt"]["number"] == 3
                assert [card["card"] for card in form["dealt"].get("cards", [])] == dealt(pos, seat)
                assert len(form["kept"].get("cards", [])) == 1
            else:
                assert (form["dealt"], form["kept"]) == ({"number": 3}, {"number": 1})


def test_what_a_seat_may_pick_has_its_price() -> None:
    pos, _packs = draft(2)
    seat = pos.asked()[0]
    cards = pos.table(seat)["seats"][seat]["dealt"].get("cards", [])
    assert cards
    assert {card["card"]: card["cost"] for card in cards} == {card["card"]: card["printed"] for card in cards}
    pos.players[seat].discount = 1
    for before, now in zip(cards, pos.table(seat)["seats"][seat]["dealt"].get("cards", []), strict=True):
        assert now["cost"] == max(before["cost"] - 1, 0)


def test_the_log_does_not_tell_who_picked_what() -> None:
    pos, _packs = draft(2)
    first, card = asked(pos).seat, offers(pos)[0]
    for event in pos.apply(f"draft {card}"):
        for seat in range(3):
            if seat != first:
                assert f"card.{card}" not in str(event.seen_by(seat).key())
