"""What can be written, and how a group of writes goes into one transaction."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, bindparam, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from areopolis.server.store.reads import read_games
from areopolis.server.store.rows import EntryRow, GameRow
from areopolis.server.store.schema import ENTRIES, GAMES, SEATS, SNAPSHOTS

CHANNEL: Final = "areopolis"
# More than so many values SQLite does not take in one statement.
MOST_VALUES: Final = 30_000
NOTIFY: Final = text("SELECT pg_notify(:channel, heard) FROM unnest(CAST(:payloads AS text[])) AS heard")
SET_STATUS: Final = update(GAMES).where(GAMES.c.id == bindparam("of")).values(status=bindparam("to"))

Row: TypeAlias = dict[str, object]
Key: TypeAlias = tuple[object, ...]


class Create(msgspec.Struct, frozen=True):
    """A new game with its first entries."""

    row: GameRow
    entries: list[EntryRow]


class Append(msgspec.Struct, frozen=True):
    """One more entry of a game, and the status it brings."""

    game: str
    entry: EntryRow
    status: str | None

    @property
    def key(self) -> Key:
        """Its place, which only one can have."""
        return (self.game, self.entry.number)


class Keep(msgspec.Struct, frozen=True):
    """A snapshot of a game after one of its entries."""

    game: str
    number: int
    body: bytes


Write: TypeAlias = Create | Append | Keep


def write_all(connection: Connection, writes: list[Write], again: bool) -> list[bool]:
    """Write a group in the transaction of the connection and say of each whether it found its place free.

    All servers write one kind after the other and each kind by key, so that no two wait for each other. If the group
    was tried before, `again`, and it is not known what came of it, then a place that holds the very same was free.
    """
    creates = [write for write in writes if isinstance(write, Create)]
    appends = [write for write in writes if isinstance(write, Append)]
    snapshots = [msgspec.structs.asdict(write) for write in writes if isinstance(write, Keep)]
    created = iter(create_all(connection, creates, again))
    appended = iter(append_all(connection, appends, again))
    insert_new(connection, SNAPSHOTS, snapshots)
    answers = []
    for write in writes:
        match write:
            case Create():
                answers.append(next(created))
            case Append():
                answers.append(next(appended))
            case Keep():
                answers.append(True)
    return answers


def create_all(connection: Connection, creates: list[Create], again: bool) -> list[bool]:
    """Make new games; of two with one id the first."""
    free = insert_new(connection, GAMES, [game_row(create.row) for create in creates])
    answers, seats, entries = [], [], []
    for create in creates:
        key = (create.row.id,)
        is_new = key in free
        free.discard(key)
        if is_new:
            seats += [{"game": create.row.id, **msgspec.structs.asdict(seat)} for seat in create.row.seats]
            entries += [entry_row(create.row.id, entry) for entry in create.entries]
        answers.append(is_new or (again and is_made(connection, create.row)))
    insert_new(connection, SEATS, seats)
    insert_new(connection, ENTRIES, entries)
    return answers


def append_all(connection: Connection, appends: list[Append], again: bool) -> list[bool]:
    """Append entries to their games; of two with one number the first. PostgreSQL tells all servers."""
    free = insert_new(connection, ENTRIES, [entry_row(append.game, append.entry) for append in appends])
    answers = []
    for append in appends:
        is_new = append.key in free
        free.discard(append.key)
        answers.append(is_new or (again and is_there(connection, append)))
    done = sorted([append for append, answer in zip(appends, answers, strict=True) if answer], key=lambda one: one.key)
    statuses = [{"of": append.game, "to": append.status} for append in done if append.status is not None]
    if statuses:
        connection.execute(SET_STATUS, statuses)
    if done and connection.dialect.name == "postgresql":
        payloads = [f"{append.game} {append.entry.number}" for append in done]
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})
    return answers


def insert_new(connection: Connection, table: Table, rows: list[Row]) -> set[Key]:
    """Insert rows by key, but for those whose key is taken, and return the keys of those that went in."""
    if not rows:
        return set()
    names = [column.name for column in table.primary_key]
    keys = {tuple([row[name] for name in names]) for row in rows}
    if connection.dialect.name == "sqlite" and len(keys) == len(rows) and insert_at_once(connection, table, rows):
        return keys
    in_order = sorted(rows, key=lambda row: [row[name] for name in names])
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).on_conflict_do_nothing().returning(*table.primary_key)
    return {tuple(row) for row in connection.execute(statement, in_order)}


def insert_at_once(connection: Connection, table: Table, rows: list[Row]) -> bool:
    """Insert rows into SQLite, all in one statement, or none and False if that cannot be.

    The thread that writes gives way to the busy one of the loop with every row that it inserts or reads by itself, and
    then waits for its turn: with many rows that is what takes most of the time.
    """
    names = list(rows[0])
    if len(rows) * len(names) > MOST_VALUES:
        return False
    places = ", ".join([f"({', '.join(['?'] * len(names))})"] * len(rows))
    values = tuple([row[name] for row in rows for name in names])
    try:
        # The names are those of the schema.
        connection.exec_driver_sql(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {places}", values)  # noqa: S608
    except IntegrityError:
        # SQLite has taken back the statement, and the transaction goes on.
        return False
    return True


def is_made(connection: Connection, row: GameRow) -> bool:
    """Whether this very game is in the store."""
    stored = read_games(connection, [row.id])
    return [msgspec.structs.replace(one, status=row.status) for one in stored] == [row]


def is_there(connection: Connection, append: Append) -> bool:
    """Whether this very entry is in the store."""
    query = select(ENTRIES.c.number, ENTRIES.c.body, ENTRIES.c.at).where(
        ENTRIES.c.game == append.game, ENTRIES.c.number == append.entry.number
    )
    return [EntryRow(*row) for row in connection.execute(query)] == [append.entry]


def game_row(row: GameRow) -> Row:
    """A game as a row of its table."""
    columns = msgspec.structs.asdict(row)
    del columns["seats"]
    for name in ("options", "settings"):
        columns[name] = msgspec.json.encode(columns[name]).decode()
    return columns


def entry_row(game: str, entry: EntryRow) -> Row:
    """An entry as a row of its table."""
    return {"game": game, "number": entry.number, "body": entry.body, "at": entry.at}
