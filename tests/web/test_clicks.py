"""How many clicks things take: as few as the design of the table promises, and no more."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

import pytest
from playwright.sync_api import expect

from areopolis.kernel.position import Position
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, Moment, asks, moment, turn
from tests.web.hurry import Fond
from tests.web.screen import Screen
from tests.web.stage import in_generation, thoughtful

# Milliseconds that somebody rests on a thing before it is clicked: what it would do is told by then.
REST = 250
SPACE = "[data-space][data-notation]"
# How an option begins that a turn must have, what is clicked one after the other, and how what is sent begins.
WAYS: dict[str, tuple[str, list[str], list[str]]] = {
    "a card": ("play", [".hand [data-notation^='play ']", "[data-do=play]"], ["play "]),
    "a project": ("project power_plant", ["[data-notation='project power_plant']", "[data-do=go]"], ["project "]),
    "a project on a space": (
        "project greenery",
        ["[data-notation='project greenery']", SPACE],
        ["project greenery", "space "],
    ),
    "plants": ("convert plants", ["[data-notation='convert plants']", SPACE], ["convert plants", "space "]),
    "heat": ("convert heat", ["[data-notation='convert heat']", "[data-do=go]"], ["convert heat"]),
    "an action": ("action", ["[data-do=actions]", "#pop [data-notation^='action ']"], ["action "]),
    "a milestone": ("milestone", ["#decision [data-notation^='milestone ']", "[data-do=go]"], ["milestone "]),
    "an award": ("award", [".goals [data-notation^='award ']", "[data-do=go]"], ["award "]),
    "a delegate": ("lobby", ["[data-what='convert lobby'], .std .sp:last-of-type", ".pt[data-notation]"], ["lobby "]),
    "two patents": (
        "project patents",
        ["[data-notation='project patents']", ".hand .press >> nth=0", ".hand .press >> nth=1", "[data-do=confirm]"],
        ["project patents", "sell "],
    ),
    "a pass": ("pass", ["[data-do=pass]", "[data-do=go]"], ["pass"]),
}


def offers(verb: str) -> Callable[[Position], bool]:
    """Whether a turn has an option that begins so."""

    def wanted(pos: Position) -> bool:
        return (
            asks("turn", least=6)(pos)
            and pos.decision is not None
            and any(one.startswith(verb) for one in pos.decision.notations())
        )

    return wanted


@cache
def at(verb: str) -> Moment:
    """A turn with such an option."""
    options = {"players": "2", "turmoil": "yes"}
    return moment("terraforming", options, in_generation(2, offers(verb)), seed=4, minds=thoughtful)


def click(screen: Screen, selector: str) -> None:
    """Rest on a thing, and click it once."""
    thing = screen.page.locator(f"{selector} >> visible=true").first
    thing.hover()
    screen.page.wait_for_timeout(REST)
    thing.click()


@pytest.mark.parametrize("name", WAYS)
def test_it_takes_no_more_clicks_than_promised(name: str, sit: Sitting, host: Host) -> None:
    verb, clicks, sent = WAYS[name]
    made = host.at(at(verb))
    screen = sit(made.link(at(verb).seat))
    for selector in clicks:
        click(screen, selector)
    screen.wait(lambda: len(screen.choices) >= len(sent), f"{sent} of {screen.choices}")
    begun = [choice for choice in screen.choices if not choice.startswith("pay")]
    assert all(choice.startswith(words) for choice, words in zip(begun, sent, strict=False)), begun


def test_cards_are_bought_and_drafted_by_one_click_each_and_one_more(sit: Sitting, host: Host) -> None:
    for kind, number, rules in (("research", 2, {"draft": "no"}), ("draft", 1, {"draft": "yes"})):
        there = moment("terraforming", rules, asks(kind))
        screen = sit(host.at(there).link(there.seat))
        for card in range(number):
            screen.page.locator(".sheet .pick").nth(card).click()
        screen.page.locator("[data-do=confirm]").click()
        screen.wait(lambda screen=screen: screen.choices)  # type: ignore[misc]


def test_boards_and_taking_back_take_one(sit: Sitting, host: Host) -> None:
    there = at("project power_plant")
    screen = sit(host.at(there).link(there.seat))
    screen.page.locator(".left .pl .open").first.click()
    expect(screen.page.locator(".sheet")).to_be_visible()
    screen.page.keyboard.press("Escape")
    plies = screen.state["plies"]
    for selector in WAYS["a project"][1]:
        click(screen, selector)
    screen.wait(lambda: screen.state["plies"] > plies)
    screen.does("undo")
    screen.wait(lambda: screen.state["plies"] == plies)


def notations(screen: Screen) -> list[str]:
    """What may be chosen now."""
    return [one["notation"] for one in screen.state["question"]["options"]]


# The same at the table of On Mars; `{id}` is the second word of the option: a contract by its number.
COLONY: dict[str, tuple[str, list[str]]] = {
    "a private goal": ("complete", ["[data-do=goals]", "[data-notation='{option}']", "[data-do=confirm]"]),
    "goods on a contract": ("deliver", [".boards [data-what='contract {id}']", "[data-do=confirm]"]),
    "an executive action of the depot": ("executive", ["[data-what^='depot '][data-notation='{option}']"]),
    "an executive action of a building": ("building", ["[data-do=executive]", "[data-notation='{option}']"]),
    "an executive action of a scientist": ("scientist", ["[data-do=executive]", "[data-notation='{option}']"]),
}


@cache
def in_colony(verb: str) -> Moment:
    """A turn of On Mars with such an option, of somebody who comes to have buildings, scientists and goals."""
    words = ("building", "scientist", "act upgrade", "act hire", "act blueprint")
    return moment("onmars", {"players": "3"}, turn(1, verb + " "), minds=lambda seed: Fond(seed, *words))


@pytest.mark.parametrize("name", COLONY)
def test_it_takes_no_more_clicks_than_promised_on_mars(name: str, sit: Sitting, host: Host) -> None:
    verb, clicks = COLONY[name]
    there = in_colony(verb)
    screen = sit(host.at(there).link(there.seat))
    option = next(one for one in notations(screen) if one.startswith(verb))
    for selector in clicks:
        click(screen, selector.format(option=option, id=option.split()[1]))
    screen.wait(lambda: screen.choices)
    assert screen.choices[0] == option


def waits_for_a_contract(pos: Position) -> bool:
    """Whether somebody in a turn has no crystals but those that wait, and a contract that asks for them."""
    decision = pos.decision
    if decision is None or decision.kind != "turn":
        return False
    seat = cast("Json", pos.table(decision.seat))["seats"][decision.seat]
    delivers = any(one.startswith("deliver ") and one.endswith(" crystal") for one in decision.notations())
    return delivers and not seat["crystals"]


def test_crystals_that_wait_go_on_a_contract(sit: Sitting, host: Host) -> None:
    there = moment("onmars", {"players": "3"}, waits_for_a_contract, minds=lambda seed: Fond(seed, "act hire", "hire"))
    screen = sit(host.at(there).link(there.seat))
    option = next(one for one in notations(screen) if one.startswith("deliver ") and one.endswith(" crystal"))
    click(screen, f".boards [data-what='contract {option.split()[1]}']")
    click(screen, "[data-do=confirm]")
    screen.wait(lambda: option in screen.choices)
