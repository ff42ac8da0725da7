"""The review of a game: what the expert would have chosen by what a seat knew then, and the chances to win."""

from __future__ import annotations

import math
from typing import Final, final

from areopolis.bots.budget import Budget
from areopolis.bots.search import CARE, Search, Try, worth_of
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.evaluation import Term, changes
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng
from areopolis.kernel.view import View

# How many plans are followed over how many turns, and how many positions are looked at for one choice.
WIDTH: Final = 3
DEPTH: Final = 6
VISITS: Final = 200
# By how many points a lead that is expected at the end still changes: in the last moment, and more at the beginning.
NEAR: Final = 1.0
FAR: Final = 12.0


@final
class Judgement:
    """A choice that was made: the best one, the points that it would have brought more, and what makes them.

    Where nothing better was there, `missed` is 0 and `ahead` says how much worse the next best answer was.
    """

    def __init__(self, played: Choice, best: Choice, missed: float, ahead: float, reasons: list[Term]) -> None:
        self.played: Final = played
        self.best: Final = best
        self.missed: Final = missed
        self.ahead: Final = ahead
        self.reasons: Final = reasons


def judge(view: View, decision: Decision, played: Choice, rng: Rng, budget: Budget) -> Judgement:
    """Compare a choice with what the expert would have chosen in its place."""
    pos = view.sample(rng)
    pos.recording = False
    evaluation = pos.evaluation({})
    search = Search(evaluation, decision.seat, budget)
    turn = evaluation.is_turn(decision)
    if turn:
        evaluation.stand_still(pos, decision.seat)
    tried = search.tries(pos, decision)
    mine = tried_before(tried, played)
    if mine is None:
        rests = search.is_pause(decision, played)
        mine = search.rested(pos, played) if rests else search.attempt(pos, played, CARE)
        tried.append(mine)
    if turn:
        search.plan(tried, WIDTH, DEPTH)
    tried.sort(key=worth_of)
    best = mine if mine.value >= tried[0].value else tried[0]
    others = [one.value for one in tried if one is not best]
    reasons = changes(evaluation.terms(mine.after, decision.seat), evaluation.terms(best.after, decision.seat))
    return Judgement(
        played, best.choice, best.value - mine.value, best.value - max(others, default=best.value), reasons
    )


def tried_before(tried: list[Try], choice: Choice) -> Try | None:
    """The attempt at a choice, if it was made."""
    notation = choice.notation()
    for one in tried:
        if one.choice.notation() == notation:
            return one
    return None


def chances(pos: Position, left: float) -> list[float]:
    """The chance of every seat to win, by the points that each looks to end ahead; `left` of the game is to come.

    None in a game that one plays alone: there is nobody to compare with.
    """
    seats = range(pos.seats())
    if pos.seats() < 2:
        return []
    if pos.decision is None:
        winners = pos.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    evaluation = pos.evaluation({})
    spread = NEAR + FAR * math.sqrt(left)
    leads = [evaluation.value(pos, seat) / spread for seat in seats]
    most = max(leads)
    shares = [math.exp(lead - most) for lead in leads]
    whole = sum(shares)
    return [share / whole for share in shares]
