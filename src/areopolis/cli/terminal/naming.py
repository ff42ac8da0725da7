"""Choosing by name: every word that is typed begins a word of the name, in the player's language or in English."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from areopolis.cli.draw.things import verb
from areopolis.cli.draw.words import Words
from areopolis.cli.terminal.answers import by_key
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.locale import catalogue

if TYPE_CHECKING:
    from areopolis.cli.draw.drawing import Drawing


def plain(text: str) -> list[str]:
    """The words of a text for comparing: without capitals, accents and signs."""
    letters = [letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)]
    return "".join([letter if letter.isalnum() else " " for letter in letters]).split()


def fits(typed: list[str], name: list[str]) -> bool:
    """Whether the words that were typed begin words of the name, in the order of the name."""
    rest = iter(name)
    return bool(typed) and all(any(word.startswith(start) for word in rest) for start in typed)


def by_name(line: str, choices: Sequence[Choice], drawing: Drawing, words: Words) -> list[Choice]:
    """The choices that a line means: a name, perhaps after the word for what is done. A whole name wins."""
    first, _, rest = line.partition(" ")
    verbs = {verb(choice) for choice in choices if len(choice.wording()) > 1}
    doing = first.casefold() if first.casefold() in verbs else ""
    typed = plain(rest if doing else line)
    languages = (words, Words(catalogue("en"), words.names))
    fitting: list[Choice] = []
    whole: list[Choice] = []
    for choice in dict.fromkeys(choices):
        names = [plain(drawing.named(choice, spoken)) for spoken in languages]
        if doing and verb(choice) != doing:
            continue
        if any(fits(typed, name) for name in names):
            fitting.append(choice)
        if typed and typed in names:
            whole.append(choice)
    return whole if len(whole) == 1 else fitting


def several_by_name(line: str, decision: Decision, drawing: Drawing, words: Words) -> Choice | list[Choice]:
    """The cards that a line names, with commas between them; what one part of it may be, where that is not certain."""
    first, _, rest = line.partition(" ")
    picked: list[Choice] = []
    for part in (rest if first.casefold() == decision.verb else line).split(","):
        fitting = by_name(part.strip(), decision.options, drawing, words)
        item = by_key(decision, part.strip()) or (fitting[0] if fitting else None)
        if item is None or len(fitting) > 1:
            return fitting
        picked.append(item)
    choice = Subset(decision.verb, *[option for option in decision.options if option in picked])
    return choice if decision.allows(choice) else []
