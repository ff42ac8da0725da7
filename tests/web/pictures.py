"""Pictures of every state of the table, by day and by night, in three languages: `scripts/screenshots`.

All of them go to `docs/images/table/all`, which is not kept; those that the docs show, to `docs/images/table`.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.server.process import ServerProcess
from tests.web.browser import ROOT, launched, unbuilt
from tests.web.host import Host
from tests.web.pictures_bars import SCENES as BARS
from tests.web.pictures_life import SCENES as LIFE
from tests.web.pictures_onmars import SCENES as ONMARS
from tests.web.pictures_people import scenes
from tests.web.player import answer, mark
from tests.web.screen import Screen
from tests.web.stage import PHONE, Stage, on, reached, reviewed, size
from tests.web.words import said

FOLDER: Final = ROOT / "docs" / "images" / "table"
THEMES: Final = ("light", "dark")
CODES: Final = ("en", "cs", "sr")
QUALITY: Final = 80
# Until a picture has settled, milliseconds.
CALM: Final = 700
# The pictures that the docs show: scene, theme, language.
CHOSEN: Final = (
    ("lobby", "light", "en"), ("table", "light", "en"), ("table", "dark", "en"), ("pay", "light", "en"),
    ("place", "dark", "en"), ("why", "light", "cs"), ("research", "light", "sr"), ("parliament", "light", "en"),
    ("marsbot", "light", "en"), ("back", "dark", "en"), ("end", "light", "en"), ("phone", "light", "en"),
    ("review", "dark", "en"), ("hint", "light", "en"),
    ("colony", "light", "en"), ("colony-construct", "dark", "en"), ("colony-travel", "light", "cs"),
)  # fmt: skip


def pointing(stage: Stage, selector: str) -> Screen:
    """Somebody points at something."""
    screen = stage.turn()
    screen.page.locator(selector).first.hover()
    return screen


def clicked(stage: Stage, selector: str, **context: Any) -> Screen:
    """Somebody clicks at something."""
    screen = stage.turn(**context)
    screen.press(screen.controls(selector)[0])
    return screen


def placing(stage: Stage, *, why: bool = False, **context: Any) -> Screen:
    """A tile is to be placed; somebody points at a space that is free, or at one that is not."""
    screen, _ = stage.at(reached("space", 4, "3", "turmoil=yes"), **context)
    spaces = "[data-space]:not([data-notation])" if why else "[data-space][data-notation]"
    screen.page.locator(spaces).nth(3).hover(force=True)
    return screen


def handed_in(stage: Stage) -> Screen:
    """One has answered, the others have not."""
    screen, _ = stage.at(reached("research", 4, "3"))
    assert screen.question is not None
    answer(screen, [one["notation"] for one in screen.question["options"][:2]])
    return screen


def first_hand(stage: Stage) -> Screen:
    """The first hand, with some cards marked."""
    screen, _ = stage.at(reached("corporation", 0, "3"))
    screen.page.locator(".pick").first.wait_for()
    for control in screen.controls("[data-notation]")[2:6]:
        screen.press(control)
    screen.press(screen.controls("[data-notation]")[0])
    return screen


def drafting(stage: Stage) -> Screen:
    """A draft, with one card marked."""
    screen, _ = stage.at(reached("draft", 3, "3", "draft=yes"))
    assert screen.question is not None
    mark(screen, [screen.question["options"][1]["notation"]], 0)
    return screen


def marsbot(stage: Stage) -> Screen:
    """The board of MarsBot."""
    screen, _ = stage.at(reached("turn", 5, "2", "marsbot=normal"))
    screen.page.keyboard.press("F2")
    return screen


def phone_view(view: str) -> Callable[[Stage], Screen]:
    """A view of the phone."""

    def scene(stage: Stage) -> Screen:
        screen = stage.turn(**PHONE)
        screen.page.locator(f'nav [data-view="{view}"]').tap()
        return screen

    return scene


def keys(stage: Stage) -> Screen:
    """All keys."""
    screen = stage.key(",")
    screen.click(said("keys.title", code=stage.code))
    return screen


UNPLAYABLE: Final = "[data-card] .press:not([data-notation])"
WIDE: Final[dict[str, Callable[[Stage], Screen]]] = {
    "lobby": lambda stage: stage.screen(stage.host.base),
    "lobby-phone": lambda stage: stage.screen(stage.host.base, **PHONE),
    "table": lambda stage: stage.turn(),
    "table-1280": lambda stage: stage.turn(**size(1280, 720)),
    "table-1920": lambda stage: stage.turn(**size(1920, 1080)),
    "tablet": lambda stage: stage.turn(**size(1024, 768)),
    "zoom200": lambda stage: stage.turn(**size(720, 450)),
    "five": lambda stage: stage.at(reached("turn", 5, "5", "turmoil=yes"))[0],
    "solo": lambda stage: stage.at(reached("turn", 5, "1"))[0],
    "parliament": lambda stage: stage.key("t"),
    "preview": lambda stage: pointing(stage, "[data-card] .press[data-notation]"),
    "pay": lambda stage: clicked(stage, '[data-notation^="play "]'),
    "why": lambda stage: clicked(stage, UNPLAYABLE, generation=3),
    "place": placing,
    "why-space": lambda stage: placing(stage, why=True),
    "actions": lambda stage: stage.key("a"),
    "player": lambda stage: stage.key("F2"),
    "setup": first_hand,
    "draft": drafting,
    "research": lambda stage: stage.at(reached("research", 4, "3"))[0],
    "handed": handed_in,
    "marsbot": marsbot,
    "back": lambda stage: stage.key("r"),
    "settings": lambda stage: stage.key(","),
    "keys": keys,
    "end": lambda stage: stage.end(),
    "review": lambda stage: reviewed(stage.end()),
    "review-1280": lambda stage: reviewed(stage.end(**size(1280, 720))),
    "end-phone": lambda stage: stage.end(**PHONE),
    "phone": lambda stage: stage.turn(**PHONE),
    "phone-place": lambda stage: placing(stage, **PHONE),
    "phone-pay": lambda stage: clicked(stage, '[data-notation^="play "]', **PHONE),
    "phone-why": lambda stage: clicked(stage, UNPLAYABLE, generation=3, **PHONE),
    **{f"phone-{view}": phone_view(view) for view in ("players", "goals", "projects", "log")},
    **scenes(lambda: reached("turn", 6, "3", "turmoil=yes"), lambda: reached("over", 0, "3", "turmoil=yes")),
    **LIFE,
    **BARS,
}
# What is laid out in another way on a smaller screen.
SMALLER: Final = ("setup", "draft", "handed", "asked", "back", "end", "many", "settings", "watch", "hurt")
ON_PHONES: Final = (
    *SMALLER,
    "hint",
    "chat",
    "bubble",
    "away",
    "curtain",
    "review",
    "guide",
    "what",
    "stopped",
    "links",
)
SCENES: Final[dict[str, Callable[[Stage], Screen]]] = {
    **WIDE,
    **{f"{name}-1280": on(size(1280, 720), WIDE[name]) for name in SMALLER if name != "back"},
    **{f"phone-{name}": on(PHONE, WIDE[name]) for name in ON_PHONES},
    **ONMARS,
}


def shoot(screen: Screen, file: Path) -> None:
    """Take a picture as it stands."""
    session = screen.page.context.new_cdp_session(screen.page)
    told = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(told["data"]))


def take(stage: Stage, name: str) -> None:
    """Take the pictures of a scene, by day and by night."""
    screen = SCENES[name](stage)
    for theme in THEMES:
        screen.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        screen.page.wait_for_timeout(CALM)
        shoot(screen, FOLDER / "all" / f"{name}-{theme}-{stage.code}.webp")
        if (name, theme, stage.code) in CHOSEN:
            shoot(screen, FOLDER / f"{name}{'-dark' if theme == 'dark' else ''}.webp")
    stage.close()


def main() -> int:
    """Take all pictures, or those of some scenes; says which could not be taken."""
    parser = argparse.ArgumentParser(description="Takes pictures of every state of the table.")
    parser.add_argument("scenes", nargs="*", help="only these; all if none is named")
    parser.add_argument("--languages", nargs="+", choices=CODES, help="only these; all if none is named")
    parser.add_argument("--chosen", action="store_true", help="only those that the docs show")
    asked = parser.parse_args()
    missing = unbuilt()
    if missing:
        sys.exit(missing)
    wanted = [
        (code, name)
        for code in asked.languages or CODES
        for name in asked.scenes or SCENES
        if not asked.chosen or any((name, theme, code) in CHOSEN for theme in THEMES)
    ]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with ServerProcess(f"sqlite:///{folder}/games.db", Path(folder)) as server:
            host = Host(server.base)
            for code, name in wanted:
                start = time.monotonic()
                stage = Stage(browser, host, code)
                try:
                    take(stage, name)
                    told = "taken"
                except Exception as error:  # noqa: BLE001 (it is told, and the next one is taken)
                    stage.close()
                    failed += 1
                    told = f"not taken: {str(error)[:300]}"
                sys.stdout.write(f"{name} {code}: {told} ({time.monotonic() - start:.1f} s)\n")
                sys.stdout.flush()
            host.client.close()
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
