"""Files that bots name, such as weights: their texts travel with the games, so that every machine has them."""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from areopolis.bots import parameters
from areopolis.bots.parameter import FileParameter
from areopolis.kernel.errors import BadOptions


def files_of(bots: Iterable[str]) -> dict[str, str]:
    """The texts of all files that some bots name; raises BadOptions."""
    texts: dict[str, str] = {}
    for bot in bots:
        for name in named(bot):
            try:
                texts[name] = Path(name).read_text(encoding="utf-8")
            except (OSError, ValueError) as error:
                raise BadOptions(f"the file '{name}' of the bot '{bot}' cannot be read: {error}") from error
    return texts


def named(bot: str) -> list[str]:
    """The files that a bot names."""
    words = [word.partition("=") for word in bot.split(":")[1:]]
    return [value for name, _, value in words if name in file_parameters(bot) and value]


def at_hand(bot: str, texts: dict[str, str]) -> str:
    """The bot with files of this machine in place of those that travelled with the game."""
    parts = bot.split(":")
    for place, word in enumerate(parts[1:], 1):
        name, _, value = word.partition("=")
        if name in file_parameters(bot) and value in texts:
            parts[place] = f"{name}={laid_down(texts[value])}"
    return ":".join(parts)


def file_parameters(bot: str) -> list[str]:
    """The parameters of a bot that name files."""
    declared = parameters(bot.partition(":")[0])
    return [parameter.name for parameter in declared if isinstance(parameter, FileParameter)]


def laid_down(text: str) -> str:
    """A file of this machine with a text; it is named after the text, so that it is written once."""
    path = folder() / f"{hashlib.sha256(text.encode('utf-8')).hexdigest()}.toml"
    if not path.exists():
        path.write_bytes(text.encode("utf-8"))
    return str(path)


@cache
def folder() -> Path:
    """The folder of this process for files, which goes with it."""
    made = Path(tempfile.mkdtemp(prefix="areopolis-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made
