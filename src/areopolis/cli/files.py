"""Records as files: where they lie, how they are read and written."""

from __future__ import annotations

import os
from pathlib import Path

from areopolis.cli.components import beside, keep
from areopolis.cli.reading import read_bytes
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.record import Record, read_record


def data_folder() -> Path:
    """Where Areopolis keeps games of this user."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "areopolis"


def autosave_file() -> Path:
    """The game that is being played, or was played last."""
    return data_folder() / "autosave.areo"


def previous_file() -> Path:
    """The game before that."""
    return data_folder() / "previous.areo"


def keep_previous() -> None:
    """Put the last game aside, so that a new one does not overwrite it."""
    if autosave_file().exists():
        autosave_file().replace(previous_file())
    if beside(autosave_file()).exists():
        beside(autosave_file()).replace(beside(previous_file()))


def load(path: Path) -> Record:
    """The record in a file; bytes that are no text are the fault of the file, and of one line of it."""
    data = read_bytes(path)
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(data.count(b"\n", 0, error.start) + 1, "this is no UTF-8 text") from error


def store(record: Record, path: Path) -> None:
    """Write a record in one step: whatever happens, the file is the old one or the new one.

    Components of an owner are kept beside it, so that the game can go on without being told of them again.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.parent / f".{path.name}.{os.getpid()}"
    try:
        fresh.write_text(record.text(), encoding="utf-8")
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    keep(record.options, beside(path))
