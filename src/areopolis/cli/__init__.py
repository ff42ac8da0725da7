"""The command line: every module here with a `register` function adds a command."""

from __future__ import annotations

import importlib
import io
import os
import pkgutil
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

import areopolis
from areopolis.kernel.errors import AreopolisError

FAILED = 2
# More than this of a complaint nobody reads; it repeats what was given.
MOST_SAID = 2000
PIPE_CLOSED = 1


def show_version(wanted: bool) -> None:
    """Say which Areopolis this is, and stop."""
    if wanted:
        typer.echo(f"areopolis {areopolis.__version__}")
        raise typer.Exit


def build() -> typer.Typer:
    """The application with the commands of all modules in this folder."""
    app = typer.Typer(
        name="areopolis",
        help="Great board games about Mars: play them, watch them, look things up.",
        rich_markup_mode=None,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(common)
    for module in pkgutil.iter_modules(__path__):
        if not module.ispkg and module.name != "__main__":
            register = getattr(importlib.import_module(f"{__name__}.{module.name}"), "register", None)
            if register is not None:
                register(app)
    return app


def common(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", is_eager=True, callback=show_version)
    ] = False,
) -> None:
    """Great board games about Mars: play them, watch them, look things up."""


def main(args: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with the input is said in one line, and the exit code tells."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if args is None else args
    if any("\0" in word for word in given):
        return complain("no option has a NUL in it")
    try:
        code = build()(given or ["--help"], prog_name="areopolis", standalone_mode=False)
    except TyperException as error:
        return complain(error.format_message())
    except BrokenPipeError:
        # Whoever read our output has had enough; the stream must not complain again when it is closed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        return complain(f"{error.filename or 'the file'}: {error.strerror or error}")
    except AreopolisError as error:
        from areopolis.cli.output import problem

        return complain(problem(error, asked_language(given)))
    return code if isinstance(code, int) else 0


def asked_language(given: list[str]) -> str:
    """The language that the words of the command line ask for, before they are understood."""
    for word, after in zip(given, [*given[1:], ""], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return after if word == "--lang" else word.removeprefix("--lang=")
    return os.environ.get("AREOPOLIS_LANG", "")


def complain(problem: str) -> int:
    """Say on standard error what is wrong; returns the exit code."""
    if problem:
        said = problem if len(problem) <= MOST_SAID else f"{problem[:MOST_SAID]} …"
        print(f"areopolis: {said}", file=sys.stderr)  # noqa: T201 - the one place where errors leave the program
    return FAILED
