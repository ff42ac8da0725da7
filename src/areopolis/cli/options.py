"""Options that several commands share, under the same names everywhere."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

MOST_JOBS: Final = 60
MOST_GAMES: Final = 10_000_000

Seed = Annotated[int | None, typer.Option("--seed", help="The seed of all chance; without one, any.")]
Lang = Annotated[
    str, typer.Option("--lang", envvar="AREOPOLIS_LANG", metavar="CODE", help="The language, such as en, cs or sr.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Cores = Annotated[
    int, typer.Option("--jobs", "-j", min=0, max=MOST_JOBS, help="Processes that share the work; 0: one for each core.")
]
Ray = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Work on a Ray cluster; local: one made of --jobs processes.")
]
Results = Annotated[
    Path | None, typer.Option("--out", help="Write results: .jsonl (a game a line) or .csv (a seat a row).")
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace files that exist already.")]


def any_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can foresee."""
    import secrets

    return secrets.randbelow(1 << 31) if seed is None else seed


def processes(jobs: int) -> int:
    """How many processes share the work."""
    return jobs or min(os.cpu_count() or 1, MOST_JOBS)
