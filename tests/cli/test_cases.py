from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli import main

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
    assert main(["cases", write(home, GOOD, FAILING, UNSUPPORTED, UNKNOWN), "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "passed": 1,
        "failed": [{"id": "failing", "why": "temperature: expected -26, is -28"}],
        "unsupported": [{"id": "strange", "why": "given.weather"}, {"id": "unknown", "why": "expect.weather"}],
    }


def test_failing_cases_say_what_was_expected(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", write(home, FAILING)]) == 1
    assert "failed failing: temperature: expected -26, is -28" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["{", "[]", '{"id": "x"}', '{"expect": {}}', '{"id": "x", "do": 3, "expect": {}}'])
def test_a_malformed_line_is_told_with_its_number(line: str, home: Path, refused: Callable[..., str]) -> None:
    path = home / "bad.jsonl"
    path.write_text(f"{json.dumps(GOOD)}\n{line}\n", encoding="utf-8")
    assert "bad.jsonl, line 2: " in refused("cases", str(path))


def test_a_file_that_is_no_text_or_not_there(home: Path, refused: Callable[..., str]) -> None:
    (home / "bytes.jsonl").write_bytes(b"\n\xff\n")
    assert "line 2" in refused("cases", "bytes.jsonl")
    assert "nowhere.jsonl: No such file" in refused("cases", "nowhere.jsonl")
