"""Chance: one integer, stepped by a generator of our own (splitmix64), the same on every machine and Python."""

from __future__ import annotations

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The first state for a seed; neighbouring seeds start far apart."""
    return mix((seed ^ 0x5DEECE66D) & MASK)


def step(state: int) -> int:
    """The state after `state`."""
    return (state + 0x9E3779B97F4A7C15) & MASK


def mix(state: int) -> int:
    """The 64 random bits that belong to a state."""
    bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def below(state: int, bound: int) -> int:
    """A number from 0 to bound - 1; the high bits are used, so that small bounds are fair."""
    return (mix(state) >> 32) * bound >> 32


class Rng:
    """A generator that carries its own state, for bots, shuffles and everything outside a position."""

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.state = step(self.state)
        return below(self.state, bound)

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in a random order."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
