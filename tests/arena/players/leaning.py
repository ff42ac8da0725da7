"""A bot with two weights, for tuning: how much it likes to pass, and to do anything else."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.parameter import FileParameter
from areopolis.bots.random import random_choice
from areopolis.bots.weights import read_weights
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.view import View

PARAMETERS: Final = (FileParameter("weights", "how much it likes what"),)
FINE: Final = 1000


@final
class LeaningBot:
    """Passes as often as it likes to; otherwise it chooses at random."""

    def __init__(self, seed: int, weights: str) -> None:
        self.rng: Final = Rng(seeded(seed))
        self.weights: Final = read_weights(weights)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        """Pass, or anything."""
        idle = [option for option in decision.options if option.notation() == "pass"]
        likes = self.weights["idle"] / (self.weights["idle"] + self.weights["busy"])
        if idle and self.rng.below(FINE) < likes * FINE:
            return idle[0]
        return random_choice(decision, self.rng)


BOT: Final = LeaningBot
