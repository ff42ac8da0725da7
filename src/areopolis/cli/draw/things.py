"""What a choice says as data: its words, and the things on the table that it is about."""

from __future__ import annotations

from areopolis.kernel.decision import Choice
from areopolis.kernel.ref import Ref, named


def verb(choice: Choice) -> str:
    """What is done; empty for a thing that is only pointed at."""
    first = choice.wording()[0]
    return "" if isinstance(first, Ref) else first


def spelled(choice: Choice) -> list[str]:
    """A choice word by word, for comparing it with what a person types."""
    return [(part.word() if isinstance(part, Ref) else part).casefold() for part in choice.wording()]


def ends_with(choice: Choice, typed: str) -> bool:
    """Whether a person has typed the last words of a choice, or all of them."""
    words = typed.casefold().split()
    return bool(words) and spelled(choice)[-len(words) :] == words


def thing(choice: Choice, kind: str) -> Ref | None:
    """The first thing of a kind that a choice is about."""
    return next((ref for ref in choice.about() if ref.kind == kind), None)


def last_named(choice: Choice, kind: str) -> Ref | None:
    """The last thing of a kind that the words of a choice name."""
    return next((ref for ref in reversed(named(choice.wording())) if ref.kind == kind), None)
