"""What is true of every position of On Mars, whatever happened."""

from __future__ import annotations

from areopolis.onmars.laws import uphold
from areopolis.onmars.table import Table


def check(pos: Table) -> None:
    """All laws; where one is broken, the error says which."""
    uphold(pos)
