"""Games go on while the server is killed again and again: nothing that was confirmed is lost, nothing happens twice.

    python -m tests.server.kill --kills 200 --store sqlite

Programs play several games of every kind over sockets, others watch. The server is killed with SIGKILL at moments that
chance chooses, and started again on the same store. In the end the store is read, every game replayed, and compared
with what was confirmed to the players and what everybody who looks sees.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec

from areopolis.server.client import Api, Lost, Table, any_choice, is_asked, ticket
from areopolis.server.create import setup_of
from areopolis.server.entry import Chose, Spoke, read_entry
from areopolis.server.match import Match
from areopolis.server.messages import Created, NewGame, NewSeat, State
from areopolis.server.show import log_lines, speaker
from areopolis.server.store import Store
from tests.server.databases import postgresql
from tests.server.process import ServerProcess

# What is played at the same time; a seat of the last is a bot of the server.
GAMES: Final = (
    NewGame("terraforming", {"players": "2"}),
    NewGame("onmars", {"players": "2"}),
    NewGame("terraforming", {"players": "3"}, [NewSeat(), NewSeat(), NewSeat("bot", bot="random")]),
)
# Seconds that a server lives at most before it is killed.
LIFE: Final = 2.0
# Seconds in which everybody has to be back in the end.
RETURN: Final = 60.0
WATCHER: Final = -1


class Report(NamedTuple):
    """What came of it."""

    kills: int
    games: int
    confirmed: int
    entries: int
    # Choices whose connection broke before the answer came.
    in_doubt: int
    visits: int
    seconds: float


class Played:
    """A game with everybody at its table, and what was confirmed to them."""

    def __init__(self, created: Created) -> None:
        self.created: Final = created
        self.tables: Final[dict[int, Table]] = {}
        # Per seat: the ply and the choice, as they were confirmed.
        self.choices: Final[dict[int, list[tuple[int, str]]]] = {}
        # Lines of chat that were confirmed, and those of which nobody knows.
        self.lines: Final[list[str]] = []
        self.doubtful: Final[list[str]] = []


class Ordeal:
    """All games on one server, and whoever kills it."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server: Final = server
        self.rng: Final = random.Random(seed)
        self.games: Final[list[Played]] = []
        self.stopping: Final = asyncio.Event()
        self.in_doubt: int = 0

    async def run(self, kills: int) -> None:
        """Play, kill, and wait until everybody has come back."""
        async with asyncio.TaskGroup() as group:
            for new in GAMES:
                group.create_task(self.keep_playing(new))
            for _ in range(kills):
                await asyncio.sleep(self.rng.uniform(0.0, LIFE))
                self.server.kill()
                await asyncio.to_thread(self.server.start)
            await asyncio.sleep(LIFE)
            self.stopping.set()

    async def keep_playing(self, new: NewGame) -> None:
        """One game after the other."""
        while not self.stopping.is_set():
            played = Played(await self.create(new))
            self.games.append(played)
            async with asyncio.TaskGroup() as group:
                for seat in [found.seat for found in played.created.seats]:
                    group.create_task(self.play(played, seat))
                group.create_task(self.watch(played))

    async def create(self, new: NewGame) -> Created:
        """A new game, however often the server is killed meanwhile."""
        while True:
            try:
                async with Api(self.server.base) as api:
                    return await api.create(msgspec.structs.replace(new, seed=self.rng.getrandbits(40)))
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def play(self, played: Played, seat: int) -> None:
        """Play a seat until the game is over or all is."""
        rng = random.Random(self.rng.random())
        choices = played.choices.setdefault(seat, [])
        async with Table(self.server.base, ticket(played.created, seat)) as table:
            played.tables[seat] = table
            while (state := await self.next_question(table)) is not None:
                assert state.question is not None
                choice, visits = any_choice(state.question, rng), table.visits
                await table.choose(choice)
                choices.append((state.ply, choice))
                self.in_doubt += table.visits > visits
                if rng.random() < 0.1:
                    await speak(played, table, Spoke(seat, f"{seat} {len(choices)}"))
            await self.all_back(played, seat)

    async def next_question(self, table: Table) -> State | None:
        """The table when its seat is asked; None when the game or everything is over."""
        asked = asyncio.create_task(table.until(lambda state: state.status != "open" or is_asked(state)))
        stopping = asyncio.create_task(self.stopping.wait())
        await asyncio.wait({asked, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if self.stopping.is_set():
            asked.cancel()
            return None
        state = await asked
        return state if is_asked(state) else None

    async def watch(self, played: Played) -> None:
        """Watch until the game is over or all is; what was once seen is never gone."""
        async with Table(self.server.base, ticket(played.created)) as table:
            played.tables[WATCHER] = table
            number = 0
            while not self.stopping.is_set() and table.state.status == "open":
                try:
                    state = await asyncio.wait_for(table.until(lambda state, seen=number: state.number != seen), 1.0)  # type: ignore[misc]  # mypy cannot infer it
                except TimeoutError:
                    continue
                assert state.number > number
                number = state.number
            await self.all_back(played, WATCHER)

    async def all_back(self, played: Played, seat: int) -> None:
        """Wait until a viewer sees what is stored, and compare it with a replay."""
        match = None
        async with asyncio.timeout(RETURN):
            while match is None or match.number != played.tables[seat].state.number:
                await asyncio.sleep(0.2)
                match = await self.replay(played.created.id)
        compare(match, played.tables[seat].state)

    async def replay(self, game: str) -> Match:
        """A game from its first entry on."""
        store = await Store.open(self.server.store)
        try:
            row = await store.game(game)
            assert row is not None
            match = Match(setup_of(row))
            for entry in await store.entries(game):
                assert entry.number == match.number + 1
                match.fold(read_entry(entry.body), entry.at)
            return match
        finally:
            await store.close()

    async def stored(self, game: str) -> list[Chose | Spoke]:
        """What was chosen and said in a game."""
        store = await Store.open(self.server.store)
        try:
            entries = [read_entry(entry.body) for entry in await store.entries(game)]
        finally:
            await store.close()
        return [entry for entry in entries if isinstance(entry, Chose | Spoke)]

    async def check(self) -> tuple[int, int]:
        """Compare what was confirmed with what is stored; how many were confirmed, and how many are stored."""
        confirmed = entries = 0
        for played in self.games:
            stored = await self.stored(played.created.id)
            entries += len(stored)
            for seat, choices in played.choices.items():
                found = [
                    (entry.ply, entry.choice) for entry in stored if isinstance(entry, Chose) and entry.seat == seat
                ]
                assert found == choices, (played.created.id, seat)
                confirmed += len(choices)
            lines = [entry.line for entry in stored if isinstance(entry, Spoke)]
            assert len(set(lines)) == len(lines)
            assert set(played.lines) <= set(lines) <= {*played.lines, *played.doubtful}
            confirmed += len(played.lines)
        return confirmed, entries


async def speak(played: Played, table: Table, deed: Spoke) -> None:
    """Say something; if the connection breaks, nobody knows whether it was heard."""
    try:
        await table.do(deed)
        played.lines.append(deed.line)
    except Lost:
        played.doubtful.append(deed.line)


def compare(match: Match, state: State) -> None:
    """What a viewer sees is what the entries make of the game."""
    session, seat = match.session, state.seat
    assert (state.number, state.plies, state.status) == (match.number, session.ply(), match.status())
    assert state.table == plain(session.position.table(seat))
    say = speaker(match, state.language)
    assert plain(state.log) == plain(log_lines(match, say, seat, state.log_from))
    if seat >= 0 and state.status == "open":
        assert (state.ply, state.undo) == (session.ply_of(seat), session.may_undo(seat))
        assert plain(state.question) == plain(say.question(session.position, seat))
    assert [line.number for line in state.talk] == [talk.number for talk in match.talk]


def plain(value: object) -> object:
    """As it comes over the network."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def ordeal(store: str, logs: Path, kills: int, seed: int) -> Report:
    """Let games go on while a server on a store is killed so often."""
    start = time.monotonic()
    with ServerProcess(store, logs) as server:
        found = Ordeal(server, seed)
        await found.run(kills)
        confirmed, entries = await found.check()
    visits = sum(table.visits for played in found.games for table in played.tables.values())
    report = Report(kills, len(found.games), confirmed, entries, found.in_doubt, visits, time.monotonic() - start)
    assert not server.failures(), f"{report}\n{server.failures()}"
    return report


@contextmanager
def new_store(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty store."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.db'}"
    else:
        with postgresql() as make:
            yield make()


def main() -> None:
    """Run it as a command."""
    parser = argparse.ArgumentParser(description="Kill a server while games go on, and look whether anything is lost.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, new_store(given.store, Path(name)) as store:
        report = asyncio.run(ordeal(store, Path(name), given.kills, given.seed))
    sys.stdout.write(f"{report}\n")


if __name__ == "__main__":
    main()
