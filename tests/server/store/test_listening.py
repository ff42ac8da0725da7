"""Servers on one PostgreSQL hear of each other's entries."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from areopolis.server.store import listener
from tests.server.store.proxy import proxied
from tests.server.store.samples import a_game, an_entry, opened

pytestmark = pytest.mark.anyio


class Ears:
    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.times_back = 0
        self._news = asyncio.Event()

    def hear(self, game: str, number: int) -> None:
        self.heard.append((game, number))
        self._news.set()

    def back(self) -> None:
        self.times_back += 1
        self._news.set()

    async def wait_for(self, *, heard: int = 0, back: int = 0, seconds: float = 1.0) -> None:
        """Wait until so many were heard and it came back so often, but not too long."""
        async with asyncio.timeout(seconds):
            while len(self.heard) < heard or self.times_back < back:
                self._news.clear()
                await self._news.wait()


async def test_entries_are_heard_by_all_servers(postgresql_url: str) -> None:
    one_ears, other_ears = Ears(), Ears()
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        await one.listen(one_ears.hear, one_ears.back)
        await other.listen(other_ears.hear, other_ears.back)
        await one.create(a_game(), [an_entry(1)])
        for number in range(2, 12):
            store = (one, other)[number % 2]
            assert await store.append(a_game().id, an_entry(number))
            assert not await store.append(a_game().id, an_entry(number))
            for ears in (one_ears, other_ears):
                await ears.wait_for(heard=number - 1)
        for ears in (one_ears, other_ears):
            assert ears.heard == [(a_game().id, number) for number in range(2, 12)]
            assert ears.times_back == 0


async def test_a_group_is_heard_entry_by_entry(postgresql_url: str) -> None:
    ears = Ears()
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        await other.listen(ears.hear, ears.back)
        await one.create(a_game(), [])
        await asyncio.gather(*[one.append(a_game().id, an_entry(number)) for number in range(1, 301)])
        await ears.wait_for(heard=300)
        assert ears.heard == [(a_game().id, number) for number in range(1, 301)]


async def test_what_others_say_on_the_channel_is_passed_over(postgresql_url: str) -> None:
    ears = Ears()
    async with opened(postgresql_url) as store:
        await store.create(a_game(), [])
        await store.listen(ears.hear, ears.back)
        connection = await asyncpg.connect(postgresql_url)
        for payload in ("", "hello", "a game x", " 7"):
            await connection.execute("SELECT pg_notify('areopolis', $1)", payload)
        await connection.close()
        assert await store.append(a_game().id, an_entry(1))
        await ears.wait_for(heard=1)
        assert ears.heard == [(a_game().id, 1)]


async def test_the_listener_comes_back(postgresql_url: str) -> None:
    ears = Ears()
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        await one.create(a_game(), [])
        await other.listen(ears.hear, ears.back)
        for times in (1, 2, 3):
            connection = await asyncpg.connect(postgresql_url)
            ended = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
            assert len(ended) == 1
            await connection.close()
            await ears.wait_for(back=times, seconds=2)
            assert await one.append(a_game().id, an_entry(times))
            await ears.wait_for(heard=times)
            assert ears.heard[-1] == (a_game().id, times)


async def test_a_connection_that_falls_silent_is_noticed(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "ASK", 0.3)
    ears = Ears()
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store:
        await store.listen(ears.hear, ears.back)
        await asyncio.sleep(1)
        assert ears.times_back == 0
        proxy.silence()
        await ears.wait_for(back=1, seconds=3)


async def test_the_listener_waits_for_a_database_that_is_away(postgresql_url: str) -> None:
    ears = Ears()
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store:
        await store.listen(ears.hear, ears.back)
        await proxy.close()
        await asyncio.sleep(0.5)
        assert ears.times_back == 0
        await proxy.open()
        await ears.wait_for(back=1, seconds=3)


async def test_with_sqlite_there_is_nobody_to_hear(sqlite_url: str) -> None:
    ears = Ears()
    async with opened(sqlite_url) as store:
        await store.listen(ears.hear, ears.back)
        await store.create(a_game(), [])
        assert await store.append(a_game().id, an_entry(1))
    assert (ears.heard, ears.times_back) == ([], 0)
