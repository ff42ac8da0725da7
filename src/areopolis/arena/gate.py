"""The gate of speed: two states of the sources measured alternately on the same machine, and how they compare.

`python -m areopolis.arena.gate BEFORE NOW` takes two folders of sources; `scripts/speed` makes the first of a commit.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass

# What is played: a game and its options.
MEASURED = (("terraforming", "2"), ("terraforming", "4"), ("onmars", "2"))
ROUNDS = 5
# So much slower is more than noise.
BOUND = 0.30

# Runs on either state, so it uses only what both have: decisions per second of the processor in random games.
MEASURE = """
import sys, time
from areopolis.bots.random import play_out
from areopolis.games import games
from areopolis.kernel.rng import Rng, seeded
game, players, seconds = games()[sys.argv[1]], sys.argv[2], float(sys.argv[3])
play_out(game.new({"players": players}, 0), Rng(seeded(0)))
made, seed, start = 0, 0, time.process_time()
while time.process_time() - start < seconds:
    seed += 1
    pos = game.new({"players": players}, seed)
    pos.recording = False
    made += play_out(pos, Rng(seeded(seed)))
print(made / (time.process_time() - start))
"""


@dataclass(frozen=True)
class Pace:
    """How fast a game was played in two states of the sources: the best round of each."""

    game: str
    before: float
    now: float

    def change(self) -> float:
        """By which part it has become faster, or (below nothing) slower."""
        return self.now / self.before - 1

    def is_slower(self) -> bool:
        """Whether it is slower by more than noise."""
        return self.change() < -BOUND


def rate(sources: str, game: str, players: str, seconds: float) -> float:
    """Decisions per second of the processor with the sources in a folder, in a process of its own."""
    command = [sys.executable, "-c", MEASURE, game, players, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": sources, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    if done.returncode:
        raise SystemExit(f"{sources} cannot be measured:\n{done.stderr}")
    return float(done.stdout)


def compare(before: str, now: str, seconds: float, rounds: int = ROUNDS) -> list[Pace]:
    """Measure both states in turn, so that both meet the same noise; the best round of each is the least disturbed."""
    paces: list[Pace] = []
    for game, players in MEASURED:
        rates = [(rate(before, game, players, seconds), rate(now, game, players, seconds)) for _ in range(rounds)]
        best = [max(of_state) for of_state in zip(*rates, strict=True)]
        paces.append(Pace(f"{game}, {players} players", *best))
    return paces


def main(words: list[str] | None = None) -> int:
    """Say how two states compare; 1 if one game has become slower by more than noise."""
    parser = argparse.ArgumentParser(prog="areopolis.arena.gate")
    parser.add_argument("before")
    parser.add_argument("now")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args(words)
    paces = compare(given.before, given.now, given.seconds, given.rounds)
    for pace in paces:
        verdict = "too slow" if pace.is_slower() else "within noise or better"
        figures = f"{pace.before:>9,.0f} {pace.now:>9,.0f} {pace.change():>+6.0%}"
        sys.stdout.write(f"{pace.game:<24}{figures}  {verdict}\n")
    return 1 if any(pace.is_slower() for pace in paces) else 0


if __name__ == "__main__":
    sys.exit(main())
