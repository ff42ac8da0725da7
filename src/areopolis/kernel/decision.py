"""Decisions: who must choose, what for, and from which options."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.ref import Ref, named, written
from areopolis.kernel.value import Value
from areopolis.kernel.why import Text

# The kind of a question that nobody must answer: what a seat may do although somebody else is asked.
ASIDE: Final = "aside"


class Choice(Value):
    """Something that a seat may choose; readable as notation."""

    def wording(self) -> tuple[str | Ref, ...]:
        """The choice word by word: what is done, and the things that it names."""
        return (type(self).__name__.lower(),)

    def notation(self) -> str:
        """The choice as a person writes it down."""
        return written(self.wording())

    def about(self) -> tuple[Ref, ...]:
        """The things on the table that it is about, so that a table can show them."""
        return named(self.wording())

    def label(self) -> Text:
        """The choice as a sentence of any language."""
        return Text("choice", self.notation())


@final
class Subset(Choice):
    """A subset of the options of a decision that asks for several."""

    def __init__(self, verb: str, *items: Choice) -> None:
        self.verb: Final = verb
        self.items: Final = items

    def wording(self) -> tuple[str | Ref, ...]:
        """For example `buy 009 115`, or `buy none`."""
        parts = [part for item in self.items for part in item.wording()]
        return (self.verb, *parts) if parts else (self.verb, "none")

    def label(self) -> Text:
        """The items one after the other."""
        verb = Text(f"verb.{self.verb}")
        return (
            Text("subset", verb, Text("and", *[i.label() for i in self.items]))
            if self.items
            else Text("subset.none", verb)
        )


@final
class Wish(Choice):
    """Something that somebody asks about although no position offers it now: its words and its sentence."""

    def __init__(self, words: tuple[str | Ref, ...], text: Text) -> None:
        self.words: Final = words
        self.text: Final = text

    def wording(self) -> tuple[str | Ref, ...]:
        """As it was put together."""
        return self.words

    def label(self) -> Text:
        """As it would be offered."""
        return self.text


@final
class Decision(Value):
    """One question to one seat: pick one option, or (with a verb) a subset between a least and a most."""

    def __init__(
        self, seat: int, kind: str, options: tuple[Choice, ...], verb: str = "", least: int = 1, most: int = 1
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = tuple(options)
        self.verb: Final = verb
        self.least: Final = least
        self.most: Final = most

    def notations(self) -> list[str]:
        """Every option as notation; for a subset, its items."""
        return [option.notation() for option in self.options]

    def allows(self, choice: Choice) -> bool:
        """Whether the choice answers this decision."""
        return self.legal(choice) is not None

    def legal(self, choice: Choice) -> Choice | None:
        """The choice as it is made and recorded, a subset in the order of the options; None if it is no answer."""
        if not self.verb:
            # Mostly it is one of these very objects; equal ones from elsewhere (a record, the network) count too.
            for option in self.options:
                if option is choice:
                    return choice
            return choice if choice in self.options else None
        if not isinstance(choice, Subset) or choice.verb != self.verb:
            return None
        taken = [item for item in self.options if item in choice.items]
        if len(taken) != len(choice.items) or not self.least <= len(taken) <= self.most:
            return None
        return Subset(self.verb, *taken)

    def find(self, text: str) -> Choice | None:
        """The legal choice that this notation names, if there is one."""
        words = text.split()
        if not self.verb:
            wanted = " ".join(words)
            for option in self.options:
                if option.notation() == wanted:
                    return option
            return None
        if not words or words[0] != self.verb:
            return None
        named = [] if words[1:] == ["none"] else words[1:]
        items = [option for option in self.options if option.notation() in named]
        if len(items) != len(named) or (not named and len(words) == 1):
            return None
        choice = Subset(self.verb, *items)
        return choice if self.allows(choice) else None
