"""Ratings: one number for each player, of which the difference says how often one beats the other.

The model is that of Bradley and Terry, computed by choix, on the scale that chess has made familiar: 400 points more
are ten wins for one loss. Intervals come from drawing the series of every pairing again and again (bootstrap).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Figures: TypeAlias = NDArray[float64]

SCALE: Final = 400 / math.log(10)
DRAWS: Final = 400
# Of all ratings that were drawn, so many at either end are left out.
TAIL: Final = 0.025
# Every pairing has these two series besides: nobody is infinitely better because of a row of wins.
BESIDES: Final = (0.0, 1.0)
# A half of a game for each keeps every drawn rating finite.
PRIOR: Final = 0.5
MOST_STEPS: Final = 100_000
CLOSE: Final = 1e-4


@dataclass(frozen=True)
class Pairing:
    """Two players by number, and the share of the first one in each series of games."""

    first: int
    second: int
    shares: tuple[float, ...]
    # How many games a series has.
    length: int


@dataclass(frozen=True)
class Rating:
    """A rating, and between which bounds it lies with 95 %."""

    mean: float
    low: float
    high: float


def check_library() -> None:
    """Refuse to rate without the library; raises BadOptions."""
    try:
        import choix  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise BadOptions("ratings need the package choix: install areopolis[arena]") from error


def rate(players: int, pairings: Sequence[Pairing], anchor: int) -> list[Rating]:
    """The ratings of all players; the anchor has 0. Whoever has no game has none to be compared by."""
    import numpy as np

    pools = [np.array((*pairing.shares, *BESIDES)) for pairing in pairings]
    strengths = solved(players, pairings, pools)
    chance = np.random.default_rng(players)
    drawn = [
        solved(players, pairings, [pool[chance.integers(0, len(pool), len(pool))] for pool in pools], strengths)
        for _ in range(DRAWS)
    ]
    best, cut = scaled(strengths, anchor), int(TAIL * DRAWS)
    lines = zip(*[scaled(other, anchor) for other in drawn], strict=True)
    ratings: list[Rating] = []
    for rating, line in zip(best, lines, strict=True):
        low, *_, high = sorted(line)[cut : DRAWS - cut]
        ratings.append(Rating(rating, min(low, rating), max(high, rating)))
    return ratings


def scaled(strengths: Figures, anchor: int) -> list[float]:
    """Strengths on the scale of ratings."""
    return [float(SCALE * (strength - strengths[anchor])) for strength in strengths]


def solved(players: int, pairings: Sequence[Pairing], pools: Sequence[Figures], near: Figures | None = None) -> Figures:
    """The likeliest strengths, if every pairing has gone as its pool of series says; near those, if any are known."""
    import choix
    import numpy as np

    wins = np.zeros((players, players))
    for pairing, pool in zip(pairings, pools, strict=True):
        won = float(pool.sum()) * pairing.length
        wins[pairing.first, pairing.second] += won + PRIOR
        wins[pairing.second, pairing.first] += len(pool) * pairing.length - won + PRIOR
    return choix.ilsr_pairwise_dense(wins, initial_params=near, max_iter=MOST_STEPS, tol=CLOSE)
