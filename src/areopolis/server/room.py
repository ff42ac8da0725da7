"""A room: a match that is awake on this server, with everybody who looks at it and the bots that play in it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final, TypeVar, final

from areopolis.bots.hint import ADVISER
from areopolis.kernel.position import Position
from areopolis.server.entry import Chose, Entry, RanOut, read_entry, write_entry
from areopolis.server.match import Match
from areopolis.server.messages import Brief, Confirmed
from areopolis.server.past import Past
from areopolis.server.refused import Refused, because
from areopolis.server.reviewing import ReviewData
from areopolis.server.rights import WATCHER, opened
from areopolis.server.show import Company, Eyes, state
from areopolis.server.store import EntryRow, GameRow, StoreError
from areopolis.server.timeline import Mark, Stretch, Timeline, stage_of, told

if TYPE_CHECKING:
    from areopolis.server.house import House
    from areopolis.server.messages import State
    from areopolis.server.worker import HintData

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
# A bot whose turn began on another server is left to that one for so many seconds.
ELSEWHERE: Final = 5.0
# Seconds until others hear that somebody has come or gone.
SOON: Final = 0.2
# So often a bot may fail at the same question.
MOST_FAILURES: Final = 3


@final
class Viewer:
    """Somebody who looks: through whose eyes, up to which entry they know the table, and that there is news.

    `seen` counts when they last came or did something, over all viewers of a room.
    """

    def __init__(self, eyes: Eyes, since: int) -> None:
        self.eyes: Eyes = eyes
        self.since: int = since
        self.seen: int = 0
        self.news: Final = asyncio.Event()
        self.news.set()


@final
class Room:
    """One match, one lock. Whatever is confirmed has been stored; whatever is shown has been confirmed."""

    def __init__(self, house: House, row: GameRow, match: Match) -> None:
        self.house: Final = house
        self.row: Final = row
        self.match: Match = match
        self.past: Past = Past()
        self.timeline: Timeline = Timeline()
        # What is judged of a game that is over: by seat, and ply from which on.
        self.reviews: Final[dict[tuple[int, int], asyncio.Task[ReviewData]]] = {}
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        # How often somebody came or did something, and since when nobody looks from a seat.
        self.sightings: int = 0
        self.gone: Final[dict[int, float]] = {}
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        # Hints that a seat asked for last, and in which position.
        self.advice: Final[dict[int, tuple[Position, asyncio.Task[list[HintData]]]]] = {}
        self.failures: int = 0
        self.timer: asyncio.TimerHandle | None = None
        self.coming: asyncio.TimerHandle | None = None
        self.tasks: Final[set[asyncio.Task[object]]] = set()
        self.used: float = time.monotonic()
        # The number of the last entry in a snapshot, and whether the last entry came from here.
        self.kept: int = 0
        self.ours: bool = True
        # Whether this room has lost its match: whoever looks at it has to come again.
        self.broken: bool = False

    # Who may do what

    def opened_by(self, keys: list[str]) -> tuple[int, ...]:
        """The seats that some keys open, -1 among them for watching; raises Refused if they open nothing."""
        return opened(self.row, keys)

    def eyes(self, own: tuple[int, ...], seat: int | None, language: str) -> Eyes:
        """The eyes that somebody may look through; raises Refused if they may not."""
        if seat is None:
            seat = next((other for other in own if other in self.match.asked()), own[0])
        visible = range(WATCHER, len(self.row.seats)) if self.match.is_open() else own
        if seat != WATCHER and seat not in visible:
            raise because("not-yours", "eyes")
        return Eyes(seat, language, tuple([other for other in own if other != WATCHER]))

    # Doing

    async def do(self, entry: Entry, check: Callable[[Match], None] | None = None) -> Confirmed:
        """Let an entry happen and store it; raises Refused. It is finished even if whoever asked is gone meanwhile."""
        start = time.perf_counter()
        metrics = self.house.metrics
        try:
            done = await asyncio.shield(self.spawn(self.do_locked(entry, check)))
        except Refused as error:
            metrics.refused.labels(error.code).inc()
            raise
        metrics.confirmed.observe(time.perf_counter() - start)
        if isinstance(entry, Chose):
            metrics.choices.inc()
        return done

    async def do_locked(self, entry: Entry, check: Callable[[Match], None] | None) -> Confirmed:
        """One entry after the other. Where another server was quicker, the entry is judged anew after those."""
        async with self.lock:
            self.must_be_whole()
            self.used = time.monotonic()
            while True:
                if check is not None:
                    check(self.match)
                at, status = time.time(), self.match.status()
                self.match.fold(entry, at)
                row = EntryRow(self.match.number, write_entry(entry), at)
                news = self.match.status() if self.match.status() != status else None
                try:
                    stored = await self.house.store.append(self.row.id, row, news)
                except StoreError as error:
                    await self.reload()
                    raise because("unavailable", "store") from error
                if stored:
                    break
                await self.reload()
            self.ours = True
            done = Confirmed(self.match.number, self.match.session.ply())
            self.changed()
        return done

    def must_be_whole(self) -> None:
        """Refuse whoever still has this room although it has lost its match."""
        if self.broken:
            raise because("unavailable", "store")

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A task that is not forgotten before it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def reload(self) -> None:
        """Make the match anew from what is stored; if that fails, what may not be stored is shown to nobody."""
        try:
            self.match, self.kept = await self.house.rebuild(self.row)
        except StoreError as error:
            self.house.drop(self)
            raise because("unavailable", "store") from error
        self.past = Past()
        self.timeline = Timeline()
        self.ours = False
        self.changed()

    async def catch_up(self) -> None:
        """Read what other servers have stored since."""
        async with self.lock:
            rows = await self.house.store.entries(self.row.id, self.match.number)
            if not rows:
                return
            for row in rows:
                self.match.fold(read_entry(row.body), row.at)
            self.ours = False
            self.changed()

    def changed(self) -> None:
        """Tell everybody that there is news, and let bots, clocks and rematches go on."""
        self.past.cut(min(self.match.plies[-2:]))
        self.timeline.cut(min(self.match.plies[-2:]))
        if not self.match.is_over():
            self.reviews.clear()
        self.failures = 0
        self.wake()
        self.drive()
        self.set_timer()
        if self.match.again and not self.match.follower:
            self.spawn(self.house.follow(self))
        if self.house.wants_snapshot(self):
            self.spawn(self.house.keep(self))

    def wake(self) -> None:
        """Tell all viewers that there is news."""
        for viewer in self.viewers:
            viewer.news.set()

    # Bots and clocks

    def drive(self) -> None:
        """Let the bots think that are asked; while a proposal is open, they hold still."""
        if self.match.matter is not None:
            return
        for seat in self.match.asked():
            if self.match.bot_of(seat) and seat not in self.thinking and self.failures < MOST_FAILURES:
                self.thinking[seat] = self.spawn(self.think(seat))

    async def think(self, seat: int) -> None:
        """Let a bot choose for a seat."""
        try:
            if not self.ours:
                await asyncio.sleep(ELSEWHERE)
            match = self.match
            spec, pos, ply = match.bot_of(seat), match.session.position, match.session.ply_of(seat)
            if spec and seat in match.asked():
                choice = await self.house.thinkers.choose(pos, seat, spec, secrets.randbits(32))
                await self.do_locked(Chose(seat, ply, choice), lambda match: must_be(may_play(match, seat, spec)))
        except Refused as error:
            # Somebody took back, or another server was quicker; a bot that answers nonsense gets some more tries.
            self.failures += error.code not in {"stale", "not-now"}
        except Exception:
            self.failures += 1
            LOG.exception("a bot could not choose", extra={"game": self.row.id, "seat": seat})
        finally:
            self.thinking.pop(seat, None)
        self.drive()

    def advise(self, seat: int) -> asyncio.Task[list[HintData]]:
        """Let a bot look for hints for a seat: once for every question, however often it is asked."""
        pos = self.match.session.position
        known = self.advice.get(seat)
        if known is None or known[0] is not pos:
            work = self.house.thinkers.hints(pos, seat, ADVISER, secrets.randbits(32))
            known = self.advice[seat] = pos, self.spawn(work)
        return known[1]

    def review(self, seat: int, ply: int) -> asyncio.Task[ReviewData]:
        """Let the choices of a seat be judged from a ply on: once, however many want to know."""
        known = self.reviews.get((seat, ply))
        if known is None or (known.done() and known.exception() is not None):
            session = self.match.session
            stretch = Stretch(ply, self.position(ply).copy(), session.record.choices[ply : session.ply()])
            known = self.reviews[seat, ply] = self.spawn(self.house.thinkers.review(stretch, session.ply(), seat))
        return known

    def set_timer(self) -> None:
        """Wake up when the time of the next person is up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        running = self.match.running()
        if running and not self.broken:
            now = time.time()
            seat = min(running, key=lambda seat: self.match.left_at(seat, now))
            delay = max(0.0, self.match.left_at(seat, now)) + 0.05
            self.timer = asyncio.get_running_loop().call_later(delay, self.ring, seat)

    def ring(self, seat: int) -> None:
        """The time of a person may be up."""
        self.spawn(self.run_out(seat))

    async def run_out(self, seat: int) -> None:
        """Hand the seat of somebody whose time is up to a bot."""
        try:
            await self.do_locked(RanOut(seat), None)
        except Refused:
            self.set_timer()

    # Looking

    def company(self, viewer: Viewer | None) -> Company:
        """Who is there now, besides somebody who looks."""
        here = {viewer.eyes.seat for viewer in self.viewers} | {
            own for viewer in self.viewers for own in viewer.eyes.own
        }
        watchers = len([viewer for viewer in self.viewers if not viewer.eyes.own])
        elsewhere = viewer is not None and any(
            other.seen > viewer.seen and set(other.eyes.own) & set(viewer.eyes.own) for other in self.viewers
        )
        return Company(frozenset(here - {WATCHER}), watchers, frozenset(self.thinking), self.gone, elsewhere)

    def state(self, eyes: Eyes, since: int, viewer: Viewer | None = None) -> State:
        """Everything that a viewer sees; only under the lock, so that nothing is shown that is not stored."""
        self.must_be_whole()
        return state(self.match, self.row.id, eyes, self.company(viewer), since, time.time())

    def brief(self, seat: int, language: str) -> Brief:
        """The game in a list of those that a browser knows."""
        match = self.match
        plies = match.session.ply()
        return Brief(
            self.row.id,
            self.row.game,
            self.row.name,
            list(match.names),
            seat,
            self.row.created,
            match.status(),
            plies,
            match.asked(),
            stage_of(match.session.position, language),
        )

    def position(self, ply: int) -> Position:
        """The position after some choices."""
        self.must_be_whole()
        if not 0 <= ply <= self.match.session.ply():
            raise because("unknown", "ply")
        return self.past.position(self.match.session, ply)

    async def marks(self) -> list[Mark]:
        """The timeline up to now; what is not known of it yet is made beside, since it may take a second."""
        async with self.lock:
            self.must_be_whole()
            timeline, stretch = self.timeline, self.timeline.missing(self.match.session, self.past)
        timeline.join(stretch, await asyncio.to_thread(told, stretch))
        return list(timeline.marks)

    def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self.viewers.add(viewer)
        self.sight(viewer)
        self.used = time.monotonic()
        self.announce()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self.gone.update(dict.fromkeys(viewer.eyes.own, time.time()))
        self.announce()

    def sight(self, viewer: Viewer) -> None:
        """Somebody is seen: if it was at another screen before, both are told."""
        newest = max(other.seen for other in self.viewers)
        self.sightings += 1
        viewer.seen, before = self.sightings, viewer.seen
        if before != newest and len(self.viewers) > 1:
            self.announce()

    def announce(self) -> None:
        """Tell that somebody has come or gone, soon: often several do together."""
        if self.coming is None:
            self.coming = asyncio.get_running_loop().call_later(SOON, self.announced)

    def announced(self) -> None:
        """Tell it now."""
        self.coming = None
        self.wake()

    def is_idle(self, since: float) -> bool:
        """Whether nothing has gone on here since some time."""
        return not self.viewers and not self.tasks and not self.lock.locked() and self.used < since

    async def close(self) -> None:
        """End what goes on here; what was begun to be stored is stored."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        async with self.lock:
            pass


def may_play(match: Match, seat: int, spec: str) -> bool:
    """Whether a bot may choose for a seat: it still plays it, and no proposal is open."""
    return match.bot_of(seat) == spec and match.matter is None


def must_be(so: bool) -> None:
    """Refuse what is not so any more."""
    if not so:
        raise because("stale", "stale")
