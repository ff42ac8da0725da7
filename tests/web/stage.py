"""The stage on which scenes of a table are set, to take pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocketRoute

from areopolis.bots import make
from areopolis.bots.budget import Budget
from areopolis.kernel.position import Position
from tests.web.browser import new_screen
from tests.web.host import Host, Made, Mind, Moment, asks, is_over, moment
from tests.web.screen import Screen

# How much a bot thinks over a choice.
VISITS: Final = 30
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def size(width: int, height: int) -> dict[str, Any]:
    """A screen of some size."""
    return {"viewport": {"width": width, "height": height}}


def thoughtful(seed: int, bot: str = "greedy") -> Mind:
    """A mind that plays as somebody might who knows the game."""
    bots = [make(bot, seed + seat) for seat in range(5)]
    return lambda pos, seat, decision: bots[seat].choose(pos.view(seat), decision, Budget(VISITS))


def in_generation(least: int, wanted: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """Whether a position is as wanted, and late enough."""
    return lambda pos: getattr(pos, "generation", 0) >= least and wanted(pos)


@cache
def reached(kind: str, generation: int, players: str, *more: str) -> Moment:
    """A moment of a game of bots, in which a kind of question is asked."""
    options = {"players": players, **dict(word.split("=") for word in more)}
    wanted = is_over if kind == "over" else in_generation(generation, asks(kind, least=10 if kind == "turn" else 1))
    return moment("terraforming", options, wanted, seed=4, minds=thoughtful)


class Stage:
    """Where scenes are set: a server and a browser, in one language."""

    def __init__(self, browser: Browser, host: Host, code: str) -> None:
        self.browser: Final = browser
        self.host: Final = host
        self.code: Final = code
        # What every screen is like, unless a scene wants another one.
        self.context: dict[str, Any] = {}
        self.screens: Final[list[Screen]] = []

    def screen(self, address: str, prepare: Callable[[Page], object] | None = None, **context: Any) -> Screen:
        """A page at an address; it may be prepared before it is opened."""
        screen = new_screen(self.browser, self.host.base, locale=self.code, **{**self.context, **context})
        self.screens.append(screen)
        if prepare:
            prepare(screen.page)
        screen.open(address)
        return screen

    def at(self, moment: Moment, **context: Any) -> tuple[Screen, Made]:
        """The table at a moment, as whoever is asked sees it."""
        made = self.host.at(moment)
        return self.screen(made.link(moment.seat), **context), made

    def turn(self, generation: int = 6, **context: Any) -> Screen:
        """A turn in the middle of a game with a parliament."""
        return self.at(reached("turn", generation, "3", "turmoil=yes"), **context)[0]

    def end(self, **context: Any) -> Screen:
        """The end of a game, with its charts."""
        screen = self.at(reached("over", 0, "3", "turmoil=yes"), **context)[0]
        screen.page.locator(".endpage .chart svg[role=img]").first.wait_for()
        return screen

    def key(self, key: str, **context: Any) -> Screen:
        """That turn, after a key was pressed."""
        screen = self.turn(**context)
        screen.page.keyboard.press(key)
        return screen

    def close(self) -> None:
        """Leave all pages."""
        for screen in self.screens:
            screen.page.context.close()
        self.screens.clear()


class Cable:
    """The connection of a page to the server; it can be cut and mended."""

    def __init__(self) -> None:
        self.lines: Final[list[WebSocketRoute]] = []
        self.whole = True

    def lay(self, page: Page) -> None:
        """Lay it, before the page is opened."""
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.whole:
            line.connect_to_server()
            self.lines.append(line)
        else:
            line.close()

    def cut(self) -> None:
        """Cut it: nothing goes through until it is mended."""
        self.whole = False
        for line in self.lines:
            line.close()

    def mend(self) -> None:
        """Let the page connect again."""
        self.whole = True


def reviewed(screen: Screen) -> Screen:
    """A finished game, judged; one of its moments on the table."""
    screen.does("review")
    screen.page.locator(".review dl").wait_for(timeout=60_000)
    screen.press(screen.controls(".review li button")[1])
    screen.page.locator(".moment").wait_for()
    return screen


def on(context: dict[str, Any], scene: Callable[[Stage], Screen]) -> Callable[[Stage], Screen]:
    """A scene on another screen: of some size, or on a phone."""

    def there(stage: Stage) -> Screen:
        stage.context = context
        return scene(stage)

    return there
