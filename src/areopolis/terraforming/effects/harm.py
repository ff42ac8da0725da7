"""Red-bordered effects: what one does to any player.

A decrease of production is compulsory and must be possible for one player, the active one included (rulebook p. 9).
Taking resources is free to be waived or done in part, from one player only. In the solo game the neutral opponent can
always be hit (p. 13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import NEXT
from areopolis.terraforming.card import TABLE, number_of
from areopolis.terraforming.effects.base import HARMS, Effect
from areopolis.terraforming.effects.gain import change_production
from areopolis.terraforming.effects.lasting import Guard
from areopolis.terraforming.player import Player
from areopolis.terraforming.rules.resolve import foreseen
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import ANIMAL, EMPTY, FLOOR, MC, MICROBE, NEUTRAL, PLANT, RESOURCES

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def can_lower(player: Player, resource: int, number: int) -> bool:
    """Whether the production of a player can take all of a decrease; an automa has no debts."""
    floor = 0 if player.automa else FLOOR[resource]
    return player.production[resource] - number >= floor


def purse(player: Player, resource: int) -> int:
    """Where resources of a player are taken from: an automa loses M€ whatever is taken."""
    return MC if player.automa else resource


def can_lose(pos: Position, player: Player, resource: int) -> bool:
    """Whether a player has some of a resource, or an automa something in its place."""
    if player.stock[purse(player, resource)] > 0:
        return True
    return player.automa and any([expansion.instead(pos, player.seat, resource) for expansion in pos.expansions])


def seats_from(pos: Position, seat: int) -> list[int]:
    """All seats, opponents first, in turn order behind a seat."""
    count = len(pos.players)
    return [(seat + i) % count for i in range(1, count + 1)]


@final
class LowerAny(Effect):
    """The production of one player goes down."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """Somebody must be able to take all of it; what the same card brings its player may come first."""
        if pos.options.players == 1:
            return None
        least = FLOOR[self.resource] + self.number
        for player in pos.players:
            if can_lower(player, self.resource, self.number):
                return None
        mine = pos.players[seat].production[self.resource]
        if card >= 0 and mine + foreseen(pos, seat, TABLE[card], self.resource, production=True) >= least:
            return None
        return Why(f"target.production.{RESOURCES[self.resource]}", self.number)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask whose."""
        victims = [s for s in seats_from(pos, seat) if can_lower(pos.players[s], self.resource, self.number)]
        if pos.options.players == 1:
            victims.insert(0, NEUTRAL)
        options: list[Task] = [LowerWhose(victim, self.resource, self.number) for victim in victims]
        if options:
            pos.ask(seat, "target", options)

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def text(self) -> Text:
        """Lower any production."""
        return Text(f"effect.lowerany.{RESOURCES[self.resource]}", self.number)


@final
class LowerWhose(Task):
    """The choice of whose production goes down."""

    def __init__(self, victim: int, resource: int, number: int) -> None:
        self.victim: Final = victim
        self.resource: Final = resource
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Lower it."""
        if self.victim != NEUTRAL:
            change_production(pos, self.victim, self.resource, -self.number)

    def notation(self) -> str:
        """For example `seat 1`."""
        return seat_notation(self.victim)

    def label(self) -> Text:
        """Whose, and how much."""
        what = Text(f"production.{RESOURCES[self.resource]}")
        return Text("choice.lower", Text("seat", self.victim), what, self.number)


def seat_notation(seat: int) -> str:
    """A seat as a choice."""
    return "neutral" if seat == NEUTRAL else f"seat {seat}"


@final
class Remove(Effect):
    """Resources of one player go back to the supply, or to the active player if stolen; at most so many."""

    def __init__(self, resource: int, number: int, steal: bool = False, beside: bool = False) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.steal: Final = steal
        self.beside: Final = beside

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """As one of several options it needs somebody to hit; on its own it is skipped."""
        return None if self.victims(pos, seat) else Why(f"target.stock.{RESOURCES[self.resource]}")

    def victims(self, pos: Position, seat: int) -> list[int]:
        """Who has some and is not protected; the neutral opponent has whatever one can steal."""
        if pos.options.players == 1:
            return [NEUTRAL] if self.steal else []
        found = [s for s in seats_from(pos, seat) if can_lose(pos, pos.players[s], self.resource)]
        if self.resource == PLANT:
            found = [s for s in found if s == seat or not pos.players[s].sheltered]
        if self.beside:
            around = [pos.owners[s] for s in NEXT[pos.placed] if pos.tiles[s] != EMPTY]
            return [s for s in found if s in around]
        if self.steal:
            found = [s for s in found if s != seat]
        return found

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask whose, or nobody's."""
        victims = self.victims(pos, seat)
        options: list[Task] = [RemoveWhose(seat, s, self.resource, self.number, self.steal) for s in victims]
        if NEUTRAL in victims:
            RemoveSome(RemoveWhose(seat, NEUTRAL, self.resource, self.number, self.steal), self.number).run(pos)
        elif options:
            pos.ask(seat, "target", [*options, Nobody()])

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def word(self) -> str:
        """The resource."""
        return RESOURCES[self.resource]

    def text(self) -> Text:
        """Remove or steal up to so many."""
        if self.beside:
            return Text("effect.remove.beside", self.number)
        return Text(f"effect.{'steal' if self.steal else 'remove'}.{RESOURCES[self.resource]}", self.number)


@final
class RemoveWhose(Task):
    """The choice of whose resources are removed."""

    def __init__(self, seat: int, victim: int, resource: int, number: int, steal: bool) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.resource: Final = resource
        self.number: Final = number
        self.steal: Final = steal

    def run(self, pos: Position) -> None:
        """Ask how many."""
        victim = pos.players[self.victim]
        most = min(self.number, victim.stock[purse(victim, self.resource)])
        options: list[Task] = [RemoveSome(self, n) for n in range(most, 0, -1)]
        if victim.automa:
            for expansion in pos.expansions:
                options += expansion.instead(pos, self.victim, self.resource)
        pos.ask(self.seat, "amount", options)

    def notation(self) -> str:
        """For example `seat 1`."""
        return seat_notation(self.victim)

    def label(self) -> Text:
        """Whose."""
        return Text("choice.victim", Text("seat", self.victim))


@final
class RemoveSome(Task):
    """The choice of how many resources are removed."""

    def __init__(self, whose: RemoveWhose, number: int) -> None:
        self.whose: Final = whose
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Remove them."""
        whose = self.whose
        if whose.victim != NEUTRAL:
            victim = pos.players[whose.victim]
            victim.stock[purse(victim, whose.resource)] -= self.number
        if whose.steal:
            pos.players[whose.seat].stock[whose.resource] += self.number
        if pos.recording:
            amount = Text(f"amount.{RESOURCES[whose.resource]}", self.number)
            pos.log("steal" if whose.steal else "remove", whose.seat, amount, Text("seat", whose.victim))

    def notation(self) -> str:
        """For example `amount 3`."""
        return f"amount {self.number}"

    def label(self) -> Text:
        """How many."""
        return Text(f"amount.{RESOURCES[self.whose.resource]}", self.number)


@final
class Nobody(Task):
    """The choice to waive an effect."""

    def notation(self) -> str:
        """Plainly `none`."""
        return "none"

    def label(self) -> Text:
        """Nobody, nothing."""
        return Text("choice.none")


@final
class RemoveFromCard(Effect):
    """Resources on one card of any player go back to the supply; at most so many."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be such a card; alone there is nobody to harm."""
        if pos.options.players > 1 and prey(pos, seat, self.kind):
            return None
        return Why(f"target.stock.{RESOURCES[self.kind]}")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask from which card, or none."""
        options: list[Task] = [FromCard(seat, o, c, self.number, -1) for o, c in prey(pos, seat, self.kind)]
        if options:
            pos.ask(seat, "target", [*options, Nobody()])

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def word(self) -> str:
        """The kind."""
        return RESOURCES[self.kind]

    def text(self) -> Text:
        """Remove up to so many."""
        return Text(f"effect.removecard.{RESOURCES[self.kind]}", self.number)


def prey(pos: Position, seat: int, kind: int) -> list[tuple[int, int]]:
    """Owners and cards from which a seat may remove resources of a kind."""
    found = []
    for owner in seats_from(pos, seat):
        player = pos.players[owner]
        if player.automa and player.stock[MC] > 0:
            found.append((owner, -1))
        if owner != seat and player.sheltered and kind in {ANIMAL, MICROBE}:
            continue
        for card, number in player.holdings.items():
            if number and TABLE[card].holds == kind and not any([isinstance(e, Guard) for e in TABLE[card].lasting]):
                found.append((owner, card))
    return found


@final
class FromCard(Task):
    """The choice of a card to take resources from; they go to the card `onto` if there is one."""

    def __init__(self, seat: int, owner: int, card: int, number: int, onto: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card
        self.number: Final = number
        self.onto: Final = onto

    def run(self, pos: Position) -> None:
        """Ask how many, if there is a choice."""
        if self.owner == NEUTRAL or self.onto >= 0:
            TakeSome(self, self.number).run(pos)
            return
        owner = pos.players[self.owner]
        most = min(self.number, owner.stock[MC] if self.card < 0 else owner.holdings[self.card])
        pos.ask(self.seat, "amount", [TakeSome(self, n) for n in range(most, 0, -1)])

    def notation(self) -> str:
        """For example `card 172`."""
        if self.card < 0:
            return f"seat {self.owner}"
        return "neutral" if self.owner == NEUTRAL else f"card {number_of(self.card)}"

    def label(self) -> Text:
        """Whose card."""
        if self.owner == NEUTRAL:
            return Text("seat", NEUTRAL)
        if self.card < 0:
            return Text("choice.victim", Text("seat", self.owner))
        return Text("choice.fromcard", TABLE[self.card].title, Text("seat", self.owner))


@final
class TakeSome(Task):
    """The choice of how many resources are taken from a card."""

    def __init__(self, source: FromCard, number: int) -> None:
        self.source: Final = source
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Move them."""
        source = self.source
        kind = "mc" if source.card < 0 else RESOURCES[TABLE[source.card].holds]
        if source.card < 0:
            pos.players[source.owner].stock[MC] -= self.number
        elif source.owner != NEUTRAL:
            pos.players[source.owner].holdings[source.card] -= self.number
        if source.onto >= 0:
            pos.players[source.seat].holdings[source.onto] += self.number
        if pos.recording:
            name = "takecard" if source.onto >= 0 else "removecard"
            name += ".neutral" if source.owner == NEUTRAL else ""
            about = Text("seat", source.owner) if source.card < 0 else TABLE[source.card].title
            pos.log(name, source.seat, Text(f"amount.{kind}", self.number), about)

    def notation(self) -> str:
        """For example `amount 2`."""
        return f"amount {self.number}"

    def label(self) -> Text:
        """How many."""
        kind = "mc" if self.source.card < 0 else RESOURCES[TABLE[self.source.card].holds]
        return Text(f"amount.{kind}", self.number)


@final
class Prey(Effect):
    """One resource of a kind moves from a card of any player to this card."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be one to take; in the solo game there always is."""
        if pos.options.players == 1 or prey(pos, seat, self.kind):
            return None
        return Why(f"target.stock.{RESOURCES[self.kind]}")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask from which card."""
        options: list[Task] = [FromCard(seat, owner, c, 1, card) for owner, c in prey(pos, seat, self.kind)]
        if pos.options.players == 1:
            options.insert(0, FromCard(seat, NEUTRAL, card, 1, card))
        pos.ask(seat, "target", options)

    def text(self) -> Text:
        """Take one from any card."""
        return Text(f"effect.prey.{RESOURCES[self.kind]}")
