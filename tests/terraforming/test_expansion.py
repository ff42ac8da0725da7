"""An expansion is its own affair: a small one is added and played, and few modules name any."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from areopolis.arena.bench import compiled
from areopolis.cli.flags import flags_of
from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.expansion import EXPANSIONS
from areopolis.terraforming.game import GAME
from areopolis.terraforming.options import OWN, Options

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "areopolis" / "terraforming"
EXPANSION = re.compile("turmoil|marsbot", re.IGNORECASE)
# Where expansions are named, and why.
NAMED = {
    "game.py": "they join the game",
    "options.py": "they are switched on",
    "shapes.py": "the names of the switches",
    "forms.py": "their part of the table that a seat sees",
    "events_form.py": "the forms of their events",
    "refs.py": "what references are about, in words",
    "position.py": "how the terminal and tests find their states",
    "scenario.py": "the kit for tests",
    "cases.py": "cases for tests",
    "cases_expect.py": "cases for tests",
    "cards/turmoil_corporations.py": "a deck of its own",
    "cards/turmoil_projects.py": "a deck of its own",
}


@pytest.mark.skipif(compiled(), reason="interpreted classes cannot inherit from compiled ones")
def test_a_small_expansion_is_played() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.terraforming.outpost"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def names_in(path: Path) -> list[str]:
    """All names and texts of a module, but what it says of itself in comments and docstrings."""
    found: list[str] = []
    tree = ast.parse(path.read_text("utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            found.append(node.value)
        for name in ("id", "attr", "arg", "name", "module"):
            part = getattr(node, name, None)
            if isinstance(part, str):
                found.append(part)
    return found


def test_expansions_are_named_only_where_they_are_switched_on() -> None:
    naming = {
        path.relative_to(RULES).as_posix()
        for path in RULES.rglob("*.py")
        if not EXPANSION.match(path.relative_to(RULES).parts[0])
        and any(EXPANSION.search(name) for name in names_in(path))
    }
    assert naming == set(NAMED)


def test_every_option_of_an_expansion_has_a_flag() -> None:
    flags = {flag.option or flag.name for flag in flags_of("terraforming").flags}
    declared = {name for expansion in EXPANSIONS for name in expansion.options()}
    assert declared == {"turmoil", "tr-goal", "marsbot", "marsbot-corporation", "marsbot-rules", "sets"}
    assert flags == {*OWN, *declared} - {"players"}


def test_a_game_has_nothing_of_an_expansion_that_is_not_in_it() -> None:
    for words in GAME.variants():
        pos = GAME.new(words, 1)
        assert [expansion.name for expansion in pos.expansions] == [name for name in pos.data() if name in names()]
        assert len(pos.states) == len(pos.expansions)
        assert {name for name in names() if words.get(name)} == {expansion.name for expansion in pos.expansions}


def names() -> list[str]:
    """The names of all expansions."""
    return [expansion.name for expansion in EXPANSIONS]


@pytest.mark.parametrize("more", [("colonies=yes",), ("turmoil=yes",), ("nothing",)])
def test_nothing_is_agreed_on_that_no_expansion_declares(more: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        Options(2, more=more)
