"""What the store takes and gives back."""

from __future__ import annotations

import msgspec

from areopolis.kernel.errors import AreopolisError


class StoreError(AreopolisError):
    """The store could not do it. Whether a write has happened all the same is then not known: read, and see."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of a game."""

    seat: int
    name: str
    kind: str  # "person", "bot" or "automa"
    spec: str  # which bot; else ""
    key: bytes  # hash of the key of the seat; b"" for bots


class GameRow(msgspec.Struct, frozen=True):
    """What was agreed when a game was made. Only the status changes later."""

    id: str
    game: str  # name of the rules, such as "terraforming"
    rules: int  # version of the rules
    options: dict[str, str]
    seed: int
    name: str
    seats: list[SeatRow]
    watch: bytes  # hash of the key for watching
    settings: dict[str, object]
    created: float  # seconds since 1970, UTC
    status: str  # "open", "over" or "cancelled": for listing and cleaning; the entries are the truth


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of the log of a game."""

    number: int  # from 1
    body: bytes  # JSON
    at: float  # seconds since 1970, UTC
