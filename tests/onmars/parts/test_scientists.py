"""The six scientists: what each costs, where each works, what each scores, and who then works there free."""

from __future__ import annotations

import pytest

from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.scoring import breakdown
from areopolis.onmars.terms import GOODS, SCIENTISTS
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, refused, stored

# By scientist: the resource of which it costs two (none for the geologist), where it works, and what it scores.
PRINTED = {
    "geologist": ("", "mine", "generator"),
    "engineer": ("mineral", "generator", "extractor"),
    "hydrologist": ("battery", "extractor", "greenhouse"),
    "biochemist": ("water", "greenhouse", "condenser"),
    "geochemist": ("plant", "condenser", "shelter"),
    "systems": ("oxygen", "shelter", "mine"),
}
PAID = [name for name, (cost, _works, _scores) in PRINTED.items() if cost]
# A built blueprint of every kind of building whose action can always be used here, with its building.
USABLE = {
    "mine": (13, "G5"),
    "generator": (3, "E5"),
    "extractor": (18, "G7"),
    "greenhouse": (7, "I5"),
    "condenser": (21, "G3"),
    "shelter": (11, "I7"),
}
ONE_MORE = {"mine": 1, "generator": 4, "extractor": 5, "greenhouse": 8, "condenser": 9, "shelter": 12}


def hiring(name: str, **stock: int) -> WholePosition:
    """A turn of seat 0 that can afford one scientist at most, with some resources."""
    scenario = Scenario().seat(0, quarters=2)
    for good, number in stock.items():
        scenario.pos.players[0].goods[GOODS.index(good)] = number
    scenario.pos.board[:] = [SCIENTISTS.index(name), -1, -1, -1, -1, -1]
    return scenario.start()


def working(scientist: str, owner: int, user_crystals: int = 0) -> WholePosition:
    """A turn of seat 0 with a scientist, and an upgraded building of every kind in one hand."""
    scenario = Scenario().building("mine", "C4", "K2").miner(0, "C4").miner(1, "K2")
    built = dict(USABLE.values())
    mine, other = (built, {}) if owner == 0 else ({}, built)
    scenario.seat(0, working=1, crystal=user_crystals, scientists=[scientist], built=mine, bots=["E4"])
    scenario.seat(1, working=1, built=other, bots=["I8"])
    return scenario.start()


@pytest.mark.parametrize("name", PAID)
def test_costs_two(name: str) -> None:
    pos = hiring(name, **{PRINTED[name][0]: 2})
    play(pos, "act hire")
    assert (pos.players[0].scientists, stored(pos)) == ([SCIENTISTS.index(name)], {})
    assert (pos.players[0].quarters, pos.players[0].working, pos.slot(4, 0)) == (1, 0, 1)


@pytest.mark.parametrize("name", PAID)
def test_one_is_not_enough(name: str) -> None:
    other = "plant" if name != "geochemist" else "battery"
    pos = hiring(name, **{PRINTED[name][0]: 1, other: 3, "crystal": 3})
    assert refused(pos, "act hire") == "om.nohire"


@pytest.mark.parametrize("name", PAID[1:])
def test_minerals_stand_in(name: str) -> None:
    pos = hiring(name, **{PRINTED[name][0]: 1, "mineral": 1})
    play(pos, "act hire")
    assert (pos.players[0].scientists, stored(pos)) == ([SCIENTISTS.index(name)], {})


def test_nothing_stands_in_for_minerals() -> None:
    pos = hiring("engineer", mineral=1, battery=2, water=2, plant=2, oxygen=2)
    assert refused(pos, "act hire") == "om.nohire"


def test_the_geologist_takes_two_colonists_beside_the_one_on_the_slot() -> None:
    pos = Scenario().seat(0, quarters=2, plant=1).start()
    assert refused(pos, "act hire") == "om.extraneeded"
    pos = Scenario().seat(0, quarters=4, mineral=2).start()
    play(pos, "act hire", "hire geologist")
    assert (pos.players[0].scientists, stored(pos)) == ([0], {"mineral": 2})
    assert (pos.players[0].quarters, pos.players[0].working) == (1, 2)


def test_their_order_on_the_board() -> None:
    pos = Scenario().seat(0, mineral=5, battery=2, water=2, plant=2, oxygen=2).start()
    play(pos, "act hire")
    assert offered(pos, "hire") == [f"hire {name}" for name in PRINTED]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("name", PRINTED)
def test_where_they_work(name: str, owner: int) -> None:
    pos = working(name, owner)
    plan = USABLE[PRINTED[name][1]][0]
    assert offered(pos, "scientist") == [f"scientist {name} {plan}"]
    for kind, (other, _hex) in USABLE.items():
        if kind != PRINTED[name][1]:
            assert refused(pos, f"scientist {name} {other}") == "om.otherwork"


@pytest.mark.parametrize("name", PRINTED)
def test_only_in_what_is_built(name: str) -> None:
    plan = USABLE[PRINTED[name][1]][0]
    pos = Scenario().seat(0, working=1, scientists=[name], plans=[plan], crystal=3).miner(0, "G5").start()
    assert offered(pos, "scientist") == []
    assert refused(pos, f"scientist {name} {plan}") == "om.notbuilt"


@pytest.mark.parametrize("name", PRINTED)
def test_only_the_own_one(name: str) -> None:
    plan = USABLE[PRINTED[name][1]][0]
    pos = working("systems" if name != "systems" else "geologist", 1)
    assert refused(pos, f"scientist {name} {plan}") == "om.notscientist"


@pytest.mark.parametrize("extra", USABLE)
@pytest.mark.parametrize("name", PRINTED)
def test_what_they_score(name: str, extra: str) -> None:
    scenario = Scenario().building(extra, "K4").seat(0, scientists=[name], built={ONE_MORE[extra]: "K4"})
    pos = scenario.seat(1, built=dict(USABLE.values())).start()
    assert breakdown(pos, 0)["scientists"] == (6 if extra == PRINTED[name][2] else 3)
    assert breakdown(pos, 1)["scientists"] == 0


@pytest.mark.parametrize("name", PRINTED)
def test_blueprints_that_are_not_built_score_nothing(name: str) -> None:
    pos = Scenario().seat(0, scientists=[name], plans=list(ONE_MORE.values())).start()
    assert breakdown(pos, 0)["scientists"] == 0


def finish(pos: WholePosition) -> None:
    """Leave out the rest of whatever is being done, up to the next turn question."""
    while asked(pos)[1] != "turn":
        play(pos, "done" if "done" in offered(pos) else offered(pos)[0])


@pytest.mark.parametrize("name", PRINTED)
def test_free_for_both_owners(name: str) -> None:
    pos = working(name, 1)
    plan = USABLE[PRINTED[name][1]][0]
    play(pos, f"scientist {name} {plan}")
    finish(pos)
    assert crystals(pos, 0)[0] == 0
    assert refused(pos, f"scientist {name} {plan}") == "om.executivedone"
    play(pos, "act control", "done")
    assert asked(pos) == (1, "turn")
    assert offered(pos, "building") == [f"building {plan}"]
    assert crystals(pos, 1) == (0, 0)
    play(pos, f"building {plan}")
    finish(pos)
    assert crystals(pos, 1)[0] == 0


@pytest.mark.parametrize("name", PRINTED)
def test_two_crystals_without_a_scientist(name: str) -> None:
    plan = USABLE[PRINTED[name][1]][0]
    assert refused(working(name, 0, user_crystals=1), f"building {plan}") == "om.crystals"
    pos = working(name, 0, user_crystals=2)
    play(pos, f"building {plan}")
    assert pos.players[0].goods[5] == 0


def test_free_for_the_own_building_too() -> None:
    pos = working("geologist", 0)
    play(pos, "scientist geologist 13")
    assert (pos.players[0].points, crystals(pos, 0)) == (2, (0, 0))


def test_the_marker_stays_until_it_moves_on() -> None:
    scenario = Scenario().building("mine", "C4").seat(0, plant=2, scientists=["geologist"], bots=["E4"])
    scenario.seat(1, plant=2, built={13: "G5", 1: "C4"}, plans=[3], mineral=2, bots=["F5"])
    pos = scenario.start()
    play(pos, "scientist geologist 13", "act control", "done")
    assert "building 13" in offered(pos)
    assert refused(pos, "building 1") == "om.crystals"
    play(pos, "act control", "done", "end", "stay", "stay")
    assert (asked(pos), pos.scientist_at[0]) == ((0, "turn"), 13)
    play(pos, "scientist geologist 13", "act control", "done")
    assert (pos.players[0].points, asked(pos)) == (4, (1, "turn"))
    assert "building 13" in offered(pos)


def test_where_the_marker_has_left_it_costs_again() -> None:
    scenario = Scenario().building("mine", "C4").seat(0, plant=2, scientists=["geologist"], bots=["E4"], plans=[12])
    scenario.seat(1, plant=2, built={13: "G5", 2: "C4"}, bots=["F5"])
    scenario.pos.scientist_at[0] = 13
    pos = scenario.start()
    play(pos, "scientist geologist 2")
    play(pos, offered(pos, "construct")[0])
    finish(pos)
    play(pos, "act control", "done")
    assert asked(pos) == (1, "turn")
    assert refused(pos, "building 13") == "om.crystals"
    assert "building 2" in offered(pos)
