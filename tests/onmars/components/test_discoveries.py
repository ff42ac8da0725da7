"""All 19 discovery tiles, collected by the rover and used at once, with their costs."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import SCIENTISTS
from tests.onmars.components import JAMMED, SCOUT, Row, check, figures, lay, lying, options, row

TILES = range(1, 20)
GRID = ["mine", "generator", "extractor", "greenhouse", "condenser", "rover", "upgrade", "ship"]
# Room for four of everything.
WIDE = {"building": {"shelter": ["M1", "M2"]}}
TWO = {"building": {"generator": ["F5"], "extractor": ["F3"]}}
BOARD = {"displays": {"board": ["contract 9", *SCIENTISTS[1:]]}}
PLANS = {"displays": {"blueprints": [3, 7, 11]}}
UPGRADED = {"mineral": -2, "plans": -2, "built": 2, "markers": 2}

ROWS = [
    row(
        1, "one technology twice", "develop rover 2t", "pay water=1", "develop rover 3t",
        me={"oxygen": 2, "water": 1, "lab": {"rover": "1t"}, "quarters": 3},
        then={"water": -1, "oxygen": -1, "mineral": 1, "levels": 2},
    ),
    row(
        1, "two technologies", "develop rover 2t", "pay water=1", "develop shelter 3t",
        me={"oxygen": 2, "water": 1, "lab": {"rover": "1t"}},
        then={"water": -1, "oxygen": -1, "mineral": 1, "levels": 2},
    ),
    row(
        1, "as far as it can be paid", "develop shelter 3t", "done",
        me={"oxygen": 1}, then={"oxygen": -1, "mineral": 1, "levels": 1},
    ),
    row(
        2, "mine", "construct mine F3", me={"quarters": 2},
        then={"mineral": 1, "quarters": -1, "miners": 1, "buildings": 1},
    ),
    row(
        3, "generator", "construct generator F3", me={"mineral": 1},
        then={"mineral": -1, "battery": 1, "buildings": 1},
    ),
    row(
        3, "complex by technology", "construct generator E4", me={"mineral": 1, "lab": {"generator": "1t"}},
        then={"mineral": -1, "battery": 2, "buildings": 1, "cubes": 1},
    ),
    row(4, "extractor", me={"battery": 1}, then={"battery": -1, "water": 1, "buildings": 1}),
    row(5, "greenhouse", me={"water": 1}, then={"water": -1, "plant": 1, "buildings": 1}),
    row(6, "condenser", "construct condenser F4", "displace G4", me={"plant": 1},
        then={"plant": -1, "oxygen": 1, "buildings": 1}),
    row(
        7, "shelter", "construct shelter G4", me={"oxygen": 1, "quarters": 2},
        then={"oxygen": -1, "waiting": 1, "shelters": 1, "buildings": 1},
    ),
    row(
        7, "complex by technology", "construct shelter F3", "tech 0", me={"oxygen": 1},
        then={"oxygen": -1, "waiting": 2, "shelters": 1, "buildings": 1},
    ),
    row(
        8, "two upgrades", "upgrade 3 E5", "upgrade 4 F5", laid=TWO, then=UPGRADED,
        me={"mineral": 3, "plans": [3, 4, 5], "quarters": 3, "lab": {"upgrade": "2t"}},
    ),
    row(
        8, "one is enough", "upgrade 3 E5", "done", me={"mineral": 2, "plans": [3, 4]}, laid=TWO,
        then={"mineral": -1, "plans": -1, "built": 1, "markers": 1},
    ),
    row(
        9, "any building", "construct greenhouse G4", me={"water": 1, "plant": 1},
        then={"water": -1, "plant": 1, "buildings": 1},
    ),
    row(
        9, "any that can be paid", me={"water": 1, "battery": 1},
        offered=("construct extractor F5", "construct greenhouse G4"),
    ),
    row(
        9, "no colonists for technology", me={"battery": 1, "bots": ["G7"], "quarters": 3},
        offered=("construct mine H6", "construct mine F6"),
    ),
    row(10, "scientist", "hire hydrologist", me={"battery": 2, "water": 2}, then={"battery": -2, "scientists": 1}),
    row(
        10, "geologist", "hire geologist", me={"battery": 2, "quarters": 2},
        then={"quarters": -2, "working": 2, "scientists": 1},
    ),
    row(
        10, "contract", "contract 9", me={"crystal": 3, "battery": 2}, laid=BOARD,
        then={"crystal": -1, "contracts": 1},
    ),
    row(
        11, "two blueprints", "blueprint 3", "blueprint 7", me={"quarters": 3}, laid=PLANS,
        then={"plans": 2, "display": -2, "battery": 1, "plant": 1},
    ),
    row(11, "one is enough", "blueprint 11", "done", laid=PLANS, then={"plans": 1, "display": -1, "waiting": 1}),
    row(
        12, "two goods", "take crystal", "take water", me={"quarters": 3},
        then={"water": 1, "waiting": 1, "warehouse": -2},
    ),
    row(13, "crystals", me={"quarters": 3}, then={"waiting": 3}),
    row(14, "plants", laid=WIDE, then={"plant": 3}),
    row(15, "water", laid=WIDE, then={"water": 3}),
    row(16, "batteries", laid=WIDE, then={"battery": 3}),
    row(17, "oxygen", laid=WIDE, then={"oxygen": 3}),
    row(17, "as much as can be stored", me={"oxygen": 1}, then={"oxygen": 1}),
    row(18, "minerals", laid=WIDE, then={"mineral": 2}),
    row(
        19, "free technology", "learn mine 1b", me={"quarters": 3, "battery": 1},
        then={"techs": 1, "levels": 1, "waiting": 1},
    ),
    row(
        19, "technology from the top", "learn ship 1b", me={"battery": 1, "plant": 1},
        then={"battery": -1, "plant": -1, "techs": 1, "levels": 1, "waiting": 1},
    ),
]  # fmt: skip

# What makes a tile useless: no part of it could be used, or its cost not be paid.
USELESS = [
    row(1, "nothing to pay with", me={"lab": {"rover": "1t"}}),
    row(1, "nothing can move", me={"lab": JAMMED, "oxygen": 2}),
    row(2, "no colonist"),
    row(2, "complex without technology", me={"bots": ["G5"], "quarters": 3}),
    row(3, "no mineral", me={"battery": 2}),
    row(3, "complex without technology", me={"mineral": 1, "bots": ["E5"], "quarters": 3}),
    row(4, "no battery", me={"water": 2}),
    row(4, "complex without technology", me={"battery": 1, "bots": ["G7"], "quarters": 3}),
    row(5, "no water", me={"plant": 2}),
    row(5, "complex without technology", me={"water": 1, "bots": ["I5"], "quarters": 3}),
    row(6, "no plant", me={"oxygen": 2}),
    row(6, "complex without technology", me={"plant": 1, "bots": ["G3"], "quarters": 3}),
    row(7, "no oxygen", me={"plant": 2}),
    row(
        7,
        "complex above the level",
        me={"oxygen": 1, "bots": ["E2"], "quarters": 3},
        laid={"building": {"shelter": ["E1", "E2"]}},
    ),
    row(7, "outside the zone", me={"oxygen": 1, "bots": ["L3"]}),
    row(8, "no mineral", me={"plans": [3]}),
    row(8, "no blueprint", me={"mineral": 2}),
    row(8, "outside the zone", me={"mineral": 2, "plans": [7]}),
    row(9, "nothing to pay with"),
    row(9, "no site", me={"mineral": 2, "quarters": 3, "bots": ["A2"]}),
    row(10, "nothing to pay with", me={"battery": 1, "water": 1, "plant": 1, "oxygen": 1, "quarters": 1}),
    row(11, "no card", laid={"displays": {"blueprints": []}}),
    row(11, "no marker", me={"plans": [1, 2, 3, 4, 5, 6, 7, 8]}),
    row(12, "no room", me={"battery": 2, "water": 2, "plant": 2, "oxygen": 2, "crystal": 3}),
    row(14, "no room", me={"plant": 2}),
    row(15, "no room", me={"water": 2}),
    row(16, "no room", me={"battery": 2}),
    row(17, "no room", me={"oxygen": 2}),
    row(18, "no room", me={"mineral": 2}),
    row(19, "laboratory full", me={"lab": {"mine": "1t", "ship": "1b"}}),
    row(19, "nothing to pay with", me={"lab": {"mine": "2t", "generator": "2b"}}),
]


def beside(found: Row) -> Scenario:
    """The tile of a row lies beside the rover; two crystals keep an executive action open after it."""
    me: dict[str, Any] = {"crystal": 2, "quarters": 0, "bots": [SCOUT], "rover": "K5", **found.me}
    displays = {"grid": GRID, **found.laid.get("displays", {})}
    scenario = Scenario(missions=()).colony(5, (5, 5, 5, 5)).seat(0, **me).lying(str(found.number), "K4")
    return lay(scenario, {**found.laid, "displays": displays})


def test_every_tile() -> None:
    pos = Scenario().pos
    assert sorted([*pos.open_discoveries, *pos.discovery_deck]) == list(TILES)
    assert {found.number for found in ROWS} == set(TILES)


@pytest.mark.parametrize("found", ROWS, ids=str)
def test_used(found: Row) -> None:
    taken = Row(**{**vars(found), "then": {"discoveries": 1, "lying": -1, **found.then}})
    pos = check(taken, beside(found), "act control", "rover K4", "done", "collect")
    assert pos.players[0].discoveries == [found.number]


@pytest.mark.parametrize("found", ROWS, ids=str)
def test_left_alone(found: Row) -> None:
    pos = beside(found).start()
    before = figures(pos, 0)
    play(pos, "act control", "rover K4", "done", "done")
    assert figures(pos, 0) == before
    assert lying(pos) == {"K4": 8 + found.number}


@pytest.mark.parametrize("found", USELESS, ids=str)
def test_refused(found: Row) -> None:
    """The rover may pass, but it may not end its move there."""
    pos = beside(found).start()
    play(pos, "act control", "rover K4")
    assert "done" not in options(pos)
    with pytest.raises(IllegalChoice):
        pos.apply("done")
    play(pos, "rover K3", "done")
    assert pos.players[0].discoveries == []
    assert lying(pos) == {"K4": 8 + found.number}


def test_crystals_are_always_of_use() -> None:
    """Even when the depot is full, for they wait below it."""
    pos = beside(Row(13, "", me={"crystal": 3})).start()
    play(pos, "act control", "rover K4", "done", "collect")
    assert (pos.players[0].goods[5], pos.players[0].waiting) == (3, 3)


def test_at_the_end_of_the_movement() -> None:
    """Bots may still move after the rover has come to the tile, and the tile is taken after that."""
    pos = beside(Row(2, "", me={"quarters": 2, "bots": ["L1"]})).building("mine", "M1").start()
    play(pos, "act control", "rover K4")
    assert "collect" not in options(pos)
    play(pos, "bot L1 L2", "done", "collect")
    assert pos.players[0].discoveries == [2]
