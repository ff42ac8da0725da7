"""A rough guess at how a seat will end, for bots that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars import scoring
from areopolis.onmars.terms import CRYSTAL, KINDS, OVER

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# What things are worth in points as long as there is time to use them.
RESOURCE: Final = 0.45
MINERAL_EXTRA: Final = 0.35
SPENDABLE: Final = 0.5
WAITING: Final = 0.4
COLONIST: Final = 0.8
BOT: Final = 1.5
SHELTER: Final = 2.0
PLAN: Final = 5.5
HIGH_PLAN: Final = 8.0
CUBE: Final = 1.5
OPEN_CONTRACT: Final = 7.0
GOAL: Final = 0.4
# Every condition of the goal of the solo game that is met.
CONDITION: Final = 8.0


def outlook(pos: Position, seat: int) -> float:
    """The points now, and what goods, people and plans may still become."""
    player = pos.players[seat]
    points = float(scoring.total(pos, seat))
    if pos.phase == OVER or player.automa:
        return points
    time = 0.35 if pos.last_round else 1.0
    stored = sum(player.goods[:KINDS])
    worth = RESOURCE * stored + MINERAL_EXTRA * player.goods[0]
    worth += SPENDABLE * player.goods[CRYSTAL] + WAITING * min(player.waiting, 4)
    worth += COLONIST * (player.quarters + 0.5 * player.working)
    worth += BOT * len(player.bots) + SHELTER * player.shelters + CUBE * player.cubes()
    for plan in player.plans[:3]:
        worth += PLAN if pos.box.blueprints[plan - 1].level == 1 else HIGH_PLAN
    worth += OPEN_CONTRACT * min(len(player.contracts) - len(player.fulfilled), 1)
    worth += GOAL * len(player.goals)
    if pos.options.solo:
        points += CONDITION * scoring.goal_progress(pos)
    return points + time * worth
