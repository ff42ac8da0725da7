"""Constructing and upgrading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import icon, note
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.icons import ANY, LEVEL, UPGRADE, building, gratis
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules.construct import Constructing, building_text, why_not_construct
from areopolis.onmars.rules.plans import Upgrading, why_not_upgrade
from areopolis.onmars.terms import ANY_BUILDING

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class Construct(Effect):
    """A building of a kind or of any; with a boost, colonists add to the level of the technology."""

    def __init__(self, building: int, boost: bool = False) -> None:
        self.building: Final = building
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be a tile, a hex, and the cost."""
        return why_not_construct(pos, seat, self.building, self.boost, spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask what and where."""
        pos.agenda.append(Constructing(seat, self.building, self.boost, optional))

    def text(self) -> Text:
        """What is built."""
        if self.building == ANY_BUILDING:
            return Text("om.effect.construct.any")
        text = Text("om.effect.construct", building_text(self.building))
        return boosted(text, self.boost, "level")

    def icons(self) -> list[Icon]:
        """The building."""
        what = icon("building", ANY) if self.building == ANY_BUILDING else building(self.building)
        return drawn_boost([what], self.boost and self.building != ANY_BUILDING, LEVEL)


@final
class Upgrade(Effect):
    """Upgrades with own blueprints."""

    def __init__(
        self, count: int, free: bool = False, tech: bool = False, anywhere: bool = False, boost: bool = False
    ) -> None:
        self.count: Final = count
        self.free: Final = free
        self.tech: Final = tech
        self.anywhere: Final = anywhere
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """There must be a blueprint, a building for it, and a mineral."""
        return why_not_upgrade(pos, seat, self.free, self.anywhere)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Upgrading(seat, self.count, self.free, self.tech, self.anywhere, self.boost, optional))

    def text(self) -> Text:
        """How many, and how."""
        name = "om.effect.upgrade.free" if self.free else "om.effect.upgrade"
        text = Text(name, self.count)
        if self.anywhere:
            text = Text("om.effect.upgrade.anywhere", text)
        if self.tech:
            text = Text("om.effect.withtech.upgrade", text)
        return boosted(text, self.boost, "upgrade")

    def icons(self) -> list[Icon]:
        """Advanced buildings."""
        icons = gratis([icon(UPGRADE, amount=self.count)], self.free)
        if self.anywhere:
            icons = [*icons, note("anywhere")]
        return drawn_boost([*icons, icon("tech", "upgrade")] if self.tech else icons, self.boost, UPGRADE)
