"""The table and a turn in few lines, for a screen that has no room for all of it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.colony import actions_in_brief, order_in_brief
from areopolis.cli.draw.onmars.hexmap import hexmap
from areopolis.cli.draw.onmars.player import players
from areopolis.cli.draw.onmars.question import add_row, refusals, rows, turn
from areopolis.cli.draw.onmars.table import colony, displays
from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import keys
from areopolis.kernel.decision import Decision
from areopolis.onmars.table import Table
from areopolis.onmars.terms import ORBIT

# What is left out step by step: the signs of the map; what the side of the table needs least; both.
BRIEF: Final = 1
ONE_SIDE: Final = 2
NEITHER: Final = 3


def tight_table(pos: Table, seat: int, words: Words, width: int, level: int) -> RenderableType:
    """In orbit the displays matter more than the map, in the colony the map more than the displays."""
    orbit = pos.side(seat) == ORBIT
    parts: list[RenderableType] = []
    if level == BRIEF or (level == ONE_SIDE and not orbit):
        parts.append(hexmap(pos, words, width))
    parts += [colony(pos, words), order_in_brief(pos, words), actions_in_brief(pos, words)]
    if level == BRIEF or (level == ONE_SIDE and orbit):
        parts += displays(pos, words)
    return Group(*parts, players(pos, words, width))


def tight_turn(pos: Table, decision: Decision, words: Words, level: int) -> RenderableType:
    """The options of a turn, a line each; first the headings and the reasons are left out."""
    grid = turn(pos, decision, words) if level == BRIEF else plain_turn(pos, decision, words)
    # The keys keep their width; what is too long is cut off.
    grid.expand = True
    grid.columns[-1].ratio = 1
    grid.columns[-1].no_wrap = True
    grid.columns[-1].overflow = "ellipsis"
    return grid


def plain_turn(pos: Table, decision: Decision, words: Words) -> Grid:
    """The options one after the other, and in one line what is not possible."""
    grid = rows()
    for key, option in zip(keys(decision), decision.options, strict=True):
        add_row(grid, key, pos, decision.seat, option, words)
    not_now = words.say("cli.notnow")
    names = [] if pos.main_done else [label.removeprefix(f"{not_now} ") for label, _why in refusals(pos, words)]
    if names:
        grid.add_row(Text("·", style=DIM), Text(f"{not_now} {' · '.join(names)}", style=DIM))
    return grid
