"""Somebody who plays through the page: finds for an answer the controls that give it, and presses them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from tests.web.host import Json
from tests.web.screen import Control, Screen

# What opens places where choices may lie: lists in the bar, tabs of the right column, drawers, views of a phone.
OPENERS: Final = (
    "[data-do=fold][aria-pressed=true]",
    # The way back from a list that was opened in vain.
    "[data-do=leave]",
    "[data-do=actions]",
    "[data-do=choices]",
    "[data-do=parliament]",
    "[data-do=goals]",
    "[data-do=executive]",
    "[data-do=deliver]",
    "[data-do=leaves]",
    "[data-do=spares]",
    "nav [data-view=projects]",
    "nav [data-view=goals]",
    # In a drawer or a view they can only be pressed once that is open.
    "[data-do=parliament]",
    "[data-do=goals]",
    "nav [data-view=players]",
    "nav [data-view=mars]",
)
# What goes on in a story that lies over the table, and the most steps of one.
NEXT: Final = "[data-do=next]"
STORY: Final = 14
# What carries a choice out that was looked at.
DOES: Final = ("go", "play", "confirm")
CARRY_OUT: Final = ", ".join([f"[data-do={does}]" for does in DOES])
# How often something is pressed in vain, and how often all of it is tried.
STEPS: Final = 4
TRIES: Final = 3
# Milliseconds after which it is worth looking again: what is to be pressed may wait for what the server foretells.
PAUSE: Final = 200
# No game takes more answers.
MOST_ANSWERS: Final = 4000


class Unreachable(AssertionError):
    """No control gives this answer."""


def is_subset(question: Json) -> bool:
    """Whether several options may be chosen together."""
    return bool(question["verb"])


def any_answer(question: Json, rng: random.Random) -> list[str]:
    """Some options that answer a question together."""
    options = [option["notation"] for option in question["options"]]
    number = rng.randint(question["least"], question["most"]) if is_subset(question) else 1
    return rng.sample(options, number)


def offered(screen: Screen, notation: str) -> Control | None:
    """A control for an option, as near at hand as possible."""
    own = [one for one in screen.controls(f'[data-notation="{notation}"]') if one.does not in DOES]
    return own[0] if own else None


def by_parts(screen: Screen, notation: str) -> Control | None:
    """A control for an option, after its parts were pressed: a kind of building, a tile."""
    for word in notation.split():
        for part in screen.controls(f'[data-part="{word}"]')[:1]:
            if not part.pressed:
                screen.press(part)
        control = offered(screen, notation)
        if control is not None:
            return control
    return None


def hear(screen: Screen) -> None:
    """Go on to the end of what is told, if something is."""
    for _ in range(STORY):
        ways = screen.controls(NEXT)
        if not ways:
            return
        screen.press(ways[0])


def bring(screen: Screen, notation: str) -> Control:
    """A control for an option; opens what has to be opened before, and waits a little for what is still to come."""
    for trial in range(TRIES):
        if trial:
            # What was opened in vain may cover what is looked for.
            screen.page.keyboard.press("Escape")
            screen.page.wait_for_timeout(trial * PAUSE)
        control = offered(screen, notation) or by_parts(screen, notation)
        if control is None:
            hear(screen)
        for opener in OPENERS:
            if control is not None:
                return control
            for way in screen.controls(opener)[:1]:
                screen.press(way)
                control = offered(screen, notation)
        if control is not None:
            return control
    raise Unreachable(f"no control for {notation!r} in {screen.text()[:3000]}")


def carry_out(screen: Screen, notations: Sequence[str], before: int) -> bool:
    """Press on until an answer is sent; whether one was. What is open for something else is closed."""
    for step in range(STEPS):
        if screen.sends(before):
            return True
        ways = screen.controls(CARRY_OUT)
        if any(one.notation not in {"", *notations} for one in ways):
            screen.page.keyboard.press("Escape")
            return False
        if ways:
            screen.press(min(ways, key=lambda one: DOES.index(one.does)))
        else:
            screen.page.wait_for_timeout(step * PAUSE)
    return screen.sends(before)


def unmark(screen: Screen, wanted: Sequence[str]) -> None:
    """Where several options are chosen together, press those again that are marked and not wanted."""
    if screen.question is not None and is_subset(screen.question):
        marked = '[data-notation][aria-pressed="true"]'
        for notation in {one.notation for one in screen.controls(marked)} - set(wanted):
            for control in [one for one in screen.controls(marked) if one.notation == notation][:1]:
                screen.press(control)


def mark(screen: Screen, notations: Sequence[str], before: int) -> None:
    """Press what stands for some options; a finger presses a space once to look and once to choose."""
    unmark(screen, notations)
    if not notations:
        for folded in screen.controls(OPENERS[0]):
            screen.press(folded)
    for notation in notations:
        control = bring(screen, notation)
        if control.pressed:
            continue
        screen.press(control)
        if screen.touch and len(screen.deeds) == before and notation.startswith("space"):
            screen.press(bring(screen, notation))


def answer(screen: Screen, notations: Sequence[str]) -> None:
    """Answer the question with some options, by pressing what a person would press; again, if the table moved."""
    before, ply = len(screen.deeds), screen.state["ply"]
    for _ in range(TRIES):
        try:
            mark(screen, notations, before)
        except Unreachable:
            # The page may have given this answer by itself, a little late.
            if not screen.sends(before):
                raise
        if carry_out(screen, notations, before):
            screen.settle(before)
            return
    if screen.state["ply"] != ply:
        return
    raise Unreachable(f"{notations} is not sent: {screen.controls(CARRY_OUT)} of {screen.text()[:3000]}")


def play(screens: Sequence[Screen], choose: Callable[[Json], list[str]], until: Callable[[Json], bool]) -> None:
    """Let whoever is asked answer on their own screen, until a state is as wanted."""
    for _ in range(MOST_ANSWERS):
        if until(screens[0].state):
            return
        screen = screens[0].wait(lambda: next(filter(is_asked, screens), None) or until(screens[0].state), "a question")
        if isinstance(screen, Screen):
            question = screen.question
            assert question is not None
            answer(screen, choose(question))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def is_asked(screen: Screen) -> bool:
    """Whether the table waits for the one who looks."""
    return screen.question is not None and bool(screen.question["must"])
