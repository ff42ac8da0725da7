from __future__ import annotations

import pytest

from areopolis.cli.terminal.answers import is_numbers, keys, read_keys
from areopolis.kernel.decision import Choice, Decision, Wish
from areopolis.kernel.why import Text


def word(text: str) -> Choice:
    """A choice that is nothing but its words."""
    return Wish(tuple(text.split()), Text("choice", text))


def decision(*options: str, verb: str = "", least: int = 1, most: int = 1) -> Decision:
    return Decision(0, "test", tuple(word(option) for option in options), verb, least, most)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("play 009", "pass"), ["1", "2"]),
        (("space 03", "space 61"), ["03", "61"]),
        (("space 03", "done"), ["03", "0"]),
        (("amount 3", "amount 2", "amount 1"), ["3", "2", "1"]),
        (("amount 0", "amount 1", "none"), ["0", "1", "2"]),
        (("seat 1", "none"), ["1", "2"]),
    ],
)
def test_spaces_and_amounts_are_typed_by_their_own_number(options: tuple[str, ...], expected: list[str]) -> None:
    asked = decision(*options)
    assert keys(asked) == expected
    for key, option in zip(expected, options, strict=True):
        assert read_keys(asked, key) == word(option)


def test_a_space_may_be_typed_without_its_zero() -> None:
    assert read_keys(decision("space 03", "space 30"), "3") == word("space 03")


def test_several_cards_by_place_or_by_number() -> None:
    asked = decision("009", "115", "R24", verb="buy", least=0, most=2)
    for line in ("1 2", "2,1", "009 115", "1 115", "1 1 2"):
        choice = read_keys(asked, line)
        assert choice is not None
        assert choice.notation() == "buy 009 115"
    for line in ("0", "none"):
        choice = read_keys(asked, line)
        assert choice is not None
        assert choice.notation() == "buy none"
    for line in ("4", "1 2 3", "0 1", "9"):
        assert read_keys(asked, line) is None


def test_nothing_is_no_answer_where_something_must_be_chosen() -> None:
    assert read_keys(decision("009", "115", verb="keep"), "0") is None
    assert read_keys(decision("pass", "end"), "1 2") is None
    assert read_keys(decision("pass", "end"), "3") is None


def test_words_are_no_numbers() -> None:
    assert is_numbers("1, 2")
    assert not is_numbers("play 1")
    assert not is_numbers("")
