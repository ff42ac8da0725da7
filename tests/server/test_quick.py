"""Sockets are compressed, with a window that thousands of them can have."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate

from areopolis.server.client import Api
from areopolis.server.messages import Hello, State
from areopolis.server.quick import WINDOW
from tests.server.process import ServerProcess
from tests.server.table import DUEL

pytestmark = pytest.mark.anyio


async def test_sockets_are_compressed(sqlite_url: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite_url, tmp_path) as server:
        async with Api(server.base) as api:
            created = await api.create(DUEL)
        url = f"ws{server.base.removeprefix('http')}/api/games/{created.id}/socket"
        async with connect(url) as socket:
            [deflate] = socket.protocol.extensions
            assert isinstance(deflate, PerMessageDeflate)
            assert deflate.remote_max_window_bits == WINDOW
            await socket.send(msgspec.json.encode(Hello([created.seats[0].key])).decode())
            assert msgspec.json.decode(await socket.recv(), type=State).game == created.id
