"""The random bot is uniform over what is offered."""

from __future__ import annotations

from collections import Counter

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.items import card_items


@pytest.mark.parametrize(("least", "most", "subsets"), [(0, 4, 16), (1, 1, 4), (2, 3, 10), (0, 1, 5), (4, 4, 1)])
def test_every_subset_is_equally_likely(least: int, most: int, subsets: int) -> None:
    decision = Decision(0, "research", card_items([1, 2, 3, 4]), "buy", least, most)
    rng = Rng(seeded(1))
    draws = 1000 * subsets
    counts = Counter(random_choice(decision, rng).notation() for _ in range(draws))
    assert len(counts) == subsets
    assert all(850 < count < 1150 for count in counts.values())


def test_every_option_is_equally_likely() -> None:
    decision = Decision(0, "turn", card_items([1, 2, 3]))
    rng = Rng(seeded(1))
    counts = Counter(random_choice(decision, rng).notation() for _ in range(3000))
    assert all(900 < count < 1100 for count in counts.values())
