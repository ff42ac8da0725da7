"""The board of MarsBot: seven tracks of nineteen cells, and which tags and productions they stand for."""

from __future__ import annotations

from typing import Final

from areopolis.terraforming.terms import (
    ANIMALS,
    BUILDING,
    CITY_TAG,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MC,
    MICROBES,
    NOTHING,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)  # fmt: skip

BUILDINGS: Final = 0
SPACES: Final = 1
EVENTS: Final = 2
SCIENCES: Final = 3
ENERGIES: Final = 4
EARTHS: Final = 5
BIOS: Final = 6
TRACKS: Final = ("building", "space", "event", "science", "energy", "earth", "bio")
LAST_CELL: Final = 18
TRACK_TAGS: Final = (
    (BUILDING,),
    (SPACE,),
    (),
    (SCIENCE,),
    (POWER, JOVIAN),
    (EARTH, CITY_TAG),
    (PLANTS, ANIMALS, MICROBES),
)
# The production that a track stands for when a person lowers it.
TRACK_PRODUCTION: Final = (STEEL, TITANIUM, MC, NOTHING, ENERGY, HEAT, PLANT)

# A dot is empty; `again` moves the same cube on; `space` moves that track; `tr` and `warm` say how many steps of rating
# or temperature; `other` is an icon of an expansion that is not in the game.
_LINES: Final[tuple[str, ...]] = (
    ". . ocean . . tr2 warm1 milestone greenery award city space ocean . greenery city warm1 . tr5",
    ". again . warm1 . ocean city other milestone warm1 . tr3 ocean . warm1 . tr4 . tr6",
    ". again . ocean greenery again other again ocean tr3 award . tr4 warm1 greenery again warm2 . tr5",
    ". again . again city . greenery . tr2 milestone warm1 ocean tr3 warm1 tr4 again . warm1 tr7",
    ". again other tr3 other warm1 again milestone . warm1 greenery again ocean . city greenery . warm1 tr8",
    ". city . . tr3 city . again city award again city greenery tr4 greenery again . city tr7",
    ". . . greenery . greenery greenery again . ocean award warm1 tr3 greenery greenery ocean greenery . tr6",
)
CELLS: Final[list[list[str]]] = [list[str](line.split()) for line in _LINES]


def track_of_tag(tag: int) -> int:
    """The track that a tag moves."""
    for track, tags in enumerate(TRACK_TAGS):
        if tag in tags:
            return track
    return EVENTS
