"""What a position promises a seat, in points of lead, and of which terms that is made: for bots, and for their reasons.

The evaluation of a game belongs to the game; bots ask `Position.evaluation` and know no more than stands here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text

if TYPE_CHECKING:
    from areopolis.kernel.position import Position

# Differences below this are no reason for anything.
NOTHING: Final = 0.005
MINUS: Final = "\N{MINUS SIGN}"
# A game that is won counts so many points more.
WIN: Final = 8.0


@final
class Term(Value):
    """One part of a value: what it is called, its points, and the figures of its sentence.

    `number` is how much there is of it, `about` the thing that it is about, `span` for how long it lasts. The sentence
    is the phrase `term.<name>` with the signed number, the thing and the span, in this order.
    """

    def __init__(
        self, name: str, amount: float, number: float = 0.0, about: Text | None = None, span: float = 0.0
    ) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.number: Final = number
        self.about: Final = about
        self.span: Final = span

    def text(self) -> Text:
        """The sentence."""
        return Text(f"term.{self.name}", signed(self.number), self.about, round(self.span))


def signed(number: float) -> str:
    """A number with its sign, whole where it can be."""
    size = abs(round(number, 1))
    sign = "" if size == 0 else "+" if number > 0 else MINUS
    return f"{sign}{size:.0f}" if size == round(size) else f"{sign}{size:.1f}"


def changes(before: list[Term], after: list[Term]) -> list[Term]:
    """By how much terms differ, the largest difference first; those that are alike are left out.

    Where there is as much of something as before and only its points differ, time has passed or the game has come
    nearer to its end: all of that is one term, `pace`.
    """
    old = {(term.name, term.about): term for term in before}
    differences: list[Term] = []
    pace = 0.0
    for term in after:
        was = old.pop((term.name, term.about), None)
        amount, number = (0.0, 0.0) if was is None else (was.amount, was.number)
        if was is not None and number and number == term.number:
            pace += term.amount - amount
        else:
            differences.append(Term(term.name, term.amount - amount, term.number - number, term.about, term.span))
    differences.extend([Term(term.name, -term.amount, -term.number, term.about, term.span) for term in old.values()])
    differences.append(Term("pace", pace))
    return sorted([term for term in differences if abs(term.amount) > NOTHING], key=size_of)


def size_of(term: Term) -> float:
    """For sorting: the largest first."""
    return -abs(term.amount)


class Evaluation:
    """What every game can say of its positions; a game that has nothing better goes by `Position.outlook`."""

    def value(self, pos: Position, seat: int) -> float:
        """The points by which a seat looks to end ahead of the best of the others."""
        others = [pos.outlook(other) for other in range(pos.seats()) if other != seat]
        return pos.outlook(seat) - (max(others) if others else 0.0)

    def prize(self, pos: Position, seat: int) -> float:
        """What the end of a game is worth to a seat besides the points."""
        return WIN if seat in pos.winners() else 0.0

    def terms(self, pos: Position, seat: int) -> list[Term]:
        """What the value is made of: the sum of the amounts."""
        own = pos.outlook(seat)
        rest = self.value(pos, seat) - own
        return [Term("outlook", own), *([Term("others", rest)] if rest else [])]

    def is_turn(self, decision: Decision) -> bool:
        """Whether a decision begins something new; any other follows from the choice before it."""
        return decision.kind == "turn"

    def is_pause(self, choice: Choice) -> bool:
        """Whether a choice only lets time pass: it is judged as it stands, and others go on."""
        return choice.notation() in PAUSES

    def rest(self, pos: Position, seat: int) -> None:
        """Change a copy so that the seat has done all that it wants to do for now, without anything else happening."""

    def stand_still(self, pos: Position, seat: int) -> None:
        """Change a copy so that no other seat takes a turn, as far as the game has something like that."""

    def plans(self, pos: Position, sampled: bool) -> bool:
        """Whether a plan with others standing still is of use; `sampled`: besides samples on which everybody plays."""
        return not sampled

    def stage(self, pos: Position) -> int:
        """A number that goes up with the large steps of a game, such as generations: a look ahead ends with one."""
        return 0

    def looks_further(self, pos: Position) -> bool:
        """Whether samples tell more than a look one choice ahead: not where chance drowns what they say."""
        return True

    def promising(self, pos: Position, decision: Decision, hasty: bool = False) -> list[Choice]:
        """The options of a decision that are worth a look: at least one, and not a subset.

        `hasty`: only those that a glance likes best, for whoever looks at thousands of decisions.
        """
        return list(decision.options)

    def plan_size(self, usual: int) -> int:
        """How wide or deep a plan is that would usually be so wide or deep: more where it goes on for longer."""
        return usual


PAUSES: Final = ("pass", "end")
