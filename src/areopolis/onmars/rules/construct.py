"""Constructing buildings: where, with which technology, and everything that follows (rulebook pp. 13-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.hexes import HEXES, TOWARDS
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import building_ref, good_refs, hex_ref, hex_text, seat_ref, sent_refs, tech_ref
from areopolis.onmars.rules import colonists, first_colonists, lss
from areopolis.onmars.rules.complexes import complex_at, empty, joined, near, type_of
from areopolis.onmars.rules.contracts import check_everybody
from areopolis.onmars.rules.displace import clear
from areopolis.onmars.rules.free import offer
from areopolis.onmars.rules.goods import can_pay, gain, pay, why_not_pay
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.rules.plans import zone_of
from areopolis.onmars.rules.technology import best_level, levels, use_tech
from areopolis.onmars.task import HexTask, Task, following
from areopolis.onmars.terms import (
    ANY_BUILDING,
    BUILDINGS,
    CRYSTAL_HERE,
    GENERATOR,
    MINE,
    NOBODY,
    NOTHING,
    SHELTER,
    SHELTERS,
)

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def building_text(building: int) -> Text:
    """A kind of building in words."""
    return Text(f"om.building.{BUILDINGS[building]}")


def kinds(building: int) -> list[int]:
    """The kinds that may be built: one, or any."""
    return list(range(len(BUILDINGS))) if building == ANY_BUILDING else [building]


def tiles_left(pos: Position, seat: int, building: int) -> int:
    """How many tiles of a kind a seat could still build."""
    return SHELTERS - pos.players[seat].shelters if building == SHELTER else len(pos.stacks[building])


def can_build(pos: Position, seat: int, building: int, spent: Spent = UNSPENT) -> bool:
    """Whether a seat could build a kind, if there were a hex for it."""
    player = pos.players[seat]
    kind = pos.box.buildings[building]
    miners = player.automa or player.people(spent) >= kind.colonists
    return miners and tiles_left(pos, seat, building) > 0 and can_pay(player, kind.cost)


def why_not_kind(pos: Position, seat: int, building: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot build a kind at all: no tile, or a cost that it cannot pay."""
    if can_build(pos, seat, building, spent):
        return None
    player = pos.players[seat]
    if not tiles_left(pos, seat, building):
        return Why("om.notile", building_text(building))
    kind = pos.box.buildings[building]
    return Why("om.nominer") if kind.colonists > player.people(spent) else why_not_pay(player, kind.cost)


def reach(pos: Position, seat: int, building: int, boost: bool, spent: Spent = UNSPENT) -> int:
    """The highest level of technology that a seat could use for a building, with colonists where they boost it."""
    player = pos.players[seat]
    extra = player.people(spent) - pos.box.buildings[building].colonists if boost else 0
    return best_level(pos, building) + max(extra, 0)


def fits(pos: Position, seat: int, building: int, hex_: int, level: int) -> bool:
    """Whether a building may stand on a hex, with technology up to a level."""
    if pos.buildings[hex_] != NOTHING:
        return False
    kind = type_of(seat, building)
    beside = joined(pos, hex_, kind)
    return len(beside) <= level if beside else near(pos, hex_, kind)


def sites(pos: Position, seat: int, building: int, boost: bool) -> list[int]:
    """The hexes on which a seat may construct a building."""
    level = reach(pos, seat, building, boost)
    zone = zone_of(pos, pos.players[seat], anywhere=False)
    return [hex_ for hex_ in zone if fits(pos, seat, building, hex_, level)]


def why_not_construct(pos: Position, seat: int, building: int, boost: bool, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat can construct nothing."""
    zone = zone_of(pos, pos.players[seat], anywhere=False)
    for kind in kinds(building):
        if can_build(pos, seat, kind, spent):
            level = reach(pos, seat, kind, boost, spent)
            for hex_ in zone:
                if fits(pos, seat, kind, hex_, level):
                    return None
    if building == ANY_BUILDING:
        return Why("om.noconstruct")
    return why_not_kind(pos, seat, building, spent) or Why("om.nosite", building_text(building))


@final
class Constructing(Task):
    """One building of a kind, or of any kind."""

    def __init__(self, seat: int, building: int, boost: bool, optional: bool) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.boost: Final = boost
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask what and where."""
        options: list[Task] = []
        for kind in kinds(self.building):
            if can_build(pos, self.seat, kind):
                options += self.at(pos, kind, sites(pos, self.seat, kind, self.boost))
        offer(pos, self.seat, "construct", options, self.optional)

    def at(self, pos: Position, building: int, hexes: list[int]) -> list[Task]:
        """A kind of building on each of some hexes."""
        cost = pos.box.buildings[building].cost
        return [ConstructAt(self.seat, building, hex_, self.boost, cost) for hex_ in hexes]

    def subject(self, pos: Position) -> Text | None:
        """The kind, if it is one."""
        return None if self.building == ANY_BUILDING else building_text(self.building)

    def others(self, pos: Position) -> list[Task]:
        """Every hex, for every kind that may be built."""
        return [option for kind in kinds(self.building) for option in self.at(pos, kind, list(range(HEXES)))]


@final
class ConstructAt(Task):
    """Construct a kind of building on a hex."""

    def __init__(self, seat: int, building: int, hex_: int, boost: bool, cost: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.hex: Final = hex_
        self.boost: Final = boost
        self.cost: Final = cost

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `construct mine G4`."""
        return ("construct", building_ref(self.building), hex_ref(self.hex))

    def about(self) -> tuple[Ref, ...]:
        """The building, the hex, and what it costs."""
        return (*super().about(), *good_refs(self.cost))

    def label(self) -> Text:
        """What and where."""
        return Text("om.choice.construct", building_text(self.building), hex_text(self.hex))

    def run(self, pos: Position) -> None:
        """Pay; a complex takes a technology; then build."""
        pos.agenda.append(following(building_ref(self.building), self.hex))
        pos.agenda.append(Build(self.seat, self.building, self.hex))
        needed = len(joined(pos, self.hex, type_of(self.seat, self.building)))
        if needed:
            pos.agenda.append(ChoosingTech(self.seat, self.building, needed, self.boost))
        pay(pos, self.seat, self.cost)


@final
class ChoosingTech(Task):
    """A complex takes a technology of a level, own or another's, perhaps raised by colonists."""

    def __init__(self, seat: int, building: int, needed: int, boost: bool) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.needed: Final = needed
        self.boost: Final = boost

    def run(self, pos: Position) -> None:
        """Ask whose technology is used, with as many colonists as it then takes."""
        player = pos.players[self.seat]
        spare = player.quarters - pos.box.buildings[self.building].colonists if self.boost else 0
        options: list[Task] = []
        for owner, level in levels(pos, self.building):
            extra = max(self.needed - level, 0)
            if extra <= spare:
                options.append(UseTech(self.seat, owner, self.building, extra))
        if self.needed <= spare:
            options.append(UseTech(self.seat, NOBODY, self.building, self.needed))
        pos.ask(self.seat, "tech", options)

    def subject(self, pos: Position) -> Text | None:
        """The level that it takes."""
        return Text("om.subject.level", self.needed)

    def others(self, pos: Position) -> list[Task]:
        """The technology of every seat, and colonists alone."""
        uses: list[Task] = [UseTech(self.seat, NOBODY, self.building, self.needed)]
        for player in pos.players:
            extra = max(self.needed - player.level(self.building), 0)
            uses.append(UseTech(self.seat, player.seat, self.building, extra))
        return uses


@final
class UseTech(Task):
    """Use somebody's technology, raised by so many colonists; or colonists alone."""

    def __init__(self, seat: int, owner: int, kind: int, extra: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.kind: Final = kind
        self.extra: Final = extra

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `tech 0`, `tech 1 +2` with two colonists, or `tech none +1`."""
        owner: str | Ref = "none" if self.owner == NOBODY else seat_ref(self.owner)
        return ("tech", owner, f"+{self.extra}") if self.extra else ("tech", owner)

    def about(self) -> tuple[Ref, ...]:
        """Whose technology, which, and the colonists that raise it."""
        return (*super().about(), tech_ref(self.kind), *sent_refs(self.extra))

    def label(self) -> Text:
        """Whose, and with how many colonists."""
        if self.owner == NOBODY:
            return Text("om.choice.usetech.none", self.extra)
        name = "om.choice.usetech.boost" if self.extra else "om.choice.usetech"
        return Text(name, Text("seat", self.owner), self.extra)

    def run(self, pos: Position) -> None:
        """Note whose it was."""
        colonists.boost(pos, self.seat, self.extra)
        if self.owner != NOBODY:
            use_tech(pos, self.seat, self.owner, self.kind)


class BuildingTask(HexTask):
    """A step of a seat with a building on a hex."""

    def __init__(self, seat: int, building: int, hex_: int) -> None:
        super().__init__(seat, hex_)
        self.building: Final = building


@final
class Build(BuildingTask):
    """A paid building: first everything leaves its hex."""

    def run(self, pos: Position) -> None:
        """The tile covers the hex at once, so that nothing comes to stand there meanwhile."""
        pos.buildings[self.hex] = type_of(self.seat, self.building)
        pos.log("om.construct", self.seat, building_text(self.building), hex_text(self.hex))
        pos.agenda.append(Built(self.seat, self.building, self.hex))
        clear(pos, self.hex)


@final
class Built(BuildingTask):
    """Crystals where arrows point, goods by the size of the complex, a cube, a miner, the life support system."""

    def run(self, pos: Position) -> None:
        """In the order of the rulebook."""
        player = pos.players[self.seat]
        kind = pos.box.buildings[self.building]
        if self.building == SHELTER:
            tile = player.shelters - 1
            player.shelters += 1
        else:
            tile = pos.stacks[self.building].pop()
            pos.reveal("om.nexttile", -1, (building_text(self.building),), (), EVERYBODY)
        for direction in kind.tiles[tile] if tile < len(kind.tiles) else ():
            beside = TOWARDS[self.hex][direction]
            if beside >= 0 and empty(pos, beside):
                pos.lies[beside] = CRYSTAL_HERE
                pos.log("om.crystal", -1, hex_text(beside))
        size = len(complex_at(pos, self.hex))
        gain(pos, self.seat, kind.yields, size)
        if size > 1 and self.building != SHELTER and not player.progress & (1 << self.building):
            player.progress |= 1 << self.building
            pos.log("om.progress", self.seat, building_text(self.building))
            contribute(pos, self.seat, "progress")
        if self.building == MINE:
            pos.miners[self.hex] = self.seat
            if player.automa:
                player.reserve -= 1
            else:
                player.quarters -= 1
        first_colonists.built(pos, self.seat, self.building)
        if self.building == SHELTER:
            first_colonists.did(pos, self.seat, "shelter")
        check_everybody(pos)
        if GENERATOR <= self.building < SHELTER:
            lss.advance_track(pos, self.seat, self.building - GENERATOR)
