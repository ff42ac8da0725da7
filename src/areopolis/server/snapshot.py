"""Snapshots: a match at some entry, so that long games are not replayed, and stay visible when their rules are gone."""

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
    # Whether the match can go on from here as if nothing had happened: nobody could take anything back.
    exact: bool
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
    hints_agreed: bool = False


DECODER = msgspec.json.Decoder(Snapshot)


def is_exact(match: Match) -> bool:
    """Whether nothing is lost by a snapshot: nobody could take anything back, and no answer waits for others."""
    return not match.session.undoable and not match.session.position.answers


def write_snapshot(match: Match) -> bytes:
    """A match as it is stored."""
    session = match.session
    pos = session.position
    snapshot = Snapshot(
        number=match.number,
        exact=is_exact(match),
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
        hints_agreed=match.hints_agreed,
    )
    return zlib.compress(msgspec.json.encode(snapshot))


def read_snapshot(data: bytes) -> Snapshot:
    """What was stored."""
    return DECODER.decode(zlib.decompress(data))


def events(data: object) -> list[Event]:
    """Events that were stored."""
    decoded = decode(data)
    assert isinstance(decoded, tuple)
    return [event for event in decoded if isinstance(event, Event)]


def restore_match(setup: Setup, data: bytes) -> Match:
    """The match of a snapshot; one that does not hold everything is no more than a new match."""
    kept = read_snapshot(data)
    match = Match(setup)
    if not kept.exact:
        return match
    session = match.session
    position = match.game.restore(kept.position)
    position.recording = True
    log = [events(entry) for entry in kept.log]
    match.session = carried(
        match.game, session.record.options, kept.names, session.record.seed, kept.choices, position, log, []
    )
    match.number = kept.number
    match.matter = kept.matter
    match.cancelled = kept.cancelled
    match.again = kept.again
    match.follower = kept.follower
    match.held = kept.held
    match.talk = kept.talk
    match.notes = [Note(note.number, note.ply, note.at, said(note.say)) for note in kept.notes]
    match.plies = kept.plies
    match.times = kept.times
    match.since = kept.since
    match.left = kept.left
    match.looked = kept.looked
    match.hints_agreed = kept.hints_agreed
    return match


def said(data: object) -> Text:
    """A sentence that was stored."""
    text = decode(data)
    assert isinstance(text, Text)
    return text
