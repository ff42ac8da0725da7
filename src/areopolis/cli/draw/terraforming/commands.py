"""Words that show something of Terraforming Mars."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType

from areopolis.cli.draw.drawing import Look, Show
from areopolis.cli.draw.terraforming.cards import hand
from areopolis.cli.draw.terraforming.event import panel_of
from areopolis.cli.draw.terraforming.goals import goals
from areopolis.cli.draw.terraforming.marsbot import marsbot_board
from areopolis.cli.draw.terraforming.parliament import parliament
from areopolis.cli.draw.terraforming.players import in_play, panel, players
from areopolis.cli.draw.terraforming.table import mars
from areopolis.cli.lookup import find_card
from areopolis.cli.terminal.answers import number_in
from areopolis.kernel.errors import AreopolisError
from areopolis.terraforming.forms import TableForm


def table_of(look: Look) -> TableForm:
    """The table that is looked at, as the seat sees it."""
    return cast("TableForm", look.form)


def show_card(look: Look, rest: str) -> RenderableType:
    """A card by number or name."""
    try:
        return panel_of(find_card(rest, look.words.catalogue), look.words)
    except AreopolisError as error:
        return str(error)


def show_hand(look: Look, rest: str) -> RenderableType:
    """The cards in hand."""
    return hand(table_of(look)["seats"][look.seat], look.words)


def show_board(look: Look, rest: str) -> RenderableType:
    """The map."""
    return mars(table_of(look), look.words, look.width)


def show_players(look: Look, rest: str) -> RenderableType:
    """Everything that lies before the players."""
    table = table_of(look)
    return Group(players(table, look.words), in_play(table, look.words), goals(table, look.words))


def show_cards(look: Look, rest: str) -> RenderableType:
    """The cards in play of a player, the own ones without a number, with what lies on them."""
    table = table_of(look)
    number = max(look.seat, 0) + 1 if not rest else number_in(rest) or 0
    seats = table["seats"]
    if not 1 <= number <= len(seats):
        return look.words.say("cli.noplayer", len(seats))
    return panel(table, look.words, seats[number - 1])


def show_parliament(look: Look, rest: str) -> RenderableType:
    """The committee with all parties, policies and events; only with Turmoil."""
    table = table_of(look)
    return parliament(table["turmoil"], look.words) if "turmoil" in table else look.words.say("cli.noturmoil")


def show_marsbot(look: Look, rest: str) -> RenderableType:
    """The board of MarsBot with its decks and piles; only against MarsBot."""
    table = table_of(look)
    return marsbot_board(table, look.words) if "marsbot" in table else look.words.say("cli.nomarsbot")


COMMANDS: Final[dict[str, Show]] = {
    "card": show_card, "show": show_card, "hand": show_hand, "board": show_board, "players": show_players,
    "cards": show_cards,
    "parliament": show_parliament, "marsbot": show_marsbot,
}  # fmt: skip
