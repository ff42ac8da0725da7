"""Choosing by name: every word that is typed begins a word of the name, in the player's language or in English."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

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


def by_name(line: str, notations: list[str], drawing: Drawing, words: Words) -> list[str]:
    """The notations that a line means: a name, perhaps after the first word of the notation. A whole name wins."""
    verb, _, rest = line.partition(" ")
    verbs = {notation.split()[0] for notation in notations if " " in notation}
    typed = plain(rest if verb.casefold() in verbs else line)
    languages = (words, Words(catalogue("en"), words.names))
    found: list[str] = []
    whole: list[str] = []
    for notation in dict.fromkeys(notations):
        names = [plain(drawing.named(notation, spoken)) for spoken in languages]
        if verb.casefold() in verbs and notation.split()[0] != verb.casefold():
            continue
        if any(fits(typed, name) for name in names):
            found.append(notation)
        if typed and typed in names:
            whole.append(notation)
    return whole if len(whole) == 1 else found


def several_by_name(line: str, decision: Decision, drawing: Drawing, words: Words) -> Choice | list[str]:
    """The cards that a line names, with commas between them; what one part of it may be, where that is not certain."""
    verb, _, rest = line.partition(" ")
    picked: list[Choice] = []
    for part in (rest if verb.casefold() == decision.verb else line).split(","):
        notations = by_name(part.strip(), decision.notations(), drawing, words)
        item = by_key(decision, part.strip()) or (
            decision.options[decision.notations().index(notations[0])] if notations else None
        )
        if item is None or len(notations) > 1:
            return notations
        picked.append(item)
    choice = Subset(decision.verb, *[option for option in decision.options if option in picked])
    return choice if decision.allows(choice) else []
