"""What holds for the whole suite."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
# Browsers and servers are processes of their own, on a machine with other things to do.
PROCESSES: Final = (HERE / "web", HERE / "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever fails beside other processes is tried once more, and named in the summary: it should be mended."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
