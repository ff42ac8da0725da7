"""Several seats are asked at once; that the order of their answers does not matter, the conformance suite sees."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.codec import canonical
from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.kernel.rng import Rng
from areopolis.terraforming import GAME
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.whole import WholePosition

DRAFT = {"players": "4", "draft": "yes"}


def test_set_up_asks_everybody() -> None:
    pos = GAME.new(DRAFT, 3)
    assert sorted(pos.asked()) == [0, 1, 2, 3]
    for seat in range(4):
        question = pos.question(seat)
        assert question is not None
        assert (question.seat, question.kind) == (seat, "corporation")


def after_set_up(options: dict[str, str]) -> WholePosition:
    """A game in which everybody has founded, passed at once, and is asked for the draft or the research."""
    pos = GAME.new(options, 3)
    while pos.generation == 1:
        decision = pos.decision
        assert decision is not None
        passing = decision.find("pass")
        pos.apply(passing if passing is not None else random_choice(decision, Rng(1)))
    return pos


@pytest.mark.parametrize(("options", "kind"), [(DRAFT, "draft"), ({"players": "3"}, "research")])
def test_research_and_draft_ask_everybody(options: dict[str, str], kind: str) -> None:
    pos = after_set_up(options)
    assert len(pos.asked()) == pos.seats()
    for seat in pos.asked():
        question = pos.question(seat)
        assert question is not None
        assert question.kind == kind


def test_nothing_happens_before_the_last_answer() -> None:
    pos = after_set_up({"players": "3"})
    before = pos.copy()
    last = pos.asked()[0]
    for seat in pos.asked()[1:]:
        question = pos.question(seat)
        assert question is not None
        events = pos.apply(f"buy {question.notations()[0]}", seat)
        assert events == []
        assert pos.question(seat) is None
        assert seat not in pos.asked()
    # Nobody sees what the others have handed in: only who has still to answer.
    assert pos.asked() == [last]
    known, unknown = pos.table(last), before.table(last)
    assert known["seats"] == unknown["seats"]
    assert (known["asked"], len(unknown["asked"])) == ([last], 3)
    events = pos.apply("buy none", last)
    assert [event.name for event in events].count("bought") == 3
    assert not pos.answers


def test_an_illegal_answer_moves_nothing() -> None:
    pos = after_set_up({"players": "3"})
    seat = pos.asked()[1]
    before = canonical(pos.data())
    with pytest.raises(IllegalChoice):
        pos.apply("pass", seat)
    with pytest.raises(IllegalChoice):
        pos.apply("buy 001 002 003 004", seat)
    assert canonical(pos.data()) == before
    pos.apply("buy none", seat)
    between = canonical(pos.data())
    with pytest.raises(IllegalChoice):
        pos.apply("buy none", seat)
    assert canonical(pos.data()) == between


def test_an_answer_may_be_changed_until_the_last_one_has_answered() -> None:
    pos = after_set_up({"players": "3"})
    seat = pos.asked()[2]
    before = canonical(pos.data())
    pos.apply("buy none", seat)
    pos.retract(seat)
    assert canonical(pos.data()) == before
    question = pos.question(seat)
    assert question is not None
    pos.apply(f"buy {question.notations()[0]}", seat)


def test_a_position_between_answers_can_be_kept() -> None:
    pos = after_set_up(DRAFT)
    for seat in pos.asked()[:2]:
        question = pos.question(seat)
        assert question is not None
        pos.apply(f"draft {question.notations()[0]}", seat)
    again = GAME.restore(pos.data())
    assert canonical(again.data()) == canonical(pos.data())
    assert again.asked() == pos.asked()
    copy = pos.copy()
    copy.retract(next(iter(copy.answers)))
    assert len(pos.asked()) == 2
    assert len(copy.asked()) == 3


def test_a_seat_sees_its_affairs_after_its_own_answers() -> None:
    pos = GAME.new({"players": "2"}, 3)
    question = pos.question(1)
    assert question is not None
    pos.apply(f"corporation {question.notations()[0]}", 1)
    view = pos.view(1).apart()
    asked = view.question()
    assert asked is not None
    assert asked.kind == "start"
    assert view.read("buy none").notation() == "buy none"
    # Nobody else sees the answer, and nothing of it has happened.
    assert pos.view(0).apart().question() == GAME.new({"players": "2"}, 3).question(0)
    assert len(pos.answers[1]) == 1


def test_a_view_gives_reasons_for_choices_and_for_what_is_written() -> None:
    view = Scenario().seat(0, mc=1, hand=["009"]).start().view(0)
    wish, why = view.refusals()[0]
    assert wish.notation() == "play 009"
    assert view.reasons(wish) == view.reasons("play 009") == [why]
    assert view.reasons("pass") == []
    with pytest.raises(BadNotation):
        view.reasons("fly 009")
    with pytest.raises(IllegalChoice):
        view.read("play 009")
