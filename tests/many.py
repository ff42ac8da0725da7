"""Many random games: no error, no broken law, always an end. For every game, with its own laws."""

from __future__ import annotations

import sys
from collections.abc import Callable

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded

CHECK_EVERY = 40
MOST_CHOICES = 60_000


def play_checked(game: str, options: dict[str, str], seed: int, check: Callable[[Position], None]) -> int:
    """Play one game with the laws checked now and then and at the end; returns the number of choices."""
    pos = games()[game].new(options, seed)
    pos.recording = seed % 2 == 0
    rng = Rng(seeded(seed))
    made = 0
    while pos.decision is not None:
        if made % CHECK_EVERY == 0:
            check(pos)
        pos.apply(random_choice(pos.decision, rng))
        made += 1
        assert made < MOST_CHOICES
    check(pos)
    return made


def play_many(game: str, number: int, check: Callable[[Position], None]) -> list[int]:
    """Play games over all variants in turn; returns their lengths in choices."""
    variants = games()[game].variants()
    return [play_checked(game, variants[i % len(variants)], i, check) for i in range(number)]


def main(game: str, check: Callable[[Position], None]) -> None:
    """As a script: play as many games as one likes."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    lengths = play_many(game, wanted, check)
    sys.stdout.write(
        f"{wanted} games, {sum(lengths)} choices, {min(lengths)} to {max(lengths)} in a game, no broken law\n"
    )
