"""Plain JSON for values: the name of the class, and the parts by name that are not what they are by default."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from areopolis.kernel.decision import Choice
from areopolis.kernel.errors import BadRecord, RuleError
from areopolis.kernel.value import Value, signature_of


def encode(thing: object) -> object:
    """Numbers, texts and None as they are, sequences as lists, values by class with the parts that are not as usual."""
    if isinstance(thing, Value):
        signature = signature_of(type(thing))
        data: dict[str, object] = {"": name_of(type(thing))}
        for name in signature.names:
            part = getattr(thing, name)
            if name not in signature.defaults or part != signature.defaults[name]:
                data[name] = encode(part)
        if signature.rest:
            data[signature.rest] = encode(getattr(thing, signature.rest))
        return data
    if isinstance(thing, list | tuple):
        return [encode(part) for part in thing]
    return thing


def decode(thing: object) -> object:
    """What `encode` wrote; lists come back as tuples."""
    if isinstance(thing, dict):
        kind, given = value_in(thing)
        signature = signature_of(kind)
        known = [*signature.names, signature.rest]
        for name in given:
            if name not in known:
                raise BadRecord(0, f"{name_of(kind)} has no part called {name!r}")
        parts: list[object] = []
        for name in signature.names:
            if name in given:
                parts.append(decode(given[name]))
            elif name in signature.defaults:
                parts.append(signature.defaults[name])
            else:
                raise BadRecord(0, f"{name_of(kind)} lacks its {name}")
        rest = given.get(signature.rest, []) if signature.rest else []
        return kind(*parts, *[decode(part) for part in rest])
    if isinstance(thing, list):
        return tuple([decode(part) for part in thing])
    return thing


def value_in(thing: dict[str, Any]) -> tuple[type[Value], dict[str, Any]]:
    """The class of an encoded value, and its parts by name; names that were changed since are found by the new ones."""
    name = str(thing.get(""))
    name = RENAMED.get(name, name)
    kind = classes().get(name)
    if kind is None:
        # It may be of a game that was imported since.
        KNOWN.clear()
        kind = classes().get(name)
    if kind is None:
        raise BadRecord(0, f"there is no value called {name[:60]!r}")
    parts = {str(part): given for part, given in thing.items() if part != ""}
    return kind, {RENAMED.get(f"{name}.{part}", part): given for part, given in parts.items()}


def current(thing: object) -> object:
    """Plain data of the right shape as they would be written today: under the new names, without what is as usual."""
    if isinstance(thing, list | tuple):
        return [current(part) for part in thing]
    if not isinstance(thing, dict):
        return thing
    if "" not in thing:
        return {name: current(part) for name, part in thing.items()}
    kind, given = value_in(thing)
    defaults = signature_of(kind).defaults
    data: dict[str, object] = {"": name_of(kind)}
    for name, part in given.items():
        written = current(part)
        if name not in defaults or written != encode(defaults[name]):
            data[name] = written
    return data


# What is called differently now: classes by their old names, and parts by `Class.part`.
RENAMED: Final[dict[str, str]] = {"Some": "Subset"}
KNOWN: dict[str, type[Value]] = {}
NAMES: dict[type[Value], str] = {}


def name_of(kind: type[Value]) -> str:
    """The name of a class of values: its game, then its own name; values of the kernel have no game."""
    name = NAMES.get(kind)
    if name is None:
        package = str(getattr(kind, "__module__", "")).split(".")[1:2]
        name = kind.__name__ if package == ["kernel"] else ".".join([*package, kind.__name__])
        NAMES[kind] = name
    return name


def classes() -> dict[str, type[Value]]:
    """Every class of values, by name."""
    if not KNOWN:
        waiting: list[type[Value]] = [Value]
        while waiting:
            kind = waiting.pop()
            if KNOWN.setdefault(name_of(kind), kind) is not kind:
                raise RuleError(f"two classes of values are called {name_of(kind)}")
            waiting.extend(kind.__subclasses__())
    return KNOWN


def canonical(data: object) -> str:
    """The one JSON text for some plain data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: object) -> str:
    """A fingerprint of plain data, the same on every machine."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]


def plain(data: object) -> tuple[object, ...]:
    """Encoded values as a tuple."""
    values = decode(data)
    return values if isinstance(values, tuple) else ()


def given(data: object) -> dict[int, tuple[Choice, ...]]:
    """Answers that wait, by seat."""
    assert isinstance(data, list | tuple)
    waiting: dict[int, tuple[Choice, ...]] = {}
    for seat, answers in data:
        waiting[int(seat)] = tuple([answer for answer in plain(answers) if isinstance(answer, Choice)])
    return waiting


def numbers(data: object) -> list[int]:
    """A list of whole numbers, and nothing else."""
    assert isinstance(data, list | tuple)
    return [int(number) for number in data]


def pairs(data: object) -> dict[int, int]:
    """Pairs of whole numbers as a dictionary, in their order."""
    assert isinstance(data, list | tuple)
    values: dict[int, int] = {}
    for pair in data:
        key, value = numbers(pair)
        values[key] = value
    return values
