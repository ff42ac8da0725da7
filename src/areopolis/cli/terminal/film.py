"""A record that can be stepped through in both directions."""

from __future__ import annotations

from typing import Final, final

from areopolis.games import games
from areopolis.kernel.event import Event
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, begin, check_seal, play_ply

EVERY: Final = 20


@final
class Film:
    """All events of a record, and a copy of the position every twenty choices to go back to."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        pos = begin(record, games())
        self.events: Final[list[list[Event]]] = [pos.events]
        self.copies: Final[list[Position]] = [pos.copy()]
        for ply in range(len(record.choices)):
            play_ply(record, pos, ply)
            self.events.append(pos.events)
            if (ply + 1) % EVERY == 0:
                self.copies.append(pos.copy())
        check_seal(record, pos)

    def last(self) -> int:
        """The number of choices."""
        return len(self.record.choices)

    def at(self, ply: int) -> Position:
        """The position after so many choices."""
        pos = self.copies[ply // EVERY].copy()
        for i in range(ply // EVERY * EVERY, ply):
            play_ply(self.record, pos, i)
        return pos
