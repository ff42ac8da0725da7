"""What can be read."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select

from areopolis.server.store.rows import EntryRow, GameRow, SeatRow
from areopolis.server.store.schema import ENTRIES, GAMES, SEATS, SNAPSHOTS


def read_games(connection: Connection, ids: list[str]) -> list[GameRow]:
    """Those of the games that there are, in this order."""
    rows = {row.id: row for row in connection.execute(select(GAMES).where(GAMES.c.id.in_(ids)))}
    query = select(SEATS).where(SEATS.c.game.in_(list(rows))).order_by(SEATS.c.game, SEATS.c.seat)
    seats: dict[str, list[SeatRow]] = {game: [] for game in rows}
    for game, *seat in connection.execute(query):
        seats[game].append(SeatRow(*seat))
    return [game_of(rows[game]._asdict(), seats[game]) for game in ids if game in rows]


def game_of(columns: dict[str, Any], seats: list[SeatRow]) -> GameRow:
    """A game, of a row of its table and its seats."""
    for name in ("options", "settings"):
        columns[name] = msgspec.json.decode(str(columns[name]))
    return GameRow(seats=seats, **columns)


def read_entries(connection: Connection, game: str, after: int) -> list[EntryRow]:
    """The entries of a game behind one of them."""
    query = select(ENTRIES.c.number, ENTRIES.c.body, ENTRIES.c.at).order_by(ENTRIES.c.number)
    query = query.where(ENTRIES.c.game == game, ENTRIES.c.number > after)
    return [EntryRow(*row) for row in connection.execute(query)]


def read_snapshot(connection: Connection, game: str, most: int | None) -> tuple[int, bytes] | None:
    """The latest snapshot of a game, up to one of its entries."""
    query: Select[int, bytes] = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.game == game)
    if most is not None:
        query = query.where(SNAPSHOTS.c.number <= most)
    row = (connection.execute(query.order_by(SNAPSHOTS.c.number.desc()).limit(1))).first()
    return None if row is None else (row[0], row[1])
