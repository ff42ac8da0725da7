"""New games: from a request, from a record, from a moment of another game, and as a rematch."""

from __future__ import annotations

import hashlib
import secrets
import time
from base64 import urlsafe_b64encode

import msgspec

from areopolis.bots import make, names, names_file
from areopolis.games import games
from areopolis.kernel.errors import AreopolisError, BadRecord
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.record import Record, begin, check_names, check_seal, line_of, read_record
from areopolis.kernel.session import Session
from areopolis.kernel.text import Catalogue
from areopolis.kernel.why import Text
from areopolis.server.entry import Chose, write_entry
from areopolis.server.keys import ID_BYTES, hashed, new_id, new_key
from areopolis.server.match import Match
from areopolis.server.messages import Branch, Created, NewGame, NewSeat, SeatKey
from areopolis.server.refused import because, refused
from areopolis.server.setup import AUTOMA, BOT, ClockRule, SeatSetup, Setup, seat_kind
from areopolis.server.store import EntryRow, GameRow, SeatRow


def setup_of(row: GameRow) -> Setup:
    """The set-up of a stored game."""
    clock = row.settings.get("clock")
    return Setup(
        game=row.game,
        rules=row.rules,
        options=row.options,
        seed=row.seed,
        seats=[SeatSetup(seat.name, seat_kind(seat.kind), seat.spec) for seat in row.seats],
        name=row.name,
        clock=None if clock is None else msgspec.convert(clock, type=ClockRule),
        open=bool(row.settings.get("open")),
        origin=str(row.settings.get("origin", "")),
    )


def game_of(name: str) -> Game[Position]:
    """A game by its name; raises Refused."""
    game = games().get(name)
    if game is None:
        raise because("bad-options", "game", name)
    return game


def seats_of(pos: Position, wanted: list[NewSeat], words: Catalogue) -> list[SeatSetup]:
    """Who sits where: automas where the game puts them, people where nobody else was asked for; raises BadOptions."""
    if len(wanted) > pos.seats():
        raise because("bad-options", "seats", len(wanted), pos.seats())
    seats: list[SeatSetup] = []
    for seat in range(pos.seats()):
        asked = wanted[seat] if seat < len(wanted) else NewSeat()
        automa = pos.automa(seat)
        if automa:
            seats.append(SeatSetup(automa, "automa"))
        elif asked.kind == AUTOMA:
            raise because("bad-options", "automa", seat + 1)
        elif asked.kind == BOT:
            check_bot(asked.bot)
            seats.append(SeatSetup(asked.name or asked.bot.partition(":")[0].capitalize(), "bot", asked.bot))
        else:
            seats.append(SeatSetup(asked.name or words.say(Text("seat.number", seat + 1)).capitalize(), "person"))
    check_names([setup.name for setup in seats])
    return seats


def check_bot(spec: str) -> None:
    """Refuse a bot that there is not; raises Refused."""
    if spec.partition(":")[0] in names() and names_file(spec):
        raise because("bad-options", "bot.file")
    try:
        make(spec, 0)
    except AreopolisError as error:
        raise refused(error) from error


def new_row(setup: Setup) -> tuple[GameRow, Created]:
    """A game with fresh keys: as it is stored, and as it is told to whoever made it."""
    id, watch = new_id(), new_key()
    keys = {seat: new_key() for seat in setup.persons()}
    seats = [
        SeatRow(seat, sitting.name, sitting.kind, sitting.bot, hashed(keys[seat]) if seat in keys else b"")
        for seat, sitting in enumerate(setup.seats)
    ]
    settings: dict[str, object] = {}
    if setup.clock is not None:
        settings["clock"] = msgspec.to_builtins(setup.clock)
    if setup.open:
        settings["open"] = True
    if setup.origin:
        settings["origin"] = setup.origin
    row = GameRow(
        id=id,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        seed=setup.seed,
        name=setup.name,
        seats=seats,
        watch=hashed(watch),
        settings=settings,
        created=time.time(),
        status="open",
    )
    told = [SeatKey(seat, setup.seats[seat].name, key) for seat, key in keys.items()]
    return row, Created(id, told, watch)


def from_request(new: NewGame, words: Catalogue) -> tuple[GameRow, Created]:
    """The game that somebody asks for; raises Refused."""
    game = game_of(new.game)
    seed = secrets.randbits(62) if new.seed is None else new.seed
    try:
        pos = game.new(new.options, seed)
        seats = seats_of(pos, new.seats, words)
    except AreopolisError as error:
        raise refused(error) from error
    return new_row(Setup(game.name, game.rules, new.options, seed, seats, new.name, new.clock))


def from_record(text: str) -> tuple[GameRow, list[EntryRow], Created]:
    """A record that somebody wants to look at; everything in it is open. Raises Refused."""
    try:
        record = read_record(text)
        begin(record, games())
        session, entries = played(record)
        check_seal(record, session.position)
    except AreopolisError as error:
        raise refused(error) from error
    seats = [
        SeatSetup(name, "automa" if session.position.automa(seat) else "bot") for seat, name in enumerate(record.seats)
    ]
    row, created = new_row(Setup(record.game, record.rules, record.options, record.seed, seats, open=True))
    return row, entries, created


def played(record: Record) -> tuple[Session[Position], list[EntryRow]]:
    """The session of a record, and its choices as entries; raises AreopolisError."""
    now = time.time()
    session = Session(games()[record.game], record.options, record.seats, record.seed)
    entries: list[EntryRow] = []
    for ply, (seat, choice) in enumerate(record.choices):
        entry = Chose(seat, session.ply_of(seat), choice)
        try:
            session.apply(seat, choice)
        except AreopolisError as error:
            raise BadRecord(line_of(record, ply), str(error)) from error
        entries.append(EntryRow(ply + 1, write_entry(entry), now))
    return session, entries


def from_moment(id: str, match: Match, branch: Branch, words: Catalogue) -> tuple[GameRow, list[EntryRow], Created]:
    """A game that goes on from a moment of another one; raises Refused where that would show what is hidden."""
    if not match.is_open() and len(match.setup.persons()) > 1:
        raise because("not-now", "branch")
    if branch.ply > match.session.ply():
        raise because("unknown", "ply")
    before, setup = match.session.record, match.setup
    try:
        seats = seats_of(match.session.position, branch.seats, words) if branch.seats else again(setup, match.names)
    except AreopolisError as error:
        raise refused(error) from error
    names = [seat.name for seat in seats]
    record = Record(before.game, before.rules, before.options, names, before.seed, before.choices[: branch.ply])
    _session, entries = played(record)
    row, created = new_row(
        Setup(setup.game, setup.rules, setup.options, setup.seed, seats, setup.name, setup.clock, origin=id)
    )
    return row, entries, created


def again(setup: Setup, names: tuple[str, ...]) -> list[SeatSetup]:
    """The same people and bots as before; whoever had no bot of their own is a person."""
    return [
        SeatSetup(name, "person" if seat.kind == BOT and not seat.bot else seat.kind, seat.bot)
        for seat, name in zip(setup.seats, names, strict=True)
    ]


def follower_of(row: GameRow, names: tuple[str, ...]) -> GameRow:
    """The rematch of a game: another seed, and everybody one seat further, with the keys that they have.

    It has the same name whichever server sets it up, so that it is set up once.
    """
    mark = hashlib.sha256(f"rematch {row.id}".encode() + row.watch).digest()
    movable = [seat.seat for seat in row.seats if seat.kind != AUTOMA]
    seats = list(row.seats)
    for place, seat in enumerate(movable):
        before = row.seats[movable[place - 1]]
        seats[seat] = SeatRow(seat, names[before.seat], before.kind, before.spec, before.key)
    return GameRow(
        id=urlsafe_b64encode(mark[:ID_BYTES]).decode(),
        game=row.game,
        rules=games()[row.game].rules,
        options=row.options,
        seed=int.from_bytes(mark[-8:], "big") >> 2,
        name=row.name,
        seats=seats,
        watch=row.watch,
        settings={key: value for key, value in row.settings.items() if key == "clock"} | {"origin": row.id},
        created=time.time(),
        status="open",
    )
