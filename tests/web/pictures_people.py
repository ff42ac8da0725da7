"""What people do at the table of any game: talk, agree, watch, share a screen, go and come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.web.host import Moment
from tests.web.screen import Screen
from tests.web.stage import Cable, Stage

Scene = Callable[[Stage], Screen]
# Does something at a moment of a game of three.
Act = Callable[[Stage, Moment], Screen]
LINES: Final = ("Nobody goes there, please.", "No promises.", "It is mine already.")


def chatting(stage: Stage, at: Moment) -> Screen:
    """People talk."""
    screen, made = stage.at(at)
    for seat, line in enumerate(LINES):
        stage.host.do(made, seat, kind="chat", line=line)
    screen.page.keyboard.press("l")
    screen.page.locator('[role=tab][data-what="chat"]').click()
    return screen


def asked_for_agreement(stage: Stage, at: Moment) -> Screen:
    """Somebody wants to take a move back."""
    screen, made = stage.at(at)
    seat = (screen.state["seat"] + 1) % 3
    stage.host.do(made, seat, kind="proposal", what={"kind": "take-back", "ply": screen.state["plies"] - 1})
    return screen


def stopped(stage: Stage, at: Moment) -> Screen:
    """All have agreed to stop."""
    screen, made = stage.at(at)
    stage.host.do(made, 0, kind="proposal", what={"kind": "cancel"})
    number = screen.wait(lambda: screen.state.get("matter"))["number"]
    for seat in (1, 2):
        stage.host.do(made, seat, kind="answer", proposal=number, agrees=True)
    screen.wait(lambda: screen.state["status"] == "cancelled")
    return screen


def one_screen(stage: Stage, at: Moment) -> Screen:
    """All at one screen, the curtain between them."""
    return stage.screen(stage.host.at(at).link(0, 1, 2))


def watching(stage: Stage, at: Moment) -> Screen:
    """Somebody only watches."""
    return stage.screen(stage.host.at(at).link())


def waiting(minutes: int, *, left: bool = False) -> Act:
    """Somebody waits for another, who may have left."""

    def scene(stage: Stage, at: Moment) -> Screen:
        made = stage.host.at(at)
        other = (at.seat + 1) % 3
        if left:
            stage.screen(made.link(at.seat)).page.context.close()
            stage.screens.pop()
        screen = stage.screen(made.link(other), lambda page: page.clock.install())
        screen.page.clock.fast_forward(minutes * 60_000)
        return screen

    return scene


def spoken(stage: Stage, at: Moment) -> Screen:
    """A line of another, while the chat is closed."""
    screen, made = stage.at(at)
    stage.host.do(made, (screen.state["seat"] + 1) % 3, kind="chat", line=LINES[0])
    screen.page.locator(".bubble").first.wait_for()
    return screen


def elsewhere(stage: Stage, at: Moment) -> Screen:
    """The same person at two screens."""
    screen, made = stage.at(at)
    stage.screen(made.link(screen.state["seat"]))
    screen.page.locator("#decision").wait_for()
    return screen


def lost(minutes: int = 0) -> Act:
    """The connection is gone."""

    def scene(stage: Stage, at: Moment) -> Screen:
        cable = Cable()

        def prepared(page: Page) -> None:
            page.clock.install()
            cable.lay(page)

        screen = stage.screen(stage.host.at(at).link(at.seat), prepared)
        cable.cut()
        for _ in range(minutes * 6):
            screen.page.clock.fast_forward(10_000)
            screen.page.wait_for_timeout(20)
        return screen

    return scene


def again(stage: Stage, at: Moment) -> Screen:
    """Somebody wants to play again."""
    made = stage.host.at(at)
    screen = stage.screen(made.link(0))
    stage.host.do(made, 1, kind="proposal", what={"kind": "rematch"})
    screen.wait(lambda: screen.state.get("matter"))
    screen.page.locator(".charts svg[role=img]").first.wait_for()
    return screen


TURN: Final[dict[str, Act]] = {
    "chat": chatting,
    "asked": asked_for_agreement,
    "stopped": stopped,
    "curtain": one_screen,
    "watch": watching,
    "wait": waiting(3),
    "away": waiting(7, left=True),
    "bubble": spoken,
    "elsewhere": elsewhere,
    "lost": lost(),
    "gone": lost(2),
}


def scenes(turn: Callable[[], Moment], over: Callable[[], Moment], prefix: str = "") -> dict[str, Scene]:
    """These states at the table of a game, in a turn of three and at its end."""

    def at(act: Act, moment: Callable[[], Moment]) -> Scene:
        return lambda stage: act(stage, moment())

    return {prefix + name: at(act, turn) for name, act in TURN.items()} | {f"{prefix}rematch": at(again, over)}
