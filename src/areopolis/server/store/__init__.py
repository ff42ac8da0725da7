"""Where games are kept: every table as a log of entries, in SQLite or PostgreSQL."""

from areopolis.server.store.rows import EntryRow, GameRow, SeatRow, StoreError
from areopolis.server.store.store import Store

__all__ = ["EntryRow", "GameRow", "SeatRow", "Store", "StoreError"]
