"""A store that cannot be reached: nothing is confirmed or shown that is not stored, and all goes on when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from areopolis.server.client import Api, Table, ticket
from areopolis.server.entry import Chose, read_entry
from areopolis.server.store import Store
from tests.server.process import ServerProcess
from tests.server.store.proxy import proxied
from tests.server.table import DUEL, refused, some

pytestmark = pytest.mark.anyio


async def test_a_game_outlives_a_store_that_is_gone_for_a_while(postgresql_url: str, tmp_path: Path) -> None:
    async with proxied(postgresql_url) as proxy:
        server = ServerProcess(proxy.url, tmp_path)
        await asyncio.to_thread(server.start)
        try:
            async with Api(server.base) as api:
                created = await api.create(DUEL)
                async with (
                    Table(server.base, ticket(created, 0)) as table,
                    Table(server.base, ticket(created)) as watcher,
                ):
                    before = table.state
                    await proxy.close()
                    deed = Chose(0, 0, some(before))
                    for asked in (api.do(ticket(created, 0), deed), api.look(ticket(created)), api.create(DUEL)):
                        assert await refused(asked) == "unavailable"
                    assert (watcher.state.number, watcher.state.plies) == (0, 0)
                    await proxy.open()
                    after = await table.choose(some(before, 2))
                    assert (after.number, after.plies) == (1, 1)
                    seen = await watcher.until(lambda state: state.plies == 1)
                    assert seen.number == 1
            store = await Store.open(postgresql_url)
            entries = [(entry.number, read_entry(entry.body)) for entry in await store.entries(created.id)]
            await store.close()
            assert entries == [(1, Chose(0, 0, some(before, 2)))]
        finally:
            await asyncio.to_thread(server.stop)
