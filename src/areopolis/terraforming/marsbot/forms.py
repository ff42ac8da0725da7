"""The board of MarsBot as named plain data."""

from __future__ import annotations

from typing import TypedDict


class Cell(TypedDict):
    """A cell of a track: what is printed on it, what it still does (empty: nothing), and whether a cube waits there."""

    printed: str
    does: str
    cube: bool


class TrackForm(TypedDict):
    """A track: where the cube is, how far it has ever been, and its cells from 1 on."""

    track: str
    at: int
    highest: int
    cells: list[Cell]


class MarsBotForm(TypedDict):
    """Everything that belongs to MarsBot beside what lies before its seat."""

    seat: int
    level: str
    rules: list[str]
    corporation: str | None
    on_corporation: int
    tracks: list[TrackForm]
    action_deck: int
    bonus_deck: int
    bonus_discard: list[str]
    destroyed: list[str]
    set_aside: list[str]
    # Project cards that it has played, face up.
    played: list[str]
    neural: str | None
    failed: int
    money_per_point: int
