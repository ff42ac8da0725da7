"""Records as files: every damage is found, and named by its line."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.errors import BadOptions, BadRecord
from areopolis.kernel.record import Record, line_of, read_record, replay
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session, resume

HUGE = "9" * 5000


def played(game: str, choices: int) -> str:
    """The record of some random choices."""
    session = Session(games()[game], {"players": "2"}, ["Ana", "Ben"], 3)
    rng = Rng(seeded(3))
    for _ in range(choices):
        decision = session.position.first_question()
        assert decision is not None
        session.apply(decision.seat, random_choice(decision, rng))
    return session.save().text()


TEXT = played("terraforming", 60)
LINES = TEXT.split("\n")
FIRST_CHOICE = 7


def problem(text: str) -> BadRecord:
    """What is wrong with a file."""
    with pytest.raises(BadRecord) as found:
        replay(read_record(text), games())
    return found.value


def test_good_records_replay() -> None:
    for text in (TEXT, played("onmars", 60)):
        record = read_record(text)
        assert record.text() == text
        replay(record, games())


@pytest.mark.parametrize("game", ["terraforming", "onmars"])
def test_no_choice_can_be_left_out_or_changed(game: str) -> None:
    """Whatever is done to the choices or to the set-up, the digest tells, even if the same position comes out of it."""
    lines = played(game, 40).split("\n")
    replay(read_record("\n".join(lines)), games())
    for index in range(FIRST_CHOICE, FIRST_CHOICE + 40):
        problem("\n".join([*lines[:index], *lines[index + 1 :]]))
        problem("\n".join([*lines[:index], lines[index], *lines[index:]]))


@pytest.mark.parametrize(
    ("old", "new"),
    [("Ana", "Eva"), ("Ana, Ben", "Ben, Ana"), ("players=2", "players=2 draft=no"), ("seed: 3", "seed: 03")],
)
def test_the_digest_covers_the_set_up(old: str, new: str) -> None:
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    if new == "seed: 03":
        assert read_record(changed).text() == TEXT
    else:
        assert problem(changed).line == len(LINES) - 1
        assert "it has been edited" in problem(changed).problem


def test_a_bad_line_is_named_by_its_number_in_the_file() -> None:
    """Blank lines count, wherever they stand."""
    spread = [*LINES[:FIRST_CHOICE], "", "", LINES[FIRST_CHOICE], "", "  ", "0 fly"]
    assert problem("\n".join([*spread, *LINES[FIRST_CHOICE + 1 :]])).line == len(spread)
    edited = [*LINES[:10], "", "", *LINES[10:-3], "", "", "digest: 0123456789abcdef", ""]
    assert problem("\n".join(edited)).line == len(edited) - 1
    assert problem("\n".join([*LINES, "", "", "0 pass"])).line == len(LINES) + 3
    with pytest.raises(BadRecord) as found:
        resume(read_record("\n".join([*spread, *LINES[FIRST_CHOICE + 1 :]])), games()["terraforming"])
    assert found.value.line == len(spread)


def test_blank_lines_and_a_byte_order_mark_are_no_error() -> None:
    replay(read_record("\ufeff" + TEXT), games())
    replay(read_record(TEXT.replace("\n", "\r\n")), games())
    replay(read_record("\n".join([*LINES[:9], "", "", *LINES[9:], "", ""])), games())


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("areopolis record 1", "this is a record of form 1; this program reads form 2"),
        ("areopolis record 3", "this is a record of form 3; this program reads form 2"),
        ("areopolis record", "a record begins with 'areopolis record 2'"),
        ("number,seed", "a record begins with 'areopolis record 2'"),
        ("", "a record begins with 'areopolis record 2'"),
    ],
)
def test_records_of_another_form_are_refused(first: str, said: str) -> None:
    found = problem("\n".join([first, *LINES[1:]]))
    assert (found.line, found.problem) == (1, said)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, f"areopolis record {HUGE}"), (3, f"rules: {HUGE}"), (4, f"options: players={HUGE}"),
        (4, f"options: players=2 beginners={HUGE}"), (4, "options: players=2 players=2"), (4, "options: play\x1bers=2"),
        (5, "seats: Ana"), (5, "seats: Ana, "), (5, "seats: Ana, B\x07en"), (5, "seats: Ana, B\x85en"),
        (6, f"seed: {HUGE}"), (6, "seed: 9223372036854775808"), (6, "seed: --3"), (6, "seed: "),
        (8, f"{HUGE} pass"), (8, f"0 play {HUGE}"), (8, f"0 pay mc={HUGE}"), (8, f"0 space {HUGE}"), (8, "0 \x00"),
        (8, f"0 corporation {HUGE}"), (4, "options: players"),
    ],
)  # fmt: skip
def test_what_no_record_can_say_is_told_with_its_line(line: int, text: str) -> None:
    found = problem("\n".join([*LINES[: line - 1], text, *LINES[line:]]))
    assert found.line == line
    assert len(str(found)) < 12_000


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", "areopolis record 2", "areopolis record 2\ngame: terraforming\n"])
def test_a_file_that_ends_too_soon(text: str) -> None:
    assert problem(text).line <= 3


def test_every_beginning_of_a_record_is_refused() -> None:
    for end in range(0, len(TEXT) - 2, 7):
        problem(TEXT[:end])


@pytest.mark.parametrize("options", [{"": "x"}, {"a b": "1"}, {"a": "1 2"}, {"a=b": "1"}, {"a": "1\n0 pass"}])
def test_options_that_no_record_can_hold_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match="an option is one word"):
        Record("terraforming", 1, options, ["Ana", "Ben"], 3, [])


BOX = '[order.3]\n# | not the end:\n\nbenefit = { do = "gain", crystal = 2 }\n\t# digest: no\n'


def owned() -> str:
    """A record with an option that is a text."""
    session = Session(games()["onmars"], {"players": "2", "components": BOX}, ["Ana", "Ben"], 4)
    session.apply(1, "space 1")
    return session.save().text()


def test_an_option_may_be_a_text_of_whole_lines() -> None:
    record = Record("onmars", 2, {"players": "2", "components": BOX}, ["Ana", "Ben"], 4, [(0, "space 1")], "x")
    assert read_record(record.text()).options == record.options
    assert read_record(record.text().replace("\n", "\r\n")).options == record.options
    assert read_record(record.text()).text() == record.text()
    assert line_of(record, 0) == read_record(record.text()).lines[0]
    assert line_of(record, 1) == read_record(record.text()).lines[1]
    assert record.text().splitlines()[3] == "options: players=2"


def test_the_digest_covers_the_text_of_an_option() -> None:
    text = owned()
    assert replay(read_record(text), games()).digest()
    for changed in (text.replace("crystal = 2", "crystal = 1"), text.replace("# |", "# ||")):
        with pytest.raises(BadRecord, match="it has been edited"):
            replay(read_record(changed), games())
    with pytest.raises(BadRecord, match=r"line 4: components: order\.99"):
        replay(read_record(text.replace("order.3", "order.99")), games())


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("components:\n", "players:\n", "line 7: the option 'players' stands there twice"),
        ("components:\n", "components:\n\n", r"line 7: the text of 'components' must follow"),
        ("components:\n", "a b:\n", "line 4: .*an option is one word"),
        ("components:\n", "", r"line 7: a choice is written 'seat notation'"),
        ("|[", "|\x1b[", "line 4: .*an option is one word"),
    ],
)
def test_texts_that_are_damaged(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        read_record(owned().replace(old, new))
