"""One screen: nothing scrolls the page, and no text leaves its box, in any language."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sitting
from tests.web.host import Host, Moment, asks, is_over, moment
from tests.web.measure import CALM, OVERFLOWS, SCROLLS
from tests.web.player import bring
from tests.web.words import said

SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
CODES = ("en", "cs", "sr")


@cache
def scene(name: str) -> Moment:
    """A moment with much on the table."""
    options = {"players": "5" if name == "five" else "3", "turmoil": "yes"}
    if name == "setup":
        return moment("terraforming", options, asks("corporation"))
    if name == "over":
        return moment("terraforming", options, is_over)
    wanted = asks("turn" if name == "five" else name)
    return moment("terraforming", options, lambda pos: getattr(pos, "generation", 0) >= 4 and wanted(pos))


@pytest.mark.parametrize("size", SIZES)
def test_the_page_never_scrolls(size: str, sit: Sitting, host: Host) -> None:
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    for name in ("five", "space", "over"):
        at = scene(name)
        screen = sit(host.show(at).link(at.seat), viewport={"width": width, "height": height}, **phone)
        assert screen.page.evaluate(SCROLLS) == [], name
    if not phone:
        lobby = sit(viewport={"width": width, "height": height})
        lobby.page.locator(".option").first.wait_for()
        assert lobby.page.evaluate(SCROLLS) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["five", "research", "setup", "over"])
def test_no_text_leaves_its_box(name: str, code: str, sit: Sitting, host: Host) -> None:
    at = scene(name)
    screen = sit(host.show(at).link(at.seat), locale=code)
    screen.page.locator("[data-notation], .endpage .chart svg").first.wait_for()
    cut = []
    for size, (width, height) in SIZES.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(CALM)
        cut += [f"{size}: {line}" for line in screen.page.evaluate(OVERFLOWS)]
    assert not cut, "\n".join(cut)


def test_a_finger_looks_first_and_places_second(sit: Sitting, host: Host) -> None:
    at = scene("space")
    screen = sit(host.at(at).link(at.seat), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    notation = screen.state["question"]["options"][0]["notation"]
    screen.press(bring(screen, notation))
    expect(screen.page.locator("#decision")).to_contain_text(said("tm.space.tap"))
    assert not screen.deeds
    screen.press(bring(screen, notation))
    screen.wait(lambda: screen.choices)
    assert screen.choices == [notation]


def test_every_view_of_a_phone_fits(sit: Sitting, host: Host) -> None:
    at = scene("five")
    screen = sit(host.show(at).link(at.seat), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    assert screen.controls(f'[aria-label="{said("set")}"]'), "the settings are at hand"
    for view in ("players", "goals", "projects", "log", "mars"):
        screen.page.locator(f'nav [data-view="{view}"]').tap()
        assert screen.page.evaluate(SCROLLS) == [], view


def test_a_phone_has_what_is_said_and_the_way_to_settings_in_sight(sit: Sitting, host: Host) -> None:
    at = scene("five")
    made = host.at(at)
    screen = sit(made.link(at.seat), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    host.do(made, (at.seat + 1) % 5, kind="chat", line="Nobody takes space 31, please.")
    screen.page.locator(".bubble").wait_for()
    assert screen.controls(".bubble"), "the chip does not cut it off"
    expect(screen.page.locator('nav [data-view="log"] .un')).to_have_text("1")
    screen.page.keyboard.press("r")
    screen.page.locator(".ctl").wait_for()
    assert screen.controls(f'[aria-label="{said("set")}"]'), "the settings are at hand while one looks back"
