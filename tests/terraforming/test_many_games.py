"""Many random games over all variants: no error, no broken law, always an end.

`python -m tests.terraforming.test_many_games 10000` plays as many as one likes.
"""

from __future__ import annotations

import sys

from areopolis.arena.bench import compiled
from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.table import Table
from areopolis.terraforming.terms import OVER
from tests.terraforming import laws

CHECK_EVERY = 40


def play_checked(options: dict[str, str], seed: int) -> int:
    """Play one game with the laws checked now and then and at the end; returns the number of choices."""
    pos = games()["terraforming"].new(options, seed)
    assert isinstance(pos, Table)
    pos.recording = seed % 2 == 0
    rng = Rng(seeded(seed))
    made = 0
    while pos.decision is not None:
        if made % CHECK_EVERY == 0:
            laws.check(pos)
        pos.apply(random_choice(pos.decision, rng))
        made += 1
        assert made < 20_000
    assert pos.phase == OVER
    laws.check(pos)
    return made


def play_many(number: int) -> int:
    """Play games over all variants in turn."""
    variants = games()["terraforming"].variants()
    return sum(play_checked(variants[i % len(variants)], i) for i in range(number))


def test_many_games() -> None:
    assert play_many(1000 if compiled() else 150) > 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    sys.stdout.write(f"{wanted} games, {play_many(wanted)} choices, no broken law\n")
