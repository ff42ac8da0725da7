"""Looks for hidden things in what a server sends: a whole game is played, and every byte to every viewer is judged.

Two judges, who know nothing of the server: one makes another position in which everything hidden from the viewer is
drawn anew, and what the viewer was sent must fit that one as well; the other keeps a list of what each viewer has ever
been allowed to see, and looks for cards, goals, keys and seeds that are not on it.

    python -m tests.server.secrets onmars players=2 variant=first-colonists

plays one game to its end.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect

from areopolis.games import games
from areopolis.kernel.position import Position
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.session import Session
from areopolis.server.client import Ticket, bearer
from areopolis.server.entry import Chose
from areopolis.server.messages import Created, Do, Hello, NewGame, Try
from areopolis.server.say import Speaker
from areopolis.terraforming.card import number_of
from areopolis.testing.hidden import redrawn
from tests.server.process import ServerProcess

WATCHER: Final = -1
# Where a position of Terraforming Mars holds what only its seat may see, and what everybody may.
PRIVATE: Final = ("hand", "dealt", "kept", "corporations")
PUBLIC: Final = ("table", "events")
# The same for goals of On Mars.
OWN_GOALS: Final = ("goals", "pledged", "spent")
# Sentences: their plain words are numbers and names, not ids.
SENTENCES: Final = frozenset({"text", "label", "why", "note"})


class Leak(AssertionError):
    """Somebody was sent what they may not know."""


class Truth:
    """The game as it is, beside the server, and what every viewer has been allowed to see of it."""

    def __init__(self, new: NewGame, created: Created) -> None:
        assert new.seed is not None
        game = games()[new.game]
        pos = game.new(new.options, new.seed)
        people = {found.seat: found.name for found in created.seats}
        names = [people.get(seat, pos.automa(seat)) for seat in range(pos.seats())]
        self.session: Final[Session[Position]] = Session(game, new.options, names, new.seed)
        self.positions: Final = [self.session.position]
        self.eyes: Final = [WATCHER, *[found.seat for found in created.seats]]
        self.seen: Final[dict[int, set[tuple[str, str]]]] = {seat: set() for seat in self.eyes}
        self.strings: Final = [str(new.seed), created.watch, *[found.key for found in created.seats]]
        self.rng: Final = Rng(seeded(new.seed + 1))
        # What is not known to all now, and the state of chance.
        self.hidden: set[tuple[str, str]] = set()
        self.chance = ""
        self.look()

    def apply(self, seat: int, choice: str) -> None:
        """A choice was made."""
        self.session.apply(seat, choice)
        self.positions.append(self.session.position)
        self.look()

    def look(self) -> None:
        """Write down what everybody sees now."""
        events = self.session.log[-1] if self.session.log else self.session.opening
        data: dict[str, Any] = self.session.position.data()
        self.hidden = secrets_of(data)
        self.chance = str(data["rng"])
        for seat in self.eyes:
            say = Speaker("en", tuple(self.session.record.seats), self.session.game)
            self.seen[seat] |= mentioned(msgspec.to_builtins(say.events(events, seat))) | allowed(data, seat)

    def judge(self, seat: int, message: bytes, ply: int | None = None, *, twice: bool = False) -> None:
        """Look for what a viewer may not know; raises Leak. With `twice` also by a position that is another one."""
        text = message.decode()
        for secret in [*self.strings, self.chance]:
            if secret in text:
                raise Leak(f"seat {seat} was sent a key or a seed")
        data = json.loads(message)
        leaked = (mentioned(data) & self.hidden) - self.seen[seat]
        if leaked:
            raise Leak(f"seat {seat} was sent {sorted(leaked)[:5]}")
        if twice:
            self.judge_table(seat, data, self.session.ply() if ply is None else ply)

    def judge_table(self, seat: int, data: dict[str, Any], ply: int) -> None:
        """What a viewer was sent fits any position that looks alike to them."""
        other = redrawn(self.positions[ply], seat, self.rng)
        say = Speaker("en", tuple(self.session.record.seats), self.session.game)
        if "table" in data and data["table"] != plain(other.table(seat)):
            raise Leak(f"the table of seat {seat} shows what is hidden")
        if data.get("question") and data["question"] != plain(say.question(other, seat)):
            raise Leak(f"the question of seat {seat} tells what is hidden")
        if data.get("refusals") and data["refusals"] != plain(say.refusals(other, seat)):
            raise Leak(f"the reasons of seat {seat} tell what is hidden")
        for line in data.get("log", []):
            events = self.session.log[line["ply"] - 1] if line["ply"] else self.session.opening
            if line.get("events", []) != plain(say.events(events, seat)):
                raise Leak(f"the log of seat {seat} tells what is hidden")


def allowed(data: dict[str, Any], seat: int) -> set[tuple[str, str]]:
    """The cards and goals that lie where a seat may see them."""
    found: list[tuple[str, str]] = []
    for player in data["players"]:
        own = player["seat"] == seat
        for zone in (*PUBLIC, *(PRIVATE if own else ())):
            found += [("card", number_of(card)) for card in player.get(zone, []) if "stock" in player]
        found += [("goal", str(goal)) for zone in OWN_GOALS if own for goal in player.get(zone, [])]
    found += [("card", number_of(card)) for card in data.get("common", [])]
    marsbot = data.get("marsbot", {})
    for zone in ("played", "bonus_discard", "destroyed", "set_aside"):
        found += [("card", number_of(card)) for card in marsbot.get(zone, [])]
    return set(found)


def secrets_of(data: dict[str, Any]) -> set[tuple[str, str]]:
    """The cards in the deck, in hands and in front of players, and goals: everything that somebody may not know."""
    found: list[tuple[str, str]] = []
    for player in data["players"]:
        for zone in PRIVATE:
            found += [("card", number_of(card)) for card in player.get(zone, [])]
        found += [("goal", str(goal)) for zone in OWN_GOALS for goal in player.get(zone, [])]
    found += [("card", number_of(card)) for card in [*data.get("deck", []), *data.get("discards", [])]]
    for zone in ("action_deck", "bonus_deck"):
        found += [("card", number_of(card)) for card in data.get("marsbot", {}).get(zone, [])]
    return set(found)


def mentioned(data: object) -> set[tuple[str, str]]:
    """Every card and goal that a message names: by a reference, in a table, or in the notation of a choice."""
    return set(mentions(data))


def mentions(data: object, key: str = "") -> Iterator[tuple[str, str]]:
    """The same, one after the other."""
    if isinstance(data, dict):
        for kind in ("kind", "ref"):
            if data.get(kind) == "goal":
                yield ("goal", str(data.get("id")))
        if isinstance(data.get("goal"), int):
            yield ("goal", str(data["goal"]))
        for name, part in data.items():
            yield from mentions(part, name)
    elif isinstance(data, list | tuple):
        for part in data:
            if not (key in SENTENCES and isinstance(part, str)):
                yield from mentions(part, key)
    elif isinstance(data, str):
        for word in data.split():
            yield ("card", word)


def plain(value: object) -> Any:
    """As it comes over the network."""
    return json.loads(msgspec.json.encode(value))


class Viewer:
    """Somebody who looks, and keeps every byte that they are sent."""

    def __init__(self, base: str, place: Ticket, seat: int) -> None:
        self.base: Final = base
        self.place: Final = place
        self.seat: Final = seat
        self.fresh: Final[list[bytes]] = []
        self.number = -1
        self.bytes = 0
        self.news: Final = asyncio.Condition()

    async def run(self) -> None:
        """Listen until somebody ends it."""
        async with connect(f"ws{self.base.removeprefix('http')}/api/games/{self.place.game}/socket") as socket:
            await socket.send(msgspec.json.encode(Hello(list(self.place.keys), seat=self.seat)).decode())
            # Something that is not done, so that refusals are judged too.
            await socket.send(msgspec.json.encode(Do(1, Chose(max(self.seat, 0), 999, "pass"))).decode())
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                async with self.news:
                    self.fresh.append(data)
                    self.bytes += len(data)
                    self.number = max(self.number, json.loads(data).get("number", -1))
                    self.news.notify_all()

    async def take(self, number: int) -> list[bytes]:
        """Everything that came until an entry was seen."""
        async with self.news:
            await self.news.wait_for(lambda: self.number >= number)
            found = list(self.fresh)
            self.fresh.clear()
        return found


async def spy(base: str, new: NewGame, plies: int, often: float) -> tuple[int, int]:
    """Play a game by chance and judge every byte; how many choices and bytes there were. Raises Leak."""
    rng = random.Random(new.seed)
    headers = {"content-type": "application/json"}
    async with httpx.AsyncClient(base_url=base, timeout=60, headers=headers) as client:
        answer = await client.post("/api/games", content=msgspec.json.encode(new))
        created = msgspec.json.decode(answer.content, type=Created)
        keys = {found.seat: found.key for found in created.seats} | {WATCHER: created.watch}
        truth = Truth(new, created)
        viewers = [Viewer(base, Ticket(created.id, (keys[seat],)), seat) for seat in truth.eyes]
        tasks = [asyncio.create_task(viewer.run()) for viewer in viewers]
        try:
            while truth.session.position.decision is not None and truth.session.ply() < plies:
                await judge_all(truth, viewers, rng.random() < often)
                if rng.random() < often / 3:
                    await ask_all(client, truth, viewers, rng)
                await choose(client, truth, Ticket(created.id, tuple(keys.values())), rng)
            assert not any(task.done() for task in tasks)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [error for error in ended if isinstance(error, Exception)]
    assert not failures, failures
    return truth.session.ply(), sum(viewer.bytes for viewer in viewers)


async def judge_all(truth: Truth, viewers: list[Viewer], twice: bool) -> None:
    """Judge everything that came since the last choice."""
    number = truth.session.ply()
    for viewer in viewers:
        for message in await viewer.take(number):
            is_now = json.loads(message).get("number") == number
            truth.judge(viewer.seat, message, twice=twice and is_now)


async def ask_all(client: httpx.AsyncClient, truth: Truth, viewers: list[Viewer], rng: random.Random) -> None:
    """Ask for everything that can be asked for, and judge the answers."""
    ply = rng.randint(0, truth.session.ply())
    for viewer in viewers:
        path, headers = f"/api/games/{viewer.place.game}", bearer(viewer.place)
        for asked, then in ((path, None), (f"{path}/log", None), (f"{path}/plies/{ply}", ply)):
            answer = await client.get(asked, headers=headers)
            assert answer.is_success
            truth.judge(viewer.seat, answer.content, then, twice=True)
        question = truth.session.position.question(viewer.seat) if viewer.seat >= 0 else None
        if question is not None and not question.verb:
            wanted = Try(viewer.seat, truth.session.ply_of(viewer.seat), [rng.choice(question.options).notation()])
            answer = await client.post(f"{path}/tries", content=msgspec.json.encode(wanted), headers=headers)
            assert answer.is_success
            truth.judge(viewer.seat, answer.content)


async def choose(client: httpx.AsyncClient, truth: Truth, place: Ticket, rng: random.Random) -> None:
    """Let somebody who is asked choose by chance."""
    pos = truth.session.position
    seat = rng.choice(pos.asked())
    question = pos.question(seat)
    assert question is not None
    options = [option.notation() for option in question.options]
    if question.verb:
        chosen = rng.sample(options, rng.randint(question.least, question.most))
        choice = " ".join([question.verb, *(chosen or ["none"])])
    else:
        choice = rng.choice(options)
    deed = msgspec.json.encode(Chose(seat, truth.session.ply_of(seat), choice))
    answer = await client.post(f"/api/games/{place.game}/deeds", content=deed, headers=bearer(place))
    assert answer.is_success, answer.text
    truth.apply(seat, choice)


def main() -> None:
    """Judge a whole game, as a command: the game and its options."""
    game, *options = sys.argv[1:]
    new = NewGame(game, dict(option.split("=", 1) for option in options), seed=random.getrandbits(50))
    with tempfile.TemporaryDirectory() as name, ServerProcess(f"sqlite:///{name}/games.db", Path(name)) as server:
        plies, sent = asyncio.run(spy(server.base, new, sys.maxsize, 0.1))
    sys.stdout.write(f"{plies} choices, {sent} bytes, nothing hidden\n")


if __name__ == "__main__":
    main()
