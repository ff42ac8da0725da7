"""The drawings of Terraforming Mars: resources, production, tiles and the other signs of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.icons import frame, icon, per
from areopolis.terraforming.terms import MC, PARAMETERS, RESOURCES, TAGS, TILES

if TYPE_CHECKING:
    from areopolis.kernel.forms import Icon
    from areopolis.terraforming.vocabulary import Count, Effect

PRODUCTION: Final = "production"
# A resource of the kind that the card itself holds, and one of any kind.
HERE: Final = "here"
ANY: Final = "any"
CARD: Final = "card"
RATING: Final = "rating"
POINTS: Final = "points"
INFLUENCE: Final = "influence"
DELEGATE: Final = "delegate"
CHAIRMAN: Final = "chairman"
# Frames besides those of every game: cards that are looked at, a discount, what is stolen, what nobody may take.
LOOK: Final = "look"
DISCOUNT: Final = "discount"
STEAL: Final = "steal"
GUARD: Final = "guard"
DRAWINGS: Final[dict[str, str]] = {
    PRODUCTION: "a frame: changes of production",
    LOOK: "a frame: cards that are looked at, and `then` what becomes of them",
    DISCOUNT: "a frame: what costs less, and `then` by how much",
    STEAL: "a frame: what is taken for oneself",
    GUARD: "a frame: what nobody may take",
    "contest": "a frame: what is compared, and `then` what the first and the second get",
    CARD: "cards; `bought`, `next` for the next one that is played, `active` for those",
    RATING: "steps of terraform rating; `above` for where counting begins",
    POINTS: "victory points",
    INFLUENCE: "influence",
    DELEGATE: "delegates; `neutral` ones",
    CHAIRMAN: "the chairman; `neutral`",
    "leader": "the leader of a party",
    "claim": "a marker on a space",
    "tolerance": "steps by which requirements may be missed",
    "pays": "a metal that pays too",
    "phase": "a phase, such as `production`",
}


def resource(kind: int, amount: int | None = None, anyone: bool = False, bound: str = "") -> Icon:
    """A resource."""
    return icon("resource", RESOURCES[kind], amount, anyone, bound)


def money(amount: int) -> Icon:
    """M€."""
    return resource(MC, amount)


def here(amount: int | None = None) -> Icon:
    """Resources on the card itself."""
    return icon("resource", HERE, amount)


def produces(kind: int, amount: int | None = None, anyone: bool = False, bound: str = "") -> Icon:
    """Production of a resource."""
    return frame(PRODUCTION, [resource(kind, amount, anyone, bound)])


def tag(kind: int, amount: int | None = None, anyone: bool = False) -> Icon:
    """A tag."""
    return icon("tag", TAGS[kind], amount, anyone)


def event_tag(anyone: bool = False) -> Icon:
    """The tag of events."""
    return icon("tag", "event", anyone=anyone)


def tile(kind: int, amount: int | None = None, anyone: bool = False) -> Icon:
    """A tile."""
    return icon("tile", TILES[kind], amount, anyone)


def parameter(kind: int, amount: int | None = None, bound: str = "") -> Icon:
    """A global parameter."""
    return icon("parameter", PARAMETERS[kind], amount, bound=bound)


def counted(drawn: Icon, count: Count | None) -> list[Icon]:
    """A drawing with or without «for every …»."""
    return [drawn] if count is None else [per([drawn], count.icons())]


def row(effects: tuple[Effect, ...] | list[Effect]) -> list[Icon]:
    """The drawings of effects one after the other."""
    return merged([drawn for effect in effects for drawn in effect.icons()])


def merged(drawings: list[Icon]) -> list[Icon]:
    """Drawings one after the other; neighbours that change production share a frame."""
    joined: list[Icon] = []
    for drawn in drawings:
        if joined and drawn["icon"] == PRODUCTION == joined[-1]["icon"]:
            joined[-1] = frame(PRODUCTION, [*joined[-1].get("items", []), *drawn.get("items", [])])
        else:
            joined.append(drawn)
    return joined
