"""The games: every package of Areopolis with a module `game` and a constant `GAME` is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

import areopolis
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position


@cache
def games() -> dict[str, Game[Position]]:
    """All games by name."""
    found: dict[str, Game[Position]] = {}
    for name in candidates():
        game = getattr(importlib.import_module(f"areopolis.{name}"), "GAME", None)
        if isinstance(game, Game):
            found[game.name] = game
    return found


def candidates() -> list[str]:
    """The packages that have a module `game`; only these are loaded to see whether they are games."""
    found: list[str] = []
    for folder in areopolis.__path__:
        packages = [package.name for package in pkgutil.iter_modules([folder]) if package.ispkg]
        for name in packages:
            if any(module.name == "game" for module in pkgutil.iter_modules([str(Path(folder) / name)])):
                found.append(name)
    return found
