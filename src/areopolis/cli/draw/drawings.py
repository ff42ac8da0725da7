"""The drawings of all games, each found in the folder of its name."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from areopolis.cli import draw
from areopolis.cli.draw.drawing import Drawing
from areopolis.cli.draw.plain import Plain
from areopolis.games import games
from areopolis.kernel.errors import BadOptions


@cache
def drawn() -> list[str]:
    """The names of the games that have a drawing of their own."""
    return sorted([folder.name for folder in pkgutil.iter_modules(draw.__path__) if folder.ispkg])


@cache
def drawing_of(game: str) -> Drawing:
    """The drawing of a game; a plain one as long as it has none of its own."""
    if game not in drawn():
        if game not in games():
            raise BadOptions(f"there is no game '{game}'; there are: {', '.join(games())}")
        return Plain(game)
    drawing = importlib.import_module(f"areopolis.cli.draw.{game}.drawing").DRAWING
    assert isinstance(drawing, Drawing)
    return drawing
