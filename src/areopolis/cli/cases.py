"""`areopolis cases`: runs files of cases, a situation and what must come of it on every line."""

from __future__ import annotations

import json as codec
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from areopolis.cli.options import AsJson
from areopolis.kernel.errors import AreopolisError

NOT_ALL = 1
MARK: Final = b"\xef\xbb\xbf"
# What comes of a case that has not the form of one, wherever it is noticed.
MALFORMED: Final = (
    LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError,
)  # fmt: skip


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("cases")(cases)


def cases(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Cases, one JSON object on every line.")],
    json: AsJson = False,
) -> None:
    """Run cases of Terraforming Mars and say which do not hold. Exit code 1 if any failed or is not supported."""
    from areopolis.cli.output import print_json

    passed = 0
    found: dict[str, list[dict[str, object]]] = {"failed": [], "unsupported": []}
    for path, line, content in [row for file in files for row in lines_of(file)]:
        name, problems, supported = run_line(content)
        if problems:
            row = {"id": name, "file": str(path), "line": line, "why": "; ".join(problems)}
            found["failed" if supported else "unsupported"].append(row)
        else:
            passed += 1
    if json:
        print_json({"passed": passed, **found})
    else:
        for kind, rows in found.items():
            for row in rows:
                typer.echo(f"{kind} {row['id'] or 'case'}: {row['why']} [{row['file']}, line {row['line']}]")
        typer.echo(f"{passed} passed, {len(found['failed'])} failed, {len(found['unsupported'])} unsupported")
    raise typer.Exit(NOT_ALL if found["failed"] or found["unsupported"] else 0)


def lines_of(path: Path) -> list[tuple[Path, int, bytes]]:
    """The lines of a file that hold something, with their numbers."""
    lines = path.read_bytes().removeprefix(MARK).splitlines()
    return [(path, number, line) for number, line in enumerate(lines, start=1) if line.strip()]


def run_line(content: bytes) -> tuple[str, list[str], bool]:
    """The name of the case on a line, what does not hold in it, and whether it can be run at all."""
    try:
        case = codec.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return "", [f"this is no JSON that can be read ({error})"], False
    name = case.get("id") if isinstance(case, dict) else None
    if not isinstance(name, str) or not isinstance(case.get("expect"), dict):
        return name if isinstance(name, str) else "", ["a case is an object with 'id', 'do' and 'expect'"], False
    problems, supported = run(case)
    return name, problems, supported


def run(case: dict[str, Any]) -> tuple[list[str], bool]:
    """What does not hold in a case, and whether the case can be run at all."""
    from areopolis.games import games
    from areopolis.terraforming.cases import run_case

    games()
    try:
        return run_case(case), True
    except AreopolisError as error:
        return [str(error)], False
    except MALFORMED as error:
        return [f"the case has not the form of one ({type(error).__name__}: {error})"], False
