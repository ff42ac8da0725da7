"""The greedy bot: makes the choice after which its outlook is best."""

from __future__ import annotations

from typing import Final, final

from areopolis.bots.sight import Sight
from areopolis.kernel.decision import Choice, Decision, Some
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded

DEEPEST: Final = 4
# A question that follows and has more options than this is answered without looking further.
WIDE: Final = 12
# Choices that only let time pass: what time brings is no merit of theirs.
WAITING: Final = ("pass", "end")


@final
class GreedyBot:
    """Tries every option on a position that might be true, and takes the one with the best outlook.

    Questions that follow at once (where to place, whom to hit) are answered the same way, a few deep. It plans no turn
    ahead and does not guess what others are up to.
    Strength: beats the random bot nearly always. Time per choice: a few milliseconds.
    """

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seeded(seed))

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        """The option with the best outlook; among equal ones the first."""
        pos = sight.sample(self.rng)
        pos.recording = False
        return best_choice(pos, decision, DEEPEST)


def best_choice(pos: Position, decision: Decision, depth: int) -> Choice:
    """The best answer to the open decision of a position."""
    if decision.verb:
        return best_subset(pos, decision, depth)
    best, best_value = decision.options[0], float("-inf")
    if decision.kind == "pay":
        return best
    if depth < DEEPEST and len(decision.options) > WIDE:
        depth = 0
    for option in decision.options:
        waits = option.notation() in WAITING
        value = lead(pos, decision.seat) if waits else worth(pos, decision.seat, option, depth)
        if value > best_value:
            best, best_value = option, value
    return best


def best_subset(pos: Position, decision: Decision, depth: int) -> Choice:
    """Items one by one, each time the one that helps most, as long as they help or are required."""
    chosen: list[Choice] = list(decision.options[: decision.least])
    value = worth(pos, decision.seat, Some(decision.verb, *chosen), depth)
    if decision.least:
        for option in decision.options[decision.least :]:
            for i in range(len(chosen)):
                trial = [*chosen[:i], option, *chosen[i + 1 :]]
                better = worth(pos, decision.seat, Some(decision.verb, *trial), depth)
                if better > value:
                    chosen, value = trial, better
                    break
    while len(chosen) < decision.most:
        rest = [option for option in decision.options if option not in chosen]
        values = [worth(pos, decision.seat, Some(decision.verb, *chosen, option), depth) for option in rest]
        if not values or max(values) <= value:
            break
        value = max(values)
        chosen.append(rest[values.index(value)])
    return Some(decision.verb, *[option for option in decision.options if option in chosen])


def worth(pos: Position, seat: int, choice: Choice, depth: int) -> float:
    """The lead of a seat after a choice and the questions that follow at once."""
    after = pos.copy()
    after.apply(choice)
    decision = after.decision
    while depth > 0 and decision is not None and decision.seat == seat and decision.kind != "turn":
        after.apply(best_choice(after, decision, depth - 2))
        depth -= 1
        decision = after.decision
    return lead(after, seat)


def lead(pos: Position, seat: int) -> float:
    """How far a seat looks to end ahead of the best of the others."""
    others = [pos.outlook(other) for other in range(pos.seats()) if other != seat]
    return pos.outlook(seat) - (max(others) if others else 0.0)


BOT: Final = GreedyBot
