"""The decks as declarations. Every module here with a `CARDS` constant is found and laid on the table of cards."""

from __future__ import annotations

import importlib
import pkgutil

from areopolis.kernel.errors import RuleError
from areopolis.terraforming.card import BLANK, BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX, Card
from areopolis.terraforming.terms import CORPORATION


def add(card: Card) -> None:
    """Put a card on the table of cards and in the box."""
    if card.id < 0 or BY_ID[card.id] is not BLANK:
        raise RuleError(f"there cannot be a card (or another card) with the number {card.number!r}")
    BY_ID[card.id] = card
    box = CORPORATIONS_IN_BOX if card.kind == CORPORATION else PROJECTS_IN_BOX
    box.append(card.id)
    box.sort()


def find() -> None:
    """Add the cards of all modules of this folder."""
    for module in pkgutil.iter_modules(__path__):
        for card in importlib.import_module(f"{__name__}.{module.name}").CARDS:
            add(card)


find()
