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
    "server": {"kernel", "games", "locale", "bots", "server"},
    "cli": {"kernel", "games", "bots", "arena", "locale", "testing", "server", "cli", *GAMES},
}
# The pure part of the standard library, for the kernel and the games.
PURE = {
    "__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "importlib", "inspect",
    "itertools", "json", "math", "pkgutil", "tomllib", "typing",
}  # fmt: skip
EXPANSION = re.compile("turmoil|marsbot", re.IGNORECASE)
# Where expansions of Terraforming Mars are named outside their folders, and why.
NAMED = {
    "terraforming/expansions.py": "they are switched on",
    "terraforming/forms.py": "the type of the whole table has a field for each",
    "terraforming/cards/turmoil_corporations.py": "a deck of its own",
    "terraforming/cards/turmoil_projects.py": "a deck of its own",
    **dict.fromkeys(
        [f"cli/draw/terraforming/{name}.py" for name in ("committee", "event", "marsbot", "parliament", "policy")],
        "their drawings",
    ),
    **dict.fromkeys(
        [
            f"cli/draw/terraforming/{name}.py"
            for name in ("board", "cards", "commands", "drawing", "players", "score", "table", "tight")
        ],
        "these put their drawings on the table",
    ),
}
# Words that do not say what a variable holds, and the packages that do without them.
SAYS_NOTHING = {"found", "lot", "few", "some"}
CLEAN = tuple(sorted(MAY_IMPORT))
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


def test_only_the_engine_is_compiled() -> None:
    """A folder with a module `game` is compiled, so nothing else may have one."""
    assert 'glob("*/game.py")' in (ROOT / "setup.py").read_text("utf-8")
    assert {path.parent.name for path in SOURCE.glob("*/game.py")} == {"kernel", *GAMES}


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


def test_expansions_are_named_only_where_they_are_switched_on_and_drawn() -> None:
    naming = {
        path.relative_to(SOURCE).as_posix()
        for path in MODULES
        if path.relative_to(SOURCE).parts[:2] not in {("terraforming", "turmoil"), ("terraforming", "marsbot")}
        and any(EXPANSION.search(name) for name in names_in(path))
    }
    assert naming == set(NAMED)


# Where positions are, what reads notation, and what is hidden; a picture needs none of it.
BEHIND_THE_VIEW = re.compile(
    r"areopolis\.(kernel\.(position|agenda|together|session|record)|games"
    rf"|({'|'.join(GAMES)})\.(position|table|whole|player|read|reasons|hidden|game|GAME|laws|scoring|wire))\b"
)
# What the terminal asks of a position: what a seat may know, and who must answer.
ASKED_OF_A_POSITION = {"view", "asked"}
# Ways to take a text apart.
APART = {
    "split", "rsplit", "partition", "rpartition", "splitlines", "startswith", "endswith", "removeprefix",
    "removesuffix", "find", "index", "replace", "strip",
}  # fmt: skip


def test_pictures_are_drawn_from_views_alone() -> None:
    """A picture shows what a seat may know, so it has no way to the true position."""
    pictures = sorted((SOURCE / "cli" / "draw").rglob("*.py"))
    assert len(pictures) > 30
    for path in pictures:
        for name in imports_of(path):
            # Whoever finds the drawing of a game has to know which games there are.
            known = path.name == "drawings.py" and name.startswith("areopolis.games")
            assert known or not BEHIND_THE_VIEW.match(name), f"{path}: {name}"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"pos", "_pos", "position", "sample"}, f"{path}:{node.lineno}"
            assert not isinstance(node, ast.Name) or node.id != "pos", f"{path}:{node.lineno}"


def test_the_terminal_asks_a_position_for_views_only() -> None:
    """Only a film, which plays a record again, holds positions of its own."""
    for path in sorted((SOURCE / "cli" / "terminal").glob("*.py")):
        for name in imports_of(path):
            assert not name.startswith(tuple([f"areopolis.{game}" for game in GAMES])), f"{path}: {name}"
        for node in [] if path.name == "film.py" else ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                of = node.value
                called = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
                assert called not in {"pos", "position"} or node.attr in ASKED_OF_A_POSITION, f"{path}:{node.lineno}"
                assert node.attr != "_pos", f"{path}:{node.lineno}"


def test_nobody_takes_notation_apart() -> None:
    """What a choice is about it says as data; notation is written and compared as a whole."""
    drawn = [SOURCE / "cli" / "draw", SOURCE / "cli" / "terminal"]
    for path in [path for folder in drawn for path in sorted(folder.rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            part: ast.expr | None = None
            if isinstance(node, ast.Attribute) and node.attr in APART:
                part = node.value
            elif isinstance(node, ast.Subscript | ast.Starred | ast.comprehension):
                part = node.iter if isinstance(node, ast.comprehension) else node.value
            apart = part is not None and re.search(r"\bnotations?\b", ast.unparse(part))
            assert not apart, f"{path}:{getattr(node, 'lineno', '')}: {ast.unparse(node)}"
            if path.parent.name in GAMES and isinstance(node, ast.Attribute):
                assert node.attr not in {"notation", "notations"}, f"{path}:{node.lineno}"


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


def test_names_say_what_they_hold() -> None:
    for path in [path for path in MODULES if floor_of(path) in CLEAN]:
        assert not names_of(ast.parse(path.read_text("utf-8"))) & SAYS_NOTHING, path


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
