"""A whole game through the page: set up in the lobby, joined by its link, clicked to its end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Sitting
from tests.web.host import Json
from tests.web.player import any_answer, play
from tests.web.screen import Screen
from tests.web.words import like, said

# What brings the end nearer, the best first; and which parameter a project raises.
TERRAFORMING = ("space", "convert", "project greenery", "project aquifer", "project asteroid", "play", "pay", "pass")
RAISES = {"project greenery": "oxygen", "project aquifer": "oceans", "project asteroid": "temperature"}


def hurry(question: Json, table: Json, rng: random.Random) -> list[str]:
    """An answer of somebody who wants Mars to be habitable soon."""
    options = [option["notation"] for option in question["options"]]
    if question["verb"]:
        return options[: question["least"]]
    reached = {one["parameter"] for one in table["parameters"] if one["now"] >= one["most"]}
    for words in [words for words in TERRAFORMING if RAISES.get(words) not in reached]:
        wanted = [one for one in options if one.startswith(words)]
        if wanted:
            return [rng.choice(wanted)]
    return any_answer(question, rng)


def set_up(lobby: Screen) -> str:
    """Set up a game with somebody who gets a link; sit down, and give the link."""
    page = lobby.page
    seats = page.get_by_role("region", name=said("new.seats"))
    seats.get_by_role("textbox").first.fill("Ana")
    seats.get_by_role("combobox").nth(1).select_option(label=said("seat.link"))
    seats.get_by_role("textbox").nth(1).fill("Boris")
    page.get_by_role("switch").first.click()
    expect(page.get_by_text(like("new.minutes"))).to_be_visible()
    lobby.click(said("new.start"))
    link = page.get_by_role("region", name=said("links")).get_by_role("textbox", name="Boris").input_value()
    lobby.click(said("links.go"), "link")
    page.locator("#decision").wait_for()
    return link


def test_a_game_of_two_is_made_joined_and_played_to_its_end(sit: Sitting) -> None:
    first = sit()
    link = set_up(first)
    second = sit(link)
    assert "#" not in second.page.url, "the key has left the address"
    assert [one["name"] for one in second.state["seats"]] == ["Ana", "Boris"]
    rng = random.Random(1)
    play(
        [first, second],
        lambda question: hurry(question, first.state["table"], rng),
        lambda state: bool(state["status"] == "over"),
    )
    for screen in (first, second):
        screen.wait(lambda screen=screen: screen.state["status"] == "over")  # type: ignore[misc]
        sheet = screen.page.locator(".endpage")
        expect(screen.page.locator("#decision")).to_contain_text(like("tm.won"))
        for score in screen.state["result"]["scores"]:
            expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()
        expect(sheet.locator("figure svg, .charts svg")).not_to_have_count(0)
        screen.click(said("tm.astable"))
        expect(sheet.locator(".charts table, figure table")).not_to_have_count(0)
