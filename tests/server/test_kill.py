"""Whatever was confirmed is there, whenever the server is killed; everybody comes back. `kill.py` does it often."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kill import ordeal

pytestmark = pytest.mark.anyio
KILLS = 4


async def test_games_go_on_while_the_server_is_killed(url: str, tmp_path: Path) -> None:
    report = await ordeal(url, tmp_path, KILLS, 1)
    assert report.confirmed > 10
    assert report.visits > KILLS * report.games
