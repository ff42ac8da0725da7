"""The table and a turn in few lines, for a screen that has no room for all of it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.colony import actions_in_brief, order_in_brief
from areopolis.cli.draw.onmars.hexmap import hexmap
from areopolis.cli.draw.onmars.player import players
from areopolis.cli.draw.onmars.question import Refused, add_row, not_now, rows, turn
from areopolis.cli.draw.onmars.say import side_of
from areopolis.cli.draw.onmars.table import colony, displays
from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.onmars.forms import TableForm
from areopolis.onmars.terms import ORBIT, SIDES

# What is left out step by step: the signs of the map; what the side of the table needs least; both.
BRIEF: Final = 1
ONE_SIDE: Final = 2
NEITHER: Final = 3


def tight_table(table: TableForm, words: Words, width: int, level: int) -> RenderableType:
    """In orbit the displays matter more than the map, in the colony the map more than the displays."""
    orbit = side_of(table, table["seat"]) == SIDES[ORBIT]
    parts: list[RenderableType] = []
    if level == BRIEF or (level == ONE_SIDE and not orbit):
        parts.append(hexmap(table, words, width))
    parts += [colony(table, words), order_in_brief(table, words), actions_in_brief(table, words)]
    if level == BRIEF or (level == ONE_SIDE and orbit):
        parts += displays(table, words)
    return Group(*parts, players(table, words, width))


def tight_turn(table: TableForm, decision: Decision, refused: Refused, words: Words, level: int) -> RenderableType:
    """The options of a turn, a line each; first the headings and the reasons are left out."""
    grid = (turn if level == BRIEF else plain_turn)(table, decision, refused, words)
    # The keys keep their width; what is too long is cut off.
    grid.expand = True
    grid.columns[-1].ratio = 1
    grid.columns[-1].no_wrap = True
    grid.columns[-1].overflow = "ellipsis"
    return grid


def plain_turn(table: TableForm, decision: Decision, refused: Refused, words: Words) -> Grid:
    """The options one after the other, and in one line what is not possible."""
    grid = rows()
    for key, option in zip(keys(decision), decision.options, strict=True):
        add_row(grid, key, table, option, words)
    no = words.say("cli.notnow")
    impossible = [] if table["turn"]["main_done"] else not_now(table, refused, words)
    names = [label.removeprefix(f"{no} ") for label, _why in impossible]
    if names:
        grid.add_row(Text("·", style=DIM), Text(f"{no} {' · '.join(names)}", style=DIM))
    return grid
