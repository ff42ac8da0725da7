"""Many random games over all variants: no error, no broken law, always an end.

`python -m tests.terraforming.test_many_games 10000` plays as many as one likes.
"""

from __future__ import annotations

import pytest

from areopolis.arena.bench import compiled
from areopolis.kernel.position import Position
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.whole import WholePosition
from tests.many import main, play_many
from tests.terraforming import laws

pytestmark = pytest.mark.long


def check(pos: Position) -> None:
    assert isinstance(pos, WholePosition)
    assert (pos.decision is None) == (pos.phase == OVER)
    laws.check(pos)


def test_many_games() -> None:
    assert play_many("terraforming", 600 if compiled() else 150, check)


if __name__ == "__main__":
    main("terraforming", check)
