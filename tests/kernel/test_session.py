"""Taking back: to the last moment since which nothing was revealed and nobody else has chosen."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import IllegalChoice, StaleDecision
from areopolis.kernel.record import read_record, replay
from areopolis.kernel.session import Session, resume
from areopolis.terraforming import GAME
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.table import Table

OPTIONS = {"players": "2", "corporate-era": "yes", "draft": "no"}


@pytest.fixture
def session() -> Session:
    """A session in the middle of things: seat 0 to move, with money and cards."""
    found = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    scenario = Scenario().seat(0, mc=60, plants=8, hand=["009", "090", "141"]).seat(1, mc=30, plants=4)
    found.position = scenario.start()
    return found


def digest(session: Session) -> str:
    return session.position.digest()


def test_back_to_the_start_of_a_turn_without_secrets(session: Session) -> None:
    before = digest(session)
    for choice in ("play 009", "seat 1", "amount 3", "convert plants", "space 14"):
        session.apply(choice)
    assert session.may_undo(0) == 5
    assert session.may_undo(1) == 0
    session.undo(0, 5)
    assert digest(session) == before
    assert session.ply() == 0
    assert session.log == []


def test_one_step_back_in_the_middle_of_a_card(session: Session) -> None:
    session.apply("play 009")
    middle = digest(session)
    session.apply("seat 1")
    session.undo(0)
    assert digest(session) == middle
    session.apply("none")
    assert session.record.choices[-1] == (0, "none")


def test_not_behind_drawn_cards(session: Session) -> None:
    session.apply("play 141")
    assert session.may_undo(0) == 1
    session.apply("play 090")
    assert session.may_undo(0) == 0
    with pytest.raises(IllegalChoice):
        session.undo(0)


def test_not_behind_a_tile_that_brought_a_card(session: Session) -> None:
    session.apply("project aquifer")
    session.apply("space 04")
    assert session.may_undo(0) == 0


def test_not_behind_the_choice_of_another_seat(session: Session) -> None:
    session.apply("convert plants")
    session.apply("space 14")
    session.apply("end")
    assert session.may_undo(0) == 3
    session.apply("project asteroid")
    assert session.may_undo(0) == 0
    assert session.may_undo(1) == 1
    session.undo(1)
    assert session.may_undo(0) == 3


def test_not_behind_a_new_generation(session: Session) -> None:
    session.apply("pass")
    session.apply("pass")
    assert session.may_undo(1) == 0


def test_a_choice_for_a_question_that_is_gone(session: Session) -> None:
    session.apply("pass", ply=0)
    with pytest.raises(StaleDecision):
        session.apply("pass", ply=0)


def test_an_illegal_choice_changes_nothing(session: Session) -> None:
    before = digest(session)
    with pytest.raises(IllegalChoice):
        session.apply("milestone mayor")
    assert digest(session) == before
    assert session.ply() == 0


def test_save_and_resume_in_the_middle_of_a_card() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    while session.position.decision is not None and session.position.decision.kind in {"corporation", "start"}:
        decision = session.position.decision
        words = " ".join(decision.notations()[: max(decision.least, min(4, decision.most))])
        session.apply(f"{decision.verb} {words}")
    text = session.save().text()
    again = resume(read_record(text), GAME)
    assert again.position.digest() == session.position.digest()
    assert again.save().text() == text
    assert again.log == session.log
    pos = replay(read_record(text), {"terraforming": GAME})
    assert isinstance(pos, Table)
    assert pos.digest() == session.position.digest()
