"""Measurement: games, decisions, copies and samples per second of clock and processor, and the memory of a position."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, pstdev

from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel import value
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded

ROUNDS = 5
MIDDLE = 0.5


@dataclass(frozen=True)
class Measure:
    """One figure per second, by the clock and by the processor, with its spread over the rounds."""

    per_second: float
    spread: float
    per_processor_second: float


@dataclass(frozen=True)
class Bench:
    """What was measured for one game and number of players."""

    game: str
    players: int
    compiled: bool
    games: Measure
    decisions: Measure
    copies: Measure
    samples: Measure
    decisions_per_game: float
    position_bytes: int

    def data(self) -> dict[str, object]:
        """The figures as plain data."""
        return asdict(self)


def compiled() -> bool:
    """Whether the engine runs as a C extension."""
    return not str(value.__file__).endswith(".py")


def measure(game: str, players: int, options: dict[str, str], seconds: float = 1.0) -> Bench:
    """Play random games for some rounds of about so many seconds each, then copy and sample a position of mid-game."""
    chosen = games()[game]
    words = {**options, "players": str(players)}
    warm = random_games(chosen, words, seed=-1, number=3)
    number = max(5, int(seconds * 3 / max(warm.clock, 1e-9)))
    rounds = [random_games(chosen, words, seed=i * number, number=number) for i in range(ROUNDS)]
    middle = middle_of_game(chosen, words)
    return Bench(
        game,
        players,
        compiled(),
        measured([(number, r.clock, r.processor) for r in rounds]),
        measured([(r.decisions, r.clock, r.processor) for r in rounds]),
        measured([repeated(middle.copy, seconds / 4) for _ in range(ROUNDS)]),
        measured([repeated(sampling(middle), seconds / 4) for _ in range(ROUNDS)]),
        round(fmean(r.decisions / number for r in rounds), 1),
        memory(middle),
    )


@dataclass(frozen=True)
class Round:
    """Random games played in one go."""

    decisions: int
    clock: float
    processor: float


def random_games(game: Game[Position], options: dict[str, str], seed: int, number: int) -> Round:
    """Play whole random games without a log, as search and simulation do; only playing is timed."""
    clock = processor = 0.0
    decisions = 0
    for i in range(number):
        rng = Rng(seeded(seed + i))
        c, p = time.perf_counter(), time.process_time()
        pos = game.new(options, seed + i)
        pos.recording = False
        decisions += play_out(pos, rng)
        clock += time.perf_counter() - c
        processor += time.process_time() - p
    return Round(decisions, clock, processor)


def middle_of_game(game: Game[Position], options: dict[str, str]) -> Position:
    """A position half-way through a random game."""
    length = play_out(game.new(options, 1), Rng(seeded(1)))
    pos = game.new(options, 1)
    pos.recording = False
    play_out(pos, Rng(seeded(1)), int(length * MIDDLE))
    return pos


def sampling(pos: Position) -> Callable[[], Position]:
    """Draw anew what is hidden from the seat that must decide."""
    decision = pos.decision
    assert decision is not None, "a game is not over half-way through"
    return partial(pos.sample, decision.seat, Rng(seeded(1)))


def repeated(make: Callable[[], Position], seconds: float) -> tuple[int, float, float]:
    """Make positions for about so many seconds."""
    number = 0
    c, p = time.perf_counter(), time.process_time()
    while time.perf_counter() - c < seconds:
        for _ in range(100):
            make()
        number += 100
    return number, time.perf_counter() - c, time.process_time() - p


def measured(rounds: list[tuple[int, float, float]]) -> Measure:
    """Mean and spread over some rounds of (number, clock, processor)."""
    rates = [number / clock for number, clock, _ in rounds]
    processor = sum(number for number, _, _ in rounds) / max(sum(p for _, _, p in rounds), 1e-9)
    return Measure(round(fmean(rates), 1), round(pstdev(rates), 1), round(processor, 1))


def memory(pos: Position) -> int:
    """The bytes that one more copy of a position takes."""
    make: Callable[[], list[Position]] = lambda: [pos.copy() for _ in range(200)]  # noqa: E731 - measured below
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = make()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
