"""Whole games of On Mars through the page, clicked from the lobby to the final score: of two, and against Lacerda."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.web.conftest import Sitting
from tests.web.hurry import Hurry
from tests.web.player import hear, play
from tests.web.screen import Screen
from tests.web.words import like, said

# Games that end soon if everybody builds: after 376 choices of two, and after 93 against Lacerda.
SEED = 216
SOLO = 27


class Builder(Hurry):
    """Somebody in a hurry, who pays for a place as the page proposes it: with crystals first."""

    def among(self, kind: str, options: Sequence[str]) -> str:
        """One of the options of a kind of question."""
        return max(options, key=crystals) if kind == "place" else super().among(kind, options)


def crystals(payment: str) -> int:
    """How many crystals there are in a payment."""
    _, _, number = payment.partition("crystal=")
    return int(number or 0)


def wish(lobby: Screen, seed: int) -> Locator:
    """Ask for the short game of On Mars with some seed; where the seats are."""
    page = lobby.page
    page.get_by_role("button", name="On Mars", exact=True).click()
    page.get_by_text(said("new.more")).click()
    page.get_by_role("textbox", name=said("new.seed")).fill(str(seed))
    return page.get_by_role("region", name=said("new.seats"))


def click(screens: Sequence[Screen], seed: int) -> None:
    """Everybody builds on their own screen, to the end."""
    mind = Builder(seed)
    play(
        screens,
        lambda question: [mind.among(question["kind"], [option["notation"] for option in question["options"]])],
        lambda state: bool(state["status"] == "over"),
    )
    for screen in screens:
        screen.wait(lambda screen=screen: screen.state["status"] == "over")  # type: ignore[misc]


def test_a_game_of_two_is_made_joined_and_clicked_to_its_end(sit: Sitting) -> None:
    first = sit()
    page = first.page
    seats = wish(first, SEED)
    seats.get_by_role("textbox").first.fill("Ana")
    seats.get_by_role("combobox").nth(1).select_option(label=said("seat.link"))
    seats.get_by_role("textbox").nth(1).fill("Boris")
    first.click(said("new.start"))
    link = page.get_by_role("region", name=said("links")).get_by_role("textbox", name="Boris").input_value()
    first.click(said("links.go"), "link")
    page.locator("#decision").wait_for()
    second = sit(link)
    assert [one["name"] for one in second.state["seats"]] == ["Ana", "Boris"]
    click([first, second], SEED)
    for screen in (first, second):
        assert len(screen.choices) > 100, "both chose on their own screens"
        sheet = screen.page.get_by_role("region", name=said("om.end"))
        expect(sheet).to_contain_text(like("om.end.won"))
        for score in screen.state["result"]["scores"]:
            expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()
        expect(sheet.get_by_role("table")).to_be_visible()
        expect(sheet.locator("figure svg, svg[role=img]")).not_to_have_count(0)


def test_a_game_against_lacerda_is_made_and_clicked_to_its_end(sit: Sitting) -> None:
    screen = sit()
    seats = wish(screen, SOLO)
    seats.get_by_role("textbox").first.fill("Ana")
    while seats.get_by_role("textbox").count() > 1:
        seats.get_by_role("button", name=said("seat.remove", 2)).click()
    screen.click(said("new.start"))
    screen.page.locator("#decision").wait_for()
    assert [seat["kind"] for seat in screen.state["seats"]] == ["person", "automa"]
    click([screen], SOLO)
    # What Lacerda did last is told before the result.
    hear(screen)
    sheet = screen.page.get_by_role("region", name=said("om.end"))
    mine, lacerda = screen.state["result"]["scores"]
    expect(sheet).to_contain_text(said("om.end.solo", mine, lacerda))
    met = bool(screen.state["result"]["winners"])
    expect(sheet).to_contain_text(said("om.end.met" if met else "om.end.missed"))
    expect(sheet.get_by_role("region", name=said("om.solo.goal"))).to_be_visible()
