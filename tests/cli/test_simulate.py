"""Simulations on the command line: nothing that was played is lost."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.cli.files import load
from areopolis.games import games
from areopolis.kernel.record import replay

START = ("simulate", "terraforming", "--seed", "3")
MANY = 2000


@pytest.mark.parametrize("options", [("terraforming", "--marsbot", "normal"), ("onmars", "--solo")])
def test_a_seat_that_is_another_kind_of_player_has_its_row(options: tuple[str, ...], typed: Callable[..., str]) -> None:
    typed("simulate", *options, "-n", "2", "--seed", "1", "--out", "x.csv")
    with Path("x.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["seat"] for row in rows] == ["0", "1", "0", "1"]
    assert all(None not in row and None not in row.values() for row in rows)
    assert all(int(row["score"]) for row in rows if row["bot"] != "random")


def test_a_game_is_a_line_of_json(typed: Callable[..., str]) -> None:
    typed(*START, "-n", "3", "--out", "x.jsonl", "--records", "games")
    rows = [json.loads(line) for line in Path("x.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["number"] for row in rows] == [0, 1, 2]
    for row, path in zip(rows, sorted(Path("games").glob("*.areo")), strict=True):
        assert replay(load(path), games()).scores() == row["scores"]


def test_paths_are_checked_before_anything_is_played(home: Path, refused: Callable[..., str]) -> None:
    (home / "kept.csv").write_text("mine", encoding="utf-8")
    (home / "folder.csv").mkdir()
    (home / "games").mkdir()
    (home / "games" / "terraforming-000007.areo").write_text("mine", encoding="utf-8")
    many = (*START, "-n", "10000")
    assert "must end in .jsonl or .csv" in refused(*many, "--out", "x.txt")
    assert "there is no folder nowhere" in refused(*many, "--out", "nowhere/x.csv")
    assert "this is a folder" in refused(*many, "--out", "folder.csv")
    assert "kept.csv exists already; --overwrite" in refused(*many, "--out", "kept.csv")
    assert "terraforming-000007.areo exists already" in refused(*many, "--records", "games")
    assert "this is no folder" in refused(*many, "--records", "kept.csv")
    assert (home / "kept.csv").read_text(encoding="utf-8") == "mine"


def test_files_are_replaced_if_that_is_asked_for(home: Path, typed: Callable[..., str]) -> None:
    (home / "x.csv").write_text("mine", encoding="utf-8")
    typed(*START, "-n", "1", "--out", "x.csv", "--overwrite")
    assert (home / "x.csv").read_text(encoding="utf-8").startswith("number,seed,")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "x.csv").symlink_to("/dev/full")
    assert main([*START, "-n", "2", "--records", "games", "--out", "x.csv", "--overwrite"]) == 2
    assert "stopped after 0 of 2 games\nareopolis: " in capsys.readouterr().err


# The program as it is started from a terminal: who runs tests in the background may have switched Ctrl-C off.
HEARS = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("areopolis.cli", run_name="__main__")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal of its own there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(jobs: str, home: Path) -> None:
    words = [*START, "-n", str(MANY), "-j", jobs, "--out", "x.csv", "--records", "games"]
    command = [sys.executable, "-c", HEARS, *words]
    run = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=home, start_new_session=True
    )
    out = home / "x.csv"
    until = time.monotonic() + 120
    while time.monotonic() < until and (not out.exists() or out.stat().st_size < 500):
        time.sleep(0.05)
    # As a terminal does it: to the whole group, workers included.
    os.killpg(run.pid, signal.SIGINT)
    said, told = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in told
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    finished = len(rows) // 2
    assert 0 < finished < MANY
    assert f"stopped after {finished} of {MANY} games; they are in x.csv and games" in told.replace("it is", "they are")
    assert f"{finished} games" in said
    assert len(rows) == 2 * finished
    assert finished <= len(list((home / "games").glob("*.areo"))) <= finished + 1
    until = time.monotonic() + 20
    while alive(run.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert alive(run.pid) == []


def alive(group: int) -> list[str]:
    """The processes of a group that still run; those that nobody has buried do not."""
    said = subprocess.run(["ps", "-A", "-o", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    found = [line.split(maxsplit=2) for line in said.splitlines()]
    return [" ".join(line) for line in found if line[0] == str(group) and not line[1].startswith("Z")]
