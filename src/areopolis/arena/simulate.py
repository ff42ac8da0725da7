"""Simulation: many games between bots.

The same seed gives the same results, however many processes share the work, as long as no bot has a limit of time.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import active_children, get_context

from areopolis.bots import limits, make
from areopolis.games import games
from areopolis.kernel.errors import BadOptions, RuleError
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record
from areopolis.kernel.rng import below, seeded

MOST_CHOICES = 200_000
# So many games go to a process at once; of fewer games fewer, so that all processes have something to do.
CHUNK = 8
SHARES = 4


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    keep_record: bool = False


@dataclass(frozen=True)
class Result:
    """How one game went."""

    number: int
    seed: int
    bots: tuple[str, ...]
    choices: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    facts: dict[str, int | str]
    seats: tuple[dict[str, int | str], ...]
    record: str = field(default="", repr=False)

    def row(self) -> dict[str, object]:
        """The result as one line of JSON."""
        return {name: value for name, value in asdict(self).items() if name != "record"}

    def columns(self) -> list[dict[str, int | str]]:
        """The result as flat rows, one per seat, for tables and Parquet; what a seat does not have is empty."""
        shared: dict[str, int | str] = {"number": self.number, "seed": self.seed, "choices": self.choices, **self.facts}
        blank: dict[str, int | str] = dict.fromkeys([name for facts in self.seats for name in facts], "")
        return [
            {**shared, "seat": seat, "bot": bot, "score": self.scores[seat], "won": int(seat in self.winners)}
            | blank
            | facts
            for seat, (bot, facts) in enumerate(zip(self.bots, self.seats, strict=True))
        ]


def jobs(game: str, options: dict[str, str], bots: tuple[str, ...], number: int, seed: int, records: bool) -> list[Job]:
    """The games to be played; bots rotate over the seats, so that none always sits first. Automas keep theirs."""
    if game not in games():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(games())}")
    pos = games()[game].new(options, 0)
    for bot in set(bots):
        make(bot, 0)
    planned = []
    for i in range(number):
        seated = tuple(pos.automa(seat).lower() or bots[(seat + i) % len(bots)] for seat in range(pos.seats()))
        planned.append(Job(i, game, options, seated, game_seed(seed, i), records))
    return planned


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return below(seeded(seed * 1_000_003 + number), 1 << 31)


def play(job: Job) -> Result:
    """Play one game."""
    game = games()[job.game]
    pos = game.new(job.options, job.seed)
    pos.recording = False
    people = [seat for seat in range(pos.seats()) if not pos.automa(seat)]
    bots = {seat: make(job.bots[seat], job.seed * 10 + seat) for seat in people}
    may_think = {seat: limits(job.bots[seat]) for seat in people}
    choices: list[tuple[int, str]] = []
    made = 0
    while (decision := pos.decision) is not None:
        budget = may_think[decision.seat].budget(time.monotonic)
        choice = bots[decision.seat].choose(pos.view(decision.seat), decision, budget)
        if job.keep_record:
            choices.append((decision.seat, choice.notation()))
        pos.apply(choice)
        made += 1
        if made > MOST_CHOICES:
            raise RuleError(f"game {job.number} with seed {job.seed} does not end")
    record = ""
    if job.keep_record:
        kept = Record(game.name, game.rules, job.options, list(job.bots), job.seed, choices)
        kept.seal(pos)
        record = kept.text()
    return Result(
        job.number, job.seed, job.bots, made, tuple(pos.scores()), tuple(pos.winners()), pos.facts(),
        tuple(facts_of(pos, seat) for seat in range(pos.seats())), record,
    )  # fmt: skip


def facts_of(pos: Position, seat: int) -> dict[str, int | str]:
    """The facts of a seat; an automa is a side of its own."""
    automa = pos.automa(seat).lower()
    return {**pos.seat_facts(seat), "side": automa} if automa else pos.seat_facts(seat)


def simulate(waiting: list[Job], processes: int = 1) -> Generator[Result]:
    """Play all games, in order, on some processes.

    Whoever stops listening, or is interrupted, ends the processes at once: nothing goes on in the background.
    """
    processes = min(processes, len(waiting))
    if processes <= 1:
        yield from map(play, waiting)
        return
    others = active_children()
    chunk = max(1, min(CHUNK, len(waiting) // (processes * SHARES)))
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    finished = False
    try:
        with uninterrupted():
            results = pool.map(play, waiting, chunksize=chunk)
        yield from results
        finished = True
    finally:
        for worker in active_children():
            if not finished and worker not in others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach; it is their parent's task to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
