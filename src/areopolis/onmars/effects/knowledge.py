"""Blueprints, technology and discoveries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon, note
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.icons import DEVELOP, UPGRADE, gratis
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules.executive import why_not_building
from areopolis.onmars.rules.lab import Developing, developments
from areopolis.onmars.rules.learn import Learning, why_not_learn
from areopolis.onmars.rules.plans import Obtaining, why_not_obtain
from areopolis.onmars.rules.radar import Scanning, stored_effect, why_not_scan

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

ONCE: Final = 1
ALWAYS: Final = 99


@final
class Obtain(Effect):
    """Blueprints from the display."""

    def __init__(self, count: int, boost: bool = False) -> None:
        self.count: Final = count
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be a card, and a marker for it."""
        return why_not_obtain(pos, seat)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Obtaining(seat, self.count, self.boost, optional))

    def text(self) -> Text:
        """How many."""
        return boosted(Text("om.effect.obtain", self.count), self.boost, "blueprint")

    def icons(self) -> list[Icon]:
        """Blueprints."""
        return drawn_boost([icon("blueprint", amount=self.count)], self.boost, "blueprint")


@final
class Learn(Effect):
    """Technology from the grid; `once` allows a single boost."""

    def __init__(self, count: int, boost: bool = False, once: bool = False) -> None:
        self.count: Final = count
        self.boost: Final = boost
        self.once: Final = once

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be a tile, a space for it, and its cost."""
        return why_not_learn(pos, seat)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        boosts = (ONCE if self.once else ALWAYS) if self.boost else 0
        pos.agenda.append(Learning(seat, self.count, boosts, optional))

    def text(self) -> Text:
        """How many."""
        return boosted(Text("om.effect.learn", self.count), self.boost, "tech.once" if self.once else "tech")

    def icons(self) -> list[Icon]:
        """Technologies."""
        return drawn_boost([icon("tech", amount=self.count)], self.boost, "tech")


@final
class Develop(Effect):
    """Developments of own technology."""

    def __init__(self, count: int, free: bool = False, boost: bool = False) -> None:
        self.count: Final = count
        self.free: Final = free
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """A tile must be able to move, and the cost be paid."""
        return None if developments(pos, seat, self.free, spent) else Why("om.nodevelop")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Developing(seat, self.count, self.free, self.boost, optional))

    def text(self) -> Text:
        """How many."""
        name = "om.effect.develop.free" if self.free else "om.effect.develop"
        return boosted(Text(name, self.count), self.boost, "step")

    def icons(self) -> list[Icon]:
        """Steps of technologies."""
        return drawn_boost(gratis([icon(DEVELOP, amount=self.count)], self.free), self.boost, DEVELOP)


@final
class Radar(Effect):
    """A discovery tile on the card, whose benefit can be had again and again."""

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """A tile must be usable."""
        return why_not_scan(pos, seat, spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Choose the tile the first time."""
        effect = stored_effect(pos)
        if effect is None:
            pos.agenda.append(Scanning(seat))
        else:
            effect.do(pos, seat)

    def icons(self) -> list[Icon]:
        """A tile that stays."""
        return [icon("discovery"), note("radar")]


@final
class OwnBuilding(Effect):
    """The use of an own advanced building."""

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be usable."""
        reasons = [why_not_building(pos, seat, plan, spent) for plan in pos.players[seat].built]
        if None in reasons:
            return None
        return reasons[0] if reasons and reasons.count(reasons[0]) == len(reasons) else Why("om.nobuilding")

    def uses_building(self) -> bool:
        """It is."""
        return True

    def icons(self) -> list[Icon]:
        """An advanced building."""
        return [icon(UPGRADE), note("use")]
