"""Duels: the same seeds for both, each on every seat, and figures by series."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from areopolis.arena.duel import AUTOMA, Duel, Match, Tally, duel, fight
from areopolis.arena.sequential import Hypotheses, around
from areopolis.arena.simulate import Result, Thinking
from areopolis.arena.work import working
from areopolis.kernel.errors import BadOptions

TWO = {"players": "2"}


def fought(planned: Duel, series: int, processes: int = 1, test: Hypotheses | None = None) -> Tally:
    with working(processes) as workers:
        tally = Tally(planned)
        results = list(fight(tally, workers, series, 5, test))
    assert tally.games == len(results)
    return tally


def result(match: Match, scores: Sequence[int], winners: Sequence[int]) -> Result:
    """A game that nobody has played."""
    job = match.job
    blank = tuple(Thinking() for _ in scores)
    return Result(
        job.number, job.seed, job.bots, 9, tuple(scores), tuple(winners), {"generation": 11}, ({},) * len(scores),
        thinking=blank,
    )  # fmt: skip


def test_everybody_sits_everywhere_once_on_every_seed() -> None:
    planned = duel("terraforming", {"players": "4"}, "random", "greedy", ("greedy:depth=0",))
    assert planned.bots == ("random", "greedy", "greedy:depth=0", "greedy:depth=0")
    series = [planned.series(i, 3) for i in range(5)]
    assert len({match.job.seed for matches in series for match in matches}) == 5
    for matches in series:
        assert len({match.job.seed for match in matches}) == 1
        for role in range(4):
            assert sorted(match.roles.index(role) for match in matches) == [0, 1, 2, 3]
        for match in matches:
            assert match.job.bots == tuple(planned.bots[role] for role in match.roles)
    assert [match.job.number for matches in series for match in matches] == list(range(20))


def test_a_pair_is_the_same_seed_with_the_seats_swapped() -> None:
    first, second = duel("terraforming", TWO, "random", "greedy").series(0, 3)
    assert (first.roles, second.roles) == ((0, 1), (1, 0))
    assert first.job == replace(second.job, number=0, bots=("random", "greedy"))


def test_automas_keep_their_seat() -> None:
    planned = duel("terraforming", {"players": "2", "marsbot": "easy"}, "random")
    ((match,), *_) = [planned.series(i, 3) for i in range(2)]
    assert match.job.bots == ("random", "marsbot")
    assert match.roles == (0, AUTOMA)
    assert planned.even is None
    both = duel("onmars", {"players": "1"}, "random", "greedy").series(0, 3)
    assert [match.job.bots for match in both] == [("random", "lacerda"), ("greedy", "lacerda")]


@pytest.mark.parametrize(
    ("options", "bots", "others", "said"),
    [
        ({"players": "2"}, ("random", ""), (), "name the bot to play against"),
        ({"players": "2"}, ("random", "greedy"), ("random",), "3 bots are named, the game has 2 seats for them"),
        ({"players": "1"}, ("random", ""), ("random",), "there is one seat for a bot in this game"),
        ({"players": "2"}, ("random", "genius"), (), "there is no bot 'genius'"),
        ({"players": "9"}, ("random", "greedy"), (), ""),
    ],
)
def test_what_cannot_be_played_is_refused(
    options: dict[str, str], bots: tuple[str, str], others: tuple[str, ...], said: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        duel("terraforming", options, *bots, others)
    assert said in str(refused.value)
    with pytest.raises(BadOptions):
        duel("chess", {}, "random", "greedy")


def test_shares_and_leads_are_those_of_series() -> None:
    tally = Tally(duel("terraforming", TWO, "random", "greedy"))
    pair = tally.duel.series(0, 3)
    tally.add(pair, [result(pair[0], (60, 50), (0,)), result(pair[1], (70, 72), (1,))])
    tally.add(pair, [result(pair[0], (60, 50), (0,)), result(pair[1], (70, 52), (0,))])
    tally.add(pair, [result(pair[0], (60, 60), (0, 1)), result(pair[1], (70, 52), (0,))])
    assert tally.shares == [1.0, 0.5, 0.25]
    assert tally.leads == [6, -4, -9]
    assert tally.sides[0].wins == 3.5
    assert tally.sides[0].scores == [60, 72, 60, 52, 60, 52]
    assert tally.sides[1].wins == 2.5
    assert tally.unit == "generation"


def test_bots_that_never_meet_are_compared_on_the_same_seed() -> None:
    tally = Tally(duel("terraforming", {"players": "1"}, "random", "greedy"))
    pair = tally.duel.series(0, 3)
    for won in (((0,), ()), ((), (0,)), ((), ()), ((0,), (0,))):
        tally.add(pair, [result(match, (40,), winners) for match, winners in zip(pair, won, strict=True)])
    assert tally.shares == [1.0, 0.0, 0.5, 0.5]
    assert tally.duel.even == 0.5


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    planned = duel("terraforming", TWO, "random", "greedy:depth=0:visits=5")
    alone, shared = fought(planned, 2), fought(planned, 2, processes=2)
    assert (alone.shares, alone.leads, alone.lengths) == (shared.shares, shared.leads, shared.lengths)
    assert alone.games == 4


def test_a_longer_duel_begins_with_the_shorter_one() -> None:
    planned = duel("terraforming", TWO, "random", "random")
    assert fought(planned, 4).leads[:2] == fought(planned, 2).leads


def test_it_stops_when_it_is_decided() -> None:
    # With so little time to think it plays worse than at random.
    planned = duel("terraforming", TWO, "random", "greedy:depth=0:visits=5")
    test = around(0.5, 0.4)
    tally = fought(planned, 50, test=test)
    assert test.verdict(tally.shares) == "more"
    assert not test.verdict(tally.shares[:-1])
    assert len(tally.shares) < 10


def test_time_is_taken_and_kept() -> None:
    planned = duel("terraforming", {"players": "1"}, "greedy:time=0.000001")
    (side,) = [tally.sides[0].data(automa=False) for tally in [fought(planned, 1)]]
    assert side["limit"] == 0.000001
    assert isinstance(side["late"], int)
    assert isinstance(side["choices"], int)
    assert 0 < side["late"] <= side["choices"]
    assert isinstance(side["overrun"], float)
    assert side["overrun"] > 0.1
