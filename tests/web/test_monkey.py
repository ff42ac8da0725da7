"""The monkey plays: a little in the suite, whole games with `python -m tests.web.monkey`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.host import Host
from tests.web.monkey import play_game

# The game, how many play, its number.
TABLES = [
    ("terraforming", 3, 2),
    ("terraforming", 2, 5),
    ("onmars", 1, 2),
    ("onmars", 2, 1),
    ("onmars", 3, 3),
    ("onmars", 4, 4),
]


@pytest.mark.parametrize(("game", "players", "number"), TABLES)
def test_a_monkey_finds_nothing_wrong(game: str, players: int, number: int, browser: Browser, host: Host) -> None:
    told = play_game(browser, host, game, players, number, most=25)
    assert not told["wrong"]
    assert told["plies"] >= 25
