"""Requests: each gets a number, a line in the log and a count; whatever fails inside, no traceback leaves."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, final

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopolis.server.metrics import Metrics
from areopolis.server.refused import Code

# Makes the answer to a request from it, a code of a refusal, and the number under which the log has more.
Complain = Callable[[Scope, Code, str], ASGIApp]

LOG: Final = logging.getLogger(__name__)
OPEN: Final = 101
FORBIDDEN: Final = 403
# What is written if nothing could be answered: whoever asked had gone (other servers write it so, too).
GONE: Final = 499
# How a socket is closed when we have failed.
INTERNAL_ERROR: Final = 1011
# A server that can refuse a socket with an answer says so.
DENIAL: Final = "websocket.http.response"


@final
class Watched:
    """ASGI: what happens to every request is written down, and those on which we fail are answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics, complain: Complain) -> None:
        self._app: Final = app
        self._metrics: Final = metrics
        self._complain: Final = complain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and watch."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        request = Watch(scope, send)
        try:
            await self._app(scope, receive, request.send)
        except ClientDisconnect:
            pass
        except Exception:
            LOG.exception("failed", extra={"incident": request.id, "path": scope["path"]})
            await self._answer_failed(request, receive)
        finally:
            self._metrics.requests.labels(request.route(), str(request.status or GONE)).inc()
            request.log()

    async def _answer_failed(self, request: Watch, receive: Receive) -> None:
        """Say that it is our fault, as far as that can still be said; an answer that was begun breaks off."""
        scope = request.scope
        denies = scope["type"] == "http" or DENIAL in scope.get("extensions", {})
        if not request.status and denies:
            await self._complain(scope, "failed", request.id)(scope, receive, request.send)
        elif scope["type"] == "websocket" and not request.closed:
            await request.send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": request.id})


@final
class Watch:
    """One request, or one socket from its opening to its end."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.id: Final = secrets.token_hex(8)
        self.scope: Final = scope
        self.status = 0
        self.closed = False
        self._send: Final = send
        self._start: Final = time.monotonic()

    async def send(self, message: Message) -> None:
        """Pass on what is answered, and keep its status."""
        kind = message["type"]
        if kind.endswith("http.response.start"):
            self.status = message["status"]
            self.closed = True
        elif kind == "websocket.accept":
            self.status = OPEN
        elif kind == "websocket.close":
            self.status = self.status or FORBIDDEN
            self.closed = True
        await self._send(message)

    def route(self) -> str:
        """The route as it was declared; empty if there is none for this path."""
        path: str = getattr(self.scope.get("route"), "path", "")
        return path

    def log(self) -> None:
        """Write the line: neither its query nor anything that was sent."""
        LOG.info(
            "request",
            extra={
                "incident": self.id,
                "method": self.scope.get("method", "SOCKET"),
                "path": self.scope["path"],
                "status": self.status or GONE,
                "milliseconds": round((time.monotonic() - self._start) * 1000, 1),
            },
        )
