"""The words for conditions: what stands under `have` in the files, and the fields that go with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from areopolis.onmars.box.spot import Spot
from areopolis.onmars.box.words import flag, named
from areopolis.onmars.effects.base import Condition
from areopolis.onmars.effects.conditions import (
    All,
    ContractDone,
    EndOn,
    GoalDone,
    HaveBlueprints,
    HaveColonists,
    HaveComplex,
    HaveContracts,
    HaveDiscoveries,
    HaveMarkers,
    HaveMines,
    HaveProgress,
    HaveResearch,
    HaveSame,
    HaveScientist,
    HaveScientists,
    HaveShelters,
    HaveShips,
    HaveStored,
    HaveTechs,
    HaveUpgrades,
    Lead,
    ReachLevel,
    TechAt,
    TechsOn,
)
from areopolis.onmars.terms import (
    BUILDINGS,
    COLUMNS,
    LAB,
    MARKERS,
    NOTHING,
    RESOURCES,
    SCIENTISTS,
    SIDES,
    TECHS,
    TOP_LEVEL,
)

MOST_SIZE: Final = 12
CONTRACTS: Final = 12


@final
class Need:
    """A word for a condition: the fields it has, and what makes a condition of them."""

    def __init__(self, fields: tuple[str, ...], make: Callable[[Spot], Condition]) -> None:
        self.fields: Final = fields
        self.make: Final = make


def count(spot: Spot) -> int:
    """How many there must be."""
    return spot.at("count").whole(1, 24)


def blueprints(spot: Spot) -> Condition:
    """Own blueprints, built or not."""
    return HaveBlueprints(count(spot))


def upgrades(spot: Spot) -> Condition:
    """Own upgraded buildings, of one kind if it is named."""
    kind = spot.at("building").word(BUILDINGS) if spot.has("building") else NOTHING
    return HaveUpgrades(count(spot), kind)


def mines(spot: Spot) -> Condition:
    """Mines with an own colonist or marker."""
    return HaveMines(count(spot))


def discoveries(spot: Spot) -> Condition:
    """Own discovery tiles."""
    return HaveDiscoveries(count(spot))


def markers(spot: Spot) -> Condition:
    """Own markers in different complexes of some size."""
    return HaveMarkers(spot.at("complexes").whole(1, MARKERS), spot.at("size").whole(1, MOST_SIZE))


def same(spot: Spot) -> Condition:
    """Units of one resource that is no mineral."""
    return HaveSame(count(spot))


def shelters(spot: Spot) -> Condition:
    """Own shelters on the map."""
    return HaveShelters(count(spot))


def level(spot: Spot) -> Condition:
    """The level of the colony."""
    return ReachLevel(spot.at("level").whole(1, TOP_LEVEL))


def colonists(spot: Spot) -> Condition:
    """Colonists in the living quarters."""
    return HaveColonists(count(spot))


def techs(spot: Spot) -> Condition:
    """Own techs."""
    return HaveTechs(count(spot))


def ships(spot: Spot) -> Condition:
    """Ships in the hangar."""
    return HaveShips(count(spot))


def research(spot: Spot) -> Condition:
    """Own research tiles."""
    return HaveResearch(count(spot))


def scientists(spot: Spot) -> Condition:
    """Own scientists."""
    return HaveScientists(count(spot))


def contracts(spot: Spot) -> Condition:
    """Fulfilled contracts, of each type if so said."""
    return HaveContracts(count(spot), each=flag(spot, "each"))


def techs_on(spot: Spot) -> Condition:
    """Own techs on certain spaces of the laboratory."""
    places = spot.at("spaces")
    spaces = tuple([place.word(LAB) for place in places.items(1, len(LAB))])
    if len(set(spaces)) < len(spaces):
        raise places.wrong("a space stands there twice")
    return TechsOn(spaces, spot.at("count").whole(1, len(spaces)))


def progress(spot: Spot) -> Condition:
    """Cubes in the progress area."""
    return HaveProgress(count(spot))


def goal(spot: Spot) -> Condition:
    """An own private goal that is done."""
    return GoalDone()


def tech(spot: Spot) -> Condition:
    """An own tech of some level, of one kind if it is named."""
    kind = spot.at("kind").word(TECHS) if spot.has("kind") else NOTHING
    return TechAt(spot.at("level").whole(1, COLUMNS), kind)


def lead(spot: Spot) -> Condition:
    """A lead over Lacerda."""
    return Lead(spot.at("points").whole(1, 99))


def contract(spot: Spot) -> Condition:
    """A certain contract that is fulfilled."""
    return ContractDone(spot.at("number").whole(1, CONTRACTS))


def scientist(spot: Spot) -> Condition:
    """A certain scientist."""
    return HaveScientist(spot.at("scientist").word(SCIENTISTS))


def complex_(spot: Spot) -> Condition:
    """A complex on the map, whosever it is."""
    return HaveComplex(spot.at("building").word(BUILDINGS), spot.at("size").whole(1, MOST_SIZE))


def stored(spot: Spot) -> Condition:
    """A resource in the own storage."""
    return HaveStored(spot.at("resource").word(RESOURCES), count(spot))


def side(spot: Spot) -> Condition:
    """The side on which the game ends for the seat."""
    return EndOn(spot.at("side").word(SIDES))


NEEDS: Final[dict[str, Need]] = {
    "blueprints": Need(("count",), blueprints),
    "colonists": Need(("count",), colonists),
    "complex": Need(("building", "size"), complex_),
    "contract": Need(("number",), contract),
    "contracts": Need(("count", "each"), contracts),
    "discoveries": Need(("count",), discoveries),
    "goal": Need((), goal),
    "lead": Need(("points",), lead),
    "level": Need(("level",), level),
    "markers": Need(("complexes", "size"), markers),
    "mines": Need(("count",), mines),
    "progress": Need(("count",), progress),
    "research": Need(("count",), research),
    "same": Need(("count",), same),
    "scientist": Need(("scientist",), scientist),
    "scientists": Need(("count",), scientists),
    "shelters": Need(("count",), shelters),
    "ships": Need(("count",), ships),
    "side": Need(("side",), side),
    "stored": Need(("resource", "count"), stored),
    "tech": Need(("level", "kind"), tech),
    "techs": Need(("count",), techs),
    "techs-on": Need(("spaces", "count"), techs_on),
    "upgrades": Need(("count", "building"), upgrades),
}


def single(spot: Spot) -> Condition:
    """The condition that is described."""
    name = named(spot, "have", list(NEEDS))
    need = NEEDS[name]
    spot.only(("have", *need.fields), f"field of '{name}'")
    return need.make(spot)


def several(spot: Spot) -> tuple[Condition, ...]:
    """The conditions of a list."""
    return tuple([single(item) for item in spot.items(1, 12)])


def condition(spot: Spot) -> Condition:
    """One condition, or a list of which all must hold."""
    return All(*several(spot)) if isinstance(spot.value, list) else single(spot)
