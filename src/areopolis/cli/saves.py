"""The games that are kept without being asked: numbered files in a folder of the user, one for every game.

A game that is being played is locked, so that no other window writes to its file.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from areopolis.cli.files import load
from areopolis.kernel.errors import AreopolisError, BadOptions

if TYPE_CHECKING:
    from areopolis.kernel.position import Position
    from areopolis.kernel.record import Record

NUMBERED: Final = re.compile(r"autosave-(\d+)\.areo")
# So many games are offered; of so many files, the last ones, it is found out whether their games are over.
MOST_OFFERED: Final = 10
MOST_READ: Final = 40


def data_folder() -> Path:
    """Where Areopolis keeps games of this user."""
    base = os.environ.get("XDG_DATA_HOME", "")
    try:
        return (Path(base) if base else Path.home() / ".local" / "share") / "areopolis"
    except RuntimeError as error:
        raise BadOptions(f"{error}; say --save FILE, or set XDG_DATA_HOME") from error


@final
class Lock:
    """A file beside a game that nobody else has as long as the game is played."""

    def __init__(self, path: Path, file: int) -> None:
        self.path: Final = path
        self.file: Final = file

    def release(self) -> None:
        """Somebody else may play on."""
        self.path.unlink(missing_ok=True)
        os.close(self.file)


def lock(game: Path) -> Lock | None:
    """The lock of a game; None if somebody else has it. It goes with the process that has it, whatever ends that."""
    path = game.with_name(f".{game.name}.lock")
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not seized(file):
            os.close(file)
            return None
        # Between opening and locking, the owner before may have removed it.
        if path.exists() and os.path.samestat(os.fstat(file), path.stat()):
            return Lock(path, file)
        os.close(file)


def seized(file: int) -> bool:
    """Whether an open file could be locked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_locked(game: Path) -> bool:
    """Whether somebody plays a game now."""
    own = lock(game)
    if own is not None:
        own.release()
    return own is None


def new_save() -> tuple[Path, Lock]:
    """A file for a new game: a number after all others, locked."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    names = [NUMBERED.fullmatch(file.name) for file in folder.iterdir()]
    number = max([int(name[1]) for name in names if name is not None], default=0)
    while True:
        number += 1
        path = folder / f"autosave-{number:04}.areo"
        own = lock(path)
        if own is not None and not path.exists():
            return path, own
        if own is not None:
            own.release()


def saves() -> list[Path]:
    """All games in the folder, the last one first."""
    folder = data_folder()
    files = [] if not folder.is_dir() else [file for file in folder.glob("*.areo") if file.is_file()]
    return sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)


@final
@dataclass(frozen=True)
class Saved:
    """A game in a file: where it stands, or what is wrong with it; or somebody plays it."""

    path: Path
    record: Record | None
    pos: Position | None
    problem: str = ""
    busy: bool = False

    def can_go_on(self) -> bool:
        """Whether it can be played now."""
        return self.pos is not None and not self.busy


def read_saved(path: Path) -> Saved:
    """What a file has."""
    from areopolis.games import games
    from areopolis.kernel.record import replay

    record = None
    try:
        record = load(path)
        return Saved(path, record, replay(record, games()), busy=is_locked(path))
    except (AreopolisError, OSError) as error:
        return Saved(path, record, None, problem=str(error))


def unfinished() -> list[Saved]:
    """The games that can go on, and those of which nobody can say, the last one first."""
    offered: list[Saved] = []
    for path in saves()[:MOST_READ]:
        saved = read_saved(path)
        if saved.pos is None or saved.pos.decision is not None:
            offered.append(saved)
        if len(offered) == MOST_OFFERED:
            break
    return offered


def resume_command(path: Path, language: str) -> str:
    """What to type to go on with a game, wherever one stands."""
    return shlex.join([*program(), "play", "--resume", str(path.absolute()), "--lang", language])


def program() -> list[str]:
    """How this program is called from the shell."""
    own = Path(sys.argv[0])
    if own.name == "__main__.py":
        return [sys.executable, "-m", "areopolis.cli"]
    if own.stem != "areopolis" or shutil.which("areopolis") is not None:
        return ["areopolis"]
    return [str(own.absolute())]
