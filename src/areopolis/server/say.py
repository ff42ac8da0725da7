"""What a viewer is told, finished in their language: questions, reasons, events, cards, in pieces with references."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

import msgspec

from areopolis.kernel.component import Component, Part
from areopolis.kernel.decision import Choice
from areopolis.kernel.event import Event
from areopolis.kernel.forms import Icon, RefForm, Segment
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.text import JOINED
from areopolis.kernel.why import Text, Why
from areopolis.kernel.wire import ref_form
from areopolis.locale import catalogue

# So many events are kept as they were said: about those that one choice brings.
MOST_SAID: Final = 32


class SaidOption(msgspec.Struct, frozen=True):
    """Something that may be chosen: how it is written, what it says, and what it is about."""

    notation: str
    label: list[Segment]
    about: list[RefForm]


class SaidQuestion(msgspec.Struct, frozen=True):
    """What a seat is asked; the fields are those of the kernel's Question, the texts are finished."""

    seat: int
    kind: str
    text: list[Segment]
    must: bool
    because: list[RefForm]
    verb: str
    least: int
    most: int
    options: list[SaidOption]


class SaidRefusal(msgspec.Struct, frozen=True):
    """Something that one might expect to be able to choose and cannot, with the reason.

    `reason` is the name of the reason, by which a page may draw it; `short` says it where there is little room.
    """

    notation: str
    about: list[RefForm]
    label: list[Segment]
    why: list[Segment]
    reason: str
    short: list[Segment]


# A part of an event: a number, the things that it names, or its words where it names nothing.
SaidPart = int | str | list[RefForm]


class SaidEvent(msgspec.Struct, frozen=True):
    """Something that happened, as a seat may know it, with its parts by name."""

    name: str
    seat: int
    text: list[Segment]
    parts: dict[str, SaidPart]


class SaidText(msgspec.Struct, frozen=True):
    """A sentence of a component, with the heading that it stands under and its drawing."""

    section: str
    heading: str
    text: list[Segment]
    icons: list[Icon]
    # The same in a few words, if the language has them; nothing else.
    short: list[Segment]


class SaidComponent(msgspec.Struct, frozen=True):
    """What is printed on a card, a tile or whatever else one may point at (kernel.component.Component)."""

    kind: str
    id: str
    type: str
    name: list[Segment]
    price: list[Icon]
    tags: list[Icon]
    points: int
    needs: list[SaidText]
    parts: list[SaidText]
    row: list[Icon]
    facts: dict[str, int | str]


@final
class SaidDoubt(msgspec.Struct, frozen=True):
    """A figure that is inferred and not known, by its place in the files of the box (kernel.component.Doubt)."""

    family: str
    id: str
    field: str
    value: str
    confidence: str


@final
class Speaker:
    """Says things at one table in one language; `names` are those of the seats.

    Questions, labels, reasons and events are lines: they begin with a capital letter and end without a full stop.
    """

    def __init__(self, language: str, names: tuple[str, ...], game: Game[Any]) -> None:
        self.catalogue: Final = catalogue(language)
        self.names: Final = names
        self.game: Final = game
        # What was said last, for the next viewer.
        self._said: Final[dict[int, tuple[Event, SaidEvent]]] = {}

    def text(self, text: Text | Why) -> list[Segment]:
        """A text as a sentence."""
        return self.catalogue.sentence_segments(text, self.names)

    def line(self, text: Text | Why) -> list[Segment]:
        """A text as a line."""
        return self.catalogue.line_segments(text, self.names)

    def question(self, pos: Position, seat: int) -> SaidQuestion | None:
        """What a seat is asked, or may do although it is not asked; None if nothing."""
        decision = pos.question(seat)
        if decision is None:
            return None
        return SaidQuestion(
            seat=seat,
            kind=decision.kind,
            text=self.line(pos.question_text(decision)),
            must=seat in pos.asked(),
            because=[ref_form(ref) for ref in pos.because(decision)],
            verb=decision.verb,
            least=decision.least,
            most=decision.most,
            options=[self.option(option) for option in decision.options],
        )

    def option(self, choice: Choice) -> SaidOption:
        """One option of a question."""
        return SaidOption(choice.notation(), self.line(choice.label()), [ref_form(ref) for ref in choice.about()])

    def refusals(self, pos: Position, seat: int) -> list[SaidRefusal]:
        """What a seat might expect to be able to choose and cannot."""
        return [
            SaidRefusal(
                choice.notation(),
                [ref_form(ref) for ref in choice.about()],
                self.line(choice.label()),
                self.line(why),
                why.name,
                self.short(why),
            )
            for choice, why in pos.refusals(seat)
        ]

    def short(self, why: Why) -> list[Segment]:
        """A reason in a few words, if the language has them; else the whole."""
        return self.brief(why) or self.line(why)

    def brief(self, text: Text | Why) -> list[Segment]:
        """A text in a few words, if the language has them."""
        name = f"short.{text.name}"
        return [] if self.catalogue.phrase(name) is None else self.line(Text(name, *text.parts))

    def events(self, events: Iterable[Event], seat: int) -> list[SaidEvent]:
        """What happened, as a seat may know it (-1: as everybody may)."""
        return [self.event_again(event.seen_by(seat)) for event in events]

    def event_again(self, event: Event) -> SaidEvent:
        """One event, which may have been said a moment ago: all who see the same of it are told the same."""
        kept = self._said.get(id(event))
        if kept is not None and kept[0] is event:
            return kept[1]
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        said = self.event(event)
        self._said[id(event)] = event, said
        return said

    def event(self, event: Event) -> SaidEvent:
        """One event, with all that is in it."""
        names = self.game.event_parts(event.name)
        parts = {name: self.part(part) for name, part in zip(names, (*event.parts, *event.secret), strict=False)}
        return SaidEvent(event.name, event.seat, self.line(event.text()), parts)

    def part(self, part: object) -> SaidPart:
        """A part of an event."""
        if isinstance(part, int):
            return part
        things = self.things(part)
        return things or self.catalogue.part(part, self.names)

    def things(self, part: object) -> list[RefForm]:
        """The things that a part of an event names, one or several."""
        if not isinstance(part, Text):
            return []
        if part.name in JOINED:
            return [ref for item in part.parts for ref in self.things(item)]
        ref = self.catalogue.named(part)
        return [] if ref is None else [ref_form(ref)]

    def components(self, options: dict[str, str] | None = None) -> list[SaidComponent]:
        """Everything that one may point at in a game with these options; it does not depend on the table."""
        return [self.component(one) for one in self.game.components(options or {})]

    def component(self, one: Component) -> SaidComponent:
        """One of them."""
        return SaidComponent(
            kind=one.kind,
            id=one.id,
            type=one.type,
            name=self.line(one.name),
            price=one.price,
            tags=one.tags,
            points=one.points,
            needs=[self.sentence(part) for part in one.needs],
            parts=[self.sentence(part) for part in one.parts],
            row=one.row,
            facts=one.facts,
        )

    def sentence(self, part: Part) -> SaidText:
        """One sentence of a component."""
        heading = self.catalogue.say(Text(f"section.{part.section}")) if part.section else ""
        return SaidText(part.section, heading, self.text(part.text), part.icons, self.brief(part.text))
