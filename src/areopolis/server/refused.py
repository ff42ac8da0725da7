"""What the server does not do, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final, Literal

from areopolis.kernel.errors import (
    AreopolisError,
    BadNotation,
    BadOptions,
    BadRecord,
    IllegalChoice,
    StaleDecision,
    WrongSeat,
)
from areopolis.kernel.why import Text

Code = Literal[
    "malformed",
    "no-key",
    "not-yours",
    "unknown",
    "wrong-method",
    "illegal",
    "not-now",
    "stale",
    "too-large",
    "wrong-type",
    "no-choice",
    "bad-options",
    "bad-record",
    "too-many",
    "failed",
    "unavailable",
]
# The codes, each with the status of its answer over HTTP.
STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "no-key": 401,
    "not-yours": 403,
    "unknown": 404,
    "wrong-method": 405,
    "illegal": 409,
    "not-now": 409,
    "stale": 409,
    "too-large": 413,
    "wrong-type": 415,
    "no-choice": 422,
    "bad-options": 422,
    "bad-record": 422,
    "too-many": 429,
    "failed": 500,
    "unavailable": 503,
}


class Refused(Exception):
    """Something that was asked for is not done; nothing has changed."""

    def __init__(self, code: Code, text: Text) -> None:
        super().__init__(f"{code}: {text}")
        self.code: Final = code
        self.text: Final = text


def because(code: Code, reason: str, *parts: object) -> Refused:
    """A refusal with a sentence of the phrase book."""
    return Refused(code, Text(f"server.refused.{reason}", *parts))


def refused(error: AreopolisError) -> Refused:
    """What a game does not do, as the server says it."""
    if isinstance(error, StaleDecision):
        return because("stale", "stale")
    if isinstance(error, WrongSeat):
        return because("stale", "notasked")
    if isinstance(error, BadNotation):
        return because("no-choice", "notation")
    if isinstance(error, IllegalChoice):
        if error.why is None:
            return because("illegal", "illegal")
        return because("illegal", "illegal.why", error.why)
    if isinstance(error, BadOptions):
        return because("bad-options", "options", str(error) if error.why is None else error.why)
    if isinstance(error, BadRecord):
        return because("bad-record", "record", str(error))
    return because("not-now", "illegal")
