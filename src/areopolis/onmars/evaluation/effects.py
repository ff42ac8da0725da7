"""What the words on tiles and blueprints are worth to a seat, read from their declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain
from areopolis.onmars.effects.moving import MoveBots, MoveRover
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.terms import ANY_BUILDING, CRYSTAL, KINDS, MINERAL

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.seat import Seat

# A word that nobody has described, and a step of a piece.
UNKNOWN: Final = 0.99
STEP: Final = 0.3
# A colonist that comes home early.
BACK: Final = 0.4
# How much less something is worth that must still be paid for.
PAID: Final = 0.6


def effect_worth(seat: Seat, effect: Effect) -> float:
    """What an effect brings, in points."""
    weights = seat.weights
    if isinstance(effect, Gain):
        worth = weights.crystal * effect.goods[CRYSTAL]
        for kind in range(KINDS):
            worth += effect.goods[kind] * (weights.resource + (weights.mineral if kind == MINERAL else 0.0))
        return worth
    if isinstance(effect, Develop):
        return effect.count * weights.develop * (1.0 if effect.free else PAID)
    if isinstance(effect, Upgrade):
        return effect.count * weights.upgrade if seat.player.plans else PAID * weights.upgrade
    if isinstance(effect, Construct):
        return weights.construct if effect.building == ANY_BUILDING else PAID * weights.construct
    if isinstance(effect, Obtain):
        return effect.count * weights.obtain
    if isinstance(effect, Learn):
        return effect.count * weights.learn
    return other_worth(seat, effect)


def other_worth(seat: Seat, effect: Effect) -> float:
    """The words that are rarer."""
    weights = seat.weights
    if isinstance(effect, Score):
        return float(effect.points)
    if isinstance(effect, Pick | Warehouse):
        return effect.count * weights.resource
    if isinstance(effect, Trade):
        return (effect.count - 1) * weights.resource
    if isinstance(effect, Produce):
        return (seat.mines + len(seat.player.built)) * weights.resource
    if isinstance(effect, Hire | TakeContract | TakeScientist):
        return weights.hire
    if isinstance(effect, Welcome):
        return effect.count * weights.welcome * (1.0 if effect.free else PAID)
    if isinstance(effect, Colonists):
        return effect.count * weights.colonist
    if isinstance(effect, Retrieve):
        return max(effect.count, 2) * BACK * weights.colonist
    if isinstance(effect, MoveBots | MoveRover):
        return STEP * max(effect.points, 2)
    return UNKNOWN
