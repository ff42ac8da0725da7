"""`areopolis onmars`: the components of On Mars, and where everything printed on them is known from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from areopolis.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from areopolis.onmars.box import Entry

RECONSTRUCTED = "reconstructed"
YOURS = "yours"

OwnFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="Your own components over the standard ones.")
]


def register(app: typer.Typer) -> None:
    """Add the group of commands."""
    group = typer.Typer(rich_markup_mode=None, help="Look up and correct the components of On Mars.")
    group.command("components")(components)
    group.command("card")(card)
    app.add_typer(group, name="onmars")


def components(
    file: OwnFile = None,
    everything: Annotated[bool, typer.Option("--all", help="All fields, with their sources.")] = False,
    template: Annotated[bool, typer.Option("--template", help="Print a file of your own to correct.")] = False,
    json: AsJson = False,
) -> None:
    """List what is reconstructed about the components, and how sure it is. Corrections are given with --components."""
    from areopolis.cli.output import console, print_json
    from areopolis.cli.reading import read_text
    from areopolis.onmars import box

    if template:
        typer.echo(box.template(), nl=False)
        return
    entries = box.provenance() if file is None else box.provenance(read_text(file), str(file))
    shown = [entry for entry in entries if everything or entry.source in {RECONSTRUCTED, YOURS}]
    counts = counted(entries)
    if json:
        print_json({"sources": counts, "fields": [data_of(entry) for entry in shown]})
        return
    console().print(grid_of(shown, sources=everything or file is not None))
    console().print(", ".join([f"{source} {number}" for source, number in counts.items()]))


def counted(entries: list[Entry]) -> dict[str, int]:
    """How many fields come from every source."""
    counts = dict.fromkeys(["rulebook", "catalogue", RECONSTRUCTED, YOURS], 0)
    for entry in entries:
        counts[entry.source] = counts.get(entry.source, 0) + 1
    return {source: number for source, number in counts.items() if number}


def data_of(entry: Entry) -> dict[str, str]:
    """A field as plain data."""
    names = ("family", "id", "field", "value", "source", "confidence", "note")
    return {name: str(getattr(entry, name)) for name in names}


def grid_of(entries: list[Entry], sources: bool) -> Grid:
    """Fields one under the other, with their sources or without."""
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for title in ("family", "id", "field", *(["source"] if sources else []), "sure"):
        grid.add_column(title, no_wrap=True)
    grid.add_column("value and note")
    last = ""
    for entry in entries:
        where = f"{entry.family} {entry.id}"
        head = ("", "") if where == last else (entry.family, entry.id)
        row = (*head, entry.field, *([entry.source] if sources else []), entry.confidence)
        value = Text(entry.value)
        if entry.note:
            value.append(f"\n{entry.note}", style="dim")
        grid.add_row(*[Text(part) for part in row], value, style="bold" if entry.source == YOURS else "")
        last = where
    return grid


def card(
    wanted: Annotated[
        list[str],
        typer.Argument(
            metavar="CARD...", help="13, contract 9, goal 7, discovery 12, mission 3, geologist, research A."
        ),
    ],
    file: OwnFile = None,
    lang: Lang = "en",
) -> None:
    """Show what a component of On Mars says: a blueprint, contract, private goal, tile, mission or scientist."""
    from areopolis.cli.draw.onmars.cards import component
    from areopolis.cli.draw.words import Words
    from areopolis.cli.output import console, language
    from areopolis.cli.reading import whole_lines
    from areopolis.onmars import GAME
    from areopolis.onmars.box import box_for

    words = Words(language(lang))
    box = box_for("" if file is None else GAME.option_text("components", whole_lines(file), str(file)))
    console().print(component(box, " ".join(wanted), words))
