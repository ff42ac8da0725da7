"""Where several seats are asked at once: the table as it is for one of them, whose answers wait for those of others."""

from __future__ import annotations

from areopolis.kernel import together
from areopolis.kernel.agenda import AgendaPosition
from areopolis.kernel.position import Position


def seen_from(pos: Position, seat: int) -> Position:
    """The table with what a seat has answered so far, and with its own affairs alone."""
    if isinstance(pos, AgendaPosition) and seat in together.seats_beside(pos):
        return together.alone(pos, seat)
    return pos
