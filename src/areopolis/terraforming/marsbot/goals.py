"""How MarsBot claims milestones and funds awards, free of charge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text
from areopolis.terraforming.marsbot.board import BUILDINGS
from areopolis.terraforming.marsbot.state import SEAT, bot
from areopolis.terraforming.rules.goals import ANY_TILE, MOST_GOALS, award_count, reached, wanted
from areopolis.terraforming.rules.tiles import count_tiles
from areopolis.terraforming.terms import AWARDS, CITY, GREENERY, HEAT, MILESTONES, NEUTRAL, STEEL, TITANIUM

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

PLANNER: Final = 4
PLANNER_TRACKS: Final = 4
THERMALIST: Final = 3
MINER: Final = 4
HUMAN: Final = 1 - SEAT


def meets(pos: Position, milestone: int) -> bool:
    """Whether MarsBot meets a milestone now."""
    tracks = bot(pos).tracks
    if milestone == 0:
        return pos.players[SEAT].tr >= wanted(pos, 0)
    if milestone in {1, 2}:
        return count_tiles(pos, SEAT, CITY if milestone == 1 else GREENERY) >= wanted(pos, milestone)
    return tracks[BUILDINGS] >= wanted(pos, milestone) if milestone != PLANNER else min(tracks) >= PLANNER_TRACKS


def claimable(pos: Position) -> list[int]:
    """Unclaimed milestones that MarsBot meets."""
    return [m for m in range(len(MILESTONES)) if pos.milestones[m] == NEUTRAL and meets(pos, m)]


def claimed(pos: Position) -> int:
    """How many milestones are claimed."""
    return len(pos.milestones) - pos.milestones.count(NEUTRAL)


def claim(pos: Position) -> bool:
    """Claim a milestone: one that the person meets or is closest to, then the leftmost."""
    milestones = claimable(pos)
    if not milestones or claimed(pos) >= MOST_GOALS:
        return False
    chosen = max(milestones, key=lambda m: (closeness(pos, m), -m))
    pos.milestones[chosen] = SEAT
    pos.log("milestone", SEAT, Text(f"milestone.{MILESTONES[chosen]}"))
    return True


def closeness(pos: Position, milestone: int) -> float:
    """How close the person is to a milestone, from 0 to 1."""
    return min(reached(pos, pos.players[HUMAN], milestone) / wanted(pos, milestone), 1.0)


def human_value(pos: Position, award: int) -> int:
    """What the person has to show for an award before the end: production counts with heat and minerals."""
    player = pos.players[HUMAN]
    value = award_count(pos, HUMAN, award)
    if award == THERMALIST:
        value += player.production[HEAT]
    elif award == MINER:
        value += player.production[STEEL] + player.production[TITANIUM]
    return value


def lead(pos: Position, award: int) -> int:
    """How far MarsBot is ahead in an award."""
    return bot(pos).award_value(award, count_tiles(pos, SEAT, ANY_TILE)) - human_value(pos, award)


def fund(pos: Position) -> bool:
    """Fund the award in which MarsBot leads most, if any; the leftmost of equal ones."""
    free = [a for a in range(len(AWARDS)) if pos.awards[a] == NEUTRAL and lead(pos, a) > 0]
    if not free or len(pos.awards) - pos.awards.count(NEUTRAL) >= MOST_GOALS:
        return False
    chosen = max(free, key=lambda a: (lead(pos, a), -a))
    pos.awards[chosen] = SEAT
    pos.log("award", SEAT, Text(f"award.{AWARDS[chosen]}"))
    return True
