"""The actions of blue cards: arrows from a cost to a gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ACTION, frame, icon, note
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.gain import told
from areopolis.terraforming.icons import here, money, resource, row
from areopolis.terraforming.rules.money import pay, why_short
from areopolis.terraforming.rules.resolve import settle
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import MC, RESOURCES, STEEL, TITANIUM
from areopolis.terraforming.vocabulary import CHOICES, Effect, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class Action(Effect):
    """One arrow of a blue card: what it costs, and what it gives. Without a cost it is free."""

    def __init__(self, cost: Effect | None, gain: tuple[Effect, ...]) -> None:
        self.cost: Final = cost
        self.gain: Final = tuple(gain)

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """The cost must be there, and a gain that can fail must be possible."""
        why = None if self.cost is None else self.cost.why_not(pos, seat, card)
        for part in self.gain:
            why = why or part.why_not(pos, seat, card)
        return why

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Pay, then gain."""
        pos.agenda.append(Reap(seat, self, card))
        if self.cost is not None:
            self.cost.do(pos, seat, card)

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """All that its gains touch."""
        touched = 0
        for part in self.gain:
            touched |= part.touches(pos, seat, card)
        return touched

    def most_steps(self) -> int:
        """Those of the gains, and of the cost."""
        return sum([part.most_steps() for part in self.gain]) + (0 if self.cost is None else self.cost.most_steps())

    def word(self) -> str:
        """By the cost, or by the gain if it is free."""
        return self.cost.word() if self.cost is not None else self.gain[0].word()

    def text(self) -> Text:
        """Cost to gain."""
        gains = told(self.gain)
        if self.cost is None:
            return Text("then", *gains)
        return Text("action.cost" if len(gains) == 1 else "action.cost.many", self.cost.text(), Text("then", *gains))

    def icons(self) -> list[Icon]:
        """Cost, arrow, gain."""
        return [frame(ACTION, [] if self.cost is None else self.cost.icons(), row(self.gain))]


@final
class Reap(Task):
    """The gain of an action that has been paid for."""

    def __init__(self, seat: int, action: Action, card: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Do all of it."""
        settle(pos, [Do(self.seat, part, self.card) for part in self.action.gain])


@final
class Spend(Effect):
    """The cost of an action in resources."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """They must be there."""
        if self.resource == MC:
            return why_short(pos.players[seat], self.number, steel=False, titanium=False)
        have = pos.players[seat].stock[self.resource]
        return None if have >= self.number else Why(f"stock.{RESOURCES[self.resource]}", self.number, have)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Pay them."""
        if self.resource == MC:
            pay(pos, seat, self.number, card)
            return
        pos.players[seat].stock[self.resource] -= self.number
        if pos.recording:
            pos.log("spend", seat, Text(f"amount.{RESOURCES[self.resource]}", self.number))

    def word(self) -> str:
        """The resource."""
        return RESOURCES[self.resource]

    def text(self) -> Text:
        """So many."""
        return Text(f"cost.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """The resource."""
        return [resource(self.resource, self.number)]


@final
class PayWith(Effect):
    """The cost of an action in money that steel or titanium may pay too."""

    def __init__(self, number: int, steel: bool = False, titanium: bool = False) -> None:
        self.number: Final = number
        self.steel: Final = steel
        self.titanium: Final = titanium

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """It must be there."""
        return why_short(pos.players[seat], self.number, self.steel, self.titanium)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Pay it."""
        pay(pos, seat, self.number, card, self.steel, self.titanium)

    def text(self) -> Text:
        """So much, also in metal."""
        return Text(f"action.paywith.{'steel' if self.steel else 'titanium'}", self.number)

    def icons(self) -> list[Icon]:
        """M€, and the metal that pays too."""
        return [money(self.number), icon("pays", RESOURCES[STEEL if self.steel else TITANIUM])]


@final
class SpendHere(Steady):
    """The cost of an action in resources of this card."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """They must lie here."""
        have = pos.players[seat].holdings.get(card, 0)
        return None if have >= self.number else Why(f"here.{RESOURCES[BY_ID[card].holds]}", self.number, have)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Take them off."""
        pos.players[seat].holdings[card] -= self.number
        if pos.recording:
            kind = RESOURCES[BY_ID[card].holds]
            pos.log("spendhere", seat, Text(f"amount.{kind}", self.number), BY_ID[card].title)

    def word(self) -> str:
        """As in the choice between adding and spending."""
        return "spend"

    def text(self) -> Text:
        """So many from here."""
        return Text("action.spendhere", self.number)

    def icons(self) -> list[Icon]:
        """What lies here."""
        return [here(self.number)]


@final
class IfRaised(Effect):
    """The cost of an action that is open only after the rating has been raised in this generation."""

    def __init__(self, cost: Effect) -> None:
        self.cost: Final = cost

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """It must have been raised, and the cost must be there."""
        return self.cost.why_not(pos, seat, card) if pos.players[seat].raised else Why("raised")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Pay."""
        self.cost.do(pos, seat, card)

    def text(self) -> Text:
        """Only if raised."""
        return Text("action.ifraised", self.cost.text())

    def icons(self) -> list[Icon]:
        """The cost, and the condition."""
        return [*self.cost.icons(), note("raised")]
