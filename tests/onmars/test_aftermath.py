"""What a choice is certain to mean for the others, in sentences."""

from __future__ import annotations

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session
from areopolis.kernel.why import Text
from areopolis.locale import catalogue
from areopolis.onmars.aftermath import touches_others
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.whole import WholePosition


def meant(pos: WholePosition, notation: str) -> list[str]:
    """What a choice means, by the names of the phrases."""
    return [text.name for text in meanings(pos, notation)]


def meanings(pos: WholePosition, notation: str) -> list[Text]:
    """What a choice means."""
    seat = pos.asked()[0]
    return pos.meaning(seat, pos.read(notation, seat))


def test_a_place_is_dearer_for_others() -> None:
    pos = Scenario(players=3).seat(0, mineral=2).start()
    assert meanings(pos, "act construct") == [Text("om.others.price", Text("om.action.construct"), 1)]


def test_a_full_action_says_who_will_leave_it() -> None:
    pos = Scenario(players=3).seat(0, mineral=2, crystal=3).slots("construct", 0, 2).start()
    full = Text("om.others.full", Text("om.action.construct"), Text("and", Text("seat", 1)))
    assert full in meanings(pos, "act construct")


def test_others_leave_a_full_action() -> None:
    pos = Scenario(players=3).seat(0, mineral=2, crystal=3).slots("construct", 0, 3).start()
    assert meant(pos, "act construct")[0] == "om.others.cleared"


def test_what_changes_nothing_says_so() -> None:
    assert meant(Scenario().start(), "act control") == ["om.others.nothing"]


def test_the_colony_and_its_next_level() -> None:
    pos = Scenario().seat(0, plant=1, lab={"condenser": "1t"}).start()
    play(pos, "act construct")
    assert meanings(pos, "construct condenser F3")[0] == Text("om.others.lacks", 3, 2)
    pos = Scenario().seat(0, plant=1, lab={"condenser": "1t"}).colony(1, (2, 2, 2, 1)).start()
    play(pos, "act construct")
    assert meanings(pos, "construct condenser F3")[0] == Text("om.others.rises", 2)


def test_whoever_owns_the_technology_is_named() -> None:
    pos = Scenario().seat(0, plant=1).seat(1, lab={"condenser": "1t"}).start()
    play(pos, "act construct")
    thanks = Text("om.others.thanks", Text("seat", 1), Text("om.tech.condenser"))
    assert thanks in meanings(pos, "construct condenser F3")


def test_sentences_are_true_all_through_a_game() -> None:
    """Whatever is said can be said in every language, and nothing is said of what nobody may know."""
    session = Session(games()["onmars"], {"players": "2"}, ["Ana", "Boris"], 40)
    rng, said = Rng(seeded(40)), set()
    for _ in range(400):
        pos = session.position
        if not pos.asked():
            break
        seat = pos.asked()[0]
        decision = pos.question(seat)
        assert decision is not None
        assert isinstance(pos, WholePosition)
        before = pos.data()
        choice = random_choice(decision, rng)
        texts = pos.meaning(seat, choice)
        assert pos.data() == before, "a question changes nothing"
        said |= {text.name for text in texts}
        for code in ("en", "cs", "sr"):
            assert all("{" not in catalogue(code).say(text) for text in texts)
        session.apply(seat, choice)
        after = session.position
        assert isinstance(after, WholePosition)
        if texts == [Text("om.others.nothing")] and decision.kind != "turn":
            assert not touches_others(pos, after, seat)
    assert {"om.others.price", "om.others.mission", "om.others.gone", "om.others.nothing"} <= said
