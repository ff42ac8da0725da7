"""What a seat could construct and where, and how far its pieces can go: figures for the map, before any choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.forms import BuildForm, EndForm, Lying, Piece, SiteForm, TechForm, WayForm
from areopolis.onmars.hexes import FAR, HEXES, NAMES, TOWARDS
from areopolis.onmars.rules.complexes import empty, joined, near, type_of
from areopolis.onmars.rules.construct import can_build, reach, tiles_left
from areopolis.onmars.rules.goods import room
from areopolis.onmars.rules.moving import ROVER, Moving
from areopolis.onmars.rules.plans import zone_of
from areopolis.onmars.rules.technology import best_level, levels
from areopolis.onmars.rules.ways import Reach
from areopolis.onmars.rules.ways import ways as ways_of
from areopolis.onmars.terms import BARE, BUILDINGS, CRYSTAL_HERE, DISCOVERY, GOODS, NOBODY, NOTHING, RESEARCH, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def pieces(pos: Position, hex_: int) -> list[Piece]:
    """Rovers, bots, the colonist of a mine and the marker of an advanced building."""
    forms: list[Piece] = [{"piece": "rover", "seat": player.seat} for player in pos.players if player.rover == hex_]
    for player in pos.players:
        bots: list[Piece] = [{"piece": "bot", "seat": player.seat} for bot in player.bots if bot == hex_]
        forms += bots
    if pos.miners[hex_] != NOBODY:
        forms.append({"piece": "colonist", "seat": pos.miners[hex_]})
    if pos.markers[hex_] != NOBODY:
        forms.append({"piece": "marker", "seat": pos.markers[hex_]})
    return forms


def lying(pos: Position, hex_: int) -> Lying | None:
    """What lies loose on a hex."""
    lies = pos.lies[hex_]
    if lies == BARE:
        return None
    if lies == CRYSTAL_HERE:
        return {"kind": "crystal", "id": "crystal"}
    if lies >= DISCOVERY:
        return {"kind": "discovery", "id": str(lies - DISCOVERY)}
    return {"kind": "research", "id": pos.box.research[lies - RESEARCH].letter}


def zone(pos: Position, seat: int) -> list[str]:
    """The hexes in the zones of the bots of a seat."""
    return [NAMES[hex_] for hex_ in zone_of(pos, pos.players[seat], anywhere=False)]


def builds(pos: Position, seat: int) -> list[BuildForm]:
    """Every kind of building with the free hexes in the zones of the bots of a seat."""
    return [build(pos, seat, building) for building in range(len(BUILDINGS))]


def build(pos: Position, seat: int, building: int) -> BuildForm:
    """A kind of building, and what it would be on every free hex in the zones."""
    kind = pos.box.buildings[building]
    player = pos.players[seat]
    level = reach(pos, seat, building, boost=False)
    open_hexes = [hex_ for hex_ in zone_of(pos, player, anywhere=False) if pos.buildings[hex_] == NOTHING]
    return {
        "building": BUILDINGS[building],
        "cost": {GOODS[good]: number for good, number in enumerate(kind.cost) if number},
        "colonists": kind.colonists,
        "gives": GOODS[kind.yields],
        "left": tiles_left(pos, seat, building),
        "first": building != SHELTER and not player.progress & (1 << building),
        "best": best_level(pos, building),
        "room": room(pos, seat, kind.yields),
        "affordable": can_build(pos, seat, building),
        "sites": [site(pos, seat, building, hex_, level) for hex_ in open_hexes],
    }


def site(pos: Position, seat: int, building: int, hex_: int, level: int) -> SiteForm:
    """What a building would be on a free hex."""
    kind = type_of(seat, building)
    beside = len(joined(pos, hex_, kind))
    legal = beside <= level if beside else near(pos, hex_, kind)
    return {
        "hex": NAMES[hex_],
        "legal": legal,
        "joins": beside,
        "far": 0 if beside else nearest(pos, hex_, kind),
        "techs": techs(pos, building, beside) if beside else [],
        "crystals": drops(pos, seat, building, hex_) if legal else [],
        "moves": [piece for piece in pieces(pos, hex_) if piece["piece"] in {"bot", "rover"}],
        "destroys": lying(pos, hex_),
    }


def nearest(pos: Position, hex_: int, kind: int) -> int:
    """How far the nearest building of a type is; 0 if there is none."""
    return min([FAR[hex_][other] for other in range(HEXES) if pos.buildings[other] == kind], default=0)


def techs(pos: Position, building: int, needed: int) -> list[TechForm]:
    """Who has the technology for a complex, and how many colonists it takes besides."""
    return [
        {"seat": owner, "level": level, "colonists": max(needed - level, 0)} for owner, level in levels(pos, building)
    ]


def drops(pos: Position, seat: int, building: int, hex_: int) -> list[str]:
    """The hexes on which the arrows of the next tile would put crystals."""
    tiles = pos.box.buildings[building].tiles
    if building == SHELTER:
        tile = pos.players[seat].shelters - 1
    else:
        tile = pos.stacks[building][-1] if pos.stacks[building] else len(tiles)
    arrows = tiles[tile] if 0 <= tile < len(tiles) else ()
    beside = [TOWARDS[hex_][direction] for direction in arrows]
    return [NAMES[other] for other in beside if other >= 0 and empty(pos, other)]


def ways(pos: Position, moving: Moving) -> list[WayForm]:
    """How far the pieces that may move now can go, and by which way."""
    return [way(reach) for reach in ways_of(pos, moving)]


def way(reach: Reach) -> WayForm:
    """The hexes on which a piece could come to stand, each with the way there."""
    ends: list[EndForm] = [
        {"hex": NAMES[end.hex], "crystals": end.price, "way": [NAMES[hex_] for hex_ in reach.way(end.hex)]}
        for end in reach.ends
    ]
    piece = "rover" if reach.piece == ROVER else "bot"
    return {"piece": piece, "start": NAMES[reach.start], "points": reach.points, "level": reach.level, "ends": ends}
