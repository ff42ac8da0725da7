"""The random bot: every offered option is as likely as any other."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.thought import Idea, Thought
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.view import View


@final
class RandomBot:
    """Chooses uniformly from the offered options, and among all legal subsets where several may be picked.

    Strength: none; it is the measure of all other bots. Time per choice: microseconds.
    """

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seeded(seed))

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        """Any legal choice."""
        return random_choice(decision, self.rng)

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Any legal choice: it expects nothing and has no reason."""
        return Thought([Idea(random_choice(decision, self.rng), 0.0)])


def random_choice(decision: Decision, rng: Rng) -> Choice:
    """Any legal choice, each as likely as any other."""
    options = decision.options
    if not decision.verb:
        return options[rng.below(len(options))]
    size = subset_size(len(options), decision.least, decision.most, rng)
    left = size
    items: list[Choice] = []
    for i, option in enumerate(options):
        if left and rng.below(len(options) - i) < left:
            items.append(option)
            left -= 1
    return Subset(decision.verb, *items)


def subset_size(number: int, least: int, most: int, rng: Rng) -> int:
    """The size of a subset, so that every subset between the least and the most is equally likely."""
    ways = 1
    for i in range(least):
        ways = ways * (number - i) // (i + 1)
    first = ways
    total = 0
    for size in range(least, most + 1):
        total += ways
        ways = ways * (number - size) // (size + 1)
    drawn = rng.below(total)
    ways = first
    for size in range(least, most):
        if drawn < ways:
            return size
        drawn -= ways
        ways = ways * (number - size) // (size + 1)
    return most


def play_out(pos: Position, rng: Rng, most: int = 1_000_000) -> int:
    """Play on at random until the game is over or so many choices have been made; returns how many."""
    made = 0
    while made < most:
        decision = pos.decision
        if decision is None:
            break
        pos.apply(random_choice(decision, rng))
        made += 1
    return made


BOT: Final = RandomBot
