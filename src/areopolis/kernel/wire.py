"""What leaves the engine beside the table: questions, refusals, events and previews, as the forms in forms.py say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from areopolis.kernel.decision import Choice
from areopolis.kernel.forms import Change, EventForm, Option, Question, RefForm, Refusal, Said
from areopolis.kernel.ref import NO_AMOUNT, Ref
from areopolis.kernel.why import Text, Why

if TYPE_CHECKING:
    from areopolis.kernel.event import Event
    from areopolis.kernel.game import Game
    from areopolis.kernel.position import Position


def ref_form(ref: Ref) -> RefForm:
    """A reference as plain data."""
    form: RefForm = {"kind": ref.kind, "id": ref.name}
    if ref.amount != NO_AMOUNT:
        form["amount"] = ref.amount
    return form


def said(text: Text | Why) -> Said:
    """A sentence as plain data."""
    if isinstance(text, Why):
        return said(text.text())
    return {"say": text.name, "parts": [part_form(part) for part in text.parts]}


def part_form(part: object) -> object:
    """A part of a sentence as plain data."""
    return said(part) if isinstance(part, Text | Why) else part


def option_form(choice: Choice) -> Option:
    """An option as plain data."""
    return {
        "notation": choice.notation(),
        "label": said(choice.label()),
        "about": [ref_form(ref) for ref in choice.about()],
    }


def question(pos: Position, seat: int) -> Question | None:
    """What a seat is asked, or may do although it is not asked; None if nothing."""
    decision = pos.question(seat)
    if decision is None:
        return None
    return {
        "seat": seat,
        "kind": decision.kind,
        "text": said(pos.question_text(decision)),
        "must": seat in pos.asked(),
        "because": [ref_form(ref) for ref in pos.because(decision)],
        "verb": decision.verb,
        "least": decision.least,
        "most": decision.most,
        "options": [option_form(option) for option in decision.options],
    }


def refusals(pos: Position, seat: int) -> list[Refusal]:
    """What a seat might expect to be able to choose and cannot."""
    return [
        {"notation": choice.notation(), "about": [ref_form(ref) for ref in choice.about()], "why": said(why)}
        for choice, why in pos.refusals(seat)
    ]


def event_form(game: Game[Position], event: Event, seat: int) -> EventForm:
    """An event of a game as a seat may know it, with the names that the game gives to its parts."""
    known = event.seen_by(seat)
    parts = [part_form(part) for part in (*known.parts, *known.secret)]
    return {
        "name": event.name,
        "seat": event.seat,
        "text": said(known.text()),
        "parts": dict(zip(game.event_parts(event.name), parts, strict=False)),
    }


def preview(pos: Position, seat: int, choices: list[Choice]) -> list[Change] | None:
    """What some choices of a seat, one after the other, would change on its table; None if that is not certain.

    They are made on a copy; where several seats settle their affairs beside each other, only its own are told. An
    outcome is certain if nothing is revealed by it and chance has no part in it.
    """
    before = pos.apart(seat)
    after = before.copy()
    after.recording = True
    for choice in choices:
        chance = after.chance_state()
        events = after.apply(choice, seat)
        if after.chance_state() != chance or any([event.reveals for event in events]):
            return None
    changes: list[Change] = []
    compare(before.table(seat), after.table(seat), [], changes)
    return changes


def handed_in(pos: Position, seat: int) -> list[Change]:
    """What answers of a seat that wait for those of others will change on its table, as far as that is certain."""
    answers = pos.answers.get(seat)
    if not answers:
        return []
    before = pos.copy()
    del before.answers[seat]
    return preview(before, seat, list(answers)) or []


def compare(now: object, then: object, path: list[str | int], changes: list[Change]) -> None:
    """Note every figure that differs between two tables, with the way to it."""
    if isinstance(now, Mapping) and isinstance(then, Mapping):
        for name in [*now, *[name for name in then if name not in now]]:
            compare(now.get(name), then.get(name), [*path, str(name)], changes)
    elif isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        for i in range(len(now)):
            compare(now[i], then[i], [*path, i], changes)
    elif now != then:
        changes.append({"path": path, "now": now, "then": then})
