"""A server and databases for its tests: an SQLite file, or a fresh one in a PostgreSQL of the session.

Asynchronous tests are marked with `pytestmark = pytest.mark.anyio`.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from areopolis.server.client import Api
from tests.server.databases import postgresql
from tests.server.process import ServerProcess

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests of a module; nothing went wrong in it."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process
        assert not process.failures()


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    """Asks that server."""
    async with Api(server.base) as api:
        yield api
