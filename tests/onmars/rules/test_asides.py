"""Goods for contracts at any time of the game, also while somebody else is asked (rulebook p. 17)."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.decision import ASIDE
from areopolis.kernel.errors import BadRecord, IllegalChoice, StaleDecision
from areopolis.kernel.record import read_record, replay
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session, resume
from areopolis.onmars.game import GAME
from areopolis.onmars.rules.contracts import lying
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import CRYSTAL, MINERAL, WATER
from areopolis.onmars.whole import WholePosition
from areopolis.testing.play import aside
from tests.onmars.rules import asked, legal

OPTIONS = {"players": "3"}


def scene() -> Scenario:
    """Seat 1 has goods for a contract; seat 0 is to move."""
    return Scenario().seat(1, mineral=1, water=2, contracts={9: {"water": 1}})


def refused(pos: WholePosition, text: str, seat: int) -> str:
    """The name of the reason why a seat may not do something; empty if it may."""
    why = pos.why_not(text, seat)
    return "" if why is None else why.name


def test_who_is_asked_and_who_may_do_something_aside() -> None:
    pos = scene().start()
    assert pos.asked() == [0]
    assert pos.question(0) == pos.decision
    question = pos.question(1)
    assert question is not None
    assert (question.seat, question.kind) == (1, ASIDE)
    assert question.notations() == ["deliver 9 mineral", "deliver 9 water"]
    assert pos.question(2) is None
    assert pos.question(-1) is None


@pytest.mark.parametrize(
    "choices",
    [
        [],
        ["act control"],
        ["act control", "rover G4", "bot E3 E2"],
        ["act construct"],
        ["act construct", "construct condenser E2"],
    ],
)
def test_the_open_question_stays_as_it_is(choices: list[str]) -> None:
    pos = scene().seat(0, plant=1, mineral=1).start()
    play(pos, *choices)
    before = pos.decision
    assert before is not None
    assert before.seat == 0
    events = pos.apply("deliver 9 water", seat=1)
    assert [(event.name, event.seat) for event in events] == [("om.deliver", 1)]
    assert (pos.players[1].goods[WATER], lying(pos, 9, WATER)) == (1, 2)
    assert pos.decision == before
    pos.apply("deliver 9 mineral", seat=1)
    assert (pos.players[1].goods[MINERAL], lying(pos, 9, MINERAL)) == (0, 1)
    assert pos.decision == before


def test_in_the_shuttle_phase() -> None:
    pos = scene().seat(0, space=5).shuttle("colony", 1).start_shuttle()
    assert asked(pos) == (0, "travel")
    pos.apply("deliver 9 water", seat=1)
    assert (asked(pos), lying(pos, 9, WATER)) == ((0, "travel"), 2)


def test_the_active_seat_while_another_moves_a_piece_out_of_its_way() -> None:
    pos = Scenario().seat(0, plant=1, water=1, contracts={9: {}}).seat(1, rover="E2").start()
    play(pos, "act construct", "construct condenser E2")
    assert asked(pos) == (1, "displace")
    before = pos.decision
    pos.apply("deliver 9 water", seat=0)
    assert (pos.decision, lying(pos, 9, WATER)) == (before, 1)


def test_it_may_come_before_somebody_else_and_win_the_crystals_of_the_mission() -> None:
    # One more contract is needed, and seat 0 is about to complete its own.
    scenario = Scenario(missions=(9, 2, 4)).missions(3, 1).seat(0, mineral=1, contracts={7: {"mineral": 3}})
    pos = scenario.seat(1, water=1, contracts={9: {"water": 2, "mineral": 2}}).start()
    pos.cubes[1:] = [5, 5]
    pos.apply("deliver 9 water", seat=1)
    assert (pos.cubes[0], crystals(pos, 1)[1] > 0, pos.remaining) == (0, True, 2)
    play(pos, "deliver 7 mineral")
    assert crystals(pos, 0) == (0, 0)


def test_crystals_that_wait_go_first() -> None:
    pos = Scenario().seat(1, crystal=1, waiting=1, contracts={12: {}}).start()
    pos.apply("deliver 12 crystal", seat=1)
    assert crystals(pos, 1) == (1, 0)
    pos.apply("deliver 12 crystal", seat=1)
    assert (crystals(pos, 1), lying(pos, 12, CRYSTAL)) == ((0, 0), 2)
    assert pos.question(1) is None


def test_reasons() -> None:
    pos = scene().seat(0, contracts={7: {}}).start()
    assert refused(pos, "deliver 9 water", 1) == ""
    assert refused(pos, "deliver 9 plant", 1) == "om.notwanted"
    assert refused(pos, "deliver 7 mineral", 1) == "om.notcontract"
    assert refused(pos, "act control", 1) == "notasked"
    assert refused(pos, "act control", 7) == "notasked"
    assert refused(pos, "act control", 0) == ""
    assert refused(pos, "deliver 7 mineral", 0) == "om.havenone"
    with pytest.raises(IllegalChoice, match="legal: deliver 9 mineral, deliver 9 water"):
        pos.apply("deliver 9 plant", seat=1)
    empty = Scenario().seat(1, contracts={9: {"water": 3}}).start()
    assert refused(empty, "deliver 9 mineral", 1) == "om.havenone"
    assert refused(empty, "deliver 9 water", 1) == "om.delivered"


def test_nothing_else_is_done_aside() -> None:
    # Private goals, as goals and as crystals, are for the own turn alone (p. 19).
    pos = scene().seat(1, water=1, goals=[8]).colony(3, (3, 3, 3, 3)).start()
    for text in ("complete 8 1", "pledge 8"):
        assert refused(pos, text, 1) == "om.ownturn"
    for text in ("end", "done"):
        assert refused(pos, text, 1) == "notasked"
    question = pos.question(1)
    assert question is not None
    assert question.notations() == ["deliver 9 water"]


def test_lacerda_delivers_nothing() -> None:
    scenario = Scenario(players=1, solo_goal="first-colonists")
    pos = scenario.seat(1, crystal=2, contracts={12: {}}).start()
    assert pos.question(1) is None


def test_in_an_own_question_outside_the_own_turn() -> None:
    pos = Scenario().seat(0, water=1, contracts={9: {}}).shuttle("colony", 1).start_shuttle()
    assert legal(pos) == ["travel", "stay", "deliver 9 water"]
    play(pos, "deliver 9 water")
    assert (asked(pos), legal(pos)) == ((0, "travel"), ["travel", "stay"])
    scenario = Scenario().seat(0, plant=1).seat(1, water=1, contracts={9: {}}, lab={"condenser": "1t"})
    pos = scenario.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert (asked(pos), legal(pos)) == ((1, "thanks"), ["oxygen", "develop condenser 2t", "deliver 9 water"])
    play(pos, "deliver 9 water", "oxygen")
    assert (asked(pos), lying(pos, 9, WATER)) == ((1, "turn"), 1)


def test_no_question_is_asked_for_the_sake_of_a_delivery_in_anothers_turn() -> None:
    # The tile in the last column cannot move: the oxygen comes by itself.
    scenario = Scenario().seat(0, plant=1).seat(1, water=1, contracts={9: {}}, lab={"condenser": "6"})
    pos = scenario.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (1, "turn")


def new_session() -> Session[WholePosition]:
    """Seat 0 is to move in a game of which a session keeps the record."""
    found = Session(GAME, {"players": "2"}, ["Ana", "Ben"], 5)
    found.position = scene().start()
    return found


def test_a_session_notes_whose_it_was() -> None:
    session = new_session()
    session.apply(0, "act control")
    session.apply(1, "deliver 9 water")
    session.apply(0, "done")
    assert session.record.choices == [(0, "act control"), (1, "deliver 9 water"), (0, "done")]
    with pytest.raises(StaleDecision):
        session.apply(1, "deliver 9 water", ply=2)


def test_taking_back() -> None:
    session = new_session()
    session.apply(0, "act control")
    before = session.position.digest()
    session.apply(1, "deliver 9 water")
    # Somebody else has chosen since: seat 0 waits until seat 1 takes that back.
    assert (session.may_undo(0), session.may_undo(1)) == (0, 1)
    session.undo(1)
    assert session.position.digest() == before
    assert (session.may_undo(0), session.record.choices) == (1, [(0, "act control")])


def test_records_with_asides_replay_and_resume() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben", "Eva"], 2)
    rng = Rng(seeded(2))
    made = 0
    while session.position.decision is not None:
        found = aside(session.position, rng)
        if found is None:
            session.apply(session.position.decision.seat, random_choice(session.position.decision, rng))
        else:
            session.apply(*found)
            made += 1
    assert made > 5
    text = session.save().text()
    assert replay(read_record(text), {GAME.name: GAME}).digest() == session.position.digest()
    again = resume(read_record(text), GAME)
    assert again.save().text() == text
    assert again.log == session.log


def test_a_record_names_no_seat_that_has_no_question() -> None:
    session = Session(GAME, OPTIONS, ["Ana", "Ben", "Eva"], 2)
    assert session.position.decision is not None
    session.apply(session.position.decision.seat, session.position.decision.options[0])
    text = session.save().text()
    seat, choice = session.record.choices[0]
    for other in range(5):
        if other != seat:
            with pytest.raises(BadRecord, match="it is seat"):
                replay(read_record(text.replace(f"{seat} {choice}", f"{other} {choice}")), {GAME.name: GAME})
