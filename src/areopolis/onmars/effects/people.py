"""Scientists, contracts and ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import EFFECT, either, frame, icon
from areopolis.kernel.why import Text, Why
from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.gain import boosted
from areopolis.onmars.icons import boosted as drawn_boost
from areopolis.onmars.icons import bots, colonists, gratis
from areopolis.onmars.player import UNSPENT, Spent
from areopolis.onmars.rules.hire import Hiring, why_not_hire
from areopolis.onmars.rules.ships import Welcoming, why_not_welcome

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


@final
class Hire(Effect):
    """A scientist or a contract at its cost."""

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be there and be paid."""
        return why_not_hire(pos, seat, scientists=True, contracts=True, free=False, spent=spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for a card."""
        pos.agenda.append(Hiring(seat, scientists=True, contracts=True, free=False, optional=optional))

    def icons(self) -> list[Icon]:
        """One or the other."""
        return [either([[icon("scientist")], [icon("contract")]])]


@final
class TakeScientist(Effect):
    """A scientist, free."""

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be there."""
        return why_not_hire(pos, seat, scientists=True, contracts=False, free=True, spent=spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for a card."""
        pos.agenda.append(Hiring(seat, scientists=True, contracts=False, free=True, optional=optional))

    def icons(self) -> list[Icon]:
        """A scientist."""
        return gratis([icon("scientist")], free=True)


@final
class TakeContract(Effect):
    """A contract, free or at its cost."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """One must be there and be paid."""
        return why_not_hire(pos, seat, scientists=False, contracts=True, free=self.free, spent=spent)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for a card."""
        pos.agenda.append(Hiring(seat, scientists=False, contracts=True, free=self.free, optional=optional))

    def text(self) -> Text:
        """Free or not."""
        return Text("om.effect.contract.free" if self.free else "om.effect.contract")

    def icons(self) -> list[Icon]:
        """A contract."""
        return gratis([icon("contract")], self.free)


@final
class Welcome(Effect):
    """Ships from the depot, with what they bring: alternatives of colonists and bots."""

    def __init__(
        self,
        count: int,
        free: bool = False,
        gives: tuple[tuple[int, int], ...] = ((1, 1), (2, 0)),
        tech: bool = False,
        boost: bool = False,
    ) -> None:
        self.count: Final = count
        self.free: Final = free
        self.gives: Final = gives
        self.tech: Final = tech
        self.boost: Final = boost

    def why_not(self, pos: Position, seat: int, spent: Spent = UNSPENT) -> Why | None:
        """A ship must be there, be allowed by the level of the colony, and be paid."""
        return why_not_welcome(pos, seat, self.free)

    def do(self, pos: Position, seat: int, optional: bool = False) -> None:
        """Ask for them one by one."""
        pos.agenda.append(Welcoming(seat, self.count, self.free, self.gives, self.tech, self.boost, optional))

    def text(self) -> Text:
        """How many, and what they bring."""
        ways = [
            Text("and", Text("om.amount.colonist", people), *([Text("om.amount.bot", bots)] if bots else []))
            for people, bots in self.gives
        ]
        text = Text("om.effect.welcome.free" if self.free else "om.effect.welcome", self.count, Text("either", *ways))
        if self.tech:
            text = Text("om.effect.withtech.ship", text)
        return boosted(text, self.boost, "ship")

    def icons(self) -> list[Icon]:
        """Ships, and what they bring."""
        ways = [[colonists(people), *([bots(number)] if number else [])] for people, number in self.gives]
        ships = frame(EFFECT, gratis([icon("ship", amount=self.count)], self.free), [either(ways)])
        return drawn_boost([ships, icon("tech", "ship")] if self.tech else [ships], self.boost, "ship")
