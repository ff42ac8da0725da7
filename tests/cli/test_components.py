"""Components of an owner: wherever games are made or replayed, and the list of what is not certain."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from areopolis.cli.files import load
from areopolis.cli.saves import saves
from areopolis.onmars.box import box_for

MINE = '[order.3]\nbenefit = { do = "gain", crystal = 2 }\n'
BOX = "my-box.toml"
START = ("play", "onmars", "--seed", "1", "--name", "Ana", "--bots", "random")


@pytest.fixture(autouse=True)
def box(home: Path) -> Path:
    """A file of components that this process has not seen yet."""
    box_for.cache_clear()
    path = home / BOX
    path.write_text(MINE, encoding="utf-8")
    return path


def test_a_game_is_played_and_resumed_with_them(typed: Callable[..., str]) -> None:
    said = typed(*START, "--components", BOX, lines=("order",))
    assert "gain 2 crystals" in said
    Path(BOX).unlink()
    assert load(saves()[0]).options["components"] == MINE
    box_for.cache_clear()
    said = typed("play", "--resume", str(saves()[0]), lines=("save copy.areo",))
    assert "gain 2 crystals" in said
    assert load(Path("copy.areo")).options["components"] == MINE


@pytest.mark.parametrize("written", [MINE.replace("\n", "\r\n"), MINE.rstrip(), "\ufeff" + MINE])
def test_they_are_kept_in_whole_lines(written: str, typed: Callable[..., str], box: Path) -> None:
    box.write_bytes(written.encode("utf-8"))
    typed(*START, "--components", BOX)
    assert load(saves()[0]).options["components"] == MINE


def test_a_record_that_only_names_them_is_refused(typed: Callable[..., str], refused: Callable[..., str]) -> None:
    typed(*START, "--components", BOX)
    lines = saves()[0].read_text(encoding="utf-8").splitlines()
    old = [line for line in lines if line != "components:" and not line.startswith("|")]
    old[3] += " components=0123456789abcdef"
    Path("old.areo").write_text("\n".join(old), encoding="utf-8")
    for command in (("play", "--resume", "old.areo"), ("replay", "old.areo")):
        assert "line 4: this game was played with its owner's components (0123456789abcdef)" in refused(*command)


def test_a_file_that_changes_nothing_is_the_standard_box(typed: Callable[..., str], box: Path) -> None:
    box.write_text("# nothing\n", encoding="utf-8")
    typed(*START, "--components", BOX)
    assert "components" not in load(saves()[0]).options


def test_other_processes_and_records_have_them(typed: Callable[..., str]) -> None:
    start = ("simulate", "onmars", "--components", BOX, "--games", "2", "--seed", "3", "--json")
    alone = json.loads(typed(*start))
    assert json.loads(typed(*start, "--jobs", "2", "--records", "games")) == alone
    record = str(Path("games") / "onmars-000000.areo")
    Path(BOX).unlink()
    box_for.cache_clear()
    assert "ok" in typed("check", record)
    assert "Choice 5 of" in typed("replay", record, "--at", "5")
    assert [path.name for path in Path("games").iterdir() if path.suffix != ".areo"] == []


def test_speed_is_measured_with_them(typed: Callable[..., str]) -> None:
    (row,) = json.loads(typed("bench", "onmars", "--solo", "--components", BOX, "--seconds", "0.001", "--json"))
    assert row["game"] == "onmars"


def test_a_bad_file_is_told(refused: Callable[..., str], box: Path) -> None:
    box.write_text("[order.99]\n", encoding="utf-8")
    assert f"{BOX}: order.99" in refused(*START, "--components", BOX)
    box.write_bytes(b"\xff")
    assert f"{BOX}: this is no UTF-8 text" in refused(*START, "--components", BOX)


def test_what_is_reconstructed_is_listed(typed: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    said = typed("onmars", "components")
    assert "buildings" in said
    assert "look at the backs of" in said
    assert "rulebook" in said.splitlines()[-1]
    assert "source" not in said.splitlines()[1]
    assert "source" in typed("onmars", "components", "--all").splitlines()[1]


def test_own_figures_are_called_yours(typed: Callable[..., str]) -> None:
    found = json.loads(typed("onmars", "components", "--components", BOX, "--json"))
    assert found["sources"]["yours"] == 1
    (own,) = [field for field in found["fields"] if field["source"] == "yours"]
    assert (own["family"], own["id"], own["field"]) == ("order", "3", "benefit")
    everything = json.loads(typed("onmars", "components", "--all", "--json"))
    assert sum(everything["sources"].values()) == len(everything["fields"])


def test_the_template_is_a_file_of_components(typed: Callable[..., str], box: Path) -> None:
    box.write_text(typed("onmars", "components", "--template"), encoding="utf-8")
    found = json.loads(typed("onmars", "components", "--components", BOX, "--json"))
    assert "reconstructed" not in found["sources"]
    assert found["sources"]["yours"] > 50


@pytest.mark.parametrize(
    ("wanted", "piece"),
    [
        ("13", "Mineral Mine"),
        ("radar", "15 Radar"),
        ("contract 9", "Deliver 2 minerals and 3 water"),
        ("goal 1", "4 blueprints of your own"),
        ("discovery 1", "Develop your technologies 2 steps"),
        ("mission 3", "Advanced buildings"),
        ("reward 3", "for every advanced building owned"),
        ("geologist", "works in mines"),
        ("scientist systems", "Systems Engineer"),
        ("research b", "Research tile B"),
    ],
)
def test_a_component_says_what_it_does(wanted: str, piece: str, typed: Callable[..., str]) -> None:
    said = typed("onmars", "card", *wanted.split(), "--components", BOX)
    assert piece.casefold() in " ".join(said.split()).casefold()


def test_a_component_that_is_not_there(refused: Callable[..., str]) -> None:
    assert "the numbers go from 1 to 24" in refused("onmars", "card", "99")
    assert "There is no “potato”" in refused("onmars", "card", "potato")
    assert "There is no “research x”" in refused("onmars", "card", "research", "x")
