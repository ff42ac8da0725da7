"""A client, for people who write remote bots: asks over HTTP, sits at a table over a socket, and survives lost ones."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Self, TypeVar, final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from areopolis.server.entry import Chose
from areopolis.server.hint_messages import Hints, Wish
from areopolis.server.info_messages import Rules
from areopolis.server.messages import (
    Branch,
    Briefs,
    Changes,
    Confirmed,
    Created,
    Deed,
    Do,
    Done,
    Hello,
    Log,
    Look,
    Moment,
    NewGame,
    NewRecord,
    NotDone,
    OwnKey,
    OwnKeys,
    Problem,
    Speak,
    State,
    ToClient,
    ToServer,
    Try,
)
from areopolis.server.review_messages import Review, ReviewWish
from areopolis.server.say import SaidQuestion
from areopolis.server.timeline import Marks

T = TypeVar("T")

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[ToClient]] = msgspec.json.Decoder(ToClient)
# Seconds before the first attempt to come back, and at most between two.
SOON: Final = 0.1
LATE: Final = 5.0
# Seconds after which a refusal that is not for ever is worth another try.
PAUSE: Final = 0.5
# What may go well a little later.
PASSING: Final = frozenset({"too-many", "unavailable"})
LARGEST: Final = 1 << 24


class Denied(Exception):
    """The server did not do what was asked, and says why; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        words = "".join([part if isinstance(part, str) else part["text"] for part in problem.text])
        super().__init__(f"{problem.code}: {words}")
        self.problem: Final = problem
        self.code: Final[str] = problem.code


class Lost(Exception):
    """The connection broke before the answer came: it may have been done or not."""


@final
class Ticket(NamedTuple):
    """A game and keys to it."""

    game: str
    keys: tuple[str, ...]


def ticket(created: Created, *seats: int) -> Ticket:
    """The ticket for some seats of a new game; without seats, for watching it."""
    keys = {seat_key.seat: seat_key.key for seat_key in created.seats}
    return Ticket(created.id, tuple([keys[seat] for seat in seats]) or (created.watch,))


def written(question: SaidQuestion, *notations: str) -> str:
    """A choice as it is written: one option; where the question has a verb, the verb and any number of options."""
    if not question.verb:
        [notation] = notations
        return notation
    return " ".join([question.verb, *(notations or ("none",))])


def any_choice(question: SaidQuestion, rng: random.Random) -> str:
    """Some choice that answers a question, each as likely as the others."""
    number = rng.randint(question.least, question.most) if question.verb else 1
    return written(question, *[option.notation for option in rng.sample(question.options, number)])


def is_asked(state: State) -> bool:
    """Whether the table waits for the seat that one looks from."""
    return state.question is not None and state.question.must


@final
class Api:
    """Everything that can be asked for over HTTP; raises Denied."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.base: Final = base.rstrip("/")
        self.client: Final = httpx.AsyncClient(base_url=self.base, params={"language": language}, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.client.aclose()

    async def rules(self) -> Rules:
        """What can be played."""
        return await self.get("/api/rules", Rules)

    async def create(self, new: NewGame) -> Created:
        """A new game."""
        return await self.post("/api/games", new, Created)

    async def upload(self, text: str) -> Created:
        """A record to look at."""
        return await self.post("/api/records", NewRecord(text), Created)

    async def mine(self, tickets: Iterable[Ticket]) -> Briefs:
        """How some games stand."""
        own = [OwnKey(ticket.game, key) for ticket in tickets for key in ticket.keys]
        return await self.post("/api/mine", OwnKeys(own), Briefs)

    async def look(self, place: Ticket, seat: int | None = None, since: int = 0) -> State:
        """The table as a seat sees it."""
        return await self.get(f"/api/games/{place.game}", State, place, seat=seat, since=since or None)

    async def log(self, place: Ticket, first: int = 0, seat: int | None = None) -> Log:
        """The log from a ply on."""
        return await self.get(f"/api/games/{place.game}/log", Log, place, **{"from": first, "seat": seat})

    async def look_back(self, place: Ticket, ply: int, seat: int | None = None) -> Moment:
        """The table as a seat saw it after so many choices."""
        return await self.get(f"/api/games/{place.game}/plies/{ply}", Moment, place, seat=seat)

    async def timeline(self, place: Ticket) -> Marks:
        """Who chose when, and what it brought."""
        return await self.get(f"/api/games/{place.game}/timeline", Marks, place)

    async def do(self, place: Ticket, deed: Deed) -> Confirmed:
        """Do something at the table."""
        return await self.post(f"/api/games/{place.game}/deeds", deed, Confirmed, place)

    async def attempt(self, place: Ticket, wanted: Try) -> Changes:
        """What some choices would change."""
        return await self.post(f"/api/games/{place.game}/tries", wanted, Changes, place)

    async def review(self, place: Ticket, wanted: ReviewWish) -> Review:
        """A part of a game that is over, judged."""
        return await self.post(f"/api/games/{place.game}/review", wanted, Review, place)

    async def hints(self, place: Ticket, wanted: Wish) -> Hints:
        """What a bot would do in the place of a seat."""
        return await self.post(f"/api/games/{place.game}/hints", wanted, Hints, place)

    async def branch(self, place: Ticket, wanted: Branch) -> Created:
        """A new game that goes on from a moment of another."""
        return await self.post(f"/api/games/{place.game}/branches", wanted, Created, place)

    async def record(self, place: Ticket) -> str:
        """The game as a file."""
        answer = await self.client.get(f"/api/games/{place.game}/record", headers=bearer(place))
        return checked(answer).text

    async def get(self, path: str, kind: type[T], place: Ticket | None = None, **query: int | None) -> T:
        """Ask for something."""
        wanted = {name: value for name, value in query.items() if value is not None}
        answer = await self.client.get(path, params=wanted, headers=bearer(place))
        return msgspec.json.decode(checked(answer).content, type=kind)

    async def post(self, path: str, body: object, kind: type[T], place: Ticket | None = None) -> T:
        """Ask for something to be done."""
        headers = bearer(place) | {"content-type": "application/json"}
        answer = await self.client.post(path, content=ENCODER.encode(body), headers=headers)
        return msgspec.json.decode(checked(answer).content, type=kind)


def bearer(place: Ticket | None) -> dict[str, str]:
    """The header that holds the keys."""
    return {} if place is None or not place.keys else {"authorization": "Bearer " + " ".join(place.keys)}


def checked(answer: httpx.Response) -> httpx.Response:
    """An answer that is none of a refusal; raises Denied."""
    if answer.is_success:
        return answer
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        answer.raise_for_status()
        raise
    raise Denied(problem)


def merged(old: State | None, new: State) -> State:
    """What a viewer knows after a message: the log goes on from a ply, the talk behind a number."""
    if old is None or (old.seat, old.language) != (new.seat, new.language):
        return new
    log = [line for line in old.log if line.ply < new.log_from]
    talk = [line for line in old.talk if line.number <= new.talk_from]
    first = min(old.log_from, new.log_from) if log or not old.log else new.log_from
    return msgspec.structs.replace(
        new, log_from=first, log=[*log, *new.log], talk_from=min(old.talk_from, new.talk_from), talk=[*talk, *new.talk]
    )


@final
class Table:
    """One place at a table: a socket that comes back by itself, and the table as it was last seen.

    `async with Table(base, ticket) as table:` opens it. One task at a time may choose for a seat.
    """

    def __init__(self, base: str, place: Ticket, seat: int | None = None, language: str = "en") -> None:
        self.url: Final = "ws" + base.rstrip("/").removeprefix("http") + f"/api/games/{place.game}/socket"
        self.keys: Final = list(place.keys)
        self.seat: int | None = seat
        self.language: str = language
        self._state: State | None = None
        self._socket: ClientConnection | None = None
        self._waiting: Final[dict[int, asyncio.Future[Done | Exception]]] = {}
        self._next: int = 0
        self._news: Final = asyncio.Condition()
        # Why it is of no use to try again.
        self._over: Exception | None = None
        # How often a connection was made.
        self.visits: int = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda _state: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the table."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def state(self) -> State:
        """The table as it was last seen."""
        assert self._state is not None, "the table is open once it has been seen"
        return self._state

    async def until(self, so: Callable[[State], bool]) -> State:
        """Wait for a state of the table; raises Denied if the server does not let us look at it any more."""
        async with self._news:
            await self._news.wait_for(lambda: self._over is not None or (self._state is not None and so(self._state)))
        if self._state is not None and so(self._state):
            return self._state
        assert self._over is not None
        raise self._over

    async def look(self, seat: int) -> State:
        """Look through the eyes of another seat that the keys open."""
        self.seat = seat
        await self._say(Look(seat))
        return await self.until(lambda state: state.seat == seat)

    async def speak(self, language: str) -> State:
        """Have everything said in another language."""
        self.language = language
        await self._say(Speak(language))
        return await self.until(lambda state: state.language == language)

    async def do(self, deed: Deed) -> Done:
        """Do something, and wait until it is stored; raises Denied, or Lost if nobody can say whether it was done."""
        await self._back(0)
        socket = self._socket
        assert socket is not None
        self._next += 1
        id = self._next
        answer: asyncio.Future[Done | Exception] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        try:
            await socket.send(ENCODER.encode(Do(id, deed)).decode())
            done = await answer
        except WebSocketException as error:
            raise Lost from error
        finally:
            self._waiting.pop(id, None)
        if isinstance(done, Exception):
            raise done
        return done

    async def choose(self, choice: str) -> State:
        """Answer the question of the seat that one looks from; the state in which it is answered.

        If the connection breaks, the table as it is when it is back says whether the choice was stored; if not, it is
        sent again. A choice names its ply, so that it cannot answer another question and cannot land twice. Raises
        Denied if it is refused.
        """
        seat, ply, again = self.state.seat, self.state.ply, False
        while True:
            visit = self.visits
            try:
                await self.do(Chose(seat, ply, choice))
                break
            except Lost:
                if (await self._back(visit)).ply > ply:
                    break
            except Denied as error:
                if error.code in PASSING:
                    await asyncio.sleep(PAUSE)
                elif not again or error.code != "stale" or not await self._answered(ply):
                    raise
                else:
                    break
            again = True
        return await self.until(lambda state: state.seat != seat or state.ply > ply)

    async def _back(self, visit: int) -> State:
        """The table once there is a connection that was made after so many others."""
        return await self.until(lambda _state: self._socket is not None and self.visits > visit)

    async def _answered(self, ply: int) -> bool:
        """Whether the question that the server says is not open any more has been answered; else it was taken back."""
        return (await self.until(lambda state: state.ply != ply)).ply > ply

    # The connection

    async def _say(self, message: ToServer) -> None:
        """Send something that needs no answer; without a connection, the next hello says it."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(ENCODER.encode(message).decode())

    async def _run(self) -> None:
        """Come back until it is of no use."""
        pause = SOON
        try:
            while self._over is None:
                before = self.visits
                with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                    await self._visit()
                pause = SOON if self.visits > before else min(LATE, pause * 2)
                if self._over is None:
                    await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 -- nobody guesses at a pause
        except msgspec.DecodeError as error:
            self._over = error
        finally:
            async with self._news:
                self._news.notify_all()

    async def _visit(self) -> None:
        """One connection from hello to its end."""
        async with connect(self.url, max_size=LARGEST) as socket:
            try:
                await socket.send(ENCODER.encode(self._hello()).decode())
                async for data in socket:
                    await self._hear(socket, DECODER.decode(data))
            finally:
                self._socket = None
                self._fail()
                if self._state is not None and self._state.frozen:
                    self._over = Denied(Problem("not-now", self._state.frozen))

    def _hello(self) -> Hello:
        """Who we are, and what we know already."""
        known = self._state
        same = known is not None and (self.seat is None or known.seat == self.seat) and known.language == self.language
        since = known.number if known is not None and same else 0
        seat = self.seat if known is None or not same else known.seat
        return Hello(self.keys, self.language, seat, since)

    async def _hear(self, socket: ClientConnection, message: ToClient) -> None:
        """Take in what the server says."""
        match message:
            case State():
                if self._socket is None:
                    self._socket = socket
                    self.visits += 1
                async with self._news:
                    self._state = merged(self._state, message)
                    self._news.notify_all()
            case Done():
                self._answer(message.id, message)
            case NotDone():
                denied = Denied(message.problem)
                if not self._answer(message.id, denied) and self._socket is None and denied.code not in PASSING:
                    self._over = denied

    def _answer(self, id: int, answer: Done | Exception) -> bool:
        """Give an answer to whoever waits for it."""
        waiting = self._waiting.pop(id, None)
        if waiting is None or waiting.done():
            return False
        waiting.set_result(answer)
        return True

    def _fail(self) -> None:
        """Tell everybody who waits for an answer that none will come."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(Lost())
        self._waiting.clear()
