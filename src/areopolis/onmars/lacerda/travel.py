"""Lacerda travels (rulebook p. 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.benefit import ROVER_POINTS, LacerdaBenefit, LacerdaRover
from areopolis.onmars.lacerda.build import construct, explain_building, next_building
from areopolis.onmars.lacerda.telling import note_otherwise, note_rules
from areopolis.onmars.refs import hex_text
from areopolis.onmars.rules.travel import discovery_hexes, free_spaces, lay_discovery
from areopolis.onmars.task import Task
from areopolis.onmars.terms import COLONY, LACERDA, NOTHING, SIDES

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class LacerdaTravel(Task):
    """He rides the shuttle whenever it leaves his side, unless his last card says no."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def run(self, pos: Position) -> None:
        """To orbit he only takes a space; in the colony he lays a tile before it and builds after it."""
        if not self.free:
            return
        if not pos.box.solo_cards[pos.solo_card - 1].travels:
            note_rules(pos, ["stays"])
            note_otherwise(pos, [Text("om.lacerda.ride")])
            pos.log("om.lacerda.stays", LACERDA)
            return
        side = 1 - pos.side(LACERDA)
        note_rules(pos, ["rides"])
        note_otherwise(pos, [Text("om.lacerda.stay")])
        pos.log("om.travel", LACERDA, Text(f"om.side.{SIDES[side]}"))
        if side == COLONY:
            pos.agenda.append(LacerdaArrival())
        pos.agenda.append(LacerdaSpace(side))
        if side == COLONY:
            pos.agenda.append(LacerdaDiscovery())


@final
class LacerdaDiscovery(Task):
    """He lays the leftmost open discovery tile on the map."""

    def run(self, pos: Position) -> None:
        """Skipped if there is no tile or no hex."""
        hexes = discovery_hexes(pos, LACERDA)
        if pos.open_discoveries and hexes:
            ranks = [preference.discovery(pos, hex_) for hex_ in hexes]
            hex_ = hexes[preference.choose(pos, "discovery", ranks, [hex_text(hex_) for hex_ in hexes])]
            lay_discovery(pos, LACERDA, pos.open_discoveries[0], hex_)


@final
class LacerdaSpace(Task):
    """He takes a random free turn order space of a side, with its benefit."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, pos: Position) -> None:
        """Move there."""
        spaces = free_spaces(pos, self.side)
        space = spaces[pos.decide_by_chance(LACERDA, len(spaces))]
        note_otherwise(pos, [Text("om.choice.space", other) for other in spaces if other != space])
        pos.players[LACERDA].space = space
        pos.log("om.space", LACERDA, space)
        benefit = pos.box.order[space - 1].benefit
        if benefit is not None:
            pos.agenda.append(LacerdaBenefit(benefit))


@final
class LacerdaArrival(Task):
    """He constructs after his arrival in the colony, without a colonist on a slot."""

    def run(self, pos: Position) -> None:
        """As by his action; if nothing can be built, his rover moves."""
        building = next_building(pos)
        explain_building(pos, building)
        if building == NOTHING:
            pos.agenda.append(LacerdaRover(ROVER_POINTS))
        else:
            construct(pos, building)
