"""What goes over the network before a game begins: what can be played, by whom, and what is printed on everything."""

from __future__ import annotations

from typing import Annotated, Literal, final

import msgspec

from areopolis.kernel.forms import Segment
from areopolis.server.messages import Answer, Body
from areopolis.server.say import SaidComponent, SaidDoubt


@final
class BotInfo(Answer, frozen=True):
    """A bot that may take a seat, and how it plays."""

    name: str
    text: list[Segment]
    parameters: dict[str, str] = {}


OptionKind = Literal["switch", "number", "numbers", "word", "words", "text"]


@final
class OptionWord(Answer, frozen=True):
    """A word that an option may be, and what it is called."""

    word: str
    title: list[Segment]


@final
class OptionInfo(Answer, frozen=True):
    """An option of a game: what it is if nobody says anything, what it may be, and what it means."""

    name: str
    kind: OptionKind
    usual: str
    title: list[Segment]
    text: list[Segment]
    words: list[OptionWord] = []
    # The bounds of a number, and how long a text may be.
    least: int = 0
    most: int = 0
    # Whether it is for games of one player only.
    alone: bool = False


@final
class Options(Body, frozen=True):
    """Options that somebody considers."""

    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)]
    # How many people would play; the other seats are for bots.
    people: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1


@final
class Judgement(Answer, frozen=True):
    """Whether a game can be made of some options, and if not, why; its automas on their seats, and its length."""

    possible: bool
    why: list[Segment] = []
    # Of every seat up to the last automa; empty where people and bots may sit.
    automas: list[str] = []
    # About how long it takes; 0 if nobody has said.
    minutes: int = 0


@final
class GameInfo(Answer, frozen=True):
    """A game that can be played."""

    name: str
    rules: int
    title: list[Segment]
    options: list[OptionInfo] = []


@final
class Rules(Answer, frozen=True):
    """What can be played here, by whom, and in which languages."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: dict[str, str]
    version: str


@final
class Components(Answer, frozen=True):
    """Every component of a game: what is printed on it, as text and as icons; and which figures are not certain.

    `template` is a file of those figures, for an owner to correct; a game that goes on does not repeat it.
    """

    game: str
    components: list[SaidComponent]
    doubts: list[SaidDoubt] = []
    template: str = ""


@final
class Words(Answer, frozen=True):
    """What the pages of the server say, by name."""

    language: str
    words: dict[str, str]


@final
class Names(Answer, frozen=True):
    """What the things of a game are called, by kind and id, the fields of its table, and the lines of its sheet."""

    game: str
    things: dict[str, dict[str, str]]
    fields: dict[str, str]
    sheet: dict[str, str]
