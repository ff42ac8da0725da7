"""Every sentence that On Mars can say exists in every language, with all its parts in place."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.text import JOINED, NOMINATIVE, Catalogue
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue, languages
from areopolis.onmars import GAME
from areopolis.onmars.box import standard
from areopolis.onmars.box.words import USUAL_GIVES
from areopolis.onmars.components import Box
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.conditions import Counted, TechsOn
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain
from areopolis.onmars.effects.moving import OTHER_SIDE, MoveRover, Travel
from areopolis.onmars.effects.people import Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.options import SOLO_GOALS, VARIANTS
from areopolis.onmars.rules.learn import ROWS
from areopolis.onmars.scoring import SHEET
from areopolis.onmars.terms import (
    ACTIONS,
    BUILDINGS,
    COLONY,
    GOODS,
    LAB,
    LENGTHS,
    MISSION_KINDS,
    ORBIT,
    SCIENTISTS,
    SIDES,
    TECHS,
)

SOURCE = Path(__file__).parents[2] / "src" / "areopolis"
NAMES = ("Ana", "Bruno", "Cyril", "Dana")
PLACE = re.compile(r"\{(\d+)(?::[a-z]+|\|[^{}]*)?\}")
# Long enough for every kind of question; random games go on for hundreds of rounds.
MOST_CHOICES = 1500


def wrong(language: Catalogue, text: Text | Why) -> list[str]:
    """The names of phrases that a language lacks for a text, or that want parts which the text does not have."""
    if isinstance(text, Why):
        text = text.text()
    found: list[str] = []
    if text.name not in {"seat", *JOINED}:
        phrase = language.phrase(text.name)
        if phrase is None or any(int(place) >= len(text.parts) for place in PLACE.findall(phrase)):
            found.append(text.name)
    for part in text.parts:
        if isinstance(part, Text | Why):
            found += wrong(language, part)
    return found


def check(language: Catalogue, text: Text | Why) -> None:
    assert wrong(language, text) == [], text
    said = language.sentence(text, NAMES)
    assert said, text
    assert not set(said) & set("{}|"), said
    assert "  " not in said, said


def named() -> list[Text]:
    """Everything that is named by a word."""
    found = [Text(f"om.amount.{good}", number) for good in (*GOODS, "any", "colonist", "bot") for number in (0, 1, 5)]
    found += [Text(f"om.building.{name}") for name in BUILDINGS]
    found += [Text(f"om.tech.{name}") for name in TECHS]
    found += [Text(f"om.scientist.{name}") for name in SCIENTISTS]
    found += [Text(f"om.side.{name}") for name in SIDES]
    found += [Text(f"om.{kind}.{name}") for kind in ("act", "action") for name in ACTIONS]
    found += [Text(f"om.mission.{name}") for name in MISSION_KINDS]
    found += [Text(f"om.length.{name}") for name in LENGTHS]
    found += [Text(f"om.variant.{name}") for name in VARIANTS]
    found += [Text(f"om.solo.{name}") for name in SOLO_GOALS]
    found += [Text(f"sheet.{name}") for name in SHEET]
    found += [Text(f"om.lab.{space}") for space in LAB]
    found += [Text(f"om.row.{row}") for row in ROWS]
    found += [Text(f"om.blueprint.{plan.number}") for plan in standard().blueprints]
    return [*found, Text("game.onmars")]


def printed(box: Box) -> list[Text]:
    """What stands on the components."""
    effects = [plan.action for plan in box.blueprints]
    effects += [reward for goal in box.goals for reward in goal.rewards]
    effects += [*[tile.effect for tile in box.discoveries], *[tile.effect for tile in box.research]]
    effects += [space.action for space in box.depot]
    effects += [effect for effect in (*box.lab, *[space.benefit for space in box.order]) if effect is not None]
    effects += [*box.actions, *box.lss_choices]
    conditions = [goal.condition for goal in box.goals]
    conditions += [condition for goal in box.solo_goals for condition in goal.conditions]
    found = [effect.text() for effect in effects] + [condition.text() for condition in conditions]
    found += [Text(f"om.mission.{mission.kind}") for mission in box.missions]
    found += [Text(f"om.reward.{reward.counts}", reward.each) for reward in box.rewards]
    found += [Text(f"om.task.{card.task}") for card in box.cards_b]
    return found


def owners() -> list[Text]:
    """What an owner's components may say and the standard ones do not."""
    nothing = (0,) * (len(GOODS) - 1)
    effects = [
        Construct(0, boost=True),
        Upgrade(2, free=True, tech=True, anywhere=True, boost=True),
        Gain((1, 2, 3, 4, 5, 6), boost=True),
        Pick(1),
        Score(1),
        Develop(1, free=True, boost=True),
        Learn(2, boost=True),
        MoveRover(1, tech=False, boost=True),
        Travel(ORBIT),
        Travel(COLONY),
        Travel(COLONY, discovery=False),
        Travel(OTHER_SIDE),
        Welcome(2, free=True, gives=USUAL_GIVES, tech=True, boost=True),
        Colonists(1, nothing),
        Colonists(2, (0, 0, 1, 1, 0)),
        Retrieve(1, slots=True, working=False),
        Retrieve(1, slots=False, working=True),
        Warehouse(2, crystals=False, boost=True),
    ]
    return [effect.text() for effect in effects] + [needed(2).text() for needed in Counted.__subclasses__()]


@cache
def happened() -> frozenset[Text | Why]:
    """Questions, options, refusals, events and summaries of a random game of every variant."""
    found: set[Text | Why] = set()
    for number, options in enumerate(GAME.variants()):
        pos = GAME.new(options, number)
        rng = Rng(seeded(number))
        for event in pos.events:
            found |= {event.text(), event.seen_by(-2).text()}
        for choices in range(MOST_CHOICES):
            decision = pos.decision
            if decision is None:
                break
            found.add(Text(f"question.{decision.kind}"))
            found |= {option.label() for option in decision.options}
            if choices % 5 == 0:
                found |= {why for _wish, why in pos.refusals()}
                found |= set(pos.summary())
            for event in pos.apply(random_choice(decision, rng)):
                found |= {event.text(), event.seen_by(-2).text()}
    return frozenset(found)


# What makes a sentence of a key, and how the name of its phrase begins.
MAKERS = {
    "Text": "",
    "Why": "why.",
    "log": "event.",
    "reveal": "event.",
    "ask": "question.",
    "ask_step": "question.",
    "offer": "question.",
}


def strings(node: ast.AST) -> list[str]:
    """The strings that an expression may be, as far as they stand there as a whole."""
    if isinstance(node, ast.IfExp):
        return [*strings(node.body), *strings(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def parts_of(maker: str, arguments: list[ast.expr]) -> int:
    """With how many parts a call makes a sentence; the seat is one."""
    if any(isinstance(argument, ast.Starred) for argument in arguments):
        return 0
    if maker == "reveal":
        return 1 + sum(len(argument.elts) for argument in arguments[2:4] if isinstance(argument, ast.Tuple))
    return len(arguments) - 1


@cache
def declared() -> frozenset[tuple[str, int]]:
    """The phrases that the code asks for by their whole name, with the number of parts that it gives them."""
    found: set[tuple[str, int]] = set()
    for path in sorted((SOURCE / "onmars").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            head = MAKERS.get(maker)
            if head == "question.":
                found |= {(f"{head}{kind}", 0) for argument in node.args for kind in strings(argument)}
            elif head is not None:
                parts = parts_of(maker, node.args)
                end = ".open" if maker == "reveal" and isinstance(node.args[3], ast.Tuple) and node.args[3].elts else ""
                found |= {(f"{head}{key}{end}", parts) for key in strings(node.args[0]) if key.startswith("om.")}
    return frozenset(found)


def mentioned() -> set[str]:
    """All strings of the code that look like a key."""
    found: set[str] = set()
    for path in sorted((SOURCE / "onmars").rglob("*.py")):
        found |= {key for node in ast.walk(ast.parse(path.read_text("utf-8"))) for key in strings(node)}
    return {key for key in found if re.fullmatch(r"om(\.[a-z]+)+", key)}


@pytest.mark.parametrize("code", languages())
def test_every_name_is_said(code: str) -> None:
    for text in named():
        check(catalogue(code), text)


@pytest.mark.parametrize("code", languages())
def test_every_component_is_described(code: str) -> None:
    for text in [*printed(standard()), *owners()]:
        check(catalogue(code), text)


@pytest.mark.long
@pytest.mark.parametrize("code", languages())
def test_everything_that_happens_can_be_said(code: str) -> None:
    for text in happened():
        check(catalogue(code), text)


@pytest.mark.parametrize("code", languages())
def test_every_key_of_the_code_has_a_phrase(code: str) -> None:
    """Also what hardly any random game comes to."""
    phrases = catalogue(code).phrases
    assert len([name for name, _parts in declared() if name.startswith("event.")]) > 50
    assert len([name for name, _parts in declared() if name.startswith("question.")]) > 25
    for name, parts in sorted(declared()):
        assert name in phrases, name
        assert all(int(place) < parts for place in PLACE.findall(phrases[name])), name
    for key in sorted(mentioned()):
        assert {key, f"why.{key}", f"event.{key}", f"term.{key}"} & set(phrases), key


@pytest.mark.long
def test_every_choice_has_words_of_its_own() -> None:
    """No option is left to the sentence that merely repeats its notation."""
    assert "choice" not in {text.name for text in happened()}


def said(code: str, text: Text, case: str = "") -> str:
    """A text in a language, with plain spaces."""
    return catalogue(code).say(text, NAMES, case).replace("\N{NO-BREAK SPACE}", " ")


ANA = Text("seat", 0)
SENTENCES = [
    (Text("event.om.construct", ANA, Text("om.building.generator"), "E7"),
     "Ana constructs a generator on E7", "Ana staví na hexu E7 elektrárnu", "Ana gradi generator na polju E7"),
    (Text("om.effect.construct", Text("om.building.condenser")),
     "construct an oxygen condenser", "postavte kondenzátor kyslíku", "izgradite kondenzator kiseonika"),
    (Text("event.om.hire", ANA, Text("om.scientist.systems")),
     "Ana hires the Systems Engineer", "Ana najímá systémového inženýra", "Ana angažuje inženjera sistema"),
    (Text("event.om.travel", ANA, Text("om.side.colony")),
     "Ana travels to the colony", "Ana cestuje do kolonie", "Ana putuje u koloniju"),
    (Text("event.om.shuttle", -1, Text("om.side.orbit"), 2),
     "the shuttle is in orbit, on travel space 2", "raketoplán je na orbitě, pole cestování 2",
     "šatl je u orbiti, polje putovanja 2"),
    (Text("event.om.collect", ANA, Text("om.discovery", 5)),
     "Ana takes discovery tile 5", "Ana získává žeton objevu 5", "Ana uzima pločicu otkrića 5"),
    (Text("event.om.accept", ANA, Text("om.contract", 4)),
     "Ana takes contract 4", "Ana přijímá zakázku 4", "Ana uzima ugovor 4"),
    (Text("event.om.recall", ANA, Text("om.action.construct")),
     "Ana calls a colonist back from construction", "Ana vrací kolonistu ze stavby budovy do ubikací",
     "Ana vraća kući kolonistu sa izgradnje"),
    (Text("om.need.havecomplex", Text("om.building.extractor"), 4),
     "a complex of 4 or more water extractors, whoever built it",
     "komplex alespoň 4 výroben vody, ať jej stavěl kdokoli",
     "kompleks od 4 ili više crpilišta vode, ma ko da ih je gradio"),
]  # fmt: skip


@pytest.mark.parametrize("row", SENTENCES, ids=[row[0].name for row in SENTENCES])
def test_names_stand_in_the_case_that_the_sentence_wants(row: tuple[Text, str, str, str]) -> None:
    text, *wanted = row
    assert [said(code, text) for code in ("en", "cs", "sr")] == wanted


def test_amounts_that_stand_alone_are_in_the_nominative() -> None:
    goods = Text("and", *[Text(f"om.amount.{good}", 1) for good in ("battery", "water", "plant", "colonist")])
    assert said("cs", goods) == "1 baterii, 1 vodu, 1 rostlinu a 1 kolonistu"
    assert said("cs", goods, NOMINATIVE) == "1 baterie, 1 voda, 1 rostlina a 1 kolonista"
    assert said("sr", goods, NOMINATIVE) == "1 baterija, 1 voda, 1 biljka i 1 kolonista"


@pytest.mark.parametrize(
    ("effect", "added"),
    [
        (Obtain(1, boost=True), "1 more blueprint"),
        (Learn(1, boost=True), "1 more technology for every colonist"),
        (Learn(1, boost=True, once=True), "1 more technology if you send a colonist to work (once only)"),
        (Develop(2, boost=True), "1 more step for every colonist"),
        (Warehouse(1, crystals=True, boost=True), "1 more resource or crystal"),
        (Warehouse(1, crystals=False, boost=True), "1 more resource for every colonist"),
        (Gain((0, 0, 0, 0, 0, 2), boost=True), "1 more crystal"),
        (Trade(2, boost=True), "1 more resource for every colonist"),
        (Upgrade(1, tech=True, boost=True), "adds as many buildings as its level; 1 more building"),
        (Welcome(1, tech=True, boost=True), "adds as many ships as its level; 1 more ship"),
        (Produce(boost=True), "one of them produces once more for every colonist"),
        (Construct(0, boost=True), "raises the level of the technology by 1"),
        (MoveRover(2, tech=True, boost=True), "1 more step for every crystal"),
    ],
)  # fmt: skip
def test_a_boost_says_of_what_there_is_more(effect: Effect, added: str) -> None:
    assert added in said("en", effect.text())


def test_a_column_of_the_laboratory_is_called_by_its_number() -> None:
    column = standard().goals[13].condition.text()
    assert [said(code, column) for code in ("en", "cs", "sr")] == [
        "3 technologies in column 4 of your laboratory",
        "3 technologie ve 4. sloupci vaší laboratoře",
        "3 tehnologije u 4. koloni vaše laboratorije",
    ]
    assert said("en", TechsOn((0, 2), 1).text()) == "1 technology on laboratory spaces 1t and 2t"
