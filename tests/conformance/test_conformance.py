"""Every game that discovery finds keeps every law; so does every bot."""

from __future__ import annotations

from itertools import islice

import pytest

from areopolis import bots
from areopolis.games import games
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.locale import catalogue, languages
from areopolis.testing import order, phrases, questions, suite
from areopolis.testing.play import walk, walk_together

VARIANTS = [
    pytest.param(game, options, id=f"{game.name} {' '.join(f'{k}={v}' for k, v in options.items())}")
    for game in games().values()
    for options in game.variants()
]
# Fields that the data of a position tell in another way: of a deck only what is left.
# The decks of the game and of Turmoil, which stands behind MarsBot if both are played.
DECKS = [f"{place}{name}" for place in ("", "states[0].", "states[1].") for name in ("deck", "drawn")]
RETOLD = {"terraforming": tuple(DECKS)}


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_copy_and_json(game: Game[Position], options: dict[str, str]) -> None:
    for pos in walk(game, options, seed=11, every=9):
        suite.check_copy(pos)
        suite.check_json(game, pos, RETOLD.get(game.name, ()))
        suite.check_values(pos)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_pickles(game: Game[Position], options: dict[str, str]) -> None:
    for pos in walk_together(game, options, seed=18, every=61):
        suite.check_pickle(pos, RETOLD.get(game.name, ()))
    suite.check_pickled_session(game, options, seed=19)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_copy_and_json_while_answers_wait(game: Game[Position], options: dict[str, str]) -> None:
    beside = waited = False
    for pos in islice(walk_together(game, options, seed=11), 40):
        beside = beside or len(pos.asked()) > 1
        if pos.answers:
            waited = True
            suite.check_copy(pos)
            suite.check_json(game, pos, RETOLD.get(game.name, ()))
    assert waited == beside


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_choices(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(1))
    for pos in walk(game, options, seed=12, every=17):
        suite.check_choices(pos, rng)
        suite.check_refusals(pos)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_asides(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(3))
    for pos in walk(game, options, seed=15, every=7):
        suite.check_asides(pos, rng)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_samples(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(2))
    for pos in walk(game, options, seed=13, every=13):
        suite.check_sample(pos, rng)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_undo_barriers(game: Game[Position], options: dict[str, str]) -> None:
    rng = Rng(seeded(3))
    for pos in walk(game, options, seed=16, every=19):
        suite.check_barrier(pos, rng)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_records(game: Game[Position], options: dict[str, str]) -> None:
    suite.check_record(game, options, seed=14)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_questions_write_nothing(game: Game[Position], options: dict[str, str]) -> None:
    for pos in walk_together(game, options, seed=17, every=61):
        questions.check_questions(pos, suite.STRANGE)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_language_says_it(game: Game[Position], options: dict[str, str]) -> None:
    known: set[str] = set()
    spoken = [catalogue(code) for code in languages()]
    for pos in walk_together(game, options, seed=18, every=13):
        phrases.check_phrases(pos, spoken[0], spoken, known)
    assert len(known) > 100


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_the_order_of_answers_does_not_matter(game: Game[Position], options: dict[str, str]) -> None:
    order.check_order(game, options, seed=7)


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_bots(game: Game[Position], name: str) -> None:
    for options in game.variants()[:3]:
        suite.check_bot(game, options, bots.make(name, 4), choices=60, visits=25)
