"""How sockets are served: with uvicorn's own protocol, compressed quickly rather than to the last byte."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

# A table is 16 to 24 KB and is sent to everybody after every choice: level 2 takes half the time of the usual 6 and
# makes it a fifth longer. A larger window would make it half as long again, for 110 KB more of memory a socket.
WINDOW: Final = 12
SETTINGS: Final = {"memLevel": 5, "level": 2}


@final
class Quick(WebSocketsSansIOProtocol):
    """A connection that may become a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=SETTINGS
        )
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
