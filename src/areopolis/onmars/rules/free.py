"""Free choices: private goals at any moment of the own turn, goods for contracts at any time (rulebook pp. 17, 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import goal_ref
from areopolis.onmars.rules.contracts import deliveries
from areopolis.onmars.rules.settle import crowded
from areopolis.onmars.task import SeatTask, Task, following
from areopolis.onmars.terms import COLONIZATION

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position


def own_turn(pos: Position, seat: int) -> bool:
    """Whether a seat is having its turn in the colonization phase."""
    return pos.active == seat and pos.phase == COLONIZATION


def holds_goals(pos: Position, seat: int) -> bool:
    """Whether a seat has private goals that it may still complete; everybody can see that much."""
    player = pos.players[seat]
    return not player.completed and bool(player.goals or player.pledged)


def completions(pos: Position, seat: int) -> list[Task]:
    """The private goals that a seat may complete now. That there are some is for nobody else to know."""
    player = pos.players[seat]
    if not own_turn(pos, seat) or not holds_goals(pos, seat):
        return []
    # A crowd must first be sorted out in the control centre.
    if pos.executive_done and not pos.main_done and crowded(pos, seat):
        return []
    options: list[Task] = []
    for number in [*player.goals, *player.pledged]:
        goal = pos.box.goals[number - 1]
        if goal.condition.holds(pos, seat):
            options.extend([Complete(seat, number, i, reward) for i, reward in enumerate(goal.rewards)])
    return options


def open_choices(pos: Position, seat: int, pledges: bool) -> list[Task]:
    """Free choices that everybody can see are open: goods for contracts, and private goals set aside as crystals."""
    player = pos.players[seat]
    choices: list[Task] = []
    if pledges and own_turn(pos, seat):
        choices.extend([Pledge(seat, number) for number in player.goals])
    if player.contracts:
        choices.extend(deliveries(pos, seat))
    return choices


def ask_step(
    pos: Position,
    seat: int,
    kind: str,
    options: list[Task],
    pledges: bool = False,
    settled: bool = True,
    always: bool = False,
) -> None:
    """Ask for the next step of an action, with the free choices beside it.

    A lone step is taken at once unless it is the own turn and a free choice is open that everybody can see, or it is
    `always` asked for: a question must not betray hidden cards. Private goals may be set aside as crystals when none is
    left for the step. As long as pieces are not `settled`, what they need to come to rest is not given away.
    """
    shown = open_choices(pos, seat, pledges)
    hidden = completions(pos, seat)
    if not settled:
        shown = [choice for choice in shown if isinstance(choice, Pledge)]
        hidden = []
    if len(options) == 1 and not always and not (shown and own_turn(pos, seat)):
        pos.agenda.append(options[0])
        return
    pos.decision = Decision(seat, kind, (*options, *shown, *hidden))


def offer(
    pos: Position,
    seat: int,
    kind: str,
    options: list[Task],
    optional: bool,
    pledges: bool = False,
    always: bool = False,
) -> None:
    """Ask for a step if there is one to take; an optional one may be left out."""
    if options:
        ask_step(pos, seat, kind, [*options, Done(seat)] if optional else options, pledges, always=always)


@final
class Done(SeatTask):
    """Enough: leave out the rest, or the whole benefit."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`done`."""
        return ("done",)

    def label(self) -> Text:
        """Nothing more."""
        return Text("om.choice.done")


@final
class Pledge(Task):
    """Set a private goal aside, to pay it as a crystal in this turn; what is not paid goes back to the hand."""

    def __init__(self, seat: int, goal: int) -> None:
        self.seat: Final = seat
        self.goal: Final = goal

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `pledge 7`."""
        return ("pledge", goal_ref(self.goal))

    def label(self) -> Text:
        """Use it as a crystal."""
        return Text("om.choice.pledge", Text("om.goal", self.goal))

    def run(self, pos: Position) -> None:
        """Set it aside; then ask the open question again."""
        if pos.asker is not None:
            pos.agenda.append(pos.asker)
        player = pos.players[self.seat]
        player.goals.remove(self.goal)
        player.pledged.append(self.goal)


@final
class Complete(Task):
    """Complete a private goal and take one of its rewards."""

    def __init__(self, seat: int, goal: int, reward: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.goal: Final = goal
        self.reward: Final = reward
        self.effect: Final = effect

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `complete 7 1` for the first reward."""
        return ("complete", goal_ref(self.goal), str(self.reward + 1))

    def label(self) -> Text:
        """The goal and the reward."""
        return Text("om.choice.complete", Text("om.goal", self.goal), self.effect.text())

    def run(self, pos: Position) -> None:
        """Lay it open, take the reward; then ask the open question again."""
        if pos.asker is not None:
            pos.agenda.append(pos.asker)
        player = pos.players[self.seat]
        # One that was set aside and not paid is still in hand.
        (player.goals if self.goal in player.goals else player.pledged).remove(self.goal)
        player.completed = self.goal
        pos.log("om.complete", self.seat, Text("om.goal", self.goal), self.effect.text())
        if self.effect.why_not(pos, self.seat) is None:
            pos.agenda.append(following(goal_ref(self.goal)))
            self.effect.do(pos, self.seat, optional=True)
