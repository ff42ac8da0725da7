"""A small game that somebody else could have written: a prize a round, bids in secret, all seats at once.

Everybody holds three cards and bids with up to two of them. The highest sum wins the prize, the first seat of equal
ones, and takes it, or leaves it and gets two new cards instead. Cards that were bid are gone.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NotRequired, Self, TypedDict

from areopolis.kernel.agenda import AgendaPosition, Item, Task, known_words
from areopolis.kernel.codec import decode, encode, given, numbers, plain
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.game import Game
from areopolis.kernel.laws import hold, one_place
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import MASK, Rng, seeded
from areopolis.kernel.shape import Encoded, Fields, Maybe, Parts, Row, Shape, Whole, Word
from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text, Why

CARDS = 24
HAND = 3
ROUNDS = 6


class Bidder:
    """What lies before a seat."""

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand
        self.bid: list[int] = []
        self.points = 0
        self.wins = 0

    def copy(self) -> Bidder:
        other = Bidder(self.hand.copy())
        other.bid = self.bid.copy()
        other.points = self.points
        other.wins = self.wins
        return other

    def data(self) -> dict[str, object]:
        return {"hand": self.hand.copy(), "bid": self.bid.copy(), "points": self.points, "wins": self.wins}


class Card(Item):
    """A card in hand."""

    def wording(self) -> tuple[str | Ref, ...]:
        return (Ref("card", str(self.number)),)

    def label(self) -> Text:
        return Text("auction.card", self.number)


class Round(Task["Auction"]):
    """A new prize, for which everybody bids."""

    def run(self, pos: Auction) -> None:
        if pos.round == ROUNDS:
            return
        pos.round += 1
        pos.prize = pos.deck.pop()
        pos.reveal("prize", -1, (pos.prize,), (), EVERYBODY)
        pos.agenda.append(Round())
        pos.agenda.append(Award())
        pos.agenda.extend([Bid(seat) for seat in reversed(range(pos.seats()))])


class Bid(Task["Auction"]):
    """A seat bids in secret."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, pos: Auction) -> None:
        hand = pos.bidders[self.seat].hand
        if hand:
            pos.agenda.append(self)
            cards = tuple([Card(card) for card in hand])
            pos.decision = Decision(self.seat, "bid", cards, "bid", 0, min(2, len(hand)))

    def take(self, pos: Auction, items: list[int]) -> None:
        bidder = pos.bidders[self.seat]
        bidder.bid = items
        bidder.hand = [card for card in bidder.hand if card not in items]

    def lane(self) -> int:
        return self.seat


class Award(Task["Auction"]):
    """All bids are shown, and the highest one wins."""

    def run(self, pos: Auction) -> None:
        sums = [sum(bidder.bid) for bidder in pos.bidders]
        for seat, bidder in enumerate(pos.bidders):
            pos.reveal("bid", seat, (sums[seat],), (), EVERYBODY)
            pos.gone.extend(bidder.bid)
            bidder.bid = []
        winner = sums.index(max(sums))
        pos.bidders[winner].wins += 1
        pos.ask(winner, "prize", [Take(winner), Leave(winner)])


class Take(Task["Auction"]):
    """Take the prize."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, pos: Auction) -> None:
        pos.bidders[self.seat].points += pos.prize
        pos.gone.append(pos.prize)
        pos.log("take", self.seat, pos.prize)
        pos.prize = 0

    def label(self) -> Text:
        return Text("auction.take")


class Leave(Task["Auction"]):
    """Leave the prize, and draw two cards."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, pos: Auction) -> None:
        drawn = [pos.deck.pop(), pos.deck.pop()] if len(pos.deck) >= ROUNDS + 2 else []
        pos.bidders[self.seat].hand += drawn
        pos.gone.append(pos.prize)
        pos.prize = 0
        pos.reveal("leave", self.seat, (len(drawn),), tuple(drawn), 1 << self.seat)

    def label(self) -> Text:
        return Text("auction.leave")


class Auction(AgendaPosition):
    """A position of the game."""

    def __init__(self, bidders: list[Bidder], deck: list[int], rng: int) -> None:
        super().__init__(rng)
        self.bidders = bidders
        self.deck = deck
        self.gone: list[int] = []
        self.prize = 0
        self.round = 0

    def copy(self) -> Self:
        other = type(self)([bidder.copy() for bidder in self.bidders], self.deck.copy(), self.rng)
        other.gone = self.gone.copy()
        other.prize, other.round = self.prize, self.round
        other.agenda.extend(self.agenda)
        other.answers.update(self.answers)
        other.decision, other.recording = self.decision, self.recording
        return other

    def data(self) -> dict[str, object]:
        return {
            "bidders": [bidder.data() for bidder in self.bidders],
            "deck": self.deck.copy(),
            "gone": self.gone.copy(),
            "turn": [self.prize, self.round],
            "rng": self.rng,
            "agenda": encode(self.agenda),
            "answers": [[seat, encode(answers)] for seat, answers in sorted(self.answers.items())],
            "decision": encode(self.decision),
        }

    def maker(self) -> Any:
        return partial(rebuilt, type(self))

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        places = [self.deck]
        for other, bidder in enumerate(self.bidders):
            if other != seat:
                places += [bidder.hand, bidder.bid]
        unknown = rng.shuffled([card for place in places for card in place])
        for place in places:
            place[:] = [unknown.pop() for _ in place]

    def is_secret(self, decision: Decision) -> bool:
        return decision.kind == "bid"

    def table(self, seat: int) -> dict[str, object]:
        return {
            "prize": self.prize,
            "round": self.round,
            "deck": len(self.deck),
            "bidders": [self.seen(other, other == seat) for other in range(self.seats())],
        }

    def seen(self, seat: int, own: bool) -> dict[str, object]:
        bidder = self.bidders[seat]
        held: dict[str, object] = {"hand": bidder.hand, "bid": bidder.bid} if own else {"cards": self.held(seat)}
        return {"points": bidder.points, "wins": bidder.wins, **held}

    def held(self, seat: int) -> int:
        return len(self.bidders[seat].hand) + len(self.bidders[seat].bid)

    def words_of(self, text: str) -> list[str]:
        return known_words(text, {"bid": (), "take": (), "leave": ()})

    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        return Why("auction.prize") if words[0] in {"take", "leave"} and decision.kind == "bid" else None

    def wishes(self, question: Decision) -> list[Any]:
        return [Take(question.seat), Leave(question.seat)]

    def question_text(self, decision: Decision) -> Text:
        return Text(f"auction.question.{decision.kind}", self.prize)

    def seats(self) -> int:
        return len(self.bidders)

    def sheet(self, seat: int) -> dict[str, int]:
        return {"prizes": self.bidders[seat].points}

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.scores()) if points == max(self.scores())]

    def facts(self) -> dict[str, int | str]:
        return {"round": self.round}

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        return {"side": "", "wins": self.bidders[seat].wins}

    def summary(self) -> list[Text]:
        return [Text("auction.points", Text("seat", seat), points) for seat, points in enumerate(self.scores())]


class BidderForm(TypedDict):
    """A seat; everybody else sees how many cards it holds."""

    points: int
    wins: int
    hand: NotRequired[list[int]]
    bid: NotRequired[list[int]]
    cards: NotRequired[int]


class TableForm(TypedDict):
    """The table as a seat sees it."""

    prize: int
    round: int
    deck: int
    bidders: list[BidderForm]


EVENTS: dict[str, tuple[str, ...]] = {
    "prize": ("prize",),
    "bid": ("sum",),
    "take": ("prize",),
    "leave": ("number", "first", "second"),
}
CARD = Whole(1, CARDS)
PILE = Row(CARD, 0, CARDS)
COUNT = Whole(0, 999)
VALUES: dict[str, Shape] = {"seat": Whole(0, 3), "number": CARD, "least": COUNT, "most": COUNT}
CHOICE = Encoded(Choice, VALUES)
VALUES |= {"kind": Word("bid", "prize"), "verb": Word("", "bid"), "options": Row(CHOICE, 0, CARDS), "items": CHOICE}


def position_shape() -> Shape:
    bidder = Fields({"hand": PILE, "bid": PILE, "points": COUNT, "wins": COUNT})
    return Fields(
        {
            "bidders": Row(bidder, 2, 4),
            "deck": PILE,
            "gone": PILE,
            "turn": Parts(Whole(0, CARDS), Whole(0, ROUNDS)),
            "rng": Whole(0, MASK),
            "agenda": Row(Encoded(Task, VALUES), 0, 9),
            "answers": Row(Parts(Whole(0, 3), Row(CHOICE, 0, 9)), 0, 4),
            "decision": Maybe(Encoded(Decision, VALUES)),
        }
    )


def rebuilt(kind: type[Auction], data: dict[str, Any]) -> Auction:
    """A position of a kind from its data."""
    bidders: list[Bidder] = []
    for found in data["bidders"]:
        bidder = Bidder(numbers(found["hand"]))
        bidder.bid = numbers(found["bid"])
        bidder.points, bidder.wins = found["points"], found.get("wins", 0)
        bidders.append(bidder)
    pos = kind(bidders, numbers(data["deck"]), data["rng"])
    pos.gone = numbers(data["gone"])
    pos.prize, pos.round = numbers(data["turn"])
    pos.agenda.extend([task for task in plain(data["agenda"]) if isinstance(task, Task)])
    pos.answers.update(given(data["answers"]))
    decision = decode(data["decision"])
    pos.decision = decision if isinstance(decision, Decision) else None
    return pos


class AuctionGame(Game[Auction]):
    """Sets up and restores games, also of a position that somebody has changed."""

    def __init__(self, kind: type[Auction] = Auction) -> None:
        super().__init__("auction", 1)
        self.kind = kind

    def set_up(self, options: dict[str, str], seed: int) -> Auction:
        if set(options) != {"players"} or options["players"] not in {"2", "3"}:
            raise BadOptions("two or three players")
        deck = Rng(seeded(seed)).shuffled(list(range(1, CARDS + 1)))
        bidders = [Bidder(sorted(deck.pop() for _ in range(HAND))) for _ in range(int(options["players"]))]
        pos = self.kind(bidders, deck, seeded(seed))
        pos.agenda.append(Round())
        pos.advance()
        return pos

    def rebuild(self, data: dict[str, Any]) -> Auction:
        return rebuilt(self.kind, data)

    def __reduce__(self) -> Any:
        return (AuctionGame, (self.kind,))

    def check_shape(self, data: object) -> None:
        SHAPES.check(data, "")

    def check_laws(self, pos: Auction) -> None:
        piles = [pos.deck, pos.gone, *[pile for bidder in pos.bidders for pile in (bidder.hand, bidder.bid)]]
        cards = [card for pile in piles for card in pile] + [pos.prize] * (pos.prize > 0)
        one_place(cards, "every card is in one place")
        hold(len(cards) == CARDS, "no card is lost")

    def variants(self) -> list[dict[str, str]]:
        return [{"players": "2"}, {"players": "3"}]

    def names(self) -> dict[str, str]:
        return {}

    def event_parts(self, event: str) -> tuple[str, ...]:
        return EVENTS[event]

    def table_form(self) -> type:
        return TableForm


SHAPES = position_shape()
PHRASES = {
    "auction.card": "card {0}",
    "auction.take": "take the prize",
    "auction.leave": "leave it, and draw two cards",
    "auction.question.bid": "your cards for a prize of {0}",
    "auction.question.prize": "what do you do with the prize of {0}?",
    "sheet.prizes": "prizes",
    "auction.points": "{0} has {1} {1|point|points}",
    "why.auction.prize": "bids come first",
    "why.pick": "from {0} to {1}",
    "why.answer": "not now",
    "why.question": "another question",
    "event.prize": "the prize is {1}",
    "event.bid": "{0} bids {1}",
    "event.take": "{0} takes {1}",
    "event.leave": "{0} draws {1} {1|card|cards}",
    "event.leave.open": "{0} draws {2} and {3}",
    "seat.number": "seat {0}",
    "neutral": "nobody",
}
ENGLISH = Catalogue("en", "english", PHRASES)
CZECH = Catalogue(
    "cs",
    "czech",
    {
        **PHRASES,
        "sheet.prizes": "prizes",
        "auction.points": "{0} má {1} {1|bod|body|bodů}",
        "event.leave": "{0} bere {1} {1|kartu|karty|karet}",
    },
    ENGLISH,
)
