"""The position of a game: what lies on the table, who must choose, and what may be known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Self

from areopolis.kernel.codec import digest
from areopolis.kernel.decision import ASIDE, Choice, Decision
from areopolis.kernel.evaluation import Evaluation
from areopolis.kernel.event import Event
from areopolis.kernel.ref import Ref
from areopolis.kernel.rng import Rng
from areopolis.kernel.view import View
from areopolis.kernel.why import Text, Why

# Parts of the data of a position that say how it will go on, and how it began.
INSIDE: Final = ("options", "agenda", "asker", "decision", "answers")


class Position:
    """What every game's position can do. Nothing in it is a closure, a thread or a file."""

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self.events: list[Event] = []
        # By seat: what it has answered beside others that are still to answer; nothing of it has happened yet.
        self.answers: Final[dict[int, tuple[Choice, ...]]] = {}
        self.recording: bool = True

    def apply(self, choice: Choice | str, seat: int = -1) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing.

        With a seat the choice answers the question of that seat, else that of the seat that must decide.
        """
        raise AssertionError("every game has its own")

    def legal(self, choice: Choice, seat: int = -1) -> Choice:
        """The choice as it is made and recorded, a subset in the order of the options; raises IllegalChoice."""
        raise AssertionError("every game has its own")

    def read(self, text: str, seat: int = -1) -> Choice:
        """The legal choice that this notation names; raises BadNotation or IllegalChoice."""
        raise AssertionError("every game has its own")

    def why_not(self, text: str, seat: int = -1) -> Why | None:
        """Why the choice with this notation is not legal now; None if it is."""
        raise AssertionError("every game has its own")

    def reasons(self, text: str, seat: int = -1) -> list[Why]:
        """All reasons why the choice with this notation is not legal now, the one of `why_not` first; none if it is."""
        why = self.why_not(text, seat)
        return [] if why is None else [why]

    def refusals(self, seat: int = -1) -> list[tuple[Choice, Why]]:
        """What a seat, or the one that must decide, might expect to be able to do and cannot, with the reasons."""
        raise AssertionError("every game has its own")

    def question_text(self, decision: Decision) -> Text:
        """The question itself, in words."""
        return Text(f"question.{decision.kind}")

    def because(self, decision: Decision) -> tuple[Ref, ...]:
        """What a question follows from, such as a card that is being played."""
        return ()

    def view(self, seat: int) -> View:
        """What a seat may know (-1: what everybody may)."""
        return View(self, seat)

    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return [] if self.decision is None else [self.decision.seat]

    def question(self, seat: int) -> Decision | None:
        """What a seat may answer now: what it is asked, or else an ASIDE; None if it can do nothing."""
        decision = self.decision
        if decision is None or decision.seat == seat:
            return decision
        options = self.asides(seat) if 0 <= seat < self.seats() else []
        return Decision(seat, ASIDE, tuple(options)) if options else None

    def first_question(self) -> Decision | None:
        """What the first of the seats that must answer is asked; None if the game is over."""
        asked = self.asked()
        return self.question(asked[0]) if asked else None

    def turn_to(self, seat: int) -> None:
        """Ask a seat first that is asked beside others: for a search, whose positions nobody records."""

    def asides(self, seat: int) -> list[Choice]:
        """What a seat may do while somebody else is asked; afterwards the open question is asked again."""
        return []

    def retract(self, seat: int) -> None:
        """Take back the last answer of a seat that is asked beside others."""
        left = self.answers[seat][:-1]
        del self.answers[seat]
        if left:
            self.answers[seat] = left

    def chance_state(self) -> int:
        """The state of chance: the same before and after what chance has no part in."""
        return 0

    def table(self, seat: int) -> Mapping[str, object]:
        """What lies on the table as a seat sees it (-1: as everybody may): a form of the game, with names."""
        raise AssertionError("every game has its own")

    def copy(self) -> Self:
        """An independent, exact copy that plays on like the original."""
        raise AssertionError("every game has its own")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (carried, (self.maker(), self.data(), self.recording))

    def maker(self) -> Callable[[dict[str, Any]], Position]:
        """The function that makes a position of this game from its data, by which pickles name it: one of a module."""
        raise AssertionError("every game has its own")

    def apart(self, seat: int) -> Self:
        """A copy in which a seat may try something without learning what others have answered."""
        return self.copy()

    def sample(self, seat: int, rng: Rng) -> Self:
        """A copy in which everything that is hidden from the seat has been drawn anew."""
        other = self.copy()
        other.redraw(seat, rng)
        return other

    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw anew everything that is hidden from a seat (-1: from somebody who only watches), chance included."""
        raise AssertionError("every game has its own")

    def data(self) -> dict[str, object]:
        """The whole position as plain data, from which the game can make it again."""
        raise AssertionError("every game has its own")

    def lying(self) -> dict[str, object]:
        """What lies on the table, and what is asked: the position without the inside of the engine.

        Nothing in it depends on how tasks are called or which options there are beside those that were chosen.
        """
        parts = {name: part for name, part in self.data().items() if name not in INSIDE and part is not None}
        decision = self.decision
        if decision is not None:
            parts["asked"] = [decision.seat, decision.kind, decision.verb, *decision.notations()]
        waiting = sorted(self.answers.items())
        parts["answered"] = [[seat, *[answer.notation() for answer in answers]] for seat, answers in waiting]
        return parts

    def digest(self) -> str:
        """The fingerprint of what lies on the table."""
        return digest(self.lying())

    def seats(self) -> int:
        """How many seats there are."""
        raise AssertionError("every game has its own")

    def automa(self, seat: int) -> str:
        """The name of the automa on a seat, which decides nothing by itself; empty for people and bots."""
        return ""

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by the lines of the score sheet, counted as if the game ended now."""
        raise AssertionError("every game has its own")

    def breakdown(self) -> list[dict[str, int]]:
        """The score sheet: the points of every seat by kind."""
        return [self.sheet(seat) for seat in range(self.seats())]

    def scores(self) -> list[int]:
        """The points of every seat, counted as if the game ended now."""
        return [sum(self.sheet(seat).values()) for seat in range(self.seats())]

    def outlook(self, seat: int) -> float:
        """A rough guess at the points that a seat will end with, for bots that look ahead."""
        return float(self.scores()[seat])

    def evaluation(self, weights: dict[str, float]) -> Evaluation:
        """How bots judge positions of this game; `weights` stand in place of those of the game. Raises BadOptions."""
        return Evaluation()

    def meaning(self, seat: int, choice: Choice) -> list[Text]:
        """What a choice of a seat is certain to mean for the others, in sentences, the weightiest first."""
        return []

    def weights(self) -> dict[str, float]:
        """The numbers that the evaluation of this kind of game goes by, and that others may stand in place of."""
        return {}

    def winners(self) -> list[int]:
        """The seats that win, counted as if the game ended now; empty if a solo game is lost."""
        raise AssertionError("every game has its own")

    def facts(self) -> dict[str, int | str]:
        """What statistics want to know of the whole game, by name; how long it has taken comes first."""
        raise AssertionError("every game has its own")

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        """What statistics want to know of a seat; `side` is what it plays as."""
        raise AssertionError("every game has its own")

    def summary(self) -> list[Text]:
        """A few sentences on how things stand, for logs and plain text."""
        raise AssertionError("every game has its own")


def leaders(ranks: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats that nobody is before: by points, then by whatever breaks a tie."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def carried(maker: Callable[[dict[str, Any]], Position], data: dict[str, object], recording: bool) -> Position:
    """A position that was pickled; like a copy it starts with an empty log."""
    pos = maker(data)
    pos.recording = recording
    return pos
