"""Values: small immutable things that are equal when their parts are equal."""

from __future__ import annotations


class Value:
    """Something made in play and never changed; its constructor takes exactly what `key` returns."""

    def key(self) -> tuple[object, ...]:
        """The arguments that make an equal value."""
        return ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Value) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.key()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.key()])})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), self.key())
