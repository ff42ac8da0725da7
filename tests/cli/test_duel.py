"""Duels on the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.test_simulate import HEARS, alive

START = ("duel", "terraforming", "random", "random", "--seed", "3", "-j", "1")


def test_the_result_is_a_table_with_intervals(typed: Callable[..., str]) -> None:
    said = typed(*START, "-n", "3")
    assert "4 games in 2 series, seed 3" in said
    assert "random wins: " in said
    assert "equal bots: 50%" in said
    assert "generation at the end: " in said


def test_the_result_is_data(typed: Callable[..., str]) -> None:
    words = (
        "duel",
        "onmars",
        "random:time=1",
        "random",
        "-p",
        "3",
        "--others",
        "random:visits=9",
        "-n",
        "1",
        "-j",
        "1",
    )
    data = json.loads(typed(*words, "--seed", "3", "--json", "--stop", "--goal", "0.4"))
    assert data["bots"] == ["random:time=1", "random", "random:visits=9"]
    assert (data["games"], data["series"], data["even"]) == (3, 1, 0.3333)
    assert data["length"]["unit"] == "round"
    assert [side["seats"] for side in data["sides"]] == [3, 3, 3]
    assert data["sides"][0]["limit"] == 1
    assert (data["test"]["low"], data["test"]["high"], data["test"]["verdict"]) == (0.35, 0.45, "")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("terraforming", "random", "--solo"), ["random"]),
        (("terraforming", "random", "random", "--marsbot", "easy"), ["random", "random", "marsbot"]),
        (("onmars", "random", "--solo"), ["random", "lacerda"]),
    ],
)
def test_one_seat_is_enough(words: tuple[str, ...], names: list[str], typed: Callable[..., str]) -> None:
    data = json.loads(typed("duel", *words, "-n", "2", "--seed", "3", "-j", "1", "--json"))
    assert [side["bot"] for side in data["sides"]] == names
    assert data["games"] == 2


def test_how_time_was_kept_is_said(typed: Callable[..., str]) -> None:
    said = typed("duel", "terraforming", "random:time=1000", "--solo", "-n", "1", "-j", "1")
    assert "random:time=1000: never over, 0 of " in said


def test_what_does_not_go_together_is_refused(refused: Callable[..., str]) -> None:
    assert "--goal is what --stop tests" in refused(*START, "--goal", "0.4")
    assert "say --goal" in refused("duel", "terraforming", "random", "--solo", "--stop")
    assert "name the bot to play against" in refused("duel", "terraforming", "random")
    assert "--turmoil is an option of terraforming" in refused("duel", "onmars", "random", "random", "--turmoil")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal of its own there")
def test_ctrl_c_keeps_what_is_finished(home: Path) -> None:
    words = ["duel", "terraforming", "random", "random", "--seed", "3", "-j", "2", "-n", "100000", "--out", "x.jsonl"]
    run = subprocess.Popen(
        [sys.executable, "-c", HEARS, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=home, start_new_session=True,
    )  # fmt: skip
    out = home / "x.jsonl"
    until = time.monotonic() + 120
    while time.monotonic() < until and (not out.exists() or out.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    said, told = run.communicate(timeout=60)
    assert run.returncode == 130, told
    assert "Traceback" not in told
    games = len(out.read_text("utf-8").splitlines())
    assert f"stopped after {games} of 100000 games; they are in x.jsonl" in told
    assert f"{games - games % 2} games in {games // 2} series" in said
    until = time.monotonic() + 20
    while alive(run.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert alive(run.pid) == []
