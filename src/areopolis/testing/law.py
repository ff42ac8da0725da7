"""How a law of the conformance suite is broken: loudly, also where Python leaves out assertions."""

from __future__ import annotations

from collections.abc import Callable

from areopolis.kernel.errors import AreopolisError


class Broken(AssertionError):
    """A game or a bot does not keep a law; the text says which."""


def must(holds: bool, law: str) -> None:
    """Demand that something holds; raises Broken."""
    if not holds:
        raise Broken(law)


def refused(attempt: Callable[[], object], law: str) -> AreopolisError:
    """Demand that something is refused with an error of the kernel, and no other; returns it."""
    try:
        attempt()
    except AreopolisError as error:
        return error
    raise Broken(law)
