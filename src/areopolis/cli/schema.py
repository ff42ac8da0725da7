"""`areopolis schema`: the forms in which a game leaves the engine, as JSON Schema."""

from __future__ import annotations

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("schema")(schema)


def anything(kind: type) -> dict[str, object]:
    """The schema of parts of sentences and of changed figures, which may be whatever JSON can say."""
    return {"title": "Anything"}


def schema(
    game: Annotated[str, typer.Argument(help="The game, such as terraforming or onmars.")] = "terraforming",
) -> None:
    """Print the JSON Schema of what a seat receives: the table, questions, refusals, events and previews."""
    import msgspec

    from areopolis.cli.output import print_json
    from areopolis.games import games
    from areopolis.kernel import forms
    from areopolis.kernel.errors import BadOptions

    if game not in games():
        raise BadOptions(f"there is no game '{game}'; there are: {', '.join(sorted(games()))}")
    kinds = [games()[game].table_form(), forms.Question, forms.Refusal, forms.EventForm, forms.Change]
    _places, definitions = msgspec.json.schema_components(kinds, schema_hook=anything, ref_template="#/$defs/{name}")
    print_json({"wire": forms.WIRE, "game": game, "$defs": definitions})
