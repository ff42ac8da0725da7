"""Placing colonists on the slots of main actions (rulebook p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.payment import paying
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import action_ref, crystal_refs, sent_refs
from areopolis.onmars.rules import colonists
from areopolis.onmars.rules.goods import spend_crystals
from areopolis.onmars.task import Task
from areopolis.onmars.terms import ACTIONS, HIRE, SLOTTED

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def leaving(pos: Position, action: int) -> list[int]:
    """The seats whose colonists leave a full action: those with most there. Nobody leaves the hire slots."""
    counts = [pos.slot(action, seat) for seat in range(len(pos.players))]
    if action == HIRE or sum(counts) < pos.box.slots[action]:
        return []
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most]


def charges(pos: Position, seat: int, action: int) -> list[int]:
    """By seat what is paid beside the colonist: 1 for every other colour, with two players for every colonist."""
    gone = leaving(pos, action)
    paid: list[int] = []
    for other in range(len(pos.players)):
        count = 0 if other in gone else pos.slot(action, other)
        paid.append(count if pos.two_player_rules() else int(count > 0 and other != seat))
    return paid


def extra_cost(pos: Position, seat: int, action: int) -> int:
    """What must be paid beside the colonist, in all."""
    return sum(charges(pos, seat, action))


def why_not_slot(pos: Position, seat: int, action: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot place a colonist on an action."""
    player = pos.players[seat]
    if action == HIRE and pos.slot(HIRE, seat):
        return Why("om.slottaken")
    if not player.quarters and not player.automa:
        return Why("om.nocolonist")
    cost = extra_cost(pos, seat, action)
    # Lacerda always has a colonist, but pays in crystals alone.
    means = player.crystals(spent) + (0 if player.automa else player.quarters - 1)
    return None if cost <= means else Why("om.extracost", cost)


def splits(pos: Position, seat: int, action: int, spent: Spent = UNSPENT) -> list[int]:
    """How many colonists may go to work for the extra cost, crystals paying the rest; the action must stay possible."""
    player = pos.players[seat]
    cost = extra_cost(pos, seat, action)
    numbers: list[int] = []
    for sent in range(min(cost, player.quarters - 1) + 1):
        crystals = cost - sent
        if crystals > player.crystals(spent):
            continue
        if pos.box.actions[action].why_not(pos, seat, Spent(1 + sent, spent.crystals + crystals)) is None:
            numbers.append(sent)
    return numbers


def why_not_main(pos: Position, seat: int, action: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot take a main action: the slot, its cost, or nothing to be done there."""
    effect = pos.box.actions[action]
    if action < SLOTTED:
        why = why_not_slot(pos, seat, action, spent)
        if why is not None:
            return why
        return None if splits(pos, seat, action, spent) else effect.why_not(pos, seat, spent) or Why("om.extraneeded")
    return effect.why_not(pos, seat, spent)


@final
class Placing(Task):
    """The extra cost for a slot is paid in colonists, crystals or both."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def run(self, pos: Position) -> None:
        """Ask for a split, if there is more than one."""
        cost = extra_cost(pos, self.seat, self.action)
        options = [Place(self.seat, self.action, sent, cost - sent) for sent in splits(pos, self.seat, self.action)]
        pos.ask(self.seat, "place", options)


@final
class Place(Task):
    """Place a colonist, with so many colonists and crystals as the extra cost."""

    def __init__(self, seat: int, action: int, sent: int, crystals: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.sent: Final = sent
        self.crystals: Final = crystals

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `pay quarters=1,crystal=1`: colonists of the living quarters, and crystals."""
        return paying((*sent_refs(self.sent), *crystal_refs(self.crystals)))

    def about(self) -> tuple[Ref, ...]:
        """The action, and what is paid."""
        return (action_ref(self.action), *super().about())

    def label(self) -> Text:
        """What is paid."""
        parts = [Text("om.amount.colonist", self.sent)] if self.sent else []
        parts += [Text("om.amount.crystal", self.crystals)] if self.crystals else []
        return Text("om.choice.place", Text("and", *parts))

    def run(self, pos: Position) -> None:
        """Clear a full action, pay, place the colonist, act."""
        clear_slots(pos, self.action)
        colonists.boost(pos, self.seat, self.sent)
        spend_crystals(pos, self.seat, self.crystals)
        player = pos.players[self.seat]
        player.quarters -= 1
        pos.put_slot(self.action, self.seat, 1)
        if pos.recording:
            pos.log("om.place", self.seat, Text(f"om.action.{ACTIONS[self.action]}"))
        pos.box.actions[self.action].do(pos, self.seat)


def clear_slots(pos: Position, action: int) -> None:
    """Colonists leave a full action for the working areas of their owners."""
    for seat in leaving(pos, action):
        count = pos.slot(action, seat)
        pos.put_slot(action, seat, -count)
        player = pos.players[seat]
        if player.automa:
            player.reserve += count
        else:
            player.working += count
        pos.log("om.cleared", seat, Text(f"om.action.{ACTIONS[action]}"), count)
