"""The score sheet and the winner."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import named
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.marsbot.expansion import LAST_GENERATION
from areopolis.terraforming.table import Table

# A line that a seat does not have.
NONE = "—"


def score_sheet(pos: Table, words: Words) -> Grid:
    """The points of every seat by kind, as if the game ended now."""
    sheets = pos.breakdown()
    grid = Grid(box=box.SIMPLE, padding=(0, 1), pad_edge=False, show_footer=True)
    grid.add_column("", words.title("sheet.total"), no_wrap=True)
    for seat, sheet in enumerate(sheets):
        total = Text(str(sum(sheet.values())), style="bold")
        grid.add_column(named(seat, words.names[seat]), total, justify="right", no_wrap=True, overflow="ellipsis")
    for name in dict.fromkeys([name for sheet in sheets for name in sheet]):
        grid.add_row(words.title(f"sheet.{name}"), *[str(sheet.get(name, NONE)) for sheet in sheets])
    return grid


def verdict(pos: Table, words: Words) -> str:
    """Who has won."""
    winners = pos.winners()
    if len(pos.players) == 1:
        goal = "rating" if pos.options.tr_goal else "solo"
        return words.say(f"cli.{'won' if winners else 'lost'}.{goal}", pos.scores()[0])
    if pos.marsbot is not None and pos.generation >= LAST_GENERATION:
        return words.say("cli.lost.marsbot", Said("seat", winners[0]), pos.generation)
    who = Said("and", *[Said("seat", seat) for seat in winners])
    return words.say("cli.won" if len(winners) == 1 else "cli.shared", who, pos.scores()[winners[0]])
