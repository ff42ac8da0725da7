"""What the form of a table says beside what lies there."""

from __future__ import annotations

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.options import Options
from areopolis.onmars.whole import WholePosition, new_game


def asked_to_move(seed: int) -> WholePosition:
    """A game of random choices up to the first question about moving bots."""
    pos, rng = new_game(Options(2), seed), Rng(seeded(seed))
    while (decision := pos.decision) is not None:
        moves = pos.table(-1)["turn"]["moves"]
        assert (moves is not None) == (decision.kind == "move")
        if moves is not None and any(notation.startswith("bot ") for notation in decision.notations()):
            return pos
        pos.apply(random_choice(decision, rng))
    raise AssertionError("nobody moved anything")


def test_the_steps_that_are_left_are_on_the_table_while_pieces_move() -> None:
    pos = asked_to_move(3)
    assert pos.decision is not None
    before = pos.table(0)["turn"]["moves"]
    assert before is not None
    assert before == pos.table(1)["turn"]["moves"]
    pos.apply(next(option for option in pos.decision.options if option.notation().startswith("bot ")))
    after = pos.table(0)["turn"]["moves"]
    assert before["bots"] is not None
    if after is None:
        assert before["bots"] == 1
    else:
        assert after == {"bots": before["bots"] - 1, "rover": before["rover"]}
