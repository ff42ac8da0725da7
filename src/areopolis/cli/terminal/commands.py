"""Words that a person may type beside answers; each shows something or steps outside the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from areopolis.cli.draw.cards import hand
from areopolis.cli.draw.event import panel_of
from areopolis.cli.draw.goals import goals
from areopolis.cli.draw.log import log_grid
from areopolis.cli.draw.marsbot import marsbot_board
from areopolis.cli.draw.parliament import parliament
from areopolis.cli.draw.players import in_play, players
from areopolis.cli.draw.score import score_sheet
from areopolis.cli.draw.style import DIM, KEY
from areopolis.cli.draw.table import mars
from areopolis.cli.files import store
from areopolis.cli.lookup import find_card
from areopolis.kernel.errors import AreopolisError, BadNotation

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
        game.print(words.say("cli.possible", rest) if reason is None else f"{rest}: {words.text(reason)}")
        return
    refused = game.pos.refusals()
    if not refused:
        game.print(words.say("cli.norefusals"))
        return
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for notation, reason in refused:
        grid.add_row(Text(notation, style="bold"), Text(game.named(notation), style=DIM), Text(words.text(reason)))
    game.print(grid)


def show_card(game: TerminalGame, rest: str) -> None:
    """A card by number or name."""
    try:
        game.print(panel_of(find_card(rest, game.words.catalogue), game.words))
    except AreopolisError as error:
        game.print(str(error))


def show_hand(game: TerminalGame, rest: str) -> None:
    """The cards in hand."""
    game.print(hand(game.pos.players[game.seat], game.words))


def show_board(game: TerminalGame, rest: str) -> None:
    """The map."""
    game.print(mars(game.pos, game.words, game.console.width))


def show_players(game: TerminalGame, rest: str) -> None:
    """Everything that lies before the players."""
    game.print(players(game.pos, game.words))
    game.print(in_play(game.pos, game.words))
    game.print(goals(game.pos, game.words))


def show_parliament(game: TerminalGame, rest: str) -> None:
    """The committee with all parties, policies and events; only with Turmoil."""
    if game.pos.turmoil is None:
        game.print(game.words.say("cli.noturmoil"))
    else:
        game.print(parliament(game.pos, game.words))


def show_marsbot(game: TerminalGame, rest: str) -> None:
    """The board of MarsBot with its decks and piles; only against MarsBot."""
    if game.pos.marsbot is None:
        game.print(game.words.say("cli.nomarsbot"))
    else:
        game.print(marsbot_board(game.pos, game.words))


def show_log(game: TerminalGame, rest: str) -> None:
    """The last things that happened; a number says how many."""
    number = int(rest) if rest.isdecimal() else LOG_LINES
    game.print(log_grid(game.history()[-number:]))


def show_score(game: TerminalGame, rest: str) -> None:
    """The points, as if the game ended now."""
    game.print(game.words.say("cli.ifnow"))
    game.print(score_sheet(game.pos, game.words))


def undo(game: TerminalGame, rest: str) -> None:
    """Take back own choices, as far as nothing was revealed and nobody else has chosen."""
    allowed = game.session.may_undo(game.seat)
    number = int(rest) if rest.isdecimal() else 1
    if not allowed:
        game.print(game.words.say("cli.undo.not"))
    elif not 1 <= number <= allowed:
        game.print(game.words.say("cli.undo.only", allowed))
    else:
        notations = [notation for _seat, notation in game.session.record.choices[-number:]]
        game.take_back(number)
        game.print(game.words.say("cli.undo.done", ", ".join(reversed(notations)), allowed - number))


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
    for what, key in HELP:
        grid.add_row(Text(what, style=KEY, no_wrap=True), Text(game.words.say(key)))
    game.print(grid)


def leave(game: TerminalGame, rest: str) -> None:
    """Stop; the game is kept."""
    raise Leave


COMMANDS: Final[dict[str, Callable[[TerminalGame, str], None]]] = {
    "why": why, "card": show_card, "show": show_card, "hand": show_hand, "board": show_board, "players": show_players,
    "parliament": show_parliament, "marsbot": show_marsbot,
    "log": show_log, "score": show_score, "undo": undo, "save": save, "help": show_help, "?": show_help,
    "quit": leave, "exit": leave,
}  # fmt: skip

HELP: Final = (
    ("3", "cli.help.number"), ("1 3 4, 0", "cli.help.numbers"), ("play 009", "cli.help.notation"),
    ("Enter", "cli.help.enter"), ("why", "cli.help.why"), ("why play 009", "cli.help.whythis"),
    ("card 115", "cli.help.card"), ("hand", "cli.help.hand"), ("board, players", "cli.help.board"),
    ("parliament", "cli.help.parliament"), ("marsbot", "cli.help.marsbot"),
    ("log, log 99", "cli.help.log"), ("score", "cli.help.score"), ("undo, undo 2", "cli.help.undo"),
    ("save FILE", "cli.help.save"), ("quit", "cli.help.quit"),
)  # fmt: skip
