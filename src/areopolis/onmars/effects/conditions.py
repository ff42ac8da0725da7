"""Conditions of private goals and of the goals of the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import LEAST, icon, note
from areopolis.kernel.why import Text
from areopolis.onmars.effects.base import Condition
from areopolis.onmars.hexes import HEXES
from areopolis.onmars.icons import COMPLEX, LEVEL, POINTS, UPGRADE, building, good
from areopolis.onmars.rules.complexes import complex_at, own_mines, type_of
from areopolis.onmars.rules.contracts import contract_text, satisfied
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.scoring import total
from areopolis.onmars.terms import (
    BATTERY,
    BUILDINGS,
    COLUMN,
    GOODS,
    KINDS,
    LAB,
    LACERDA,
    NOTHING,
    SCIENTISTS,
    SIDES,
    TECHS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

# By condition: the kind and the name of what is counted.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "haveblueprints": ("blueprint", ""),
    "havemines": ("building", "mine"),
    "havediscoveries": ("discovery", ""),
    "havesame": ("resource", "same"),
    "haveshelters": ("building", "shelter"),
    "reachlevel": (LEVEL, "colony"),
    "havecolonists": ("piece", "colonist"),
    "havetechs": ("tech", ""),
    "haveships": ("ship", ""),
    "haveresearch": ("research", ""),
    "havescientists": ("scientist", ""),
    "haveprogress": ("progress", ""),
}


class Counted(Condition):
    """A number of things that must be reached."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def number(self, pos: Position, seat: int) -> int:
        """How many there are."""
        return 0

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """How many there are of how many."""
        return self.number(pos, seat), self.count

    def text(self) -> Text:
        """So many of them."""
        return Text(f"om.need.{type(self).__name__.lower()}", self.count)

    def icons(self) -> list[Icon]:
        """So many of them."""
        kind, name = COUNTED[type(self).__name__.lower()]
        return [icon(kind, name, self.count, bound=LEAST)]


@final
class HaveBlueprints(Counted):
    """Own blueprints, built or not."""

    def number(self, pos: Position, seat: int) -> int:
        """All of them."""
        return len(pos.players[seat].plans) + len(pos.players[seat].built)


@final
class HaveUpgrades(Condition):
    """Own advanced buildings, perhaps of one kind."""

    def __init__(self, count: int, building: int = NOTHING) -> None:
        self.count: Final = count
        self.building: Final = building

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Markers on the map."""
        wanted = type_of(seat, self.building)
        markers = [
            hex_
            for hex_ in range(HEXES)
            if pos.markers[hex_] == seat and (self.building == NOTHING or pos.buildings[hex_] == wanted)
        ]
        return len(markers), self.count

    def text(self) -> Text:
        """How many, of which kind."""
        if self.building == NOTHING:
            return Text("om.need.haveupgrades", self.count)
        return Text("om.need.haveupgrades.of", self.count, Text(f"om.building.{BUILDINGS[self.building]}"))

    def icons(self) -> list[Icon]:
        """Advanced buildings."""
        of = "" if self.building == NOTHING else BUILDINGS[self.building]
        return [icon(UPGRADE, of, self.count, bound=LEAST)]


@final
class HaveMines(Counted):
    """Mines with an own colonist or marker."""

    def number(self, pos: Position, seat: int) -> int:
        """Each mine once."""
        return own_mines(pos, seat)


@final
class HaveDiscoveries(Counted):
    """Discovery tiles."""

    def number(self, pos: Position, seat: int) -> int:
        """Those taken."""
        return len(pos.players[seat].discoveries)


@final
class HaveMarkers(Condition):
    """Own markers in so many different complexes of a size."""

    def __init__(self, complexes: int, size: int) -> None:
        self.complexes: Final = complexes
        self.size: Final = size

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Every complex once."""
        seen: list[int] = []
        number = 0
        for hex_ in range(HEXES):
            if pos.markers[hex_] == seat and hex_ not in seen:
                together = complex_at(pos, hex_)
                seen.extend(together)
                number += int(len(together) >= self.size)
        return number, self.complexes

    def text(self) -> Text:
        """How many, of which size."""
        return Text("om.need.havemarkers", self.complexes, self.size)

    def icons(self) -> list[Icon]:
        """Markers in complexes."""
        return [icon("marker", amount=self.complexes), icon(COMPLEX, amount=self.size, bound=LEAST)]


@final
class HaveSame(Counted):
    """Units of one resource, minerals excepted."""

    def number(self, pos: Position, seat: int) -> int:
        """The most there are of one kind."""
        return max(pos.players[seat].goods[BATTERY:KINDS])


@final
class HaveShelters(Counted):
    """Own shelters on the map."""

    def number(self, pos: Position, seat: int) -> int:
        """The first one included."""
        return pos.players[seat].shelters


@final
class ReachLevel(Counted):
    """A level of the colony."""

    def number(self, pos: Position, seat: int) -> int:
        """The level."""
        return pos.level


@final
class HaveColonists(Counted):
    """Colonists in the living quarters."""

    def number(self, pos: Position, seat: int) -> int:
        """Those in bed."""
        return pos.players[seat].quarters


@final
class HaveTechs(Counted):
    """Technology, that for shelters included."""

    def number(self, pos: Position, seat: int) -> int:
        """All tiles of the laboratory."""
        return sum([1 for kind in pos.players[seat].lab if kind != NOTHING])


@final
class HaveShips(Counted):
    """Ships in the hangar."""

    def number(self, pos: Position, seat: int) -> int:
        """Those there."""
        return pos.players[seat].hangar


@final
class HaveResearch(Counted):
    """Research tiles."""

    def number(self, pos: Position, seat: int) -> int:
        """Those taken."""
        return len(pos.players[seat].research)


@final
class HaveScientists(Counted):
    """Scientists."""

    def number(self, pos: Position, seat: int) -> int:
        """Those hired."""
        return len(pos.players[seat].scientists)


@final
class HaveContracts(Condition):
    """Completed contracts, perhaps one of each type."""

    def __init__(self, count: int, each: bool = False) -> None:
        self.count: Final = count
        self.each: Final = each

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Those whose requirement is met."""
        done = [pos.box.contracts[number - 1] for number in pos.players[seat].contracts]
        done = [contract for contract in done if satisfied(pos, seat, contract)]
        upgrades = [contract for contract in done if contract.building != NOTHING]
        one_type = self.each and not 0 < len(upgrades) < len(done)
        return min(len(done), self.count - int(one_type)), self.count

    def text(self) -> Text:
        """How many."""
        return Text("om.need.havecontracts.each" if self.each else "om.need.havecontracts", self.count)

    def icons(self) -> list[Icon]:
        """Contracts."""
        done = icon("contract", amount=self.count, bound=LEAST)
        return [done, note("each")] if self.each else [done]


@final
class TechsOn(Condition):
    """Technology on certain spaces of the laboratory."""

    def __init__(self, spaces: tuple[int, ...], count: int) -> None:
        self.spaces: Final = spaces
        self.count: Final = count

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Tiles on those spaces together."""
        return sum([1 for space in self.spaces if pos.players[seat].lab[space] != NOTHING]), self.count

    def text(self) -> Text:
        """How many, and where: a whole column is called by its number."""
        column = COLUMN[self.spaces[0]]
        if set(self.spaces) == {space for space in range(len(LAB)) if COLUMN[space] == column}:
            return Text("om.need.techson.column", self.count, column)
        return Text("om.need.techson", self.count, Text("and", *[LAB[space] for space in self.spaces]))

    def icons(self) -> list[Icon]:
        """Technologies and spaces."""
        return [icon("tech", amount=self.count), *[icon("lab", LAB[space]) for space in self.spaces]]


@final
class HaveProgress(Counted):
    """Cubes in the progress area."""

    def number(self, pos: Position, seat: int) -> int:
        """Those there."""
        return pos.players[seat].cubes()


@final
class All(Condition):
    """Several conditions at once."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions: Final = conditions

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Every one of them."""
        parts = [condition.progress(pos, seat) for condition in self.conditions]
        return sum([min(there, needed) for there, needed in parts]), sum([needed for _there, needed in parts])

    def text(self) -> Text:
        """One after the other."""
        return Text("and", *[condition.text() for condition in self.conditions])

    def icons(self) -> list[Icon]:
        """All of them."""
        return [drawn for condition in self.conditions for drawn in condition.icons()]


@final
class GoalDone(Condition):
    """A private goal was completed."""

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """One lies open."""
        return int(pos.players[seat].completed > 0), 1

    def icons(self) -> list[Icon]:
        """A private goal."""
        return [icon("goal")]


@final
class TechAt(Condition):
    """A technology at a level, perhaps of one kind."""

    def __init__(self, level: int, kind: int = NOTHING) -> None:
        self.level: Final = level
        self.kind: Final = kind

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """The column of the farthest own tile."""
        best = 0
        for space, kind in enumerate(pos.players[seat].lab):
            if kind != NOTHING and self.kind in {NOTHING, kind}:
                best = max(best, COLUMN[space])
        return best, self.level

    def text(self) -> Text:
        """Which level, which kind."""
        if self.kind == NOTHING:
            return Text("om.need.techat", self.level)
        return Text("om.need.techat.of", self.level, tech_text(self.kind))

    def icons(self) -> list[Icon]:
        """The technology and its level."""
        return [
            icon("tech", "" if self.kind == NOTHING else TECHS[self.kind]),
            icon(LEVEL, amount=self.level, bound=LEAST),
        ]


@final
class Lead(Condition):
    """A lead over Lacerda."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """The lead now, which may be below nothing."""
        return total(pos, seat) - total(pos, LACERDA), self.points

    def text(self) -> Text:
        """By how many points."""
        return Text("om.need.lead", self.points)

    def icons(self) -> list[Icon]:
        """Points."""
        return [icon(POINTS, amount=self.points, bound=LEAST), note("lead")]


@final
class ContractDone(Condition):
    """A certain contract is completed."""

    def __init__(self, contract: int) -> None:
        self.contract: Final = contract

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Owned, and its requirement met."""
        owned = self.contract in pos.players[seat].contracts
        return int(owned and satisfied(pos, seat, pos.box.contracts[self.contract - 1])), 1

    def text(self) -> Text:
        """Which one."""
        return Text("om.need.contractdone", contract_text(self.contract))

    def icons(self) -> list[Icon]:
        """The contract."""
        return [icon("contract", str(self.contract))]


@final
class HaveScientist(Condition):
    """A certain scientist is hired."""

    def __init__(self, scientist: int) -> None:
        self.scientist: Final = scientist

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Before the player."""
        return int(self.scientist in pos.players[seat].scientists), 1

    def text(self) -> Text:
        """Who."""
        return Text("om.need.havescientist", scientist_text(self.scientist))

    def icons(self) -> list[Icon]:
        """The scientist."""
        return [icon("scientist", SCIENTISTS[self.scientist])]


@final
class HaveComplex(Condition):
    """A complex of a size on the map, whoever built it."""

    def __init__(self, building: int, size: int) -> None:
        self.building: Final = building
        self.size: Final = size

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """The largest anywhere on the map."""
        wanted = type_of(seat, self.building)
        sizes = [len(complex_at(pos, hex_)) for hex_ in range(HEXES) if pos.buildings[hex_] == wanted]
        return max(sizes, default=0), self.size

    def text(self) -> Text:
        """Which kind, which size."""
        return Text("om.need.havecomplex", Text(f"om.building.{BUILDINGS[self.building]}"), self.size)

    def icons(self) -> list[Icon]:
        """The building and the size."""
        return [building(self.building), icon(COMPLEX, amount=self.size, bound=LEAST)]


@final
class HaveStored(Condition):
    """Units of a resource in storage."""

    def __init__(self, resource: int, count: int) -> None:
        self.resource: Final = resource
        self.count: Final = count

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """What lies on contracts does not count."""
        return pos.players[seat].goods[self.resource], self.count

    def text(self) -> Text:
        """How much."""
        return Text("om.need.havestored", Text(f"om.amount.{GOODS[self.resource]}", self.count))

    def icons(self) -> list[Icon]:
        """The good."""
        return [good(self.resource, self.count)]


@final
class EndOn(Condition):
    """The marker on a side."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def progress(self, pos: Position, seat: int) -> tuple[int, int]:
        """Where it stands."""
        return int(pos.side(seat) == self.side), 1

    def text(self) -> Text:
        """Which side."""
        return Text("om.need.endon", Text(f"om.side.{SIDES[self.side]}"))

    def icons(self) -> list[Icon]:
        """The side."""
        return [icon("side", SIDES[self.side])]
