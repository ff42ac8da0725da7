from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from areopolis.cli import build, main
from areopolis.kernel.record import Record
from areopolis.kernel.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test, and a terminal of 80 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("AREOPOLIS_LANG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def typed() -> Callable[..., str]:
    """Runs a command with lines of input; returns what it printed."""

    def run(*args: str, lines: tuple[str, ...] = ()) -> str:
        result = CliRunner().invoke(build(), args, input="".join(f"{line}\n" for line in lines))
        assert result.exit_code == 0, result.output
        return result.output

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command that must be refused; returns the one line that says why."""

    def run(*args: str) -> str:
        assert main(list(args)) == 2
        said = capsys.readouterr().err
        assert said.startswith("areopolis: ")
        assert said.count("\n") == 1
        return said

    return run


@pytest.fixture
def record() -> Record:
    """A whole game of two random bots."""
    from areopolis.bots.random import random_choice
    from areopolis.games import games
    from areopolis.kernel.rng import Rng, seeded

    session = Session(games()["terraforming"], {"players": "2"}, ["Ana", "random"], 4)
    rng = Rng(seeded(1))
    while (decision := session.position.first_question()) is not None:
        session.apply(decision.seat, random_choice(decision, rng))
    return session.save()


@pytest.fixture
def record_file(record: Record, home: Path) -> Path:
    path = home / "game.areo"
    path.write_text(record.text(), encoding="utf-8")
    return path
