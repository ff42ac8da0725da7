"""All 24 blueprints: what is printed on them, what they bring, when they are open, and their actions, used for real."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import BUILDINGS, CRYSTAL, GOODS, SCIENTISTS
from tests.onmars.components import HOME, JAMMED, SCOUT, Row, check, figures, hexes, lay, options, refused, row

PRICE = 2
# Name, level, building, the good that comes with the card, and the scientist who works there (blueprints.json).
PRINTED = {
    1: ("Construction Yard", 1, "mine", "mineral", "geologist"),
    2: ("Metal Deposit", 1, "mine", "mineral", "geologist"),
    3: ("Automated Production", 1, "generator", "battery", "engineer"),
    4: ("Wind Turbines", 1, "generator", "battery", "engineer"),
    5: ("Private Ship", 1, "extractor", "water", "hydrologist"),
    6: ("Moisture Vaporator", 1, "extractor", "water", "hydrologist"),
    7: ("Biomarket", 1, "greenhouse", "plant", "biochemist"),
    8: ("Hydroponic Farm", 1, "greenhouse", "plant", "biochemist"),
    9: ("Oxygen Tank", 1, "condenser", "oxygen", "geochemist"),
    10: ("Concentrator", 1, "condenser", "oxygen", "geochemist"),
    11: ("Casino", 1, "shelter", "crystal", "systems"),
    12: ("Gym", 1, "shelter", "crystal", "systems"),
    13: ("Mineral Mine", 3, "mine", "mineral", "geologist"),
    14: ("Biolab", 3, "mine", "mineral", "geologist"),
    15: ("Radar", 3, "generator", "battery", "engineer"),
    16: ("Builder Drone AI600", 3, "generator", "battery", "engineer"),
    17: ("Research Lab", 3, "extractor", "water", "hydrologist"),
    18: ("Aqueduct", 3, "extractor", "water", "hydrologist"),
    19: ("Eco Resort", 3, "greenhouse", "plant", "biochemist"),
    20: ("Trade Market", 3, "greenhouse", "plant", "biochemist"),
    21: ("Recycling Bots", 3, "condenser", "oxygen", "geochemist"),
    22: ("Aerial Elevator", 3, "condenser", "oxygen", "geochemist"),
    23: ("Library", 3, "shelter", "crystal", "systems"),
    24: ("Command Center", 3, "shelter", "crystal", "systems"),
}
ALL = pytest.mark.parametrize("plan", PRINTED, ids=[f"{plan} {printed[0]}" for plan, printed in PRINTED.items()])
# A hex at the edge with its neighbours, far from the buildings of the start.
EDGE = "B3"
AROUND = ("B2", "C3", "C4", "B4", "A2", "A1")
GRID = ["mine", "generator", "extractor", "greenhouse", "condenser", "rover", "upgrade", "ship"]
FULL = {"battery": 2, "water": 2, "plant": 2, "oxygen": 2}
SHIP = {"water": -1, "plant": -1, "docked": -1, "hangar": 1}
# Only the last space of the laboratory is free.
ALMOST = {name: space for name, space in JAMMED.items() if space != "6"}
BUILT_ONE = {"mineral": -1, "plans": -1, "built": 1, "markers": 1}


def ready(plan: int, crystal: int, built: bool = True, owner: int = 0, **more: Any) -> Scenario:
    """Everything that any of the 24 actions needs lies before seat 0; the blueprint belongs to `owner`."""
    scenario = Scenario(missions=())
    card: dict[str, Any] = {"built": {plan: HOME[PRINTED[plan][2]]}} if built else {"plans": [plan]}
    mine = card if owner == 0 else {}
    mine = {**mine, "plans": [*mine.get("plans", []), 3 if plan != 3 else 4]}
    scenario.building("generator", "E4").building("mine", "M1").miner(0, "M1")
    scenario.seat(
        0, mineral=1, battery=1, water=1, plant=1, oxygen=1, crystal=crystal, quarters=2, working=1, bots=[SCOUT],
        lab={"rover": "1t"}, **mine, **more,
    )  # fmt: skip
    if owner:
        scenario.seat(1, crystal=crystal, **card)
    scenario.slots("construct", 1, 0)
    return scenario.displays(grid=GRID, board=["contract 9", "contract 2"], discoveries=[13, 18])


@ALL
def test_printed(plan: int) -> None:
    name, level, building, gain, _scientist = PRINTED[plan]
    printed = Scenario().pos.box.blueprints[plan - 1]
    assert (printed.number, printed.name, printed.level) == (plan, name, level)
    assert (BUILDINGS[printed.building], GOODS[printed.gain]) == (building, gain)


def test_deck() -> None:
    pos = Scenario().displays(blueprints=[]).pos
    assert sorted(pos.plan_deck) == list(range(1, 25))


@ALL
def test_obtained(plan: int) -> None:
    other = 1 if plan != 1 else 2
    scenario = Scenario(missions=()).seat(0, space=1, crystal=PRICE, quarters=1, bots=[SCOUT])
    pos = scenario.displays(blueprints=[plan, other]).start()
    play(pos, "act blueprint", f"blueprint {plan}")
    player = pos.players[0]
    assert player.plans == [plan]
    assert player.markers() == 7
    expected = dict.fromkeys(GOODS, 0) | {"crystal": PRICE, "waiting": 0}
    expected["waiting" if PRINTED[plan][3] == "crystal" else PRINTED[plan][3]] += 1
    assert {name: figures(pos, 0)[name] for name in expected} == expected
    assert [card for card in pos.display if card] == [other]


@ALL
def test_closed_until_built(plan: int) -> None:
    refused(ready(plan, crystal=3, built=False).start(), f"building {plan}", "om.notbuilt")


@ALL
def test_upgrades_its_building_only(plan: int) -> None:
    """With one building of every kind around the bot, level 1 fits one of them and level 3 none."""
    _name, level, building, _gain, _scientist = PRINTED[plan]
    scenario = Scenario(missions=()).seat(0, mineral=1, quarters=1, bots=[EDGE], plans=[plan])
    for kind, name in zip(BUILDINGS, AROUND, strict=True):
        scenario.building(kind, name)
    pos = scenario.start()
    if level == 3:
        refused(pos, "act upgrade", "om.noupgrade")
        return
    play(pos, "act upgrade")
    assert pos.markers[hexes(AROUND[BUILDINGS.index(building)])[0]] == 0
    assert pos.players[0].built == [plan]
    assert pos.players[0].goods == [0] * len(GOODS)


@ALL
@pytest.mark.parametrize("size", [2, 3])
def test_complex_for_its_level(plan: int, size: int) -> None:
    scenario = Scenario(missions=()).seat(0, mineral=1, quarters=1, bots=[EDGE], plans=[plan])
    pos = scenario.building(PRINTED[plan][2], *("B2", EDGE, "B4")[:size]).start()
    if PRINTED[plan][1] > size:
        refused(pos, "act upgrade", "om.noupgrade")
        return
    play(pos, "act upgrade")
    assert options(pos) == [f"upgrade {plan} {name}" for name in (EDGE, "B2", "B4")[:size]]


@ALL
def test_costs_two_crystals(plan: int) -> None:
    pos = ready(plan, crystal=3).start()
    play(pos, f"building {plan}")
    assert pos.executive_done
    assert pos.players[0].goods[CRYSTAL] == 1


@ALL
def test_one_crystal_is_too_little(plan: int) -> None:
    refused(ready(plan, crystal=1).start(), f"building {plan}", "om.crystals")


@ALL
def test_free_with_its_scientist(plan: int) -> None:
    pos = ready(plan, crystal=1, scientists=list(SCIENTISTS)).start()
    scientist = PRINTED[plan][4]
    for other in SCIENTISTS:
        if other != scientist:
            refused(pos, f"scientist {other} {plan}", "om.otherwork")
    play(pos, f"scientist {scientist} {plan}")
    assert pos.players[0].goods[CRYSTAL] == 1
    assert pos.scientist_at == [plan if name == scientist else 0 for name in SCIENTISTS]


@ALL
def test_free_while_a_scientist_works_there(plan: int) -> None:
    scenario = ready(plan, crystal=1)
    scenario.pos.scientist_at[SCIENTISTS.index(PRINTED[plan][4])] = plan
    pos = scenario.start()
    play(pos, f"building {plan}")
    assert pos.players[0].goods[CRYSTAL] == 1


@ALL
def test_scientist_in_the_building_of_another(plan: int) -> None:
    """Who sends the scientist uses the action; the owner neither pays nor gains."""
    pos = ready(plan, crystal=1, owner=1, scientists=[PRINTED[plan][4]]).start()
    refused(pos, f"building {plan}", "om.notyours")
    owner = figures(pos, 1)
    play(pos, f"scientist {PRINTED[plan][4]} {plan}")
    assert pos.executive_done
    assert pos.players[0].goods[CRYSTAL] == 1
    assert figures(pos, 1) == owner


def test_one_executive_action_in_a_turn() -> None:
    pos = Scenario(missions=()).seat(0, crystal=3, built={13: "G5", 11: "E3"}, bots=[SCOUT]).start()
    play(pos, "building 13")
    refused(pos, "building 11", "om.executivedone")
    assert "act control" in options(pos)


ACTIONS = [
    # Upgrades: at a mineral each, in the zone of a bot, more by technology and for colonists.
    row(1, "one", "upgrade 3 E5", me={"mineral": 2, "plans": [3, 4]}, laid={"building": {"generator": ["F5"]}}, then=BUILT_ONE),
    row(1, "boost", "upgrade 3 E5", "upgrade 4 F5", me={"mineral": 2, "plans": [3, 4], "quarters": 1},
        laid={"building": {"generator": ["F5"]}}, then={"mineral": -2, "plans": -2, "built": 2, "markers": 2, "quarters": -1, "working": 1}),
    row(1, "boost declined", "upgrade 3 E5", "done", me={"mineral": 2, "plans": [3, 4], "quarters": 1}, laid={"building": {"generator": ["F5"]}}, then=BUILT_ONE),
    row(1, "boost without a mineral", "upgrade 3 E5", me={"mineral": 1, "plans": [3, 4], "quarters": 1}, laid={"building": {"generator": ["F5"]}}, then=BUILT_ONE),
    row(1, "technology", "upgrade 3 E5", "tech 0", "upgrade 4 F5", "upgrade 5 F3",
        me={"mineral": 4, "plans": [3, 4, 5, 6], "lab": {"upgrade": "2t"}}, laid={"building": {"generator": ["F5"], "extractor": ["F3", "E4"]}}, then={"mineral": -3, "plans": -3, "built": 3, "markers": 3}),
    row(1, "no mineral", me={"plans": [3]}, refused="om.pay"),
    row(1, "no blueprint", me={"mineral": 1}, refused="om.noplan"),
    row(1, "outside the zone", me={"mineral": 1, "plans": [7]}, refused="om.noupgrade"),
    # Production.
    row(3, "itself and a mine", laid={"miner": {0: ["G5"]}}, then={"battery": 1, "mineral": 1}),
    row(3, "advanced buildings", me={"built": {3: "E5", 13: "G5", 11: "E3", 5: "G7", 7: "I5", 9: "G3"}},
        then={"mineral": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1, "waiting": 1}),
    row(3, "not those of others", laid={"miner": {1: ["G5"]}}, them={"built": {5: "G7"}}, then={"battery": 1}),
    row(3, "boost", "produce mineral", "produce battery", me={"quarters": 2}, laid={"miner": {0: ["G5"]}}, then={"battery": 2, "mineral": 2, "quarters": -2, "working": 2}),
    row(3, "what a boost may produce", me={"quarters": 1}, laid={"miner": {0: ["G5"]}}, then={"battery": 1, "mineral": 1}, offered=("produce mineral", "produce battery", "done")),
    # Ships.
    row(5, "three colonists", "welcome 8 3 0", me={"water": 1, "plant": 1}, then={**SHIP, "quarters": 3, "reserve": -3}),
    row(5, "two colonists and a bot", "welcome 4 2 1", me={"water": 1, "plant": 1}, then={**SHIP, "quarters": 2, "reserve": -2, "bots": 1}),
    row(5, "what it offers", me={"water": 1, "plant": 1, "ships": [4, 8]}, laid={"colony": {"level": 4}}, offered=("welcome 4 2 1", "welcome 4 3 0", "welcome 8 2 1", "welcome 8 3 0")),
    row(5, "boost", "welcome 8 2 1", "welcome 7 3 0", me={"water": 2, "plant": 2, "quarters": 1}, laid={"colony": {"level": 2}},
        then={"water": -2, "plant": -2, "docked": -2, "hangar": 2, "bots": 1, "quarters": 3, "working": 1, "reserve": -4}),
    row(5, "no boost by newcomers", "welcome 8 3 0", me={"water": 2, "plant": 2}, laid={"colony": {"level": 2}}, then={**SHIP, "quarters": 3, "reserve": -3}),
    row(5, "no boost beyond the level", "welcome 8 3 0", me={"water": 2, "plant": 2, "quarters": 1}, then={**SHIP, "quarters": 3, "reserve": -3}),
    row(5, "no technology", "welcome 8 3 0", me={"water": 2, "plant": 2, "lab": {"ship": "2t"}}, laid={"colony": {"level": 3}}, then={**SHIP, "quarters": 3, "reserve": -3}),
    row(5, "level of the colony", me={"water": 1, "plant": 1, "ships": [4, 5, 6, 7], "hangar": 1}, refused="om.shiplimit"),
    row(5, "no ship", me={"water": 1, "plant": 1, "ships": []}, laid={"colony": {"level": 5}}, refused="om.noship"),
    row(5, "no plant", me={"water": 1}, refused="om.pay"),
    # The warehouse.
    row(7, "a resource", "take water", then={"water": 1, "warehouse": -1}),
    row(7, "a crystal", "take crystal", then={"waiting": 1, "warehouse": -1}),
    row(7, "boost", "take plant", "take crystal", "take plant", me={"quarters": 2}, then={"plant": 2, "waiting": 1, "warehouse": -3, "quarters": -2, "working": 2}),
    row(7, "what it offers", me={"water": 2}, laid={"displays": {"warehouse": {"plant": 0}}}, offered=("take battery", "take oxygen", "take crystal")),
    row(7, "room made by its own price", me={"crystal": 3, **FULL}, then={"waiting": 1, "warehouse": -1}),
    row(7, "no room", me=FULL, laid={"displays": {"warehouse": {"crystal": 0}}}, refused="om.nosupply"),
    # Technology.
    row(9, "bottom row, free", "learn mine 1b", then={"techs": 1, "levels": 1, "waiting": 1}),
    row(9, "middle row", "learn condenser 1b", me={"battery": 1}, then={"battery": -1, "techs": 1, "levels": 1, "waiting": 1}),
    row(9, "top row", "learn rover 1b", me={"battery": 1, "water": 1}, then={"battery": -1, "water": -1, "techs": 1, "levels": 1, "waiting": 1}),
    row(9, "boost", "learn mine 1b", "learn generator 1t", "done", me={"quarters": 1}, then={"techs": 2, "levels": 2, "waiting": 1, "quarters": -1, "working": 1}),
    row(9, "no kind twice", me={"lab": {"mine": "2t"}}, offered=("learn generator 1t", "learn generator 1b")),
    row(9, "laboratory full", me={"lab": {"mine": "1t", "rover": "1b"}}, refused="om.nolab"),
    row(9, "nothing to be paid", me={"lab": {"mine": "2t", "generator": "2b"}}, refused="om.notech"),
    # Crystals and points.
    row(11, "two", then={"waiting": 2}),
    row(11, "boost", "pick crystal", "pick crystal", me={"quarters": 2}, then={"waiting": 4, "quarters": -2, "working": 2}),
    row(11, "boost once", "pick crystal", "done", me={"quarters": 2}, then={"waiting": 3, "quarters": -1, "working": 1}),
    row(13, "two points", me={"quarters": 3}, then={"points": 2}),
    # A contract at its price, never a scientist.
    row(14, "one", "contract 9", me={"crystal": 3, "quarters": 3}, then={"crystal": -1, "contracts": 1}),
    row(14, "contracts only", me={"crystal": 3, "quarters": 3}, offered=("contract 9", "contract 2")),
    row(14, "none on the board", me={"crystal": 3}, laid={"displays": {"board": list(SCIENTISTS)}}, refused="om.nohire"),
    row(14, "price of the contract", me={"crystal": 2}, refused="om.nohire"),
    # The Radar: see below too.
    row(15, "first use", "radar 14", laid={"displays": {"discoveries": [14, 18]}}, then={"plant": 2}),
    row(15, "what it offers", me=FULL, laid={"displays": {"discoveries": [13, 18]}}, offered=("radar 13", "radar 18")),
    row(15, "nothing usable", me=FULL, laid={"displays": {"discoveries": [14, 15]}}, refused="om.noradar"),
    # An upgrade anywhere: no technology, no boost.
    row(16, "anywhere", "upgrade 7 M1", me={"mineral": 2, "plans": [7, 8], "quarters": 3, "lab": {"upgrade": "2t"}}, laid={"building": {"greenhouse": ["M1"]}}, then=BUILT_ONE),
    row(16, "what it offers", me={"mineral": 1, "plans": [11, 7, 19]}, laid={"building": {"greenhouse": ["M1"]}}, offered=("upgrade 11 E3", "upgrade 7 I5", "upgrade 7 M1")),
    row(16, "no mineral", me={"plans": [7]}, refused="om.pay"),
    row(16, "level 3 needs a complex", me={"mineral": 1, "plans": [19]}, refused="om.noupgrade"),
    # Developments at their price.
    row(17, "one tile twice", "develop rover 2t", "pay water=1", "develop rover 3t", me={"oxygen": 2, "water": 1, "lab": {"rover": "1t"}},
        then={"water": -1, "oxygen": -1, "mineral": 1, "levels": 2}),
    row(17, "boost", "develop rover 2t", "pay water=1", "develop shelter 3t", "develop shelter 4t", "pay oxygen=1",
        me={"oxygen": 2, "water": 1, "lab": {"rover": "1t"}, "quarters": 1}, then={"water": -1, "oxygen": -2, "mineral": 1, "levels": 3, "quarters": -1, "working": 1}),
    row(17, "one is enough", "develop shelter 3t", "done", me={"oxygen": 2}, then={"oxygen": -1, "mineral": 1, "levels": 1}),
    row(17, "last column", "develop rover 6", me={"crystal": 3, "oxygen": 1, "lab": ALMOST}, then={"crystal": -1, "oxygen": -1, "levels": 1}),
    row(17, "crystal of the last column", me={"crystal": 2, "oxygen": 1, "lab": ALMOST}, refused="om.nodevelop"),
    row(17, "nothing to pay with", me={"lab": {"rover": "1t"}}, refused="om.nodevelop"),
    # Colonists back from work.
    row(18, "two", "recall working", me={"working": 3}, then={"working": -2, "quarters": 2}),
    row(18, "one is enough", "done", me={"working": 3}, then={"working": -1, "quarters": 1}),
    row(18, "beds", me={"working": 3, "quarters": 3}, then={"working": -1, "quarters": 1}),
    row(18, "no bed", me={"working": 3, "quarters": 4}, refused="om.nobed"),
    row(18, "not from slots", laid={"slots": {"construct": (1, 0)}}, refused="om.norecall"),
    # Colonists back from the slots of one side.
    row(19, "colony", "recall construct", "recall hire", laid={"slots": {"blueprint": (2, 0), "construct": (1, 1), "hire": (1, 0)}}, then={"slots": -2, "quarters": 2}),
    row(19, "orbit", "recall blueprint", "recall develop", "recall blueprint",
        laid={"slots": {"blueprint": (2, 0), "develop": (1, 0), "construct": (1, 0)}}, then={"slots": -3, "quarters": 3}),
    row(19, "keeps to one side", "recall construct", laid={"slots": {"blueprint": (2, 0), "construct": (1, 0), "upgrade": (1, 0)}},
        then={"slots": -1, "quarters": 1}, offered=("recall upgrade", "done")),
    row(19, "either side", me={"working": 1}, laid={"slots": {"blueprint": (2, 0), "construct": (1, 0)}}, offered=("recall blueprint", "recall construct")),
    row(19, "not from work", me={"working": 1}, laid={"slots": {"construct": (0, 1)}}, refused="om.norecall"),
    row(19, "no bed", me={"quarters": 4}, laid={"slots": {"construct": (1, 0)}}, refused="om.nobed"),
    # Trade.
    row(20, "two for one", "pick plant", "pick oxygen", me={"water": 1}, then={"water": -1, "plant": 1, "oxygen": 1}),
    row(20, "for a mineral", "pick plant", "pick plant", me={"mineral": 1}, then={"mineral": -1, "plant": 2}),
    row(20, "no minerals", me={"water": 1, "plant": 2}, offered=("pay water=1", "pay plant=1")),
    row(20, "what may be picked", me={"water": 1}, then={"water": -1}, offered=("pick battery", "pick water", "pick plant", "pick oxygen")),
    row(20, "boost", "pick battery", "pick battery", "pick oxygen", me={"water": 1, "quarters": 1}, then={"water": -1, "battery": 2, "oxygen": 1, "quarters": -1, "working": 1}),
    row(20, "nothing to pay with", refused="om.pay"),
    # Bots that collect.
    row(21, "crystal and discovery", "bot F4 F3 crystal", "bot F3 F2", "collect", laid={"lying": {"crystal": ["F3"], "13": ["F2"]}},
        then={"waiting": 4, "discoveries": 1, "lying": -2}),
    row(21, "research", "bot F4 F3", "done", "collect", "develop shelter 3t", "done", laid={"lying": {"B": ["F3"]}}, then={"research": 1, "lying": -1, "levels": 1, "mineral": 1}),
    row(21, "left alone", "bot F4 F3", "bot F3 F2", "done", laid={"lying": {"crystal": ["F3"], "13": ["F2"]}}),
    row(21, "boost", "bot F4 F3", "bot F3 F2", "bot F2 F1 crystal", me={"crystal": 3}, laid={"lying": {"crystal": ["F1"]}}, then={"crystal": -1, "waiting": 1, "lying": -1}),
    row(21, "bots only", me={"rover": "K4"}, offered=("bot F4 F3", "bot F4 G4", "bot F4 G5", "bot F4 F5", "bot F4 E5", "bot F4 E4", "done")),
    row(21, "no bot", me={"bots": []}, refused="om.nobot"),
    # To orbit.
    row(22, "journey", "space 1", me={"working": 1},
        laid={"miner": {0: ["G5"]}, "slots": {"blueprint": (1, 0), "construct": (1, 0)}}, then={"oxygen": 1, "mineral": 1, "quarters": 2, "working": -1, "slots": -1, "space": -4}),
    row(22, "benefit of the space", "space 2", "take water", then={"oxygen": 1, "water": 1, "warehouse": -1, "space": -3}),
    row(22, "from orbit", me={"space": 1}, refused="om.alreadythere"),
    # Blueprints.
    row(23, "one", "blueprint 3", laid={"displays": {"blueprints": [3, 7, 11]}}, then={"plans": 1, "display": -1, "battery": 1}),
    row(23, "boost", "blueprint 3", "blueprint 11", "done", me={"quarters": 2}, laid={"displays": {"blueprints": [3, 7, 11]}},
        then={"plans": 2, "display": -2, "battery": 1, "waiting": 1, "quarters": -1, "working": 1}),
    row(23, "no marker", me={"plans": [1, 2, 3, 4, 5, 6, 7]}, refused="om.nomarker"),
    row(23, "no card", laid={"displays": {"blueprints": []}}, refused="om.noblueprint"),
    # The rover.
    row(24, "highest level in play", "rover K4", "rover K3", "rover K2", me={"rover": "K5", "lab": {"rover": "1t"}}, them={"lab": {"rover": "3t"}}),
    row(24, "boost", "rover K4", "rover K3 crystal", me={"rover": "K5", "lab": {"rover": "1t"}, "crystal": 3},
        laid={"lying": {"crystal": ["K3"]}}, then={"crystal": -1, "waiting": 1, "lying": -1}),
    row(24, "no technology", "rover K4", me={"rover": "K5", "crystal": 3}, then={"crystal": -1}),
    row(24, "no more points by technology", "rover K4", me={"rover": "K5", "lab": {"rover": "1t"}}),
    row(24, "discovery", "rover K4", "collect", me={"rover": "K5", "lab": {"rover": "1t"}}, laid={"lying": {"15": ["K4"]}}, then={"water": 2, "discoveries": 1, "lying": -1}),
]  # fmt: skip


def used(found: Row) -> Scenario:
    """The blueprint of a row is built, and seat 0 can just pay for its use."""
    me: dict[str, Any] = {"crystal": PRICE, "quarters": 0, "bots": [SCOUT], **found.me}
    me.setdefault("built", {found.number: HOME[PRINTED[found.number][2]]})
    displays = {"grid": GRID, "board": ["contract 9", "contract 2"], **found.laid.get("displays", {})}
    scenario = Scenario(missions=()).seat(0, **me).seat(1, **found.them)
    return lay(scenario, {**found.laid, "displays": displays})


@pytest.mark.parametrize("found", ACTIONS, ids=str)
def test_action(found: Row) -> None:
    check(found, used(found), f"building {found.number}", price=PRICE)


# Six blueprints construct: what it costs, what it yields.
CONSTRUCTS = {
    2: ("mine", "", "mineral"),
    4: ("generator", "mineral", "battery"),
    6: ("extractor", "battery", "water"),
    8: ("greenhouse", "water", "plant"),
    10: ("condenser", "plant", "oxygen"),
    12: ("shelter", "oxygen", "waiting"),
}
EACH = pytest.mark.parametrize("plan", CONSTRUCTS)


def constructing(plan: int, colonists: int) -> Scenario:
    """A complex of three above the bot, a technology of level 2, the cost, and storage for more than the yield."""
    kind, cost, _yields = CONSTRUCTS[plan]
    scenario = Scenario(missions=()).building(kind, "B1", "B2", "B3").colony(5, (5, 5, 5, 5))
    goods: dict[str, Any] = {cost: 1} if cost else {}
    if kind != "shelter":
        goods["lab"] = {kind: "2t"}
        scenario.building("shelter", "M1", "M2", "M3")
    miner = int(kind == "mine")
    return scenario.seat(0, crystal=PRICE, quarters=colonists + miner, bots=["B4"], built={plan: HOME[kind]}, **goods)


def expected(plan: int, size: int, colonists: int) -> dict[str, int]:
    """What changes by a building in a complex of a size, with so many colonists as a boost."""
    kind, cost, yields = CONSTRUCTS[plan]
    then = {"crystal": -PRICE, yields: size, "buildings": 1, "quarters": -colonists, "working": colonists}
    if cost:
        then[cost] = -1
    if kind == "mine":
        then |= {"quarters": -colonists - 1, "miners": 1}
    then |= {"shelters": 1} if kind == "shelter" else {"cubes": int(size > 1)}
    return {name: number for name, number in then.items() if number}


@EACH
def test_constructs_alone(plan: int) -> None:
    kind = CONSTRUCTS[plan][0]
    found = Row(plan, "alone", (f"construct {kind} C5",), then=expected(plan, 1, 0))
    check(found, constructing(plan, 0), f"building {plan}")


@EACH
def test_constructs_its_kind_within_the_level(plan: int) -> None:
    """Without a colonist the complex of three is out of reach for level 2."""
    kind = CONSTRUCTS[plan][0]
    pos = constructing(plan, 0).start()
    play(pos, f"building {plan}")
    assert sorted(options(pos)) == [f"construct {kind} {name}" for name in ("A3", "B5", "C5")]
    refused(pos, f"construct {kind} C4", "om.complex")
    refused(pos, f"construct {kind} D4", "om.nozone")


@EACH
def test_a_colonist_adds_a_level(plan: int) -> None:
    kind = CONSTRUCTS[plan][0]
    tech = ("tech 0 +1",) if kind == "shelter" else ()
    found = Row(plan, "boost", (f"construct {kind} C4", *tech), then=expected(plan, 4, 1))
    check(found, constructing(plan, 1), f"building {plan}")


@EACH
def test_construction_is_paid(plan: int) -> None:
    scenario = constructing(plan, 0)
    player = scenario.pos.players[0]
    player.goods[:5] = [0] * 5
    player.quarters = 0
    refused(scenario.start(), f"building {plan}", "om.pay" if CONSTRUCTS[plan][1] else "om.nominer")


def test_construction_by_colonists_alone() -> None:
    """Without any such tile in play the level is that of the colonists (rules 6.5)."""
    scenario = constructing(10, 3)
    scenario.pos.players[0].lab[2] = -1
    found = Row(10, "no technology", ("construct condenser C4",), then=expected(10, 4, 3))
    check(found, scenario, "building 10")


def test_radar_keeps_its_tile() -> None:
    pos = used(Row(15, "", laid={"displays": {"discoveries": [18, 14]}})).start()
    stack = pos.discovery_deck.copy()
    play(pos, "building 15", "radar 18")
    assert pos.radar == 18
    assert pos.open_discoveries == [stack[-1], 14]
    assert pos.players[0].discoveries == []


def test_radar_used_again() -> None:
    scenario = used(Row(15, "", laid={"displays": {"discoveries": [14, 13]}}))
    scenario.pos.radar = 18
    check(Row(15, "again", then={"mineral": 2}), scenario, "building 15", price=PRICE)
    scenario = used(Row(15, "", me={"mineral": 2}))
    scenario.pos.radar = 18
    refused(scenario.start(), "building 15", "om.full")


def test_elevator_before_the_main_action() -> None:
    pos = used(Row(22, "")).start()
    play(pos, "building 22", "space 1")
    assert "act resupply" in options(pos)
    refused(pos, "act control", "om.otherside")


def test_command_center_only_reads_technology() -> None:
    pos = used(Row(24, "", me={"rover": "K5"}, them={"lab": {"rover": "2t"}})).start()
    play(pos, "building 24")
    assert not [choice for choice in options(pos) if choice.startswith("tech")]
    play(pos, "rover K4", "rover K3")
    assert pos.used == []


def test_command_center_without_points() -> None:
    scenario = used(Row(24, "", me={"crystal": 0, "water": 1, "plant": 1, "scientists": ["systems"]}))
    refused(scenario.start(), "scientist systems 24", "om.nopoints")


def test_biolab_board_is_filled_at_the_end_of_the_turn() -> None:
    pos = used(Row(14, "", me={"crystal": 3})).start()
    play(pos, "building 14", "contract 9")
    play(pos, *[choice for choice in ("act control",) if choice in options(pos)], "done")
    assert all(choice.startswith("refill ") for choice in options(pos))
    assert "refill 9" not in options(pos)
