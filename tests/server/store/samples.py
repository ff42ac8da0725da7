"""Games and entries to keep."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from areopolis.server.store import EntryRow, GameRow, SeatRow, Store


def a_game(name: str = "first-game-1", status: str = "open") -> GameRow:
    return GameRow(
        id=name,
        game="terraforming",
        rules=7,
        options={"map": "tharsis", "corporate_era": "yes"},
        seed=-(2**63),
        name="Úterý večer",
        seats=[
            SeatRow(0, "Žofie", "person", "", b"\x00\xff" * 16),
            SeatRow(1, "", "bot", "greedy:depth=2", b""),
            SeatRow(2, "MarsBot", "automa", "", b""),
        ],
        watch=b"\x01" * 32,
        settings={"clock": {"budget": 600, "increment": 10.5}, "hints": True, "from": None},
        created=1791111111.123456,
        status=status,
    )


def an_entry(number: int, body: str = '{"choice": "pass"}') -> EntryRow:
    return EntryRow(number, body.encode(), 1791111111.1 + number)


@asynccontextmanager
async def opened(url: str, wrote: Callable[[int], None] = lambda _rows: None) -> AsyncIterator[Store]:
    store = await Store.open(url, wrote)
    try:
        yield store
    finally:
        await store.close()
