"""Databases for the tests of the server: an SQLite file, or a fresh one in a PostgreSQL of the session.

Asynchronous tests are marked with `pytestmark = pytest.mark.anyio`.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import postgresql

PATIENCE = 120


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Nothing here waits for ever."""

    def give_up(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"not done in {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """Makes one more database in a PostgreSQL of this session, and gives its URL."""
    with postgresql() as make:
        yield make


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
