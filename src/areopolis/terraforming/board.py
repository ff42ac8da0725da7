"""The map of Tharsis: spaces, neighbours, what is printed on them."""

from __future__ import annotations

from typing import Final

from areopolis.kernel.why import Text
from areopolis.terraforming.terms import PLANT, STEEL, TITANIUM

LAND: Final = 0
SEA: Final = 1
RESERVED: Final = 2

NOCTIS: Final = 29
GANYMEDE: Final = 62
PHOBOS: Final = 63
SPACES: Final = 64
ON_MARS: Final = range(1, 62)
VOLCANOES: Final = (7, 12, 19, 27)

# Rows from the north, spaces from the west: L land, O ocean, N Noctis City; s t p c are the printed icons.
ROWS: Final = (
    "Lss Oss L Oc O",
    "L Ls L L L Occ",
    "Lc L L L L L Ls",
    "Lpt Lp Lp Lp Lpp Lp Lp Opp",
    "Lpp Lpp Npp Opp Opp Opp Lpp Lpp Lpp",
    "Lp Lpp Lp Lp Lp Op Op Op",
    "L L L L L Lp L",
    "Lss L Lc Lc L Lt",
    "Ls Lss L L Ott",
)
CARD_ICON: Final = 10


def _printed() -> tuple[list[int], list[tuple[int, ...]], list[tuple[int, int]]]:
    icons = {"s": STEEL, "t": TITANIUM, "p": PLANT, "c": CARD_ICON}
    kinds: list[int] = [RESERVED]
    bonus: list[tuple[int, ...]] = [()]
    places: list[tuple[int, int]] = [(0, 0)]
    for row, line in enumerate(ROWS, start=1):
        for col, code in enumerate(line.split(), start=1):
            kinds.append({"L": LAND, "O": SEA, "N": RESERVED}[code[0]])
            bonus.append(tuple(icons[letter] for letter in code[1:]))
            places.append((row, col))
    return [*kinds, RESERVED, RESERVED], [*bonus, (), ()], [*places, (0, 0), (0, 0)]


def _adjacent() -> list[tuple[int, ...]]:
    """Clockwise from the upper left, as the solo set-up counts."""
    number = {place: space for space, place in enumerate(PLACE) if place != (0, 0)}
    lengths = [0, *[len(line.split()) for line in ROWS], 0]
    result = []
    for row, col in PLACE:
        up = 0 if lengths[max(row - 1, 0)] > lengths[row] else -1
        down = 0 if row and lengths[row + 1] > lengths[row] else -1
        around = (
            (row - 1, col + up), (row - 1, col + up + 1), (row, col + 1),
            (row + 1, col + down + 1), (row + 1, col + down), (row, col - 1),
        )  # fmt: skip
        result.append(tuple(number[place] for place in around if place in number) if row else ())
    return result


_PRINTED: Final = _printed()
KIND: Final[list[int]] = _PRINTED[0]
BONUS: Final[list[tuple[int, ...]]] = _PRINTED[1]
PLACE: Final[list[tuple[int, int]]] = _PRINTED[2]
NEXT: Final[list[tuple[int, ...]]] = _adjacent()
LAND_SPACES: Final[list[int]] = [space for space in ON_MARS if KIND[space] == LAND]
SEA_SPACES: Final[list[int]] = [space for space in ON_MARS if KIND[space] == SEA]


def space_name(space: int) -> str:
    """The name in notation: 01 to 61, ganymede, phobos."""
    if space == GANYMEDE:
        return "ganymede"
    return "phobos" if space == PHOBOS else f"{space:02}"


def space_text(space: int) -> Text:
    """The space in a sentence."""
    return Text(f"space.{space_name(space)}") if space in {GANYMEDE, PHOBOS} else Text("space", space_name(space))


def space_number(name: str) -> int:
    """The space with this name; 0 if there is none."""
    if name in {"ganymede", "phobos"}:
        return GANYMEDE if name == "ganymede" else PHOBOS
    return int(name) if name.isdecimal() and len(name) <= 2 and int(name) in ON_MARS else 0
