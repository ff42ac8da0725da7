"""`areopolis cases`: runs files of cases, a situation and what must come of it on every line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from areopolis.cli.options import AsJson
from areopolis.kernel.cases import judge, lines_of

NOT_ALL = 1
# The game of a case that names none.
USUAL: Final = "terraforming"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("cases")(cases)


def cases(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Cases, one JSON object on every line.")],
    json: AsJson = False,
) -> None:
    """Run cases of any game and say which do not hold. Exit code 1 if any failed or is not supported."""
    from areopolis.cli.output import print_json
    from areopolis.games import games

    passed = 0
    not_passed: dict[str, list[dict[str, object]]] = {"failed": [], "unsupported": []}
    for path, line, content in [(file, *row) for file in files for row in lines_of(file.read_bytes())]:
        name, problems, supported = judge(content, games(), USUAL)
        if problems:
            row = {"id": name, "file": str(path), "line": line, "why": "; ".join(problems)}
            not_passed["failed" if supported else "unsupported"].append(row)
        else:
            passed += 1
    if json:
        print_json({"passed": passed, **not_passed})
    else:
        for kind, rows in not_passed.items():
            for row in rows:
                typer.echo(f"{kind} {row['id'] or 'case'}: {row['why']} [{row['file']}, line {row['line']}]")
        typer.echo(f"{passed} passed, {len(not_passed['failed'])} failed, {len(not_passed['unsupported'])} unsupported")
    raise typer.Exit(NOT_ALL if not_passed["failed"] or not_passed["unsupported"] else 0)
