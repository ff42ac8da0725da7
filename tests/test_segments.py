"""Sentences in pieces: what they say is the same, and names of things on the table are references to them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.decision import Choice
from areopolis.kernel.forms import RefSegment, Segment
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.text import shown
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue, languages, reference
from areopolis.onmars import GAME as ONMARS
from areopolis.onmars import refs as onmars
from areopolis.onmars.scenario import Scenario
from areopolis.terraforming import GAME as TERRAFORMING
from areopolis.terraforming import refs as terraforming
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.describe import describe
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.testing.phrases import texts_of

NAMES = ("ana", "Bruno", "Cyril", "Dana", "Eva")
MOST_CHOICES = 300
VARIANTS = [(game.name, i) for game in games().values() for i in range(0, len(game.variants()), 4)]
KINDS = {
    "terraforming": {*terraforming.KINDS_OF_REFS, *terraforming.KINDS_IN_TEXTS},
    "onmars": {*onmars.KINDS_OF_REFS, *onmars.KINDS_IN_TEXTS},
}


def played(game: str, variant: int) -> set[Text]:
    """What is said in a random game."""
    pos = games()[game].new(games()[game].variants()[variant], variant)
    rng = Rng(seeded(variant))
    found = set(texts_of(pos))
    for _ in range(MOST_CHOICES):
        if pos.decision is None:
            break
        pos.apply(random_choice(pos.decision, rng))
        found |= set(texts_of(pos))
    return found


def refs(said: list[Segment]) -> list[RefSegment]:
    return [segment for segment in said if not isinstance(segment, str)]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_segments_say_what_the_sentence_says(game: str, variant: int) -> None:
    for text in played(game, variant):
        for code in languages():
            language = catalogue(code)
            pieces = language.segments(text, NAMES)
            assert "".join(map(shown, pieces)) == language.say(text, NAMES)
            assert "".join(map(shown, language.sentence_segments(text, NAMES))) == language.sentence(text, NAMES)
            assert all(map(shown, pieces))
            assert {segment["ref"] for segment in refs(pieces)} <= KINDS[game]


@pytest.mark.parametrize("code", languages())
def test_texts_of_cards_too(code: str) -> None:
    language = catalogue(code)
    texts = [text for card in BY_ID if card.name for _, text in describe(card)]
    texts += [part.text() for event in EVENTS for part in event.parts]
    for text in texts:
        assert "".join(map(shown, language.segments(text))) == language.say(text)


def pieces(text: Text | Why, code: str = "en") -> list[Segment]:
    """A text in pieces, with plain spaces."""
    found: list[Segment] = []
    for segment in catalogue(code).segments(text, NAMES):
        if isinstance(segment, str):
            found.append(segment.replace("\N{NO-BREAK SPACE}", " "))
        else:
            found.append({**segment, "text": segment["text"].replace("\N{NO-BREAK SPACE}", " ")})
    return found


def test_examples_of_terraforming_mars() -> None:
    assert pieces(Text("event.play", Text("seat", 0), Text("card.009"))) == [
        {"ref": "seat", "id": "0", "text": "ana"},
        " plays ",
        {"ref": "card", "id": "009", "text": "Asteroid"},
    ]
    assert pieces(Text("event.gain", Text("seat", 1), Text("and", Text("amount.plants", 3), Text("amount.mc", 1)))) == [
        {"ref": "seat", "id": "1", "text": "Bruno"},
        " gains ",
        {"ref": "resource", "id": "plants", "text": "3 plants", "amount": 3},
        " and ",
        {"ref": "resource", "id": "mc", "text": "1 M€", "amount": 1},
    ]
    assert pieces(Text("choice.lower", Text("seat", -1), Text("production.heat"), 2)) == [
        {"ref": "seat", "id": "neutral", "text": "the neutral opponent"},
        ": ",
        {"ref": "production", "id": "heat", "text": "heat production"},
        " \N{MINUS SIGN}2",
    ]
    assert pieces(Text("choice.space", Text("space", "23"))) == [{"ref": "space", "id": "23", "text": "space 23"}]
    assert pieces(Text("space.phobos")) == [{"ref": "space", "id": "phobos", "text": "Phobos"}]
    assert pieces(Why("tags", 2, Text("tag.science"), 0)) == [
        "needs 2 ",
        {"ref": "tag", "id": "science", "text": "science"},
        " tags, you have 0",
    ]
    assert pieces(EVENTS[3].title) == [{"ref": "event", "id": "G03", "text": EVENTS[3].name}]
    assert pieces(Text("global.searises")) == ["the first player places an ocean; nobody gains anything for it"]


@pytest.mark.parametrize(
    ("text", "kind", "name"),
    [
        (Text("tile.city"), "tile", "city"),
        (Text("party.reds"), "party", "reds"),
        (Text("milestone.mayor"), "milestone", "mayor"),
        (Text("award.miner"), "award", "miner"),
        (Text("project.aquifer"), "project", "aquifer"),
        (Text("resource.animal"), "resource", "animal"),
        (Text("parameter.oxygen"), "parameter", "oxygen"),
        (Text("track.bio"), "track", "bio"),
        (Text("card.R01"), "card", "R01"),
        (Text("om.action.learn"), "action", "learn"),
        (Text("om.act.learn"), "action", "learn"),
        (Text("om.building.mine"), "building", "mine"),
        (Text("om.tech.rover"), "tech", "rover"),
        (Text("om.blueprint.7"), "blueprint", "7"),
        (Text("om.scientist.systems"), "scientist", "systems"),
        (Text("om.side.orbit"), "side", "orbit"),
        (Text("om.mission.bots"), "mission", "bots"),
        (Text("om.contract", 4), "contract", "4"),
        (Text("om.goal", 12), "goal", "12"),
        (Text("om.discovery", 3), "discovery", "3"),
        (Text("om.research", "B"), "research", "B"),
        (Text("om.lab.2m"), "lab", "2m"),
        (Text("om.depot", 5), "depot", "5"),
        (Text("om.choice.space", 2), "order", "2"),
        (Text("om.hex", "E7"), "hex", "E7"),
        (Text("om.place.working"), "colonist", "working"),
        (Text("om.amount.bot", 2), "piece", "bot"),
        (Text("om.amount.crystal", 2), "resource", "crystal"),
    ],
)
def test_names_are_references(text: Text, kind: str, name: str) -> None:
    found = reference(text)
    assert found is not None
    assert (found.kind, found.name) == (kind, name)


@pytest.mark.parametrize("name", ["choice.play", "event.om.act", "effect.gain.mc", "om.effect.gain", "why.money"])
def test_other_phrases_are_none(name: str) -> None:
    assert reference(Text(name, 1, 2)) is None


@pytest.mark.parametrize("game", [terraforming, onmars])
def test_the_documentation_lists_what_only_sentences_name(game: ModuleType) -> None:
    page = Path(__file__).parents[1] / "docs" / "games" / f"{game.__name__.split('.')[1]}.md"
    rows = [f"| `{kind}` | {meaning} |\n" for kind, meaning in game.KINDS_IN_TEXTS.items()]
    assert "| kind | id |\n|---|---|\n" + "".join(rows) + "\n" in page.read_text("utf-8")


def test_a_case_keeps_the_reference() -> None:
    assert pieces(Text("om.choice.construct", Text("om.building.mine"), Text("om.hex", "E7"))) == [
        "construct ",
        {"ref": "building", "id": "mine", "text": "a mine"},
        " on ",
        {"ref": "hex", "id": "E7", "text": "E7"},
    ]
    found = refs(pieces(Text("event.add", Text("seat", 1), Text("amount.animal", 5), Text("card.024")), "cs"))
    assert [(segment["ref"], segment["id"]) for segment in found] == [
        ("seat", "1"),
        ("resource", "animal"),
        ("card", "024"),
    ]
    assert found[1].get("amount") == 5


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    """But people are called as they call themselves."""
    text = Text("event.play", Text("seat", 0), Text("card.009"))
    assert catalogue("en").sentence(text, NAMES) == "ana plays Asteroid."
    assert catalogue("en").sentence(Text("event.play", Text("seat", -1), Text("card.009")), NAMES) == (
        "The neutral opponent plays Asteroid."
    )
    assert catalogue("en").sentence_segments(Text("tile.city")) == [{"ref": "tile", "id": "city", "text": "City"}, "."]
    assert catalogue("en").line_segments(Text("choice.end")) == ["End the turn after one action"]
    assert catalogue("en").sentence_segments(Text("choice.end")) == ["End the turn after one action."]


def same(text: Text, choice: Choice) -> None:
    """What a label names, the choice is about."""
    named = {(segment["ref"], segment["id"]) for segment in refs(catalogue("en").segments(text, NAMES))}
    about = {("hex" if ref.kind == "bot" else ref.kind, ref.name) for ref in choice.about()}
    assert not {ref for ref in named if ref[0] in {"card", "space", "seat", "hex", "blueprint"}} - about, choice


def test_labels_and_choices_speak_of_the_same_things() -> None:
    for pos in (TERRAFORMING.new({"players": "3"}, 5), ONMARS.new({"players": "3"}, 5)):
        rng = Rng(seeded(5))
        for _ in range(300):
            decision = pos.decision
            if decision is None:
                break
            for option in decision.options:
                same(option.label(), option)
            pos.apply(random_choice(decision, rng))


def test_a_step_on_the_map_names_both_hexes() -> None:
    pos = Scenario().start()
    said = [pieces(event.text()) for event in pos.apply("act control")]
    assert said
    decision = pos.decision
    assert decision is not None
    moves = [option for option in decision.options if option.notation().startswith("bot ")]
    start, end = moves[0].notation().split()[1:3]
    named = [segment["id"] for segment in refs(pieces(moves[0].label())) if segment["ref"] == "hex"]
    assert named == [start, end]
