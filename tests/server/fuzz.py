"""Fuzz: mutated messages over HTTP and WebSocket against a live server on which games of both games are under way.

    python -m tests.server.fuzz --messages 100000

No crash, no traceback, no leak; every answer is in the document; what is refused changes nothing; memory stays bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from areopolis.games import games
from areopolis.kernel.record import read_record
from areopolis.kernel.session import resume
from areopolis.server.keys import new_key
from areopolis.server.security import MOST_BODY
from tests.server.documented import Documented
from tests.server.mutations import mutated, torn
from tests.server.process import ServerProcess
from tests.server.test_messages import choice_of

# A seed that cannot stand in an answer by chance.
SEED: Final = 7_391_846_205_517_733_001
PATIENCE: Final = 20.0
LARGEST: Final = 1 << 24
# The longest message that the server takes.
MOST_MESSAGE: Final = 1 << 16
# How a socket ends that was not closed.
ABNORMAL: Final = 1006
# So many messages are sent before what they did is looked at.
BATCH: Final = 1000
BURST: Final = 12
MOST_GROWTH_MB: Final = 150
# Addresses that answer with pages and figures, which are no part of the document.
PAGES: Final = ("/plain", "/static", "/metrics", "/api/openapi.json")
BARE: Final = b"Invalid HTTP request received."
# What uvicorn writes about text that is none.
NOISE: Final = '"message":"Invalid UTF-8 sequence received from client."'
METHODS: Final = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "get")
KINDS: Final = (
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data; boundary=x",
    "",
)
RECORD: Final = "areopolis record 2\ngame: onmars\nrules: 2\noptions: players=2\nseats: a, b\nseed: 1\n\n0 space 2\n"
OPTIONS: Final = {
    "onmars": {"players": "2", "length": "short"},
    "terraforming": {"players": "2", "corporate-era": "yes", "draft": "yes", "turmoil": "yes"},
}


class Broken(AssertionError):
    """The server did what it never may."""


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes


class Place(NamedTuple):
    """A table, with all its keys: those of the seats, then that for watching."""

    id: str
    keys: list[str]
    question: dict[str, Any]


class Talk:
    """What is said over one socket: at which table, with which keys, and whether it broke the rules of sockets."""

    def __init__(self, place: Place, keys: list[str]) -> None:
        self.place: Final = place
        self.keys: Final = keys
        self.rude = False


class Counts:
    """What happened."""

    def __init__(self) -> None:
        self.sent = 0
        self.answers: Final[Counter[str]] = Counter()
        # How many entries were accepted at each table.
        self.accepted: Final[Counter[str]] = Counter()
        self.slowest = 0.0


async def read_answer(reader: asyncio.StreamReader, method: str) -> Answer:
    """An answer, read from a connection; raises IncompleteReadError if there is none."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        status = int(first.split()[1])
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        if status == 100:
            continue
        length = 0 if method == "HEAD" or status in {204, 304} else int(headers.get("content-length", "0"))
        if headers.get("transfer-encoding") == "chunked":
            return Answer(status, headers, await read_chunks(reader))
        return Answer(status, headers, await reader.readexactly(length))


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    """A body in chunks."""
    body = b""
    while (size := int(await reader.readline(), 16)) > 0:
        body += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return body


class Fuzzer:
    """One run against one server."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server: Final = server
        self.rng: Final = random.Random(seed)
        self.document: Final = Documented()
        self.counts: Final = Counts()
        self.places: list[Place] = []
        # What may stand in no answer but those that tell it to whoever made a game.
        self.secrets: list[bytes] = []
        self.client: Final = httpx.AsyncClient(base_url=server.base, timeout=60)

    # Tables

    async def set_up(self) -> None:
        """A table of each game, some choices on, and one more that is at its beginning."""
        for name, plies in (("onmars", 20), ("terraforming", 20), ("onmars", 0)):
            new = {"game": name, "options": OPTIONS[name], "seed": SEED}
            made = (await self.client.post("/api/games", json=new)).raise_for_status().json()
            place = Place(made["id"], [seat["key"] for seat in made["seats"]] + [made["watch"]], {})
            for _ in range(plies):
                await self.choose(place)
            self.places.append(place)
        await self.renew()
        self.secrets = [key.encode() for place in self.places for key in place.keys]
        self.secrets += [str(SEED).encode(), b"Traceback", b"site-packages", b"areopolis/server", b"sqlite", b".db"]

    async def look(self, place: Place, seat: int | None = None) -> dict[str, Any]:
        """The table as somebody sees it."""
        query = {} if seat is None else {"seat": seat}
        answer = await self.client.get(f"/api/games/{place.id}", params=query, headers=self.bearer(place.keys))
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    async def choose(self, place: Place) -> None:
        """Some choice of whoever is asked."""
        state = await self.look(place)
        choice = choice_of(state["question"], self.rng)
        deed = {"kind": "choice", "seat": state["seat"], "ply": state["ply"], "choice": choice}
        answer = await self.client.post(f"/api/games/{place.id}/deeds", json=deed, headers=self.bearer(place.keys))
        answer.raise_for_status()

    async def renew(self) -> None:
        """Look at what is asked at every table now."""
        for i, place in enumerate(self.places):
            state = await self.look(place)
            self.places[i] = place._replace(
                question={"seat": state["seat"], "ply": state["ply"], **(state.get("question") or {})}
            )

    async def positions(self) -> dict[str, Any]:
        """How everything stands at every table: what was chosen, and what everybody sees."""
        found: dict[str, Any] = {}
        for place in self.places:
            states = [await self.look(place, seat) for seat in (-1, 0, 1)]
            record = await self.client.get(f"/api/games/{place.id}/record", headers=self.bearer(place.keys))
            seen = [(state["table"], state["number"], state["status"], state["seats"][0]["name"]) for state in states]
            found[place.id] = (record.raise_for_status().text, seen)
        return found

    @staticmethod
    def bearer(keys: list[str]) -> dict[str, str]:
        return {"authorization": "Bearer " + " ".join(keys)}

    # Messages that are right

    def deed(self, place: Place) -> dict[str, Any]:
        """Something that might be done at a table."""
        question, rng = place.question, self.rng
        seat, ply = question["seat"], question["ply"]
        choice = {
            "kind": "choice",
            "seat": seat,
            "ply": ply,
            "choice": choice_of(question, rng) if "verb" in question else "end",
        }
        others = [
            {**choice, "ply": ply + rng.choice((-1, 1))},
            {**choice, "seat": 1 - seat},
            {**choice, "choice": rng.choice(("end", "pass", "play 009", "space 23", "act learn"))},
            {"kind": "undo", "seat": seat, "ply": ply, "choices": rng.choice((1, 5, 100_000))},
            {"kind": "proposal", "seat": seat, "what": {"kind": "take-back", "ply": max(0, ply - 2)}},
            {"kind": "proposal", "seat": seat, "what": {"kind": "hand-over", "seat": seat, "bot": "random"}},
            {"kind": "proposal", "seat": seat, "what": {"kind": "rematch"}},
            {"kind": "answer", "seat": seat, "proposal": rng.randrange(1, 99), "agrees": False},
            {"kind": "return", "seat": seat},
            {"kind": "name", "seat": seat, "name": "Ana, Bob"},
            {"kind": "chat", "seat": rng.choice((-1, seat, 7)), "line": "Hello!"},
            {"kind": "reaction", "seat": 5, "reaction": "nice"},
        ]
        return choice if rng.random() < 0.02 else rng.choice(others)

    def message(self, place: Place) -> dict[str, Any]:
        """Something that a viewer might say."""
        match self.rng.randrange(12):
            case 0:
                return {"type": "look", "seat": self.rng.randrange(-1, 3)}
            case 1:
                return {"type": "speak", "language": self.rng.choice(("cs", "sr", "xx"))}
            case 2:
                return {"type": "hello", "keys": place.keys, "language": "cs", "seat": 0, "since": 3}
            case _:
                return {"type": "do", "id": self.rng.randrange(100), "deed": self.deed(place)}

    def request(self, place: Place) -> tuple[str, str, Any]:
        """Something that might be asked for."""
        rng, game, question = self.rng, f"/api/games/{place.id}", place.question
        seat = rng.randrange(-1, 2)
        wanted = {"seat": question["seat"], "ply": question["ply"], "choices": [self.deed(place).get("choice", "end")]}
        bot = {"kind": "bot", "bot": "random"}
        return rng.choice(
            [
                ("GET", "/api/rules", None),
                ("GET", "/api/rules/onmars/components", None),
                ("POST", "/api/games", {"game": "onmars", "options": {"players": "2"}, "seats": [bot], "seed": 5}),
                ("POST", "/api/games", {"game": "terraforming", "clock": {"budget": 60}, "name": "x"}),
                ("POST", "/api/records", {"text": RECORD}),
                ("POST", "/api/mine", {"games": [{"game": place.id, "key": key} for key in place.keys]}),
                ("GET", f"{game}?seat={seat}&since=3&language=cs", None),
                ("GET", f"{game}/log?from=9&seat={seat}", None),
                ("GET", f"{game}/plies/2?seat={seat}", None),
                ("GET", f"{game}/record", None),
                ("POST", f"{game}/branches", {"ply": 3, "seats": [{"name": "Ana"}]}),
                ("POST", f"{game}/tries", wanted),
                *[("POST", f"{game}/deeds", self.deed(place))] * 8,
                ("GET", "/healthz", None),
                ("GET", "/readyz", None),
                ("GET", f"{game}/socket", None),
            ]
        )

    def keys(self, place: Place) -> list[str]:
        """Keys that somebody might show."""
        other = self.rng.choice(self.places)
        return self.rng.choice(
            [
                place.keys,
                place.keys,
                place.keys[:1],
                place.keys[1:2],
                place.keys[2:],
                other.keys,
                [new_key()],
                ["x"],
                [],
            ]
        )

    # HTTP

    async def over_http(self, number: int) -> None:
        """So many requests over one connection after the other."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=LARGEST)
        try:
            for _ in range(number):
                if writer.is_closing() or reader.at_eof():
                    writer.close()
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=LARGEST)
                if not await self.ask(reader, writer):
                    writer.close()
        finally:
            writer.close()

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """One request; whether the connection can be used for more."""
        rng, place = self.rng, self.rng.choice(self.places)
        method, path, found = self.request(place)
        keys = self.keys(place)
        body = b"" if found is None else mutated(found, rng)
        method = rng.choice(METHODS) if rng.random() < 0.05 else method
        path = self.bent_path(path) if rng.random() < 0.15 else path
        data, whole = self.bytes_of(method, path, keys, body, found is not None)
        if rng.random() < 0.03:
            data, whole = torn(data, rng), False
        self.counts.sent += 1
        start = time.monotonic()
        try:
            writer.write(data)
            await writer.drain()
            if not whole:
                with suppress(OSError):
                    writer.write_eof()
            answer = await asyncio.wait_for(read_answer(reader, method), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            # What is no whole request needs no answer; of one that is too large the end may never be read.
            if whole and len(data) < MOST_BODY:
                raise Broken(f"no answer to {data[:500]!r}") from None
            self.counts.answers["http none"] += 1
            return False
        self.counts.slowest = max(self.counts.slowest, time.monotonic() - start)
        self.judge(method, path, keys, answer, whole)
        return whole and answer.headers.get("connection") != "close"

    def bent_path(self, path: str) -> str:
        """An address that is another one."""
        rng = self.rng
        parts = path.split("/")
        where = rng.randrange(1, len(parts))
        parts[where] = rng.choice(
            ["", "..", "%2e%2e", "%00", "%ff", "a" * 300, "%2F", "-1", "1e3", "999999", "%F0%9F%98%80", "x" * 8000,
             "?seat=1e9", "?seat=&since=-5", "?language=%00&language=%ff", "?" + "a=b&" * 500, "0001", "\xd9\xa3",
             rng.choice(self.places).id]
        )  # fmt: skip
        return "/".join(parts)

    def bytes_of(self, method: str, path: str, keys: list[str], body: bytes, has_body: bool) -> tuple[bytes, bool]:
        """A request as bytes, and whether it is a whole one."""
        rng, whole = self.rng, True
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}"]
        if keys:
            head.append(rng.choice(("Authorization: Bearer ", "authorization: bearer  ")) + " ".join(keys))
        elif rng.random() < 0.5:
            head.append(
                "Authorization: "
                + rng.choice(("Bearer", "Basic eDp5", "Bearer " + "k" * 20_000, "Bearer \xff\xfe", "Bearer ,"))
            )
        if rng.random() < 0.2:
            head.append("Accept-Language: " + rng.choice(("cs-CZ,cs;q=0.9", "sr", ";;;,,,", "x" * 5000, "\xe9\xff")))
        if has_body or rng.random() < 0.03:
            head.append("Content-Type: " + (KINDS[0] if rng.random() < 0.9 else rng.choice(KINDS)))
            match rng.randrange(100):
                case 0:
                    body = body.ljust(MOST_BODY + 1, b" ")
                    head.append(f"Content-Length: {len(body)}")
                case 1:
                    head.append(f"Content-Length: {len(body) + rng.randrange(1, 99)}")
                    whole = False
                case 2:
                    head.append("Content-Length: " + rng.choice(("-1", "x", "9" * 30, "1, 2")))
                    whole = False
                case number if number < 10:
                    body = b" " * (MOST_BODY // 2) + body if number == 3 else body
                    head.append("Transfer-Encoding: chunked")
                    body = self.chunks(body)
                case _:
                    head.append(f"Content-Length: {len(body)}")
        else:
            body = b""
        return "\r\n".join([*head, "", ""]).encode("latin-1") + body, whole

    def chunks(self, body: bytes) -> bytes:
        """A body in chunks."""
        found, place = b"", 0
        while place < len(body):
            size = self.rng.choice((1, 7, 100, 100_000))
            part = body[place : place + size]
            found += f"{len(part):x}\r\n".encode() + part + b"\r\n"
            place += size
        return found + b"0\r\n\r\n"

    def judge(self, method: str, path: str, keys: list[str], answer: Answer, whole: bool) -> None:
        """What may be answered."""
        self.counts.answers[f"http {answer.status}"] += 1
        address = unquote(path.partition("?")[0])
        told = answer.status == 201 or (answer.status == 200 and address.endswith("/record"))
        if not told:
            self.must_keep_secrets(answer.body)
        if answer.status == 400 and answer.headers["content-type"].startswith("text/plain"):
            if answer.body not in ({BARE, b""} if method == "HEAD" else {BARE}):
                raise Broken(f"{answer.body!r}")
            return
        if not whole:
            # Whatever was meant: if it is refused, the document knows how.
            if answer.status >= 400 and answer.body:
                self.document.form("Problem", json.loads(answer.body))
            return
        if address != "/" and not address.startswith(PAGES):
            self.document.answer(method, address, answer.status, answer.headers, answer.body)
        if answer.status == 200 and answer.body.startswith(b'{"type":"state"'):
            self.must_be_allowed(json.loads(answer.body), keys)
        if answer.status == 200 and method == "POST" and address.endswith("/deeds"):
            self.counts.accepted[address.split("/")[3]] += 1

    def must_keep_secrets(self, body: bytes) -> None:
        """Nothing of what is secret may stand in an answer."""
        for secret in self.secrets:
            if secret in body:
                raise Broken(f"{secret!r} in {body[:1000]!r}")

    def must_be_allowed(self, state: dict[str, Any], keys: list[str]) -> None:
        """Nobody may see through other eyes than their keys open."""
        place = next(place for place in self.places if place.id == state["game"])
        opened = {seat if seat < 2 else -1 for seat, key in enumerate(place.keys) if key in keys}
        if not opened or not {*state["own"]} <= opened or state["seat"] not in opened | {-1}:
            raise Broken(f"seat {state['seat']} of {state['game']} is shown to whoever opens {opened}")

    # Sockets

    async def over_socket(self, number: int) -> None:
        """So many messages over one socket after the other."""
        while number > 0:
            place = self.rng.choice(self.places)
            keys = self.keys(place) if self.rng.random() < 0.2 else place.keys
            talk = Talk(place, keys)
            try:
                async with connect(self.url(place), max_size=LARGEST, open_timeout=PATIENCE) as socket:
                    number -= await self.converse(socket, talk, number)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else ABNORMAL
                self.counts.answers[f"socket closed {code}"] += 1
                # Whoever breaks the rules of sockets may find the line cut before hearing why.
                if code not in ({1000, ABNORMAL, 1007, 1009, 4400} if talk.rude else {1000, 4400}):
                    raise Broken(f"a socket was closed: {closed}") from closed
                number -= 1

    def url(self, place: Place) -> str:
        """The address of a socket."""
        return f"ws://127.0.0.1:{self.server.port}/api/games/{place.id}/socket"

    async def converse(self, socket: ClientConnection, talk: Talk, number: int) -> int:
        """Say hello and then anything; how many messages were said."""
        hello = {"type": "hello", "keys": talk.keys or ["x" * 20]}
        await self.say(
            socket, talk, json.dumps(hello).encode() if self.rng.random() < 0.9 else mutated(hello, self.rng)
        )
        said = 1
        while said < number:
            burst = min(BURST, number - said)
            for _ in range(burst):
                await self.say(socket, talk, mutated(self.message(talk.place), self.rng))
            said += burst
            # Whatever came before has been answered when this is.
            mark = self.rng.randrange(10**9, 10**10)
            await socket.send(json.dumps({"type": "do", "id": mark, "deed": {"kind": "chat", "seat": 9, "line": "x"}}))
            while (await self.hear(socket, talk)).get("id") != mark:
                pass
            if self.rng.random() < 0.1:
                break
        return said

    async def say(self, socket: ClientConnection, talk: Talk, data: bytes) -> None:
        """One message, in one piece or in several, as text or not."""
        self.counts.sent += 1
        kind = self.rng.randrange(20)
        if not is_utf8(data) and self.rng.random() < 0.9:
            data = data.decode("utf-8", "replace").encode()
        talk.rude |= len(data) > MOST_MESSAGE or (kind != 1 and not is_utf8(data))
        if kind == 0:
            await socket.send([data[:3], data[3:9], data[9:]], text=True)
        else:
            await socket.send(data, text=kind != 1)

    async def hear(self, socket: ClientConnection, talk: Talk) -> dict[str, Any]:
        """The next message of the server."""
        data = await asyncio.wait_for(socket.recv(decode=False), PATIENCE)
        self.must_keep_secrets(data)
        message = self.document.message(data)
        kind = message["type"]
        self.counts.answers[f"socket {kind} {message.get('problem', {}).get('code', '')}".strip()] += 1
        if kind == "done":
            self.counts.accepted[talk.place.id] += 1
        if kind == "state":
            self.must_be_allowed(message, talk.keys)
        return message

    async def garbage(self) -> None:
        """Frames that are none, half frames, sockets to nowhere."""
        place, rng = self.rng.choice(self.places), self.rng
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        path = rng.choice((f"/api/games/{place.id}/socket", "/api/games/%00/socket", "/api/rules", "/nowhere"))
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        head += rng.choice(("", "Origin: https://evil.example\r\n", "Origin: \x00\r\n")) + "\r\n"
        self.counts.sent += 1
        frame = torn(b"\x81\xfe\x00\x90mask" + rng.randbytes(rng.choice((0, 5, 144, 3000))), rng)
        try:
            writer.write(torn(head.encode(), rng) if rng.random() < 0.1 else head.encode())
            writer.write(frame)
            await writer.drain()
            with suppress(OSError):
                writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            self.must_keep_secrets(answer)
            self.counts.answers["garbage " + answer.partition(b"\r\n")[0].decode("latin-1")] += 1
        except ConnectionError:
            self.counts.answers["garbage reset"] += 1
        finally:
            writer.close()

    # The run

    async def run(self, messages: int) -> None:
        """Send so many messages; raises Broken."""
        await self.set_up()
        start, before = memory(self.server), await self.positions()
        while self.counts.sent < messages:
            self.counts.accepted.clear()
            number = min(BATCH, messages - self.counts.sent)
            async with asyncio.TaskGroup() as group:
                for _ in range(3):
                    group.create_task(self.over_http(number // 5))
                    group.create_task(self.over_socket(number // 9))
                for _ in range(max(1, number // 100)):
                    group.create_task(self.garbage())
            after = await self.positions()
            self.compare(before, after)
            before = after
            await self.renew()
            if self.counts.sent % 10_000 < BATCH:
                tell(f"{self.counts.sent} sent, {memory(self.server)} MB")
        await self.many_sockets()
        await self.finish(start, before)

    def compare(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """What was refused has changed nothing; what was accepted is there once."""
        for place in self.places:
            (chosen, seen), (chosen_now, seen_now) = before[place.id], after[place.id]
            entries = seen_now[0][1] - seen[0][1]
            if entries < self.counts.accepted[place.id]:
                raise Broken(f"{place.id}: {self.counts.accepted[place.id]} were accepted, {entries} are there")
            if not entries and (chosen, seen) != (chosen_now, seen_now):
                raise Broken(f"{place.id}: the table has changed although nothing was accepted")

    async def many_sockets(self) -> None:
        """Many at once, which say nothing, hello, or half of it, and go."""

        async def one() -> None:
            place = self.rng.choice(self.places)
            try:
                async with connect(self.url(place), max_size=LARGEST, open_timeout=PATIENCE) as socket:
                    if self.rng.random() < 0.7:
                        await socket.send(json.dumps({"type": "hello", "keys": place.keys}))
                        await self.hear(socket, Talk(place, place.keys))
            except (ConnectionClosed, InvalidStatus) as error:
                self.counts.answers[f"many {type(error).__name__}"] += 1

        await asyncio.gather(*[one() for _ in range(60)])

    async def finish(self, start: int, before: dict[str, Any]) -> None:
        """The server is well, its log has no error, and what it kept is what it showed."""
        answer = await self.client.get("/healthz")
        if answer.status_code != 200 or not self.server.is_alive():
            raise Broken("the server is not well")
        grown = memory(self.server) - start
        tell(f"memory: {start} MB, grown by {grown} MB")
        if grown > MOST_GROWTH_MB:
            raise Broken(f"memory has grown by {grown} MB")
        lines = self.server.logs.read_text().splitlines()
        failures = [line for line in lines if ('"level":"error"' in line or "Traceback" in line) and NOISE not in line]
        if failures:
            raise Broken("\n".join(failures[:5])[-5000:])
        for place in self.places:
            record, seen = before[place.id]
            session = resume(read_record(record), games()[read_record(record).game])
            if [json.loads(json.dumps(session.position.table(seat))) for seat in (-1, 0, 1)] != [
                one[0] for one in seen
            ]:
                raise Broken(f"{place.id}: the record leads to another table")
        self.server.kill()
        self.server.start()
        if await self.positions() != before:
            raise Broken("what was stored is another table")
        await self.client.aclose()


def is_utf8(data: bytes) -> bool:
    """Whether some bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def tell(line: str) -> None:
    """Say something to whoever runs this."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def memory(server: ServerProcess) -> int:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) // 1024


def fuzz(messages: int, seed: int, folder: Path) -> Counts:
    """A run on a fresh server; raises Broken or Undocumented."""

    async def go() -> Counts:
        fuzzer = Fuzzer(server, seed)
        await fuzzer.run(messages)
        return fuzzer.counts

    server = ServerProcess(f"sqlite:///{folder / 'games.db'}", folder)
    server.arguments.extend(["--limits", "1000000"])
    with server:
        return asyncio.run(go())


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    given = parser.parse_args()
    tell(f"seed {given.seed}")
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = fuzz(given.messages, given.seed, Path(folder))
    for name, number in sorted(counts.answers.items()):
        tell(f"{number:8} {name}")
    tell(f"{counts.sent} messages in {time.monotonic() - start:.0f} s; slowest answer {counts.slowest:.2f} s")


if __name__ == "__main__":
    main()
