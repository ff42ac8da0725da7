"""Components that an owner has corrected: a file given with --components, whose text goes with the game."""

from __future__ import annotations

from pathlib import Path

from areopolis.cli.reading import read_text


def own_text(path: Path) -> str:
    """What a file of components says, in whole lines; empty if it changes nothing. Raises BadOptions."""
    from areopolis.onmars.box import own, standard

    text = read_text(path).replace("\r\n", "\n")
    if own(text, str(path)) is standard():
        return ""
    return text if text.endswith("\n") else f"{text}\n"
