"""Reasons and sentences as data: a key of the phrase book and what goes into the phrase."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.value import Value


@final
class Text(Value):
    """A phrase that any language can say; parts are numbers, names or further phrases."""

    def __init__(self, name: str, *parts: object) -> None:
        self.name: Final = name
        self.parts: Final = parts


@final
class Why(Value):
    """Why something is not possible."""

    def __init__(self, name: str, *parts: object) -> None:
        self.name: Final = name
        self.parts: Final = parts

    def text(self) -> Text:
        """The sentence for it."""
        return Text(f"why.{self.name}", *self.parts)
