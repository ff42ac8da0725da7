"""The bar of On Mars and what stands round it: the end of a turn, the last round, many cards, what keeps answering."""

from __future__ import annotations

import re
from typing import cast

from playwright.sync_api import expect

from areopolis.kernel.position import Position
from areopolis.locale import catalogue
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, asks, first_asked, moment, turn
from tests.web.hurry import Fond, Hurry
from tests.web.measure import CALM
from tests.web.pictures_onmars import has_many, rises, seat_of, settled
from tests.web.test_features import switch
from tests.web.words import like, said

TWO = {"players": "2"}


def waits(pos: Position) -> bool:
    """Whether a turn may end, with crystals that come with the next one."""
    return turn(1, "end")(pos) and seat_of(pos)["crystals_waiting"] > 0


def test_the_end_of_a_turn_is_asked_about_if_somebody_likes_that(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, waits)
    screen = sit(host.at(at).link(at.seat))
    page = screen.page
    end = page.locator('#decision [data-notation="end"]')
    waiting = screen.state["table"]["seats"][at.seat]["crystals_waiting"]
    expect(end).to_contain_text(f"+{waiting}")
    switch(screen, "set.end")
    page.keyboard.press("e")
    expect(page.locator("#decision")).to_contain_text(said("end.sure"))
    page.keyboard.press("Escape")
    expect(page.locator("#decision")).not_to_contain_text(said("end.sure"))
    assert not screen.choices
    end.click()
    page.locator("#decision [data-do=go]").click()
    screen.wait(lambda: screen.choices)
    assert screen.choices == ["end"]


def test_an_action_is_looked_at_before_it_is_taken(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "act construct"))
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator('#decision [data-notation="act construct"]').click()
    look = screen.page.get_by_role("dialog", name=said("om.action.construct"))
    expect(look).to_contain_text(said("om.pop.best"))
    assert not screen.choices
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.choices)
    assert screen.choices[0] == "act construct"


def test_executive_actions_stand_in_the_bar_and_light_up(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "act construct", "executive 2", "executive 3"), minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    page = screen.page
    bar = page.locator("#decision")
    page.keyboard.press("x")
    expect(bar).to_contain_text(said("om.executive.title"))
    expect(page.locator(".mars .sheet")).to_have_count(0)
    options = [one["notation"] for one in screen.state["question"]["options"]]
    executive = [one for one in options if one.startswith(("executive", "building", "scientist"))]
    expect(bar.locator("[data-notation]")).to_have_count(len(executive))
    for notation in executive:
        expect(bar.locator(f'[data-notation="{notation}"]')).to_be_visible()
    for space in (2, 3):
        expect(page.locator(f'.depot [data-what="depot {space}"].asked')).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar.locator('[data-notation="act construct"]')).to_be_visible()
    screen.does("executive")
    bar.locator('[data-notation="executive 3"]').click()
    screen.wait(lambda: screen.choices)
    assert screen.choices == ["executive 3"]


def powerless(pos: Position) -> bool:
    """Whether a turn begins in which no executive action is possible."""
    notations = pos.decision.notations() if pos.decision else []
    executive = [one for one in notations if one.startswith(("executive", "building", "scientist"))]
    return turn(1, "act construct")(pos) and not executive


def test_where_no_executive_action_is_possible_the_bar_says_where_the_reasons_are(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, powerless, minds=Hurry)
    page = sit(host.show(at).link(at.seat)).page
    page.locator("[data-do=executive]").hover()
    expect(page.get_by_role("tooltip").first).to_contain_text(said("om.executive.none"))


def test_rewards_of_a_goal_that_is_not_met_say_why(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "act"))
    page = sit(host.show(at).link(at.seat)).page
    page.keyboard.press("g")
    rewards = page.locator(".reward[aria-disabled=true]")
    rewards.first.wait_for()
    for reward in rewards.all():
        expect(reward).to_have_attribute("data-tip", re.compile(r"\w"))


def test_a_turn_takes_one_line_of_a_tablet_and_two_of_a_phone(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "4"}, turn(6, "executive", "act construct", "complete"), minds=Hurry)
    for code in ("en", "cs", "sr"):
        screen = sit(host.show(at).link(at.seat), locale=code, viewport={"width": 1024, "height": 768})
        for width, height, most in ((1024, 768, 50), (390, 844, 110)):
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.page.evaluate(CALM)
            box = screen.page.locator("#decision .bar").bounding_box()
            assert box is not None
            assert box["height"] <= most, (code, width)


def test_keys_lead_to_every_part_of_the_table(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "act construct"))
    page = sit(host.show(at).link(at.seat)).page
    for key, part in {"o": ".side.orbit", "c": ".side.colony", "k": ".boards .cards", "b": ".boards .lab"}.items():
        page.keyboard.press(key)
        expect(page.locator(f"{part} :focus")).to_have_count(1)
    for key, hex_name in {"m": "G5", "ArrowUp": "G4", "ArrowRight": "H4", "Shift+ArrowRight": "I4"}.items():
        page.keyboard.press(key)
        expect(page.locator(f'.cells [data-cell="{hex_name}"]')).to_be_focused()


def test_the_end_of_a_turn_names_what_comes_with_it(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, rises, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    expect(screen.page.locator('#decision [data-notation="end"]')).to_contain_text(said("om.pv.update"))


def test_the_last_round_is_told_with_its_reason(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, lambda pos: asks("turn")(pos) and getattr(pos, "last_round", False), 40, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    told = screen.page.get_by_text(said("om.final.now"), exact=True)
    expect(told).to_be_visible()
    told.hover()
    expect(screen.page.get_by_role("tooltip").first).to_contain_text(said("om.final.why.now"))


# How far the top line reaches beyond the page.
BEYOND = """() => Math.max(...[...document.querySelectorAll('header *')].map((at) => at.getBoundingClientRect().right))
    - innerWidth"""


def test_the_top_line_stays_on_the_page_whatever_it_tells(sit: Sitting, host: Host) -> None:
    last = moment("onmars", TWO, lambda pos: asks("turn")(pos) and getattr(pos, "last_round", False), 40, minds=Hurry)
    start = moment("onmars", TWO, asks("turnspace"))
    for at in (last, start):
        for code in ("en", "cs", "sr"):
            page = sit(host.show(at).link(at.seat), locale=code).page
            for width, height in ((1440, 900), (1280, 720), (1024, 768)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(CALM)
                assert page.evaluate(BEYOND) <= 0, (code, width)


def test_pointing_at_buildings_keeps_the_hexes_that_are_asked_about(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("discover"), 15)
    screen = sit(host.at(at).link(at.seat))
    marks = screen.page.locator(".answers [data-notation^=discover]")
    number = marks.count()
    assert number
    screen.page.locator('[data-what="building generator"]').first.hover()
    expect(marks).to_have_count(number)


def test_of_many_cards_the_built_ones_fold(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, has_many, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    seat = screen.state["table"]["seats"][at.seat]
    rows = screen.page.locator(".boards .cards button.built:not(.lit)")
    expect(rows).to_have_count(0)
    screen.does("built")
    expect(rows).not_to_have_count(0)
    expect(screen.page.locator(".boards .cards [data-do=built]")).to_contain_text(str(len(seat["built"])))


def test_the_kinds_of_buildings_stay_where_they_are_while_somebody_points_at_them(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("construct", least=8), 22)
    for code in ("en", "cs", "sr"):
        screen = sit(host.show(at).link(at.seat), locale=code)
        kinds = screen.page.locator("#decision [data-part]")
        kinds.first.wait_for()
        screen.page.evaluate(CALM)
        before = [one.bounding_box() for one in kinds.all()]
        assert len(before) > 1
        for kind in kinds.all():
            kind.hover()
            assert [one.bounding_box() for one in kinds.all()] == before


def test_ways_to_pay_stay_where_they_are_while_somebody_points_at_them(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "3"}, asks("pay", least=4), minds=Hurry)
    page = sit(host.show(at).link(at.seat), viewport={"width": 1280, "height": 720}, locale="sr").page
    ways = page.locator("#decision [data-notation^=pay]")
    ways.first.wait_for()
    page.evaluate(CALM)
    before = [one.bounding_box() for one in ways.all()]
    for way in ways.all():
        with page.expect_response("**/tries*"):
            way.hover()
        page.evaluate(CALM)
        assert [one.bounding_box() for one in ways.all()] == before


def obtained(pos: Position) -> bool:
    """Whether a turn with a blueprint may end."""
    return turn(1, "end")(pos) and len(seat_of(pos)["plans"]) > 0


def test_a_turn_that_brought_a_blueprint_stands_among_the_last_ones(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, obtained, minds=lambda seed: Fond(seed, "space 1", "act blueprint", "end", "done"))
    screen = sit(host.at(at).link(at.seat), locale="cs")
    plans = screen.state["table"]["seats"][at.seat]["plans"]
    names = [catalogue("cs").phrases[f"om.blueprint.{plan}"] for plan in plans]
    lately = screen.page.get_by_role("region", name=said("om.lately", code="cs"))
    expect(lately).to_contain_text(re.compile("|".join(map(re.escape, names))))


def works(pos: Position) -> bool:
    """Whether colonists who work make another row of the quarters count."""
    if not asks("turn")(pos):
        return False
    seat = seat_of(pos)
    return bool(seat["working"] >= 2 and seat["quarters"] % 2 == 0 and seat["beds"] > seat["quarters"] + 1)


def test_the_row_of_the_quarters_that_counts_is_the_one_of_the_score(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, works, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    points = screen.state["table"]["seats"][at.seat]["points"]["colonists"]
    expect(screen.page.locator(".rows .counts").first).to_have_text(str(points))
    end = screen.page.get_by_role("button", name=like("om.points.end"))
    end.hover()
    expect(screen.page.get_by_role("tooltip").first).not_to_contain_text("\\n")


def has_taken(pos: Position) -> bool:
    """Whether something was taken from the warehouse, and there may be more."""
    if not asks("supply", least=3)(pos) or pos.decision is None:
        return False
    sent = any(ref.kind == "colonist" for option in pos.decision.options for ref in option.about())
    return sent and "done" in pos.decision.notations()


def test_who_has_taken_something_leaves_it_at_that(sit: Sitting, host: Host) -> None:
    words = ("space 2", "take", "act resupply")
    at = moment("onmars", TWO, has_taken, minds=lambda seed: Fond(seed, *words))
    screen = sit(host.at(at).link(at.seat))
    expect(screen.page.locator('[data-notation="done"]').last).to_have_text(said("om.enough"))
    boosts = [
        option
        for option in screen.state["question"]["options"]
        if any(ref["kind"] == "colonist" for ref in option["about"])
    ]
    expect(screen.page.locator(".pays")).to_have_count(len(boosts))


def crushes(pos: Position) -> bool:
    """Whether a bot, and nothing else, may come to a hex on which something lies."""
    return asks("move")(pos) and bool(crushed(cast(Json, pos.table(first_asked(pos)))))


def crushed(table: Json) -> list[str]:
    """The hexes in reach of the only bot that may move on which something lies."""
    lying = {one["hex"] for one in table["map"] if one.get("lies")}
    moves = table["turn"]["moves"]
    if [way["piece"] for way in moves["ways"]] != ["bot"] or moves["gathers"]:
        return []
    return [end["hex"] for end in moves["ways"][0]["ends"] if end["hex"] in lying]


def test_a_bot_promises_nothing_that_it_destroys(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, crushes, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    screen.page.locator(f'.answers [data-hex="{crushed(screen.state["table"])[0]}"]').hover()
    bar = screen.page.locator("#decision")
    expect(bar.locator(".fact.cost").last).to_contain_text(said("om.move.crushed"))
    expect(bar.locator(".fact.gain")).to_have_count(0)


def test_who_looks_back_sees_what_had_been_done_lately(sit: Sitting, host: Host) -> None:
    screen = sit(host.show(moment("onmars", TWO, works, minds=Hurry)).link())
    page = screen.page
    lately = page.get_by_role("region", name=said("om.lately"))
    expect(lately).not_to_contain_text(said("om.lately.none"))
    page.goto(f"{page.url}?move=0")
    expect(lately).to_contain_text(said("om.lately.none"))


def test_a_tip_at_the_edge_stays_on_the_screen(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, turn(1, "act construct"))
    page = sit(host.show(at).link(at.seat)).page
    page.locator('[data-what^="scientist"]').last.hover()
    tip = page.get_by_role("tooltip").first
    expect(tip).not_to_be_empty()
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 1440


def test_who_lets_the_shuttle_begin_reads_whom_it_takes_first(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("shuttle"), 8)
    screen = sit(host.show(at).link(at.seat))
    page = screen.page
    expect(page.locator(".side.orbit h2")).not_to_contain_text(said("om.way.next"))
    sides = {one["seat"]: one["side"] for one in screen.state["table"]["order"] if one["seat"] is not None}
    for side in ("orbit", "colony"):
        page.locator(f'#decision [data-notation="shuttle {side}"]').hover()
        tip = page.get_by_role("tooltip").first
        expect(tip).to_contain_text(said("om.shuttle.next", said(f"om.side.{side}")))
        for seat, stands in sides.items():
            if stands == side:
                expect(tip).to_contain_text(screen.state["seats"][seat]["name"])


def test_after_the_main_action_the_bar_has_only_what_is_left(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asked_for_the_end, minds=Hurry)
    page = sit(host.show(at).link(at.seat)).page
    expect(page.locator("#decision [data-do=executive]")).to_be_visible()
    expect(page.locator("#decision [data-pops]")).to_have_count(0)
    expect(page.locator('[data-action="construct"] .head')).to_be_visible()


def asked_for_the_end(pos: Position) -> bool:
    """Whether the main action of a turn is done, and the executive one is not."""
    if not asks("turn")(pos):
        return False
    told = cast(Json, pos.table(first_asked(pos)))["turn"]
    return bool(told["main_done"] and not told["executive_done"])


def test_a_piece_that_makes_room_is_told_what_it_would_keep(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "3"}, asks("displace", least=2), minds=Hurry)
    screen = sit(host.show(at).link(at.seat))
    question = screen.state["question"]
    rover = any(ref["kind"] == "rover" for option in question["options"] for ref in option["about"])
    bar = screen.page.locator("#decision")
    expect(bar).to_contain_text(said(f"om.aside.{'rover' if rover else 'bot'}"))
    hexes = [option["notation"].split()[1] for option in question["options"]]
    expect(bar.locator(".fact > span")).to_have_text(hexes)
    expect(bar.locator(".fact em")).to_have_count(len(hexes))


def test_benefits_of_life_support_take_a_word_or_two(sit: Sitting, host: Host) -> None:
    at = moment("onmars", TWO, asks("reward", least=3), minds=Hurry)
    for code in ("en", "cs", "sr"):
        page = sit(host.show(at).link(at.seat), locale=code, viewport={"width": 1280, "height": 720}).page
        page.locator("#decision .choice").first.wait_for()
        page.evaluate(CALM)
        boxes = [one.bounding_box() for one in page.locator("#decision .choice").all()]
        assert len({box["y"] for box in boxes if box}) == 1, code
        assert all(box["height"] < 40 for box in boxes if box), code


def test_a_hint_is_begun_and_not_carried_out(sit: Sitting, host: Host) -> None:
    there = settled("turn", 5, "1")
    screen = sit(host.at(there).link(there.seat))
    screen.page.keyboard.press("h")
    rows = screen.page.locator(".hints li")
    rows.first.wait_for(timeout=60_000)
    assert rows.count() == 3
    for row in rows.all():
        expect(row.locator(".because")).not_to_be_empty()
        expect(row.locator(".means")).not_to_be_empty()
    expect(rows.first.locator(".show")).to_have_text(said("hint.show"))
    rows.first.locator(".show").click()
    expect(screen.page.get_by_role("dialog").locator("[data-do=go]")).to_be_visible()
    assert not screen.choices
