"""Bots think in processes of their own: whatever they do there, the move is made and nobody else waits."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from areopolis.bots import make
from areopolis.bots.budget import Budget
from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel.decision import Decision
from areopolis.kernel.errors import BadOptions, WrongSeat
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.server.line import Line
from areopolis.server.metrics import Metrics
from areopolis.server.thinkers import Thinkers, limits_of
from areopolis.server.worker import NICE, Job

BOTS = "tests.server.bots:make"
# With bots that answer, or are gone, there is no hurry, however busy the machine is; with those that hang there is.
PATIENCE = 10.0
HURRY = 1.5
HANGING = {"sleep", "spin"}


def middle(name: str = "terraforming", players: int = 2, choices: int = 40) -> Position:
    """A position in which somebody has something to think about."""
    pos = games()[name].new({"players": str(players)}, 4)
    play_out(pos, Rng(seeded(4)), choices)
    while question(pos).verb or len(question(pos).options) < 3:
        play_out(pos, Rng(seeded(4)), 1)
    return pos


def question(pos: Position) -> Decision:
    assert pos.decision is not None
    return pos.decision


def legal(pos: Position, notation: str) -> bool:
    return question(pos).find(notation) is not None


def with_thinkers(
    work: Callable[[Thinkers], Awaitable[None]],
    workers: int = 1,
    most_jobs: int = 1000,
    memory: int = 1 << 30,
    patience: float = PATIENCE,
) -> Metrics:
    """Let something happen with thinkers, and look whether they are gone afterwards."""
    metrics = Metrics()

    async def run() -> list[int]:
        thinkers = Thinkers(workers, patience, metrics, BOTS, most_jobs, memory)
        try:
            await work(thinkers)
            return thinkers.pids()
        finally:
            await thinkers.close()

    left = asyncio.run(run())
    assert not any(lives(pid) for pid in left)
    return metrics


def lives(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of one that nobody asked for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def counted(metrics: Metrics) -> tuple[float, float, float]:
    return (
        metrics.value("areopolis_bot_moves_total"),
        metrics.value("areopolis_bot_retries_total"),
        metrics.value("areopolis_bot_failures_total"),
    )


@pytest.mark.parametrize("name", ["terraforming", "onmars"])
def test_a_bot_chooses_what_it_would_choose_here(name: str) -> None:
    pos = middle(name)
    seat = question(pos).seat
    here = make("greedy:depth=1", 7).choose(pos.view(seat), question(pos), Budget()).notation()

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(pos, seat, "greedy:depth=1:time=30", 7) == here

    assert counted(with_thinkers(work)) == (1, 0, 0)


@pytest.mark.parametrize("bot", ["sleep", "spin", "leave", "kill", "stumble", "quit", "cheat", "hoard"])
def test_whatever_a_bot_does_the_move_is_made(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    pos = middle()
    seat = question(pos).seat

    async def work(thinkers: Thinkers) -> None:
        assert legal(pos, await thinkers.choose(pos, seat, f"{bot}:time=0.2", 1))
        # The pool is as good as new.
        assert legal(pos, await thinkers.choose(pos, seat, "greedy:depth=0:time=30", 1))

    with caplog.at_level(logging.WARNING):
        metrics = with_thinkers(work, memory=200 << 20, patience=HURRY if bot in HANGING else PATIENCE)
    assert counted(metrics) == (1, 3, 1)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 3 + ["ERROR"]
    assert caplog.records[-1].__dict__["bot"] == bot


def test_a_worker_that_dies_is_replaced_and_the_move_made_again() -> None:
    pos = middle()

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(pos, question(pos).seat, "shy", 1) == question(pos).notations()[-1]

    assert counted(with_thinkers(work)) == (1, 1, 0)


def test_a_worker_that_is_killed_while_it_waits_is_replaced() -> None:
    pos = middle()
    seat = question(pos).seat

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(pos, seat, "random", 1)
        (pid,) = thinkers.pids()
        os.kill(pid, signal.SIGKILL)
        assert legal(pos, await thinkers.choose(pos, seat, "random", 1))
        assert thinkers.pids() != [pid]

    assert with_thinkers(work).value("areopolis_bot_failures_total") == 0


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    pos = middle()

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(pos, question(pos).seat, "chatter", 1) == question(pos).notations()[-1]

    assert counted(with_thinkers(work)) == (1, 0, 0)


def test_other_games_go_on_while_a_bot_hangs() -> None:
    pos = middle()
    seat = question(pos).seat

    async def work(thinkers: Thinkers) -> None:
        hangs = asyncio.create_task(thinkers.choose(pos, seat, "sleep:time=0.7", 1))
        made = 0
        while not hangs.done():
            assert legal(pos, await thinkers.choose(pos, seat, "random", made))
            made += 1
        assert made > 10
        assert legal(pos, await hangs)

    metrics = with_thinkers(work, workers=2, patience=HURRY)
    assert metrics.value("areopolis_bot_failures_total") == 1


def test_a_bot_has_the_time_that_its_name_says() -> None:
    pos = middle()

    async def work(thinkers: Thinkers) -> None:
        seat = question(pos).seat
        await thinkers.choose(pos, seat, "random", 1)
        start = time.monotonic()
        await thinkers.choose(pos, seat, "patient:time=0.6", 1)
        assert 0.6 <= time.monotonic() - start < 3

    assert counted(with_thinkers(work)) == (2, 0, 0)


def test_a_move_that_nobody_waits_for_ends_its_worker() -> None:
    pos = middle()
    seat = question(pos).seat

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(pos, seat, "random", 1)
        (pid,) = thinkers.pids()
        hangs = asyncio.create_task(thinkers.choose(pos, seat, "sleep:time=20", 1))
        await asyncio.sleep(0.1)
        hangs.cancel()
        assert isinstance((await asyncio.gather(hangs, return_exceptions=True))[0], asyncio.CancelledError)
        assert legal(pos, await thinkers.choose(pos, seat, "random", 1))
        assert not lives(pid)

    assert counted(with_thinkers(work)) == (2, 0, 0)


def test_a_worker_makes_place_for_a_fresh_one_in_time() -> None:
    pos = middle()
    pids = []

    async def work(thinkers: Thinkers) -> None:
        for seed in range(7):
            await thinkers.choose(pos, question(pos).seat, "random", seed)
            pids.append(tuple(thinkers.pids()))

    metrics = with_thinkers(work, most_jobs=3)
    assert counted(metrics) == (7, 0, 0)
    assert pids[0] == pids[1] != ()
    assert pids[2] == pids[5] == ()
    assert len(set(pids) - {()}) == 3


def test_as_many_processes_are_started_as_are_needed_at_once() -> None:
    pos = middle()
    seat = question(pos).seat

    async def work(thinkers: Thinkers) -> None:
        for seed in range(3):
            await thinkers.choose(pos, seat, "random", seed)
        assert len(thinkers.pids()) == 1
        await asyncio.gather(*[thinkers.choose(pos, seat, "random", seed) for seed in range(9)])
        assert len(thinkers.pids()) == 3

    assert counted(with_thinkers(work, workers=3)) == (12, 0, 0)


def test_closing_while_a_bot_thinks_leaves_no_process() -> None:
    pos = middle()

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE, make=BOTS)
        seat = question(pos).seat
        await thinkers.choose(pos, seat, "random", 1)
        (pid,) = thinkers.pids()
        hangs = asyncio.create_task(thinkers.choose(pos, seat, "sleep:time=20", 1))
        await asyncio.sleep(0.1)
        await thinkers.close()
        with pytest.raises(RuntimeError, match="closed"):
            await hangs
        assert not lives(pid)
        assert thinkers.pids() == []

    asyncio.run(run())


def test_the_loop_never_waits_for_bots() -> None:
    """While four bots think as hard as they can, whoever else wants something of the loop is served again and again."""
    pos = middle("terraforming", players=4, choices=150)
    served = 0

    async def watch() -> None:
        nonlocal served
        while True:
            await asyncio.sleep(0.005)
            served += 1

    async def play(thinkers: Thinkers, seat: int) -> None:
        table = pos.copy()
        for seed in range(5):
            seat = question(table).seat
            table.apply(await thinkers.choose(table, seat, "patient:time=0.2", seed))

    async def work(thinkers: Thinkers) -> None:
        # Processes that start are not the question here.
        await asyncio.gather(*[thinkers.choose(pos, question(pos).seat, "random", seed) for seed in range(4)])
        watcher = asyncio.create_task(watch())
        await asyncio.gather(*[play(thinkers, number) for number in range(4)])
        watcher.cancel()

    assert with_thinkers(work, workers=4).value("areopolis_bot_failures_total") == 0
    # A loop that waited for each of the twenty choices would have served nobody in between.
    assert served > 3 * 20


def test_a_seat_that_is_not_asked_has_no_move() -> None:
    pos = middle()

    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(WrongSeat):
            await thinkers.choose(pos, 1 - question(pos).seat, "random", 1)

    assert counted(with_thinkers(work)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("spec", "seconds", "visits"),
    [
        ("greedy", 1.0, 0),
        ("greedy:time=0.25", 0.25, 0),
        ("greedy:time=2:depth=3:visits=9", 2.0, 9),
        ("greedy:time=99", 60.0, 0),
    ],
)
def test_how_much_a_bot_may_think_stands_in_its_name(spec: str, seconds: float, visits: int) -> None:
    most = limits_of(spec)
    assert (most.seconds, most.visits) == (seconds, visits)


@pytest.mark.parametrize("time", ["-1", "nan", "inf", "soon", "", "1:time=2"])
def test_a_time_that_is_none_is_refused(time: str) -> None:
    with pytest.raises(BadOptions):
        limits_of(f"greedy:time={time}")


def test_a_bot_that_hangs_ends_even_if_no_server_ends_it() -> None:
    pos = middle()

    async def run() -> None:
        line = Line(BOTS, 1 << 30)
        await line.open()
        with pytest.raises(EOFError):
            await line.exchange(pickle.dumps(Job(pos, question(pos).seat, "spin", 1, 0.1, 0, 0.1)))
        assert await asyncio.to_thread(line.process.wait) == -signal.SIGALRM
        await line.close()

    asyncio.run(run())


def test_thinkers_work_on_the_loop_of_the_server() -> None:
    uvloop = pytest.importorskip("uvloop")
    pos = middle()

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE, make=BOTS)
        assert await thinkers.choose(pos, question(pos).seat, "shy", 1) == question(pos).notations()[-1]
        (pid,) = thinkers.pids()
        await thinkers.close()
        assert not lives(pid)

    uvloop.run(run())


SERVER = """
import asyncio, signal, sys
from tests.server.test_thinkers import BOTS, middle, question
from areopolis.server.thinkers import Thinkers

async def main():
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinkers, pos = Thinkers(2, 60, make=BOTS), middle()
    seat = question(pos).seat
    await asyncio.gather(*[thinkers.choose(pos, seat, "random", seed) for seed in range(2)])
    busy = asyncio.create_task(thinkers.choose(pos, seat, sys.argv[1], 1))
    await asyncio.sleep(0.2)
    print(*thinkers.pids(), flush=True)
    await busy

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system for processes")
@pytest.mark.parametrize("bot", ["sleep:time=60", "spin:time=60"])
def test_workers_die_with_the_server_but_not_of_an_interrupt(bot: str) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", SERVER, bot]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, process_group=0) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        try:
            assert len(pids) == 2
            os.killpg(server.pid, signal.SIGINT)
            time.sleep(0.2)
            assert all(lives(pid) for pid in pids)
            # They think when nobody else needs the processor.
            assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in pids} == {NICE}
        finally:
            server.kill()
    end = time.monotonic() + 2
    while any(lives(pid) for pid in pids) and time.monotonic() < end:
        time.sleep(0.02)
    assert not any(lives(pid) for pid in pids)
