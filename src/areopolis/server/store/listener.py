"""Hears, over a connection of its own, what all servers append to one PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from areopolis.server.store.database import FAILURES, Address
from areopolis.server.store.writes import CHANNEL

LOG: Final = logging.getLogger(__name__)
# Seconds: how often to ask whether the connection is still there, and to wait before it is made anew.
ASK: Final = 15.0
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0


class Listener:
    """Calls `heard` for every entry, and `back` when it listens again after it could not."""

    def __init__(self, address: Address, heard: Callable[[str, int], None], back: Callable[[], None]) -> None:
        self._address: Final = address
        self._heard: Final = heard
        self._back: Final = back
        self.listening: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._task: Final = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self.listening.cancel()

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await self._address.connect()
                try:
                    await connection.add_listener(CHANNEL, self._hear)
                    pause = FIRST_PAUSE
                    self._begin()
                    await self._stay(connection)
                finally:
                    connection.terminate()
            except FAILURES as error:
                LOG.warning("the connection for listening broke: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _begin(self) -> None:
        if self.listening.done():
            self._back()
        else:
            self.listening.set_result(None)

    async def _stay(self, connection: asyncpg.Connection) -> None:
        """Return when the connection is lost; asking now and then finds out about one that fell silent."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), ASK)
                return
            await connection.execute("SELECT 1")

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        game, _, number = str(payload).rpartition(" ")
        if game and number.isdecimal():
            self._heard(game, int(number))
