"""The warehouse (rulebook p. 11) and the other choices of goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import good_ref, sent_refs
from areopolis.onmars.rules import colonists
from areopolis.onmars.rules.complexes import own_mines
from areopolis.onmars.rules.free import Done, ask_step, offer
from areopolis.onmars.rules.goods import amount, gain, may_keep
from areopolis.onmars.task import SeatTask, Task
from areopolis.onmars.terms import BATTERY, CRYSTAL, GOODS, KINDS, MINE, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def available(pos: Position, seat: int, crystals: bool, spent: Spent = UNSPENT) -> list[int]:
    """The goods of the warehouse that a seat may take: there must be a place for them."""
    kinds = [*range(BATTERY, KINDS), *([CRYSTAL] if crystals else [])]
    return [kind for kind in kinds if pos.warehouse[kind] and may_keep(pos, seat, kind, spent)]


def why_not_supply(pos: Position, seat: int, crystals: bool, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat can take nothing from the warehouse."""
    return None if available(pos, seat, crystals, spent) else Why("om.nosupply")


@final
class Supplying(Task):
    """So many goods from the warehouse, then more for colonists."""

    def __init__(self, seat: int, left: int, crystals: bool, boost: bool, optional: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.crystals: Final = crystals
        self.boost: Final = boost
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask for one of the goods."""
        boosted = self.left == 0
        if boosted and not (self.boost and pos.players[self.seat].quarters):
            return
        options = self.of(available(pos, self.seat, self.crystals))
        offer(pos, self.seat, "supply", options, self.optional or boosted)

    def of(self, kinds: list[int]) -> list[Task]:
        """One of each of some goods."""
        return [TakeGood(self.seat, kind, self.left, self.crystals, self.boost) for kind in kinds]

    def others(self, pos: Position) -> list[Task]:
        """Every good."""
        return self.of(list(range(len(GOODS))))


@final
class TakeGood(Task):
    """Take one good from the warehouse."""

    def __init__(self, seat: int, kind: int, left: int, crystals: bool, boost: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.left: Final = left
        self.crystals: Final = crystals
        self.boost: Final = boost

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `take water`."""
        return ("take", good_ref(self.kind))

    def about(self) -> tuple[Ref, ...]:
        """The good, and the colonist that it takes."""
        return (*super().about(), *sent_refs(int(not self.left)))

    def label(self) -> Text:
        """The good; with a colonist if it takes one."""
        return Text("om.choice.take" if self.left else "om.choice.take.boost", amount(self.kind, 1))

    def run(self, pos: Position) -> None:
        """Take it; then perhaps another one."""
        if self.left == 0:
            colonists.boost(pos, self.seat)
        pos.agenda.append(Supplying(self.seat, max(self.left - 1, 0), self.crystals, self.boost, optional=True))
        pos.warehouse[self.kind] -= 1
        gain(pos, self.seat, self.kind, 1)


@final
class Picking(Task):
    """So many resources of free choice, minerals excepted, then more for colonists."""

    def __init__(self, seat: int, left: int, boost: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.boost: Final = boost

    def run(self, pos: Position) -> None:
        """Ask for a kind that can be kept."""
        boosted = self.left == 0
        if boosted and not (self.boost and pos.players[self.seat].quarters):
            return
        options = self.of([kind for kind in range(BATTERY, KINDS) if may_keep(pos, self.seat, kind)])
        offer(pos, self.seat, "pick", options, boosted)

    def of(self, kinds: list[int]) -> list[Task]:
        """One of each of some goods."""
        return [PickGood(self.seat, kind, self.left, self.boost) for kind in kinds]

    def others(self, pos: Position) -> list[Task]:
        """Every good."""
        return self.of(list(range(len(GOODS))))


@final
class PickGood(Task):
    """Gain one resource of a kind."""

    def __init__(self, seat: int, kind: int, left: int, boost: bool) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.left: Final = left
        self.boost: Final = boost

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `pick water`."""
        return ("pick", good_ref(self.kind))

    def about(self) -> tuple[Ref, ...]:
        """The resource, and the colonist that it takes."""
        return (*super().about(), *sent_refs(int(not self.left)))

    def label(self) -> Text:
        """The resource; with a colonist if it takes one."""
        return Text("om.choice.pick" if self.left else "om.choice.pick.boost", amount(self.kind, 1))

    def run(self, pos: Position) -> None:
        """Take it; then perhaps another one."""
        if self.left == 0:
            colonists.boost(pos, self.seat)
        pos.agenda.append(Picking(self.seat, max(self.left - 1, 0), self.boost))
        gain(pos, self.seat, self.kind, 1)


@final
class Minting(SeatTask):
    """One more crystal for every colonist."""

    def run(self, pos: Position) -> None:
        """Ask as long as there are colonists."""
        if pos.players[self.seat].quarters:
            ask_step(pos, self.seat, "pick", [Mint(self.seat), Done(self.seat)])


@final
class Mint(SeatTask):
    """Send a colonist for one more crystal."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`pick crystal`."""
        return ("pick", good_ref(CRYSTAL))

    def about(self) -> tuple[Ref, ...]:
        """The crystal and the colonist."""
        return (*super().about(), *sent_refs(1))

    def label(self) -> Text:
        """A crystal for a colonist."""
        return Text("om.choice.pick.boost", amount(CRYSTAL, 1))

    def run(self, pos: Position) -> None:
        """Take it; then perhaps another one."""
        colonists.boost(pos, self.seat)
        gain(pos, self.seat, CRYSTAL, 1)
        pos.agenda.append(Minting(self.seat))


def yields(pos: Position, seat: int) -> list[int]:
    """What the own mines and upgraded buildings produce, by good."""
    amounts = [0] * len(GOODS)
    for hex_, owner in enumerate(pos.markers):
        building = min(pos.buildings[hex_], SHELTER)
        if owner == seat and building != MINE:
            amounts[pos.box.buildings[building].yields] += 1
    amounts[pos.box.buildings[MINE].yields] += own_mines(pos, seat)
    return amounts


def welcome_yields(pos: Position, seat: int) -> list[int]:
    """The goods that the own producers give and that find a place; crystals may always wait."""
    produced = enumerate(yields(pos, seat))
    return [kind for kind, number in produced if number and (kind == CRYSTAL or may_keep(pos, seat, kind))]


def produce(pos: Position, seat: int) -> None:
    """Every own mine and upgraded building produces one of its good."""
    for kind, number in enumerate(yields(pos, seat)):
        gain(pos, seat, kind, number)


@final
class Producing(SeatTask):
    """For every colonist one of the producers produces once more."""

    def run(self, pos: Position) -> None:
        """Ask for a kind that is produced and can be kept."""
        if not pos.players[self.seat].quarters:
            return
        options: list[Task] = [ProduceMore(self.seat, kind) for kind in welcome_yields(pos, self.seat)]
        if options:
            ask_step(pos, self.seat, "produce", [*options, Done(self.seat)])

    def others(self, pos: Position) -> list[Task]:
        """Every good."""
        return [ProduceMore(self.seat, kind) for kind in range(len(GOODS))]


@final
class ProduceMore(Task):
    """Send a colonist for one more of a good."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `produce mineral`."""
        return ("produce", good_ref(self.kind))

    def about(self) -> tuple[Ref, ...]:
        """The good and the colonist."""
        return (*super().about(), *sent_refs(1))

    def label(self) -> Text:
        """The good for a colonist."""
        return Text("om.choice.pick.boost", amount(self.kind, 1))

    def run(self, pos: Position) -> None:
        """Take it; then perhaps another one."""
        colonists.boost(pos, self.seat)
        gain(pos, self.seat, self.kind, 1)
        pos.agenda.append(Producing(self.seat))
