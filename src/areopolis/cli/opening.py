"""A server for oneself: games in the user's own folder, the first port that is free, a browser that opens by itself."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, final

import typer
import uvicorn

from areopolis.cli.saves import data_folder
from areopolis.kernel.errors import BadOptions

# Ports that are tried, from the one that was asked for.
MOST_PORTS: Final = 50
FILE: Final = "games.db"
NOT_STARTED: Final = 3


def own_store() -> Path:
    """The file of the games that one plays at home."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / FILE


def listen(host: str, port: int) -> socket.socket:
    """A socket at the first port that nobody uses, from this one on; raises BadOptions."""
    problem: OSError | None = None
    for candidate in [0] if port == 0 else range(port, min(port + MOST_PORTS, 1 << 16)):
        try:
            return socket.create_server((host, candidate))
        except OSError as error:
            problem = problem or error
    raise BadOptions(f"cannot listen on {host}, port {port}: {problem}")


def can_open(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen for a browser; one in the terminal would stand in our way."""
    if platform in {"win32", "darwin"} or environment.get("BROWSER"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Say where the game is, and open it in a browser if there is one."""
    print(f"Areopolis: {address}\nCtrl-C ends it.", flush=True)  # noqa: T201 - it is what the command says
    if can_open(os.environ, sys.platform):
        # Some browsers only return when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@final
class Opening(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened: Final = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self.opened()


def serve_here(config: uvicorn.Config) -> None:
    """Serve at a free port, open the page, and go on until Ctrl-C."""
    with listen(config.host, config.port) as listening:
        host, port = listening.getsockname()[:2]
        shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - shown, not bound
        run(Opening(config, lambda: show(f"http://{shown}:{port}/")), [listening])


def run(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """Serve until Ctrl-C; raises Exit if it cannot begin."""
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        raise typer.Exit(NOT_STARTED)
