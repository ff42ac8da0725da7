"""Red-bordered effects on cards: taking resources that lie on a card of any player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.harm import Nobody, seat_wording, seats_from
from areopolis.terraforming.effects.lasting import Guard
from areopolis.terraforming.icons import here, resource
from areopolis.terraforming.player import Player
from areopolis.terraforming.refs import card_ref, resource_ref, seat_ref
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import ANIMAL, MC, MICROBE, NEUTRAL, RESOURCES
from areopolis.terraforming.vocabulary import HARMS, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class RemoveFromCard(Steady):
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
        options: list[Task] = [
            FromCard(seat, o, c, self.number, -1, self.kind, card) for o, c in prey(pos, seat, self.kind)
        ]
        if options:
            pos.ask(seat, "target", [*options, Nobody()])

    def stage(self, pos: Position, seat: int) -> int:
        """After all that is gained or placed."""
        return HARMS

    def word(self) -> str:
        """The kind."""
        return RESOURCES[self.kind]

    def about(self) -> tuple[Ref, ...]:
        """The resource."""
        return (resource_ref(self.kind, self.number),)

    def text(self) -> Text:
        """Remove up to so many."""
        return Text(f"effect.removecard.{RESOURCES[self.kind]}", self.number)

    def icons(self) -> list[Icon]:
        """What lies on any card."""
        return [resource(self.kind, -self.number, anyone=True)]


def prey(pos: Position, seat: int, kind: int) -> list[tuple[int, int]]:
    """Owners and cards from which a seat may remove resources of a kind."""
    holders = []
    for owner in seats_from(pos, seat):
        player = pos.players[owner]
        if player.automa and player.stock[MC] > 0:
            holders.append((owner, -1))
        for card in player.holdings:
            if why_no_prey(player, card, seat, kind) is None:
                holders.append((owner, card))
    return holders


def why_no_prey(player: Player, card: int, seat: int, kind: int) -> Why | None:
    """Why a seat may not take resources of a kind from a card of a player."""
    holds = BY_ID[card].holds
    if holds != kind:
        return Why("holds", Text(f"resource.{RESOURCES[holds]}"))
    if not player.holdings[card]:
        return Why("bare")
    if any([isinstance(effect, Guard) for effect in BY_ID[card].lasting]):
        return Why("guarded")
    if player.seat != seat and player.sheltered and kind in {ANIMAL, MICROBE}:
        return Why("victim.sheltered")
    return None


@final
class FromCard(Task):
    """The choice of a card to take resources from; they go to the card `onto` if there is one."""

    def __init__(self, seat: int, owner: int, card: int, number: int, onto: int, kind: int, by: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card
        self.number: Final = number
        self.onto: Final = onto
        self.kind: Final = kind
        self.by: Final = by

    def run(self, pos: Position) -> None:
        """Ask how many, if there is a choice."""
        if self.owner == NEUTRAL or self.onto >= 0:
            TakeSome(self, self.number).run(pos)
            return
        owner = pos.players[self.owner]
        most = min(self.number, owner.stock[MC] if self.card < 0 else owner.holdings[self.card])
        pos.ask(self.seat, "amount", [TakeSome(self, n) for n in range(most, 0, -1)])

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `card 172`."""
        if self.card < 0:
            return seat_wording(self.owner)
        return seat_wording(NEUTRAL) if self.owner == NEUTRAL else ("card", card_ref(self.card))

    def about(self) -> tuple[Ref, ...]:
        """Whose card, what is taken, and where it goes."""
        onto = (card_ref(self.onto),) if self.onto >= 0 else ()
        if self.owner == NEUTRAL or self.card < 0:
            return (seat_ref(self.owner), *onto)
        return (card_ref(self.card), seat_ref(self.owner), resource_ref(self.kind), *onto)

    def source(self) -> int:
        """The card that takes them."""
        return self.by

    def subject(self) -> Text | None:
        """What, and how many."""
        return Text("loss", Text(f"resource.{RESOURCES[self.kind]}"), self.number)

    def others(self, pos: Position) -> list[Task]:
        """Every card of anybody that holds resources, and every automa."""
        answers: list[Task] = []
        for player in pos.players:
            for card in [-1, *player.holdings] if player.automa else player.holdings:
                answers.append(FromCard(self.seat, player.seat, card, self.number, self.onto, self.kind, self.by))
        return answers

    def why_refused(self, pos: Position) -> Why | None:
        """Some of the kind must lie there, without protection."""
        if self.card < 0:
            return None if pos.players[self.owner].stock[MC] > 0 else Why("victim.stock.mc")
        return why_no_prey(pos.players[self.owner], self.card, self.seat, self.kind)

    def label(self) -> Text:
        """Whose card."""
        if self.owner == NEUTRAL:
            return Text("seat", NEUTRAL)
        if self.card < 0:
            return Text("choice.victim", Text("seat", self.owner))
        return Text("choice.fromcard", BY_ID[self.card].title, Text("seat", self.owner))


@final
class TakeSome(Task):
    """The choice of how many resources are taken from a card."""

    def __init__(self, whence: FromCard, number: int) -> None:
        self.whence: Final = whence
        self.number: Final = number

    def run(self, pos: Position) -> None:
        """Move them."""
        source = self.whence
        kind = "mc" if source.card < 0 else RESOURCES[BY_ID[source.card].holds]
        if source.card < 0:
            pos.players[source.owner].stock[MC] -= self.number
        elif source.owner != NEUTRAL:
            pos.players[source.owner].holdings[source.card] -= self.number
        if source.onto >= 0:
            pos.players[source.seat].holdings[source.onto] += self.number
        if pos.recording:
            name = "takecard" if source.onto >= 0 else "removecard"
            name += ".neutral" if source.owner == NEUTRAL else ".bot" if source.card < 0 else ""
            about = Text("seat", source.owner) if source.card < 0 else BY_ID[source.card].title
            pos.log(name, source.seat, Text(f"amount.{kind}", self.number), about)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `amount 2`."""
        return ("amount", str(self.number))

    def about(self) -> tuple[Ref, ...]:
        """How many of what, and from where."""
        source = self.whence
        if source.card < 0:
            return (seat_ref(source.owner), resource_ref(MC, self.number))
        return (card_ref(source.card), seat_ref(source.owner), resource_ref(source.kind, self.number))

    def source(self) -> int:
        """The card that takes them."""
        return self.whence.by

    def label(self) -> Text:
        """How many."""
        kind = "mc" if self.whence.card < 0 else RESOURCES[BY_ID[self.whence.card].holds]
        return Text(f"amount.{kind}", self.number)


@final
class Prey(Steady):
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
        options: list[Task] = [
            FromCard(seat, owner, c, 1, card, self.kind, card) for owner, c in prey(pos, seat, self.kind)
        ]
        if pos.options.players == 1:
            options.insert(0, FromCard(seat, NEUTRAL, card, 1, card, self.kind, card))
        pos.ask(seat, "target", options)

    def text(self) -> Text:
        """Take one from any card."""
        return Text(f"effect.prey.{RESOURCES[self.kind]}")

    def icons(self) -> list[Icon]:
        """From any card to this one."""
        return [resource(self.kind, -1, anyone=True), here(1)]
