"""The Radar: a discovery tile that stays on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import discovery_ref
from areopolis.onmars.rules.travel import replace_discovery
from areopolis.onmars.task import SeatTask, Task, following

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position


def stored_effect(pos: Position) -> Effect | None:
    """What the tile on the Radar gives; None before its first use."""
    return pos.box.discoveries[pos.radar - 1].effect if pos.radar else None


def usable(pos: Position, seat: int, spent: Spent = UNSPENT) -> list[int]:
    """The open discovery tiles that a seat could use."""
    tiles = pos.box.discoveries
    return [tile for tile in pos.open_discoveries if tiles[tile - 1].effect.why_not(pos, seat, spent) is None]


def why_not_scan(pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
    """Why the Radar is of no use now."""
    effect = stored_effect(pos)
    if effect is not None:
        return effect.why_not(pos, seat, spent)
    return None if usable(pos, seat, spent) else Why("om.noradar")


@final
class Scanning(SeatTask):
    """The first use of the Radar."""

    def run(self, pos: Position) -> None:
        """Ask for one of the open tiles."""
        options = [Scan(self.seat, tile) for tile in usable(pos, self.seat)]
        if options:
            pos.ask(self.seat, "radar", options)

    def others(self, pos: Position) -> list[Task]:
        """Every open tile."""
        return [Scan(self.seat, tile) for tile in pos.open_discoveries]


@final
class Scan(Task):
    """Put an open discovery tile on the Radar and use it."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `radar 12`."""
        return ("radar", discovery_ref(self.tile))

    def label(self) -> Text:
        """Which tile."""
        return Text("om.choice.radar", Text("om.discovery", self.tile))

    def run(self, pos: Position) -> None:
        """The next tile takes its place."""
        pos.radar = self.tile
        pos.log("om.radar", self.seat, Text("om.discovery", self.tile))
        replace_discovery(pos, self.tile)
        pos.agenda.append(following(discovery_ref(self.tile)))
        pos.box.discoveries[self.tile - 1].effect.do(pos, self.seat)
