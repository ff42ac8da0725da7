"""Plain JSON for values: a value is written as the name of its class with the parts of its key."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from areopolis.kernel.errors import BadRecord, RuleError
from areopolis.kernel.value import Value


def encode(thing: object) -> object:
    """Numbers, texts and None as they are, sequences as lists, values as tagged lists."""
    if isinstance(thing, Value):
        return {"": name_of(type(thing)), "of": [encode(part) for part in thing.key()]}
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


# Of a function of Python: that it takes any number of arguments.
VARIABLE: Final = 4
KNOWN: dict[str, type[Value]] = {}
NAMES: dict[type[Value], str] = {}


def name_of(kind: type[Value]) -> str:
    """The name of a class of values: its game, then its own name; values of the kernel have no game."""
    found = NAMES.get(kind)
    if found is None:
        package = str(getattr(kind, "__module__", "")).split(".")[1:2]
        found = kind.__name__ if package == ["kernel"] else ".".join([*package, kind.__name__])
        NAMES[kind] = found
    return found


def classes() -> dict[str, type[Value]]:
    """Every class of values, by name."""
    if not KNOWN:
        waiting: list[type[Value]] = [Value]
        while waiting:
            found = waiting.pop()
            if KNOWN.setdefault(name_of(found), found) is not found:
                raise RuleError(f"two classes of values are called {name_of(found)}")
            waiting.extend(found.__subclasses__())
    return KNOWN


def parts_of(kind: type[Value]) -> list[str]:
    """The names of what the constructor of a class takes; one that takes any number is marked with a star."""
    signature: object = getattr(kind, "__text_signature__", None)
    if isinstance(signature, str):
        return written_names(signature)
    code: Any = getattr(kind.__init__, "__code__", None)
    if code is None:
        return []
    names = list(code.co_varnames[1 : code.co_argcount])
    return [*names, f"*{code.co_varnames[code.co_argcount]}"] if code.co_flags & VARIABLE else names


def written_names(signature: str) -> list[str]:
    """The names in a signature that is written down, which is all that a compiled class has."""
    names: list[str] = []
    word, depth, default = "", 0, False
    for letter in signature[1:-1] + ",":
        if letter == "," and depth == 0:
            names += [word] if word else []
            word, default = "", False
        elif letter == "=":
            default = True
        elif letter not in " ()" and not default:
            word += letter
        depth += {"(": 1, ")": -1}.get(letter, 0)
    return names


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


def numbers(data: object) -> list[int]:
    """A list of whole numbers, and nothing else."""
    assert isinstance(data, list | tuple)
    return [int(number) for number in data]


def pairs(data: object) -> dict[int, int]:
    """Pairs of whole numbers as a dictionary, in their order."""
    assert isinstance(data, list | tuple)
    found: dict[int, int] = {}
    for pair in data:
        key, value = numbers(pair)
        found[key] = value
    return found
