"""What came of a load test, in figures."""

from __future__ import annotations

import math
from typing import Final, final

import msgspec

# The first part of a soak does not count for the line: caches fill, and the first games are all young.
SETTLING: Final = 0.25
# A line is flat that would take an hour and more to rise by so much of where it begins.
FLAT: Final = 0.05
KILO: Final = 1024.0
HOUR: Final = 3600.0


@final
class Latency(msgspec.Struct, frozen=True):
    """Milliseconds: those that half, 95 and 99 of a hundred stay below, and the longest."""

    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    most: float = 0.0


@final
class Memory(msgspec.Struct, frozen=True):
    """Kilobytes of the server: before the games, with all open, after the play, and when all sleep."""

    start: float
    open: float
    end: float
    asleep: float
    # What a game adds that is open, with the sockets of its seats; and one that comes and falls asleep after the play,
    # when what the server once needed is there to be used again.
    open_game: float
    idle_game: float


@final
class Trend(msgspec.Struct, frozen=True):
    """The memory of the server over time, as a straight line after it has settled: kilobytes, and more in an hour."""

    begins: float
    per_hour: float
    flat: bool
    # Seconds and kilobytes.
    samples: list[tuple[float, float]]


@final
class Kept(msgspec.Struct, frozen=True):
    """Confirmed choices beside the store: not there, there twice, and sent without an answer to this day."""

    compared: int
    lost: int
    doubled: int
    unanswered: int


@final
class Report(msgspec.Struct, frozen=True):
    """Everything that was measured."""

    game: str
    seats: int
    games: int
    compiled: bool
    store: str
    # Games that were begun and that came to their end.
    begun: int
    finished: int
    seconds: float
    wanted: float
    choices: int
    per_second: float
    # From sending a choice to its confirmation, and to the first other seat that sees it.
    confirmed: Latency
    seen: Latency
    refused: dict[str, int]
    # Connections that broke and were made anew.
    broken: int
    commits: int
    # Of one core, while playing; and the load of the whole machine then.
    server_processor: float
    clients_processor: float
    load: float
    memory: Memory
    # Games in memory when all should have fallen asleep.
    awake: int
    trend: Trend
    kept: Kept

    def is_good(self) -> bool:
        """Whether nothing was lost and nothing doubled."""
        return not self.kept.lost and not self.kept.doubled


def latency(seconds: list[float]) -> Latency:
    """The percentiles of some durations."""
    if not seconds:
        return Latency()
    ordered = sorted(seconds)

    def below(part: float) -> float:
        return round(ordered[min(len(ordered), math.ceil(part * len(ordered))) - 1] * 1000, 1)

    return Latency(below(0.5), below(0.95), below(0.99), below(1.0))


def trend(samples: list[tuple[float, float]]) -> Trend:
    """The straight line through what was sampled, but for the time of settling (least squares)."""
    last = samples[-1][0] if samples else 0.0
    settled = [(at, value) for at, value in samples if at >= last * SETTLING]
    if len(settled) < 2:
        return Trend(settled[0][1] if settled else 0.0, 0.0, flat=True, samples=samples)
    middle = sum([at for at, _ in settled]) / len(settled)
    mean = sum([value for _, value in settled]) / len(settled)
    spread = sum([(at - middle) ** 2 for at, _ in settled])
    slope = sum([(at - middle) * (value - mean) for at, value in settled]) / spread
    begins = mean + slope * (settled[0][0] - middle)
    return Trend(round(begins), round(slope * HOUR), flat=slope * HOUR <= FLAT * begins, samples=samples)
