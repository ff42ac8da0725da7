"""The languages: one file of phrases each, found by its name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from areopolis.games import games
from areopolis.kernel.text import Catalogue

DEFAULT = "en"


@cache
def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = [
        file.name.removesuffix(".toml") for file in resources.files(__name__).iterdir() if file.name.endswith(".toml")
    ]
    return sorted(found, key=lambda code: (code != DEFAULT, code))


@cache
def catalogue(code: str) -> Catalogue:
    """The phrases of a language; English names stand in the declarations of the cards."""
    data = tomllib.loads(resources.files(__name__).joinpath(f"{code}.toml").read_text(encoding="utf-8"))
    phrases: dict[str, str] = dict(data["phrases"])
    if code == DEFAULT:
        for game in games().values():
            phrases |= game.names()
        return Catalogue(code, data["plural"], phrases)
    phrases |= {f"card.{number}": name for number, name in data.get("cards", {}).items()}
    return Catalogue(code, data["plural"], phrases, catalogue(DEFAULT))
