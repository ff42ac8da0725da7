"""What goes over the network: bodies of requests and answers, and messages of the socket. The types are the schema."""

from __future__ import annotations

from typing import Annotated, Final, final

import msgspec

from areopolis.kernel.forms import Change, Segment
from areopolis.server.entry import (
    Answered,
    Chose,
    Ply,
    Proposal,
    Proposed,
    Reacted,
    Renamed,
    Returned,
    Seat,
    Spoke,
    TookBack,
)
from areopolis.server.refused import Code
from areopolis.server.say import SaidEvent, SaidQuestion, SaidRefusal
from areopolis.server.setup import ClockRule, SeatKind

# What a client may know of: tables as the games describe them (`areopolis schema`).
MOST_SEATS: Final = 8
MOST_OWN: Final = 200
LONGEST_KEY: Final = 64

# The end of what a pattern describes; `$` alone would let Python accept a line break behind it.
END: Final = "$(?!\\n)"
Key = Annotated[str, msgspec.Meta(min_length=20, max_length=LONGEST_KEY, pattern=f"^[A-Za-z0-9_-]+{END}")]
GameId = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern=f"^[A-Za-z0-9_-]+{END}")]
Language = Annotated[str, msgspec.Meta(min_length=2, max_length=5, pattern=f"^[a-z]+{END}")]
# The name of a game: one line, without signs that steer.
Title = Annotated[str, msgspec.Meta(max_length=60, pattern=rf"^[^\x00-\x1f\x7f]*{END}")]
# The table as the game's form describes it, which the document knows by this name.
Table = Annotated[dict[str, object], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Table"})]
AnySeat = Annotated[int, msgspec.Meta(ge=-1, le=9)]
# What people may do at a table; the rest of the entries are the server's own.
Deed = Chose | TookBack | Proposed | Answered | Returned | Renamed | Spoke | Reacted


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing that is not known here."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server sends; what is as usual is left out."""


@final
class Problem(Answer, frozen=True):
    """Why something was not done: a code for programs, a sentence for people, and what to ask us about."""

    code: Code
    text: list[Segment]
    incident: str = ""


# Setting up


@final
class NewSeat(Body, frozen=True):
    """A seat of a new game; a bot with its parameters, `greedy:depth=2`. An automa sits where the game puts it."""

    kind: SeatKind = "person"
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=200)] = ""


@final
class NewGame(Body, frozen=True):
    """A game to set up. Without a seed chance chooses one; seats that are not named are people."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=MOST_SEATS)] = []
    name: Title = ""
    seed: Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] | None = None
    clock: ClockRule | None = None


@final
class NewRecord(Body, frozen=True):
    """A record to look at: the text of its file."""

    text: str


@final
class Branch(Body, frozen=True):
    """Where to play on from, and who; without seats, the same as before."""

    ply: Ply
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=MOST_SEATS)] = []


@final
class SeatKey(Answer, frozen=True):
    """The secret key of a seat; whoever has it may play."""

    seat: int
    name: str
    key: str


@final
class Created(Answer, frozen=True):
    """A new game, with the keys of its people and the key for watching. They are told this once and stored nowhere."""

    id: str
    seats: list[SeatKey]
    watch: str


@final
class OwnKey(Body, frozen=True):
    """A game and a key to it that a browser has kept."""

    game: GameId
    key: Key


@final
class OwnKeys(Body, frozen=True):
    """The games and keys that a browser has kept."""

    games: Annotated[list[OwnKey], msgspec.Meta(max_length=MOST_OWN)]


@final
class Brief(Answer, frozen=True):
    """A game in a list: which one, who plays, how far it is, and whether it waits for the holder of the key."""

    id: str
    game: str
    name: str
    seats: list[str]
    seat: int
    created: float
    status: str
    ply: int = 0
    asked: list[int] = []
    # The generation or round that is played, in words; empty if the game has none.
    stage: str = ""


@final
class Briefs(Answer, frozen=True):
    """Games in a list; those that are gone are left out."""

    games: list[Brief]


# The table


@final
class SeatState(Answer, frozen=True):
    """Who sits on a seat, and how it is with them."""

    seat: int
    name: str
    kind: SeatKind
    # The bot that plays it now; of a person if they are gone.
    bot: str = ""
    # Whether somebody looks at the table from this seat now, and if not, since when, as far as it is known.
    here: bool = False
    gone: float = 0.0
    # Whether the table waits for it, and since when.
    asked: bool = False
    since: float = 0.0
    # Whether a bot thinks about its choice.
    thinks: bool = False
    # Seconds left, and whether they run.
    left: float | None = None
    runs: bool = False


@final
class MatterState(Answer, frozen=True):
    """A proposal that waits for answers: of whom, what, who must agree and who has."""

    number: int
    seat: int
    what: Proposal
    voters: list[int]
    agreed: list[int]
    text: list[Segment]
    # Whether choices would be taken back by which somebody saw something hidden.
    revealed: bool = False


@final
class LogLine(Answer, frozen=True):
    """What came of a choice, or a line on what people did; ply 0 is what happened before the first choice."""

    ply: int
    seat: int
    at: float
    events: list[SaidEvent] = []
    note: list[Segment] = []
    number: int = 0


@final
class TalkLine(Answer, frozen=True):
    """A line of chat or a reaction; the seat is -1 for somebody who watches."""

    number: int
    seat: int
    at: float
    line: str = ""
    reaction: str = ""


@final
class Result(Answer, frozen=True):
    """How the game ended, or stands if it was cancelled: who won, and the score sheet."""

    winners: list[int]
    scores: list[int]
    sheet: list[dict[str, int]]


@final
class State(Answer, frozen=True, tag_field="type", tag="state"):
    """Everything that a viewer sees.

    The log goes on from a ply: drop the lines of that ply and later ones first. The talk goes on behind a number.
    """

    game: str
    rules: str
    name: str
    # The last entry, the ply that a choice of this seat names, and how many choices stand.
    number: int
    ply: int
    plies: int
    # The seat through whose eyes this is seen (-1: of nobody), and those that the viewer's keys open.
    seat: int
    own: list[int]
    language: str
    at: float
    status: str
    seats: list[SeatState]
    table: Table
    log_from: int
    log: list[LogLine]
    talk_from: int
    talk: list[TalkLine]
    question: SaidQuestion | None = None
    refusals: list[SaidRefusal] = []
    # How many of its last choices the seat may take back alone.
    undo: int = 0
    # What its answers that wait for those of others will change on the table.
    ahead: list[Change] = []
    watchers: int = 0
    matter: MatterState | None = None
    result: Result | None = None
    # What the game was played with, in words, once it is over.
    agreed: list[list[Segment]] = []
    follower: str = ""
    # Everything may be seen: the game is over, or a record that somebody opened.
    open: bool = False
    # Whether a bot may be asked for hints.
    hints: bool = False
    # Why the game cannot go on although it is not over.
    frozen: list[Segment] = []
    # Whether the same person was last seen at another screen; to look from a seat is to be seen.
    elsewhere: bool = False


@final
class Log(Answer, frozen=True):
    """The log from a ply on."""

    log: list[LogLine]


@final
class Moment(Answer, frozen=True):
    """The table as a seat saw it after some choices, and what the last of them brought."""

    ply: int
    plies: int
    seat: int
    table: Table
    log: list[LogLine]
    asked: list[int] = []


@final
class Try(Body, frozen=True):
    """Choices of a seat, one after the other, that would answer the question of a ply."""

    seat: Seat
    ply: Ply
    choices: Annotated[list[Annotated[str, msgspec.Meta(max_length=2000)]], msgspec.Meta(min_length=1, max_length=8)]


@final
class Changes(Answer, frozen=True):
    """What some choices would change on the table, what would happen, and what the seat would be asked next.

    Not certain if chance or something hidden has a part in it, and stale if that question is open no more; then nothing
    more is said.
    """

    certain: bool
    stale: bool = False
    changes: list[Change] = []
    events: list[SaidEvent] = []
    asks: SaidQuestion | None = None


@final
class Confirmed(Answer, frozen=True):
    """It is done, and stored: the number of the entry, and how many choices stand."""

    number: int
    plies: int


@final
class Health(Answer, frozen=True):
    """Whether the server is well."""

    status: str
    version: str


# The socket: what a viewer says


@final
class Hello(Body, frozen=True, tag_field="type", tag="hello"):
    """The first message: the keys that the viewer has, the language, and the last entry that it knows."""

    keys: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=MOST_SEATS + 1)]
    language: Language = "en"
    seat: AnySeat | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


@final
class Do(Body, frozen=True, tag_field="type", tag="do"):
    """Do something at the table; the answer has the same id."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    deed: Deed


@final
class Look(Body, frozen=True, tag_field="type", tag="look"):
    """Look through the eyes of another seat that the keys open."""

    seat: AnySeat


@final
class Speak(Body, frozen=True, tag_field="type", tag="speak"):
    """Speak another language from now on."""

    language: Language


ToServer = Hello | Do | Look | Speak


# The socket: what the server says


@final
class Done(Answer, frozen=True, tag_field="type", tag="done"):
    """What was asked for under this id is done, and stored."""

    id: int
    number: int
    plies: int


@final
class NotDone(Answer, frozen=True, tag_field="type", tag="refused"):
    """What was asked for under this id is not done, and why; id -1 is for a message that could not be read."""

    id: int
    problem: Problem


ToClient = State | Done | NotDone
