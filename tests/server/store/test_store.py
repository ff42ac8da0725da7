"""What is given to a store is in it, once, and comes back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text

from areopolis.server.store import EntryRow, Store, StoreError, database
from tests.server.store.samples import a_game, an_entry, opened

pytestmark = pytest.mark.anyio


async def test_what_is_created_is_read_back(url: str) -> None:
    first, second = a_game("first-game-1"), a_game("second-game-2")
    entries = [an_entry(1), EntryRow(2, "ž\x00".encode(), 0.1)]
    async with opened(url) as store:
        await store.create(first, entries)
        await store.create(second, [])
        assert await store.game(first.id) == first
        assert await store.games([second.id, "no-such-game", first.id]) == [second, first]
        assert await store.games([]) == []
        assert await store.entries(first.id) == entries
        assert await store.entries(second.id) == []
        assert await store.game("no-such-game") is None
        assert await store.entries("no-such-game") == []
    async with opened(url) as store:
        assert await store.game(first.id) == first
        assert await store.entries(first.id) == entries


async def test_an_id_is_given_once(url: str) -> None:
    async with opened(url) as store:
        answers = await asyncio.gather(
            store.create(a_game(), [an_entry(1, "mine")]),
            store.create(a_game(), [an_entry(1, "yours"), an_entry(2)]),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], StoreError)
        assert await store.entries(a_game().id) == [an_entry(1, "mine")]


async def test_entries_are_read_from_where_one_is(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [an_entry(number) for number in range(1, 6)])
        assert await store.entries(a_game().id, 3) == [an_entry(4), an_entry(5)]
        assert await store.entries(a_game().id, 5) == []


async def test_a_number_is_taken_once(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [an_entry(1)])
        assert await store.append(a_game().id, an_entry(2))
        assert not await store.append(a_game().id, an_entry(2, "other"))
        assert not await store.append(a_game().id, an_entry(2))
        assert not await store.append(a_game().id, an_entry(1, "other"))
        assert await store.append(a_game().id, an_entry(3))
        assert await store.entries(a_game().id) == [an_entry(1), an_entry(2), an_entry(3)]


async def test_of_one_number_in_one_group_the_first_is_kept(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
        answers = await asyncio.gather(*[store.append(a_game().id, an_entry(1, str(body))) for body in range(10)])
        assert answers == [True] + [False] * 9
        assert await store.entries(a_game().id) == [an_entry(1, "0")]


async def test_two_stores_append_the_same_number_and_one_has_it(url: str) -> None:
    async with opened(url) as one, opened(url) as other:
        await one.create(a_game(), [])
        for number in range(1, 31):
            answers = await asyncio.gather(
                one.append(a_game().id, an_entry(number, "one")), other.append(a_game().id, an_entry(number, "other"))
            )
            assert sorted(answers) == [False, True]
            kept = (await other.entries(a_game().id, number - 1))[0]
            assert kept == an_entry(number, "one" if answers[0] else "other")


async def test_two_stores_write_many_games_in_any_order(url: str) -> None:
    names = [f"game-number-{number:02}" for number in range(40)]
    async with opened(url) as one, opened(url) as other:
        await asyncio.gather(*[one.create(a_game(name), []) for name in names])
        for number in range(1, 4):
            mine = [one.append(name, an_entry(number), "over") for name in names]
            yours = [other.append(name, an_entry(number), "cancelled") for name in reversed(names)]
            answers = await asyncio.gather(*mine, *yours)
            assert [answers[i] + answers[-1 - i] for i in range(40)] == [1] * 40


async def test_servers_take_keys_in_one_order(postgresql_url: str) -> None:
    """Two that took them in opposite orders, and met where a third stands, would wait for each other for ever."""
    names = ["game-number-1", "game-number-2", "game-number-3"]
    third = await asyncpg.connect(postgresql_url)
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        for name in names:
            await one.create(a_game(name), [])
        transaction = third.transaction()
        await transaction.start()
        await third.execute("INSERT INTO entries VALUES ($1, 1, '', 0)", names[1])
        mine = [asyncio.create_task(one.append(name, an_entry(1))) for name in names]
        yours = [asyncio.create_task(other.append(name, an_entry(1))) for name in reversed(names)]
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        async with asyncio.timeout(5):
            while await third.fetchval(waiting) < 2:  # noqa: ASYNC110  PostgreSQL tells nobody who waits
                await asyncio.sleep(0.01)
        await transaction.rollback()
        answers = await asyncio.gather(*mine, *yours)
        assert [answers[i] + answers[-1 - i] for i in range(3)] == [1] * 3
    query = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert await third.fetchval(query) == 0
    await third.close()


async def test_the_status_comes_with_the_entry_that_brings_it(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
        assert await store.append(a_game().id, an_entry(1))
        assert await store.game(a_game().id) == a_game()
        assert await store.append(a_game().id, an_entry(2), "over")
        assert await store.game(a_game().id) == a_game(status="over")
        assert not await store.append(a_game().id, an_entry(2), "cancelled")
        assert await store.game(a_game().id) == a_game(status="over")


async def test_thousands_of_appends_take_few_transactions(url: str) -> None:
    commits: list[int] = []
    async with opened(url, commits.append) as store:
        await store.create(a_game(), [])
        answers = await asyncio.gather(*[store.append(a_game().id, an_entry(n)) for n in range(1, 4001)])
        assert answers == [True] * 4000
        assert sum(commits) == 4001
        assert len(commits) <= 11
        assert await store.entries(a_game().id) == [an_entry(n) for n in range(1, 4001)]


async def test_more_than_fits_into_one_statement_is_kept_too(url: str) -> None:
    entries = [an_entry(number) for number in range(1, 8001)]
    async with opened(url) as store:
        await store.create(a_game(), entries)
        assert await store.entries(a_game().id) == entries


async def test_the_latest_snapshot_is_found(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
        await store.create(a_game("another-game"), [])
        assert await store.snapshot(a_game().id) is None
        await asyncio.gather(*[store.add_snapshot(a_game().id, number, b"\x00%d" % number) for number in (20, 10, 30)])
        await store.add_snapshot("another-game", 99, b"other")
        await store.add_snapshot(a_game().id, 10, b"the same again is nothing new")
        assert await store.snapshot(a_game().id) == (30, b"\x0030")
        assert await store.snapshot(a_game().id, 30) == (30, b"\x0030")
        assert await store.snapshot(a_game().id, 29) == (20, b"\x0020")
        assert await store.snapshot(a_game().id, 10) == (10, b"\x0010")
        assert await store.snapshot(a_game().id, 9) is None


async def test_what_goes_wrong_with_one_fails_that_one(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
        answers = await asyncio.gather(
            store.append(a_game().id, an_entry(1)),
            store.append("no-such-game", an_entry(1)),
            store.append(a_game().id, an_entry(2)),
            store.add_snapshot("no-such-game", 1, b""),
            return_exceptions=True,
        )
        assert [answers[0], answers[2]] == [True, True]
        assert isinstance(answers[1], StoreError)
        assert isinstance(answers[3], StoreError)
        assert await store.append(a_game().id, an_entry(3))
        assert await store.entries(a_game().id) == [an_entry(1), an_entry(2), an_entry(3)]


async def test_the_writer_outlives_errors_of_the_database(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])

        async def rename(old: str, new: str) -> None:
            await store._database.write(
                lambda connection: connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
            )

        await rename("entries", "away")
        with pytest.raises(StoreError, match="could not write"):
            await store.append(a_game().id, an_entry(1))
        with pytest.raises(StoreError, match="could not read"):
            await store.entries(a_game().id)
        await rename("away", "entries")
        assert await store.append(a_game().id, an_entry(1))
        assert await store.entries(a_game().id) == [an_entry(1)]


async def test_a_file_that_another_keeps_locked_fails_the_request(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", 0.1)
    async with opened(sqlite_url) as store:
        await store.create(a_game(), [])
        other = sqlite3.connect(tmp_path / "areopolis.db", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            answers = await asyncio.gather(
                *[store.append(a_game().id, an_entry(n)) for n in (1, 2)], return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [StoreError] * 2
            assert await store.game(a_game().id) == a_game()
            other.execute("ROLLBACK")
        finally:
            other.close()
        assert await store.append(a_game().id, an_entry(1))


async def test_whoever_does_not_wait_for_the_answer_stops_nobody(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
        gone = asyncio.create_task(store.append(a_game().id, an_entry(1)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append(a_game().id, an_entry(2))
        assert await store.entries(a_game().id) == [an_entry(1), an_entry(2)]


async def test_a_store_that_is_closed_does_nothing_more(url: str) -> None:
    store = await Store.open(url)
    assert await store.ready()
    await store.create(a_game(), [])
    waiting = [asyncio.create_task(store.append(a_game().id, an_entry(n))) for n in range(1, 2001)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 2000
    assert not await store.ready()
    with pytest.raises(StoreError, match="closed"):
        await store.append(a_game().id, an_entry(2001))
    with pytest.raises(StoreError, match="closed"):
        await store.game(a_game().id)
    with pytest.raises(StoreError, match="closed"):
        store.listen(lambda _game, _number: None, lambda: None)
    await store.close()
    async with opened(url) as again:
        assert len(await again.entries(a_game().id)) == 2000


async def test_a_store_is_named_by_a_url(tmp_path: Path) -> None:
    for url, reason in (
        ("areopolis.db", "named by"),
        ("mysql://host/areopolis", "not mysql"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        (f"sqlite:///{tmp_path / 'no' / 'folder.db'}", "cannot be opened"),
        (f"postgresql://me:secret@/areopolis?host={tmp_path}", "cannot be opened"),
    ):
        with pytest.raises(StoreError, match=reason) as caught:
            await Store.open(url)
        assert "secret" not in str(caught.value)


async def test_sqlite_keeps_what_it_confirms(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = await store._database.read(
            lambda connection: [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]
        )
        assert found == ["wal", 2, 1, 10_000]
