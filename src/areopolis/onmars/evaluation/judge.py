"""The evaluation of On Mars: what every seat looks to end with, and the lead."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.account import Account
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Evaluation, Term
from areopolis.kernel.position import Position as AnyPosition
from areopolis.onmars.evaluation.alone import add_conditions
from areopolis.onmars.evaluation.automa import add_automa
from areopolis.onmars.evaluation.estate import add_estate
from areopolis.onmars.evaluation.ground import Ground
from areopolis.onmars.evaluation.horizon import rounds_left
from areopolis.onmars.evaluation.promises import add_goals, add_plans, add_promises
from areopolis.onmars.evaluation.seat import Seat
from areopolis.onmars.evaluation.sieve import sieved
from areopolis.onmars.evaluation.weights import Weights
from areopolis.onmars.phases.onward import NextOwnTurn, Onward, Planned, is_last
from areopolis.onmars.phases.rounds import Deciding, NextTurn, Round
from areopolis.onmars.position import Position
from areopolis.onmars.rules.moving import rover_hex
from areopolis.onmars.scoring import total
from areopolis.onmars.task import Task
from areopolis.onmars.terms import OVER

TURNS: Final = ("turn", "travel")
# A game that looks to last longer than this drags on: whoever has done most of what it can should end it.
USUAL_ROUNDS: Final = 18.0
# So many points ahead, or more than the goal of a solo game asks for, are not too many.
SAFE: Final = 20.0
# So many rounds more, and each of them counts three times as much.
DRAGGING: Final = 8.0
UNKNOWN: Final = -1.0
# The turns that the usual size of a plan is meant for.
TWO_TURNS: Final = 2.0


@final
class Judge(Evaluation):
    """Judges positions for a seat by all that lies before it, and by what it may still come to."""

    def __init__(self, weights: Weights, first: Decision | None, left: float = UNKNOWN) -> None:
        self.weights: Final = weights
        # The rounds to come where the question is asked: who brings the end nearer should not lose by what it could
        # still do with more time. UNKNOWN: they are counted anew in every position.
        self.left: Final = left
        # The question that it is all about; those that follow are answered with less care.
        self.first: Final = first

    def value(self, pos: AnyPosition, seat: int) -> float:
        """The points by which a seat looks to end ahead of the others."""
        return self.lead(pos, seat, keeps=False)[0]

    def terms(self, pos: AnyPosition, seat: int) -> list[Term]:
        """What that is made of."""
        return self.lead(pos, seat, keeps=True)[1]

    def lead(self, pos: AnyPosition, seat: int, keeps: bool) -> tuple[float, list[Term]]:
        """The lead of a seat, and its terms if they are wanted."""
        assert isinstance(pos, Position)
        actual = rounds_left(pos, self.weights)
        left = actual if self.left == UNKNOWN or actual == 0.0 else self.left
        subject = Seat(pos, pos.players[seat], self.weights, left)
        own = self.account(subject, True, keeps)
        # The number stays, so that a turn that is used up is the price of time and no reason.
        own.add("om.due", due(pos, seat, self.weights), 1)
        rivals: list[tuple[float, int]] = []
        for player in pos.players:
            if player.seat != seat:
                rival = Seat(pos, player, self.weights, left)
                rivals.append((self.account(rival, False, False).total, player.seat))
        own.subtract(rivals, self.weights.best_rival)
        asked = add_conditions(subject, own, actual) if pos.options.solo else own.total
        if asked > SAFE:
            # Enough to win: it matters more that the game ends.
            own.add("om.beyond", (self.weights.beyond - 1.0) * (asked - SAFE))
        over = max(pos.round + actual - USUAL_ROUNDS, 0.0)
        drag = self.weights.late * over * (1.0 + over / DRAGGING)
        own.add("om.tempo", self.weights.tempo * actual - drag, 0, None, actual)
        return own.total, own.terms

    def account(self, seat: Seat, own: bool, keeps: bool) -> Account:
        """What a seat looks to end with; `own` is whether its pieces are looked at and its goals known."""
        pos, player = seat.pos, seat.player
        account = Account(keeps)
        if pos.phase == OVER:
            points = total(pos, player.seat)
            account.add("om.total", points, points)
            return account
        if player.automa:
            add_automa(seat, account)
            return account
        add_estate(seat, account)
        add_plans(seat, account)
        add_promises(seat, account)
        if own:
            add_goals(seat, account)
            ground = Ground(seat)
            account.add("om.sites", ground.bots_worth(player.bots))
            account.add("om.near", ground.rover_worth(rover_hex(pos, player.seat)))
        return account

    def is_turn(self, decision: Decision) -> bool:
        """A turn, and the question whether to travel, which is about the next one."""
        return decision.kind in TURNS

    def is_pause(self, choice: Choice) -> bool:
        """A turn ends like any other choice: the colony may grow."""
        return False

    def stand_still(self, pos: AnyPosition, seat: int) -> None:
        """Let nobody else take a turn, and time end with a turn of the seat."""
        assert isinstance(pos, Position)
        travels = pos.decision is not None and pos.decision.kind == "travel"
        turns = round(self.weights.ahead) - (0 if travels else 1)
        later = [task for task in pos.agenda if not isinstance(task, NextTurn | Round | Deciding)]
        first: list[Task] = []
        if turns > 0:
            first = [NextOwnTurn(seat, turns) if travels else Onward(seat, turns)]
        pos.agenda[:] = [*first, *later]

    def plans(self, pos: AnyPosition, sampled: bool) -> bool:
        """One choice ahead the bot hardly builds."""
        return True

    def stage(self, pos: AnyPosition) -> int:
        """The round; the end of the game is one of its own."""
        assert isinstance(pos, Position)
        return pos.round + (1 if pos.phase == OVER else 0)

    def promising(self, pos: AnyPosition, decision: Decision, hasty: bool = False) -> list[Choice]:
        """The options that are worth a look; where that is only a glance, there is nothing to gain by haste."""
        assert isinstance(pos, Position)
        seat = Seat(pos, pos.players[decision.seat], self.weights, rounds_left(pos, self.weights))
        return sieved(seat, decision, decision is self.first)

    def plan_size(self, usual: int) -> int:
        """The more turns a plan has beyond two, the wider and deeper it must be."""
        return round(usual * max(self.weights.ahead / TWO_TURNS, 1.0))


def due(pos: Position, seat: int, weights: Weights) -> float:
    """What actions are worth that are still to come in a plan, so that one with fewer turns behind it is not worse."""
    worth = 0.0
    if pos.active == seat:
        worth += 0.0 if pos.main_done else weights.main
        worth += 0.0 if pos.executive_done else weights.executive
    for task in pos.agenda:
        if isinstance(task, Planned) and (isinstance(task, NextOwnTurn) or not is_last(pos)):
            worth += task.turns * (weights.main + weights.executive)
    return worth
