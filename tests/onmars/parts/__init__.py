"""The components of On Mars, each at work in a game; figures are those of the facts, not of the box."""

from __future__ import annotations

from areopolis.onmars.whole import WholePosition


def offered(pos: WholePosition, verb: str = "") -> list[str]:
    """The choices that are open, or those that begin with a word."""
    assert pos.decision is not None
    return [text for text in pos.decision.notations() if not verb or text.split()[0] == verb]


def asked(pos: WholePosition) -> tuple[int, str]:
    """Who must decide, and what for."""
    assert pos.decision is not None
    return pos.decision.seat, pos.decision.kind


def choosing(pos: WholePosition) -> tuple[int, str]:
    """Who must decide, and the first word of what may be chosen."""
    return asked(pos)[0], offered(pos)[0].split()[0]


def refused(pos: WholePosition, text: str) -> str:
    """The name of the reason why a choice is not legal; empty if it is."""
    why = pos.why_not(text)
    return "" if why is None else why.name


def stored(pos: WholePosition, seat: int = 0) -> dict[str, int]:
    """What a seat has in storage and depot, without what it has none of."""
    names = ("mineral", "battery", "water", "plant", "oxygen", "crystal")
    return {name: number for name, number in zip(names, pos.players[seat].goods, strict=True) if number}
