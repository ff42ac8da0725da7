"""The laboratory: thirteen spaces with their neighbours and benefits, six columns, and the three rows of the grid."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.scoring import breakdown
from areopolis.onmars.terms import GOODS, NOTHING, SHELTER
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, refused, stored

# The laboratory as it is printed: the neighbours of every space in the next column.
ONWARD = {
    "1t": ["2t", "2m"],
    "1b": ["2m", "2b"],
    "2t": ["3t"],
    "2m": ["3t", "3b"],
    "2b": ["3b"],
    "3t": ["4t", "4m"],
    "3b": ["4m", "4b"],
    "4t": ["5t"],
    "4m": ["5t", "5b"],
    "4b": ["5b"],
    "5t": ["6"],
    "5b": ["6"],
    "6": [],
}
SPACES = list(ONWARD)
ROVER = 6
POINTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 9}
# A space from which a tile comes to each space.
BEFORE = {"2t": "1t", "2m": "1t", "2b": "1b", "3t": "2t", "3b": "2b", "4t": "3t", "4m": "3t", "4b": "3b",
          "5t": "4t", "5b": "4b", "6": "5t"}  # fmt: skip
GRID = ["mine", "rover", "generator", "extractor", "greenhouse", "condenser", "upgrade", "ship"]
BOTTOM, MIDDLE, TOP = GRID[:2], GRID[2:5], GRID[5:]
NO_TECH = "om.notech"


def lab_with(space: str, scenario: Scenario, tile: int = ROVER) -> Scenario:
    """A laboratory of seat 0 with nothing but one tile."""
    lab = scenario.pos.players[0].lab
    lab[:] = [NOTHING] * len(SPACES)
    lab[SPACES.index(space)] = tile
    return scenario


def free_step(space: str, scenario: Scenario) -> WholePosition:
    """Seat 0 may develop its rover twice, free, by a private goal."""
    player = scenario.pos.players[0]
    player.research.extend([0, 1])
    player.goals.append(12)
    pos = lab_with(space, scenario).start()
    play(pos, "complete 12 1")
    return pos


def holding(goods: dict[str, int]) -> Scenario:
    """Seat 0 in orbit with some goods."""
    scenario = Scenario().displays(grid=GRID).seat(0, space=1)
    for name, number in goods.items():
        scenario.pos.players[0].goods[GOODS.index(name)] = number
    return scenario


@pytest.mark.parametrize("space", SPACES)
def test_neighbours(space: str) -> None:
    pos = free_step(space, Scenario())
    assert offered(pos, "develop") == [f"develop rover {target}" for target in ONWARD[space]]


@pytest.mark.parametrize(("space", "taken"), [(space, to) for space, onward in ONWARD.items() for to in onward])
def test_a_taken_neighbour_is_closed(space: str, taken: str) -> None:
    scenario = lab_with(space, Scenario().seat(0, research="AB", goals=[12]))
    scenario.pos.players[0].lab[SPACES.index(taken)] = SHELTER
    pos = scenario.start()
    play(pos, "complete 12 1")
    open_ones = [f"develop rover {target}" for target in ONWARD[space] if target != taken]
    assert [text for text in offered(pos, "develop") if "rover" in text] == open_ones


# What pays for a development into each column, and how it is paid; and what does not.
ENOUGH = [
    ("2t", {"mineral": 1}), ("2t", {"battery": 1}), ("2m", {"water": 1}), ("2b", {"plant": 1}), ("2t", {"oxygen": 1}),
    ("3t", {"oxygen": 1}), ("3b", {"oxygen": 1}), ("3t", {"mineral": 1}), ("3b", {"mineral": 1}),
    ("4t", {"oxygen": 1}), ("4m", {"oxygen": 1}), ("4b", {"oxygen": 1}), ("4b", {"mineral": 1}),
    ("5t", {"oxygen": 2}), ("5b", {"oxygen": 1, "water": 1}), ("5t", {"oxygen": 1, "battery": 1}),
    ("5b", {"oxygen": 1, "plant": 1}), ("5t", {"oxygen": 1, "mineral": 1}), ("5t", {"mineral": 1, "plant": 1}),
    ("5b", {"mineral": 2}),
    ("6", {"oxygen": 1, "crystal": 1}), ("6", {"mineral": 1, "crystal": 1}),
]  # fmt: skip
TOO_LITTLE = [
    ("2t", {"crystal": 3}), ("2m", {"crystal": 3}), ("2b", {"crystal": 3}),
    ("3t", {"battery": 2, "water": 2, "plant": 2, "crystal": 3}), ("3b", {"water": 1}),
    ("4t", {"battery": 2, "water": 2, "plant": 2, "crystal": 3}), ("4m", {"plant": 1}), ("4b", {"battery": 1}),
    ("5t", {"oxygen": 1, "crystal": 3}), ("5t", {"battery": 2, "water": 2, "plant": 2}), ("5b", {"mineral": 1}),
    ("6", {"oxygen": 2}), ("6", {"mineral": 2, "oxygen": 2}), ("6", {"crystal": 3}),
    ("6", {"battery": 2, "water": 2, "plant": 2, "crystal": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("space", "goods"), ENOUGH)
def test_cost_of_a_development(space: str, goods: dict[str, int]) -> None:
    pos = lab_with(BEFORE[space], holding(goods)).start()
    play(pos, "act develop")
    if f"develop rover {space}" in offered(pos):
        play(pos, f"develop rover {space}")
    while asked(pos)[1] in {"pay", "move"}:
        play(pos, offered(pos)[-1])
    assert pos.players[0].lab[SPACES.index(space)] == ROVER
    assert stored(pos) == ({"mineral": 1} if space == "3t" else {})


@pytest.mark.parametrize(("space", "goods"), TOO_LITTLE)
def test_too_little_for_a_development(space: str, goods: dict[str, int]) -> None:
    pos = lab_with(BEFORE[space], holding(goods)).start()
    assert refused(pos, "act develop") == "om.nodevelop"


@pytest.mark.parametrize(
    ("space", "goods", "ways"),
    [
        ("2t", {"mineral": 1, "water": 1}, ["mineral=1", "water=1"]),
        ("3t", {"mineral": 1, "oxygen": 1, "water": 1}, ["oxygen=1", "mineral=1"]),
        ("4t", {"mineral": 1, "oxygen": 1, "water": 1}, ["oxygen=1", "mineral=1"]),
        (
            "5t",
            {"mineral": 1, "oxygen": 1, "water": 1},
            ["mineral=1,oxygen=1", "water=1,oxygen=1", "mineral=1,water=1"],
        ),
        ("6", {"mineral": 1, "oxygen": 1, "water": 1, "crystal": 2}, ["oxygen=1", "mineral=1"]),
    ],
)
def test_ways_to_pay(space: str, goods: dict[str, int], ways: list[str]) -> None:
    pos = lab_with(BEFORE[space], holding(goods)).start()
    play(pos, "act develop")
    if asked(pos)[1] == "develop":
        play(pos, f"develop rover {space}")
    assert sorted(offered(pos)) == sorted([f"pay {way}" for way in ways])
    assert pos.players[0].goods[5] == (1 if space == "6" else 0)


@pytest.mark.parametrize("space", SPACES)
def test_points_of_a_tile(space: str) -> None:
    pos = lab_with(space, Scenario()).start()
    assert breakdown(pos, 0)["techs"] == POINTS[int(space[0])]


@pytest.mark.parametrize("space", ["2t", "2m", "2b", "4t", "4m", "4b", "6"])
def test_even_columns_give_nothing(space: str) -> None:
    pos = free_step(BEFORE[space], Scenario().seat(0, plans=[1], mineral=1, crystal=1))
    play(pos, f"develop rover {space}")
    assert asked(pos)[1] == ("turn" if space == "6" else "develop")
    assert (stored(pos), crystals(pos, 0), pos.players[0].plans) == ({"mineral": 1, "crystal": 1}, (1, 0), [1])


def test_1t_one_good_of_the_warehouse() -> None:
    pos = holding({}).start()
    play(pos, "act learn", "learn mine 1t")
    assert offered(pos) == ["take battery", "take water", "take plant", "take oxygen", "take crystal", "done"]
    play(pos, "take plant", "take crystal", "done")
    assert (stored(pos), crystals(pos, 0), pos.players[0].working) == ({"plant": 1}, (0, 1), 1)
    pos = holding({}).start()
    play(pos, "act learn", "learn mine 1t", "done")
    assert (stored(pos), asked(pos)) == ({}, (0, "learn"))


def test_1b_a_crystal() -> None:
    pos = holding({}).start()
    play(pos, "act learn", "learn mine 1b")
    assert (crystals(pos, 0), stored(pos), asked(pos)) == ((0, 1), {}, (0, "learn"))


@pytest.mark.parametrize("before", ["2t", "2m"])
def test_3t_a_mineral(before: str) -> None:
    pos = free_step(before, Scenario())
    play(pos, "develop rover 3t")
    assert (stored(pos), asked(pos)) == ({"mineral": 1}, (0, "develop"))


@pytest.mark.parametrize("before", ["2m", "2b"])
def test_3b_two_steps_of_bots(before: str) -> None:
    pos = free_step(before, Scenario())
    play(pos, "develop rover 3b")
    assert offered(pos, "rover") == []
    play(pos, "bot E3 E4", "bot E4 E5")
    assert (pos.players[0].bots, asked(pos)) == ([BY_NAME["E5"]], (0, "develop"))


def test_3b_more_steps_for_crystals() -> None:
    pos = free_step("2b", Scenario().seat(0, crystal=1))
    play(pos, "develop rover 3b", "bot E3 E4", "bot E4 E5", "bot E5 E6")
    assert (pos.players[0].bots, crystals(pos, 0)) == ([BY_NAME["E6"]], (0, 0))


@pytest.mark.parametrize("before", ["4t", "4m"])
def test_5t_an_upgrade_for_a_mineral(before: str) -> None:
    pos = free_step(before, Scenario().seat(0, mineral=2, plans=[1, 3], bots=["F5"], quarters=0))
    play(pos, "develop rover 5t", "upgrade 1 G5")
    assert (pos.markers[BY_NAME["G5"]], stored(pos), pos.players[0].plans) == (0, {"mineral": 1}, [3])
    assert asked(pos) == (0, "develop")


def test_5t_needs_the_mineral_and_may_be_declined() -> None:
    pos = free_step("4t", Scenario().seat(0, oxygen=2, plans=[1, 3], bots=["F5"]))
    play(pos, "develop rover 5t")
    assert (asked(pos), pos.players[0].plans) == ((0, "develop"), [1, 3])
    pos = free_step("4t", Scenario().seat(0, mineral=2, plans=[1, 3], bots=["F5"]))
    play(pos, "develop rover 5t", "done")
    assert (asked(pos), stored(pos)) == ((0, "develop"), {"mineral": 2})


def test_5t_more_upgrades_for_colonists_and_by_technology() -> None:
    pos = free_step("4t", Scenario().seat(0, mineral=2, plans=[1, 3], bots=["F5"], quarters=1))
    play(pos, "develop rover 5t", "upgrade 1 G5", "upgrade 3 E5")
    assert (stored(pos), pos.players[0].plans, pos.players[0].working) == ({}, [], 1)
    scenario = Scenario().seat(0, mineral=2, plans=[1, 3], bots=["F5"], quarters=0).seat(1, lab={"upgrade": "1t"})
    pos = free_step("4t", scenario)
    play(pos, "develop rover 5t", "upgrade 1 G5", "tech 1")
    assert (stored(pos), pos.players[0].plans) == ({}, [])
    assert len(pos.used) == 1


@pytest.mark.parametrize("before", ["4m", "4b"])
def test_5b_a_blueprint(before: str) -> None:
    pos = free_step(before, Scenario().displays(blueprints=[1, 3, 5]).seat(0, quarters=1))
    play(pos, "develop rover 5b")
    assert offered(pos) == ["blueprint 1", "blueprint 3", "blueprint 5", "done"]
    play(pos, "blueprint 1", "blueprint 5")
    assert (pos.players[0].plans, pos.players[0].working, asked(pos)) == ([1, 5], 1, (0, "develop"))


def test_5b_may_be_declined() -> None:
    pos = free_step("4b", Scenario())
    play(pos, "develop rover 5b", "done")
    assert (asked(pos), pos.players[0].plans) == ((0, "develop"), [])


def test_two_developments_and_more_for_colonists() -> None:
    pos = lab_with("1t", holding({"oxygen": 5})).start()
    play(pos, "act develop", "develop rover 2t", "develop rover 3t")
    assert (pos.players[0].quarters, pos.players[0].working, stored(pos)) == (2, 0, {"oxygen": 3, "mineral": 1})
    play(pos, "develop rover 4t", "pay mineral=1")
    assert (pos.players[0].quarters, pos.players[0].working, stored(pos)) == (1, 1, {"oxygen": 3})


def test_resources_so_gained_pay_the_next_one() -> None:
    pos = lab_with("2t", holding({"oxygen": 1})).start()
    play(pos, "act develop", "develop rover 4m")
    assert (stored(pos), pos.players[0].lab[SPACES.index("4m")]) == ({}, ROVER)


@pytest.mark.parametrize("tile", BOTTOM)
def test_the_bottom_row_is_free(tile: str) -> None:
    pos = holding({}).start()
    play(pos, "act learn", f"learn {tile} 1b")
    assert (stored(pos), pos.players[0].lab[1] >= 0) == ({}, True)


@pytest.mark.parametrize("payment", [{"battery": 1}, {"mineral": 1}])
@pytest.mark.parametrize("tile", MIDDLE)
def test_the_middle_row_costs_a_battery(tile: str, payment: dict[str, int]) -> None:
    pos = holding(payment).start()
    play(pos, "act learn", f"learn {tile} 1b")
    assert stored(pos) == {}
    pos = holding({"water": 2, "plant": 2, "oxygen": 2, "crystal": 3}).start()
    play(pos, "act learn")
    assert offered(pos, "learn") == [f"learn {free} {space}" for free in BOTTOM for space in ("1t", "1b")]


@pytest.mark.parametrize(
    "payment", [{"battery": 2}, {"battery": 1, "water": 1}, {"battery": 1, "mineral": 1}, {"mineral": 1, "plant": 1},
                {"mineral": 2}, {"battery": 1, "oxygen": 1}],
    ids=["batteries", "water", "any mineral", "plant", "minerals", "oxygen"],
)  # fmt: skip
@pytest.mark.parametrize("tile", TOP)
def test_the_top_row_costs_a_battery_and_anything(tile: str, payment: dict[str, int]) -> None:
    pos = holding(payment).start()
    play(pos, "act learn", f"learn {tile} 1b")
    assert stored(pos) == {}


@pytest.mark.parametrize("short", [{"battery": 1, "crystal": 3}, {"mineral": 1}, {"water": 2, "oxygen": 2}])
def test_too_little_for_the_top_row(short: dict[str, int]) -> None:
    pos = holding(short).start()
    play(pos, "act learn")
    assert not [text for text in offered(pos, "learn") if text.split()[1] in TOP]


def test_a_second_tile_for_a_colonist_once() -> None:
    pos = holding({"battery": 3}).start()
    play(pos, "act learn", "learn mine 1b", "learn generator 1t", "done")
    assert (pos.players[0].working, stored(pos)) == (1, {"battery": 2})
    assert asked(pos)[1] != "learn"


def test_no_kind_twice_and_no_tile_without_a_space() -> None:
    scenario = holding({"battery": 3}).seat(0, space=1, battery=3, lab={"mine": "2t", "extractor": "3t"})
    pos = scenario.start()
    play(pos, "act learn")
    assert {text.split()[1] for text in offered(pos, "learn")} == set(GRID) - {"mine", "extractor"}
    pos = holding({}).seat(0, space=1, lab={"mine": "1t", "rover": "1b"}).start()
    assert refused(pos, "act learn") == "om.nolab"
    pos = holding({}).seat(0, space=1, lab={"mine": "2t", "rover": "3t"}).start()
    assert refused(pos, "act learn") == NO_TECH


def test_the_grid_is_not_refilled() -> None:
    pos = holding({}).start()
    play(pos, "act learn", "learn mine 1b", "done")
    assert pos.grid[0] == NOTHING
    assert breakdown(pos, 0)["techs"] == 1 + 2
