"""Ctrl-C stops a run at any moment; it never takes the whole process down."""

from __future__ import annotations

import subprocess
import sys

INTERRUPTS = 60

# Whole random games, stopped again and again: the first time after a millisecond, then ever a little later.
RUN = """
import signal
import sys

from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded

signal.signal(signal.SIGALRM, signal.default_int_handler)
game, stopped = games()[sys.argv[1]], 0
for number in range(int(sys.argv[2])):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001 + number * 0.000_137)
        while True:
            play_out(game.new({}, number), Rng(seeded(number)))
    except KeyboardInterrupt:
        stopped += 1
print(stopped)
"""


def stopped(game: str) -> tuple[int, str]:
    """How a run with many interrupts ended, and what it says."""
    run = [sys.executable, "-c", RUN, game, str(INTERRUPTS)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)
    return done.returncode, (done.stdout + done.stderr).strip()


def test_terraforming_mars() -> None:
    assert stopped("terraforming") == (0, str(INTERRUPTS))


def test_on_mars() -> None:
    assert stopped("onmars") == (0, str(INTERRUPTS))
