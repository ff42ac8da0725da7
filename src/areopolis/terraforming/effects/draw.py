"""Cards from the deck: drawing, looking, revealing, exchanging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.kernel.decision import Decision
from areopolis.kernel.forms import Icon
from areopolis.kernel.icons import ACTION, IF, frame, icon
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.gain import add_to_card
from areopolis.terraforming.icons import CARD, LOOK, here, tag
from areopolis.terraforming.items import card_items
from areopolis.terraforming.rules.deck import draw, flip, look
from areopolis.terraforming.rules.money import affordable, pay
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import TAGS
from areopolis.terraforming.vocabulary import BRINGS_CARDS, CHOICES, DRAWS, HARMS, USES_HAND, Steady

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position


@final
class Draw(Steady):
    """Cards from the deck into the hand."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Draw them."""
        draw(pos, seat, self.number)

    def stage(self, pos: Position, seat: int) -> int:
        """Before all choices, which it can only help."""
        return DRAWS

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The hand, as a part of something with a choice."""
        return BRINGS_CARDS

    def text(self) -> Text:
        """So many cards."""
        return Text("effect.draw", self.number)

    def icons(self) -> list[Icon]:
        """Cards."""
        return [icon(CARD, amount=self.number)]


@final
class LookKeep(Steady):
    """Look at some cards, keep some of them and discard the rest; or buy those that are kept."""

    def __init__(self, number: int, keep: int, buy: bool = False) -> None:
        self.number: Final = number
        self.keep: Final = keep
        self.buy: Final = buy

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Lay the cards before the seat."""
        look(pos, seat, self.number)
        pos.agenda.append(Keep(seat, self.keep, self.buy, card))

    def stage(self, pos: Position, seat: int) -> int:
        """A choice."""
        return CHOICES

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The hand."""
        return USES_HAND

    def text(self) -> Text:
        """Look at so many, keep so many."""
        if self.buy:
            return Text("effect.lookbuy")
        return Text("effect.lookkeep", self.number, self.keep)

    def icons(self) -> list[Icon]:
        """So many, of which so many are kept."""
        kept = icon(CARD, "bought" if self.buy else "", self.keep)
        return [frame(LOOK, [icon(CARD, amount=self.number)], [kept])]


@final
class Keep(Task):
    """A seat decides which of the cards before it go to its hand."""

    def __init__(self, seat: int, keep: int, buy: bool, card: int) -> None:
        self.seat: Final = seat
        self.keep: Final = keep
        self.buy: Final = buy
        self.card: Final = card

    def source(self) -> int:
        """The card that lets the seat look."""
        return self.card

    def run(self, pos: Position) -> None:
        """Ask; cards that cannot be paid for are shown all the same."""
        player = pos.players[self.seat]
        least = 0 if self.buy else min(self.keep, len(player.dealt))
        most = min(self.keep, len(player.dealt))
        if self.buy:
            most = affordable(pos, self.seat, most)
        pos.agenda.append(self)
        kind = "look.buy" if self.buy else "look.keep"
        pos.decision = Decision(self.seat, kind, card_items(player.dealt), "buy" if self.buy else "keep", least, most)

    def take(self, pos: Position, items: list[int]) -> None:
        """Sort the cards into hand and discards."""
        player = pos.players[self.seat]
        player.hand.extend(items)
        pos.discards.extend([card for card in player.dealt if card not in items])
        player.dealt.clear()
        pos.log("bought" if self.buy else "kept", self.seat, len(items))
        if self.buy:
            pay(pos, self.seat, len(items) * player.card_price, self.card)


@final
class Exchange(Steady):
    """A card may be discarded from hand to draw a new one."""

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Ask for the card."""
        if pos.players[seat].hand:
            pos.agenda.append(Discard(seat, card))

    def stage(self, pos: Position, seat: int) -> int:
        """A choice; with an empty hand after all others, which may bring cards."""
        return CHOICES if pos.players[seat].hand else HARMS

    def touches(self, pos: Position, seat: int, card: int) -> int:
        """The hand."""
        return USES_HAND

    def word(self) -> str:
        """What is done first."""
        return "discard"

    def icons(self) -> list[Icon]:
        """One for another."""
        return [frame(ACTION, [icon(CARD, amount=1)], [icon(CARD, amount=1)])]


@final
class Discard(Task):
    """A seat may give a card for a new one."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def source(self) -> int:
        """The card that allows it."""
        return self.card

    def run(self, pos: Position) -> None:
        """Ask for a card, or none."""
        pos.agenda.append(self)
        pos.decision = Decision(self.seat, "discard", card_items(pos.players[self.seat].hand), "discard", 0, 1)

    def take(self, pos: Position, items: list[int]) -> None:
        """Discard it, then draw."""
        for card in items:
            pos.players[self.seat].hand.remove(card)
            pos.discards.append(card)
            pos.log("discarded", self.seat, 1)
            draw(pos, self.seat, 1)


@final
class Search(Steady):
    """The top card is shown to all and discarded; with a certain tag it brings a resource to this card."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def do(self, pos: Position, seat: int, card: int) -> None:
        """Flip and see."""
        shown = flip(pos, seat)
        if shown >= 0 and self.tag in BY_ID[shown].tags:
            add_to_card(pos, seat, card, 1)

    def text(self) -> Text:
        """If it has the tag."""
        return Text("effect.search", Text(f"tag.{TAGS[self.tag]}"))

    def icons(self) -> list[Icon]:
        """One with the tag brings something."""
        return [frame(LOOK, [icon(CARD, amount=1)], [frame(IF, [tag(self.tag)], [here(1)])])]
