"""Bots as they should not be, for the workers of the tests: `tests.server.bots:make`."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Final

from areopolis import bots
from areopolis.bots import Bot
from areopolis.bots.budget import Budget
from areopolis.bots.random import random_choice
from areopolis.bots.thought import Idea, Thought
from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.view import View

# What a bot takes, nothing gives back.
HOARD: list[bytes] = []


def sleep(decision: Decision) -> Choice:
    while True:
        time.sleep(100)


def spin(decision: Decision) -> Choice:
    while True:
        pass


def leave(decision: Decision) -> Choice:
    os._exit(0)


def kill(decision: Decision) -> Choice:
    os.kill(os.getpid(), signal.SIGKILL)
    return decision.options[0]


def stumble(decision: Decision) -> Choice:
    raise ZeroDivisionError("no plan")


def quit_all(decision: Decision) -> Choice:
    raise SystemExit(3)


def cheat(decision: Decision) -> Choice:
    return Subset("win", *decision.options)


def chatter(decision: Decision) -> Choice:
    print("I think that" * 10_000)  # noqa: T201
    os.write(1, b"\xff\xff\xff\xffnonsense")
    input_ended = os.read(0, 10) == b""
    assert input_ended
    return decision.options[-1]


def hoard(decision: Decision) -> Choice:
    while True:
        HOARD.append(bytes(10_000_000))


BAD: Final[dict[str, Callable[[Decision], Choice]]] = {
    "sleep": sleep, "spin": spin, "leave": leave, "kill": kill, "stumble": stumble, "quit": quit_all, "cheat": cheat,
    "chatter": chatter, "hoard": hoard,
}  # fmt: skip


class Silent:
    """Chooses without a reason."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        raise NotImplementedError

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        return Thought([Idea(self.choose(view, decision, budget), 0.0)])


class BadBot(Silent):
    def __init__(self, behave: Callable[[Decision], Choice]) -> None:
        self.behave = behave

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        return self.behave(decision)


class Shy(Silent):
    """Works with even seeds only: the second of three tries succeeds."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        if self.seed % 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[-1]


class Patient(Silent):
    """Uses all the time that it is given."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        while not budget.is_spent():
            view.table()
        return random_choice(decision, Rng(seeded(1)))


def make(spec: str, seed: int) -> Bot:
    name = spec.partition(":")[0]
    if name == "shy":
        return Shy(seed)
    if name == "patient":
        return Patient()
    return BadBot(BAD[name]) if name in BAD else bots.make(spec, seed)
