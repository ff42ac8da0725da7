"""Simulations: the same seed gives the same results, however many processes share the work."""

from __future__ import annotations

import pytest

from areopolis.arena.simulate import jobs, simulate
from areopolis.arena.summary import summarise
from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.record import read_record, replay

OPTIONS = {"players": "2", "corporate-era": "yes"}


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    waiting = jobs("terraforming", OPTIONS, ("random",), 6, 7, records=True)
    assert list(simulate(waiting, 1)) == list(simulate(waiting, 2))


def test_seeds_differ_between_games_and_simulations() -> None:
    seeds = {job.seed for seed in (1, 2) for job in jobs("terraforming", OPTIONS, ("random",), 50, seed, records=False)}
    assert len(seeds) == 100


def test_records_replay() -> None:
    (result,) = simulate(jobs("terraforming", OPTIONS, ("random",), 1, 3, records=True))
    pos = replay(read_record(result.record), games())
    assert tuple(pos.scores()) == result.scores


def test_summary_and_columns() -> None:
    results = list(simulate(jobs("terraforming", OPTIONS, ("random",), 4, 3, records=False)))
    summary = summarise(results)
    assert summary.games == 4
    assert summary.bots["random"].games == 8
    assert summary.bots["random"].wins == pytest.approx(4)
    assert sum(group.games for group in summary.sides.values()) == 8
    rows = [row for result in results for row in result.columns()]
    assert len(rows) == 8
    assert len({tuple(row) for row in rows}) == 1


@pytest.mark.parametrize(
    ("game", "options", "bot"),
    [("chess", {}, "random"), ("terraforming", {"players": "9"}, "random"), ("terraforming", {}, "genius")],
)
def test_bad_jobs_are_refused(game: str, options: dict[str, str], bot: str) -> None:
    with pytest.raises(BadOptions):
        jobs(game, options, (bot,), 1, 1, records=False)
