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
from areopolis.onmars.table import Table

MISSIONS_WIDTH: Final = 35


def colony(pos: Table, words: Words) -> Grid:
    """Life support and missions side by side."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=MISSIONS_WIDTH)
    head = Text(words.say("om.cli.round", pos.round, pos.level), style=HEADING)
    grid.add_row(Group(head, support(pos, words)), missions(pos, words))
    return grid


def whole(pos: Table, words: Words, width: int) -> RenderableType:
    """Map, colony, everything that lies open, players."""
    return Group(
        hexmap(pos, words, width),
        legend(words),
        colony(pos, words),
        order_in_brief(pos, words),
        actions_in_brief(pos, words),
        *displays(pos, words),
        players(pos, words, width),
    )


def displays(pos: Table, words: Words) -> list[RenderableType]:
    """Everything that lies open to be taken."""
    return [
        warehouse(pos, words), stacks(pos, words), tech_grid(pos, words), plans(pos, words), science(pos, words),
        discoveries(pos, words),
    ]  # fmt: skip


def in_full(pos: Table, words: Words) -> RenderableType:
    """Everything on the main board but the map, with all texts."""
    space = Text("")
    return Group(
        support_in_full(pos, words), space, missions(pos, words), space, order_in_full(pos, words), space,
        actions_in_full(pos, words), space, warehouse(pos, words), stacks_in_full(pos, words), space,
        tech_grid(pos, words, full=True), space, discoveries(pos, words, full=True), research_in_full(pos, words),
    )  # fmt: skip
