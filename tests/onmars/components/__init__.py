"""Rows of component tests: each is one sentence about one component.

A row puts seat 0 (`me`) and seat 1 (`them`) in place as `Scenario.seat` does and the table as the other methods of the
kit do, makes the choices of its component and those of the row, and compares *everything*: what `then` and `them_then`
do not name must not have changed. Its turn must go on afterwards unless `offered` says what is asked instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import BARE, COLUMN, GOODS, NOTHING
from areopolis.onmars.whole import WholePosition

# Where a building of a kind stands in a scenario: those of the start, and the first shelter of seat 0.
HOME = {"mine": "G5", "generator": "E5", "extractor": "G7", "greenhouse": "I5", "condenser": "G3", "shelter": "E3"}
# A bot beside the mine: every kind of building can be constructed somewhere around it.
SCOUT = "F4"
# A laboratory in which no tile can move, with the shelter technology in its place.
JAMMED = {
    "mine": "3t", "generator": "3b", "extractor": "4t", "greenhouse": "4m", "condenser": "4b", "rover": "5t",
    "upgrade": "5b", "ship": "6",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    number: int
    case: str
    choices: tuple[str, ...] = ()
    me: dict[str, Any] = field(default_factory=dict)
    them: dict[str, Any] = field(default_factory=dict)
    # Methods of the kit with their arguments: `building` and `lying` by kind, `slots` by action, `miner` by seat.
    laid: dict[str, dict[Any, Any]] = field(default_factory=dict)
    then: dict[str, int] = field(default_factory=dict)
    them_then: dict[str, int] = field(default_factory=dict)
    offered: tuple[str, ...] | None = None
    refused: str = ""

    def __str__(self) -> str:
        return f"{self.number} {self.case}"


def row(number: int, case: str, *choices: str, **rest: Any) -> Row:
    """A row with its choices in a line."""
    return Row(number, case, tuple(choices), **rest)


def lay(scenario: Scenario, laid: dict[str, dict[Any, Any]]) -> Scenario:
    """Put the table in place."""
    for method in ("building", "lying", "slots", "miner"):
        for what, where in laid.get(method, {}).items():
            getattr(scenario, method)(what, *where)
    for method in ("colony", "displays"):
        if method in laid:
            getattr(scenario, method)(**laid[method])
    return scenario


def figures(pos: WholePosition, seat: int) -> dict[str, int]:
    """What a seat has, in figures; for seat 0 also what lies in the middle."""
    player = pos.players[seat]
    found = {name: player.goods[kind] for kind, name in enumerate(GOODS)}
    for name in (
        "waiting", "quarters", "working", "reserve", "hangar", "shelters", "points", "space",
    ):  # fmt: skip
        found[name] = getattr(player, name)
    for name in ("bots", "plans", "built", "scientists", "contracts", "discoveries", "research"):
        found[name] = len(getattr(player, name))
    found["docked"] = player.docked()
    found["cubes"] = player.cubes()
    found["techs"] = sum([1 for kind in player.lab if kind != NOTHING])
    found["levels"] = sum([COLUMN[space] for space, kind in enumerate(player.lab) if kind != NOTHING])
    found["slots"] = sum(pos.slots[seat :: len(pos.players)])
    found["miners"] = pos.miners.count(seat)
    found["markers"] = pos.markers.count(seat)
    if seat == 0:
        found["warehouse"] = sum(pos.warehouse)
        found["display"] = sum([1 for card in pos.display if card])
        found["buildings"] = sum([1 for building in pos.buildings if building != NOTHING])
        found["lying"] = sum([1 for lying in pos.lies if lying != BARE])
        found["open"] = len(pos.open_discoveries)
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has changed, and by how much."""
    return {name: after[name] - number for name, number in before.items() if after[name] != number}


def options(pos: WholePosition) -> list[str]:
    """What is offered now."""
    assert pos.decision is not None
    return pos.decision.notations()


def asked(pos: WholePosition) -> str:
    """What kind of question is open."""
    assert pos.decision is not None
    return pos.decision.kind


def goes_on(pos: WholePosition) -> bool:
    """Whether the turn goes on; a control centre that is all there is to choose may have been taken at once."""
    return asked(pos) == "turn" or (pos.main_done and asked(pos) == "move")


def end_turn(pos: WholePosition) -> None:
    """End the turn by the control centre, moving nothing."""
    if "act control" in options(pos):
        play(pos, "act control")
    play(pos, "done")


def refused(pos: WholePosition, choice: str, why: str) -> None:
    """A choice is not offered, for a reason, and cannot be made."""
    assert choice not in options(pos)
    reason = pos.why_not(choice)
    assert reason is not None
    assert reason.name == why
    with pytest.raises(IllegalChoice):
        pos.apply(choice)


def check(row: Row, scenario: Scenario, *first: str, price: int = 0) -> WholePosition:
    """Play a row in its scenario: the choices of the component, then its own."""
    pos = scenario.start()
    if row.refused:
        refused(pos, first[0], row.refused)
        return pos
    before = [figures(pos, seat) for seat in range(2)]
    play(pos, *first, *row.choices)
    then = dict(row.then)
    then["crystal"] = then.get("crystal", 0) - price
    assert changes(before[0], figures(pos, 0)) == {name: number for name, number in then.items() if number}
    assert changes(before[1], figures(pos, 1)) == row.them_then
    if row.offered is None:
        assert goes_on(pos)
    else:
        assert sorted(options(pos)) == sorted(row.offered)
    return pos


def hexes(*names: str) -> list[int]:
    """Hexes by name."""
    return [BY_NAME[name] for name in names]


def lying(pos: WholePosition) -> dict[str, int]:
    """What lies where."""
    return {NAMES[hex_]: what for hex_, what in enumerate(pos.lies) if what != BARE}
