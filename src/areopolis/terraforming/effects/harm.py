"""Red-bordered effects: what one does to any player.

A decrease of production is compulsory and must be possible for one player, the active one included (rulebook p. 9).
Taking resources is free to be waived or done in part, from one player only. In the solo game the neutral opponent can
always be hit (p. 13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import frame, note
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.board import NEXT
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.gain import change_production
from areopolis.terraforming.icons import STEAL, produces, resource
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import production_ref, resource_ref, seat_ref
from areopolis.terraforming.rules.resolve import foreseen
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import EMPTY, FLOOR, MC, NEUTRAL, PLANT, RESOURCES
from areopolis.terraforming.vocabulary import HARMS, Steady

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
class LowerAny(Steady):
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
        if card >= 0 and mine + foreseen(pos, seat, BY_ID[card], self.resource, production=True) >= least:
            return None
        return Why(f"target.production.{RESOURCES[self.resource]}", self.number)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask whose."""
        victims = [s for s in seats_from(pos, seat) if can_lower(pos.players[s], self.resource, self.number)]
        if pos.options.players == 1:
            victims.insert(0, NEUTRAL)
        options: list[Task] = [LowerWhose(victim, self.resource, self.number, card) for victim in victims]
        if options:
            pos.ask(seat, "target", options)

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def about(self) -> tuple[Ref, ...]:
        """The production."""
        return (production_ref(self.resource, self.number),)

    def text(self) -> Text:
        """Lower any production."""
        return Text(f"effect.lowerany.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """Production of any player."""
        return [produces(self.resource, -self.number, anyone=True)]


@final
class LowerWhose(Task):
    """The choice of whose production goes down."""

    def __init__(self, victim: int, resource: int, number: int, card: int) -> None:
        self.victim: Final = victim
        self.resource: Final = resource
        self.number: Final = number
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Lower it."""
        if self.victim != NEUTRAL:
            change_production(pos, self.victim, self.resource, -self.number)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `seat 1`."""
        return seat_wording(self.victim)

    def about(self) -> tuple[Ref, ...]:
        """Whose production, and how much of it."""
        return (seat_ref(self.victim), production_ref(self.resource, self.number))

    def source(self) -> int:
        """The card."""
        return self.card

    def subject(self) -> Text | None:
        """Which production."""
        return Text("loss", Text(f"production.{RESOURCES[self.resource]}"), self.number)

    def others(self, pos: Position) -> list[Task]:
        """Every seat."""
        seats = range(len(pos.players))
        return [LowerWhose(seat, self.resource, self.number, self.card) for seat in seats]

    def why_refused(self, pos: Position) -> Why | None:
        """It must be able to lose all of it."""
        if self.victim == NEUTRAL or can_lower(pos.players[self.victim], self.resource, self.number):
            return None
        have = pos.players[self.victim].production[self.resource]
        return Why("victim.production", Text(f"production.{RESOURCES[self.resource]}"), have)

    def label(self) -> Text:
        """Whose, and how much."""
        what = Text(f"production.{RESOURCES[self.resource]}")
        return Text("choice.lower", Text("seat", self.victim), what, self.number)


def seat_wording(seat: int) -> tuple[str | Ref, ...]:
    """A seat as a choice."""
    return (seat_ref(seat),) if seat == NEUTRAL else ("seat", seat_ref(seat))


@final
class Remove(Steady):
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
        return [victim for victim in seats_from(pos, seat) if self.why_spared(pos, seat, victim) is None]

    def why_spared(self, pos: Position, seat: int, victim: int) -> Why | None:
        """Why nothing can be taken from a seat."""
        player = pos.players[victim]
        if self.steal and victim == seat:
            return Why("victim.self")
        if self.beside and not any([pos.owners[s] == victim and pos.tiles[s] != EMPTY for s in NEXT[pos.placed]]):
            return Why("victim.beside")
        if not can_lose(pos, player, self.resource):
            return Why(f"victim.stock.{RESOURCES[purse(player, self.resource)]}")
        if self.resource == PLANT and victim != seat and player.sheltered:
            return Why("victim.sheltered")
        return None

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask whose, or nobody's."""
        victims = self.victims(pos, seat)
        options: list[Task] = [RemoveWhose(seat, s, self, card) for s in victims]
        if NEUTRAL in victims:
            RemoveSome(RemoveWhose(seat, NEUTRAL, self, card), self.number).run(pos)
        elif options:
            pos.ask(seat, "target", [*options, Nobody()])

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def word(self) -> str:
        """The resource."""
        return RESOURCES[self.resource]

    def about(self) -> tuple[Ref, ...]:
        """The resource."""
        return (resource_ref(self.resource, self.number),)

    def text(self) -> Text:
        """Remove or steal up to so many."""
        if self.beside:
            return Text("effect.remove.beside", self.number)
        return Text(f"effect.{'steal' if self.steal else 'remove'}.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """The resource of any player."""
        if self.steal:
            return [frame(STEAL, [resource(self.resource, self.number, anyone=True)])]
        lost = resource(self.resource, -self.number, anyone=True)
        return [lost, note("beside")] if self.beside else [lost]


@final
class RemoveWhose(Task):
    """The choice of whose resources are removed."""

    def __init__(self, seat: int, victim: int, remove: Remove, card: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.remove: Final = remove
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Ask how many."""
        victim = pos.players[self.victim]
        resource = self.remove.resource
        most = min(self.remove.number, victim.stock[purse(victim, resource)])
        options: list[Task] = [RemoveSome(self, n) for n in range(most, 0, -1)]
        if victim.automa:
            for expansion in pos.expansions:
                options += expansion.instead(pos, self.victim, resource)
        pos.ask(self.seat, "amount", options)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `seat 1`."""
        return seat_wording(self.victim)

    def about(self) -> tuple[Ref, ...]:
        """Whose, of what, and how many at most."""
        return (seat_ref(self.victim), resource_ref(self.remove.resource, self.remove.number))

    def source(self) -> int:
        """The card."""
        return self.card

    def subject(self) -> Text | None:
        """What, and how many."""
        return Text("loss", Text(f"resource.{RESOURCES[self.remove.resource]}"), self.remove.number)

    def others(self, pos: Position) -> list[Task]:
        """Every seat."""
        return [RemoveWhose(self.seat, seat, self.remove, self.card) for seat in range(len(pos.players))]

    def why_refused(self, pos: Position) -> Why | None:
        """It must have some, and no protection."""
        return self.remove.why_spared(pos, self.seat, self.victim)

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
        remove = whose.remove
        if whose.victim != NEUTRAL:
            victim = pos.players[whose.victim]
            victim.stock[purse(victim, remove.resource)] -= self.number
        if remove.steal:
            pos.players[whose.seat].stock[remove.resource] += self.number
        if pos.recording:
            amount = Text(f"amount.{RESOURCES[remove.resource]}", self.number)
            name = "steal" if remove.steal else "remove"
            if whose.victim == NEUTRAL:
                pos.log(f"{name}.neutral", whose.seat, amount)
            elif pos.players[whose.victim].automa and remove.resource != MC:
                money = Text("amount.mc", self.number)
                pos.log(f"{name}.bot", whose.seat, amount, Text("seat", whose.victim), money)
            else:
                pos.log(name, whose.seat, amount, Text("seat", whose.victim))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `amount 3`."""
        return ("amount", str(self.number))

    def about(self) -> tuple[Ref, ...]:
        """How many of what, and whose."""
        return (seat_ref(self.whose.victim), resource_ref(self.whose.remove.resource, self.number))

    def source(self) -> int:
        """The card."""
        return self.whose.card

    def subject(self) -> Text | None:
        """Whose."""
        return Text("seat", self.whose.victim)

    def label(self) -> Text:
        """How many."""
        return Text(f"amount.{RESOURCES[self.whose.remove.resource]}", self.number)


@final
class Nobody(Task):
    """The choice to waive an effect."""

    def wording(self) -> tuple[str | Ref, ...]:
        """Plainly `none`."""
        return ("none",)

    def label(self) -> Text:
        """Nobody, nothing."""
        return Text("choice.none")
