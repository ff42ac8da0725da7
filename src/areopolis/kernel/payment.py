"""Payments: what is paid with several kinds of things, written in one way in every game: `pay mc=8,titanium=2`."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.ref import Ref
from areopolis.kernel.why import Text

PAY: Final = "pay"
# More digits than any amount on a table has.
TOO_LONG: Final = 4


def paying(paid: tuple[Ref, ...]) -> tuple[str | Ref, ...]:
    """The wording of a payment: what is paid, counted; a payment of nothing says so."""
    return (PAY, *paid) if paid else (PAY, "nothing")


def paying_text(parts: list[Text]) -> Text:
    """The label of a payment, of what is paid in words."""
    return Text("choice.pay", Text("and", *parts))


def paid_in(words: list[str]) -> dict[str, int]:
    """What a payment in notation pays, by name; empty for what is no such notation."""
    if len(words) != 2 or words[0] != PAY:
        return {}
    amounts: dict[str, int] = {}
    for part in words[1].split(","):
        name, _, number = part.partition("=")
        if name in amounts or not number.isdecimal() or len(number) >= TOO_LONG or int(number) < 1:
            return {}
        amounts[name] = int(number)
    return amounts
