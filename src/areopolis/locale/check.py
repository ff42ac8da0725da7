"""What is wrong with a language: what it lacks, what it says beyond English, and phrases that cannot be filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import final

from areopolis.kernel.text import NOMINATIVE, Catalogue, plural_form
from areopolis.locale import cases, forms

# A place for a part, plain, in a grammatical case or with a form for every number; the number of the part, the forms.
PLACE = re.compile(r"\{(\d+)(?::[a-z]+|\|([^{}]*))?\}")
# Numbers up to here show all forms of every rule.
NUMBERS = 30


@final
@dataclass(frozen=True)
class Fault:
    """A phrase and what is wrong with its places."""

    key: str
    phrase: str
    english: str
    problem: str


@final
@dataclass(frozen=True)
class Report:
    """Everything that is wrong with a language."""

    # Phrases that English has and this language lacks, and phrases that only this language has.
    missing: list[str]
    unknown: list[str]
    faults: list[Fault]
    # Grammatical cases that phrases ask for and that no name has.
    cases: list[str]

    def clean(self) -> bool:
        """Whether there is nothing."""
        return not (self.missing or self.unknown or self.faults or self.cases)


def check(english: Catalogue, other: Catalogue) -> Report:
    """Compare a language with English; English with itself shows what is wrong without comparing."""
    declined = forms(other.phrases)
    # Every phrase with the English one that it says; a name in a case is compared with the plain name.
    says = declined | {key: key for key in english.phrases}
    faults = [
        Fault(key, other.phrases[key], english.phrases[name], problem)
        for key, name in sorted(says.items())
        if key in other.phrases and name in english.phrases
        for problem in problems(other.phrases[key], english.phrases[name], other.plural)
    ]
    return Report(
        sorted(set(english.phrases) - set(forms(english.phrases)) - set(other.phrases)),
        sorted(set(other.phrases) - set(says)),
        faults,
        sorted(cases(other.phrases) - {NOMINATIVE} - {key.rpartition(".")[2] for key in declined}),
    )


def problems(phrase: str, english: str, rule: str) -> list[str]:
    """What is wrong with the places of a phrase, if English is right."""
    wrong = [f"stray {brace}" for brace in "{}" if brace in PLACE.sub("", phrase)]
    used, wanted = places(phrase), places(english)
    wrong += [f"missing {{{place}}}" for place in sorted(wanted - used)]
    wrong += [f"nothing for {{{place}}}" for place in sorted(used - wanted)]
    for place, choices in PLACE.findall(phrase):
        number = len(choices.split("|"))
        if choices and number != form_count(rule):
            wrong.append(f"{number} forms for {{{place}}} instead of {form_count(rule)}")
    return wrong


def places(phrase: str) -> set[int]:
    """The numbers of all parts that a phrase uses."""
    return {int(place) for place, _forms in PLACE.findall(phrase)}


def form_count(rule: str) -> int:
    """How many plural forms a rule has."""
    return max([plural_form(rule, number) for number in range(NUMBERS)]) + 1
