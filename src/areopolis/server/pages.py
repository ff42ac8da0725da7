"""The pages: the table of the web if it was built, and the plain one, which needs no building and plays any game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from areopolis.server.api import packed

PLAIN: Final = "plain"
WEB: Final = "web"
INDEX: Final = "index.html"
# Files of the web have names that change with what is in them.
PACKED: Final = frozenset({".js", ".css", ".svg"})
FOR_EVER: Final = "public, max-age=31536000, immutable"


@final
class Built(StaticFiles):
    """Files that browsers may keep, because others would have other names. They are packed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with leave to keep it."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        asked = Headers(scope=scope)
        if not isinstance(response, FileResponse) or Path(path).suffix not in PACKED or "range" in asked:
            return response
        return packed(Response(read(str(response.path)), 200, {**response.headers}), asked)


@cache
def read(path: str) -> bytes:
    """What is in a file that never changes."""
    return Path(path).read_bytes()


def pages(folder: Path) -> list[BaseRoute]:
    """The routes of all pages in a folder; without built ones, the plain ones are at their addresses too."""

    async def plain(request: Request) -> Response:
        return FileResponse(folder / PLAIN / INDEX)

    async def web(request: Request) -> Response:
        return FileResponse(folder / WEB / INDEX, headers={"cache-control": "no-store"})

    async def instead(request: Request) -> Response:
        """Lead to the plain page; browsers keep the key behind the address."""
        return RedirectResponse(f"/plain/{request.path_params.get('id', '')}")

    built = (folder / WEB / INDEX).is_file()
    routes: list[BaseRoute] = [
        Route("/", web if built else instead),
        Route("/t/{id}", web if built else instead),
        Route("/plain/", plain),
        Route("/plain/{id}", plain),
        Mount("/static", GZipMiddleware(StaticFiles(directory=folder / PLAIN))),
    ]
    return [*routes, Mount("/app", Built(directory=folder / WEB))] if built else routes
