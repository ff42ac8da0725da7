"""The sequential test stops early, and is wrong as rarely as it promises."""

from __future__ import annotations

import math

import pytest

from areopolis.arena.sequential import BOUND, ERROR, LESS, MORE, Hypotheses, around
from areopolis.kernel.rng import Rng, seeded

RUNS = 120
MOST = 1500


def decided(test: Hypotheses, share: float, rng: Rng) -> tuple[str, int]:
    """What it says of pairs of games with this share of wins, and after how many."""
    shares: list[float] = []
    while len(shares) < MOST:
        shares.append(sum(rng.below(1000) < share * 1000 for _ in range(2)) / 2)
        # Looked at now and then only: more looks than these hardly change how often it is wrong.
        if len(shares) % 4 == 0 and (verdict := test.verdict(shares)):
            return verdict, len(shares)
    return "", MOST


@pytest.mark.parametrize(("goal", "margin"), [(0.5, 0.1), (0.65, 0.1), (0.9, 0.05)])
def test_it_is_rarely_wrong(goal: float, margin: float) -> None:
    test = around(goal, margin)
    rng = Rng(seeded(int(goal * 100)))
    for share, right in ((test.low, LESS), (test.high, MORE)):
        verdicts = [decided(test, share, rng) for _ in range(RUNS)]
        wrong = [verdict for verdict, _pairs in verdicts if verdict not in {right, ""}]
        assert len(wrong) / RUNS <= ERROR + 0.04
        assert all(verdict for verdict, _pairs in verdicts)


def test_what_is_clear_is_clear_soon() -> None:
    test = around(0.5, 0.05)
    assert test.verdict([1.0] * 14) == ""
    assert test.verdict([1.0] * 15) == MORE
    assert test.verdict([0.0] * 15) == LESS
    assert test.verdict([0.5] * 5) == ""


def test_the_evidence_is_that_of_coins() -> None:
    """Of wins and losses alone the ratio is that of two coins."""
    shares = [1.0] * 30 + [0.0] * 20
    exact = 30 * math.log(0.55 / 0.45) + 20 * math.log(0.45 / 0.55)
    assert around(0.5, 0.05).ratio(shares) == pytest.approx(exact, abs=0.01)


def test_both_hypotheses_stay_possible() -> None:
    test = around(0.97, 0.05)
    assert [test.low, test.high] == pytest.approx([0.92, 0.985])
    assert around(0.02, 0.05).low == pytest.approx(0.01)


def test_it_says_what_it_compares() -> None:
    test = around(0.65, 0.05)
    assert test.said([1.0] * 50).startswith(
        "test: 60.0% or less against 70.0% or more: it is 70.0% or more (evidence +7."
    )
    assert "not decided" in test.said([])
    data = test.data([0.0] * 50)
    assert data["verdict"] == LESS
    assert data["bound"] == round(BOUND, 4)
