"""The table of On Mars on a laptop: no text is below the smallest type, leaves its box or ends in dots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.host import Host
from tests.web.measure import CALM, DOTTED, HALVED, OVERFLOWS, SMALL
from tests.web.pictures_onmars import SCENES, ended, settled
from tests.web.stage import Stage, size
from tests.web.words import said

SHOWN = (
    "pop", "construct", "move", "deliver", "many", "rich", "update", "surplus", "lacerda", "lacerda-fold", "start",
    "travel-orbit", "goals", "player", "blueprint", "learn", "develop", "hire", "welcome", "upgrade", "reward",
    "recall", "tile", "thanks", "hint",
)  # fmt: skip


@pytest.mark.parametrize("name", SHOWN)
def test_words_fit_on_a_laptop(name: str, browser: Browser, host: Host) -> None:
    wrong: list[str] = []
    # English is mostly the shortest.
    for code in ("cs", "sr"):
        stage = Stage(browser, host, code)
        stage.context = size(1280, 720)
        page = SCENES[f"colony-{name}"](stage).page
        for width, height in ((1280, 720), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(CALM)
            lines = [line for script in (SMALL, OVERFLOWS, DOTTED) for line in page.evaluate(script)]
            wrong += [f"{code} {width}: {line}" for line in lines]
        stage.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", ["en", "cs", "sr"])
def test_what_two_opponents_did_last_is_read_whole(code: str, browser: Browser, host: Host) -> None:
    stage = Stage(browser, host, code)
    page = stage.at(settled("turn", 8, "3"))[0].page
    assert page.locator(".deeds").count() == 2
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(CALM)
        assert page.evaluate(HALVED, ".deeds") == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(CALM)
    assert not page.locator(".deeds:visible").count()
    stage.close()


def test_four_players_with_much_before_them_fit_on_a_laptop(browser: Browser, host: Host) -> None:
    wrong: list[str] = []
    for code in ("cs", "sr"):
        stage = Stage(browser, host, code)
        stage.context = size(1280, 720)
        page = ended(stage, "4").page
        for shown in ("end", "table"):
            if shown == "table":
                page.locator("button").filter(has_text=said("end.table", code=code)).first.click()
            for width, height in ((1280, 720), (1440, 900)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(CALM)
                lines = [line for script in (SMALL, OVERFLOWS, DOTTED) for line in page.evaluate(script)]
                wrong += [f"{shown} {code} {width}: {line}" for line in lines]
        stage.close()
    assert not wrong, "\n".join(wrong)
