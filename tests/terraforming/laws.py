"""What is true of every position of Terraforming Mars, whatever happened."""

from __future__ import annotations

from areopolis.terraforming.laws import uphold
from areopolis.terraforming.whole import WholePosition


def check(pos: WholePosition) -> None:
    """All laws; where one is broken, the error says which."""
    uphold(pos)
