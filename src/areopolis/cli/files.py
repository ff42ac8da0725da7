"""Records as files: how they are read and written."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from areopolis.cli.reading import read_bytes
from areopolis.kernel.errors import BadOptions, BadRecord
from areopolis.kernel.record import Record, read_record


def path_of(text: str) -> Path:
    """The path that a person has written; `~` is the own folder. Raises BadOptions."""
    try:
        path = Path(text).expanduser()
    except RuntimeError as error:
        raise BadOptions(f"{text}: {error}") from error
    if "\0" in text:
        raise BadOptions(f"{text!r}: a path has no NUL in it")
    return path


def load(path: Path) -> Record:
    """The record in a file; bytes that are no text are the fault of the file, and of one line of it."""
    data = read_bytes(path)
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(data.count(b"\n", 0, error.start) + 1, "this is no UTF-8 text") from error


def replaced(path: Path) -> list[Path]:
    """The file that storing a record under this path would replace."""
    refuse_odd(path)
    return [path] if path.exists() else []


def refuse_existing(paths: list[Path], overwrite: bool) -> None:
    """Refuse to replace what is there, unless that was asked for."""
    for path in paths:
        if path.exists() and not overwrite:
            raise BadOptions(f"{path} exists already; --overwrite replaces it")


def store(record: Record, path: Path) -> None:
    """Write a record."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, record.text())


def write_whole(path: Path, text: str) -> None:
    """Write a file in one step: whatever happens, it is the old one or the new one."""
    refuse_odd(path)
    fresh = path.parent / f".{path.name}.{os.getpid()}"
    try:
        fresh.write_bytes(text.encode("utf-8"))
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def refuse_odd(path: Path) -> None:
    """Refuse what is no file: a folder, or a device, which must not be replaced."""
    if path.exists() and not path.is_file():
        code = errno.EISDIR if path.is_dir() else errno.EINVAL
        raise OSError(code, os.strerror(code), str(path))
