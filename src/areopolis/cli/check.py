"""`areopolis check`: whether records are what they claim to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from areopolis.cli.options import AsJson

BAD = 1
UNREADABLE = 2


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check")(check)


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records (.areo).")],
    json: AsJson = False,
) -> None:
    """Replay records and say ok, or the line and what is wrong with it. Exit code 1 if a record is wrong."""
    from areopolis.cli.output import print_json

    results = [check_file(file) for file in files]
    if json:
        print_json([{key: value for key, value in result.items() if key != "code"} for result in results])
    else:
        for result in results:
            typer.echo(report(result))
    raise typer.Exit(max([int(str(result["code"])) for result in results]))


def check_file(path: Path) -> dict[str, object]:
    """What there is to say about one file."""
    from areopolis.cli.files import load
    from areopolis.cli.output import problem
    from areopolis.games import games
    from areopolis.kernel.errors import BadOptions, BadRecord
    from areopolis.kernel.record import replay

    try:
        record = load(path)
        pos = replay(record, games())
    except BadRecord as error:
        said = error.problem if error.why is None else problem(BadOptions(why=error.why))
        return {"file": str(path), "ok": False, "line": error.line, "problem": said, "code": BAD}
    except OSError as error:
        return {
            "file": str(path),
            "ok": False,
            "line": None,
            "problem": error.strerror or str(error),
            "code": UNREADABLE,
        }
    scores = [{"seat": name, "score": score} for name, score in zip(record.seats, pos.scores(), strict=True)]
    over = pos.decision is None
    return {"file": str(path), "ok": True, "choices": len(record.choices), "over": over, "scores": scores, "code": 0}


def report(result: dict[str, object]) -> str:
    """One line for a person."""
    if not result["ok"]:
        where = "" if result["line"] is None else f"line {result['line']}: "
        return f"{result['file']}: {where}{result['problem']}"
    scores = result["scores"]
    assert isinstance(scores, list)
    points = ", ".join([f"{row['seat']} {row['score']}" for row in scores])
    return f"{result['file']}: ok, {result['choices']} choices, {'' if result['over'] else 'not over yet, '}{points}"
