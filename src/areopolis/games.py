"""The games: every package of Areopolis with a `GAME` constant is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import areopolis
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position


@cache
def games() -> dict[str, Game[Position]]:
    """All games by name."""
    found: dict[str, Game[Position]] = {}
    for package in pkgutil.iter_modules(areopolis.__path__):
        if package.ispkg and package.name not in {
            "kernel",
            "bots",
            "arena",
            "envs",
            "server",
            "cli",
            "locale",
            "testing",
        }:
            game = importlib.import_module(f"areopolis.{package.name}").GAME
            found[game.name] = game
    return found
