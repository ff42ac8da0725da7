"""Bots take parameters by name, and stop thinking when their budget is spent."""

from __future__ import annotations

import pytest

from areopolis.bots import limits, make, names, parameters
from areopolis.bots.budget import Budget
from areopolis.bots.greedy import GreedyBot
from areopolis.bots.parameter import Parameter
from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.position import Position


def test_parameters_have_defaults_within_their_range() -> None:
    listed = [parameter for name in names() for parameter in parameters(name)]
    declared = [parameter for parameter in listed if isinstance(parameter, Parameter)]
    assert declared
    assert all(parameter.least <= parameter.default <= parameter.most for parameter in declared)


def test_what_is_not_given_has_its_default() -> None:
    bot = make("greedy:depth=2", 1)
    assert isinstance(bot, GreedyBot)
    assert (bot.depth, bot.width) == (2, 12)
    other = make("greedy:width=6:depth=0", 1)
    assert isinstance(other, GreedyBot)
    assert (other.depth, other.width) == (0, 6)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("genius", f"there is no bot 'genius'; there are: {', '.join(names())}"),
        ("greedy:dept=2", "the bot 'greedy' has no parameter 'dept'; it has: depth, width, time, visits"),
        ("random:depth=2", "the bot 'random' has no parameter 'depth'; it has: time, visits"),
        ("greedy:depth=9", "'depth' of the bot 'greedy' is a number from 0 to 8, not '9'"),
        ("greedy:depth=-1", "'depth' of the bot 'greedy' is a number from 0 to 8, not '-1'"),
        ("greedy:depth=²", "'depth' of the bot 'greedy' is a number from 0 to 8, not '²'"),
        ("greedy:depth", "'depth' of the bot 'greedy' is a number from 0 to 8, not ''"),
        ("greedy:", "the bot 'greedy' has no parameter ''; it has: depth, width, time, visits"),
        ("greedy:time=1:time=2", "the parameter 'time' of the bot 'greedy' is given twice"),
        ("greedy:time=1e3", "'time' of the bot 'greedy' is a number of seconds up to 3600, not '1e3'"),
        ("greedy:time=.5", "'time' of the bot 'greedy' is a number of seconds up to 3600, not '.5'"),
        ("random:time=3601", "'time' of the bot 'random' is a number of seconds up to 3600, not '3601'"),
        ("random:visits=-1", "'visits' of the bot 'random' is a number up to 1000000000, not '-1'"),
        ("greedy:depth=1:depth=2", "the parameter 'depth' of the bot 'greedy' is given twice"),
    ],
)
def test_whatever_is_wrong_is_said(spec: str, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make(spec, 1)
    assert str(refused.value) == said


def test_every_bot_takes_the_limits_of_its_budget() -> None:
    for name in names():
        make(f"{name}:time=0.5:visits=200", 1)
        found = limits(f"{name}:time=0.5:visits=200")
        assert (found.seconds, found.visits) == (0.5, 200)
        assert (limits(name).seconds, limits(name).visits) == (0, 0)


def test_the_clock_is_that_of_whoever_asks() -> None:
    now = [10.0]
    budget = limits("greedy:time=0.5").budget(lambda: now[0])
    assert not budget.is_spent()
    now[0] = 10.4
    assert not budget.is_spent()
    now[0] = 10.5
    assert budget.is_spent()
    endless = limits("greedy:visits=3").budget(lambda: now[0])
    now[0] = 1e9
    assert not endless.is_spent()


def middle(name: str) -> Position:
    """A position with a turn to think about."""
    pos = games()[name].new({"players": "2"}, 4)
    while pos.decision is not None and pos.decision.kind != "turn":
        pos.apply(make("random", 1).choose(pos.view(pos.decision.seat), pos.decision, Budget()))
    return pos


@pytest.mark.parametrize("name", ["terraforming", "onmars"])
def test_a_deeper_look_visits_more_positions(name: str) -> None:
    pos = middle(name)
    assert pos.decision is not None
    visits = []
    for depth in (0, 2, 4):
        budget = Budget()
        choice = make(f"greedy:depth={depth}", 1).choose(pos.view(pos.decision.seat), pos.decision, budget)
        assert pos.decision.allows(choice)
        visits.append(budget.visits)
    assert visits[0] < visits[1] <= visits[2]
    assert visits[0] <= len(pos.decision.options)


@pytest.mark.parametrize("name", ["terraforming", "onmars"])
@pytest.mark.parametrize("most", [1, 3])
def test_a_budget_of_visits_is_kept(name: str, most: int) -> None:
    pos = middle(name)
    assert pos.decision is not None
    budget = Budget(visits=most)
    choice = make("greedy:depth=0", 1).choose(pos.view(pos.decision.seat), pos.decision, budget)
    assert pos.decision.allows(choice)
    assert budget.visits == most
    assert budget.is_spent()


def test_time_is_asked_for_and_kept() -> None:
    pos = middle("terraforming")
    assert pos.decision is not None
    asked: list[int] = []

    def is_over() -> bool:
        asked.append(1)
        return len(asked) >= 2

    budget = Budget(is_over=is_over)
    assert pos.decision.allows(make("greedy:depth=0", 1).choose(pos.view(pos.decision.seat), pos.decision, budget))
    assert len(asked) == 2
    assert budget.visits <= 2
