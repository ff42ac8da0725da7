"""Terraforming Mars: base game, Corporate Era, draft and solo variants."""

from areopolis.terraforming.game import GAME

__all__ = ["GAME"]
