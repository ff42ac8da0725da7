"""`areopolis cards`: a list of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.cli.draw.words import Words
    from areopolis.terraforming.card import Card


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("cards")(cards)


def cards(
    tag: Annotated[
        list[str] | None, typer.Option(help="With this tag; may be repeated. An event has the tag event.")
    ] = None,
    kind: Annotated[str, typer.Option("--type", help="automated, active, event or corporation.")] = "",
    min_cost: Annotated[int | None, typer.Option(help="Costs at least this much.")] = None,
    max_cost: Annotated[int | None, typer.Option(help="Costs at most this much.")] = None,
    wanted: Annotated[str, typer.Option("--set", help="The set, such as base or corporate.")] = "",
    text: Annotated[str, typer.Option(help="With this in its name or text.")] = "",
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """List the project cards of Terraforming Mars (or with --type corporation the corporations), sorted by number."""
    from areopolis.cli.card import card_data
    from areopolis.cli.draw.terraforming.cards import card_rows
    from areopolis.cli.draw.words import Words
    from areopolis.cli.lookup import all_cards, edition, editions
    from areopolis.cli.output import console, language, print_json
    from areopolis.terraforming.terms import KINDS, TAGS

    words = Words(language(lang))
    for name, given, known in (("--type", kind, KINDS), ("--set", wanted, editions())):
        check_word(name, given, known)
    for one in tag or []:
        check_word("--tag", one, (*TAGS, "event"))
    matching = [card for card in all_cards() if is_kind(card, kind) and set(tag or []) <= tags_of(card)]
    matching = [card for card in matching if wanted in {"", edition(card)}]
    matching = [card for card in matching if at_least(card.cost, min_cost) and at_least(max_cost, card.cost)]
    matching = [card for card in matching if text.casefold() in whole_text(card, words).casefold()]
    if json:
        print_json([card_data(card, words) for card in matching])
        return
    console().print(card_rows(matching, words, {}))
    console().print(words.say("cli.cards.found", len(matching)))


def check_word(option: str, given: str, known: tuple[str, ...]) -> None:
    """Refuse a word that an option does not know."""
    if given and given not in known:
        raise BadOptions(f"{option} {given}: say one of {', '.join(known)}")


def is_kind(card: Card, kind: str) -> bool:
    """Whether a card is of a type; without one, whether it is a project card."""
    from areopolis.terraforming.terms import CORPORATION, KINDS

    return KINDS[card.kind] == kind if kind else card.kind != CORPORATION


def at_least(more: int | None, less: int | None) -> bool:
    """Whether one number is not below the other; a number that was not given is never in the way."""
    return more is None or less is None or more >= less


def tags_of(card: Card) -> set[str]:
    """The tags of a card by name; an event has the tag event."""
    from areopolis.terraforming.terms import TAGS

    return {TAGS[tag] for tag in card.tags} | ({"event"} if card.is_event else set())


def whole_text(card: Card, words: Words) -> str:
    """Name and text, for searching."""
    from areopolis.cli.draw.terraforming.cards import brief
    from areopolis.kernel.text import NO_BREAK

    return f"{words.text(card.title)} {brief(card, words)}".replace(NO_BREAK, " ")
