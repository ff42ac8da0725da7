"""All reasons against playing a card: the first is the one of `why_not`, and each of them stands by itself."""

from __future__ import annotations

import pytest

from areopolis.bots.random import random_choice
from areopolis.games import games
from areopolis.kernel.errors import BadNotation
from areopolis.kernel.rng import Rng, seeded


@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "3", "turmoil": "yes"}])
def test_reasons_agree_with_why_not(options: dict[str, str]) -> None:
    pos = games()["terraforming"].new(options, 5)
    rng = Rng(seeded(5))
    most = 0
    while pos.decision is not None:
        for wish, why in pos.refusals():
            reasons = pos.reasons(wish.notation())
            assert reasons[0] == why
            assert pos.view(pos.decision.seat).reasons(wish) == reasons
            assert len(set(reasons)) == len(reasons)
            assert len(reasons) == 1 or wish.notation().startswith("play ")
            most = max(most, len(reasons))
        for notation in [] if pos.decision.verb else pos.decision.notations():
            assert pos.reasons(notation) == []
        pos.apply(random_choice(pos.decision, rng))
    assert most > 1
    assert [why.name for why in pos.reasons("play 009")] == ["over"]


def test_no_choice_has_no_reasons() -> None:
    with pytest.raises(BadNotation):
        games()["terraforming"].new({}, 1).reasons("dance")
