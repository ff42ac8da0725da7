"""Colonists: boosts, arrivals, and the way back to the living quarters (rulebook pp. 8-9, 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.refs import COLONIST
from areopolis.onmars.rules.free import offer
from areopolis.onmars.task import Task
from areopolis.onmars.terms import ACTIONS, SIDE_OF, SLOTTED

if TYPE_CHECKING:
    from areopolis.onmars.position import Position

WORKING: Final = SLOTTED
ALL: Final = 99


def boost(pos: Position, seat: int, number: int = 1) -> None:
    """Send colonists from the living quarters to the working area."""
    player = pos.players[seat]
    if number and not player.automa:
        player.quarters -= number
        player.working += number
        pos.log("om.work", seat, number)


def house(pos: Position, seat: int, number: int) -> int:
    """Colonists come to the living quarters; those without a bed go to the reserve. Returns how many found one."""
    player = pos.players[seat]
    housed = min(number, player.beds() - player.quarters)
    player.quarters += housed
    player.reserve += number - housed
    return housed


def room(pos: Position, seat: int) -> int:
    """How many new colonists may come at most: they are in the reserve, and find beds."""
    player = pos.players[seat]
    return min(player.reserve, player.beds() - player.quarters)


def arrive(pos: Position, seat: int, number: int) -> None:
    """New colonists from the reserve, as far as there are colonists and beds."""
    player = pos.players[seat]
    if player.automa:
        return
    number = min(number, room(pos, seat))
    player.reserve -= number
    player.quarters += number
    player.newcomers += number
    if number:
        pos.log("om.colonists", seat, number)


def return_home(pos: Position, seat: int, side: int) -> None:
    """Colonists from the slots of a side and from the working area go back to the living quarters."""
    player = pos.players[seat]
    coming = player.working
    player.working = 0
    for action in range(SLOTTED):
        if SIDE_OF[action] == side:
            number = pos.slot(action, seat)
            coming += number
            pos.put_slot(action, seat, -number)
    if coming:
        house(pos, seat, coming)
        pos.log("om.home", seat, coming)


def sources(pos: Position, seat: int, slots: bool, working: bool, side: int) -> list[int]:
    """Where a seat has colonists to call back: actions, then the working area; only of one side if one is given."""
    places = [
        action
        for action in range(SLOTTED)
        if slots and pos.slot(action, seat) and (side < 0 or SIDE_OF[action] == side)
    ]
    if working and pos.players[seat].working:
        places.append(WORKING)
    return places


def why_not_recall(pos: Position, seat: int, slots: bool, working: bool, spent: Spent = UNSPENT) -> Why | None:
    """Why no colonist can come back."""
    player = pos.players[seat]
    if not sources(pos, seat, slots, working, -1):
        return Why("om.norecall")
    return None if player.automa or player.people(spent) < player.beds() else Why("om.nobed")


@final
class Recalling(Task):
    """Call so many colonists back, one after the other; `one_side` keeps to the side of the first one."""

    def __init__(
        self, seat: int, left: int, slots: bool, working: bool, one_side: bool, side: int, optional: bool
    ) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.slots: Final = slots
        self.working: Final = working
        self.one_side: Final = one_side
        self.side: Final = side
        self.optional: Final = optional

    def run(self, pos: Position) -> None:
        """Ask from where."""
        player = pos.players[self.seat]
        if self.left == 0 or player.quarters >= player.beds():
            return
        places = sources(pos, self.seat, self.slots, self.working, self.side)
        offer(pos, self.seat, "recall", self.back_from(places), self.optional)

    def back_from(self, places: list[int]) -> list[Task]:
        """One colonist from each of some places."""
        return [Recall(self.seat, place, self.left, self.slots, self.working, self.one_side) for place in places]

    def others(self, pos: Position) -> list[Task]:
        """Every action with slots, and the working area."""
        return self.back_from([*range(SLOTTED), WORKING])


@final
class Recall(Task):
    """Call one colonist back."""

    def __init__(self, seat: int, place: int, left: int, slots: bool, working: bool, one_side: bool) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.left: Final = left
        self.slots: Final = slots
        self.working: Final = working
        self.one_side: Final = one_side

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `recall hire`."""
        return ("recall", Ref(COLONIST, "working" if self.place == WORKING else ACTIONS[self.place]))

    def label(self) -> Text:
        """From where."""
        return Text("om.choice.recall", place_text(self.place))

    def run(self, pos: Position) -> None:
        """Bring it home; then perhaps another one."""
        side = SIDE_OF[self.place] if self.one_side else -1
        pos.agenda.append(
            Recalling(self.seat, self.left - 1, self.slots, self.working, self.one_side, side, optional=True)
        )
        recall(pos, self.seat, self.place)


def place_text(place: int) -> Text:
    """A place for colonists in words."""
    return Text("om.place.working") if place == WORKING else Text(f"om.action.{ACTIONS[place]}")


def recall(pos: Position, seat: int, place: int) -> None:
    """Bring one colonist home from a place."""
    player = pos.players[seat]
    if place == WORKING:
        player.working -= 1
    else:
        pos.put_slot(place, seat, -1)
    if player.automa:
        player.reserve += 1
    else:
        house(pos, seat, 1)
    pos.log("om.recall", seat, place_text(place))
