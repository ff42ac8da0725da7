"""Colonists that come for a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.onmars.refs import good_refs, newcomer_refs
from areopolis.onmars.rules import colonists
from areopolis.onmars.rules.free import Done
from areopolis.onmars.rules.goods import amounts, pay
from areopolis.onmars.task import Task

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


class Invitation(Task):
    """New colonists for a cost."""

    def __init__(self, seat: int, count: int, cost: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.cost: Final = cost


@final
class Inviting(Invitation):
    """New colonists, which may be declined if they cost something."""

    def run(self, pos: Position) -> None:
        """Ask, if it costs something."""
        if any(self.cost):
            coming = min(self.count, colonists.room(pos, self.seat))
            pos.ask(self.seat, "colonists", [Invite(self.seat, coming, self.cost), Done(self.seat)])
        else:
            colonists.arrive(pos, self.seat, self.count)


@final
class Invite(Invitation):
    """Pay for new colonists."""

    def wording(self) -> tuple[str | Ref, ...]:
        """`accept`."""
        return ("accept",)

    def about(self) -> tuple[Ref, ...]:
        """Who comes, and what it costs."""
        return (*newcomer_refs(self.count, 0), *good_refs(self.cost))

    def label(self) -> Text:
        """So many colonists as find a bed, for the cost."""
        return Text("om.choice.accept", Text("om.amount.colonist", self.count), amounts(self.cost))

    def run(self, pos: Position) -> None:
        """Pay; then they arrive."""
        pos.agenda.append(Arriving(self.seat, self.count))
        pay(pos, self.seat, self.cost)


@final
class Arriving(Task):
    """Colonists arrive."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, pos: Position) -> None:
        """From the reserve to bed."""
        colonists.arrive(pos, self.seat, self.count)
