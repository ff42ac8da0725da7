"""Access: axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Sitting
from tests.web.host import Host, Moment, asks, is_over, moment, turn
from tests.web.screen import Screen
from tests.web.stage import PHONE, size
from tests.web.words import said

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Findings that are serious or worse: which rule, and where. A thing says in words what the numbers drawn on it mean.
THINGS = "[data-space], [data-what], [data-hex]"
RUN = f"""() => axe.run(document, {{ resultTypes: ['violations'] }}).then((told) => told.violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => [one.id, node.html.slice(0, 160), node.any[0]?.message, node.target[0]]))
    .filter(([id, , , at]) => id !== 'label-content-name-mismatch' || !document.querySelector(at).closest('{THINGS}'))
    .slice(0, 8))"""


# Colours may take a moment to change: until the last of them has.
DUSK = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one instanceof CSSTransition).map((one) => one.finished)).then(() => true)"""


@cache
def busy() -> Moment:
    return moment("terraforming", {"players": "3", "turmoil": "yes"}, turn(10, "play", "lobby", "action"))


def lobby(sit: Sitting, _host: Host) -> Screen:
    return sit()


def at_table(make: Callable[[], Moment], **context: Any) -> Callable[[Sitting, Host], Screen]:
    def opened(sit: Sitting, host: Host) -> Screen:
        at = make()
        return sit(host.show(at).link(at.seat), **context)

    return opened


def paying(sit: Sitting, host: Host) -> Screen:
    screen = at_table(busy)(sit, host)
    screen.press(screen.controls('[data-notation^="play "]')[0])
    screen.page.locator("[data-do=play]").wait_for()
    return screen


def player(sit: Sitting, host: Host) -> Screen:
    screen = at_table(busy)(sit, host)
    screen.page.keyboard.press("F2")
    screen.page.locator("[role=dialog]").first.wait_for()
    return screen


PAGES: dict[str, Callable[[Sitting, Host], Screen]] = {
    "lobby": lobby,
    "table": at_table(busy),
    "placing": at_table(lambda: moment("terraforming", {}, asks("space"))),
    "payment": paying,
    "player": player,
    "setup": at_table(lambda: moment("terraforming", {}, asks("corporation"))),
    "draft": at_table(lambda: moment("terraforming", {"draft": "yes"}, asks("draft"))),
    "research": at_table(lambda: moment("terraforming", {}, asks("research"))),
    "end": at_table(lambda: moment("terraforming", {}, is_over)),
    "phone": at_table(busy, **PHONE),
    "phone placing": at_table(lambda: moment("terraforming", {}, asks("space")), **PHONE),
    "zoomed": at_table(busy, **size(720, 450)),
}


# The headings of a page, from the first to the last: how deep they are, and what they say.
HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.checkVisibility())
    .map((one) => [Number(one.tagName[1]), one.textContent.trim()])"""


def test_every_zone_of_the_table_has_a_heading(sit: Sitting, host: Host) -> None:
    screen = at_table(busy)(sit, host)
    headings = screen.page.evaluate(HEADINGS)
    zones = ("tm.players", "tm.mars", "tm.side", "tm.you.board", "tm.you.dock")
    assert [text for depth, text in headings if depth == 2] == [said(zone) for zone in zones]
    depths = [depth for depth, _ in headings]
    assert depths.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(depths))


@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious_stands_in_the_way(name: str, sit: Sitting, host: Host) -> None:
    check_access(PAGES[name](sit, host))


def check_access(screen: Screen) -> None:
    """Nothing serious stands in the way on a page, by day and by night."""
    if not AXE.exists():
        pytest.skip("axe is not here (npm ci in web)")
    screen.page.evaluate(AXE.read_text("utf-8"))
    assert screen.page.evaluate(RUN) == [], "by day"
    screen.page.emulate_media(color_scheme="dark")
    screen.page.locator("html[data-theme=dark]").wait_for()
    screen.page.evaluate(DUSK)
    assert screen.page.evaluate(RUN) == [], "by night"
