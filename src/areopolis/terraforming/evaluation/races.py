"""Races: milestones that somebody may claim first, and awards that somebody may lead."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from areopolis.kernel.account import Account
from areopolis.kernel.why import Text
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.rules.goals import (
    MILESTONE_PRICE,
    MOST_GOALS,
    award_count,
    award_points,
    award_price,
    reached,
    wanted,
)
from areopolis.terraforming.scoring import MILESTONE_POINTS
from areopolis.terraforming.terms import AWARDS, ENERGY, HEAT, MC, MILESTONES, NEUTRAL, OVER, STEEL, TITANIUM

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# What a seat comes nearer to a milestone in a generation: rating, cities, greeneries, building tags, cards.
STRIDES: Final[list[float]] = [2.6, 0.45, 0.9, 0.9, 0.6]
# How far counts for awards drift in a generation: tiles, M€ production, science tags, heat, steel and titanium.
DRIFT: Final[list[float]] = [1.0, 2.5, 0.8, 5.0, 4.0]
# Awards for what lies in stock in the end.
THERMALIST: Final = 3
MINER: Final = 4
SURE: Final = 0.95
UNPAID: Final = 0.8
# What is left of the hope for a milestone that somebody else reaches earlier.
BEHIND: Final = 0.35
FIRST: Final = 5.0
SECOND: Final = 2.0
CLOSE: Final = 0.4
WIDER: Final = 0.22


def claimed(goals: list[int]) -> int:
    """How many milestones or awards are taken."""
    return len(goals) - goals.count(NEUTRAL)


def time_to(pos: Position, player: Player, milestone: int) -> float:
    """In how many generations a seat may reach a milestone."""
    missing = wanted(pos, milestone) - reached(pos, player, milestone)
    return max(missing, 0) / STRIDES[milestone]


def add_milestones(pos: Position, seat: Seat, account: Account) -> None:
    """Points of milestones that are claimed, and the hope for those that are not."""
    open_ones = MOST_GOALS - claimed(pos.milestones) if pos.phase != OVER else 0
    worth = milestone_worth(seat)
    hopes: list[tuple[float, int]] = []
    for milestone in range(len(MILESTONES)):
        if pos.milestones[milestone] == seat.seat:
            account.add("milestone", MILESTONE_POINTS * seat.weights.point, MILESTONE_POINTS, title(milestone))
        elif pos.milestones[milestone] == NEUTRAL and open_ones > 0:
            # However much a milestone is wished for: it is worth more when it is claimed.
            hopes.append((worth * min(seat.weights.milestone * chance(pos, seat, milestone), SURE), milestone))
    hopes.sort(reverse=True)
    for hope, milestone in hopes[: max(open_ones, 0)]:
        account.add("towards", hope, reached(pos, seat.player, milestone) if account.keeps else 0, title(milestone))


def milestone_worth(seat: Seat) -> float:
    """What a milestone within reach is worth: its points less its price; an automa pays none, or hardly ever."""
    price = 0.0 if seat.player.automa else MILESTONE_PRICE * seat.money
    return max(MILESTONE_POINTS * seat.weights.point - price, 0.0)


def title(milestone: int) -> Text:
    """The name of a milestone."""
    return Text(f"milestone.{MILESTONES[milestone]}")


def chance(pos: Position, seat: Seat, milestone: int) -> float:
    """How likely a seat claims a milestone."""
    time = time_to(pos, seat.player, milestone)
    if time > seat.left:
        return 0.0
    if time <= 0.0:
        likely = SURE if seat.player.stock[MC] >= MILESTONE_PRICE and not seat.player.passed else UNPAID
    else:
        likely = UNPAID * math.exp(-time / seat.weights.milestone_time)
    for other in pos.players:
        if other.seat != seat.seat and time_to(pos, other, milestone) < time:
            return BEHIND * likely
    return likely


def add_awards(pos: Position, seat: Seat, account: Account) -> None:
    """What funded awards may bring, and the hope for the best of the others."""
    taken = claimed(pos.awards)
    best, best_award = 0.0, -1
    price = award_price(pos) * seat.money
    for award in range(len(AWARDS)):
        if pos.awards[award] != NEUTRAL:
            if pos.phase == OVER:
                points = float(award_points(pos, award)[seat.seat])
            else:
                points = seat.weights.award * expected_points(pos, seat, award)
            count = award_count(pos, seat.seat, award) if account.keeps else 0
            account.add("award", points * seat.weights.point, count, Text(f"award.{AWARDS[award]}"))
        elif taken < MOST_GOALS and not seat.player.automa and pos.phase != OVER:
            hope = expected_points(pos, seat, award) * 2.0 - FIRST - price
            if hope > best:
                best, best_award = hope, award
    if best_award >= 0:
        account.add("hope", seat.weights.award_hope * best, 0, Text(f"award.{AWARDS[best_award]}"))


def final_count(pos: Position, player: Player, award: int) -> int:
    """What a seat has to show for an award, with what the last production brings; an automa has none."""
    count = award_count(pos, player.seat, award)
    if player.automa:
        return count
    if award == THERMALIST:
        count += player.production[HEAT] + player.production[ENERGY]
    elif award == MINER:
        count += player.production[STEEL] + player.production[TITANIUM]
    return count


def expected_points(pos: Position, seat: Seat, award: int) -> float:
    """The points of an award, by how far a seat is ahead and how much may still change."""
    own = final_count(pos, seat.player, award)
    ahead = 99.0
    for player in pos.players:
        if player.seat != seat.seat:
            ahead = min(ahead, float(own - final_count(pos, player, award)))
    spread = DRIFT[award] * seat.weights.award_spread * (CLOSE + WIDER * seat.left)
    likely = 1.0 / (1.0 + math.exp(-max(min(ahead / spread, 30.0), -30.0)))
    second = SECOND / (len(pos.players) - 1) if len(pos.players) > 2 else 0.0
    return FIRST * likely + second * (1.0 - likely)
