"""On Mars: what a person stumbles over who plays it for the first time without reading anything."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import expect

from areopolis.kernel.position import Position
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, asks, first_asked, moment, turn
from tests.web.hurry import Hurry
from tests.web.pictures_onmars import seat_of
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


def test_a_technology_of_the_grid_is_chosen_in_the_sheet(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("learn", least=12), 3)
    screen = sit(host.show(at).link(at.seat))
    screen.page.locator("[data-action=learn] .lit").first.click()
    expect(screen.page.locator(".sheet [data-part][aria-pressed=true]")).to_have_count(1)
    expect(screen.page.locator(".sheet [data-do=confirm]")).to_be_enabled()


def costs_a_ship(pos: Position) -> bool:
    """Whether somebody may travel, for a ship."""
    return asks("travel")(pos) and "travel ship" in notations_of(pos)


def test_a_ship_is_not_given_away_by_enter(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, costs_a_ship, 3, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    expect(screen.page.locator(".sheet [data-do=confirm]")).to_have_text(re.compile(said("om.travel.stay")))
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.choices)
    assert screen.choices == ["stay"]


def test_who_has_upgraded_reads_what_one_more_takes(sit: Sitting, host: Host) -> None:
    def takes_technology(pos: Position) -> bool:
        return asks("upgrade")(pos) and any(one.startswith("tech") for one in notations_of(pos))

    at = moment("onmars", TWO, takes_technology, 3, minds=Hurry)
    page = sit(host.show(at).link(at.seat)).page
    expect(page.locator("#decision")).to_contain_text(said("om.bar.farther"))
    expect(page.locator(".answers .not")).to_have_count(0)


def test_a_tile_that_is_not_taken_is_left_there(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("tile"), 3)
    page = sit(host.show(at).link(at.seat)).page
    expect(page.locator('#decision [data-notation="done"]')).to_contain_text(said("om.tile.leave"))


def test_the_end_of_a_turn_promises_no_crystal_for_which_there_is_no_room(sit: Sitting, host: Host) -> None:
    def loses(pos: Position) -> bool:
        if not turn(1, "end")(pos):
            return False
        seat = seat_of(pos)
        return bool(seat["depot_room"] < 0 < seat["crystals_waiting"] + seat["depot_room"])

    at = moment("onmars", TWO, loses, 3)
    screen = sit(host.show(at).link(at.seat))
    seat = screen.state["table"]["seats"][at.seat]
    comes = seat["crystals_waiting"] + seat["depot_room"]
    expect(screen.page.locator('#decision [data-notation="end"] .waiting')).to_have_text(f"+{comes}")


def test_a_contract_that_was_taken_lately_has_its_name(sit: Sitting, host: Host) -> None:
    def accepted(pos: Position) -> bool:
        return asks("refill")(pos) and any(seat["contracts"] for seat in [seat_of(pos)])

    at = moment("onmars", TWO, accepted, 6)
    screen = sit(host.show(at).link(at.seat))
    number = screen.state["table"]["seats"][at.seat]["contracts"][-1]["contract"]
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".mars")).to_contain_text(f"Contract {number}")


def test_enter_confirms_what_is_asked_after_a_delivery(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "deliver", "act control"), 8)
    screen = sit(host.at(at).link(at.seat))
    page = screen.page
    card = page.locator('.cards [data-what^="contract "]').first
    card.click()
    page.get_by_role("dialog").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not card.evaluate("one => one === document.activeElement")


def possible(form: Json) -> bool:
    """Whether a building of a kind can be built now."""
    return bool(form["left"] and form["affordable"] and any(site["legal"] for site in form["sites"]))


def test_a_building_that_was_clicked_is_built_once_its_place_is_paid(sit: Sitting, host: Host) -> None:
    def costs(pos: Position) -> bool:
        if not turn(1, "act construct")(pos):
            return False
        told = cast(Json, pos.table(first_asked(pos)))
        place = next(one for one in told["actions"] if one["action"] == "construct")
        legal = [form for form in told["builds"] if possible(form)]
        return (
            place["extra_cost"] == 1 and seat_of(pos)["crystals"] > 1 and seat_of(pos)["quarters"] > 2 and bool(legal)
        )

    at = moment("onmars", TWO, costs, 3)
    screen = sit(host.at(at).link(at.seat))
    form = next(one for one in screen.state["table"]["builds"] if possible(one))
    hex_name = next(site["hex"] for site in form["sites"] if site["legal"])
    screen.page.locator(f'[data-action=construct] [data-what="building {form["building"]}"]').click()
    screen.page.locator(f'.answers [data-hex="{hex_name}"]').click()
    screen.page.locator('#decision [data-notation="pay crystal=1"]').click()
    screen.wait(lambda: len(screen.choices) > 2, "the building")
    assert screen.choices[:3] == ["act construct", "pay crystal=1", f"construct {form['building']} {hex_name}"]


def test_the_last_round_takes_no_further_line_of_a_phone(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, lambda pos: asks("turn")(pos) and getattr(pos, "last_round", False), 40, minds=Hurry)
    for code in ("en", "cs", "sr"):
        page = sit(host.show(at).link(at.seat), locale=code, viewport={"width": 390, "height": 844}).page
        expect(page.locator("[data-ends]")).to_be_visible()
        box = page.locator("header").first.bounding_box()
        assert box is not None
        assert box["height"] < 90, code


def test_of_a_building_without_tiles_no_hex_is_counted(sit: Sitting, host: Host) -> None:
    def used_up(pos: Position) -> bool:
        told = cast(Json, pos.table(first_asked(pos)))
        return turn(1, "act construct")(pos) and any(
            form["left"] == 0 and any(site["legal"] for site in form["sites"]) for form in told["builds"]
        )

    at = moment("onmars", TWO, used_up, 3)
    screen = sit(host.show(at).link(at.seat))
    form = next(one for one in screen.state["table"]["builds"] if one["left"] == 0)
    stack = screen.page.locator(f'[data-action=construct] [data-what="building {form["building"]}"]')
    expect(stack.locator("small")).to_have_text(said("om.stack.nohex"))
