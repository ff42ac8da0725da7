"""The whole table at one glance, for a screen of a hundred columns and forty-five lines."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.colony import (
    actions_in_brief,
    actions_in_full,
    missions,
    order_in_brief,
    order_in_full,
    support,
    support_in_full,
)
from areopolis.cli.draw.onmars.hexmap import hexmap, legend
from areopolis.cli.draw.onmars.player import players
from areopolis.cli.draw.onmars.supply import (
    discoveries,
    plans,
    research_in_full,
    science,
    stacks,
    stacks_in_full,
    tech_grid,
    warehouse,
)
from areopolis.cli.draw.style import HEADING
from areopolis.cli.draw.words import Words
from areopolis.onmars.forms import TableForm

MISSIONS_WIDTH: Final = 35


def colony(table: TableForm, words: Words) -> Grid:
    """Life support and missions side by side."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=MISSIONS_WIDTH)
    head = Text(words.say("om.cli.round", table["round"], table["level"]), style=HEADING)
    grid.add_row(Group(head, support(table, words)), missions(table, words))
    return grid


def whole(table: TableForm, words: Words, width: int) -> RenderableType:
    """Map, colony, everything that lies open, players."""
    return Group(
        hexmap(table, words, width),
        legend(words),
        colony(table, words),
        order_in_brief(table, words),
        actions_in_brief(table, words),
        *displays(table, words),
        players(table, words, width),
    )


def displays(table: TableForm, words: Words) -> list[RenderableType]:
    """Everything that lies open to be taken."""
    return [
        warehouse(table, words), stacks(table, words), tech_grid(table, words), plans(table, words),
        science(table, words), discoveries(table, words),
    ]  # fmt: skip


def in_full(table: TableForm, words: Words) -> RenderableType:
    """Everything on the main board but the map, with all texts."""
    space = Text("")
    return Group(
        support_in_full(table, words), space, missions(table, words), space, order_in_full(table, words), space,
        actions_in_full(table, words), space, warehouse(table, words), stacks_in_full(table, words), space,
        tech_grid(table, words, full=True), space, discoveries(table, words, full=True), research_in_full(table, words),
    )  # fmt: skip
