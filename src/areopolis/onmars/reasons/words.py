"""The parts of a notation: numbers, hexes, and what is said when one is missing."""

from __future__ import annotations

from areopolis.kernel.why import Why
from areopolis.onmars.hexes import BY_NAME


def number_at(words: list[str], index: int, most: int) -> int:
    """The number at a place of a notation; -1 if there is none that could be meant."""
    if len(words) <= index or not words[index].isdecimal() or len(words[index]) > 2:
        return -1
    number = int(words[index])
    return number if number <= most else -1


def hex_at(words: list[str], index: int) -> int:
    """The hex at a place of a notation; -1 if there is none."""
    return BY_NAME.get(words[index], -1) if len(words) > index else -1


def no_hex(words: list[str], index: int) -> Why:
    """There is no such hex."""
    return Why("om.nohex", words[index])


def form(example: str) -> Why:
    """The notation is not complete, or too long."""
    return Why("om.form", example)


def numbered(most: int) -> Why:
    """There is no such number."""
    return Why("om.numbers", most)
