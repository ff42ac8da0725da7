"""The score sheet and the winner."""

from __future__ import annotations

from rich.table import Table as Grid

from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.forms import TableForm


def breakdown(table: TableForm) -> list[dict[str, int]]:
    """The points of every seat by kind, as if the game ended now."""
    points = [player["points"] for player in table["seats"]]
    return [{line: own[line] for line in table["sheet"] if line in own} for own in points]


def score_sheet(table: TableForm, words: Words) -> Grid:
    """A column for every seat."""
    return sheet_grid(breakdown(table), words)


def verdict(table: TableForm, words: Words) -> str:
    """Who has won."""
    winners = table["winners"]
    totals = [player["total"] for player in table["seats"]]
    if len(totals) == 1:
        goal = "rating" if table["options"].get("tr-goal") == "yes" else "solo"
        return words.say(f"cli.{'won' if winners else 'lost'}.{goal}", totals[0])
    last = table["last_generation"]
    if last is not None and table["generation"] > last:
        return words.say("cli.lost.marsbot", Said("seat", winners[0]), table["generation"])
    who = Said("and", *[Said("seat", seat) for seat in winners])
    return words.say("cli.won" if len(winners) == 1 else "cli.shared", who, totals[winners[0]])
