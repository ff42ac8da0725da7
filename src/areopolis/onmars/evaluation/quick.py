"""Quick answers to questions that follow from a choice: how to pay, whose technology, where a piece makes room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.decision import Choice, Decision
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import Gain
from areopolis.onmars.effects.moving import MoveBots
from areopolis.onmars.effects.supply import Retrieve
from areopolis.onmars.evaluation.effects import effect_worth
from areopolis.onmars.evaluation.ground import Ground
from areopolis.onmars.evaluation.turns import contract_turns
from areopolis.onmars.rules.colonists import WORKING, Recall
from areopolis.onmars.rules.construct import UseTech
from areopolis.onmars.rules.displace import Displaced
from areopolis.onmars.rules.goods import Payment
from areopolis.onmars.rules.hire import Refill
from areopolis.onmars.rules.lss import TakeReward
from areopolis.onmars.rules.moving import ROVER
from areopolis.onmars.rules.ships import PlaceBot
from areopolis.onmars.rules.slots import Place
from areopolis.onmars.terms import CRYSTAL, KINDS, SIDE_OF

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.seat import Seat

QUICK: Final = ("pay", "place", "tech", "reward", "displace", "newbot", "recall", "refill")
# What another seat gets for its technology.
THANKS: Final = 0.6
# Steps of bots are so much of a usual benefit.
STEPS: Final = 0.5


def quick_answer(seat: Seat, decision: Decision, options: list[Choice]) -> Choice | None:
    """The answer that costs least or brings most at a glance; None for questions that need a look."""
    if decision.kind not in QUICK:
        return None
    ground = Ground(seat) if decision.kind in {"displace", "newbot"} else None
    best, worth = -1, 0.0
    for i in range(len(options)):
        glance = at_a_glance(seat, ground, options[i])
        if best < 0 or glance > worth:
            best, worth = i, glance
    return options[best]


def at_a_glance(seat: Seat, ground: Ground | None, option: Choice) -> float:
    """What an option brings, less what it costs."""
    if isinstance(option, Payment):
        return -payment(seat, option.way)
    if isinstance(option, Place):
        return -at_work(seat, option.sent) - seat.weights.crystal * option.crystals
    if isinstance(option, UseTech):
        foreign = option.owner not in (seat.seat, -1)
        return -at_work(seat, option.extra) - (THANKS if foreign else 0.0)
    if isinstance(option, TakeReward):
        return reward(seat, option.effect)
    if isinstance(option, Recall):
        own_side = option.place != WORKING and SIDE_OF[option.place] == seat.pos.side(seat.seat)
        return 1.0 - (seat.on_slot if own_side else seat.at_work)
    if isinstance(option, Refill):
        return -contract_turns(seat, seat.pos.box.contracts[option.contract - 1])
    if ground is not None:
        return piece_worth(seat, ground, option)
    return 0.0


def payment(seat: Seat, way: tuple[int, ...]) -> float:
    """What resources are worth that are paid: the last unit of a kind most."""
    weights = seat.weights
    worth = 0.0
    for kind in range(KINDS):
        if way[kind]:
            last = way[kind] == seat.player.goods[kind]
            more = way[kind] - (1 if last else 0)
            worth += weights.resource * weights.second * more + (seat.units[kind] if last else 0.0)
    return worth


def at_work(seat: Seat, number: int) -> float:
    """What it costs to send so many colonists to work."""
    return seat.weights.colonist * (1.0 - seat.at_work) * number


def reward(seat: Seat, effect: Effect) -> float:
    """What a benefit of the life support system brings now."""
    weights, player = seat.weights, seat.player
    if isinstance(effect, MoveBots):
        return STEPS * weights.benefit
    if isinstance(effect, Retrieve):
        return weights.colonist * (1.0 - seat.on_slot) if player.quarters < player.beds() else 0.0
    if not isinstance(effect, Gain):
        return effect_worth(seat, effect)
    goods = player.goods
    there = float(goods[CRYSTAL] + player.waiting)
    worth = seat.crystals_worth(there + effect.goods[CRYSTAL]) - seat.crystals_worth(there)
    for kind in range(KINDS):
        if effect.goods[kind] and goods[kind] < player.limit():
            worth += weights.resource * weights.second if goods[kind] else seat.units[kind]
    return worth


def piece_worth(seat: Seat, ground: Ground, option: Choice) -> float:
    """What a piece is worth on the hex of an option."""
    bots = seat.player.bots
    if isinstance(option, PlaceBot):
        return ground.bots_worth([*bots, option.hex])
    if isinstance(option, Displaced) and option.seat == seat.seat:
        if option.piece == ROVER:
            return ground.rover_worth(option.hex)
        moved = bots.copy()
        moved[option.piece] = option.hex
        return ground.bots_worth(moved)
    return 0.0
