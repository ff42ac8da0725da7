"""The states of the table of On Mars of which `scripts/screenshots` takes pictures."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, cast

from areopolis.kernel.position import Position
from tests.web.host import NAMES, Json, Moment, asks, first_asked, is_over, moment
from tests.web.host import turn as in_turn
from tests.web.hurry import Fond, Hurry
from tests.web.pictures_people import scenes
from tests.web.player import any_answer, play
from tests.web.screen import Screen
from tests.web.stage import PHONE, Stage, reviewed, size, thoughtful
from tests.web.words import said

Scene = Callable[[Stage], Screen]
# What is pressed to come to a state, and the questions that have one of their own.
KEYS: Final = {"executive": "x", "goals": "g", "player": "F2", "log": "l", "settings": ","}
KINDS: Final = (
    "blueprint", "learn", "develop", "supply", "hire", "refill", "welcome", "upgrade", "newbot", "displace", "discover",
    "travel", "turnspace", "thanks", "reward", "tile", "recall", "pick",
)  # fmt: skip
RICH: Final = 6
VIEWS: Final = ("mars", "orbit", "colony", "board", "players")
# Who plays up to there: somebody who lets the colony grow, so that displays are refilled and cards are used.
SETTLER: Final = partial(thoughtful, bot="expert")


@cache
def settled(kind: str, least: int, players: str, *more: str) -> Moment:
    """A moment of a game, in some round or later, in which a kind of question is asked."""
    options = {"players": players, **dict(word.split("=") for word in more)}
    wanted = is_over if kind == "over" else asks(kind)
    names = ("Ana", "Lacerda") if players == "1" else NAMES
    return moment("onmars", options, lambda pos: getattr(pos, "round", 0) >= least and wanted(pos), 4, SETTLER, names)


def turn(stage: Stage, **context: Any) -> Screen:
    """A turn in the middle of a game of four."""
    return stage.at(settled("turn", 8, "4"), **context)[0]


def asked(kind: str) -> Scene:
    """A question."""
    return lambda stage: stage.at(settled(kind, 6, "3"))[0]


def pressed(key: str) -> Scene:
    """A turn, after a key was pressed."""

    def scene(stage: Stage) -> Screen:
        screen = turn(stage)
        screen.page.keyboard.press(key)
        return screen

    return scene


def popped(stage: Stage) -> Screen:
    """An action before it is taken."""
    screen = turn(stage)
    name = next(one["notation"].split()[1] for one in screen.state["question"]["options"])
    screen.page.locator(f'[data-action="{name}"] .head').click()
    return screen


def constructing(stage: Stage, **context: Any) -> Screen:
    """A kind of building is chosen, and somebody points at a hex."""
    screen = stage.at(settled("construct", 6, "3"), **context)[0]
    _word, kind, hex_name = screen.state["question"]["options"][0]["notation"].split()
    for part in screen.controls(f'[data-part="{kind}"]')[:1]:
        screen.press(part)
    at = screen.page.locator(f'.answers [data-hex="{hex_name}"]').first
    if context:
        at.tap()
    else:
        at.hover()
    return screen


def moving(stage: Stage, **context: Any) -> Screen:
    """A piece has gone some steps."""
    screen = stage.at(settled("move", 6, "3"), **context)[0]
    ways = screen.state["table"]["turn"]["moves"]["ways"]
    ends = [end["hex"] for way in ways for end in way["ends"] if len(end["way"]) > 1]
    at = screen.page.locator(f'.answers [data-hex="{ends[0]}"]').first
    if context:
        at.tap()
    else:
        at.hover()
    return screen


def delivering(stage: Stage) -> Screen:
    """Goods for a contract."""
    screen = stage.at(moment("onmars", {"players": "2"}, in_turn(1, "deliver"), 8))[0]
    screen.page.locator(".boards .contract").first.click()
    return screen


def seat_of(pos: Position) -> Json:
    """What lies before whoever is asked."""
    seats = cast("Json", pos.table(first_asked(pos)))["seats"]
    return cast("Json", seats[first_asked(pos)])


def has_many(pos: Position) -> bool:
    """Whether somebody in a turn has many cards, some of them built."""
    if not asks("turn")(pos):
        return False
    seat = seat_of(pos)
    return len(seat["built"]) > 1 and sum(len(seat[name]) for name in ("built", "plans", "scientists", "contracts")) > 9


def is_rich(pos: Position) -> bool:
    """Whether somebody in a turn has a depot full of crystals."""
    return asks("turn")(pos) and seat_of(pos)["crystals"] >= RICH


def rises(pos: Position) -> bool:
    """Whether the colony rises as soon as a turn ends."""
    return in_turn(1, "end")(pos) and bool(cast("Json", pos.table(first_asked(pos)))["turn"]["rises"])


def side_of(pos: Position) -> str:
    """The side on which whoever is asked stands."""
    order = cast("Json", pos.table(-1))["order"]
    return str(next(space["side"] for space in order if space["seat"] == first_asked(pos)))


def in_orbit(pos: Position) -> bool:
    """Whether somebody has a turn in orbit, in the middle of a game."""
    return getattr(pos, "round", 0) >= RICH and in_turn(4, "act learn")(pos) and side_of(pos) == "orbit"


def leaves_colony(pos: Position) -> bool:
    """Whether somebody with something that produces may ride to orbit."""
    return asks("travel")(pos) and side_of(pos) == "colony" and bool(seat_of(pos)["built"])


def rising(stage: Stage) -> Screen:
    """The colony has risen."""
    screen = stage.at(moment("onmars", {"players": "2"}, rises, minds=SETTLER))[0]
    screen.page.locator('#decision [data-notation="end"]').click()
    screen.page.locator("[data-do=next]").wait_for()
    return screen


def colonists(stage: Stage) -> Screen:
    """The cards of First Colonists."""
    screen = stage.at(settled("turn", 2, "3", "variant=first-colonists"))[0]
    screen.does("colonists")
    return screen


def telling(stage: Stage, *, folded: bool = False) -> Screen:
    """Lacerda tells his turn."""
    screen = stage.screen(stage.host.make("onmars", players="1").link(0))
    rng, sheet = random.Random(2), screen.page.locator("[data-do=next]")
    play([screen], lambda question: any_answer(question, rng), lambda _state: sheet.count() > 0)
    if folded:
        screen.does("fold-story")
    return screen


def hinted(stage: Stage) -> Screen:
    """What a strong bot would do."""
    screen = stage.at(settled("turn", 5, "1"))[0]
    screen.page.keyboard.press("h")
    screen.page.locator(".hints li").first.wait_for(timeout=60_000)
    return screen


def guided(stage: Stage, **context: Any) -> Screen:
    """The first steps of a first game against Lacerda."""
    screen = stage.screen(stage.host.base, **context)
    screen.click(said("quick.onmars", code=stage.code))
    screen.page.locator(".coach").first.wait_for()
    return screen


def explained(stage: Stage) -> Screen:
    """What is this?"""
    screen = pressed("?")(stage)
    screen.page.locator('[data-action="construct"] .slots').hover()
    return screen


def lobby(stage: Stage) -> Screen:
    """A new game of On Mars."""
    screen = stage.screen(stage.host.base)
    screen.page.get_by_role("button", name="On Mars", exact=True).click()
    return screen


def landing(stage: Stage) -> Screen:
    """The landing pod: what it does, and the spaces of the colony."""
    screen = stage.at(moment("onmars", {"players": "3"}, in_turn(1, "act landing"), 8, SETTLER))[0]
    screen.page.locator('[data-action="landing"] .head').click()
    return screen


def ended(stage: Stage, players: str = "3", **context: Any) -> Screen:
    """The end, with its charts."""
    screen = stage.at(settled("over", 0, players), **context)[0]
    screen.page.locator(".charts svg[role=img]").first.wait_for()
    return screen


def back(stage: Stage) -> Screen:
    """Somebody looks back."""
    screen = turn(stage)
    screen.page.keyboard.press("r")
    return screen


def phone(view: str) -> Scene:
    """A view of the phone."""

    def scene(stage: Stage) -> Screen:
        screen = turn(stage, **PHONE)
        screen.page.locator("nav button").nth(VIEWS.index(view)).tap()
        return screen

    return scene


SCENES: Final[dict[str, Scene]] = {
    "colony": turn,
    "colony-1280": lambda stage: turn(stage, **size(1280, 720)),
    "colony-tablet": lambda stage: turn(stage, **size(1024, 768)),
    "colony-alone": lambda stage: stage.at(settled("turn", 5, "1"))[0],
    "colony-two": lambda stage: stage.at(settled("turn", 8, "2"))[0],
    "colony-pop": popped,
    "colony-construct": constructing,
    "colony-move": moving,
    "colony-deliver": delivering,
    "colony-many": lambda stage: stage.at(moment("onmars", {"players": "2"}, has_many, minds=SETTLER))[0],
    "colony-many-1280": lambda stage: stage.at(
        moment("onmars", {"players": "2"}, has_many, minds=SETTLER), **size(1280, 720)
    )[0],
    "colony-rich": lambda stage: stage.at(moment("onmars", {"players": "2"}, is_rich, 6, Hurry))[0],
    "colony-update": rising,
    "colony-surplus": lambda stage: stage.at(
        moment("onmars", {"players": "2"}, asks("surplus"), 12, lambda seed: Fond(seed, "contract", "act hire"))
    )[0],
    "colony-colonists": colonists,
    "colony-lacerda": telling,
    "colony-lacerda-fold": lambda stage: telling(stage, folded=True),
    "colony-back": back,
    "colony-start": lambda stage: stage.at(settled("turnspace", 0, "3"))[0],
    "colony-shuttle": lambda stage: stage.at(settled("shuttle", 0, "3"))[0],
    "colony-orbit": lambda stage: stage.at(moment("onmars", {"players": "4"}, in_orbit, 6, SETTLER))[0],
    "colony-travel-orbit": lambda stage: stage.at(moment("onmars", {"players": "3"}, leaves_colony, 4, SETTLER))[0],
    "colony-landing": landing,
    "colony-hint": hinted,
    "colony-guide": guided,
    "colony-guide-phone": lambda stage: guided(stage, **PHONE),
    "colony-what": explained,
    "colony-lobby": lobby,
    "colony-end": ended,
    "colony-review": lambda stage: reviewed(stage.at(settled("over", 0, "3"))[0]),
    "colony-end-alone": lambda stage: ended(stage, "1"),
    "colony-end-phone": lambda stage: ended(stage, **PHONE),
    **{f"colony-{name}": pressed(key) for name, key in KEYS.items()},
    **{f"colony-{kind}": asked(kind) for kind in KINDS},
    **{f"colony-phone-{view}": phone(view) for view in VIEWS},
    "colony-phone-construct": lambda stage: constructing(stage, **PHONE),
    "colony-phone-move": lambda stage: moving(stage, **PHONE),
    "colony-phone-hire": lambda stage: stage.at(settled("hire", 6, "3"), **PHONE)[0],
    "colony-phone-travel": lambda stage: stage.at(settled("travel", 6, "3"), **PHONE)[0],
    **scenes(lambda: settled("turn", 6, "3"), lambda: settled("over", 0, "3"), "colony-"),
}
