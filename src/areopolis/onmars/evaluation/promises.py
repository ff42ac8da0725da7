"""What a seat has begun: blueprints, contracts, scientists, progress and private goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text
from areopolis.onmars.evaluation.effects import effect_worth
from areopolis.onmars.rules.contracts import CONTRACT, advanced_size, contract_text, lying, satisfied
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.lss import PROGRESS_POINTS
from areopolis.onmars.scoring import PLAN_POINTS, SCIENTIST_POINTS, scientist_worth
from areopolis.onmars.terms import CRYSTAL, GOODS, NOTHING

if TYPE_CHECKING:
    from areopolis.kernel.account import Account
    from areopolis.onmars.components import Blueprint, Contract
    from areopolis.onmars.evaluation.seat import Seat


# How much of a good counts as delivered that lies in the store.
IN_STORE: Final = 0.5


def add_plans(seat: Seat, account: Account) -> None:
    """Blueprints that may still be built, and what built ones do."""
    pos, player, weights = seat.pos, seat.player, seat.weights
    chance, worth = 1.0, 0.0
    for i in range(len(player.plans)):
        plan = pos.box.blueprints[player.plans[i] - 1]
        ready = weights.plan_ready if could_stand(seat, plan) else weights.plan_later
        time = min(seat.turns / (2.0 + 1.5 * i), 1.0)
        gained = 2.0 * PLAN_POINTS[plan.level] + built_worth(seat, plan)
        worth += chance * ready * time * gained - PLAN_POINTS[plan.level]
        chance *= weights.plan_more
    account.add("om.plans", worth, len(player.plans))
    worth = 0.0
    for card in player.built:
        plan = pos.box.blueprints[card - 1]
        worth += PLAN_POINTS[plan.level] + built_worth(seat, plan)
    account.add("om.built", worth, len(player.built))


def built_worth(seat: Seat, plan: Blueprint) -> float:
    """What an advanced building brings besides its points: goods with every journey, and its action."""
    return seat.lasts * (seat.weights.built + seat.weights.uses * effect_worth(seat, plan.action))


def could_stand(seat: Seat, plan: Blueprint) -> bool:
    """Whether there is a building somewhere that a blueprint could upgrade."""
    return seat.largest(plan.building) >= plan.level


def add_promises(seat: Seat, account: Account) -> None:
    """Contracts that may still be fulfilled, scientists, and progress that is counted more than once."""
    pos, player, weights = seat.pos, seat.player, seat.weights
    for number in player.contracts:
        contract = pos.box.contracts[number - 1]
        chance = 1.0 if satisfied(pos, seat.seat, contract) else contract_chance(seat, contract)
        worth = chance * (contract.points + contract.penalty) - contract.penalty
        account.add("om.contract", worth, round(chance, 1), contract_text(number))
    account.add("om.board", weights.board * seat.lasts * board_worth(seat))
    for scientist in player.scientists:
        hope = weights.scientist + weights.scientist_hope * SCIENTIST_POINTS
        worth = scientist_worth(pos, scientist) + seat.lasts * hope
        account.add("om.scientist", worth, scientist_worth(pos, scientist), scientist_text(scientist))
    cubes = player.cubes()
    counted = PROGRESS_POINTS[cubes] * seat.updates()
    account.add("om.progress", counted + weights.progress * cubes * seat.lasts, cubes)


def board_worth(seat: Seat) -> float:
    """What the best contract on the board would bring."""
    best = 0.0
    for card in seat.pos.board:
        if card >= CONTRACT:
            contract = seat.pos.box.contracts[card - CONTRACT - 1]
            best = max(best, contract_chance(seat, contract) * (contract.points + contract.penalty))
    return best


def contract_chance(seat: Seat, contract: Contract) -> float:
    """How likely it is that a contract will be fulfilled: by what is done of it, and by the time for the rest."""
    done, missing, needed = contract_parts(seat, contract)
    chance = seat.weights.contract + seat.weights.contract_done * done / needed
    time = seat.weights.contract_time * (missing + 0.5)
    return chance * min(seat.turns / time, 1.0)


def contract_parts(seat: Seat, contract: Contract) -> tuple[float, float, float]:
    """What is done of a contract, what is still missing of it, and how much it is in all."""
    pos, player = seat.pos, seat.player
    done, missing, needed = 0.0, 0.0, 0.0
    if contract.building == NOTHING:
        for kind in range(len(GOODS)):
            wanted = contract.goods[kind]
            if wanted:
                there = lying(pos, contract.number, kind)
                stock = player.crystals() if kind == CRYSTAL else player.goods[kind]
                needed += wanted
                done += there + IN_STORE * min(stock, wanted - there)
                missing += max(wanted - there - stock, 0)
        return done, missing, needed
    size = advanced_size(pos, seat.seat, contract)
    needed = contract.size + 3.0
    if size:
        return size + 3.0, 1.5 * (contract.size - size), needed
    largest = seat.largest(contract.building)
    planned = any([pos.box.blueprints[card - 1].building == contract.building for card in player.plans])
    done = min(largest, contract.size) + (1.0 if planned else 0.0)
    return done, 1.5 * (needed - done), needed


def add_goals(seat: Seat, account: Account) -> None:
    """The private goal that is nearest."""
    way, number = nearest_goal(seat)
    if number:
        account.add("om.goal", seat.weights.goal * seat.soon * way, 0, Text("om.goal", number))


def nearest_goal(seat: Seat) -> tuple[float, int]:
    """How near the nearest private goal is that may still be completed, and which one that is; 0 if there is none."""
    player = seat.player
    best, nearest = 0.0, 0
    if player.completed:
        return best, nearest
    for number in [*player.goals, *player.pledged]:
        there, needed = seat.pos.box.goals[number - 1].condition.progress(seat.pos, seat.seat)
        way = max(min(there / needed, 1.0), 0.0) if needed > 0 else 1.0
        if way * way >= best:
            best, nearest = way * way, number
    return best, nearest
