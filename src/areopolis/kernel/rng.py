"""Chance: one integer, stepped by a generator of our own (splitmix64), the same on every machine and Python.

Products are made in integers of the machine, of which only the last 64 bits count. Long integers of Python look out for
Ctrl-C while they are multiplied, and the compiled engine would take the interruption for a lack of memory and abort.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
LOW: Final = (1 << 32) - 1
UPPER: Final = (1 << 33) - 1
# 0xBF58476D1CE4E5B9 and 0x94D049BB133111EB as integers with a sign; only the last 64 bits of a product count.
FIRST_FACTOR: Final = -0x40A7B892E31B1A47
SECOND_FACTOR: Final = -0x6B2FB644ECCEEE15
# 0x9E3779B97F4A7C15, the step from one state to the next, in two halves.
STEP_HIGH: Final = 0x9E3779B9
STEP_LOW: Final = 0x7F4A7C15
# Bounds of random numbers: as many as leave room for 32 random bits in 63.
MOST: Final = 1 << 31


def seeded(seed: int) -> int:
    """The first state for a seed; neighbouring seeds start far apart."""
    state = (seed ^ 0x5DEECE66D) & MASK
    bits: i64 = mixed(state >> 32, state & LOW)
    high: int = (bits >> 32) & LOW
    low: int = bits & LOW
    return (high << 32) | low


def step(state: int) -> int:
    """The state after `state`."""
    return (state + 0x9E3779B97F4A7C15) & MASK


def mixed(high: i64, low: i64) -> i64:
    """The 64 random bits that belong to a state in two halves; what lies above them is nothing."""
    low ^= ((high << 2) | (low >> 30)) & LOW
    bits: i64 = (((high ^ (high >> 30)) << 32) | low) * FIRST_FACTOR
    high = (bits >> 32) & LOW
    low = bits & LOW
    low ^= ((high << 5) | (low >> 27)) & LOW
    bits = (((high ^ (high >> 27)) << 32) | low) * SECOND_FACTOR
    return bits ^ ((bits >> 31) & UPPER)


def below(state: int, bound: int) -> int:
    """A number from 0 to bound - 1, which is at most MOST; the high bits are used, so that small bounds are fair."""
    bits: i64 = (mixed(state >> 32, state & LOW) >> 32) & LOW
    return bits * bound >> 32


class Rng:
    """A generator that carries its own state, for bots, shuffles and everything outside a position."""

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.state = step(self.state)
        return below(self.state, bound)

    def fresh(self) -> int:
        """The state of another generator, drawn by this one."""
        return seeded(self.below(MOST))

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in a random order."""
        result = items.copy()
        self.shuffle(result)
        return result

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order; the numbers are those that `below` would draw.

        The state is stepped in two halves, and the items may be anything: so nothing is boxed in the loop.
        """
        high: i64 = self.state >> 32
        low: i64 = self.state & LOW
        place: i64 = len(items)
        while place > 1:
            low += STEP_LOW
            high = (high + STEP_HIGH + (low >> 32)) & LOW
            low &= LOW
            bits: i64 = (mixed(high, low) >> 32) & LOW
            other: i64 = bits * place >> 32
            place -= 1
            item = items[place]
            items[place] = items[other]
            items[other] = item
        upper: int = high
        lower: int = low
        self.state = (upper << 32) | lower

    def mix(self, items: list[T], number: int) -> None:
        """Let so many at the end of a list be any of its items, in any order; two numbers come from every step.

        Nothing that is recorded depends on it.
        """
        high: i64 = self.state >> 32
        low: i64 = self.state & LOW
        place: i64 = len(items)
        # One place more may be mixed, since two are at a time.
        last: i64 = max(place - number, 1)
        while place > last:
            low += STEP_LOW
            high = (high + STEP_HIGH + (low >> 32)) & LOW
            low &= LOW
            bits: i64 = mixed(high, low)
            other: i64 = ((bits >> 32) & LOW) * place >> 32
            place -= 1
            item = items[place]
            items[place] = items[other]
            items[other] = item
            other = (bits & LOW) * place >> 32
            place -= 1
            item = items[place]
            items[place] = items[other]
            items[other] = item
        upper: int = high
        lower: int = low
        self.state = (upper << 32) | lower
