"""What a viewer is told: the same as the engine says, finished in a language, and nothing that is hidden from them."""

from __future__ import annotations

import msgspec
import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel import wire
from areopolis.kernel.event import Event
from areopolis.kernel.forms import Segment
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.text import shown
from areopolis.kernel.why import Text
from areopolis.locale import catalogue, languages
from areopolis.server.say import SaidComponent, SaidEvent, SaidQuestion, SaidRefusal, Speaker

NAMES = ("Ana", "Bruno", "Cyril")
OPTIONS = {"terraforming": {"players": "3", "turmoil": "yes"}, "onmars": {"players": "3"}}


def speaker(game: str, language: str = "en") -> Speaker:
    return Speaker(language, NAMES, games()[game])


def positions(game: str, number: int = 150) -> list[tuple[Position, list[Event]]]:
    """Positions of a random game, and what happened before each."""
    pos = games()[game].new(OPTIONS[game], 3)
    rng = Rng(seeded(3))
    found = [(pos.copy(), list(pos.events))]
    while pos.decision is not None and len(found) < number:
        events = pos.apply(random_choice(pos.decision, rng))
        found.append((pos.copy(), events))
    return found


def said(segments: list[Segment]) -> str:
    return "".join(map(shown, segments))


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("language", languages())
def test_questions_are_those_of_the_engine(game: str, language: str) -> None:
    words, say = catalogue(language), speaker(game, language)
    for pos, _ in positions(game):
        for seat in range(3):
            told, form, decision = say.question(pos, seat), wire.question(pos, seat), pos.question(seat)
            assert (told is None) == (form is None)
            if told is None or form is None or decision is None:
                continue
            facts = {name: part for name, part in form.items() if name not in {"text", "options"}}
            assert {name: getattr(told, name) for name in facts} == facts
            assert said(told.text).lower() == words.say(pos.question_text(decision), NAMES).lower()
            for option, choice in zip(told.options, decision.options, strict=True):
                assert option.notation == choice.notation()
                assert option.about == wire.option_form(choice)["about"]
                assert said(option.label).lower() == words.say(choice.label(), NAMES).lower()


@pytest.mark.parametrize("game", OPTIONS)
def test_refusals_are_those_of_the_engine(game: str) -> None:
    say = speaker(game, "cs")
    for pos, _ in positions(game, 60):
        for seat in range(3):
            forms = wire.refusals(pos, seat)
            told = say.refusals(pos, seat)
            assert [(one.notation, one.about) for one in told] == [(one["notation"], one["about"]) for one in forms]
            for one, (choice, why) in zip(told, pos.refusals(seat), strict=True):
                assert said(one.why).lower() == catalogue("cs").say(why, NAMES).lower()
                assert said(one.label).lower() == catalogue("cs").say(choice.label(), NAMES).lower()


@pytest.mark.parametrize("game", OPTIONS)
def test_events_name_their_parts(game: str) -> None:
    say = speaker(game)
    for _, events in positions(game):
        for event in events:
            told = say.events([event], event.seat)[0]
            assert (told.name, told.seat) == (event.name, event.seat)
            assert tuple(told.parts) == games()[game].event_parts(event.name)
            for part, given in zip((*event.parts, *event.secret), told.parts.values(), strict=True):
                assert given == part if isinstance(part, int) else given, event


def test_parts_of_events_are_things_numbers_or_words() -> None:
    say = speaker("terraforming")
    draw = Event("draw", 0, (2,), (Text("and", Text("card.009"), Text("card.010")),))
    assert say.events([draw], 0) == [
        SaidEvent(
            "draw",
            0,
            [
                {"ref": "seat", "id": "0", "text": "Ana"},
                " draws ",
                {"ref": "card", "id": "009", "text": "Asteroid"},
                " and ",
                {"ref": "card", "id": "010", "text": "Comet"},
            ],
            {"number": 2, "cards": [{"kind": "card", "id": "009"}, {"kind": "card", "id": "010"}]},
        )
    ]
    gain = Event("gain", 1, (Text("amount.steel", 3),))
    assert say.event(gain).parts == {"amount": [{"kind": "resource", "id": "steel", "amount": 3}]}
    reason = Event("marsbot.space", 1, (Text("space", "23"), Text("marsbot.reason.only")))
    assert list(say.event(reason).parts.values()) == [[{"kind": "space", "id": "23"}], "the only space"]


def test_secrets_are_told_to_their_seat_alone() -> None:
    say = speaker("terraforming")
    draw = Event("draw", 0, (1,), (Text("card.009"),))
    for seat in (-1, 1):
        told = say.events([draw], seat)[0]
        assert said(told.text).replace("\N{NO-BREAK SPACE}", " ") == "Ana draws 1 card"
        assert told.parts == {"number": 1}
        assert b"009" not in msgspec.json.encode(told)
    for pos, events in positions("onmars", 40):
        for seat in range(-1, 3):
            for event, told in zip(events, say_onmars.events(events, seat), strict=True):
                hidden = event.secret and seat != event.seat
                assert len(told.parts) == len(event.parts) + (0 if hidden else len(event.secret)), pos


say_onmars = speaker("onmars")


def test_messages_have_a_schema_and_are_json() -> None:
    names = msgspec.json.schema_components([SaidQuestion, SaidRefusal, SaidEvent])[1]
    assert {"SaidQuestion", "SaidOption", "SaidRefusal", "SaidEvent", "RefSegment", "RefForm"} <= set(names)
    pos = positions("terraforming", 1)[0][0]
    told = speaker("terraforming").question(pos, 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=SaidQuestion) == told


def test_lines_and_sentences() -> None:
    say = speaker("terraforming")
    assert said(say.line(Text("choice.end"))) == "End the turn after one action"
    assert said(say.text(Text("choice.end"))) == "End the turn after one action."


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("language", languages())
def test_components_are_those_of_the_game(game: str, language: str) -> None:
    told = speaker(game, language).components(OPTIONS[game])
    given = games()[game].components(OPTIONS[game])
    words = catalogue(language)
    for one, component in zip(told, given, strict=True):
        assert (one.kind, one.id, one.row, one.facts) == (component.kind, component.id, component.row, component.facts)
        assert said(one.name).lower() == words.say(component.name).lower()
        assert [said(part.text) for part in one.parts] == [words.sentence(part.text) for part in component.parts]
        assert [part.icons for part in [*one.needs, *one.parts]] == [
            part.icons for part in [*component.needs, *component.parts]
        ]
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[SaidComponent]) == told


def test_a_card_in_czech() -> None:
    asteroid = next(one for one in speaker("terraforming", "cs").components() if one.id == "009")
    first = asteroid.parts[0]
    assert (first.section, first.heading) == ("play", catalogue("cs").say(Text("section.play")))
    assert said(first.text).replace("\N{NO-BREAK SPACE}", " ") == "Získejte 2 jednotky titanu."
    assert first.icons == [{"icon": "resource", "id": "titanium", "amount": 2}]
