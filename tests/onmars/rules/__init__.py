"""The rules of On Mars, chapter by chapter, through real choices."""

from __future__ import annotations

from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.whole import WholePosition


def legal(pos: WholePosition, verb: str = "") -> list[str]:
    """The choices open now, perhaps only those that begin with a word."""
    found = [] if pos.decision is None else pos.decision.notations()
    return [choice for choice in found if not verb or choice.split()[0] == verb]


def asked(pos: WholePosition) -> tuple[int, str]:
    """Who is asked, and what."""
    assert pos.decision is not None
    return pos.decision.seat, pos.decision.kind


def lies(pos: WholePosition, name: str) -> int:
    """What lies on a hex."""
    return pos.lies[BY_NAME[name]]


def bots(pos: WholePosition, seat: int) -> list[str]:
    """Where the bots of a seat stand."""
    return [NAMES[hex_] for hex_ in pos.players[seat].bots]


def people(pos: WholePosition, seat: int) -> tuple[int, int, int]:
    """Colonists of a seat in its quarters, in its working area and in its reserve."""
    player = pos.players[seat]
    return player.quarters, player.working, player.reserve
