"""What all have to agree to: the game waits for it, and nobody agrees by accident."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Sitting
from tests.web.host import Host, Made, asks, moment
from tests.web.screen import Screen
from tests.web.test_features import at_turn
from tests.web.words import said

ENTER = "Enter"


def propose(host: Host, made: Made, by: int, screen: Screen, **what: object) -> None:
    """Let a seat propose something, and wait until another sees it."""
    host.do(made, by, kind="proposal", what=what)
    screen.wait(lambda: screen.state.get("matter"), "proposed")


def test_the_game_waits_for_those_who_have_to_agree(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    cards = screen.page.locator(".hand [data-notation]")
    expect(cards).not_to_have_count(0)
    propose(host, made, 1 - seat, screen, kind="take-back", ply=screen.state["plies"] - 1)
    expect(cards).to_have_count(0)
    screen.page.keyboard.press(ENTER)
    expect(screen.page.locator("#decision")).to_contain_text(said("proposal.agree"))
    assert not screen.deeds, "only in the bar"
    screen.page.locator("#decision").focus()
    screen.page.keyboard.press(ENTER)
    screen.wait(lambda: not screen.state.get("matter"), "agreed")
    assert [one["deed"]["agrees"] for one in screen.deeds] == [True]


def test_whoever_proposed_withdraws_with_a_key(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    propose(host, made, seat, screen, kind="take-back", ply=screen.state["plies"] - 1)
    expect(screen.page.locator("#decision")).to_contain_text(said("proposal.withdraw"))
    screen.page.keyboard.press("Escape")
    screen.wait(lambda: not screen.state.get("matter"), "withdrawn")
    expect(screen.page.locator("[data-do=pass]")).to_be_visible()


def test_nobody_waits_for_what_others_decide_about_them(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "3"}, asks("turn", least=8))
    made, other = host.at(at), (at.seat + 1) % 3
    screen = sit(made.link(at.seat))
    propose(host, made, other, screen, kind="hand-over", seat=at.seat, bot="random")
    expect(screen.page.locator("[data-do=pass]")).to_be_visible()
    expect(screen.page.locator(".hand [data-notation]")).not_to_have_count(0)


def test_a_seat_is_taken_again_with_a_key(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    host.do(made, 1 - seat, kind="proposal", what={"kind": "hand-over", "seat": seat, "bot": "random"})
    screen = sit(made.link(seat))
    expect(screen.page.locator("#decision")).to_contain_text(said("held"))
    screen.page.keyboard.press(ENTER)
    screen.wait(lambda: not screen.state["seats"][seat].get("bot"), "taken back")
