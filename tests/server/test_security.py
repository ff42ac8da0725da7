"""What stands between the network and the routes, tried over real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from areopolis.server.keys import new_key
from areopolis.server.metrics import Metrics
from areopolis.server.refused import STATUS, Code
from areopolis.server.security import HEADERS, Guard, may_come_from
from tests.server.live import serving

MOST = 1000
SECRET = "the plans of seat 2"


async def fine(request: Request) -> Response:
    return PlainTextResponse("fine", headers={"content-security-policy": "default-src *"})


async def kept(request: Request) -> Response:
    return PlainTextResponse("kept", headers={"cache-control": "max-age=60"})


async def size(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def hides(request: Request) -> Response:
    """Makes something else of every error."""
    try:
        return PlainTextResponse(str(len(await request.body())))
    except Exception as error:
        if request.url.path == "/hides":
            return PlainTextResponse("all is well")
        raise KeyError(SECRET) from error


async def unread(request: Request) -> Response:
    return PlainTextResponse("unread")


async def fails(request: Request) -> Response:
    raise ValueError(SECRET)


async def breaks(request: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"first"
        await asyncio.sleep(0)
        raise ValueError(SECRET)

    return StreamingResponse(parts())


async def talk(own: WebSocket) -> None:
    await own.accept()
    await own.send_text(await own.receive_text())
    await own.receive_text()
    raise ValueError(SECRET)


async def never(own: WebSocket) -> None:
    raise ValueError(SECRET)


def complain(scope: Scope, code: Code, incident: str) -> ASGIApp:
    return JSONResponse({"code": code, "text": [code], "incident": incident}, STATUS[code])


def soon(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + 5
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)
    return is_so()


class Live:
    """A guarded server, what it counts and what it logs."""

    def __init__(self, port: int, metrics: Metrics, log: pytest.LogCaptureFixture) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.metrics = metrics
        self.log = log

    def counts(self, route: str, status: int, number: int = 1) -> bool:
        """Whether so many are counted, at the latest soon after their answers."""
        labels = {"route": route, "status": str(status)}
        return soon(lambda: self.metrics.value("areopolis_requests_total", labels) == number)

    def logged(self, message: str) -> list[dict[str, object]]:
        return [record.__dict__ for record in self.log.records if record.getMessage() == message]

    def line(self, message: str) -> dict[str, object]:
        """The one line with this message, which comes at the latest soon after the answer."""
        assert soon(lambda: bool(self.logged(message)))
        (found,) = self.logged(message)
        return found

    def raw(self, data: bytes) -> bytes:
        """All that comes back until the server ends the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as own:
            own.sendall(data)
            found = b""
            while part := own.recv(65536):
                found += part
            return found


@pytest.fixture
def live(caplog: pytest.LogCaptureFixture) -> Iterator[Live]:
    metrics = Metrics()
    routes = [
        Route("/fine", fine), Route("/kept", kept), Route("/size", size, methods=["POST"]),
        Route("/hides", hides, methods=["POST"]), Route("/turns", hides, methods=["POST"]),
        Route("/unread", unread, methods=["POST"]), Route("/fails/{seat}", fails), Route("/breaks", breaks),
        WebSocketRoute("/talk", talk), WebSocketRoute("/never", never),
    ]  # fmt: skip
    guard = Middleware(Guard, metrics=metrics, complain=complain, most_body=MOST)
    with caplog.at_level(logging.INFO), serving(Starlette(routes=routes, middleware=[guard])) as port:
        yield Live(port, metrics, caplog)


@pytest.mark.parametrize("path", ["/fine", "/kept", "/nowhere", "/fails/1", "/size"])
def test_every_answer_keeps_browsers_strict(live: Live, path: str) -> None:
    headers = httpx.get(live.url + path).headers
    for name, value in HEADERS.items():
        assert headers.get_list(name.decode()) == [value.decode()]
    assert headers["cache-control"] == ("max-age=60" if path == "/kept" else "no-store")
    assert "server" not in headers


def test_the_policy_lets_a_page_load_from_here_only() -> None:
    parts = [part.strip().split() for part in HEADERS[b"content-security-policy"].decode().split(";")]
    assert {words[0]: words[1:] for words in parts} == {
        "default-src": ["'self'"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
    assert HEADERS[b"referrer-policy"] == b"no-referrer"


@pytest.mark.parametrize("path", ["/size", "/hides", "/turns"])
def test_a_body_that_is_said_to_be_too_large_is_not_read(live: Live, path: str) -> None:
    assert httpx.post(live.url + path, content=b"x" * MOST).text == str(MOST)
    answer = httpx.post(live.url + path, content=b"x" * (MOST + 1))
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"
    assert answer.headers["connection"] == "close"


@pytest.mark.parametrize("path", ["/size", "/hides", "/turns"])
def test_a_body_that_turns_out_to_be_too_large_is_not_read_on(live: Live, path: str) -> None:
    """Sent in pieces and without a length; the connection ends although the body does not."""
    piece = b"64\r\n" + b"x" * 100 + b"\r\n"
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n".encode()
    small = live.raw(head + b"connection: close\r\n\r\n" + piece * 10 + b"0\r\n\r\n")
    assert small.startswith(b"HTTP/1.1 200 ")
    assert small.endswith(b"\r\n\r\n1000")
    large = live.raw(head + b"\r\n" + piece * 11)
    assert large.startswith(b"HTTP/1.1 413 ")
    assert b'"too-large"' in large
    assert SECRET.encode() not in large
    assert live.counts(path, 413)


@pytest.mark.parametrize("length", ["1" * 5000, "-1", "abc", "1001"])
def test_odd_lengths_stop_nobody(live: Live, length: str) -> None:
    answer = live.raw(f"POST /unread HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n".encode())
    assert answer.startswith((b"HTTP/1.1 413 ", b"HTTP/1.1 400 "))


def test_no_traceback_leaves_but_its_number_does(live: Live) -> None:
    answer = httpx.get(live.url + "/fails/2")
    assert answer.status_code == 500
    assert SECRET not in answer.text
    assert "Traceback" not in answer.text
    body = answer.json()
    assert body["code"] == "failed"
    line = live.line("failed")
    assert line["incident"] == body["incident"]
    assert SECRET in str(line["exc_info"])
    assert live.counts("/fails/{seat}", 500)


def test_an_answer_that_was_begun_breaks_off(live: Live) -> None:
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(live.url + "/breaks")
    assert live.line("failed")["path"] == "/breaks"


def test_a_request_is_logged_without_its_query(live: Live) -> None:
    key = new_key()
    httpx.get(f"{live.url}/fine?key={key}", headers={"authorization": f"Bearer {key}"})
    line = live.line("request")
    assert (line["method"], line["path"], line["status"]) == ("GET", "/fine", 200)
    assert isinstance(line["milliseconds"], float)
    assert key not in str([record.__dict__ for record in live.log.records if record.name.startswith("areopolis")])
    assert live.counts("/fine", 200)


def test_paths_that_do_not_exist_are_counted_as_one(live: Live) -> None:
    for number in range(3):
        httpx.get(f"{live.url}/nowhere/{number}")
    assert live.counts("", 404, 3)


def test_whoever_goes_in_the_middle_of_a_request_is_no_failure(live: Live) -> None:
    with socket.create_connection(("127.0.0.1", live.port)) as own:
        own.sendall(b"POST /size HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nxx")
    assert live.counts("/size", 499)
    assert not live.logged("failed")


def test_a_socket_on_which_we_fail_is_closed_with_a_number(live: Live) -> None:
    with connect(f"ws://127.0.0.1:{live.port}/talk?key=secret") as own:
        own.send("hello")
        assert own.recv() == "hello"
        own.send("again")
        with pytest.raises(ConnectionClosedError) as closed:
            own.recv()
    line = live.line("failed")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, line["incident"])
    request = live.line("request")
    assert (request["method"], request["path"], request["status"]) == ("SOCKET", "/talk", 101)
    assert live.counts("/talk", 101)


def test_a_socket_that_could_not_be_opened_is_answered(live: Live) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{live.port}/never"):
        pass
    answer = refused.value.response
    assert answer.status_code == 500
    assert answer.body is not None
    line = live.line("failed")
    assert json.loads(answer.body)["incident"] == line["incident"]
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("host", "origin", "may"),
    [
        ("mars.example", "https://mars.example", True),
        ("mars.example", "http://mars.example", True),
        ("MARS.example", "https://mars.EXAMPLE", True),
        ("mars.example:443", "https://mars.example", True),
        ("mars.example:8000", "http://mars.example:8000", True),
        ("[::1]:8000", "http://[::1]:8000", True),
        ("inside:8000", "https://other.example", True),
        ("mars.example", "https://mars.example:8443", False),
        ("mars.example:8000", "http://mars.example", False),
        ("mars.example", "https://mars.example.evil.example", False),
        ("mars.example", "https://evil.example", False),
        ("mars.example", "https://evil.example@mars.example", False),
        ("mars.example", "https://mars.example/evil", False),
        ("mars.example", "http://other.example", False),
        ("mars.example", "null", False),
        ("mars.example", "", False),
        ("mars.example", "file://", False),
        ("mars.example", "https://[", False),
        ("mars.example", "https://mars.example:99999", False),
        ("", "https://mars.example", False),
        ("", "https://", False),
    ],
)
def test_sockets_are_opened_by_our_own_pages(host: str, origin: str, may: bool) -> None:
    headers = Headers({"host": host, "origin": origin})
    assert may_come_from(headers, ["https://other.example/"]) is may


def test_who_is_no_browser_says_no_origin() -> None:
    assert may_come_from(Headers({"host": "mars.example"}))


def test_what_is_said_twice_is_not_believed() -> None:
    host, good, bad = (b"host", b"a.example"), (b"origin", b"http://a.example"), (b"origin", b"http://b.example")
    assert may_come_from(Headers(raw=[host, good]))
    assert not may_come_from(Headers(raw=[host, good, bad]))
    assert not may_come_from(Headers(raw=[host, (b"host", b"b.example"), good]))
