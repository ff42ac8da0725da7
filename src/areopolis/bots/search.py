"""Search that knows no game: tries answers on copies, answers what follows, and plans on alone with the same seat."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.evaluation import Evaluation
from areopolis.kernel.position import Position

# Subsets are all tried if there are no more than this many, else they are put together item by item.
ALL_SUBSETS: Final = 64
# How many questions that follow from a choice are answered with care; with more options than this, without.
CARE: Final = 4
WIDE: Final = 12


@final
class Try:
    """An answer on trial: the position after it and after what follows at once, and what that is worth."""

    def __init__(self, choice: Choice, after: Position, value: float) -> None:
        self.choice: Final = choice
        self.after: Final = after
        self.value: float = value


@final
class Node:
    """A position in a plan: which of the first answers it began with, and what it is worth."""

    def __init__(self, pos: Position, first: int, value: float) -> None:
        self.pos: Final = pos
        self.first: Final = first
        self.value: Final = value


def worth_of(thing: Try) -> float:
    """For sorting: the best first."""
    return -thing.value


def node_worth(node: Node) -> float:
    """For sorting: the best first."""
    return -node.value


@final
class Search:
    """One look at a decision of a seat; a hasty one leaves out what a glance does not like."""

    def __init__(self, evaluation: Evaluation, seat: int, budget: Budget, hasty: bool = False) -> None:
        self.evaluation: Final = evaluation
        self.seat: Final = seat
        self.budget: Final = budget
        self.hasty: Final = hasty

    def tries(self, pos: Position, decision: Decision, care: int = CARE) -> list[Try]:
        """Answers to the open decision of a position, the best first: as many as the budget allows, at least one."""
        if care < CARE and len(decision.options) > WIDE and not self.evaluation.is_turn(decision):
            care = 0
        tried = self.try_subsets(pos, decision, care) if decision.verb else self.try_options(pos, decision, care)
        return sorted(tried, key=worth_of)

    def try_options(self, pos: Position, decision: Decision, care: int) -> list[Try]:
        """All promising options."""
        tried: list[Try] = []
        for option in self.evaluation.promising(pos, decision, self.hasty):
            if tried and self.budget.is_spent():
                break
            tried.append(
                self.rested(pos, option) if self.is_pause(decision, option) else self.attempt(pos, option, care)
            )
        return tried

    def is_pause(self, decision: Decision, option: Choice) -> bool:
        """Whether an option of a turn only lets time pass."""
        return self.evaluation.is_turn(decision) and self.evaluation.is_pause(option)

    def attempt(self, pos: Position, choice: Choice, care: int) -> Try:
        """A choice, and the best answers to the questions that follow at once."""
        self.budget.visit()
        after = pos.copy()
        after.apply(choice)
        decision = after.decision
        while decision is not None and decision.seat == self.seat and not self.evaluation.is_turn(decision):
            if self.budget.is_spent():
                break
            only = self.only_answer(after, decision)
            if only is not None:
                after.apply(only)
                decision = after.decision
                continue
            if care <= 0:
                break
            best = self.tries(after, decision, care - 2)[0]
            after = best.after
            decision = after.decision
            care -= 1
        return Try(choice, after, self.evaluation.value(after, self.seat))

    def only_answer(self, pos: Position, decision: Decision) -> Choice | None:
        """The one answer to a question that is worth a look, if there is just one; it needs no care."""
        if decision.verb:
            return None
        options = self.evaluation.promising(pos, decision, self.hasty)
        return options[0] if len(options) == 1 else None

    def rested(self, pos: Position, choice: Choice) -> Try:
        """A choice that lets time pass: the position as it stands, if the seat does nothing more in it."""
        self.budget.visit()
        after = pos.copy()
        self.evaluation.rest(after, self.seat)
        return Try(choice, after, self.evaluation.value(after, self.seat))

    def try_subsets(self, pos: Position, decision: Decision, care: int) -> list[Try]:
        """All subsets if they are not many; else items one by one, each time the one that helps most."""
        subsets = all_subsets(decision)
        if subsets:
            tried: list[Try] = []
            for subset in subsets:
                if tried and self.budget.is_spent():
                    break
                tried.append(self.attempt(pos, subset, care))
            return tried
        return self.grown_subsets(pos, decision, care)

    def grown_subsets(self, pos: Position, decision: Decision, care: int) -> list[Try]:
        """Items one by one, each time the one that helps most or hurts least, from the least that is allowed."""
        chosen: list[Choice] = []
        rest: list[Choice] = list(decision.options)
        tried: list[Try] = []
        while len(chosen) < decision.most and not (len(chosen) >= decision.least and self.budget.is_spent()):
            steps: list[Try] = []
            for item in rest:
                if steps and self.budget.is_spent():
                    break
                steps.append(self.attempt(pos, in_order(decision, [*chosen, item], rest), care))
            if not steps:
                break
            best = 0
            for i in range(len(steps)):
                if steps[i].value > steps[best].value:
                    best = i
            if len(chosen) >= decision.least:
                tried.append(steps[best])
            chosen.append(rest.pop(best))
        if decision.least == 0:
            tried.append(self.attempt(pos, Subset(decision.verb), care))
        return tried or [self.attempt(pos, in_order(decision, chosen, rest), care)]

    def plan(self, tried: list[Try], width: int, depth: int) -> None:
        """Let the seat go on alone after each answer, and count for each the best that can be come to by it.

        A beam: of all positions after the same number of turns the best `width` are followed. What a plan is worth is
        seen when the seat rests.
        """
        nodes: list[Node] = []
        for i in range(len(tried)):
            node = Node(tried[i].after, i, tried[i].value)
            if self.goes_on(node.pos):
                tried[i].value = self.rested(node.pos, tried[i].choice).value
                nodes.append(node)
        for _depth in range(depth):
            nodes = sorted(nodes, key=node_worth)[:width]
            if not nodes or self.budget.is_spent():
                break
            nodes = self.grown(nodes, tried)

    def goes_on(self, pos: Position) -> bool:
        """Whether the seat has another turn in a position."""
        decision = pos.decision
        return decision is not None and decision.seat == self.seat and self.evaluation.is_turn(decision)

    def grown(self, nodes: list[Node], tried: list[Try]) -> list[Node]:
        """All positions one turn further on, each only once; what they are worth is counted for their first answers."""
        grown: list[Node] = []
        seen: set[float] = set()
        for node in nodes:
            decision = node.pos.decision
            assert decision is not None
            for option in self.evaluation.promising(node.pos, decision, self.hasty):
                if self.is_pause(decision, option):
                    continue
                if self.budget.is_spent():
                    return []
                step = self.attempt(node.pos, option, 2)
                # Two ways to the same position have the same value; two positions hardly ever do.
                if step.value in seen:
                    continue
                seen.add(step.value)
                rested = self.rested(step.after, option).value
                tried[node.first].value = max(tried[node.first].value, rested)
                if self.goes_on(step.after):
                    grown.append(Node(step.after, node.first, step.value))
        return grown


def in_order(decision: Decision, items: list[Choice], spare: list[Choice]) -> Subset:
    """A subset of a decision in the order of its options, filled up to the least that is allowed."""
    wanted = [option for option in decision.options if option in items]
    for option in spare:
        if len(wanted) >= decision.least:
            break
        if option not in wanted:
            wanted.append(option)
    return Subset(decision.verb, *[option for option in decision.options if option in wanted])


def all_subsets(decision: Decision) -> list[Subset]:
    """All subsets that answer a decision; none if there are too many."""
    options = decision.options
    if len(options) > 16 or 1 << len(options) > ALL_SUBSETS << 2:
        return []
    subsets: list[Subset] = []
    for bits in range(1 << len(options)):
        items = [options[i] for i in range(len(options)) if bits >> i & 1]
        if decision.least <= len(items) <= decision.most:
            subsets.append(Subset(decision.verb, *items))
    return subsets if len(subsets) <= ALL_SUBSETS else []
