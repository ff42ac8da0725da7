"""The one task that writes: whatever waits goes into one transaction, and is answered when that is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import OperationalError

from areopolis.server.store.database import Database, is_broken, reason_of, try_again
from areopolis.server.store.rows import StoreError
from areopolis.server.store.writes import Write, write_all

LOG: Final = logging.getLogger(__name__)
# So many at once: those behind them wait no longer than for a transaction of this size.
MOST: Final = 1000


class Writer:
    """Takes writes from everybody and commits them in groups; `wrote` hears how many were in each."""

    def __init__(self, database: Database, wrote: Callable[[int], None]) -> None:
        self._database: Final = database
        self._wrote: Final = wrote
        self._waiting: Final[list[tuple[Write, asyncio.Future[bool]]]] = []
        self._wake: Final = asyncio.Event()
        self._closed = False
        self._task: Final = asyncio.create_task(self._run())

    async def write(self, write: Write) -> bool:
        """Write it and say, after the commit, whether it found its place free."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Take no more, and write what waits."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            if self._waiting:
                group = self._waiting[:MOST]
                del self._waiting[:MOST]
                await self._serve(group)
            elif not self._closed:
                self._wake.clear()

    async def _serve(self, group: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        """Write a group and answer everybody in it; where a single write is at fault, only that one fails."""
        writes = [write for write, _ in group]
        try:
            answers = await try_again(lambda again: self._commit(writes, again))
        except Exception as error:  # noqa: BLE001  whatever it was, the writer lives on
            if len(group) > 1 and may_be_of_one(error):
                for one in group:
                    await self._serve([one])
            else:
                fail(group, error)
            return
        self._wrote(len(group))
        for (_, done), answer in zip(group, answers, strict=True):
            if not done.done():
                done.set_result(answer)

    async def _commit(self, writes: list[Write], again: bool) -> list[bool]:
        return await self._database.write(lambda connection: write_all(connection, writes, again))


def may_be_of_one(error: Exception) -> bool:
    """Whether the others of a group may fare better: it is neither the connection nor the disk."""
    return not is_broken(error) and not isinstance(error, OperationalError)


def fail(group: list[tuple[Write, asyncio.Future[bool]]], error: Exception) -> None:
    """Tell everybody in a group that it could not be written."""
    reason = reason_of(error)
    LOG.warning("%d writes failed: %s", len(group), reason)
    for _, done in group:
        if not done.done():
            failure = StoreError(f"the store could not write: {reason}")
            failure.__cause__ = error
            done.set_exception(failure)
