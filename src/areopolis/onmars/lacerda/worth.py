"""What things can bring Lacerda: points, then crystals. By it he chooses between equally near tiles (rulebook p. 23).

Points are counted as on his score sheet; a blueprint as built, since he need only upgrade with it, and a scientist for
all blueprints of its type, as the rulebook does. What a step leads to (a benefit of the laboratory, a new level of the
colony) is not counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.build import sites
from areopolis.onmars.lacerda.cards import most_stored
from areopolis.onmars.lacerda.measures import potential, scored
from areopolis.onmars.lacerda.upgrade import most
from areopolis.onmars.rules.complexes import joined, type_of
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.learn import learnable
from areopolis.onmars.rules.lss import FIRST_STEP_POINTS, PROGRESS_POINTS, reward_points
from areopolis.onmars.rules.plans import upgrades
from areopolis.onmars.rules.technology import best_level
from areopolis.onmars.scoring import PLAN_POINTS, SCIENTIST_POINTS
from areopolis.onmars.terms import (
    COLUMN,
    CRYSTAL,
    ENTRIES,
    GENERATOR,
    HIRE,
    LACERDA,
    NOTHING,
    ONWARD,
    ROW_SLOTS,
    SHELTER,
    TOP_ROW,
    UPGRADE_TECH,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# Points and crystals.
Worth = tuple[int, int]


def contributions(pos: Position, kind: str, number: int) -> int:
    """The crystals for so many contributions to a mission, if it is in play and open."""
    crystals = 0
    for place, mission in enumerate(pos.missions):
        if pos.box.missions[mission - 1].kind == kind:
            crystals += min(number, pos.cubes[place]) * pos.box.missions[mission - 1].crystals
    return crystals


def of_building(pos: Position, building: int) -> Worth:
    """A building in the largest complex: quarters or a progress cube, then the life support system."""
    player = pos.players[LACERDA]
    kind = type_of(LACERDA, building)
    size = 1 + max([len(joined(pos, hex_, kind)) for hex_ in sites(pos, building)])
    if building == SHELTER:
        row = player.beds() // ROW_SLOTS
        points = pos.box.quarters[row] - pos.box.quarters[row - 1]
        return points, size if pos.box.buildings[building].yields == CRYSTAL else 0
    points, crystals = (0, 0) if building < GENERATOR else of_step(pos, building - GENERATOR)
    if size > 1 and not player.progress & (1 << building):
        points += PROGRESS_POINTS[player.cubes() + 1] - PROGRESS_POINTS[player.cubes()]
        crystals += contributions(pos, "progress", 1)
    return points, crystals


def of_step(pos: Position, column: int) -> Worth:
    """A step of a track of the life support system."""
    row = pos.tracks[column]
    if row == TOP_ROW:
        return 0, 0
    points = FIRST_STEP_POINTS if row == 1 else 0
    if row >= pos.level + 1:
        return points, 0
    points += reward_points(pos, LACERDA, pos.box.rewards[pos.rewards[column] - 1])
    return points, 0 if pos.slot(HIRE, LACERDA) else 1


def of_upgrades(pos: Position, count: int, tech: bool) -> Worth:
    """So many upgrades: a blueprint that would have counted against him counts for him."""
    pairs = upgrades(pos, LACERDA, anywhere=True)
    number = min(most(pairs), count + (best_level(pos, UPGRADE_TECH) if tech else 0))
    gains: list[int] = []
    for card in sorted({card for card, _hex in pairs}):
        plan = pos.box.blueprints[card - 1]
        gains.append(2 * PLAN_POINTS[plan.level] + SCIENTIST_POINTS * scored(pos, plan.building))
    return sum(sorted(gains)[-number:]), contributions(pos, "upgrades", number)


def of_blueprints(pos: Position, count: int) -> Worth:
    """So many blueprints, as if they were built, with the crystals printed on them."""
    ranked = sorted([(preference.blueprint(pos, place), card) for place, card in enumerate(pos.display) if card])
    taken = [card for _rank, card in ranked[-min(count, pos.players[LACERDA].markers()) :]]
    points, crystals = 0, contributions(pos, "blueprints", len(taken))
    for card in taken:
        plan = pos.box.blueprints[card - 1]
        points += PLAN_POINTS[plan.level] + SCIENTIST_POINTS * scored(pos, plan.building)
        crystals += int(plan.gain == CRYSTAL)
    return points, crystals


def of_technologies(pos: Position, count: int) -> Worth:
    """So many technologies in the first column."""
    player = pos.players[LACERDA]
    spaces = len([1 for space in ENTRIES if player.lab[space] == NOTHING])
    number = min(count, spaces, len(learnable(pos, player)))
    return number * pos.box.columns[0].points, contributions(pos, "techs", number)


def of_developments(pos: Position, count: int) -> Worth:
    """So many free developments, column by column."""
    lab = pos.players[LACERDA].lab.copy()
    points = 0
    for step in range(count):
        moves = [(start, to) for start in range(len(lab)) for to in ONWARD[start] if lab[start] >= 0 > lab[to]]
        if not moves:
            break
        ranks = [preference.development(start, to, step % 2 == 1) for start, to in moves]
        start, to = moves[preference.first(ranks)]
        lab[to], lab[start] = lab[start], NOTHING
        points += pos.box.columns[COLUMN[to] - 1].points - pos.box.columns[COLUMN[start] - 1].points
    return points, 0


def of_cards(pos: Position, cards: list[int]) -> Worth:
    """The best of some cards of the scientist board."""
    card = cards[preference.best([preference.board(pos, card) for card in cards])[0]]
    if card >= CONTRACT:
        return pos.box.contracts[card - CONTRACT - 1].points, contributions(pos, "contracts", 1)
    return SCIENTIST_POINTS * potential(pos, card), contributions(pos, "scientists", 1)


def of_goods(pos: Position, count: int) -> Worth:
    """The crystals among so many goods of the warehouse."""
    stock = pos.warehouse.copy()
    room = pos.players[LACERDA].depot_room()
    crystals = 0
    for _i in range(count):
        kind = most_stored(stock, room - crystals)
        if kind == NOTHING:
            break
        stock[kind] -= 1
        crystals += int(kind == CRYSTAL)
    return 0, crystals
