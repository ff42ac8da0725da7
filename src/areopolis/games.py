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
    by_name: dict[str, Game[Position]] = {}
    for name in candidates():
        game = getattr(importlib.import_module(f"areopolis.{name}"), "GAME", None)
        if isinstance(game, Game):
            by_name[game.name] = game
    return by_name


def candidates() -> list[str]:
    """The packages that have a module `game`; only these are loaded to see whether they are games."""
    names: list[str] = []
    for folder in areopolis.__path__:
        packages = [package.name for package in pkgutil.iter_modules([folder]) if package.ispkg]
        for name in packages:
            if any(module.name == "game" for module in pkgutil.iter_modules([str(Path(folder) / name)])):
                names.append(name)
    return names
