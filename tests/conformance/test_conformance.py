"""Every game that discovery finds keeps every law; so does every bot."""

from __future__ import annotations

import pytest

from areopolis import bots
from areopolis.games import games
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from tests.conformance import suite

TABLES = [
    pytest.param(game, options, id=f"{game.name} {' '.join(f'{k}={v}' for k, v in options.items())}")
    for game in games().values()
    for options in game.variants()
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_copy_and_json(game: Game[Position], options: dict[str, str]) -> None:
    for pos in suite.walk(game, options, seed=11, every=9):
        suite.check_copy(pos)
        suite.check_json(game, pos)
        suite.check_values(pos)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_choices(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(1))
    for pos in suite.walk(game, options, seed=12, every=17):
        suite.check_choices(pos, rng)
        suite.check_refusals(pos)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_asides(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(3))
    for pos in suite.walk(game, options, seed=15, every=7):
        suite.check_asides(pos, rng)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_samples(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(2))
    for pos in suite.walk(game, options, seed=13, every=13):
        suite.check_sample(pos, rng)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_undo_barriers(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(3))
    for pos in suite.walk(game, options, seed=16, every=19):
        suite.check_barrier(pos, rng)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_records(game: Game[Position], options: dict[str, str]) -> None:
    suite.check_record(game, options, seed=14)


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_bots(game: Game[Position], name: str) -> None:
    for options in game.variants()[:3]:
        suite.check_bot(game, options, bots.make(name, 4), choices=60)
