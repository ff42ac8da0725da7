"""The keys of the table: what they lead to, and what they say on the buttons."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Sitting
from tests.web.host import Host, asks, moment, turn
from tests.web.screen import Screen
from tests.web.test_features import at_turn
from tests.web.words import said


def pass_at_once(screen: Screen) -> None:
    """Let passing not be asked about."""
    screen.page.keyboard.press(",")
    settings = screen.page.get_by_role("dialog", name=said("set"))
    asks = settings.get_by_role("group", name=said("set.pass"))
    asks.get_by_role("button", name=said("set.pass.never")).click()
    screen.page.keyboard.press("Escape")


def test_the_key_passes_as_the_button_does(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    pass_at_once(screen)
    screen.page.keyboard.press("p")
    screen.wait(lambda: screen.choices == ["pass"])


def test_a_letter_after_the_key_of_projects_is_that_of_a_project(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    names = screen.page.locator(".std .sn").all_inner_texts()
    letters = [name.strip()[0].lower() for name in names]
    once = next(at for at, letter in enumerate(letters) if letters.count(letter) == 1)
    several = next(letter for letter in letters if letters.count(letter) > 1)
    focused = screen.page.locator(".std .sp:focus .sn")
    screen.page.keyboard.press("s")
    for at in [at for at, letter in enumerate(letters) if letter == several]:
        screen.page.keyboard.press(several)
        expect(focused).to_have_text(names[at])
    screen.page.keyboard.press("s")
    screen.page.keyboard.press(letters[once])
    expect(screen.page.locator("#pop h3")).to_contain_text(names[once])
    assert not screen.choices


def test_one_click_marks_and_enter_confirms(sit: Sitting, host: Host) -> None:
    made = host.at(moment("terraforming", {"draft": "yes"}, asks("draft")))
    screen = sit(made.link(0))
    card = screen.page.locator(".pick").nth(1)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.choices, "kept, not put back")


def test_a_card_that_has_the_focus_by_keys_is_marked_by_enter(sit: Sitting, host: Host) -> None:
    made = host.at(moment("terraforming", {"draft": "yes"}, asks("draft")))
    screen = sit(made.link(0))
    cards = screen.page.locator(".pick")
    cards.first.click()
    screen.page.keyboard.press("Tab")
    screen.page.keyboard.press("Enter")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    assert not screen.choices


def test_a_number_and_enter_play_a_card_whatever_had_the_focus(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "2"}, turn(8, "play"))
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator("[data-do=pass]").focus()
    screen.page.locator(".hand [data-notation]").first.wait_for()
    screen.page.keyboard.press("1")
    expect(screen.page.locator("[data-do=play]")).to_be_visible()
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.choices)
    assert screen.choices[0].startswith("play ")


def test_another_key_stands_on_its_button(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    key = screen.page.locator("[data-do=pass] kbd")
    expect(key).to_have_text("P")
    screen.page.keyboard.press(",")
    screen.click(said("keys.title"))
    screen.click(said("keys.put", said("keys.pass")))
    screen.page.keyboard.press("q")
    screen.page.keyboard.press("Escape")
    expect(key).to_have_text("Q")
