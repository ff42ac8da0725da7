"""Words that a person may type beside answers in every game; each shows something or steps outside the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.drawing import said, told
from areopolis.cli.draw.log import log_grid
from areopolis.cli.draw.style import KEY
from areopolis.cli.files import store
from areopolis.kernel.errors import BadNotation

if TYPE_CHECKING:
    from areopolis.cli.terminal.game import TerminalGame

LOG_LINES: Final = 40


class Leave(Exception):
    """The person wants to stop."""


def why(game: TerminalGame, rest: str) -> None:
    """Why something is not possible; without a choice, everything that is not."""
    words = game.words
    if rest:
        try:
            reason = game.pos.why_not(rest)
        except BadNotation:
            game.print(words.say("cli.unknown", rest))
            return
        if reason is None:
            game.print(words.say("cli.possible", said(game.drawing, game.look(), rest)))
        else:
            game.print(told(game.drawing, game.look(), rest).append(f": {words.text(reason)}"))
        return
    refused = game.pos.refusals()
    if not refused:
        game.print(words.say("cli.norefusals"))
        return
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for wish, reason in refused:
        grid.add_row(told(game.drawing, game.look(), wish.notation()), Text(words.text(reason)))
    game.print(grid)


def show_log(game: TerminalGame, rest: str) -> None:
    """The last things that happened; a number says how many."""
    number = int(rest) if rest.isdecimal() else LOG_LINES
    game.print(log_grid(game.history()[-number:]))


def show_score(game: TerminalGame, rest: str) -> None:
    """The points, as if the game ended now."""
    game.print(game.words.say("cli.ifnow"))
    game.print(game.drawing.sheet(game.look()))


def undo(game: TerminalGame, rest: str) -> None:
    """Take back own choices, as far as nothing was revealed and nobody else has chosen."""
    allowed = game.session.may_undo(game.seat)
    number = int(rest) if rest.isdecimal() else 1
    if not allowed:
        game.print(game.words.say("cli.undo.not"))
    elif not 1 <= number <= allowed:
        game.print(game.words.say("cli.undo.only", allowed))
    else:
        taken = zip(game.session.undoable[-number:], game.session.record.choices[-number:], strict=True)
        names = [told(game.drawing, game.look_at(pos), notation) for pos, (_seat, notation) in taken]
        game.take_back(number)
        game.print(Text(f"{game.words.say('cli.undo.done')} ").append_text(Text(", ").join(reversed(names))))
        game.print(game.words.say("cli.undo.more", allowed - number))


def save(game: TerminalGame, rest: str) -> None:
    """Write the record to a file, or to where it is kept anyway."""
    path = Path(rest).expanduser() if rest else game.path
    try:
        store(game.session.save(), path)
    except OSError as error:
        game.tell(game.words.say("cli.save.not", str(path), error.strerror or str(error)))
        return
    game.tell(game.words.say("cli.saved", str(path)))


def show_help(game: TerminalGame, rest: str) -> None:
    """What may be typed."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for what, key in (*game.drawing.help, *HELP):
        typed = what.replace("FILE", game.words.say("cli.help.file"))
        grid.add_row(Text(typed, style=KEY, no_wrap=True), Text(game.words.say(key)))
    game.print(grid)


def leave(game: TerminalGame, rest: str) -> None:
    """Stop; the game is kept."""
    raise Leave


COMMANDS: Final[dict[str, Callable[[TerminalGame, str], None]]] = {
    "why": why, "log": show_log, "score": show_score, "undo": undo, "save": save, "help": show_help, "?": show_help,
    "quit": leave, "exit": leave,
}  # fmt: skip

# What the help says after the lines of the game.
HELP: Final = (
    ("log, log 99", "cli.help.log"), ("score", "cli.help.score"), ("undo, undo 2", "cli.help.undo"),
    ("save FILE", "cli.help.save"), ("quit", "cli.help.quit"),
)  # fmt: skip
