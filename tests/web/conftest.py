"""One server and one browser for all tests of the page; skipped where there is no Chromium, or no built page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.process import ServerProcess
from tests.web.browser import installed, launched, new_screen, unbuilt
from tests.web.host import Host
from tests.web.probe import Probe
from tests.web.screen import Screen

# Playwright runs a loop of events of its own in this thread, so all of this ends with the package: others have theirs.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'games.db'}", folder) as process:
        yield process
        assert not process.failures()


@pytest.fixture(scope="package")
def host(server: ServerProcess) -> Iterator[Host]:
    host = Host(server.base)
    yield host
    host.client.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    missing = unbuilt()
    if missing:
        pytest.skip(missing)
    if installed() is None:
        pytest.skip("there is no Chromium on this machine (apt install chromium)")
    with sync_playwright() as playwright:
        yield launched(playwright)


class Sitting(Protocol):
    """Opens an address in a browser that knows nothing yet."""

    def __call__(self, address: str = "", **context: Any) -> Screen: ...


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Sitting]:
    """Opens addresses, each in a browser of its own; at the end nothing went wrong in any of them."""
    screens: list[Screen] = []

    def opened(address: str = "", **context: Any) -> Screen:
        screen = new_screen(browser, server.base, **context)
        screens.append(screen)
        screen.open(address or server.base)
        return screen

    yield opened
    faults = [fault for screen in screens for fault in screen.faults]
    for screen in screens:
        screen.page.context.close()
    assert not faults


@pytest.fixture
def probe(browser: Browser, server: ServerProcess) -> Iterator[Probe]:
    screen = new_screen(browser, server.base, kind=Probe)
    assert isinstance(screen, Probe)
    yield screen
    screen.page.context.close()
    assert not screen.faults
