"""`areopolis play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.flags import words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.flags.signature import Grouped, with_flags
from areopolis.cli.options import Lang, Overwrite, Seed, any_seed
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from rich.console import Console

    from areopolis.bots import Bot
    from areopolis.cli.draw.words import Words
    from areopolis.cli.saves import Lock
    from areopolis.kernel.position import Position
    from areopolis.kernel.session import Session

USUAL = "terraforming"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", cls=Grouped)(with_flags(play))


def play(
    given: Given,
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")] = USUAL,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(help="The bots, by commas; the last one takes all further seats.")] = "greedy",
    lang: Lang = "en",
    name: Annotated[str, typer.Option(help="Your name.", show_default="your user name")] = "",
    go_on: Annotated[bool, typer.Option("--continue", help="List your games, and go on with one of them.")] = False,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file instead of the usual one.")] = None,
    overwrite: Overwrite = False,
    confirm: Annotated[
        bool | None,
        typer.Option("--confirm/--no-confirm", help="Ask before whatever you cannot take back."),
    ] = None,
) -> None:
    """Play in the terminal against bots. The game is saved after every choice; --continue goes on with it."""
    from areopolis.cli.draw.words import Words
    from areopolis.cli.output import console, language
    from areopolis.cli.terminal.game import TerminalGame

    catalogue = language(lang)
    if go_on and resume is not None:
        raise BadOptions("--continue lists your games, --resume names a file; say one of them")
    if go_on:
        resume = chosen_save(Words(catalogue), console())
        if resume is None:
            return
    if resume is None:
        session = new_session(game, words_for(game, given), any_seed(seed), person(name), bots)
    else:
        session = resumed_session(resume)
    words = Words(catalogue, tuple(session.record.seats))
    path, own = place(session, words, resume, save, overwrite)
    ask = sys.stdin.isatty() if confirm is None else confirm
    try:
        TerminalGame(session, seat_bots(session), words, console(), path, ask).run()
    finally:
        if own is not None:
            own.release()


def chosen_save(words: Words, console: Console) -> Path | None:
    """The game that the person chooses from the list; None if none."""
    from areopolis.cli.saves import data_folder, unfinished
    from areopolis.cli.terminal.saves import choose, offered

    games = unfinished()
    possible = [saved for saved in games if saved.can_go_on()]
    if not possible:
        raise BadOptions(f"there is no game to go on with in {data_folder()}")
    console.print(offered(games, words))
    return choose(possible, words, console)


def place(
    session: Session[Position], words: Words, resume: Path | None, save: Path | None, overwrite: bool
) -> tuple[Path, Lock | None]:
    """The file that a game is kept in, locked. Without a folder to keep games in, it is played all the same."""
    from areopolis.cli.files import replaced, store
    from areopolis.cli.saves import data_folder, lock, new_save
    from areopolis.cli.terminal.saves import may_replace

    path = resume if save is None else save
    if path is None:
        try:
            return new_save()
        except OSError:
            return data_folder() / "autosave.areo", None
    another = resume is None or path.absolute() != resume.absolute()
    if another and not overwrite:
        may_replace(replaced(path), words)
    if another:
        store(session.save(), path)
    try:
        own = lock(path)
    except OSError:
        return path, None
    if own is None:
        raise BadOptions(f"{path}: this game is being played in another window")
    return path, own


def person(name: str) -> str:
    """The name of the person, fit for a record."""
    tidied = " ".join((name or os.environ.get("USER") or os.environ.get("USERNAME") or "Player").split())
    if "," in tidied or not tidied.isprintable() or not tidied:
        raise BadOptions(f"--name '{name}': a name has letters and no comma")
    return tidied


def new_session(game: str, options: dict[str, str], seed: int, name: str, bots: str) -> Session[Position]:
    """A new game with the person on seat 0."""
    from areopolis.games import games
    from areopolis.kernel.session import Session

    pos = games()[game].new(options, seed)
    automas = [pos.automa(seat) for seat in range(1, pos.seats())]
    others = bot_seats(bots, automas.count(""))
    seats = [automa or others.pop(0) for automa in automas]
    return Session(games()[game], options, [name, *seats], seed)


def bot_seats(bots: str, seats: int) -> list[str]:
    """The names of the bot seats: the bot, and which one of its kind it is."""
    from areopolis.bots import make, names

    wanted = [bot.strip() for bot in bots.split(",") if bot.strip()]
    for bot in wanted:
        make(bot, 0)
    if not wanted or len(wanted) > max(seats, 1):
        raise BadOptions(f"--bots {bots}: name 1 to {max(seats, 1)} of {', '.join(names())}")
    filled = (wanted + [wanted[-1]] * seats)[:seats]
    return [bot if filled.count(bot) == 1 else f"{bot} {filled[: i + 1].count(bot)}" for i, bot in enumerate(filled)]


def resumed_session(path: Path) -> Session[Position]:
    """The game in a file, after every line of it has been checked."""
    from areopolis.cli.files import load
    from areopolis.games import games
    from areopolis.kernel.record import replay
    from areopolis.kernel.session import resume

    record = load(path)
    replay(record, games())
    return resume(record, games()[record.game])


def seat_bots(session: Session[Position]) -> dict[int, Bot]:
    """The bots on all seats but the first, by the names of the seats; automas need none."""
    from areopolis.bots import make, names

    record = session.record
    kinds = [seat.partition(" ")[0] for seat in record.seats]
    return {
        seat: make(kinds[seat] if kinds[seat].partition(":")[0] in names() else names()[0], record.seed + seat)
        for seat in range(1, len(kinds))
        if not session.position.automa(seat)
    }
