"""Choosing a saved game from a list, and asking before a file is replaced."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.style import DIM, KEY, NEUTRAL
from areopolis.cli.draw.words import Words
from areopolis.cli.files import refuse_existing
from areopolis.cli.saves import Saved
from areopolis.cli.terminal.answers import number_in
from areopolis.kernel.errors import BadOptions
from areopolis.locale import catalogue, languages

LEAVE: Final = frozenset(["q", "quit", "exit"])


def offered(games: list[Saved], words: Words) -> Grid:
    """A line for every game: its number, the game, who plays, how far it is, and when it was played last."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(justify="right")
    number = 0
    for saved in games:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.path.stat().st_mtime))
        if saved.record is None or saved.pos is None:
            grid.add_row("·", saved.path.name, "", Text(saved.problem), when, style=DIM)
            continue
        number += saved.can_go_on()
        drawing = drawing_of(saved.record.game)
        look = Look(saved.pos.view(NEUTRAL), words, 0)
        moment = words.say("cli.continue.busy") if saved.busy else drawing.moment(look)
        seats = Text(", ".join(saved.record.seats))
        key = Text("·") if saved.busy else Text(str(number), style=KEY)
        grid.add_row(key, words.say(drawing.title), seats, moment, when, style=DIM if saved.busy else "")
    return grid


def choose(games: list[Saved], words: Words, console: Console) -> Path | None:
    """The game with the number that the person types; Enter is the last one played."""
    while True:
        console.print(words.say("cli.continue"), style=DIM)
        try:
            line = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        if line in LEAVE:
            return None
        number = number_in(line or "1")
        if number is not None and 1 <= number <= len(games):
            return games[number - 1].path
        console.print(words.say("cli.continue.not", len(games)))


def may_replace(paths: list[Path], words: Words) -> None:
    """Ask whether files may be replaced; raises BadOptions if not. Nobody to ask is no permission."""
    if paths and sys.stdin.isatty():
        try:
            line = input(words.say("cli.replace", str(paths[0])) + " ")
        except (EOFError, KeyboardInterrupt):
            line = ""
        if is_yes(line):
            return
        raise BadOptions(f"{paths[0]} stays as it is")
    refuse_existing(paths, overwrite=False)


def is_yes(line: str) -> bool:
    """Whether a line says yes, in any of the languages."""
    return any([line.strip().casefold() in catalogue(code).phrases["cli.yes"].split() for code in languages()])
