"""No line of the terminal ends at a no-break space, wherever the text stands."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.console import HOLD, Sheet
from areopolis.cli.draw.words import Words
from areopolis.kernel.text import NO_BREAK
from areopolis.locale import catalogue, languages
from areopolis.terraforming.card import BY_ID, PROJECTS_IN_BOX
from areopolis.terraforming.describe import describe

TOGETHER = f"raise it{NO_BREAK}4{NO_BREAK}steps now"


def grid(text: str) -> Grid:
    found = Grid.grid()
    found.add_row(text)
    return found


def printed(what: RenderableType, width: int) -> list[str]:
    console = Sheet(file=StringIO(), width=width, highlight=False, emoji=False, markup=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return [line.strip(" │") for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize(
    "what",
    [
        TOGETHER,
        Text(TOGETHER),
        Text.assemble(("raise ", "bold"), (f"it{NO_BREAK}4", "red"), f"{NO_BREAK}steps now"),
        Padding(TOGETHER, (0, 1)),
        Group(Text(TOGETHER)),
        grid(TOGETHER),
    ],
)
def test_a_line_breaks_elsewhere(what: RenderableType) -> None:
    """Twelve columns would hold "raise it 4"; printed are plain spaces."""
    assert printed(what, 12) == ["raise", "it 4 steps", "now"]


def test_also_in_a_panel() -> None:
    assert printed(Panel(TOGETHER), 16)[1:-1] == ["raise", "it 4 steps", "now"]


def test_colours_stay_where_they_were() -> None:
    console = Sheet(width=12)
    segments = list(console.render(Text.assemble("raise ", (f"it{NO_BREAK}4", "red"), f"{NO_BREAK}steps")))
    assert [segment.text for segment in segments if segment.style and segment.style.color] == ["it 4"]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("width", [30, 44, 60])
def test_no_card_breaks_a_line_behind_a_number(code: str, width: int) -> None:
    """Nor in Czech behind a short word."""
    words = Words(catalogue(code))
    for card in PROJECTS_IN_BOX:
        for _section, text in describe(BY_ID[card]):
            lines = printed(words.sentence(text), width)
            assert HOLD not in "".join(lines)
            ends = [line.split(" ")[-1].lower() for line in lines[:-1] if line]
            assert not [end for end in ends if end.isdecimal()], lines
            assert code != "cs" or not [end for end in ends if end in {*"ksvzouai"}], lines
