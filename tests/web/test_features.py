"""What a table offers besides the game itself: settings, hints, the hand as one likes it, others who are away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLong

from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.position import Position
from tests.web.conftest import Sitting
from tests.web.host import Host, Made, Mind, asks, moment, turn
from tests.web.measure import CALM
from tests.web.player import answer
from tests.web.screen import Screen
from tests.web.stage import PHONE, in_generation, size
from tests.web.words import like, said

MOVES = {"reduced_motion": "no-preference"}
# How often the clock of a page is turned on, and milliseconds until that must have shown something.
TRIES = 3
SOON = 4000
# Milliseconds after which whatever flies has begun to.
FLOWN = 300
# What of a card a mark on it covers, as classes; the mark is drawn before the control in it.
COVERED = """(press) => {
    const look = getComputedStyle(press, '::before');
    const { left, top } = press.getBoundingClientRect();
    const [x, y, w, h] = [look.left, look.top, look.width, look.height].map(parseFloat);
    const mark = { left: left + x, right: left + x + w, top: top + y, bottom: top + y + h };
    return [...press.closest('.card').querySelectorAll('.i, .cost, .nm, .ft b')].filter((one) => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && box.left < mark.right && box.right > mark.left
            && box.top < mark.bottom && box.bottom > mark.top;
    }).map((one) => `${one.getAttribute('class')} ${one.textContent}`);
}"""


def at_turn(host: Host, least: int = 8, **options: str) -> tuple[Made, int]:
    """A game at a turn with many options, and whose turn it is."""
    agreed = {"corporate-era": "no", "draft": "no", **options}
    at = moment("terraforming", agreed, asks("turn", least=least))
    return host.at(at), at.seat


def later(screen: Screen, seconds: int, act: Callable[[], None]) -> None:
    """Turn the clock of a page on and do something; again, if the server set it right meanwhile by what it told."""
    for _ in range(TRIES):
        screen.page.clock.fast_forward(seconds * 1000)
        try:
            return act()
        except TooLong:
            continue
    raise AssertionError(screen.text())


def switch(screen: Screen, name: str) -> None:
    """Change a setting that is on or off."""
    screen.page.keyboard.press(",")
    screen.page.get_by_role("dialog", name=said("set")).get_by_label(said(name)).click()
    screen.page.keyboard.press("Escape")


def test_what_is_said_gives_way_to_whoever_points_at_the_panel(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    host.do(made, 1 - seat, kind="chat", line="Nobody takes space 31, please.")
    bubble = screen.page.locator(".bubble")
    bubble.wait_for()
    screen.page.locator(f'.left [data-seat="{1 - seat}"] .tr').hover()
    expect(bubble).to_have_count(0, timeout=3000)


def test_all_hints_are_in_sight(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "1"}, asks("turn", least=8))
    screen = sit(host.at(at).link(at.seat), locale="cs", **size(1280, 720))
    screen.page.keyboard.press("h")
    rows = screen.page.locator(".hints li")
    expect(rows).to_have_count(3)
    screen.page.evaluate(CALM)
    room = screen.page.locator(".hints ol").bounding_box()
    boxes = [box for row in rows.all() if (box := row.bounding_box())]
    assert room
    assert max(box["y"] + box["height"] for box in boxes) <= room["y"] + room["height"] + 1


def keeps_all(_: int) -> Mind:
    """A mind that buys all cards and plays none."""

    def choose(_: Position, __: int, decision: Decision) -> Choice:
        if decision.verb:
            return Subset(decision.verb, *decision.options[: decision.most])
        return next((one for one in decision.options if one.notation() in {"pass", "end"}), decision.options[0])

    return choose


@pytest.mark.parametrize(
    ("generation", "context"),
    [(1, size(1440, 900)), (2, size(1440, 900)), (2, size(1280, 720)), (5, size(1440, 900)), (2, PHONE)],
    ids=["side by side", "overlapped", "laptop", "small", "phone"],
)
def test_the_rank_of_a_hint_covers_nothing_of_a_card(
    sit: Sitting, host: Host, generation: int, context: dict[str, Any]
) -> None:
    at = moment("terraforming", {"players": "1"}, in_generation(generation, asks("turn")), seed=4, minds=keeps_all)
    screen = sit(host.at(at).link(at.seat), **context)
    # Every card that can be played is marked.
    screen.page.evaluate("document.querySelectorAll('.hand [data-notation]').forEach((one) => (one.dataset.hint = 3))")
    screen.page.evaluate(CALM)
    marked = screen.page.locator(".hand .press[data-hint]")
    assert marked.count()
    assert [marked.nth(at).evaluate(COVERED) for at in range(marked.count())] == [[]] * marked.count()


def test_two_panels_on_a_large_screen_show_two_turns_each(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "3"}, in_generation(3, asks("turn")))
    screen = sit(host.at(at).link(at.seat))
    panels = screen.page.locator(".left .pl")
    for number in range(2):
        expect(panels.nth(number).locator(".last")).to_have_count(2)
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    expect(screen.page.locator(".left .earlier")).to_have_count(0)


def test_a_phone_says_how_a_parameter_is_now(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat), **PHONE)
    screen.page.keyboard.press("?")
    screen.page.locator('.glob [data-what="parameter oxygen"]').dispatch_event("click")
    expect(screen.page.locator(".tip .now")).to_contain_text("14")


def test_the_key_of_hints_opens_their_tab_at_both_tables(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    colony = moment("onmars", {"players": "2"}, asks("turn"))
    for screen in (sit(made.link(seat)), sit(host.at(colony).link(colony.seat))):
        screen.page.keyboard.press("h")
        expect(screen.page.get_by_role("tab", name=said("hint"))).to_have_attribute("aria-selected", "true")


def test_the_end_of_a_turn_is_asked_about_if_one_likes(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    switch(screen, "set.end")
    answer(screen, ["project power_plant"])
    screen.page.keyboard.press("e")
    expect(screen.page.locator("#pop [data-do=go]")).to_be_visible()
    assert screen.choices == ["project power_plant"]
    screen.does("go")
    screen.wait(lambda: screen.choices[-1] == "end")


def test_heat_is_converted_at_once_if_one_likes(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "4"}, turn(6, "convert heat"))
    screen = sit(host.at(at).link(at.seat))
    switch(screen, "set.heat")
    screen.page.locator('[data-notation="convert heat"]').click()
    screen.wait(lambda: screen.choices == ["convert heat"])


def test_passing_says_what_is_left_unused(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    money = screen.state["table"]["seats"][seat]["stock"]["mc"]
    screen.page.keyboard.press("p")
    expect(screen.page.locator("#pop")).to_contain_text(f"{money} M€")
    expect(screen.page.locator("#pop [data-do=go]")).to_contain_text(said("tm.pass"))
    assert not screen.deeds


def test_a_page_that_breaks_says_what_is_safe(sit: Sitting, host: Host) -> None:
    """The server tells a table that cannot be drawn."""
    made, seat = at_turn(host)
    screen = sit()

    def told(message: str | bytes, line: WebSocketRoute) -> None:
        state = json.loads(message)
        if state["type"] == "state":
            state["table"]["map"] = None
        line.send(json.dumps(state))

    def connected(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: told(message, line))

    screen.page.route_web_socket("**/*", connected)
    screen.page.goto(made.link(seat))
    alert = screen.page.get_by_role("alert")
    expect(alert).to_contain_text(said("broken.safe", host.look(made, seat)["plies"]))
    alert.get_by_text(said("broken.report")).click()
    expect(alert.locator("pre")).to_contain_text(made.id)
    assert screen.faults, "the console tells it too"
    screen.faults.clear()


def test_those_who_watch_may_be_muted(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    host.post(f"/api/games/{made.id}/deeds", {"kind": "chat", "seat": -1, "line": "Go for it!"}, [made.watch])
    screen.page.keyboard.press("k")
    line = screen.page.get_by_role("log").get_by_text("Go for it!")
    expect(line).to_be_visible()
    switch(screen, "set.watchers")
    expect(line).to_have_count(0)
    expect(screen.page.get_by_role("log")).to_contain_text(like("talk.muted"))


def test_marsbot_tells_its_turn_by_itself(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host, least=6, **{"marsbot": "normal", "corporate-era": "yes"})
    screen = sit(made.link(seat), **MOVES)
    answer(screen, ["project power_plant"])
    screen.page.keyboard.press("e")
    board = screen.page.locator(".sheet.botb")
    expect(board).to_be_visible()
    expect(board.locator(".steps li").first).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(board).to_have_count(0)


def test_marsbot_goes_on_by_hand_if_one_likes(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host, least=6, **{"marsbot": "normal", "corporate-era": "yes"})
    screen = sit(made.link(seat), **MOVES)
    switch(screen, "set.steps.marsbot")
    answer(screen, ["project power_plant"])
    screen.page.keyboard.press("e")
    steps = screen.page.locator(".sheet.botb .steps")
    expect(steps.locator("li")).to_have_count(1)
    on = steps.get_by_label(said("tm.step.on"))
    on.click()
    expect(steps.locator("li")).to_have_count(2)
    expect(steps.get_by_label(said("tm.step.play"))).to_be_visible()


def test_what_an_asked_take_back_would_change_is_drawn(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    mine, theirs = sit(made.link(seat)), sit(made.link(1 - seat))
    plies = mine.state["plies"]
    answer(mine, ["project aquifer"])
    answer(mine, [mine.wait(lambda: mine.question)["options"][0]["notation"]])
    host.do(made, seat, kind="proposal", what={"kind": "take-back", "ply": plies})
    expect(theirs.page.locator("[data-space] .undone")).to_have_count(1)
    panel = theirs.page.locator(f'.left [data-seat="{seat}"] [data-what="resource mc"] .delta')
    expect(panel).to_contain_text("+18")


def test_one_reminds_lets_a_bot_play_and_comes_back(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    away = sit(made.link(seat))
    screen = sit()
    screen.page.clock.install()
    screen.open(made.link(1 - seat))
    bar = screen.page.locator("#decision")
    remind = bar.get_by_role("button", name=said("wait.remind"))
    later(screen, 130, lambda: remind.click(timeout=SOON))
    screen.wait(lambda: [one for one in screen.deeds if one["deed"]["kind"] == "reaction"])
    away.page.close()
    screen.wait(lambda: screen.state["seats"][seat].get("gone"), "gone")
    gone = screen.page.locator(f'.left [data-seat="{seat}"] .st.away')
    later(screen, 90, lambda: gone.wait_for(timeout=SOON))
    play_on = bar.get_by_role("button", name=said("wait.bot"))
    later(screen, 240, lambda: play_on.click(timeout=SOON))
    screen.wait(lambda: screen.state.get("matter") or screen.state["seats"][seat].get("bot"), "proposed")
    back = sit(made.link(seat))
    if matter := back.state.get("matter"):
        host.do(made, seat, kind="answer", proposal=matter["number"], agrees=True)
    expect(back.page.locator("#decision")).to_contain_text(said("held"))
    back.page.get_by_role("button", name=like("return")).click()
    back.wait(lambda: not back.state["seats"][seat].get("bot"), "taken back")


def test_a_played_card_flies_unless_one_wants_little_movement(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {}, lambda pos: asks("turn", least=6)(pos) and plays(pos))
    for motion, flies in (("no-preference", True), ("reduce", False)):
        screen = sit(host.at(at).link(at.seat), reduced_motion=motion)
        card = screen.page.locator('.hand [data-notation^="play "]').first
        card.click()
        screen.page.evaluate(
            """() => {
                window.flown = 0;
                const seen = (changes) => changes.forEach((one) => one.addedNodes.forEach((node) => {
                    if (node.inert) window.flown++;
                }));
                new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        screen.does("play")
        screen.wait(lambda screen=screen: screen.choices)  # type: ignore[misc]
        assert (screen.page.evaluate("() => window.flown") > 0) is flies


def test_what_is_printed_on_a_space_flies_to_the_board(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"corporate-era": "no"}, asks("space", least=4))
    for motion, flies in (("no-preference", True), ("reduce", False)):
        screen = sit(host.at(at).link(at.seat), reduced_motion=motion)
        given = {one["space"]: one["bonus"] for one in screen.state["table"]["map"]}
        legal = [one.notation for one in screen.controls("[data-space][data-notation]")]
        best = max(legal, key=lambda one: len([what for what in given[one.split()[-1]] if what != "card"]))
        screen.page.evaluate(
            """() => {
                window.flown = 0;
                const seen = (changes) => changes.forEach((one) => one.addedNodes.forEach((node) => {
                    if (node.ariaHidden === 'true' && node.style?.position === 'fixed') window.flown++;
                }));
                new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        screen.press(screen.controls(f'[data-space][data-notation="{best}"]')[0])
        screen.wait(lambda screen=screen: screen.choices)  # type: ignore[misc]
        screen.page.wait_for_timeout(FLOWN)
        assert (screen.page.evaluate("() => window.flown") > 0) is flies


def plays(pos: object) -> bool:
    """Whether a card can be played."""
    notations = pos.decision.notations()  # type: ignore[attr-defined]
    return any(one.startswith("play ") for one in notations)


def test_moves_that_run_by_themselves_end_with_any_key(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {}, lambda pos: asks("turn")(pos) and getattr(pos, "generation", 0) >= 2)
    screen = sit(host.at(at).link(at.seat))
    bar = screen.page.locator("#decision")
    screen.page.keyboard.press("r")
    screen.page.get_by_role("slider").first.fill("0")
    expect(bar).to_contain_text(said("back.move", 0, screen.state["plies"]))
    bar.get_by_role("button", name=said("back.play")).click()
    expect(bar.get_by_role("button", name=said("back.pause"))).to_be_visible()
    screen.page.evaluate("() => document.activeElement?.blur()")
    screen.page.keyboard.press("x")
    expect(screen.page.locator("[data-do=pass]")).to_be_enabled()


def test_the_log_is_sifted_by_who_and_by_words(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {}, lambda pos: asks("turn")(pos) and getattr(pos, "generation", 0) >= 2)
    screen = sit(host.at(at).link(at.seat))
    log = screen.page.get_by_role("log")
    expect(log.locator(".heading").first).to_be_visible()
    screen.click(said("log.sift"))
    screen.page.get_by_label(said("log.words")).fill("passes")
    expect(log.locator("[data-ply]")).not_to_have_count(0)
    for line in log.locator("[data-ply]").all():
        expect(line).to_contain_text("passes")
    screen.page.get_by_label(said("log.words")).fill("no such thing")
    expect(log.locator("[data-ply]")).to_have_count(0)


def names(cards: Locator) -> list[str]:
    """The cards of the hand in their order."""
    return [str(one.get_attribute("data-card")) for one in cards.all()]


def test_the_hand_is_laid_and_sifted_as_one_likes(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "2"}, lambda pos: asks("turn", least=6)(pos) and hand(pos) >= 4)
    screen = sit(host.at(at).link(at.seat))
    cards = screen.page.locator(".hand [data-card]")
    expect(cards).not_to_have_count(0)
    before = names(cards)
    cards.first.locator(".press").focus()
    screen.page.keyboard.press("Alt+ArrowRight")
    expect(cards.first).to_have_attribute("data-card", before[1])
    cards.nth(2).drag_to(cards.first)
    expect(cards.first).to_have_attribute("data-card", before[2])
    screen.page.locator(".find").fill("qqqq")
    expect(cards).to_have_count(0)
    screen.page.keyboard.press("Escape")
    expect(cards).to_have_count(len(before))
    screen.click(said("tm.filter"))
    screen.page.locator(".sift button").first.click()
    kinds = {one.get_attribute("class") for one in cards.all()}
    assert all("automated" in str(kind) for kind in kinds)


def hand(pos: object) -> int:
    """How many cards the seat that is asked has in hand."""
    table = pos.table(pos.asked()[0])  # type: ignore[attr-defined]
    return int(table["seats"][table["seat"]]["hand"]["number"])


def test_in_research_the_hand_says_what_stands_against_its_cards(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"draft": "no"}, lambda pos: asks("research")(pos) and hand(pos) > 3)
    screen = sit(host.at(at).link(at.seat))
    refused = {one["about"][0]["id"]: "".join(one["short"]) for one in screen.state["refusals"]}
    cards = {one["card"] for one in screen.state["table"]["seats"][at.seat]["hand"]["cards"]}
    assert refused
    assert cards >= refused.keys()
    for card in cards:
        shown = screen.page.locator(f'.hand [data-card="{card}"]')
        expect(shown.locator(".ft")).to_contain_text(refused.get(card, ""))
        assert ("no" in str(shown.get_attribute("class")).split()) is (card in refused)
        if card not in refused:
            expect(shown.locator("button")).to_have_accessible_name(re.compile(said("tm.playable")))


def test_a_drawn_card_has_a_dot_until_it_is_pointed_at(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "1"}, lambda pos: asks("research")(pos) and hand(pos) > 0)
    screen = sit(host.at(at).link(0))
    assert screen.question is not None
    card = screen.question["options"][0]["notation"]
    answer(screen, [card])
    dot = screen.page.locator(f'.hand [data-card="{card}"] .fresh')
    expect(dot).to_have_count(1)
    screen.page.locator(f'.hand [data-card="{card}"] .press').hover()
    expect(dot).to_have_count(0)


def test_a_key_can_be_another_one(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    plies = screen.state["plies"]
    screen.page.keyboard.press(",")
    screen.click(said("keys.title"))
    screen.click(said("keys.put", said("keys.undo")))
    screen.page.keyboard.press("u")
    screen.page.keyboard.press("Escape")
    answer(screen, ["project power_plant"])
    screen.page.keyboard.press("u")
    screen.wait(lambda: screen.state["plies"] == plies, "taken back")


def test_what_the_guide_says_is_not_covered(sit: Sitting, host: Host) -> None:
    at = moment("terraforming", {"players": "1"}, asks("turn", least=8))
    made = host.at(at)
    screen = sit()
    kept = {"guides": {made.id: 3}, "games": [{"id": made.id, "keys": [made.keys[0]]}]}
    screen.page.evaluate("(kept) => localStorage.setItem('areopolis', kept)", json.dumps(kept))
    screen.open(made.link(0))
    screen.page.locator(".hand .card.ok .press").first.click()
    pop, coach = screen.page.locator("#pop"), screen.page.locator(".coach")
    expect(pop).to_be_visible()
    expect(coach).to_be_visible()

    def stands_above() -> bool:
        above, below = pop.bounding_box(), coach.bounding_box()
        return bool(above and below and above["y"] + above["height"] <= below["y"] + 8)

    screen.wait(stands_above, "the popover over the guide")
    ring, button = screen.page.locator("[popover].guide"), pop.locator(".btn.pri")
    screen.wait(lambda: near(ring, button), "the ring round the button")
    assert ring.evaluate("(ring) => ring.matches(':popover-open')"), "it lies over the popover"


def near(ring: Locator, place: Locator) -> bool:
    """Whether a ring lies round a place."""
    outer, inner = ring.bounding_box(), place.bounding_box()
    return bool(outer and inner and abs(outer["x"] + 7 - inner["x"]) < 5 and abs(outer["y"] + 7 - inner["y"]) < 5)


@pytest.mark.parametrize(("context", "where"), [(size(1440, 900), ".mars"), (PHONE, ".top")], ids=["wide", "phone"])
def test_the_guide_finds_what_is_seen(sit: Sitting, host: Host, context: dict[str, Any], where: str) -> None:
    made = host.at(moment("terraforming", {"players": "1"}, asks("turn", least=8)))
    screen = sit(**context)
    for step, place in ((6, f'{where} [data-what="parameter oceans"]'), (7, "nav" if where == ".top" else ".std")):
        kept = {"guides": {made.id: step}, "games": [{"id": made.id, "keys": [made.keys[0]]}]}
        screen.page.evaluate("(kept) => localStorage.setItem('areopolis', kept)", json.dumps(kept))
        screen.open(made.link(0))
        ring = screen.page.locator("[popover].guide")
        ring.wait_for()
        around, inner = screen.page.locator(place).first.bounding_box(), ring.bounding_box()
        assert around
        assert inner
        assert around["x"] - 10 <= inner["x"] + inner["width"] / 2 <= around["x"] + around["width"] + 10
        assert around["y"] - 10 <= inner["y"] + inner["height"] / 2 <= around["y"] + around["height"] + 10
        screen.page.goto(screen.base)
        screen.page.locator(".lobby").wait_for()


def test_spaces_and_cards_say_what_is_printed_on_them(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    screen.page.locator('[data-space="31"]').hover()
    expect(screen.page.locator("#tip")).to_contain_text(said("tm.space", "31"))
    for space, name in (("36", "Space 36, land, 1 plant"), ("29", "2 plants"), ("phobos", "Phobos, ")):
        at = screen.page.locator(f'[data-space="{space}"]')
        expect(at).to_have_accessible_name(re.compile(f"{name}"))
    card = screen.page.locator(".hand .press").first
    described = screen.page.locator(f"#{card.get_attribute('aria-describedby')}")
    assert "".join(described.all_text_contents()).strip()


def test_a_tip_stands_over_its_thing_and_within_the_window(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    tip = screen.page.locator("#tip")
    for what in ("award miner", "milestone terraformer", "resource mc"):
        thing = screen.page.locator(f'[data-what="{what}"]:visible').first
        thing.hover()
        expect(tip).to_be_visible()
        told, below = tip.bounding_box(), thing.bounding_box()
        assert told
        assert below
        assert told["x"] >= 0
        assert told["x"] + told["width"] <= 1440
        aside = abs(told["x"] + told["width"] / 2 - below["x"] - below["width"] / 2)
        assert aside < 2 or told["x"] + told["width"] > 1430 or told["x"] < 10
        screen.page.mouse.move(720, 5)


# What the page has fetched of itself, compressed: scripts, styles, drawings, letters.
FETCHED = """() => performance.getEntriesByType('resource').filter((one) => /\\.(js|css|svg|woff2)$/.test(one.name))
    .map((one) => [one.name, one.encodedBodySize])"""
MOST = 250 * 1024


def test_a_table_is_fetched_with_less_than_250_kilobytes(sit: Sitting, host: Host) -> None:
    made, seat = at_turn(host)
    screen = sit(made.link(seat))
    screen.page.locator(".hand .press").first.wait_for()
    screen.page.wait_for_load_state("networkidle")
    fetched = [size for _name, size in screen.page.evaluate(FETCHED)]
    assert 0 not in fetched
    assert sum(fetched) < MOST


def test_on_mars_fetches_less_than_250_kilobytes_of_code_and_no_other_table(sit: Sitting, host: Host) -> None:
    screen = sit(host.make("onmars").link(0))
    screen.page.locator("[data-action=construct]").wait_for()
    screen.page.wait_for_load_state("networkidle")
    fetched = {name: size for name, size in screen.page.evaluate(FETCHED) if not name.endswith("woff2")}
    assert 0 not in fetched.values()
    assert sum(fetched.values()) < MOST
    assert len([name for name in fetched if "/Table-" in name and name.endswith(".js")]) == 1
