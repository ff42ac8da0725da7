"""Positions that are moved on by an agenda: a stack of tasks, worked down until somebody must decide."""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

from areopolis.kernel import together
from areopolis.kernel.decision import ASIDE, Choice, Decision, Subset
from areopolis.kernel.errors import BadNotation, IllegalChoice, RuleError
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, below, step
from areopolis.kernel.why import Text, Why

P = TypeVar("P")


class Task(Choice, Generic[P]):
    """A step that finishes, pushes further tasks, or leaves a decision; a chosen option is a task too."""

    def run(self, pos: P) -> None:
        """Take the step."""

    def take(self, pos: P, items: list[int]) -> None:
        """Go on with the items that the seat picked, for a task that asked for several."""

    def lane(self) -> int:
        """The seat whose own affair this is, which it may settle beside others that settle theirs; -1 if it is not."""
        return -1

    def seen_by(self, seat: int) -> Task[P]:
        """The task as a seat may see it on the agenda."""
        return self


class Item(Choice):
    """One of the things in a decision that asks for several, by its number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Waiting(Task[P]):
    """An open question that is put off while another seat is asked."""

    def __init__(self, decision: Decision) -> None:
        self.decision: Final = decision

    def run(self, pos: P) -> None:
        """Ask it again."""
        assert isinstance(pos, AgendaPosition)
        pos.decision = self.decision

    def lane(self) -> int:
        """The seat that was asked."""
        return self.decision.seat


class AgendaPosition(Position):
    """A position with an agenda, a source of chance and a log."""

    def __init__(self, rng: int) -> None:
        super().__init__()
        # What is still to happen, the next task last.
        self.agenda: Final[list[Task[Any]]] = []
        self.rng: int = rng

    def apply(self, choice: Choice | str, seat: int = -1) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing.

        Without a seat it is the open decision that is answered, at once. The answer of a seat that is asked beside
        others waits until all of them have answered. The task of an aside puts the open question back by itself, like
        every free choice.
        """
        made = self.read(choice, seat) if isinstance(choice, str) else self.legal(choice, seat)
        if seat >= 0 and seat in together.seats_beside(self):
            return self.hand_in(made, seat)
        self.events = []
        self.decision = None
        if isinstance(made, Subset):
            self.agenda.pop().take(self, [item.number for item in made.items if isinstance(item, Item)])
        elif isinstance(made, Task):
            self.agenda.append(made)
        self.advance()
        return self.events

    def apart(self, seat: int) -> Self:
        """A copy in which a seat may try something; of the affairs of seats beside each other only its own are left."""
        return together.alone(self, seat) if seat in together.seats_beside(self) else self.copy()

    def sample(self, seat: int, rng: Rng) -> Self:
        """A copy in which everything that is hidden from the seat has been drawn anew; if it is asked, it is first."""
        other = self.copy()
        other.redraw(seat, rng)
        together.turn_to(other, seat)
        return other

    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw anew everything that is hidden from a seat, chance included; answers of others are dropped.

        A question to somebody else that shows what is hidden is asked anew.
        """
        answers = self.answers.get(seat)
        self.answers.clear()
        if answers:
            self.answers[seat] = answers
        self.rng = rng.fresh()
        self.redraw_hidden(seat, rng)
        decision = self.decision
        if decision is not None and decision.seat != seat and self.is_secret(decision):
            self.ask_redrawn(decision)

    def ask_redrawn(self, decision: Decision) -> None:
        """Ask another seat anew, whose hidden things have been drawn anew; `decision` is what it was asked."""
        self.ask_anew()

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        """Draw anew whatever lies hidden from a seat."""
        raise AssertionError("every game has its own")

    def is_secret(self, decision: Decision) -> bool:
        """Whether the options of a question show what only the seat that is asked may see."""
        return True

    def hand_in(self, choice: Choice, seat: int) -> list[Event]:
        """Keep the answer of a seat that is asked beside others; the last one lets all of them happen."""
        self.answers[seat] = (*self.answers.get(seat, ()), choice)
        self.events = []
        if not self.asked():
            self.events = together.settle(self)
        return self.events

    def waiting(self, decision: Decision) -> Task[Any]:
        """A task that asks an open question again."""
        return Waiting(decision)

    def asked(self) -> list[int]:
        """The seats that must answer now, several of them where each settles its own affairs."""
        beside = together.seats_beside(self)
        if not beside:
            return super().asked()
        return [seat for seat in beside if together.alone(self, seat).decision is not None]

    def question(self, seat: int) -> Decision | None:
        """What a seat may answer now: what it is asked, perhaps beside others, or else an ASIDE."""
        decision = self.decision
        if decision is not None and (decision.seat != seat or self.answers) and seat in together.seats_beside(self):
            return together.alone(self, seat).decision
        return super().question(seat)

    def advance(self) -> None:
        """Work down the agenda until somebody must decide or nothing is left."""
        agenda = self.agenda
        while self.decision is None and agenda:
            agenda.pop().run(self)

    def legal(self, choice: Choice, seat: int = -1) -> Choice:
        """The choice as it is made and recorded, a subset in the order of the options; raises IllegalChoice."""
        question = self.decision if seat < 0 else self.question(seat)
        answer = None if question is None else question.legal(choice)
        if answer is None:
            offered = [] if question is None else question.notations()
            raise IllegalChoice(choice.notation(), self.why_not(choice.notation(), seat), offered)
        return answer

    def read(self, text: str, seat: int = -1) -> Choice:
        """The legal choice that this notation names; raises BadNotation or IllegalChoice."""
        question = self.decision if seat < 0 else self.question(seat)
        text = self.renewed(text)
        choice = None if question is None else question.find(text)
        if choice is not None:
            return choice
        self.words_of(text)
        raise IllegalChoice(text, self.why_not(text, seat), [] if question is None else question.notations())

    def why_not(self, text: str, seat: int = -1) -> Why | None:
        """Why the choice with this notation is not legal now; None if it is."""
        text = self.renewed(text)
        words = self.words_of(text)
        if self.decision is None:
            return Why("over")
        question = self.decision if seat < 0 else self.question(seat)
        if question is not None and question.find(text) is not None:
            return None
        if question is None:
            question = Decision(seat, ASIDE, ())
        why = self.why_refused(question, words) if 0 <= question.seat < self.seats() else None
        if why is not None:
            return why
        if question.kind == ASIDE:
            return Why("notasked", *[Text("seat", asked) for asked in self.asked()])
        if question.verb == words[0]:
            return Why("pick", question.least, question.most)
        asked = [option.notation().split()[0] for option in question.options]
        return Why("answer") if words[0] in asked else Why("question")

    def refusals(self, seat: int = -1) -> list[tuple[Choice, Why]]:
        """What a seat, or the one that must decide, might expect to be able to do and cannot, with the reasons."""
        question = self.decision if seat < 0 else self.question(seat)
        refused: list[tuple[Choice, Why]] = []
        for wish in [] if question is None else self.wishes(question):
            why = self.why_not(wish.notation(), seat)
            if why is not None:
                refused.append((wish, why))
        return refused

    def chance_state(self) -> int:
        """The state of chance."""
        return self.rng

    def renewed(self, text: str) -> str:
        """A notation as it is written today, for records from before it was changed."""
        return text

    def words_of(self, text: str) -> list[str]:
        """The words of a notation that could be a choice in some position; raises BadNotation for any other."""
        raise AssertionError("every game has its own")

    def why_refused(self, decision: Decision, words: list[str]) -> Why | None:
        """Why the rules do not offer what these words name; None if there is no more to say than that."""
        return None

    def wishes(self, question: Decision) -> list[Choice]:
        """What the seat that is asked might expect to be able to answer."""
        return []

    def turn_to(self, seat: int) -> None:
        """Ask a seat first that is asked beside others: for a search, whose positions nobody records."""
        together.turn_to(self, seat)

    def ask_again(self) -> None:
        """Ask the question anew that was open before something hidden was drawn anew."""
        self.advance()

    def ask_anew(self) -> None:
        """Let whoever asked the open question ask it once more."""
        self.decision = None
        self.ask_again()

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


def known_words(text: str, verbs: dict[str, tuple[str, ...]]) -> list[str]:
    """The words of a notation; raises BadNotation unless it begins with a verb and one of the words that may follow."""
    words = text.split()
    if not words or words[0] not in verbs:
        raise BadNotation(f"'{text}' is no choice; choices begin with {', '.join(sorted(verbs))}")
    allowed = verbs[words[0]]
    if allowed and (len(words) < 2 or words[1] not in allowed):
        raise BadNotation(f"'{text}': after {words[0]} comes one of {', '.join(allowed)}")
    return words
