"""The position of a game: what lies on the table, who must choose, and what may be known."""

from __future__ import annotations

from typing import Self, cast

from areopolis.kernel.codec import digest
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.event import Event
from areopolis.kernel.rng import Rng
from areopolis.kernel.why import Text, Why


class Position:
    """What every game's position can do. Nothing in it is a closure, a thread or a file."""

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self.events: list[Event] = []
        self.recording: bool = True

    def apply(self, choice: Choice | str) -> list[Event]:
        """Make a legal choice and go on until the next decision; an illegal one raises and changes nothing."""
        raise AssertionError("every game has its own")

    def legal(self, choice: Choice) -> Choice:
        """The choice as it is made and recorded, a subset in the order of the options; raises IllegalChoice."""
        raise AssertionError("every game has its own")

    def read(self, text: str) -> Choice:
        """The legal choice that this notation names; raises BadNotation or IllegalChoice."""
        raise AssertionError("every game has its own")

    def why_not(self, text: str) -> Why | None:
        """Why the choice with this notation is not legal now; None if it is."""
        raise AssertionError("every game has its own")

    def refusals(self) -> list[tuple[str, Why]]:
        """What the seat to decide might expect to be able to do and cannot, with the reasons."""
        raise AssertionError("every game has its own")

    def view(self, seat: int) -> View:
        """What a seat may know."""
        raise AssertionError("every game has its own")

    def copy(self) -> Self:
        """An independent, exact copy that plays on like the original."""
        raise AssertionError("every game has its own")

    def sample(self, seat: int, rng: Rng) -> Self:
        """A copy in which everything that is hidden from the seat has been redrawn."""
        return cast("Self", self.view(seat).sample(rng))

    def data(self) -> dict[str, object]:
        """The whole position as plain data, from which the game can make it again."""
        raise AssertionError("every game has its own")

    def digest(self) -> str:
        """The fingerprint of the whole position."""
        return digest(self.data())

    def seats(self) -> int:
        """How many seats the table has."""
        raise AssertionError("every game has its own")

    def automa(self, seat: int) -> str:
        """The name of the automa on a seat, which decides nothing by itself; empty for people and bots."""
        return ""

    def scores(self) -> list[int]:
        """The points of every seat, counted as if the game ended now."""
        raise AssertionError("every game has its own")

    def outlook(self, seat: int) -> float:
        """A rough guess at the points that a seat will end with, for bots that look ahead."""
        return float(self.scores()[seat])

    def winners(self) -> list[int]:
        """The seats that win, counted as if the game ended now; empty if a solo game is lost."""
        raise AssertionError("every game has its own")

    def facts(self) -> dict[str, int | str]:
        """What statistics want to know of the whole table, by name."""
        raise AssertionError("every game has its own")

    def seat_facts(self, seat: int) -> dict[str, int | str]:
        """What statistics want to know of a seat; `side` is what it plays as."""
        raise AssertionError("every game has its own")

    def summary(self) -> list[Text]:
        """A few sentences on how things stand, for logs and plain tables."""
        raise AssertionError("every game has its own")


class View:
    """What one seat may know: built from that alone, never a position with things deleted."""

    def data(self) -> dict[str, object]:
        """The knowledge as plain data."""
        raise AssertionError("every game has its own")

    def sample(self, rng: Rng) -> Position:
        """A position that agrees with the view; what is hidden is drawn anew."""
        raise AssertionError("every game has its own")
