"""Rounds: turns, then the shuttle, until the end (rulebook pp. 8, 19, 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.lacerda.travel import LacerdaTravel
from areopolis.onmars.phases.turn import BeginTurn, FillingBoard, Growing, count_anew, wake_crystals
from areopolis.onmars.refs import SHIP, side_ref
from areopolis.onmars.rules.contracts import deliveries, fulfilled, wanted
from areopolis.onmars.rules.free import Done, open_choices
from areopolis.onmars.rules.technology import Thanks
from areopolis.onmars.rules.travel import travel
from areopolis.onmars.task import SeatTask, Task
from areopolis.onmars.terms import COLONIZATION, NOBODY, OVER, SHUTTLE, SIDES

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


# After so many rounds nothing will end the game any more: no building fits, and no mission can be completed. Games of
# people take some twenty rounds, those of random bots at most two hundred.
LONGEST: Final = 300


@final
class Round(Task):
    """A new round: every marker stands."""

    def run(self, pos: Position) -> None:
        """The colonization phase begins."""
        pos.round += 1
        pos.phase = COLONIZATION
        for player in pos.players:
            player.acted = False
        pos.log("om.round", -1, pos.round)
        pos.agenda.append(NextTurn())


@final
class NextTurn(Task):
    """The turn of the first seat in the order that has not had one."""

    def run(self, pos: Position) -> None:
        """Go on with it, or with the end of the phase."""
        for seat in pos.in_order():
            if not pos.players[seat].acted:
                pos.agenda.append(NextTurn())
                pos.agenda.append(BeginTurn(seat))
                return
        pos.active = NOBODY
        pos.agenda.append(CheckEnd())


@final
class CheckEnd(Task):
    """Whether the game ends, after a colonization phase."""

    def run(self, pos: Position) -> None:
        """Missions done: one more round after this one; with Space Oddity none. A game that leads nowhere stops."""
        stale = pos.round >= LONGEST and pos.remaining > 0
        if stale:
            pos.log("om.stale", -1, pos.round)
        if stale or pos.last_round or (pos.remaining == 0 and pos.options.space_oddity):
            pos.agenda.append(TheEnd())
            return
        if pos.remaining == 0:
            pos.last_round = True
            pos.log("om.lastround", -1)
        pos.agenda.append(Shuttle())


def move_shuttle(pos: Position) -> int:
    """From space 1 the shuttle goes to the other side, from others one space nearer; the side it left, or -1."""
    if pos.shuttle_space > 1:
        pos.shuttle_space -= 1
        return -1
    left = pos.shuttle_side
    pos.shuttle_side = 1 - left
    pos.shuttle_space = pos.box.arrivals[pos.level - 1]
    return left


@final
class Shuttle(Task):
    """The shuttle moves, and everybody may travel."""

    def run(self, pos: Position) -> None:
        """Who is on the side that it leaves travels free."""
        pos.phase = SHUTTLE
        count_anew(pos)
        left = move_shuttle(pos)
        if pos.recording:
            pos.log("om.shuttle", -1, Text(f"om.side.{SIDES[pos.shuttle_side]}"), pos.shuttle_space)
        pos.agenda.append(Round())
        for seat in reversed(pos.in_order()):
            pos.agenda.append(Deciding(seat, free=pos.side(seat) == left))


@final
class Deciding(Task):
    """Whether a seat travels: free with the shuttle, or with a ship of its own."""

    def __init__(self, seat: int, free: bool) -> None:
        self.seat: Final = seat
        self.free: Final = free

    def run(self, pos: Position) -> None:
        """Ask, if it can."""
        player = pos.players[self.seat]
        if player.automa:
            pos.agenda.append(Growing())
            pos.agenda.append(FillingBoard(self.seat))
            pos.agenda.append(Thanks())
            pos.agenda.append(LacerdaTravel(self.free))
        elif self.may_travel(pos):
            ways: list[Task] = [Ride(self.seat, not self.free, 1 - pos.side(self.seat)), Stay(self.seat)]
            pos.ask(self.seat, "travel", ways + open_choices(pos, self.seat, pledges=False))

    def may_travel(self, pos: Position) -> bool:
        """Whether there is something to decide; Lacerda has no use for a ship."""
        player = pos.players[self.seat]
        return self.free or (player.hangar > 0 and not player.automa)

    def others(self, pos: Position) -> list[Task]:
        """The shuttle, and a ship of one's own."""
        return [Ride(self.seat, own_ship, 1 - pos.side(self.seat)) for own_ship in (False, True)]


@final
class Ride(Task):
    """Travel to the other side."""

    def __init__(self, seat: int, own_ship: bool, to: int) -> None:
        self.seat: Final = seat
        self.own_ship: Final = own_ship
        self.to: Final = to

    def wording(self) -> tuple[str | Ref, ...]:
        """`travel`, or `travel ship` with a ship of one's own."""
        return ("travel", "ship") if self.own_ship else ("travel",)

    def about(self) -> tuple[Ref, ...]:
        """Where to, and the ship."""
        return (side_ref(self.to), Ref(SHIP, "hangar")) if self.own_ship else (side_ref(self.to),)

    def label(self) -> Text:
        """With the shuttle, or with a ship."""
        return Text("om.choice.travel.ship" if self.own_ship else "om.choice.travel")

    def run(self, pos: Position) -> None:
        """A ship so used leaves the game."""
        if self.own_ship:
            pos.players[self.seat].hangar -= 1
            pos.log("om.shipgone", self.seat)
        pos.agenda.append(Thanks())
        travel(pos, self.seat, self.to, discovery=True)


@final
class Stay(SeatTask):
    """Stay on this side."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`stay`."""
        return ("stay",)

    def label(self) -> Text:
        """Do not travel."""
        return Text("om.choice.stay")


@final
class TheEnd(Task):
    """The end: crystals move up, goods may still go on contracts, then points are counted."""

    def run(self, pos: Position) -> None:
        """In turn order."""
        for player in pos.players:
            wake_crystals(pos, player.seat)
        pos.agenda.append(Over())
        for seat in reversed(pos.in_order()):
            pos.agenda.append(LastDelivery(seat))


@final
class LastDelivery(SeatTask):
    """The last goods for contracts."""

    def run(self, pos: Position) -> None:
        """Ask as long as a contract that is not fulfilled may still take something."""
        options = [
            task
            for task in deliveries(pos, self.seat)
            if not fulfilled(pos, self.seat, pos.box.contracts[task.contract - 1])
        ]
        if options:
            pos.ask(self.seat, "last", [*options, Done(self.seat)])

    def others(self, pos: Position) -> list[Task]:
        """Everything that the own contracts ask for."""
        return [*wanted(pos, self.seat)]


@final
class Over(Task):
    """The game is over."""

    def run(self, pos: Position) -> None:
        """Nothing is left to do."""
        pos.phase = OVER
        pos.active = NOBODY
        pos.agenda.clear()
        pos.asker = None
        pos.log("om.over", -1)
