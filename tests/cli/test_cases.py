from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from areopolis.cli import main
from areopolis.cli.cases import USUAL
from areopolis.games import games
from areopolis.kernel.cases import judge

CASES = Path(__file__).parents[1] / "cases"

GOOD = {
    "id": "good", "tests": ["project:asteroid"], "given": {"seats": [{"mc": 14}, {}]},
    "do": [{"seat": 0, "standard": "asteroid"}], "expect": {"legal": True, "parameters": {"temperature": -28}},
}  # fmt: skip
FAILING = GOOD | {"id": "failing", "expect": {"parameters": {"temperature": -26}}}
UNSUPPORTED = GOOD | {"id": "strange", "given": {"weather": "fine"}}
UNKNOWN = GOOD | {"id": "unknown", "expect": {"weather": "fine"}}


def write(home: Path, *cases: object) -> str:
    path = home / "cases.jsonl"
    path.write_text("".join(f"{json.dumps(case)}\n\n" for case in cases), encoding="utf-8")
    return str(path)


def test_good_cases_pass(home: Path, typed: Callable[..., str]) -> None:
    assert typed("cases", write(home, GOOD)).strip() == "1 passed, 0 failed, 0 unsupported"


def test_cases_as_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(home, GOOD, FAILING, UNSUPPORTED, UNKNOWN)
    assert main(["cases", path, "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "passed": 1,
        "failed": [{"id": "failing", "file": path, "line": 3, "why": "temperature: expected -26, is -28"}],
        "unsupported": [
            {"id": "strange", "file": path, "line": 5, "why": "given.weather"},
            {"id": "unknown", "file": path, "line": 7, "why": "expect.weather"},
        ],
    }


def test_failing_cases_say_what_was_expected(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", write(home, FAILING)]) == 1
    assert "failed failing: temperature: expected -26, is -28" in capsys.readouterr().out


def unsupported(home: Path, capsys: pytest.CaptureFixture[str], line: bytes) -> str:
    """What is said of a line between two good ones, which run."""
    good = json.dumps(GOOD).encode()
    (home / "bad.jsonl").write_bytes(good + b"\n" + line + b"\n" + good + b"\n")
    assert main(["cases", "bad.jsonl"]) == 1
    told, summary = capsys.readouterr().out.splitlines()
    assert summary == "2 passed, 0 failed, 1 unsupported"
    assert told.startswith("unsupported ")
    assert told.endswith(" [bad.jsonl, line 2]")
    return told


BOT_DATA = {"marsbot": {"tr": 20}}
MALFORMED = [
    "{",
    "[]",
    "null",
    '{"id": "x"}',
    '{"expect": {}}',
    '{"id": 3, "expect": {}}',
    '{"id": "x", "do": 3, "expect": {}}',
    '{"id": "x", "do": [7], "expect": {}}',
    '{"id": "x", "options": [], "expect": {}}',
    '{"id": "x", "options": {"players": "two"}, "expect": {}}',
    '{"id": "x", "options": {"players": 9}, "expect": {}}',
    '{"id": "x", "given": {"seats": [{"mc": "many"}]}, "do": [{"standard": "asteroid"}], "expect": {}}',
    '{"id": "x", "given": {"seats": [{}, {}, {}]}, "expect": {}}',
    '{"id": "x", "expect": {"points": [1]}}',
    "[" * 100_000,
    '{"id": "x", "expect": {"generation": ' + "[" * 50_000 + "]" * 50_000 + "}}",
    '{"id": "x", "expect": {"generation": ' + "9" * 5_000 + "}}",
    json.dumps(GOOD | {"given": BOT_DATA}),
    json.dumps(GOOD | {"do": [{"marsbot_turn": True}]}),
    json.dumps(GOOD | {"expect": BOT_DATA}),
    json.dumps(GOOD | {"given": {"turmoil": {"ruling": "reds"}}}),
    json.dumps(GOOD | {"do": [{"solar": True}]}),
    json.dumps(GOOD | {"do": [{"event": "G01"}]}),
    json.dumps(GOOD | {"expect": {"turmoil": {"ruling": "reds"}}}),
    json.dumps(GOOD | {"expect": {"events": {"current": "G01"}}}),
    json.dumps(GOOD | {"options": {"marsbot": "normal"}, "given": {"marsbot": {"tracks": {"moon": 3}}}}),
    json.dumps(GOOD | {"options": {"marsbot": "normal"}, "given": {"marsbot": {"tracks": {"bio": 99}}}}),
]


@pytest.mark.parametrize("line", MALFORMED, ids=lambda line: line[:60])
def test_a_line_without_the_form_is_told_and_the_others_run(
    line: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unsupported(home, capsys, line.encode())


def test_what_is_wrong_is_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for case, said in (
        (GOOD | {"given": BOT_DATA}, "good: given.marsbot: the options of the case are without it"),
        (GOOD | {"expect": BOT_DATA}, "good: expect.marsbot: the options of the case are without it"),
        (GOOD | {"do": [{"marsbot_turn": True}]}, "good: do.marsbot_turn: the options of the case are without it"),
        ({"id": "x"}, "x: a case is an object with 'id', 'do' and 'expect'"),
    ):
        assert said in unsupported(home, capsys, json.dumps(case).encode())
    assert "case: this is no JSON" in unsupported(home, capsys, b"{")


@pytest.mark.parametrize("line", [b"\xff\xfe{", b'{"id": "\xe9", "expect": {}}', b"\x00", "\ufeff{}".encode("utf-16")])
def test_bytes_that_are_no_text(line: bytes, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "this is no JSON" in unsupported(home, capsys, line.replace(b"\n", b" "))


def test_a_byte_order_mark_is_no_error(home: Path, typed: Callable[..., str]) -> None:
    (home / "mark.jsonl").write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode() + b"\r\n")
    assert typed("cases", "mark.jsonl").strip() == "1 passed, 0 failed, 0 unsupported"


def test_cases_of_both_games_in_one_file(home: Path, typed: Callable[..., str]) -> None:
    mars = {
        "game": "onmars",
        "id": "mars",
        "do": ["act control", "rover G4", "done"],
        "expect": {"seats.0.rover": "G4"},
    }
    assert typed("cases", write(home, GOOD, mars)).strip() == "2 passed, 0 failed, 0 unsupported"


def test_a_file_that_is_not_there(refused: Callable[..., str]) -> None:
    assert "nowhere.jsonl: No such file" in refused("cases", "nowhere.jsonl")


HOSTILE = [None, True, -1, 3, 10**40, 0.5, "", "neutral", "x" * 50, [], {}, [[1]], {"x": 1}, "009", "C07", "\x00"]


def mutant(case: object, rng: Random) -> object:
    """A case in which one thing is something else."""
    if isinstance(case, dict) and case and rng.random() < 0.9:
        name = rng.choice(sorted(case))
        return {**case, name: mutant(case[name], rng)}
    if isinstance(case, list) and case and rng.random() < 0.8:
        place = rng.randrange(len(case))
        return [*case[:place], mutant(case[place], rng), *case[place + 1 :]]
    return rng.choice(HOSTILE)


@pytest.mark.parametrize("name", ["marsbot", "turmoil", "rules", "corporations", "onmars/colony", "onmars/goals"])
def test_no_mutant_of_a_case_breaks_the_runner(name: str) -> None:
    """Whatever stands in a case, it passes, fails, or is unsupported."""
    rng = Random(5)
    lines = (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
    seen = set()
    for line in lines[:120]:
        _id, problems, supported = judge(json.dumps(mutant(json.loads(line), rng)).encode(), games(), USUAL)
        seen.add((bool(problems), supported))
    assert seen == {(False, True), (True, True), (True, False)}
