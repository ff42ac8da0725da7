"""Connections: one way to write and read for SQLite and PostgreSQL, and what to do when one breaks."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar, final

import asyncpg
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from areopolis.server.store.rows import StoreError

T = TypeVar("T")

# Seconds that SQLite waits for another process, and that PostgreSQL may take for a connection and for a statement.
BUSY: Final = 10
CONNECT: Final = 10
COMMAND: Final = 30
# Seconds between attempts at what SQLite does not wait for.
TURN: Final = 0.02
# Threads that read SQLite.
READERS: Final = 2
# Seconds to wait before it is tried again over a new connection.
PAUSES: Final = (0.0, 0.2, 1.0)
# States of SQL: no connection, and a server that goes down or is not up yet.
LOST: Final = ("08", "57P")
# Whatever the drivers raise.
FAILURES: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Address:
    """Where a store is: the file of an SQLite database, or the URL of a PostgreSQL one as libpq understands it."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise StoreError("a store is named by sqlite:///path or postgresql://user@host/database") from None
        self.postgresql: Final = parsed.drivername in {"postgresql", "postgres"}
        if not self.postgresql and parsed.drivername != "sqlite":
            raise StoreError(f"a store is sqlite:///path or postgresql://…, not {parsed.drivername}")
        self.file: Final = "" if self.postgresql else parsed.database or ""
        if not self.postgresql and self.file in {"", ":memory:"}:
            raise StoreError("a store in memory would be lost; name a file: sqlite:///path")
        self.url: Final = url
        self.shown: Final = parsed.render_as_string(hide_password=True)

    async def connect(self) -> asyncpg.Connection:
        """A connection to PostgreSQL."""
        return await asyncpg.connect(self.url, timeout=CONNECT, command_timeout=COMMAND)

    def database(self) -> Database:
        """What reads and writes there."""
        return PostgreSql(self.engine()) if self.postgresql else Sqlite(self.file_engine())

    def engine(self) -> AsyncEngine:
        """An engine of connections to PostgreSQL."""
        return create_async_engine("postgresql+asyncpg://", async_creator=self.connect, hide_parameters=True)

    def file_engine(self) -> Engine:
        """An engine of connections to SQLite."""
        url = URL.create("sqlite", database=self.file)
        engine = create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        return engine

    def schema_engine(self) -> Engine:
        """An engine for changes of the schema of SQLite: a transaction takes them in, and has the file locked."""
        engine = self.file_engine()
        event.listen(engine, "begin", begin_immediate)
        return engine


class Database(Protocol):
    """Does work on a connection, and leaves the loop free meanwhile."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that changes nothing."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work in a transaction, which is on the disk when this returns."""
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...


@final
class PostgreSql:
    """Connections that wait in the loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that changes nothing."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of everything."""
        await self._engine.dispose()


@final
class Sqlite:
    """Threads, one that writes and some that read: all of a transaction in one go.

    A thread that had to come back to a busy loop for every statement would wait for it every time.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._writing: Final = ThreadPoolExecutor(1, "store-write")
        self._reading: Final = ThreadPoolExecutor(READERS, "store-read")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    async def close(self) -> None:
        """Let go of everything."""
        await asyncio.to_thread(self._shut)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _shut(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()


def prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Keep what is confirmed, also when the power goes; let readers read while somebody writes."""
    cursor = connection.cursor()
    keep_journal(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_journal(cursor: DBAPICursor) -> None:
    """Have the file write ahead; who opens a new file together with others is refused at once and asks again."""
    end = time.monotonic() + BUSY
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(TURN)
        else:
            return


def begin_immediate(connection: Connection) -> None:
    """Begin with the lock for writing; the driver by itself begins no transaction for changes of the schema."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def is_broken(error: BaseException) -> bool:
    """Whether the connection failed and not what was asked, so that nobody knows whether it was done."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    state = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
    return isinstance(error, OSError) or str(state).startswith(LOST)


def reason_of(error: BaseException) -> str:
    """What the database says, without the statement it says it about."""
    return str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__


async def try_again(work: Callable[[bool], Awaitable[T]]) -> T:
    """Do the work, again over a new connection if one broke; the work is told whether it may have been done already."""
    again = False
    for pause in PAUSES:
        try:
            return await work(again)
        except FAILURES as error:
            if not is_broken(error):
                raise
            again = True
            await asyncio.sleep(pause)
    return await work(again)
