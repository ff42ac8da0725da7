"""Words that show something of On Mars."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.drawing import Look, Show
from areopolis.cli.draw.onmars.cards import component
from areopolis.cli.draw.onmars.colony import actions_in_full, missions, order_in_full, support_in_full
from areopolis.cli.draw.onmars.hexmap import hexmap, legend
from areopolis.cli.draw.onmars.lab import laboratory
from areopolis.cli.draw.onmars.lacerda import deck, solo_goal
from areopolis.cli.draw.onmars.player import board, players, secrets
from areopolis.cli.draw.onmars.say import box_of, table_of
from areopolis.cli.draw.onmars.supply import plans_in_full, science_in_full, stacks_in_full, tech_grid
from areopolis.cli.draw.onmars.table import in_full
from areopolis.cli.reading import number
from areopolis.kernel.errors import AreopolisError
from areopolis.onmars.terms import LACERDA


def seat_named(look: Look, rest: str) -> int:
    """The seat that a number means, counted from 1; the own seat without one; -1 if there is none."""
    if not rest:
        return max(look.seat, 0)
    seat = number(rest) or 0
    return seat - 1 if 1 <= seat <= len(table_of(look)["seats"]) else -1


def show_map(look: Look, rest: str) -> RenderableType:
    """The map and its signs."""
    return Group(hexmap(table_of(look), look.words, look.width), legend(look.words))


def show_board(look: Look, rest: str) -> RenderableType:
    """The main board with all texts."""
    return in_full(table_of(look), look.words)


def show_player(look: Look, rest: str) -> RenderableType:
    """The board of a player."""
    seat = seat_named(look, rest)
    if seat < 0:
        return look.words.say("om.cli.noplayer", len(table_of(look)["seats"]))
    return board(table_of(look), seat, look.words)


def show_players(look: Look, rest: str) -> RenderableType:
    """Everybody in numbers."""
    return players(table_of(look), look.words, look.width)


def show_lab(look: Look, rest: str) -> RenderableType:
    """The laboratory of a player."""
    seat = seat_named(look, rest)
    if seat < 0:
        return look.words.say("om.cli.noplayer", len(table_of(look)["seats"]))
    return laboratory(table_of(look), seat, look.words)


def show_support(look: Look, rest: str) -> RenderableType:
    """The life support system."""
    return support_in_full(table_of(look), look.words)


def show_order(look: Look, rest: str) -> RenderableType:
    """The turn order spaces with their benefits."""
    return order_in_full(table_of(look), look.words)


def show_actions(look: Look, rest: str) -> RenderableType:
    """The main actions with their slots."""
    return actions_in_full(table_of(look), look.words)


def show_missions(look: Look, rest: str) -> RenderableType:
    """The missions."""
    return missions(table_of(look), look.words)


def show_grid(look: Look, rest: str) -> RenderableType:
    """The tech grid and the buildings, with costs."""
    table = table_of(look)
    return Group(tech_grid(table, look.words, full=True), stacks_in_full(table, look.words))


def show_plans(look: Look, rest: str) -> RenderableType:
    """The blueprints on display."""
    return plans_in_full(table_of(look), look.words)


def show_science(look: Look, rest: str) -> RenderableType:
    """Scientists and contracts."""
    return science_in_full(table_of(look), look.words)


def show_goals(look: Look, rest: str) -> RenderableType:
    """The own private goals, and the goal of the solo game."""
    table = table_of(look)
    box = box_of(table)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in [row for seat in table["seats"] for row in secrets(box, seat, look.words)]:
        grid.add_row(*row)
    if not grid.row_count:
        grid.add_row(Text(look.words.say("om.cli.goals.none")))
    return Group(solo_goal(table["solo"], box, look.words), grid) if "solo" in table else grid


def show_card(look: Look, rest: str) -> RenderableType:
    """A component."""
    try:
        return component(box_of(table_of(look)), rest, look.words)
    except AreopolisError as error:
        return str(error)


def show_lacerda(look: Look, rest: str) -> RenderableType:
    """Lacerda's cards and board; only in the solo game."""
    table = table_of(look)
    if "solo" not in table:
        return look.words.say("om.cli.nolacerda")
    return Group(deck(table["solo"], box_of(table), look.words), board(table, LACERDA, look.words))


COMMANDS: Final[dict[str, Show]] = {
    "map": show_map, "board": show_board, "player": show_player, "players": show_players, "lab": show_lab,
    "lss": show_support, "order": show_order, "actions": show_actions, "missions": show_missions, "grid": show_grid,
    "blueprints": show_plans, "science": show_science, "goals": show_goals, "card": show_card, "lacerda": show_lacerda,
}  # fmt: skip
