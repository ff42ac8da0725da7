"""`areopolis replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang
from areopolis.cli.reading import number
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.console import Console

    from areopolis.cli.draw.words import Words
    from areopolis.cli.terminal.film import Film

END = "end"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record (.areo).")],
    lang: Lang = "en",
    at: Annotated[
        str, typer.Option(metavar="PLY", help="Show the position after so many choices, or at the end.")
    ] = "",
    json: AsJson = False,
) -> None:
    """Step through a game: Enter or n next, p back, a number jumps, e end, q quit."""
    from areopolis.cli.draw.words import Words
    from areopolis.cli.files import load
    from areopolis.cli.output import console, language, print_json
    from areopolis.cli.terminal.film import Film

    catalogue = language(lang)
    record = load(file)
    film = Film(record)
    words = Words(catalogue, tuple(film.record.seats))
    if json:
        print_json(state(film, words, ply_named(film, at or END)))
    elif at:
        show(film, words, console(), ply_named(film, at))
    else:
        step_through(film, words, console())


def ply_named(film: Film, at: str) -> int:
    """The number of choices that `--at` means."""
    if at == END:
        return film.last()
    ply = number(at)
    if ply is None or ply > film.last():
        raise BadOptions(f"--at {at[:40]}: say a number from 0 to {film.last()}, or end")
    return ply


def state(film: Film, words: Words, ply: int) -> dict[str, object]:
    """The position after so many choices as plain data."""
    pos = film.at(ply)
    return {
        "ply": ply,
        "choices": film.last(),
        "seats": film.record.seats,
        "choice": None if ply == 0 else film.record.choices[ply - 1][1],
        "log": [words.text(event.text()) for event in film.events[ply]],
        "over": pos.decision is None,
        "scores": pos.scores(),
        "breakdown": pos.breakdown(),
        "position": pos.data(),
    }


def show(film: Film, words: Words, console: Console, ply: int) -> None:
    """The table after so many choices, and what the last one brought about."""
    from rich.text import Text

    from areopolis.cli.draw.drawing import Look, told
    from areopolis.cli.draw.drawings import drawing_of
    from areopolis.cli.draw.log import log_grid, log_lines
    from areopolis.cli.draw.style import NEUTRAL

    drawing = drawing_of(film.record.game)
    pos = film.at(ply)
    look = Look(pos.view(NEUTRAL), words, console.width)
    console.print(drawing.whole(look))
    heading = Text(words.say("cli.replay.at", ply, film.last()), style="bold")
    if ply:
        seat, notation = film.record.choices[ply - 1]
        choice = film.at(ply - 1).read(notation, seat)
        heading.append(f" {words.names[seat]}: ").append_text(told(choice, words))
    console.print(heading)
    console.print(log_grid(log_lines(film.events[ply], words, drawing)))
    if pos.decision is None or ply == film.last():
        console.print(drawing.sheet(look))
    if pos.decision is None:
        console.print(Text(drawing.verdict(look), style="bold"))


def step_through(film: Film, words: Words, console: Console) -> None:
    """Show and ask, until the person has seen enough."""
    ply, shown = 0, -1
    while True:
        if ply != shown:
            show(film, words, console, ply)
            shown = ply
        console.print(words.say("cli.replay.keys"), style="dim")
        try:
            line = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if not sys.stdin.isatty():
            console.print(line)
        if line in {"q", "quit"}:
            return
        wanted = step(line, ply, film.last())
        if wanted is None:
            console.print(words.say("cli.replay.not", film.last()))
        else:
            ply = wanted


def step(line: str, ply: int, last: int) -> int | None:
    """Where a line leads; None if nowhere."""
    if line in {"", "n", "next"}:
        return min(ply + 1, last)
    if line in {"p", "b", "back"}:
        return max(ply - 1, 0)
    if line in {"e", END}:
        return last
    ply_wanted = number(line)
    return ply_wanted if ply_wanted is not None and ply_wanted <= last else None
