"""The OpenAPI document is true: schemathesis finds nothing else, and every code of it occurs."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from areopolis.server.endpoints import ENDPOINTS
from areopolis.server.keys import new_key
from areopolis.server.refused import STATUS, Code
from areopolis.server.security import MOST_BODY
from tests.server import openapi_hooks
from tests.server.documented import Documented
from tests.server.process import ROOT, ServerProcess

RECORD: Final = ROOT / "tests/replays/terraforming-players_1-corporate-era_yes-draft_no.areo"
DOCUMENT: Final = Documented()
# Tested in test_security.py: it is there for errors of ours, and there is no request that makes one.
OURS: Final = {"failed"}


class Tables:
    """Some tables on a live server: one of each game at its beginning, and one that is over."""

    def __init__(self, client: httpx.Client) -> None:
        self.client: Final = client
        games = [{"game": name, "options": {"players": "2"}, "seed": 7} for name in ("onmars", "terraforming")]
        made = [self.post("/api/games", game) for game in games]
        made.append(self.post("/api/records", {"text": RECORD.read_text()}))
        self.ids: Final[list[str]] = [one["id"] for one in made]
        self.keys: Final[list[str]] = [seat["key"] for one in made for seat in one["seats"]]
        self.watch: Final[list[str]] = [one["watch"] for one in made]
        self.bearer: Final = {"authorization": "Bearer " + " ".join([*self.keys, *self.watch])}

    def post(self, path: str, body: object) -> Any:
        return self.client.post(path, json=body).raise_for_status().json()

    def question(self) -> dict[str, Any]:
        """What somebody is asked at the first table."""
        found = self.client.get(f"/api/games/{self.ids[0]}", headers=self.bearer).raise_for_status().json()
        asked = next(seat["seat"] for seat in found["seats"] if seat.get("asked"))
        state = self.client.get(f"/api/games/{self.ids[0]}?seat={asked}", headers=self.bearer).json()
        return {"ply": state["ply"], **state["question"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("openapi")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> Iterator[Tables]:
    with httpx.Client(base_url=server.base, timeout=30) as client:
        yield Tables(client)


def test_schemathesis_finds_no_untruth(server: ServerProcess, tables: Tables, tmp_path: Path) -> None:
    question = tables.question()
    told = {
        openapi_hooks.GAMES: " ".join(tables.ids),
        openapi_hooks.RECORD: str(RECORD),
        openapi_hooks.CHOICE: json.dumps([question["seat"], question["ply"], question["options"][0]["notation"]]),
        "SCHEMATHESIS_HOOKS": openapi_hooks.__name__,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
    }
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "--config-file",
        str(Path(__file__).parent / "schemathesis.toml"),
    ]
    command += [
        "run",
        f"{server.base}/api/openapi.json",
        "--header",
        f"Authorization: {tables.bearer['authorization']}",
    ]
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert not server.failures()


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.key], ids=lambda one: one.name)
def test_a_wrong_key_tells_no_more_than_a_wrong_address(endpoint: Any, tables: Tables) -> None:
    body = BODIES.get(endpoint.name)

    def ask(game: str, headers: dict[str, str]) -> httpx.Response:
        path = endpoint.path.format(id=game, ply=0)
        answer = tables.client.request(endpoint.method, path, headers=headers, json=body)
        DOCUMENT.answer(endpoint.method, path, answer.status_code, answer.headers, answer.content)
        return answer

    none, stranger = ask(tables.ids[0], {}), {"authorization": f"Bearer {new_key()}"}
    assert none.status_code == 401
    wrong, nowhere = ask(tables.ids[0], stranger), ask("abcdefghijkl", stranger)
    assert (wrong.status_code, wrong.content) == (nowhere.status_code, nowhere.content)
    assert wrong.status_code == 404


BODIES: Final[dict[str, object]] = {
    "do": {"kind": "chat", "seat": 0, "line": "hello"},
    "try": {"seat": 0, "ply": 0, "choices": ["pass"]},
    "hints": {"seat": 0, "ply": 0},
    "review": {"seat": 0, "ply": 0},
    "branch": {"ply": 0},
}
GAME: Final = "/api/games/{id}"
# A request for every code, as whoever may sit on all seats of the tables.
REQUESTS: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "malformed": ("GET", GAME + "?seat=x", {}),
    "not-yours": ("POST", GAME + "/deeds", {"json": {"kind": "chat", "seat": 5, "line": "hello"}}),
    "unknown": ("GET", GAME + "/plies/999", {}),
    "wrong-method": ("DELETE", GAME, {}),
    "illegal": ("POST", GAME + "/deeds", {"json": {"kind": "choice", "choice": "end"}}),
    "not-now": ("POST", GAME + "/deeds", {"json": {"kind": "return", "seat": 0}}),
    "stale": ("POST", GAME + "/deeds", {"json": {"kind": "choice", "seat": 0, "ply": 9, "choice": "end"}}),
    "too-large": ("POST", GAME + "/deeds", {"content": b" " * (MOST_BODY + 1)}),
    "wrong-type": ("POST", GAME + "/deeds", {"content": b"{}", "headers": {"content-type": "text/plain"}}),
    "no-choice": ("POST", GAME + "/deeds", {"json": {"kind": "choice", "choice": "fly home"}}),
    "bad-options": ("POST", "/api/games", {"json": {"game": "chess"}}),
    "bad-record": ("POST", "/api/records", {"json": {"text": "1. e4"}}),
}


@pytest.mark.parametrize("code", REQUESTS)
def test_every_code_occurs(code: Code, tables: Tables) -> None:
    method, path, more = REQUESTS[code]
    if more.get("json", {}).get("kind") == "choice":
        question = tables.question()
        more = {"json": {"seat": question["seat"], "ply": question["ply"]} | more["json"]}
    path = path.format(id=tables.ids[0])
    answer = tables.client.request(method, path, **{**more, "headers": tables.bearer | more.get("headers", {})})
    assert (answer.json()["code"], answer.status_code) == (code, STATUS[code])
    DOCUMENT.answer(method, path.partition("?")[0], answer.status_code, answer.headers, answer.content)


def test_no_code_is_left_out() -> None:
    assert {*REQUESTS, *OURS, "no-key", "too-many", "unavailable"} == {*STATUS}
    documented = {code for endpoint in ENDPOINTS for code in endpoint.codes()}
    assert documented == {*STATUS} - {"wrong-method"}


def test_too_much_is_refused_and_says_when_to_come_back(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", tmp_path)
    server.arguments.extend(["--limits", "0.1"])
    with server:
        answer = [httpx.post(f"{server.base}/api/games", json={"game": "onmars"}) for _ in range(3)][-1]
        assert answer.json()["code"] == "too-many"
        DOCUMENT.answer("POST", "/api/games", answer.status_code, answer.headers, answer.content)


def test_a_store_that_fails_is_said_so(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("ALTER TABLE games RENAME TO gone")
        for method, path in (("GET", "/api/games/abcdefghijkl"), ("POST", "/api/games")):
            headers = {"authorization": f"Bearer {new_key()}"}
            answer = httpx.request(method, server.base + path, headers=headers, json={"game": "onmars"})
            assert answer.json()["code"] == "unavailable"
            DOCUMENT.answer(method, path, answer.status_code, answer.headers, answer.content)
