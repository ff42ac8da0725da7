"""Perft: how many ways there are to make so many choices one after the other, as a fingerprint of what rules offer.

Where one option is chosen, all of them are followed. Of the subsets that a question for several allows, all are
counted; all are followed if they are few, else the smallest one from the front and the largest one from the back.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.position import Position

FEW: Final = 16


def answers(decision: Decision) -> int:
    """How many answers a decision allows."""
    if not decision.verb:
        return len(decision.options)
    return sum([comb(len(decision.options), size) for size in range(decision.least, decision.most + 1)])


def followed(decision: Decision) -> list[Choice]:
    """The answers to a decision behind which counting goes on."""
    options, verb = decision.options, decision.verb
    if not verb:
        return list(options)
    if answers(decision) > FEW:
        return [Subset(verb, *options[: decision.least]), Subset(verb, *options[len(options) - decision.most :])]
    sizes = range(decision.least, decision.most + 1)
    return [Subset(verb, *items) for size in sizes for items in combinations(options, size)]


def perft(pos: Position, depth: int) -> int:
    """The number of ways to make so many choices, seat by seat; a game that is over has no way on."""
    decision = pos.decision
    if decision is None:
        return 0
    if depth == 1:
        return answers(decision)
    ways = 0
    for choice in followed(decision):
        after = pos.copy()
        after.apply(choice)
        ways += perft(after, depth - 1)
    return ways
