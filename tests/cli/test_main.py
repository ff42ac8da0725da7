from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from areopolis.cli import main
from areopolis.cli.flags import words_for
from areopolis.cli.flags.flag import Given
from areopolis.cli.options import any_seed


def test_help_lists_every_command(typed: Callable[..., str]) -> None:
    said = typed("--help")
    for command in ("play", "replay", "check", "card", "cards", "cases", "locale"):
        assert f" {command} " in said


def test_no_arguments_show_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Usage" in capsys.readouterr().out


def test_it_runs_as_a_module_and_help_loads_no_game() -> None:
    code = "import sys; from areopolis.cli import main; main(['-h']); sys.exit('areopolis.terraforming' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    said = subprocess.run([sys.executable, "-m", "areopolis.cli", "card", "9"], check=True, capture_output=True)
    assert b"Asteroid" in said.stdout


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m areopolis.cli cards --json | head -1"
    done = subprocess.run(command, shell=True, check=True, capture_output=True)
    assert done.stderr == b""


def test_options_become_words() -> None:
    alone = words_for("terraforming", Given({"solo": True, "turmoil": True, "tr-goal": True, "draft": False}))
    assert alone == {"players": "1", "corporate-era": "yes", "draft": "no", "turmoil": "yes", "tr-goal": "yes"}
    given = {
        "players": 3,
        "corporate-era": False,
        "draft": True,
        "beginner": [2, 0, 2],
        "turmoil": False,
        "marsbot": "",
    }
    words = words_for("terraforming", Given(given))
    assert words == {"players": "3", "corporate-era": "no", "draft": "yes", "beginners": "0,2"}


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_every_game_can_be_set_up_with_turmoil(
    command: str, refused: Callable[..., str], typed: Callable[..., str]
) -> None:
    assert "TR 63 is a goal of the solo game" in refused(command, "terraforming", "--turmoil", "--tr-goal")
    said = typed(command, "--help")
    for flag in ("--turmoil", "--no-turmoil", "--tr-goal", "--no-tr-goal"):
        assert flag in said


def test_a_seed_is_kept_or_made() -> None:
    assert any_seed(7) == 7
    assert any_seed(None) != any_seed(None)
