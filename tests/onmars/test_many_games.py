"""Many random games over all variants: no error, no broken law, always an end.

`python -m tests.onmars.test_many_games 5000` plays as many as one likes.
"""

from __future__ import annotations

import pytest

from areopolis.arena.bench import compiled
from areopolis.kernel.position import Position
from areopolis.onmars.whole import WholePosition
from tests.many import main, play_many
from tests.onmars import laws

pytestmark = pytest.mark.long


def check(pos: Position) -> None:
    assert isinstance(pos, WholePosition)
    laws.check(pos)


def test_many_games() -> None:
    assert play_many("onmars", 150 if compiled() else 34, check)


if __name__ == "__main__":
    main("onmars", check)
