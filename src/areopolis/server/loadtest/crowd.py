"""People who play at random: tables, and who sits there, each with a socket of their own."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from typing import Final, NamedTuple, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from areopolis.server.client import LARGEST, PASSING, PAUSE, any_choice
from areopolis.server.entry import Chose
from areopolis.server.messages import Created, Do, Done, Hello, NotDone
from areopolis.server.say import SaidQuestion

ENCODER: Final = msgspec.json.Encoder()


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """Of what a seat is told, what somebody needs who chooses at random; the rest is not even read."""

    number: int
    ply: int
    status: str
    question: SaidQuestion | None = None


DECODER: Final[msgspec.json.Decoder[Seen | Done | NotDone]] = msgspec.json.Decoder(Seen | Done | NotDone)


@final
class Sent(NamedTuple):
    """A choice as it was sent, and as it is stored."""

    seat: int
    ply: int
    choice: str


@final
class Tally:
    """What all tables together have seen."""

    def __init__(self) -> None:
        self.confirmed: Final[list[float]] = []
        self.seen: Final[list[float]] = []
        self.refused: Final[Counter[str]] = Counter()
        self.broken: int = 0
        # Choices on their way.
        self.under_way: int = 0


@final
class Pace:
    """When somebody who is asked may choose: at once, or one after the other so that a rate is kept."""

    def __init__(self, rate: float, rng: random.Random) -> None:
        self.rate: Final = rate
        self.rng: Final = rng
        self.open: bool = False
        self.ready: Final[list[Player]] = []

    def ask(self, player: Player) -> None:
        """Somebody is asked."""
        if self.open and not self.rate:
            player.choose()
        else:
            self.ready.append(player)

    async def run(self, seconds: float) -> None:
        """Let people choose for so long."""
        self.open = True
        if not self.rate:
            while self.ready:
                self.ready.pop().choose()
            await asyncio.sleep(seconds)
        else:
            await self.keep_time(seconds)
        self.open = False

    async def keep_time(self, seconds: float) -> None:
        """Let so many choose in every second, whoever it is; what could not be kept is not made up for."""
        start, made = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            due = int(now * self.rate) - made
            for _ in range(due):
                if self.ready:
                    place = self.rng.randrange(len(self.ready))
                    self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
                    self.ready.pop().choose()
            made += due
            await asyncio.sleep(min(0.005, 0.5 / self.rate))


@final
class Table:
    """One game and its players."""

    def __init__(self, base: str, created: Created, tally: Tally, pace: Pace) -> None:
        self.id: Final = created.id
        self.url: Final = "ws" + base.removeprefix("http") + f"/api/games/{created.id}/socket"
        self.tally: Final = tally
        self.pace: Final = pace
        self.over: Final = asyncio.Event()
        # By the number of its entry what is confirmed; and what was sent and never answered.
        self.confirmed: Final[dict[int, Sent]] = {}
        self.unanswered: Final[list[Sent]] = []
        # Confirmed choices that no other seat has seen: the seat, and when it was sent.
        self.unseen: Final[dict[int, tuple[int, float]]] = {}
        self.players: Final = [Player(self, seat.seat, seat.key) for seat in created.seats]

    async def sit_down(self) -> None:
        """Let everybody come to the table, and wait until they see it."""
        for player in self.players:
            player.start()
        for player in self.players:
            await player.here.wait()

    async def get_up(self) -> None:
        """Let everybody go."""
        for player in self.players:
            await player.stop()

    def made(self, number: int, sent: Sent, start: float) -> None:
        """A choice is confirmed."""
        self.confirmed[number] = sent
        self.tally.confirmed.append(time.perf_counter() - start)
        early = [player.at for player in self.players if player.seat != sent.seat and player.number >= number]
        if early:
            self.tally.seen.append(min(early) - start)
        else:
            self.unseen[number] = (sent.seat, start)

    def looked(self, seat: int, number: int, at: float) -> None:
        """A seat sees the table up to an entry."""
        for one in [one for one, (chooser, _) in self.unseen.items() if one <= number and chooser != seat]:
            self.tally.seen.append(at - self.unseen.pop(one)[1])


@final
class Player:
    """Somebody at a table."""

    def __init__(self, table: Table, seat: int, key: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.key: Final = key
        self.here: Final = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        # The last entry that it knows, and since when.
        self.number: int = 0
        self.at: float = 0.0
        self.state: Seen | None = None
        # What it has sent and has no answer to, and when; the ply that it has thought about last.
        self.sent: tuple[Sent, float] | None = None
        self.asked: int = -1
        self.sending: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Come to the table."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Go."""
        for task in (self.task, self.sending):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self.lose()

    async def run(self) -> None:
        """Come back until somebody calls us away."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await self.visit()
            self.lose()
            self.table.tally.broken += 1
            await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        """One connection."""
        async with connect(self.table.url, max_size=LARGEST, ping_interval=None, open_timeout=60) as socket:
            await socket.send(ENCODER.encode(Hello([self.key], "en", self.seat, self.number)), text=True)
            self.socket = socket
            async for data in socket:
                self.hear(DECODER.decode(data))

    def lose(self) -> None:
        """The connection is gone: what was under way has no answer."""
        self.socket = None
        if self.sent is not None:
            self.table.unanswered.append(self.sent[0])
            self.table.tally.under_way -= 1
            self.sent = None
        self.asked = -1

    def hear(self, message: Seen | Done | NotDone) -> None:
        """Take in what the server says."""
        match message:
            case Seen():
                self.see(message)
            case Done():
                sent, start = self.answer()
                self.table.made(message.number, sent, start)
                self.think()
            case NotDone():
                self.answer()
                code = message.problem.code
                self.table.tally.refused[code] += 1
                later = asyncio.get_running_loop().call_later
                later(PAUSE if code in PASSING else 0.0, self.again)

    def answer(self) -> tuple[Sent, float]:
        """The choice that is answered now."""
        assert self.sent is not None, "an answer is one to a choice"
        sent, self.sent = self.sent, None
        self.table.tally.under_way -= 1
        return sent

    def see(self, state: Seen) -> None:
        """Look at the table, and think if one is asked something new."""
        self.state = state
        if state.number > self.number or not self.at:
            self.number, self.at = state.number, time.perf_counter()
            self.table.looked(self.seat, state.number, self.at)
        self.here.set()
        if state.status != "open":
            self.table.over.set()
        self.think()

    def think(self) -> None:
        """Choose, when it is time, if one is asked something new and nothing is under way."""
        state = self.state
        if self.sent is not None or state is None or state.question is None:
            return
        if state.question.must and state.ply != self.asked:
            self.asked = state.ply
            self.table.pace.ask(self)

    def again(self) -> None:
        """Think again about the same question."""
        self.asked = -1
        self.think()

    def choose(self) -> None:
        """Choose anything that the question allows."""
        state, socket = self.state, self.socket
        if state is None or state.question is None or socket is None or self.sent is not None:
            return
        sent = Sent(self.seat, state.ply, any_choice(state.question, self.table.pace.rng))
        self.sent = sent, time.perf_counter()
        self.table.tally.under_way += 1
        self.sending = asyncio.create_task(self.send(socket, Do(state.ply, Chose(*sent))))

    async def send(self, socket: ClientConnection, message: Do) -> None:
        """Send it; if the connection breaks, whoever reads it knows."""
        with contextlib.suppress(WebSocketException):
            await socket.send(ENCODER.encode(message), text=True)
