"""Questions: whatever is not offered has its reason, and nothing that only asks writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from areopolis.arena.bench import compiled
from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.onmars.game import GAME
from areopolis.onmars.player import Player
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.table import Table
from tests.onmars.notations import BELONGS, wished

# So many choices are made at most, and of every kind of question these are looked at.
MOST_CHOICES = 2500
LOOKED_AT = {1, 5, 25, 125}
# Not worth a reason: they name no rule.
GENERIC = {"answer", "question", "pick"}


@cache
def asked() -> list[Table]:
    """Positions of random games of all variants with questions of all kinds that come up there."""
    found: list[Table] = []
    for number, options in enumerate(GAME.variants()):
        pos = GAME.new(options, number)
        assert isinstance(pos, Table)
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


def rare() -> list[Table]:
    """Questions to which random games hardly come."""
    full = Scenario().seat(0, mineral=2, crystal=3, ships=[5, 6, 7, 8], contracts={7: {}, 8: {}}).start()
    play(full, "executive 4")
    radar = Scenario().seat(0, crystal=2, built={15: "G5"}).displays(discoveries=[14, 18]).start()
    play(radar, "building 15")
    last = Scenario().last_round().seat(0, water=1, contracts={9: {}}).start(1)
    play(last, "act control", "done")
    return [full, radar, last]


def question(pos: Table) -> Decision:
    assert pos.decision is not None
    return pos.decision


def test_the_games_ask_everything() -> None:
    assert {question(pos).kind for pos in asked()} == set(BELONGS)


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


@pytest.mark.parametrize("kind", BELONGS)
def test_whoever_asks_leaves_everything_as_it_was(kind: str) -> None:
    for pos in [pos for pos in asked() if question(pos).kind == kind]:
        before = pos.data()
        ask_everything(pos)
        assert pos.data() == before


def ask_everything(pos: Table) -> None:
    """All that may be asked without making a choice."""
    for text in wished(pos):
        pos.why_not(text)
    pos.refusals()
    for option in question(pos).options:
        option.label()
        option.notation()
    for seat in range(pos.seats()):
        pos.view(seat).table()
        pos.view(seat).sample(Rng(1))
        pos.outlook(seat)
        pos.seat_facts(seat)
    pos.scores()
    pos.winners()
    pos.breakdown()
    pos.summary()
    pos.facts()
    pos.digest()
    pos.copy()


def forbid(*_args: Any, **_named: Any) -> Any:
    raise AssertionError("a question has written")


class Kept(list[Any]):
    """A list that nobody may change."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = forbid
    append = extend = insert = pop = remove = clear = sort = reverse = forbid


class KeptMap(dict[int, int]):
    """A dictionary that nobody may change."""

    __setitem__ = __delitem__ = __ior__ = forbid
    pop = popitem = clear = update = setdefault = forbid


def keep(thing: Table | Player, without: tuple[str, ...]) -> None:
    """Let nobody change the lists of a position or a player."""
    for name, value in list(vars(thing).items()):
        if name in without:
            continue
        if isinstance(value, list):
            setattr(thing, name, Kept([Kept(part) if isinstance(part, list) else part for part in value]))
        elif isinstance(value, dict):
            setattr(thing, name, KeptMap(value))


@contextmanager
def guarded(pos: Table, *without: str) -> Iterator[None]:
    """While this lasts, every write to the position or a player of it fails, be it put back or not."""
    things: list[Table | Player] = [pos, *pos.players]
    for thing in things:
        keep(thing, without)
    ids = {id(thing) for thing in things}

    def guard(self: object, name: str, value: object) -> None:
        if id(self) in ids and name not in without:
            raise AssertionError(f"a question has written {name}")
        object.__setattr__(self, name, value)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "__setattr__", guard)
        patch.setattr(Player, "__setattr__", guard)
        yield


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
