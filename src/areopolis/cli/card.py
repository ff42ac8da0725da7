"""`areopolis card`: one card, as a player wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from areopolis.cli.draw.words import Words
    from areopolis.terraforming.card import Card


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("card")(card)


def card(
    wanted: Annotated[str, typer.Argument(metavar="CARD", help="A number (115, R01) or a name in any language.")],
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Show a card of Terraforming Mars."""
    from areopolis.cli.draw.cards import card_panel
    from areopolis.cli.draw.words import Words
    from areopolis.cli.lookup import find_card
    from areopolis.cli.output import console, language, print_json

    words = Words(language(lang))
    found = find_card(wanted, words.catalogue)
    if json:
        print_json(card_data(found, words))
    else:
        console().print(card_panel(found, words))


def card_data(card: Card, words: Words) -> dict[str, object]:
    """A card as plain data, its sentences in the language of the words."""
    from areopolis.terraforming.describe import describe
    from areopolis.terraforming.terms import KINDS, NOTHING, RESOURCES, TAGS

    return {
        "number": card.number,
        "name": words.text(card.title),
        "type": KINDS[card.kind],
        "set": "corporate" if card.corporate_era else "base",
        "cost": card.cost,
        "tags": [TAGS[tag] for tag in card.tags],
        "holds": None if card.holds == NOTHING else RESOURCES[card.holds],
        "points": card.points,
        "text": [{"section": section, "text": words.sentence(text)} for section, text in describe(card)],
    }
