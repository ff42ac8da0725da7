"""The laboratory of a player: columns of two, three, two, three, two and one space."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import code, cost, does
from areopolis.cli.draw.onmars.style import FREE
from areopolis.cli.draw.style import DIM, HEADING, KEY
from areopolis.cli.draw.words import Words
from areopolis.onmars import describe
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.table import Table
from areopolis.onmars.terms import COLUMN, COLUMNS, LAB, NOTHING

# By column and line of the drawing: the space there; columns of two stand between the lines of columns of three.
LINES: Final = {"t": (1, 0), "m": (2, 2), "b": (3, 4), "": (2, 2)}
HEIGHT: Final = 5
THREE: Final = (2, 4)


def line_of(space: int) -> int:
    """The line of the drawing on which a space stands."""
    name = LAB[space][1:]
    return LINES[name][1 if COLUMN[space] in THREE else 0]


def cell(pos: Table, seat: int, space: int, words: Words) -> Text:
    """A space: its name, and the technology there."""
    kind = pos.players[seat].lab[space]
    if kind == NOTHING:
        return Text(f"{LAB[space]} {FREE}", style=DIM)
    return Text.assemble((LAB[space], KEY), f" [{code(kind, words)}]")


def heading(pos: Table, column: int, words: Words) -> Text:
    """The level of a column, its points, and what a development into it costs."""
    found = pos.box.columns[column - 1]
    head = Text(words.say("om.cli.lab.column", column, found.points), style="bold")
    if column == 1:
        return head
    return head.append(
        f"\n{cost(words, describe.cost(found.cost, found.anything, found.crystals))}", style=f"not bold {DIM}"
    )


def laboratory(pos: Table, seat: int, words: Words) -> RenderableType:
    """The whole laboratory of a seat: the spaces, what lies there, and what the spaces give."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, expand=True)
    for column in range(1, COLUMNS + 1):
        grid.add_column(heading(pos, column, words), ratio=1)
    for line in range(HEIGHT):
        row: list[Text] = []
        for column in range(1, COLUMNS + 1):
            here = [space for space in range(len(LAB)) if COLUMN[space] == column and line_of(space) == line]
            row.append(cell(pos, seat, here[0], words) if here else Text(""))
        grid.add_row(*row)
    gives = Grid.grid(padding=(0, 2, 0, 0))
    for space, benefit in enumerate(pos.box.lab):
        if benefit is not None:
            gives.add_row(Text(LAB[space], style="bold"), Text(does(benefit, words), style=DIM))
    head = Text.assemble((words.say("om.cli.lab"), HEADING), (f"  {words.say('om.cli.lab.spaces')}", DIM))
    return Group(head, grid, Text(tiles(pos, seat, words)), gives)


def tiles(pos: Table, seat: int, words: Words) -> str:
    """The technologies of a seat with their spaces, in one line."""
    lab = pos.players[seat].lab
    found = [f"{LAB[space]} {words.text(tech_text(kind))}" for space, kind in enumerate(lab) if kind != NOTHING]
    return ", ".join(found)
