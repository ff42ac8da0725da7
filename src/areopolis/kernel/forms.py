"""The forms in which every game leaves the engine: plain data with names, the source of the published schema.

A form is what a client receives: a table that it draws, a question that it answers, events that it tells. Forms are
separate from saving: they name more than a position holds (prices, standings) and hold less (nothing hidden). `WIRE` is
raised when a form changes in a way that an older client would not understand.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

WIRE: Final = 1


class RefForm(TypedDict):
    """A thing on the table that a choice, an event or a sentence speaks of, such as a card, a space, or 3 steel."""

    kind: str
    id: str
    amount: NotRequired[int]


class RefSegment(TypedDict):
    """Words of a sentence that name a thing on the table, with its kind and id as in a RefForm."""

    ref: str
    id: str
    text: str
    amount: NotRequired[int]


# A piece of a sentence in a language: plain words, or words that name a thing.
Segment = str | RefSegment


class Icon(TypedDict):
    """Something to draw for a rule: a thing or a sign with how much of it, or a frame round other drawings.

    `icon` is the kind of a thing as in a RefForm (`id` is then its id), the name of a sign such as `points`, or that of
    a frame. A frame has `items`, and `then` what stands behind its arrow, colon or slash. `anyone` is what concerns any
    player; `bound` says that the amount is the `least` or the `most`, `free` to choose, or `all` there is.
    """

    icon: str
    id: NotRequired[str]
    amount: NotRequired[int]
    anyone: NotRequired[bool]
    bound: NotRequired[str]
    items: NotRequired[list[Icon]]
    then: NotRequired[list[Icon]]


class Said(TypedDict):
    """A sentence as data: the name of a phrase and what goes into it; a catalogue says it in any language."""

    say: str
    parts: list[object]


class Option(TypedDict):
    """Something that may be chosen: how it is written, what it says, and what it is about."""

    notation: str
    label: Said
    about: list[RefForm]


class Refusal(TypedDict):
    """Something that one might expect to be able to choose and cannot, with the reason."""

    notation: str
    about: list[RefForm]
    why: Said


class Question(TypedDict):
    """What a seat is asked: one of the options, or (with a verb) between `least` and `most` of them.

    `because` names what the question follows from, such as the card that is being played. `must` is false for what a
    seat may do although it is somebody else who is asked.
    """

    seat: int
    kind: str
    text: Said
    must: bool
    because: list[RefForm]
    verb: str
    least: int
    most: int
    options: list[Option]


class EventForm(TypedDict):
    """Something that happened, as a seat may know it."""

    name: str
    seat: int
    text: Said
    parts: dict[str, object]


class Change(TypedDict):
    """One figure on the table that would change: where it stands, what it is and what it would be."""

    path: list[str | int]
    # Not plain `object`: compiled, a form with a field of that type cannot be made.
    now: object | None
    then: object | None
