"""Bots, rovers and travel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import MOST, icon, note
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.icons import STEPS
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules.moving import Moving, rover_hex
from areopolis.onmars.rules.technology import best_level
from areopolis.onmars.rules.travel import travel
from areopolis.onmars.terms import COLONY, ORBIT, ROVER_TECH, SIDES

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

HIGHEST: Final = -1
OTHER_SIDE: Final = 2


@final
class MoveBots(Effect):
    """Points for bots, which may collect like rovers."""

    def __init__(self, points: int, boost: bool, gathers: bool = False) -> None:
        self.points: Final = points
        self.boost: Final = boost
        self.gathers: Final = gathers

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be a bot."""
        return None if pos.players[seat].bots else Why("om.nobot")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask step by step."""
        pos.agenda.append(
            Moving(
                seat, self.points, 0, self.boost, tech=False, walks=True, drives=False, gathers=self.gathers, start=0
            )
        )

    def text(self) -> Text:
        """So many steps."""
        name = "om.effect.scavenge" if self.gathers else "om.effect.movebots"
        return boosted(Text(name, self.points), self.boost, "move")

    def icons(self) -> list[Icon]:
        """Steps of bots."""
        steps = icon(STEPS, "bot", self.points)
        return drawn_boost([steps, note("gathers")] if self.gathers else [steps], self.boost, STEPS)


@final
class MoveRover(Effect):
    """Points for the rover; HIGHEST is the highest rover technology in play."""

    def __init__(self, points: int, tech: bool, boost: bool) -> None:
        self.points: Final = points
        self.tech: Final = tech
        self.boost: Final = boost

    def steps(self, pos: Position) -> int:
        """The points now."""
        return best_level(pos, ROVER_TECH) if self.points == HIGHEST else self.points

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be points, or crystals for them."""
        if self.steps(pos) or (self.boost and pos.players[seat].crystals(spent) > 0):
            return None
        return Why("om.nopoints")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask step by step."""
        start = rover_hex(pos, seat)
        pos.agenda.append(
            Moving(
                seat, 0, self.steps(pos), self.boost, self.tech, walks=False, drives=True, gathers=False, start=start
            )
        )

    def text(self) -> Text:
        """So many steps."""
        name = "om.effect.moverover.tech" if self.tech else "om.effect.moverover"
        text = Text("om.effect.moverover.highest") if self.points == HIGHEST else Text(name, self.points)
        return boosted(text, self.boost, "move")

    def icons(self) -> list[Icon]:
        """Steps of the rover."""
        steps = icon(STEPS, "rover", bound=MOST) if self.points == HIGHEST else icon(STEPS, "rover", self.points)
        return drawn_boost([steps, icon("tech", "rover")] if self.tech else [steps], self.boost, STEPS)


@final
class Control(Effect):
    """The control centre: points for bots and for the rover, technology, and crystals for more."""

    def __init__(self, bots: int, rover: int) -> None:
        self.bots: Final = bots
        self.rover: Final = rover

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask step by step; no step need be taken."""
        start = rover_hex(pos, seat)
        pos.agenda.append(
            Moving(
                seat, self.bots, self.rover, boost=True, tech=True, walks=True, drives=True, gathers=False, start=start
            )
        )

    def text(self) -> Text:
        """So many steps each."""
        return boosted(Text("om.effect.control", self.bots, self.rover), boost=True, adds="move")

    def icons(self) -> list[Icon]:
        """Steps of both."""
        steps = [icon(STEPS, "bot", self.bots), icon(STEPS, "rover", self.rover), icon("tech", "rover")]
        return drawn_boost(steps, boost=True, adds=STEPS)


@final
class Travel(Effect):
    """Travel to a side, or to the other one, at once."""

    def __init__(self, to: int, discovery: bool = True) -> None:
        self.to: Final = to
        self.discovery: Final = discovery

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be on the other side."""
        return Why("om.alreadythere") if self.to == pos.side(seat) else None

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """With all the steps of a journey."""
        to = 1 - pos.side(seat) if self.to == OTHER_SIDE else self.to
        travel(pos, seat, to, self.discovery)

    def text(self) -> Text:
        """Where to."""
        if self.to == OTHER_SIDE:
            return Text("om.effect.travel.other")
        name = "om.effect.travel" if self.discovery or self.to == ORBIT else "om.effect.travel.landing"
        return Text(name, Text(f"om.side.{SIDES[self.to]}"))

    def icons(self) -> list[Icon]:
        """The side."""
        side = icon("side", "other" if self.to == OTHER_SIDE else SIDES[self.to])
        return [side] if self.discovery or self.to != COLONY else [side, note("notile")]
