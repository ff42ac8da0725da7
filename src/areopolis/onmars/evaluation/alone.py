"""The goal of the solo game: the turns that its conditions still take, against those that are left, and the lead."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from areopolis.onmars.effects.conditions import Lead
from areopolis.onmars.evaluation.seat import goal_conditions
from areopolis.onmars.evaluation.turns import turns_to

if TYPE_CHECKING:
    from areopolis.kernel.account import Account
    from areopolis.onmars.evaluation.seat import Seat
    from areopolis.onmars.evaluation.weights import Weights

# A lead at the end that is as good as certain, in points.
NARROW: Final = 2.0
# With fewer rounds to come the end is near; with fewer turns, work for which there is no time is as good as lost.
SOON: Final = 3.5
LATE: Final = 5.0


def add_conditions(seat: Seat, account: Account, left: float) -> float:
    """Every condition by the turns that it takes, the lead by how likely it holds; the points beyond it.

    `left` are the rounds that are truly left. When the end is near, whoever brings it nearer must have met the
    conditions by then.
    """
    pos, weights = seat.pos, seat.weights
    left = left if left < SOON else seat.left
    lead, asked = account.total, 0
    conditions = goal_conditions(pos)
    work = [0.0 if isinstance(condition, Lead) else turns_to(seat, condition) for condition in conditions]
    price = price_of(seat.weights, seat.turns - seat.left + left, sum(work))
    for i in range(len(conditions)):
        condition = conditions[i]
        met = condition.holds(pos, seat.seat)
        if isinstance(condition, Lead):
            asked = condition.points
            worth = weights.lead * likely((lead - asked) / (NARROW + weights.lead_spread * left))
        else:
            worth = weights.condition if met else -price * work[i]
        account.add("om.condition", worth, int(met), condition.text())
    return lead - asked


def price_of(weights: Weights, turns: float, work: float) -> float:
    """What a turn of work costs that conditions still take: the more of the turns that are left, the more.

    Near the end, work for which no turn is left costs most: whoever ends the game before it is done has lost it.
    """
    if work <= 0.0:
        return 0.0
    overdue = 1.0 + (weights.overdue - 1.0) * max(1.0 - turns / LATE, 0.0)
    spare = weights.share * turns
    within = min(work, spare)
    pressed = within / spare if spare > 0.0 else 0.0
    cost = within * (weights.early + (1.0 - weights.early) / 2.0 * pressed) + overdue * (work - within)
    return weights.work * cost / work


def likely(margin: float) -> float:
    """How likely it is that a lead holds, by its margin: from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-max(min(margin, 30.0), -30.0)))
