"""The voice of a drawing: a language and the names of the seats."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text, Why


@final
class Words:
    """Says phrases in one language; every piece of text on the screen comes from here."""

    def __init__(self, catalogue: Catalogue, names: tuple[str, ...] = ()) -> None:
        self.catalogue: Final = catalogue
        self.names: Final = names

    def say(self, key: str, *parts: object) -> str:
        """A phrase by its key."""
        return self.catalogue.say(Text(key, *parts), self.names)

    def text(self, text: Text | Why, case: str = "") -> str:
        """A text, as it stands in the middle of a line."""
        return self.catalogue.say(text, self.names, case)

    def part(self, part: object) -> str:
        """A part of a text."""
        return self.catalogue.part(part, self.names)

    def sentence(self, text: Text | Why) -> str:
        """A text as a sentence."""
        return self.catalogue.sentence(text, self.names)

    def title(self, key: str, *parts: object) -> str:
        """A phrase with a capital letter, for headings."""
        said = self.say(key, *parts)
        return said[:1].upper() + said[1:]
