"""Finding a card by what a person calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.kernel.text import Catalogue
    from areopolis.terraforming.card import Card


def all_cards() -> list[Card]:
    """Every project card and then every corporation, by number."""
    from areopolis.games import games
    from areopolis.terraforming.card import CORPORATIONS_IN_BOX, PROJECTS_IN_BOX, TABLE

    games()
    return [TABLE[card] for card in [*sorted(PROJECTS_IN_BOX), *sorted(CORPORATIONS_IN_BOX)]]


def find_card(wanted: str, shown: Catalogue) -> Card:
    """The card with a number (`9`, `009`, `R01`) or a name, or a part of one, in any language."""
    from areopolis.terraforming.card import known

    cards = all_cards()
    number = wanted.strip().upper()
    if number[:1] == "R" and number[1:].isdecimal():
        number = f"R{int(number[1:]):02}"
    found = known(number.zfill(3) if number.isdecimal() else number)
    if found is not None:
        return found
    matches = named_exactly(cards, wanted) or named_partly(cards, wanted)
    if len(matches) == 1:
        return matches[0]
    if matches:
        listed = ", ".join([f"{card.number} {shown.say(card.title)}" for card in matches[:8]])
        raise BadOptions(f"'{wanted}' may be {listed}{' …' if len(matches) > 8 else ''}: say the number")
    raise BadOptions(f"there is no card '{wanted}'{hint(cards, wanted)}; `areopolis cards` lists all")


def named_exactly(cards: list[Card], wanted: str) -> list[Card]:
    """The cards with just this name in some language."""
    return [card for card in cards if wanted.strip().casefold() in names(card)]


def named_partly(cards: list[Card], wanted: str) -> list[Card]:
    """The cards with this in their name in some language."""
    part = wanted.strip().casefold()
    return [card for card in cards if part and any(part in name for name in names(card))]


def hint(cards: list[Card], wanted: str) -> str:
    """A name that is meant, perhaps."""
    import difflib

    close = difflib.get_close_matches(wanted.casefold(), [name for card in cards for name in names(card)], 1, 0.7)
    meant = [card for card in cards if close and close[0] in names(card)]
    return f", perhaps {meant[0].number} {meant[0].name}" if meant else ""


def names(card: Card) -> set[str]:
    """The names of a card in all languages, for comparing."""
    from areopolis.locale import catalogue, languages

    return {catalogue(code).say(card.title).casefold() for code in languages()}
