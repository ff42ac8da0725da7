"""`areopolis card`: one card, as a player wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from areopolis.cli.draw.words import Words
    from areopolis.terraforming.card import Card
    from areopolis.terraforming.turmoil.event import GlobalEvent


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
    found = find_card(wanted, words.catalogue)
    if json:
        print_json(data_of(found, words))
    else:
        console().print(panel_of(found, words))


def data_of(found: Card | GlobalEvent, words: Words) -> dict[str, object]:
    """A card or a global event as plain data."""
    from areopolis.terraforming.turmoil.event import GlobalEvent

    return event_data(found, words) if isinstance(found, GlobalEvent) else card_data(found, words)


def event_data(event: GlobalEvent, words: Words) -> dict[str, object]:
    """A global event as plain data, its sentences in the language of the words."""
    from areopolis.cli.lookup import printed_number
    from areopolis.terraforming.turmoil.parties import PARTIES

    return {
        "number": printed_number(event),
        "name": words.text(event.title),
        "type": "global event",
        "set": "turmoil",
        "revealed": PARTIES[event.revealed],
        "current": PARTIES[event.current],
        "text": [{"section": "event", "text": words.sentence(part.text())} for part in event.parts],
    }


def card_data(card: Card, words: Words) -> dict[str, object]:
    """A card as plain data, its sentences in the language of the words."""
    from areopolis.cli.lookup import edition
    from areopolis.terraforming.describe import describe
    from areopolis.terraforming.terms import KINDS, NOTHING, RESOURCES, TAGS
    from areopolis.terraforming.turmoil.policies import POLICIES

    return {
        "number": card.number,
        "name": words.text(card.title),
        "type": "policy" if card in POLICIES else KINDS[card.kind],
        "set": edition(card),
        "cost": card.cost,
        "tags": [TAGS[tag] for tag in card.tags],
        "holds": None if card.holds == NOTHING else RESOURCES[card.holds],
        "points": card.points,
        "text": [{"section": section, "text": words.sentence(text)} for section, text in describe(card)],
    }
