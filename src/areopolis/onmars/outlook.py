"""A rough guess at how a seat will end, for bots that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.onmars import scoring
from areopolis.onmars.rules.complexes import own_mines
from areopolis.onmars.terms import COLUMN, CRYSTAL, KINDS, MINERAL, NOTHING, OVER, ROW_SLOTS, SLOTTED

if TYPE_CHECKING:
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

# What things are worth in points as long as there is time to use them.
RESOURCE: Final = 0.45
MINERAL_EXTRA: Final = 0.35
SPENDABLE: Final = 0.5
WAITING: Final = 0.4
PURSE: Final = 4
COLONIST: Final = 0.8
AT_WORK: Final = 0.4
BOT: Final = 1.5
SHELTER: Final = 2.0
CUBE: Final = 1.5
MINE: Final = 1.5
LEVEL: Final = 0.4
GOAL: Final = 0.4
# By the level of a blueprint: what makes up for the points it costs unbuilt, and what it brings when it is built.
PLAN: Final = {1: 4.0, 3: 5.5}
BUILT: Final = {1: 2.0, 3: 2.5}
# More plans than this are not soon built.
PLANS: Final = 2
OPEN_CONTRACT: Final = 6.0
# Every condition of the goal of the solo game that is met.
CONDITION: Final = 8.0
LATE: Final = 0.3


def outlook(pos: Position, seat: int) -> float:
    """The points now, and what goods, people, plans and technology may still become."""
    player = pos.players[seat]
    points = float(scoring.total(pos, seat))
    if pos.phase == OVER or player.automa:
        return points
    points += all_at_home(pos, player) - scoring.colonist_points(pos, seat)
    if pos.options.solo:
        points += CONDITION * scoring.goal_progress(pos)
    time = LATE if pos.last_round else 1.0
    return points + time * (goods_worth(player) + people_worth(pos, player) + plans_worth(pos, player))


def all_at_home(pos: Position, player: Player) -> int:
    """The points for colonists if all of them came home: those on the other side will with the next journey."""
    people = player.quarters + player.working
    people += sum([pos.slot(action, player.seat) for action in range(SLOTTED)])
    people = min(people, player.beds())
    return pos.box.quarters[(people - 1) // ROW_SLOTS] if people else 0


def goods_worth(player: Player) -> float:
    """Resources and crystals; of waiting crystals no more than the depot may take."""
    worth = RESOURCE * sum(player.goods[:KINDS]) + MINERAL_EXTRA * player.goods[MINERAL]
    return worth + SPENDABLE * player.goods[CRYSTAL] + WAITING * min(player.waiting, PURSE)


def people_worth(pos: Position, player: Player) -> float:
    """Colonists at hand, bots, shelters, mines, progress, technology and private goals."""
    worth = COLONIST * player.quarters + AT_WORK * player.working + GOAL * len(player.goals)
    worth += BOT * len(player.bots) + SHELTER * player.shelters + CUBE * player.cubes()
    levels = sum([COLUMN[space] for space, kind in enumerate(player.lab) if kind != NOTHING])
    return worth + LEVEL * levels + MINE * own_mines(pos, player.seat)


def plans_worth(pos: Position, player: Player) -> float:
    """Blueprints, as far as they will soon be built; built ones; and one contract that is still open."""
    worth = OPEN_CONTRACT * min(len(player.contracts) - len(player.fulfilled), 1)
    for plan in player.plans[:PLANS]:
        worth += PLAN[pos.box.blueprints[plan - 1].level]
    for plan in player.built:
        worth += BUILT[pos.box.blueprints[plan - 1].level]
    return worth
