"""MarsBot: its board of tracks, its decks and piles."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, SEATS, badge, named
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.board import space_name
from areopolis.terraforming.card import TABLE
from areopolis.terraforming.marsbot.board import CELLS, LAST_CELL, TRACKS
from areopolis.terraforming.marsbot.corporation import corporation
from areopolis.terraforming.marsbot.expansion import money_per_point
from areopolis.terraforming.marsbot.state import LEVELS, NO_CHAINS, SEAT, MarsBot
from areopolis.terraforming.marsbot.tracks import CUBE, bot
from areopolis.terraforming.position import Position
from areopolis.terraforming.terms import MC

FULL: Final = "█"
USED: Final = "▒"
OPEN: Final = "░"
CUBE_SIGN: Final = "◆"
NOTHING: Final = "—"
AHEAD: Final = 3


def marsbot_in_brief(pos: Position, words: Words) -> Text:
    """Two lines: what it plays with, and where its cubes are."""
    marsbot = bot(pos)
    line = Text.assemble(badge(SEAT), " ", (company(pos, words), f"bold {SEATS[SEAT]}"))
    if pos.players[SEAT].passed:
        line.append(f" ({words.say('cli.passed')})", style=DIM)
    line.append(f" · {level(pos, words)} · {words.say('cli.bot.brief', len(marsbot.action_deck), len(marsbot.played))}")
    line.append("\n  ")
    tracks = [
        Text.assemble((f"{words.say(f'track.{name}')} ", DIM), (str(marsbot.tracks[track]), "bold"))
        for track, name in enumerate(TRACKS)
    ]
    return line.append_text(Text("  ").join(tracks))


def marsbot_board(pos: Position, words: Words) -> RenderableType:
    """Everything that lies before it, and what the next cells of its tracks bring."""
    marsbot = bot(pos)
    title = Text.assemble(
        named(SEAT, words.names[SEAT]), " · ", level(pos, words), " · ", (company(pos, words), HEADING)
    )
    rows = [
        ("sheet.tr", str(pos.players[SEAT].tr)),
        ("sheet.money", words.say("cli.bot.rate", pos.players[SEAT].stock[MC], money_per_point(pos.generation))),
        ("cli.bot.deck", str(len(marsbot.action_deck))),
        ("cli.bot.pile", str(len(marsbot.played))),
        ("sheet.neural", space_name(marsbot.neural) if marsbot.neural else NOTHING),
        ("cli.bot.bonus", str(len(marsbot.bonus_deck))),
        ("cli.bot.discarded", cards(marsbot.bonus_discard, words)),
        ("cli.bot.destroyed", cards(marsbot.destroyed, words)),
        ("cli.bot.aside", cards(marsbot.set_aside, words)),
    ]
    facts = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for name, value in rows:
        facts.add_row(Text(words.title(name), style=DIM), Text(value))
    signs = Text(f"{USED} {words.say('cli.bot.used')}", style=DIM)
    if marsbot.cubes:
        signs.append(f"   {CUBE_SIGN} {words.say('cli.bot.cube')}")
    return Group(title, tracks_grid(marsbot, words), signs, Text(""), facts)


def company(pos: Position, words: Words) -> str:
    """The corporation of MarsBot, if it has one."""
    card = corporation(pos).card
    return words.text(Said(f"card.{card}")) if card else words.say("cli.bot.nocorporation")


def level(pos: Position, words: Words) -> str:
    """The level, and single rules besides."""
    chosen = pos.options.marsbot
    extra = [words.say(f"cli.rule.{rule}") for rule in bot(pos).rules if rule not in LEVELS[chosen]]
    return " + ".join([words.say(f"cli.level.{chosen}"), *extra])


def cards(numbers: list[int], words: Words) -> str:
    """Names of cards by commas."""
    return ", ".join([words.text(TABLE[number].title) for number in numbers]) or NOTHING


def tracks_grid(marsbot: MarsBot, words: Words) -> Grid:
    """A line for every track: its cube, and the cells ahead that do something."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(words.title("cli.bot.next"))
    for track, name in enumerate(TRACKS):
        at = marsbot.tracks[track]
        grid.add_row(
            words.title(f"track.{name}"), bar(marsbot, track), Text(str(at), style="bold"), ahead(marsbot, track, words)
        )
    return grid


def bar(marsbot: MarsBot, track: int) -> Text:
    """The cells of a track: behind the cube, used before it fell back, and still to come."""
    line = Text()
    for cell in range(1, LAST_CELL + 1):
        if cell <= marsbot.tracks[track]:
            line.append(FULL, style=SEATS[SEAT])
        elif cell <= marsbot.highest[track]:
            line.append(USED, style=DIM)
        else:
            line.append(CUBE_SIGN if CUBE * track + cell in marsbot.cubes else OPEN, style=DIM)
    return line


def ahead(marsbot: MarsBot, track: int, words: Words) -> Text:
    """The next cells by number, and what they do; those used before do nothing."""
    parts: list[str] = []
    for cell in range(marsbot.tracks[track] + 1, min(marsbot.tracks[track] + AHEAD, LAST_CELL) + 1):
        done = cell <= marsbot.highest[track]
        sign = CUBE_SIGN if CUBE * track + cell in marsbot.cubes else ""
        parts.append(f"{cell} {sign}{NOTHING if done else meaning(marsbot, CELLS[track][cell], words)}")
    return Text(" · ".join(parts) or words.say("cli.bot.end"))


def meaning(marsbot: MarsBot, cell: str, words: Words) -> str:
    """What a cell does, in a word or two."""
    if cell in {".", "other"} or (cell == "again" and NO_CHAINS in marsbot.rules):
        return NOTHING
    name = cell.rstrip("0123456789")
    return words.say(f"cli.cell.{name}", cell.removeprefix(name))
