"""Options that several commands share, under the same names everywhere."""

from __future__ import annotations

from typing import Annotated

import typer

Seed = Annotated[int | None, typer.Option("--seed", help="The seed of all chance; without one, any.")]
Lang = Annotated[
    str, typer.Option("--lang", envvar="AREOPOLIS_LANG", metavar="CODE", help="The language, such as en, cs or sr.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace files that exist already.")]


def any_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can foresee."""
    import secrets

    return secrets.randbelow(1 << 31) if seed is None else seed
