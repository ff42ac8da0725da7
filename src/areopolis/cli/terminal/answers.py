"""From what a person types to a choice: the keys of options, and reading them."""

from __future__ import annotations

from typing import Final

from areopolis.cli.draw.things import spelled
from areopolis.kernel.decision import Choice, Decision, Subset

# Options that begin so are typed as the number that they carry, because that is what a person sees.
NUMBERED: Final = ("space", "amount")
NOTHING: Final = ("0", "none")
# Nothing that a person types as a number is longer.
MOST_DIGITS: Final = 9


def number_in(text: str) -> int | None:
    """The number that a person has typed; None if it is none, or absurdly long."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def keys(decision: Decision) -> list[str]:
    """What is typed for every option: spaces and amounts by their number, everything else by its place."""
    tails = [own_number(option) for option in decision.options]
    if decision.verb or not any(tails):
        return [str(i) for i in range(1, len(tails) + 1)]
    free = [number for number in range(len(tails) + 1) if all(not tail or int(tail) != number for tail in tails)]
    return [tail or str(free.pop(0)) for tail in tails]


def own_number(option: Choice) -> str:
    """The number that an option carries, if it is typed by it."""
    words = spelled(option)
    return words[-1] if len(words) == 2 and words[0] in NUMBERED and words[-1].isdecimal() else ""


def by_key(decision: Decision, word: str) -> Choice | None:
    """The option with a key, or with a card number."""
    for option, key in zip(decision.options, keys(decision), strict=True):
        if decision.verb and option.notation().casefold() == word.casefold():
            return option
        if word.isdecimal() and len(word) <= max(2, len(key)) and int(word) == int(key):
            return option
    return None


def is_numbers(line: str) -> bool:
    """Whether a line is an answer by keys rather than a word."""
    words = line.replace(",", " ").split()
    return bool(words) and all(word.isdecimal() or word == "none" for word in words)


def read_keys(decision: Decision, line: str) -> Choice | None:
    """The choice that some keys mean; None if they mean none."""
    words = line.replace(",", " ").split()
    if not decision.verb:
        return by_key(decision, words[0]) if len(words) == 1 else None
    if len(words) == 1 and words[0] in NOTHING:
        choice = Subset(decision.verb)
        return choice if decision.allows(choice) else None
    meant = [by_key(decision, word) for word in words]
    picked = [option for option in decision.options if option in meant]
    choice = Subset(decision.verb, *picked)
    return choice if None not in meant and decision.allows(choice) else None
