"""Goods and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ACTION, frame, icon, note
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.icons import POINTS, any_good, goods
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules import lss, supply
from areopolis.onmars.rules.goods import amounts, gain, may_keep, pay, why_not_pay
from areopolis.onmars.rules.supply import Minting, Picking, Producing
from areopolis.onmars.terms import BATTERY, CRYSTAL, KINDS

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

NOTHING_NAMED: Final = (0,) * KINDS


def boosted(text: Text, boost: bool, adds: str) -> Text:
    """The sentence with what a boost adds."""
    return Text(f"om.boosted.{adds}", text) if boost else text


@final
class Gain(Effect):
    """Goods from the supply; with a boost, a further crystal for every colonist."""

    def __init__(self, goods: tuple[int, ...], boost: bool = False) -> None:
        self.goods: Final = goods
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """Something of it must find a place."""
        if self.goods[CRYSTAL] or any([n and may_keep(pos, seat, kind) for kind, n in enumerate(self.goods)]):
            return None
        return Why("om.full")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Take them."""
        for kind, number in enumerate(self.goods):
            gain(pos, seat, kind, number)
        if self.boost:
            pos.agenda.append(Minting(seat))

    def only_resources(self) -> bool:
        """Crystals are of use to everybody."""
        return self.goods[CRYSTAL] == 0

    def text(self) -> Text:
        """Gain so much."""
        return boosted(Text("om.effect.gain", amounts(self.goods)), self.boost, "crystal")

    def icons(self) -> list[Icon]:
        """The goods."""
        return drawn_boost(goods(self.goods), self.boost, "crystal")


@final
class Pick(Effect):
    """Resources of free choice, minerals excepted."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must find a place."""
        return None if any([may_keep(pos, seat, kind) for kind in range(BATTERY, KINDS)]) else Why("om.full")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Picking(seat, self.count, boost=False))

    def only_resources(self) -> bool:
        """Nothing but resources."""
        return True

    def text(self) -> Text:
        """Gain so many of any kind."""
        return Text("om.effect.pick", self.count)

    def icons(self) -> list[Icon]:
        """Any resources."""
        return [any_good(self.count), note("nominerals")]


@final
class Score(Effect):
    """Points."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Onto the track."""
        lss.score(pos, seat, self.points, Text("om.for.action"))

    def text(self) -> Text:
        """So many points."""
        return Text("om.effect.score", self.points)

    def icons(self) -> list[Icon]:
        """Points."""
        return [icon(POINTS, amount=self.points)]


@final
class Trade(Effect):
    """One resource for several, minerals excepted."""

    def __init__(self, count: int, boost: bool) -> None:
        self.count: Final = count
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One resource must be there to be paid, and another find a place: the place of the paid one brings nothing."""
        why = why_not_pay(pos.players[seat], NOTHING_NAMED, 1)
        if why is None and not any([may_keep(pos, seat, kind) for kind in range(BATTERY, KINDS)]):
            return Why("om.full")
        return why

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Pay, then choose."""
        pos.agenda.append(Picking(seat, self.count, self.boost))
        pay(pos, seat, NOTHING_NAMED, 1)

    def text(self) -> Text:
        """One for several."""
        return boosted(Text("om.effect.trade", self.count), self.boost, "resource")

    def icons(self) -> list[Icon]:
        """One for several."""
        traded = frame(ACTION, [any_good(1)], [any_good(self.count), note("nominerals")])
        return drawn_boost([traded], self.boost, "resource")


@final
class Produce(Effect):
    """Every own mine and advanced building produces."""

    def __init__(self, boost: bool) -> None:
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """Something must produce what can be kept."""
        if supply.welcome_yields(pos, seat):
            return None
        return Why("om.full") if any(supply.yields(pos, seat)) else Why("om.noproduction")

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """All at once, then more for colonists."""
        supply.produce(pos, seat)
        if self.boost:
            pos.agenda.append(Producing(seat))

    def text(self) -> Text:
        """Production."""
        return boosted(Text("om.effect.produce"), self.boost, "produce")

    def icons(self) -> list[Icon]:
        """Production."""
        return drawn_boost([icon("produce")], self.boost, "produce")
