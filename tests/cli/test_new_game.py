"""A game is a package: put on the path, it is played, simulated, checked and replayed the same day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import areopolis
from areopolis import locale
from areopolis.arena.bench import compiled
from areopolis.cli.draw.drawings import drawing_of
from areopolis.cli.flags import all_flags, common
from areopolis.games import games
from areopolis.testing import check_game

if compiled():
    pytest.skip("native classes have no interpreted subclasses", allow_module_level=True)

NAME = "prospect"


def forget() -> None:
    """Find games, phrases, flags and drawings anew."""
    for kept in (games, locale.catalogue, drawing_of, all_flags, common):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def prospect(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package lies beside those of Areopolis."""
    packages = Path(__file__).parents[1] / "testing" / "packages"
    monkeypatch.setattr(areopolis, "__path__", [*areopolis.__path__, str(packages)])
    forget()
    yield
    monkeypatch.undo()
    forget()


def test_it_is_found_and_keeps_every_law() -> None:
    assert list(games()) == ["onmars", "terraforming", NAME]
    check_game(games()[NAME], spoken=[locale.catalogue("en")])


def test_it_is_played_in_the_terminal(typed: Callable[..., str]) -> None:
    said = typed(
        "play", NAME, "--seed", "5", "--name", "Ana", "--bots", "random", "--save", "a.areo", "--no-confirm",
        lines=("1", "leave", "why", "help", "score", *["2"] * 9),
    )  # fmt: skip
    assert "Prospect in the terminal" in said
    assert "0 gold in your bag: what do you do?" in said
    assert "1 Dig on · dig" in said
    assert "broken beams  0" in said
    assert "A Ana  gold" in said
    assert "Ana takes" in said
    assert " wins with " in said or " share the victory " in said
    assert typed("check", "a.areo").startswith("a.areo: ok")
    shown = typed("replay", "a.areo", "--at", "1")
    assert "Choice 1 of" in shown
    assert "digging" in shown
    assert "Gold" in typed("replay", "a.areo", "--at", "end")
    assert '"breakdown"' in typed("replay", "a.areo", "--json")


def test_it_is_simulated_measured_and_described(typed: Callable[..., str], refused: Callable[..., str]) -> None:
    said = typed("simulate", NAME, "-n", "5", "--players", "3", "--seed", "1", "--records", "games")
    assert "5 games, seed 1" in said
    assert typed("check", *[str(path) for path in sorted(Path("games").iterdir())]).count(": ok") == 5
    assert "digging" in typed("schema", NAME)
    assert f"{NAME}, 2 players" in typed("bench", NAME, "--seconds", "0.01", "--players", "2")
    assert f"--turmoil is an option of terraforming, not of {NAME}" in refused("play", NAME, "--turmoil")
