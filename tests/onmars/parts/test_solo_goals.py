"""The four goals of the solo game: each is won with everything, and lost without any one of its requirements."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.onmars.rules.contracts import STRIDE
from areopolis.onmars.scenario import Scenario
from areopolis.onmars.scoring import goal_met, total, winners
from areopolis.onmars.terms import GENERATOR, GREENHOUSE, LACERDA, NOBODY, NOTHING, PLANT, SIDES
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked

Change = Callable[[WholePosition], object]

LEADS = {"first-colonists": 1, "next-generation": 10, "hunky-dory": 20, "martian-potato": 30}
GREEN = ("I4", "J4", "J5", "I6")


def first_colonists() -> Scenario:
    """Level 3, a contract, a private goal, a tech at level 6."""
    scenario = Scenario(players=1, solo_goal="first-colonists").colony(3, (3, 3, 3, 3))
    return scenario.seat(0, contracts={7: {"mineral": 4}}, lab={"rover": "6"})


def next_generation() -> Scenario:
    """Level 3, a contract of each type, a private goal, two research tiles, four shelters."""
    scenario = Scenario(players=1, solo_goal="next-generation").colony(3, (3, 3, 3, 3))
    scenario.building("greenhouse", *GREEN[:3]).building("shelter", "C1", "C3", "C5")
    return scenario.seat(0, contracts={4: {}, 7: {"mineral": 4}}, built={7: "I5"}, research="AD")


def hunky_dory() -> Scenario:
    """Level 4, a contract of each type, a private goal, three mines, five upgraded buildings."""
    scenario = Scenario(players=1, solo_goal="hunky-dory").colony(4, (4, 4, 4, 4))
    scenario.building("greenhouse", *GREEN[:3]).building("mine", "C4", "K2")
    scenario.seat(
        0, contracts={4: {}, 12: {"crystal": 3, "mineral": 2}}, built={7: "I5", 3: "E5", 5: "G7", 9: "G3", 1: "G5"}
    )
    return scenario.miner(0, "C4", "K2")


def martian_potato() -> Scenario:
    """Level 3, contracts 4 and 11, the biochemist, greenhouses, plants, research, a tech, and the orbit."""
    scenario = Scenario(players=1, solo_goal="martian-potato").colony(3, (3, 3, 3, 3))
    scenario.building("greenhouse", *GREEN).building("shelter", "C1", "C3", "C5")
    return scenario.seat(
        0,
        space=1,
        plant=5,
        contracts={4: {}, 11: {"plant": 3, "mineral": 2}},
        built={7: "I5", 8: "I4", 19: "J4"},
        scientists=["biochemist"],
        research="BC",
        lab={"greenhouse": "6"},
    )


SETTINGS = {
    "first-colonists": first_colonists,
    "next-generation": next_generation,
    "hunky-dory": hunky_dory,
    "martian-potato": martian_potato,
}


def lead(pos: WholePosition, points: int) -> None:
    """Seat 0 is so many points ahead."""
    pos.players[0].points += points - (total(pos, 0) - total(pos, LACERDA))


def reached(goal: str) -> WholePosition:
    """A position in which a goal is just met."""
    scenario = SETTINGS[goal]()
    scenario.pos.players[0].completed = 5
    pos = scenario.start()
    lead(pos, LEADS[goal])
    return pos


def marker(pos: WholePosition, number: int, owner: int = NOBODY) -> None:
    """One of the own markers, by its number on the map, goes to somebody else."""
    hexes = [hex_ for hex_, seat in enumerate(pos.markers) if seat == 0]
    pos.markers[hexes[number]] = owner


def lower(pos: WholePosition) -> None:
    """The colony is a level lower."""
    pos.level -= 1


def take_back(pos: WholePosition, contract: int, kind: int) -> None:
    """One good less lies on a contract."""
    pos.delivered[contract * STRIDE + kind] -= 1


def lose(pos: WholePosition, contract: int) -> None:
    """A contract is not there."""
    pos.players[0].contracts.remove(contract)


def swap(pos: WholePosition, old: int, new: int) -> None:
    """Another contract in place of one, with all its goods."""
    pos.players[0].contracts[pos.players[0].contracts.index(old)] = new
    for kind, number in enumerate(pos.box.contracts[new - 1].goods):
        pos.delivered[new * STRIDE + kind] = number


def no_goal(pos: WholePosition) -> None:
    """No private goal is completed."""
    pos.players[0].completed = 0


def tech(pos: WholePosition, space: int, kind: int) -> None:
    """The last space of the laboratory is empty, and another one is not."""
    pos.players[0].lab[12] = NOTHING
    pos.players[0].lab[space] = kind


def no_tech(pos: WholePosition, kind: int) -> None:
    """Another kind of tile is on the last space of the laboratory."""
    pos.players[0].lab[12] = kind


def one_less(pos: WholePosition, name: str) -> None:
    """One research tile, scientist or shelter less."""
    if name == "shelters":
        pos.players[0].shelters -= 1
    elif name == "research":
        pos.players[0].research.pop()
    else:
        pos.players[0].scientists.clear()


def no_miner(pos: WholePosition) -> None:
    """The last own colonist on a mine is another's."""
    hexes = [hex_ for hex_, seat in enumerate(pos.miners) if seat == 0]
    pos.miners[hexes[-1]] = LACERDA


def no_building(pos: WholePosition) -> None:
    """The greenhouse without a marker at the edge of the complex becomes something else."""
    edge = max(hex_ for hex_, kind in enumerate(pos.buildings) if kind == GREENHOUSE and pos.markers[hex_] == NOBODY)
    pos.buildings[edge] = GENERATOR


def fewer_plants(pos: WholePosition) -> None:
    """One plant less in storage."""
    pos.players[0].goods[PLANT] -= 1


def to_colony(pos: WholePosition) -> None:
    """The marker stands in the colony."""
    pos.players[0].space = 7


BREAKS: list[tuple[str, str, Change]] = [
    ("first-colonists", "level 2", lower),
    ("first-colonists", "no contract", lambda pos: lose(pos, 7)),
    ("first-colonists", "contract short", lambda pos: take_back(pos, 7, 0)),
    ("first-colonists", "no private goal", no_goal),
    ("first-colonists", "tech at 5", lambda pos: tech(pos, 10, 6)),
    ("next-generation", "level 2", lower),
    ("next-generation", "no contract for a building", lambda pos: lose(pos, 4)),
    ("next-generation", "no delivery", lambda pos: lose(pos, 7)),
    ("next-generation", "delivery short", lambda pos: take_back(pos, 7, 0)),
    ("next-generation", "building not upgraded", lambda pos: marker(pos, 0)),
    ("next-generation", "two deliveries", lambda pos: swap(pos, 4, 9)),
    ("next-generation", "no private goal", no_goal),
    ("next-generation", "one research tile", lambda pos: one_less(pos, "research")),
    ("next-generation", "three shelters", lambda pos: one_less(pos, "shelters")),
    ("hunky-dory", "level 3", lower),
    ("hunky-dory", "no contract for a building", lambda pos: lose(pos, 4)),
    ("hunky-dory", "no delivery", lambda pos: lose(pos, 12)),
    ("hunky-dory", "delivery short", lambda pos: take_back(pos, 12, 5)),
    ("hunky-dory", "two deliveries", lambda pos: swap(pos, 4, 9)),
    ("hunky-dory", "no private goal", no_goal),
    ("hunky-dory", "two mines", no_miner),
    ("hunky-dory", "four upgraded", lambda pos: marker(pos, 0)),
    ("hunky-dory", "one of them Lacerda's", lambda pos: marker(pos, 0, LACERDA)),
    ("martian-potato", "level 2", lower),
    ("martian-potato", "no contract 4", lambda pos: lose(pos, 4)),
    ("martian-potato", "no contract 11", lambda pos: lose(pos, 11)),
    ("martian-potato", "another contract", lambda pos: swap(pos, 11, 9)),
    ("martian-potato", "contract 11 short", lambda pos: take_back(pos, 11, PLANT)),
    ("martian-potato", "no biochemist", lambda pos: one_less(pos, "scientists")),
    ("martian-potato", "two greenhouses upgraded", lambda pos: marker(pos, 0)),
    ("martian-potato", "one of them Lacerda's", lambda pos: marker(pos, 0, LACERDA)),
    ("martian-potato", "a complex of four", no_building),
    ("martian-potato", "four plants", fewer_plants),
    ("martian-potato", "one research tile", lambda pos: one_less(pos, "research")),
    ("martian-potato", "tech at 5", lambda pos: tech(pos, 10, GREENHOUSE)),
    ("martian-potato", "another tech at 6", lambda pos: no_tech(pos, GENERATOR)),
    ("martian-potato", "in the colony", to_colony),
]


@pytest.mark.parametrize("goal", LEADS)
def test_everything_wins(goal: str) -> None:
    pos = reached(goal)
    assert goal_met(pos)
    assert winners(pos) == [0]
    assert pos.winners() == [0]
    assert asked(pos)[0] == 0


@pytest.mark.parametrize(("goal", "name", "change"), BREAKS, ids=[f"{goal}: {name}" for goal, name, _change in BREAKS])
def test_without_one_it_is_lost(goal: str, name: str, change: Change) -> None:
    pos = reached(goal)
    change(pos)
    lead(pos, 99)
    assert not goal_met(pos)
    assert winners(pos) == []


@pytest.mark.parametrize("goal", LEADS)
def test_a_point_short_is_lost(goal: str) -> None:
    pos = reached(goal)
    assert total(pos, 0) - total(pos, LACERDA) == LEADS[goal]
    pos.players[0].points -= 1
    assert not goal_met(pos)
    assert winners(pos) == []


@pytest.mark.parametrize("goal", LEADS)
def test_a_goal_asks_for_nothing_else(goal: str) -> None:
    """A great lead alone wins nothing, and what other goals ask for is not asked for here."""
    pos = Scenario(players=1, solo_goal=goal).start()
    lead(pos, 99)
    assert winners(pos) == []
    pos = reached(goal)
    if goal == "martian-potato":
        pos.players[0].completed = 0
        lead(pos, LEADS[goal])
    else:
        pos.players[0].space = 1 if SIDES[pos.side(0)] == "colony" else 5
        lead(pos, LEADS[goal])
    assert winners(pos) == [0]
