"""Endpoints as declarations: from one list come the routes, the reading of every request, and the OpenAPI document."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, final

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from areopolis.kernel.why import Text
from areopolis.locale import DEFAULT, catalogue, languages
from areopolis.server.house import House
from areopolis.server.messages import Problem, ToClient, ToServer
from areopolis.server.refused import STATUS, Refused, because
from areopolis.server.store import StoreError

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
PLAIN: Final = "text/plain"
BEARER: Final = "bearer "
# What can happen to every request, and what to everything that needs a key.
ALWAYS: Final = ("malformed", "too-many", "failed", "unavailable")
WITH_KEY: Final = ("no-key", "unknown")
WITH_BODY: Final = ("malformed", "too-large")


@final
class Parameter(NamedTuple):
    """A part of the path or of the query."""

    name: str
    text: str
    schema: dict[str, Any]
    required: bool = False


PLY: Final = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
SEAT: Final = {"type": "integer", "minimum": -1, "maximum": 9}
ID: Final = {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,32}$"}
WORD: Final = {"type": "string", "pattern": "^[a-z]{2,40}$"}


@final
class Call:
    """One request: what it brings, read and checked."""

    def __init__(self, house: House, request: Request, endpoint: Endpoint, body: Any) -> None:
        self.house: Final = house
        self.request: Final = request
        self.endpoint: Final = endpoint
        self.body: Final = body

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str, usual: int) -> int:
        """A number of the path or the query; raises Refused."""
        schema = next(parameter.schema for parameter in self.endpoint.parameters if parameter.name == name)
        given = str(self.request.path_params.get(name, self.request.query_params.get(name, "")))
        if not given:
            return usual
        if not given.removeprefix("-").isdecimal() or len(given) > 8 or not given.isascii():
            raise because("malformed", "number", name)
        if not schema["minimum"] <= int(given) <= schema["maximum"]:
            raise because("malformed", "number", name)
        return int(given)

    def keys(self) -> list[str]:
        """The keys that the request presents, several behind each other; raises Refused if there is none."""
        found = self.request.headers.get("authorization", "")
        if not found.lower().startswith(BEARER) or not found[len(BEARER) :].strip():
            raise because("no-key", "nokey")
        return found[len(BEARER) :].split()[:16]

    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    def language(self) -> str:
        """The language that the request asks for; English if we don't know it."""
        return language_of(self.request)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is, as the server that stands before us says if it is trusted."""
    return connection.client.host if connection.client is not None else ""


def language_of(request: Request) -> str:
    """The language of a request: in the query, else the first that we know of those the browser prefers."""
    wanted = [request.query_params.get("language", "")]
    wanted += [part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    known = [word.partition("-")[0].lower() for word in wanted]
    return next((code for code in known if code in languages()), DEFAULT)


@final
class Endpoint(NamedTuple):
    """What can be asked for: where, with what, and what may come back."""

    method: str
    path: str
    name: str
    text: str
    answer: Any
    handle: Callable[[Call], Awaitable[Any]]
    body: Any = None
    parameters: tuple[Parameter, ...] = ()
    # Codes of refusals beside those that are always possible.
    refusals: tuple[str, ...] = ()
    key: bool = False
    status: int = 200

    def codes(self) -> list[str]:
        """All codes of refusals that may come back."""
        found = {*ALWAYS, *self.refusals}
        found |= set(WITH_KEY) if self.key else set()
        found |= set(WITH_BODY) if self.body is not None else set()
        return sorted(found)


def problem(refused: Refused, language: str, incident: str = "") -> Problem:
    """A refusal in a language."""
    return Problem(
        msgspec.convert(refused.code, type=str), catalogue(language).sentence_segments(refused.text), incident
    )


def answer(found: Any, status: int = 200) -> Response:
    """An answer as JSON, or as text if it is one. Nothing of a game may be kept by caches."""
    headers = {"cache-control": "no-store"}
    if isinstance(found, str):
        return Response(found, status, headers, f"{PLAIN}; charset=utf-8")
    return Response(msgspec.json.encode(found), status, headers, JSON)


def refusal(refused: Refused, language: str, incident: str = "") -> Response:
    """A refusal as an answer."""
    found = answer(problem(refused, language, incident), STATUS[refused.code])
    if refused.code == "too-many":
        found.headers["retry-after"] = "10"
    return found


def route(endpoint: Endpoint, house: Callable[[], House]) -> Route:
    """The route of an endpoint."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        try:
            body = None if decoder is None else read_body(decoder, await request.body())
            found = await endpoint.handle(Call(house(), request, endpoint, body))
        except Refused as error:
            return refusal(error, language_of(request))
        except StoreError:
            LOG.exception("the store failed")
            return refusal(because("unavailable", "store"), language_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        return answer(found, endpoint.status)

    return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.name)


def read_body(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """The body of a request; raises Refused."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", Text("server.refused.malformed", str(error)[:200])) from error


def document(endpoints: list[Endpoint], version: str, tables: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document of all endpoints, with the messages of the socket and the tables of the games."""
    types = [found for endpoint in endpoints for found in (endpoint.body, endpoint.answer) if found not in {None, str}]
    types += [Problem, ToServer, ToClient, *tables.values()]
    refs, components = msgspec.json.schema_components(
        types, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(map(str, types), refs, strict=True))
    components |= {
        "ToServer": schemas[str(ToServer)],
        "ToClient": schemas[str(ToClient)],
    }
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Areopolis", "version": version, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }


DESCRIPTION: Final = (
    "Games that people play over the network. A key opens a seat of a game, or watching it; it goes into the header "
    "`Authorization: Bearer KEY` and never into an address. What happens comes over a WebSocket at "
    "`/api/games/{id}/socket`: the viewer sends `ToServer` messages, a `Hello` first, and gets `ToClient` messages."
)


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """One endpoint in the document."""
    content = (
        {PLAIN: {"schema": {"type": "string"}}}
        if endpoint.answer is str
        else {JSON: {"schema": schemas[str(endpoint.answer)]}}
    )
    problems: dict[int, list[str]] = {}
    for code in endpoint.codes():
        problems.setdefault(STATUS[code], []).append(code)
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.text,
        "parameters": [parameter(endpoint, one) for one in endpoint.parameters],
        "responses": {str(endpoint.status): {"description": "It is so.", "content": content}}
        | {
            str(status): {"description": ", ".join(codes), "content": {JSON: {"schema": schemas[str(Problem)]}}}
            for status, codes in sorted(problems.items())
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(endpoint.body)]}}}
    if endpoint.key:
        found["security"] = [{"key": []}]
    return found


def parameter(endpoint: Endpoint, found: Parameter) -> dict[str, Any]:
    """One parameter in the document."""
    inside = f"{{{found.name}}}" in endpoint.path
    return {
        "name": found.name,
        "in": "path" if inside else "query",
        "required": inside,
        "description": found.text,
        "schema": found.schema,
    }


def anything(kind: type) -> dict[str, Any]:
    """The schema of what may be whatever JSON can say."""
    if kind is not object:
        raise NotImplementedError(f"{kind} has no schema")
    return {"description": "Anything."}
