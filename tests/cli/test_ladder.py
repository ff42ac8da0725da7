"""The ladder on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

START = (
    "ladder",
    "terraforming",
    "--bots",
    "random,random:visits=9",
    "--automas",
    "none",
    "-n",
    "2",
    "--seed",
    "3",
    "-j",
    "1",
)
PAGE = "# {0}\n\n<!-- ladder terraforming -->\n<!-- end of ladder terraforming -->\n"


def test_the_ladder_is_a_table_with_a_chart(typed: Callable[..., str]) -> None:
    said = typed(*START, "--chart", "x.svg")
    assert "random:visits=9" in said
    assert "●" in said
    assert "seed 3" in said
    assert Path("x.svg").read_text("utf-8").startswith("<svg")


def test_pages_are_written_from_the_figures(home: Path, typed: Callable[..., str]) -> None:
    for name in ("index", "random", "greedy"):
        (home / f"{name}.md").write_text(PAGE.format(name) if name == "index" else f"# {name}\n", "utf-8")
    typed(*START, "--docs", ".", "--turmoil")
    data = json.loads(Path("ladder-terraforming.json").read_text("utf-8"))
    index = Path("index.md").read_text("utf-8")
    command = "areopolis ladder terraforming --bots random,random:visits=9 --automas none --turmoil --games 2 --seed 3"
    assert data["command"] == command
    assert f"$ {command}\n" in index
    assert "![The ladder of terraforming](ladder-terraforming.svg)" in index
    assert "random:visits=9](random.md)" in index
    assert "| random:visits=9 |" in Path("random.md").read_text("utf-8")
    assert Path("greedy.md").read_text("utf-8") == "# greedy\n"
    assert Path("ladder-terraforming.svg").exists()
    again = json.loads(typed(*START, "--turmoil", "--json"))
    assert again["ratings"] == data["ratings"]


def test_what_is_no_ladder_is_refused(refused: Callable[..., str]) -> None:
    assert "there is no page index.md" in refused(*START, "--docs", ".")
    assert "games of two" in refused(*START, "--players", "3")
    assert "there is no automa 'hal'" in refused("ladder", "onmars", "--automas", "hal")
    assert "there is no game 'chess'" in refused("ladder", "chess")
