"""What Lacerda does with each effect (rulebook pp. 22-23), and the move of his rover.

`USES` at the end is the whole table. He needs neither resources nor colonists, so that many words are nothing to him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Construct, Upgrade
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Develop, Learn, Obtain, OwnBuilding, Radar
from areopolis.onmars.effects.moving import Control, MoveBots, MoveRover, Travel
from areopolis.onmars.effects.people import Hire, TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.hexes import FAR, HEXES, NAMES
from areopolis.onmars.lacerda.build import LacerdaIcon, best_sites, construct, next_building
from areopolis.onmars.lacerda.cards import (
    LacerdaDevelop,
    LacerdaLearn,
    best_blueprint,
    best_cards,
    hire,
    most_stored,
    take_blueprints,
    take_goods,
)
from areopolis.onmars.lacerda.help import helper
from areopolis.onmars.lacerda.rover import best_routes, steps_left, stops
from areopolis.onmars.lacerda.ships import welcome
from areopolis.onmars.lacerda.upgrade import LacerdaUpgrade
from areopolis.onmars.rules.colonists import recall
from areopolis.onmars.rules.complexes import pieces_at
from areopolis.onmars.rules.goods import gain, spend_crystals
from areopolis.onmars.rules.lab import developments, use_tech, why_not_learn
from areopolis.onmars.rules.moving import collect, owned, pick_crystal, rover_hex, tile_effect
from areopolis.onmars.rules.plans import upgrades
from areopolis.onmars.rules.ships import why_not_welcome
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    ANY_BUILDING,
    CRYSTAL,
    CRYSTAL_HERE,
    HIRE,
    LACERDA,
    NOBODY,
    NOTHING,
    RESEARCH,
    ROVER_TECH,
    STACKS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

ROVER_POINTS: Final = 2

E = TypeVar("E", bound=Effect)


class Use(Generic[E]):
    """What a word of the vocabulary is to him: nothing, unless a row of the table says otherwise.

    `free` leaves out the crystals that are part of a cost; his main actions are not free, all benefits are.
    """

    def serves(self, pos: Position, effect: E, free: bool) -> bool:
        """Whether it does something for him now."""
        return False

    def do(self, pos: Position, effect: E, free: bool) -> None:
        """Carry it out, without resources and without colonists."""


@final
class UseGain(Use[Gain]):
    """The crystals among the goods."""

    def serves(self, pos: Position, effect: Gain, free: bool) -> bool:
        """Resources are nothing to him."""
        return effect.goods[CRYSTAL] > 0

    def do(self, pos: Position, effect: Gain, free: bool) -> None:
        """They wait like anybody's."""
        gain(pos, LACERDA, CRYSTAL, effect.goods[CRYSTAL])


@final
class UseScore(Use[Score]):
    """Points as for anybody."""

    def serves(self, pos: Position, effect: Score, free: bool) -> bool:
        """Always."""
        return True

    def do(self, pos: Position, effect: Score, free: bool) -> None:
        """Onto the track."""
        effect.do(pos, LACERDA)


@final
class UseConstruct(Use[Construct]):
    """A building of the kind; of any kind, the one that his bot shows."""

    def building(self, pos: Position, effect: Construct) -> int:
        """Which kind; NOTHING if there is none."""
        return next_building(pos) if effect.building == ANY_BUILDING else effect.building

    def serves(self, pos: Position, effect: Construct, free: bool) -> bool:
        """There must be a tile and a hex."""
        building = self.building(pos, effect)
        return building != NOTHING and bool(best_sites(pos, building))

    def do(self, pos: Position, effect: Construct, free: bool) -> None:
        """On the best hex."""
        construct(pos, self.building(pos, effect))


@final
class UseUpgrade(Use[Upgrade]):
    """Upgrades anywhere on the map."""

    def serves(self, pos: Position, effect: Upgrade, free: bool) -> bool:
        """A blueprint must find a building."""
        return bool(upgrades(pos, LACERDA, anywhere=True))

    def do(self, pos: Position, effect: Upgrade, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaUpgrade(effect.count, effect.tech))


@final
class UseObtain(Use[Obtain]):
    """Blueprints of the display."""

    def serves(self, pos: Position, effect: Obtain, free: bool) -> bool:
        """There must be a card, and a marker for it."""
        return best_blueprint(pos) > 0

    def do(self, pos: Position, effect: Obtain, free: bool) -> None:
        """One after the other."""
        take_blueprints(pos, effect.count)


@final
class UseLearn(Use[Learn]):
    """Technology of the grid."""

    def serves(self, pos: Position, effect: Learn, free: bool) -> bool:
        """There must be a tile, and a space for it."""
        return why_not_learn(pos, LACERDA) is None

    def do(self, pos: Position, effect: Learn, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaLearn(effect.count))


@final
class UseDevelop(Use[Develop]):
    """Developments of his technology; the last column may cost crystals."""

    def serves(self, pos: Position, effect: Develop, free: bool) -> bool:
        """A tile must be able to move."""
        return bool(developments(pos, LACERDA, free))

    def do(self, pos: Position, effect: Develop, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaDevelop(effect.count, least=False, free=free))


@final
class UseBoard(Use[Effect]):
    """A scientist, a contract, or either."""

    def __init__(self, scientists: bool, contracts: bool) -> None:
        self.scientists: Final = scientists
        self.contracts: Final = contracts

    def serves(self, pos: Position, effect: Effect, free: bool) -> bool:
        """There must be a card that he wants and can pay."""
        return bool(best_cards(pos, self.scientists, self.contracts, free))

    def do(self, pos: Position, effect: Effect, free: bool) -> None:
        """The best one."""
        hire(pos, self.scientists, self.contracts, free)


@final
class UseWelcome(Use[Welcome]):
    """A ship for the hangar."""

    def serves(self, pos: Position, effect: Welcome, free: bool) -> bool:
        """One must be there and be allowed by the level of the colony."""
        return why_not_welcome(pos, LACERDA, free=True) is None

    def do(self, pos: Position, effect: Welcome, free: bool) -> None:
        """The lowest one."""
        welcome(pos)


@final
class UseWarehouse(Use[Warehouse]):
    """Goods of the warehouse; the resources among them go to the supply."""

    def serves(self, pos: Position, effect: Warehouse, free: bool) -> bool:
        """Crystals must be among what may be taken, and something be there."""
        return effect.crystals and most_stored(pos, crystals=True) != NOTHING

    def do(self, pos: Position, effect: Warehouse, free: bool) -> None:
        """One after the other."""
        take_goods(pos, effect.count, effect.crystals)


@final
class UseRetrieve(Use[Retrieve]):
    """His colonist leaves the hire slot; elsewhere he has as many as he needs."""

    def serves(self, pos: Position, effect: Retrieve, free: bool) -> bool:
        """One must stand there."""
        return effect.slots and pos.slot(HIRE, LACERDA) > 0

    def do(self, pos: Position, effect: Retrieve, free: bool) -> None:
        """Free the slot."""
        recall(pos, LACERDA, HIRE)


@final
class UseMoveBots(Use[MoveBots]):
    """His bot goes to the next icon, whatever the points."""

    def serves(self, pos: Position, effect: MoveBots, free: bool) -> bool:
        """Always."""
        return True

    def do(self, pos: Position, effect: MoveBots, free: bool) -> None:
        """By one icon."""
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))


@final
class UseMoveRover(Use[MoveRover]):
    """His rover moves with the points."""

    def serves(self, pos: Position, effect: MoveRover, free: bool) -> bool:
        """Always."""
        return True

    def do(self, pos: Position, effect: MoveRover, free: bool) -> None:
        """Towards a tile."""
        pos.agenda.append(LacerdaRover(effect.steps(pos)))


@final
class UseControl(Use[Control]):
    """His bot goes to the next icon, then his rover moves."""

    def serves(self, pos: Position, effect: Control, free: bool) -> bool:
        """Always."""
        return True

    def do(self, pos: Position, effect: Control, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaRover(effect.rover))
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))


@final
class UseColonists(Use[Colonists]):
    """His rover moves instead."""

    def serves(self, pos: Position, effect: Colonists, free: bool) -> bool:
        """Always."""
        return True

    def do(self, pos: Position, effect: Colonists, free: bool) -> None:
        """Towards a tile."""
        pos.agenda.append(LacerdaRover(ROVER_POINTS))


NO_USE: Final[Use[Any]] = Use()

# Every word of the vocabulary, in the order of effects/.
USES: Final[dict[type[Effect], Use[Any]]] = {
    Construct: UseConstruct(),
    Upgrade: UseUpgrade(),
    Gain: UseGain(),
    Pick: NO_USE,
    Score: UseScore(),
    Trade: NO_USE,
    Produce: NO_USE,
    Obtain: UseObtain(),
    Learn: UseLearn(),
    Develop: UseDevelop(),
    Radar: NO_USE,
    OwnBuilding: NO_USE,
    MoveBots: UseMoveBots(),
    MoveRover: UseMoveRover(),
    Control: UseControl(),
    Travel: NO_USE,
    Hire: UseBoard(scientists=True, contracts=True),
    TakeScientist: UseBoard(scientists=True, contracts=False),
    TakeContract: UseBoard(scientists=False, contracts=True),
    Welcome: UseWelcome(),
    Warehouse: UseWarehouse(),
    Colonists: UseColonists(),
    Retrieve: UseRetrieve(),
}


def serves(pos: Position, effect: Effect, free: bool = True) -> bool:
    """Whether an effect does something for him now."""
    return USES[type(effect)].serves(pos, effect, free)


def resolve(pos: Position, effect: Effect, free: bool = True) -> None:
    """Carry out an effect for him."""
    USES[type(effect)].do(pos, effect, free)


@final
class LacerdaBenefit(Task):
    """He gets a benefit."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def key(self) -> tuple[object, ...]:
        """The effect."""
        return (self.effect,)

    def run(self, pos: Position) -> None:
        """What is of no use to him now is lost."""
        if serves(pos, self.effect):
            resolve(pos, self.effect)
        else:
            pos.log("om.lacerda.unused", LACERDA, self.effect.text())


def collectable(pos: Position, hex_: int) -> bool:
    """Whether he could take a tile on a hex: of use to him, of a new kind if it is research, and no piece on it."""
    lying = pos.lies[hex_]
    if lying < RESEARCH or owned(pos, LACERDA, lying) or pieces_at(pos, hex_):
        return False
    effect = tile_effect(pos, lying)
    return effect is not None and serves(pos, effect)


def nearest_tiles(pos: Position, start: int) -> list[int]:
    """The hexes with the nearest tiles that he could take."""
    found = [hex_ for hex_ in range(HEXES) if collectable(pos, hex_)]
    nearest = min([FAR[start][hex_] for hex_ in found], default=0)
    return [hex_ for hex_ in found if FAR[start][hex_] == nearest]


@final
class LacerdaRover(Task):
    """His rover moves towards the nearest tile that he can take."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def key(self) -> tuple[object, ...]:
        """The points."""
        return (self.points,)

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
