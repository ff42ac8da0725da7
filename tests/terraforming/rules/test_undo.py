"""What the rules allow to take back: nothing behind a card that somebody has seen, nor behind another's choice."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.kernel.session import Session
from areopolis.terraforming import GAME
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.table import Table
from tests.terraforming.rules.kit import all_pass, asked, offers

OPTIONS = {"players": "2", "corporate-era": "yes", "draft": "no"}


def session(position: Table) -> Session[Table]:
    found = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    found.position = position
    return found


def apply(table: Session[Table], *choices: str) -> None:
    for choice in choices:
        decision = table.position.first_question()
        assert decision is not None
        table.apply(decision.seat, choice)


def seen(table: Session[Table]) -> Table:
    assert isinstance(table.position, Table)
    return table.position


def test_not_behind_search_for_life() -> None:
    """The top card of the deck has been shown to everybody."""
    table = session(Scenario().seat(0, mc=15, played=["005"]).start())
    apply(table, "project asteroid")
    assert table.may_undo(0) == 1
    apply(table, "action 005")
    assert table.may_undo(0) == 0
    with pytest.raises(IllegalChoice):
        table.undo(0)


def test_not_behind_a_card_looked_at_but_behind_buying_it() -> None:
    table = session(Scenario().seat(0, mc=9, played=["006"]).deck_top(["003"]).start())
    apply(table, "action 006")
    assert table.may_undo(0) == 0
    before = table.position.digest()
    apply(table, "buy 003")
    assert table.may_undo(0) == 1
    table.undo(0)
    assert table.position.digest() == before


def test_not_behind_an_exchange_but_behind_declining_it() -> None:
    table = session(Scenario().seat(0, mc=20, played=["073"], hand=["115", "003"]).start())
    apply(table, "play 115")
    while asked(seen(table)).kind != "discard":
        apply(table, offers(seen(table))[0])
    apply(table, "discard none")
    assert table.may_undo(0) >= 2
    table.undo(0)
    apply(table, "discard 003")
    assert table.may_undo(0) == 0


def test_not_behind_the_first_action_of_inventrix_but_of_the_tharsis_republic() -> None:
    table = session(Scenario().seat(0, corporation="R43", first_due=True).start())
    apply(table, "first action")
    assert table.may_undo(0) == 0
    table = session(Scenario().seat(0, corporation="R31", first_due=True).start())
    apply(table, "first action", "space 14")
    assert table.may_undo(0) == 2


def test_sold_patents_and_payments_may_be_taken_back() -> None:
    table = session(Scenario().seat(0, mc=9, steel=4, hand=["003", "113"]).start())
    before = table.position.digest()
    apply(table, "project patents", "sell 003", "play 113", "pay mc=3,steel=4")
    assert table.may_undo(0) == 4
    table.undo(0, 4)
    assert table.position.digest() == before


def test_a_bonus_without_cards_may_be_taken_back() -> None:
    table = session(Scenario().parameters(temperature=-2, oxygen=7).seat(0, plants=8).start())
    before = table.position.digest()
    apply(table, "convert plants", "space 14", "space 30")
    assert table.may_undo(0) == 3
    table.undo(0, 3)
    assert table.position.digest() == before


def offered(table: Session[Table]) -> list[str]:
    """What the first seat that must answer may choose from."""
    question = table.position.first_question()
    assert question is not None
    return question.notations()


def test_a_start_may_be_taken_back_until_everybody_has_chosen() -> None:
    table = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    first = seen(table).first
    before = table.position.digest()
    apply(table, f"corporation {offered(table)[0]}", "buy none")
    assert table.may_undo(first) == 2
    table.undo(first, 2)
    assert table.position.digest() == before
    apply(table, f"corporation {offered(table)[1]}", "buy none")
    # What somebody else has answered meanwhile does not matter: nobody has seen anything yet.
    apply(table, f"corporation {offered(table)[0]}")
    assert (table.may_undo(first), table.may_undo(1 - first)) == (2, 1)
    between = table.position.digest()
    table.undo(first, 2)
    assert table.record.choices == [(1 - first, table.record.choices[0][1])]
    assert sorted(table.position.asked()) == [0, 1]
    apply(table, f"corporation {offered(table)[1]}", "buy none")
    assert table.position.digest() == between
    table.undo(1 - first)
    assert (table.may_undo(first), table.may_undo(1 - first), table.ply()) == (2, 0, 2)


def test_not_behind_the_revealing_of_the_corporations() -> None:
    table = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    for _seat in range(2):
        apply(table, f"corporation {offered(table)[0]}", "buy none")
    assert asked(seen(table)).kind == "turn"
    assert [table.may_undo(seat) for seat in range(2)] == [0, 0]


def drafting() -> Session[Table]:
    pos = Scenario(2, draft=True).start()
    all_pass(pos)
    return session(pos)


def test_a_pick_may_be_taken_back_until_another_picks() -> None:
    table = drafting()
    seat, cards = asked(seen(table)).seat, offers(seen(table))
    before = table.position.digest()
    apply(table, f"draft {cards[0]}")
    assert table.may_undo(seat) == 1
    table.undo(seat)
    assert table.position.digest() == before
    apply(table, f"draft {cards[1]}")
    assert table.may_undo(seat) == 1


def test_not_behind_cards_that_were_passed_on() -> None:
    table = drafting()
    for _pick in range(2):
        apply(table, f"draft {offered(table)[0]}")
    assert [table.may_undo(seat) for seat in range(2)] == [0, 0]


def test_buying_may_be_taken_back_until_another_buys() -> None:
    pos = Scenario().start()
    all_pass(pos)
    table = session(pos)
    apply(table, f"buy {offers(pos)[0]}")
    assert (table.may_undo(1), table.may_undo(0)) == (1, 0)
    apply(table, "buy none")
    assert (table.may_undo(1), table.may_undo(0)) == (0, 1)


def test_not_behind_the_last_pass_of_a_generation() -> None:
    """New cards have been dealt."""
    table = session(Scenario().seat(1, passed=True).start())
    apply(table, "pass")
    assert table.may_undo(0) == 0


def test_final_greeneries_may_be_taken_back() -> None:
    table = session(Scenario().parameters(8, 14, 9).seat(0, plants=16).seat(1, passed=True).start())
    apply(table, "pass", "space 14", "space 15")
    assert table.position.decision is None
    assert table.may_undo(0) == 3
    table.undo(0)
    assert asked(seen(table)).kind == "final"
