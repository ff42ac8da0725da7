"""Shapes of plain data: what may stand where, declared once by every game and checked before anything is made of it."""

from __future__ import annotations

from typing import Final, final

from areopolis.kernel.agenda import Waiting
from areopolis.kernel.codec import name_of, value_in
from areopolis.kernel.errors import BadRecord
from areopolis.kernel.value import Value, signature_of

# More than any number in a game of these can be.
MANY: Final = 9_999
# More values in each other than any game makes; without an end there would be none for the compiled engine either.
DEEPEST: Final = 60


class Shape:
    """What data must look like."""

    def check(self, data: object, where: str) -> None:
        """Compare data with the shape; raises BadRecord with the place and what should stand there."""
        raise AssertionError("every shape has its own")


def wrong(where: str, what: str) -> BadRecord:
    """The error that says what should stand somewhere."""
    return BadRecord(0, f"{where}: must be {what}")


@final
class Whole(Shape):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def check(self, data: object, where: str) -> None:
        """True and false are no numbers."""
        if isinstance(data, bool) or not isinstance(data, int) or not self.least <= data <= self.most:
            raise wrong(where, f"a whole number from {self.least} to {self.most}")


@final
class Flag(Shape):
    """True or false."""

    def check(self, data: object, where: str) -> None:
        """Nothing else, 1 and 0 neither."""
        if not isinstance(data, bool):
            raise wrong(where, "true or false")


@final
class Word(Shape):
    """One of some words; without any, a short one of small letters."""

    def __init__(self, *words: str) -> None:
        self.words: Final = words

    def check(self, data: object, where: str) -> None:
        """Compare with the words."""
        if not isinstance(data, str) or len(data) > 40 or (self.words and data not in self.words):
            raise wrong(where, f"one of {', '.join(self.words)}" if self.words else "a word")


@final
class Lines(Shape):
    """A text of any lines."""

    def __init__(self, most: int) -> None:
        # So many letters at most.
        self.most: Final = most

    def check(self, data: object, where: str) -> None:
        """Its length."""
        if not isinstance(data, str) or len(data) > self.most:
            raise wrong(where, f"a text of at most {self.most} letters")


@final
class Row(Shape):
    """A list of equal things."""

    def __init__(self, item: Shape, least: int, most: int) -> None:
        self.item: Final = item
        self.least: Final = least
        self.most: Final = most

    def check(self, data: object, where: str) -> None:
        """The length, then every item."""
        if not isinstance(data, list | tuple) or not self.least <= len(data) <= self.most:
            raise wrong(where, f"a list of {self.least} to {self.most}")
        for i in range(len(data)):
            self.item.check(data[i], f"{where}.{i}")


@final
class Parts(Shape):
    """A list in which every place has its own shape."""

    def __init__(self, *parts: Shape) -> None:
        self.parts: Final = parts

    def check(self, data: object, where: str) -> None:
        """The length, then every place."""
        if not isinstance(data, list | tuple) or len(data) != len(self.parts):
            raise wrong(where, f"a list of {len(self.parts)}")
        for i in range(len(data)):
            self.parts[i].check(data[i], f"{where}.{i}")


@final
class Fields(Shape):
    """A dictionary with exactly these keys."""

    def __init__(self, fields: dict[str, Shape]) -> None:
        self.fields: Final = fields

    def check(self, data: object, where: str) -> None:
        """The keys, then what stands under them."""
        if not isinstance(data, dict) or set(data) != set(self.fields):
            raise wrong(where, f"a dictionary with the keys {', '.join(self.fields)}")
        for name, shape in self.fields.items():
            shape.check(data[name], f"{where}.{name}" if where else name)


@final
class Maybe(Shape):
    """Something or nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Final = shape

    def check(self, data: object, where: str) -> None:
        """None, or the shape."""
        if data is not None:
            self.shape.check(data, where)


@final
class Encoded(Shape):
    """A value of some class, as the codec writes it. The shapes of its parts go by their names."""

    def __init__(self, base: type[Value], parts: dict[str, Shape]) -> None:
        self.base: Final = base
        # By name, or by class and name where one name means several things. May be filled later: values lie in values.
        self.parts: Final = parts

    def check(self, data: object, where: str) -> None:
        """The class, then every part."""
        if not isinstance(data, dict) or not isinstance(data.get(""), str) or where.count(".") > DEEPEST:
            raise wrong(where, f"a value of the class {self.base.__name__}")
        kind, given = value_in(data)
        if not issubclass(kind, self.base):
            raise wrong(where, f"a value of the class {self.base.__name__}")
        signature = signature_of(kind)
        needed = [name for name in signature.names if name not in signature.defaults]
        known = [*signature.names, signature.rest] if signature.rest else signature.names
        if not set(needed) <= set(given) <= set(known):
            raise wrong(where, f"the class {name_of(kind)} with {', '.join(known) or 'nothing'}")
        for name, part in given.items():
            shape = self.parts.get(f"{kind.__name__}.{name}") or self.parts.get(name)
            if shape is None:
                raise wrong(where, f"something else: {name_of(kind)}.{name} has no place in a position")
            if name == signature.rest:
                shape = Row(shape, 0, MANY)
            shape.check(part, f"{where}.{name}")


@final
class Tasks(Shape):
    """A task of a game, or an open question that is put off while another seat is asked."""

    def __init__(self, task: Shape, decision: Shape) -> None:
        self.task: Final = task
        parts: dict[str, Shape] = {"decision": decision}
        self.waiting: Final = Encoded(Waiting, parts)

    def check(self, data: object, where: str) -> None:
        """One or the other."""
        waits = isinstance(data, dict) and data.get("") == Waiting.__name__
        (self.waiting if waits else self.task).check(data, where)


def named(shape: Shape, names: str) -> dict[str, Shape]:
    """The same shape under several names."""
    return dict.fromkeys(names.split(), shape)
