"""What the tests of the rules share: short questions to a position, and the map as the rulebook prints it.

The map is written down here once more, from the printed board and not from the engine, and neighbours are found by
geometry, so that a wrong map of the engine makes a test fail.
"""

from __future__ import annotations

import pytest

from areopolis.kernel.decision import Decision
from areopolis.kernel.errors import IllegalChoice
from areopolis.terraforming.card import BY_ID, CORPORATE
from areopolis.terraforming.scenario import card_named, names_of, play
from areopolis.terraforming.whole import WholePosition

ROW_LENGTHS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
SEAS = {2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61}
NOCTIS_HEX = 29
LAND = [hex_ for hex_ in range(1, 62) if hex_ not in SEAS and hex_ != NOCTIS_HEX]

# The printed icons (p. 4): s steel, t titanium, p plant, c card; all other spaces are blank.
PRINTED = {
    1: "ss", 2: "ss", 4: "c", 7: "s", 11: "cc", 12: "c", 18: "s", 19: "pt", 20: "p", 21: "p", 22: "p", 23: "pp",
    24: "p", 25: "p", 26: "pp", 27: "pp", 28: "pp", 29: "pp", 30: "pp", 31: "pp", 32: "pp", 33: "pp", 34: "pp",
    35: "pp", 36: "p", 37: "pp", 38: "p", 39: "p", 40: "p", 41: "p", 42: "p", 43: "p", 49: "p", 51: "ss", 53: "c",
    54: "c", 56: "t", 57: "s", 58: "ss", 61: "tt",
}  # fmt: skip


def _centres() -> dict[int, tuple[int, int]]:
    """The middle of every space: rows from the north, half a space is 1."""
    found: dict[int, tuple[int, int]] = {}
    for row, length in enumerate(ROW_LENGTHS):
        for col in range(length):
            found[len(found) + 1] = (9 - length + 2 * col, row)
    return found


CENTRES = _centres()
AT = {centre: hex_ for hex_, centre in CENTRES.items()}


def around(hex_: int) -> list[int]:
    """The spaces beside a space, clockwise from the upper left."""
    x, row = CENTRES[hex_]
    places = ((x - 1, row - 1), (x + 1, row - 1), (x + 2, row), (x + 1, row + 1), (x - 1, row + 1), (x - 2, row))
    return [AT[place] for place in places if place in AT]


def names(hexes: list[int] | set[int]) -> set[str]:
    """Spaces as in notation."""
    return {f"{hex_:02}" for hex_ in hexes}


def asked(pos: WholePosition) -> Decision:
    """The open question."""
    assert pos.decision is not None
    return pos.decision


def offers(pos: WholePosition) -> list[str]:
    """What may be chosen now."""
    return asked(pos).notations()


def spaces(pos: WholePosition) -> set[str]:
    """The spaces that may be chosen now."""
    found = [choice.removeprefix("space ") for choice in offers(pos) if choice.startswith("space ")]
    assert len(set(found)) == len(found)
    return set(found)


def refused(pos: WholePosition, choice: str) -> str:
    """Try what must not be possible: it changes nothing and is refused with a reason, whose name comes back."""
    before = pos.digest()
    with pytest.raises(IllegalChoice) as caught:
        pos.apply(choice)
    assert pos.digest() == before
    assert caught.value.legal == ([] if pos.decision is None else offers(pos))
    assert caught.value.why is not None
    assert caught.value.why == pos.why_not(choice)
    return caught.value.why.name


def hand(pos: WholePosition, seat: int) -> list[str]:
    return names_of(pos.players[seat].hand)


def dealt(pos: WholePosition, seat: int) -> list[str]:
    return names_of(pos.players[seat].dealt)


def discards(pos: WholePosition) -> list[str]:
    return names_of(pos.discards)


def deck(pos: WholePosition) -> list[str]:
    """The cards that are still to be drawn."""
    return names_of(list(pos.deck[pos.drawn :]))


def stack(pos: WholePosition, drawn: list[str], thrown: list[str]) -> None:
    """Make the deck and the discards of just these cards; all others are out of the game."""
    pos.deck = tuple([card_named(number).id for number in drawn])
    pos.drawn = 0
    pos.discards.clear()
    pos.discards.extend([card_named(number).id for number in thrown])


def choose_starts(pos: WholePosition) -> None:
    """Let everybody take the first corporation and buy nothing."""
    while asked(pos).kind in {"corporation", "start"}:
        play(pos, f"corporation {offers(pos)[0]}" if asked(pos).kind == "corporation" else "buy none")


def all_pass(pos: WholePosition) -> None:
    """End the action phase; first actions that are due stay undone."""
    while pos.decision is not None and pos.decision.kind == "turn":
        play(pos, "pass" if "pass" in offers(pos) else "end")


def buy_nothing(pos: WholePosition) -> None:
    """Go through research without buying."""
    while asked(pos).kind == "research":
        play(pos, "buy none")


def corporate(number: str) -> bool:
    """Whether a card belongs to the Corporate Era."""
    return card_named(number).box == CORPORATE


def cost(number: str) -> int:
    """The printed cost of a card."""
    return BY_ID[card_named(number).id].cost
