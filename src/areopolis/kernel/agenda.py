"""Positions that are moved on by an agenda: a stack of tasks, worked down until somebody must decide."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from areopolis.kernel.decision import Choice, Decision, Some
from areopolis.kernel.errors import BadNotation, IllegalChoice, RuleError
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position, View
from areopolis.kernel.rng import Rng, below, step
from areopolis.kernel.why import Why

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


class AgendaPosition(Position):
    """A position with an agenda, a source of chance and a log."""

    def __init__(self, rng: int) -> None:
        super().__init__()
        # What is still to happen, the next task last.
        self.agenda: Final[list[Task[Any]]] = []
        self.rng: int = rng

    def apply(self, choice: Choice | str) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing."""
        made = self.read(choice) if isinstance(choice, str) else self.legal(choice)
        self.events = []
        self.decision = None
        if isinstance(made, Some):
            self.agenda.pop().take(self, [item.number for item in made.items if isinstance(item, Item)])
        elif isinstance(made, Task):
            self.agenda.append(made)
        self.advance()
        return self.events

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        agenda = self.agenda
        while self.decision is None and agenda:
            agenda.pop().run(self)

    def legal(self, choice: Choice) -> Choice:
        """The choice as it is made and recorded, a subset in the order of the options; raises IllegalChoice."""
        decision = self.decision
        found = None if decision is None else decision.legal(choice)
        if found is None:
            offered = [] if decision is None else decision.notations()
            raise IllegalChoice(choice.notation(), self.why_not(choice.notation()), offered)
        return found

    def read(self, text: str) -> Choice:
        """The legal choice that this notation names; raises BadNotation or IllegalChoice."""
        decision = self.decision
        found = None if decision is None else decision.find(text)
        if found is not None:
            return found
        self.words_of(text)
        raise IllegalChoice(text, self.why_not(text), [] if decision is None else decision.notations())

    def why_not(self, text: str) -> Why | None:
        """Why the choice with this notation is not legal now; None if it is."""
        words = self.words_of(text)
        decision = self.decision
        if decision is None:
            return Why("over")
        if decision.find(text) is not None:
            return None
        why = self.why_refused(decision, words)
        if why is not None:
            return why
        if decision.verb == words[0]:
            return Why("pick", decision.least, decision.most)
        asked = [option.notation().split()[0] for option in decision.options]
        return Why("answer") if words[0] in asked else Why("question")

    def refusals(self) -> list[tuple[str, Why]]:
        """What the seat to decide might expect to be able to do and cannot, with the reasons."""
        found = []
        for wish in self.wishes():
            why = self.why_not(wish)
            if why is not None:
                found.append((wish, why))
        return found

    def words_of(self, text: str) -> list[str]:
        """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
        raise AssertionError("every game has its own")

    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        """Why the rules do not offer what these words name; None if there is no more to say than that."""
        return None

    def wishes(self) -> list[str]:
        """What the seat to decide might expect to be able to do."""
        return []

    def ask_again(self) -> None:
        """Ask the open question of somebody else anew, in a position that was drawn from what a seat may know."""
        self.advance()

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


class Knowledge(View):
    """What one seat may know, as plain data; what somebody else is asked is known, but not the options."""

    def __init__(self, knowledge: dict[str, object]) -> None:
        self.knowledge: Final = knowledge

    def data(self) -> dict[str, object]:
        """The knowledge as plain data."""
        return self.knowledge

    def sample(self, rng: Rng) -> AgendaPosition:
        """A position that agrees with the view; what is hidden is drawn anew."""
        full = self.filled(rng)
        decision = full["decision"]
        asked_elsewhere = isinstance(decision, dict) and "kind" in decision
        if asked_elsewhere:
            full["decision"] = None
        pos = self.restored(full)
        if asked_elsewhere:
            pos.ask_again()
        return pos

    def filled(self, rng: Rng) -> dict[str, object]:
        """The data of a whole position: everything hidden is drawn from what the seat has not seen."""
        raise AssertionError("every game has its own")

    def restored(self, data: dict[str, object]) -> AgendaPosition:
        """The position that such data describe."""
        raise AssertionError("every game has its own")


def known_words(text: str, verbs: dict[str, tuple[str, ...]]) -> list[str]:
    """The words of a notation; raises BadNotation unless it begins with a verb and one of the words that may follow."""
    words = text.split()
    if not words or words[0] not in verbs:
        raise BadNotation(f"'{text}' is no choice; choices begin with {', '.join(sorted(verbs))}")
    allowed = verbs[words[0]]
    if allowed and (len(words) < 2 or words[1] not in allowed):
        raise BadNotation(f"'{text}': after {words[0]} comes one of {', '.join(allowed)}")
    return words
