"""The house: all rooms of this server, how they are woken, kept and put to sleep."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Final, final

from areopolis.games import games
from areopolis.server.create import follower_of, setup_of
from areopolis.server.entry import Followed, read_entry
from areopolis.server.keys import ID
from areopolis.server.limits import Limits
from areopolis.server.match import Match
from areopolis.server.metrics import Metrics
from areopolis.server.refused import Refused, because
from areopolis.server.relic import Outdated, Relic
from areopolis.server.room import Room
from areopolis.server.snapshot import is_exact, read_snapshot, restore_match, write_snapshot
from areopolis.server.store import GameRow, Store, StoreError
from areopolis.server.thinkers import Thinkers
from areopolis.server.tuning import give_back
from areopolis.server.turns import Turns

LOG: Final = logging.getLogger(__name__)
# A room that nobody has looked at for so many seconds sleeps in the store.
DROWSY: Final = 20.0
# Seconds between two times at which the memory of games that fell asleep is given back, unless all sleep.
TIDY: Final = 120.0
# So many entries after the last snapshot the next one is due.
SNAPSHOT_EVERY: Final = 150


@final
class House:
    """Finds the room of a game, or wakes it."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits, metrics: Metrics, drowsy: float = DROWSY
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.limits: Final = limits
        self.metrics: Final = metrics
        self.drowsy: Final = drowsy
        # Who may build what a viewer sees.
        self.turns: Final = Turns()
        self.rooms: Final[dict[str, Room]] = {}
        self.waking: Final[dict[str, asyncio.Task[Room]]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Begin to listen to other servers and to put idle rooms to sleep."""
        await self.store.listen(self.heard, self.back)
        self.sweeper = asyncio.ensure_future(self.sweep())

    async def close(self) -> None:
        """Let everything that was begun come to its end."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        for room in list(self.rooms.values()):
            await room.close()
            await self.keep(room)

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a game; raises Refused if there is no such game, or the store cannot be reached."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self.waking.get(id)
        if task is None:
            task = asyncio.ensure_future(self.rouse(id))
            self.waking[id] = task
            task.add_done_callback(lambda _task: self.waking.pop(id, None))
        try:
            return await asyncio.shield(task)
        except StoreError as error:
            raise because("unavailable", "store") from error

    async def rouse(self, id: str) -> Room:
        """Wake the room of a game that sleeps in the store."""
        row = await self.store.game(id) if ID.fullmatch(id) else None
        if row is None:
            raise because("unknown", "unknown")
        match, kept = await self.rebuild(row)
        room = Room(self, row, match)
        room.kept = kept
        self.rooms[id] = room
        self.metrics.awake.set(len(self.rooms))
        async with room.lock:
            # Nobody else drives a game that nobody else has woken; where somebody has, the first choice counts.
            room.changed()
        # What was stored between reading and listening.
        await room.catch_up()
        return room

    async def rebuild(self, row: GameRow) -> tuple[Match, int]:
        """The match of a game as it is stored, and the number of the entry of its last snapshot."""
        setup = setup_of(row)
        if games()[row.game].rules != row.rules:
            raise Outdated(row, games()[row.game].rules)
        snapshot = await self.store.snapshot(row.id)
        match = Match(setup) if snapshot is None else restore_match(setup, snapshot[1])
        for entry in await self.store.entries(row.id, match.number):
            match.fold(read_entry(entry.body), entry.at)
        return match, 0 if snapshot is None else snapshot[0]

    async def relic(self, row: GameRow) -> Relic:
        """What is left of a game whose rules are gone; raises Refused if it was never kept."""
        snapshot = await self.store.snapshot(row.id)
        if snapshot is None:
            raise Outdated(row, games()[row.game].rules)
        return Relic(row, read_snapshot(snapshot[1]))

    # Sleep

    async def sweep(self) -> None:
        """Put rooms to sleep in which nothing goes on, and give back their memory now and then."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.drowsy / 4)
            idle = [room for room in self.rooms.values() if room.is_idle(time.monotonic() - self.drowsy)]
            for room in idle:
                await self.lay_down(room)
            self.metrics.awake.set(len(self.rooms))
            if idle and (not self.rooms or time.monotonic() - tidied > TIDY):
                tidied = time.monotonic()
                await asyncio.to_thread(give_back)

    async def lay_down(self, room: Room) -> None:
        """Put a room to sleep, with a snapshot by which it can be seen even when its rules are gone."""
        await self.keep(room)
        if room.is_idle(time.monotonic() - self.drowsy):
            if room.timer is not None:
                room.timer.cancel()
            self.rooms.pop(room.row.id, None)

    def wants_snapshot(self, room: Room) -> bool:
        """Whether a snapshot is due and possible."""
        match = room.match
        if match.is_over():
            return room.kept < match.number
        return match.number - room.kept >= SNAPSHOT_EVERY and is_exact(match)

    async def keep(self, room: Room) -> None:
        """Store a snapshot of what is new."""
        async with room.lock:
            number = room.match.number
            if number == room.kept:
                return
            data = write_snapshot(room.match)
            room.kept = number
        try:
            await self.store.add_snapshot(room.row.id, number, data)
        except StoreError:
            LOG.exception("a snapshot could not be stored", extra={"game": room.row.id})

    # Other servers

    def heard(self, id: str, number: int) -> None:
        """Another server, or this one, has stored an entry."""
        room = self.rooms.get(id)
        if room is not None and number > room.match.number:
            self.spawn(self.catch_up(room))

    def back(self) -> None:
        """We were deaf for a while: every room catches up."""
        for room in self.rooms.values():
            self.spawn(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        """Read what is new in a room; one that cannot be read is woken anew by whoever looks next."""
        try:
            await room.catch_up()
        except (Refused, StoreError):
            LOG.exception("a room could not catch up", extra={"game": room.row.id})
            self.drop(room)

    def drop(self, room: Room) -> None:
        """Forget a room that has lost its match; whoever looks at it comes again."""
        self.rooms.pop(room.row.id, None)
        room.broken = True
        room.wake()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """A task that is not forgotten before it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Rematches

    async def follow(self, room: Room) -> None:
        """Set up the rematch that all have agreed to; whichever server does it, it is the same one."""
        row = follower_of(room.row, room.match.names)
        if await self.store.game(row.id) is None:
            await self.store.create(row, [])
        try:
            await room.do_locked(Followed(row.id), None)
        except Refused:
            LOG.info("the rematch is there already", extra={"game": room.row.id})
