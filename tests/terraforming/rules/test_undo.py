"""What the rules allow to take back: nothing behind a card that somebody has seen, nor behind another's choice."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.kernel.session import Session
from areopolis.terraforming import GAME
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import all_pass, asked, offers

OPTIONS = {"players": "2", "corporate-era": "yes", "draft": "no"}


def new_session(position: WholePosition) -> Session[WholePosition]:
    found = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    found.position = position
    return found


def apply(session: Session[WholePosition], *choices: str) -> None:
    for choice in choices:
        decision = session.position.first_question()
        assert decision is not None
        session.apply(decision.seat, choice)


def seen(session: Session[WholePosition]) -> WholePosition:
    assert isinstance(session.position, WholePosition)
    return session.position


def test_not_behind_search_for_life() -> None:
    """The top card of the deck has been shown to everybody."""
    session = new_session(Scenario().seat(0, mc=15, played=["005"]).start())
    apply(session, "project asteroid")
    assert session.may_undo(0) == 1
    apply(session, "action 005")
    assert session.may_undo(0) == 0
    with pytest.raises(IllegalChoice):
        session.undo(0)


def test_not_behind_a_card_looked_at_but_behind_buying_it() -> None:
    session = new_session(Scenario().seat(0, mc=9, played=["006"]).deck_top(["003"]).start())
    apply(session, "action 006")
    assert session.may_undo(0) == 0
    before = session.position.digest()
    apply(session, "buy 003")
    assert session.may_undo(0) == 1
    session.undo(0)
    assert session.position.digest() == before


def test_not_behind_an_exchange_but_behind_declining_it() -> None:
    session = new_session(Scenario().seat(0, mc=20, played=["073"], hand=["115", "003"]).start())
    apply(session, "play 115")
    while asked(seen(session)).kind != "discard":
        apply(session, offers(seen(session))[0])
    apply(session, "discard none")
    assert session.may_undo(0) >= 2
    session.undo(0)
    apply(session, "discard 003")
    assert session.may_undo(0) == 0


def test_not_behind_the_first_action_of_inventrix_but_of_the_tharsis_republic() -> None:
    session = new_session(Scenario().seat(0, corporation="R43", first_due=True).start())
    apply(session, "first action")
    assert session.may_undo(0) == 0
    session = new_session(Scenario().seat(0, corporation="R31", first_due=True).start())
    apply(session, "first action", "space 14")
    assert session.may_undo(0) == 2


def test_sold_patents_and_payments_may_be_taken_back() -> None:
    session = new_session(Scenario().seat(0, mc=9, steel=4, hand=["003", "113"]).start())
    before = session.position.digest()
    apply(session, "project patents", "sell 003", "play 113", "pay mc=3,steel=4")
    assert session.may_undo(0) == 4
    session.undo(0, 4)
    assert session.position.digest() == before


def test_a_bonus_without_cards_may_be_taken_back() -> None:
    session = new_session(Scenario().parameters(temperature=-2, oxygen=7).seat(0, plants=8).start())
    before = session.position.digest()
    apply(session, "convert plants", "space 14", "space 30")
    assert session.may_undo(0) == 3
    session.undo(0, 3)
    assert session.position.digest() == before


def offered(session: Session[WholePosition]) -> list[str]:
    """What the first seat that must answer may choose from."""
    question = session.position.first_question()
    assert question is not None
    return question.notations()


def test_a_start_may_be_taken_back_until_everybody_has_chosen() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    first = seen(session).first
    before = session.position.digest()
    apply(session, f"corporation {offered(session)[0]}", "buy none")
    assert session.may_undo(first) == 2
    session.undo(first, 2)
    assert session.position.digest() == before
    apply(session, f"corporation {offered(session)[1]}", "buy none")
    # What somebody else has answered meanwhile does not matter: nobody has seen anything yet.
    apply(session, f"corporation {offered(session)[0]}")
    assert (session.may_undo(first), session.may_undo(1 - first)) == (2, 1)
    between = session.position.digest()
    session.undo(first, 2)
    assert session.record.choices == [(1 - first, session.record.choices[0][1])]
    assert sorted(session.position.asked()) == [0, 1]
    apply(session, f"corporation {offered(session)[1]}", "buy none")
    assert session.position.digest() == between
    session.undo(1 - first)
    assert (session.may_undo(first), session.may_undo(1 - first), session.ply()) == (2, 0, 2)


def test_not_behind_the_revealing_of_the_corporations() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    for _seat in range(2):
        apply(session, f"corporation {offered(session)[0]}", "buy none")
    assert asked(seen(session)).kind == "turn"
    assert [session.may_undo(seat) for seat in range(2)] == [0, 0]


def drafting() -> Session[WholePosition]:
    pos = Scenario(2, draft=True).start()
    all_pass(pos)
    return new_session(pos)


def test_a_pick_may_be_taken_back_until_another_picks() -> None:
    session = drafting()
    seat, cards = asked(seen(session)).seat, offers(seen(session))
    before = session.position.digest()
    apply(session, f"draft {cards[0]}")
    assert session.may_undo(seat) == 1
    session.undo(seat)
    assert session.position.digest() == before
    apply(session, f"draft {cards[1]}")
    assert session.may_undo(seat) == 1


def test_not_behind_cards_that_were_passed_on() -> None:
    session = drafting()
    for _pick in range(2):
        apply(session, f"draft {offered(session)[0]}")
    assert [session.may_undo(seat) for seat in range(2)] == [0, 0]


def test_buying_may_be_taken_back_until_another_buys() -> None:
    pos = Scenario().start()
    all_pass(pos)
    session = new_session(pos)
    apply(session, f"buy {offers(pos)[0]}")
    assert (session.may_undo(1), session.may_undo(0)) == (1, 0)
    apply(session, "buy none")
    assert (session.may_undo(1), session.may_undo(0)) == (0, 1)


def test_not_behind_the_last_pass_of_a_generation() -> None:
    """New cards have been dealt."""
    session = new_session(Scenario().seat(1, passed=True).start())
    apply(session, "pass")
    assert session.may_undo(0) == 0


def test_final_greeneries_may_be_taken_back() -> None:
    session = new_session(Scenario().parameters(8, 14, 9).seat(0, plants=16).seat(1, passed=True).start())
    apply(session, "pass", "space 14", "space 15")
    assert session.position.decision is None
    assert session.may_undo(0) == 3
    session.undo(0)
    assert asked(seen(session)).kind == "final"
