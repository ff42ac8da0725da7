"""Every message of whole games is as the document says, whatever people do at the table."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.client import connect as connect_plainly

from areopolis.games import games
from areopolis.testing.play import eyes, walk
from tests.server.documented import Documented, Undocumented
from tests.server.process import ROOT, ServerProcess

DOCUMENT: Final = Documented()
# Between them they show every part that a table may have; the conformance suite holds all variants against their forms.
VARIANTS: Final = [
    ("onmars", {"players": "1", "length": "short", "solo-goal": "hunky-dory"}),
    ("onmars", {"players": "2", "length": "short", "variant": "first-colonists"}),
    ("terraforming", {"players": "1", "corporate-era": "yes", "draft": "no"}),
    ("terraforming", {"players": "2", "corporate-era": "yes", "draft": "yes", "turmoil": "yes", "marsbot": "brutal"}),
]
LARGEST: Final = 1 << 24
# Games, and after how many choices the people stop by agreement (0: never).
TABLES: Final = [
    ("terraforming", {"players": "2", "corporate-era": "no", "draft": "no"}, 0),
    ("onmars", {"players": "1", "length": "short", "solo-goal": "next-generation"}, 0),
    ("onmars", {"players": "2", "length": "short"}, 120),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("messages")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process


class Seat:
    """A socket of somebody who may sit on all seats; everything that comes is held against the document."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.state: dict[str, Any] = {}
        self.sent = 0
        # The last entry of ours.
        self.number = 0
        self.kinds: Final[set[str]] = set()

    async def say(self, message: dict[str, Any]) -> None:
        DOCUMENT.form("ToServer", message)
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message = DOCUMENT.message(await self.socket.recv())
        self.kinds.add(message["type"])
        if message["type"] == "state":
            self.state = message
        return message

    async def do(self, kind: str, seat: int, **more: object) -> str:
        """Do something; the code of the refusal, or nothing if it was done."""
        self.sent += 1
        await self.say({"type": "do", "id": self.sent, "deed": {"kind": kind, "seat": seat, **more}})
        while (message := await self.hear()).get("id") != self.sent:
            pass
        if message["type"] == "refused":
            code: str = message["problem"]["code"]
            return code
        self.number = message["number"]
        return ""

    async def wait(self) -> None:
        """Wait for the table as it is after what we did."""
        while self.state["number"] < self.number:
            await self.hear()

    async def look(self, seat: int) -> None:
        """Look through other eyes."""
        await self.say({"type": "look", "seat": seat})
        while (await self.hear()).get("seat") != seat:
            pass


def choice_of(question: dict[str, Any], rng: random.Random) -> str:
    """Some choice that answers a question."""
    if not question["verb"]:
        notation: str = rng.choice(question["options"])["notation"]
        return notation
    number = rng.randint(question["least"], question["most"])
    chosen = [option["notation"] for option in rng.sample(question["options"], number)]
    return " ".join([question["verb"], *(chosen or ["none"])])


async def misbehave(place: Seat, seat: int) -> None:
    """Everything that is refused."""
    ply = place.state["ply"]
    assert await place.do("choice", seat, ply=ply, choice="fly home") == "no-choice"
    assert await place.do("choice", seat, ply=ply + 5, choice="end") == "stale"
    assert await place.do("chat", 7, line="who am I?") == "not-yours"
    assert await place.do("return", seat) == "not-now"
    assert await place.do("undo", seat, ply=ply, choices=99_999) == "not-now"
    assert await place.do("proposal", seat, what={"kind": "rematch"}) == "not-now"
    assert await place.do("proposal", seat, what={"kind": "hand-over", "seat": 1 - seat, "bot": "?"}) == "bad-options"
    assert await place.do("answer", seat, proposal=1, agrees=True) == "stale"
    assert await place.do("name", seat, name="a, b") == "bad-options"
    for text in ("", "{", '{"type":"do"}', '{"type":"hello","keys":["01234567890123456789"]}', "[1e400]"):
        await place.socket.send(text)
        while (message := await place.hear())["type"] != "refused":
            pass
        assert (message["id"], message["problem"]["code"]) == (-1, "malformed")
    with pytest.raises(Undocumented):
        await place.say({"type": "shout"})


async def socialise(place: Seat, seat: int) -> None:
    """Everything that people may do beside choosing, in both languages that are left."""
    for language in ("cs", "sr"):
        await place.say({"type": "speak", "language": language})
        while (await place.hear()).get("language") != language:
            pass
    assert not await place.do("chat", seat, line="Zdravo, \u0000 svete! \U0001f600")
    assert not await place.do("reaction", -1, reaction="wow")
    assert not await place.do("name", seat, name=f"Ana {seat}")
    for what in ({"kind": "take-back", "ply": 0}, {"kind": "cancel"}):
        assert not await place.do("proposal", seat, what=what)
        await place.wait()
        assert place.state["matter"]["number"] == place.number
        assert not await place.do("answer", 1 - seat, proposal=place.number, agrees=False)


async def play(place: Seat, rng: random.Random, last: int) -> None:
    """A whole game, with everything that may happen beside it."""
    turn, alone = 0, len(place.state["seats"]) == len(place.state["own"]) + 1
    while place.state["status"] == "open":
        question = place.state.get("question")
        seat = place.state["seat"]
        if question is None or not question["must"]:
            await place.look(next(other["seat"] for other in place.state["seats"] if other.get("asked")))
            continue
        turn += 1
        if turn in {3, 100} and not alone:
            await misbehave(place, seat)
        if turn in {5, 80} and not alone:
            await socialise(place, seat)
        if turn == last:
            await agree(place, "cancel")
            await place.wait()
            continue
        assert not await place.do("choice", seat, ply=place.state["ply"], choice=choice_of(question, rng))
        await place.wait()
        if place.state.get("undo") and turn % 9 == 0:
            assert not await place.do("undo", place.state["seat"], ply=place.state["ply"])
            await place.wait()


async def agree(place: Seat, kind: str) -> None:
    """All agree to something."""
    assert not await place.do("proposal", 0, what={"kind": kind})
    if len(place.state["own"]) > 1:
        assert not await place.do("answer", 1, proposal=place.number, agrees=True)


async def hand_over(place: Seat) -> None:
    """A bot plays for somebody, who comes back."""
    seat = place.state["seat"]
    assert not await place.do("proposal", 1 - seat, what={"kind": "hand-over", "seat": seat, "bot": "random"})
    while not place.state["seats"][seat].get("bot"):
        await place.hear()
    assert not await place.do("return", seat)


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "options", "last"), TABLES)
async def test_every_message_of_a_game(game: str, options: dict[str, str], last: int, server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        new = {"game": game, "options": options, "seed": 11, "name": "Table", "clock": {"budget": 9000}}
        made = (await client.post("/api/games", json=new)).raise_for_status().json()
        keys = [seat["key"] for seat in made["seats"]] + [made["watch"]]
        url = f"{server.base.replace('http', 'ws')}/api/games/{made['id']}/socket"
        async with connect(url, max_size=LARGEST) as socket:
            place = Seat(socket)
            await place.say({"type": "hello", "keys": keys})
            await place.hear()
            if len(made["seats"]) > 1:
                await hand_over(place)
            await play(place, random.Random(5), last)
            assert place.state["status"] == ("cancelled" if last else "over")
            assert place.state["result"]["scores"]
            await agree(place, "rematch")
            while not place.state.get("follower"):
                await place.hear()
            for seat in (-1, 0, 1):
                await place.look(seat)
            assert {"state", "done"} <= place.kinds
        await look_around(client, made["id"], keys, place.state["plies"])
    assert not server.failures()


async def look_around(client: httpx.AsyncClient, game: str, keys: list[str], plies: int) -> None:
    """Everything that can be asked for when a game is over."""
    paths = [f"/plies/{ply}" for ply in range(0, plies + 1, 37)] + ["", "/log", "/record"]
    for path in [f"/api/games/{game}{path}" for path in paths]:
        answer = await client.get(path, headers={"authorization": f"Bearer {' '.join(keys)}"})
        assert answer.status_code == 200
        DOCUMENT.answer("GET", path, answer.status_code, answer.headers, answer.content)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_table_is_in_the_document(game: str, options: dict[str, str]) -> None:
    for pos in walk(games()[game], options, seed=17, every=83):
        for seat in eyes(pos):
            table = json.loads(json.dumps(pos.table(seat)))
            DOCUMENT.form("Table", table)
            with pytest.raises(Undocumented):
                DOCUMENT.form("Table", table | {"secret": 1})


def test_a_refused_viewer_is_told_so(server: ServerProcess) -> None:
    """Before hello nobody gets anything."""
    with connect_plainly(f"{server.base.replace('http', 'ws')}/api/games/abcdefghijkl/socket") as socket:
        socket.send(json.dumps({"type": "hello", "keys": ["areo_" + "x" * 32]}))
        message = DOCUMENT.message(socket.recv())
        assert (message["type"], message["problem"]["code"]) == ("refused", "unknown")


def test_the_packages_of_the_web_come_from_no_certain_place() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    assert all(
        package.get("integrity") and "resolved" not in package for name, package in lock["packages"].items() if name
    )


def test_the_types_of_the_web_are_there() -> None:
    """The file is generated; that it is current is for scripts/check."""
    types = (ROOT / "web/src/wire.ts").read_text("utf-8")
    for name in DOCUMENT.components["schemas"]:
        assert f"export type {name} = components['schemas']['{name}'];" in types
