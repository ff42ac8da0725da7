"""The things that choices, questions and reasons of Terraforming Mars speak of: kinds of references, and sources.

A source is what something follows from, as one number: a card (or policy) by its number from 0 on, or one of the codes
below, which `coded` makes from a kind and a place in the list of its names.
"""

from __future__ import annotations

from typing import Final

from areopolis.kernel.ref import NO_AMOUNT, Naming, Ref
from areopolis.kernel.why import Text
from areopolis.terraforming.board import space_name
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.terms import AWARDS, MILESTONES, NEUTRAL, PARAMETERS, PROJECTS, RESOURCES, TILES

CARD: Final = "card"
SPACE: Final = "space"
SEAT: Final = "seat"
RESOURCE: Final = "resource"
PRODUCTION: Final = "production"
PARAMETER: Final = "parameter"
TILE: Final = "tile"
PROJECT: Final = "project"
MILESTONE: Final = "milestone"
AWARD: Final = "award"
PARTY: Final = "party"
DELEGATE: Final = "delegate"
EVENT: Final = "event"
# The closed set of kinds, with what an `id` of the kind is.
KINDS_OF_REFS: Final[dict[str, str]] = {
    CARD: "a project card, corporation or policy, by its printed number",
    SPACE: "a space of the map: `01` to `61`, `ganymede`, `phobos`",
    SEAT: "a seat by its number, or `neutral`",
    RESOURCE: "a resource of a player board or on a card, such as `mc`, `plants` or `animal`; counted or not",
    PRODUCTION: "the production of a resource of a player board; counted or not",
    PARAMETER: "a global parameter: `temperature`, `oxygen`, `oceans`",
    TILE: "a kind of tile: `ocean`, `greenery`, `city`, or the name of a special tile",
    PROJECT: "a standard project, such as `aquifer`",
    MILESTONE: "a milestone, such as `mayor`",
    AWARD: "an award, such as `miner`",
    PARTY: "a political party, such as `reds`",
    DELEGATE: "delegates of a seat, or `neutral` ones, counted",
    EVENT: "a global event, such as `G03`",
}
# What sentences name besides, though no choice is about it.
TAG: Final = "tag"
TRACK: Final = "track"
KINDS_IN_TEXTS: Final[dict[str, str]] = {
    TAG: "a tag, such as `building`, or `event`",
    TRACK: "a track of the board of an automa, such as `bio`",
}
# The phrases that name something, by how they begin.
NAMING: Final = Naming(
    {
        "card.": CARD,
        "space.": SPACE,
        "resource.": RESOURCE,
        "production.": PRODUCTION,
        "parameter.": PARAMETER,
        "tile.": TILE,
        "project.": PROJECT,
        "milestone.": MILESTONE,
        "award.": AWARD,
        "party.": PARTY,
        "global.": EVENT,
        "tag.": TAG,
        "track.": TRACK,
    },
    counted={"amount.": RESOURCE},
    numbered={"space": SPACE},
)

NOWHERE: Final = -1
FROM_PROJECT: Final = 1
FROM_MILESTONE: Final = 2
FROM_AWARD: Final = 3
FROM_CONVERSION: Final = 4
FROM_PARAMETER: Final = 5
FROM_PARTY: Final = 6
FROM_PURCHASE: Final = 7
FROM_LEVY: Final = 8
# More than any list of names is long.
STEP: Final = 100
# By code: the kind of reference, and the names; an expansion adds its own.
SOURCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    FROM_PROJECT: (PROJECT, PROJECTS),
    FROM_MILESTONE: (MILESTONE, MILESTONES),
    FROM_AWARD: (AWARD, AWARDS),
    FROM_CONVERSION: (RESOURCE, RESOURCES),
    FROM_PARAMETER: (PARAMETER, PARAMETERS),
}


def coded(kind: int, index: int = 0) -> int:
    """The source of a kind."""
    return -(kind * STEP + index)


def source_kind(source: int) -> int:
    """The kind of a source; 0 for a card, or for none."""
    return 0 if source >= NOWHERE else -source // STEP


def source_ref(source: int) -> Ref | None:
    """A source as a thing on the table, if it is one."""
    if source >= 0:
        return card_ref(source)
    entry = SOURCES.get(source_kind(source))
    return None if entry is None else Ref(entry[0], entry[1][-source % STEP])


def source_text(source: int) -> Text | None:
    """A source in words, if there is one."""
    if source >= 0:
        return BY_ID[source].title
    kind = source_kind(source)
    if kind in {FROM_PURCHASE, FROM_LEVY}:
        return Text("source.purchase" if kind == FROM_PURCHASE else "source.levy")
    ref = source_ref(source)
    if ref is None:
        return None
    if kind == FROM_PROJECT:
        return Text("source.project", Text(f"project.{ref.name}"))
    return Text(f"choice.convert_{ref.name}" if kind == FROM_CONVERSION else f"{ref.kind}.{ref.name}")


def card_ref(card: int) -> Ref:
    """A card."""
    return Ref(CARD, BY_ID[card].number)


def space_ref(space: int) -> Ref:
    """A space of the map."""
    return Ref(SPACE, space_name(space))


def seat_ref(seat: int) -> Ref:
    """A seat, or the neutral opponent."""
    return Ref(SEAT, seat_name(seat))


def seat_name(seat: int) -> str:
    """A seat in notation."""
    return "neutral" if seat == NEUTRAL else str(seat)


def tile_ref(tile: int) -> Ref:
    """A kind of tile."""
    return Ref(TILE, TILES[tile])


def resource_ref(resource: int, amount: int = NO_AMOUNT) -> Ref:
    """A resource, perhaps counted."""
    return Ref(RESOURCE, RESOURCES[resource], amount)


def production_ref(resource: int, amount: int = NO_AMOUNT) -> Ref:
    """The production of a resource, perhaps counted."""
    return Ref(PRODUCTION, RESOURCES[resource], amount)
