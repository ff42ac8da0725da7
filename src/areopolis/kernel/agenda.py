"""Positions that are moved on by an agenda: a stack of tasks, worked down until somebody must decide."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from areopolis.kernel.decision import Choice, Decision, Some
from areopolis.kernel.errors import IllegalChoice, RuleError
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, below, step

P = TypeVar("P")


class Task(Choice, Generic[P]):
    """A step that finishes, pushes further tasks, or leaves a decision; a chosen option is a task too."""

    def run(self, pos: P) -> None:
        """Take the step."""

    def take(self, pos: P, items: list[int]) -> None:
        """Go on with the items that the seat picked, for a task that asked for several."""


class Item(Choice):
    """One of the things in a decision that asks for several, by its number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def key(self) -> tuple[object, ...]:
        """The number."""
        return (self.number,)


class AgendaPosition(Position):
    """A position with an agenda, a source of chance and a log."""

    def __init__(self, rng: int) -> None:
        super().__init__()
        # What is still to happen, the next task last.
        self.agenda: Final[list[Task[Any]]] = []
        self.rng: int = rng

    def apply(self, choice: Choice | str) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing."""
        decision = self.decision
        if isinstance(choice, str):
            choice = self.read(choice)
        elif decision is None or not decision.allows(choice):
            legal = [] if decision is None else decision.notations()
            raise IllegalChoice(choice.notation(), self.why_not(choice.notation()), legal)
        self.events = []
        self.decision = None
        if isinstance(choice, Some):
            self.agenda.pop().take(self, [item.number for item in choice.items if isinstance(item, Item)])
        elif isinstance(choice, Task):
            self.agenda.append(choice)
        self.advance()
        return self.events

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        agenda = self.agenda
        while self.decision is None and agenda:
            agenda.pop().run(self)

    def ask(self, seat: int, kind: str, options: list[Any]) -> None:
        """Ask a seat for one of the options, which are tasks; a lone one is taken at once."""
        if len(options) == 1:
            self.agenda.append(options[0])
        elif options:
            self.decision = Decision(seat, kind, tuple(options))
        else:
            raise RuleError(f"nothing to choose from: {kind}")

    def log(self, name: str, seat: int, a: object = None, b: object = None, c: object = None) -> None:
        """Note what happened, when somebody wants to know."""
        if self.recording:
            self.events.append(Event(name, seat, tuple([part for part in (a, b, c) if part is not None])))

    def reveal(self, name: str, seat: int, parts: tuple[object, ...], secret: tuple[object, ...], to: int) -> None:
        """Note something by which the seats `to` learn what they did not know."""
        if self.recording:
            self.events.append(Event(name, seat, parts, secret, to))

    def chance(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        self.rng = step(self.rng)
        return below(self.rng, bound)

    def shuffled(self, cards: list[int]) -> tuple[int, ...]:
        """The cards in a random order."""
        rng = Rng(self.rng)
        result = rng.shuffled(cards)
        self.rng = rng.state
        return tuple(result)
