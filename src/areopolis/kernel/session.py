"""A game being played: its position, its record so far, and how far a seat may take back."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import IllegalChoice, StaleDecision
from areopolis.kernel.event import Event
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record


@final
class Session:
    """One table from the first choice on.

    A seat may take back to the last moment since which nothing new has been revealed to anybody and no other seat has
    chosen. Positions since the last revelation are kept, so that taking back is exact.
    """

    def __init__(self, game: Game, options: dict[str, str], seats: list[str], seed: int) -> None:
        self.game: Final = game
        self.position: Position = game.new(options, seed)
        self.record: Final = Record(game.name, game.rules, dict(options), list(seats), seed, [])
        self.log: Final[list[list[Event]]] = []
        self.undoable: Final[list[Position]] = []

    def ply(self) -> int:
        """How many choices have been made; a choice may name it, so that it cannot answer another question."""
        return len(self.record.choices)

    def apply(self, choice: Choice | str, ply: int = -1, seat: int = -1) -> list[Event]:
        """Make a choice for a seat, or for the one that must decide."""
        if ply not in {-1, self.ply()}:
            raise StaleDecision(f"choice {ply} has been made already; the open one is {self.ply()}")
        pos = self.position
        decision = pos.decision
        if decision is None:
            raise IllegalChoice(str(choice), None, [])
        before = pos.copy()
        found = pos.read(choice, seat) if isinstance(choice, str) else choice
        events = pos.apply(found, seat)
        self.undoable.append(before)
        if any([event.reveals for event in events]):
            self.undoable.clear()
        self.record.choices.append((decision.seat if seat < 0 else seat, found.notation()))
        self.log.append(events)
        return events

    def may_undo(self, seat: int) -> int:
        """How many of its last choices a seat may take back."""
        number = 0
        for chooser, _choice in reversed(self.record.choices[len(self.record.choices) - len(self.undoable) :]):
            if chooser != seat:
                break
            number += 1
        return number

    def undo(self, seat: int, choices: int = 1) -> None:
        """Take back some of the last choices of a seat."""
        allowed = self.may_undo(seat)
        if not 1 <= choices <= allowed:
            raise IllegalChoice(f"undo {choices}", None, [f"undo {n}" for n in range(1, allowed + 1)])
        for _i in range(choices):
            self.position = self.undoable.pop()
            self.record.choices.pop()
            self.log.pop()

    def save(self) -> Record:
        """The record up to now."""
        self.record.digest = self.position.digest()
        return self.record


def resume(record: Record, game: Game) -> Session:
    """The session that a record describes, with its log and what may be taken back."""
    session = Session(game, record.options, record.seats, record.seed)
    for seat, choice in record.choices:
        session.apply(choice, seat=seat)
    return session
