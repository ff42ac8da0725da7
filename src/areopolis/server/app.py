"""The server as an ASGI application: routes, what stands before them, and what is opened and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple, final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

import areopolis
from areopolis.games import games
from areopolis.server.api import language_of, refusal, route
from areopolis.server.document import document
from areopolis.server.endpoints import ENDPOINTS
from areopolis.server.house import DROWSY, House
from areopolis.server.limits import Limits
from areopolis.server.metrics import CONTENT_TYPE, Metrics
from areopolis.server.pages import pages
from areopolis.server.refused import STATUS, Code, because
from areopolis.server.security import Guard, may_come_from
from areopolis.server.socket import Line
from areopolis.server.store import Store
from areopolis.server.thinkers import Thinkers

# Seconds beyond its time that a bot is waited for.
PATIENCE: Final = 5.0
FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429
HERE: Final = Path(str(resources.files("areopolis.server")))


@final
class Settings(NamedTuple):
    """How a server is set up: where games are kept, how many bots think at once, which other sites may open sockets.

    A game that nobody has looked at for `sleep` seconds is kept in the store alone.
    """

    store: str
    thinkers: int = 2
    origins: tuple[str, ...] = ()
    limits: Limits | None = None
    sleep: float = DROWSY


@final
class Server:
    """What a running server consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.limits: Final = settings.limits or Limits()
        self.document: Final = msgspec.json.encode(openapi())
        self._house: House | None = None

    def house(self) -> House:
        """The house, while the server is open."""
        if self._house is None:
            raise because("unavailable", "closing")
        return self._house

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store before the first request; close everything after the last."""
        store = await Store.open(self.settings.store, self.metrics.wrote)
        thinkers = Thinkers(self.settings.thinkers, PATIENCE, self.metrics)
        house = House(store, thinkers, self.limits, self.metrics, self.settings.sleep)
        await house.open()
        self._house = house
        try:
            yield
        finally:
            self._house = None
            await house.close()
            await thinkers.close()
            await store.close()

    def application(self) -> Starlette:
        """The ASGI application."""
        routes: list[BaseRoute] = [route(endpoint, self.house) for endpoint in ENDPOINTS]
        routes += [
            Route("/api/openapi.json", self.api),
            Route("/metrics", self.measures),
            WebSocketRoute("/api/games/{id}/socket", self.socket),
            *pages(HERE),
        ]
        app = Starlette(
            routes=routes,
            lifespan=self.lifespan,
            middleware=[Middleware(Guard, metrics=self.metrics, complain=complain)],
            exception_handlers={HTTPException: complaint},
        )
        # An address is written in one way; another one is not here.
        app.router.redirect_slashes = False
        return app

    async def api(self, request: Request) -> Response:
        """The OpenAPI document."""
        return Response(self.document, media_type="application/json")

    async def measures(self, request: Request) -> Response:
        """What Prometheus reads."""
        return Response(self.metrics.text(), media_type=CONTENT_TYPE)

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a viewer."""
        line = Line(self.house(), socket)
        if not may_come_from(socket.headers, self.settings.origins):
            await socket.close(FORBIDDEN)
            return
        if not self.limits.enter(line.address):
            await socket.close(TOO_MANY)
            return
        self.metrics.sockets.inc()
        try:
            await line.run(str(socket.path_params["id"]))
        finally:
            self.metrics.sockets.dec()
            self.limits.leave(line.address)


def complain(scope: Scope, code: Code, incident: str) -> ASGIApp:
    """A refusal of what did not come so far as an endpoint."""
    return refusal(because(code, code), language_of(Request(scope)), incident)


async def complaint(request: Request, error: Exception) -> Response:
    """What is not there, or not in this way."""
    assert isinstance(error, HTTPException)
    code: Code = "wrong-method" if error.status_code == STATUS["wrong-method"] else "unknown"
    response = refusal(because(code, code), language_of(request))
    if error.headers:
        response.headers.update(error.headers)
    return response


def openapi() -> dict[str, object]:
    """The document of everything that goes over the network."""
    return document(ENDPOINTS, areopolis.__version__, games().values())
