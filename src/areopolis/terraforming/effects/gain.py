"""Gaining and losing: resources, production, rating, resources on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import either, icon, note
from areopolis.kernel.ref import NO_AMOUNT, Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.icons import ANY, RATING, counted, here, produces, resource
from areopolis.terraforming.refs import card_ref, production_ref, resource_ref
from areopolis.terraforming.rules.rating import raise_rating
from areopolis.terraforming.rules.resolve import foreseen
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import FLOOR, MC, NOTHING, RESOURCES
from areopolis.terraforming.vocabulary import CHOICES, LOSSES, MANY_STEPS, NOW, Count, Effect, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


def per(name: str, number: int, count: Count | None) -> Text:
    """The sentence with or without «for every …»."""
    return Text(name, number) if count is None else Text(f"{name}.per", number, count.text())


@final
class Gain(Steady):
    """Resources from the supply."""

    def __init__(self, resource: int, number: int = 1, count: Count | None = None) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.count: Final = count

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Put them on the board of the player."""
        number = self.number if self.count is None else self.number * self.count.of(pos, seat, card)
        if number:
            pos.players[seat].stock[self.resource] += number
            if pos.recording:
                pos.log("gain", seat, Text(f"amount.{RESOURCES[self.resource]}", number))

    def promises(self, pos: Position, seat: int, card: int, resource: int, production: bool) -> int:
        """The number, if it is this resource."""
        if production or resource != self.resource:
            return 0
        return self.number if self.count is None else self.number * self.count.of(pos, seat, card)

    def word(self) -> str:
        """The resource."""
        return RESOURCES[self.resource]

    def about(self) -> tuple[Ref, ...]:
        """The resource."""
        return (resource_ref(self.resource, self.number if self.count is None else NO_AMOUNT),)

    def text(self) -> Text:
        """Gain so much."""
        return per(f"effect.gain.{RESOURCES[self.resource]}", self.number, self.count)

    def icons(self) -> list[Icon]:
        """The resource."""
        return counted(resource(self.resource, self.number), self.count)


def told(effects: tuple[Effect, ...]) -> list[Text]:
    """The sentences of effects; neighbours that differ by the resource only share one."""
    return [sentence(group) for group in groups(effects)]


def groups(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Effects in the groups that share a sentence."""
    grouped: list[tuple[Effect, ...]] = []
    i = 0
    while i < len(effects):
        alike = 1
        while i + alike < len(effects) and together(effects[i], effects[i + alike]):
            alike += 1
        grouped.append(effects[i : i + alike])
        i += alike
    return grouped


def sentence(group: tuple[Effect, ...]) -> Text:
    """The sentence of effects that share one."""
    return group[0].text() if len(group) == 1 else gathered(list(group))


def together(one: Effect, other: Effect) -> bool:
    """Whether two effects are told with one verb: both gain resources, or both raise production as much."""
    if isinstance(one, Gain) and isinstance(other, Gain):
        return one.count is None and other.count is None
    if isinstance(one, Produce) and isinstance(other, Produce):
        return one.count is None and other.count is None and one.number == other.number > 0
    return False


def gathered(effects: list[Effect]) -> Text:
    """One sentence for effects that are told together."""
    amounts = [Text(f"amount.{RESOURCES[one.resource]}", one.number) for one in effects if isinstance(one, Gain)]
    if amounts:
        return Text("effect.gain", Text("and", *amounts))
    raised = [one for one in effects if isinstance(one, Produce)]
    names = [Text(f"production.{RESOURCES[one.resource]}") for one in raised]
    return Text("effect.produce", Text("and", *names), raised[0].number)


@final
class Lose(Effect):
    """Resources that must be given up."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """They must be there; what the same card brings may be used."""
        have = pos.players[seat].stock[self.resource]
        needed = self.number
        if have < needed and card >= 0:
            needed -= foreseen(pos, seat, BY_ID[card], self.resource, production=False)
        return None if have >= needed else Why(f"stock.{RESOURCES[self.resource]}", needed, have)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Take them from the board of the player."""
        pos.players[seat].stock[self.resource] -= self.number
        if pos.recording:
            pos.log("spend", seat, Text(f"amount.{RESOURCES[self.resource]}", self.number))

    def stage(self, pos: Position, seat: int) -> int:
        """Last."""
        return LOSSES

    def keeps(self, resource: int) -> int:
        """The number, if it is this resource."""
        return self.number if resource == self.resource else 0

    def most_steps(self) -> int:
        """None; but money is not there for anything else then."""
        return MANY_STEPS if self.resource == MC else 0

    def text(self) -> Text:
        """Lose so much."""
        return Text(f"effect.lose.{RESOURCES[self.resource]}", self.number)

    def icons(self) -> list[Icon]:
        """The resource."""
        return [resource(self.resource, -self.number)]


@final
class Produce(Steady):
    """More production, or less with a negative number, which must then be possible."""

    def __init__(self, resource: int, number: int = 1, count: Count | None = None) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.count: Final = count

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """A decrease must stay above the floor; what the same card brings may come first."""
        if self.number >= 0:
            return None
        floor = FLOOR[self.resource]
        have = pos.players[seat].production[self.resource]
        needed = floor - self.number
        if have < needed and card >= 0:
            needed -= foreseen(pos, seat, BY_ID[card], self.resource, production=True)
        return None if have >= needed else Why(f"production.{RESOURCES[self.resource]}", needed, have)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Move the marker of the player."""
        number = self.number if self.count is None else self.number * self.count.of(pos, seat, card)
        if number:
            change_production(pos, seat, self.resource, number)

    def stage(self, pos: Position, seat: int) -> int:
        """Increases at once, decreases last."""
        return LOSSES if self.number < 0 else NOW

    def promises(self, pos: Position, seat: int, card: int, resource: int, production: bool) -> int:
        """The number, if it is an increase of this production."""
        if not production or resource != self.resource or self.number < 0:
            return 0
        return self.number if self.count is None else self.number * self.count.of(pos, seat, card)

    def word(self) -> str:
        """The resource."""
        return RESOURCES[self.resource]

    def about(self) -> tuple[Ref, ...]:
        """The production."""
        fixed = self.count is None and self.number > 0
        return (production_ref(self.resource, self.number if fixed else NO_AMOUNT),)

    def text(self) -> Text:
        """Production up or down."""
        if self.number < 0:
            return Text(f"effect.lower.{RESOURCES[self.resource]}", -self.number)
        return per(f"effect.produce.{RESOURCES[self.resource]}", self.number, self.count)

    def icons(self) -> list[Icon]:
        """In the frame of production."""
        return counted(produces(self.resource, self.number), self.count)


def change_production(pos: Position, seat: int, resource: int, number: int) -> None:
    """Move a production marker."""
    pos.players[seat].production[resource] += number
    if pos.players[seat].automa:
        for expansion in pos.expansions:
            expansion.lowered(pos, seat, resource, -number)
    if pos.recording:
        way = "up" if number > 0 else "down"
        pos.log(f"production.{way}", seat, Text(f"production.{RESOURCES[resource]}"), abs(number))


@final
class Rate(Effect):
    """Steps of terraform rating besides those of global parameters."""

    def __init__(self, number: int = 1, count: Count | None = None) -> None:
        self.number: Final = number
        self.count: Final = count

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Raise the rating."""
        raise_rating(pos, seat, self.number if self.count is None else self.number * self.count.of(pos, seat, card))

    def most_steps(self) -> int:
        """So many, unless they are counted."""
        return self.number if self.count is None else MANY_STEPS

    def text(self) -> Text:
        """So many steps."""
        return per("effect.rate", self.number, self.count)

    def icons(self) -> list[Icon]:
        """The rating."""
        return counted(icon(RATING, amount=self.number), self.count)


@final
class StartRating(Effect):
    """The rating that a corporation starts with differs from the usual."""

    def __init__(self, change: int) -> None:
        self.change: Final = change

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Move the marker; this is no raise and no loss."""
        pos.players[seat].tr += self.change

    def text(self) -> Text:
        """So much lower."""
        return Text("effect.startrating", -self.change)

    def icons(self) -> list[Icon]:
        """The rating."""
        return [icon(RATING, amount=self.change)]


@final
class AddHere(Steady):
    """Resources on this card."""

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Put them on the card."""
        add_to_card(pos, seat, card, self.number)

    def word(self) -> str:
        """As in the choice between adding and spending."""
        return "add"

    def text(self) -> Text:
        """So many here."""
        return Text("effect.addhere", self.number)

    def icons(self) -> list[Icon]:
        """What lies here."""
        return [here(self.number)]


@final
class AddPlayed(Steady):
    """Resources on the card that is being played, if it holds animals or microbes."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: Final = kinds

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """The card must hold such a kind."""
        return None if BY_ID[pos.playing].holds in self.kinds else Why("holder.played")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Put one on it."""
        add_to_card(pos, seat, pos.playing, 1)

    def word(self) -> str:
        """The resource of that card, whatever it is."""
        return "resource"

    def icons(self) -> list[Icon]:
        """One of the kinds."""
        return [either([[resource(kind, 1)] for kind in self.kinds])]


@final
class AddOther(Steady):
    """Resources of a kind on one card of the seat that holds that kind; skipped if there is none."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """As one of several options it needs a card; on its own it is skipped."""
        return None if holders(pos, seat, self.kind) else Why(f"holder.{RESOURCES[self.kind]}")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for the card."""
        cards = holders(pos, seat, self.kind)
        if cards:
            pos.ask(seat, "card", [PutOn(seat, holder, self.number, self.kind, card) for holder in cards])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def word(self) -> str:
        """The kind."""
        return RESOURCES[self.kind]

    def about(self) -> tuple[Ref, ...]:
        """What goes on a card."""
        return (resource_ref(self.kind, self.number),)

    def text(self) -> Text:
        """So many on one card."""
        return Text(f"effect.addother.{RESOURCES[self.kind]}", self.number)

    def icons(self) -> list[Icon]:
        """The resource, on another card."""
        return [resource(self.kind, self.number), note("card")]


@final
class AddToFull(Steady):
    """One more resource on a card of the seat that already has some."""

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for the card; without one there is no effect."""
        cards = [holder for holder, number in pos.players[seat].holdings.items() if number]
        if cards:
            pos.ask(seat, "card", [PutOn(seat, holder, 1, NOTHING, card) for holder in cards])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def icons(self) -> list[Icon]:
        """Any resource, on a card that has some."""
        return [icon("resource", ANY, 1), note("card")]


def holders(pos: Position, seat: int, kind: int) -> list[int]:
    """The cards of a seat that hold resources of a kind."""
    return [card for card in pos.players[seat].holdings if BY_ID[card].holds == kind]


def add_to_card(pos: Position, seat: int, card: int, number: int) -> None:
    """Put resources on a card."""
    player = pos.players[seat]
    player.holdings[card] = player.holdings.get(card, 0) + number
    if pos.recording:
        pos.log("add", seat, Text(f"amount.{RESOURCES[BY_ID[card].holds]}", number), BY_ID[card].title)


@final
class PutOn(Task):
    """The choice of a card for resources."""

    def __init__(self, seat: int, card: int, number: int, kind: int, by: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.number: Final = number
        # The kind that it must hold, or NOTHING where some must lie on it already.
        self.kind: Final = kind
        self.by: Final = by

    def run(self, pos: Position) -> None:
        """Put them there."""
        add_to_card(pos, self.seat, self.card, self.number)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `card 049`."""
        return ("card", card_ref(self.card))

    def about(self) -> tuple[Ref, ...]:
        """The card and what goes on it."""
        return (card_ref(self.card), resource_ref(BY_ID[self.card].holds, self.number))

    def source(self) -> int:
        """The card that brings them."""
        return self.by

    def subject(self) -> Text | None:
        """How many of what."""
        return None if self.kind == NOTHING else Text(f"amount.{RESOURCES[self.kind]}", self.number)

    def others(self, pos: Position) -> list[Task]:
        """Every card of the seat that holds resources."""
        holders = pos.players[self.seat].holdings
        return [PutOn(self.seat, card, self.number, self.kind, self.by) for card in holders]

    def why_refused(self, pos: Position) -> Why | None:
        """It must hold the kind, or have some already."""
        holds = BY_ID[self.card].holds
        if self.kind != NOTHING:
            return None if holds == self.kind else Why("holds", Text(f"resource.{RESOURCES[holds]}"))
        return None if pos.players[self.seat].holdings.get(self.card) else Why("bare")

    def label(self) -> Text:
        """The card."""
        return BY_ID[self.card].title
