"""Results of a simulation as files, which grow with every game: whatever happens, they hold whole games."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from areopolis.cli.files import refuse_existing, write_whole
from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    from areopolis.arena.simulate import Result

JSON_LINES: Final = ".jsonl"
CSV: Final = ".csv"


@final
class Sink:
    """Where the games of a simulation go: a file of results, a folder of records, both or neither."""

    def __init__(self, out: Path | None, records: Path | None, game: str, overwrite: bool) -> None:
        check_file(out, overwrite)
        check_folder(records, game, overwrite)
        self.game: Final = game
        self.records: Final = records
        # How many whole games have been written.
        self.games: int = 0
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        self.out: Final = None if out is None else ResultFile(out)

    def add(self, result: Result) -> None:
        """Write a game."""
        if self.records is not None:
            write_whole(self.records / f"{self.game}-{result.number:06}.areo", result.record)
        if self.out is not None:
            self.out.add(result)
        self.games += 1

    def close(self) -> None:
        """No more games."""
        if self.out is not None:
            self.out.close()

    def where(self) -> str:
        """The file and the folder, for a person."""
        places = [*([] if self.out is None else [self.out.path]), *([] if self.records is None else [self.records])]
        return " and ".join([str(place) for place in places])


@final
class ResultFile:
    """Whole games as JSON Lines, or flat columns as CSV; a game that was cut off while it was written is not in it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.file: Final = path.open("wb", buffering=0)
        self.columns: list[str] = []
        self.written: int = 0

    def add(self, result: Result) -> None:
        """Write a game."""
        text = (
            json.dumps(result.row(), ensure_ascii=False) + "\n" if self.path.suffix == JSON_LINES else self.rows(result)
        )
        rest = memoryview(text.encode("utf-8"))
        whole = self.written + len(rest)
        while rest:
            rest = rest[self.file.write(rest) :]
        self.written = whole

    def rows(self, result: Result) -> str:
        """The rows of a game, the first one under the names of the columns."""
        rows = result.columns()
        text = io.StringIO(newline="")
        writer = csv.DictWriter(text, self.columns or list(rows[0]))
        if not self.columns:
            writer.writeheader()
            self.columns = list(rows[0])
        writer.writerows(rows)
        return text.getvalue()

    def close(self) -> None:
        """Cut off what is not whole; a pipe or a terminal cannot be cut."""
        with contextlib.suppress(OSError):
            self.file.truncate(self.written)
        self.file.close()


def check_file(out: Path | None, overwrite: bool) -> None:
    """Refuse a file of results that cannot be written, before any game is played."""
    if out is None:
        return
    if out.suffix not in {JSON_LINES, CSV}:
        raise BadOptions(f"--out {out}: the name must end in .jsonl or .csv")
    if out.is_dir() or not out.parent.is_dir():
        raise BadOptions(
            f"--out {out}: " + ("this is a folder" if out.is_dir() else f"there is no folder {out.parent}")
        )
    refuse_existing([out], overwrite)


def check_folder(records: Path | None, game: str, overwrite: bool) -> None:
    """Refuse a folder that cannot take the records, or has others that they would replace."""
    if records is None or not records.exists():
        return
    if not records.is_dir():
        raise BadOptions(f"--records {records}: this is no folder")
    if not os.access(records, os.W_OK):
        raise BadOptions(f"--records {records}: nothing may be written there")
    refuse_existing(sorted(records.glob(f"{game}-*.areo"))[:1], overwrite)
