"""Finding a card by what a person calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.kernel.text import Catalogue
    from areopolis.terraforming.card import Card, Printed

SERIES = "RTPG"
BASE = "base"


def all_cards() -> list[Card]:
    """Every project card and then every corporation, by number."""
    from areopolis.games import games
    from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX

    games()
    return [BY_ID[card] for card in [*sorted(PROJECTS_IN_BOX), *sorted(CORPORATIONS_IN_BOX)]]


def beside_cards() -> list[Card | Printed]:
    """Everything else that has a name and a text, which expansions bring."""
    from areopolis.terraforming.expansion import EXPANSIONS

    return [thing for expansion in EXPANSIONS for thing in expansion.beside()]


def editions() -> tuple[str, ...]:
    """The sets that there are."""
    return tuple(dict.fromkeys([edition(card) for card in all_cards()]))


def edition(card: Card) -> str:
    """The set that a card belongs to."""
    return card.box or BASE


def printed_number(card: Card | Printed) -> str:
    """The number on a card, or on what else there is."""
    from areopolis.terraforming.card import Card

    return card.number if isinstance(card, Card) else card.printed


def find_card(wanted: str, shown: Catalogue) -> Card | Printed:
    """The card with a number (`9`, `009`, `R01`, `G08`) or a name, or a part of one, in any language.

    Projects and corporations come before policies and events of the same name.
    """
    cards: list[Card | Printed] = [*all_cards()]
    others = beside_cards()
    number = wanted.strip().upper()
    if number[:1] in SERIES and number[1:].isdecimal():
        number = f"{number[0]}{number[1:].lstrip('0').zfill(2)}"
    elif number.isdecimal():
        number = number.zfill(3)
    matches = (
        [card for card in [*cards, *others] if printed_number(card) == number]
        or named_exactly(cards, wanted)
        or named_exactly(others, wanted)
        or named_partly(cards, wanted)
        or named_partly(others, wanted)
    )
    if len(matches) == 1:
        return matches[0]
    if matches:
        listed = ", ".join([f"{printed_number(card)} {shown.say(card.title)}" for card in matches[:8]])
        raise BadOptions(f"'{wanted}' may be {listed}{' …' if len(matches) > 8 else ''}: say the number")
    raise BadOptions(f"there is no card '{wanted}'{hint(cards, wanted)}; `areopolis cards` lists all")


def named_exactly(cards: list[Card | Printed], wanted: str) -> list[Card | Printed]:
    """The cards with just this name in some language."""
    return [card for card in cards if wanted.strip().casefold() in names(card)]


def named_partly(cards: list[Card | Printed], wanted: str) -> list[Card | Printed]:
    """The cards with this in their name in some language."""
    part = wanted.strip().casefold()
    return [card for card in cards if part and any(part in name for name in names(card))]


def hint(cards: list[Card | Printed], wanted: str) -> str:
    """A name that is meant, perhaps."""
    import difflib

    close = difflib.get_close_matches(wanted.casefold(), [name for card in cards for name in names(card)], 1, 0.7)
    meant = [card for card in cards if close and close[0] in names(card)]
    return f", perhaps {printed_number(meant[0])} {meant[0].name}" if meant else ""


def names(card: Card | Printed) -> set[str]:
    """The names of a card in all languages, for comparing."""
    from areopolis.kernel.text import NO_BREAK
    from areopolis.locale import catalogue, languages

    return {catalogue(code).say(card.title).casefold().replace(NO_BREAK, " ") for code in languages()}
