"""Whose technology Lacerda uses (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.kernel.why import Text
from areopolis.onmars.lacerda import preference
from areopolis.onmars.lacerda.telling import note_otherwise
from areopolis.onmars.rules.lab import tech_text
from areopolis.onmars.rules.technology import levels, use_tech
from areopolis.onmars.terms import LACERDA, NOBODY

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def ranked(helpers: list[tuple[int, int]], needed: int) -> list[preference.Rank]:
    """How good the technologies of some owners are for so many levels."""
    return [preference.helper(owner, level, needed) for owner, level in helpers]


def helper(pos: Position, kind: int, needed: int) -> int:
    """Whose technology of a kind he uses for so many levels; NOBODY without any."""
    helpers = levels(pos, kind)
    return helpers[preference.first(ranked(helpers, needed))][0] if helpers else NOBODY


def use_help(pos: Position, owner: int, kind: int, needed: int) -> None:
    """Use the technology of an owner; the log says why, where there are others."""
    helpers = levels(pos, kind)
    if len(helpers) > 1:
        preference.explain(pos, "helper", ranked(helpers, needed))
        note_otherwise(pos, [Text("om.lacerda.yours" if owner == LACERDA else "om.lacerda.own", tech_text(kind))])
    use_tech(pos, LACERDA, owner, kind)
