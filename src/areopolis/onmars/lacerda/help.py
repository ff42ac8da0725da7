"""Whose technology Lacerda uses (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.lacerda import preference
from areopolis.onmars.rules.technology import levels
from areopolis.onmars.terms import NOBODY

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def helper(pos: Position, kind: int, needed: int) -> int:
    """Whose technology of a kind he uses for so many levels; NOBODY without any."""
    helpers = levels(pos, kind)
    if not helpers:
        return NOBODY
    return helpers[preference.first([preference.helper(owner, level, needed) for owner, level in helpers])][0]
