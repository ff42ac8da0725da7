"""The browser that the tests of pages drive: Chromium of this machine, without a window."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright, expect

from areopolis.server.app import HERE
from tests.web.screen import PATIENCE, Screen

ROOT: Final = Path(__file__).parents[2]
# The one that has no windows at all opens a page three times as fast.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
WIDE: Final = {"width": 1440, "height": 900}


def installed() -> str | None:
    """The browser of this machine, if it has one that we can drive."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def unbuilt() -> str:
    """Why the pages cannot be tested; empty if they can."""
    page = HERE / "web" / "index.html"
    if not page.exists():
        return "the pages are not built (scripts/web)"
    built = page.stat().st_mtime
    newer = [path for path in (ROOT / "web" / "src").rglob("*.*") if path.stat().st_mtime > built]
    return f"the pages are older than {newer[0].relative_to(ROOT)} (scripts/web)" if newer else ""


def launched(playwright: Playwright) -> Browser:
    """The browser, started; what is expected of its pages may take as long as what is done on them."""
    expect.set_options(timeout=PATIENCE * 1000)
    return playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox", "--disable-dev-shm-usage"])


def new_screen(browser: Browser, base: str, kind: type[Screen] = Screen, **context: Any) -> Screen:
    """A page of a browser that knows nothing yet; in English, unless another language is named."""
    made = browser.new_context(**{"viewport": WIDE, "locale": "en", "reduced_motion": "reduce", **context})
    return kind(made.new_page(), base, touch=bool(context.get("has_touch")))
