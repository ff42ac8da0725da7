"""Components that an owner has corrected: files given with --components, and copies of them beside records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from areopolis.cli.reading import read_text

if TYPE_CHECKING:
    from areopolis.kernel.record import Record

OPTION: Final = "components"
FOLDER_FILE: Final = "components.toml"
# The files that were read in this process, by fingerprint.
TEXTS: Final[dict[str, str]] = {}


def use(path: Path) -> str:
    """Make games possible with the components in a file; returns their fingerprint, empty for the standard ones."""
    return register_box(read_text(path), str(path))


def register_box(text: str, name: str) -> str:
    """Make games possible with these components."""
    from areopolis.onmars.box import own

    fingerprint = own(text, name).fingerprint
    if fingerprint:
        TEXTS[fingerprint] = text
    return fingerprint


def prepare(texts: dict[str, str]) -> None:
    """Tell another process of the components that games may need."""
    for text in texts.values():
        register_box(text, OPTION)


def beside(path: Path) -> Path:
    """Where the components of a record are kept."""
    return path.with_name(f"{path.stem}.components.toml")


def find(record: Record, path: Path, files: list[Path]) -> None:
    """Look for the components of a record: in the files that were given, then beside it and in its folder."""
    for file in files:
        use(file)
    wanted = record.options.get(OPTION, "")
    for file in (beside(path), path.with_name(FOLDER_FILE)):
        if wanted and wanted not in TEXTS and file.exists():
            use(file)


def would_replace(options: dict[str, str], path: Path) -> list[Path]:
    """The file in which the components of a game would be kept, if something else is in it."""
    text = TEXTS.get(options.get(OPTION, ""))
    other = text is not None and path.exists() and (not path.is_file() or path.read_bytes() != text.encode("utf-8"))
    return [path] if other else []


def keep(options: dict[str, str], path: Path) -> None:
    """Write the components of a game to a file, if it has any of its own and they are not there already."""
    from areopolis.cli.files import write_whole

    text = TEXTS.get(options.get(OPTION, ""))
    if text is not None and (not path.exists() or would_replace(options, path)):
        write_whole(path, text)
