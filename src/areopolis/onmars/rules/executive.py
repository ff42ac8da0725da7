"""Executive actions: beside the depot, in own advanced buildings, and by scientists (rulebook p. 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import DEPOT as DEPOT_SPACE
from areopolis.onmars.refs import crystal_refs, plan_ref, scientist_ref
from areopolis.onmars.rules.goods import spend_crystals, why_not_crystals
from areopolis.onmars.rules.hire import scientist_text
from areopolis.onmars.rules.plans import plan_text
from areopolis.onmars.task import Task, following
from areopolis.onmars.terms import DEPOT, NOBODY

if TYPE_CHECKING:
    from areopolis.onmars.effects.base import Effect
    from areopolis.onmars.position import Position


def why_not_paid(pos: Position, seat: int, price: int, action: Effect, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot take an executive action: it must be possible once its price is paid."""
    why = why_not_crystals(pos.players[seat], price, spent)
    return action.why_not(pos, seat, spent.and_crystals(price)) if why is None else why


def why_not_depot(pos: Position, seat: int, space: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot use the executive action of a depot space."""
    player = pos.players[seat]
    if player.ships & (1 << (space - 1)):
        return Why("om.shipinway", space)
    declared = pos.box.depot[space - 1]
    # The price of an own building is that of the space, and none while a scientist works there.
    price = 0 if declared.action.uses_building() else declared.price
    return why_not_paid(pos, seat, price, declared.action, spent)


def worked(pos: Position, plan: int) -> bool:
    """Whether a scientist works in an advanced building."""
    return plan in pos.scientist_at


def building_price(pos: Position, plan: int) -> int:
    """What the use of an own advanced building costs: nothing while a scientist works there."""
    prices = [space.price for space in pos.box.depot if space.action.uses_building()]
    return 0 if worked(pos, plan) else min(prices)


def why_not_building(pos: Position, seat: int, plan: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot use an advanced building of its own."""
    if plan not in pos.players[seat].built:
        owner = owner_of(pos, plan)
        return Why("om.notbuilt") if owner == NOBODY else Why("om.notyours", Text("seat", owner))
    return why_not_paid(pos, seat, building_price(pos, plan), action_of(pos, plan), spent)


def owner_of(pos: Position, plan: int) -> int:
    """The seat whose marker has left a blueprint for the map; NOBODY if it is not built."""
    for player in pos.players:
        if plan in player.built:
            return player.seat
    return NOBODY


def why_not_scientist(pos: Position, seat: int, scientist: int, plan: int, spent: Spent = UNSPENT) -> Why | None:
    """Why a seat cannot let a scientist work in an advanced building, whoever owns it."""
    if scientist not in pos.players[seat].scientists:
        return Why("om.notscientist")
    owner = owner_of(pos, plan)
    if owner == NOBODY:
        return Why("om.notbuilt")
    if pos.box.blueprints[plan - 1].building != pos.box.scientists[scientist].works:
        return Why("om.otherwork", scientist_text(scientist))
    # Where one works already, the owner needs no other to use the building free.
    if owner == seat and worked(pos, plan):
        return Why("om.worksthere")
    return action_of(pos, plan).why_not(pos, seat, spent)


def workplaces(pos: Position, scientist: int) -> list[int]:
    """The advanced buildings, whoever owns them, in which a scientist could work."""
    works = pos.box.scientists[scientist].works
    plans = pos.box.blueprints
    return [plan for owner in pos.players for plan in owner.built if plans[plan - 1].building == works]


def executives(pos: Position, seat: int, spent: Spent = UNSPENT) -> list[Task]:
    """Every executive action that a seat may take now, or once something has been spent."""
    player = pos.players[seat]
    crystals = player.crystals(spent)
    actions: list[Task] = []
    for space in range(1, DEPOT + 1):
        declared = pos.box.depot[space - 1]
        if declared.price > crystals or declared.action.uses_building():
            continue
        if why_not_depot(pos, seat, space, spent) is None:
            actions.append(Executive(seat, space, declared.price, declared.action))
    for plan in player.built:
        if why_not_building(pos, seat, plan, spent) is None:
            actions.append(UseBuilding(seat, plan, building_price(pos, plan), action_of(pos, plan)))
    for scientist in player.scientists:
        for plan in workplaces(pos, scientist):
            if why_not_scientist(pos, seat, scientist, plan, spent) is None:
                actions.append(UseScientist(seat, scientist, plan, action_of(pos, plan)))
    return actions


def opens_executive(pos: Position, seat: int, now: list[Task], later: Spent) -> bool:
    """Whether an executive action that a seat may not take now would then be open."""
    spaces = [task.space for task in now if isinstance(task, Executive)]
    plans = [task.plan for task in now if isinstance(task, UseBuilding)]
    for space in range(1, DEPOT + 1):
        if space in spaces or pos.box.depot[space - 1].action.uses_building():
            continue
        if why_not_depot(pos, seat, space, later) is None:
            return True
    player = pos.players[seat]
    for plan in player.built:
        if plan not in plans and why_not_building(pos, seat, plan, later) is None:
            return True
    for scientist in player.scientists:
        plans = [task.plan for task in now if isinstance(task, UseScientist) and task.scientist == scientist]
        for plan in workplaces(pos, scientist):
            if plan not in plans and why_not_scientist(pos, seat, scientist, plan, later) is None:
                return True
    return False


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

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `executive 3`."""
        return ("executive", Ref(DEPOT_SPACE, str(self.space)))

    def about(self) -> tuple[Ref, ...]:
        """The space of the depot, and the price."""
        return (*super().about(), *crystal_refs(self.price))

    def label(self) -> Text:
        """What it costs and does."""
        return Text("om.choice.executive", Text("om.amount.crystal", self.price), self.effect.text())

    def run(self, pos: Position) -> None:
        """Pay and act."""
        begin(pos, self.seat, Text("om.depot", self.space), self.price, self.about()[0])
        self.effect.do(pos, self.seat)


@final
class UseBuilding(Task):
    """Use an own advanced building."""

    def __init__(self, seat: int, plan: int, price: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.plan: Final = plan
        self.price: Final = price
        self.effect: Final = effect

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `building 5`."""
        return ("building", plan_ref(self.plan))

    def about(self) -> tuple[Ref, ...]:
        """The building, and the price."""
        return (*super().about(), *crystal_refs(self.price))

    def label(self) -> Text:
        """Which one, what it costs and does."""
        if not self.price:
            return Text("om.choice.building.free", plan_text(self.plan), self.effect.text())
        price = Text("om.amount.crystal", self.price)
        return Text("om.choice.building", plan_text(self.plan), price, self.effect.text())

    def run(self, pos: Position) -> None:
        """Pay, unless a scientist works there, and act."""
        begin(pos, self.seat, plan_text(self.plan), self.price, plan_ref(self.plan))
        self.effect.do(pos, self.seat)


@final
class UseScientist(Task):
    """Let an own scientist work in an advanced building, and use it."""

    def __init__(self, seat: int, scientist: int, plan: int, effect: Effect) -> None:
        self.seat: Final = seat
        self.scientist: Final = scientist
        self.plan: Final = plan
        self.effect: Final = effect

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `scientist hydrologist 5`."""
        return ("scientist", scientist_ref(self.scientist), plan_ref(self.plan))

    def label(self) -> Text:
        """Who works where, and what that does."""
        name = plan_text(self.plan)
        return Text("om.choice.scientist", scientist_text(self.scientist), name, self.effect.text())

    def run(self, pos: Position) -> None:
        """Move the marker and act."""
        pos.scientist_at[self.scientist] = self.plan
        pos.log("om.scientist", self.seat, scientist_text(self.scientist), plan_text(self.plan))
        begin(pos, self.seat, plan_text(self.plan), 0, plan_ref(self.plan))
        self.effect.do(pos, self.seat)


def begin(pos: Position, seat: int, what: Text, price: int, source: Ref) -> None:
    """The one executive action of the turn, which then goes on."""
    if pos.asker is not None:
        pos.agenda.append(pos.asker)
    pos.executive_done = True
    pos.log("om.executive", seat, what)
    spend_crystals(pos, seat, price)
    pos.agenda.append(following(source))
