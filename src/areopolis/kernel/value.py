"""Values: small immutable things that are equal when their parts are equal."""

from __future__ import annotations

import inspect
from typing import Final, final


@final
class Signature:
    """What a class of values is made of: the parameters of its constructor, which are its attributes too.

    A parameter whose name Python has already taken ends with an underscore (`hex_`); its attribute does not.
    """

    def __init__(self, kind: type[object]) -> None:
        parameters = list(inspect.signature(kind).parameters.values())
        self.names: Final = [parameter.name.rstrip("_") for parameter in parameters if parameter.kind != MANY]
        # By name: what a part is if it is left out.
        self.defaults: Final[dict[str, object]] = {
            parameter.name.rstrip("_"): parameter.default
            for parameter in parameters
            if parameter.kind != MANY and parameter.default is not inspect.Parameter.empty
        }
        many = [parameter.name for parameter in parameters if parameter.kind == MANY]
        # The name of all further parts, if there may be any number of them.
        self.rest: Final = many[0] if many else ""


MANY: Final = inspect.Parameter.VAR_POSITIONAL
SIGNATURES: Final[dict[type[object], Signature]] = {}


def signature_of(kind: type[object]) -> Signature:
    """The signature of a class of values."""
    signature = SIGNATURES.get(kind)
    if signature is None:
        signature = Signature(kind)
        SIGNATURES[kind] = signature
    return signature


class Value:
    """Something made in play and never changed; every parameter of its constructor is an attribute of the same name."""

    def key(self) -> tuple[object, ...]:
        """The arguments that make an equal value."""
        signature = signature_of(type(self))
        parts: list[object] = [getattr(self, name) for name in signature.names]
        if signature.rest:
            parts.extend(getattr(self, signature.rest))
        return tuple(parts)

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
