"""Bring a store to the version of this program, or refuse one that is newer."""

from __future__ import annotations

import asyncio
import threading
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from areopolis.server.store.database import FAILURES, Address, reason_of
from areopolis.server.store.rows import StoreError

NEWEST: Final = "head"
# Which lock of a PostgreSQL database servers take that start together; any number, as long as it stays the same.
LOCK: Final = 0x4172656F
# Alembic has one migration in progress for a whole process.
ALONE: Final = threading.Lock()


def settings(connection: Connection | None = None) -> Config:
    """The settings of Alembic."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "areopolis.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def versions() -> list[str]:
    """The versions that this program knows, the first first."""
    steps = ScriptDirectory.from_config(settings()).walk_revisions()
    return [step.revision for step in steps][::-1]


async def migrate(address: Address, version: str = NEWEST) -> None:
    """Bring the store to a version, all steps or none; servers that start together wait for each other."""
    try:
        await asyncio.to_thread(migrate_alone, address, version)
    except FAILURES as error:
        raise StoreError(f"the store {address.shown} cannot be opened: {reason_of(error)}") from error


def migrate_alone(address: Address, version: str) -> None:
    """The same, in a thread of its own, where Alembic may take its time."""
    with ALONE:
        if address.postgresql:
            asyncio.run(migrate_postgresql(address, version))
            return
        engine = address.schema_engine()
        try:
            with engine.begin() as connection:
                upgrade(connection, version)
        finally:
            engine.dispose()


async def migrate_postgresql(address: Address, version: str) -> None:
    """The same, over a driver that needs a loop."""
    engine = address.engine()
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade, version)
    finally:
        await engine.dispose()


def upgrade(connection: Connection, version: str) -> None:
    """Run the steps that are missing, in the transaction of the connection."""
    known = versions()
    for stored in MigrationContext.configure(connection).get_current_heads():
        if stored not in known:
            raise StoreError(
                f"the store has version {stored}, and this program knows versions up to {known[-1]}: "
                "it was used by a newer Areopolis"
            )
    command.upgrade(settings(connection), version)
