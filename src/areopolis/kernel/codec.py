"""Plain JSON for values: a value is written as the name of its class followed by the parts of its key."""

from __future__ import annotations

import hashlib
import json

from areopolis.kernel.errors import BadRecord
from areopolis.kernel.value import Value


def encode(thing: object) -> object:
    """Numbers, texts and None as they are, sequences as lists, values as tagged lists."""
    if isinstance(thing, Value):
        return {"": type(thing).__name__, "of": [encode(part) for part in thing.key()]}
    if isinstance(thing, list | tuple):
        return [encode(part) for part in thing]
    return thing


def decode(thing: object) -> object:
    """What `encode` wrote; lists come back as tuples."""
    if isinstance(thing, dict):
        name = thing.get("")
        found = classes().get(str(name))
        if found is None:
            raise BadRecord(0, f"there is no value called {name!r}")
        return found(*[decode(part) for part in thing.get("of", [])])
    if isinstance(thing, list):
        return tuple([decode(part) for part in thing])
    return thing


KNOWN: dict[str, type[Value]] = {}


def classes() -> dict[str, type[Value]]:
    """Every class of values, by name."""
    if not KNOWN:
        waiting: list[type[Value]] = [Value]
        while waiting:
            found = waiting.pop()
            KNOWN[found.__name__] = found
            waiting.extend(found.__subclasses__())
    return KNOWN


def canonical(data: object) -> str:
    """The one JSON text for some plain data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: object) -> str:
    """A fingerprint of plain data, the same on every machine."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]
