"""Whose technology Lacerda uses (rulebook pp. 22-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.onmars.rules.lab import best_level, levels
from areopolis.onmars.terms import LACERDA, NOBODY

if TYPE_CHECKING:
    from areopolis.onmars.position import Position


def helper(pos: Position, kind: int, needed: int) -> int:
    """Whose technology of a kind he uses: his own if it does as well, else the highest one; NOBODY without any."""
    best = best_level(pos, kind)
    if best == 0:
        return NOBODY
    if pos.players[LACERDA].level(kind) >= min(needed, best):
        return LACERDA
    return max([(level, owner) for owner, level in levels(pos, kind)])[1]
