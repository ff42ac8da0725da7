"""The law of hidden information: what is hidden from a seat makes no difference to anything that it may see.

Everything hidden from a seat is drawn anew in the true position. Then its table, question, refusals, previews and the
events that it sees must be equal to those of the true position, byte for byte. `tell` is what a seat gets to see; a
test of the law hands in one that tells too much.
"""

from __future__ import annotations

from collections.abc import Callable

from areopolis.bots.random import random_choice
from areopolis.kernel import wire
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.codec import canonical, encode
from areopolis.kernel.decision import Choice
from areopolis.kernel.event import EVERYBODY, Event
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng
from areopolis.testing.law import must
from areopolis.testing.play import eyes

Tell = Callable[[Position, int], object]


def told(pos: Position, seat: int) -> object:
    """Everything that leaves the engine for a seat while it looks."""
    refused = [] if seat < 0 else wire.refusals(pos, seat)
    return [pos.table(seat), wire.question(pos, seat), refused]


def redrawn(pos: Position, seat: int, rng: Rng) -> Position:
    """A copy with everything hidden from a seat drawn anew; whoever had answered beside others has answered again."""
    other = pos.copy()
    other.redraw(seat, rng)
    asked = pos.asked()
    for answering in [answering for answering in other.asked() if answering not in asked]:
        while answering in other.asked():
            question = other.question(answering)
            assert question is not None
            other.apply(random_choice(question, rng), answering)
    return other


def check_hidden(pos: Position, rng: Rng, tell: Tell = told) -> None:
    """The law, for all eyes."""
    before = pos.digest()
    for seat in eyes(pos):
        other = redrawn(pos, seat, rng)
        must(canonical(tell(other, seat)) == canonical(tell(pos, seat)), f"seat {seat} sees what is hidden")
        check_previews(pos, other, seat, rng)
        check_events(pos, other, seat, rng)
    must(pos.digest() == before, "whoever looks changes nothing")


def some_choices(pos: Position, seat: int, rng: Rng) -> list[Choice]:
    """A few choices of a seat."""
    question = pos.question(seat)
    return [] if question is None else [random_choice(question, rng) for _ in range(2)]


def check_previews(pos: Position, other: Position, seat: int, rng: Rng) -> None:
    """What a choice would do is told alike."""
    if seat < 0:
        return
    for choice in some_choices(pos, seat, rng):
        one, two = wire.preview(pos, seat, [choice]), wire.preview(other, seat, [choice])
        must(canonical(one) == canonical(two), f"the preview of {choice.notation()} shows what is hidden")


def check_events(pos: Position, other: Position, seat: int, rng: Rng) -> None:
    """What follows from a choice looks alike, until something is revealed; if nothing is, the tables stay alike.

    Answers that wait are hidden, and happen with the last of them; they are left out here.
    """
    if isinstance(pos, AgendaPosition) and any(answering != seat for answering in pos.answers):
        return
    for chooser in range(pos.seats()):
        question = other.question(chooser)
        for choice in some_choices(pos, chooser, rng):
            if question is None or not question.allows(choice):
                continue
            told_by = f"seat {seat} sees what is hidden after {choice.notation()}"
            one, two = pos.copy(), other.copy()
            one.recording = two.recording = True
            first, second = one.apply(choice, chooser), two.apply(choice, chooser)
            one_certain, two_certain = before_reveal(first, seat), before_reveal(second, seat)
            if one_certain == len(first) and two_certain == len(second):
                must(canonical(seen(first, seat)) == canonical(seen(second, seat)), told_by)
                must(canonical(one.table(seat)) == canonical(two.table(seat)), told_by)
            alike = min(one_certain, two_certain)
            must(canonical(seen(first[:alike], seat)) == canonical(seen(second[:alike], seat)), told_by)


def reveals(event: Event, seat: int) -> bool:
    """Whether a seat learns something by an event that it could not know."""
    return event.reveals == EVERYBODY or bool(seat >= 0 and event.reveals & 1 << seat)


def before_reveal(events: list[Event], seat: int) -> int:
    """How many events come before the first one that reveals something to a seat."""
    for i, event in enumerate(events):
        if reveals(event, seat):
            return i
    return len(events)


def seen(events: list[Event], seat: int) -> list[object]:
    """Events as a seat may see them."""
    return [encode(event.seen_by(seat)) for event in events]
