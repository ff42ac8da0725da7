"""Turns at what takes time: one at a time, so that whatever is short never waits for long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final


@final
class Turns:
    """One after the other, those who are in a hurry first; in between the loop does everything else that waits."""

    def __init__(self) -> None:
        self._taken = False
        self._hurried: Final[deque[asyncio.Future[None]]] = deque()
        self._patient: Final[deque[asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def turn(self, hurry: bool) -> AsyncIterator[None]:
        """A turn."""
        if self._taken:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            queue = self._hurried if hurry else self._patient
            queue.append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()
                raise
        self._taken = True
        try:
            yield
        finally:
            # Not at once: whoever comes in the same round of the loop would not find it taken.
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """Let the next one go on."""
        for queue in (self._hurried, self._patient):
            while queue:
                mine = queue.popleft()
                if not mine.done():
                    mine.set_result(None)
                    return
        self._taken = False
