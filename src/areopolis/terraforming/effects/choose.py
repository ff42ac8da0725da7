"""Choices on cards: one of several, if possible, so many, again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ACTION, EFFECT, FREE, IF, either, frame, icon, named, note
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text, Why
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.do import Do
from areopolis.terraforming.effects.action import Action
from areopolis.terraforming.effects.counts import OwnTags
from areopolis.terraforming.effects.gain import Gain, Produce, change_production, told
from areopolis.terraforming.effects.harm import LowerAny
from areopolis.terraforming.effects.place import Mine
from areopolis.terraforming.icons import ANY, CARD, PRODUCTION, money, resource, row, tag
from areopolis.terraforming.refs import card_ref, production_ref, resource_ref
from areopolis.terraforming.rules.resolve import settle
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import BOARD_RESOURCES, BUILDING, RESOURCES, TAGS
from areopolis.terraforming.vocabulary import CHOICES, Effect, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.card import Card
    from areopolis.terraforming.position import Position


@final
class Either(Effect):
    """The player does exactly one of the parts."""

    def __init__(self, *parts: Effect) -> None:
        self.parts: Final = parts

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """One of them must be possible."""
        why = None
        for part in self.parts:
            why = part.why_not(pos, seat, card)
            if why is None:
                return None
        return why

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for one of those that are possible."""
        options: list[Task] = [Do(seat, part, card) for part in self.parts if part.why_not(pos, seat, card) is None]
        if options:
            pos.ask(seat, "either", options)

    def stage(self, pos: Position, seat: int) -> int:
        """A choice; as late as its latest part."""
        return max([CHOICES, *[part.stage(pos, seat) for part in self.parts]])

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """All that its possible parts touch."""
        touched = 0
        for part in self.parts:
            if part.why_not(pos, seat, card) is None:
                touched |= part.touches(pos, seat, card)
        return touched

    def promises(self, pos: Position, seat: int, card: int, resource: int, production: bool) -> int:
        """The most that a part gives."""
        return max([part.promises(pos, seat, card, resource, production) for part in self.parts])

    def most_steps(self) -> int:
        """The most of a part."""
        return max([part.most_steps() for part in self.parts])

    def text(self) -> Text:
        """One or the other."""
        return swap_text(self.parts) or Text("effect.either", Text("either", *[part.text() for part in self.parts]))

    def icons(self) -> list[Icon]:
        """One or the other."""
        every = swapped(self.parts)
        if every is not None:
            return named(every.icons(), RESOURCES[0], ANY)
        return [either([part.icons() for part in self.parts])]


def swap_text(parts: tuple[Effect, ...]) -> Text | None:
    """One sentence for options that are the same for all resources: less production, and some of that resource."""
    every = swapped(parts)
    if every is None or not isinstance(every.cost, Produce) or not isinstance(every.gain[0], Gain):
        return None
    return Text("effect.swap", -every.cost.number, every.gain[0].number)


def swapped(parts: tuple[Effect, ...]) -> Action | None:
    """The first of options that are the same for all resources; None if they are not."""
    first = parts[0]
    if not isinstance(first, Action) or not isinstance(first.cost, Produce) or not isinstance(first.gain[0], Gain):
        return None
    steps, number = first.cost.number, first.gain[0].number
    every = [Action(Produce(kind, steps), (Gain(kind, number),)) for kind in range(BOARD_RESOURCES)]
    return first if list(parts) == every else None


@final
class Both(Effect):
    """All of the parts, one after the other."""

    def __init__(self, *parts: Effect) -> None:
        self.parts: Final = parts

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Do them."""
        for part in self.parts:
            part.do(pos, seat, card)

    def most_steps(self) -> int:
        """Those of all parts."""
        return sum([part.most_steps() for part in self.parts])

    def text(self) -> Text:
        """This and that."""
        return Text("then", *told(self.parts))

    def icons(self) -> list[Icon]:
        """This and that."""
        return row(self.parts)


@final
class Optional(Effect):
    """An effect that is skipped where it is not possible."""

    def __init__(self, part: Effect) -> None:
        self.part: Final = part

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Do it if possible."""
        if self.part.why_not(pos, seat, card) is None:
            self.part.do(pos, seat, card)

    def stage(self, pos: Position, seat: int) -> int:
        """As the part."""
        return self.part.stage(pos, seat)

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """As the part."""
        return self.part.touches(pos, seat, card)

    def most_steps(self) -> int:
        """Those of the part."""
        return self.part.most_steps()

    def text(self) -> Text:
        """As the part."""
        return self.part.text()

    def icons(self) -> list[Icon]:
        """As the part."""
        return self.part.icons()


@final
class IfTags(Effect):
    """One effect with enough tags of a kind, another one without."""

    def __init__(self, tag: int, number: int, then: Effect, otherwise: Effect) -> None:
        self.tag: Final = tag
        self.number: Final = number
        self.then: Final = then
        self.otherwise: Final = otherwise

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Count, then do one."""
        enough = OwnTags(self.tag).of(pos, seat, card) >= self.number
        (self.then if enough else self.otherwise).do(pos, seat, card)

    def most_steps(self) -> int:
        """The more of the two."""
        return max(self.then.most_steps(), self.otherwise.most_steps())

    def text(self) -> Text:
        """This instead of that with so many tags."""
        return Text(
            "effect.iftags", self.otherwise.text(), self.number, Text(f"tag.{TAGS[self.tag]}"), self.then.text()
        )

    def icons(self) -> list[Icon]:
        """One, or the other with enough tags."""
        more = frame(IF, [tag(self.tag, self.number)], self.then.icons())
        return [either([self.otherwise.icons(), [more]])]


@final
class UnlessRaised(Effect):
    """An effect that happens only if the rating of the seat has not been raised in this generation."""

    def __init__(self, part: Effect) -> None:
        self.part: Final = part

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Do it if so."""
        if not pos.players[seat].raised:
            self.part.do(pos, seat, card)

    def most_steps(self) -> int:
        """Those of the part."""
        return self.part.most_steps()

    def text(self) -> Text:
        """If not raised."""
        return Text("effect.unlessraised", self.part.text())

    def icons(self) -> list[Icon]:
        """On a condition."""
        return [frame(IF, [note("unraised")], self.part.icons())]


@final
class InSolo(Effect):
    """An effect that happens in the solo game only."""

    def __init__(self, part: Effect) -> None:
        self.part: Final = part

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Do it if alone."""
        if pos.options.players == 1:
            self.part.do(pos, seat, card)

    def most_steps(self) -> int:
        """Those of the part."""
        return self.part.most_steps()

    def text(self) -> Text:
        """What happens to a player alone."""
        return Text("effect.insolo", self.part.text())

    def icons(self) -> list[Icon]:
        """In the solo game."""
        return [frame(IF, [note("solo")], self.part.icons())]


@final
class NextCard(Steady):
    """The next card played in this generation is cheaper, or its requirements are wider."""

    def __init__(self, discount: int = 0, tolerance: int = 0) -> None:
        self.discount: Final = discount
        self.tolerance: Final = tolerance

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Remember it."""
        pos.players[seat].next_discount += self.discount
        pos.players[seat].next_tolerance += self.tolerance

    def text(self) -> Text:
        """The next card."""
        if self.discount:
            return Text("effect.nextcard.discount", self.discount)
        return Text("effect.nextcard.tolerance", self.tolerance)

    def icons(self) -> list[Icon]:
        """The next card, and what it has."""
        better = money(-self.discount) if self.discount else icon("tolerance", amount=self.tolerance)
        return [frame(EFFECT, [icon(CARD, "next")], [better])]


@final
class Convert(Effect):
    """A free number, at least one, of one thing becomes as many of another: resources, or production."""

    def __init__(self, source: int, target: int, production: bool) -> None:
        self.source: Final = source
        self.target: Final = target
        self.production: Final = production

    def have(self, pos: Position, seat: int) -> int:
        """How much there is to convert."""
        player = pos.players[seat]
        return player.production[self.source] if self.production else player.stock[self.source]

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be one."""
        if self.have(pos, seat) > 0:
            return None
        return Why(f"{'production' if self.production else 'stock'}.{RESOURCES[self.source]}", 1, 0)

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask how many."""
        pos.ask(seat, "amount", [ConvertSome(seat, self, n, card) for n in range(self.have(pos, seat), 0, -1)])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def text(self) -> Text:
        """X of one become X of the other."""
        kind = "production" if self.production else "stock"
        return Text(f"effect.convert.{kind}.{RESOURCES[self.source]}")

    def icons(self) -> list[Icon]:
        """A free number of one, as many of the other."""
        lost, gained = resource(self.source, bound=FREE), resource(self.target, bound=FREE)
        if self.production:
            return [frame(ACTION, [frame(PRODUCTION, [lost])], [frame(PRODUCTION, [gained])])]
        return [frame(ACTION, [lost], [gained])]


@final
class ConvertSome(Task):
    """The choice of how many are converted."""

    def __init__(self, seat: int, convert: Convert, number: int, card: int) -> None:
        self.seat: Final = seat
        self.convert: Final = convert
        self.number: Final = number
        self.card: Final = card

    def run(self, pos: Position) -> None:
        """Convert them."""
        if self.convert.production:
            change_production(pos, self.seat, self.convert.source, -self.number)
            change_production(pos, self.seat, self.convert.target, self.number)
            return
        pos.players[self.seat].stock[self.convert.source] -= self.number
        Gain(self.convert.target, self.number).do(pos, self.seat, -1)

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `amount 3`."""
        return ("amount", str(self.number))

    def about(self) -> tuple[Ref, ...]:
        """What becomes what."""
        source, target = self.convert.source, self.convert.target
        if self.convert.production:
            return (production_ref(source, self.number), production_ref(target, self.number))
        return (resource_ref(source, self.number), resource_ref(target, self.number))

    def source(self) -> int:
        """The card."""
        return self.card

    def label(self) -> Text:
        """How many."""
        return Text("choice.amount", self.number)


@final
class CopyProduction(Steady):
    """The production box of another building card of the player happens once more."""

    def why_not(self, pos: Position, seat: int, card: int) -> Why | None:
        """There must be a box that can be done in full."""
        return None if copyable(pos, seat) else Why("copy")

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask which."""
        cards = copyable(pos, seat)
        if cards:
            pos.ask(seat, "card", [CopyCard(seat, source, card) for source in cards])

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def icons(self) -> list[Icon]:
        """A building in the frame of production."""
        return [frame(PRODUCTION, [tag(BUILDING)])]


def production_box(card: Card) -> list[Effect]:
    """The parts of a card that change production."""
    return [part for part in card.play if isinstance(part, Produce | LowerAny | Mine)]


def copyable(pos: Position, seat: int) -> list[int]:
    """The building cards of a seat whose production box can be done in full."""
    return [source for source in pos.players[seat].in_play if why_not_copy(pos, seat, source) is None]


def why_not_copy(pos: Position, seat: int, source: int) -> Why | None:
    """Why the production box of a card cannot be done again."""
    card = BY_ID[source]
    if BUILDING not in card.tags:
        return Why("notbuilding")
    box = production_box(card)
    for part in box:
        why = part.why_not(pos, seat, source)
        if why is not None:
            return why
    return None if box else Why("nobox")


@final
class CopyCard(Task):
    """The choice of a card whose production box happens again."""

    def __init__(self, seat: int, card: int, by: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.by: Final = by

    def run(self, pos: Position) -> None:
        """Do the box."""
        settle(pos, [Do(self.seat, part, self.card) for part in production_box(BY_ID[self.card])])

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `card 045`."""
        return ("card", card_ref(self.card))

    def source(self) -> int:
        """The card that copies."""
        return self.by

    def others(self, pos: Position) -> list[Task]:
        """Every card that the seat has in play."""
        return [CopyCard(self.seat, card, self.by) for card in pos.players[self.seat].in_play]

    def why_refused(self, pos: Position) -> Why | None:
        """It must be a building with a box that can be done."""
        return why_not_copy(pos, self.seat, self.card)

    def label(self) -> Text:
        """The card."""
        return BY_ID[self.card].title
