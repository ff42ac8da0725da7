"""References: the things on a table that choices, reasons and events speak of, by kind and name."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.value import Value

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
