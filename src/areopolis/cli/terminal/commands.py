"""Words that a person may type beside answers in every game; each shows something or steps outside the rules."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from areopolis.bots import limits, make
from areopolis.bots.hint import ADVISER, hints_of
from areopolis.cli.draw.drawing import told
from areopolis.cli.draw.log import log_grid
from areopolis.cli.draw.style import HEADING, KEY
from areopolis.cli.draw.things import ends_with
from areopolis.cli.draw.words import Words
from areopolis.cli.files import path_of, replaced, store
from areopolis.cli.terminal.answers import number_in
from areopolis.cli.terminal.naming import by_name
from areopolis.cli.terminal.saves import is_yes
from areopolis.cli.terminal.screen import turn_screen
from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.evaluation import signed
from areopolis.kernel.why import Why

if TYPE_CHECKING:
    from areopolis.cli.terminal.game import TerminalGame

LOG_LINES: Final = 40
# So many things with the same reason are named where there are more than that.
EXAMPLES: Final = 2


class Leave(Exception):
    """The person wants to stop."""


def why(game: TerminalGame, rest: str) -> None:
    """Why something is not possible; without a choice, everything that is not."""
    if rest:
        why_this(game, rest)
        return
    words = game.words
    view = game.view()
    refused = view.refusals()
    if not refused:
        game.print(words.say("cli.norefusals"))
        return
    groups: dict[str, list[Choice]] = {}
    for wish, _first in refused:
        reasons = "; ".join([words.text(reason) for reason in view.reasons(wish)])
        groups.setdefault(reasons, []).append(wish)
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for reasons, wishes in groups.items():
        shown = wishes if len(refused) <= LOG_LINES else wishes[:EXAMPLES]
        for wish in shown:
            grid.add_row(told(wish, words), Text(reasons))
        if len(wishes) > len(shown):
            grid.add_row(Text(f"… +{len(wishes) - len(shown)}"), Text(reasons))
    game.print(grid)


def why_this(game: TerminalGame, line: str) -> None:
    """All reasons against one thing: as it is written down, or a card by its number or name."""
    meant, words = asked_about(game, line), game.words
    if len(meant) > 1:
        game.print(game.candidates(line, meant))
    elif not meant and not game.is_written(line):
        game.print(words.say("cli.unknown", line))
    elif reasons := game.view().reasons(meant[0] if meant else line):
        game.print(explained(told(meant[0], words) if meant else Text(line), reasons, words))
    else:
        game.print(words.say("cli.possible", words.text(meant[0].label()) if meant else line))


def asked_about(game: TerminalGame, line: str) -> list[Choice]:
    """What a line may mean: the last words of something that might be expected, or else its name; or any card."""
    possible = game.possible()
    meant = [choice for choice in possible if ends_with(choice, line)]
    if not meant and not game.is_written(line):
        meant = by_name(line, possible, game.drawing, game.words)
    wished = None if meant else game.drawing.wished(line, game.words)
    return meant if wished is None else [wished]


def explained(what: Text, reasons: list[Why], words: Words) -> Text:
    """The reasons against something, one under the other if there are several."""
    if len(reasons) == 1:
        return what.append(f": {words.text(reasons[0])}")
    return what.append(":" + "".join([f"\n  · {words.text(reason)}" for reason in reasons]))


def show_table(game: TerminalGame, rest: str) -> None:
    """The table and the question with everything, in as many lines as they need."""
    decision = game.view().question()
    if decision is not None and game.is_asked():
        game.print(turn_screen(game.drawing, game.look(), decision, game.console, 0))
    else:
        game.print(game.drawing.whole(game.look()))


def show_hints(game: TerminalGame, rest: str) -> None:
    """The best answers of a strong bot, what they are expected to bring, and why."""
    view = game.view()
    decision = view.question()
    if decision is None:
        return
    words = game.words
    thought = make(ADVISER, game.session.ply()).think(view, decision, limits(ADVISER).budget(time.monotonic))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "", words.say("cli.hint.points"), ""):
        grid.add_column(heading, header_style=HEADING)
    for number, hint in enumerate(hints_of(thought), 1):
        reasons = "; ".join([f"{words.text(term.text())} ({signed(term.amount)})" for term in hint.reasons])
        grid.add_row(Text(str(number), style=KEY), told(hint.choice, words), Text(signed(hint.points)), Text(reasons))
    game.print(grid)


def show_log(game: TerminalGame, rest: str) -> None:
    """The last things that happened; a number says how many."""
    number = LOG_LINES if (typed := number_in(rest)) is None else typed
    game.print(log_grid(game.history()[-number:] if number else []))


def show_score(game: TerminalGame, rest: str) -> None:
    """The points, as if the game ended now."""
    game.print(game.words.say("cli.ifnow"))
    game.print(game.drawing.sheet(game.look()))


def undo(game: TerminalGame, rest: str) -> None:
    """Take back own choices, as far as nothing was revealed and nobody else has chosen."""
    allowed = game.session.may_undo(game.seat)
    number = number_in(rest or "1") or 0
    if not allowed:
        game.print(game.words.say("cli.undo.not"))
    elif not 1 <= number <= allowed:
        game.print(game.words.say("cli.undo.only", allowed))
    else:
        taken = zip(game.session.undoable[-number:], game.session.record.choices[-number:], strict=True)
        names = [told(pos.view(seat).read(notation), game.words) for pos, (seat, notation) in taken]
        game.take_back(number)
        game.print(Text(f"{game.words.say('cli.undo.done')} ").append_text(Text(", ").join(reversed(names))))
        if allowed > number:
            game.print(game.words.say("cli.undo.more", allowed - number))


def save(game: TerminalGame, rest: str) -> None:
    """Write the record to a file, or to where it is kept anyway; nothing else is replaced without a yes."""
    record = game.session.save()
    try:
        path = path_of(rest) if rest else game.path
        other = [] if path.absolute() == game.path.absolute() else replaced(path)
        if other and not is_yes(game.read(game.words.say("cli.replace", str(other[0])))):
            game.tell(game.words.say("cli.replace.not", str(other[0])))
            return
        store(record, path)
    except BadOptions as error:
        game.tell(str(error))
    except OSError as error:
        game.tell(game.words.say("cli.save.not", str(error.filename or rest), error.strerror or str(error)))
    else:
        game.tell(game.words.say("cli.saved", str(path)))


def show_help(game: TerminalGame, rest: str) -> None:
    """What may be typed."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for what, key in (*game.drawing.help, *HELP):
        typed = what.replace("FILE", game.words.say("cli.help.file"))
        grid.add_row(Text(typed, style=KEY, no_wrap=True), Text(game.words.say(key)))
    game.print(grid)


def leave(game: TerminalGame, rest: str) -> None:
    """Stop; the game is kept. If it is not, the person must mean it."""
    if not game.unsaved or is_yes(game.read(game.words.say("cli.quit.unsaved"))):
        raise Leave


COMMANDS: Final[dict[str, Callable[[TerminalGame, str], None]]] = {
    "why": why, "hint": show_hints, "log": show_log, "score": show_score, "undo": undo, "table": show_table,
    "save": save, "help": show_help, "?": show_help, "quit": leave, "exit": leave,
}  # fmt: skip

# What the help says after the lines of the game.
HELP: Final = (
    ("hint", "cli.help.hint"), ("table", "cli.help.table"), ("log, log 99", "cli.help.log"),
    ("score", "cli.help.score"), ("undo, undo 2", "cli.help.undo"), ("save FILE", "cli.help.save"),
    ("quit", "cli.help.quit"),
)  # fmt: skip
