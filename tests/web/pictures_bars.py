"""What the decision bar says of people and of the connection: agreement, returning, what came too late, passing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

from tests.web.host import Made
from tests.web.pictures_life import crowded
from tests.web.player import answer
from tests.web.screen import Screen
from tests.web.stage import Cable, Stage, reached
from tests.web.words import said

SEATS: Final = 3
TURMOIL: Final = ("3", "turmoil=yes")


def in_turn(stage: Stage) -> tuple[Screen, Made, int]:
    """A turn, the game, and whose turn it is."""
    screen, made = stage.at(reached("turn", 6, *TURMOIL))
    return screen, made, screen.state["seat"]


def proposed(stage: Stage, what: dict[str, object], by: int = 0) -> tuple[Screen, Made, int]:
    """Something is proposed by whoever sits so many seats after the one on turn."""
    screen, made, seat = in_turn(stage)
    stage.host.do(made, (seat + by) % SEATS, kind="proposal", what=what)
    screen.wait(lambda: screen.state.get("matter"))
    return screen, made, seat


def back_by_one(stage: Stage) -> tuple[Screen, Made, int]:
    """Whoever is on turn asks to take back."""
    return proposed(stage, {"kind": "take-back", "ply": reached("turn", 6, *TURMOIL).ply - 1})


def refused(stage: Stage) -> Screen:
    """Somebody has asked to take back, and another has refused."""
    screen, made, seat = back_by_one(stage)
    number = screen.state["matter"]["number"]
    stage.host.do(made, (seat + 1) % SEATS, kind="answer", proposal=number, agrees=False)
    screen.wait(lambda: not screen.state.get("matter"))
    return screen


def held_by_a_bot(stage: Stage) -> tuple[Made, int]:
    """All but one have agreed that a bot plays for that one."""
    moment = reached("turn", 6, *TURMOIL)
    made = stage.host.at(moment)
    others = [(moment.seat + by) % SEATS for by in (1, 2)]
    screen = stage.screen(made.link(others[0]))
    what = {"kind": "hand-over", "seat": moment.seat, "bot": "random"}
    stage.host.do(made, others[0], kind="proposal", what=what)
    number = screen.wait(lambda: screen.state.get("matter"))["number"]
    stage.host.do(made, others[1], kind="answer", proposal=number, agrees=True)
    screen.wait(lambda: not screen.state.get("matter"))
    return made, moment.seat


def bot_plays(stage: Stage) -> Screen:
    """A bot plays for somebody, as another sees it."""
    made, seat = held_by_a_bot(stage)
    return stage.screen(made.link((seat + 1) % SEATS))


def seat_held(stage: Stage) -> Screen:
    """A bot plays for somebody, who comes back."""
    made, seat = held_by_a_bot(stage)
    return stage.screen(made.link(seat))


def returned(stage: Stage) -> Screen:
    """The connection was lost, another moved, and it is back."""
    cable = Cable()
    moment = reached("turn", 6, *TURMOIL)
    made = stage.host.at(moment)
    mover = stage.screen(made.link(moment.seat))
    screen = stage.screen(made.link((moment.seat + 1) % SEATS), cable.lay)
    cable.cut()
    answer(mover, ["pass"])
    cable.mend()
    screen.page.get_by_text(said("missed", code=stage.code)).wait_for()
    return screen


def too_late(stage: Stage) -> Screen:
    """A choice came after somebody else had moved."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "do":
                problem = {"code": "stale", "text": []}
                line.send(json.dumps({"type": "refused", "id": message["id"], "problem": problem}))
            else:
                server.send(text)

        line.on_message(sent)

    def prepared(page: Page) -> None:
        page.route_web_socket("**/socket", between)

    moment = reached("turn", 6, *TURMOIL)
    screen = stage.screen(stage.host.at(moment).link(moment.seat), prepared)
    screen.page.keyboard.press("p")
    screen.does("go")
    screen.page.get_by_text(said("problem.stale", code=stage.code)).wait_for()
    return screen


def claiming(stage: Stage) -> Screen:
    """A milestone is about to be claimed."""
    screen, _ = stage.at(crowded())
    screen.press(screen.controls("#decision .btn.hot[data-notation]")[0])
    return screen


def with_patterns(stage: Stage) -> Screen:
    """Patterns besides colours."""
    screen = stage.key(",")
    screen.page.get_by_label(said("set.patterns", code=stage.code)).first.click()
    screen.page.keyboard.press("Escape")
    return screen


def links_to_send(stage: Stage) -> Screen:
    """A game was made, and its links are to be sent."""
    screen = stage.screen(stage.host.base)
    screen.page.get_by_text(said("quick.friends", code=stage.code)).first.click()
    screen.page.locator("#links").wait_for()
    return screen


SCENES: Final[dict[str, Callable[[Stage], Screen]]] = {
    "ask": lambda stage: back_by_one(stage)[0],
    "refused": refused,
    "cancel": lambda stage: proposed(stage, {"kind": "cancel"}, by=1)[0],
    "hints-asked": lambda stage: proposed(stage, {"kind": "hints"}, by=1)[0],
    "bot-plays": bot_plays,
    "seat-held": seat_held,
    "returned": returned,
    "stale": too_late,
    "pass": lambda stage: stage.key("p"),
    "claim": claiming,
    "patterns": with_patterns,
    "links": links_to_send,
}
