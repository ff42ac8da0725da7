"""Bots say what they think: answers in their order, what they expect, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from areopolis.bots import make, names, names_file
from areopolis.bots.budget import Budget
from areopolis.games import games
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.position import Position
from areopolis.locale import catalogue, languages
from tests.bots.test_parameters import middle

QUICK = 60
# These think of better answers than they choose.
SLIPPING = ("rookie", "regular", "veteran")


def thinking(pos: Position, spec: str, seed: int = 1) -> None:
    """Whether a bot thinks the way it chooses, and all of it is legal."""
    decision = pos.decision
    assert decision is not None
    before = pos.digest()
    thought = make(spec, seed).think(pos.view(decision.seat), decision, Budget(QUICK))
    assert pos.digest() == before
    assert all(decision.allows(idea.choice) for idea in thought.ideas)
    outcomes = [idea.outcome for idea in thought.ideas]
    assert outcomes == sorted(outcomes, reverse=True)
    assert len({idea.choice for idea in thought.ideas}) == len(thought.ideas)
    chosen = make(spec, seed).choose(pos.view(decision.seat), decision, Budget(QUICK))
    if spec in SLIPPING:
        assert chosen in [idea.choice for idea in thought.ideas]
    else:
        assert chosen == thought.best()
    for idea in thought.ideas:
        sizes = [abs(term.amount) for term in idea.terms]
        assert sizes == sorted(sizes, reverse=True)
        for term in idea.reasons():
            for code in languages():
                assert "term." not in catalogue(code).say(term.text())


@pytest.mark.parametrize("name", ["terraforming", "onmars"])
@pytest.mark.parametrize("bot", names())
def test_the_best_thought_is_what_the_bot_chooses(name: str, bot: str) -> None:
    pos = games()[name].new({"players": "2"}, 6)
    for _step in range(4):
        thinking(pos, bot)
        assert pos.decision is not None
        pos.apply(make("random", 1).choose(pos.view(pos.decision.seat), pos.decision, Budget()))
    thinking(middle(name), bot)


def test_a_file_of_weights_is_read_and_refused_with_reasons(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BadOptions, match="cannot be read"):
        make(f"expert:weights={file}", 1)
    file.write_text("weights = 3", encoding="utf-8")
    with pytest.raises(BadOptions, match="no part"):
        make(f"expert:weights={file}", 1)
    file.write_text("[weights]\n", encoding="utf-8")
    make(f"expert:weights={file}", 1)


def test_who_reads_a_file_is_known() -> None:
    assert names_file("expert:width=3:weights=mine.toml")
    assert not names_file("expert:width=3")
    assert not names_file("greedy:depth=2")
