"""Hints: the best answers of a bot to a question, with what each is expected to bring and why."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.thought import Idea, Thought
from areopolis.kernel.decision import Choice
from areopolis.kernel.evaluation import PAUSES, Term

# Who is asked for a hint, and how many answers one likes to read.
ADVISER: Final = "expert:time=1.0"
MOST: Final = 3


@final
class Hint:
    """An answer: the points that it is expected to bring compared with resting, and what it changes."""

    def __init__(self, choice: Choice, points: float, reasons: list[Term]) -> None:
        self.choice: Final = choice
        self.points: Final = points
        self.reasons: Final = reasons


def hints_of(thought: Thought, most: int = MOST) -> list[Hint]:
    """The best answers that a bot has thought about."""
    least = at_rest(thought.ideas)
    return [Hint(idea.choice, idea.outcome - least, idea.reasons()) for idea in thought.ideas[:most]]


def at_rest(ideas: tuple[Idea, ...]) -> float:
    """What is expected if the seat lets its turn be; where it has to answer, what an answer brings on average."""
    for idea in ideas:
        if idea.choice.notation() in PAUSES:
            return idea.outcome
    return sum([idea.outcome for idea in ideas]) / len(ideas)
