"""Gaining and paying: storage, depot, minerals in place of anything, crystals (rulebook pp. 6-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.payment import paying, paying_text
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Player, Spent
from areopolis.onmars.refs import good_refs
from areopolis.onmars.rules.contracts import deliver_surplus, lying
from areopolis.onmars.task import Task
from areopolis.onmars.terms import CRYSTAL, GOODS, KINDS, MINERAL

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

FREE: Final = (0,) * KINDS


def amount(kind: int, number: int) -> Text:
    """So much of a good, in words."""
    return Text(f"om.amount.{GOODS[kind]}", number)


def amounts(goods: tuple[int, ...] | list[int]) -> Text:
    """Several goods, in words."""
    return Text("and", *[amount(kind, number) for kind, number in enumerate(goods) if number])


def cost_of(kind: int, number: int = 1) -> tuple[int, ...]:
    """A cost of so many of one resource."""
    return tuple([number if resource == kind else 0 for resource in range(KINDS)])


def gain(pos: Position, seat: int, kind: int, number: int) -> None:
    """Goods from the supply: what cannot be stored goes on an open contract, or is lost; crystals wait."""
    player = pos.players[seat]
    if number <= 0 or (player.automa and kind != CRYSTAL):
        return
    if kind == CRYSTAL:
        player.waiting += number
        if pos.recording:
            pos.log("om.gain", seat, amount(kind, number))
        return
    stored = min(number, player.limit() - player.goods[kind])
    player.goods[kind] += stored
    if stored and pos.recording:
        pos.log("om.gain", seat, amount(kind, stored))
    for _i in range(number - stored):
        deliver_surplus(pos, seat, kind)


def room(pos: Position, seat: int, kind: int, spent: Spent = UNSPENT) -> int:
    """How much more of a good has a place: in storage or depot, and on own contracts."""
    player = pos.players[seat]
    places = player.depot_room(spent) if kind == CRYSTAL else player.limit() - player.goods[kind]
    wanted = [pos.box.contracts[number - 1].goods[kind] - lying(pos, number, kind) for number in player.contracts]
    return max(places, 0) + sum(wanted)


def may_keep(pos: Position, seat: int, kind: int, spent: Spent = UNSPENT) -> bool:
    """Whether one more of a good has a place."""
    return room(pos, seat, kind, spent) > 0


def can_pay(player: Player, cost: tuple[int, ...], anything: int = 0) -> bool:
    """Whether resources can be paid, minerals standing in for what is missing."""
    if player.automa:
        return True
    goods = player.goods
    minerals = goods[MINERAL] - cost[MINERAL]
    total = minerals
    for kind in range(1, KINDS):
        rest = goods[kind] - cost[kind]
        total += rest
        if rest < 0:
            minerals += rest
    return minerals >= 0 and total >= anything


def why_not_pay(player: Player, cost: tuple[int, ...], anything: int = 0) -> Why | None:
    """Why resources cannot be paid."""
    if can_pay(player, cost, anything):
        return None
    parts = [amount(kind, number) for kind, number in enumerate(cost) if number]
    if anything:
        parts.append(Text("om.amount.any", anything))
    return Why("om.pay", Text("and", *parts))


def why_not_crystals(player: Player, number: int, spent: Spent = UNSPENT) -> Why | None:
    """Why so many crystals cannot be spent."""
    left = player.crystals(spent)
    return None if left >= number else Why("om.crystals", number, left)


def spend_crystals(pos: Position, seat: int, number: int) -> None:
    """Pay crystals; private goals that were set aside for it are discarded first, unseen."""
    player = pos.players[seat]
    while number and player.pledged:
        player.spent.append(player.pledged.pop(0))
        pos.log("om.goal.spent", seat)
        number -= 1
    if number:
        player.goods[CRYSTAL] -= number
        if pos.recording:
            pos.log("om.pay", seat, amount(CRYSTAL, number))


def payments(player: Player, cost: tuple[int, ...], anything: int) -> list[tuple[int, ...]]:
    """All ways to pay resources: any unit may be replaced by a mineral, and `anything` is any unit."""
    units: list[int] = []
    for kind, number in enumerate(cost):
        units.extend([kind] * number)
    ways: list[tuple[int, ...]] = [FREE]
    for kind in units:
        ways = more_ways(player, ways, (kind,) if kind == MINERAL else (kind, MINERAL))
    for _i in range(anything):
        ways = more_ways(player, ways, (0, 1, 2, 3, 4))
    return ways


def more_ways(player: Player, ways: list[tuple[int, ...]], kinds: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way with one more unit of one of some kinds, as far as there are units."""
    longer_ways: list[tuple[int, ...]] = []
    for way in ways:
        for kind in kinds:
            if way[kind] < player.goods[kind]:
                longer = tuple([number + 1 if k == kind else number for k, number in enumerate(way)])
                if longer not in longer_ways:
                    longer_ways.append(longer)
    return longer_ways


def pay(pos: Position, seat: int, cost: tuple[int, ...], anything: int = 0) -> None:
    """Pay resources before whatever is next on the agenda; asks only if there is more than one way."""
    player = pos.players[seat]
    if player.automa or (not anything and not any(cost)):
        return
    ways = payments(player, cost, anything)
    if len(ways) == 1:
        take_payment(pos, seat, ways[0])
    else:
        pos.agenda.append(Paying(seat, cost, anything))


def take_payment(pos: Position, seat: int, way: tuple[int, ...]) -> None:
    """Take resources from the storage of a player."""
    goods = pos.players[seat].goods
    for kind, number in enumerate(way):
        goods[kind] -= number
    if pos.recording:
        pos.log("om.pay", seat, amounts(way))


@final
class Paying(Task):
    """Asks how a cost is paid."""

    def __init__(self, seat: int, cost: tuple[int, ...], anything: int) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.anything: Final = anything

    def run(self, pos: Position) -> None:
        """Ask for one of the ways."""
        ways = payments(pos.players[self.seat], self.cost, self.anything)
        pos.ask(self.seat, "pay", [Payment(self.seat, way) for way in ways])


@final
class Payment(Task):
    """Pay with these resources."""

    def __init__(self, seat: int, way: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.way: Final = way

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `pay mineral=1,plant=1`."""
        return paying(good_refs(self.way))

    def label(self) -> Text:
        """What is paid."""
        return paying_text([amount(kind, number) for kind, number in enumerate(self.way) if number])

    def run(self, pos: Position) -> None:
        """Take it."""
        take_payment(pos, self.seat, self.way)
