"""What is printed in the box as data, and what of it is not certain."""

from __future__ import annotations

from areopolis.onmars import GAME
from areopolis.onmars.box import provenance, standard, template


def test_doubts_are_what_is_reconstructed_and_not_given_by_the_owner() -> None:
    doubts = {(doubt.family, doubt.id, doubt.field) for doubt in GAME.doubts({})}
    told = {(entry.family, entry.id, entry.field) for entry in provenance() if entry.source == "reconstructed"}
    assert doubts == told
    assert ("order", "7", "benefit") in doubts
    mine = GAME.doubts({"components": '[order.7]\nbenefit = { do = "bots", points = 2 }\n'})
    assert doubts - {(doubt.family, doubt.id, doubt.field) for doubt in mine} == {("order", "7", "benefit")}
    assert GAME.template() == template()


def test_rows_quarters_and_prices_are_components() -> None:
    drawn = {(one.kind, one.id): one for one in GAME.components({})}
    assert drawn["row", "top"].price == [
        {"icon": "resource", "id": "battery", "amount": 1},
        {"icon": "resource", "id": "any", "amount": 1},
    ]
    assert [drawn["quarters", str(row)].points for row in range(1, 7)] == list(standard().quarters)
    assert drawn["contract", "1"].price == [{"icon": "resource", "id": "crystal", "amount": 1}]
    assert drawn["action", "upgrade"].price == [{"icon": "resource", "id": "mineral", "amount": 1}]
