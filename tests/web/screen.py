"""A page as a person has it before them: what it shows, what can be clicked, and what went wrong in it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

from tests.web.host import Json

T = TypeVar("T")
PATIENCE: Final = 20.0
# From here on a status says that something is wrong.
BAD: Final = 400
# Whether an answer of the page is on its way; it may be followed by more of the same thread.
BUSY: Final = "() => document.querySelector('#decision')?.ariaBusy === 'true'"
# Whether the page shows what the server told up to some entry, unless something lies over it.
SHOWS: Final = """(number) =>
    Number(document.documentElement.dataset.shown) >= number || document.querySelector('dialog[open]') !== null"""
# What can be pressed at a table: a point of it that nothing else covers, after scrolling to it.
POINT: Final = """(at) => {
    at.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = at.getBoundingClientRect();
    return [[.5, .5], [.1, .5], [.5, .1], [.9, .5], [.5, .9], [.08, .08]]
        .map(([x, y]) => [left + x * width, top + y * height])
        .find(([x, y]) => at.contains(document.elementFromPoint(x, y)));
}"""
CONTROLS: Final = f"""(selector) => [...document.querySelectorAll(selector)].flatMap((at, place) => {{
    const off = at.disabled || at.getAttribute('aria-disabled') === 'true';
    if (off || !at.checkVisibility({{ visibilityProperty: true }}) || !({POINT})(at)) return [];
    const {{ notation = '', do: does = '' }} = at.dataset;
    const said = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim();
    return [{{ selector, place, notation, does, said, pressed: at.ariaPressed === 'true',
               popped: !!at.closest('[role=dialog]') }}];
}})"""
WHERE: Final = f"""({{ selector, place }}) => {{
    const at = document.querySelectorAll(selector)[place];
    return at && ({POINT})(at);
}}"""


class Control(NamedTuple):
    """Something that can be pressed: where it is found, and the choice it is about, or what it does."""

    selector: str
    place: int
    notation: str
    does: str
    said: str
    pressed: bool
    popped: bool


class Screen:
    """One page, and what it sent and heard. Whatever is wrong with it stands in `faults`."""

    def __init__(self, page: Page, base: str, *, touch: bool = False) -> None:
        self.page: Final = page
        self.base: Final = base
        self.touch: Final = touch
        self.faults: Final[list[str]] = []
        self.deeds: Final[list[Json]] = []
        self.answers: Final[dict[int, Json]] = {}
        self.states: Final[list[Json]] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"{error} {error.stack}"))
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    # What is heard

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.text} {message.location}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= BAD:
            self.faults.append(f"{response.status} of {response.url}: {response.request.post_data}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.base.replace("http", "ws")):
            self.faults.append(f"asked elsewhere: {socket.url}")
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(json.loads(text)))

    def _sent(self, message: Json) -> None:
        if message["type"] == "do":
            self.deeds.append(message)

    def _heard(self, message: Json) -> None:
        if message["type"] == "state":
            self.states.append(message)
        else:
            self.answers[message["id"]] = message

    @property
    def state(self) -> Json:
        """What the server told last."""
        return self.states[-1]

    @property
    def question(self) -> Json | None:
        """The question that the one who looks may answer."""
        asked: Json | None = self.state.get("question")
        return asked

    @property
    def choices(self) -> list[str]:
        """What was chosen on this page."""
        return [one["deed"]["choice"] for one in self.deeds if one["deed"]["kind"] == "choice"]

    # What is done

    def open(self, address: str) -> None:
        """Open an address, and wait until there is a table, a curtain or a lobby."""
        self.page.goto(address)
        self.page.locator("#decision, dialog[open], .lobby").first.wait_for()

    def wait(self, true: Callable[[], T | None], what: str = "") -> T:
        """Wait until something is true of what was sent and heard."""
        end = time.monotonic() + PATIENCE
        while not (value := true()):
            assert time.monotonic() < end, (what, self.faults, self.text()[:2000])
            self.page.wait_for_timeout(8)
        return value

    def settle(self, deeds: int) -> None:
        """Wait until what was sent since so many deeds is done and shown; the page may send more of the same thread."""
        while self.sends(deeds):
            deed = self.deeds[deeds]
            answer = self.wait(partial(self.answers.get, deed["id"]), f"an answer to {deed}")
            assert answer["type"] == "done", (deed, answer)
            self.wait(partial(self._knows, answer["number"]), f"the state after {deed}")
            self.page.wait_for_function(SHOWS, arg=answer["number"])
            deeds += 1

    def _knows(self, number: int) -> bool:
        return bool(self.state["number"] >= number)

    def sends(self, deeds: int) -> bool:
        """Whether more than so many deeds are sent, now or as soon as the page can."""
        # What the page sent before it answers this is heard before its answer.
        self.wait(lambda: not self.page.evaluate(BUSY) or len(self.deeds) > deeds, "the page is busy")
        return len(self.deeds) > deeds

    def controls(self, selector: str = "[data-notation], [data-do]") -> list[Control]:
        """What a person could press now."""
        return [Control(**one) for one in self.page.evaluate(CONTROLS, selector)]

    def press(self, control: Control) -> None:
        """Press something where it lies, with the mouse or a finger; if it is still there."""
        point = self.page.evaluate(WHERE, {"selector": control.selector, "place": control.place})
        if not point:
            return
        x, y = point
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def click(self, name: str, role: Any = "button") -> None:
        """Click what is called so."""
        self.page.get_by_role(role, name=name).first.click()

    def does(self, does: str) -> None:
        """Click what does something."""
        self.page.locator(f"[data-do={does}]:visible").first.click()

    def text(self, selector: str = "body") -> str:
        """What can be read."""
        return self.page.locator(selector).first.inner_text()
