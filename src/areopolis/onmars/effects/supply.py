"""Goods from the warehouse, and colonists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.rules.colonists import ALL, Recalling, why_not_recall
from areopolis.onmars.rules.goods import amounts, why_not_pay
from areopolis.onmars.rules.people import Inviting
from areopolis.onmars.rules.supply import Supplying, why_not_supply

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class Warehouse(Effect):
    """Goods from the warehouse."""

    def __init__(self, count: int, crystals: bool, boost: bool = False) -> None:
        self.count: Final = count
        self.crystals: Final = crystals
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int) -> Why | None:
        """Something must be there and find a place."""
        return why_not_supply(pos, seat, self.crystals)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Supplying(seat, self.count, self.crystals, self.boost, optional))

    def text(self) -> Text:
        """So many goods."""
        name = "om.effect.warehouse" if self.crystals else "om.effect.warehouse.resources"
        return boosted(Text(name, self.count), self.boost)


@final
class Colonists(Effect):
    """New colonists, perhaps for a cost."""

    def __init__(self, count: int, cost: tuple[int, ...]) -> None:
        self.count: Final = count
        self.cost: Final = cost

    def why_not(self, pos: Position, seat: int) -> Why | None:
        """One must come and find a bed, and the cost be paid."""
        player = pos.players[seat]
        if not player.reserve:
            return Why("om.noreserve")
        if player.quarters >= player.beds():
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


@final
class Retrieve(Effect):
    """Own colonists come back from slots, from the working area, or from the slots of one side; 0 is any number."""

    def __init__(self, count: int, slots: bool, working: bool, one_side: bool = False) -> None:
        self.count: Final = count
        self.slots: Final = slots
        self.working: Final = working
        self.one_side: Final = one_side

    def why_not(self, pos: Position, seat: int) -> Why | None:
        """One must be there and find a bed."""
        return why_not_recall(pos, seat, self.slots, self.working)

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
