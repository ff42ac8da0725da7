"""`areopolis card`: one card, as a player wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from areopolis.cli.draw.words import Words
    from areopolis.terraforming.card import Card, Printed


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("card")(card)


def card(
    wanted: Annotated[
        str, typer.Argument(metavar="CARD", help="A number (115, R01, P03, G08) or a name in any language.")
    ],
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Show a card, a policy or a global event of Terraforming Mars."""
    from areopolis.cli.draw.terraforming.event import panel_of
    from areopolis.cli.draw.words import Words
    from areopolis.cli.lookup import find_card
    from areopolis.cli.output import console, language, print_json

    words = Words(language(lang))
    shown = find_card(wanted, words.catalogue)
    if json:
        print_json(data_of(shown, words))
    else:
        console().print(panel_of(shown, words))


def data_of(shown: Card | Printed, words: Words) -> dict[str, object]:
    """A card, or what else an expansion has, as plain data."""
    from areopolis.terraforming.card import Card

    return card_data(shown, words) if isinstance(shown, Card) else printed_data(shown, words)


def printed_data(shown: Printed, words: Words) -> dict[str, object]:
    """What is no card as plain data, its sentences in the language of the words."""
    section = shown.kind.rsplit(maxsplit=1)[-1]
    return {
        "number": shown.printed,
        "name": words.text(shown.title),
        "type": shown.kind,
        "set": shown.box,
        **shown.facts(),
        "text": [{"section": section, "text": words.sentence(line)} for line in shown.lines()],
    }


def card_data(card: Card, words: Words) -> dict[str, object]:
    """A card as plain data, its sentences in the language of the words."""
    from areopolis.cli.lookup import edition
    from areopolis.terraforming.describe import describe
    from areopolis.terraforming.expansion import EXPANSIONS
    from areopolis.terraforming.terms import KINDS, NOTHING, RESOURCES, TAGS

    special = [kind for kind in [expansion.kind_of(card) for expansion in EXPANSIONS] if kind]
    return {
        "number": card.number,
        "name": words.text(card.title),
        "type": special[0] if special else KINDS[card.kind],
        "set": edition(card),
        "cost": card.cost,
        "tags": [TAGS[tag] for tag in card.tags],
        "holds": None if card.holds == NOTHING else RESOURCES[card.holds],
        "points": card.points,
        "text": [{"section": section, "text": words.sentence(text)} for section, text in describe(card)],
    }
