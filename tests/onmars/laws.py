"""What is true of every position of On Mars, whatever happened."""

from __future__ import annotations

from areopolis.onmars.laws import uphold
from areopolis.onmars.whole import WholePosition


def check(pos: WholePosition) -> None:
    """All laws; where one is broken, the error says which."""
    uphold(pos)
