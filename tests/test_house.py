"""The house stands as it was drawn: who may import whom, how large a room may be, and what may not lie around."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from areopolis.games import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "areopolis"
MODULES = sorted(SOURCE.rglob("*.py"))
# A package with a module `game` is a game; the kernel says what a game is.
GAMES = sorted({path.parent.name for path in SOURCE.glob("*/game.py")} - {"kernel"})

# Floors, and on which floors they may lean.
MAY_IMPORT = {
    "kernel": {"kernel"},
    **{game: {"kernel", game} for game in GAMES},
    "games": {"kernel"},
    "locale": {"kernel", "games", "locale"},
    "bots": {"kernel", "bots"},
    "testing": {"kernel", "games", "locale", "bots", "testing"},
    "arena": {"kernel", "games", "bots", "arena"},
    "cli": {"kernel", "games", "bots", "arena", "locale", "testing", "cli", *GAMES},
}
# The pure part of the standard library, for the kernel and the games.
PURE = {
    "__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "importlib", "inspect",
    "itertools", "json", "math", "pkgutil", "tomllib", "typing",
}  # fmt: skip
LONGEST_LOGIC = 500
LONGEST_DECLARATIONS = 800
LONGEST_FUNCTION = 60


def floor_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: imports are written in full"
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


def test_games_are_found() -> None:
    assert {"terraforming", "onmars"} <= set(GAMES) == set(games())


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    floor = floor_of(path)
    if floor == "__init__":
        return
    for name in imports_of(path):
        if name.startswith("areopolis."):
            below = name.split(".")[1]
            assert below in MAY_IMPORT[floor], f"{floor} may not import {name}"
        elif floor in {"kernel", *GAMES}:
            assert name.split(".")[0] in PURE | {"areopolis", "mypy_extensions"}, f"{name} is not pure"


@pytest.mark.parametrize("game", [game for game in GAMES if (SOURCE / game / "effects").is_dir()])
def test_rules_know_no_word_of_the_vocabulary(game: str) -> None:
    """Words say as data what rules can do, so they lean on the rules, which know no single one of them."""
    words, base = f"areopolis.{game}.effects", f"areopolis.{game}.effects.base"
    rules = sorted((SOURCE / game / "rules").rglob("*.py"))
    assert rules
    for path in rules:
        for name in imports_of(path):
            assert not name.startswith(words) or name.startswith(base), f"{path}: {name}"


def test_the_ground_of_terraforming_mars_leans_on_nothing_above() -> None:
    for room in ("terms", "board", "vocabulary", "card", "task", "do", "items"):
        for name in imports_of(SOURCE / "terraforming" / f"{room}.py"):
            assert not re.match(r"areopolis\.terraforming\.(rules|effects|cards|turmoil|marsbot)\b", name), (room, name)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rooms_are_small(path: Path) -> None:
    text = path.read_text("utf-8")
    most = LONGEST_DECLARATIONS if "cards" in path.parts else LONGEST_LOGIC
    assert len(text.splitlines()) <= most
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, node.name


def test_no_rule_names_a_card() -> None:
    """Printed numbers stand in the decks only; rules speak in words of the vocabulary. MarsBot has its own decks."""
    for path in MODULES:
        if floor_of(path) in GAMES and not {"cards", "marsbot"} & set(path.parts):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert not re.fullmatch(r"[RTB]\d\d|\d{3}", node.value) or node.value == "000", (
                        f"{path}: {node.value}"
                    )


def names_of(tree: ast.AST) -> set[str]:
    """What a module names or speaks of: classes, functions, arguments, variables; attributes that are not called."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.FunctionDef):
            found |= {node.name} - {"table"}
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and id(node) not in called:
            found.add(node.attr)
    return found


def test_a_table_is_what_a_seat_sees() -> None:
    """One word for one thing: in the engine a table is a form, which the function of this name makes."""
    for path in MODULES:
        assert path.stem != "table" or "draw" in path.parts, path
        if floor_of(path) in {"kernel", *GAMES}:
            names = names_of(ast.parse(path.read_text("utf-8"))) - {"TableForm", "table_form"}
            assert [name for name in names if re.search(r"Table|(^|_)(tables?|TABLES?)(_|$)", name)] == [], path


def test_nothing_unfinished_lies_around() -> None:
    for path in [*MODULES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "scripts").iterdir()]:
        if path == Path(__file__):
            continue
        text = path.read_text("utf-8")
        assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d)", text), path


def phrases_of(code: str) -> dict[str, str]:
    """All phrases of a language: the common ones and those of every game; no file speaks over another."""
    found: dict[str, str] = {}
    for path in (SOURCE / "locale" / code).glob("*.toml"):
        phrases = tomllib.loads(path.read_text("utf-8"))["phrases"]
        assert not set(phrases) & set(found), path
        found |= phrases
    return found


def test_every_phrase_is_used() -> None:
    """A phrase that nothing says any more is removed, in all languages."""
    english = phrases_of("en")
    code = "\n".join(path.read_text("utf-8") for path in MODULES)
    heads = set(re.findall(r'"([a-z_]+(?:\.[a-z_]+)*)\.?[{"]', code)) | set(re.findall(r'f"([a-z_]+)\.', code))
    for name in english:
        parts = name.split(".")
        assert any(".".join(parts[:i]) in heads for i in range(1, len(parts) + 1)), name
