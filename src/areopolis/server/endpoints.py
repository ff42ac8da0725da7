"""Everything that can be asked for over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

import areopolis
from areopolis.locale import catalogue
from areopolis.server import desk, info
from areopolis.server.api import ID, PLY, SEAT, WORD, Call, Endpoint, Parameter
from areopolis.server.create import from_moment, from_record, from_request
from areopolis.server.hint_messages import Hints, Wish
from areopolis.server.info_messages import Components, Judgement, Names, Options, Rules, Words
from areopolis.server.messages import (
    Branch,
    Brief,
    Briefs,
    Changes,
    Confirmed,
    Created,
    Deed,
    Health,
    Log,
    Moment,
    NewGame,
    NewRecord,
    OwnKeys,
    State,
    Try,
)
from areopolis.server.refused import Refused, because
from areopolis.server.relic import Outdated
from areopolis.server.review_messages import Review, ReviewWish
from areopolis.server.room import Room
from areopolis.server.show import log_lines, moment, speaker
from areopolis.server.timeline import Marks

GAME: Final = Parameter("id", "The game.", ID)
SEEN: Final = Parameter(
    "seat", "Through whose eyes; -1 is somebody who watches. Without it: the seat of the key.", SEAT
)
SPOKEN: Final = Parameter(
    "language", "The language of all text, such as cs; English where it is not spoken here.", {"type": "string"}
)
RULES: Final = Parameter("game", "The name of the rules.", WORD)
NO_SEAT: Final = -2


async def rules(call: Call) -> Rules:
    """What can be played."""
    return info.rules(call.language())


async def components(call: Call) -> Components:
    """The components of a game."""
    return info.components(call.path("game"), call.language())


async def names(call: Call) -> Names:
    """What the things of a game are called."""
    return info.names(call.path("game"), call.language())


async def words(call: Call) -> Words:
    """What the pages say."""
    return info.words(call.language())


async def own_components(call: Call) -> Components:
    """The components of a game that goes on, its owner's among them; none of one that cannot go on."""
    try:
        room, _own = await entered(call)
    except Outdated as error:
        return Components(error.row.game, [])
    setup = room.match.setup
    return info.own_components(setup.game, call.language(), tuple(sorted(setup.options.items())))


async def judge(call: Call) -> Judgement:
    """Whether options go together."""
    return info.judge(call.path("game"), call.body.options, call.body.people, call.language())


async def create(call: Call) -> Created:
    """A new game."""
    call.house.limits.new_game(call.address())
    row, created = from_request(call.body, catalogue(call.language()))
    await call.house.store.create(row, [])
    return created


async def open_record(call: Call) -> Created:
    """A record to look at."""
    call.house.limits.new_game(call.address())
    row, entries, created = await asyncio.to_thread(from_record, call.body.text)
    await call.house.store.create(row, entries)
    return created


async def branch(call: Call) -> Created:
    """A game that goes on from here."""
    call.house.limits.new_game(call.address())
    room, own = await entered(call)
    async with room.lock:
        if not room.match.is_open() and not set(room.match.setup.persons()) <= set(own):
            raise because("not-now", "branch")
        row, entries, created = from_moment(room.row.id, room.match, call.body, catalogue(call.language()))
    await call.house.store.create(row, entries)
    return created


async def entered(call: Call) -> tuple[Room, tuple[int, ...]]:
    """The room of the game in the path, and what the keys of the request open there; raises Refused."""
    keys = call.keys()
    room = await call.house.room(call.path("id"))
    return room, room.opened_by(keys)


def seat_in(call: Call) -> int | None:
    """The seat through whose eyes somebody wants to look, if they say so."""
    seat = call.number("seat", NO_SEAT)
    return None if seat == NO_SEAT else seat


async def mine(call: Call) -> Briefs:
    """The games of a browser."""
    briefs: list[Brief] = []
    for own in call.body.games:
        try:
            room = await call.house.room(own.game)
            seats = room.opened_by([own.key])
        except Refused:
            continue
        briefs.append(room.brief(seats[0], call.language()))
    return Briefs(briefs)


async def look(call: Call) -> State:
    """The table as it is."""
    seat = seat_in(call)
    try:
        room, own = await entered(call)
    except Outdated as error:
        return (await call.house.relic(error.row)).state(call.keys(), seat, call.language())
    async with room.lock:
        return room.state(room.eyes(own, seat, call.language()), call.number("since", 0))


async def log(call: Call) -> Log:
    """The log from a ply on."""
    room, own = await entered(call)
    async with room.lock:
        eyes = room.eyes(own, seat_in(call), call.language())
        first = min(call.number("from", 0), room.match.session.ply())
        return Log(log_lines(room.match, speaker(room.match, eyes.language), eyes.seat, first))


async def look_back(call: Call) -> Moment:
    """The table as it was."""
    room, own = await entered(call)
    ply = call.number("ply", 0)
    async with room.lock:
        eyes = room.eyes(own, seat_in(call), call.language())
        return moment(room.match, room.position(ply), ply, eyes)


async def timeline(call: Call) -> Marks:
    """Who chose when, and what it brought."""
    room, _own = await entered(call)
    return Marks(await room.marks())


async def deed(call: Call) -> Confirmed:
    """Something that a seat does."""
    call.house.limits.message(call.address())
    room, own = await entered(call)
    return await desk.do(room, own, call.body)


async def attempt(call: Call) -> Changes:
    """What a choice would change."""
    room, own = await entered(call)
    async with room.lock:
        return desk.attempt(room, own, call.body, call.language())


async def hints(call: Call) -> Hints:
    """What a bot would do."""
    room, own = await entered(call)
    return await desk.hints(room, own, call.body, call.language())


async def review(call: Call) -> Review:
    """How a seat played."""
    room, _ = await entered(call)
    return await desk.review(room, call.body, call.language())


async def record(call: Call) -> str:
    """The game as a file."""
    room, own = await entered(call)
    async with room.lock:
        if not room.match.is_open() and not set(room.match.setup.persons()) <= set(own):
            raise because("not-now", "norecord")
        return room.match.session.save().text()


async def health(call: Call) -> Health:
    """Whether the server runs."""
    return Health("well", areopolis.__version__)


async def ready(call: Call) -> Health:
    """Whether the server can do its work."""
    if not await call.house.store.ready():
        raise because("unavailable", "store")
    return Health("ready", areopolis.__version__)


WHO: Final = (GAME, SEEN, SPOKEN)
ENDPOINTS: Final = [
    Endpoint("GET", "/api/rules", "rules", "What can be played here.", Rules, rules, parameters=(SPOKEN,), packed=True),
    Endpoint(
        "GET",
        "/api/rules/{game}/components",
        "components",
        "Every component of a game: what is printed on it, as text and as icons.",
        Components,
        components,
        parameters=(RULES, SPOKEN),
        refusals=("unknown",),
        packed=True,
    ),
    Endpoint(
        "POST",
        "/api/rules/{game}/options",
        "judge-options",
        "Whether a game can be made of some options, and if not, why.",
        Judgement,
        judge,
        body=Options,
        parameters=(RULES, SPOKEN),
        refusals=("unknown",),
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}/names",
        "names",
        "What the things of a game are called, by kind and id, the fields of its table, and the lines of its sheet.",
        Names,
        names,
        parameters=(Parameter("game", "The name of the rules.", WORD), SPOKEN),
        refusals=("unknown",),
        packed=True,
    ),
    Endpoint(
        "GET",
        "/api/words",
        "words",
        "What the pages of this server say.",
        Words,
        words,
        parameters=(SPOKEN,),
        packed=True,
    ),
    Endpoint(
        "POST",
        "/api/games",
        "create",
        "Set up a game. The keys are told once.",
        Created,
        create,
        body=NewGame,
        parameters=(SPOKEN,),
        refusals=("bad-options", "too-many"),
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/records",
        "open-record",
        "Open a record to look at it, and to play on from it.",
        Created,
        open_record,
        body=NewRecord,
        parameters=(SPOKEN,),
        refusals=("bad-record", "too-many"),
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/mine",
        "mine",
        "How the games of a browser stand.",
        Briefs,
        mine,
        body=OwnKeys,
        parameters=(SPOKEN,),
    ),
    Endpoint(
        "GET",
        "/api/games/{id}",
        "look",
        "The table as a seat sees it now.",
        State,
        look,
        parameters=(*WHO, Parameter("since", "The last entry that the viewer knows.", PLY)),
        refusals=("not-yours", "not-now"),
        key=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{id}/components",
        "own-components",
        "Every component of a game as it is played, an owner's own among them.",
        Components,
        own_components,
        parameters=(GAME, SPOKEN),
        refusals=("not-now",),
        key=True,
        packed=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{id}/log",
        "log",
        "The log from a ply on.",
        Log,
        log,
        parameters=(*WHO, Parameter("from", "The first ply.", PLY)),
        refusals=("not-yours", "not-now"),
        key=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{id}/plies/{ply}",
        "look-back",
        "The table as a seat saw it after so many choices.",
        Moment,
        look_back,
        parameters=(*WHO, Parameter("ply", "After how many choices.", PLY)),
        refusals=("not-yours", "not-now"),
        key=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{id}/timeline",
        "timeline",
        "Every choice that stands: who chose, in which round, and the points that it brought.",
        Marks,
        timeline,
        parameters=(GAME, SPOKEN),
        refusals=("not-now",),
        key=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{id}/deeds",
        "do",
        "Choose, take back, propose, agree, come back, speak: it is stored when the answer comes.",
        Confirmed,
        deed,
        body=Deed,
        parameters=(GAME, SPOKEN),
        refusals=("not-yours", "illegal", "not-now", "stale", "no-choice", "bad-options", "too-many"),
        key=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{id}/tries",
        "try",
        "What some choices would change, if that is certain. Nothing is done.",
        Changes,
        attempt,
        body=Try,
        parameters=(GAME, SPOKEN),
        refusals=("not-yours", "illegal", "not-now", "no-choice"),
        key=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{id}/hints",
        "hints",
        "What a bot would do in the place of a seat that is asked, and why.",
        Hints,
        hints,
        body=Wish,
        parameters=(GAME, SPOKEN),
        refusals=("not-yours", "not-now"),
        key=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{id}/review",
        "review",
        "A part of a game that is over, by what a seat knew then: its choices, the best ones, the chances to win.",
        Review,
        review,
        body=ReviewWish,
        parameters=(GAME, SPOKEN),
        refusals=("not-now", "unknown"),
        key=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{id}/branches",
        "branch",
        "Play on from a moment of a game that is over, or that one plays alone: a new game.",
        Created,
        branch,
        body=Branch,
        parameters=(GAME, SPOKEN),
        refusals=("not-now", "bad-options", "too-many"),
        key=True,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/games/{id}/record",
        "record",
        "The game as a file that every Areopolis can replay.",
        str,
        record,
        parameters=(GAME, SPOKEN),
        refusals=("not-now",),
        key=True,
    ),
    Endpoint("GET", "/healthz", "health", "Whether the server runs.", Health, health),
    Endpoint("GET", "/readyz", "ready", "Whether the server reaches its store.", Health, ready),
]
