"""A real server on a free port, for as long as a test needs it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import uvicorn
from starlette.types import ASGIApp


@contextmanager
def serving(app: ASGIApp, lifespan: Literal["on", "off"] = "off", port: int = 0) -> Iterator[int]:
    """The port at which uvicorn serves an application, as `areopolis serve` lets it."""
    with socket.create_server(("127.0.0.1", port)) as listening:
        port = listening.getsockname()[1]
        config = uvicorn.Config(
            app, ws="websockets-sansio", lifespan=lifespan, log_config=None, access_log=False, server_header=False
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            yield port
        finally:
            server.should_exit = True
            thread.join()
