"""The eight executive actions beside the depot: what they cost, when they are open, what they do."""

from __future__ import annotations

import pytest

from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import CRYSTAL
from tests.onmars.components import JAMMED, SCOUT, Row, check, end_turn, figures, lay, options, refused, row

# Crystals by space, and the spaces on which a ship stands at the start (player_board.json).
PRICES = {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4}
SHIPS = (4, 5, 6, 7, 8)
# Space 1 is the use of an own advanced building.
CHOICES = {space: "building 13" if space == 1 else f"executive {space}" for space in PRICES}
EACH = pytest.mark.parametrize("space", PRICES)

ROWS = [
    row(1, "own building", then={"points": 2}),
    row(1, "none built", me={"built": {}}, refused="om.notbuilt"),
    row(2, "a resource", "take oxygen", me={"quarters": 3}, then={"oxygen": 1, "warehouse": -1}),
    row(2, "no crystal", me={"plant": 2}, offered=("take battery", "take water", "take oxygen")),
    row(2, "no room", me={"battery": 2, "water": 2, "plant": 2, "oxygen": 2}, refused="om.nosupply"),
    row(3, "one bot", "bot F4 F3", "bot F3 F2"),
    row(3, "two bots", "bot F4 F3", "bot K4 K3", me={"bots": [SCOUT, "K4"]}),
    row(3, "boost", "bot F4 F3", "bot F3 F2", "bot F2 F1", me={"crystal": 3}, then={"crystal": -1}),
    row(
        3, "bots only", me={"rover": "K4", "lab": {"rover": "1t"}},
        offered=("bot F4 F3", "bot F4 G4", "bot F4 G5", "bot F4 F5", "bot F4 E5", "bot F4 E4", "done"),
    ),
    row(3, "bots collect nothing", "bot F4 F3", "done", laid={"lying": {"crystal": ["F3"]}}),
    row(3, "no bot", me={"bots": []}, refused="om.nobot"),
    row(4, "a mineral", me={"quarters": 3}, then={"mineral": 1}),
    row(4, "no room", me={"mineral": 2}, refused="om.full"),
    row(
        5, "one upgrade", "upgrade 3 E5",
        me={"mineral": 2, "plans": [3, 4], "quarters": 3, "lab": {"upgrade": "2t"}},
        laid={"building": {"generator": ["F5"]}},
        then={"mineral": -1, "plans": -1, "built": 1, "markers": 1},
    ),
    row(5, "no mineral", me={"plans": [3]}, refused="om.pay"),
    row(5, "no blueprint", me={"mineral": 1}, refused="om.noplan"),
    row(5, "outside the zone", me={"mineral": 1, "plans": [7]}, refused="om.noupgrade"),
    row(
        6, "one blueprint", "blueprint 3", me={"quarters": 3}, laid={"displays": {"blueprints": [3, 7]}},
        then={"plans": 1, "display": -1, "battery": 1},
    ),
    row(6, "no card", laid={"displays": {"blueprints": []}}, refused="om.noblueprint"),
    row(6, "no marker", me={"plans": [1, 2, 3, 4, 5, 6, 7]}, refused="om.nomarker"),
    row(7, "two steps", "rover K4", "rover K3", me={"rover": "K5"}),
    row(7, "first move", "rover H5", "rover H4"),
    row(
        7, "boost", "rover K4", "rover K3", "rover K2 crystal", me={"rover": "K5", "crystal": 5},
        laid={"lying": {"crystal": ["K2"]}}, then={"crystal": -1, "waiting": 1, "lying": -1},
    ),
    row(
        7, "technology", "rover K4", "rover K3", "tech 0", "rover K2", "rover K1",
        me={"rover": "K5", "lab": {"rover": "2t"}},
    ),
    row(
        7, "technology of another", "rover K4", "rover K3", "tech 1", "rover K2", me={"rover": "K5"},
        them={"lab": {"rover": "1t"}},
    ),
    row(
        7, "rover only", me={"rover": "K5"},
        offered=("rover K4", "rover L4", "rover L5", "rover K6", "rover J6", "rover J5", "done"),
    ),
    row(
        7, "discovery", "rover K4", "done", "collect", me={"rover": "K5"}, laid={"lying": {"18": ["K4"]}},
        then={"mineral": 2, "discoveries": 1, "lying": -1},
    ),
    row(8, "one development, free", "develop rover 2t", me={"lab": {"rover": "1t"}, "quarters": 3}, then={"levels": 1}),
    row(8, "with its benefit", "develop shelter 3t", then={"levels": 1, "mineral": 1}),
    row(8, "nothing can move", me={"lab": JAMMED}, refused="om.nodevelop"),
]  # fmt: skip


def used(found: Row) -> Scenario:
    """The space of a row is open, and seat 0 can just pay for its use."""
    ships = [space for space in SHIPS if space != found.number]
    me = {"crystal": PRICES[found.number], "quarters": 0, "bots": [SCOUT], "ships": ships, "built": {13: "G5"}}
    return lay(Scenario(missions=()).seat(0, **{**me, **found.me}).seat(1, **found.them), found.laid)


@pytest.mark.parametrize("found", ROWS, ids=str)
def test_action(found: Row) -> None:
    check(found, used(found), CHOICES[found.number], price=PRICES[found.number])


def able(space: int, crystal: int) -> Row:
    """Everything that any of the actions needs."""
    return Row(space, "", me={"crystal": crystal, "mineral": 1, "plans": [3], "quarters": 1})


@EACH
def test_price(space: int) -> None:
    pos = used(able(space, PRICES[space])).start()
    play(pos, CHOICES[space])
    assert pos.players[0].goods[CRYSTAL] == 0
    assert pos.executive_done


@EACH
def test_a_crystal_short(space: int) -> None:
    refused(used(able(space, PRICES[space] - 1)).start(), CHOICES[space], "om.crystals")


@pytest.mark.parametrize("space", SHIPS)
def test_closed_while_a_ship_stands_there(space: int) -> None:
    scenario = used(able(space, PRICES[space]))
    scenario.pos.players[0].ships = 1 << (space - 1)
    refused(scenario.start(), CHOICES[space], "om.shipinway")


def test_open_at_the_start() -> None:
    """Of eight spaces the lowest three."""
    pos = Scenario(missions=()).seat(0, crystal=4, mineral=1, plans=[3], built={13: "G5"}, bots=[SCOUT]).start()
    assert pos.players[0].docked() == 5
    executives = [choice for choice in options(pos) if not choice.startswith("act")]
    assert sorted(executives) == ["building 13", "executive 2", "executive 3"]
    for space in SHIPS:
        refused(pos, CHOICES[space], "om.shipinway")


@pytest.mark.parametrize("space", SHIPS)
def test_a_ship_opens_its_space(space: int) -> None:
    """The action of the space that it leaves is open at once, and no other one."""
    pos = Scenario(missions=()).seat(
        0, crystal=4, water=1, plant=1, oxygen=1, mineral=1, plans=[3], quarters=0, bots=[SCOUT], lab={"rover": "1t"}
    ).start()  # fmt: skip
    play(pos, "act welcome", f"welcome {space} 2 0", "pay water=1,plant=1")
    found = [choice for choice in options(pos) if choice.startswith("executive")]
    assert sorted(found) == ["executive 2", "executive 3", f"executive {space}"]


@EACH
def test_crystals_on_a_space_do_not_matter(space: int) -> None:
    scenario = used(able(space, 8))
    scenario.pos.players[0].ships = 0
    pos = scenario.start()
    play(pos, CHOICES[space])
    assert pos.players[0].goods[CRYSTAL] == 8 - PRICES[space]


@EACH
def test_one_in_a_turn(space: int) -> None:
    pos = used(Row(space, "", me={"crystal": 8, "ships": [], "mineral": 1, "plans": [3], "quarters": 3})).start()
    play(pos, "executive 4" if space != 4 else "building 13")
    refused(pos, CHOICES[space], "om.executivedone")


def test_after_the_main_action() -> None:
    pos = used(Row(4, "", me={"quarters": 0})).start()
    before = figures(pos, 0)["mineral"]
    play(pos, "act control", "done", "executive 4")
    assert figures(pos, 0)["mineral"] == before + 1


def test_in_orbit() -> None:
    """Executive actions belong to no side."""
    pos = used(Row(4, "", me={"space": 1})).start()
    play(pos, "executive 4")
    assert figures(pos, 0)["mineral"] == 1


def test_technology_of_another_is_thanked() -> None:
    pos = used(Row(7, "", me={"rover": "K5"}, them={"lab": {"rover": "1t"}})).start()
    play(pos, "executive 7", "rover K4", "rover K3", "tech 1")
    assert "done" not in options(pos)
    play(pos, "rover K2")
    end_turn(pos)
    assert options(pos) == ["oxygen", "develop rover 2t"]
