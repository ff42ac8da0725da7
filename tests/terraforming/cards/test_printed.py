"""What is printed on every card, compared with the declarations; and every card has a row of its own."""

from __future__ import annotations

import csv
import importlib
import pkgutil
from pathlib import Path

import pytest

from areopolis.terraforming import cards as decks
from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX, PROJECTS_IN_BOX, known
from areopolis.terraforming.terms import KINDS, NOTHING, RESOURCES, TAGS
from tests.terraforming import cards as card_tests
from tests.terraforming.rows import Row

with (Path(__file__).parent / "printed.csv").open(encoding="utf-8") as file:
    PRINTED = list(csv.DictReader(file))
# The printed boxes; cards of further sets have names of their own for them.
BOXES = ("", "corporate", "turmoil")


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed["number"])
def test_printed(printed: dict[str, str]) -> None:
    card = known(printed["number"])
    assert card is not None
    assert KINDS[card.kind] == printed["type"]
    assert (card.box or "base") == printed["set"]
    assert card.cost == int(printed["cost"])
    assert [*[TAGS[tag] for tag in card.tags], *["wild"] * card.wild] == printed["tags"].split()
    assert card.points == int(printed["points"] or 0)
    assert ("" if card.holds == NOTHING else RESOURCES[card.holds]) == printed["holds"]


def test_the_box_is_complete() -> None:
    projects = [BY_ID[card].box for card in PROJECTS_IN_BOX]
    assert (projects.count(""), projects.count("corporate"), projects.count("turmoil")) == (137, 71, 16)
    corporations = [BY_ID[card].box for card in CORPORATIONS_IN_BOX]
    assert (len([box for box in corporations if box in BOXES]), corporations.count("turmoil")) == (18, 5)
    numbers = {BY_ID[card].number for card in [*PROJECTS_IN_BOX, *CORPORATIONS_IN_BOX]}
    assert numbers == {printed["number"] for printed in PRINTED}


@pytest.mark.parametrize("deck", [module.name for module in pkgutil.iter_modules(decks.__path__)])
def test_every_card_has_a_row(deck: str) -> None:
    """The module of tests of the same name has a row for every card of a deck."""
    declared = importlib.import_module(f"{decks.__name__}.{deck}").CARDS
    module = importlib.import_module(f"{card_tests.__name__}.test_{deck}")
    rows = [row for value in vars(module).values() if isinstance(value, list) for row in value if isinstance(row, Row)]
    assert {card.number for card in declared} <= {row.number for row in rows}
