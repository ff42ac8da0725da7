"""What benefits and tiles do for Lacerda, and the move of his rover (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Score
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.hexes import FAR, NAMES
from areopolis.onmars.lacerda.build import LacerdaIcon, construct, next_building
from areopolis.onmars.lacerda.cards import LacerdaDevelop, LacerdaLearn, hire, take_blueprints, take_goods
from areopolis.onmars.lacerda.help import helper
from areopolis.onmars.lacerda.rover import best_routes, nearest_tiles, steps_left, stops
from areopolis.onmars.lacerda.ships import welcome
from areopolis.onmars.lacerda.upgrade import LacerdaUpgrade
from areopolis.onmars.lacerda.uses import useful
from areopolis.onmars.rules.colonists import recall
from areopolis.onmars.rules.goods import gain, spend_crystals
from areopolis.onmars.rules.lab import use_tech
from areopolis.onmars.rules.moving import collect, pick_crystal, rover_hex, tile_effect
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    ANY_BUILDING,
    CRYSTAL,
    CRYSTAL_HERE,
    HIRE,
    LACERDA,
    NOBODY,
    ROVER_TECH,
    STACKS,
)

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position

ROVER_POINTS: Final = 2


@final
class LacerdaBenefit(Task):
    """He gets a benefit."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def run(self, pos: Position) -> None:
        """What is of no use to him now is lost."""
        if useful(pos, self.effect):
            resolve(pos, self.effect)
        else:
            pos.log("om.lacerda.unused", LACERDA, self.effect.text())


def resolve(pos: Position, effect: Effect) -> None:
    """Carry out an effect for him, without costs and without colonists."""
    if isinstance(effect, Gain):
        gain(pos, LACERDA, CRYSTAL, effect.goods[CRYSTAL])
    elif isinstance(effect, Construct):
        construct(pos, next_building(pos) if effect.building == ANY_BUILDING else effect.building)
    elif isinstance(effect, Upgrade):
        pos.agenda.append(LacerdaUpgrade(effect.count, effect.tech))
    elif isinstance(effect, Obtain):
        take_blueprints(pos, effect.count)
    elif isinstance(effect, Learn):
        pos.agenda.append(LacerdaLearn(effect.count))
    elif isinstance(effect, Develop):
        pos.agenda.append(LacerdaDevelop(effect.count, least=False, free=True))
    elif isinstance(effect, Warehouse):
        take_goods(pos, effect.count, effect.crystals)
    else:
        resolve_otherwise(pos, effect)


def resolve_otherwise(pos: Position, effect: Effect) -> None:
    """The same for people, ships, movement and points."""
    if isinstance(effect, Hire):
        hire(pos, scientists=True, contracts=True, free=True)
    elif isinstance(effect, TakeScientist):
        hire(pos, scientists=True, contracts=False, free=True)
    elif isinstance(effect, TakeContract):
        hire(pos, scientists=False, contracts=True, free=True)
    elif isinstance(effect, Welcome):
        welcome(pos)
    elif isinstance(effect, Retrieve):
        recall(pos, LACERDA, HIRE)
    elif isinstance(effect, MoveBots):
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))
    elif isinstance(effect, Control):
        pos.agenda.append(LacerdaRover(effect.rover))
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))
    elif isinstance(effect, MoveRover):
        pos.agenda.append(LacerdaRover(effect.steps(pos)))
    elif isinstance(effect, Colonists):
        pos.agenda.append(LacerdaRover(ROVER_POINTS))
    elif isinstance(effect, Score):
        effect.do(pos, LACERDA)


@final
class LacerdaRover(Task):
    """His rover moves towards the nearest tile that he can take."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def run(self, pos: Position) -> None:
        """Technology if it helps, crystals if the tile can then be reached; a tile so reached is used at once."""
        start = rover_hex(pos, LACERDA)
        targets = nearest_tiles(pos, start)
        if not targets:
            pos.log("om.lacerda.norover", LACERDA)
            return
        target = targets[pos.lot(LACERDA, len(targets))]
        points = self.with_help(pos, start, target)
        routes = best_routes(pos, start, stops(pos, start, target, points))
        if not routes:
            pos.log("om.lacerda.norover", LACERDA)
            return
        route = routes[pos.lot(LACERDA, len(routes))]
        drive(pos, route)
        if route[-1] == target:
            effect = tile_effect(pos, pos.lies[target])
            collect(pos, LACERDA, target)
            if effect is not None:
                pos.agenda.append(LacerdaBenefit(effect))

    def with_help(self, pos: Position, start: int, target: int) -> int:
        """The points of the move after technology and crystals, which are used only where they help."""
        far = FAR[start][target]
        points = self.points
        crystals = pos.players[LACERDA].goods[CRYSTAL]
        owner = helper(pos, ROVER_TECH, far - points)
        if points < far and owner != NOBODY:
            more = points + pos.players[owner].level(ROVER_TECH)
            nearer = steps_left(pos, start, target, more) < steps_left(pos, start, target, points)
            if nearer or far <= more + crystals:
                use_tech(pos, LACERDA, owner, ROVER_TECH)
                points = more
        if points < far <= points + crystals:
            spend_crystals(pos, LACERDA, far - points)
            points = far
        return points


def drive(pos: Position, route: list[int]) -> None:
    """His rover goes along hexes and takes the crystals there."""
    for hex_ in route:
        pos.players[LACERDA].rover = hex_
        pos.log("om.rover", LACERDA, NAMES[hex_])
        if pos.lies[hex_] == CRYSTAL_HERE:
            pick_crystal(pos, LACERDA, hex_)
