"""The review of a game: choices are compared with the best by what a seat knew, and chances add up to certainty."""

from __future__ import annotations

import pytest

from areopolis.bots.budget import Budget
from areopolis.bots.random import random_choice
from areopolis.bots.review import chances, judge
from areopolis.games import games
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded

OPTIONS = {"players": "2", "corporate-era": "yes"}


def middle(game: str, plies: int, options: dict[str, str]) -> Position:
    """A position in the middle of a game by chance, in which there is much to choose."""
    rng = Rng(seeded(4))
    pos = games()[game].new(options, 4)
    while plies > 0 or pos.decision is None or pos.decision.kind != "turn" or len(pos.decision.options) < 8:
        assert pos.decision is not None
        pos.apply(random_choice(pos.decision, rng))
        plies -= 1
    return pos


def judged(pos: Position, played: Choice) -> tuple[Choice, float, float]:
    """The best choice by a judgement, what was missed, and by how much the best is ahead of the others."""
    decision = pos.decision
    assert decision is not None
    one = judge(pos.view(decision.seat), decision, played, Rng(seeded(1)), Budget(200))
    assert one.played is played
    return one.best, one.missed, one.ahead


def options_of(pos: Position) -> tuple[Decision, list[Choice]]:
    assert pos.decision is not None
    return pos.decision, list(pos.decision.options)


def test_nothing_is_missed_by_the_best_and_something_by_all_others() -> None:
    pos = middle("terraforming", 60, OPTIONS)
    _, options = options_of(pos)
    before = pos.digest()
    best, missed, ahead = judged(pos, options[0])
    assert missed >= 0.0
    again, nothing, much = judged(pos, best)
    assert (again.notation(), nothing) == (best.notation(), 0.0)
    assert much == ahead >= 0.0
    for option in options:
        assert judged(pos, option)[1] >= 0.0, option.notation()
    assert pos.digest() == before


def test_the_worst_choice_misses_most() -> None:
    pos = middle("terraforming", 60, OPTIONS)
    _, options = options_of(pos)
    missed = {option.notation(): judged(pos, option)[1] for option in options}
    assert max(missed.values()) > 1.0
    assert min(missed.values()) == 0.0


def test_reasons_are_the_difference_between_the_best_and_what_was_played() -> None:
    pos = middle("terraforming", 60, OPTIONS)
    decision, options = options_of(pos)
    worst = max(options, key=lambda option: judged(pos, option)[1])
    one = judge(pos.view(decision.seat), decision, worst, Rng(seeded(1)), Budget(200))
    assert one.reasons
    sizes = [abs(term.amount) for term in one.reasons]
    assert sizes == sorted(sizes, reverse=True)
    assert judge(pos.view(decision.seat), decision, one.best, Rng(seeded(1)), Budget(200)).reasons == []


@pytest.mark.parametrize(("game", "players"), [("terraforming", 2), ("terraforming", 4), ("onmars", 3)])
def test_chances_add_up_and_are_surer_near_the_end(game: str, players: int) -> None:
    pos = middle(game, 80, {"players": str(players)})
    early, late = chances(pos, 1.0), chances(pos, 0.0)
    for shares in (early, late):
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
    assert max(late) >= max(early)
    assert late.index(max(late)) == early.index(max(early))


def test_whoever_has_won_has_all_chances() -> None:
    pos = games()["terraforming"].new(OPTIONS, 2)
    rng = Rng(seeded(2))
    while pos.decision is not None:
        pos.apply(random_choice(pos.decision, rng))
    winners = pos.winners()
    assert chances(pos, 0.0) == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_alone_there_is_nobody_to_compare_with() -> None:
    assert chances(middle("terraforming", 30, {"players": "1"}), 0.5) == []
