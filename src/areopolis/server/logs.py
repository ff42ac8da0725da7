"""Logs: one JSON object a line, in which no key can stand."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

import msgspec

from areopolis.server.keys import PREFIX

# What every record has; anything else was given by whoever logs, and is written too.
USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
# Also the beginning of a key, and one that is written as in an address.
ANY_KEY: Final = re.compile(PREFIX.replace("_", "(?:_|%5f)") + r"[A-Za-z0-9_%-]*", re.IGNORECASE)
HIDDEN: Final = "(key)"


def without_keys(text: str) -> str:
    """The text with a word in place of every key."""
    return ANY_KEY.sub(HIDDEN, text)


class Lines(logging.Formatter):
    """Writes a record as one JSON object: when, how grave, who, what, and whatever belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; keys are taken out of the whole of it, wherever they stand."""
        line: dict[str, str | float | None] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        line |= {name: plain(value) for name, value in record.__dict__.items() if name not in USUAL | set(line)}
        if record.exc_info:
            line["traceback"] = plain(self.formatException(record.exc_info))
        if record.stack_info:
            line["stack"] = plain(record.stack_info)
        return without_keys(msgspec.json.encode(line).decode())


def message_of(record: logging.LogRecord) -> str:
    """The message; if it does not fit its arguments, both, because Python would write them past us."""
    try:
        text = record.getMessage()
    except Exception:  # noqa: BLE001 - whatever is wrong with a message, the server goes on
        text = f"{shown(record.msg)} {shown(record.args)}"
    return text.encode("utf-8", "backslashreplace").decode()


def plain(value: object) -> str | float | None:
    """What JSON can say, else the value as Python shows it: never encoded, so that a key in it is seen."""
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int) and abs(value) < 1 << 63:
        return value
    return (value if isinstance(value, str) else shown(value)).encode("utf-8", "backslashreplace").decode()


def shown(value: object) -> str:
    """A value as Python shows it, also if it cannot be shown."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001 - the same
        return f"({type(value).__name__})"


def set_up_logs(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Let everything in this process be logged so; uvicorn is to be started with `log_config=None, access_log=False`.

    What uvicorn and clients say of every request holds its query, so only their warnings are heard; the server writes
    a line of its own.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "httpx", "httpcore"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.captureWarnings(capture=True)
    sys.excepthook = log_the_last


def log_the_last(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ends the process."""
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger(__name__).critical("the server ends", exc_info=(kind, error, trace))
