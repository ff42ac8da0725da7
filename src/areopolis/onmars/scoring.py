"""Counting points: at the end, or as if the game ended now (rulebook p. 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.position import leaders
from areopolis.kernel.why import Text
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.contracts import fulfilled
from areopolis.onmars.rules.lss import PROGRESS_POINTS
from areopolis.onmars.terms import COLUMN, CRYSTAL, NOTHING, ROW_SLOTS, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

SHIP_POINTS: Final = 3
SCIENTIST_POINTS: Final = 3
# Points of a blueprint by its level, lost if it is not built.
PLAN_POINTS: Final = {1: 3, 3: 5}
SHEET: Final = ("track", "progress", "ships", "colonists", "techs", "blueprints", "scientists", "contracts")


def colonist_points(pos: Position, seat: int) -> int:
    """By the row of the highest colonist, after those of the own side and of the working area have come home."""
    player = pos.players[seat]
    people = player.quarters + player.working + (pos.on_side(seat, pos.side(seat)) if player.space else 0)
    people = player.beds() if player.automa else min(people, player.beds())
    return pos.box.quarters[(people - 1) // ROW_SLOTS] if people else 0


def tech_points(pos: Position, seat: int) -> int:
    """By the columns of the tiles."""
    lab = pos.players[seat].lab
    return sum([pos.box.columns[COLUMN[space] - 1].points for space, kind in enumerate(lab) if kind != NOTHING])


def plan_points(pos: Position, seat: int) -> int:
    """Built blueprints count, others count against their owner."""
    player = pos.players[seat]
    built = sum([PLAN_POINTS[pos.box.blueprints[plan - 1].level] for plan in player.built])
    return built - sum([PLAN_POINTS[pos.box.blueprints[plan - 1].level] for plan in player.plans])


def upgraded(pos: Position, building: int) -> int:
    """How many buildings of a kind are upgraded, whoever owns them."""
    return sum(
        [1 for hex_, owner in enumerate(pos.markers) if owner >= 0 and min(pos.buildings[hex_], SHELTER) == building]
    )


def scientist_worth(pos: Position, scientist: int) -> int:
    """For every upgraded building of the kind that a scientist scores."""
    return SCIENTIST_POINTS * upgraded(pos, pos.box.scientists[scientist].scores)


def scientist_points(pos: Position, seat: int) -> int:
    """All scientists of a seat."""
    return sum([scientist_worth(pos, scientist) for scientist in pos.players[seat].scientists])


def contract_worth(pos: Position, seat: int, number: int) -> int:
    """A completed contract counts, another counts against its owner."""
    contract = pos.box.contracts[number - 1]
    return contract.points if fulfilled(pos, seat, contract) else -contract.penalty


def contract_points(pos: Position, seat: int) -> int:
    """All contracts of a seat."""
    return sum([contract_worth(pos, seat, number) for number in pos.players[seat].contracts])


def breakdown(pos: Position, seat: int) -> dict[str, int]:
    """The points of a seat by the lines of the score sheet."""
    player = pos.players[seat]
    return {
        "track": player.points,
        "progress": PROGRESS_POINTS[player.cubes()],
        "ships": SHIP_POINTS * player.hangar,
        "colonists": colonist_points(pos, seat),
        "techs": tech_points(pos, seat),
        "blueprints": plan_points(pos, seat),
        "scientists": scientist_points(pos, seat),
        "contracts": contract_points(pos, seat),
    }


def total(pos: Position, seat: int) -> int:
    """All points of a seat."""
    return sum(breakdown(pos, seat).values())


def rank(pos: Position, seat: int) -> tuple[int, int, int, int]:
    """Points, then crystals, advanced buildings and progress cubes."""
    player = pos.players[seat]
    return (total(pos, seat), player.goods[CRYSTAL] + player.waiting, len(player.built), player.cubes())


def goal_parts(pos: Position) -> list[tuple[int, int]]:
    """How far the conditions of the chosen goal of the solo game are, and how far they must be."""
    goal = pos.box.solo_goals[SOLO_GOALS.index(pos.options.solo_goal)]
    return [condition.progress(pos, 0) for condition in goal.conditions]


def goal_progress(pos: Position) -> int:
    """How many conditions of the chosen goal of the solo game hold."""
    return sum([1 for there, needed in goal_parts(pos) if there >= needed])


def goal_met(pos: Position) -> bool:
    """Whether every condition of the chosen goal of the solo game holds."""
    return goal_progress(pos) == len(goal_parts(pos))


def winners(pos: Position) -> list[int]:
    """Who has most points; alone, whoever has met the goal."""
    if pos.options.solo:
        return [0] if goal_met(pos) else []
    return leaders([rank(pos, player.seat) for player in pos.players])


def summary(pos: Position) -> list[Text]:
    """How the colony and the seats stand."""
    lines = [Text("om.summary.colony", pos.round, pos.level, pos.remaining)]
    for player in pos.players:
        lines.append(
            Text(
                "om.summary.seat",
                Text("seat", player.seat),
                total(pos, player.seat),
                player.goods[CRYSTAL],
                player.quarters,
            )
        )
    return lines
