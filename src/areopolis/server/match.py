"""A match: a game and the people at its table, as its entries tell it. No clock, no store, no network is known here."""

from __future__ import annotations

from typing import Final, final

import msgspec

from areopolis.games import games
from areopolis.kernel.errors import AreopolisError
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, check_names
from areopolis.kernel.session import Session, resume
from areopolis.kernel.why import Text
from areopolis.server.entry import (
    AllowHints,
    Answered,
    Cancel,
    Chose,
    Entry,
    Followed,
    HandOver,
    Proposal,
    Proposed,
    RanOut,
    Reacted,
    Rematch,
    Renamed,
    Returned,
    Spoke,
    TakeBack,
    TookBack,
)
from areopolis.server.refused import because, refused
from areopolis.server.say import Speaker
from areopolis.server.setup import BOT, PERSON, STAND_IN, Setup

# What a person has at least who comes back after their time was up.
GRACE: Final = 60.0


class Matter(msgspec.Struct):
    """A proposal that waits for answers."""

    number: int
    seat: int
    what: Proposal
    agreed: list[int]


class Talk(msgspec.Struct):
    """A line of chat or a reaction; the seat is -1 for somebody who watches."""

    number: int
    seat: int
    at: float
    line: str = ""
    reaction: str = ""


@final
class Note(msgspec.Struct):
    """A line of the log that is no event of the game: what people agreed on, who came and went."""

    number: int
    ply: int
    at: float
    say: Text


@final
class Match:
    """The fold of all entries. `fold` checks an entry and lets it happen, or raises and changes nothing."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.game: Final[Game[Position]] = games()[setup.game]
        names = [seat.name for seat in setup.seats]
        self.session: Session[Position] = Session(self.game, setup.options, names, setup.seed)
        self.number = 0
        self.matter: Matter | None = None
        self.cancelled = False
        # The matter of a rematch is settled, and the game that came of it.
        self.again = False
        self.follower = ""
        # Whether people who play together have agreed on hints.
        self.hints_agreed = False
        # Seats of people that a bot holds, with its parameters.
        self.held: dict[int, str] = {}
        self.talk: list[Talk] = []
        self.notes: list[Note] = []
        # After every entry: how many choices stand. Before the first one: none.
        self.plies: list[int] = [0]
        # When every choice that stands was made.
        self.times: list[float] = []
        # Since when a seat is asked what it is asked now.
        self.since: dict[int, float] = {}
        # Seconds left to every seat at the moment when the clocks were last looked at.
        self.left: list[float] = [setup.clock.budget if setup.clock else 0.0] * len(setup.seats)
        self.looked = 0.0
        # Who says what happens here, by language.
        self.speakers: Final[dict[str, Speaker]] = {}
        # Who is asked, in a position: the question is put for every viewer, and takes time where several are asked.
        self._asked: tuple[Position, list[int]] | None = None

    # What is so

    @property
    def names(self) -> tuple[str, ...]:
        """How the seats are called."""
        return tuple(self.session.record.seats)

    def is_over(self) -> bool:
        """Whether nobody can choose any more."""
        return self.cancelled or self.session.position.decision is None

    def is_open(self) -> bool:
        """Whether everything may be seen by everybody who may see anything."""
        return self.setup.open or self.is_over()

    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat in self.setup.persons() if seat not in self.held]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now; empty if a person does."""
        setup = self.setup.seats[seat]
        return setup.bot if setup.kind == BOT else self.held.get(seat, "")

    def may_hint(self) -> bool:
        """Whether people may ask a bot for hints: somebody who plays alone, or all who have agreed on it."""
        return self.hints_agreed or len(self.setup.persons()) <= 1

    def asked(self) -> list[int]:
        """The seats that must choose."""
        pos = self.session.position
        if self._asked is None or self._asked[0] is not pos:
            self._asked = pos, pos.asked()
        return [] if self.cancelled else self._asked[1]

    def running(self) -> list[int]:
        """The seats whose clock runs: people who are asked, from the first choice of the game on."""
        if self.setup.clock is None or not self.session.ply():
            return []
        persons = self.persons()
        return [seat for seat in self.asked() if seat in persons]

    def left_at(self, seat: int, at: float) -> float:
        """Seconds left to a seat at some time."""
        return self.left[seat] - (max(0.0, at - self.looked) if seat in self.running() else 0.0)

    # What happens

    def fold(self, entry: Entry, at: float) -> None:
        """Let an entry happen; raises Refused and changes nothing if it cannot."""
        running = self.running()
        try:
            self.happen(entry, at)
        except AreopolisError as error:
            raise refused(error) from error
        self.number += 1
        self.plies.append(self.session.ply())
        for seat in running:
            if not isinstance(entry, RanOut) or seat != entry.seat:
                self.left[seat] -= max(0.0, at - self.looked)
        self.looked = at

    def happen(self, entry: Entry, at: float) -> None:
        """One kind of entry after the other."""
        match entry:
            case Chose():
                self.chose(entry, at)
            case TookBack():
                self.took_back(entry, at)
            case Proposed():
                self.proposed(entry, at)
            case Answered():
                self.answered(entry, at)
            case Returned():
                self.returned(entry, at)
            case RanOut():
                self.ran_out(entry, at)
            case Followed():
                self.followed(entry)
            case Renamed():
                check_names([entry.name])
                self.session.record.seats[entry.seat] = entry.name
            case Spoke():
                self.talk.append(Talk(self.number + 1, entry.seat, at, line=entry.line))
            case Reacted():
                self.talk.append(Talk(self.number + 1, entry.seat, at, reaction=entry.reaction))

    def chose(self, entry: Chose, at: float) -> None:
        """A seat chose."""
        self.must_go_on()
        self.session.apply(entry.seat, entry.choice, entry.ply)
        self.times.append(at)
        if self.setup.clock is not None and entry.seat in self.persons():
            self.left[entry.seat] += self.setup.clock.increment
        self.moved(at, entry.seat)

    def took_back(self, entry: TookBack, at: float) -> None:
        """A seat took back what it may."""
        self.must_go_on()
        if entry.ply != self.session.ply_of(entry.seat):
            raise because("stale", "stale")
        allowed = self.session.may_undo(entry.seat)
        if entry.choices > allowed:
            raise because("not-now", "undo", allowed)
        self.session.undo(entry.seat, entry.choices)
        del self.times[self.session.ply() :]
        self.moved(at, entry.seat)

    def moved(self, at: float, mover: int) -> None:
        """The question is another one: a proposal that was about the one before has lapsed, and the log says so."""
        self.since = {seat: self.since.get(seat, at) if seat != mover else at for seat in self.asked()}
        what = None if self.matter is None else self.matter.what
        if isinstance(what, TakeBack) or (isinstance(what, HandOver) and what.seat == mover):
            self.matter = None
            self.note(at, f"lapsed.{kind_of(what)}", mover)

    def proposed(self, entry: Proposed, at: float) -> None:
        """A person proposes something."""
        if self.matter is not None:
            raise because("not-now", "proposal.open")
        what = entry.what
        match what:
            case TakeBack():
                self.must_go_on()
                if what.ply >= self.session.ply():
                    raise because("not-now", "proposal.ply")
            case HandOver():
                self.must_go_on()
                if what.seat == entry.seat or what.seat not in self.persons():
                    raise because("not-now", "proposal.seat")
            case Cancel():
                self.must_go_on()
            case AllowHints():
                self.must_go_on()
                if self.may_hint():
                    raise because("not-now", "proposal.hints")
            case Rematch():
                if not self.is_over():
                    raise because("not-now", "proposal.running")
                if self.again:
                    raise because("not-now", "proposal.again")
        self.matter = Matter(self.number + 1, entry.seat, what, [entry.seat])
        self.settle(at)

    def voters(self) -> list[int]:
        """Who must agree to the open proposal."""
        assert self.matter is not None
        what = self.matter.what
        if isinstance(what, Rematch):
            return self.setup.persons()
        return [seat for seat in self.persons() if not isinstance(what, HandOver) or seat != what.seat]

    def answered(self, entry: Answered, at: float) -> None:
        """A person agrees or refuses."""
        matter = self.matter
        if matter is None or matter.number != entry.proposal:
            raise because("stale", "proposal.gone")
        if entry.seat not in self.voters():
            raise because("not-now", "proposal.notyours")
        if entry.agrees:
            if entry.seat not in matter.agreed:
                matter.agreed.append(entry.seat)
            self.settle(at)
            return
        self.matter = None
        outcome = "withdrawn" if entry.seat == matter.seat else "refused"
        self.note(at, f"{outcome}.{kind_of(matter.what)}", entry.seat)

    def settle(self, at: float) -> None:
        """Do what was proposed when all have agreed."""
        matter = self.matter
        if matter is None or any(seat not in matter.agreed for seat in self.voters()):
            return
        self.matter = None
        what = matter.what
        match what:
            case TakeBack():
                self.go_back(what.ply)
                self.note(at, "done.take-back", matter.seat)
                self.moved(at, matter.seat)
            case HandOver():
                self.held[what.seat] = what.bot
                self.note(at, "done.hand-over", what.seat)
            case Cancel():
                self.cancelled = True
                self.note(at, "done.cancel", matter.seat)
            case AllowHints():
                self.hints_agreed = True
                self.note(at, "done.hints", matter.seat)
            case Rematch():
                self.again = True
                self.note(at, "done.rematch", matter.seat)

    def go_back(self, ply: int) -> None:
        """Let only the first choices stand."""
        record = self.session.record
        cut = Record(record.game, record.rules, record.options, record.seats, record.seed, record.choices[:ply])
        self.session = resume(cut, self.game)
        del self.times[ply:]

    def returned(self, entry: Returned, at: float) -> None:
        """A person is back."""
        if entry.seat not in self.held:
            raise because("not-now", "held")
        del self.held[entry.seat]
        if self.setup.clock is not None:
            self.left[entry.seat] = max(self.left[entry.seat], GRACE)
        self.note(at, "returned", entry.seat)

    def ran_out(self, entry: RanOut, at: float) -> None:
        """The time of a person is up."""
        if entry.seat not in self.running() or self.left_at(entry.seat, at) > 0:
            raise because("not-now", "time")
        self.left[entry.seat] = 0.0
        self.held[entry.seat] = STAND_IN
        self.note(at, "time", entry.seat)

    def followed(self, entry: Followed) -> None:
        """The rematch is there."""
        if not self.again or self.follower:
            raise because("not-now", "proposal.again")
        self.follower = entry.game

    def must_go_on(self) -> None:
        """Refuse what makes sense only while the game goes on."""
        if self.is_over():
            raise because("not-now", "over")

    def note(self, at: float, name: str, seat: int) -> None:
        """A line for the log."""
        self.notes.append(
            Note(self.number + 1, self.session.ply(), at, Text(f"server.note.{name}", Text("seat", seat)))
        )

    def status(self) -> str:
        """One word on how far it is, for lists."""
        return "cancelled" if self.cancelled else "over" if self.is_over() else "open"

    def may_act(self, seat: int) -> None:
        """Refuse somebody who would choose for a seat that a bot holds."""
        if self.setup.seats[seat].kind != PERSON or seat in self.held:
            raise because("not-now", "bot")


def kind_of(what: Proposal) -> str:
    """The name of a kind of proposal."""
    kind = type(what).__struct_config__.tag
    assert isinstance(kind, str)
    return kind
