"""Goods from the warehouse, and colonists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ACTION, FREE, frame, icon
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.icons import RECALL, WAREHOUSE, any_good, colonists, good, goods
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules.colonists import ALL, Recalling, why_not_recall
from areopolis.onmars.rules.goods import amounts, why_not_pay
from areopolis.onmars.rules.people import Inviting
from areopolis.onmars.rules.supply import Supplying, why_not_supply
from areopolis.onmars.terms import CRYSTAL

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class Warehouse(Effect):
    """Goods from the warehouse."""

    def __init__(self, count: int, crystals: bool, boost: bool = False) -> None:
        self.count: Final = count
        self.crystals: Final = crystals
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """Something must be there and find a place."""
        return why_not_supply(pos, seat, self.crystals, spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Supplying(seat, self.count, self.crystals, self.boost, optional))

    def text(self) -> Text:
        """So many goods."""
        name = "om.effect.warehouse" if self.crystals else "om.effect.warehouse.resources"
        return boosted(Text(name, self.count), self.boost, "item" if self.crystals else "resource")

    def icons(self) -> list[Icon]:
        """Goods from there."""
        framed = [any_good(self.count)] if not self.crystals else [any_good(self.count), good(CRYSTAL)]
        return drawn_boost([frame(WAREHOUSE, framed)], self.boost, "resource")


@final
class Colonists(Effect):
    """New colonists, perhaps for a cost."""

    def __init__(self, count: int, cost: tuple[int, ...]) -> None:
        self.count: Final = count
        self.cost: Final = cost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must come and find a bed, and the cost be paid."""
        player = pos.players[seat]
        if not player.reserve:
            return Why("om.noreserve")
        if player.people(spent) >= player.beds():
            return Why("om.nobed")
        return why_not_pay(player, self.cost)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask, if it costs something."""
        pos.agenda.append(Inviting(seat, self.count, self.cost))

    def text(self) -> Text:
        """So many colonists, for the cost."""
        if any(self.cost):
            return Text("om.effect.colonists.cost", self.count, amounts(self.cost))
        return Text("om.effect.colonists", self.count)

    def icons(self) -> list[Icon]:
        """Colonists, for the cost."""
        come = [colonists(self.count)]
        return [frame(ACTION, goods(self.cost), come)] if any(self.cost) else come


@final
class Retrieve(Effect):
    """Own colonists come back from slots, from the working area, or from the slots of one side; 0 is any number."""

    def __init__(self, count: int, slots: bool, working: bool, one_side: bool = False) -> None:
        self.count: Final = count
        self.slots: Final = slots
        self.working: Final = working
        self.one_side: Final = one_side

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be there and find a bed."""
        return why_not_recall(pos, seat, self.slots, self.working, spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Recalling(seat, self.count or ALL, self.slots, self.working, self.one_side, -1, optional))

    def text(self) -> Text:
        """How many, and from where."""
        if self.one_side:
            return Text("om.effect.retrieve.side")
        if not self.slots:
            return Text("om.effect.retrieve.working", self.count)
        return Text("om.effect.retrieve", self.count)

    def icons(self) -> list[Icon]:
        """Colonists, and where they are."""
        who = colonists(self.count) if self.count else colonists(bound=FREE)
        places = [icon("slots", "side" if self.one_side else "")] if self.slots else []
        return [frame(RECALL, [who], [*places, icon("working")] if self.working else places)]
