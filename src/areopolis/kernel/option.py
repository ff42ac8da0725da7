"""What can be agreed on before a game, declared once: records, the command line and every lobby read the same."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.why import Text, Why

SWITCH: Final = "switch"
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
# One word of a closed list, several of them, and a whole text.
WORD: Final = "word"
WORDS: Final = "words"
TEXT: Final = "text"

PLAYERS: Final = "players"
YES: Final = "yes"
NO: Final = "no"


@final
class OptionSpec:
    """One option: its name, what it may be, what it is if nobody says anything, and the phrases that explain it."""

    def __init__(
        self,
        name: str,
        kind: str,
        phrase: str,
        usual: str = "",
        allowed: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        single: str = "",
        holds: str = "",
        words: str = "",
        refusal: str = "",
        alone: bool = False,
    ) -> None:
        # As records have it.
        self.name: Final = name
        self.kind: Final = kind
        # The phrase of its title; that of its explanation ends in `.about`.
        self.phrase: Final = phrase
        # What it is when it is left out, as records write it; empty for nothing.
        self.usual: Final = usual
        # The words of a closed list; none are allowed besides.
        self.allowed: Final = allowed
        # For numbers: the bounds of each; for a text: how long it may be.
        self.least: Final = least
        self.most: Final = most
        # What one of several is called, and what it holds, such as a level or a seat.
        self.single: Final = single or name
        self.holds: Final = holds
        # What the phrases begin with that are the names of its words, if they have any.
        self.words: Final = words
        # How to say that a word is none of its words, if not as usual.
        self.refusal: Final = refusal
        # Whether it is for games of one player only.
        self.alone: Final = alone

    def title(self) -> Text:
        """What it is called."""
        return Text(self.phrase)

    def about(self) -> Text:
        """What it means."""
        return Text(f"{self.phrase}.about")

    def word_text(self, word: str) -> Text | None:
        """The name of one of its words, where it has another than itself."""
        return Text(f"{self.words}{word}") if self.words else None

    def listed(self) -> tuple[str, ...]:
        """Everything that may be said, or that one of several may be; nothing for a text."""
        if self.kind == SWITCH:
            return (YES, NO)
        if self.kind in {NUMBER, NUMBERS}:
            return tuple([str(number) for number in range(self.least, self.most + 1)])
        return self.allowed

    def parts(self, given: str) -> list[str]:
        """Several words one by one."""
        return [word for word in given.split(",") if word] if self.kind in {NUMBERS, WORDS} else [given]

    def why_not(self, given: str) -> Why | None:
        """Why it cannot be this, whatever the other options are."""
        if self.kind == TEXT:
            return Why("option.text", self.name, self.most, len(given)) if len(given) > self.most else None
        if not given and self.kind == WORD and not self.usual:
            return None
        listed = self.listed()
        for word in self.parts(given):
            if word not in listed:
                return self.refuse(word)
        return None

    def refuse(self, word: str) -> Why:
        """Why one word is none of its words."""
        shown = word[:60]
        if self.kind in {NUMBER, NUMBERS}:
            return Why(self.refusal or "option.number", self.name, shown, self.least, self.most)
        return Why(self.refusal or "option.word", self.name, shown, ", ".join(self.listed()))


def why_not_words(title: Text, specs: tuple[OptionSpec, ...], words: dict[str, str]) -> Why | None:
    """Why words are no options of a game, each taken by itself."""
    known = {spec.name: spec for spec in specs}
    for name, word in words.items():
        if name not in known:
            return Why("option.unknown", name[:60], title, ", ".join(sorted(known)))
        why = known[name].why_not(word)
        if why is not None:
            return why
    return None


def said(specs: tuple[OptionSpec, ...], words: dict[str, str], name: str) -> str:
    """What an option is: as the words say, or as usual."""
    return words.get(name, next(spec.usual for spec in specs if spec.name == name))
