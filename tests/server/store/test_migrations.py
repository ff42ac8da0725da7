"""Stores of every version become stores of this version, with all that is in them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from areopolis.server.store import EntryRow, GameRow, SeatRow, Store, StoreError
from areopolis.server.store.database import Address
from areopolis.server.store.migrate import migrate, versions
from areopolis.server.store.schema import METADATA
from tests.server.store.samples import a_game, an_entry, opened
from tests.test_house import SOURCE

pytestmark = pytest.mark.anyio

# A game as plain SQL, as it was written by the version that brought this form, and as it is read now.
PUT = {
    "0001": (
        """INSERT INTO games (id, game, rules, options, seed, name, watch, settings, created, status)
           VALUES ('an-old-game', 'onmars', 3, '{"seats": "two"}', 9007199254740993, '', :key, '{}', 12.5, 'open')""",
        "INSERT INTO seats (game, seat, name, kind, spec, key) VALUES ('an-old-game', 0, 'Ann', 'person', '', :key)",
        "INSERT INTO seats (game, seat, name, kind, spec, key) VALUES ('an-old-game', 1, 'Bot', 'bot', 'random', :key)",
        "INSERT INTO entries (game, number, body, at) VALUES ('an-old-game', 1, :key, 13.25)",
        "INSERT INTO snapshots (game, number, body) VALUES ('an-old-game', 1, :key)",
    ),
}
KEY = b"\x00\x01\xfe\xff"
OLD = GameRow(
    id="an-old-game",
    game="onmars",
    rules=3,
    options={"seats": "two"},
    seed=9007199254740993,
    name="",
    seats=[SeatRow(0, "Ann", "person", "", KEY), SeatRow(1, "Bot", "bot", "random", KEY)],
    watch=KEY,
    settings={},
    created=12.5,
    status="open",
)


async def run(url: str, *statements: str) -> None:
    def all_of_them(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement), {"key": KEY} if ":key" in statement else {})

    database = Address(url).database()
    await database.write(all_of_them)
    await database.close()


@pytest.mark.parametrize("version", versions())
async def test_a_store_of_every_version_is_brought_up(url: str, version: str) -> None:
    await migrate(Address(url), version)
    await run(url, *PUT[max(known for known in PUT if known <= version)])
    async with opened(url) as store:
        assert await store.game(OLD.id) == OLD
        assert await store.entries(OLD.id) == [EntryRow(1, KEY, 13.25)]
        assert await store.snapshot(OLD.id) == (1, KEY)
        assert await store.append(OLD.id, an_entry(2))


def test_versions_follow_each_other() -> None:
    assert versions() == [f"{number:04}" for number in range(1, len(versions()) + 1)]


async def test_the_steps_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))

    async with opened(url) as store:
        assert await store._database.read(differences) == []


async def test_a_newer_store_is_refused_and_left_alone(url: str) -> None:
    async with opened(url) as store:
        await store.create(a_game(), [])
    await run(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match=f"version 9999, .* up to {versions()[-1]}: .* newer"):
        await Store.open(url)
    await run(url, f"UPDATE alembic_version SET version_num = '{versions()[-1]}'")
    async with opened(url) as store:
        assert await store.game(a_game().id) == a_game()


async def test_a_step_that_fails_leaves_nothing_behind(url: str) -> None:
    await run(url, "CREATE TABLE snapshots (foreign_to_us INTEGER)")
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(url)
    await run(url, "DROP TABLE snapshots")
    async with opened(url) as store:
        await store.create(a_game(), [])


async def test_servers_that_start_together_do_not_collide(url: str) -> None:
    others = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.store.child", "open", url, stdin=PIPE, stdout=PIPE, stderr=PIPE
        )
        for _ in range(3)
    ]
    for other in others:
        assert other.stdout
        assert await other.stdout.readline() == b"ready\n"
    answers = await asyncio.gather(*[other.communicate(b"go\n") for other in others])
    assert answers == [(b"", b"")] * 3
    assert [other.returncode for other in others] == [0] * 3


async def test_stores_of_one_process_open_together(url: str) -> None:
    stores = await asyncio.gather(*[Store.open(url) for _ in range(4)])
    await stores[0].create(a_game(), [])
    assert await stores[-1].game(a_game().id) == a_game()
    for store in stores:
        await store.close()


def test_the_steps_are_part_of_the_package() -> None:
    """A wheel has the folders with an `__init__.py`, and Alembic looks for the steps in there."""
    for path in (SOURCE / "server").rglob("*.py"):
        assert (path.parent / "__init__.py").exists(), path
