"""Whether whatever the server offers can be chosen on the page: with the mouse, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.web.host import Host, Json, Moment
from tests.web.player import Unreachable, answer
from tests.web.probe import Probe

# Choices, or parts of them.
CHOICES: Final = "[data-notation]:visible, [data-part]:visible"
# Of the options that lie at hand, so many are pressed, evenly spread; and of those that something is opened for first.
SAMPLE: Final = 6
MOST: Final = 20
# By first word of a choice: the key that opens where it lies.
Keys = Mapping[str, str]


def answers_of(question: Json) -> list[list[str]]:
    """For every option an answer that holds it; and none, where that is one."""
    options = [option["notation"] for option in question["options"]]
    if not question["verb"]:
        return [[one] for one in options]
    size = max(1, question["least"])
    sets = [[*[options[(at + more) % len(options)] for more in range(size)]] for at in range(len(options))]
    return sets if question["least"] else [*sets, []]


def tried(question: Json, at_hand: set[str]) -> list[list[str]]:
    """The answers that are given in a test: some of those whose options lie at hand, all alike, and all others."""
    answers = answers_of(question)
    easy = [one for one in answers if one and at_hand.issuperset(one)]
    hard = [one for one in answers if one not in easy]
    step = max(1, len(easy) // SAMPLE)
    return [*easy[::step], *hard[:MOST], *hard[MOST:][-1:]]


def written(question: Json, notations: list[str]) -> str:
    """An answer as it is sent."""
    if not question["verb"]:
        return notations[0]
    inside = [option["notation"] for option in question["options"] if option["notation"] in notations]
    return " ".join([question["verb"], *(inside or ["none"])])


def clear(probe: Probe) -> None:
    """Nothing is marked any more: the page is opened anew, if something was."""
    if probe.page.locator('[aria-pressed="true"][data-notation]').count():
        probe.open(probe.page.url)


def opened(at: Moment, host: Host, probe: Probe) -> Json:
    """A table at some moment, seen by whoever is asked; and the question, as the server puts it."""
    made = host.at(at)
    probe.open(made.link(at.seat))
    question: Json = host.look(made, at.seat)["question"]
    assert question is not None
    assert question["options"]
    return question


# The choices that the tab key leads to, wherever the page does not meddle with it.
STOPS: Final = """() => [...document.querySelectorAll('[data-notation]')]
    .filter((at) => at.tabIndex >= 0 && !at.disabled && !at.closest('[inert]') && at.checkVisibility())
    .map((at) => at.dataset.notation)"""


def stops(probe: Probe) -> set[str]:
    """The choices that the tab key leads to."""
    return set(probe.page.evaluate(STOPS))


def walk(probe: Probe) -> set[str]:
    """The choices that the tab key leads to, by pressing it once through the page."""
    probe.page.evaluate("document.activeElement.blur()")
    seen: set[str] = set()
    first = ""
    for _ in range(400):
        probe.page.keyboard.press("Tab")
        at = probe.page.evaluate(
            "[document.activeElement.dataset.notation ?? '', "
            "document.activeElement.outerHTML.slice(0, 400) + document.activeElement.textContent]"
        )
        if at[1] == first:
            break
        first = first or at[1]
        seen.add(at[0])
    return seen - {""}


def press_enter(probe: Probe, selector: str) -> str:
    """Go to a control that the tab key leads to, and press it; what is wrong, if it is not there."""
    control = probe.page.locator(selector).first
    notation = control.get_attribute("data-notation") or ""
    if notation and notation not in stops(probe):
        return f"no stop of the tab key: {notation}"
    control.focus()
    probe.page.keyboard.press("Enter")
    probe.page.wait_for_timeout(1)
    return ""


def bring_by_keyboard(probe: Probe, notation: str, keys: Keys) -> None:
    """Open where a choice lies: with its key, or with what stands for a part of it."""
    first, *words = notation.split()
    if first in keys:
        probe.page.keyboard.press(keys[first])
    if first == "rover" and probe.page.locator("[data-do=spares][aria-pressed=false]").count():
        press_enter(probe, "[data-do=spares]")
    if not words:
        probe.page.locator(f'[data-notation="{notation}"]:visible').first.wait_for()
    for word in words:
        part = f'[data-part="{word}"]:visible'
        if probe.page.locator(part).count() and probe.page.locator(part).first.get_attribute("aria-pressed") != "true":
            press_enter(probe, part)


def by_keyboard(probe: Probe, wanted: list[str], keys: Keys) -> str:
    """Give an answer without the mouse; what is wrong, if it cannot be."""
    before = len(probe.deeds)
    for notation in wanted:
        shown = f'[data-notation="{notation}"]:visible'
        if not probe.page.locator(shown).count():
            bring_by_keyboard(probe, notation, keys)
        if probe.page.locator(shown).first.get_attribute("aria-pressed") == "true":
            continue
        wrong = press_enter(probe, shown)
        if wrong:
            return wrong
    carry_out_by_keyboard(probe, before)
    return ""


def carry_out_by_keyboard(probe: Probe, before: int) -> None:
    """Press on until an answer is sent after so many deeds."""
    go, confirm = "[data-do=go]:visible, [data-do=play]:visible", "[data-do=confirm]:enabled:visible"
    probe.wait(
        lambda: len(probe.deeds) > before or probe.page.locator(f"{go}, {confirm}").count(), "something to press"
    )
    if len(probe.deeds) == before:
        if probe.page.locator(go).count():
            probe.page.keyboard.press("Enter")
        else:
            press_enter(probe, confirm)
    probe.wait(lambda: len(probe.deeds) > before, "an answer")
    probe.settle(before)


def missing_with_mouse(probe: Probe, question: Json) -> list[object]:
    """The answers to a question that cannot be given with the mouse, and what came instead."""
    missing: list[object] = []
    probe.page.locator(CHOICES).first.wait_for()
    at_hand = {control.notation for control in probe.controls("[data-notation]")}
    for wanted in tried(question, at_hand):
        before = len(probe.choices)
        try:
            answer(probe, wanted)
        except Unreachable as error:
            missing.append((wanted, str(error)))
            continue
        if probe.choices[before] != written(question, wanted):
            missing.append((wanted, probe.choices[before]))
        probe.page.keyboard.press("Escape")
        clear(probe)
    return missing


def missing_with_keyboard(probe: Probe, question: Json, keys: Keys) -> list[object]:
    """The answers to a question that cannot be given with the keyboard alone, and what came instead."""
    probe.page.locator(CHOICES).first.wait_for()
    missing: list[object] = []
    for wanted in tried(question, stops(probe)):
        before = len(probe.choices)
        wrong = by_keyboard(probe, wanted, keys)
        if wrong or probe.choices[before : before + 1] != [written(question, wanted)]:
            missing.append((wanted, wrong, probe.choices[before:]))
        probe.page.keyboard.press("Escape")
        clear(probe)
    return missing
