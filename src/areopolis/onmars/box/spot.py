"""Typed access to values that were read from TOML; whatever is wrong is said with file, key and what is allowed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, final

from areopolis.kernel.errors import BadOptions

# TOML has no word for nothing, so a missing value is told by an object of its own.
MISSING: Final = object()
# Numbers from here on are not shown; those of some thousand digits could not be.
LONG: Final = 10**20


@final
class Spot:
    """A value, the file it stands in, and the keys that lead to it."""

    def __init__(self, file: str, path: str, value: object) -> None:
        self.file: Final = file
        self.path: Final = path
        self.value: Final = value

    def wrong(self, problem: str) -> BadOptions:
        """The error that says what is wrong here."""
        return BadOptions(f"{self.file}: {self.path}: {problem}" if self.path else f"{self.file}: {problem}")

    def must_be(self, what: str) -> BadOptions:
        """The error that says what should stand here and what does."""
        if self.value is MISSING:
            return self.wrong(f"is missing; must be {what}")
        return self.wrong(f"must be {what}, not {shown(self.value)}")

    def fields(self) -> dict[str, object]:
        """What stands here by its keys; TOML calls it a table."""
        if not isinstance(self.value, dict):
            raise self.must_be("a table")
        return self.value

    def at(self, key: str) -> Spot:
        """What stands under a key."""
        return Spot(self.file, f"{self.path}.{key}" if self.path else key, self.fields().get(key, MISSING))

    def has(self, key: str) -> bool:
        """Whether there is a key."""
        return key in self.fields()

    def only(self, keys: Sequence[str], what: str) -> None:
        """Refuse keys that nobody knows."""
        for key in self.fields():
            if key not in keys:
                place = Spot(self.file, f"{self.path}.{key}" if self.path else key, None)
                raise place.wrong(f"there is no such {what}; there {listed(keys)}")

    def items(self, least: int, most: int) -> list[Spot]:
        """The items of a list, which are counted from 1."""
        what = f"a list of {least}" if least == most else f"a list of {least} to {most}"
        if not isinstance(self.value, list):
            raise self.must_be(what)
        if not least <= len(self.value) <= most:
            raise self.wrong(f"must be {what}, not of {len(self.value)}")
        return [Spot(self.file, f"{self.path}.{i + 1}", item) for i, item in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise self.must_be(f"a whole number from {least} to {most}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.must_be("true or false")
        return self.value

    def text(self) -> str:
        """A text of at least one letter on one line."""
        if not isinstance(self.value, str) or not self.value.strip() or not self.value.isprintable():
            raise self.must_be("a text")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """The number of a word among those that are allowed."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.must_be(f"one of {', '.join(words)}" if len(words) > 1 else f"'{words[0]}'")
        return words.index(self.value)

    def amounts(self, names: Sequence[str]) -> tuple[int, ...]:
        """Amounts by name, as one number for every name."""
        self.only(names, "resource")
        return tuple([self.at(name).whole(0, 9) if self.has(name) else 0 for name in names])


def listed(words: Sequence[str]) -> str:
    """The end of a sentence that says what there is."""
    return f"are: {', '.join(words)}" if words else "are none"


def shown(value: object) -> str:
    """A value as an error shows it."""
    return f"'{value}'" if isinstance(value, str) else toml(value)


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join([toml(item) for item in value])}]"
    if isinstance(value, dict):
        inside = ", ".join([f"{key} = {toml(item)}" for key, item in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, int) and abs(value) >= LONG:
        return "a number of many digits"
    return str(value)
