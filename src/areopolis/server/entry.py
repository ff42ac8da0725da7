"""Entries: everything that happens at a table, one after the other, as it is stored for ever.

An entry says what somebody did, never what came of it: that follows from all entries before it (`match.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, final

import msgspec

# A line of chat, and the name of a person.
LONGEST_LINE = 200
LONGEST_NAME = 20
LONGEST_CHOICE = 2000
LONGEST_SPEC = 200
WATCHER = -1

Reaction = Literal["nice", "thanks", "ouch", "wow", "hurry", "bye"]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHOICE)]
Spec = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SPEC)]


class Part(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What entries and proposals are: plain data that never change, told apart by their kind."""


@final
class TakeBack(Part, frozen=True, tag="take-back"):
    """Go back to the moment before a choice, further than a seat may alone."""

    ply: Ply


@final
class HandOver(Part, frozen=True, tag="hand-over"):
    """Let a bot play for a person who is gone, until they return."""

    seat: Seat
    bot: Spec


@final
class Cancel(Part, frozen=True, tag="cancel"):
    """End the game without a winner."""


@final
class Rematch(Part, frozen=True, tag="rematch"):
    """Another game with the same options, the seats turned by one."""


@final
class AllowHints(Part, frozen=True, tag="hints"):
    """Let everybody ask a bot for hints from now on."""


Proposal = TakeBack | HandOver | Cancel | Rematch | AllowHints


@final
class Chose(Part, frozen=True, tag="choice"):
    """A seat answered the question of a ply.

    The choice is the notation of an option; where a question has a verb, the verb and the notations of the chosen
    options with blanks between them, or `none` in their place.
    """

    seat: Seat
    ply: Ply
    choice: Notation


@final
class TookBack(Part, frozen=True, tag="undo"):
    """A seat took back some of its last choices, as far as it may alone."""

    seat: Seat
    ply: Ply
    choices: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


@final
class Proposed(Part, frozen=True, tag="proposal"):
    """A person asks the others to agree to something."""

    seat: Seat
    what: Proposal


@final
class Answered(Part, frozen=True, tag="answer"):
    """A person agrees to what was proposed by an entry, or refuses; whoever proposed it withdraws it so."""

    seat: Seat
    proposal: Annotated[int, msgspec.Meta(ge=1)]
    agrees: bool


@final
class Returned(Part, frozen=True, tag="return"):
    """A person takes the seat back that a bot has held."""

    seat: Seat


@final
class RanOut(Part, frozen=True, tag="time"):
    """The time of a person is up: a bot plays on."""

    seat: Seat


@final
class Followed(Part, frozen=True, tag="follow"):
    """The rematch that all agreed to has been set up."""

    game: str


@final
class Renamed(Part, frozen=True, tag="name"):
    """A person says how they want to be called."""

    seat: Seat
    name: Name


@final
class Spoke(Part, frozen=True, tag="chat"):
    """A line of chat of a seat (-1: of somebody who watches)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)]
    line: Line


@final
class Reacted(Part, frozen=True, tag="reaction"):
    """A short reaction of a seat (-1: of somebody who watches)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)]
    reaction: Reaction


Entry = Chose | TookBack | Proposed | Answered | Returned | RanOut | Followed | Renamed | Spoke | Reacted

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return ENCODER.encode(entry)


def read_entry(data: bytes) -> Entry:
    """An entry as it was stored."""
    return DECODER.decode(data)
