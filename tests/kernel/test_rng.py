"""The generator gives the same numbers everywhere, and fair ones."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areopolis.kernel.rng import MASK, MOST, Rng, below, seeded, step


def test_known_numbers() -> None:
    """Pinned: a change here would change every recorded game."""
    rng = Rng(seeded(42))
    assert [rng.below(1000) for _ in range(6)] == [62, 740, 851, 458, 260, 482]


@pytest.mark.parametrize(
    ("seed", "state", "number"),
    [
        (0, 10112171489718117281, 780146296),
        (1, 17152294084685315504, 1991298731),
        (7, 14607883116996854755, 1243998044),
        (-5, 15978472901221427203, 2026551356),
        ((1 << 64) - 1, 7273797369855828669, 1470735306),
    ],
)
def test_known_states(seed: int, state: int, number: int) -> None:
    """Pinned too: all 64 bits of a state, and the widest number that can be drawn from the next one."""
    assert seeded(seed) == state
    assert below(step(state), MOST) == number


def plain_mix(state: int) -> int:
    """The bits of a state by the textbook, in integers of any length."""
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


@given(st.integers(0, MASK), st.integers(1, MOST))
def test_as_in_the_textbook(state: int, bound: int) -> None:
    """Integers of the machine give the same numbers as integers of any length."""
    assert below(state, bound) == (plain_mix(state) >> 32) * bound >> 32
    assert seeded(state ^ 0x5DEECE66D) == plain_mix(state)


def test_small_bounds_are_fair() -> None:
    rng = Rng(seeded(1))
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


@pytest.mark.parametrize(("size", "number"), [(1, 1), (2, 2), (3, 3), (4, 4), (4, 1), (4, 2), (5, 3), (4, 0)])
def test_mixing_keeps_the_cards_and_reaches_every_order(size: int, number: int) -> None:
    rng = Rng(seeded(3))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = list(range(size))
        rng.mix(cards, number)
        assert sorted(cards) == list(range(size))
        counts[tuple(cards[size - number :])] += 1
    orders = math.perm(size, number)
    assert len(counts) == orders
    assert all(0.8 < count * orders / 24_000 < 1.2 for count in counts.values())


def test_shuffles_keep_the_cards_and_reach_every_order() -> None:
    rng = Rng(seeded(2))
    orders = Counter(tuple(rng.shuffled([1, 2, 3])) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_the_state_is_one_small_number() -> None:
    state = seeded(-5)
    for _ in range(100):
        state = step(state)
        assert 0 <= state < 1 << 64
        assert 0 <= below(state, 208) < 208


@given(st.integers(0, MASK), st.integers(0, 300))
def test_a_shuffle_draws_as_one_number_after_the_other(state: int, length: int) -> None:
    """The fast way leaves the same order and the same state as the plain one."""
    plain, items = Rng(state), list(range(length))
    for i in range(length - 1, 0, -1):
        j = plain.below(i + 1)
        items[i], items[j] = items[j], items[i]
    fast = Rng(state)
    assert fast.shuffled(list(range(length))) == items
    assert fast.state == plain.state


def test_a_fresh_state_is_another_one() -> None:
    rng = Rng(seeded(3))
    assert len({rng.fresh() for _ in range(100)}) == 100
