"""The colonization phase: turns in their order, and what happens at the end of each (rulebook p. 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.lacerda.turn import LacerdaLevel, LacerdaTurn
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import action_ref, hex_text
from areopolis.onmars.rules.contracts import deliver_surplus
from areopolis.onmars.rules.executive import executives, opens_executive
from areopolis.onmars.rules.free import completions, holds_goals, open_choices
from areopolis.onmars.rules.hire import Refilling
from areopolis.onmars.rules.lss import update_colony, update_due
from areopolis.onmars.rules.settle import crowded
from areopolis.onmars.rules.slots import Placing, extra_cost, splits, why_not_main
from areopolis.onmars.rules.technology import Thanks
from areopolis.onmars.task import SeatTask, Task, following
from areopolis.onmars.terms import (
    ACTIONS,
    BARE,
    CONTROL,
    CRYSTAL,
    CRYSTAL_HERE,
    DEPOT,
    LACERDA,
    NOBODY,
    SIDE_OF,
    SLOTTED,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def wake_crystals(pos: Position, seat: int) -> None:
    """Crystals from below the depot move into it; what finds no space goes on an open contract, or is lost."""
    player = pos.players[seat]
    moved = min(player.waiting, DEPOT - player.docked() - player.goods[CRYSTAL])
    player.goods[CRYSTAL] += moved
    lost = player.waiting - moved
    player.waiting = 0
    for _i in range(lost):
        deliver_surplus(pos, seat, CRYSTAL)


def count_anew(pos: Position) -> None:
    """What is counted by turns starts from nothing, for everybody."""
    for player in pos.players:
        player.task_done = False
        player.developed = 0
        player.newcomers = 0


@final
class BeginTurn(SeatTask):
    """The turn of a seat begins."""

    def run(self, pos: Position) -> None:
        """Crystals move up; the marker counts as used, whatever space it comes to."""
        player = pos.players[self.seat]
        player.acted = True
        count_anew(pos)
        pos.active = self.seat
        pos.main_done = False
        pos.executive_done = False
        pos.log("om.turn", self.seat)
        pos.agenda.append(EndTurn(self.seat))
        pos.agenda.append(LacerdaTurn() if player.automa else Turn(self.seat))
        wake_crystals(pos, self.seat)


def why_not_act(pos: Position, seat: int, action: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot take a main action in its turn."""
    if pos.main_done:
        return Why("om.maindone")
    if SIDE_OF[action] != pos.side(seat):
        return Why("om.otherside")
    # Only an executive action can have left a crowd.
    if action != CONTROL and pos.executive_done and crowded(pos, seat):
        return Why("om.crowded")
    return why_not_main(pos, seat, action, spent)


def opens_main(pos: Position, seat: int, now: list[Task], later: Spent) -> bool:
    """Whether another main action would then be open, or another way to pay for the slot of one."""
    side = pos.side(seat)
    actions = [task.action for task in now if isinstance(task, Act)]
    for action in range(len(ACTIONS)):
        if SIDE_OF[action] != side:
            continue
        if action in actions:
            dear = action < SLOTTED and extra_cost(pos, seat, action) > pos.players[seat].crystals()
            opens = dear and len(splits(pos, seat, action, later)) > len(splits(pos, seat, action))
        else:
            opens = why_not_act(pos, seat, action, later) is None
        if opens:
            return True
    return False


def pledges_help(pos: Position, seat: int, now: list[Task]) -> bool:
    """Whether private goals set aside as crystals would open an action, or a way to pay for one."""
    goals = len(pos.players[seat].goals)
    if not goals:
        return False
    later = Spent(0, -goals)
    if not pos.executive_done and opens_executive(pos, seat, now, later):
        return True
    return not pos.main_done and opens_main(pos, seat, now, later)


@final
class Turn(SeatTask):
    """Exactly one main action of the own side, and at most one executive action before or after it."""

    def run(self, pos: Position) -> None:
        """Ask for the next thing to do; whoever may still complete a goal always, so that this betrays nothing."""
        options: list[Task] = []
        if not pos.main_done:
            side = pos.side(self.seat)
            for action in range(len(ACTIONS)):
                if SIDE_OF[action] == side and why_not_act(pos, self.seat, action) is None:
                    options.append(Act(self.seat, action))
        if not pos.executive_done:
            options += executives(pos, self.seat)
        shown = open_choices(pos, self.seat, pledges=pledges_help(pos, self.seat, options))
        if pos.main_done:
            if not options and not shown and not holds_goals(pos, self.seat):
                return
            options += [EndOfTurn(self.seat), *shown, *completions(pos, self.seat)]
            pos.decision = Decision(self.seat, "turn", tuple(options))
        else:
            options += [*shown, *completions(pos, self.seat)]
            if len(options) > 1 or holds_goals(pos, self.seat):
                pos.decision = Decision(self.seat, "turn", tuple(options))
            else:
                only = options[0]
                if pos.recording and isinstance(only, Act):
                    pos.log("om.only", self.seat, Text(f"om.action.{ACTIONS[only.action]}"))
                pos.agenda.append(only)


@final
class Act(Task):
    """Take a main action."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `act construct`."""
        return ("act", action_ref(self.action))

    def label(self) -> Text:
        """Which one."""
        return Text(f"om.act.{ACTIONS[self.action]}")

    def run(self, pos: Position) -> None:
        """Place a colonist if it takes one, and act; the turn goes on afterwards."""
        pos.main_done = True
        pos.agenda.append(Turn(self.seat))
        pos.agenda.append(following(action_ref(self.action)))
        if self.action < SLOTTED:
            pos.agenda.append(Placing(self.seat, self.action))
            return
        if pos.recording:
            pos.log("om.act", self.seat, Text(f"om.action.{ACTIONS[self.action]}"))
        pos.box.actions[self.action].do(pos, self.seat)


@final
class EndOfTurn(SeatTask):
    """End the turn."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`end`."""
        return ("end",)

    def label(self) -> Text:
        """The turn is over."""
        return Text("om.choice.end")


@final
class EndTurn(SeatTask):
    """What happens at the end of a turn, in its order."""

    def run(self, pos: Position) -> None:
        """Owners of used technology choose, bots sweep their hexes, the scientist board is filled, the colony grows."""
        pos.agenda.append(Growing())
        pos.agenda.append(FillingBoard(self.seat))
        pos.agenda.append(Sweeping(self.seat))
        pos.agenda.append(Thanks())


def end_turn(pos: Position) -> None:
    """Nothing of the turn is left to do: private goals that were set aside and not paid return to the hand."""
    if pos.active != NOBODY:
        player = pos.players[pos.active]
        player.goals.extend(player.pledged)
        player.pledged.clear()
        pos.active = NOBODY


@final
class FillingBoard(SeatTask):
    """Places of the scientist board from which cards were taken are filled, by the taker."""

    def run(self, pos: Position) -> None:
        """One after the other."""
        for place in reversed(pos.refills):
            pos.agenda.append(Refilling(self.seat, place))
        pos.refills.clear()


@final
class Sweeping(SeatTask):
    """Bots destroy what lies on the hexes where they end the turn of their owner."""

    def run(self, pos: Position) -> None:
        """Look under every bot of the seat that stands on the map."""
        for bot in pos.players[self.seat].bots:
            if bot >= 0 and pos.lies[bot] != BARE:
                name = "om.destroyed.crystal" if pos.lies[bot] == CRYSTAL_HERE else "om.destroyed.tile"
                pos.lies[bot] = BARE
                pos.log(name, -1, hex_text(bot))


@final
class Growing(Task):
    """The colony rises as long as all four tracks allow it; Lacerda rises with it."""

    def run(self, pos: Position) -> None:
        """One level at a time."""
        if not update_due(pos):
            end_turn(pos)
            return
        pos.agenda.append(Growing())
        update_colony(pos)
        if pos.options.solo:
            pos.agenda.append(Thanks())
            pos.agenda.append(LacerdaLevel(LACERDA))
