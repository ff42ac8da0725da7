"""What is printed on components, in words that every table can use."""

from __future__ import annotations

import re

import pytest

from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.onmars import describe
from areopolis.onmars.box import box_for

BOX = box_for("")
PHRASE_OR_GAP = re.compile(r"\bom\.|[{}]")


def said(words: Catalogue, text: Text) -> str:
    found = words.say(text).replace("\N{NO-BREAK SPACE}", " ")
    assert found
    assert not PHRASE_OR_GAP.search(found), found
    return found


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("family", describe.FAMILIES)
def test_every_component_says_what_is_printed_on_it(code: str, family: str) -> None:
    words = catalogue(code)
    numbers = range(1, describe.how_many(BOX, family) + 1)
    lines = [
        ": ".join(
            [said(words, text) for text in [describe.name_of(BOX, family, n), *describe.describe(BOX, family, n)]]
        )
        for n in numbers
    ]
    assert len(set(lines)) > len(lines) // 2, "components of a family differ"


@pytest.mark.parametrize("code", languages())
def test_scientists_and_first_colonists_say_it_too(code: str) -> None:
    words = catalogue(code)
    for scientist in BOX.scientists:
        said(words, describe.scientist(scientist))
        said(words, describe.scientist_cost(scientist))
    for card_a in BOX.cards_a:
        said(words, describe.colonist_a(card_a))
    for card_b in BOX.cards_b:
        said(words, describe.colonist_b(card_b))


def test_a_blueprint_says_its_facts_and_its_action() -> None:
    plan = BOX.blueprints[12]
    facts, action = describe.describe(BOX, "blueprint", 13)
    assert said(catalogue("en"), facts) == "mine, level 3, gain 1 mineral, 5 points"
    assert action == plan.action.text()


def test_what_costs_nothing_is_free() -> None:
    assert said(catalogue("en"), describe.cost()) == "free"
    assert said(catalogue("en"), describe.cost((0, 1, 0, 0, 0), 1, 2, 3)) == (
        "1 battery, 1 resource of any kind, 2 crystals and 3 colonists"
    )
