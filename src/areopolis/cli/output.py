"""What commands print with: a console, a language, JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from areopolis.kernel.errors import AreopolisError, BadOptions, BadRecord
from areopolis.kernel.text import NO_BREAK

if TYPE_CHECKING:
    from rich.console import Console

    from areopolis.kernel.text import Catalogue


def console() -> Console:
    """A console on standard output; markup in names stays what it is."""
    from areopolis.cli.draw.console import Sheet

    return Sheet(highlight=False, emoji=False, markup=False)


def print_json(data: object) -> None:
    """Plain data as JSON, with plain spaces, so that one finds what one sees."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2).replace(NO_BREAK, " "))


def language(code: str) -> Catalogue:
    """The phrases of a language."""
    from areopolis.locale import catalogue, languages

    if code not in languages():
        raise BadOptions(f"there is no language '{code}'; there are: {', '.join(languages())}")
    return catalogue(code)


def problem(error: AreopolisError, code: str = "") -> str:
    """What is wrong; reasons of the games are said in a language, English if there is no such one."""
    if not isinstance(error, BadOptions | BadRecord) or error.why is None:
        return str(error).replace(NO_BREAK, " ")
    from areopolis.locale import DEFAULT, catalogue, languages

    reason = catalogue(code if code in languages() else DEFAULT).say(error.why).replace(NO_BREAK, " ")
    return f"line {error.line}: {reason}" if isinstance(error, BadRecord) and error.line else reason
