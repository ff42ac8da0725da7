"""The drawings of On Mars: goods, pieces, and the other signs of its cards and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.icons import frame, icon
from areopolis.onmars.terms import BUILDINGS, GOODS

if TYPE_CHECKING:
    from areopolis.kernel.forms import Icon

ANY: Final = "any"
POINTS: Final = "points"
# An advanced building, a development of a technology, steps of pieces, and what costs nothing.
UPGRADE: Final = "upgrade"
DEVELOP: Final = "develop"
STEPS: Final = "steps"
COMPLEX: Final = "complex"
LEVEL: Final = "level"
GRATIS: Final = "gratis"
# Frames besides those of every game: what a colonist at work (or a crystal) adds, whence goods come, who comes back.
BOOST: Final = "boost"
WAREHOUSE: Final = "warehouse"
RECALL: Final = "recall"
DRAWINGS: Final[dict[str, str]] = {
    BOOST: "a frame: a colonist who works, or a crystal, and `then` what it adds",
    WAREHOUSE: "a frame: what is taken from the warehouse",
    RECALL: "a frame: colonists who come back, and `then` where they are",
    POINTS: "points; `missed` if a contract is not completed",
    UPGRADE: "an advanced building, of a kind or of any",
    DEVELOP: "steps of a technology in the laboratory",
    STEPS: "steps on the map of a `bot` or the `rover`",
    COMPLEX: "a complex of buildings, by its size",
    LEVEL: "a level: of a blueprint or a technology, of the `colony`, of the best `tech`",
    GRATIS: "it costs nothing",
    "produce": "mines and advanced buildings produce",
    "progress": "cubes in the progress area",
    "marker": "markers of the player",
    "slots": "the slots of actions; of one `side`",
    "working": "the working area",
    "task": "a task of First Colonists",
}
# What a boost adds, where that is no kind by itself.
ADDED: Final[dict[str, tuple[str, str]]] = {"crystal": ("resource", "crystal"), "resource": ("resource", ANY)}


def good(kind: int, amount: int | None = None) -> Icon:
    """A resource, or crystals."""
    return icon("resource", GOODS[kind], amount)


def goods(amounts: tuple[int, ...]) -> list[Icon]:
    """All goods of which there are some."""
    return [good(kind, number) for kind, number in enumerate(amounts) if number]


def any_good(amount: int) -> Icon:
    """Resources of any kind."""
    return icon("resource", ANY, amount)


def colonists(amount: int | None = None, bound: str = "") -> Icon:
    """Colonists."""
    return icon("piece", "colonist", amount, bound=bound)


def bots(amount: int) -> Icon:
    """Bots."""
    return icon("piece", "bot", amount)


def building(kind: int) -> Icon:
    """A kind of building."""
    return icon("building", BUILDINGS[kind])


def price(amounts: tuple[int, ...], anything: int = 0, crystals: int = 0, people: int = 0) -> list[Icon]:
    """A price: resources, resources of any kind, crystals and colonists."""
    icons = goods(amounts)
    if anything:
        icons.append(any_good(anything))
    if crystals:
        icons.append(icon("resource", "crystal", crystals))
    return [*icons, colonists(people)] if people else icons


def boosted(items: list[Icon], boost: bool, adds: str) -> list[Icon]:
    """Drawings with what a boost adds: a colonist at work, or a crystal for a step."""
    if not boost:
        return items
    paid = icon("resource", "crystal", 1) if adds == STEPS else colonists(1)
    kind, name = ADDED.get(adds, (adds, ""))
    return [*items, frame(BOOST, [paid], [icon(kind, name, 1)])]


def gratis(items: list[Icon], free: bool) -> list[Icon]:
    """Drawings with the sign that they cost nothing, if so."""
    return [*items, icon(GRATIS)] if free else items
