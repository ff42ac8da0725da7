"""The cases from outside, from copies in tests/cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from areopolis.kernel.cases import Unsupported
from areopolis.terraforming.cases import run_case

FOLDER = Path(__file__).parents[1] / "cases"
CASES = [json.loads(line) for file in sorted(FOLDER.glob("*.jsonl")) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    assert run_case(case) == []


def test_a_wrong_expectation_is_found() -> None:
    case = next(case for case in CASES if case["id"] == "p009-removes-three-of-five")
    wrong = json.loads(json.dumps(case))
    wrong["expect"]["seats"][1]["plants"] = 3
    assert run_case(wrong) == ["plants of seat 1: expected 3, is 2"]


def test_an_illegal_step_that_should_be_legal_is_found() -> None:
    case = {
        "id": "x",
        "given": {"seats": [{"mc": 13}]},
        "do": [{"seat": 0, "standard": "asteroid"}],
        "expect": {"legal": True},
    }
    (problem,) = run_case(case)
    assert "project asteroid" in problem


def test_a_new_game_with_a_corporation_for_marsbot() -> None:
    """Its set-up is executed: Teractor starts with 25 M€; the cards wanted on top are in its action deck."""
    case = {
        "id": "x",
        "options": {"marsbot": "normal"},
        "given": {"marsbot": {"corporation": "C09", "bonus_deck_top": ["B05"]}, "deck_top": ["056", "068", "084"]},
        "do": [{"new_game": True}],
        "expect": {
            "legal": True,
            "marsbot": {"mc": 25, "action_deck": {"project": 3, "bonus": 1}, "action_deck_bonus": ["B05"]},
        },
    }
    assert run_case(case) == []


@pytest.mark.parametrize("step", [{"marsbot_turn": True}, {"seat": 0, "pass": True}])
def test_cards_that_marsbot_flips_are_discarded_cards_of_the_deck(step: dict[str, Any]) -> None:
    """Party Politics with 5 M€ turns up a card, by itself or in the turn that follows a step of the person."""
    case = {
        "id": "x",
        "options": {"marsbot": "normal", "turmoil": True},
        "given": {"marsbot": {"mc": 5, "action_deck_top": ["B21"]}, "deck_top": ["009", "056"]},
        "do": [step],
        "expect": {"legal": True, "deck_discarded": ["009"]},
    }
    assert run_case(case) == []


def test_a_legal_step_that_should_be_illegal_is_found() -> None:
    case = {
        "id": "x",
        "given": {"seats": [{"mc": 14}]},
        "do": [{"seat": 0, "standard": "asteroid"}],
        "expect": {"legal": False},
    }
    (problem,) = run_case(case)
    assert "is legal, and should not be" in problem


@pytest.mark.parametrize(
    "case",
    [
        {"expect": {"colour": "red"}},
        {"given": {"weather": "fine"}, "expect": {}},
        {"do": [{"dance": True}], "expect": {}},
        {"given": {"seats": [{"hand": ["999"]}]}, "expect": {}},
        {"given": {"tiles": [{"space": "99", "tile": "city", "owner": 0}]}, "expect": {}},
    ],
)
def test_unknown_parts_of_the_form_are_unsupported(case: dict[str, Any]) -> None:
    with pytest.raises(Unsupported):
        run_case({"id": "x", "tests": [], **case})
