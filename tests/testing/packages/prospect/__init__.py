"""Prospect: dig on, or take the gold home before the mine comes down."""

from areopolis.prospect.game import GAME  # type: ignore[import-not-found] - lies here only while a test plays it

__all__ = ["GAME"]
