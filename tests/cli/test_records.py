from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main
from areopolis.cli.files import load
from areopolis.cli.terminal.film import EVERY, Film
from areopolis.kernel.record import Record


def test_a_good_record_is_ok(record_file: Path, typed: Callable[..., str]) -> None:
    assert f"{record_file}: ok, " in typed("check", str(record_file))
    found = json.loads(typed("check", str(record_file), "--json"))
    assert found[0]["ok"]
    assert found[0]["over"]


def test_a_damaged_record_is_told_with_its_line(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record_file.read_text(encoding="utf-8").splitlines()
    lines[9] = "0 dance"
    record_file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["check", str(record_file)]) == 1
    assert "line 10: " in capsys.readouterr().out


def test_bytes_that_are_no_text_are_told_with_their_line(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record_file.write_bytes(record_file.read_bytes().replace(b"seed", b"\xff\xfe"))
    assert main(["check", str(record_file)]) == 1
    assert "line 6: this is no UTF-8 text" in capsys.readouterr().out


def test_check_goes_on_after_a_missing_file(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nowhere.areo", str(record_file)]) == 2
    said = capsys.readouterr().out
    assert "nowhere.areo: No such file" in said
    assert "ok" in said


def test_a_film_goes_back_exactly(record: Record) -> None:
    film = Film(record)
    assert record.fingerprint(film.at(film.last())) == record.digest
    forward = [film.at(ply).digest() for ply in range(2 * EVERY + 3)]
    assert [film.at(ply).digest() for ply in reversed(range(2 * EVERY + 3))] == forward[::-1]


def test_replay_steps_in_both_directions(record_file: Path, typed: Callable[..., str]) -> None:
    said = typed("replay", str(record_file), lines=("", "n", "p", "25", "what", "e", "q"))
    shown = [line.split(" of ")[0] for line in said.splitlines() if line.startswith("Choice ")]
    assert [line.split()[-1] for line in shown[:5]] == ["0", "1", "2", "1", "25"]
    assert "Press Enter, or type p, e, q or a number" in said
    assert "Terraform rating" in said
    assert "wins with" in said or "share" in said


def test_replay_ends_with_its_input(record_file: Path, typed: Callable[..., str]) -> None:
    assert "Choice 0 of" in typed("replay", str(record_file))


def test_replay_at_a_choice(record_file: Path, typed: Callable[..., str]) -> None:
    assert "Choice 30 of" in typed("replay", str(record_file), "--at", "30")
    assert "wins with" in typed("replay", str(record_file), "--at", "end")


def test_replay_as_json(record_file: Path, record: Record, typed: Callable[..., str]) -> None:
    state = json.loads(typed("replay", str(record_file), "--json"))
    assert state["ply"] == len(record.choices)
    assert state["over"]
    assert [sum(sheet.values()) for sheet in state["breakdown"]] == state["scores"]
    assert json.loads(typed("replay", str(record_file), "--at", "0", "--json"))["choice"] is None


def test_replay_refuses_what_it_cannot_show(record_file: Path, refused: Callable[..., str]) -> None:
    assert "--at 99999" in refused("replay", str(record_file), "--at", "99999")
    assert "nowhere.areo: No such file" in refused("replay", "nowhere.areo")
    record_file.write_text("nothing\n", encoding="utf-8")
    assert "line 1: a record begins with" in refused("replay", str(record_file))
    assert "line 1: " in refused("play", "--resume", str(record_file))


def test_an_edited_digest_is_noticed(record_file: Path, record: Record, refused: Callable[..., str]) -> None:
    record_file.write_text(record.text().replace(record.digest, "0" * 16), encoding="utf-8")
    assert "edited" in refused("replay", str(record_file))


def test_replay_tells_choices_in_the_language(record_file: Path, typed: Callable[..., str]) -> None:
    record = load(record_file)
    seat, choice = record.choices[0]
    said = typed("replay", str(record_file), "--at", "1", "--lang", "cs")
    (line,) = [line for line in said.splitlines() if line.startswith("Volba ")]
    assert line.startswith(f"Volba 1/{len(record.choices)}: {record.seats[seat]}: ")
    assert line.endswith(f" · {choice}")
    assert "Hrát za: " in line
