"""The store: games and their entries, kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, text

from areopolis.server.store.database import FAILURES, Address, reason_of, try_again
from areopolis.server.store.listener import Listener
from areopolis.server.store.migrate import migrate
from areopolis.server.store.reads import read_entries, read_games, read_snapshot
from areopolis.server.store.rows import EntryRow, GameRow, StoreError
from areopolis.server.store.writer import Writer
from areopolis.server.store.writes import Append, Create, Keep

T = TypeVar("T")

# Seconds in which a store answers that is ready.
READY: Final = 2.0


class Store:
    """Games in an SQLite file or a PostgreSQL database. Whatever it cannot do is a StoreError."""

    def __init__(self, address: Address, wrote: Callable[[int], None]) -> None:
        self._address: Final = address
        self._database: Final = address.database()
        self._writer: Final = Writer(self._database, wrote)
        self._listeners: Final[list[Listener]] = []
        self._closed = False

    @classmethod
    async def open(cls, url: str, wrote: Callable[[int], None] = lambda _rows: None) -> Store:
        """Open the store at `sqlite:///path` or `postgresql://…`, and bring it to the newest version.

        After every commit `wrote` is told how many writes were in it.
        """
        address = Address(url)
        await migrate(address)
        return cls(address, wrote)

    async def create(self, row: GameRow, entries: list[EntryRow]) -> None:
        """Keep a new game."""
        if not await self._writer.write(Create(row, entries)):
            raise StoreError(f"there is a game {row.id} already")

    async def game(self, id: str) -> GameRow | None:
        """The game of an id."""
        rows = await self.games([id])
        return rows[0] if rows else None

    async def games(self, ids: list[str]) -> list[GameRow]:
        """Those of the games that there are, in this order."""
        return await self._read(lambda connection: read_games(connection, ids))

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a game behind that of a number."""
        return await self._read(lambda connection: read_entries(connection, id, after))

    async def append(self, id: str, entry: EntryRow, status: str | None = None) -> bool:
        """Append an entry, and return when it is on the disk; False if its number is taken."""
        return await self._writer.write(Append(id, entry, status))

    async def add_snapshot(self, id: str, number: int, body: bytes) -> None:
        """Keep what a game was after an entry."""
        await self._writer.write(Keep(id, number, body))

    async def snapshot(self, id: str, most: int | None = None) -> tuple[int, bytes] | None:
        """The latest snapshot of a game, up to the entry of a number."""
        return await self._read(lambda connection: read_snapshot(connection, id, most))

    def listen(self, heard: Callable[[str, int], None], back: Callable[[], None]) -> asyncio.Future[None]:
        """Call `heard` with the game and number of every entry that any server appends to PostgreSQL.

        After the connection was lost and made anew, `back` is called: anything may have been missed. The future is done
        when listening has begun; whoever reads after that misses nothing. With SQLite there is nobody to hear.
        """
        self._check_open()
        if self._address.postgresql:
            self._listeners.append(Listener(self._address, heard, back))
            return self._listeners[-1].listening
        at_once: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        at_once.set_result(None)
        return at_once

    async def ready(self) -> bool:
        """Whether the store answers."""
        try:
            async with asyncio.timeout(READY):
                await self._read(lambda connection: connection.execute(text("SELECT 1")))
        except (StoreError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Write what waits, and let go of everything."""
        self._closed = True
        for listener in self._listeners:
            await listener.close()
        await self._writer.close()
        await self._database.close()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        self._check_open()
        try:
            return await try_again(lambda _again: self._database.read(read))
        except FAILURES as error:
            raise StoreError(f"the store could not read: {reason_of(error)}") from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
