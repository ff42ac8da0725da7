"""Logs are JSON, a line each, and no key is ever in them."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areopolis.server.keys import PREFIX, new_key
from areopolis.server.logs import Lines, without_keys

KEY = new_key()
SECRET = KEY.removeprefix(PREFIX)
TOO_FEW = "no place for what follows"


class Log:
    """A logger whose lines can be read again."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        handler = logging.StreamHandler(self.stream)
        handler.setFormatter(Lines())
        self.logger = logging.Logger("test")  # noqa: LOG001 - nobody else hears it
        self.logger.addHandler(handler)

    def text(self) -> str:
        return self.stream.getvalue()

    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.text().removesuffix("\n").split("\n")] if self.text() else []


@pytest.fixture
def log(capfd: pytest.CaptureFixture[str]) -> Iterator[Log]:
    """Nothing but the log itself is written."""
    yield (found := Log())
    assert found.lines()
    assert capfd.readouterr() == ("", "")


def test_a_line_says_when_how_grave_who_what_and_more(log: Log) -> None:
    log.logger.warning("game %s\nwaits", "abc", extra={"seat": 2, "since": 1.5, "bot": None, "list": [1]})
    (line,) = log.lines()
    assert str(line.pop("time")).endswith("+00:00")
    assert line == {
        "level": "warning", "logger": "test", "message": "game abc\nwaits", "seat": 2, "since": 1.5, "bot": None,
        "list": "[1]",
    }  # fmt: skip


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError(KEY)


def fail() -> None:
    raise ValueError(KEY)


def raises(log: Log) -> None:
    try:
        fail()
    except ValueError:
        log.logger.exception("failed")


def raises_from(log: Log) -> None:
    try:
        try:
            fail()
        except ValueError as error:
            raise RuntimeError("worse") from error
    except RuntimeError:
        log.logger.exception("failed", stack_info=True)


WAYS: list[Callable[[Log], None]] = [
    lambda log: log.logger.info(KEY),
    lambda log: log.logger.info("link %s", f"https://example.org/s/{KEY}?lang=cs"),
    lambda log: log.logger.info("%d", KEY),
    lambda log: log.logger.info(TOO_FEW, KEY),
    lambda log: log.logger.info("%s", Unshowable()),
    lambda log: log.logger.info("x", extra={"headers": {"authorization": [f"Bearer {KEY}".encode()]}}),
    lambda log: log.logger.info("x", extra={"body": KEY.encode()}),
    lambda log: log.logger.info("x", extra={"body": bytearray(KEY.encode())}),
    lambda log: log.logger.info("x", extra={KEY: 1}),
    lambda log: log.logger.info("x", extra={"value": Unshowable()}),
    lambda log: log.logger.info(KEY.upper()),
    lambda log: log.logger.info(KEY[:-1]),
    lambda log: log.logger.info(quote(KEY).replace("_", "%5F").replace("-", "%2D")),
    lambda log: log.logger.info("a%s%sb", KEY, KEY),
    lambda log: log.logger.info("\ud800%s", KEY, extra={"odd": "\udcff" + KEY, "big": 1 << 200}),
    lambda log: log.logger.handle(logging.makeLogRecord({"name": KEY, "levelno": 20})),
    raises,
    raises_from,
]


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_no_way_of_logging_shows_a_key(way: int, log: Log) -> None:
    WAYS[way](log)
    for secret in (SECRET, SECRET[:12], SECRET[12:24], SECRET.upper()[:12]):
        assert secret not in log.text()


@settings(deadline=None)
@given(st.text(), st.text())
def test_a_key_is_found_whatever_stands_around_it(before: str, after: str) -> None:
    log = Log()
    log.logger.info("%s", f"{before}{KEY}{after}")
    assert SECRET not in log.text()
    assert len(log.lines()) == 1


@settings(deadline=None)
@given(st.text().filter(lambda text: PREFIX not in text.lower() and "areo%5f" not in text.lower()))
def test_what_is_no_key_stays(text: str) -> None:
    assert without_keys(text) == text


PROGRAM = """
import logging, sys, warnings
from areopolis.server.logs import set_up_logs
set_up_logs()
logging.getLogger("uvicorn.error").info("WebSocket /?key=%s [accepted]", sys.argv[1])
logging.getLogger("uvicorn.access").info("GET /?key=%s", sys.argv[1])
logging.getLogger("uvicorn.error").warning("odd: %s", sys.argv[1])
logging.getLogger("areopolis").info("hello")
warnings.warn("old: " + sys.argv[1])
raise SystemError(sys.argv[1])
"""


def test_everything_that_a_process_says_is_in_the_log() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, KEY], capture_output=True, text=True, check=False)
    assert done.stdout == ""
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["logger"] for line in lines] == ["uvicorn.error", "areopolis", "py.warnings", "areopolis.server.logs"]
    assert "SystemError: (key)" in lines[-1]["traceback"]
    assert SECRET not in done.stderr
