"""The laboratory of a player: columns of two, three, two, three, two and one space."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.onmars.say import box_of, code, cost, does, tech_name
from areopolis.cli.draw.onmars.style import FREE
from areopolis.cli.draw.style import DIM, HEADING, KEY
from areopolis.cli.draw.words import Words
from areopolis.onmars import describe
from areopolis.onmars.components import Box
from areopolis.onmars.forms import LabForm, TableForm
from areopolis.onmars.terms import COLUMNS, LAB

# By column and line of the drawing: the space there; columns of two stand between the lines of columns of three.
LINES: Final = {"t": (1, 0), "m": (2, 2), "b": (3, 4), "": (2, 2)}
HEIGHT: Final = 5
THREE: Final = (2, 4)


def place_of(space: LabForm) -> tuple[int, int]:
    """The column and the line of the drawing in which a space stands."""
    column, name = int(space["space"][0]), space["space"][1:]
    return column, LINES[name][1 if column in THREE else 0]


def cell(space: LabForm, words: Words) -> Text:
    """A space: its name, and the technology there."""
    if space["tech"] is None:
        return Text(f"{space['space']} {FREE}", style=DIM)
    return Text.assemble((space["space"], KEY), f" [{code(space['tech'], words)}]")


def heading(box: Box, column: int, words: Words) -> Text:
    """The level of a column, its points, and what a development into it costs."""
    declared = box.columns[column - 1]
    head = Text(words.say("om.cli.lab.column", column, declared.points), style="bold")
    if column == 1:
        return head
    return head.append(
        f"\n{cost(words, describe.cost(declared.cost, declared.anything, declared.crystals))}", style=f"not bold {DIM}"
    )


def laboratory(table: TableForm, seat: int, words: Words) -> RenderableType:
    """The whole laboratory of a seat: the spaces, what lies there, and what the spaces give."""
    components = box_of(table)
    spaces = {place_of(space): space for space in table["seats"][seat]["lab"]}
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, expand=True)
    for column in range(1, COLUMNS + 1):
        grid.add_column(heading(components, column, words), ratio=1)
    for line in range(HEIGHT):
        here = [spaces.get((column, line)) for column in range(1, COLUMNS + 1)]
        grid.add_row(*["" if space is None else cell(space, words) for space in here])
    gives = Grid.grid(padding=(0, 2, 0, 0))
    for space, benefit in enumerate(components.lab):
        if benefit is not None:
            gives.add_row(Text(LAB[space], style="bold"), Text(does(benefit, words), style=DIM))
    head = Text.assemble((words.say("om.cli.lab"), HEADING), (f"  {words.say('om.cli.lab.spaces')}", DIM))
    return Group(head, grid, Text(tiles(table, seat, words)), gives)


def tiles(table: TableForm, seat: int, words: Words) -> str:
    """The technologies of a seat with their spaces, in one line."""
    lab = table["seats"][seat]["lab"]
    labels = [f"{space['space']} {tech_name(space['tech'], words)}" for space in lab if space["tech"] is not None]
    return ", ".join(labels)
