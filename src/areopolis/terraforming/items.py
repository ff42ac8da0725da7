"""Cards as items to pick from."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.decision import Choice
from areopolis.kernel.why import Text
from areopolis.terraforming.card import NUMBERS, TABLE, number_of


@final
class CardItem(Choice):
    """A card in a decision that asks for several."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        """The card."""
        return (self.card,)

    def notation(self) -> str:
        """The printed number."""
        return number_of(self.card)

    def label(self) -> Text:
        """The name of the card."""
        return TABLE[self.card].title


ITEMS: Final[list[CardItem]] = [CardItem(card) for card in range(NUMBERS)]


def card_items(cards: list[int]) -> tuple[Choice, ...]:
    """The items for some cards."""
    return tuple([ITEMS[card] for card in cards])
