"""Phrases, plurals and lists in three languages."""

from __future__ import annotations

import pytest

from areopolis.kernel.text import Catalogue, plural_form
from areopolis.kernel.why import Text, Why

ENGLISH = Catalogue(
    "en",
    "english",
    {
        "join.and": " and ",
        "join.either": ", or ",
        "plants": "{0} {0|plant|plants}",
        "has": "{0} has {1}",
        "neutral": "nobody",
        "seat.number": "seat {0}",
        "why.short": "{0} short",
    },
)


def test_parts_and_plurals() -> None:
    assert ENGLISH.say(Text("plants", 1)) == "1 plant"
    assert ENGLISH.say(Text("plants", 0)) == "0 plants"
    assert ENGLISH.say(Text("has", Text("seat", 0), Text("plants", 2)), ("Ana",)) == "Ana has 2 plants"


def test_seats() -> None:
    assert ENGLISH.say(Text("seat", -1), ("Ana",)) == "nobody"
    assert ENGLISH.say(Text("seat", 3), ("Ana",)) == "seat 3"


def test_lists() -> None:
    three = [Text("plants", n) for n in (1, 2, 3)]
    assert ENGLISH.say(Text("and", *three)) == "1 plant, 2 plants and 3 plants"
    assert ENGLISH.say(Text("and", *three[:2])) == "1 plant and 2 plants"
    assert ENGLISH.say(Text("and", three[0])) == "1 plant"
    assert ENGLISH.say(Text("and")) == ""
    assert ENGLISH.say(Text("either", *three)) == "1 plant, or 2 plants, or 3 plants"


def test_sentences_and_negative_numbers() -> None:
    assert ENGLISH.sentence(Text("has", "ana", -3)) == "Ana has \N{MINUS SIGN}3."
    assert ENGLISH.sentence(Why("short", 4)) == "4 short."


def test_missing_phrases_fall_back() -> None:
    czech = Catalogue("cs", "czech", {"plants": "{0} {0|rostlina|rostliny|rostlin}"}, ENGLISH)
    assert czech.say(Text("plants", 5)) == "5 rostlin"
    assert czech.say(Text("has", "Ana", 1)) == "Ana has 1"
    assert czech.say(Text("unheard.of")) == "unheard.of"


@pytest.mark.parametrize(
    ("rule", "forms"),
    [
        ("english", {0: 1, 1: 0, 2: 1, 21: 1}),
        ("czech", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 21: 2, 22: 2, -1: 0}),
        ("serbian", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 25: 2, 101: 0, 111: 2}),
    ],
)
def test_plural_rules(rule: str, forms: dict[int, int]) -> None:
    assert {number: plural_form(rule, number) for number in forms} == forms
