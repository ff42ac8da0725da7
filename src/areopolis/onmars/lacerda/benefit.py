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
from areopolis.onmars.hexes import FAR, HEXES
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.build import LacerdaIcon, construct, explain_building, next_building, sites
from areopolis.onmars.lacerda.cards import (
    LacerdaDevelop,
    LacerdaLearn,
    crystal_room,
    hire,
    most_stored,
    obtainable,
    take_blueprints,
    take_goods,
    wanted,
)
from areopolis.onmars.lacerda.help import use_help
from areopolis.onmars.lacerda.measures import attracts
from areopolis.onmars.lacerda.preference import Rank
from areopolis.onmars.lacerda.rover import Trip, drive, trips_to
from areopolis.onmars.lacerda.ships import welcome
from areopolis.onmars.lacerda.telling import note_otherwise
from areopolis.onmars.lacerda.upgrade import LacerdaUpgrade
from areopolis.onmars.lacerda.worth import (
    Worth,
    contributions,
    of_blueprints,
    of_building,
    of_cards,
    of_developments,
    of_goods,
    of_technologies,
    of_upgrades,
)
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.colonists import recall
from areopolis.onmars.rules.complexes import pieces_at
from areopolis.onmars.rules.goods import gain, spend_crystals
from areopolis.onmars.rules.lab import developments
from areopolis.onmars.rules.learn import why_not_learn
from areopolis.onmars.rules.moving import collect, rover_hex, tile_effect
from areopolis.onmars.rules.plans import upgrades
from areopolis.onmars.rules.ships import why_not_welcome
from areopolis.onmars.scoring import SHIP_POINTS
from areopolis.onmars.task import Task
from areopolis.onmars.terms import (
    ANY_BUILDING,
    CRYSTAL,
    DISCOVERY,
    HIRE,
    LACERDA,
    NOBODY,
    NOTHING,
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

    def worth(self, pos: Position, effect: E) -> Worth:
        """The points and crystals that it can bring him, if it serves him."""
        return 0, 0

    def do(self, pos: Position, effect: E, free: bool) -> None:
        """Carry it out, without resources and without colonists."""


class Always(Use[E]):
    """What serves him whenever it comes."""

    def serves(self, pos: Position, effect: E, free: bool) -> bool:
        """It does."""
        return True


@final
class UseGain(Use[Gain]):
    """The crystals among the goods."""

    def serves(self, pos: Position, effect: Gain, free: bool) -> bool:
        """Resources are nothing to him."""
        return effect.goods[CRYSTAL] > 0

    def worth(self, pos: Position, effect: Gain) -> Worth:
        """So many crystals."""
        return 0, effect.goods[CRYSTAL]

    def do(self, pos: Position, effect: Gain, free: bool) -> None:
        """They wait like anybody's."""
        gain(pos, LACERDA, CRYSTAL, effect.goods[CRYSTAL])


@final
class UseScore(Always[Score]):
    """Points as for anybody."""

    def worth(self, pos: Position, effect: Score) -> Worth:
        """So many points."""
        return effect.points, 0

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
        return building != NOTHING and bool(sites(pos, building))

    def worth(self, pos: Position, effect: Construct) -> Worth:
        """That of the building."""
        return of_building(pos, self.building(pos, effect))

    def do(self, pos: Position, effect: Construct, free: bool) -> None:
        """On the best hex."""
        building = self.building(pos, effect)
        if effect.building == ANY_BUILDING:
            explain_building(pos, building)
        construct(pos, building)


@final
class UseUpgrade(Use[Upgrade]):
    """Upgrades anywhere on the map."""

    def serves(self, pos: Position, effect: Upgrade, free: bool) -> bool:
        """A blueprint must find a building."""
        return bool(upgrades(pos, LACERDA, anywhere=True))

    def worth(self, pos: Position, effect: Upgrade) -> Worth:
        """That of as many upgrades as can be made."""
        return of_upgrades(pos, effect.count, effect.tech)

    def do(self, pos: Position, effect: Upgrade, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaUpgrade(effect.count, effect.tech))


@final
class UseObtain(Use[Obtain]):
    """Blueprints of the display."""

    def serves(self, pos: Position, effect: Obtain, free: bool) -> bool:
        """There must be a card, and a marker for it."""
        return bool(obtainable(pos))

    def worth(self, pos: Position, effect: Obtain) -> Worth:
        """That of the blueprints."""
        return of_blueprints(pos, effect.count)

    def do(self, pos: Position, effect: Obtain, free: bool) -> None:
        """One after the other."""
        take_blueprints(pos, effect.count)


@final
class UseLearn(Use[Learn]):
    """Technology of the grid."""

    def serves(self, pos: Position, effect: Learn, free: bool) -> bool:
        """There must be a tile, and a space for it."""
        return why_not_learn(pos, LACERDA) is None

    def worth(self, pos: Position, effect: Learn) -> Worth:
        """That of the tiles."""
        return of_technologies(pos, effect.count)

    def do(self, pos: Position, effect: Learn, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaLearn(effect.count))


@final
class UseDevelop(Use[Develop]):
    """Developments of his technology; the last column may cost crystals."""

    def serves(self, pos: Position, effect: Develop, free: bool) -> bool:
        """A tile must be able to move."""
        return bool(developments(pos, LACERDA, free))

    def worth(self, pos: Position, effect: Develop) -> Worth:
        """That of the columns."""
        return of_developments(pos, effect.count)

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
        return bool(wanted(pos, self.scientists, self.contracts, free))

    def worth(self, pos: Position, effect: Effect) -> Worth:
        """That of the best card."""
        return of_cards(pos, wanted(pos, self.scientists, self.contracts, free=True))

    def do(self, pos: Position, effect: Effect, free: bool) -> None:
        """The best one."""
        hire(pos, self.scientists, self.contracts, free)


@final
class UseWelcome(Use[Welcome]):
    """A ship for the hangar."""

    def serves(self, pos: Position, effect: Welcome, free: bool) -> bool:
        """One must be there and be allowed by the level of the colony."""
        return why_not_welcome(pos, LACERDA, free=True) is None

    def worth(self, pos: Position, effect: Welcome) -> Worth:
        """A ship counts at the end."""
        return SHIP_POINTS, 0

    def do(self, pos: Position, effect: Welcome, free: bool) -> None:
        """The lowest one."""
        welcome(pos)


@final
class UseWarehouse(Use[Warehouse]):
    """Goods of the warehouse; the resources among them go to the supply."""

    def serves(self, pos: Position, effect: Warehouse, free: bool) -> bool:
        """Crystals must be among what may be taken, and something be there."""
        return effect.crystals and most_stored(pos.warehouse, crystal_room(pos, crystals=True)) != NOTHING

    def worth(self, pos: Position, effect: Warehouse) -> Worth:
        """The crystals among them."""
        return of_goods(pos, effect.count)

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
class UseMoveBots(Always[MoveBots]):
    """His bot goes to the next icon, whatever the points."""

    def do(self, pos: Position, effect: MoveBots, free: bool) -> None:
        """By one icon."""
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))


@final
class UseMoveRover(Always[MoveRover]):
    """His rover moves with the points."""

    def do(self, pos: Position, effect: MoveRover, free: bool) -> None:
        """Towards a tile."""
        pos.agenda.append(LacerdaRover(effect.steps(pos)))


@final
class UseControl(Always[Control]):
    """His bot goes to the next icon, then his rover moves."""

    def do(self, pos: Position, effect: Control, free: bool) -> None:
        """One after the other."""
        pos.agenda.append(LacerdaRover(effect.rover))
        pos.agenda.append(LacerdaIcon((pos.icon + 1) % STACKS))


@final
class UseColonists(Always[Colonists]):
    """His rover moves instead."""

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

    def run(self, pos: Position) -> None:
        """What is of no use to him now is lost."""
        if serves(pos, self.effect):
            resolve(pos, self.effect)
        else:
            pos.log("om.lacerda.unused", LACERDA, self.effect.text())


def collectable(pos: Position, hex_: int) -> bool:
    """Whether he could take a tile on a hex: of use to him, of a new kind if it is research, and no piece on it."""
    if not attracts(pos, hex_) or pieces_at(pos, hex_):
        return False
    effect = tile_effect(pos, pos.lies[hex_])
    return effect is not None and serves(pos, effect)


def tile_worth(pos: Position, hex_: int) -> Worth:
    """What a tile can bring him: that of its effect, and the crystals for the tile itself, as far as he has room."""
    lying = pos.lies[hex_]
    effect = tile_effect(pos, lying)
    points, crystals = (0, 0) if effect is None else USES[type(effect)].worth(pos, effect)
    crystals += contributions(pos, "discoveries" if lying >= DISCOVERY else "research", 1)
    return points, min(crystals, max(pos.players[LACERDA].depot_room(), 0))


def tiles_worth(pos: Position) -> list[tuple[int, Worth]]:
    """Every tile on the map that he could take, with what it can bring him."""
    return [(hex_, tile_worth(pos, hex_)) for hex_ in range(HEXES) if collectable(pos, hex_)]


def tile_ranks(start: int, tiles: list[tuple[int, Worth]]) -> list[Rank]:
    """How good some tiles are to make for from a hex."""
    return [preference.tile(FAR[start][hex_], points, crystals) for hex_, (points, crystals) in tiles]


def refuges(pos: Position, hexes: list[int]) -> list[int]:
    """The best of some hexes for a displaced rover."""
    tiles = tiles_worth(pos)
    if not tiles:
        return hexes
    return [hexes[number] for number in preference.best([max(tile_ranks(hex_, tiles)) for hex_ in hexes])]


@final
class LacerdaRover(Task):
    """His rover moves towards the nearest tile that he can take."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def run(self, pos: Position) -> None:
        """Choose a tile and a way, get help, drive; a tile so reached is used at once."""
        trips = self.trips(pos)
        if not trips:
            pos.log("om.lacerda.norover", LACERDA)
            return
        things = [hex_text(trip.route[-1]) for trip in trips]
        trip = trips[preference.choose(pos, "way", [trip.rank(pos) for trip in trips], things)]
        pos.log("om.lacerda.heads", LACERDA, hex_text(trip.target))
        if trip.owner != NOBODY:
            use_help(pos, trip.owner, ROVER_TECH, FAR[rover_hex(pos, LACERDA)][trip.target] - self.points)
        if trip.crystals:
            spend_crystals(pos, LACERDA, trip.crystals)
        drive(pos, trip.route)
        if trip.route[-1] == trip.target:
            effect = tile_effect(pos, pos.lies[trip.target])
            collect(pos, LACERDA, trip.target)
            if effect is not None:
                pos.agenda.append(LacerdaBenefit(effect))

    def trips(self, pos: Position) -> list[Trip]:
        """All ways to the best tiles; those to which no way leads are passed over."""
        start = rover_hex(pos, LACERDA)
        tiles = tiles_worth(pos)
        ranks = tile_ranks(start, tiles)
        trips: list[Trip] = []
        for rank in sorted(set(ranks), reverse=True):
            for number, (hex_, _worth) in enumerate(tiles):
                if ranks[number] == rank:
                    trips += trips_to(pos, start, hex_, self.points)
            if trips:
                self.explain(pos, rank, [(ranks[n], hex_) for n, (hex_, _worth) in enumerate(tiles)])
                break
        return trips

    def explain(self, pos: Position, chosen: Rank, tiles: list[tuple[Rank, int]]) -> None:
        """Note why he makes for the tiles of a rank, and for which ones he would make otherwise."""
        ranks = [rank for rank, _hex in tiles if rank <= chosen]
        preference.explain(pos, "tile", ranks)
        lower = max([rank for rank in ranks if rank < chosen], default=())
        note_otherwise(pos, [hex_text(hex_) for rank, hex_ in tiles if rank == lower])
