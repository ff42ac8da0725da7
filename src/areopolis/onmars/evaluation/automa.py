"""What Lacerda looks to end with: the points that he has, and what the growth of the colony will bring him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.effects.conditions import ReachLevel
from areopolis.onmars.evaluation.seat import goal_conditions
from areopolis.onmars.rules.lss import FIRST_STEP_POINTS, PROGRESS_POINTS, SCORED_UPDATES
from areopolis.onmars.scoring import SHIP_POINTS, total
from areopolis.onmars.terms import ROW_SLOTS

if TYPE_CHECKING:
    from areopolis.kernel.account import Account
    from areopolis.onmars.evaluation.seat import Seat
    from areopolis.onmars.position import Position


def add_automa(seat: Seat, account: Account) -> None:
    """His points now, and those of every level that the goal asks for: whoever builds for it need not fear them."""
    pos = seat.pos
    points = total(pos, seat.seat)
    coming = 0.0
    level = level_asked(pos)
    if level > pos.level and not pos.last_round:
        coming = rises_worth(seat, level - pos.level) + seat.weights.automa_part * rewards_left(seat, level)
    account.add("om.total", points + coming, points)


def level_asked(pos: Position) -> int:
    """The level of the colony that the goal of the solo game asks for; 0 if it asks for none."""
    for condition in goal_conditions(pos):
        if isinstance(condition, ReachLevel):
            return condition.count
    return 0


def rises_worth(seat: Seat, rises: int) -> float:
    """With every level he gets a shelter, a ship and the points of his progress."""
    pos, player = seat.pos, seat.player
    points = pos.box.quarters
    beds = player.beds()
    last = min((beds + rises * ROW_SLOTS - 1) // ROW_SLOTS, len(points) - 1)
    scored = min(rises, max(SCORED_UPDATES - pos.updates, 0))
    more = float(points[last] - points[(beds - 1) // ROW_SLOTS])
    return more + rises * SHIP_POINTS + scored * PROGRESS_POINTS[player.cubes()]


def rewards_left(seat: Seat, level: int) -> float:
    """What the buildings that are missing for a level would bring him, if he built all of them."""
    worth = 0.0
    tracks = seat.pos.tracks
    for column in range(len(tracks)):
        missing = max(level - tracks[column], 0)
        worth += missing * seat.rewards[column]
        if tracks[column] == 1 and missing:
            worth += FIRST_STEP_POINTS
    return worth
