"""The order of answers does not matter: whoever is asked beside others may be quicker or slower."""

from __future__ import annotations

from areopolis.bots.random import random_choice
from areopolis.kernel.codec import canonical
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.testing.law import must

SEAT_BY_SEAT = -1


def settled(game: Game[Position], options: dict[str, str], seed: int, order: int, choices: int) -> list[str]:
    """The positions of a game in which nobody waits for another, with the answers in some order.

    Every seat has a mind of its own, so that it answers the same whenever it does; `order` is whose turn it is to be
    quick.
    """
    pos = game.new(options, seed)
    minds = [Rng(seeded(100 * seed + seat)) for seat in range(pos.seats())]
    dice = Rng(seeded(order))
    positions: list[str] = []
    for _ in range(choices):
        asked = pos.asked()
        if len(asked) <= 1 and not pos.answers:
            positions.append(canonical(pos.data()))
        if not asked:
            break
        if order == SEAT_BY_SEAT:
            assert pos.decision is not None
            pos.apply(random_choice(pos.decision, minds[pos.decision.seat]))
            continue
        seat = asked[dice.below(len(asked))]
        question = pos.question(seat)
        assert question is not None
        pos.apply(random_choice(question, minds[seat]), seat)
    return positions


def check_order(game: Game[Position], options: dict[str, str], seed: int, choices: int = 150) -> None:
    """Two orders of the same answers lead through the same positions, and seat by seat one comes through them too."""
    one, other = [settled(game, options, seed, order, choices) for order in (0, 1)]
    alike = min(len(one), len(other))
    must(one[:alike] == other[:alike], "the order of answers does not matter")
    passed = set(settled(game, options, seed, SEAT_BY_SEAT, choices))
    # Seat by seat the last seat of a round is asked alone: the positions in between are some more.
    must(set(one) <= passed, "answered seat by seat, a game comes to the same positions")
