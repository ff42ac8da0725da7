"""Colours and letters: nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

LETTERS: Final = "ABCDE"
# The palette of Okabe and Ito, which most colour-blind people can tell apart.
SEATS: Final = ("#e69f00", "#56b4e9", "#f0e442", "#cc79a7", "#d55e00")
NOBODY: Final = "·"
# The seat of whatever belongs to nobody.
NEUTRAL: Final = -1

MINUS: Final = "\N{MINUS SIGN}"

DIM: Final = "dim"
HEADING: Final = "bold"
KEY: Final = "bold #ffd54f"
PRICE: Final = "#ffd54f"


def letter(seat: int) -> str:
    """The letter of a seat; a dot for nobody."""
    return NOBODY if seat == NEUTRAL else LETTERS[seat]


def signed(number: int) -> str:
    """A number with its sign, as print has it."""
    return f"{number:+}".replace("-", MINUS)


def badge(seat: int) -> Text:
    """The letter of a seat in its colour."""
    return Text(letter(seat), style=DIM if seat == NEUTRAL else f"bold black on {SEATS[seat]}")


def named(seat: int, name: str) -> Text:
    """The letter and the name of a seat."""
    return Text.assemble(badge(seat), " ", (name, f"bold {SEATS[seat]}"))
