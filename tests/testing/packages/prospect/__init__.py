"""Prospect: dig on, or take the gold home before the mine comes down."""

from .game import GAME

__all__ = ["GAME"]
