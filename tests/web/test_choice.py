"""A choice is seen at once: before the server has answered, and taken back if it refuses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.process import ServerProcess
from tests.web.browser import new_screen
from tests.web.host import Host, Moment, asks, moment
from tests.web.player import mark
from tests.web.probe import Held
from tests.web.words import like, said


@pytest.fixture
def held(browser: Browser, server: ServerProcess) -> Iterator[Held]:
    """A page whose deeds wait; nothing goes wrong in it."""
    screen = new_screen(browser, server.base, Held)
    assert isinstance(screen, Held)
    yield screen
    screen.page.context.close()
    assert not screen.faults


def money(screen: Held) -> Locator:
    """How much money stands on the own board."""
    return screen.page.locator('.me [data-what="resource mc"] > b')


def at_turn() -> Moment:
    """A turn early in a game."""
    return moment("terraforming", {"corporate-era": "no", "draft": "no"}, asks("turn", least=8))


def test_a_choice_shows_before_the_server_has_answered(held: Held, host: Host) -> None:
    at = at_turn()
    held.open(host.at(at).link(at.seat))
    before = int(money(held).inner_text())
    project = held.page.locator('[data-notation="project power_plant"]')
    with held.page.expect_response("**/tries*"):
        project.hover()
    project.click()
    held.does("go")
    held.wait(lambda: held.held)
    expect(money(held)).to_contain_text(str(before - 11))
    expect(held.page.locator("[data-do=end]")).to_be_disabled()
    assert not held.answers, "the server knows nothing of it"
    held.let_go()
    held.settle(0)
    expect(held.page.locator("[data-do=undo]")).to_be_enabled()
    expect(money(held)).to_contain_text(str(before - 11))


def test_what_is_refused_is_taken_back_and_said(held: Held, host: Host) -> None:
    at = moment("terraforming", {"corporate-era": "no"}, asks("space"))
    held.open(host.at(at).link(at.seat))
    space = held.page.locator('[data-space][data-notation]:not([aria-label*="card"])').first
    name = space.get_attribute("data-space")
    with held.page.expect_response("**/tries*"):
        space.hover()
    space.click()
    held.wait(lambda: held.held)
    tile = held.page.locator(f'[data-space="{name}"] .tile')
    expect(tile).to_have_count(1)
    held.refuse("not there")
    expect(tile).to_have_count(0)
    expect(held.page.locator("#decision")).to_contain_text("not there")
    expect(held.page.locator(f'[data-space="{name}"][data-notation]')).to_have_count(1)


def test_a_space_says_where_what_it_brings_comes_from(held: Held, host: Host) -> None:
    at = moment("terraforming", {"corporate-era": "no"}, asks("space"))
    held.open(host.at(at).link(at.seat))
    told = [space for space in held.state["table"]["map"] if [part["by"] for part in space["brings"]] == ["printed"]]
    plants = next(space for space in told if space["bonus"] == ["plants"])
    held.page.locator(f'[data-space="{plants["space"]}"]').hover()
    bar = held.page.locator("#decision .mid")
    expect(bar.locator(".gi", has_text=said("tm.by.printed"))).to_contain_text("+1")
    expect(bar.locator('[href="#i-tr"]')).to_have_count(1)


def test_what_is_handed_in_stands_dashed_and_may_be_changed(held: Held, host: Host) -> None:
    at = moment(
        "terraforming", {"draft": "no"}, lambda pos: asks("research")(pos) and getattr(pos, "generation", 0) > 1
    )
    held.open(host.at(at).link(at.seat))
    assert held.question is not None
    cards = [option["notation"] for option in held.question["options"]][:1]
    with held.page.expect_response("**/tries*"):
        mark(held, cards, 0)
    held.does("confirm")
    dashed = held.page.locator(f'.hand .would[data-card="{cards[0]}"]')
    expect(dashed).to_be_visible()
    expect(held.page.locator("#decision")).to_contain_text(like("tm.handed.for"))
    assert not held.answers
    held.let_go()
    held.settle(0)
    expect(dashed).to_be_visible()
    held.click(said("wait.answer"))
    held.wait(lambda: held.held)
    held.let_go()
    expect(held.page.get_by_role("dialog", name=said("tm.research"))).to_be_visible()
    expect(dashed).to_have_count(0)
