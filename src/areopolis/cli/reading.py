"""Files that somebody else wrote: whatever they hold or are called is answered by an error of ours."""

from __future__ import annotations

import errno
from pathlib import Path

from areopolis.kernel.errors import BadOptions

MOST_DIGITS = 9


def read_bytes(path: Path) -> bytes:
    """What is in a file; a name that no file can have is like one that no file has: raises OSError."""
    try:
        return path.read_bytes()
    except ValueError as error:
        raise OSError(errno.EINVAL, "no file can have this name", str(path).replace("\0", "?")) from error


def read_text(path: Path) -> str:
    """The text of a file, with or without a byte order mark; raises OSError or BadOptions."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadOptions(f"{path}: this is no UTF-8 text") from error


def number(word: str) -> int | None:
    """The whole number that a word means; None if it is none, or longer than any that could be meant."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def whole_lines(path: Path) -> str:
    """The text of a file, the last line of which is whole too."""
    text = read_text(path).replace("\r\n", "\n")
    return text if text.endswith("\n") or not text else f"{text}\n"
