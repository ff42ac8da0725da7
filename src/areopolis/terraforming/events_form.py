"""Every event of Terraforming Mars with its parts, by name and kind: what `kernel.wire.event_form` gives names to.

The kinds say what a part is as data. A number is a number; everything else is a sentence (`Said`) whose phrase begins
with the word in `PHRASES`. Parts in `SECRET` are known to the seat of the event alone; others do not get them.
Expansions add theirs (expansions.py).
"""

from __future__ import annotations

from typing import Final

# By kind: the first words of its phrases; none for a number.
PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "number": (),
    "card": ("card",),
    "cards": ("and",),
    "amount": ("amount",),
    "amounts": ("and", "amount"),
    "production": ("production",),
    "space": ("space",),
    "seat": ("seat",),
    "tile": ("tile",),
    "project": ("project",),
    "milestone": ("milestone",),
    "award": ("award",),
}

Parts = tuple[tuple[str, str], ...]
NONE: Final[Parts] = ()
NUMBER: Final[Parts] = (("number", "number"),)
CARD: Final[Parts] = (("card", "card"),)
CARDS: Final[Parts] = (("number", "number"), ("cards", "cards"))
AMOUNT: Final[Parts] = (("amount", "amount"),)
SPACE: Final[Parts] = (("space", "space"),)
STEPS: Final[Parts] = (("steps", "number"), ("now", "number"))
FROM_SEAT: Final[Parts] = (("amount", "amount"), ("from", "seat"))
INSTEAD: Final[Parts] = (("amount", "amount"), ("from", "seat"), ("instead", "amount"))

EVENT_FORMS: Final[dict[str, Parts]] = {
    # Set-up, phases, the end.
    "setup": (("players", "number"), ("first", "seat")),
    "deal": CARDS,
    "found": (("corporation", "card"), ("kept", "number")),
    "generation": (("generation", "number"), ("first", "seat")),
    "production": (("generation", "number"),),
    "produce": (("amounts", "amounts"),),
    "final": NONE,
    "over": NONE,
    # Cards that are drawn, looked at, bought, passed on.
    "draw": CARDS,
    "look": CARDS,
    "passed_on": CARDS,
    "flip": CARD,
    "bought": NUMBER,
    "kept": NUMBER,
    "sold": NUMBER,
    "discarded": NUMBER,
    "reshuffle": NONE,
    # Turns.
    "play": CARD,
    "action": CARD,
    "first": CARD,
    "project": (("project", "project"),),
    "milestone": (("milestone", "milestone"),),
    "award": (("award", "award"),),
    "convert.plants": NUMBER,
    "convert.heat": NUMBER,
    "pass": NONE,
    "pay": (("amounts", "amounts"),),
    # What comes of them.
    "gain": AMOUNT,
    "gain.ocean": AMOUNT,
    "lose": AMOUNT,
    "spend": AMOUNT,
    "production.up": (("production", "production"), ("steps", "number")),
    "production.down": (("production", "production"), ("steps", "number")),
    "rating": STEPS,
    "rating.down": STEPS,
    "add": (("amount", "amount"), ("card", "card")),
    "spendhere": (("amount", "amount"), ("card", "card")),
    "steal": FROM_SEAT,
    "steal.neutral": AMOUNT,
    "steal.bot": INSTEAD,
    "remove": FROM_SEAT,
    "remove.bot": INSTEAD,
    "removecard": (("amount", "amount"), ("card", "card")),
    "removecard.bot": FROM_SEAT,
    "takecard": (("amount", "amount"), ("card", "card")),
    "takecard.bot": FROM_SEAT,
    "takecard.neutral": (("amount", "amount"), ("card", "card")),
    # The planet.
    "temperature": (("now", "number"),),
    "temperature.neutral": (("now", "number"),),
    "oxygen": (("now", "number"),),
    "place.ocean": SPACE,
    "place.greenery": SPACE,
    "place.city": SPACE,
    "place.special": (("space", "space"), ("tile", "tile")),
    "neutral": (("tile", "tile"), ("space", "space")),
    "dry": SPACE,
    "claim": SPACE,
}
# Events whose last part is for the eyes of their seat.
SECRET: Final = ("deal", "draw", "look", "passed_on")


def part_names(event: str) -> tuple[str, ...]:
    """The names of the parts of an event."""
    return tuple([name for name, _kind in EVENT_FORMS[event]])
