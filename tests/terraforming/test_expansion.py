"""An expansion is its own affair: a small one is added and played."""

from __future__ import annotations

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


@pytest.mark.skipif(compiled(), reason="interpreted classes cannot inherit from compiled ones")
def test_a_small_expansion_is_played() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.terraforming.outpost"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_option_of_an_expansion_has_a_flag() -> None:
    flags = [flag.option for flag in flags_of("terraforming").flags]
    declared = [spec.name for expansion in EXPANSIONS for spec in expansion.options()]
    assert declared == ["turmoil", "tr-goal", "marsbot", "marsbot-corporation", "marsbot-rules"]
    assert flags == [*[spec.name for spec in OWN], *declared][1:]


def test_a_game_has_nothing_of_an_expansion_that_is_not_in_it() -> None:
    for words in GAME.variants():
        pos = GAME.new(words, 1)
        assert [expansion.name for expansion in pos.expansions] == [name for name in pos.data() if name in names()]
        assert len(pos.states) == len(pos.expansions)
        assert {name for name in names() if words.get(name)} == {expansion.name for expansion in pos.expansions}


def names() -> list[str]:
    """The names of all expansions."""
    return [expansion.name for expansion in EXPANSIONS]


@pytest.mark.parametrize("more", [("colonies=yes",), ("draft=yes",), ("players=3",), ("nothing",), ("turmoil",)])
def test_nothing_is_agreed_on_that_no_expansion_declares(more: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        Options(2, more=more)
