"""What is tried on a Ray cluster of two workers, in a process of its own: Ray leaves much to be cleared away.

`python -m tests.arena.on_ray FOLDER` writes what came of it into the folder.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from areopolis.arena.simulate import Job, Result, jobs, play
from areopolis.arena.work import run, working
from areopolis.arena.workers import Workers
from areopolis.cli import main
from areopolis.kernel.errors import BadOptions

UNLUCKY = 3
COMMANDS = {
    "simulate": ("simulate", "terraforming", "-n", "3", "--seed", "5", "-j", "1", "--json"),
    "duel": ("duel", "terraforming", "random", "random", "-n", "4", "--seed", "5", "-j", "1", "--json"),
    "ladder": (
        "ladder", "terraforming", "--bots", "random,random:visits=9", "--automas", "none", "-n", "2", "--seed", "5",
        "-j", "1", "--json",
    ),
    "tune": (
        "tune", "terraforming", "expert:width=0", "--solo", "--only", "money,heat",
        "--generations", "1", "--population", "2", "-n", "1", "--check", "1", "--seed", "5", "-j", "1", "--json",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Watched:
    """A game, and a folder where whoever plays it says so."""

    job: Job
    folder: Path


def play_and_die(task: Watched) -> Result:
    """Play a game; who plays the unlucky one first is killed at its end, before anybody has heard of it."""
    result = play(task.job)
    first = not list(task.folder.glob(f"played-{task.job.number}-*"))
    (task.folder / f"played-{task.job.number}-{os.getpid()}").touch()
    if first and task.job.number == UNLUCKY:
        os.kill(os.getpid(), signal.SIGKILL)
    return result


def refuse(number: int) -> int:
    raise BadOptions(f"not {number}")


def games() -> list[Job]:
    return jobs("terraforming", {"players": "2"}, ("random",), 8, 7, records=True)


def told(workers: Workers) -> str:
    try:
        list(run(workers, refuse, [5]))
    except BadOptions as error:
        return str(error)
    return ""


def printed(folder: Path, *words: str) -> str:
    """What a command says; one that needs a file has it in the folder."""
    text = io.StringIO()
    words += ("--out", str(folder / "weights.toml")) if words[0] == "tune" else ()
    with contextlib.redirect_stdout(text):
        assert main(list(words)) == 0
    return text.getvalue()


def try_all(folder: Path) -> None:
    with working(2, "local") as workers:
        results = list(run(workers, play_and_die, [Watched(job, folder) for job in games()]))
        said = {
            "results": [[result.record, *result.scores] for result in results],
            "told": told(workers),
            # Commands find the cluster that this process is connected to.
            "commands": {name: printed(folder, *words, "--ray", "auto") for name, words in COMMANDS.items()},
        }
    (folder / "said.json").write_text(json.dumps(said), "utf-8")


if __name__ == "__main__":
    try_all(Path(sys.argv[1]))
