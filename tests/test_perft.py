"""Golden numbers: how many ways there are to choose on, for games of every kind, at the beginning and in the midst.

They move when the rules offer something else, even where no golden record happens to choose it. A change on purpose
makes them anew with `python -m tests.test_perft`, in the same commit.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.bench import compiled
from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
from areopolis.testing.perft import perft

GOLDEN = Path(__file__).parent / "perft.json"
DEPTHS = (1, 2, 3, 4, 5)
# Which games are counted, and after how many random choices.
COUNTED: list[tuple[str, dict[str, str], tuple[int, ...]]] = [
    ("terraforming", {"players": "1"}, (0, 40)),
    ("terraforming", {"players": "2", "corporate-era": "no"}, (0, 100)),
    ("terraforming", {"players": "2", "draft": "yes"}, (0, 50, 200)),
    ("terraforming", {"players": "3", "turmoil": "yes"}, (0, 150)),
    ("terraforming", {"players": "2", "marsbot": "normal"}, (0, 60)),
    ("terraforming", {"players": "5", "draft": "no"}, (0, 250)),
    ("onmars", {"players": "1"}, (0, 40)),
    ("onmars", {"players": "2", "length": "short"}, (0, 60, 500)),
    ("onmars", {"players": "3", "variant": "first-colonists"}, (0, 200)),
    ("onmars", {"players": "4", "length": "long", "variant": "space-oddity"}, (0, 400)),
]
SETUPS = [(game, options, after) for game, options, many in COUNTED for after in many]


def counted(game: str, options: dict[str, str], after: int) -> dict[str, Any]:
    """A row of golden numbers."""
    pos = games()[game].new(options, 5)
    pos.recording = False
    play_out(pos, Rng(seeded(5)), after)
    ways = [perft(pos, depth) for depth in DEPTHS]
    return {"game": game, "options": options, "after": after, "ways": ways}


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=lambda number: str(SETUPS[number]))
def test_as_many_ways_as_ever(number: int) -> None:
    assert counted(*SETUPS[number]) == json.loads(GOLDEN.read_text("utf-8"))[number]


def test_no_number_is_left_over() -> None:
    assert len(json.loads(GOLDEN.read_text("utf-8"))) == len(SETUPS)


@pytest.mark.skipif(compiled(), reason="native classes have no interpreted subclasses")
def test_ways_are_counted_right() -> None:
    """In a game that can be counted by hand: up to two of three cards each, then one of two."""
    from tests.testing.auction import AuctionGame

    pos = AuctionGame().new({"players": "2"}, 1)
    assert [perft(pos, depth) for depth in (1, 2, 3)] == [7, 49, 98]
    pos.agenda.clear()
    pos.decision = None
    assert perft(pos, 1) == 0


def make() -> None:
    """Write all numbers anew, a set-up on every line."""
    rows = [json.dumps(counted(*setup)) for setup in SETUPS]
    GOLDEN.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    make()
