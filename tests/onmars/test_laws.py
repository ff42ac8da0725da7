"""Laws at every decision of random games."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.game import GAME
from areopolis.onmars.rules.free import Pledge
from areopolis.onmars.terms import LACERDA
from areopolis.onmars.whole import WholePosition
from areopolis.testing.play import aside
from tests.onmars import laws


@pytest.mark.parametrize("options", GAME.variants(), ids=lambda options: " ".join(options.values()))
def test_laws_hold_at_every_decision_of_a_game(options: dict[str, str]) -> None:
    pos = GAME.new(options, 21)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(21))
    while pos.decision is not None:
        laws.check(pos)
        assert not pos.options.solo or pos.decision.seat != LACERDA
        pos.apply(random_choice(pos.decision, rng))
    laws.check(pos)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_laws_hold_with_whatever_is_done_aside(players: str) -> None:
    made = 0
    for seed in range(24, 27):
        pos = GAME.new({"players": players, "length": "long"}, seed)
        assert isinstance(pos, WholePosition)
        rng = Rng(seeded(seed))
        while pos.decision is not None:
            found = aside(pos, rng)
            before = pos.decision
            if found is None:
                pos.apply(random_choice(before, rng))
            else:
                seat, choice = found
                pos.apply(choice, seat)
                assert pos.decision == before
                made += 1
            laws.check(pos)
    assert made > 5


@pytest.mark.parametrize("options", GAME.variants(), ids=lambda options: " ".join(options.values()))
def test_a_goal_set_aside_never_outlives_the_turn(options: dict[str, str]) -> None:
    pos = GAME.new(options, 23)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(23))
    aside: list[int] = []
    while pos.decision is not None:
        choice = random_choice(pos.decision, rng)
        events = pos.apply(choice)
        if isinstance(choice, Pledge):
            aside.append(choice.goal)
        if any(event.name == "om.turn" for event in events):
            aside.clear()
        for player in pos.players:
            assert set(player.pledged) <= set(aside)


@pytest.mark.parametrize("options", GAME.variants(), ids=lambda options: " ".join(options.values()))
def test_the_points_on_the_track_follow_from_the_events(options: dict[str, str]) -> None:
    pos = GAME.new(options, 22)
    assert isinstance(pos, WholePosition)
    rng = Rng(seeded(22))
    scored = [0] * len(pos.players)
    while pos.decision is not None:
        for event in pos.apply(random_choice(pos.decision, rng)):
            if event.name == "om.score":
                points = event.parts[0]
                assert isinstance(points, int)
                scored[event.seat] += points
    assert [player.points for player in pos.players] == scored
