"""Drawings as data: what a page draws for a rule, in the order in which a player reads it."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.forms import Icon

LEAST: Final = "least"
MOST: Final = "most"
# A number that the player chooses, and all that there is.
FREE: Final = "free"
ALL: Final = "all"
# Frames.
ACTION: Final = "action"
EFFECT: Final = "effect"
IF: Final = "if"
OR: Final = "or"
PER: Final = "per"
GROUP: Final = "group"
# The drawing that sends the reader to the words.
NOTE: Final = "note"
# What they mean; a game adds its own signs and frames.
DRAWINGS: Final[dict[str, str]] = {
    ACTION: "a frame: what it costs (if anything), an arrow, and `then` what is gained",
    EFFECT: "a frame: what it waits for, or what it is about, a colon, and `then` what follows",
    IF: "a frame: a condition, a colon, and `then` what happens if it holds",
    OR: "a frame: one of the items",
    PER: "a frame: so much, a slash, and `then` for each of what",
    GROUP: "a frame that is not drawn: items that belong together",
    NOTE: "an asterisk: more is said in words",
}


def icon(kind: str, name: str = "", amount: int | None = None, anyone: bool = False, bound: str = "") -> Icon:
    """A thing or a sign, how much of it, whether of any player, and whether the amount is a bound."""
    drawing: Icon = {"icon": kind}
    if name:
        drawing["id"] = name
    if amount is not None:
        drawing["amount"] = amount
    if anyone:
        drawing["anyone"] = True
    if bound:
        drawing["bound"] = bound
    return drawing


def frame(kind: str, items: list[Icon], then: list[Icon] | None = None) -> Icon:
    """A frame round drawings, with those behind its arrow, colon or slash."""
    drawing: Icon = {"icon": kind, "items": items}
    if then is not None:
        drawing["then"] = then
    return drawing


def together(items: list[Icon]) -> Icon:
    """Several drawings as one."""
    return items[0] if len(items) == 1 else frame(GROUP, items)


def either(ways: list[list[Icon]]) -> Icon:
    """One of several drawings."""
    return together(ways[0]) if len(ways) == 1 else frame(OR, [together(way) for way in ways])


def per(items: list[Icon], counted: list[Icon]) -> Icon:
    """So much for each of what is counted."""
    return frame(PER, items, counted)


def note(why: str) -> Icon:
    """Something that only the words say."""
    return icon(NOTE, why)


def with_amount(items: list[Icon], amount: int) -> list[Icon]:
    """Drawings whose first one has an amount."""
    first: Icon = {**items[0], "amount": amount}
    return [first, *items[1:]]


def named(items: list[Icon], name: str, other: str) -> list[Icon]:
    """Drawings in which one name stands for another, in frames too."""
    return [renamed(item, name, other) for item in items]


def renamed(item: Icon, name: str, other: str) -> Icon:
    """A drawing in which one name stands for another."""
    drawing: Icon = {**item}
    if drawing.get("id") == name:
        drawing["id"] = other
    if "items" in drawing:
        drawing["items"] = named(drawing["items"], name, other)
    if "then" in drawing:
        drawing["then"] = named(drawing["then"], name, other)
    return drawing
