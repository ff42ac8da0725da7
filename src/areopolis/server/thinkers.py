"""Thinkers: bots in processes of their own, so that none of them can stop the server or another game.

A worker that dies, hangs or answers nonsense is ended, a fresh one takes its place, and the move is made again. If that
does not help, the random bot answers: a game always goes on.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from typing import Final

import msgspec

from areopolis.bots import limits
from areopolis.bots.budget import Limits
from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Decision
from areopolis.kernel.errors import WrongSeat
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.server.line import Line
from areopolis.server.metrics import Metrics
from areopolis.server.reviewing import ReviewData, ReviewJob
from areopolis.server.timeline import Stretch
from areopolis.server.worker import Answer, HintData, Job

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3
# How long a bot may think if its name does not say, and at most.
SECONDS: Final = 1.0
MOST_SECONDS: Final = 60.0
# How long a part of a review takes: bots that play wait for it.
REVIEW_SECONDS: Final = 1.0
# A process that has answered so often makes place for a fresh one, so that what bots leave behind does not pile up.
MOST_JOBS: Final = 1000
MOST_MEMORY: Final = 2 << 30
# A fresh process loads the games first; on a busy machine that takes a while.
START_SECONDS: Final = 60.0


class WorkerError(Exception):
    """A worker gave no answer, or none that can be used."""


def limits_of(spec: str) -> Limits:
    """How much a bot may think here: as its name says, but never as long as it likes; raises BadOptions."""
    asked = limits(spec)
    return Limits(min(asked.seconds or SECONDS, MOST_SECONDS), asked.visits)


class Worker:
    """A place for a process that thinks; the process is started when it is needed."""

    def __init__(self, make: str, most_jobs: int, most_memory: int) -> None:
        self._make: Final = make
        self._most_jobs: Final = most_jobs
        self._most_memory: Final = most_memory
        self._closed = False
        self._line: Line | None = None
        self._ending: Final[set[asyncio.Task[int]]] = set()

    async def ask(self, job: Job | ReviewJob) -> Answer:
        """What the bot answers; raises WorkerError. The process is ended if it failed or nobody waits."""
        if self._closed:
            raise RuntimeError("the thinkers are closed")
        try:
            line = self._line or await self._start()
            async with asyncio.timeout(job.limit):
                answer = await line.exchange(pickle.dumps(job))
        except TimeoutError:
            self.end()
            raise WorkerError("timeout") from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            self.end()
            raise WorkerError("died") from error
        except BaseException:
            self.end()
            raise
        if answer.problem or line.jobs >= self._most_jobs:
            self.end()
        if answer.problem:
            raise WorkerError(answer.problem)
        return answer

    async def _start(self) -> Line:
        """Start a process and wait until it is ready."""
        self._line = line = Line(self._make, self._most_memory)
        async with asyncio.timeout(START_SECONDS):
            await line.open()
        return line

    def end(self) -> None:
        """End the process, if there is one; the next job starts another."""
        line, self._line = self._line, None
        if line is not None:
            task = asyncio.create_task(line.close())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the process, and wait until it and those before it are gone."""
        self._closed = True
        self.end()
        await asyncio.gather(*self._ending)

    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._line is None else self._line.process.pid


class Thinkers:
    """Workers that choose for bots. A bot that takes longer than its time and some patience is not waited for."""

    def __init__(
        self,
        workers: int,
        patience: float,
        metrics: Metrics | None = None,
        make: str = "areopolis.bots:make",
        most_jobs: int = MOST_JOBS,
        most_memory: int = MOST_MEMORY,
    ) -> None:
        self._patience: Final = patience
        self._metrics: Final = metrics or Metrics()
        self._workers: Final = [Worker(make, most_jobs, most_memory) for _ in range(workers)]
        # The last one first: as many processes are started as are needed at the same time.
        self._idle: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, pos: Position, seat: int, spec: str, seed: int) -> str:
        """The notation of what a bot chooses for a seat; raises WrongSeat if it is not asked, or BadOptions."""
        decision = pos.question(seat)
        if decision is None:
            raise WrongSeat(f"seat {seat} is not asked")
        most = limits_of(spec)
        with self._metrics.bot_seconds.time():
            return await self._choose(pos, decision, spec, seed, most)

    async def _choose(self, pos: Position, decision: Decision, bot: str, seed: int, most: Limits) -> str:
        """What the bot chooses, or the random bot if it cannot."""
        for number in range(TRIES):
            # Another seed each time: a bot that stumbles over one sample may find its way in the next.
            patience = most.seconds + self._patience
            job = Job(pos, decision.seat, bot, seed + number, most.seconds, most.visits, patience)
            try:
                notation = await self._ask(job, decision)
            except WorkerError as error:
                self._metrics.bot_retries.inc()
                LOG.warning(
                    "a bot gave no move",
                    extra={"bot": bot.partition(":")[0], "attempt": number + 1, "problem": str(error)},
                )
            else:
                self._metrics.bot_moves.inc()
                return notation
        self._metrics.bot_failures.inc()
        LOG.error("the random bot moves instead", extra={"bot": bot.partition(":")[0]})
        return random_choice(decision, Rng(seeded(seed))).notation()

    async def _ask(self, job: Job, decision: Decision) -> str:
        """What the next worker that is free answers, if it is legal."""
        notation = (await self._answer(job)).notation
        if decision.find(notation) is None:
            raise WorkerError(f"illegal: {notation[:100]}")
        return notation

    async def _answer(self, job: Job | ReviewJob) -> Answer:
        """What the next worker that is free answers."""
        worker = await self._idle.get()
        try:
            return await worker.ask(job)
        finally:
            self._idle.put_nowait(worker)

    async def hints(self, pos: Position, seat: int, spec: str, seed: int) -> list[HintData]:
        """The best answers of a bot for a seat that is asked; raises WorkerError if it has none."""
        most = limits_of(spec)
        job = Job(pos, seat, spec, seed, most.seconds, most.visits, most.seconds + self._patience, hints=True)
        return (await self._answer(job)).hints

    async def review(self, stretch: Stretch, plies: int, seat: int) -> ReviewData:
        """A part of a game that is over, judged; raises WorkerError."""
        limit = REVIEW_SECONDS + self._patience
        job = ReviewJob(stretch.pos, stretch.first, plies, stretch.choices, seat, REVIEW_SECONDS, limit)
        answer = await self._answer(job)
        if answer.review is None:
            raise WorkerError("no review")
        return answer.review

    async def close(self) -> None:
        """End all workers; whoever still waits for a move gets a RuntimeError."""
        await asyncio.gather(*[worker.close() for worker in self._workers])

    def pids(self) -> list[int]:
        """The processes that think or could, for whoever watches them."""
        return [pid for worker in self._workers if (pid := worker.pid()) is not None]
