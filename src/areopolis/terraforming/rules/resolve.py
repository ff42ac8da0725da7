"""What happens at once: triggers, and the order of simultaneous parts.

The active player may order simultaneous parts as he likes (rulebook p. 9 and 12). Most orders cannot matter or one
order is never worse than any other, so nobody is asked: first what is simply gained, then drawn cards, then parts with
a choice, then harm to others, at last what is lost. The player is asked only where two different parts with a choice
touch the same thing: the hand (Mars University and a tile that may bring cards) or the board (two kinds of tiles).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.do import Do
from areopolis.terraforming.refs import card_ref
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import CARD_PLAYED, CITY_PLACED, TAG_PLAYED
from areopolis.terraforming.vocabulary import BRINGS_CARDS, CHOICES, NOW, PLACES_OCEAN, PLACES_TILE, USES_HAND

if TYPE_CHECKING:
    from areopolis.terraforming.card import Card
    from areopolis.terraforming.position import Position


def fire(pos: Position, moment: int, seat: int, detail: int, card: int, parts: list[Do]) -> None:
    """Collect what the cards of all players do at a moment that `seat` brought about.

    `detail` is the tag, the space or the printed cost; `card` the card played, if any.
    """
    count = len(pos.players)
    for i in range(count):
        player = pos.players[(pos.active + i) % count]
        if not player.listens >> moment & 1:
            continue
        for source in player.lasting:
            for effect in BY_ID[source].lasting:
                follows = effect.reaction(moment, player.seat, seat, detail, card)
                if follows is not None:
                    parts.append(Do(player.seat, follows, source))


def settle(pos: Position, parts: list[Do]) -> None:
    """Do the parts: at once what needs no order, the rest by the agenda."""
    waiting: list[Do] = []
    for part in parts:
        if part.effect.stage(pos, part.seat) == NOW:
            part.effect.do(pos, part.seat, part.card)
        else:
            waiting.append(part)
    if waiting:
        pos.agenda.append(Resolve(*waiting))


@final
class Resolve(Task):
    """Simultaneous parts that are still to be done."""

    def __init__(self, *parts: Do) -> None:
        self.parts: Final = parts

    def run(self, pos: Position) -> None:
        """Do the part whose turn it is, or ask which one."""
        if len(self.parts) == 1:
            self.parts[0].run(pos)
            return
        stages = [part.effect.stage(pos, part.seat) for part in self.parts]
        soonest = min(stages)
        if soonest == CHOICES:
            at_once = [part for part, stage in zip(self.parts, stages, strict=True) if stage == soonest]
            if matters(pos, at_once):
                names = [part.effect.word() for part in at_once]
                seen: list[Do] = []
                options: list[Task] = []
                for part in at_once:
                    if part not in seen:
                        seen.append(part)
                        options.append(First(names.count(part.effect.word()) > 1, part, *self.parts))
                pos.ask(pos.active, "order", options)
                return
        self.go_on(pos, stages.index(soonest))

    def go_on(self, pos: Position, chosen: int) -> None:
        """Do one part now and the others after everything that comes of it."""
        pos.agenda.append(Resolve(*[part for i, part in enumerate(self.parts) if i != chosen]))
        pos.agenda.append(self.parts[chosen])


def matters(pos: Position, parts: list[Do]) -> bool:
    """Whether the order of some parts with a choice can make a difference."""
    seen: list[Do] = []
    touched = 0
    for part in parts:
        if part not in seen:
            seen.append(part)
            touches = part.effect.touches(pos, part.seat, part.card)
            if conflict(touched, touches) or conflict(touches, touched):
                return True
            touched |= touches
    return False


def conflict(one: int, other: int) -> bool:
    """Whether what one part touches matters to another: cards in hand, or a tile that is no ocean."""
    if one & USES_HAND and other & (USES_HAND | BRINGS_CARDS):
        return True
    return bool(one & PLACES_TILE and other & (PLACES_TILE | PLACES_OCEAN))


@final
class First(Task):
    """The choice of which of several simultaneous parts comes first."""

    def __init__(self, by_card: bool, part: Do, *parts: Do) -> None:
        self.by_card: Final = by_card
        self.part: Final = part
        self.parts: Final = parts

    def run(self, pos: Position) -> None:
        """Do the chosen part, then ask again."""
        Resolve(*self.parts).go_on(pos, self.parts.index(self.part))

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `first discard`; with the card where the word alone would not tell."""
        word = self.part.effect.word()
        if self.by_card and self.part.card > 0:
            return ("first", word, card_ref(self.part.card))
        return ("first", word)

    def about(self) -> tuple[Ref, ...]:
        """The card that the part stands on, and what the part is about."""
        cards = (card_ref(self.part.card),) if self.part.card >= 0 else ()
        return (*cards, *self.part.about())

    def label(self) -> Text:
        """What comes first."""
        return Text("choice.first", self.part.effect.text())


def foreseen(pos: Position, seat: int, card: Card, resource: int, production: bool) -> int:
    """How much of a resource (or its production) playing a card will give before anything must be lost for it.

    A card that is in play already (its box is copied, its action used) brings nothing again.
    """
    if card.id in pos.players[seat].in_play:
        return 0
    total = 0
    for part in card.play:
        total += part.promises(pos, seat, card.id, resource, production)
    for tag in card.tags:
        total += promised(pos, seat, card, TAG_PLAYED, tag, resource, production)
    return total + promised(pos, seat, card, CARD_PLAYED, card.cost, resource, production)


def promised(pos: Position, seat: int, card: Card, moment: int, detail: int, resource: int, production: bool) -> int:
    """What the lasting effects of a seat, and of the card it is about to play, will give it at a moment."""
    sources = pos.players[seat].lasting
    total = 0
    for source in sources if card.id in sources or not card.lasting else [*sources, card.id]:
        for effect in BY_ID[source].lasting:
            follows = effect.reaction(moment, seat, seat, detail, card.id)
            if follows is not None:
                total += follows.promises(pos, seat, source, resource, production)
    return total


def promised_by_city(pos: Position, seat: int, card: int, space: int, resource: int, production: bool) -> int:
    """What placing a city of this card will give by lasting effects."""
    return promised(pos, seat, BY_ID[card], CITY_PLACED, space, resource, production)
