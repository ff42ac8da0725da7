"""The greedy bot: makes the choice after which its outlook is best."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.parameter import Parameter
from areopolis.bots.thought import Idea, Thought, outcome_of
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.evaluation import Evaluation, changes
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.view import View

PARAMETERS: Final = (
    Parameter("depth", 4, 0, 8, "how many of the questions that follow at once are answered with care"),
    Parameter("width", 12, 1, 100, "a question that follows and has more options is answered without looking further"),
)
# It goes by the outlook of a game, not by the evaluation that the game may have besides.
OUTLOOK: Final = Evaluation()


@final
class GreedyBot:
    """Tries every option on a position that might be true, and takes the one with the best outlook.

    Questions that follow at once (where to place, whom to hit) are answered the same way, a few deep. It plans no turn
    ahead and does not guess what others are up to. If its budget is spent, it takes the best option so far.
    Strength: beats the random bot nearly always. Time per choice: a few milliseconds.
    """

    def __init__(self, seed: int, depth: int, width: int) -> None:
        self.rng: Final = Rng(seeded(seed))
        self.depth: Final = depth
        self.width: Final = width

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        """The option with the best outlook; among equal ones the first."""
        pos = view.sample(self.rng)
        pos.recording = False
        return Search(self.depth, self.width, budget).best(pos, decision, self.depth)

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """All options by their outlook; of several things to pick only the best pick."""
        pos = view.sample(self.rng)
        pos.recording = False
        search = Search(self.depth, self.width, budget)
        several = decision.verb or decision.kind == "pay"
        before = OUTLOOK.terms(pos, decision.seat)
        ideas: list[Idea] = []
        for option in [search.best(pos, decision, self.depth)] if several else decision.options:
            after = pos if OUTLOOK.is_pause(option) else search.after(pos, decision.seat, option, self.depth)
            terms = changes(before, OUTLOOK.terms(after, decision.seat))
            ideas.append(Idea(option, OUTLOOK.value(after, decision.seat), tuple(terms)))
            if budget.is_spent():
                break
        return Thought(sorted(ideas, key=outcome_of))


@final
class Search:
    """One look at the options of a decision."""

    def __init__(self, deepest: int, width: int, budget: Budget) -> None:
        self.deepest: Final = deepest
        self.width: Final = width
        self.budget: Final = budget

    def best(self, pos: Position, decision: Decision, depth: int) -> Choice:
        """The best answer to the open decision of a position."""
        if decision.verb:
            return self.best_subset(pos, decision, depth)
        best, best_value = decision.options[0], float("-inf")
        if decision.kind == "pay":
            return best
        if depth < self.deepest and len(decision.options) > self.width:
            depth = 0
        for option in decision.options:
            waits = OUTLOOK.is_pause(option)
            value = OUTLOOK.value(pos, decision.seat) if waits else self.worth(pos, decision.seat, option, depth)
            if value > best_value:
                best, best_value = option, value
            if self.budget.is_spent():
                break
        return best

    def best_subset(self, pos: Position, decision: Decision, depth: int) -> Choice:
        """Items one by one, each time the one that helps most, as long as they help or are required."""
        chosen: list[Choice] = list(decision.options[: decision.least])
        value = self.worth(pos, decision.seat, Subset(decision.verb, *chosen), depth)
        if decision.least:
            for option in decision.options[decision.least :]:
                for i in range(len(chosen)):
                    if self.budget.is_spent():
                        break
                    trial = [*chosen[:i], option, *chosen[i + 1 :]]
                    better = self.worth(pos, decision.seat, Subset(decision.verb, *trial), depth)
                    if better > value:
                        chosen, value = trial, better
                        break
        while len(chosen) < decision.most and not self.budget.is_spent():
            rest = [option for option in decision.options if option not in chosen]
            values = [self.worth(pos, decision.seat, Subset(decision.verb, *chosen, option), depth) for option in rest]
            if not values or max(values) <= value:
                break
            value = max(values)
            chosen.append(rest[values.index(value)])
        return Subset(decision.verb, *[option for option in decision.options if option in chosen])

    def worth(self, pos: Position, seat: int, choice: Choice, depth: int) -> float:
        """The lead of a seat after a choice and the questions that follow at once."""
        return OUTLOOK.value(self.after(pos, seat, choice, depth), seat)

    def after(self, pos: Position, seat: int, choice: Choice, depth: int) -> Position:
        """The position after a choice and the questions that follow at once."""
        self.budget.visit()
        after = pos.copy()
        after.apply(choice)
        decision = after.decision
        while depth > 0 and decision is not None and decision.seat == seat and decision.kind != "turn":
            after.apply(self.best(after, decision, depth - 2))
            depth -= 1
            decision = after.decision
        return after


BOT: Final = GreedyBot
