"""Carrying: positions, views and sessions are pickled, so that other processes can go on with them."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from areopolis.games import games
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.position import Position
from areopolis.testing.play import play_on, walk

GAMES = ("terraforming", "onmars")
STEPS = 25
MINE = '[order.3]\nbenefit = { do = "gain", crystal = 2 }\n'


def far(pos: Position) -> str:
    """Where a position leads, if it is played on by chance."""
    return play_on(pos, STEPS, 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_carried(game: str) -> None:
    for pos in walk(games()[game], {"players": "2"}, seed=6, every=1):
        found = pickle.loads(pickle.dumps(pos))
        assert found.data() == pos.data()
        assert found.decision == pos.decision


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("recording", [True, False])
def test_deep_copies_are_apart(game: str, recording: bool) -> None:
    pos = games()[game].new({"players": "3"}, 2)
    pos.recording = recording
    for found in (copy.deepcopy(pos), copy.copy(pos), pickle.loads(pickle.dumps(pos))):
        before = pos.data()
        assert found.data() == before
        assert found.recording == recording
        play_on(found, STEPS, 1)
        assert pos.data() == before


@pytest.mark.parametrize("game", GAMES)
def test_other_processes_go_on(game: str) -> None:
    found = games()[game].new({"players": "2"}, 9)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(far, found).result() == far(found.copy())


def test_a_process_that_knows_no_game_yet_unpickles_both() -> None:
    pickles = [pickle.dumps(games()[game].new({"players": "2"}, 9)) for game in GAMES]
    program = f"import pickle\nfor found in {pickles!r}:\n    print(pickle.loads(found).digest())"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.split() == [pickle.loads(found).digest() for found in pickles]


def test_components_of_an_owner_travel_with_the_position() -> None:
    pos = games()["onmars"].new({"players": "2", "components": MINE}, 9)
    data, pickled = json.dumps(pos.data()), pickle.dumps(pos)
    program = f"""
import json, pickle
from areopolis.onmars import GAME
for pos in (GAME.restore(json.loads({data!r})), pickle.loads({pickled!r})):
    print(pos.digest(), pos.box.order[2].benefit.goods[-1])
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == [f"{pos.digest()} 2"] * 2


def test_components_that_are_none_are_refused() -> None:
    data = games()["onmars"].new({"players": "2", "components": MINE}, 9).data()
    assert isinstance(data["options"], dict)
    for text in ("[order.99]\n", "0123456789abcdef", 7, "#" * 200_001):
        data["options"]["components"] = text
        with pytest.raises(BadRecord):
            games()["onmars"].restore(data)
