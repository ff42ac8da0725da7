"""Whatever is typed or given, there is an answer and never a traceback."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.cli.saves import saves

DIGITS = "9" * 5000
LONG = (
    DIGITS, f"{DIGITS} 1", f"log {DIGITS}", f"undo {DIGITS}", f"why {DIGITS}", f"play {DIGITS}", f"why play {DIGITS}",
    f"card {DIGITS}", f"card R{DIGITS}", f"cards {DIGITS}", f"space {DIGITS}", f"amount {DIGITS}", f"buy {DIGITS}",
    f"player {DIGITS}", f"lab {DIGITS}", f"card contract {DIGITS}", f"card discovery {DIGITS}", f"executive {DIGITS}",
    f"building {DIGITS}", f"save {DIGITS}", "log 0", "undo 0", "log -1", "why", "table", "٣", "²",
)  # fmt: skip
PATHS = ("save ~nobody-of-this-name/x", "save a\0b", "save \0", "save /", "save .", "save /dev/null", "save x/y/\0")


@pytest.mark.parametrize("game", ["terraforming", "onmars"])
def test_lines_that_nobody_means(game: str, typed: Callable[..., str]) -> None:
    said = typed("play", game, "--seed", "3", "--name", "Ana", lines=(*LONG, *PATHS, "score"))
    assert "If the game ended now" in said
    assert "--resume" in said
    assert said.count("Not saved as") >= 3
    assert len(saves()) == 1
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--seed", DIGITS),
        ("play", "--players", DIGITS),
        ("play", "--players", DIGITS[:4000]),
        ("play", "--beginner", DIGITS[:4000]),
        ("play", "onmars", "--players", DIGITS[:4000]),
        ("play", "--marsbot", DIGITS),
        ("play", "--marsbot", "easy", "--marsbot-corporation", f"C{DIGITS}"),
        ("play", "--lang", DIGITS),
        ("play", "--bots", DIGITS),
        ("play", DIGITS),
        ("play", "--save", "a\0b"),
        ("play", "--resume", DIGITS),
        ("simulate", "terraforming", "--games", DIGITS),
        ("simulate", "terraforming", "--games", DIGITS[:4000]),
        ("simulate", "terraforming", "--jobs", DIGITS[:4000]),
        ("simulate", "terraforming", "--out", f"{DIGITS}.csv"),
        ("simulate", "terraforming", "--records", DIGITS),
        ("card", DIGITS),
        ("card", f"R{DIGITS}"),
        ("onmars", "card", DIGITS),
        ("onmars", "card", "contract", DIGITS),
        ("cards", "--min-cost", DIGITS),
        (DIGITS,),
    ],
)
def test_options_that_nobody_means(words: tuple[str, ...], refused: Callable[..., str]) -> None:
    assert len(refused(*words)) < 2100


def test_a_place_in_a_record_that_nobody_means(
    record_file: Path, refused: Callable[..., str], typed: Callable[..., str]
) -> None:
    assert "say a number from 0 to" in refused("replay", str(record_file), "--at", DIGITS)
    assert "Press Enter, or type p, e, q or a number from 0 to" in typed(
        "replay", str(record_file), lines=(DIGITS, "q")
    )


def test_input_that_is_no_text() -> None:
    command = [sys.executable, "-m", "areopolis.cli", "play", "--seed", "3", "--name", "Ana"]
    lines = b"\xff\xfe\x00\n1\n\x80 \xc3\nplay \xed\xa0\x80\nscore\nsave \xff\n"
    run = subprocess.run(command, input=lines, capture_output=True, check=True, env={**environment(), "LC_ALL": "C"})
    assert b"Traceback" not in run.stderr
    assert b"If the game ended now" in run.stdout
    run = subprocess.run(command, input=lines, capture_output=True, check=True, env=environment())
    assert b"If the game ended now" in run.stdout


def environment() -> dict[str, str]:
    """The environment, with texts in UTF-8 as most people have them."""
    import os

    return {**os.environ, "PYTHONIOENCODING": "", "LC_ALL": "C.UTF-8"}


def test_no_home_is_told(monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(home / "nowhere"))
    assert main(["play", "--continue"]) == 2
    assert "there is no game to go on with in" in capsys.readouterr().err


def test_the_version_is_told(typed: Callable[..., str]) -> None:
    from areopolis import __version__

    assert typed("--version") == f"areopolis {__version__}\n"
