"""The bots: every module here with a `BOT` constant is one, named after its file.

A bot with parameters has a constant `PARAMETERS` beside it. A bot is asked for by its name and what differs from the
defaults, all joined by colons, so that the whole fits between commas: `greedy:depth=2:width=6`. Every bot takes the
limits of its budget besides: `greedy:time=0.5:visits=200`. Whoever asks it has the clock, and makes the budget.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Protocol

from areopolis.bots.budget import Budget, Limits
from areopolis.bots.parameter import FileParameter, Parameter, is_limit, read_limits, read_parameters
from areopolis.bots.thought import Thought
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.view import View


class Bot(Protocol):
    """Something that chooses for a seat, and sees no more than that seat may."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> Choice:
        """One of the legal choices, found within the budget."""
        ...

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Its answers in their order, with what it expects of each and why, found within the budget."""
        ...


def names() -> list[str]:
    """The names of all bots."""
    bots = []
    for module in pkgutil.iter_modules(__path__):
        if hasattr(importlib.import_module(f"{__name__}.{module.name}"), "BOT"):
            bots.append(module.name)
    return sorted(bots)


def parameters(name: str) -> tuple[Parameter | FileParameter, ...]:
    """The parameters of a bot."""
    declared: tuple[Parameter | FileParameter, ...] = getattr(
        importlib.import_module(f"{__name__}.{name}"), "PARAMETERS", ()
    )
    return declared


def make(spec: str, seed: int) -> Bot:
    """A bot by its name and parameters, with a generator of its own; raises BadOptions."""
    name, *words = spec.split(":")
    if name not in names():
        raise BadOptions(f"there is no bot '{name}'; there are: {', '.join(names())}")
    read_limits(name, words)
    values = read_parameters(name, parameters(name), [word for word in words if not is_limit(word)])
    bot: Bot = importlib.import_module(f"{__name__}.{name}").BOT(seed, **values)
    return bot


def names_file(spec: str) -> bool:
    """Whether a bot that is asked for in this way reads a file: only whoever sits at the machine may wish that."""
    name, *words = spec.split(":")
    files = [parameter.name for parameter in parameters(name) if isinstance(parameter, FileParameter)]
    return any([word.partition("=")[0] in files for word in words])


def limits(spec: str) -> Limits:
    """How much a bot that is asked for in this way may think about a choice; raises BadOptions."""
    name, *words = spec.split(":")
    return read_limits(name, words)
