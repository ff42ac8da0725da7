"""The sequential test: after every figure it says whether enough has been seen.

It compares two hypotheses on the mean of shares between 0 and 1, of which nothing else is assumed: the share is `low`,
or it is `high`. How often which share comes is taken as it fits each of them best (the generalised sequential
probability ratio test on several outcomes). If one of them is true, the other is chosen in one case of twenty at most.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

# The wrong one of the two hypotheses is chosen so rarely.
ERROR: Final = 0.05
BOUND: Final = math.log((1 - ERROR) / ERROR)
# Shares of 0 and 1 count as if each had been seen this little bit, so that no mean is impossible.
TRACE: Final = 1e-3
# So often an interval is halved to find a root: then it is as exact as the machine.
HALVINGS: Final = 60
LESS: Final = "less"
MORE: Final = "more"


@dataclass(frozen=True)
class Hypotheses:
    """A share is the low or the high one."""

    low: float
    high: float

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of how much better the high share explains what was seen than the low one."""
        seen = Counter({0.0: TRACE, 1.0: TRACE})
        for share in shares:
            seen[share] += 1
        weights = sorted(seen.items())
        tilted_low, tilted_high = tilt(weights, self.low), tilt(weights, self.high)
        return math.fsum(
            [
                weight * math.log((1 + tilted_low * (share - self.low)) / (1 + tilted_high * (share - self.high)))
                for share, weight in weights
            ]
        )

    def verdict(self, shares: Sequence[float]) -> str:
        """LESS, MORE, or nothing yet."""
        ratio = self.ratio(shares)
        return MORE if ratio >= BOUND else LESS if ratio <= -BOUND else ""

    def data(self, shares: Sequence[float]) -> dict[str, object]:
        """What is tested, and what came of it."""
        return {
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "error": ERROR,
            "ratio": round(self.ratio(shares), 4),
            "bound": round(BOUND, 4),
            "verdict": self.verdict(shares),
        }

    def said(self, shares: Sequence[float]) -> str:
        """What is tested, and what came of it, for a person."""
        words = {MORE: f"it is {self.high:.1%} or more", LESS: f"it is {self.low:.1%} or less", "": "not decided"}
        between = f"{self.low:.1%} or less against {self.high:.1%} or more"
        return f"test: {between}: {words[self.verdict(shares)]} (evidence {self.ratio(shares):+.2f} of {BOUND:.2f})"


def around(share: float, margin: float) -> Hypotheses:
    """Whether a share is below or above another one, by a margin; both hypotheses stay possible."""
    return Hypotheses(max(share - margin, share / 2), min(share + margin, (1 + share) / 2))


def tilt(weights: Sequence[tuple[float, float]], mean: float) -> float:
    """What makes the weights have a mean: each is divided by 1 + tilt * (share - mean).

    These are the likeliest odds among all with this mean. The sum below falls from the lowest tilt to the highest.
    """
    shares = [share for share, _weight in weights]
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        pull = math.fsum([weight * (share - mean) / (1 + middle * (share - mean)) for share, weight in weights])
        if pull > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
