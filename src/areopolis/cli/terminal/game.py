"""One person at a table of bots: the loop of a game in the terminal."""

from __future__ import annotations

import contextlib
import shlex
import sys
from pathlib import Path
from typing import Final, final

from rich.console import Console, RenderableType
from rich.text import Text

from areopolis.bots import Bot
from areopolis.bots.budget import Budget
from areopolis.cli.draw.drawing import Look, drawing_of
from areopolis.cli.draw.log import log_grid, log_lines
from areopolis.cli.draw.style import DIM, HEADING
from areopolis.cli.draw.words import Words
from areopolis.cli.files import store
from areopolis.cli.terminal.answers import is_numbers, read_keys
from areopolis.cli.terminal.commands import COMMANDS, Leave
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadNotation, IllegalChoice
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position
from areopolis.kernel.session import Session

PERSON: Final = 0


@final
class TerminalGame:
    """A session with one person in it, kept in a file after every choice."""

    def __init__(
        self, session: Session, bots: dict[int, Bot], words: Words, console: Console, path: Path, confirm: bool
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
        self.opening: Final = session.game.new(session.record.options, session.record.seed).events
        # How much of the log the person has seen; -1: not even the opening.
        self.seen: int = -1

    @property
    def pos(self) -> Position:
        """The table as it is now."""
        return self.session.position

    def look(self) -> Look:
        """The person looks at the table."""
        return Look(self.pos, self.seat, self.words, self.console.width)

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
            self.tell(self.words.say("cli.kept.game", str(self.path)))
            command = f"areopolis play {self.session.game.name} --resume {shlex.quote(str(self.path))}"
            self.tell(self.words.say("cli.resume", command))

    def welcome(self) -> None:
        """A few lines on what to type."""
        self.print(Text(self.words.say("cli.welcome.title", self.words.say(self.drawing.title)), style=HEADING))
        for key in self.drawing.welcome:
            self.print(self.words.say(key))
        self.print("")

    def play(self) -> None:
        """Decision after decision."""
        while True:
            decision = self.pos.decision
            if decision is None:
                self.finish()
                return
            if decision.seat == self.seat:
                self.ask(decision)
            elif self.settled():
                self.apply(self.bots[decision.seat].choose(self.pos.view(decision.seat), decision, Budget()))

    def finish(self) -> None:
        """The end: what happened last, the table, the score sheet, the winner."""
        self.news()
        self.print(self.drawing.whole(self.look()))
        self.print(self.drawing.sheet(self.look()))
        self.print(Text(self.drawing.verdict(self.look()), style=HEADING))
        self.tell(self.words.say("cli.over", str(self.path)))

    def apply(self, choice: Choice) -> None:
        """Make a choice and keep the game."""
        self.session.apply(choice)
        self.keep()

    def keep(self) -> None:
        """Write the record to its file, so that a crash loses nothing."""
        store(self.session.save(), self.path)

    def take_back(self, number: int) -> None:
        """Take back some choices of the person."""
        self.session.undo(self.seat, number)
        self.seen = min(self.seen, len(self.session.log))
        self.keep()

    def settled(self) -> bool:
        """Whether it may go on with somebody else: the person may want to take back something first."""
        if not self.confirm or not self.session.may_undo(self.seat):
            return True
        ply = self.session.ply()
        self.news()
        while self.session.ply() == ply:
            line = self.read(self.words.say("cli.goon"))
            if not line:
                return True
            self.command(line)
        return False

    def ask(self, decision: Decision) -> None:
        """Ask the person until a choice is made or taken back."""
        ply = self.session.ply()
        self.news()
        self.show(decision)
        while self.session.ply() == ply:
            line = self.read(self.drawing.how_to_answer(decision, self.words))
            if not line:
                self.show(decision)
            elif (choice := self.choice(decision, line)) is not None:
                self.apply(choice)
            elif self.command(line):
                continue
            elif (choice := self.drawing.meant(decision, line)) is not None:
                self.apply(choice)
            else:
                self.refuse(decision, line)

    def show(self, decision: Decision) -> None:
        """The question; at the beginning of a turn with the whole table."""
        look = self.look()
        if self.drawing.opens(look, decision):
            self.print(self.drawing.whole(look))
        elif (purse := self.drawing.purse(look)) is not None:
            self.print(purse)
        self.print("")
        self.print(self.drawing.question(look, decision))
        self.print(Text(self.drawing.asked(look, decision), style=HEADING))

    def read(self, hint: str) -> str:
        """One line from the person."""
        self.print(Text(hint, style=DIM))
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.print(line)
        return line

    def choice(self, decision: Decision, line: str) -> Choice | None:
        """The legal choice that a line means, by notation or by number."""
        found = decision.find(line) or decision.find(line.lower())
        return read_keys(decision, line) if found is None and is_numbers(line) else found

    def command(self, line: str) -> bool:
        """Do what a word asks for; False if the line begins with none."""
        word, _, rest = line.partition(" ")
        found = COMMANDS.get(word.lower())
        show = self.drawing.commands().get(word.lower())
        if found is not None:
            found(self, rest.strip())
        elif show is not None:
            self.print(show(self.look(), rest.strip()))
        return found is not None or show is not None

    def refuse(self, decision: Decision, line: str) -> None:
        """Say why a line is no answer."""
        if is_numbers(line):
            if decision.verb:
                self.print(self.words.say("cli.howmany", decision.least, decision.most))
            else:
                self.print(self.words.say("cli.nosuch", line))
            return
        try:
            self.pos.read(line)
        except BadNotation:
            self.print(self.words.say("cli.unknown", line))
        except IllegalChoice as error:
            reason = "" if error.why is None else self.words.text(error.why)
            self.print(self.words.say("cli.illegal", line, reason))

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
