"""Components and their drawings: nothing is without one, and what is drawn is what is declared."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest

from areopolis.games import games
from areopolis.kernel import icons as kernel
from areopolis.kernel.component import Component, Part
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import either, frame, icon, named, together, with_amount
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages, reference
from areopolis.onmars import effects as om_effects
from areopolis.onmars import icons as onmars
from areopolis.onmars import refs as om_refs
from areopolis.onmars.effects import base
from areopolis.terraforming import icons as terraforming
from areopolis.terraforming import refs as tm_refs
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.describe import describe
from areopolis.terraforming.turmoil.event import EventPart
from areopolis.terraforming.vocabulary import Count, Effect, Lasting, Need
from tests.test_docs import words_of_the_vocabulary

PAGE = Path(__file__).parents[1] / "docs" / "concepts" / "components.md"
BASES = (Effect, Lasting, Need, Count, EventPart, base.Effect, base.Condition)
KINDS = {
    "terraforming": {*tm_refs.KINDS_OF_REFS, *tm_refs.KINDS_IN_TEXTS, *terraforming.DRAWINGS, *kernel.DRAWINGS},
    "onmars": {*om_refs.KINDS_OF_REFS, *om_refs.KINDS_IN_TEXTS, *onmars.DRAWINGS, *kernel.DRAWINGS},
}
COMPONENTS = {name: game.components({}) for name, game in games().items()}


def words_of_on_mars() -> list[type]:
    modules = [f"{om_effects.__name__}.{module.name}" for module in pkgutil.iter_modules(om_effects.__path__)]
    found = [thing for module in modules for thing in vars(importlib.import_module(module)).values()]
    kinds = (base.Effect, base.Condition)
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, kinds) and thing not in kinds]


def walk(drawings: list[Icon]) -> list[Icon]:
    """Drawings with everything in their frames."""
    found: list[Icon] = []
    for drawn in drawings:
        found += [drawn, *walk(drawn.get("items", [])), *walk(drawn.get("then", []))]
    return found


def parts(one: Component) -> list[Part]:
    return [*one.needs, *one.parts]


def numbers(text: Text) -> set[int]:
    """All numbers in a text."""
    found: set[int] = set()
    for part in text.parts:
        found |= numbers(part) if isinstance(part, Text) else {abs(part)} if isinstance(part, int) else set()
    return found


def test_every_word_of_the_vocabulary_draws_itself() -> None:
    words = [*words_of_the_vocabulary(), *words_of_on_mars()]
    assert len(words) > 120
    for word in words:
        own = next(kind for kind in word.__mro__ if "icons" in vars(kind))
        assert own not in BASES, word


@pytest.mark.parametrize("game", COMPONENTS)
def test_every_part_has_a_drawing_of_known_kinds(game: str) -> None:
    for one in COMPONENTS[game]:
        for part in parts(one):
            assert part.icons, (one.id, part.text)
        for drawn in walk([*one.tags, *one.price, *one.row, *[d for part in parts(one) for d in part.icons]]):
            assert drawn["icon"] in KINDS[game], (one.id, drawn)


@pytest.mark.parametrize(("game", "module"), [("terraforming", terraforming), ("onmars", onmars)])
def test_no_drawing_is_left_over(game: str, module: object) -> None:
    used = {drawn["icon"] for one in COMPONENTS[game] for part in parts(one) for drawn in walk(part.icons)}
    assert set(vars(module)["DRAWINGS"]) <= used


@pytest.mark.parametrize("game", COMPONENTS)
def test_the_numbers_of_the_words_are_drawn(game: str) -> None:
    """Only what a column of the laboratory or a certain contract is called is no amount."""
    names = {"om.need.techson.column", "om.need.contractdone"}
    for one in COMPONENTS[game]:
        for part in parts(one):
            drawn = {abs(drawn["amount"]) for drawn in walk(part.icons) if "amount" in drawn}
            assert part.text.name in names or numbers(part.text) - {0} <= drawn, (one.id, part.text, part.icons)


@pytest.mark.parametrize("game", COMPONENTS)
@pytest.mark.parametrize("code", languages())
def test_every_component_can_be_said(game: str, code: str) -> None:
    phrases = catalogue(code)
    for one in COMPONENTS[game]:
        assert phrases.phrase(one.name.name) or catalogue("en").phrase(one.name.name), one.name
        for part in parts(one):
            assert phrases.sentence(part.text)
            assert not part.section or phrases.phrase(f"section.{part.section}")


@pytest.mark.parametrize("game", COMPONENTS)
def test_components_are_found_by_their_references(game: str) -> None:
    """Kind and id are those by which sentences name the component, as far as they do."""
    keys = [(one.kind, one.id) for one in COMPONENTS[game]]
    assert len(keys) == len(set(keys))
    for one in COMPONENTS[game]:
        found = reference(one.name)
        assert found is None or (found.kind, found.name) == (one.kind, one.id), one.name


def test_all_cards_and_events_are_there() -> None:
    found = {(one.kind, one.id): one for one in COMPONENTS["terraforming"]}
    assert {card.number for card in BY_ID if card.name} == {name for kind, name in found if kind == "card"}
    assert len([kind for kind, _ in found if kind == "event"]) == 31
    assert {one.type for one in found.values()} == {
        "automated", "active", "event", "corporation", "policy", "bonus", "global", "project", "milestone", "award",
        "party",
    }  # fmt: skip
    for card in BY_ID:
        if card.name:
            one = found["card", card.number]
            sections = [section for section, _text in describe(card) if section != "needs"]
            assert [part.section.replace("start", "play") for part in one.parts] == sections
            assert [part.text for part in one.needs] == [need.text() for need in card.needs]


def card(number: str) -> Component:
    return next(one for one in COMPONENTS["terraforming"] if one.id == number)


def test_examples_of_terraforming_mars() -> None:
    capital = card("008")
    assert capital.needs[0].icons == [{"icon": "parameter", "id": "oceans", "amount": 4, "bound": "least"}]
    assert capital.price == [{"icon": "resource", "id": "mc", "amount": 26}]
    assert capital.tags == [{"icon": "tag", "id": "city"}, {"icon": "tag", "id": "building"}]
    # Neighbours that change production share a frame.
    assert capital.row[0] == {
        "icon": "production",
        "items": [
            {"icon": "resource", "id": "energy", "amount": -2},
            {"icon": "resource", "id": "mc", "amount": 5},
        ],
    }
    birds = card("072")
    assert birds.facts["holds"] == "animal"
    assert birds.parts[0].icons == [
        {"icon": "action", "items": [], "then": [{"icon": "resource", "id": "animal", "amount": 1}]}
    ]
    assert birds.parts[1].icons[0].get("items") == [{"icon": "resource", "id": "plants", "amount": -2, "anyone": True}]
    assert birds.parts[2].icons == [
        {
            "icon": "per",
            "items": [{"icon": "points", "amount": 1}],
            "then": [{"icon": "resource", "id": "animal"}],
        }
    ]
    assert card("112").points == -2


def test_goals_take_what_the_options_say() -> None:
    def wanted(options: dict[str, str]) -> list[Icon]:
        found = {one.id: one for one in games()["terraforming"].components(options) if one.kind == "milestone"}
        return found["terraformer"].needs[0].icons

    assert wanted({}) == [{"icon": "rating", "amount": 35, "bound": "least"}]
    assert wanted({"turmoil": "yes"}) == [{"icon": "rating", "amount": 26, "bound": "least"}]


def test_an_example_of_on_mars() -> None:
    found = {(one.kind, one.id): one for one in COMPONENTS["onmars"]}
    plan = found["blueprint", "2"]
    assert plan.points == 3
    assert plan.parts[1].section == "action"
    assert plan.parts[1].icons == [
        {"icon": "building", "id": "mine"},
        {
            "icon": "boost",
            "items": [{"icon": "piece", "id": "colonist", "amount": 1}],
            "then": [{"icon": "level", "amount": 1}],
        },
    ]


def test_the_documentation_lists_all_drawings() -> None:
    text = PAGE.read_text("utf-8")
    for drawings in (kernel.DRAWINGS, terraforming.DRAWINGS, onmars.DRAWINGS):
        rows = [f"| `{name}` | {meaning} |\n" for name, meaning in drawings.items()]
        assert "| icon | what is drawn |\n|---|---|\n" + "".join(rows) in text


def test_frames() -> None:
    one, two = icon("a"), icon("b", "x", 2)
    assert together([one]) == one
    assert together([one, two]) == {"icon": "group", "items": [one, two]}
    assert either([[one], [two]]) == {"icon": "or", "items": [one, two]}
    assert either([[one]]) == one
    assert with_amount([one, two], 3) == [{"icon": "a", "amount": 3}, two]
    framed = frame("action", [two], [frame("or", [two, one])])
    assert named([framed], "x", "y") == [frame("action", [icon("b", "y", 2)], [frame("or", [icon("b", "y", 2), one])])]
    assert two == icon("b", "x", 2)
