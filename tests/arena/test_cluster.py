"""Games on a Ray cluster: the same results for the same seeds, whoever is lost on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.simulate import simulate
from areopolis.arena.work import working
from areopolis.kernel.errors import BadOptions
from tests.arena import on_ray

ROOT = Path(__file__).parents[2]
# Ray gives itself 30 seconds to start, whatever else the machine has to do; then nothing has begun yet.
TOO_SLOW = "The current node timed out during startup"
STARTS = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tries on the cluster have left what came of them."""
    path = tmp_path_factory.mktemp("ray")
    done = tried(path)
    for _ in range(STARTS - 1):
        if TOO_SLOW in done.stderr:
            done = tried(path)
    assert done.returncode == 0, done.stderr
    return path


def tried(folder: Path) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-m", "tests.arena.on_ray", str(folder)]
    return subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)


@pytest.fixture(scope="module")
def said(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "said.json").read_text("utf-8"))
    return data


def test_a_worker_that_is_killed_is_replaced(folder: Path, said: dict[str, Any]) -> None:
    played = [path.name.split("-")[1:] for path in folder.glob("played-*")]
    assert sorted(int(number) for number, _process in played) == sorted([*range(8), on_ray.UNLUCKY])
    dead, alive = [process for number, process in played if number == str(on_ray.UNLUCKY)]
    assert dead != alive
    assert said["results"] == [[result.record, *result.scores] for result in simulate(on_ray.games())]


def test_what_goes_wrong_in_a_task_is_told(said: dict[str, Any]) -> None:
    assert said["told"] == "not 5"


@pytest.mark.parametrize("command", on_ray.COMMANDS)
def test_commands_say_the_same_as_without_it(command: str, said: dict[str, Any], tmp_path: Path) -> None:
    here = on_ray.printed(tmp_path, *on_ray.COMMANDS[command])
    assert plain(json.loads(said["commands"][command])) == plain(json.loads(here))


def plain(data: object) -> object:
    """Without times of the clock."""
    if isinstance(data, dict):
        return {name: plain(value) for name, value in data.items() if name not in {"time", "longest"}}
    return [plain(item) for item in data] if isinstance(data, list) else data


def test_ray_is_loaded_by_those_who_ask_for_it_only() -> None:
    code = (
        "import sys; from areopolis.cli import main;"
        "main(['duel', 'terraforming', 'random', '--solo', '-n', '1', '-j', '1']);"
        "sys.exit(int('ray' in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(BadOptions, match=r"--ray needs the package ray: install areopolis\[cluster\]"),
        working(2, "auto"),
    ):
        pass
