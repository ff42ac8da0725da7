"""A way to PostgreSQL that can be cut: real sockets on both sides."""

from __future__ import annotations

import asyncio
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

SOCKET: Final = ".s.PGSQL.5432"


class Proxy:
    """Passes everything on between clients and PostgreSQL, until it is told otherwise."""

    def __init__(self, behind: str) -> None:
        found = re.search(r"host=([^&]+)", behind)
        assert found
        self._behind: Final = f"{found[1]}/{SOCKET}"
        self._folder: Final = Path(tempfile.mkdtemp(prefix="areopolis-"))
        self._server: asyncio.Server | None = None
        self._ways: Final[set[asyncio.Task[None]]] = set()
        self._silent: Final[set[asyncio.Task[None]]] = set()
        self.url: Final = behind.replace(found[1], str(self._folder))
        # What to do with the next commit, once; whether it is passed on afterwards is the answer, and then all is cut.
        self.at_commit: Callable[[], Awaitable[bool]] | None = None
        self.commits_cut = 0

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._connect, self._folder / SOCKET)

    async def close(self) -> None:
        """No way any more."""
        assert self._server
        self._server.close()
        self.cut()
        await asyncio.gather(*self._ways, return_exceptions=True)
        (self._folder / SOCKET).unlink(missing_ok=True)

    def remove(self) -> None:
        shutil.rmtree(self._folder)

    def cut(self) -> None:
        """Cut all connections that there are."""
        for way in self._ways:
            way.cancel()

    def silence(self) -> None:
        """Pass nothing on any more over the connections that there are, without a word."""
        self._silent.update(self._ways)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        way = asyncio.current_task()
        assert way
        self._ways.add(way)
        far_reader, far_writer = await asyncio.open_unix_connection(self._behind)
        back = asyncio.create_task(self._pass(far_reader, writer))
        with suppress(asyncio.CancelledError, OSError):
            await self._pass_forth(reader, far_writer, back)
        back.cancel()
        for end in (writer, far_writer):
            end.close()
        self._ways.discard(way)

    async def _pass_forth(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: asyncio.Task[None]
    ) -> None:
        while data := await reader.read(1 << 16):
            if asyncio.current_task() in self._silent:
                continue
            if b"COMMIT" in data and self.at_commit:
                decide, self.at_commit = self.at_commit, None
                self.commits_cut += 1
                back.cancel()
                if await decide():
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(0.2)  # PostgreSQL does it, and nobody passes the answer on
                return
            writer.write(data)
            await writer.drain()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(url)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
        proxy.remove()
