"""Cards as items to pick from."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.agenda import Item
from areopolis.kernel.decision import Choice
from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text
from areopolis.terraforming.card import BY_ID, NUMBERS
from areopolis.terraforming.refs import card_ref


@final
class CardItem(Item):
    """A card in a decision that asks for several."""

    def wording(self) -> tuple[str | Ref, ...]:
        """The printed number."""
        return (card_ref(self.number),)

    def label(self) -> Text:
        """The name of the card."""
        return BY_ID[self.number].title


ITEMS: Final[list[CardItem]] = [CardItem(card) for card in range(NUMBERS)]


def card_items(cards: list[int]) -> tuple[Choice, ...]:
    """The items for some cards."""
    return tuple([ITEMS[card] for card in cards])
