"""What keys open."""

from __future__ import annotations

from typing import Final

from areopolis.server.keys import fits
from areopolis.server.refused import because
from areopolis.server.store import GameRow

WATCHER: Final = -1


def opened(row: GameRow, keys: list[str]) -> tuple[int, ...]:
    """The seats that some keys open, -1 among them for watching; raises Refused if they open nothing."""
    seats = [seat.seat for seat in row.seats if seat.key and any([fits(key, seat.key) for key in keys])]
    if any([fits(key, row.watch) for key in keys]):
        seats.append(WATCHER)
    if not seats:
        raise because("unknown", "unknown")
    return tuple(seats)
