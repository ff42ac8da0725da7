"""The line to a process that thinks: starts it, sends jobs, receives answers, ends it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from areopolis.server.worker import LENGTH, Answer, packed

# No notation is longer than this.
MOST_ANSWER: Final = 1 << 16


class Line:
    """A process, which finds modules where the server does, and the socket to it.

    It is not started through asyncio, which may look for the end of a process twice at once; and it is started by the
    thread of the loop, so that it lives as long as that.
    """

    def __init__(self, make: str, most_memory: int) -> None:
        self.jobs = 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._socket, there = socket.socketpair()
        with there:
            self.process: Final = subprocess.Popen(  # noqa: S603 - nothing of it comes from outside
                [sys.executable, "-P", "-m", "areopolis.server.worker", make, str(most_memory)],
                stdin=there,
                stdout=there,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([path or str(Path.cwd()) for path in sys.path])},
                # Not in the group of the terminal: Ctrl-C is for the server, which then decides.
                start_new_session=True,
            )

    async def open(self) -> None:
        """Wait until the process is ready for jobs."""
        self._streams = await asyncio.open_connection(sock=self._socket)
        await self._receive(self._streams[0])

    async def exchange(self, message: bytes) -> Answer:
        """Send a job and wait for its answer; raises EOFError, OSError or DecodeError if there is none."""
        assert self._streams is not None
        reader, writer = self._streams
        writer.write(packed(message))
        await writer.drain()
        self.jobs += 1
        return await self._receive(reader)

    @staticmethod
    async def _receive(reader: asyncio.StreamReader) -> Answer:
        (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
        if length > MOST_ANSWER:
            raise EOFError("an answer without end")
        return msgspec.json.decode(await reader.readexactly(length), type=Answer)

    async def close(self) -> int:
        """End the process, wait until it is gone, and say with which code."""
        self.process.kill()
        if self._streams is None:
            self._socket.close()
        else:
            self._streams[1].close()
        return await asyncio.to_thread(self.process.wait)
