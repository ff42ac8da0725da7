"""The expert: plans its own generation by the evaluation of the game."""

from __future__ import annotations

import math
from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.parameter import FileParameter, Parameter
from areopolis.bots.rollout import Rollouts
from areopolis.bots.search import Search, Try, worth_of
from areopolis.bots.thought import Idea, Thought
from areopolis.bots.weights import read_weights
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Evaluation, changes
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.view import View

PARAMETERS: Final = (
    Parameter("width", 4, 0, 100, "how many plans are followed at the same time; 0: none, it looks one choice ahead"),
    Parameter("depth", 10, 0, 50, "how many turns of its own a plan is followed"),
    Parameter("closer", 4, 0, 20, "how many of the best answers are looked at with everybody playing on; 0: none"),
    Parameter("samples", 1000, 1, 1_000_000, "on how many samples at most, if there is a budget to spend on them"),
    Parameter("stages", 1, 1, 20, "how many generations everybody plays on"),
    Parameter("temperature", 0, 0, 1000, "how much worse an answer may be that is still chosen, in tenths of a point"),
    Parameter("error", 15, 1, 1000, "by how much a plan may be wrong, in tenths of a point"),
    FileParameter("weights", "a file with weights for the evaluation, in place of those of the game"),
)
# An answer that the plan likes so much less is not looked at again.
FAR: Final = 2.5
# Answers that differ by less begin the same plan in another order.
SAME: Final = 1e-6
# Into so many parts a chance is divided.
FINE: Final = 1 << 20


@final
class ExpertBot:
    """Judges positions by the evaluation of the game, and plans its own turns until it would rather rest.

    With a budget it then lets everybody play on over samples, as long as it lasts.
    Strength: beats the greedy bot nearly always. Time per choice: some twenty milliseconds, or its budget.
    """

    def __init__(
        self,
        seed: int,
        width: int = 4,
        depth: int = 10,
        closer: int = 4,
        samples: int = 1000,
        stages: int = 1,
        temperature: int = 0,
        error: int = 15,
        weights: str = "",
    ) -> None:
        self.rng: Final = Rng(seeded(seed))
        self.width: Final = width
        self.depth: Final = depth
        self.closer: Final = closer
        self.samples: Final = samples
        self.stages: Final = stages
        self.temperature: Final = temperature / 10.0
        self.error: Final = error / 10.0
        self.weights: Final = read_weights(weights)

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        """The answer that the best plan begins with."""
        pos = self.sample(view)
        tried = self.weigh(view, pos, decision, pos.evaluation(self.weights), budget)
        return tried[self.slip(tried)].choice

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """All answers that it has thought about, with what each changes at once."""
        pos = self.sample(view)
        evaluation = pos.evaluation(self.weights)
        before = evaluation.terms(pos, decision.seat)
        ideas: list[Idea] = []
        for tried in self.weigh(view, pos, decision, evaluation, budget):
            terms = changes(before, evaluation.terms(tried.after, decision.seat))
            ideas.append(Idea(tried.choice, tried.value, tuple(terms)))
        return Thought(ideas)

    def slip(self, tried: list[Try]) -> int:
        """Which of the answers it takes: the best, or with a temperature one that looks nearly as good."""
        if self.temperature <= 0.0:
            return 0
        chances = [math.exp((one.value - tried[0].value) / self.temperature) for one in tried]
        drawn = sum(chances) * self.rng.below(FINE) / FINE
        for i in range(len(chances)):
            drawn -= chances[i]
            if drawn < 0.0:
                return i
        return 0

    def sample(self, view: View) -> Position:
        """A position that may be the true one."""
        pos = view.sample(self.rng)
        pos.recording = False
        return pos

    def weigh(self, view: View, pos: Position, decision: Decision, evaluation: Evaluation, budget: Budget) -> list[Try]:
        """The answers with what they are worth, the best first."""
        search = Search(evaluation, decision.seat, budget)
        turn = evaluation.is_turn(decision)
        if turn:
            evaluation.stand_still(pos, decision.seat)
        tried = search.tries(pos, decision)
        looks = self.closer > 0 and not budget.is_endless and evaluation.looks_further(pos)
        if turn and self.width and evaluation.plans(pos, looks):
            search.plan(tried, evaluation.plan_size(self.width), evaluation.plan_size(self.depth))
            tried.sort(key=worth_of)
        close = closest(tried, self.closer)
        if looks and (turn or decision.verb) and len(close) > 1 and not budget.is_spent():
            Rollouts(self.weights, decision.seat, self.stages, budget).compare(
                view, self.rng, close, self.samples, self.error
            )
            tried.sort(key=worth_of)
        return tried


def closest(tried: list[Try], most: int) -> list[Try]:
    """The best answers that are worth a second look; of two that are worth the same, the same plan, only one."""
    close: list[Try] = []
    for one in tried:
        if len(close) >= most or (close and close[0].value - one.value >= FAR):
            break
        if not close or close[-1].value - one.value > SAME:
            close.append(one)
    return close


BOT: Final = ExpertBot
