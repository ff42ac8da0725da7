"""Every field of a position and of its parts, compared with those of another one: whatever `copy` or `data` forgets.

Values never change and are compared as a whole. Lists and dictionaries belong to one position alone.
"""

from __future__ import annotations

from typing import Final

from areopolis.kernel.position import Position
from areopolis.kernel.value import Value
from areopolis.testing.law import must

# What is no state of a position: the log since the last choice, and whether there is one.
NO_STATE: Final = ("events", "recording")
# Dictionaries whose order is no state either: who answered first makes no difference.
NO_ORDER: Final = (".answers",)
PLAIN: Final = (int, float, str, bytes, type(None), Value, type)


def fields(thing: object) -> list[str]:
    """The names of all fields of an object, whether its class is compiled or not."""
    names = list(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names += [name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"]
    return sorted(set(names))


def check_alike(pos: Position, other: Position, what: str, without: tuple[str, ...] = ()) -> None:
    """Two positions are alike in every field, but for some paths, and have no list or dictionary in common."""
    must(type(pos) is type(other), f"{what} is of the same class")
    differ = [path for path in differences(pos, other, "") if not is_within(path, (*NO_STATE, *without))]
    must(not differ, f"{what} is like the original in every field; it differs in {', '.join(differ)}")


def is_within(path: str, names: tuple[str, ...]) -> bool:
    """Whether a path leads to a field of these, such as `deck` or `states[0].deck`, or to something in it."""
    return any(path == f".{name}" or path.startswith((f".{name}.", f".{name}[", f".{name} ")) for name in names)


def differences(one: object, other: object, path: str) -> list[str]:
    """The paths of all fields in which two things differ, or which they share though they can be changed."""
    if isinstance(one, PLAIN) or type(one) is not type(other):
        return [] if type(one) is type(other) and one == other else [path]
    if isinstance(one, list | dict | set):
        if one is other:
            return [f"{path} (shared)"]
    elif one is other:
        return []
    if isinstance(one, list | tuple):
        assert isinstance(other, list | tuple)
        if len(one) != len(other):
            return [path]
        return [inner for i in range(len(one)) for inner in differences(one[i], other[i], f"{path}[{i}]")]
    if isinstance(one, dict):
        assert isinstance(other, dict)
        in_order = list(one) == list(other) or path in NO_ORDER
        if not in_order or set(one) != set(other):
            return [path]
        return [inner for key in one for inner in differences(one[key], other[key], f"{path}[{key!r}]")]
    if isinstance(one, set | frozenset):
        return [] if one == other else [path]
    return in_fields(one, other, path)


def in_fields(one: object, other: object, path: str) -> list[str]:
    """The paths in which the fields of two objects differ."""
    paths: list[str] = []
    for name in sorted({*fields(one), *fields(other)}):
        where = f"{path}.{name}"
        if hasattr(one, name) != hasattr(other, name):
            paths.append(where)
        elif hasattr(one, name):
            paths += differences(getattr(one, name), getattr(other, name), where)
    return paths
