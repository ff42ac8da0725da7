"""The web and its phrases: it says nothing that catalogues do not know, and they hold nothing that it never says."""

from __future__ import annotations

import re
from pathlib import Path

from areopolis.locale import catalogue

SOURCES = Path(__file__).parents[1] / "web" / "src"
CODE = "\n".join(
    path.read_text()
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in {".svelte", ".ts"} and not path.name.endswith((".test.ts", "wire.ts"))
)
# What is asked for by name, alone or as one of two; and the beginnings of names whose rest is data.
SAID = re.compile(r"(?:\bt|\bword)\(\s*(?:[^'()`]*\?\s*)?'([a-z][\w.-]*)'(?:\s*:\s*'([a-z][\w.-]*)')?")
BEGUN = re.compile(r"`([a-z][\w.-]*\.)\$\{")
QUOTED = re.compile(r"['\"`]([a-z][\w.-]*)['\"`]")


def known() -> set[str]:
    """The names that a page may say: those of the web, and those that it shares with the plain table."""
    heads = ("web.", "plain.")
    return {name.split(".", 1)[1] for name in catalogue("en").phrases if name.startswith(heads)}


def test_whatever_the_web_says_is_known() -> None:
    said = {name for pair in SAID.findall(CODE) for name in pair if name}
    assert len(said) > 100
    assert said - known() == set()


def test_the_web_says_whatever_is_there_for_it() -> None:
    begun = tuple(BEGUN.findall(CODE))
    said = set(QUOTED.findall(CODE))
    own = {name.removeprefix("web.") for name in catalogue("en").phrases if name.startswith("web.")}
    assert {name for name in own - said if not name.startswith(begun)} == set()
