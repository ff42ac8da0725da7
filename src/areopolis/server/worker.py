"""A process in which bots think: it reads jobs, answers them one after the other, and ends with the server.

Jobs come from the standard input as pickles, answers go to the standard output as JSON, so that the server need not
trust what a bot made of its process. Both are preceded by their length.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import signal
import struct
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, Final

import msgspec

from areopolis.bots import Bot
from areopolis.bots.budget import Budget
from areopolis.bots.hint import hints_of
from areopolis.kernel.codec import encode
from areopolis.kernel.position import Position
from areopolis.server.reviewing import ReviewData, ReviewJob, review

# The length of a message, ahead of it.
LENGTH: Final = struct.Struct(">I")
# Thinking is never urgent: people come first.
NICE: Final = 10
# From <sys/prctl.h>: the signal that a process gets when the one that started it is gone.
PR_SET_PDEATHSIG: Final = 1


class Job(msgspec.Struct, frozen=True):
    """A question for a bot."""

    pos: Position
    seat: int
    spec: str
    seed: int
    # How many seconds the bot may think, how many positions it may look at, and how many seconds it is waited for.
    seconds: float
    visits: int
    limit: float
    # Whether hints are wanted instead of a choice.
    hints: bool = False


class HintData(msgspec.Struct, frozen=True):
    """A hint: the notation of an answer, what it is expected to bring, and the terms of the evaluation behind it."""

    notation: str
    points: float
    reasons: Any


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a job: the notation of a choice, or hints, or a review, or what went wrong."""

    notation: str = ""
    problem: str = ""
    hints: list[HintData] = []
    review: ReviewData | None = None


def packed(message: bytes) -> bytes:
    """A message as it travels."""
    return LENGTH.pack(len(message)) + message


def think(job: Job | ReviewJob, make: Callable[[str, int], Bot]) -> Answer:
    """Let a bot answer; whatever it raises is said and goes no further."""
    over = time.monotonic() + job.seconds
    try:
        if isinstance(job, ReviewJob):
            return Answer(review=review(job))
        view = job.pos.view(job.seat)
        decision = view.question()
        if decision is None:
            return Answer(problem="the seat is not asked")
        bot = make(job.spec, job.seed)
        budget = Budget(job.visits, lambda: time.monotonic() >= over)
        if job.hints:
            hints = hints_of(bot.think(view, decision, budget))
            return Answer(hints=[HintData(hint.choice.notation(), hint.points, encode(hint.reasons)) for hint in hints])
        return Answer(bot.choose(view, decision, budget).notation())
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way it likes
        return Answer(problem=f"{type(error).__name__}: {error}"[:500])


def main() -> None:
    """Work until there is no server any more; the arguments are where `make` is, and how many bytes are enough."""
    die_with_the_server()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    place, _, name = sys.argv[1].partition(":")
    limit_memory(int(sys.argv[2]))
    jobs, answers = own_streams()
    make: Callable[[str, int], Bot] = getattr(import_module(place), name)
    answers.write(packed(b"{}"))
    while message := received(jobs):
        job: Job | ReviewJob = pickle.loads(message)  # noqa: S301 - from our own server
        # The server waits less long; this is for the case that it is gone.
        alarm(2 * job.limit)
        answer = think(job, make)
        alarm(0)
        answers.write(packed(msgspec.json.encode(answer)))


def received(jobs: BinaryIO) -> bytes:
    """The next message; nothing if the server is gone, even in the middle of it."""
    head = jobs.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return b""
    (length,) = LENGTH.unpack(head)
    message = jobs.read(length)
    return message if len(message) == length else b""


def own_streams() -> tuple[BinaryIO, BinaryIO]:
    """The ways from and to the server, out of reach for a bot that prints or reads."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def die_with_the_server() -> None:
    """Ask the system to end this process when the server is gone, however it went.

    Where the system cannot, the process ends when it next looks for a job, at the latest at the alarm.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def alarm(seconds: float) -> None:
    """Let the system end this process after some time, even if the bot never comes back to Python; 0: do not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def limit_memory(most: int) -> None:
    """Let a bot that wants ever more memory fail, instead of the machine."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


if __name__ == "__main__":
    # A server that is gone, whenever that was, ends the work.
    with contextlib.suppress(ConnectionError):
        main()
