"""What the terminal wants to know of a game, and where it finds it: in the folder of its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import final

from rich.console import RenderableType
from rich.text import Text

from areopolis.cli.draw.style import DIM
from areopolis.cli.draw.words import Words
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.view import View


@final
@dataclass(frozen=True)
class Look:
    """Somebody looks at a table: what the seat may know, the words, the width of the screen."""

    view: View
    words: Words
    width: int

    @property
    def seat(self) -> int:
        """The seat (-1: no player's)."""
        return self.view.seat

    @cached_property
    def form(self) -> Mapping[str, object]:
        """The table as the seat sees it: all that a picture of it needs."""
        return self.view.table()


# What a word shows; it is given the rest of the line.
Show = Callable[[Look, str], RenderableType]


class Drawing:
    """The pictures and words of one game."""

    # Phrases of the first screen: the name of the game, then some lines on what to type.
    title: str = ""
    welcome: tuple[str, ...] = ()
    # Events that head a section of the log, that begin a line of their own, and that the next question shows anyway.
    heads: tuple[str, ...] = ()
    openers: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    # Lines of the help: what may be typed, and the phrase on it.
    help: tuple[tuple[str, str], ...] = ()
    # How many ways there are to draw a turn, each with fewer lines than the one before.
    levels: int = 1

    def commands(self) -> dict[str, Show]:
        """Words that show something, beside those that every game knows."""
        return {}

    def whole(self, look: Look, level: int = 0) -> RenderableType:
        """The table at one glance; from level to level in fewer lines."""
        raise AssertionError("every game has its own")

    def opens(self, look: Look, decision: Decision) -> bool:
        """Whether the whole table is shown before a question."""
        raise AssertionError("every game has its own")

    def moment(self, look: Look) -> str:
        """How far a game is, in a word or two."""
        raise AssertionError("every game has its own")

    def purse(self, look: Look) -> RenderableType | None:
        """What the seat has, in a line or two; nothing as long as it has nothing."""
        raise AssertionError("every game has its own")

    def question(self, look: Look, decision: Decision, level: int = 0) -> RenderableType:
        """The options of a decision, with everything that is needed to choose; from level to level in fewer lines."""
        raise AssertionError("every game has its own")

    def asked(self, look: Look, decision: Decision) -> str:
        """The question itself."""
        raise AssertionError("every game has its own")

    def how_to_answer(self, decision: Decision, words: Words) -> str:
        """What to type, in one line."""
        raise AssertionError("every game has its own")

    def meant(self, decision: Decision, line: str) -> Choice | None:
        """The option that a line means which is neither a key nor a whole notation."""
        return None

    def named(self, choice: Choice, words: Words) -> str:
        """The name of what a choice is about, if that has one."""
        return ""

    def wished(self, line: str, words: Words) -> Choice | None:
        """What a person asks about, perhaps by a number or a name alone, although nobody would expect it now."""
        return None

    def sheet(self, look: Look) -> RenderableType:
        """The score sheet, drawn."""
        raise AssertionError("every game has its own")

    def verdict(self, look: Look) -> str:
        """Who has won."""
        raise AssertionError("every game has its own")


def told(choice: Choice, words: Words) -> Text:
    """A choice in the language of the table, offered or not, with its notation behind it."""
    phrase, notation = words.text(choice.label()), choice.notation()
    said = Text(phrase[:1].upper() + phrase[1:])
    return said if phrase.casefold() == notation.casefold() else said.append(f" · {notation}", DIM)
