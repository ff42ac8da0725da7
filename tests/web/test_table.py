"""What happens at a table besides choosing: drafts, taking back, lost lines, one screen for two, looking back."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from areopolis.locale import catalogue
from tests.server.process import ServerProcess
from tests.web.browser import new_screen
from tests.web.conftest import Sitting
from tests.web.host import Host, Made, asks, moment, turn
from tests.web.player import answer, any_answer, carry_out, mark
from tests.web.screen import Screen
from tests.web.words import like, said


def first_turn(host: Host, **options: str) -> tuple[Made, int]:
    """A game at its first turn, and whose turn it is."""
    at = moment("terraforming", {"corporate-era": "no", "draft": "no", **options}, asks("turn", least=4))
    return host.at(at), at.seat


def cards_on(screen: Screen) -> set[str]:
    """The cards that stand on the page: in the hand, or to choose from."""
    found = screen.page.evaluate("[...document.querySelectorAll('[data-card]')].map((at) => at.dataset.card)")
    return {*found, *[one.notation for one in screen.controls(".pick[data-notation]")]}


def test_a_draft_goes_on_when_both_have_picked(sit: Sitting, host: Host) -> None:
    made = host.at(moment("terraforming", {"draft": "yes"}, asks("draft")))
    first, second = sit(made.link(0)), sit(made.link(1))
    dealt = [[option["notation"] for option in screen.state["question"]["options"]] for screen in (first, second)]
    for screen, cards in zip((first, second), dealt, strict=True):
        mark(screen, cards[:1], 0)
    assert not first.deeds, "a click marks a card, and keeps nothing yet"
    carry_out(second, dealt[1][:1], 0)
    second.settle(0)
    expect(second.page.locator("#decision")).to_contain_text(like("tm.handed"))
    assert first.question is not None
    assert first.question["kind"] == "draft", "the second was not waited for"
    carry_out(first, dealt[0][:1], 0)
    first.settle(0)
    passed = [option["notation"] for option in first.wait(lambda: first.question)["options"]]
    assert passed == dealt[1][1:], "what the second passed on"
    expect(first.page.get_by_role("dialog", name=said("tm.draft"))).to_be_visible()


def test_a_choice_is_taken_back_with_a_button_and_with_a_key(sit: Sitting, host: Host) -> None:
    made, seat = first_turn(host)
    screen = sit(made.link(seat))
    plies = screen.state["plies"]
    for key in ("", "z"):
        answer(screen, ["project power_plant"])
        assert screen.state["plies"] == plies + 1
        if key:
            screen.page.keyboard.press(key)
        else:
            screen.does("undo")
        screen.wait(lambda: screen.state["plies"] == plies, "taken back")
        expect(screen.page.locator('[data-notation="project power_plant"]')).to_be_enabled()


def test_what_cannot_be_taken_back_alone_is_by_agreement(sit: Sitting, host: Host) -> None:
    made, seat = first_turn(host)
    mine, theirs = sit(made.link(seat)), sit(made.link(1 - seat))
    plies = mine.state["plies"]
    answer(mine, ["pass"])
    theirs.wait(lambda: theirs.question)
    for agrees in (False, True):
        mine.click(said("set"))
        mine.click(said("set.table"))
        mine.click(said("takeback"))
        bar = theirs.page.locator("#decision")
        expect(bar).to_contain_text("Ana" if seat == 0 else "Boris")
        theirs.click(said("proposal.agree" if agrees else "proposal.refuse"))
        mine.wait(lambda: not mine.state.get("matter"), "the matter is settled")
        mine.page.keyboard.press("Escape")
        assert (mine.state["plies"] == plies) is agrees
    assert mine.question is not None


def quiet_without_a_connection(screen: Screen, playable: int) -> None:
    """Nothing can be done, and whatever could be says why it cannot."""
    page = screen.page
    expect(page.locator(".hand .card.ok")).to_have_count(0)
    expect(page.locator(".hand .ft").get_by_text(said("net.off"), exact=True)).to_have_count(playable)
    assert not screen.controls("[data-notation], [data-do]")
    page.locator('[data-what="project asteroid"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(said("net.quiet"))
    page.keyboard.press("k")
    expect(page.get_by_placeholder(said("net.quiet"))).to_be_disabled()
    page.keyboard.press("l")


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        host = Host(server.base)
        made, seat = first_turn(host)
        screen = new_screen(browser, server.base)
        screen.open(made.link(seat))
        answer(screen, ["project power_plant"])
        plies = screen.state["plies"]
        playable = screen.page.locator(".hand .card.ok")
        expect(playable).not_to_have_count(0)
        before = playable.count()
        server.kill()
        expect(screen.page.locator("#decision")).to_contain_text(said("net.lost"))
        quiet_without_a_connection(screen, before)
        server.start()
        screen.wait(screen.page.locator("[data-do=pass], [data-do=end]").first.is_enabled, "back again")
        expect(playable).to_have_count(before)
        answer(
            screen,
            ["pass"] if any(one["notation"] == "pass" for one in screen.state["question"]["options"]) else ["end"],
        )
        assert screen.state["plies"] == plies + 1
        screen.page.context.close()
        host.client.close()
        elsewhere = [fault for fault in screen.faults if "net::ERR_" not in fault]
        assert not elsewhere


def test_a_curtain_falls_between_two_at_one_screen(sit: Sitting, host: Host) -> None:
    made = host.make(draft="no")
    screen = sit(made.link(0, 1))
    curtain = screen.page.locator("dialog[open]")
    expect(curtain).to_contain_text("Ana")
    assert not cards_on(screen)
    screen.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    screen.wait(lambda: screen.state["seat"] == 0)
    hand = screen.wait(lambda: cards_on(screen), "the first hand")
    assert len(hand) >= 10
    rng = random.Random(1)
    while screen.state["seat"] == 0:
        question = screen.wait(lambda: screen.question or screen.state["seat"] != 0)
        if isinstance(question, dict):
            answer(screen, any_answer(question, rng)[:1])
    expect(curtain).to_contain_text("Boris")
    assert not cards_on(screen)
    told = screen.page.content()
    names = [screen.page.evaluate("document.body.innerText")]
    assert not any(f'data-card="{card}"' in told for card in hand)
    assert "Boris" in names[0]
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.state["seat"] == 1)
    assert not cards_on(screen) & hand


def test_the_language_changes_while_one_plays(sit: Sitting, host: Host) -> None:
    made, seat = first_turn(host)
    screen = sit(made.link(seat))
    for code in ("cs", "sr", "en"):
        screen.page.get_by_role("button", name=re.compile(r"^(EN|CS|SR):")).click()
        name = catalogue(code).phrases["language"]
        screen.page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(screen.page.locator("[data-do=pass]")).to_contain_text(said("tm.pass", code=code))
        screen.wait(lambda code=code: screen.state["language"] == code, code)  # type: ignore[misc]
        lang = screen.page.evaluate("document.documentElement.lang")
        assert lang == ("sr-Latn" if code == "sr" else code)


def test_what_is_about_to_be_paid_stays_when_the_language_changes(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "2"}, turn(8, "play"))
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator('.hand [data-notation^="play "]').first.click()
    screen.page.locator("[data-do=play]").wait_for()
    screen.page.locator(".tongue").click()
    screen.click("Čeština")
    expect(screen.page.locator("[data-do=play]")).to_contain_text(said("tm.play", code="cs"))


def test_one_looks_back_move_by_move_and_returns(sit: Sitting, host: Host) -> None:
    at = moment(
        "terraforming", {"corporate-era": "no"}, lambda pos: asks("turn")(pos) and getattr(pos, "generation", 0) >= 2
    )
    made = host.at(at)
    screen = sit(made.link(at.seat))
    plies = screen.state["plies"]
    bar = screen.page.locator("#decision")
    screen.page.keyboard.press("r")
    expect(bar).to_contain_text(said("back.move", plies - 1, plies))
    screen.page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text(said("back.move", plies - 2, plies))
    screen.click(said("back.next"))
    expect(bar).to_contain_text(said("back.move", plies - 1, plies))
    assert not screen.controls("[data-do=pass]"), "nothing can be done in the past"
    screen.page.get_by_role("slider").first.fill("0")
    expect(bar).to_contain_text(said("back.move", 0, plies))
    for last in screen.page.locator(".left .last").all():
        expect(last).to_contain_text(said("tm.notyet"))
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("[data-do=pass]")).to_be_enabled()
