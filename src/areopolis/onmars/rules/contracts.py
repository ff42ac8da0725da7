"""Earth contracts: goods on them, and when they are fulfilled (rulebook p. 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import contract_ref, good_ref
from areopolis.onmars.rules.complexes import complex_at
from areopolis.onmars.rules.missions import contribute
from areopolis.onmars.task import Task
from areopolis.onmars.terms import CRYSTAL, GOODS, NOTHING, SHELTER

if TYPE_CHECKING:
    from areopolis.onmars.components import Contract
    from areopolis.onmars.player import Player
    from areopolis.onmars.position import Position

# On the scientist board a contract c stands as CONTRACT + c; goods on it are kept under c * STRIDE + kind.
CONTRACT: Final = 10
STRIDE: Final = 8


def contract_text(number: int) -> Text:
    """A contract by its number."""
    return Text("om.contract", number)


def lying(pos: Position, contract: int, kind: int) -> int:
    """How much of a good lies on a contract."""
    return pos.delivered.get(contract * STRIDE + kind, 0)


def accepting(pos: Position, seat: int, kind: int) -> list[int]:
    """The own contracts on which one more of a good belongs."""
    return [number for number in pos.players[seat].contracts if wants(pos, number, kind)]


def deliver_surplus(pos: Position, seat: int, kind: int) -> None:
    """One of a good that finds no room goes on an own contract; with none that wants it, it is lost."""
    contracts = accepting(pos, seat, kind)
    if len(contracts) > 1 and not pos.players[seat].automa:
        pos.agenda.append(Surplus(seat, kind))
    elif contracts:
        deliver(pos, seat, contracts[0], kind)
    else:
        pos.log("om.lost", seat, Text(f"om.amount.{GOODS[kind]}", 1))


def wants(pos: Position, number: int, kind: int) -> bool:
    """Whether one more of a good belongs on a contract."""
    return lying(pos, number, kind) < pos.box.contracts[number - 1].goods[kind]


def deliver(pos: Position, seat: int, number: int, kind: int) -> None:
    """Put one of a good on a contract."""
    key = number * STRIDE + kind
    pos.delivered[key] = pos.delivered.get(key, 0) + 1
    pos.log("om.deliver", seat, Text(f"om.amount.{GOODS[kind]}", 1), contract_text(number))
    check_contracts(pos, seat)


def satisfied(pos: Position, seat: int, contract: Contract) -> bool:
    """Whether the requirement of a contract is met now."""
    if contract.building == NOTHING:
        return all([lying(pos, contract.number, kind) >= n for kind, n in enumerate(contract.goods)])
    return advanced_size(pos, seat, contract) >= contract.size


def advanced_size(pos: Position, seat: int, contract: Contract) -> int:
    """The size of the largest complex in which a seat has an advanced building of the kind of a contract."""
    building = contract.building + seat if contract.building == SHELTER else contract.building
    size = 0
    for hex_, owner in enumerate(pos.markers):
        if owner == seat and pos.buildings[hex_] == building:
            size = max(size, len(complex_at(pos, hex_)))
    return size


def fulfilled(pos: Position, seat: int, contract: Contract) -> bool:
    """Whether a contract counts as completed; those of Lacerda always do."""
    return pos.players[seat].automa or satisfied(pos, seat, contract)


def check_contracts(pos: Position, seat: int) -> None:
    """Note contracts of a seat whose requirement is met for the first time."""
    player = pos.players[seat]
    if not player.contracts:
        return
    for number in player.contracts:
        if number not in player.fulfilled and fulfilled(pos, seat, pos.box.contracts[number - 1]):
            player.fulfilled.append(number)
            pos.log("om.fulfilled", seat, contract_text(number))
            contribute(pos, seat, "contracts")


def check_everybody(pos: Position) -> None:
    """Note contracts that a change of the map has fulfilled, whoever made it."""
    for player in pos.players:
        check_contracts(pos, player.seat)


def deliverable(player: Player, kind: int) -> bool:
    """Whether a player has one of a good to put on a contract; those of Lacerda need none."""
    return (player.goods[kind] > 0 or (kind == CRYSTAL and player.waiting > 0)) and not player.automa


@final
class Surplus(Task):
    """A good that finds no room, and more than one contract that wants it."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, pos: Position) -> None:
        """Ask which one gets it; others may have been filled meanwhile."""
        contracts = accepting(pos, self.seat, self.kind)
        if len(contracts) > 1:
            pos.ask(self.seat, "surplus", [Keep(self.seat, number, self.kind) for number in contracts])
        else:
            deliver_surplus(pos, self.seat, self.kind)

    def subject(self, pos: Position) -> Text | None:
        """What goes on a contract."""
        return Text(f"om.amount.{GOODS[self.kind]}", 1)

    def others(self, pos: Position) -> list[Task]:
        """Every own contract."""
        return [Keep(self.seat, number, self.kind) for number in pos.players[self.seat].contracts]


class Keep(Task):
    """Put one of a good that was just gained on a contract."""

    def __init__(self, seat: int, contract: int, kind: int) -> None:
        self.seat: Final = seat
        self.contract: Final = contract
        self.kind: Final = kind

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `deliver 9 water`."""
        return ("deliver", contract_ref(self.contract), good_ref(self.kind))

    def label(self) -> Text:
        """What goes where."""
        return Text("om.choice.deliver", Text(f"om.amount.{GOODS[self.kind]}", 1), contract_text(self.contract))

    def run(self, pos: Position) -> None:
        """Put it there."""
        deliver(pos, self.seat, self.contract, self.kind)


@final
class Deliver(Keep):
    """Put one of the own goods on a contract: possible at any time, also while somebody else is asked."""

    def run(self, pos: Position) -> None:
        """Crystals that still wait go first; then ask the open question again."""
        if pos.asker is not None:
            pos.agenda.append(pos.asker)
        player = pos.players[self.seat]
        if self.kind == CRYSTAL and player.waiting:
            player.waiting -= 1
        else:
            player.goods[self.kind] -= 1
        deliver(pos, self.seat, self.contract, self.kind)


def wanted(pos: Position, seat: int) -> list[Deliver]:
    """Every good that the contracts of a seat ask for, be it there or not."""
    return [
        Deliver(seat, number, kind)
        for number in pos.players[seat].contracts
        for kind, needed in enumerate(pos.box.contracts[number - 1].goods)
        if needed
    ]


def deliveries(pos: Position, seat: int) -> list[Deliver]:
    """Every good that a seat may put on one of its contracts."""
    player = pos.players[seat]
    options: list[Deliver] = []
    for number in player.contracts:
        for kind in range(len(GOODS)):
            if deliverable(player, kind) and wants(pos, number, kind):
                options.append(Deliver(seat, number, kind))
    return options
