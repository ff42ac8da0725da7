"""Components as other layers know them: what is printed on a card or a tile, in words and drawings."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.forms import Icon
from areopolis.kernel.why import Text


@final
class Part:
    """One sentence of a component and its drawing; `section` is the name of a phrase `section.<name>`."""

    def __init__(self, section: str, text: Text, icons: list[Icon]) -> None:
        self.section: Final = section
        self.text: Final = text
        self.icons: Final = icons


@final
class Doubt:
    """A figure of a component that is inferred and not known: its place in the files of the box, and how sure it is.

    `confidence` is low, medium or high, or empty where nothing is said; `value` is as in those files.
    """

    def __init__(self, family: str, id_: str, field: str, value: str, confidence: str) -> None:
        self.family: Final = family
        self.id: Final = id_
        self.field: Final = field
        self.value: Final = value
        self.confidence: Final = confidence


@final
class Component:
    """A card, a tile or whatever else one may point at: `kind` and `id` are those of references to it.

    `type` tells components of a kind apart that look different, `price` is what it costs, `needs` what it takes,
    `tags` are the signs in its corner, `points` what it is worth by itself; `row` is all that it does as one drawing,
    where there is no room for sentences; `facts` are further figures by name.
    """

    def __init__(
        self,
        kind: str,
        id_: str,
        type_: str,
        name: Text,
        parts: list[Part],
        needs: list[Part] | None = None,
        price: list[Icon] | None = None,
        tags: list[Icon] | None = None,
        points: int = 0,
        facts: dict[str, int | str] | None = None,
        row: list[Icon] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id_
        self.type: Final = type_
        self.name: Final = name
        self.parts: Final = parts
        self.needs: Final = needs or []
        self.price: Final = price or []
        self.tags: Final = tags or []
        self.points: Final = points
        self.row: Final = [drawn for part in parts for drawn in part.icons] if row is None else row
        self.facts: Final[dict[str, int | str]] = facts or {}
