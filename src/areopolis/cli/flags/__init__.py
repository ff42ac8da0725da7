"""The flags of every game, made of what the game declares and taken by every command that sets up games.

They load the games, so they are made when one of those commands runs or shows its help, and not before.
"""

from __future__ import annotations

from functools import cache

from areopolis.cli.flags.flag import Flag, GameFlags, Given, common_flags
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.option import PLAYERS, SWITCH, TEXT, YES

__all__ = ["all_flags", "common", "flags_of", "said_again", "words_for"]


@cache
def all_flags() -> dict[str, GameFlags]:
    """The flags of all games, by the name of the game."""
    from areopolis.games import games
    from areopolis.locale import catalogue

    english = catalogue("en")
    return {name: GameFlags(game, english) for name, game in games().items()}


@cache
def common() -> tuple[Flag, ...]:
    """The flags that all games have."""
    return common_flags(list(all_flags().values()))


def flags_of(game: str) -> GameFlags:
    """The flags of a game."""
    if game not in all_flags():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(all_flags())}")
    return all_flags()[game]


def words_for(game: str, given: Given) -> dict[str, str]:
    """The options of a game as its records write them; flags of another game are refused."""
    flags = flags_of(game)
    own = {flag.name for flag in (*common(), *flags.flags)}
    for name in given.names():
        if name not in own:
            others = [other for other, theirs in all_flags().items() if name in {flag.name for flag in theirs.flags}]
            raise BadOptions(f"--{name} is an option of {' and '.join(others)}, not of {game}")
    for flag in flags.flags:
        flag.check(given)
    return flags.words(given)


def said_again(game: str, options: dict[str, str]) -> list[str]:
    """The flags that set these options, as one types them; what is as usual is left out, and so are files."""
    flags = flags_of(game)
    words = [] if options[PLAYERS] == flags.players.usual else [f"--players {options[PLAYERS]}"]
    for flag in flags.flags:
        word = options.get(flag.option, "")
        if flag.kind == SWITCH:
            said = flag.name if word == YES else f"no-{flag.name}"
            words += [f"--{said}"] if word and said != flag.usual else []
        elif word not in {"", flag.usual} and flag.kind != TEXT:
            words += [f"--{flag.name} {part}" for part in word.split(",")]
    return words
