"""The map: 91 hexes with flat tops, named by column (A to M) and by place in the column from the top."""

from __future__ import annotations

from typing import Final

# The hexes of every column: its q, the first r and the number of hexes (axial coordinates, the mine in the middle).
COLUMNS: Final = (
    (-6, 2, 3), (-5, 0, 6), (-4, -1, 7), (-3, -2, 8), (-2, -3, 9), (-1, -3, 8), (0, -4, 9),
    (1, -4, 8), (2, -5, 9), (3, -5, 8), (4, -5, 7), (5, -5, 6), (6, -4, 3),
)  # fmt: skip
LETTERS: Final = "ABCDEFGHIJKLM"
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

PLACES: Final = tuple([(q, first + i) for q, first, number in COLUMNS for i in range(number)])
HEXES: Final = len(PLACES)
NAMES: Final = tuple(
    [f"{LETTERS[column]}{i + 1}" for column, (_q, _r, number) in enumerate(COLUMNS) for i in range(number)]
)
BY_NAME: Final = {name: hex_ for hex_, name in enumerate(NAMES)}
BY_PLACE: Final = {place: hex_ for hex_, place in enumerate(PLACES)}


def beside(hex_: int, direction: int) -> int:
    """The neighbour of a hex in a direction, or -1 where the map ends."""
    q, r = PLACES[hex_]
    dq, dr = STEPS[direction]
    return BY_PLACE.get((q + dq, r + dr), -1)


def steps_between(one: int, other: int) -> int:
    """The fewest steps from one hex to another."""
    dq, dr = PLACES[one][0] - PLACES[other][0], PLACES[one][1] - PLACES[other][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


# By hex: the neighbour in every direction (-1: none), the neighbours there are, and how far every other hex is.
TOWARDS: Final = tuple([tuple([beside(h, direction) for direction in range(6)]) for h in range(HEXES)])
NEXT: Final = tuple([tuple([other for other in TOWARDS[h] if other >= 0]) for h in range(HEXES)])
FAR: Final = tuple([tuple([steps_between(h, other) for other in range(HEXES)]) for h in range(HEXES)])
ZONE: Final = tuple([(h, *NEXT[h]) for h in range(HEXES)])
RING: Final = tuple(
    [tuple([tuple([o for o in range(HEXES) if FAR[h][o] == far]) for far in range(13)]) for h in range(HEXES)]
)
MIDDLE: Final = BY_PLACE[(0, 0)]
