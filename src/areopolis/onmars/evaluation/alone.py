"""The goal of the solo game: the turns that its conditions still take, against those that are left, and the lead."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from areopolis.onmars.effects.conditions import Lead
from areopolis.onmars.evaluation.turns import turns_to
from areopolis.onmars.options import SOLO_GOALS

if TYPE_CHECKING:
    from areopolis.kernel.account import Account
    from areopolis.onmars.evaluation.seat import Seat

# A lead at the end that is as good as certain, in points.
NARROW: Final = 2.0


def add_conditions(seat: Seat, account: Account) -> float:
    """Every condition by the turns that it takes, the lead by how likely it holds; the points beyond it."""
    pos, weights = seat.pos, seat.weights
    lead, asked = account.total, 0
    conditions = pos.box.solo_goals[SOLO_GOALS.index(pos.options.solo_goal)].conditions
    work = [0.0 if isinstance(condition, Lead) else turns_to(seat, condition) for condition in conditions]
    price = price_of(seat, sum(work))
    for i in range(len(conditions)):
        condition = conditions[i]
        met = condition.holds(pos, seat.seat)
        if isinstance(condition, Lead):
            asked = condition.points
            worth = weights.lead * likely((lead - asked) / (NARROW + weights.lead_spread * seat.left))
        else:
            worth = weights.condition if met else -price * work[i]
        account.add("om.condition", worth, int(met), condition.text())
    return lead - asked


def price_of(seat: Seat, work: float) -> float:
    """What a turn of work costs that conditions still take: the more of the turns that are left, the more."""
    weights = seat.weights
    if work <= 0.0:
        return 0.0
    spare = weights.share * seat.turns
    within = min(work, spare)
    pressed = within / spare if spare > 0.0 else 0.0
    cost = within * (weights.early + (1.0 - weights.early) / 2.0 * pressed) + work - within
    return weights.work * cost / work


def likely(margin: float) -> float:
    """How likely it is that a lead holds, by its margin: from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-max(min(margin, 30.0), -30.0)))
