"""A small run of the fuzz; `python -m tests.server.fuzz` makes a large one."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import fuzz


def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path) -> None:
    counts = fuzz(1500, 2026, tmp_path)
    # All ways were gone: answers and refusals, over HTTP and over sockets, and what is no message at all.
    for name in (
        "http 200",
        "http 400",
        "http 404",
        "http 409",
        "socket refused malformed",
        "socket state",
        "socket closed 1009",
    ):
        assert counts.answers[name], (name, counts.answers)
