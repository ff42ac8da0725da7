"""How long the game will still last, by what is left of missions and levels and the pace of everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars.rules.lss import FIRST_FEWER
from areopolis.onmars.terms import OVER, TOP_LEVEL

if TYPE_CHECKING:
    from areopolis.onmars.evaluation.weights import Weights
    from areopolis.onmars.position import Position

# Rounds that are still played once the last mission is done, and the most that anybody looks ahead.
LAST: Final = 1.0
LONGEST: Final = 60.0


# Contributions that take longer than a building; Lacerda's cards move any mission.
HEAVY: Final = {"contracts": 4.0, "research": 2.0, "scientists": 2.0, "discoveries": 1.5}


def steps_left(pos: Position) -> float:
    """Contributions and buildings until no mission remains, if everybody takes the nearest of what counts."""
    missions = sorted([mission_steps(pos, place) for place in range(len(pos.cubes)) if pos.cubes[place]])
    total, built, level = 0.0, 0, max(pos.level + 1, FIRST_FEWER)
    for _mission in range(pos.remaining):
        rise = to_level(pos, level) - built if level <= TOP_LEVEL else -1
        if missions and (rise < 0 or missions[0] <= rise):
            total += missions.pop(0)
        elif rise >= 0:
            total += rise
            built += rise
            level += 1
    return total


def mission_steps(pos: Position, place: int) -> float:
    """What is left of a mission."""
    heavy = 1.0 if pos.options.solo else HEAVY.get(pos.box.missions[pos.missions[place] - 1].kind, 1.0)
    return heavy * pos.cubes[place]


def to_level(pos: Position, level: int) -> int:
    """How many buildings the colony needs to come to a level."""
    return sum([max(level - row, 0) for row in pos.tracks])


def rounds_left(pos: Position, weights: Weights) -> float:
    """How many rounds are still to come after this one."""
    if pos.phase == OVER or pos.last_round:
        return 0.0
    if pos.remaining == 0:
        return 0.0 if pos.options.space_oddity else LAST
    left = steps_left(pos)
    pace = 0.0
    for player in pos.players:
        pace += weights.automa_pace if player.automa else weights.pace
    if not pos.options.solo:
        return min(left / pace + LAST, LONGEST)
    # Once his deck has been shuffled, every card of Lacerda moves a mission.
    before = 0.0 if pos.solo_pass else float(len(pos.solo_deck))
    if left <= before * pace:
        return left / pace + LAST
    return min(before + (left - before * pace) / (pace + open_share(pos)) + LAST, LONGEST)


def open_share(pos: Position) -> float:
    """How many of the missions are open, as a share: of his cards so many move one."""
    return sum([1 for cube in pos.cubes if cube]) / len(pos.cubes)
