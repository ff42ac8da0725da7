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


CZECH = Catalogue(
    "cs",
    "czech",
    {
        "join.and": " a ",
        "join.or": " nebo ",
        "card": "karta {0}",
        "card.acc": "kartu {0}",
        "plant": "{0} {0|rostlinu|rostliny|rostlin}",
        "plant.nom": "{0} {0|rostlina|rostliny|rostlin}",
        "draws": "{0} bere {1:acc}",
        "shows": "{0} ukazuje: {1}",
        "counts": "{0} {0|bere|berou|bere} {1:acc} {0:acc}",
        "neutral": "neutrální soupeř",
        "neutral.acc": "neutrálního soupeře",
        "meets": "{0} potkává {1:acc}",
    },
    Catalogue("en", "english", {"tile": "tile", "tile.acc": "wrong"}),
)


def test_cases() -> None:
    assert CZECH.say(Text("draws", "Ana", Text("card", 5))) == "Ana bere kartu 5"
    assert CZECH.say(Text("shows", "Ana", Text("card", 5))) == "Ana ukazuje: karta 5"
    assert CZECH.say(Text("plant", 1), case="nom") == "1 rostlina"
    assert CZECH.say(Text("plant", 1)) == "1 rostlinu"


def test_cases_go_through_lists() -> None:
    both = Text("and", Text("card", 1), Text("or", Text("card", 2), Text("card", 3)))
    assert CZECH.say(Text("draws", "Ana", both)) == "Ana bere kartu 1 a kartu 2 nebo kartu 3"


def test_cases_beside_plurals_and_numbers() -> None:
    assert CZECH.say(Text("counts", 2, Text("card", 7))) == "2 berou kartu 7 2"


def test_a_case_that_is_missing_falls_back_to_the_plain_name() -> None:
    assert CZECH.say(Text("draws", "Ana", Text("plant", 5))) == "Ana bere 5 rostlin"
    assert CZECH.say(Text("draws", "Ana", "B6")) == "Ana bere B6"
    assert CZECH.say(Text("draws", "Ana", Text("tile"))) == "Ana bere tile", "never another language's form"


def test_names_of_people_have_no_cases() -> None:
    assert CZECH.say(Text("meets", Text("seat", 0), Text("seat", 1)), ("Ana", "Eva")) == "Ana potkává Eva"
    assert CZECH.say(Text("meets", Text("seat", 0), Text("seat", -1)), ("Ana",)) == "Ana potkává neutrálního soupeře"


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
