"""References: the things on a table that choices, reasons, events and sentences speak of, by kind and name."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.value import Value
from areopolis.kernel.why import Text

NO_AMOUNT: Final = -1


@final
class Ref(Value):
    """A thing on the table: what kind it is of, what notation calls it, and how much of it where that is counted."""

    def __init__(self, kind: str, name: str, amount: int = NO_AMOUNT) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.amount: Final = amount

    def word(self) -> str:
        """The word for it in notation: `009`, or `steel=3` where it is counted."""
        return self.name if self.amount == NO_AMOUNT else f"{self.name}={self.amount}"


def written(wording: tuple[str | Ref, ...]) -> str:
    """Words and references as notation; amounts that stand side by side are joined by commas."""
    words: list[str] = []
    counted = False
    for part in wording:
        amount = isinstance(part, Ref) and part.amount != NO_AMOUNT
        word = part.word() if isinstance(part, Ref) else part
        if amount and counted:
            words[-1] += f",{word}"
        else:
            words.append(word)
        counted = amount
    return " ".join(words)


def named(wording: tuple[str | Ref, ...]) -> tuple[Ref, ...]:
    """The references among the words."""
    return tuple([part for part in wording if isinstance(part, Ref)])


@final
class Naming:
    """Which phrases of a game name a thing on the table.

    By the beginning of a phrase the kind of things: `card.` in `words` says that the phrase `card.009` names the card
    009, and in `counted` that its part says how many there are; a phrase in `numbered` has the name as its part.
    """

    def __init__(self, words: dict[str, str], counted: dict[str, str], numbered: dict[str, str]) -> None:
        self.words: Final = words
        self.counted: Final = counted
        self.numbered: Final = numbered
        # By phrase: what it names, as far as that does not depend on its parts.
        self.refs: Final[dict[str, Ref | None]] = {}

    def of(self, text: Text) -> Ref | None:
        """The thing that a text names; None if it is no name."""
        name = text.name
        if name not in self.refs:
            self.refs[name] = self.look(name)
        ref = self.refs[name]
        if ref is None or not text.parts:
            return ref
        part = text.parts[0]
        if name in self.numbered:
            return Ref(ref.kind, str(part))
        return Ref(ref.kind, ref.name, part) if isinstance(part, int) else ref

    def look(self, phrase: str) -> Ref | None:
        """What a phrase names, whatever its parts are."""
        if phrase in self.numbered:
            return Ref(self.numbered[phrase], "")
        head, dot, name = phrase.rpartition(".")
        kind = self.words.get(head + dot) or self.counted.get(head + dot)
        return None if kind is None else Ref(kind, name)
