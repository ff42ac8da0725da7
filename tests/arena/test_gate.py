"""The gate of speed lets pass what is as fast as before, and stops what is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from areopolis.arena import gate

SOURCES = str(Path(__file__).parents[2] / "src")
# Python runs a module of this name before anything else: here it lets every step of the agenda take its time.
SLOW = """
from areopolis.kernel.agenda import AgendaPosition
advance = AgendaPosition.advance
def slowly(pos):
    sum(range(20_000))
    advance(pos)
AgendaPosition.advance = slowly
"""


def test_what_is_slower_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW, "utf-8")
    monkeypatch.setattr(gate, "MEASURED", (("terraforming", "2"),))
    slow = f"{tmp_path}{os.pathsep}{SOURCES}"
    assert gate.main([SOURCES, slow, "--seconds", "0.1", "--rounds", "2"]) == 1
    assert capsys.readouterr().out.endswith("too slow\n")
    assert gate.main([slow, SOURCES, "--seconds", "0.1", "--rounds", "2"]) == 0
    assert capsys.readouterr().out.endswith("within noise or better\n")


@pytest.mark.parametrize(("now", "slower"), [(131.0, False), (100.0, False), (71.0, False), (69.0, True)])
def test_noise_has_a_bound(now: float, slower: bool) -> None:
    assert gate.Pace("a game", 100.0, now).is_slower() == slower


def test_sources_that_do_not_run_are_told(tmp_path: Path) -> None:
    (tmp_path / "areopolis.py").write_text("raise ValueError('no sources')", "utf-8")
    with pytest.raises(SystemExit, match="no sources"):
        gate.rate(str(tmp_path), "terraforming", "2", 0.1)
