"""The bots: every module here with a `BOT` constant is one, named after its file."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Protocol

from areopolis.bots.sight import Sight
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.errors import BadOptions


class Bot(Protocol):
    """Something that chooses for a seat, and sees no more than that seat may."""

    def choose(self, sight: Sight, decision: Decision) -> Choice:
        """One of the legal choices."""
        ...


def names() -> list[str]:
    """The names of all bots."""
    found = []
    for module in pkgutil.iter_modules(__path__):
        if hasattr(importlib.import_module(f"{__name__}.{module.name}"), "BOT"):
            found.append(module.name)
    return sorted(found)


def make(name: str, seed: int) -> Bot:
    """A bot by its name, with a generator of its own."""
    if name not in names():
        raise BadOptions(f"there is no bot '{name}'; there are: {', '.join(names())}")
    bot: Bot = importlib.import_module(f"{__name__}.{name}").BOT(seed)
    return bot
