"""A small game, as one writes it on the first day: a package with a module `game`, and nothing else anywhere.

Everybody digs in the same mine for so many turns. Whoever digs draws a card: gold of 1 to 5, or a beam that breaks. The
second broken beam of a turn buries all gold of that turn; whoever leaves in time takes it home.
"""

from __future__ import annotations

from typing import Any, Final, Self, TypedDict

from areopolis.kernel.agenda import AgendaPosition, Task, known_words
from areopolis.kernel.codec import decode, encode, numbers, plain
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.game import Game
from areopolis.kernel.laws import hold
from areopolis.kernel.position import leaders
from areopolis.kernel.rng import MASK, Rng, seeded
from areopolis.kernel.shape import Encoded, Fields, Maybe, Row, Shape, Whole, Word
from areopolis.kernel.why import Text

BEAM: Final = 0
MINE: Final = [BEAM] * 8 + [1, 2, 3, 4, 5] * 4
TURNS: Final = 3
MOST: Final = 4


class Turn(Task["Mine"]):
    """A seat enters the mine; when everybody has been there often enough, the game is over."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn

    def run(self, pos: Mine) -> None:
        pos.seat, pos.gold, pos.beams = self.seat, 0, 0
        pos.deck = list(pos.shuffled(MINE))
        later = self.seat + 1 == pos.seats()
        if not later or self.turn < TURNS:
            pos.agenda.append(Turn(0 if later else self.seat + 1, self.turn + later))
        pos.ask(self.seat, "mine", [Dig(self.seat), Leave(self.seat)])


class Dig(Task["Mine"]):
    """Draw a card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, pos: Mine) -> None:
        card = pos.deck.pop()
        pos.gold += card
        pos.beams += card == BEAM
        pos.reveal("dig" if card else "beam", self.seat, (card,) if card else (pos.beams,), (), EVERYBODY)
        if pos.beams < 2:
            pos.ask(self.seat, "mine", [Dig(self.seat), Leave(self.seat)])

    def label(self) -> Text:
        return Text("prospect.dig")


class Leave(Task["Mine"]):
    """Take the gold home."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, pos: Mine) -> None:
        pos.home[self.seat] += pos.gold
        pos.log("leave", self.seat, pos.gold)

    def label(self) -> Text:
        return Text("prospect.leave")


class TableForm(TypedDict):
    """The table: what lies at home before each seat, and who has found what in the mine."""

    seats: list[dict[str, int]]
    digging: int
    gold: int
    broken_beams: int
    deck: int


class Mine(AgendaPosition):
    """A position of the game."""

    def __init__(self, home: list[int], rng: int) -> None:
        super().__init__(rng)
        self.home = home
        self.deck: list[int] = []
        self.seat = self.gold = self.beams = 0

    def copy(self) -> Self:
        other = type(self)(self.home.copy(), self.rng)
        other.deck = self.deck.copy()
        other.seat, other.gold, other.beams = self.seat, self.gold, self.beams
        other.agenda.extend(self.agenda)
        other.answers.update(self.answers)
        other.decision, other.recording = self.decision, self.recording
        return other

    def data(self) -> dict[str, object]:
        return {
            "home": self.home.copy(),
            "deck": self.deck.copy(),
            "seat": self.seat,
            "gold": self.gold,
            "beams": self.beams,
            "rng": self.rng,
            "agenda": encode(self.agenda),
            "decision": encode(self.decision),
        }

    def maker(self) -> Any:
        return made

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        self.deck = rng.shuffled(self.deck)

    def is_secret(self, decision: Decision) -> bool:
        return False

    def table(self, seat: int) -> TableForm:
        return {
            "seats": [{"gold": gold} for gold in self.home],
            "digging": self.seat,
            "gold": self.gold,
            "broken_beams": self.beams,
            "deck": len(self.deck),
        }

    def words_of(self, text: str) -> list[str]:
        return known_words(text, {"dig": (), "leave": ()})

    def why_refused(self, decision: Decision, words: list[str]) -> None:
        return None

    def wishes(self, question: Decision) -> list[Any]:
        return []

    def question_text(self, decision: Decision) -> Text:
        return Text("prospect.question", self.gold)

    def seats(self) -> int:
        return len(self.home)

    def sheet(self, seat: int) -> dict[str, int]:
        return {"gold": self.home[seat]}

    def winners(self) -> list[int]:
        return leaders([(points,) for points in self.scores()])

    def facts(self) -> dict[str, int | str]:
        return {"gold": sum(self.home)}

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        return {"side": "", "gold": self.home[seat]}

    def summary(self) -> list[Text]:
        return [Text("prospect.home", Text("seat", seat), gold) for seat, gold in enumerate(self.home)]


def made(data: dict[str, Any]) -> Mine:
    """The position that data describe."""
    pos = Mine(numbers(data["home"]), data["rng"])
    pos.deck = numbers(data["deck"])
    pos.seat, pos.gold, pos.beams = data["seat"], data["gold"], data["beams"]
    pos.agenda.extend([task for task in plain(data["agenda"]) if isinstance(task, Task)])
    decision = decode(data["decision"])
    pos.decision = decision if isinstance(decision, Decision) else None
    return pos


SEAT = Whole(0, MOST - 1)
COUNT = Whole(0, 999)
VALUES: dict[str, Shape] = {"seat": SEAT, "turn": Whole(1, TURNS), "least": COUNT, "most": COUNT}
VALUES |= {"kind": Word("mine"), "verb": Word(""), "options": Row(Encoded(Choice, VALUES), 0, 2)}
SHAPE = Fields(
    {
        "home": Row(COUNT, 1, MOST),
        "deck": Row(Whole(0, 5), 0, len(MINE)),
        "seat": SEAT,
        "gold": COUNT,
        "beams": Whole(0, 2),
        "rng": Whole(0, MASK),
        "agenda": Row(Encoded(Task, VALUES), 0, 2),
        "decision": Maybe(Encoded(Decision, VALUES)),
    }
)


class Prospect(Game[Mine]):
    """Sets up and restores games."""

    def set_up(self, options: dict[str, str], seed: int) -> Mine:
        if set(options) != {"players"} or options["players"] not in {"1", "2", "3", "4"}:
            raise BadOptions("one to four players")
        pos = Mine([0] * int(options["players"]), seeded(seed))
        pos.agenda.append(Turn(0, 1))
        pos.advance()
        return pos

    def check_shape(self, data: object) -> None:
        SHAPE.check(data, "")

    def rebuild(self, data: dict[str, Any]) -> Mine:
        return made(data)

    def check_laws(self, pos: Mine) -> None:
        hold(sum(pos.deck) + pos.gold == sum(MINE), "no gold is lost in the mine")
        hold(pos.seat < pos.seats(), "a seat of the table digs")

    def variants(self) -> list[dict[str, str]]:
        return [{"players": "1"}, {"players": "3"}]

    def event_parts(self, event: str) -> tuple[str, ...]:
        return {"dig": ("gold",), "beam": ("broken",), "leave": ("gold",)}[event]

    def table_form(self) -> type:
        return TableForm

    def names(self) -> dict[str, str]:
        return {
            "game.prospect": "Prospect",
            "prospect.dig": "dig on",
            "prospect.leave": "leave with the gold",
            "prospect.question": "{0} gold in your bag: what do you do?",
            "prospect.home": "{0} has {1} gold at home",
            "sheet.gold": "gold",
            "event.dig": "{0} finds {1} gold",
            "event.beam": "{0} hears a beam break ({1} of 2)",
            "event.leave": "{0} takes {1} gold home",
        }


GAME: Final = Prospect("prospect", 1)
