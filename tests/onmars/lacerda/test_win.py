"""A solo game is played to its end, and is won or lost by its goal (rulebook pp. 22-23)."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.options import SOLO_GOALS, Options
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import LACERDA, OVER
from areopolis.onmars.whole import WholePosition, new_game


def last_turn(points: int) -> WholePosition:
    """The last turn of a game in which everything but the lead over Lacerda is settled, and one mineral is missing."""
    scene = Scenario(players=1, solo_goal="first-colonists").colony(3, (4, 4, 4, 4))
    scene.seat(0, mineral=1, points=points, lab={"rover": "6"}, contracts={7: {"mineral": 3}})
    scene.pos.players[0].completed = 1
    return scene.last_round().start()


def test_won_with_the_last_delivery() -> None:
    pos = last_turn(points=60)
    assert pos.winners() == []
    play(pos, "deliver 7 mineral", "act control", "done")
    assert pos.phase == OVER
    assert pos.winners() == [0]


def test_lost_without_it() -> None:
    pos = last_turn(points=60)
    play(pos, "act control", "done", "end", "done")
    assert pos.phase == OVER
    assert pos.scores()[0] > pos.scores()[LACERDA]
    assert pos.winners() == []


def test_lost_behind_lacerda() -> None:
    pos = last_turn(points=0)
    pos.players[LACERDA].points = 90
    play(pos, "deliver 7 mineral", "act control", "done")
    assert pos.phase == OVER
    assert pos.winners() == []


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_a_random_player_loses(goal: str) -> None:
    pos = new_game(Options(1, solo_goal=goal), 5)
    rng = Rng(seeded(5))
    while pos.decision is not None:
        assert pos.decision.seat == 0
        pos.apply(random_choice(pos.decision, rng))
    assert pos.phase == OVER
    assert pos.winners() == []
