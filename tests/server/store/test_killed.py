"""Whatever was confirmed is there, also when the process that confirmed it is killed at any moment."""

from __future__ import annotations

import random
import subprocess
import sys

import anyio
import pytest

from areopolis.server.store import EntryRow, Store
from tests.server.store.child import GAMES
from tests.server.store.samples import a_game, an_entry, opened

pytestmark = pytest.mark.anyio

TIMES = 3


def stream_until_killed(url: str, lines: int) -> list[str]:
    """What a process confirmed that was killed after so many lines, or a little later."""
    command = [sys.executable, "-m", "tests.server.store.child", "stream", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        confirmed = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        return [*confirmed, *process.stdout.read().splitlines()]


async def check(store: Store, confirmed: set[str]) -> None:
    for game in GAMES:
        entries: list[EntryRow] = await store.entries(game)
        numbers = [entry.number for entry in entries]
        assert numbers == list(range(1, len(entries) + 1))
        assert entries == [an_entry(number, f"{game} {number}") for number in numbers]
        assert {line for line in confirmed if line.startswith(game)} <= {f"{game} {number}" for number in numbers}


async def test_every_confirmed_entry_outlives_its_process(url: str) -> None:
    async with opened(url) as store:
        for game in GAMES:
            await store.create(a_game(game), [])
    confirmed: set[str] = set()
    for _ in range(TIMES):
        lines = await anyio.to_thread.run_sync(stream_until_killed, url, random.randrange(1, 300))
        new = {line.strip() for line in lines}
        assert len(new) == len(lines)
        assert not new & confirmed
        confirmed |= new
        async with opened(url) as store:
            await check(store, confirmed)
