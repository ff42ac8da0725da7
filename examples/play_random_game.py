# ruff: noqa: INP001, T201 - an example is a script, and prints
"""Play a game of random choices and print the log and the score sheet: `python examples/play_random_game.py [SEED]`."""

from __future__ import annotations

import sys

from areopolis.bots import make
from areopolis.bots.budget import Budget
from areopolis.kernel.session import Session
from areopolis.locale import catalogue
from areopolis.terraforming import GAME

NAMES = ("Ana", "Ben", "Cid")
LAST = 12


def main() -> None:
    """Play, and tell how it ended."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    session = Session(GAME, {"players": str(len(NAMES))}, list(NAMES), seed)
    bots = [make("random", seed + seat) for seat in range(len(NAMES))]
    while (decision := session.position.first_question()) is not None:
        view = session.position.view(decision.seat)
        session.apply(decision.seat, bots[decision.seat].choose(view, decision, Budget()))
    english = catalogue("en")
    lines = [english.sentence(event.text(), NAMES) for events in session.log for event in events]
    print(f"{session.ply()} choices, {len(lines)} lines of log. The last ones:")
    for line in lines[-LAST:]:
        print(f"  {line}")
    pos = session.position
    for seat, name in enumerate(NAMES):
        sheet = ", ".join(f"{part} {points}" for part, points in pos.seat_facts(seat).items() if part != "side")
        print(f"{name}: {pos.scores()[seat]} points ({sheet})")
    print("Won by", " and ".join(NAMES[seat] for seat in pos.winners()))


if __name__ == "__main__":
    main()
