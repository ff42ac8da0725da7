"""Taking back: to the last moment since which nothing was revealed and nobody else has chosen."""

from __future__ import annotations

import pytest

from areopolis.kernel.decision import Subset
from areopolis.kernel.errors import BadNotation, BadOptions, IllegalChoice, StaleDecision, WrongSeat
from areopolis.kernel.record import read_record, replay
from areopolis.kernel.session import Session, resume
from areopolis.terraforming import GAME
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.gain import Gain
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.terms import MC
from areopolis.terraforming.whole import WholePosition

OPTIONS = {"players": "2", "corporate-era": "yes", "draft": "no"}


@pytest.fixture
def session() -> Session[WholePosition]:
    """A session in the middle of things: seat 0 to move, with money and cards."""
    found = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    scenario = Scenario().seat(0, mc=60, plants=8, hand=["009", "090", "141"]).seat(1, mc=30, plants=4)
    found.position = scenario.start()
    return found


def digest(session: Session[WholePosition]) -> str:
    return session.position.digest()


def test_back_to_the_start_of_a_turn_without_secrets(session: Session[WholePosition]) -> None:
    before = digest(session)
    for choice in ("play 009", "seat 1", "amount 3", "convert plants", "space 14"):
        session.apply(0, choice)
    assert session.may_undo(0) == 5
    assert session.may_undo(1) == 0
    session.undo(0, 5)
    assert digest(session) == before
    assert session.ply() == 0
    assert session.log == []


def test_one_step_back_in_the_middle_of_a_card(session: Session[WholePosition]) -> None:
    session.apply(0, "play 009")
    middle = digest(session)
    session.apply(0, "seat 1")
    session.undo(0)
    assert digest(session) == middle
    session.apply(0, "none")
    assert session.record.choices[-1] == (0, "none")


def test_not_behind_drawn_cards(session: Session[WholePosition]) -> None:
    session.apply(0, "play 141")
    assert session.may_undo(0) == 1
    session.apply(0, "play 090")
    assert session.may_undo(0) == 0
    with pytest.raises(IllegalChoice):
        session.undo(0)


def test_not_behind_a_tile_that_brought_a_card(session: Session[WholePosition]) -> None:
    session.apply(0, "project aquifer")
    session.apply(0, "space 04")
    assert session.may_undo(0) == 0


def test_not_behind_the_choice_of_another_seat(session: Session[WholePosition]) -> None:
    session.apply(0, "convert plants")
    session.apply(0, "space 14")
    session.apply(0, "end")
    assert session.may_undo(0) == 3
    session.apply(1, "project asteroid")
    assert session.may_undo(0) == 0
    assert session.may_undo(1) == 1
    session.undo(1)
    assert session.may_undo(0) == 3


def test_not_behind_a_new_generation(session: Session[WholePosition]) -> None:
    session.apply(0, "pass")
    session.apply(1, "pass")
    assert session.may_undo(1) == 0


@pytest.mark.parametrize(
    ("choice", "final"), [("play 141", False), ("play 090", True), ("project asteroid", False), ("pass", False)]
)
def test_what_could_never_be_taken_back_is_known_before(
    session: Session[WholePosition], choice: str, final: bool
) -> None:
    before = state(session)
    assert session.is_final(0, session.position.read(choice)) == final
    assert state(session) == before
    session.apply(0, choice)
    assert (session.may_undo(0) == 0) == final


def test_the_end_of_a_game_is_final() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    full = Scenario().parameters(8, 14, 9).seat(0, mc=10).seat(1, mc=10)
    session.position = full.start()
    session.apply(0, "pass")
    assert session.is_final(1, session.position.read("pass", 1))
    session.apply(1, "pass")
    assert session.position.decision is None


def test_a_choice_for_a_question_that_is_gone(session: Session[WholePosition]) -> None:
    session.apply(0, "pass", ply=0)
    with pytest.raises(StaleDecision):
        session.apply(0, "pass", ply=0)


def test_an_illegal_choice_changes_nothing(session: Session[WholePosition]) -> None:
    before = digest(session)
    with pytest.raises(IllegalChoice):
        session.apply(0, "milestone mayor")
    assert digest(session) == before
    assert session.ply() == 0


def state(session: Session[WholePosition]) -> tuple[object, ...]:
    """Everything that a choice may change."""
    return (session.position.data(), session.save().text(), len(session.log), session.may_undo(0), session.may_undo(1))


def test_only_the_seat_that_is_asked_may_choose(session: Session[WholePosition]) -> None:
    before = state(session)
    for seat in (1, -1, 7):
        with pytest.raises(WrongSeat, match="for seat 0 to decide"):
            session.apply(seat, "pass")
    assert state(session) == before


@pytest.mark.parametrize(("choice", "ply"), [("pass", 1), ("pass", 7), ("pass", -2), ("fly", -1), ("convert heat", 0)])
def test_a_refused_choice_changes_nothing(session: Session[WholePosition], choice: str, ply: int) -> None:
    before = state(session)
    with pytest.raises((StaleDecision, BadNotation, IllegalChoice)):
        session.apply(0, choice, ply)
    assert state(session) == before


def test_an_error_in_the_middle_of_a_choice_changes_nothing(session: Session[WholePosition]) -> None:
    """After the choice something goes on that cannot: seat 9 is to gain M€."""
    session.apply(0, "convert plants")
    session.apply(0, "space 14")
    session.position.agenda.append(Do(9, Gain(MC, 1), -1))
    before = state(session)
    with pytest.raises(IndexError):
        session.apply(0, "end")
    assert state(session) == before


def test_a_subset_is_made_and_recorded_in_the_order_of_the_options() -> None:
    one, two = (Session(GAME, OPTIONS, ["Ana", "Ben"], 5) for _ in range(2))
    for session in (one, two):
        session.apply(0, f"corporation {session.position.decision.notations()[0]}" if session.position.decision else "")
    decision = one.position.question(0)
    assert decision is not None
    cards = decision.options[:3]
    one.apply(0, Subset("buy", *cards))
    two.apply(0, Subset("buy", *reversed(cards)))
    assert two.save().text() == one.save().text()
    third = one.undoable[-1].copy()
    third.apply(Subset("buy", *reversed(cards)), 0)
    assert third.digest() == one.position.digest()


def test_a_saved_record_is_a_copy() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    saved = session.save()
    text = saved.text()
    assert session.position.decision is not None
    session.apply(0, f"corporation {session.position.decision.notations()[0]}")
    assert saved.text() == text
    saved.choices.append((1, "pass"))
    saved.options["players"] = "3"
    saved.seats.append("Cyril")
    assert session.ply() == 1
    assert len(replay(read_record(session.save().text()), {"terraforming": GAME}).scores()) == 2


def test_what_happened_at_set_up_is_kept() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    opening = GAME.new(OPTIONS, 5).events
    assert opening
    session.apply(0, f"corporation {session.position.decision.notations()[0]}" if session.position.decision else "")
    assert session.opening == opening
    assert resume(session.save(), GAME).opening == opening


@pytest.mark.parametrize(
    "seats",
    [
        ["Ana"], ["Ana", "Ben", "Cyril"], ["Ana", "Ben, the second"], ["Ana", "Ben\n0 pass"], ["Ana", ""],
        ["Ana", "Ben "], ["Ana", "B\x1b[2Jen"], ["Ana", "B\x00en"], ["Ana", "B\x85en"], ["Ana", "B\u2028en"],
        [" Ana", "Ben"], ["Ana", "\ud800"], ["Ana", "Ben\r"],
    ],
)  # fmt: skip
def test_names_that_no_record_can_hold_are_refused(seats: list[str]) -> None:
    with pytest.raises(BadOptions):
        Session(GAME, OPTIONS, seats, 5)


@pytest.mark.parametrize("seats", [["Ana Marie", "Žofie-Š."], ["百合", "0"], ["digest: 7", "seed: #1 = :-)"]])
def test_names_that_a_record_can_hold_come_back(seats: list[str]) -> None:
    text = Session(GAME, OPTIONS, seats, 5).save().text()
    record = read_record(text)
    assert record.seats == seats
    replay(record, {"terraforming": GAME})


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1, 1 << 20_000], ids=["above", "below", "far above"])
def test_seeds_beyond_the_range_are_refused(seed: int) -> None:
    with pytest.raises(BadOptions, match="a seed is a whole number from"):
        Session(GAME, OPTIONS, ["Ana", "Ben"], seed)
    with pytest.raises(BadOptions, match="a seed is a whole number from"):
        GAME.new(OPTIONS, seed)


@pytest.mark.parametrize("seed", [(1 << 63) - 1, -(1 << 63)])
def test_the_last_seeds_are_recorded(seed: int) -> None:
    record = read_record(Session(GAME, OPTIONS, ["Ana", "Ben"], seed).save().text())
    assert record.seed == seed
    replay(record, {"terraforming": GAME})


def test_save_and_resume_in_the_middle_of_a_card() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben"], 5)
    while (decision := session.position.first_question()) is not None and decision.kind in {"corporation", "start"}:
        words = " ".join(decision.notations()[: max(decision.least, min(4, decision.most))])
        session.apply(decision.seat, f"{decision.verb} {words}")
    text = session.save().text()
    again = resume(read_record(text), GAME)
    assert again.position.digest() == session.position.digest()
    assert again.save().text() == text
    assert again.log == session.log
    pos = replay(read_record(text), {"terraforming": GAME})
    assert isinstance(pos, WholePosition)
    assert pos.digest() == session.position.digest()
