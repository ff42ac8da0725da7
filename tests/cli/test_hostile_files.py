"""Files and numbers that nobody means well with: one line of complaint, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.cli.check import check_file
from areopolis.cli.files import load
from areopolis.cli.reading import read_bytes, read_text

HUGE = "9" * 5000
DEEP = 100_000


def complaint(capsys: pytest.CaptureFixture[str], *args: str, code: int = 2) -> str:
    """What a command says when it refuses, in few lines."""
    assert main(list(args)) == code
    printed = capsys.readouterr()
    said = printed.out + printed.err
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 3
    return said


@pytest.mark.parametrize(
    "content",
    [
        f"[order.3]\nbenefit = {{ do = 'gain', crystal = {HUGE} }}\n",
        f"[order.3]\nbenefit = {{ do = 'gain', crystal = 0x{'f' * 5000} }}\n",
        "[order.3]\nbenefit = " + "[" * DEEP + "]" * DEEP,
        "[order.3]\nbenefit = " + "{ a = " * DEEP + "1" + " }" * DEEP,
        f"[order.{HUGE}]\n",
        "[order.3]\nbenefit = nan\n",
        "\x00",
    ],
)
def test_components(content: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "box.toml").write_text(content, encoding="utf-8")
    assert "box.toml" in complaint(capsys, "onmars", "components", "--components", "box.toml")
    assert "box.toml" in complaint(capsys, "play", "onmars", "--components", "box.toml")


def test_a_byte_order_mark_is_no_error(home: Path, record_file: Path, typed: Callable[..., str]) -> None:
    (home / "box.toml").write_text("\ufeff[order.3]\nbenefit = { do = 'gain', crystal = 2 }\n", encoding="utf-8")
    assert "yours" in typed("onmars", "components", "--components", "box.toml", "--json")
    record_file.write_bytes(b"\xef\xbb\xbf" + record_file.read_bytes())
    assert "ok" in typed("check", str(record_file))
    assert "Choice 3 of" in typed("replay", str(record_file), "--at", "3")


BASELINES = (
    "", "[", "7", "null", "[7]", "[{}]", "[[]]", '{"a": 1}', '[{"game": [], "players": 2}]', HUGE, f"[{HUGE}]",
    "[" * DEEP,    '{"a":' * DEEP, "\ufeff",
)  # fmt: skip
FIGURES: tuple[object, ...] = (0, -1, "fast", None, [], True, float("nan"), float("inf"), 1e300, {})


@pytest.mark.parametrize("content", BASELINES)
def test_what_is_no_baseline(content: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "base.json").write_text(content, encoding="utf-8")
    said = complaint(capsys, "bench", "--players", "2", "--seconds", "0.001", "--compare", "base.json")
    assert "base.json is no baseline; make one with --save" in said


@pytest.mark.parametrize("figure", FIGURES)
def test_a_baseline_with_altered_figures(figure: object, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"per_second": 5.0}
    row = {"game": "terraforming", "players": 2, "games": good, "decisions": {"per_second": figure}, "copies": good}
    (home / "base.json").write_text(json.dumps([row]), encoding="utf-8")
    said = complaint(capsys, "bench", "--players", "2", "--seconds", "0.001", "--compare", "base.json")
    assert "base.json is no baseline" in said


def test_bytes_that_are_no_text(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "no UTF-8" in complaint(capsys, "bench", "--players", "2", "--compare", "bytes")
    assert "no UTF-8" in complaint(capsys, "onmars", "components", "--components", "bytes")
    assert "no UTF-8" in complaint(capsys, "replay", "bytes")
    assert "no UTF-8" in complaint(capsys, "check", "bytes", code=1)


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "0", "-1", "1e300", HUGE])
def test_seconds_that_never_pass(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seconds" in complaint(capsys, "bench", "--seconds", seconds)


@pytest.mark.parametrize("command", ["check", "replay", "bench --compare", "onmars components --components"])
def test_names_that_no_file_can_have(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "NUL" in complaint(capsys, *command.split(), "a\0b")


def test_names_that_no_file_can_have_from_elsewhere() -> None:
    """Typed in a game, or read from a list."""
    for read in (load, read_text, read_bytes):
        with pytest.raises(OSError, match="no file can have this name"):
            read(Path("a\0b"))
    assert check_file(Path("a\0b"))["problem"] == "no file can have this name"


def test_numbers_without_end(record_file: Path, typed: Callable[..., str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "--at" in complaint(capsys, "replay", str(record_file), "--at", HUGE)
    assert "Press Enter, or type p, e, q or a number" in typed("replay", str(record_file), lines=(HUGE, "q"))
    assert "there is no card" in complaint(capsys, "card", f"R{HUGE}")
    complaint(capsys, "onmars", "card", HUGE)
    complaint(capsys, "onmars", "card", "contract", HUGE)
    assert "a seed is a whole number" in complaint(capsys, "play", "--seed", "9" * 30)
    complaint(capsys, "play", "--seed", HUGE)
