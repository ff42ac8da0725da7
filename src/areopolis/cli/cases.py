"""`areopolis cases`: runs files of cases, a situation and what must come of it on every line."""

from __future__ import annotations

import json as codec
from pathlib import Path
from typing import Annotated, Any

import typer

from areopolis.cli.options import AsJson
from areopolis.kernel.errors import AreopolisError

NOT_ALL = 1


class BadCase(AreopolisError):
    """A line that is no case."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}, line {line}: {problem}")


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
    failed: list[dict[str, str]] = []
    unsupported: list[dict[str, str]] = []
    for path, line, case in [row for file in files for row in read_cases(file)]:
        problems, supported = run(path, line, case)
        if problems:
            (failed if supported else unsupported).append({"id": case["id"], "why": "; ".join(problems)})
        else:
            passed += 1
    if json:
        print_json({"passed": passed, "failed": failed, "unsupported": unsupported})
    else:
        for kind, rows in (("failed", failed), ("unsupported", unsupported)):
            for row in rows:
                typer.echo(f"{kind} {row['id']}: {row['why']}")
        typer.echo(f"{passed} passed, {len(failed)} failed, {len(unsupported)} unsupported")
    raise typer.Exit(NOT_ALL if failed or unsupported else 0)


def read_cases(path: Path) -> list[tuple[Path, int, dict[str, Any]]]:
    """The cases of a file with their lines."""
    found = []
    for line, content in enumerate(path.read_bytes().splitlines(), start=1):
        if not content.strip():
            continue
        try:
            case = codec.loads(content.decode("utf-8"))
        except ValueError as error:
            raise BadCase(path, line, f"this is no JSON ({error})") from error
        if not isinstance(case, dict) or not isinstance(case.get("expect"), dict):
            raise BadCase(path, line, "a case is an object with 'id', 'do' and 'expect'")
        if not isinstance(case.get("id"), str):
            raise BadCase(path, line, "the case has no 'id'")
        found.append((path, line, case))
    return found


def run(path: Path, line: int, case: dict[str, Any]) -> tuple[list[str], bool]:
    """What does not hold in a case, and whether the case can be run at all."""
    from areopolis.games import games
    from areopolis.terraforming.cases import run_case

    games()
    try:
        return run_case(case), True
    except AreopolisError as error:
        return [str(error)], False
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadCase(path, line, f"the case has not the form of one ({type(error).__name__}: {error})") from error
