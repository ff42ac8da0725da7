"""The committee as named plain data."""

from __future__ import annotations

from typing import TypedDict


class PartyForm(TypedDict):
    """A party: how many delegates every seat has in it, how many are nobody's, and who leads it (or `neutral`)."""

    party: str
    delegates: list[int]
    neutral: int
    leader: int | str | None
    # The policy that is in force while it rules, and what every seat would get if it came to power now: M€, from the
    # Reds steps of rating.
    policy: str
    bonus: list[int]


class Lobbyist(TypedDict):
    """The politics of a seat."""

    influence: int
    lobby: bool
    reserve: int
    # What it costs to send a delegate now; None if there is none left.
    price: int | None


class TurmoilForm(TypedDict):
    """The committee, the government and the panel of global events."""

    parties: list[PartyForm]
    ruling: str
    dominant: str
    policy: str
    chairman: int | str | None
    seats: list[Lobbyist]
    neutral_reserve: int
    distant: str | None
    coming: str | None
    current: str | None
    deck: list[str]
    discards: list[str]
