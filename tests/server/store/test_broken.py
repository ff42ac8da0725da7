"""Connections to PostgreSQL break at any moment: nothing is lost, nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from areopolis.server.store import Store, StoreError, database
from tests.server.store.proxy import proxied
from tests.server.store.samples import a_game, an_entry, opened

pytestmark = pytest.mark.anyio


async def is_done() -> bool:
    return True


async def is_not_done() -> bool:
    return False


@pytest.mark.parametrize("commit", [is_done, is_not_done])
async def test_an_append_whose_commit_is_unknown_is_looked_up(
    postgresql_url: str, commit: Callable[[], Awaitable[bool]]
) -> None:
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store, opened(postgresql_url) as other:
        await store.create(a_game(), [])
        proxy.at_commit = commit
        answers = await asyncio.gather(
            *[store.append(a_game().id, an_entry(n)) for n in (1, 2)], store.append(a_game().id, an_entry(1, "late"))
        )
        assert proxy.commits_cut == 1
        assert answers == [True, True, False]
        assert await other.entries(a_game().id) == [an_entry(1), an_entry(2)]


@pytest.mark.parametrize("commit", [is_done, is_not_done])
async def test_a_game_whose_commit_is_unknown_is_looked_up(
    postgresql_url: str, commit: Callable[[], Awaitable[bool]]
) -> None:
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store:
        await store.create(a_game("another-game"), [])
        proxy.at_commit = commit
        await store.create(a_game(), [an_entry(1)])
        assert proxy.commits_cut == 1
        assert await store.game(a_game().id) == a_game()
        assert await store.entries(a_game().id) == [an_entry(1)]
        with pytest.raises(StoreError, match="already"):
            await store.create(a_game(), [])


async def somebody_waits(url: str) -> None:
    """Wait until somebody waits for what another has locked."""
    looking = await asyncpg.connect(url)
    while not await looking.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        await looking.execute("SELECT pg_sleep(0.02)")
    await looking.close()


async def test_what_another_wrote_meanwhile_is_not_taken_for_ones_own(postgresql_url: str) -> None:
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store, opened(postgresql_url) as other:
        await store.create(a_game(), [])
        writing: list[asyncio.Task[bool]] = []

        async def overtake() -> bool:
            # It waits for the transaction that is open here, and has the number when that is cut.
            writing.append(asyncio.create_task(other.append(a_game().id, an_entry(1, "other"))))
            await somebody_waits(postgresql_url)
            return False

        proxy.at_commit = overtake
        assert not await store.append(a_game().id, an_entry(1))
        assert await asyncio.gather(*writing) == [True]
        assert await store.entries(a_game().id) == [an_entry(1, "other")]


async def test_connections_that_broke_are_made_anew(postgresql_url: str) -> None:
    async with proxied(postgresql_url) as proxy, opened(proxy.url) as store:
        await store.create(a_game(), [])
        for number in range(1, 6):
            await asyncio.gather(*[store.game(a_game().id) for _ in range(5)])
            proxy.cut()
            assert await store.append(a_game().id, an_entry(number))
            proxy.cut()
            assert await store.game(a_game().id) == a_game()
        assert await store.entries(a_game().id) == [an_entry(number) for number in range(1, 6)]


async def test_a_database_that_is_away_fails_requests_and_comes_back(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PAUSES", (0.0, 0.01))
    async with proxied(postgresql_url) as proxy:
        store = await Store.open(proxy.url)
        await store.create(a_game(), [])
        assert await store.ready()
        await proxy.close()
        assert not await store.ready()
        with pytest.raises(StoreError, match="could not write"):
            await store.append(a_game().id, an_entry(1))
        with pytest.raises(StoreError, match="could not read"):
            await store.entries(a_game().id)
        await proxy.open()
        assert await store.ready()
        assert await store.append(a_game().id, an_entry(1))
        await store.close()
