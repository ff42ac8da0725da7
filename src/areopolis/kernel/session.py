"""A game being played: its position, its record so far, and how far a seat may take back."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import AreopolisError, BadOptions, BadRecord, IllegalChoice, StaleDecision, WrongSeat
from areopolis.kernel.event import Event
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, line_of

P = TypeVar("P", bound=Position)


@final
class Session(Generic[P]):
    """One game from the first choice on.

    A seat may take back to the last moment since which nothing new has been revealed to anybody and no other seat has
    chosen. Positions since the last revelation are kept, so that taking back is exact.
    """

    def __init__(self, game: Game[P], options: dict[str, str], seats: list[str], seed: int) -> None:
        self.game: Final = game
        self.record: Final = Record(game.name, game.rules, dict(options), list(seats), seed, [])
        # Made of the last one by every choice, never changed: whoever holds it holds that moment.
        self.position: P = game.new(options, seed)
        if len(seats) != self.position.seats():
            raise BadOptions(f"{len(seats)} seats are named, the game has {self.position.seats()}")
        # What happened before the first choice, and by every choice.
        self.opening: Final[list[Event]] = self.position.events
        self.log: Final[list[list[Event]]] = []
        self.undoable: Final[list[P]] = []

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        record = self.record
        parts = (record.options, record.seats, record.seed, record.choices)
        return (carried, (self.game, *parts, self.position, self.log, self.undoable))

    def ply(self) -> int:
        """How many choices have been made; a choice may name it, so that it cannot answer another question."""
        return len(self.record.choices)

    def ply_of(self, seat: int) -> int:
        """The number that a choice of a seat may name; answers of others that are asked beside it do not change it."""
        waiting = self.position.answers
        return self.ply() - sum([len(answers) for other, answers in waiting.items() if other != seat])

    def apply(self, seat: int, choice: Choice | str, ply: int = -1) -> list[Event]:
        """Make a choice for a seat that may answer something; whatever goes wrong, nothing has changed."""
        if ply not in {-1, self.ply_of(seat)}:
            raise StaleDecision(f"choice {ply} is not the open one, which is {self.ply_of(seat)}")
        before = self.position
        if before.decision is not None and before.question(seat) is None:
            asked = " and ".join([str(other) for other in before.asked()])
            raise WrongSeat(f"it is for seat {asked} to decide, not for seat {seat}")
        made = before.read(choice, seat) if isinstance(choice, str) else before.legal(choice, seat)
        notation = made.notation()
        after = before.copy()
        events = after.apply(made, seat)
        if any([event.reveals for event in events]):
            self.undoable.clear()
        else:
            self.undoable.append(before)
        self.record.choices.append((seat, notation))
        self.log.append(events)
        self.position = after
        return events

    def is_final(self, seat: int, choice: Choice) -> bool:
        """Whether a choice would reveal something, and could not be taken back, or end the game; tried on a copy."""
        trial = self.position.copy()
        events = trial.apply(choice, seat)
        return trial.decision is None or any([event.reveals for event in events])

    def may_undo(self, seat: int) -> int:
        """How many of its last choices a seat may take back; answers that wait for those of others, always."""
        if seat in self.position.answers:
            return len(self.position.answers[seat])
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
            if seat in self.position.answers:
                self.retract(seat)
            else:
                self.position = self.undoable.pop()
                self.record.choices.pop()
                self.log.pop()

    def retract(self, seat: int) -> None:
        """Take back an answer that waits, although others may have answered since."""
        place = max([ply for ply, (chooser, _choice) in enumerate(self.record.choices) if chooser == seat])
        first = len(self.record.choices) - len(self.undoable)
        del self.record.choices[place]
        del self.log[place]
        later = [without_last(pos, seat) for pos in self.undoable[place - first + 1 :]]
        del self.undoable[place - first :]
        self.undoable.extend(later)
        self.position = without_last(self.position, seat)

    def save(self) -> Record:
        """The record up to now: a copy, to which later choices add nothing."""
        record = self.record
        copy = Record(
            record.game, record.rules, dict(record.options), list(record.seats), record.seed, list(record.choices)
        )
        copy.seal(self.position)
        return copy


def carried(
    game: Game[P],
    options: dict[str, str],
    seats: list[str],
    seed: int,
    choices: list[tuple[int, str]],
    position: P,
    log: list[list[Event]],
    undoable: list[P],
) -> Session[P]:
    """A session that was pickled."""
    session = Session(game, options, seats, seed)
    session.record.choices.extend(choices)
    session.position = position
    session.log.extend(log)
    session.undoable.extend(undoable)
    return session


def without_last(pos: P, seat: int) -> P:
    """A position without the last answer of a seat."""
    other = pos.copy()
    other.retract(seat)
    return other


def resume(record: Record, game: Game[P]) -> Session[P]:
    """The session that a record describes, with its log and what may be taken back; raises BadRecord."""
    session = Session(game, record.options, record.seats, record.seed)
    for ply, (seat, choice) in enumerate(record.choices):
        try:
            session.apply(seat, choice)
        except AreopolisError as error:
            raise BadRecord(line_of(record, ply), str(error)) from error
    return session
