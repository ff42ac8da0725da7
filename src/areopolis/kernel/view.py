"""The view of a seat: what it may know, and positions that may be the true one as far as it knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.rng import Rng
from areopolis.kernel.why import Text, Why

if TYPE_CHECKING:
    from areopolis.kernel.position import Position


@final
class Outcome:
    """How a game ended: who won, the points of every seat, and where they come from."""

    def __init__(self, winners: list[int], scores: list[int], sheet: list[dict[str, int]]) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.sheet: Final = sheet


@final
class View:
    """The eyes of one seat (-1: of somebody who only watches). Nothing is made before it is looked at."""

    def __init__(self, pos: Position, seat: int) -> None:
        self._pos: Final = pos
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (View, (self._pos, self.seat))

    def table(self) -> Mapping[str, object]:
        """What lies on the table as the seat sees it: a form of the game, with names."""
        return self._pos.table(self.seat)

    def question(self) -> Decision | None:
        """What the seat may answer now; None if it can do nothing."""
        return self._pos.question(self.seat) if self.seat >= 0 else None

    def refusals(self) -> list[tuple[Choice, Why]]:
        """What the seat might expect to be able to do and cannot, with the reasons."""
        return self._pos.refusals(self.seat) if self.seat >= 0 else []

    def question_text(self, decision: Decision) -> Text:
        """What the seat is asked, in words."""
        return self._pos.question_text(decision)

    def read(self, text: str) -> Choice:
        """The legal choice of the seat that a notation names; raises BadNotation or IllegalChoice."""
        return self._pos.read(text, self.seat)

    def reasons(self, choice: Choice | str) -> list[Why]:
        """All reasons why the seat cannot choose something now, the one among the refusals first; none if it can.

        What a person has written down is read first, and raises BadNotation if no choice is ever written so.
        """
        return self._pos.reasons(choice if isinstance(choice, str) else choice.notation(), self.seat)

    def apart(self) -> View:
        """The same eyes on a copy: where seats answer beside each other, on their own affairs after their answers."""
        return View(self._pos.apart(self.seat), self.seat)

    def outcome(self) -> Outcome | None:
        """How the game ended; None as long as it goes on, when points may be hidden."""
        pos = self._pos
        return None if pos.asked() else Outcome(pos.winners(), pos.scores(), pos.breakdown())

    def sample(self, rng: Rng) -> Position:
        """A position that may be the true one: what is hidden from the seat has been drawn anew."""
        return self._pos.sample(self.seat, rng)
