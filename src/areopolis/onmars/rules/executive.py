"""Executive actions: beside the depot, in own advanced buildings, and by scientists (rulebook p. 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text, Why
from areopolis.onmars.rules.goods import spend_crystals, why_not_crystals
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.task import Task
from areopolis.onmars.terms import CRYSTAL, DEPOT, SCIENTISTS

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position


def why_not_paid(pos: Position, seat: int, price: int, action: Effect) -> Why | None:
    """Why a seat cannot take an executive action: it must be possible once its price is paid."""
    player = pos.players[seat]
    why = why_not_crystals(player, price)
    if why is not None:
        return why
    # As spend_crystals would: private goals that were set aside go first.
    goals = player.pledged
    player.pledged = goals[price:]
    crystals = max(price - len(goals), 0)
    player.goods[CRYSTAL] -= crystals
    why = action.why_not(pos, seat)
    player.pledged = goals
    player.goods[CRYSTAL] += crystals
    return why


def why_not_depot(pos: Position, seat: int, space: int) -> Why | None:
    """Why a seat cannot use the executive action of a depot space."""
    player = pos.players[seat]
    if player.ships & (1 << (space - 1)):
        return Why("om.shipinway", space)
    declared = pos.box.depot[space - 1]
    return why_not_paid(pos, seat, declared.price, declared.action)


def worked(pos: Position, plan: int) -> bool:
    """Whether a scientist works in an advanced building."""
    return plan in pos.scientist_at


def building_price(pos: Position, plan: int) -> int:
    """What the use of an own advanced building costs: nothing while a scientist works there."""
    prices = [space.price for space in pos.box.depot if space.action.uses_building()]
    return 0 if worked(pos, plan) else min(prices)


def why_not_building(pos: Position, seat: int, plan: int) -> Why | None:
    """Why a seat cannot use an advanced building of its own."""
    player = pos.players[seat]
    if plan not in player.built:
        return Why("om.notbuilt")
    return why_not_paid(pos, seat, building_price(pos, plan), action_of(pos, plan))


def why_not_scientist(pos: Position, seat: int, scientist: int, plan: int) -> Why | None:
    """Why a seat cannot let a scientist work in an advanced building, whoever owns it."""
    if scientist not in pos.players[seat].scientists:
        return Why("om.notscientist")
    if not any([plan in player.built for player in pos.players]):
        return Why("om.notbuilt")
    if pos.box.blueprints[plan - 1].building != pos.box.scientists[scientist].works:
        return Why("om.otherwork", scientist_text(scientist))
    return action_of(pos, plan).why_not(pos, seat)


def executives(pos: Position, seat: int) -> list[Task]:
    """Every executive action that a seat may take now."""
    player = pos.players[seat]
    crystals = player.crystals()
    found: list[Task] = []
    for space in range(1, DEPOT + 1):
        declared = pos.box.depot[space - 1]
        if declared.price > crystals or declared.action.uses_building():
            continue
        if why_not_depot(pos, seat, space) is None:
            found.append(Executive(seat, space, declared.price, declared.action))
    for plan in player.built:
        if why_not_building(pos, seat, plan) is None:
            found.append(UseBuilding(seat, plan, building_price(pos, plan), action_of(pos, plan)))
    for scientist in player.scientists:
        works = pos.box.scientists[scientist].works
        for owner in pos.players:
            for plan in owner.built:
                action = action_of(pos, plan)
                if pos.box.blueprints[plan - 1].building == works and action.why_not(pos, seat) is None:
                    found.append(UseScientist(seat, scientist, plan, action))
    return found


def action_of(pos: Position, plan: int) -> Effect:
    """The action on a blueprint."""
    return pos.box.blueprints[plan - 1].action


@final
class Executive(Task):
    """Use the executive action beside a space of the depot."""

    def __init__(self, seat: int, space: int, price: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.price: Final = price
        self.effect: Final = effect

    def notation(self) -> str:
        """For example `executive 3`."""
        return f"executive {self.space}"

    def label(self) -> Text:
        """What it costs and does."""
        return Text("om.choice.executive", Text("om.amount.crystal", self.price), self.effect.text())

    def run(self, pos: Position) -> None:
        """Pay and act."""
        begin(pos, self.seat, Text("om.depot", self.space), self.price)
        self.effect.do(pos, self.seat)


@final
class UseBuilding(Task):
    """Use an own advanced building."""

    def __init__(self, seat: int, plan: int, price: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.plan: Final = plan
        self.price: Final = price
        self.effect: Final = effect

    def notation(self) -> str:
        """For example `building 5`."""
        return f"building {self.plan}"

    def label(self) -> Text:
        """Which one, what it costs and does."""
        if not self.price:
            return Text("om.choice.building.free", plan_text(self.plan), self.effect.text())
        price = Text("om.amount.crystal", self.price)
        return Text("om.choice.building", plan_text(self.plan), price, self.effect.text())

    def run(self, pos: Position) -> None:
        """Pay, unless a scientist works there, and act."""
        begin(pos, self.seat, plan_text(self.plan), self.price)
        self.effect.do(pos, self.seat)


@final
class UseScientist(Task):
    """Let an own scientist work in an advanced building, and use it."""

    def __init__(self, seat: int, scientist: int, plan: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.scientist: Final = scientist
        self.plan: Final = plan
        self.effect: Final = effect

    def notation(self) -> str:
        """For example `scientist hydrologist 5`."""
        return f"scientist {SCIENTISTS[self.scientist]} {self.plan}"

    def label(self) -> Text:
        """Who works where, and what that does."""
        name = plan_text(self.plan)
        return Text("om.choice.scientist", scientist_text(self.scientist), name, self.effect.text())

    def run(self, pos: Position) -> None:
        """Move the marker and act."""
        pos.scientist_at[self.scientist] = self.plan
        pos.log("om.scientist", self.seat, scientist_text(self.scientist), plan_text(self.plan))
        begin(pos, self.seat, plan_text(self.plan), 0)
        self.effect.do(pos, self.seat)


def begin(pos: Position, seat: int, what: Text, price: int) -> None:
    """The one executive action of the turn, which then goes on."""
    if pos.asked is not None:
        pos.agenda.append(pos.asked)
    pos.executive_done = True
    pos.log("om.executive", seat, what)
    spend_crystals(pos, seat, price)
