"""Restoring: every position comes back, and nothing else does; whatever is no position is refused in one way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from areopolis.games import games
from areopolis.kernel.codec import canonical, classes
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.shape import Shape
from areopolis.kernel.value import signature_of
from areopolis.onmars import shapes as onmars_shapes
from areopolis.onmars.effects.base import Effect as OnMarsEffect
from areopolis.onmars.task import Task as OnMarsTask
from areopolis.terraforming import shapes as terraforming_shapes
from areopolis.terraforming.items import CardItem
from areopolis.terraforming.task import Task
from areopolis.terraforming.vocabulary import Count, Effect
from areopolis.testing.play import play_on, walk

GAMES = ("terraforming", "onmars")
MUTANTS = 1_200
# Of what is altered by chance some is a position all the same: somebody has one M€ more, two cards have changed places.
MOST_ACCEPTED = 0.12
JUNK: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 99, 1_000_000, -5, 1.5, float("nan"), "x", "", [], {}, [1], [[]], 1 << 20_000,
    {"": "Subset", "of": []}, {"": "Value", "of": []}, {"": "terraforming.Gain", "of": [0, 1, None]},
    {"": "onmars.Turn", "of": [0]}, {"": [], "of": {}},
)  # fmt: skip


@cache
def bases(game: str) -> list[str]:
    """Positions of all variants, from the beginning to the end."""
    found = []
    for number, options in enumerate(games()[game].variants()):
        found += [canonical(pos.data()) for pos in walk(games()[game], options, seed=number, every=61)]
    return found


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain data where something stands: the list or dictionary, and the key in it."""
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            yield data, key
            yield from places(data[key])


def mutate(data: object, rng: Rng) -> None:
    """Alter, remove, double, exchange or replace something."""
    found = list(places(data))
    inside, key = found[rng.below(len(found))]
    old, what = inside[key], rng.below(10)
    if what < 4 and isinstance(old, int) and not isinstance(old, bool):
        inside[key] = old + (-3, -1, 1, 2, 5)[rng.below(5)]
    elif what < 6:
        inside[key] = JUNK[rng.below(len(JUNK))]
    elif what == 6:
        del inside[key]
    elif what == 7 and isinstance(inside, list):
        inside.insert(key, old)
    elif what == 8 and isinstance(inside, list):
        other = rng.below(len(inside))
        inside[key], inside[other] = inside[other], inside[key]
    else:
        elsewhere, other = found[rng.below(len(found))]
        inside[key] = json.loads(json.dumps(elsewhere[other]))


@pytest.mark.parametrize("game", GAMES)
def test_mutants_are_refused_or_are_positions(game: str) -> None:
    rng = Rng(seeded(8))
    tried = accepted = 0
    for _ in range(MUTANTS):
        text = bases(game)[rng.below(len(bases(game)))]
        data = json.loads(text)
        mutate(data, rng)
        if json_or_none(data) == text:
            continue
        tried += 1
        try:
            pos = games()[game].restore(data)
        except BadRecord:
            continue
        accepted += 1
        assert canonical(pos.data()) == json_or_none(data)
        play_on(pos, 40, 3)
    assert tried > MUTANTS * 0.8
    assert accepted <= MOST_ACCEPTED * tried


def json_or_none(data: object) -> str | None:
    """The JSON of some data; None if a number in it is too long to be written."""
    try:
        return canonical(data)
    except ValueError:
        return None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("data", [None, [], {}, 7, "x", {"options": None}, {"options": {"": "Subset", "of": []}}])
def test_what_is_nothing_like_a_position(game: str, data: object) -> None:
    with pytest.raises(BadRecord):
        games()[game].restore(data)


@pytest.mark.parametrize("game", GAMES)
def test_deep_data_are_refused(game: str) -> None:
    deep: object = []
    for _ in range(100_000):
        deep = [deep]
    data = json.loads(bases(game)[0])
    for name in data:
        with pytest.raises(BadRecord):
            games()[game].restore({**data, name: deep})
    # Without this the list would be taken apart in one deep breath.
    while isinstance(deep, list) and deep:
        deep = deep.pop()


@pytest.mark.parametrize("game", GAMES)
def test_values_in_values_in_values_are_refused(game: str) -> None:
    """The shape of a value allows others inside, but not without end."""
    name, parts = {"terraforming": ("terraforming.Optional", 1), "onmars": ("onmars.Benefit", 2)}[game]
    deep: object = None
    for _ in range(20_000):
        deep = {"": name, "of": [0, deep][-parts:]}
    data = json.loads(bases(game)[1])
    with pytest.raises(BadRecord):
        games()[game].restore({**data, "agenda": [deep, *data["agenda"]]})


@pytest.mark.parametrize(
    ("bases", "shapes"),
    [
        ((Task, Effect, Count, CardItem), terraforming_shapes.value_parts(2)),
        ((OnMarsTask, OnMarsEffect), onmars_shapes.value_parts(2)),
    ],
)
def test_every_part_of_every_value_has_a_shape(bases: tuple[type, ...], shapes: dict[str, Shape]) -> None:
    seen = 0
    for kind in [kind for kind in classes().values() if issubclass(kind, bases)]:
        signature = signature_of(kind)
        for part in [*signature.names, *([signature.rest] if signature.rest else [])]:
            assert f"{kind.__name__}.{part}" in shapes or part in shapes, (kind, part)
            seen += 1
    assert seen > 100


def edited(pos: Position, **changes: object) -> dict[str, object]:
    """The data of a position with some of them replaced."""
    return {**json.loads(canonical(pos.data())), **changes}


def test_the_reason_is_said() -> None:
    game = games()["terraforming"]
    pos = game.new({"players": "2"}, 3)
    with pytest.raises(BadRecord, match=r"^rng: must be a whole number from 0 to 18446744073709551615$"):
        game.restore(edited(pos, rng=-1))
    with pytest.raises(BadRecord, match="every project card is in one place"):
        game.restore(edited(pos, deck=[]))
    alone = {"": "terraforming.Options", "players": 1, "corporate_era": False}
    with pytest.raises(BadRecord, match=r"option\.solo\.corporate"):
        game.restore(edited(pos, options=alone))
