"""A load test from its first game to its report."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, NamedTuple, final

import httpx

from areopolis.kernel import session
from areopolis.server.client import Api
from areopolis.server.loadtest.check import compare
from areopolis.server.loadtest.child import Gauge, gauge, serving
from areopolis.server.loadtest.crowd import Pace, Table, Tally
from areopolis.server.loadtest.plan import Plan
from areopolis.server.loadtest.report import KILO, Memory, Report, latency, trend
from areopolis.server.messages import NewGame

# So many tables are set at the same time.
AT_ONCE: Final = 16
# Seconds for what is under way in the end, and for games to fall asleep.
LAST: Final = 30.0
DROWSY: Final = 60.0
# So many games more fall asleep, to see what each of them adds.
MOST_MORE: Final = 200
# So many samples of the memory are taken, at least a second apart.
SAMPLES: Final = 120
TICK: Final = 0.25


@final
class Progress(NamedTuple):
    """How far a load test is: what it does, how much of that is done (0 to 1), choices and memory (KB) so far."""

    phase: str
    part: float
    choices: int
    memory: float = 0.0


@final
class Played(NamedTuple):
    """How the play was: how long, our own time on the processor, the load of the machine, the server in the end."""

    seconds: float
    processor: float
    load: float
    end: Gauge


@final
class Evening:
    """Many tables at one server."""

    def __init__(self, plan: Plan, base: str, api: Api, tell: Callable[[Progress], None]) -> None:
        self.plan: Final = plan
        self.base: Final = base
        self.api: Final = api
        self.tell: Final = tell
        self.tally: Final = Tally()
        self.rng: Final = plan.rng()
        self.pace: Final = Pace(plan.rate, self.rng)
        self.tables: Final[list[Table]] = []
        self.opening: Final = asyncio.Semaphore(AT_ONCE)
        self.ended: int = 0
        self.samples: Final[list[tuple[float, float]]] = []

    async def set_table(self) -> Table:
        """A new game, and everybody at its table."""
        async with self.opening:
            new = NewGame(self.plan.game, self.plan.options(), seed=self.rng.getrandbits(60))
            table = Table(self.base, await self.api.create(new), self.tally, self.pace)
            self.tables.append(table)
            await table.sit_down()
        return table

    async def open_all(self, number: int) -> list[Table]:
        """So many tables at the same time."""
        tasks = [asyncio.create_task(self.set_table()) for _ in range(number)]
        for done, task in enumerate(tasks, start=1):
            await task
            self.tell(Progress("opening", done / len(tasks), 0))
        return [task.result() for task in tasks]

    async def keep_playing(self, table: Table) -> None:
        """One table after the other: when a game is over, the next begins."""
        while True:
            try:
                await table.over.wait()
                self.ended += 1
            finally:
                await table.get_up()
            table = await self.set_table()

    async def play(self, tables: list[Table]) -> Played:
        """Play for as long as is planned; then nobody chooses any more, and everybody goes."""
        clock, processor = time.perf_counter(), time.process_time()
        slots = [asyncio.create_task(self.keep_playing(table)) for table in tables]
        watch = asyncio.create_task(self.watch())
        await self.pace.run(self.plan.seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                while self.tally.under_way:  # noqa: ASYNC110 - a number that many change, looked at once
                    await asyncio.sleep(TICK / 10)
        watch.cancel()
        seconds, processor = time.perf_counter() - clock, time.process_time() - processor
        played = Played(seconds, processor, os.getloadavg()[0], await self.gauge())
        self.samples.append((round(seconds, 1), played.end.memory / KILO))
        for slot in slots:
            slot.cancel()
        for done in await asyncio.gather(*slots, watch, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
        return played

    async def watch(self) -> None:
        """Sample the memory, and say how far we are."""
        start = time.perf_counter()
        every = max(1.0, self.plan.seconds / SAMPLES)
        while True:
            now = time.perf_counter() - start
            if now >= every * len(self.samples):
                self.samples.append((round(now, 1), (await self.gauge()).memory / KILO))
            part, memory = min(1.0, now / self.plan.seconds), self.samples[-1][1]
            self.tell(Progress("playing", part, len(self.tally.confirmed), memory))
            await asyncio.sleep(TICK)

    async def fall_asleep(self) -> None:
        """Wait until all games sleep in the store."""
        start = time.perf_counter()
        first = max(1, (await self.gauge()).awake)
        while (awake := (await self.gauge()).awake) and time.perf_counter() - start < DROWSY:
            self.tell(Progress("falling asleep", 1 - awake / first, len(self.tally.confirmed)))
            await asyncio.sleep(TICK)

    async def come_and_go(self, number: int) -> None:
        """So many games that somebody opens and leaves, until they sleep."""
        for table in await self.open_all(number):
            await table.get_up()
        await self.fall_asleep()

    async def gauge(self) -> Gauge:
        """How the server is doing."""
        return await gauge(self.api.client)


async def run(plan: Plan, tell: Callable[[Progress], None]) -> Report:
    """Do what is planned, and say what came of it; `tell` hears how far it is."""
    with tempfile.TemporaryDirectory(prefix="areopolis-") as folder:
        url = plan.url() or f"sqlite:///{folder}/games.db"
        async with server_of(plan, url, Path(folder) / "server.log") as base, Api(base) as api:
            # Every table asks once; the server is busy, and may take its time.
            api.client.timeout = httpx.Timeout(60.0)
            evening = Evening(plan, base, api, tell)
            return await measure(evening, url)


@contextlib.asynccontextmanager
async def server_of(plan: Plan, url: str, log: Path) -> AsyncIterator[str]:
    """The server of a plan: one that runs, or our own."""
    if plan.server:
        yield plan.server.rstrip("/")
        return
    async with serving(url, plan.sleep, log) as base:
        yield base


async def measure(evening: Evening, url: str) -> Report:
    """Open, play, sleep, compare."""
    plan, tally = evening.plan, evening.tally
    # What is there once and for all is not counted as part of a game.
    await evening.come_and_go(1)
    start = await evening.gauge()
    tables = await evening.open_all(plan.games)
    opened = await evening.gauge()
    played = await evening.play(tables)
    seconds, end = played.seconds, played.end
    await evening.fall_asleep()
    asleep = await evening.gauge()
    begun, more = len(evening.tables) - 1, min(plan.games, MOST_MORE)
    await evening.come_and_go(more)
    later = await evening.gauge()
    kept = await compare(evening.tables, url)
    return Report(
        game=plan.game,
        seats=plan.seats,
        games=plan.games,
        compiled=not session.__file__.endswith(".py"),
        store=url.partition(":")[0],
        begun=begun,
        finished=evening.ended,
        seconds=round(seconds, 1),
        wanted=plan.rate,
        choices=len(tally.confirmed),
        per_second=round(len(tally.confirmed) / seconds, 1),
        confirmed=latency(tally.confirmed),
        seen=latency(tally.seen),
        refused=dict(tally.refused),
        broken=tally.broken,
        commits=int(end.commits - opened.commits),
        server_processor=round((end.processor - opened.processor) / seconds, 2),
        clients_processor=round(played.processor / seconds, 2),
        load=round(played.load, 1),
        memory=Memory(
            start=round(start.memory / KILO),
            open=round(opened.memory / KILO),
            end=round(end.memory / KILO),
            asleep=round(asleep.memory / KILO),
            open_game=round((opened.memory - start.memory) / KILO / plan.games, 1),
            idle_game=round((later.memory - asleep.memory) / KILO / more, 1),
        ),
        awake=asleep.awake,
        trend=trend(evening.samples),
        kept=kept,
    )
