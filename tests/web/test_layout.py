"""One screen: nothing scrolls the page, and no text leaves its box, in any language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache, partial

import pytest
from playwright.sync_api import WebSocketRoute, expect

from areopolis.games import games
from areopolis.kernel.position import Position
from areopolis.server.say import Speaker
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, Moment, asks, is_over, moment
from tests.web.measure import CALM, CUT, OVERFLOWS, SCROLLS
from tests.web.player import bring
from tests.web.words import said

SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "narrow": (360, 640)}
PHONES = {"phone", "narrow"}
CODES = ("en", "cs", "sr")


@cache
def scene(name: str) -> Moment:
    """A moment with much on the table."""
    options = {"players": "5" if name == "five" else "3", "turmoil": "yes"}
    if name == "setup":
        return moment("terraforming", options, asks("corporation"))
    if name == "over":
        return moment("terraforming", options, is_over)
    if name == "against MarsBot":
        return moment("terraforming", {"players": "2", "turmoil": "yes", "marsbot": "hard"}, is_over)
    wanted = asks("turn" if name == "five" else name)
    return moment("terraforming", options, lambda pos: getattr(pos, "generation", 0) >= 4 and wanted(pos))


@pytest.mark.parametrize("size", SIZES)
def test_the_page_never_scrolls(size: str, sit: Sitting, host: Host) -> None:
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    for name in ("five", "space", "over"):
        at = scene(name)
        screen = sit(host.show(at).link(at.seat), viewport={"width": width, "height": height}, **phone)
        assert screen.page.evaluate(SCROLLS) == [], name
    if not phone:
        lobby = sit(viewport={"width": width, "height": height})
        lobby.page.locator(".option").first.wait_for()
        assert lobby.page.evaluate(SCROLLS) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["five", "research", "setup", "over", "against MarsBot"])
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


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("name", ["five", "research", "setup"])
def test_letters_of_130_percent_fit(name: str, size: str, sit: Sitting, host: Host) -> None:
    at = scene(name)
    width, height = SIZES[size]
    phone = size == "phone"
    screen = sit(locale="cs", viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    screen.page.evaluate("localStorage.setItem('areopolis', JSON.stringify({ settings: { size: 130 } }))")
    screen.open(host.show(at).link(at.seat))
    screen.page.locator("[data-notation]").first.wait_for(state="attached")
    screen.page.evaluate(CALM)
    assert screen.page.evaluate(OVERFLOWS) == []
    assert screen.controls(f'[aria-label="{said("set", code="cs")}"]'), "the way back to smaller ones"


def owned(line: WebSocketRoute) -> None:
    """Let the server tell of goals that all belong to somebody, where everybody comes far."""

    def told(message: str | bytes) -> None:
        state: Json = json.loads(message)
        table = state.get("table") or {"milestones": {"goals": []}, "awards": {"goals": []}}
        for number, goal in enumerate(table["milestones"]["goals"] + table["awards"]["goals"]):
            goal |= {"owner": number % 5, "standing": [18, 12, 25, 30, 17]}
        line.send(json.dumps(state))

    line.connect_to_server().on_message(told)


@pytest.mark.parametrize("code", CODES)
def test_names_of_goals_and_projects_are_read_whole(code: str, sit: Sitting, host: Host) -> None:
    at = scene("five")
    screen = sit(locale=code)
    screen.page.route_web_socket("**/socket", owned)
    screen.page.goto(host.show(at).link(at.seat))
    screen.page.locator(".goals tbody th").first.wait_for()
    cut = []
    for size in ("wide", "laptop", "phone"):
        width, height = SIZES[size]
        screen.page.set_viewport_size({"width": width, "height": height})
        for view in ("goals", "projects") if size == "phone" else ("",):
            if view:
                screen.page.locator(f'nav [data-view="{view}"]').click()
            screen.page.evaluate(CALM)
            cut += [f"{size}: {name}" for name in screen.page.evaluate(CUT, ".goals tbody th, .std .sn")]
    assert not cut


# As much room as a drawing takes, in letters.
DRAWN = 60
# The cards whose text is too long for them, and by how much.
TOO_LONG = """() => [...document.querySelectorAll('.pick')].map((pick) => {
    const text = pick.querySelector('.cd');
    return [pick.dataset.notation, text.scrollHeight - text.clientHeight];
}).filter(([, over]) => over > 1)"""


@cache
def longest(code: str, number: int) -> list[str]:
    """The project cards with the longest texts of a language; every sentence has a drawing besides."""
    components = Speaker(code, (), games()["terraforming"]).components()
    cards = [one for one in components if one.kind == "card" and one.type in {"automated", "active", "event"}]
    cards.sort(key=lambda card: sum([len(str(part.text)) + DRAWN for part in card.parts]), reverse=True)
    return [card.id for card in cards[:number]]


def dealt(line: WebSocketRoute, cards: Sequence[str]) -> None:
    """Let the server tell of other cards than it dealt."""

    def told(message: str | bytes) -> None:
        state: Json = json.loads(message)
        for option, card in zip((state.get("question") or {}).get("options", []), cards, strict=False):
            option["notation"] = option["about"][0]["id"] = card
        line.send(json.dumps(state))

    line.connect_to_server().on_message(told)


@pytest.mark.parametrize("size", ["wide", "laptop"])
@pytest.mark.parametrize("code", CODES)
def test_the_longest_cards_are_read_whole_in_a_draft(code: str, size: str, sit: Sitting, host: Host) -> None:
    """The server deals what it likes: the page is told of the longest cards instead."""
    at = moment("terraforming", {"players": "3", "draft": "yes"}, asks("draft"))
    cards = longest(code, 8)
    width, height = SIZES[size]
    for four in (cards[:4], cards[4:]):
        screen = sit(locale=code, viewport={"width": width, "height": height})
        screen.page.route_web_socket("**/socket", partial(dealt, cards=four))
        screen.page.goto(host.show(at).link(at.seat))
        screen.page.locator(f'.pick[data-notation="{four[0]}"]').wait_for()
        screen.page.evaluate(CALM)
        assert screen.page.evaluate(TOO_LONG) == []


@pytest.mark.parametrize("size", ["wide", "laptop", "tablet", "phone"])
def test_who_passes_to_whom_is_one_line_for_each(size: str, sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "3", "draft": "yes"}, asks("draft"))
    width, height = SIZES[size]
    screen = sit(host.show(at).link(at.seat), locale="sr", viewport={"width": width, "height": height})
    states = screen.page.locator(".ribbon em")
    expect(states).to_have_count(3)
    screen.page.evaluate(CALM)
    heights = [box["height"] for one in states.all() if (box := one.bounding_box())]
    assert max(heights) < 20


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
        for kept in (".me", "#decision", ".hand"):
            expect(screen.page.locator(kept)).to_be_visible()


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


# The parts of the frame before a table is there, and where they are then.
PLACES = {
    ".ruler": ".left .trs", ".seat": ".left .pl", ".goals": ".right .g", ".projects": ".right .std", ".log": ".logs",
    ".own": ".me", ".bar": "#decision", ".hand": ".dock .hand",
}  # fmt: skip
# Pixels by which they may differ.
NEAR = 6


@pytest.mark.parametrize("size", SIZES)
def test_what_waits_for_a_table_has_its_final_size(size: str, sit: Sitting, host: Host) -> None:
    at = scene("turn")
    width, height = SIZES[size]
    phone = size in PHONES
    screen = sit(
        host.show(at).link(at.seat), viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
    )
    screen.page.locator(".dock .hand .card").first.wait_for()
    screen.page.evaluate(CALM)

    def boxes(names: Iterable[str]) -> list[list[float]]:
        found = [screen.page.locator(name).first for name in names]
        shown = [one.bounding_box() if one.is_visible() else None for one in found]
        return [[box["x"], box["y"], box["width"], box["height"]] if box else [] for box in shown]

    final = boxes(PLACES.values())
    screen.page.route_web_socket("**/socket", lambda _line: None)
    screen.page.reload()
    screen.page.locator(".frame").wait_for()
    for name, before, then in zip(PLACES, boxes([f".frame {name}" for name in PLACES]), final, strict=True):
        assert len(before) == len(then), name
        assert all(abs(one - other) <= NEAR for one, other in zip(before, then, strict=True)), (name, before, then)


def test_nothing_moves_on_a_phone_when_the_hand_is_empty(sit: Sitting, host: Host) -> None:
    heights = []
    for wanted in (0, 1):
        empty = moment("terraforming", {"players": "1"}, partial(is_turn_with, wanted))
        screen = sit(host.at(empty).link(0), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        screen.page.locator(".dock .hand").wait_for()
        screen.page.evaluate(CALM)
        heights.append(screen.page.locator("#decision").bounding_box())
    assert heights[0] == heights[1]


def is_turn_with(wanted: int, pos: Position) -> bool:
    """Whether it is a turn, and the first seat has cards, or none."""
    table: Json = dict(pos.table(0))
    return asks("turn")(pos) and bool(table["seats"][0]["hand"]["number"]) == bool(wanted)


def test_two_fingers_make_mars_larger(sit: Sitting, host: Host) -> None:
    at = scene("space")
    screen = sit(host.at(at).link(at.seat), viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    mars = screen.page.locator(".mars .map")
    box = mars.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = screen.page.context.new_cdp_session(screen.page)
    for kind, reach in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchEnd", 0)):
        points = [{"x": x + side * reach, "y": y, "id": side + 1} for side in (-1, 1)] if reach else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    screen.wait(lambda: "scale(3)" in (mars.get_attribute("style") or ""))
    assert not screen.choices
    assert screen.page.evaluate(SCROLLS) == []
    place = screen.controls("[data-space][data-notation]")[0]
    screen.press(place)
    expect(screen.page.locator("#decision")).to_contain_text(said("tm.space.tap"))
    screen.press(place)
    screen.wait(lambda: screen.choices)
