"""Questions are pure: nothing that only asks may write, not even to try something and put it back.

Interpreted, every write to the position and its parts fails while it is asked everything. Compiled classes cannot be
guarded; there the position is compared before and after.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from areopolis.kernel import wire
from areopolis.kernel.codec import canonical
from areopolis.kernel.errors import BadNotation
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng
from areopolis.kernel.value import Value
from areopolis.testing.law import Broken, must
from areopolis.testing.play import eyes, some_choices


def ask_everything(pos: Position, texts: Iterable[str] = ()) -> None:
    """All that may be asked without making a choice; why not, for these texts too."""
    rng = Rng(1)
    for seat in eyes(pos):
        view = pos.view(seat)
        view.table()
        view.sample(rng)
        question = view.question()
        view.refusals()
        if question is not None:
            wire.question(pos, seat)
            wire.refusals(pos, seat)
            for choice in some_choices(question, rng)[:3]:
                wire.preview(pos, seat, [choice])
        if seat >= 0:
            pos.outlook(seat)
            pos.seat_facts(seat)
            pos.asides(seat)
    for text in texts:
        try:
            pos.reasons(text)
        except BadNotation:
            continue
    pos.asked()
    pos.scores()
    pos.winners()
    pos.summary()
    pos.facts()
    pos.digest()


def check_questions(pos: Position, texts: Iterable[str] = ()) -> None:
    """Whoever asks writes nothing."""
    before = canonical(pos.data())
    with guarded(pos.copy()) as trial:
        ask_everything(trial, texts)
    ask_everything(pos, texts)
    must(canonical(pos.data()) == before, "a question has written")


def forbid(*_args: Any, **_named: Any) -> Any:
    """Fail, whatever is to be written."""
    raise Broken("a question has written")


class Kept(list[Any]):
    """A list that nobody may change."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = forbid
    append = extend = insert = pop = remove = clear = sort = reverse = forbid


class KeptMap(dict[Any, Any]):
    """A dictionary that nobody may change."""

    __setitem__ = __delitem__ = __ior__ = forbid
    pop = popitem = clear = update = setdefault = forbid


def parts_of(pos: Position) -> list[object]:
    """The position and whatever it has of its own: objects that a copy has made anew, as far as they are not native."""
    parts: list[object] = []
    collect(pos, pos.copy(), parts)
    return parts


def collect(one: object, other: object, parts: list[object]) -> None:
    """Collect the objects that two positions do not share."""
    if one is other or isinstance(one, Value) or type(one) is not type(other):
        return
    if isinstance(one, list | tuple):
        assert isinstance(other, list | tuple)
        for mine, yours in zip(one, other, strict=False):
            collect(mine, yours, parts)
    elif isinstance(one, dict):
        assert isinstance(other, dict)
        for key in one:
            collect(one[key], other.get(key), parts)
    elif hasattr(one, "__dict__"):
        parts.append(one)
        for name, value in vars(one).items():
            collect(value, getattr(other, name, None), parts)


def kept(value: object) -> object:
    """A list or dictionary as one that nobody may change, and everything else as it is."""
    if isinstance(value, list):
        return Kept([kept(part) for part in value])
    if isinstance(value, dict):
        return KeptMap({key: kept(part) for key, part in value.items()})
    return value


@contextmanager
def guarded(pos: Position, *without: str) -> Iterator[Position]:
    """While this lasts, every write to a position or a part of it fails, be it put back or not; its lists stay kept.

    `without` are fields that may be written. Nothing is guarded where the classes are compiled.
    """
    things = parts_of(pos)
    for thing in things:
        for name, value in list(vars(thing).items()):
            if name not in without:
                object.__setattr__(thing, name, kept(value))
    ids = {id(thing) for thing in things}

    def guard(self: object, name: str, value: object) -> None:
        if id(self) in ids and name not in without:
            raise Broken(f"a question has written {name}")
        object.__setattr__(self, name, value)

    kinds = {type(thing) for thing in things}
    own = {kind: vars(kind)["__setattr__"] for kind in kinds if "__setattr__" in vars(kind)}
    try:
        for kind in kinds:
            setattr(kind, "__setattr__", guard)  # noqa: B010 - types know no class whose methods change
        yield pos
    finally:
        for kind in kinds:
            if kind in own:
                setattr(kind, "__setattr__", own[kind])  # noqa: B010 - the same
            else:
                delattr(kind, "__setattr__")
