"""Several turns of one seat, as if nobody else played: for plans of bots, on copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.phases.rounds import Deciding, move_shuttle
from areopolis.onmars.phases.turn import BeginTurn
from areopolis.onmars.task import Task
from areopolis.onmars.terms import COLONIZATION, SHUTTLE

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


class Planned(Task):
    """Something between the turns of a plan, with so many turns after it."""

    def __init__(self, seat: int, turns: int) -> None:
        self.seat: Final = seat
        self.turns: Final = turns


@final
class Onward(Planned):
    """The shuttle moves, and the seat may travel; after the last round nothing comes."""

    def run(self, pos: Position) -> None:
        """As after a round, for this seat alone."""
        if is_last(pos):
            return
        pos.phase = SHUTTLE
        pos.last_round = pos.remaining == 0
        left = move_shuttle(pos)
        pos.agenda.append(NextOwnTurn(self.seat, self.turns))
        pos.agenda.append(Deciding(self.seat, free=pos.side(self.seat) == left))


@final
class NextOwnTurn(Planned):
    """The next turn of the seat, perhaps with further ones."""

    def run(self, pos: Position) -> None:
        """It begins."""
        pos.phase = COLONIZATION
        if self.turns > 1:
            pos.agenda.append(Onward(self.seat, self.turns - 1))
        pos.agenda.append(BeginTurn(self.seat))


def is_last(pos: Position) -> bool:
    """Whether no round comes after this one."""
    return pos.last_round or (pos.remaining == 0 and pos.options.space_oddity)
