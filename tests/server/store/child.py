"""What other processes do in the tests of the store: `python -m tests.server.store.child open|stream URL`."""

from __future__ import annotations

import asyncio
import os
import sys

from areopolis.server.store import Store
from tests.server.store.samples import an_entry, opened

GAMES = [f"game-number-{number}" for number in range(8)]


async def play(store: Store, game: str) -> None:
    """Append to a game for ever, and say of every entry that it was confirmed."""
    number = len(await store.entries(game))
    while True:
        number += 1
        assert await store.append(game, an_entry(number, f"{game} {number}"))
        os.write(1, f"{game} {number}\n".encode())


async def main(what: str, url: str) -> None:
    if what == "open":
        os.write(1, b"ready\n")
        await asyncio.to_thread(sys.stdin.readline)
    async with opened(url) as store:
        if what == "stream":
            await asyncio.gather(*[play(store, game) for game in GAMES])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
