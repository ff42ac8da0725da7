"""Intervals hold the true figure about as often as they promise."""

from __future__ import annotations

import pytest

from areopolis.arena.interval import mean_interval, share_interval, student
from areopolis.kernel.rng import Rng, seeded

RUNS = 1000


def pair(rng: Rng, share: int) -> float:
    """A pair of games, each won in so many of a hundred; they have some luck in common."""
    first = rng.below(100)
    second = first if rng.below(3) == 0 else rng.below(100)
    return (int(first < share) + int(second < share)) / 2


@pytest.mark.parametrize("share", [3, 20, 50, 65, 97])
@pytest.mark.parametrize("pairs", [10, 40])
def test_the_interval_of_a_share_holds_it(share: int, pairs: int) -> None:
    rng = Rng(seeded(share * 100 + pairs))
    held = 0
    for _ in range(RUNS):
        interval = share_interval([pair(rng, share) for _ in range(pairs)])
        assert interval.low is not None
        assert interval.high is not None
        assert 0 <= interval.low <= interval.mean <= interval.high <= 1
        held += interval.low <= share / 100 <= interval.high
    assert held / RUNS > 0.935


def test_of_wins_and_losses_it_is_the_interval_of_agresti_and_coull() -> None:
    interval = share_interval([1.0] * 15 + [0.0] * 5)
    assert interval.data() == {"mean": 0.75, "low": 0.5275, "high": 0.8919}


def test_a_win_each_says_more_than_two_coins() -> None:
    narrow, wide = share_interval([0.5] * 20), share_interval([0.0, 1.0] * 10)
    assert narrow.mean == wide.mean == 0.5
    assert narrow.high is not None
    assert wide.high is not None
    assert narrow.high < wide.high


def test_a_row_of_wins_is_not_certain() -> None:
    low = share_interval([1.0] * 50).low
    assert low is not None
    assert 0.9 < low < 0.95
    assert share_interval([]).low is None


@pytest.mark.parametrize(("freedom", "exact"), [(2, 4.303), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_few_figures_say_less(freedom: int, exact: float) -> None:
    assert student(freedom) == pytest.approx(exact, rel=0.06)


def test_the_interval_of_a_mean() -> None:
    # By the tables of Student: 2.776 standard errors of 0.7071.
    assert mean_interval([1, 2, 3, 4, 5]).data() == pytest.approx({"mean": 3, "low": 1.037, "high": 4.963}, abs=0.01)
    assert mean_interval([7]).data() == {"mean": 7, "low": None, "high": None}
