"""How a match went, choice by choice: who chose, in which round, and what it brought in points."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from areopolis.kernel.position import Position
from areopolis.kernel.session import Session
from areopolis.kernel.why import Text
from areopolis.locale import catalogue
from areopolis.server.messages import Answer
from areopolis.server.past import Past

# What games call the parts that they are played in, among the facts of a position.
ROUNDS: Final = ("generation", "round")


@final
class Mark(Answer, frozen=True):
    """A choice on the timeline: who chose, the round after it, and the points it brought to whoever chose."""

    seat: int
    round: int
    gain: int = 0


@final
class Marks(Answer, frozen=True):
    """The timeline of a game: a mark for every choice that stands."""

    marks: list[Mark]


@final
class Stretch(NamedTuple):
    """Choices that are not told yet, and the position before them; nobody else changes either."""

    first: int
    pos: Position
    choices: list[tuple[int, str]]


@final
class Timeline:
    """The marks of the choices of one session; whoever takes back choices says so."""

    def __init__(self) -> None:
        self.marks: Final[list[Mark]] = []

    def cut(self, plies: int) -> None:
        """Forget what came after so many choices."""
        del self.marks[plies:]

    def missing(self, session: Session[Position], past: Past) -> Stretch:
        """What has to be told yet."""
        first = len(self.marks)
        return Stretch(first, past.position(session, first).copy(), session.record.choices[first : session.ply()])

    def join(self, stretch: Stretch, marks: list[Mark]) -> None:
        """Add what was told, as far as it is not known by now; if choices were taken back meanwhile, nothing."""
        if len(self.marks) >= stretch.first:
            self.marks.extend(marks[len(self.marks) - stretch.first :])


def told(stretch: Stretch) -> list[Mark]:
    """Make the choices once more, and tell what each brought to whoever chose. It takes a while."""
    pos, marks = stretch.pos, []
    for seat, choice in stretch.choices:
        before = pos.scores()[seat]
        pos.apply(choice, seat)
        marks.append(Mark(seat, round_of(pos), pos.scores()[seat] - before))
    return marks


def round_of(pos: Position) -> int:
    """The round that is played, whatever the game calls it."""
    return next(iter(rounds(pos).values()), 0)


def stage_of(pos: Position, language: str) -> str:
    """The round that is played, in words; empty if the game has none."""
    return next(
        (catalogue(language).say(Text(f"server.stage.{name}", at)) for name, at in rounds(pos).items() if at), ""
    )


def rounds(pos: Position) -> dict[str, int]:
    """The round that is played, by what the game calls it."""
    facts = pos.facts()
    return {name: fact for name in ROUNDS if isinstance(fact := facts.get(name), int)}
