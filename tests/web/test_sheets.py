"""Every sheet of the table, come to by playing: alone, against MarsBot, with a parliament."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Route, expect

from tests.web.conftest import Sitting
from tests.web.host import Host, asks, is_over, moment, turn
from tests.web.measure import CALM
from tests.web.player import answer, any_answer, play
from tests.web.stage import PHONE, in_generation, size
from tests.web.words import like, said

# Seconds that the review of a whole game may take.
REVIEW: Final = 90


def test_alone_from_the_first_hand_to_the_second_generation(sit: Sitting, host: Host) -> None:
    screen = sit(host.make(players="1").link(0))
    page, rng = screen.page, random.Random(2)
    expect(page.get_by_role("dialog", name=said("tm.setup"))).to_be_visible()
    expect(page.get_by_role("region", name=said("tm.solo"))).to_be_visible()
    play([screen], lambda question: any_answer(question, rng), lambda state: asked(state) == "research")
    sheet = page.get_by_role("dialog", name=said("tm.research"))
    expect(sheet).to_contain_text(said("tm.research.text"))
    assert said("tm.hand.none") not in screen.text(), "cards are being bought just now"
    expect(sheet.locator("[data-notation]")).to_have_count(4)
    goals = page.locator(".goals").bounding_box()
    assert goals, "goals that are not in this game are said in a line"
    assert goals["height"] < 40, "and take no room"
    page.keyboard.press("m")
    expect(sheet).to_have_count(0)
    page.keyboard.press("m")
    expect(sheet).to_be_visible()
    play([screen], lambda question: any_answer(question, rng), lambda state: asked(state) == "turn")
    expect(page.get_by_role("dialog", name=said("tm.research"))).to_have_count(0)


def asked(state: dict[str, object]) -> object:
    """The kind of the open question."""
    question = state.get("question")
    return question["kind"] if isinstance(question, dict) else None


def test_marsbot_shows_its_board_and_moves(sit: Sitting, host: Host) -> None:
    screen = sit(host.make(marsbot="normal", draft="yes").link(0))
    rng = random.Random(3)
    play([screen], lambda question: any_answer(question, rng), lambda state: asked(state) == "draft")
    expect(screen.page.get_by_role("dialog", name=said("tm.draft"))).to_be_visible()
    play([screen], lambda question: any_answer(question, rng), lambda state: asked(state) == "turn")
    expect(screen.page.locator(".tk .of")).to_have_count(7)
    screen.click(said("tm.board", "MarsBot"))
    board = screen.page.get_by_role("dialog", name="MarsBot")
    expect(board).to_be_visible()
    expect(board.get_by_role("row")).to_have_count(7)
    screen.page.keyboard.press("Escape")
    expect(board).to_have_count(0)


def test_a_parliament_is_shown_and_delegates_are_sent(sit: Sitting, host: Host) -> None:
    wanted = asks("turn", least=6)
    at = moment("terraforming", {"turmoil": "yes"}, lambda pos: wanted(pos) and getattr(pos, "generation", 0) >= 2)
    screen = sit(host.at(at).link(at.seat))
    screen.page.keyboard.press("t")
    for party in screen.state["table"]["turmoil"]["parties"]:
        expect(screen.page.locator(f'[data-what="party {party["party"]}"]').first).to_be_visible()
    screen.page.keyboard.press("g")
    goals = screen.state["table"]["milestones"]["goals"] + screen.state["table"]["awards"]["goals"]
    for goal in goals:
        expect(screen.page.locator(f'[data-what$=" {goal["goal"]}"]').first).to_be_visible()


def test_lobbying_stays_beside_the_action_of_a_policy(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"turmoil": "yes"}, turn(6, "lobby", "action P0"))
    screen = sit(host.at(at).link(at.seat), viewport={"width": 1024, "height": 768})
    screen.page.locator("nav [data-view=projects]").click()
    expect(screen.page.locator('.std [data-notation^="action P0"]')).to_contain_text("10")
    expect(screen.page.locator("[data-do=lobby]")).to_be_visible()
    screen.page.keyboard.press("Escape")
    assert screen.question is not None
    [sent, *_] = [one["notation"] for one in screen.question["options"] if one["notation"].startswith("lobby ")]
    answer(screen, [sent])
    assert screen.choices == [sent]


def test_the_board_of_another_is_looked_at(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {}, lambda pos: asks("turn")(pos) and getattr(pos, "generation", 0) >= 3)
    screen = sit(host.at(at).link(at.seat))
    other = 1 - at.seat
    name = screen.state["seats"][other]["name"]
    screen.click(said("tm.board", name))
    sheet = screen.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    in_play = screen.state["table"]["seats"][other]["in_play"]
    assert in_play
    screen.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_game_that_is_over_shows_its_end_and_can_be_looked_through(sit: Sitting, host: Host) -> None:
    screen = sit(host.at(moment("terraforming", {"players": "3"}, is_over)).link(0))
    page = screen.page.locator(".endpage")
    expect(screen.page.locator("#decision")).to_contain_text(like("tm.won"))
    expect(page.locator(".chart svg[role=img]")).to_have_count(4)
    expect(screen.page.get_by_role("banner")).to_contain_text(like("tm.over.generations"))
    expect(screen.page.get_by_role("banner")).to_contain_text("Corporate Era")
    expect(screen.page.locator("#decision .pri")).to_have_text(said("end.again"))
    expect(page.locator(".map [data-space]")).to_have_count(61)
    screen.click(said("end.share"))
    shared = screen.page.get_by_role("dialog", name=said("end.share"))
    box = shared.bounding_box()
    assert box
    assert box["y"] >= 0, "all of it is on the page"
    screen.page.keyboard.press("Escape")
    expect(shared).to_have_count(0)
    screen.does("ending")
    expect(page).to_have_count(0)
    expect(screen.page.locator(".hand")).to_be_visible()
    screen.does("ending")
    told = page.locator(".course button").last
    told.click()
    plies = screen.state["plies"]
    expect(screen.page.locator("#decision")).to_contain_text(like("back.move"))
    expect(page).to_have_count(0)
    screen.page.keyboard.press("Escape")
    expect(page).to_be_visible()
    screen.page.keyboard.press("r")
    expect(screen.page.locator("#decision")).to_contain_text(said("back.move", plies - 1, plies))


def test_the_charts_of_the_end_are_asked_for_once(sit: Sitting, host: Host) -> None:
    """Whatever else the server tells meanwhile."""
    made = host.at(moment("terraforming", {"players": "3"}, is_over))
    screen = sit()
    asked: list[Route] = []

    def keep(route: Route) -> None:
        asked.append(route)

    screen.page.route("**/plies/*", keep)
    screen.open(made.link(0))
    screen.wait(lambda: asked)
    host.do(made, 1, kind="proposal", what={"kind": "rematch"})
    screen.wait(lambda: screen.state.get("matter"))
    addresses = [one.request.url for one in asked]
    assert len(addresses) == len(set(addresses))
    for one in asked:
        one.continue_()
    expect(screen.page.locator(".chart svg[role=img]")).to_have_count(4)


def test_one_plays_on_from_a_move_of_the_end_page(sit: Sitting, host: Host) -> None:
    made = host.at(moment("terraforming", {"players": "3"}, is_over))
    screen = sit(made.link(0))
    page, plies = screen.page.locator(".endpage"), screen.state["plies"]
    on = screen.page.locator("[data-do=branch]")
    expect(on).to_be_disabled()
    screen.page.get_by_role("slider").first.fill("40")
    expect(screen.page.locator("#decision")).to_contain_text(said("back.move", 40, plies))
    screen.page.keyboard.press("ArrowLeft")
    expect(screen.page.locator("#decision")).to_contain_text(said("back.move", 39, plies))
    expect(page).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(on).to_be_disabled()
    screen.page.get_by_role("slider").first.fill("40")
    on.click()
    screen.wait(lambda: screen.state["plies"] == 40, "a new game that stands there")
    assert made.id not in screen.page.url
    assert screen.state["status"] == "open"


def test_before_there_is_a_hand_dealt_cards_are_counted(sit: Sitting, host: Host) -> None:
    screen = sit(host.make(players="2").link(0))
    expect(screen.page.locator('.left [data-seat="1"] .inhand')).to_have_text("10")


def test_a_phone_shows_the_whole_board_of_marsbot(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "2", "marsbot": "normal"}, in_generation(3, asks("turn")))
    for height in (844, 640):
        screen = sit(host.at(at).link(0), **PHONE | {"viewport": {"width": 360, "height": height}})
        screen.page.locator('.left [data-seat="1"] .open').tap()
        cells = screen.page.locator(".bt .bx")
        expect(cells).to_have_count(7 * 19)
        first, last, note = [one.bounding_box() for one in (cells.first, cells.last, screen.page.locator(".bn"))]
        assert first
        assert last
        assert note
        assert first["x"] >= 0
        assert last["x"] + last["width"] <= 360
        assert last["y"] + last["height"] <= note["y"] <= height
        assert last["height"] >= 12


def test_every_step_of_a_meeting_is_in_sight_on_a_laptop(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "3", "turmoil": "yes"}, in_generation(3, asks("turn")))
    screen = sit(host.at(at).link(at.seat), locale="cs", **size(1280, 720))
    screen.does("solar")
    for _ in range(4):
        screen.page.keyboard.press("Space")
    last, room = screen.page.locator(".solar li.on"), screen.page.locator(".solar ol")
    expect(last.locator("i")).to_have_text("5")
    screen.page.evaluate(CALM)
    inner, outer = last.bounding_box(), room.bounding_box()
    assert inner
    assert outer
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def test_the_points_against_marsbot_stay_in_their_panel(sit: Sitting, host: Host) -> None:
    options = {"players": "2", "turmoil": "yes", "marsbot": "hard"}
    screen = sit(host.at(moment("terraforming", options, is_over)).link(0), locale="sr")
    panel, total = [screen.page.locator(f".endpage .{name}").first.bounding_box() for name in ("points", "stotal")]
    assert panel
    assert total
    assert total["x"] + total["width"] <= panel["x"] + panel["width"]


def test_a_phone_has_a_tab_for_the_moments_of_a_review(sit: Sitting, host: Host) -> None:
    screen = sit(host.at(moment("terraforming", {"players": "1"}, is_over)).link(0), **PHONE)
    screen.does("review")
    tabs = screen.page.get_by_role("navigation", name=said("tm.views"))
    expect(tabs.locator("[aria-current=true]")).to_have_text(said("tm.view.moments"))
    expect(screen.page.locator(".review")).to_be_visible()
    tabs.get_by_role("button", name=said("tm.view.log")).tap()
    expect(screen.page.locator(".review")).to_have_count(0)
    expect(screen.page.get_by_role("tab", name=said("log"))).to_have_attribute("aria-selected", "true")
    tabs.get_by_role("button", name=said("tm.view.projects")).tap()
    expect(screen.page.locator(".right .std")).to_be_visible()
    tabs.get_by_role("button", name=said("tm.view.moments")).tap()
    expect(screen.page.locator(".review")).to_be_visible()


def test_a_game_that_is_over_is_reviewed(sit: Sitting, host: Host) -> None:
    over = moment("terraforming", {"players": "2"}, is_over)
    screen = sit(host.at(over).link(over.seat))
    screen.does("review")
    # A bot judges every choice of the game, which takes its time on a busy machine.
    screen.page.locator(".review dl").wait_for(timeout=REVIEW * 1000)
    expect(screen.page.locator(".review dl")).to_contain_text(said("review.part"))
    first = screen.page.locator(".review li button").first
    played = first.locator(".what").inner_text()
    first.click()
    expect(screen.page.locator(".moment dd").first).to_have_text(played)
    wide = screen.page.viewport_size
    bar = screen.page.locator("#decision .fbar").bounding_box()
    screen.page.locator(".moment dd").first.evaluate("one => { one.textContent = 'Buy a card and '.repeat(40) }")
    ways = screen.page.locator("#decision .ways").bounding_box()
    assert wide
    assert bar
    assert ways
    assert ways["x"] + ways["width"] < wide["width"], "whatever was played, the way back is on the page"
    assert screen.page.locator("#decision .fbar").bounding_box() == bar
    expect(screen.page.locator("#decision .lead b")).to_be_visible()
    expect(screen.page.locator("[data-what=chances] polyline")).to_have_count(2)
    pins = screen.page.locator("[data-what=chances] .pin")
    expect(pins).to_have_count(screen.page.locator(".review li").count())
    pins.last.click()
    expect(screen.page.locator(".review li button").last).to_have_attribute("aria-current", "true")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".moment")).to_have_count(0)
