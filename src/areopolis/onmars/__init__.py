"""On Mars: one to four players, both lengths, First Colonists, Space Oddity, and the solo game against Lacerda."""

from areopolis.onmars.game import GAME

__all__ = ["GAME"]
