"""What the docs say is true: their examples run, and nothing that should be documented is missing."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from areopolis import bots, games
from areopolis.cli import build, main
from areopolis.cli.flags.signature import Grouped
from areopolis.kernel.text import NO_BREAK
from areopolis.kernel.value import Value
from areopolis.terraforming import effects, turmoil
from areopolis.terraforming.read import VERBS
from areopolis.terraforming.scenario import card_named
from areopolis.terraforming.turmoil.event import EventPart
from areopolis.terraforming.turmoil.events import EVENTS
from areopolis.terraforming.vocabulary import Count, Effect, Lasting, Need, Steady

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
WIDTH = "100"


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, kind: str) -> str:
    """The blocks of one kind, each on the lines where it stands, everything else blank."""
    lines = []
    inside = False
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("```"):
            inside = line == f"```{kind}"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines) + "\n"


def with_blocks(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind).strip()]


class Reader(doctest.OutputChecker):
    """Sees no difference between a space and one that no line may end at."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(want, got.replace(NO_BREAK, " "), optionflags)


@pytest.mark.parametrize("path", with_blocks("pycon"), ids=name_of)
def test_python_examples_run(path: Path) -> None:
    """All blocks of a page, one after the other, as one story."""
    story = doctest.DocTestParser().get_doctest(blocks(path, "pycon"), {}, name_of(path), str(path), 0)
    found: list[str] = []
    runner = doctest.DocTestRunner(Reader(), optionflags=FLAGS, verbose=False)
    runner.run(story, out=found.append)
    assert runner.summarize(verbose=False).failed == 0, "\n".join(found)


def test_the_pages_that_must_have_examples_have_some() -> None:
    told = {name_of(path) for path in with_blocks("pycon")}
    assert {"README.md", "docs/tutorial.md", "docs/testing.md"} <= told


def commands_of(path: Path) -> list[tuple[int, str, str]]:
    """The commands of the console blocks of a page with their lines and what they print."""
    found: list[tuple[int, str, str]] = []
    for number, line in enumerate(blocks(path, "console").splitlines(), start=1):
        if line.startswith("$ "):
            found.append((number, line[2:], ""))
        elif found:
            start, command, printed = found[-1]
            found[-1] = (start, command, f"{printed}{line}\n")
    return found


def plain(text: str) -> str:
    """Without blanks at the ends of lines, and without empty lines before and after."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip() + "\n"


def test_console_examples_are_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commands of the page, one after the other, in an empty folder; `...` stands for anything."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", WIDTH)
    monkeypatch.setenv("TERM", "dumb")
    for name in ("NO_COLOR", "FORCE_COLOR", "AREOPOLIS_LANG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "cases.jsonl").write_text(blocks(ROOT / "docs" / "testing.md", "json").strip() + "\n", "utf-8")
    checker = doctest.OutputChecker()
    run = 0
    for line, command, wanted in commands_of(ROOT / "docs" / "cli.md"):
        program, *words = shlex.split(command)
        if program != "areopolis":
            continue
        main(words)
        said = capsys.readouterr()
        printed = plain(said.out + "".join(part for part in said.err.splitlines(keepends=True) if "areopolis:" in part))
        assert checker.check_output(plain(wanted), printed, doctest.ELLIPSIS), f"cli.md:{line}\n{printed}"
        run += 1
    assert run > 10


def documented() -> dict[str, str]:
    """The sections of the page on the command line, by the command that each is about."""
    text = (ROOT / "docs" / "cli.md").read_text("utf-8")
    parts = re.split(r"^## areopolis (\w+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_command_is_documented() -> None:
    app = get_command(build())
    assert set(getattr(app, "commands")) == set(documented())  # noqa: B009 - a group, though its type does not say so


@pytest.mark.parametrize("command", documented())
def test_every_option_is_documented(command: str) -> None:
    app = get_command(build())
    section = documented()[command]
    called = getattr(app, "commands")[command]  # noqa: B009 - as above
    if isinstance(called, Grouped):
        called.fill()
    params = called.params
    wanted = {name for param in params for name in [*param.opts, *param.secondary_opts] if name.startswith("-")}
    wanted -= {"--help", "-h"}
    shown = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", section))
    assert wanted <= shown, f"{command}: {sorted(wanted - shown)}"
    rows = re.findall(r"^\| `(--[a-z-]+)", section, flags=re.MULTILINE)
    assert set(rows) <= wanted, f"{command}: there is no {sorted(set(rows) - wanted)}"
    for param in params:
        if not param.opts[0].startswith("-"):
            assert f"`{param.metavar or param.name.upper()}`" in section


def modules_of_the_vocabulary() -> list[str]:
    """The modules that define words, those of the expansion among them."""
    packages = (effects, turmoil)
    return [f"{p.__name__}.{module.name}" for p in packages for module in pkgutil.iter_modules(p.__path__)]


def words_of_the_vocabulary() -> list[type]:
    """Every class that a card or a global event may be declared with."""
    found = []
    for module in modules_of_the_vocabulary():
        for thing in vars(importlib.import_module(module)).values():
            bases = (Effect, Steady, Lasting, Need, Count, EventPart)
            if isinstance(thing, type) and issubclass(thing, bases) and thing not in bases and thing not in found:
                found.append(thing)
    return found


def test_every_word_of_the_vocabulary_is_listed() -> None:
    text = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")
    listed = re.findall(r"^\| `([A-Z]\w*)`", text, flags=re.MULTILINE)
    assert len(listed) == len(set(listed))
    assert set(listed) == {word.__name__ for word in words_of_the_vocabulary()}


def values_in(thing: object) -> list[Value]:
    """A value, or a tuple of values, with everything inside."""
    if isinstance(thing, Value):
        return [thing, *[value for part in thing.key() for value in values_in(part)]]
    return [value for part in thing for value in values_in(part)] if isinstance(thing, tuple) else []


def declared(number: str) -> tuple[str, tuple[object, ...]]:
    """The name of a card or a global event, and all that it is declared with."""
    if number.startswith("G"):
        event = EVENTS[int(number[1:])]
        return event.name, event.parts
    card = card_named(number)
    return card.name, (card.needs, card.play, card.action, card.lasting, card.points_for, card.first)


def test_the_examples_of_the_vocabulary_are_true() -> None:
    """Every example makes the word of its line, and stands on the card or event that is named beside it."""
    text = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")
    names: dict[str, object] = {}
    terms = [f"areopolis.terraforming.{name}" for name in ("terms", "rules.tiles", "rules.projects")]
    for module in [*terms, *modules_of_the_vocabulary()]:
        names |= vars(importlib.import_module(module))
    lines = re.findall(r"^\| `([A-Z]\w*)` \|[^|]*\| `(.*?)` \| (\w+) (.*?) \|$", text, flags=re.MULTILINE)
    assert len(lines) == len(words_of_the_vocabulary())
    for word, example, number, name in lines:
        made = eval(example, names)
        assert type(made).__name__ == word, example
        printed, parts = declared(number)
        assert printed == name
        assert made in values_in(parts), f"{number} has no {example}"


def test_every_verb_of_the_notation_is_documented() -> None:
    text = (ROOT / "docs" / "games" / "terraforming.md").read_text("utf-8")
    shown = {example.split()[0] for example in re.findall(r"`([a-z][^`]*)`", text)}
    assert set(VERBS) <= shown


def test_every_game_and_bot_has_a_page() -> None:
    for game in games.games():
        assert (ROOT / "docs" / "games" / f"{game}.md").exists()
    for bot in bots.names():
        assert (ROOT / "docs" / "bots" / f"{bot}.md").exists()


def test_links_to_files_of_the_repository_lead_somewhere() -> None:
    """The links of the site are checked when it is built; these are the others."""
    for page in [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]:
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{name_of(page)}: {link}"


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=name_of)
def test_examples_run(path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(path)]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8", env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_pictures_can_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are drawn by a script, and need nothing from outside."""
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    script = importlib.import_module("make_images")
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.main()
    drawn = list((ROOT / "docs" / "images").glob("*.svg"))
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in drawn}
    for path in drawn:
        assert re.findall(r"https?://[^\"]*|@font-face", path.read_text("utf-8")) == ["http://www.w3.org/2000/svg"]
