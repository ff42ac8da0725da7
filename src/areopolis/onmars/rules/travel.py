"""Travelling between orbit and colony, and the turn order spaces (rulebook pp. 6, 19-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.event import EVERYBODY
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.hexes import HEXES, RING
from areopolis.onmars.refs import ORDER, discovery_ref, hex_ref, hex_text, side_ref
from areopolis.onmars.rules import colonists, supply
from areopolis.onmars.rules.complexes import empty
from areopolis.onmars.rules.lab import Benefit
from areopolis.onmars.rules.moving import rover_hex
from areopolis.onmars.task import Follows, SeatTask, Task, following
from areopolis.onmars.terms import COLONY, DISCOVERY, SIDES

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

DISCOVERY_DISTANCE: Final = 3


def discovery_hexes(pos: Position, seat: int) -> list[int]:
    """The empty hexes on which a seat may lay a discovery tile: exactly three from its rover."""
    return [hex_ for hex_ in RING[rover_hex(pos, seat)][DISCOVERY_DISTANCE] if empty(pos, hex_)]


def free_spaces(pos: Position, side: int) -> list[int]:
    """The free turn order spaces of a side, or of both."""
    taken = [player.space for player in pos.players]
    return [space.number for space in pos.box.order if (side < 0 or space.side == side) and space.number not in taken]


def travel(pos: Position, seat: int, side: int, discovery: bool) -> None:
    """Travel to a side: discovery or production, colonists home, a new turn order space."""
    if pos.recording:
        pos.log("om.travel", seat, Text(f"om.side.{SIDES[side]}"))
    pos.agenda.append(following(side_ref(side)))
    pos.agenda.append(ChoosingSpace(seat, side))
    pos.agenda.append(ComingHome(seat, side))
    if side != COLONY:
        supply.produce(pos, seat)
    elif discovery:
        pos.agenda.append(Discovering(seat))


@final
class ComingHome(Task):
    """Colonists of the side travelled to, and of the working area, return."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, pos: Position) -> None:
        """Bring them home."""
        colonists.return_home(pos, self.seat, self.side)


@final
class Discovering(SeatTask):
    """One of the open discovery tiles is laid on the map."""

    def run(self, pos: Position) -> None:
        """Ask which tile and where; skipped if there is no tile or no hex."""
        hexes = discovery_hexes(pos, self.seat)
        options = self.on(pos, hexes)
        if options:
            pos.ask(self.seat, "discover", options)

    def on(self, pos: Position, hexes: list[int]) -> list[Task]:
        """Every open tile on each of some hexes."""
        return [LayDiscovery(self.seat, tile, hex_) for tile in pos.open_discoveries for hex_ in hexes]

    def others(self, pos: Position) -> list[Task]:
        """Every open tile on every hex."""
        return self.on(pos, list(range(HEXES)))


@final
class LayDiscovery(Task):
    """Lay a discovery tile on a hex."""

    def __init__(self, seat: int, tile: int, hex_: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.hex: Final = hex_

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `discover 12 G8`."""
        return ("discover", discovery_ref(self.tile), hex_ref(self.hex))

    def label(self) -> Text:
        """Which tile, and where."""
        return Text("om.choice.discover", Text("om.discovery", self.tile), hex_text(self.hex))

    def run(self, pos: Position) -> None:
        """Lay it and open another one."""
        lay_discovery(pos, self.seat, self.tile, self.hex)


def lay_discovery(pos: Position, seat: int, tile: int, hex_: int) -> None:
    """Lay an open discovery tile on a hex and refill the exploration space."""
    pos.lies[hex_] = DISCOVERY + tile
    pos.log("om.discover", seat, Text("om.discovery", tile), hex_text(hex_))
    replace_discovery(pos, tile)


def replace_discovery(pos: Position, tile: int) -> None:
    """An open discovery tile has gone: the next one of the stack takes its place."""
    place = pos.open_discoveries.index(tile)
    if pos.discovery_deck:
        pos.open_discoveries[place] = pos.discovery_deck.pop()
        pos.reveal("om.newdiscovery", -1, (Text("om.discovery", pos.open_discoveries[place]),), (), EVERYBODY)
    else:
        pos.open_discoveries.pop(place)


@final
class ChoosingSpace(Task):
    """A seat chooses a free turn order space of a side (or of any, at the start)."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def run(self, pos: Position) -> None:
        """Ask."""
        pos.ask(self.seat, "turnspace", [TakeSpace(self.seat, space) for space in free_spaces(pos, self.side)])

    def others(self, pos: Position) -> list[Task]:
        """Every space."""
        return [TakeSpace(self.seat, space.number) for space in pos.box.order]


@final
class TakeSpace(Task):
    """Put the player marker on a turn order space."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `space 6`."""
        return ("space", Ref(ORDER, str(self.space)))

    def label(self) -> Text:
        """Which space."""
        return Text("om.choice.space", self.space)

    def run(self, pos: Position) -> None:
        """Move there; its benefit may be taken."""
        pos.players[self.seat].space = self.space
        pos.log("om.space", self.seat, self.space)
        benefit = pos.box.order[self.space - 1].benefit
        if benefit is not None:
            pos.agenda.append(Follows(ORDER, str(self.space)))
            pos.agenda.append(Benefit(self.seat, benefit))
