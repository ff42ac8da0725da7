"""The OpenAPI document: what the declared endpoints, the messages of the socket and the forms of the games say."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final, final

import msgspec

from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.locale import DEFAULT, catalogue
from areopolis.server.api import JSON, LATER, PLAIN, Endpoint, Parameter
from areopolis.server.messages import Problem, ToClient, ToServer
from areopolis.server.refused import STATUS

Schema = dict[str, Any]

PLACE: Final = "#/components/schemas/"
DESCRIPTION: Final = """\
Games that people play over the network.

A key opens a seat of a game, or watching it. It goes into the header `Authorization: Bearer KEY` (several with blanks
between them) and never into an address. What happens comes over a WebSocket at `/api/games/{id}/socket`: the viewer
sends `ToServer` messages, a `Hello` first, and gets `ToClient` messages. The handshake is answered with 403 if the page
came from another site, or if there are too many sockets. A socket is closed with 4400 if the viewer was refused, with
4410 if the rules of the game are gone, and with 4503 if the viewer should come again.

What is refused is answered with a `Problem`. So are addresses that are not here (404, `unknown`) and methods that
an address does not know (405, `wrong-method`). Fields that have a default are left out where they have that value.
What is no HTTP at all is answered with a bare 400.
"""
# Headers that come with an answer of some status.
HEADERS: Final[dict[int, Schema]] = {
    HTTPStatus.UNAUTHORIZED: {
        "WWW-Authenticate": {"description": "How to show a key.", "required": True, "schema": {"const": "Bearer"}}
    },
    HTTPStatus.TOO_MANY_REQUESTS: {
        "Retry-After": {
            "description": "After how many seconds to ask again.",
            "required": True,
            "schema": {"type": "integer", "minimum": 1, "maximum": LATER},
        }
    },
}


def document(endpoints: list[Endpoint], version: str, games: Iterable[Game[Position]]) -> Schema:
    """The document of all endpoints, with the messages of the socket and the tables of the games."""
    forms = Forms([form for one in endpoints for form in (one.body, one.answer)])
    for game in games:
        forms.add_table(game)
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, forms)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Areopolis", "version": version, "description": DESCRIPTION, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": forms.finished(),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }


@final
class Forms:
    """The schemas of everything that goes over the network, by name."""

    def __init__(self, kinds: list[Any]) -> None:
        types = [*[kind for kind in kinds if kind not in {None, str}], Problem, ToServer, ToClient]
        places, self.schemas = msgspec.json.schema_components(
            types, schema_hook=anything, ref_template=PLACE + "{name}"
        )
        self.places: Final = dict(zip(map(str, types), places, strict=True))
        self.schemas |= {"ToServer": self.of(ToServer), "ToClient": self.of(ToClient)}
        self.tables: Final[list[Schema]] = []

    def of(self, kind: Any) -> Schema:
        """The schema of a type."""
        return self.places[str(kind)]

    def add_table(self, game: Game[Position]) -> None:
        """The table of a game; what lies on it bears the name of the game, `OnMarsSeat`."""
        title = catalogue(DEFAULT).phrases[f"game.{game.name}"].replace(" ", "")
        (place,), schemas = msgspec.json.schema_components(
            [game.table_form()], schema_hook=anything, ref_template="{name}"
        )
        names = {name: title + name.removesuffix("Form") for name in schemas}
        assert len({*names.values()} - {*self.schemas}) == len(names), "two things on the tables have the same name"
        schemas[place["$ref"]]["properties"]["game"] = {"const": game.name}
        for name, schema in schemas.items():
            self.schemas[names[name]] = renamed(schema, names) | {"title": names[name]}
        self.tables.append(renamed(place, names))

    def finished(self) -> dict[str, Schema]:
        """All schemas, in the order of their names."""
        schemas = self.schemas | {"Table": {"description": "The table of one of the games.", "oneOf": self.tables}}
        return dict(sorted([(name, alone(schema)) for name, schema in schemas.items()]))


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema in which the names that it refers to are others."""
    if isinstance(schema, list):
        return [renamed(item, names) for item in schema]
    if isinstance(schema, dict):
        changed = {key: renamed(value, names) for key, value in schema.items()}
        return changed | {"$ref": PLACE + names[schema["$ref"]]} if "$ref" in schema else changed
    return schema


def alone(schema: Any) -> Any:
    """A schema in which nothing stands beside a reference."""
    if isinstance(schema, list):
        return [alone(item) for item in schema]
    if isinstance(schema, dict):
        return {"$ref": schema["$ref"]} if "$ref" in schema else {key: alone(value) for key, value in schema.items()}
    return schema


def operation(endpoint: Endpoint, forms: Forms) -> Schema:
    """One endpoint in the document."""
    content = (
        {PLAIN: {"schema": {"type": "string"}}}
        if endpoint.answer is str
        else {JSON: {"schema": forms.of(endpoint.answer)}}
    )
    problems: dict[int, list[str]] = {}
    for code in endpoint.codes():
        problems.setdefault(STATUS[code], []).append(code)
    described: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.text,
        "parameters": [parameter(endpoint, one) for one in endpoint.parameters],
        "responses": {str(endpoint.status): {"description": "It is so.", "content": content}}
        | {str(status): refusal(status, codes, forms) for status, codes in sorted(problems.items())},
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": forms.of(endpoint.body)}}}
    if endpoint.key:
        described["security"] = [{"key": []}]
    return described


def refusal(status: int, codes: list[str], forms: Forms) -> Schema:
    """An answer with a problem: which ones can be meant by its status."""
    schema = {"allOf": [forms.of(Problem), {"properties": {"code": {"enum": codes}}}]}
    response: Schema = {"description": ", ".join(codes), "content": {JSON: {"schema": schema}}}
    return response | ({"headers": HEADERS[status]} if status in HEADERS else {})


def parameter(endpoint: Endpoint, part: Parameter) -> Schema:
    """One parameter in the document."""
    inside = f"{{{part.name}}}" in endpoint.path
    return {
        "name": part.name,
        "in": "path" if inside else "query",
        "required": inside,
        "description": part.text,
        "schema": part.schema,
    }


def anything(kind: type) -> Schema:
    """The schema of what may be whatever JSON can say."""
    if kind is not object:
        raise NotImplementedError(f"{kind} has no schema")
    return {"description": "Anything."}
