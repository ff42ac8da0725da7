"""Others' turns: they come once, are kept and told again, call who looks elsewhere, and what they cost stays."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Sitting
from tests.web.host import Host, asks, moment, turn
from tests.web.pictures_life import after
from tests.web.player import answer
from tests.web.screen import Screen
from tests.web.stage import PHONE, in_generation
from tests.web.test_access import check_access
from tests.web.test_features import MOVES
from tests.web.words import like, said

# What moves by itself, as it begins: its name and milliseconds.
WATCH = """() => {
    window.moved = [];
    document.addEventListener('animationstart', (event) => {
        const timing = document.getAnimations().find((one) => one.effect.target === event.target)?.effect;
        window.moved.push([event.animationName, timing?.getComputedTiming().endTime]);
    }, true);
}"""
# Whether the upper edge of a thing is seen.
WHOLE = """(selector) => {
    const at = document.querySelector(selector);
    const { left, top, width } = at.getBoundingClientRect();
    return at.contains(document.elementFromPoint(left + width / 2, top + 2));
}"""
# A browser in which one looks at another page, and which keeps the notices that it should give.
AWAY = """() => {
    window.notices = [];
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class {
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { window.notices.push(body); }
    };
}"""
# A game in which the one whose turn it is was robbed just now.
ROBBED = 35


def sit_down(sit: Sitting, host: Host, **context: Any) -> tuple[Screen, Screen, int]:
    """Two at their screens: the one whose turn it is, the other one, and which seat the other one has."""
    at = moment("terraforming", {}, in_generation(2, turn(8, "project power_plant")))
    made, other = host.at(at), 1 - at.seat
    return sit(made.link(at.seat), **context), sit(made.link(other), **context), other


def act(screen: Screen) -> None:
    """Take a short turn."""
    answer(screen, ["project power_plant"])
    answer(screen, ["end"])


def test_what_another_did_is_kept_and_told_again(sit: Sitting, host: Host) -> None:
    mine, theirs, other = sit_down(sit, host)
    bar, can_pass = mine.page.locator("#decision"), mine.page.locator("[data-do=pass]")
    act(mine)
    theirs.wait(lambda: theirs.question)
    answer(theirs, ["pass"])
    expect(can_pass).to_be_enabled()
    last = mine.page.locator(f'.left [data-seat="{other}"] .last:not(.earlier)')
    expect(last).to_contain_text("Passes")
    for again in (last, mine.page.get_by_role("button", name=said("log.since"))):
        again.click()
        expect(bar).to_contain_text(like("back.move"))
        expect(can_pass).to_be_enabled()
    last.click()
    expect(bar).to_contain_text(like("back.move"))
    mine.page.keyboard.press("x")
    expect(can_pass).to_be_enabled(timeout=400)


def test_a_move_of_another_comes_once_and_can_be_skipped(sit: Sitting, host: Host) -> None:
    mine, theirs, _ = sit_down(sit, host, **MOVES)
    theirs.page.evaluate(WATCH)
    act(mine)
    theirs.wait(lambda: theirs.question)
    theirs.wait(lambda: theirs.page.evaluate("window.moved.some(([name]) => name.endsWith('news'))"), "it comes")
    theirs.page.keyboard.press("Shift")
    assert theirs.page.evaluate("document.getAnimations().length") == 0
    moved = [time for name, time in theirs.page.evaluate("window.moved") if name.endswith("news")]
    # A turn of two choices comes in with each of them.
    assert len(moved) <= 2
    assert all(300 <= time <= 600 for time in moved if time is not None)


def test_the_title_and_a_notice_call_somebody_who_looks_elsewhere(sit: Sitting, host: Host) -> None:
    mine, theirs, _ = sit_down(sit, host)
    theirs.page.evaluate(AWAY)
    theirs.page.keyboard.press(",")
    theirs.click(said("set.call.notice"))
    theirs.page.keyboard.press("Escape")
    call = said("mine.turn")
    assert call in mine.page.title()
    assert call not in theirs.page.title()
    act(mine)
    theirs.wait(lambda: call in theirs.page.title(), "the title calls")
    assert theirs.page.evaluate("window.notices") == [call]
    mine.wait(lambda: call not in mine.page.title(), "the title calls no more")


def test_a_move_that_cost_something_stays_until_it_is_seen(sit: Sitting, host: Host) -> None:
    later = in_generation(6, after(8, asks("turn", least=6)))
    at = moment("terraforming", {"players": "3"}, later, seed=ROBBED)
    made = host.at(at)
    phone = sit(made.link(at.seat), **PHONE)
    expect(phone.page.locator(".harm")).to_be_visible()
    assert phone.page.evaluate(WHOLE, ".me .lost"), "the panel does not cut it off"
    check_access(phone)
    screen = sit(made.link(at.seat))
    harm, lost = screen.page.locator(".harm"), screen.page.locator(".me .lost")
    expect(harm).to_contain_text(like("harm.steal"))
    expect(harm).not_to_contain_text(screen.state["seats"][at.seat]["name"])
    expect(lost).to_have_text(re.compile("1$"))
    harm.get_by_role("button", name=said("harm.show")).click()
    expect(screen.page.locator("#decision")).to_contain_text(like("back.move"))
    expect(harm).to_be_visible()
    screen.open(screen.page.url)
    expect(harm).to_be_visible()
    harm.get_by_role("button", name=said("harm.seen")).click()
    for _ in range(2):
        expect(harm).to_have_count(0)
        expect(lost).to_have_count(0)
        screen.open(screen.page.url)
        screen.page.locator("[data-do=pass]").wait_for()
