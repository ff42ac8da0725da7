"""Snapshots: a match at some entry, so that long games need not be replayed, and stay visible when their rules are gone."""

from __future__ import annotations

import zlib
from typing import Any, final

import msgspec

from areopolis.kernel.codec import decode, encode
from areopolis.kernel.event import Event
from areopolis.kernel.session import carried
from areopolis.kernel.why import Text
from areopolis.server.match import Match, Matter, Note, Talk
from areopolis.server.setup import Setup


@final
class NoteData(msgspec.Struct):
    """A line of the log on what people did."""

    number: int
    ply: int
    at: float
    say: Any


@final
class Snapshot(msgspec.Struct):
    """Everything that a match is, and the table as every seat saw it (the last is that of a watcher)."""

    number: int
    rules: int
    names: list[str]
    choices: list[tuple[int, str]]
    position: dict[str, Any]
    opening: Any
    log: Any
    tables: list[dict[str, Any]]
    matter: Matter | None
    cancelled: bool
    again: bool
    follower: str
    held: dict[int, str]
    talk: list[Talk]
    notes: list[NoteData]
    plies: list[int]
    times: list[float]
    since: dict[int, float]
    left: list[float]
    looked: float


DECODER = msgspec.json.Decoder(Snapshot)


def can_be_kept(match: Match) -> bool:
    """Whether nothing is lost by a snapshot: nobody could take anything back, and no answer waits for others."""
    return not match.session.undoable and not match.session.position.answers


def write_snapshot(match: Match) -> bytes:
    """A match as it is stored."""
    session = match.session
    pos = session.position
    found = Snapshot(
        number=match.number,
        rules=match.setup.rules,
        names=list(session.record.seats),
        choices=list(session.record.choices),
        position=pos.data(),
        opening=encode(session.opening),
        log=encode(session.log),
        tables=[dict(pos.table(seat)) for seat in [*range(pos.seats()), -1]],
        matter=match.matter,
        cancelled=match.cancelled,
        again=match.again,
        follower=match.follower,
        held=match.held,
        talk=match.talk,
        notes=[NoteData(note.number, note.ply, note.at, encode(note.say)) for note in match.notes],
        plies=match.plies,
        times=match.times,
        since=match.since,
        left=match.left,
        looked=match.looked,
    )
    return zlib.compress(msgspec.json.encode(found))


def read_snapshot(data: bytes) -> Snapshot:
    """What was stored."""
    return DECODER.decode(zlib.decompress(data))


def events(data: object) -> list[Event]:
    """Events that were stored."""
    found = decode(data)
    assert isinstance(found, tuple)
    return [event for event in found if isinstance(event, Event)]


def restore_match(setup: Setup, data: bytes) -> Match:
    """The match of a snapshot."""
    found = read_snapshot(data)
    match = Match(setup)
    session = match.session
    position = match.game.restore(found.position)
    position.recording = True
    log = [events(entry) for entry in found.log]
    match.session = carried(
        match.game, session.record.options, found.names, session.record.seed, found.choices, position, log, []
    )
    match.number = found.number
    match.matter = found.matter
    match.cancelled = found.cancelled
    match.again = found.again
    match.follower = found.follower
    match.held = found.held
    match.talk = found.talk
    match.notes = [Note(note.number, note.ply, note.at, said(note.say)) for note in found.notes]
    match.plies = found.plies
    match.times = found.times
    match.since = found.since
    match.left = found.left
    match.looked = found.looked
    return match


def said(data: object) -> Text:
    """A sentence that was stored."""
    text = decode(data)
    assert isinstance(text, Text)
    return text
