"""What is agreed before the first choice: the game, its options, who sits where, and the clock."""

from __future__ import annotations

from typing import Annotated, Final, Literal, final

import msgspec

PERSON: Final = "person"
BOT: Final = "bot"
AUTOMA: Final = "automa"
# Who plays on for somebody whose time is up.
STAND_IN: Final = "greedy"
DAY: Final = 86_400.0

SeatKind = Literal["person", "bot", "automa"]


def seat_kind(kind: str) -> SeatKind:
    """A stored kind of seat."""
    known: SeatKind = msgspec.convert(kind, type=SeatKind)
    return known


@final
class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each person, and what every choice adds."""

    budget: Annotated[float, msgspec.Meta(ge=10, le=30 * DAY)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=DAY)] = 0.0


@final
class SeatSetup(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, a bot with its parameters, or the automa of the game."""

    name: str
    kind: SeatKind
    bot: str = ""


@final
class Setup(msgspec.Struct, frozen=True):
    """The set-up of a match. What it was begun with are choices of another game that it goes on from."""

    game: str
    rules: int
    options: dict[str, str]
    seed: int
    seats: list[SeatSetup]
    name: str = ""
    clock: ClockRule | None = None
    # Whether everything may be seen by everybody from the start: a record that somebody opened.
    open: bool = False
    # Where it goes on from, and the match that it is the rematch of.
    origin: str = ""

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, setup in enumerate(self.seats) if setup.kind == PERSON]
