"""Ratings: differences say how often one beats the other, and intervals hold what is true."""

from __future__ import annotations

import sys

import pytest

from areopolis.arena.rating import Pairing, check_library, rate
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.rng import Rng, seeded


def played(rng: Rng, share: float, series: int) -> tuple[float, ...]:
    return tuple(sum(rng.below(10_000) < share * 10_000 for _ in range(2)) / 2 for _ in range(series))


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_ratings_find_what_is_true() -> None:
    true = [0, 150, 300, 420]
    rng = Rng(seeded(4))
    pairings = [
        Pairing(i, j, played(rng, expected(true[i] - true[j]), 400), 2) for i in range(4) for j in range(i + 1, 4)
    ]
    ratings = rate(4, pairings, anchor=0)
    assert [rating.mean for rating in ratings] == pytest.approx(true, abs=40)
    assert all(rating.low <= rating.mean <= rating.high for rating in ratings)
    assert all(rating.high - rating.low < 100 for rating in ratings)
    assert ratings[0].mean == ratings[0].low == ratings[0].high == 0


def test_intervals_hold_what_is_true_as_often_as_they_promise() -> None:
    rng = Rng(seeded(9))
    held = 0
    for _ in range(20):
        (_anchor, rating) = rate(2, [Pairing(1, 0, played(rng, expected(200), 60), 2)], anchor=0)
        held += rating.low <= 200 <= rating.high
    assert held >= 17


def test_a_row_of_wins_is_not_infinite() -> None:
    few, many = (rate(2, [Pairing(1, 0, (1.0,) * number, 2)], anchor=0)[1] for number in (5, 100))
    assert 200 < few.mean < many.mean < 1500
    assert few.high - few.low > 200
    assert many.low > few.low


def test_who_never_met_is_compared_through_others() -> None:
    ratings = rate(3, [Pairing(0, 1, (0.5,) * 50, 2), Pairing(1, 2, (0.25, 0.0, 0.5) * 20, 1)], anchor=0)
    assert ratings[0].mean == pytest.approx(ratings[1].mean, abs=1)
    assert ratings[2].low > 50


def test_without_the_library_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(BadOptions, match=r"ratings need the package choix: install areopolis\[arena\]"):
        check_library()
