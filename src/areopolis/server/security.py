"""Security: headers that let a page do nothing but play, bodies of a bounded size, sockets from our own pages only."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopolis.server.metrics import Metrics
from areopolis.server.requests import Complain, Watched

POLICY: Final = (
    "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"permissions-policy": b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
}
# What a seat sees is for nobody else's eyes; whoever answers with something that may be kept says so.
UNLESS_SAID: Final = (b"cache-control", b"no-store")
PORTS: Final = {"http": 80, "https": 443}
# The largest thing that anybody sends is the record of a long game.
MOST_BODY: Final = 1 << 20


@final
class Guard:
    """ASGI: all that stands between the network and the routes, in its order."""

    def __init__(self, app: ASGIApp, metrics: Metrics, complain: Complain, most_body: int = MOST_BODY) -> None:
        self._app: Final = SafeHeaders(Watched(BoundedBody(app, most_body, complain), metrics, complain))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass."""
        await self._app(scope, receive, send)


@final
class SafeHeaders:
    """ASGI: every answer has the headers that keep browsers strict."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to what is answered."""

        async def send_strictly(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                message = {**message, "headers": strict(message.get("headers", ()))}
            await send(message)

        await self._app(scope, receive, send_strictly)


def strict(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Headers of an answer, with ours in place of any of the same name."""
    others = [(name, value) for name, value in headers if name.lower() not in HEADERS]
    if not any(name.lower() == UNLESS_SAID[0] for name, _ in others):
        others.append(UNLESS_SAID)
    return [*others, *HEADERS.items()]


class TooLarge(Exception):
    """The body of a request has no end that we wait for."""


@final
class BoundedBody:
    """ASGI: a request whose body is larger than `most` bytes, as it says or as it turns out, is refused."""

    def __init__(self, app: ASGIApp, most: int, complain: Complain) -> None:
        self._app: Final = app
        self._most: Final = most
        self._complain: Final = complain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is small enough."""
        said = Headers(scope=scope).get("content-length", "") if scope["type"] == "http" else ""
        if said.isdecimal() and (len(said) > 18 or int(said) > self._most):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "http":
            await self._count(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _count(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a body as long as it is small enough. What others make of our error is not sent."""
        got, started = 0, False

        async def receive_counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self._most:
                raise TooLarge
            return message

        async def send_if_small(message: Message) -> None:
            nonlocal started
            if started or got <= self._most:
                started = True
                await send(message)

        try:
            await self._app(scope, receive_counted, send_if_small)
        except Exception:
            if got <= self._most:
                raise
        if got > self._most and not started:
            await self._refuse(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request and end the connection, because the rest of the body is still to come."""

        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            await send(message)

        await self._complain(scope, "too-large", "")(scope, receive, send_last)


def may_come_from(headers: Headers, allowed: Collection[str] = ()) -> bool:
    """Whether a socket may be opened: by a page of the host that it asks, or of an origin that is allowed.

    Whoever says no origin is no browser, and nobody can make him open sockets that he does not want.
    """
    origins, hosts = headers.getlist("origin"), headers.getlist("host")
    if not origins:
        return True
    origin = place(origins[0])
    if origin is None or len(origins) > 1 or len(hosts) != 1:
        return False
    return origin == place(f"{origin[0]}://{hosts[0]}") or origin in [place(other) for other in allowed]


def place(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in {"", "/"} or parts.query or parts.fragment:
        return None
    return None if "@" in parts.netloc else (parts.scheme, parts.hostname, port or PORTS[parts.scheme])
