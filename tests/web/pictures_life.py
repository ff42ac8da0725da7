"""What real life brings to the table of Terraforming Mars: hints, clocks, people who go and come, harm, extremes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from areopolis.kernel.decision import Choice, Decision, Subset
from areopolis.kernel.position import Position
from tests.web.host import Json, Mind, Moment, asks, first_asked, moment
from tests.web.screen import Screen
from tests.web.stage import Stage, in_generation, reached, size, thoughtful

Scene = Callable[[Stage], Screen]
LONG_NAMES: Final = (
    "Kateřina Nováková-Hro",
    "Bartoloměj z Pardubic",
    "Stanislava Jovanović",
    "Vratislav Prokopčák",
    "Milica",
)
# Games by chance, in one of which somebody was hurt just now.
HURTS: Final = range(40)


def hoarder(seed: int) -> Mind:
    """Three who play, and one who buys all cards and plays none of them."""
    others = thoughtful(seed)

    def choose(pos: Position, seat: int, decision: Decision) -> Choice:
        if seat != 0:
            return others(pos, seat, decision)
        if decision.verb:
            return Subset(decision.verb, *decision.options[: decision.most])
        rest = [one for one in decision.options if one.notation() in {"pass", "end"}]
        return rest[0] if rest else others(pos, seat, decision)

    return choose


@cache
def crowded() -> Moment:
    """Five at the table with long names, and one of them with a full hand."""
    wanted = in_generation(8, asks("turn"))
    options = {"players": "5", "turmoil": "yes"}

    def mine(pos: Position) -> bool:
        return wanted(pos) and first_asked(pos) == 0

    return moment("terraforming", options, mine, seed=4, minds=hoarder, names=LONG_NAMES)


def hinted(stage: Stage, **context: Any) -> Screen:
    """What a strong bot would do."""
    screen, _ = stage.at(reached("turn", 5, "1"), **context)
    screen.page.keyboard.press("h")
    screen.page.locator(".hints li").first.wait_for()
    return screen


def guided(stage: Stage) -> Screen:
    """The first steps of a first game."""
    screen = stage.screen(stage.host.base)
    screen.page.locator(".quick .first").click()
    screen.page.locator(".coach, [data-what=guide]").first.wait_for()
    return screen


def explained(stage: Stage) -> Screen:
    """What is this?"""
    screen = stage.key("?")
    screen.page.locator('[data-what="parameter oxygen"]:visible').first.dispatch_event("click")
    return screen


def clocked(stage: Stage) -> Screen:
    """A game in which time is short."""
    told = stage.host.post(
        "/api/games",
        {
            "game": "terraforming",
            "options": {"players": "2"},
            "seats": [{"name": "Ana"}, {"name": "Boris"}],
            "clock": {"budget": 50, "increment": 5},
        },
    )
    return stage.screen(stage.host.made(told).link(0))


def after(times: int, wanted: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """Whether a position is as wanted, and so many were before it."""
    seen = 0

    def now(pos: Position) -> bool:
        nonlocal seen
        seen += wanted(pos)
        return seen > times and wanted(pos)

    return now


def is_hurt(state: Json, seat: int) -> bool:
    """Whether somebody took something from a seat since its own last choice."""
    lines = state["log"]
    own = max([line["ply"] for line in lines if line["seat"] == seat], default=0)
    events = [event for line in lines if line["ply"] > own for event in line.get("events", [])]
    takers = [event["parts"]["from"] for event in events if isinstance(event["parts"].get("from"), list)]
    return any(ref["kind"] == "seat" and ref["id"] == str(seat) for refs in takers for ref in refs)


def hurt(stage: Stage) -> Screen:
    """Somebody took something from another."""
    for seed in HURTS:
        later = in_generation(6, after(8, asks("turn", least=6)))
        chance = moment("terraforming", {"players": "3"}, later, seed=seed)
        made = stage.host.at(chance)
        if is_hurt(stage.host.look(made, chance.seat), chance.seat):
            return stage.screen(made.link(chance.seat))
    raise AssertionError("nobody was hurt")


SCENES: Final[dict[str, Scene]] = {
    "hint": hinted,
    "hint-1280": lambda stage: hinted(stage, **size(1280, 720)),
    "guide": guided,
    "what": explained,
    "clock": clocked,
    "hurt": hurt,
    "many": lambda stage: stage.at(crowded())[0],
}
