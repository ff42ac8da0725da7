"""A seat under evaluation: its player, how long the game lasts for it, and what things are worth to it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.effects.base import Condition
from areopolis.onmars.effects.conditions import HaveResearch
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.complexes import complex_at, own_mines, type_of
from areopolis.onmars.rules.construct import tiles_left
from areopolis.onmars.rules.lss import FIRST_STEP_POINTS, PROGRESS_POINTS, SCORED_UPDATES, reward_points
from areopolis.onmars.terms import (
    BUILDINGS,
    CRYSTAL,
    GENERATOR,
    KINDS,
    LSS_COLUMNS,
    MINE,
    MINERAL,
    NOBODY,
    SHELTER,
    TOP_ROW,
)

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.weights import Weights
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

FARTHEST: Final = 8
# So many crystals can be spent soon.
HANDFUL: Final = 4.0
# An executive action is so much of a turn.
HALF: Final = 0.4
# With so many rounds to come, what lasts is worth all of it.
LONG: Final = 10.0
# What is used up soon.
SHORT: Final = 3.0
# Rounds in which the colony rises by a level.
RISE: Final = 6.0


def this_turn(pos: Position, player: Player) -> float:
    """How much of the turn of this round a seat has still before it."""
    if pos.active != player.seat:
        return 0.0 if player.acted else 1.0
    if not pos.main_done:
        return 1.0
    return 0.0 if pos.executive_done else HALF


def until_travel(pos: Position, player: Player, journeys: int) -> int:
    """In how many rounds the shuttle has taken a seat on so many journeys."""
    rounds = pos.shuttle_space
    if player.space and pos.side(player.seat) != pos.shuttle_side:
        journeys += 1
    return rounds + (journeys - 1) * pos.box.arrivals[pos.level - 1]


def goal_conditions(pos: Position) -> tuple[Condition, ...]:
    """The conditions of the goal that is played for alone; none in other games."""
    return pos.box.solo_goals[SOLO_GOALS.index(pos.options.solo_goal)].conditions if pos.options.solo else ()


def tiles_asked(pos: Position, player: Player) -> int:
    """How many research tiles a seat lacks for the goal of the solo game."""
    for condition in goal_conditions(pos):
        if isinstance(condition, HaveResearch):
            return max(condition.count - len(player.research), 0)
    return 0


@final
class Seat:
    """What the parts of the evaluation need to know of a seat."""

    def __init__(self, pos: Position, player: Player, weights: Weights, left: float) -> None:
        self.pos: Final = pos
        self.player: Final = player
        self.seat: Final = player.seat
        self.weights: Final = weights
        # Rounds to come after this one, and how much what lasts, and what is spent soon, can still be used.
        self.left: Final = left
        own = left + this_turn(pos, player)
        self.turns: Final = own
        # How much of a colonist counts that is at work, or stands on a slot of this side.
        self.at_work: Final = math.exp(-weights.away * until_travel(pos, player, journeys=1))
        self.on_slot: Final = math.exp(-weights.away * until_travel(pos, player, journeys=2))
        self.lasts: Final = min(own / LONG, 1.0)
        self.soon: Final = min(own / SHORT, 1.0)
        # By distance: how much of what lies there counts for a rover.
        self.nearness: Final = [weights.near**far for far in range(FARTHEST + 1)]
        self.sizes: Final = [-1] * len(BUILDINGS)
        self.mines: Final = own_mines(pos, player.seat)
        # Research tiles that the goal of the solo game still asks for.
        self.tiles_asked: Final = tiles_asked(pos, player)
        self.rewards: Final = [reward_points(pos, player.seat, pos.box.rewards[reward - 1]) for reward in pos.rewards]
        # By kind of building what a new one would bring at once, and by resource what its first unit is worth.
        self.builds: Final = [self.build_worth(building) for building in range(len(BUILDINGS))]
        self.units: Final = [self.unit_worth(kind) for kind in range(KINDS)]

    def largest(self, building: int) -> int:
        """The size of the largest complex of a kind in which a building is not upgraded."""
        if self.sizes[building] < 0:
            pos, kind, size = self.pos, type_of(self.seat, building), 0
            for hex_ in range(HEXES):
                if pos.buildings[hex_] == kind and pos.markers[hex_] == NOBODY:
                    size = max(size, len(complex_at(pos, hex_)))
            self.sizes[building] = size
        return self.sizes[building]

    def updates(self) -> float:
        """How often the progress will still be counted, the end included."""
        return 1.0 + min(float(max(SCORED_UPDATES - self.pos.updates, 0)), self.left / RISE)

    def cube_worth(self) -> float:
        """What one more progress cube brings."""
        cubes = self.player.cubes()
        if cubes + 1 >= len(PROGRESS_POINTS):
            return 0.0
        return (PROGRESS_POINTS[cubes + 1] - PROGRESS_POINTS[cubes]) * self.updates()

    def lss_worth(self, column: int) -> float:
        """What the next building of the life support system in a column brings at once."""
        row = self.pos.tracks[column]
        if row >= TOP_ROW:
            return 0.0
        worth = float(FIRST_STEP_POINTS) if row == 1 else 0.0
        if row < self.pos.level + 1:
            worth += self.rewards[column] + self.weights.benefit
        return worth

    def build_worth(self, building: int) -> float:
        """What a new building of a kind brings, its price apart."""
        weights = self.weights
        if not tiles_left(self.pos, self.seat, building):
            return 0.0
        worth = weights.crystal if self.pos.box.buildings[building].yields == CRYSTAL else weights.resource
        if GENERATOR <= building < GENERATOR + LSS_COLUMNS:
            worth += self.lss_worth(building - GENERATOR)
        elif building == MINE:
            worth += weights.mine * self.lasts
        elif building == SHELTER:
            worth += (weights.shelter + weights.beds) * self.lasts
        return worth

    def unit_worth(self, kind: int) -> float:
        """What the first unit of a resource is worth: more if it pays for something good."""
        weights = self.weights
        best = 0.0
        for building in range(len(BUILDINGS)):
            if self.pos.box.buildings[building].cost[kind]:
                best = max(best, self.builds[building])
        worth = weights.resource + weights.feeds * best
        return self.soon * (worth + weights.mineral if kind == MINERAL else worth)

    def crystals_worth(self, number: float) -> float:
        """What so many crystals are worth that can be spent."""
        weights = self.weights
        usable = min(number, 3.0 * self.turns)
        return self.soon * (weights.crystal * min(usable, HANDFUL) + weights.hoard * max(usable - HANDFUL, 0.0))
