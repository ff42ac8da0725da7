"""Cases of On Mars from our own reading of the rulebook, in the form for cases from outside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from areopolis.games import games
from areopolis.kernel.cases import Unsupported, judge
from areopolis.onmars.cases import trial
from areopolis.onmars.terms import ACTIONS

FOLDER = Path(__file__).parents[1] / "cases" / "onmars"
LINES = [line for file in sorted(FOLDER.glob("*.jsonl")) for line in file.read_bytes().splitlines()]
CASES = [json.loads(line) for line in LINES]
# The rules begin with the set-up of the players and end with the variants.
PAGES = range(6, 25)
CHAPTERS = (
    *ACTIONS, *[f"executive {space}" for space in range(2, 9)], "building", "scientist", "slots", "tech", "storage",
    "crystal", "lss", "level", "progress", "missions", "goals", "contract", "aside", "shuttle", "travel", "production",
    "discovery", "research", "order", "end", "scoring", "solo", "goal", "first-colonists", "space-oddity",
)  # fmt: skip


@pytest.mark.parametrize("line", LINES, ids=[case["id"] for case in CASES])
def test_case(line: bytes) -> None:
    assert judge(line, games(), "") == (json.loads(line)["id"], [], True)


def test_every_case_has_a_name_and_a_page_of_its_own() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)
    assert all(case["page"] in PAGES for case in CASES)
    assert {case["page"] for case in CASES} == set(PAGES)


def test_a_refusal_names_its_reason() -> None:
    assert all(case["expect"]["why"] for case in CASES if not case["expect"].get("legal", True))


def test_every_chapter_has_cases() -> None:
    assert set(CHAPTERS) - {name for case in CASES for name in case["tests"]} == set()


def judged(**case: Any) -> tuple[list[str], bool]:
    """What does not hold in a case, and whether it can be run."""
    line = json.dumps({"game": "onmars", "id": "x", "expect": {}, **case})
    return judge(line.encode(), games(), "")[1:]


def test_a_wrong_figure_is_found() -> None:
    for case in CASES:
        for name in [name for name in case["expect"] if name.startswith("seats")]:
            wrong = {name: {"hangar": 9} if name.count(".") == 1 else "nothing"}
            assert judged(**{**case, "id": "x", "expect": wrong}) not in (([], True), ([], False))


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"options": {"length": "long"}}, "options.length"),
        (
            {"options": {"variants": ["x"]}},
            "no game can be made of these options (option.word variant x first-colonists, space-oddity)",
        ),
        ({"given": {"weather": "fine"}}, "given.weather"),
        ({"given": {"seats": [{"mc": 3}]}}, "given.seats.mc"),
        ({"given": {"seats": [{"rover": "Z9"}]}}, "there is no hex 'Z9'"),
        ({"given": {"map": [{"hex": "E1", "tile": 1}]}}, "given.map.tile"),
        ({"given": {"colony": {"size": 1}}}, "given.colony.size"),
        ({"given": {"displays": {"cards": []}}}, "given.displays.cards"),
        ({"given": {"lacerda": {"deck": [1]}}}, "given.lacerda: the options of the case are without it"),
        ({"given": {"phase": "research"}}, "given.phase: research"),
        ({"do": [{"play": "009"}]}, "do.play"),
        ({"expect": {"seats.0.mc": 3}}, "expect.seats.0.mc"),
    ],
)
def test_unknown_parts_of_the_form_are_unsupported(case: dict[str, Any], said: str) -> None:
    assert judged(**case) == ([said], False)


def test_a_situation_that_cannot_be_is_unsupported() -> None:
    with pytest.raises(Unsupported):
        trial({"given": {"map": [{"hex": "E1", "building": "city"}]}, "expect": {}})
