"""`areopolis locale`: what a language still lacks."""

from __future__ import annotations

from typing import Annotated

import typer

from areopolis.cli.options import AsJson

NOT_CLEAN = 1


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("locale")(locale)


def locale(code: Annotated[str, typer.Argument(help="The language: cs, sr, …")], json: AsJson = False) -> None:
    """List gaps, wrong placeholders and keys that English does not have. Exit code 1 if there are any."""
    from dataclasses import asdict

    from areopolis.cli.output import language, print_json
    from areopolis.locale import DEFAULT
    from areopolis.locale.check import check

    english, other = language(DEFAULT), language(code)
    report = check(english, other)
    if json:
        print_json(asdict(report))
    else:
        lines = [f"missing: {key} = {english.phrases[key]}" for key in report.missing]
        lines += [
            f"{fault.problem}: {fault.key} = {fault.phrase} (English: {fault.english})" for fault in report.faults
        ]
        lines += [f"not in English: {key}" for key in report.unknown]
        lines += [f"no name in this case: {case}" for case in report.cases]
        for line in lines or [f"{code}: nothing missing, nothing wrong"]:
            typer.echo(line)
    raise typer.Exit(0 if report.clean() else NOT_CLEAN)
