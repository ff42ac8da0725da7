"""A sample: its deck is shuffled when the first card is drawn, and lies in one order all the same."""

from __future__ import annotations

from collections import Counter

from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.game import GAME
from areopolis.terraforming.rules.deck import take
from areopolis.terraforming.whole import WholePosition


def begun() -> WholePosition:
    pos = GAME.new({"players": "1"}, 5)
    assert pos.drawn
    return pos


def test_whoever_draws_first_draws_the_same() -> None:
    sample = begun().sample(0, Rng(seeded(1)))
    data, early = sample.data(), sample.copy()
    first = take(early, 4)
    # Chance that is used up meanwhile makes no difference.
    sample.chance(6)
    assert take(sample.copy(), 2) == first[:2]
    assert take(sample, 4) == first
    again = GAME.restore(data)
    assert take(again, 4) == first
    assert sample.data()["deck"] == again.data()["deck"]


def test_any_card_that_is_hidden_may_come_first_or_second() -> None:
    pos, rng = begun(), Rng(seeded(2))
    left = [*pos.deck[pos.drawn :], *pos.discards]
    pairs = [take(pos.sample(0, rng), 2) for _ in range(40 * len(left))]
    for place in (0, 1):
        counts = Counter(pair[place] for pair in pairs)
        assert set(counts) == set(left)
        assert max(counts.values()) < 2 * len(pairs) / len(left)
    assert all(first != second for first, second in pairs)
