"""Endpoints as declarations: from one list come the routes, the reading of every request, and `document.py`."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar, final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from areopolis.locale import DEFAULT, catalogue, languages
from areopolis.server import keys
from areopolis.server.house import House
from areopolis.server.messages import Problem
from areopolis.server.refused import STATUS, Code, Refused, because
from areopolis.server.store import StoreError

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
PLAIN: Final = "text/plain"
BEARER: Final = "bearer "
# What can happen to every request; to everything that needs a key, that brings a body, or that names a number.
ALWAYS: Final[tuple[Code, ...]] = ("too-large", "failed", "unavailable")
WITH_KEY: Final[tuple[Code, ...]] = ("no-key", "unknown")
WITH_BODY: Final[tuple[Code, ...]] = ("malformed", "wrong-type")
WITH_NUMBER: Final[tuple[Code, ...]] = ("malformed",)
# Seconds after which whoever asked for too much may ask again.
LATER: Final = 10


@final
class Parameter(NamedTuple):
    """A part of the path or of the query."""

    name: str
    text: str
    schema: dict[str, Any]
    required: bool = False


PLY: Final = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
SEAT: Final = {"type": "integer", "minimum": -1, "maximum": 9}
ID: Final = {"type": "string", "pattern": f"^{keys.ID.pattern}$"}
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
        given = self.request.path_params.get(name, self.request.query_params.get(name))
        if given is None:
            return usual
        if not given.removeprefix("-").isdecimal() or len(given) > 8 or not given.isascii():
            raise because("malformed", "number", name)
        if not schema["minimum"] <= int(given) <= schema["maximum"]:
            raise because("malformed", "number", name)
        return int(given)

    def keys(self) -> list[str]:
        """The keys that the request presents, several behind each other; raises Refused if there is none."""
        given = self.request.headers.get("authorization", "")
        if not given.lower().startswith(BEARER) or not given[len(BEARER) :].strip():
            raise because("no-key", "nokey")
        return given[len(BEARER) :].split()[:16]

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
    refusals: tuple[Code, ...] = ()
    key: bool = False
    status: int = 200
    # Whether the answer is large and the same for everybody, so that it may be sent packed.
    packed: bool = False

    def codes(self) -> list[Code]:
        """All codes of refusals that may come back."""
        codes: set[Code] = {*ALWAYS, *self.refusals}
        codes |= set(WITH_KEY) if self.key else set()
        codes |= set(WITH_BODY) if self.body is not None else set()
        codes |= set(WITH_NUMBER) if any(one.schema["type"] == "integer" for one in self.parameters) else set()
        return sorted(codes)


def problem(refused: Refused, language: str, incident: str = "") -> Problem:
    """A refusal in a language."""
    return Problem(refused.code, catalogue(language).sentence_segments(refused.text), incident)


def answer(body: Any, status: int = 200) -> Response:
    """An answer as JSON, or as text if it is one. Nothing of a game may be kept by caches."""
    headers = {"cache-control": "no-store"}
    if isinstance(body, str):
        return Response(body, status, headers, f"{PLAIN}; charset=utf-8")
    return Response(msgspec.json.encode(body), status, headers, JSON)


def packed(response: Response, asked: Headers) -> Response:
    """An answer, packed if whoever asks can unpack it."""
    if "gzip" not in asked.get("accept-encoding", ""):
        return response
    headers = {**response.headers, "content-encoding": "gzip", "vary": "accept-encoding"}
    del headers["content-length"]
    return Response(pack(bytes(response.body)), response.status_code, headers)


@lru_cache(maxsize=64)
def pack(data: bytes) -> bytes:
    """Data packed with gzip; what is asked for again is packed once."""
    return gzip.compress(data, 6, mtime=0)


def refusal(refused: Refused, language: str, incident: str = "") -> Response:
    """A refusal as an answer."""
    response = answer(problem(refused, language, incident), STATUS[refused.code])
    if refused.code == "too-many":
        response.headers["retry-after"] = str(LATER)
    elif refused.code == "no-key":
        response.headers["www-authenticate"] = "Bearer"
    return response


def route(endpoint: Endpoint, house: Callable[[], House]) -> Route:
    """The route of an endpoint."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def handle(request: Request) -> Response:
        try:
            body = None if decoder is None else await read_body(decoder, request)
            content = await endpoint.handle(Call(house(), request, endpoint, body))
        except Refused as error:
            return refusal(error, language_of(request))
        except StoreError:
            LOG.exception("the store failed", extra={"path": request.url.path})
            return refusal(because("unavailable", "store"), language_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        response = answer(content, endpoint.status)
        return packed(response, request.headers) if endpoint.packed else response

    return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.name)


async def read_body(decoder: msgspec.json.Decoder[Any], request: Request) -> Any:
    """The body of a request; raises Refused.

    Only what says that it is JSON is read: a page of another site cannot send that without being allowed to.
    """
    data = await request.body()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise because("wrong-type", "wrong-type")
    return decoded(decoder, data)


def decoded(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What somebody sent; raises Refused. As the schema has it, 4.0 is an integer too."""
    try:
        try:
            return decoder.decode(data)
        except msgspec.ValidationError:
            return msgspec.convert(whole(msgspec.json.decode(data)), decoder.type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise because("malformed", "malformed", str(error)[:200]) from error


def whole(value: Any) -> Any:
    """JSON in which numbers that are whole are integers."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {name: whole(item) for name, item in value.items()}
    return value
