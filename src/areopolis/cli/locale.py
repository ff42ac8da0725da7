"""`areopolis locale`: what a language still lacks."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from areopolis.cli.options import AsJson

FOUND = 1
PLACE = re.compile(r"\{(\d+)(?::[a-z]+|\|[^{}]*)?\}")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("locale")(locale)


def locale(code: Annotated[str, typer.Argument(help="The language: cs, sr, …")], json: AsJson = False) -> None:
    """List gaps, wrong placeholders and keys that English does not have. Exit code 1 if there are any."""
    from areopolis.cli.output import language, print_json
    from areopolis.locale import forms

    language(code)
    english, other = phrases("en"), phrases(code)
    known = forms(other) | {key: key for key in english}
    missing = sorted(set(english) - set(forms(english)) - set(other))
    unknown = sorted(set(other) - set(known))
    wrong = [
        {"key": key, "english": english[name], "found": other[key]}
        for key, name in sorted(known.items())
        if key in other and (broken(other[key]) or places(english[name]) != places(other[key]))
    ]
    if json:
        print_json({"missing": missing, "placeholders": wrong, "unknown": unknown})
    else:
        lines = [f"missing: {key} = {english[key]}" for key in missing]
        lines += [f"placeholders: {row['key']} = {row['found']} (English: {row['english']})" for row in wrong]
        lines += [f"not in English: {key}" for key in unknown]
        for line in lines or [f"{code}: nothing missing, nothing wrong"]:
            typer.echo(line)
    raise typer.Exit(FOUND if missing or wrong or unknown else 0)


def phrases(code: str) -> dict[str, str]:
    """The phrases of one language alone, card names among them."""
    from areopolis.locale import catalogue

    return catalogue(code).phrases


def places(phrase: str) -> set[str]:
    """The numbers of all parts that a phrase uses."""
    return set(PLACE.findall(phrase))


def broken(phrase: str) -> bool:
    """Whether a phrase has braces that are no place for a part."""
    return any(brace in PLACE.sub("", phrase) for brace in "{}")
