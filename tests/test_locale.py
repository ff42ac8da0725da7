"""Every language says all that English says, with the same parts and with all forms that its plural rule has."""

from __future__ import annotations

import pytest

from areopolis.kernel.text import Catalogue
from areopolis.locale import catalogue, languages
from areopolis.locale.check import Report, check, form_count

ENGLISH = {"a": "{0} cards", "b": "{0}", "c": "{0|one|many} {1}"}


def czech(**phrases: str) -> Report:
    """What is said of a small Czech, in which some phrases are these."""
    good = {"a": "{0} karet", "b": "{0}", "c": "{1} {0|jedna|dvě|pět}"}
    return check(Catalogue("en", "english", ENGLISH), Catalogue("cs", "czech", good | phrases))


@pytest.mark.parametrize("code", languages())
def test_every_language_is_complete_and_right(code: str) -> None:
    assert check(catalogue("en"), catalogue(code)) == Report([], [], [], [])


@pytest.mark.parametrize(
    ("key", "phrase", "problem"),
    [
        ("a", "karty", "missing {0}"),
        ("b", "{1}", "missing {0}"),
        ("b", "{0} {1}", "nothing for {1}"),
        ("c", "{0|jedna|dvě|pět}", "missing {1}"),
        ("a", "{0} {x}", "stray {"),
        ("a", "{0} {", "stray {"),
        ("a", "0} {0}", "stray }"),
        ("a", "{0} {0:}", "stray {"),
        ("c", "{1} {0|jedna|pět}", "2 forms for {0} instead of 3"),
        ("c", "{1} {0|jedna|dvě|čtyři|pět}", "4 forms for {0} instead of 3"),
    ],
)
def test_a_wrong_a_missing_and_an_unfilled_place_are_found(key: str, phrase: str, problem: str) -> None:
    assert czech().clean()
    report = czech(**{key: phrase})
    assert not report.clean()
    assert (key, problem) in [(fault.key, fault.problem) for fault in report.faults]


def test_one_wrong_place_in_a_real_language_is_found() -> None:
    """The check that the suite runs would fail on a single slip of the pen."""
    real = catalogue("cs")
    for right, wrong in (("{1}", "{2}"), ("{1}", ""), ("{0}", "{0} {3}"), ("{0}", "{0")):
        phrases = {**real.phrases, "event.play": real.phrases["event.play"].replace(right, wrong)}
        report = check(catalogue("en"), Catalogue("cs", real.plural, phrases))
        assert {fault.key for fault in report.faults} == {"event.play"}, wrong


def test_gaps_and_strangers_are_found() -> None:
    lonely = check(Catalogue("en", "english", ENGLISH), Catalogue("cs", "czech", {"a": "{0} karet", "z": "pryč"}))
    assert lonely.missing == ["b", "c"]
    assert lonely.unknown == ["z"]


def test_names_in_cases_are_known_if_a_phrase_asks_for_them() -> None:
    english = Catalogue("en", "english", {"card": "card {0}", "card.a": "a card {0}", "draws": "{0} draws {1:a}"})
    said = {"card": "karta {0}", "card.acc": "kartu {0}", "draws": "{0} si bere {1:acc}"}
    assert check(english, Catalogue("cs", "czech", said)).clean()
    assert check(english, english).clean()
    assert check(english, Catalogue("cs", "czech", said | {"card.nom": "karta {0}"})).clean(), "drawings ask for it"
    assert check(english, Catalogue("cs", "czech", said | {"card.dat": "kartě {0}"})).unknown == ["card.dat"]
    without = check(english, Catalogue("cs", "czech", said | {"card.acc": "kartu"}))
    assert [(fault.key, fault.problem) for fault in without.faults] == [("card.acc", "missing {0}")]
    nothing = check(english, Catalogue("cs", "czech", said | {"draws": "{0} si bere {1:gen}"}))
    assert nothing.cases == ["gen"]


@pytest.mark.parametrize(("rule", "forms"), [("english", 2), ("czech", 3), ("serbian", 3)])
def test_a_rule_says_how_many_forms_it_has(rule: str, forms: int) -> None:
    assert form_count(rule) == forms
