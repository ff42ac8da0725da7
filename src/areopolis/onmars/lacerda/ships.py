"""Ships and bots that come to Lacerda's board (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.lacerda import preference
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.rules.ships import dock
from areopolis.onmars.terms import BOTS, DEPOT, LACERDA, NOTHING

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def welcome(pos: Position) -> None:
    """A ship of the depot goes to the hangar."""
    ships = pos.players[LACERDA].ships
    spaces = [space for space in range(1, DEPOT + 1) if ships & (1 << (space - 1))]
    if spaces:
        dock(pos, LACERDA, spaces[preference.first([preference.ship(space) for space in spaces])])


def gain_bot(pos: Position) -> None:
    """A bot for his board, where it stands on no hex; one of his bots already marks his next building."""
    player = pos.players[LACERDA]
    if len(player.bots) < BOTS - 1:
        player.bots.append(NOTHING)
        pos.log("om.lacerda.bot", LACERDA)
        contribute(pos, LACERDA, "bots")
