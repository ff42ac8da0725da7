"""The languages: a folder each, named by its code, with all its phrases in files of any name."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from areopolis.games import games
from areopolis.kernel.game import Game
from areopolis.kernel.position import Position
from areopolis.kernel.ref import Ref
from areopolis.kernel.text import BRIEF, NOMINATIVE, Catalogue
from areopolis.kernel.why import Text

DEFAULT = "en"
CASE = re.compile(r"\{\d+:([a-z]+)\}")


@cache
def languages() -> list[str]:
    """The codes of all languages, English first."""
    codes = [folder.name for folder in resources.files(__name__).iterdir() if folder.is_dir() and files(folder.name)]
    return sorted(codes, key=lambda code: (code != DEFAULT, code))


def files(code: str) -> list[Traversable]:
    """The files of a language, by name."""
    folder = resources.files(__name__).joinpath(code)
    return sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)


@cache
def catalogue(code: str) -> Catalogue:
    """The phrases of a language; English names stand in the declarations of the components."""
    plural = ""
    phrases: dict[str, str] = {}
    for file in files(code):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        plural = data.get("plural", plural)
        phrases |= data["phrases"]
        phrases |= {f"card.{number}": name for number, name in data.get("cards", {}).items()}
    if code == DEFAULT:
        for game in games().values():
            phrases |= game.names()
        return Catalogue(code, plural, phrases, refer=reference)
    return Catalogue(code, plural, phrases, catalogue(DEFAULT), reference)


def reference(text: Text) -> Ref | None:
    """The thing on a table that a text names, in the game that the phrase belongs to; None if it is no name."""
    game = namer(text.name)
    return None if game is None else game.reference(text)


@cache
def namer(phrase: str) -> Game[Position] | None:
    """The game in which a phrase names things, if there is one; that does not depend on its parts."""
    namers = [game for game in games().values() if game.reference(Text(phrase)) is not None]
    return namers[0] if namers else None


def cases(phrases: dict[str, str]) -> set[str]:
    """The grammatical cases that the phrases of a language ask for."""
    return {case for phrase in phrases.values() for case in CASE.findall(phrase)}


def forms(phrases: dict[str, str]) -> dict[str, str]:
    """The phrases that are a name in a case which the language or a drawing asks for, with the plain name of each."""
    asked = cases(phrases) | {NOMINATIVE, BRIEF}
    split = {name: name.rpartition(".") for name in phrases}
    return {name: plain for name, (plain, _, case) in split.items() if case in asked and plain in phrases}
