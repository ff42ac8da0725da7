"""The whole table at one glance."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.terraforming.board import WIDTH as BOARD_WIDTH
from areopolis.cli.draw.terraforming.board import board, legend, outside
from areopolis.cli.draw.terraforming.committee import committee_in_brief
from areopolis.cli.draw.terraforming.goals import goals
from areopolis.cli.draw.terraforming.planet import planet
from areopolis.cli.draw.terraforming.players import founders, players
from areopolis.cli.draw.words import Words
from areopolis.terraforming.forms import TableForm

# From this width on, milestones and awards stand beside the map.
WIDE: Final = 110


def mars(table: TableForm, words: Words, width: int, offered: frozenset[str] = frozenset()) -> RenderableType:
    """The map with the parameters, and what its signs mean, beside it."""
    side: list[RenderableType] = [*planet(table, words), Text("")]
    if width >= WIDE:
        side.append(goals(table, words, side_by_side=False))
    else:
        side += [*legend(table, words), Text("")]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=BOARD_WIDTH, no_wrap=True)
    grid.add_column()
    grid.add_row(Group(board(table, words, offered), outside(table, words)), Group(*side))
    if width < WIDE:
        return grid
    return Group(grid, Text(" · ").join(legend(table, words)))


def whole(table: TableForm, words: Words, width: int) -> RenderableType:
    """Map, parameters, goals and players, and with Turmoil the committee in brief."""
    parts: list[RenderableType] = [mars(table, words, width)]
    if width < WIDE:
        parts.append(goals(table, words))
    if "turmoil" in table:
        parts.append(committee_in_brief(table["turmoil"], words))
    return Group(*parts, players(table, words), founders(table, words))
