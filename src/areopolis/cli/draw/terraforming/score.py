"""The score sheet and the winner."""

from __future__ import annotations

from rich.table import Table as Grid

from areopolis.cli.draw.sheet import sheet_grid
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.marsbot.expansion import LAST_GENERATION
from areopolis.terraforming.table import Table


def score_sheet(pos: Table, words: Words) -> Grid:
    """The points of every seat by kind, as if the game ended now."""
    return sheet_grid(pos.breakdown(), words)


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
