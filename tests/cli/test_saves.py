"""Saved games: every game has its own file, and nothing is replaced without being asked for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.cli.files import load, replaced, store
from areopolis.cli.saves import lock, new_save, saves
from areopolis.games import games
from areopolis.kernel.record import Record, replay

START = ("play", "terraforming", "--seed", "3", "--name", "Ana")
SETUP = ("corporation R24", "1 2")
MINE = '[order.3]\nbenefit = { do = "gain", crystal = 2 }\n'


def test_every_game_has_its_own_file(typed: Callable[..., str]) -> None:
    for seed in ("3", "4", "5"):
        typed("play", "--seed", seed, "--name", "Ana", lines=("1",))
    assert [path.name for path in saves()] == [f"autosave-000{number}.areo" for number in (3, 2, 1)]
    assert [load(path).seed for path in saves()] == [5, 4, 3]


def test_two_games_at_once_do_not_meet(record: Record) -> None:
    (first, own), (second, other) = new_save(), new_save()
    assert first != second
    # A number is free again only if nothing was kept under it.
    own.release()
    other.release()
    store(record, first)
    third, own = new_save()
    assert third not in {first, None}
    own.release()
    assert not [path.name for path in first.parent.iterdir() if path.name.endswith(".lock")]


def test_a_game_is_played_in_one_window_only(typed: Callable[..., str], refused: Callable[..., str]) -> None:
    typed(*START, lines=SETUP)
    (path,) = saves()
    before = path.read_bytes()
    own = lock(path)
    assert own is not None
    assert "being played in another window" in refused("play", "--resume", str(path))
    assert "there is no game to go on with" in refused("play", "--continue")
    assert path.read_bytes() == before
    own.release()
    assert "Mining Guild" in typed("play", "--resume", str(path))


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed in another way there")
def test_a_killed_process_leaves_no_lock(record: Record, home: Path) -> None:
    path = home / "game.areo"
    store(record, path)
    code = (
        "import os, signal, sys; from pathlib import Path; from areopolis.cli.saves import lock; "
        "assert lock(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode < 0
    own = lock(path)
    assert own is not None
    own.release()


def test_continue_lists_the_games(typed: Callable[..., str], record_file: Path) -> None:
    typed(*START, lines=SETUP)
    typed("play", "onmars", "--seed", "1", "--name", "Eva", "--solo", lines=("1",))
    finished = saves()[0].with_name("finished.areo")
    finished.write_bytes(record_file.read_bytes())
    broken = saves()[0].with_name("broken.areo")
    broken.write_text("nothing\n", encoding="utf-8")
    said = typed("play", "--continue", lines=("9", "x", "9" * 5000, "2", "quit"))
    lines = [" ".join(line.split()) for line in said.splitlines()]
    assert any(line.startswith("1 On Mars Eva, Lacerda round 1 20") for line in lines)
    assert any(line.startswith("2 Terraforming Mars Ana, greedy generation 1 20") for line in lines)
    assert any("broken.areo line 1: a record" in line for line in lines)
    assert "Ana, random" not in said
    assert said.count("Type a number from 1 to 2, or q.") == 3
    assert "Mining Guild" in said
    assert typed("play", "--continue", lines=("q",)).count("Mining Guild") == 0


def test_a_game_goes_on_in_the_middle_of_what_all_are_asked_at_once(typed: Callable[..., str]) -> None:
    """The person has answered a part, the others nothing; what waits is in the record, and may still be taken back."""
    typed(*START, lines=SETUP[:1])
    (path,) = saves()
    assert load(path).choices == [(0, "corporation R24")]
    said = typed("play", "--resume", str(path), lines=("undo", "corporation R19", "buy 036"))
    assert said.count("Which starting cards do you buy") == 2
    assert "Taken back: Play as Mining Guild · corporation R24" in said
    assert "Ana founds Interplanetary Cinematics and keeps 1 card" in said
    assert said.count("Ana founds") == 1
    assert [seat for seat, _choice in load(path).choices][:4] == [0, 0, 1, 1]
    replay(load(path), games())


def test_continue_stands_alone(refused: Callable[..., str]) -> None:
    assert "there is no game to go on with" in refused("play", "--continue")
    assert "say one of them" in refused("play", "--continue", "--resume", "x.areo")


def test_save_replaces_nothing_without_being_asked(
    home: Path, typed: Callable[..., str], refused: Callable[..., str]
) -> None:
    (home / "mine.txt").write_text("mine", encoding="utf-8")
    assert "mine.txt exists already; --overwrite" in refused(*START, "--save", "mine.txt")
    said = typed(*START, lines=("save mine.txt", "no", "save mine.txt", ""))
    assert said.count("mine.txt exists already. Replace it?") == 2
    assert "mine.txt stays as it is." in said
    assert (home / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert "Saved as mine.txt" in typed(*START, lines=("save mine.txt", "yes", "save"))
    assert load(home / "mine.txt").seats == ["Ana", "greedy"]
    typed(*START, "--save", "mine.txt", "--overwrite", lines=("1",))
    assert len(load(home / "mine.txt").choices) == 1
    # Going on with a game in its own file is what it is for.
    typed("play", "--resume", "mine.txt", "--save", "mine.txt", lines=("1 2",))
    assert len(load(home / "mine.txt").choices) > 1


def test_what_is_no_file_is_not_replaced(record: Record, home: Path, refused: Callable[..., str]) -> None:
    for path in (Path("/dev/null"), home):
        with pytest.raises(OSError, match=str(path)):
            replaced(path)
        with pytest.raises(OSError, match=str(path)):
            store(record, path)
    assert "Is a directory" in refused(*START, "--save", str(home), "--overwrite")


def test_without_a_folder_to_keep_it_in_a_game_goes_on(
    home: Path, typed: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    said = typed(*START, lines=(*SETUP, "save here.areo", "quit", "no", "quit", "yes"))
    assert said.count("cannot be saved") == 1
    assert "What do you do?" in said
    assert "Saved as here.areo" in said
    assert said.count("The last choices are not saved. Type yes") == 2
    assert "--resume" not in said
    assert load(home / "here.areo").choices


@pytest.mark.skipif(sys.platform == "win32", reason="no limits for the size of files there")
def test_a_full_disk_keeps_the_game_going(home: Path) -> None:
    """The first choices fit, the later ones do not."""
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200)); sys.dont_write_bytecode = True; "
        "from areopolis.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    lines = "\n".join([*SETUP, "project asteroid", "end", "pass", "score"])
    run = subprocess.run(
        [sys.executable, "-c", code, *START, "--save", "x.areo"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The game cannot be saved as x.areo: File too large." in run.stdout
    assert "If the game ended now" in run.stdout
    assert "The last choices are not saved" in run.stdout
    replay(load(home / "x.areo"), games())
    assert [path.name for path in home.iterdir() if "x.areo" in path.name] == ["x.areo"]


def test_the_line_to_go_on_with_works_as_it_is_printed(home: Path) -> None:
    folder = home / "my games & 'things'"
    folder.mkdir()
    command = [sys.executable, "-m", "areopolis.cli", *START, "--lang", "cs", "--save", "a b.areo"]
    lines = "\n".join(SETUP)
    said = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, cwd=folder).stdout
    (line,) = [line for line in said.splitlines() if "--resume" in line]
    command_line = line.partition(": ")[2]
    again = subprocess.run(command_line, shell=True, input="", capture_output=True, text=True, check=True, cwd=home)
    assert "Co uděláte?" in again.stdout
    assert command_line in again.stdout


def test_a_name_that_no_record_can_hold_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("A,B", "\udcff", "a\x1b[2Jb"):
        assert main(["play", "--name", name]) == 2
        assert "a name has letters and no comma" in capsys.readouterr().err
