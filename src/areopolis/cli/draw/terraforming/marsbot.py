"""MarsBot: its board of tracks, its decks and piles."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.style import DIM, HEADING, SEATS, badge, named
from areopolis.cli.draw.terraforming.cards import card_of
from areopolis.cli.draw.words import Words
from areopolis.kernel.why import Text as Said
from areopolis.terraforming.forms import TableForm
from areopolis.terraforming.marsbot.forms import Cell, MarsBotForm, TrackForm
from areopolis.terraforming.marsbot.state import LEVELS

FULL: Final = "█"
USED: Final = "▒"
OPEN: Final = "░"
CUBE_SIGN: Final = "◆"
NOTHING: Final = "—"
AHEAD: Final = 3


def marsbot_of(table: TableForm) -> MarsBotForm:
    """The board of MarsBot on a table where it plays."""
    board = table.get("marsbot")
    assert board is not None
    return board


def marsbot_in_brief(table: TableForm, words: Words) -> Text:
    """Two lines: what it plays with, and where its cubes are."""
    marsbot = marsbot_of(table)
    seat = marsbot["seat"]
    line = Text.assemble(badge(seat), " ", (company(marsbot, words), f"bold {SEATS[seat]}"))
    if table["seats"][seat]["passed"]:
        line.append(f" ({words.say('cli.passed')})", style=DIM)
    decks = words.say("cli.bot.brief", marsbot["action_deck"], len(marsbot["played"]))
    line.append(f" · {level(marsbot, words)} · {decks}")
    line.append("\n  ")
    tracks = [
        Text.assemble((words.say(f"track.{track['track']}"), DIM), " ", (str(track["at"]), "bold"))
        for track in marsbot["tracks"]
    ]
    return line.append_text(Text("  ").join(tracks))


def marsbot_board(table: TableForm, words: Words) -> RenderableType:
    """Everything that lies before it, and what the next cells of its tracks bring."""
    marsbot = marsbot_of(table)
    seat = table["seats"][marsbot["seat"]]
    name = named(marsbot["seat"], words.names[marsbot["seat"]])
    title = Text.assemble(name, " · ", level(marsbot, words), " · ", (company(marsbot, words), HEADING))
    rows = [
        ("sheet.tr", str(seat["rating"])),
        ("sheet.money", words.say("cli.bot.rate", seat["stock"]["mc"], marsbot["money_per_point"])),
        ("cli.bot.deck", str(marsbot["action_deck"])),
        ("cli.bot.pile", str(len(marsbot["played"]))),
        ("sheet.neural", marsbot["neural"] or NOTHING),
        ("cli.bot.bonus", str(marsbot["bonus_deck"])),
        ("cli.bot.discarded", cards(marsbot["bonus_discard"], words)),
        ("cli.bot.destroyed", cards(marsbot["destroyed"], words)),
        ("cli.bot.aside", cards(marsbot["set_aside"], words)),
    ]
    facts = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for key, value in rows:
        facts.add_row(Text(words.title(key), style=DIM), Text(value))
    signs = Text(f"{USED} {words.say('cli.bot.used')}", style=DIM)
    if any(cell["cube"] for track in marsbot["tracks"] for cell in track["cells"]):
        signs.append(f"   {CUBE_SIGN} {words.say('cli.bot.cube')}")
    return Group(title, tracks_grid(marsbot, words), signs, Text(""), facts)


def company(marsbot: MarsBotForm, words: Words) -> str:
    """The corporation of MarsBot, if it has one."""
    card = marsbot["corporation"]
    return words.text(Said(f"card.{card}")) if card else words.say("cli.bot.nocorporation")


def level(marsbot: MarsBotForm, words: Words) -> str:
    """The level, and single rules besides."""
    chosen = marsbot["level"]
    extra = [words.say(f"cli.rule.{rule}") for rule in marsbot["rules"] if rule not in LEVELS[chosen]]
    return " + ".join([words.say(f"cli.level.{chosen}"), *extra])


def cards(numbers: list[str], words: Words) -> str:
    """Names of cards by commas."""
    return ", ".join([words.text(card_of(number).title) for number in numbers]) or NOTHING


def tracks_grid(marsbot: MarsBotForm, words: Words) -> Grid:
    """A line for every track: its cube, and the cells ahead that do something."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style=DIM)
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(words.title("cli.bot.next"))
    for track in marsbot["tracks"]:
        name = words.title(f"track.{track['track']}")
        at = Text(str(track["at"]), style="bold")
        grid.add_row(name, bar(track, SEATS[marsbot["seat"]]), at, ahead(track, words))
    return grid


def bar(track: TrackForm, colour: str) -> Text:
    """The cells of a track: behind the cube, used before it fell back, and still to come."""
    line = Text()
    for number, cell in enumerate(track["cells"], start=1):
        if number <= track["at"]:
            line.append(FULL, style=colour)
        elif number <= track["highest"]:
            line.append(USED, style=DIM)
        else:
            line.append(CUBE_SIGN if cell["cube"] else OPEN, style=DIM)
    return line


def ahead(track: TrackForm, words: Words) -> Text:
    """The next cells by number, and what they do; those used before do nothing."""
    parts: list[str] = []
    for number, cell in list(enumerate(track["cells"], start=1))[track["at"] : track["at"] + AHEAD]:
        parts.append(f"{number} {CUBE_SIGN if cell['cube'] else ''}{meaning(cell, words)}")
    return Text(" · ".join(parts) or words.say("cli.bot.end"))


def meaning(cell: Cell, words: Words) -> str:
    """What a cell does, in a word or two."""
    if not cell["does"]:
        return NOTHING
    name = cell["does"].rstrip("0123456789")
    return words.say(f"cli.cell.{name}", cell["does"].removeprefix(name))
