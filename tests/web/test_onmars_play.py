"""On Mars: what a person stumbles over who plays it for the first time without reading anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from areopolis.kernel.position import Position
from tests.web.conftest import Sitting
from tests.web.host import Host, asks, first_asked, moment, turn
from tests.web.words import said

TWO = {"players": "2"}
ORBIT = turn(1, "act blueprint", "act learn", "act resupply")


def notations_of(pos: Position) -> list[str]:
    """What may be answered now."""
    return pos.decision.notations() if pos.decision else []


@pytest.mark.parametrize(("action", "thing"), [("learn", "tech"), ("blueprint", "blueprint"), ("resupply", "resource")])
def test_a_press_on_a_thing_leads_to_its_action(action: str, thing: str, sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, ORBIT, 8)
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator(f'[data-action={action}] [data-what^="{thing} "]').first.click()
    expect(screen.page.get_by_role("dialog", name=said(f"om.action.{action}"))).to_be_visible()
    assert not screen.choices


def test_no_tip_lies_over_an_action_that_is_looked_at(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, ORBIT, 8)
    screen = sit(host.at(at).link(at.seat))
    button = screen.page.locator('#decision [data-notation="act learn"]')
    button.hover()
    expect(screen.page.locator("#tip")).to_be_visible()
    button.click()
    screen.page.locator("#decision .ask").hover()
    button.hover()
    expect(screen.page.locator("#tip")).to_be_hidden()


def test_who_may_deliver_meanwhile_reads_for_whom_the_table_waits(sit: Sitting, host: Host) -> None:
    def may_deliver(pos: Position) -> bool:
        if not asks("turn")(pos):
            return False
        other = pos.question(1 - first_asked(pos))
        return other is not None and any(one.notation().startswith("deliver") for one in other.options)

    at = moment("onmars", TWO, may_deliver)
    screen = sit(host.show(at).link(1 - at.seat))
    bar = screen.page.locator("#decision")
    waited = screen.state["seats"][at.seat]["name"]
    expect(bar).to_contain_text(said("waits", waited))
    expect(bar.locator("[data-do=deliver]")).to_have_text(said("om.deliver"))


def has_own_technology(pos: Position) -> bool:
    """Whether the own rover technology, and nothing else that is free, takes the rover on."""
    me = first_asked(pos)
    if not asks("move")(pos) or f"tech {me}" not in notations_of(pos):
        return False
    return any(one.startswith("rover ") for one in notations_of(pos))


def test_the_own_technology_is_used_before_crystals(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, has_own_technology, 3)
    screen = sit(host.at(at).link(at.seat))
    crystals = screen.state["table"]["seats"][at.seat]["crystals"]
    ways = screen.state["table"]["turn"]["moves"]["ways"]
    end = next(one for one in ways[0]["ends"] if not one["crystals"])
    expect(screen.page.locator("#decision .piece").first).to_contain_text(f"+{ways[0]['level']}")
    screen.page.locator(f'.answers [data-hex="{end["hex"]}"]').click()
    screen.wait(lambda: len(screen.choices) > len(end["way"]) - 1 and screen.choices[-1].split()[1] == end["hex"])
    assert screen.choices[0] == f"tech {at.seat}"
    assert screen.state["table"]["seats"][at.seat]["crystals"] == crystals


def test_crystals_can_be_paid_before_the_own_technology_is_used(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, has_own_technology, 3)
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator("[data-do=spares]").click()
    step = screen.page.locator('.answers [data-notation^="rover "]').first
    notation = step.get_attribute("data-notation")
    expect(step).to_have_class(re.compile("pays"))
    step.click()
    screen.wait(lambda: screen.choices)
    assert screen.choices == [notation]
