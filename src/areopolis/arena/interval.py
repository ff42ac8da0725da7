"""Intervals of 95 %: where the true figure lies, as far as so many games can tell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

# So many standard errors to both sides make 95 %.
Z: Final = 1.959964


@dataclass(frozen=True)
class Interval:
    """A mean, and between which bounds the true one lies; with too few figures to say, the bounds are None."""

    mean: float
    low: float | None
    high: float | None

    def data(self) -> dict[str, float | None]:
        """The figures, rounded."""
        return {
            "mean": round(self.mean, 4),
            "low": None if self.low is None else round(self.low, 4),
            "high": None if self.high is None else round(self.high, 4),
        }


def share_interval(shares: Sequence[float]) -> Interval:
    """The interval of a share, from shares between 0 and 1 that do not depend on each other.

    As if about two more had been 1 and two more 0 (Agresti and Coull), so that a hundred wins of a hundred do not
    look certain. Of wins and losses alone it is their interval; what lies between, such as a win each, makes it
    narrower.
    """
    if not shares:
        return Interval(0.0, None, None)
    number = len(shares) + Z * Z
    mean = (sum(shares) + Z * Z / 2) / number
    variance = (sum([share * share for share in shares]) + Z * Z / 2) / number - mean * mean
    half = Z * math.sqrt(variance / number)
    return Interval(fmean(shares), max(0.0, mean - half), min(1.0, mean + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of a mean, by the distribution of Student."""
    if len(values) < 2:
        return Interval(fmean(values) if values else 0.0, None, None)
    mean, half = fmean(values), student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """So many standard errors make 95 % with so many degrees of freedom: the first terms of the usual series."""
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )
