"""The table of On Mars as it looks: access, three languages, sizes, a phone, and its variants."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import WebSocketRoute, expect

from areopolis.kernel.position import Position
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, Moment, asks, is_over, moment, turn
from tests.web.hurry import Haste, Hurry
from tests.web.measure import CALM, OVERFLOWS, SCROLLS, SMALL
from tests.web.player import bring
from tests.web.screen import Screen
from tests.web.test_access import check_access
from tests.web.words import said

SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COLONISTS = "first-colonists"


def later(least: int, wanted: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """Whether a position is as wanted, in some round or later."""
    return lambda pos: getattr(pos, "round", 0) >= least and wanted(pos)


# Moments with much on the table, and what is pressed there.
SCENES: dict[str, tuple[Callable[[], Moment], str]] = {
    "turn": (lambda: moment("onmars", {"players": "4"}, later(6, turn(6, "executive")), minds=Hurry), ""),
    "executive": (lambda: moment("onmars", {"players": "3"}, later(5, turn(5, "executive")), minds=Hurry), "x"),
    "player": (lambda: moment("onmars", {"players": "3"}, later(9, asks("turn")), minds=Hurry), "F2"),
    "construct": (lambda: moment("onmars", {"players": "2"}, asks("construct", least=8), 22), ""),
    "travel": (lambda: moment("onmars", {"players": "3"}, later(4, asks("travel")), minds=Hurry), ""),
    "colonists": (lambda: moment("onmars", {"players": "2", "variant": COLONISTS}, asks("turn"), minds=Hurry), ""),
    "end": (lambda: moment("onmars", {"players": "2"}, is_over, 40, minds=Hurry), ""),
}


@cache
def moment_of(name: str) -> Moment:
    """The moment of a scene."""
    return SCENES[name][0]()


def scene(sit: Sitting, host: Host, name: str, **context: object) -> Screen:
    """A scene, as whoever is asked sees it; to be looked at."""
    at = moment_of(name)
    screen = sit(host.show(at).link(at.seat), **context)
    if SCENES[name][1]:
        screen.page.keyboard.press(SCENES[name][1])
    if name == "colonists":
        screen.does("colonists")
    if name == "end":
        screen.page.get_by_role("region", name=said("om.end")).or_(screen.page.locator(".end.panel")).first.wait_for()
    return screen


# Names of phrases that stand on the page instead of phrases.
NAMES = """() => {
    const told = [document.body.innerText];
    for (const at of document.querySelectorAll('[aria-label], [data-tip], [title]'))
        told.push(at.getAttribute('aria-label'), at.getAttribute('data-tip'), at.getAttribute('title'));
    return told.flatMap((text) => (text ?? '').match(/\\b(?:web\\.)?om\\.[a-z]+[.\\w]*|undefined|NaN/g) ?? []);
}"""


@pytest.mark.parametrize("code", ["en", "cs", "sr"])
@pytest.mark.parametrize("name", SCENES)
def test_words_are_all_there_and_fit(name: str, code: str, sit: Sitting, host: Host) -> None:
    screen = scene(sit, host, name, locale=code)
    page = screen.page
    wrong = [*page.evaluate(NAMES)]
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(CALM)
        wrong += [f"{size}: {line}" for script in (OVERFLOWS, SMALL) for line in page.evaluate(script)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", SCENES)
def test_nothing_serious_stands_in_the_way(name: str, sit: Sitting, host: Host) -> None:
    check_access(scene(sit, host, name))


# The hexes whose middle lies beneath a box in a corner of Mars.
COVERED = """() => [...document.querySelectorAll('.cells path')].filter((at) => {
    const { left, top, width, height } = at.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.corner');
}).length"""


def test_no_box_in_a_corner_covers_a_hex(sit: Sitting, host: Host) -> None:
    screen = scene(sit, host, "construct")
    for size in ("wide", "laptop", "tablet"):
        width, height = SIZES[size]
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(CALM)
        assert screen.page.evaluate(COVERED) == 0, size


# The most that there can be before a player: cards, crystals, and buildings on the map.
BUILDINGS = 35
CARDS = 14
CRYSTALS = 8
KINDS = ("mine", "generator", "extractor", "greenhouse", "condenser", "shelter")
# Things of a row or column that lie over each other.
OVERLAPS = """() => ['.side.orbit > article', '.side.colony > article', '.boards .cards .list > button',
    '.depot .board > button', '.others > *'].flatMap((all) => {
    const boxes = [...document.querySelectorAll(all)].map((at) => at.getBoundingClientRect());
    return boxes.flatMap((one, at) => boxes.slice(at + 1)
        .filter((two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
            && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2)
        .map(() => all));
})"""


def crowd(table: Json, seat: int) -> None:
    """Fill a table: buildings, own cards, all places, a depot without ships."""
    bare = [hex_ for hex_ in table["map"] if hex_["building"] is None and not hex_["lies"]]
    stand = sum(1 for hex_ in table["map"] if hex_["building"] is not None)
    for number, hex_ in enumerate(bare[: BUILDINGS - stand]):
        hex_.update(building=KINDS[number % len(KINDS)], complex=100 + number, size=1)
    for action in table["actions"]:
        if action["slots"]:
            action["colonists"] = [1] * len(action["colonists"])
    board = table["seats"][seat]
    goals = len(board["goals"]["cards"])
    board["contracts"] = [
        {"contract": number, "goods": {}, "size": None, "fulfilled": False, "points": -4} for number in (1, 2, 3)
    ]
    board["built"] = [20, 21]
    plans = CARDS - goals - len(board["scientists"]) - len(board["contracts"]) - len(board["built"])
    board["upgrades"] = [{"plan": number, "hexes": [], "size": 2} for number in range(1, plans + 1)]
    board["depot"] = [{"space": one["space"], "ship": False} for one in board["depot"]]
    board["crystals"] = board["goods"]["crystal"] = CRYSTALS


def test_the_most_that_there_can_be_fits(sit: Sitting, host: Host) -> None:
    at = moment_of("turn")
    width, height = SIZES["laptop"]
    screen = sit(viewport={"width": width, "height": height}, locale="sr")

    def doctored(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            said_now = json.loads(message)
            if said_now["type"] == "state":
                crowd(said_now["table"], at.seat)
            socket.send(json.dumps(said_now))

        server.on_message(told)

    screen.page.route_web_socket("**/socket", doctored)
    screen.open(host.show(at).link(at.seat))
    page = screen.page
    expect(page.locator(".depot .lies")).to_have_count(CRYSTALS)
    page.locator("[data-do=built]").click()
    expect(page.locator(".boards .cards [data-what]")).to_have_count(CARDS)
    page.evaluate(CALM)
    wrong = [line for script in (OVERFLOWS, SMALL, SCROLLS, OVERLAPS) for line in page.evaluate(script)]
    assert not wrong, "\n".join(wrong)
    assert page.evaluate(COVERED) == 0


def test_every_view_of_a_phone_fits_and_can_be_pressed(sit: Sitting, host: Host) -> None:
    screen = scene(sit, host, "turn", **PHONE)
    for view in ("orbit", "colony", "board", "players", "mars"):
        screen.page.get_by_role("button", name=said(f"om.view.{view}"), exact=True).tap()
        assert screen.page.evaluate(SCROLLS) == [], view


def test_a_finger_looks_first_and_builds_second(sit: Sitting, host: Host) -> None:
    at = moment_of("construct")
    screen = sit(host.at(at).link(at.seat), **PHONE)
    notation = screen.state["question"]["options"][0]["notation"]
    control = bring(screen, notation)
    screen.press(control)
    expect(screen.page.locator("#decision")).to_contain_text(said("om.bar.tap"))
    assert not screen.deeds
    screen.press(bring(screen, notation))
    screen.wait(lambda: screen.choices)
    assert screen.choices[0] == notation


def test_a_finger_taps(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, asks("move"), minds=Hurry)
    screen = sit(host.show(at).link(at.seat), **PHONE)
    expect(screen.page.locator("#decision")).to_contain_text(said("om.bar.move.tap"))


def test_first_colonists_are_shown_to_their_owner_alone(sit: Sitting, host: Host) -> None:
    screen = scene(sit, host, "colonists")
    sheet = screen.page.get_by_role("dialog", name=said("om.colonists"))
    own = screen.state["table"]["seats"][screen.state["seat"]]["first_colonists"]
    expect(sheet).to_contain_text(f"A{own['card_a']}" if own.get("card_a") else said("om.colonists.a.done"))
    for card in own["cards_b"]:
        expect(sheet).to_contain_text(f"B{card}")
    assert not re.search(r"\bundefined\b", sheet.inner_text())
    screen.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_space_oddity_ends_with_its_sheet(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2", "variant": "space-oddity"}, is_over, minds=Hurry)
    screen = sit(host.at(at).link(0))
    sheet = screen.page.get_by_role("region", name=said("om.end"))
    for score in screen.state["result"]["scores"]:
        expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()


def test_the_end_is_not_pressed_together_on_a_tablet(sit: Sitting, host: Host) -> None:
    screen = scene(sit, host, "end", viewport={"width": 1024, "height": 768}, locale="sr")
    sheet = screen.page.get_by_role("region", name=said("om.end", code="sr"))
    boxes = [sheet.locator(part).bounding_box() for part in ("h1", ".rest", ".last")]
    title, rest, foot = [box for box in boxes if box]
    assert title["height"] < 2 * 24 * 1.3, "at most two lines"
    assert foot["y"] >= rest["y"] + rest["height"]


def test_the_others_are_asked_over_the_end_whether_they_play_again(sit: Sitting, host: Host) -> None:
    made = host.at(moment("onmars", {"players": "2"}, is_over, minds=Haste))
    one, other = [sit(made.link(seat)) for seat in (0, 1)]
    one.page.get_by_role("button", name=said("om.end.again")).click()
    other.page.get_by_role("button", name=said("proposal.agree")).click()
    for screen in (one, other):
        screen.page.get_by_role("button", name=said("rematch.go")).click()
        screen.wait(lambda screen=screen: screen.state["status"] == "open" and not screen.state["plies"])  # type: ignore[misc]


def test_a_finished_game_is_shared_and_played_on_from_a_move_of_its_timeline(sit: Sitting, host: Host) -> None:
    made = host.at(moment("onmars", {"players": "2"}, is_over, minds=Haste))
    screen = sit(made.link(0), permissions=["clipboard-read", "clipboard-write"])
    page = screen.page
    sheet = page.get_by_role("region", name=said("om.end"))
    sheet.locator("[data-do=share]").click()
    expect(sheet.locator("[data-do=share]")).to_have_text(said("links.copied"))
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"{made.base}/t/")
    on = sheet.locator("[data-do=branch]")
    expect(on).to_have_attribute("aria-disabled", "true")
    on.hover()
    expect(page.get_by_role("tooltip").first).to_contain_text(said("branch.where"))
    sheet.locator(".time button").first.click()
    page.locator("#decision").get_by_role("button", name=said("branch")).click()
    screen.wait(lambda: made.id not in page.url and screen.state["status"] == "open", "a new game that goes on")
