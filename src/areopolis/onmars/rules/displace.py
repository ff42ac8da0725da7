"""Displacement: what lies or stands in the way of a building or a marker (rulebook p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.hexes import HEXES, NAMES
from areopolis.onmars.refs import BOT, hex_ref, rover_ref
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
        """Ask for one of the nearest hexes; Lacerda's rover goes to the best of them."""
        targets = nearest_available(pos, self.hex)
        if not targets:
            return
        if pos.players[self.seat].automa:
            targets = pos.automa_refuges(targets)
        options = self.to(targets)
        if pos.players[self.seat].automa:
            pos.agenda.append(options[pos.decide_by_chance(self.seat, len(options))])
        else:
            pos.ask(self.seat, "displace", options)

    def to(self, targets: list[int]) -> list[Task]:
        """The piece on each of some hexes."""
        return [Displaced(self.seat, self.piece, target, self.hex) for target in targets]

    def source(self) -> tuple[Ref, ...]:
        """The hex that it leaves."""
        return (hex_ref(self.hex),)

    def subject(self, pos: Position) -> Text | None:
        """Which piece."""
        return Text("om.subject.rover" if self.piece == ROVER else "om.subject.bot", NAMES[self.hex])

    def others(self, pos: Position) -> list[Task]:
        """Every hex."""
        return self.to(list(range(HEXES)))


@final
class Displaced(Task):
    """A displaced piece goes to a hex."""

    def __init__(self, seat: int, piece: int, hex_: int, start: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.hex: Final = hex_
        self.start: Final = start

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `displace G4`."""
        return ("displace", hex_ref(self.hex))

    def about(self) -> tuple[Ref, ...]:
        """The hex, and the piece that goes there."""
        return (*super().about(), rover_ref(self.seat) if self.piece == ROVER else Ref(BOT, NAMES[self.start]))

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
