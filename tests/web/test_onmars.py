"""The table of On Mars: Lacerda, steps taken back, previews, and components of one's own."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import cast

from playwright.sync_api import expect

from areopolis.games import games
from areopolis.kernel.position import Position
from areopolis.locale import catalogue
from tests.web.conftest import Sitting
from tests.web.host import Host, Json, asks, first_asked, is_over, moment, turn
from tests.web.hurry import Fond, Hurry
from tests.web.pictures_onmars import rises, seat_of, side_of
from tests.web.player import answer, any_answer, play
from tests.web.screen import Screen
from tests.web.words import said

# In milliseconds; longer than any story.
HOUR = 3_600_000


def test_the_lobby_starts_a_guided_game_against_lacerda(sit: Sitting) -> None:
    screen = sit()
    screen.click(said("quick.onmars"))
    guide = screen.page.get_by_role("group", name=said("guide"), exact=True)
    seen: list[str] = []
    while guide.count() or not seen:
        expect(guide).to_be_visible()
        seen.append(guide.locator("b").inner_text())
        guide.get_by_role("button", name=said("guide.next")).click()
    assert len(seen) == len(set(seen)) == 12
    assert [seat["kind"] for seat in screen.state["seats"]] == ["person", "automa"]
    answer(screen, [screen.state["question"]["options"][0]["notation"]])


def test_the_lobby_begins_with_the_guide_of_the_game_that_is_chosen(sit: Sitting) -> None:
    page = sit().page
    first = page.locator(".quick .first b")
    expect(first).to_have_text(said("quick.first"))
    page.get_by_role("button", name="On Mars", exact=True).click()
    expect(first).to_have_text(said("quick.onmars"))


def test_more_options_are_not_cut_while_links_are_shown(sit: Sitting) -> None:
    page = sit().page
    page.get_by_role("button", name="On Mars", exact=True).click()
    page.locator(".quick").get_by_text(said("quick.friends"), exact=True).click()
    expect(page.get_by_role("region", name=said("links"), exact=True)).to_be_visible()
    expect(page.get_by_text(said("new.more"))).to_be_in_viewport(ratio=1)


def test_everything_says_what_it_is(sit: Sitting, host: Host) -> None:
    screen = sit(host.make("onmars", players="1", variant="first-colonists").link(0))
    things = screen.page.evaluate("[...document.querySelectorAll('[data-what]')].map((at) => at.dataset.what)")
    kinds = {what.split()[0] for what in things}
    assert {"action", "slots", "order", "shuttle", "resource", "track", "mission", "depot", "lab", "quarters"} <= kinds
    for code in ("en", "cs", "sr"):
        told = catalogue(code).phrases
        assert not [what for what in things if not phrases_of(what) & told.keys()], code
    screen.page.keyboard.press("?")
    screen.page.locator('[data-action="construct"] .slots').hover()
    expect(screen.page.get_by_role("tooltip").first).to_contain_text(said("what.onmars.slots.name"))


def phrases_of(what: str) -> set[str]:
    """The names of phrases that explain a thing: one of the game, or one of the page."""
    kind, *names = what.split()
    return {f"web.what.onmars.{kind}", *[f"web.what.onmars.{kind}.{name}" for name in names], f"web.what.frame.{kind}"}


def story(screen: Screen) -> str:
    """What the sheet of a story is called, if one is told."""
    titles = [said("om.lacerda.title"), said("om.update.title")]
    return next((name for name in titles if screen.page.get_by_role("region", name=name).count()), "")


def test_lacerda_tells_his_turn_step_by_step(sit: Sitting, host: Host) -> None:
    screen = sit(host.make("onmars", players="1").link(0))
    page, rng = screen.page, random.Random(2)
    expect(page.get_by_role("region", name=said("om.solo.goal"))).to_be_visible()
    page.keyboard.press(",")
    page.get_by_role("switch", name=said("set.steps")).click()
    page.keyboard.press("Escape")
    play([screen], lambda question: any_answer(question, rng), lambda _state: story(screen) != "")
    # From here on the clock of the page stands, so that a step takes as long as the test wants.
    page.clock.install(time=0)
    page.clock.pause_at(HOUR)
    sheet = page.get_by_role("region", name=said("om.lacerda.title"))
    steps = sheet.locator("ol > li")
    page.clock.run_for(HOUR)
    expect(steps.first).to_have_attribute("aria-current", "step")
    sheet.get_by_role("button", name=said("om.story.play")).click()
    sheet.get_by_role("button", name=said("om.story.pause")).click()
    page.clock.run_for(HOUR)
    expect(steps.first).to_have_attribute("aria-current", "step")
    sheet.get_by_role("button", name=said("om.story.play")).click()
    page.clock.run_for(HOUR)
    expect(steps.last).to_have_attribute("aria-current", "step")
    sheet.get_by_role("button", name=said("om.story.fold")).click()
    expect(page.locator("#decision").get_by_role("region", name=said("om.lacerda.title"))).to_be_visible()
    sheet.get_by_role("button", name=said("om.story.unfold")).click()
    page.keyboard.press(" ")
    expect(sheet).to_have_count(0)


def test_the_step_that_is_told_is_in_sight(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, rises, minds=Hurry)
    screen = sit(host.at(at).link(at.seat), viewport={"width": 1280, "height": 600})
    page = screen.page
    page.locator('#decision [data-notation="end"]').click()
    sheet = page.get_by_role("region", name=said("om.update.title"))
    steps = sheet.locator("ol > li")
    expect(steps.last).to_have_attribute("aria-current", "step")
    foot, last = sheet.locator("footer").bounding_box(), steps.last.bounding_box()
    assert foot is not None
    assert last is not None
    assert last["y"] + last["height"] <= foot["y"] + 1


def test_alone_the_end_says_whether_the_goal_was_met(sit: Sitting, host: Host) -> None:
    screen = sit(host.at(moment("onmars", {"players": "1"}, is_over)).link(0))
    sheet = screen.page.get_by_role("region", name=said("om.end"))
    met = bool(screen.state["result"]["winners"])
    expect(sheet).to_contain_text(said("om.end.met" if met else "om.end.missed"))
    mine, lacerda = screen.state["result"]["scores"]
    expect(sheet).to_contain_text(said("om.end.solo", mine, lacerda))
    expect(sheet.get_by_role("region", name=said("om.solo.goal"))).to_be_visible()
    screen.click(said("om.end.table"))
    expect(sheet).to_have_count(0)


def far(screen: Screen) -> str:
    """A hex that takes more than one step and no crystal."""
    ways = screen.state["table"]["turn"]["moves"]["ways"]
    return str(next(end["hex"] for way in ways for end in way["ends"] if len(end["way"]) > 1 and not end["crystals"]))


def has_far_steps(pos: Position) -> bool:
    """Whether a rover or bot may go farther than one hex."""
    if not asks("move", least=6)(pos):
        return False
    ways = cast(Json, pos.table(first_asked(pos)))["turn"]["moves"]["ways"]
    return bool(ways) and any(len(end["way"]) > 1 and not end["crystals"] for end in ways[0]["ends"])


def test_a_movement_is_taken_back_step_by_step(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, has_far_steps)
    screen = sit(host.at(at).link(at.seat))
    plies, hex_name = screen.state["plies"], far(screen)
    goal = screen.page.locator(f'.answers [data-hex="{hex_name}"]')
    goal.hover()
    expect(screen.page.locator("#decision")).to_contain_text(hex_name)
    assert not screen.deeds
    goal.click()
    screen.wait(lambda: screen.state["plies"] >= plies + 2, "two steps")
    gone = screen.state["plies"] - plies
    for left in range(gone - 1, -1, -1):
        screen.page.keyboard.press("z")
        screen.wait(lambda left=left: screen.state["plies"] == plies + left, "one step back")  # type: ignore[misc]
        expect(screen.page.locator("#decision .step")).to_have_count(left)


def test_a_building_says_what_it_brings_before_it_is_built(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, asks("construct", least=8))
    screen = sit(host.at(at).link(at.seat))
    _word, kind, hex_name = screen.state["question"]["options"][0]["notation"].split()
    screen.press(screen.controls(f'[data-part="{kind}"]')[0])
    screen.page.locator(f'.answers [data-hex="{hex_name}"]').hover()
    bar = screen.page.locator("#decision")
    expect(bar).to_contain_text(hex_name)
    expect(bar.locator(".fact.cost")).not_to_have_count(0)
    expect(bar.locator(".fact.gain, .fact.over")).not_to_have_count(0)
    assert not screen.deeds
    illegal = screen.page.locator('.answers [aria-disabled="true"]').first
    illegal.hover()
    expect(bar.locator(".why")).to_be_visible()


def joined(table: Json) -> tuple[str, str, int] | None:
    """A building and a hex where it would join others, and how many of them; none if there is no such hex."""
    sites = [(build["building"], site) for build in table["builds"] for site in build["sites"]]
    return next(((kind, site["hex"], site["joins"]) for kind, site in sites if site["legal"] and site["joins"]), None)


def test_the_size_that_a_complex_would_have_stands_on_the_map(sit: Sitting, host: Host) -> None:
    def wanted(pos: Position) -> bool:
        return asks("construct", least=8)(pos) and joined(cast(Json, pos.table(first_asked(pos)))) is not None

    at = moment("onmars", {"players": "2"}, wanted, minds=Hurry)
    screen = sit(host.show(at).link(at.seat))
    found = joined(screen.state["table"])
    assert found is not None
    kind, hex_name, number = found
    screen.press(screen.controls(f'[data-part="{kind}"]')[0])
    sizes = screen.page.locator(".ghosts .size")
    expect(sizes).to_have_count(0)
    screen.page.locator(f'.answers [data-hex="{hex_name}"]').hover()
    expect(sizes).to_have_text(str(number + 1))


def test_what_an_asked_take_back_would_change_is_drawn(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, asks("construct", least=8))
    made = host.at(at)
    builder, other = at.seat, 1 - at.seat
    state = host.look(made, builder)
    # A shelter that stands alone: nothing more is asked.
    built = state["question"]["options"][-2]["notation"]
    host.do(made, builder, kind="choice", ply=state["ply"], choice=built)
    host.do(made, builder, kind="proposal", what={"kind": "take-back", "ply": state["plies"]})
    screen = sit(made.link(other))
    expect(screen.page.locator(".map .undone.gone")).not_to_have_count(0)
    expect(screen.page.locator(".others .chip")).not_to_have_count(0)


def test_a_term_leads_to_the_glossary(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, asks("turnspace"))
    page = sit(host.show(at).link(at.seat)).page
    term = page.locator(".term").first
    word = term.inner_text()
    term.click()
    glossary = page.get_by_role("dialog", name=said("om.term.title"))
    expect(glossary.locator(".on")).to_contain_text(re.compile(word, re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(glossary).to_have_count(0)


def test_who_closes_a_board_is_back_on_mars(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, asks("turn"), minds=Hurry)
    page = sit(host.show(at).link(at.seat)).page
    page.keyboard.press("m")
    place = page.locator("[data-cell]:focus")
    name = place.get_attribute("data-cell")
    page.keyboard.press(f"F{2 - at.seat}")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(place).to_have_attribute("data-cell", str(name))


def test_an_action_says_its_price_and_the_best_it_does(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "3"}, lambda pos: asks("turn", least=6)(pos) and getattr(pos, "round", 0) >= 2)
    screen = sit(host.at(at).link(at.seat))
    option = next(one["notation"] for one in screen.state["question"]["options"] if one["notation"].startswith("act"))
    action = option.split()[1]
    screen.page.locator(f'[data-action="{action}"] .head').click()
    popover = screen.page.get_by_role("dialog", name=said(f"om.action.{action}"))
    expect(popover.locator("[data-do=go]")).to_be_enabled()
    screen.page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    assert not screen.deeds


def test_goods_go_on_contracts_while_another_moves(sit: Sitting, host: Host) -> None:
    wanted = asks("turn")

    def may_deliver(pos: Position) -> bool:
        if not wanted(pos):
            return False
        other = pos.question(1 - first_asked(pos))
        return other is not None and any(one.notation().startswith("deliver") for one in other.options)

    at = moment("onmars", {"players": "2"}, may_deliver)
    screen = sit(host.at(at).link(1 - at.seat))
    notation = screen.state["question"]["options"][0]["notation"]
    plies = screen.state["plies"]
    answer(screen, [notation])
    assert notation in screen.choices
    assert screen.state["plies"] > plies


def test_what_a_button_opened_is_confirmed_by_enter(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, turn(4, "deliver"), 50, lambda seed: Fond(seed, "contract", "act hire"))
    screen = sit(host.at(at).link(at.seat))
    screen.does("deliver")
    expect(screen.page.get_by_role("dialog", name=said("om.deliver"))).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.wait(lambda: screen.choices)
    assert screen.choices[0].startswith("deliver")


def descends(pos: Position) -> bool:
    """Whether somebody in orbit is asked about the shuttle."""
    return asks("travel")(pos) and side_of(pos) == "orbit"


def test_a_space_that_is_chosen_with_the_journey_is_taken_on_arrival(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, descends, minds=Hurry)
    screen = sit(host.at(at).link(at.seat))
    screen.press([one for one in screen.controls() if one.notation.startswith("space")][-1])
    screen.does("confirm")
    place = screen.page.locator(".mars [data-notation^=discover]").first
    place.wait_for()
    screen.press(screen.controls(".mars [data-notation^=discover]")[0])
    screen.wait(lambda: len(screen.choices) > len(("travel", "discover")))
    assert [one.split()[0] for one in screen.choices] == ["travel", "discover", "space"]


def rivals(pos: Position) -> list[str]:
    """Two deliveries to different contracts for which there is one unit; none if there are no such two."""
    decision = pos.question(first_asked(pos))
    if decision is None or decision.kind != "turn":
        return []
    seat = seat_of(pos)
    offers = [one for one in decision.notations() if one.startswith("deliver")]
    for offer in offers:
        good = offer.split()[2]
        same = [one for one in offers if one.endswith(f" {good}")]
        if len(same) > 1 and (seat["crystals"] if good == "crystal" else seat["goods"][good]) == 1:
            return same[:2]
    return []


def test_a_unit_goes_from_one_contract_to_another_with_one_press(sit: Sitting, host: Host) -> None:
    at = moment("onmars", {"players": "2"}, lambda pos: bool(rivals(pos)), minds=lambda seed: Fond(seed, "act hire"))
    screen = sit(host.at(at).link(at.seat))
    page = screen.page
    screen.does("deliver")
    units = page.locator('[role=dialog] [data-notation^="deliver "]:enabled')
    first = page.locator('[role=dialog] [data-notation][aria-pressed="true"]').first
    here = first.get_attribute("data-notation")
    assert here is not None
    good = here.split()[2]
    there = next(
        one
        for one in units.evaluate_all("all => all.map((at) => at.dataset.notation)")
        if one != here and one.endswith(f" {good}")
    )
    marked = page.locator(f'[role=dialog] [data-notation$=" {good}"][aria-pressed="true"]')
    for wanted in (there, here, there):
        page.locator(f'[role=dialog] [data-notation="{wanted}"]').click()
        expect(marked).to_have_count(1)
        expect(marked).to_have_attribute("data-notation", wanted)
    page.locator("[role=dialog] [data-do=confirm]").click()
    screen.wait(lambda: screen.choices)
    assert there in screen.choices
    assert here not in screen.choices


def test_components_of_ones_own_are_given_with_a_new_game(sit: Sitting, tmp_path: Path) -> None:
    text = games()["onmars"].template()
    assert tomllib.loads(text)
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    lobby = sit()
    page = lobby.page
    page.get_by_role("button", name="On Mars", exact=True).click()
    page.get_by_text(said("new.more")).click()
    page.locator("input[type=file][accept*=toml]").set_input_files(own)
    expect(page.get_by_text("own.toml").first).to_be_visible()
    seats = page.get_by_role("region", name=said("new.seats"))
    seats.get_by_role("combobox").nth(1).select_option(label=said("seat.here"))
    with page.expect_response(lambda answer: "/components" in answer.url) as answered:
        lobby.click(said("new.start"))
    told = answered.value.json()
    assert told["components"]
    assert not told.get("doubts"), "an owner is certain of all"
