"""One person at a table of bots: the loop of a game in the terminal."""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path
from typing import Final, final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from areopolis.bots import Bot, limits
from areopolis.cli.draw.drawing import Look
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.draw.log import log_grid, log_lines
from areopolis.cli.draw.style import DIM, HEADING, KEY
from areopolis.cli.draw.words import Words
from areopolis.cli.files import store
from areopolis.cli.saves import resume_command
from areopolis.cli.terminal.answers import is_numbers, read_keys
from areopolis.cli.terminal.commands import COMMANDS, Leave
from areopolis.cli.terminal.naming import by_name, several_by_name
from areopolis.cli.terminal.screen import LINES, question_screen, turn_screen
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadNotation
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position
from areopolis.kernel.session import Session
from areopolis.kernel.view import View

PERSON: Final = 0


@final
class TerminalGame:
    """A session with one person in it, kept in a file after every choice."""

    def __init__(
        self,
        session: Session[Position],
        bots: dict[int, Bot],
        words: Words,
        console: Console,
        path: Path,
        confirm: bool,
    ) -> None:
        self.session: Final = session
        self.bots: Final = bots
        self.words: Final = words
        self.console: Final = console
        self.path: Final = path
        # Whether the person is asked before what cannot be taken back any more.
        self.confirm: Final = confirm
        self.seat: Final = PERSON
        self.drawing: Final = drawing_of(session.game.name)
        self.opening: Final = session.opening
        # How much of the log the person has seen; -1: not even the opening.
        self.seen: int = -1
        # Whether the file could not be written the last time.
        self.unsaved: bool = False

    def view(self) -> View:
        """What the person may know now, after answers that may wait for those of others."""
        return self.session.position.view(self.seat).apart()

    def look(self) -> Look:
        """The person looks at the table."""
        return Look(self.view(), self.words, self.console.width)

    def is_asked(self) -> bool:
        """Whether it is for the person to answer, perhaps beside others."""
        return self.seat in self.session.position.asked()

    def print(self, what: RenderableType) -> None:
        """Show something."""
        self.console.print(what)

    def tell(self, line: str) -> None:
        """Say something with a path in it, which must not be broken where lines end."""
        self.console.print(line, soft_wrap=True)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history while typing
        self.welcome()
        self.keep()
        try:
            self.play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.print("")
            self.part()

    def part(self) -> None:
        """Say where the game is and how to go on with it, or that it is not kept."""
        if self.unsaved:
            self.tell(self.words.say("cli.lost", str(self.path)))
        if self.path.is_file():
            self.tell(self.words.say("cli.kept.game", str(self.path)))
            self.tell(self.words.say("cli.resume", resume_command(self.path, self.words.catalogue.code)))

    def welcome(self) -> None:
        """A few lines on what to type."""
        self.print(Text(self.words.say("cli.welcome.title", self.words.say(self.drawing.title)), style=HEADING))
        for key in self.drawing.welcome:
            self.print(self.words.say(key))
        self.print("")

    def play(self) -> None:
        """Decision after decision."""
        while True:
            asked = self.session.position.asked()
            if not asked:
                self.finish()
                return
            if self.seat in asked:
                self.ask()
            elif self.settled():
                self.let_choose(asked[0])

    def let_choose(self, seat: int) -> None:
        """A bot makes its choice."""
        view = self.session.position.view(seat)
        decision = view.question()
        assert decision is not None
        budget = limits(self.session.record.seats[seat].partition(" ")[0]).budget(time.monotonic)
        self.apply(seat, self.bots[seat].choose(view, decision, budget))

    def finish(self) -> None:
        """The end: what happened last, the table, the score sheet, the winner."""
        self.news()
        self.print(self.drawing.whole(self.look()))
        self.print(self.drawing.sheet(self.look()))
        self.print(Text(self.drawing.verdict(self.look()), style=HEADING))
        self.tell(self.words.say("cli.lost" if self.unsaved else "cli.over", str(self.path)))

    def apply(self, seat: int, choice: Choice) -> None:
        """Make a choice of a seat and keep the game."""
        self.session.apply(seat, choice)
        self.keep()

    def keep(self) -> None:
        """Write the record to its file, so that a crash loses nothing; without room for it, the game goes on."""
        try:
            store(self.session.save(), self.path)
        except OSError as error:
            if not self.unsaved:
                self.tell(self.words.say("cli.unsaved", str(self.path), error.strerror or str(error)))
            self.unsaved = True
        else:
            if self.unsaved:
                self.tell(self.words.say("cli.savedagain", str(self.path)))
            self.unsaved = False

    def take_back(self, number: int) -> None:
        """Take back some choices of the person."""
        self.session.undo(self.seat, number)
        self.seen = min(self.seen, len(self.session.log))
        self.keep()

    def settled(self) -> bool:
        """Whether it may go on with somebody else: the person may want to take back something first."""
        if not self.confirm or not self.session.may_undo(self.seat):
            return True
        # Answers that wait for those of others may be taken back any time, but are asked about once.
        if self.session.record.choices[-1][0] != self.seat:
            return True
        ply = self.session.ply()
        self.news()
        while self.session.ply() == ply:
            line = self.read(self.words.say("cli.goon"))
            if not line:
                return True
            self.command(line)
        return False

    def ask(self) -> None:
        """Ask the person until a choice is made or taken back."""
        decision = self.view().question()
        assert decision is not None
        ply = self.session.ply()
        self.news()
        self.show(decision)
        while self.session.ply() == ply:
            line = self.read(self.drawing.how_to_answer(decision, self.words))
            if not line:
                self.show(decision)
            elif (choice := self.choice(decision, line)) is not None:
                self.choose(decision, choice)
            elif self.command(line):
                continue
            elif (choice := self.drawing.meant(decision, line)) is not None:
                self.choose(decision, choice)
            else:
                self.named(decision, line)

    def choose(self, decision: Decision, choice: Choice) -> None:
        """Make a choice of the person; what cannot be taken back is asked about once more."""
        if self.confirm and is_open(decision) and self.session.is_final(self.seat, choice):
            label = self.words.text(choice.label())
            if self.read(self.words.say("cli.irrevocable", label[:1].upper() + label[1:])):
                self.print(self.words.say("cli.notdone"))
                return
        self.apply(self.seat, choice)

    def named(self, decision: Decision, line: str) -> None:
        """Choose what a line names, say what it may mean, or why it is no answer."""
        meant: Choice | list[Choice]
        if decision.verb:
            meant = several_by_name(line, decision, self.drawing, self.words)
        else:
            meant = by_name(line, self.possible(), self.drawing, self.words)
        if isinstance(meant, Choice):
            self.choose(decision, meant)
        elif len(meant) > 1:
            self.print(self.candidates(line, meant))
        elif not decision.verb and meant and decision.allows(meant[0]):
            self.choose(decision, meant[0])
        else:
            self.refuse(decision, meant[0].notation() if meant and not decision.verb else line)

    def possible(self) -> list[Choice]:
        """What the person may do now, and what might be expected."""
        view = self.view()
        decision = view.question()
        return [*([] if decision is None else decision.options), *[wish for wish, _why in view.refusals()]]

    def candidates(self, line: str, choices: list[Choice]) -> RenderableType:
        """What a line may mean."""
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        for choice in choices:
            grid.add_row(Text(choice.notation(), style=KEY), Text(self.drawing.named(choice, self.words)))
        return Group(self.words.say("cli.several", line), grid)

    def show(self, decision: Decision) -> None:
        """The question; at the beginning of a turn with the whole table, in as many lines as the screen has."""
        look = self.look()
        if not self.drawing.opens(look, decision):
            purse = self.drawing.purse(look)
            self.print(Group(*([] if purse is None else [purse]), question_screen(self.drawing, look, decision)))
            return
        height = self.console.height if self.console.is_terminal else 0
        self.print(turn_screen(self.drawing, look, decision, self.console, max(LINES, height)))

    def read(self, hint: str) -> str:
        """One line from the person."""
        self.print(Text(hint, style=DIM))
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.print(line)
        return line

    def choice(self, decision: Decision, line: str) -> Choice | None:
        """The legal choice that a line means, by notation or by number."""
        choice = decision.find(line) or decision.find(line.lower())
        return read_keys(decision, line) if choice is None and is_numbers(line) else choice

    def command(self, line: str) -> bool:
        """Do what a word asks for; False if the line begins with none."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        show = self.drawing.commands().get(word.lower())
        if command is not None:
            command(self, rest.strip())
        elif show is not None:
            self.print(show(self.look(), rest.strip()))
        return command is not None or show is not None

    def refuse(self, decision: Decision, line: str) -> None:
        """Say why a line is no answer."""
        if is_numbers(line):
            if decision.verb:
                self.print(self.words.say("cli.howmany", decision.least, decision.most))
            else:
                self.print(self.words.say("cli.nosuch", line))
            return
        if not self.is_written(line):
            self.print(self.words.say("cli.unknown", line))
            return
        reasons = [self.words.text(why) for why in self.view().reasons(line)]
        self.print(self.words.say("cli.illegal", line, "; ".join(reasons)))

    def is_written(self, line: str) -> bool:
        """Whether a line is how some choice is written down, possible or not."""
        try:
            self.view().reasons(line)
        except BadNotation:
            return False
        return True

    def news(self) -> None:
        """What has happened since the person last looked."""
        if self.seen < 0 and self.session.ply() > 0:
            self.seen = self.last_own_ply()
        fresh = [self.opening] if self.seen < 0 else []
        fresh += self.session.log[max(self.seen, 0) :]
        self.seen = self.session.ply()
        for events in fresh:
            told = [event for event in events if event.seat != self.seat or event.name not in self.drawing.unsaid]
            if told:
                self.print(log_grid(self.lines(told)))

    def last_own_ply(self) -> int:
        """The last choice of the person in a game that goes on; the first choice of all if there is none."""
        own = [ply for ply, (seat, _notation) in enumerate(self.session.record.choices) if seat == self.seat]
        return own[-1] if own else 0

    def history(self) -> list[tuple[Text, Text]]:
        """Everything that has happened, as the person may know it."""
        return [line for events in [self.opening, *self.session.log] for line in self.lines(events)]

    def lines(self, events: list[Event]) -> list[tuple[Text, Text]]:
        """Events as lines of the log, as the person may know them."""
        return log_lines([event.seen_by(self.seat) for event in events], self.words, self.drawing)


def is_open(decision: Decision) -> bool:
    """Whether there is more than one answer to a question."""
    return (decision.least if decision.verb else 1) < len(decision.options)
