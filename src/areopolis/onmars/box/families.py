"""The families of components: their entries and fields, the printed entries, and an owner's over them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, final

from areopolis.kernel.errors import BadOptions
from areopolis.onmars.box.spot import Spot
from areopolis.onmars.terms import ACTIONS, BUILDINGS, LAB, SCIENTISTS

# By family, entry and field.
Entries = dict[str, dict[str, dict[str, object]]]

# What an entry says about itself, beside its fields.
SOURCES: Final = ("rulebook", "catalogue", "reconstructed")
META: Final = ("source", *SOURCES, "confidence", "note")


def numbers(most: int) -> tuple[str, ...]:
    """The numbers from 1, as keys."""
    return tuple([str(number) for number in range(1, most + 1)])


@final
class Family:
    """A family of components: the file it stands in, its entries, and the fields that every entry has."""

    def __init__(self, name: str, file: str, entries: tuple[str, ...], fields: tuple[str, ...]) -> None:
        self.name: Final = name
        self.file: Final = file
        self.entries: Final = entries
        self.fields: Final = fields


FAMILIES: Final = (
    Family("buildings", "buildings", BUILDINGS, ("name", "cost", "colonists", "yields", "tiles")),
    Family("map", "map", ("shelters",), ("2", "3", "4")),
    Family("order", "order", numbers(8), ("side", "benefit")),
    Family("shuttle", "shuttle", numbers(5), ("space",)),
    Family("lab", "lab", LAB, ("benefit",)),
    Family("columns", "lab", numbers(6), ("cost", "anything", "crystals", "points")),
    Family("depot", "depot", numbers(8), ("ship", "price", "action")),
    Family("quarters", "depot", numbers(6), ("points",)),
    Family("blueprints", "blueprints", numbers(24), ("name", "level", "building", "gain", "action")),
    Family("contracts", "contracts", numbers(12), ("building", "size", "goods", "points", "penalty")),
    Family("scientists", "scientists", SCIENTISTS, ("name", "cost", "colonists", "works", "scores")),
    Family("missions", "missions", numbers(9), ("kind", "needed", "crystals", "length", "action")),
    Family("goals", "goals", numbers(16), ("condition", "rewards")),
    Family("discoveries", "discoveries", numbers(19), ("effect",)),
    Family("research", "research", ("A", "B", "C", "D"), ("hexes", "effect")),
    Family("rewards", "rewards", numbers(8), ("counts", "each")),
    Family("choices", "rewards", ("bots", "crystal", "mineral", "retrieve"), ("effect",)),
    Family("solo", "solo", numbers(12), ("mission", "travels", "action")),
    Family("solo_goals", "solo", numbers(4), ("name", "conditions")),
    Family("cards_a", "colonists", numbers(4), ("buildings",)),
    Family("cards_b", "colonists", numbers(8), ("task", "gain")),
    Family("colonist_tiles", "colonists", numbers(6), ("space",)),
    Family("beginner_missions", "colonists", numbers(3), ("mission",)),
    Family("actions", "actions", ACTIONS, ("effect", "slots")),
)


def parsed(text: str, file: str) -> dict[str, object]:
    """The data of a TOML text."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadOptions(f"{file}: this is not TOML for people: too many brackets inside each other") from error
    except ValueError as error:
        # Among them the complaint of Python about numbers of some thousand digits.
        raise BadOptions(f"{file}: this is not TOML: {error}") from error


def entry(root: Spot, family: Family, key: str, allowed: tuple[str, ...]) -> dict[str, object]:
    """An entry of a family, with the fields that it gives."""
    spot = root.at(family.name).at(key)
    spot.only(allowed, "field")
    return dict(spot.fields())


@cache
def printed() -> Entries:
    """The standard entries, with what every entry says about itself."""
    folder = resources.files("areopolis.onmars.box")
    entries: Entries = {}
    for family in FAMILIES:
        file = f"{family.file}.toml"
        root = Spot(file, "", parsed(folder.joinpath(file).read_text(encoding="utf-8"), file))
        root.at(family.name).only(family.entries, "entry")
        entries[family.name] = {key: entry(root, family, key, (*family.fields, *META)) for key in family.entries}
    return entries


def owned(data: dict[str, object], file: str) -> Entries:
    """The entries of an owner's file; every key in it must be known."""
    root = Spot(file, "", data)
    root.only([family.name for family in FAMILIES], "family")
    entries: Entries = {}
    for family in FAMILIES:
        if root.has(family.name):
            keys = root.at(family.name)
            keys.only(family.entries, "entry")
            entries[family.name] = {
                key: entry(root, family, key, family.fields) for key in family.entries if keys.has(key)
            }
    return entries


def laid_over(owner: Entries) -> dict[str, object]:
    """The standard entries with an owner's fields in place of theirs."""
    whole: dict[str, object] = {}
    for family in FAMILIES:
        entries: dict[str, object] = {}
        for key in family.entries:
            fields = {name: value for name, value in printed()[family.name][key].items() if name not in META}
            fields.update(owner.get(family.name, {}).get(key, {}))
            entries[key] = fields
        whole[family.name] = entries
    return whole
