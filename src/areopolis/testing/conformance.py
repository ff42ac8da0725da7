"""The whole suite for one game, on every one of its variants."""

from __future__ import annotations

from areopolis.bots.random import RandomBot
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.text import Catalogue
from areopolis.locale import catalogue, languages
from areopolis.testing import hidden, order, phrases, questions, suite
from areopolis.testing.play import walk, walk_together


def check_game(
    game: Game[Position],
    every: int = 1,
    retold: tuple[str, ...] = (),
    spoken: list[Catalogue] | None = None,
    variants: list[dict[str, str]] | None = None,
) -> None:
    """Try every law of the conformance suite on random games; raises Broken with the law that does not hold.

    Every so many positions are looked at. `retold` are fields that the data of a position tell in another way. `spoken`
    are the languages that must be able to say everything, English first; those of Areopolis if left out,
    none if the list is empty. `variants` are
    the options that are played; all that the game names if left out.
    """
    told = [catalogue(code) for code in languages()] if spoken is None else spoken
    for options in game.variants() if variants is None else variants:
        check_telling(game, options, every, retold, told)
        check_positions(game, options, every, retold)
        order.check_order(game, options, seed=7)
        suite.check_record(game, options, seed=14)
        suite.check_pickled_session(game, options, seed=17)
        suite.check_bot(game, options, RandomBot(4), choices=60)


def check_positions(game: Game[Position], options: dict[str, str], every: int, retold: tuple[str, ...]) -> None:
    """The laws of single positions, on the way of a game that is played seat by seat."""
    rng = Rng(seeded(1))
    for pos in walk(game, options, 11, every):
        suite.check_copy(pos)
        suite.check_json(game, pos, retold)
        suite.check_pickle(pos, retold)
        suite.check_values(pos)
        suite.check_choices(pos, rng)
        suite.check_refusals(pos)
        suite.check_asides(pos, rng)
        suite.check_sample(pos, rng)
        suite.check_barrier(pos, rng)


def check_telling(
    game: Game[Position], options: dict[str, str], every: int, retold: tuple[str, ...], spoken: list[Catalogue]
) -> None:
    """What a position keeps, tells and says, on the way of a game in which seats answer in any order."""
    rng = Rng(seeded(5))
    known: set[str] = set()
    for pos in walk_together(game, options, 21, every):
        suite.check_copy(pos)
        suite.check_json(game, pos, retold)
        suite.check_pickle(pos, retold)
        suite.check_forms(game, pos)
        hidden.check_hidden(pos, rng)
        questions.check_questions(pos, suite.STRANGE)
        if spoken:
            phrases.check_phrases(pos, spoken[0], spoken, known)
