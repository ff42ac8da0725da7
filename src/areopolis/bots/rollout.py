"""Looking ahead with everybody: the best answers are tried on the same samples until the stage of the game is over."""

from __future__ import annotations

import math
from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.search import Search, Try
from areopolis.kernel.decision import Choice
from areopolis.kernel.evaluation import Evaluation
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng
from areopolis.kernel.view import View

# Of a candidate that falls behind no more is seen after so many samples, if it is so many points behind, or so many
# times further than its samples leave in doubt.
LEAST_SAMPLES: Final = 4
HOPELESS: Final = 2.0
SAMPLES_FOR_DOUBT: Final = 8
DOUBT: Final = 2.5
# The variance of samples that is expected before any are seen, and for how many of them that counts.
USUAL_VARIANCE: Final = 16.0
USUAL_SAMPLES: Final = 3
# A look ahead ends after so many choices, whatever happens.
LONGEST: Final = 400


@final
class Candidate:
    """An answer that is looked at more closely: what the plan made of it, and what samples have shown.

    Samples differ far more than answers do, so what counts is how much better it was on the same sample than the first
    candidate.
    """

    def __init__(self, tried: Try, first: float) -> None:
        self.tried: Final = tried
        self.planned: Final = tried.value - first
        self.better: float = 0.0
        self.squares: float = 0.0
        self.samples: int = 0
        self.is_open: bool = True

    def score(self, error: float) -> float:
        """How much better it is than the first candidate by plan and samples.

        `error` is by how much the plan may be wrong. The more the samples differ from each other, the more of them
        are needed to say so.
        """
        trust = self.variance() / (error * error)
        return (trust * self.planned + self.better) / (trust + self.samples)

    def variance(self) -> float:
        """How much samples differ from each other: as much as is usual until there are some."""
        if not self.samples:
            return USUAL_VARIANCE
        mean = self.better / self.samples
        own = max(self.squares - self.samples * mean * mean, 0.0)
        return (USUAL_SAMPLES * USUAL_VARIANCE + own) / (USUAL_SAMPLES + self.samples)

    def doubt(self) -> float:
        """How far from the truth the mean of its samples may be."""
        mean = self.better / self.samples
        return math.sqrt(max(self.squares / self.samples - mean * mean, 0.0) / self.samples)


@final
class Rollouts:
    """Plays on from a decision of a seat with everybody choosing by the same evaluation."""

    def __init__(self, weights: dict[str, float], seat: int, stages: int, budget: Budget) -> None:
        self.weights: Final = weights
        self.seat: Final = seat
        self.stages: Final = stages
        self.budget: Final = budget

    def compare(self, view: View, rng: Rng, tried: list[Try], most: int, error: float) -> None:
        """Try the first answers on the same samples, and correct what they are worth by what is seen.

        `error` is by how much the plan may be wrong. Without a limit of the budget `most` samples are looked at.
        """
        first = tried[0].value
        candidates = [Candidate(one, first) for one in tried]
        for _sample in range(most):
            if self.budget.is_spent() or not any([one.is_open for one in candidates[1:]]):
                break
            pos = view.sample(rng)
            pos.recording = False
            self.look(pos, candidates)
            drop(candidates, error)
        for one in candidates:
            one.tried.value = first + one.score(error)

    def look(self, pos: Position, candidates: list[Candidate]) -> None:
        """See on a sample how much better every open candidate is than the first one, if the budget lasts."""
        first = 0.0
        for i in range(len(candidates)):
            one = candidates[i]
            if not one.is_open:
                continue
            value = self.play_on(pos.copy(), one.tried.choice)
            if self.budget.is_spent():
                break
            if i == 0:
                first = value
            one.better += value - first
            one.squares += (value - first) * (value - first)
            one.samples += 1

    def play_on(self, pos: Position, choice: Choice) -> float:
        """Make a choice, let everybody play on to the end of the stage, and judge."""
        evaluation = pos.evaluation(self.weights)
        end = evaluation.stage(pos) + self.stages
        pos.apply(choice)
        for _choice in range(LONGEST):
            decision = pos.decision
            if decision is None or self.budget.is_spent():
                break
            evaluation = pos.evaluation(self.weights)
            if evaluation.stage(pos) >= end:
                break
            pos.apply(self.answer(pos, evaluation))
        evaluation = pos.evaluation(self.weights)
        value = evaluation.value(pos, self.seat)
        return value + evaluation.prize(pos, self.seat) if pos.decision is None else value

    def answer(self, pos: Position, evaluation: Evaluation) -> Choice:
        """What whoever is asked chooses: one choice ahead, not knowing what others do next on this sample."""
        decision = pos.decision
        assert decision is not None
        if len(decision.options) == 1 and not decision.verb:
            return decision.options[0]
        if evaluation.is_turn(decision):
            pos = pos.copy()
            evaluation.stand_still(pos, decision.seat)
        return Search(evaluation, decision.seat, self.budget, hasty=True).tries(pos, decision, 2)[0].choice


def drop(candidates: list[Candidate], error: float) -> None:
    """Leave out what has fallen too far behind; the first one is what all others are compared with."""
    best = candidates[0]
    for one in candidates:
        if one.score(error) > best.score(error):
            best = one
    for one in candidates[1:]:
        behind = best.score(error) - one.score(error)
        if one is best or one.samples < LEAST_SAMPLES:
            continue
        if behind > HOPELESS or (one.samples >= SAMPLES_FOR_DOUBT and behind >= DOUBT * (one.doubt() + best.doubt())):
            one.is_open = False
    first = candidates[0]
    ahead = best.score(error) - first.score(error)
    if best is not first and best.samples >= SAMPLES_FOR_DOUBT and ahead > DOUBT * best.doubt():
        # Better than the first one beyond doubt: no more to be seen of it if nothing else is left.
        best.is_open = any([one.is_open for one in candidates[1:] if one is not best])
