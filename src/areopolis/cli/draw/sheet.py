"""A score sheet: a line for every kind of points, a column for every seat."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import named
from areopolis.cli.draw.words import Words

# A line that a seat does not have.
NONE: Final = "—"


def sheet_grid(sheets: list[dict[str, int]], words: Words) -> Grid:
    """The points of every seat by kind, with the sums below."""
    grid = Grid(box=box.SIMPLE, padding=(0, 1), pad_edge=False, show_footer=True)
    grid.add_column("", words.title("sheet.total"), no_wrap=True)
    for seat, sheet in enumerate(sheets):
        total = Text(words.part(sum(sheet.values())), style="bold")
        grid.add_column(named(seat, words.names[seat]), total, justify="right", no_wrap=True, overflow="ellipsis")
    for name in dict.fromkeys([name for sheet in sheets for name in sheet]):
        grid.add_row(words.title(f"sheet.{name}"), *[words.part(sheet.get(name, NONE)) for sheet in sheets])
    return grid
