"""A real browser without a window, driven through the protocol of its developer tools."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 30.0
GONE = "Inspected target navigated or closed"


def installed() -> str | None:
    """The browser of this machine, if it has one that we can drive."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class PageGone(Exception):
    """The page was left while it was asked."""


class Page:
    """One page of a browser. What goes wrong in it is kept in `faults`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.faults: list[str] = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def call(self, method: str, **parameters: object) -> dict[str, Any]:
        """Ask the browser for something, and hear what goes wrong meanwhile."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("id") == number:
                if message.get("error", {}).get("message") == GONE:
                    raise PageGone
                assert "error" not in message, (method, message["error"])
                found: dict[str, Any] = message["result"]
                return found
            self.note(message)

    def note(self, message: dict[str, Any]) -> None:
        """Keep errors of scripts and of the content security policy; say yes to what a page asks."""
        if message.get("method") == "Runtime.exceptionThrown":
            self.faults.append(json.dumps(message["params"]["exceptionDetails"]))
        elif message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.faults.append(json.dumps(message["params"]["entry"]))
        elif message.get("method") == "Page.javascriptDialogOpening":
            parameters = {"accept": True}
            self.socket.send(
                json.dumps({"id": next(self.numbers), "method": "Page.handleJavaScriptDialog", "params": parameters})
            )

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        found = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in found, (script, found["exceptionDetails"])
        return found["result"].get("value")

    def open(self, url: str) -> None:
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)

    def wait(self, script: str) -> Any:
        """The value of an expression in the page as soon as it is true."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            tried = f"try {{ const found = {script}; return found instanceof Node || found; }} catch {{ return null; }}"
            # While one page gives way to another there is none that could say anything.
            with suppress(PageGone):
                found = self.run(f"(() => {{ {tried} }})()")
                if found:
                    return found
            time.sleep(0.05)
        raise AssertionError((script, self.run("document.body.innerText"), self.faults))

    def click(self, selector: str) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        self.run(f"document.querySelector({json.dumps(selector)}).click()")

    def give(self, selector: str, value: str, event: str) -> None:
        """Set a control to a value, as if somebody had."""
        script = f"(at) => {{ at.value = {json.dumps(value)}; at.dispatchEvent(new Event({json.dumps(event)})); }}"
        self.run(f"({script})(document.querySelector({json.dumps(selector)}))")

    def press(self, key: str) -> None:
        """Press a key as somebody at the keyboard does."""
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, **({"text": text} if text else {}))

    def text(self, selector: str = "body") -> str:
        return str(self.run(f"document.querySelector({json.dumps(selector)}).innerText"))


@contextmanager
def browsing(folder: Path) -> Iterator[Page]:
    """A page of a browser that knows nothing yet."""
    program = installed()
    assert program is not None
    process = subprocess.Popen(
        [
            program,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--lang=en",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder}",
            "about:blank",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with connect(address(folder), max_size=None) as socket:
            yield Page(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address(folder: Path) -> str:
    """Where the tools of the first page listen, as soon as they do."""
    from urllib.request import urlopen

    file = folder / "DevToolsActivePort"
    end = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text()) and time.monotonic() < end:
        time.sleep(0.05)
    port = file.read_text().splitlines()[0]
    while True:
        with urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        if pages:
            return str(pages[0]["webSocketDebuggerUrl"])
        time.sleep(0.05)
