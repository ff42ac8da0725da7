"""Work that is shared out comes back in order, and stops when nobody listens."""

from __future__ import annotations

import os
import time
from multiprocessing import active_children

import pytest

from areopolis.arena.work import run, working


def slow_at_first(number: int) -> tuple[int, int]:
    time.sleep(0.2 if number == 0 else 0)
    return number, os.getpid()


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError(number)
    return number


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_tasks(processes: int) -> None:
    with working(processes) as workers:
        results = list(run(workers, slow_at_first, range(100)))
        again = list(run(workers, slow_at_first, range(3)))
    assert [number for number, _process in results] == list(range(100))
    assert [number for number, _process in again] == [0, 1, 2]
    assert (os.getpid() in {process for _number, process in results}) == (processes == 1)


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_is_told(processes: int) -> None:
    done: list[int] = []
    with pytest.raises(ValueError, match="3"), working(processes) as workers:
        done.extend(run(workers, refuse, range(9)))
    assert active_children() == []


def test_whoever_stops_listening_ends_the_work() -> None:
    def hear_one() -> None:
        with working(2) as workers:
            for number, _process in run(workers, slow_at_first, range(100_000)):
                assert number == 0
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hear_one()
    assert active_children() == []
