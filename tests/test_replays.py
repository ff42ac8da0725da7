"""Golden records: games of every option, replayed to the same digest, interpreted and compiled.

A change of rules makes them anew with `python -m tests.test_replays`, in the same commit, so that a reviewer sees what
moved. Names of games after it make only theirs.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from areopolis.arena.simulate import Job, play
from areopolis.games import games
from areopolis.kernel.record import read_record, replay

FOLDER = Path(__file__).parent / "replays"


def golden() -> dict[str, Job]:
    """The records that there should be: one for every variant of every game."""
    found = {}
    for game in games().values():
        for number, options in enumerate(game.variants()):
            name = "-".join([game.name, *[f"{key}_{value.replace(',', '+')}" for key, value in options.items()]])
            seats = game.new(options, 0).seats()
            found[f"{name}.areo"] = Job(number, game.name, options, ("random",) * seats, 1000 + number, True)
    return found


@pytest.mark.parametrize("name", golden())
def test_replay(name: str) -> None:
    record = read_record((FOLDER / name).read_text("utf-8"))
    assert replay(record, games()).decision is None


def test_no_record_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.areo")} == set(golden())


def make(wanted: list[str]) -> None:
    """Write the golden records of some games anew; of all if none is named."""
    for path in FOLDER.glob("*.areo"):
        if not wanted or path.name.partition("-")[0] in wanted:
            path.unlink()
    for name, job in golden().items():
        if not wanted or job.game in wanted:
            (FOLDER / name).write_text(play(job).record, "utf-8")


if __name__ == "__main__":
    make(sys.argv[1:])
