"""Questions: whatever is not offered has its reason, and nothing that only asks writes."""

from __future__ import annotations

from functools import cache

import pytest

from areopolis.arena.bench import compiled
from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.game import GAME
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.whole import WholePosition
from areopolis.testing import questions
from areopolis.testing.questions import guarded
from tests.onmars.notations import BELONGS, wished

# So many choices are made at most, and of every kind of question these are looked at.
MOST_CHOICES = 2500
LOOKED_AT = {1, 5, 25, 125}
# Not worth a reason: they name no rule.
GENERIC = {"answer", "question", "pick"}


@cache
def asked() -> list[WholePosition]:
    """Positions of random games of all variants with questions of all kinds that come up there."""
    found: list[WholePosition] = []
    for number, options in enumerate(GAME.variants()):
        pos = GAME.new(options, number)
        assert isinstance(pos, WholePosition)
        pos.recording = False
        rng = Rng(seeded(number))
        seen: dict[str, int] = {}
        for _i in range(MOST_CHOICES):
            decision = pos.decision
            if decision is None:
                break
            seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if seen[decision.kind] in LOOKED_AT:
                found.append(pos.copy())
            pos.apply(random_choice(decision, rng))
    return [*found, *rare()]


def rare() -> list[WholePosition]:
    """Questions to which random games hardly come."""
    full = Scenario().seat(0, mineral=2, crystal=3, ships=[5, 6, 7, 8], contracts={7: {}, 8: {}}).start()
    play(full, "executive 4")
    radar = Scenario().seat(0, crystal=2, built={15: "G5"}).displays(discoveries=[14, 18]).start()
    play(radar, "building 15")
    last = Scenario().last_round().seat(0, water=1, contracts={9: {}}).start(1)
    play(last, "act control", "done")
    return [full, radar, last]


def question(pos: WholePosition) -> Decision:
    assert pos.decision is not None
    return pos.decision


def test_the_games_ask_everything() -> None:
    assert {question(pos).kind for pos in asked()} == set(BELONGS)


@pytest.mark.long
@pytest.mark.parametrize("kind", BELONGS)
def test_what_is_not_offered_has_its_reason(kind: str) -> None:
    """Not that another answer is wanted, but the rule behind it."""
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        offered = set(question(pos).notations())
        for text in wished(pos):
            why = pos.why_not(text)
            if text in offered:
                assert why is None
            else:
                assert why is not None
                # `end` ends a turn in which the main action has been taken, and `done` does not.
                ended = text == "done" and "end" in offered
                assert ended or why.name not in GENERIC, text


@pytest.mark.long
@pytest.mark.parametrize("kind", BELONGS)
def test_whoever_asks_leaves_everything_as_it_was(kind: str) -> None:
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        before = pos.data()
        ask_everything(pos)
        assert pos.data() == before


def ask_everything(pos: WholePosition) -> None:
    """All that may be asked without making a choice."""
    questions.ask_everything(pos, wished(pos))
    pos.breakdown()


interpreted = pytest.mark.skipif(compiled(), reason="native classes cannot be guarded")


@interpreted
def test_the_guard_notices() -> None:
    pos = asked()[0].copy()
    with guarded(pos):
        with pytest.raises(AssertionError):
            pos.players[0].quarters += 1
        with pytest.raises(AssertionError):
            pos.players[0].goods[5] -= 1
        with pytest.raises(AssertionError):
            pos.delivered[9] = 1
        with pytest.raises(AssertionError):
            pos.stacks[0].pop()
        with pytest.raises(AssertionError):
            pos.level = 5


@interpreted
@pytest.mark.parametrize("kind", BELONGS)
def test_nothing_that_only_asks_writes(kind: str) -> None:
    """Not even to try something and put it back."""
    for pos in [pos.copy() for pos in asked() if question(pos).kind == kind]:
        with guarded(pos):
            ask_everything(pos)


@interpreted
@pytest.mark.parametrize("kind", BELONGS)
def test_a_task_that_asks_writes_nothing_but_its_question(kind: str) -> None:
    for pos in [pos.copy() for pos in asked() if question(pos).kind == kind]:
        decision, task = question(pos), pos.asker
        assert task is not None
        pos.decision = None
        with guarded(pos, "decision"):
            task.run(pos)
        assert pos.decision == decision
