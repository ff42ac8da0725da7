"""The flags of every game, declared once and taken by every command that sets up games: a module for every game.

The modules load no rules before a game is set up, so that help stays fast.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from areopolis.cli.flags.flag import COMMON, GameFlags, Given
from areopolis.kernel.errors import BadOptions

__all__ = ["all_flags", "flags_of", "words_for"]


@cache
def all_flags() -> dict[str, GameFlags]:
    """The flags of all games, by the name of the game."""
    found: dict[str, GameFlags] = {}
    for module in pkgutil.iter_modules(__path__):
        flags = getattr(importlib.import_module(f"{__name__}.{module.name}"), "FLAGS", None)
        if isinstance(flags, GameFlags):
            found[flags.game] = flags
    return found


def flags_of(game: str) -> GameFlags:
    """The flags of a game; one that has none of its own takes those that every game takes."""
    if game in all_flags():
        return all_flags()[game]
    from areopolis.games import games

    if game not in games():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(games())}")
    return GameFlags(game)


def words_for(game: str, given: Given) -> dict[str, str]:
    """The options of a game as its records write them; flags of another game are refused."""
    flags = flags_of(game)
    own = {flag.name for flag in (*COMMON, *flags.flags)}
    for name in given.names():
        if name not in own:
            others = [other.game for other in all_flags().values() if name in {flag.name for flag in other.flags}]
            raise BadOptions(f"--{name} is an option of {' and '.join(others)}, not of {game}")
    for flag in flags.flags:
        flag.check(given)
    return flags.words(given)
