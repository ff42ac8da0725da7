"""Displacement: what lies or stands in the way of a building or a marker (rulebook p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text
from areopolis.onmars.hexes import NAMES
from areopolis.onmars.rules.complexes import nearest_available
from areopolis.onmars.task import Task
from areopolis.onmars.terms import BARE, CRYSTAL_HERE

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

ROVER: Final = -1


def clear(pos: Position, hex_: int) -> None:
    """Crystals and tiles leave a hex at once; owners move their pieces before anything else happens."""
    lying = pos.lies[hex_]
    if lying != BARE:
        pos.lies[hex_] = BARE
        pos.log("om.destroyed.crystal" if lying == CRYSTAL_HERE else "om.destroyed.tile", -1, NAMES[hex_])
    for player in pos.players:
        if player.rover == hex_:
            pos.agenda.append(Displacing(player.seat, ROVER, hex_))
        for index, bot in enumerate(player.bots):
            if bot == hex_:
                pos.agenda.append(Displacing(player.seat, index, hex_))


@final
class Displacing(Task):
    """A piece must leave a hex; its owner says where to."""

    def __init__(self, seat: int, piece: int, hex_: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.hex: Final = hex_

    def run(self, pos: Position) -> None:
        """Ask for one of the nearest hexes; Lacerda's pieces go anywhere among them."""
        targets = nearest_available(pos, self.hex)
        if not targets:
            return
        options: list[Task] = [Displaced(self.seat, self.piece, target) for target in targets]
        if pos.players[self.seat].automa:
            pos.agenda.append(options[pos.lot(self.seat, len(options))])
        else:
            pos.ask(self.seat, "displace", options)


@final
class Displaced(Task):
    """A displaced piece goes to a hex."""

    def __init__(self, seat: int, piece: int, hex_: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.hex: Final = hex_

    def notation(self) -> str:
        """For example `displace G4`."""
        return f"displace {NAMES[self.hex]}"

    def label(self) -> Text:
        """Which piece, and where to."""
        return Text("om.choice.displace.rover" if self.piece == ROVER else "om.choice.displace.bot", NAMES[self.hex])

    def run(self, pos: Position) -> None:
        """Move it."""
        player = pos.players[self.seat]
        if self.piece == ROVER:
            player.rover = self.hex
        else:
            player.bots[self.piece] = self.hex
        pos.log("om.displaced.rover" if self.piece == ROVER else "om.displaced.bot", self.seat, NAMES[self.hex])
