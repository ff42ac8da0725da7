"""Phrases, plurals and lists in three languages."""

from __future__ import annotations

import pytest

from areopolis.kernel.text import NO_BREAK, Catalogue, plural_form
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


def said(language: Catalogue, text: Text, names: tuple[str, ...] = (), case: str = "") -> str:
    """What a language says, with plain spaces."""
    return language.say(text, names, case).replace(NO_BREAK, " ")


def test_parts_and_plurals() -> None:
    assert said(ENGLISH, Text("plants", 1)) == "1 plant"
    assert said(ENGLISH, Text("plants", 0)) == "0 plants"
    assert said(ENGLISH, Text("has", Text("seat", 0), Text("plants", 2)), ("Ana",)) == "Ana has 2 plants"


def test_seats() -> None:
    """People count from one."""
    assert said(ENGLISH, Text("seat", -1), ("Ana",)) == "nobody"
    assert said(ENGLISH, Text("seat", 3), ("Ana",)) == "seat 4"


def test_lists() -> None:
    three = [Text("plants", n) for n in (1, 2, 3)]
    assert said(ENGLISH, Text("and", *three)) == "1 plant, 2 plants and 3 plants"
    assert said(ENGLISH, Text("and", *three[:2])) == "1 plant and 2 plants"
    assert said(ENGLISH, Text("and", three[0])) == "1 plant"
    assert said(ENGLISH, Text("and")) == ""
    assert said(ENGLISH, Text("either", *three)) == "1 plant, or 2 plants, or 3 plants"


def test_sentences_and_negative_numbers() -> None:
    assert ENGLISH.sentence(Text("has", "ana", -3)) == "Ana has \N{MINUS SIGN}3."
    assert ENGLISH.sentence(Why("short", 4)) == f"4{NO_BREAK}short."


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
    assert said(CZECH, Text("draws", "Ana", Text("card", 5))) == "Ana bere kartu 5"
    assert said(CZECH, Text("shows", "Ana", Text("card", 5))) == "Ana ukazuje: karta 5"
    assert said(CZECH, Text("plant", 1), case="nom") == "1 rostlina"
    assert said(CZECH, Text("plant", 1)) == "1 rostlinu"


def test_cases_go_through_lists() -> None:
    both = Text("and", Text("card", 1), Text("or", Text("card", 2), Text("card", 3)))
    assert said(CZECH, Text("draws", "Ana", both)) == "Ana bere kartu 1 a kartu 2 nebo kartu 3"


def test_cases_beside_plurals_and_numbers() -> None:
    assert said(CZECH, Text("counts", 2, Text("card", 7))) == "2 berou kartu 7 2"


def test_a_case_that_is_missing_falls_back_to_the_plain_name() -> None:
    assert said(CZECH, Text("draws", "Ana", Text("plant", 5))) == "Ana bere 5 rostlin"
    assert said(CZECH, Text("draws", "Ana", "B6")) == "Ana bere B6"
    assert said(CZECH, Text("draws", "Ana", Text("tile"))) == "Ana bere tile", "never another language's form"


def test_names_of_people_have_no_cases() -> None:
    assert said(CZECH, Text("meets", Text("seat", 0), Text("seat", 1)), ("Ana", "Eva")) == "Ana potkává Eva"
    assert said(CZECH, Text("meets", Text("seat", 0), Text("seat", -1)), ("Ana",)) == "Ana potkává neutrálního soupeře"


def test_missing_phrases_fall_back() -> None:
    czech = Catalogue("cs", "czech", {"plants": "{0} {0|rostlina|rostliny|rostlin}"}, ENGLISH)
    assert said(czech, Text("plants", 5)) == "5 rostlin"
    assert said(czech, Text("has", "Ana", 1)) == "Ana has 1"
    assert said(czech, Text("unheard.of")) == "unheard.of"


@pytest.mark.parametrize(
    ("rule", "forms"),
    [
        ("english", {0: 1, 1: 0, 2: 1, 21: 1}),
        ("czech", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 21: 2, 22: 2, -1: 0}),
        ("serbian", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 25: 2, 101: 0, 111: 2}),
        ("1; ..2-4 but ..12-14", {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 21: 2, 22: 1, 114: 2}),
        ("0-1", {0: 0, 1: 0, 2: 1}),
        ("0; 1; 2; ..03-10", {0: 0, 1: 1, 2: 2, 3: 3, 10: 3, 11: 4, 103: 3, 110: 3, 111: 4}),
        ("", {0: 0, 1: 0, 7: 0}),
    ],
)
def test_plural_rules(rule: str, forms: dict[int, int]) -> None:
    assert {number: plural_form(rule, number) for number in forms} == forms


HELD = {
    "step": "raise it {0} {0|step|steps}",
    "steel": "gain {0} steel for {1}",
    "oxygen": "{0} % of oxygen, {1} °C",
    "money": "{0} M€ (at most 5 M€)",
    "fixed": "turn 8 heat into 1 step; 9. The end",
    "round": "{0}. generace a v ní k ničemu",
    "of": "stojí s kartou (v ruce) u {0} a {1}",
    "join.and": " a ",
}


@pytest.mark.parametrize(
    ("rule", "text", "told"),
    [
        ("english", Text("step", 2), "raise it 2_steps"),
        ("english", Text("steel", 3, Text("step", 1)), "gain 3_steel for raise it 1_step"),
        ("english", Text("oxygen", 4, -30), "4_% of oxygen, \N{MINUS SIGN}30_°C"),
        ("english", Text("money", 20), "20_M€ (at most 5_M€)"),
        ("english", Text("fixed"), "turn 8_heat into 1_step; 9. The end"),
        ("serbian", Text("round", 6), "6._generace a v ní k ničemu"),
        ("czech", Text("round", 6), "6._generace a_v_ní k_ničemu"),
        ("czech", Text("of", "Ann a Bea", "5 x"), "stojí s_kartou (v_ruce) u_Ann a Bea a_5 x"),
        ("czech", Text("and", "Ann", "Bea"), "Ann a_Bea"),
        ("english", Text("and", "Ann", "Bea"), "Ann a Bea"),
    ],
)
def test_no_line_ends_between_a_number_and_its_word(rule: str, text: Text, told: str) -> None:
    """Nor in Czech behind a word of one letter; what people typed stays as it is."""
    short = {"held": "k s v z o u a i"} if rule == "czech" else {}
    assert Catalogue("xx", rule, {**HELD, **short}).say(text).replace(NO_BREAK, "_") == told
