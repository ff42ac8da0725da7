"""One row or more for every event of the base game."""

from __future__ import annotations

import pytest

from tests.terraforming.table import Row, card, run

ROWS = [
    card("009", then={"titanium": 2, "temperature": 2, "tr": 1}),
    card("009", "seat 1", "amount 3", them=({"plants": 5},), then={"titanium": 2, "temperature": 2, "tr": 1}, them_then=({"plants": -3},)),
    card("009", "none", them=({"plants": 5},), then={"titanium": 2, "temperature": 2, "tr": 1}),
    card("009", "seat 0", "amount 1", me={"plants": 2}, then={"titanium": 2, "temperature": 2, "tr": 1, "plants": -1}),
    card("009", me={"mc": 13}, refused="1 M€ short of 14 M€"),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_base_events(row: Row) -> None:
    run(row)
