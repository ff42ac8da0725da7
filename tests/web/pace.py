"""How fast the page is: `python -m tests.web.pace` opens tables and plays on them, and says how long everything took.

Measure on a machine that does nothing else. Times are of the browser's own clock, in milliseconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import ServerProcess
from tests.web.browser import launched, new_screen
from tests.web.host import Host
from tests.web.player import any_answer, play
from tests.web.screen import Control, Screen

# Notes from now on how long every press took until the page had painted what came of it, and every task that was long.
WATCH: Final = """() => {
    window.presses = [];
    window.tasks = [];
    const press = (list) => list.getEntries().forEach((one) => {
        if (['click', 'pointerup', 'keydown'].includes(one.name)) window.presses.push(one.duration);
    });
    new PerformanceObserver(press).observe({ type: 'event', durationThreshold: 16 });
    const task = (list) => list.getEntries().forEach((one) => window.tasks.push(one.duration));
    new PerformanceObserver(task).observe({ type: 'longtask' });
}"""
# What was noted since; and how long choices took until the answer of the server was shown.
NOTED: Final = """() => [window.presses, window.tasks,
    performance.getEntriesByName('choice').map((one) => one.duration)]"""
# From the request of the page until the table stood.
STOOD: Final = "() => performance.now()"
OPENINGS: Final = 5
# Milliseconds for the page alone, before and after every press: who measures has to look at it too.
CALM: Final = 150


class Calm(Screen):
    """A page that is left alone while it shows what a press has done."""

    def press(self, control: Control) -> None:
        """Press something, and look away."""
        self.page.wait_for_timeout(CALM)
        super().press(control)
        self.page.wait_for_timeout(CALM)


def spread(times: Sequence[float]) -> str:
    """Times in short: how many, the middle, nine of ten, the longest."""
    if len(times) < 2:
        return ", ".join([f"{one:.0f}" for one in times]) or "none"
    most = statistics.quantiles(times, n=10)[-1]
    return f"{len(times)}, median {statistics.median(times):.0f}, 90 % below {most:.0f}, longest {max(times):.0f}"


def first_tables(browser: Browser, host: Host, game: str) -> list[float]:
    """How long it took until a table stood that nothing was known of."""
    made = host.make(game, players="2")
    times = []
    for _ in range(OPENINGS):
        screen = new_screen(browser, host.base)
        screen.open(made.link(0))
        times.append(float(screen.page.evaluate(STOOD)))
        screen.page.context.close()
    return times


def measure(browser: Browser, host: Host, game: str, plies: int, seed: int) -> None:
    """Play a game of two on two screens for so many choices, and say what was slow."""
    made = host.make(game, seed=seed, players="2")
    screens = [new_screen(browser, host.base, kind=Calm) for _ in range(2)]
    for seat, screen in enumerate(screens):
        screen.open(made.link(seat))
        screen.page.wait_for_timeout(1000)
        screen.page.evaluate(WATCH)
    rng = random.Random(seed)
    play(screens, lambda question: any_answer(question, rng), lambda state: bool(state["plies"] >= plies))
    noted = [screen.page.evaluate(NOTED) for screen in screens]
    for name, at in (("presses that took 16 or more", 0), ("long tasks", 1), ("choices until the server's answer", 2)):
        times = [float(time) for one in noted for time in one[at]]
        sys.stdout.write(f"{game}, {name}: {spread(times)}\n")


def main() -> int:
    """Open tables, play on them, and say how long everything took."""
    parser = argparse.ArgumentParser(description="Says how fast the page is.")
    parser.add_argument("--games", nargs="+", default=["terraforming", "onmars"])
    parser.add_argument("--plies", type=int, default=60, help="how many choices are made")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with ServerProcess(f"sqlite:///{folder}/games.db", Path(folder)) as server:
            host = Host(server.base)
            for game in asked.games:
                sys.stdout.write(f"{game}, first table: {spread(first_tables(browser, host, game))}\n")
                measure(browser, host, game, asked.plies, asked.seed)
            host.client.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
