"""The tables, as they are now. How older stores come here is in `migrations`; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData()


def of_game() -> Column[str]:
    """The game that a row belongs to and goes away with; the first part of its key."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("watch", LargeBinary, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    of_game(),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("spec", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    of_game(),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # the entries of a game lie together
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    of_game(),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
