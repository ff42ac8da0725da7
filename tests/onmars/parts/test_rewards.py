"""The life support system: eight reward tiles, four benefits, and when there is none of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import GOODS
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, stored

Setting = Callable[[Scenario], object]

# Where each building of the system can stand alone: the column, its cost, a bot near by, the hex, and the yield.
PLACES = {
    "generator": (0, "mineral", "E4", "D3", "battery"),
    "extractor": (1, "battery", "F4", "F5", "water"),
    "greenhouse": (2, "water", "H5", "H6", "plant"),
    "condenser": (3, "plant", "E3", "E2", "oxygen"),
}
# The ships, of which nobody has one.
NO_POINTS = (2, 2, 2, 2)

# A tile, what the seat has, and its points after a condenser was built with one of three colonists.
TILES: list[tuple[str, int, Setting, int]] = [
    ("the shelter tech", 1, lambda s: s, 2),
    ("the best tech", 1, lambda s: s.seat(0, plant=1, lab={"rover": "5t", "mine": "3b"}), 5),
    ("level 6", 1, lambda s: s.seat(0, plant=1, lab={"rover": "6"}), 6),
    ("another's tech", 1, lambda s: s.seat(1, lab={"rover": "5t"}), 2),
    ("no ship", 2, lambda s: s, 0),
    ("two ships", 2, lambda s: s.seat(0, plant=1, hangar=2, ships=[4, 5, 6]), 4),
    ("one ship of two", 2, lambda s: s.seat(0, plant=1, hangar=1, ships=[4, 5, 6]), 2),
    ("no upgrade", 3, lambda s: s.seat(0, plant=1, plans=[1]), 0),
    ("two upgrades", 3, lambda s: s.seat(0, plant=1, built={1: "G5", 3: "E5"}, plans=[5]), 4),
    ("another's upgrade", 3, lambda s: s.seat(1, built={1: "G5", 3: "E5"}), 0),
    ("no mine", 4, lambda s: s, 0),
    ("mines", 4, lambda s: (
        s.building("mine", "C4", "K4", "K6").seat(0, plant=1, built={1: "G5"}).miner(0, "C4").miner(1, "K4")), 4),
    ("one bot", 5, lambda s: s, 2),
    ("three bots", 5, lambda s: s.seat(0, plant=1, bots=["E3", "K1", "K2"]), 6),
    ("no discovery", 6, lambda s: s.seat(0, plant=1, research="AB"), 0),
    ("two discoveries", 6, lambda s: s.seat(0, plant=1, discoveries=[14, 15]), 4),
    ("one shelter", 7, lambda s: s, 2),
    ("three shelters", 7, lambda s: s.building("shelter", "C1", "C3").building("shelter", "C5", seat=1), 6),
    ("two colonists", 8, lambda s: s, 2),
    ("five colonists", 8, lambda s: s.building("shelter", "C1").seat(0, plant=1, quarters=6, working=1), 5),
]  # fmt: skip


def ready(building: str, level: int = 2, row: int = 2, rewards: tuple[int, ...] = NO_POINTS) -> Scenario:
    """Seat 0 can build one building of the system alone, its marker on a row."""
    column, price, bot, _hex, _yield = PLACES[building]
    rows = [1, 1, 1, 1]
    rows[column] = row
    scenario = Scenario().colony(level, tuple(rows), rewards).seat(0, bots=[bot], quarters=3)
    scenario.pos.players[0].goods[GOODS.index(price)] = 1
    return scenario


def built(scenario: Scenario, building: str) -> WholePosition:
    """The position after it was built."""
    pos = scenario.start()
    play(pos, "act construct", f"construct {building} {PLACES[building][3]}")
    return pos


@pytest.mark.parametrize(
    ("name", "tile", "setting", "points"), TILES, ids=[f"{tile} {name}" for name, tile, _setting, _points in TILES]
)
def test_tile(name: str, tile: int, setting: Setting, points: int) -> None:
    scenario = ready("condenser", rewards=(2, 2, 2, tile))
    scenario.seat(0, plant=1, bots=["E3"])
    setting(scenario)
    pos = built(scenario, "condenser")
    assert (asked(pos), pos.players[0].points, pos.players[1].points) == ((0, "reward"), points, 0)


def test_every_tile_has_rows() -> None:
    assert {row[1] for row in TILES} == set(range(1, 9))


@pytest.mark.parametrize("building", PLACES)
def test_every_column_has_its_own_tile(building: str) -> None:
    column, _price, _bot, _hex, good = PLACES[building]
    for other in range(4):
        rewards = [2, 2, 2, 2]
        rewards[other] = 7
        pos = built(ready(building, rewards=tuple(rewards)), building)
        assert pos.players[0].points == (2 if other == column else 0)
        assert pos.tracks[column] == 3
        assert sum(pos.tracks) == 6
        assert stored(pos) == {good: 1}


@pytest.mark.parametrize("building", PLACES)
def test_two_points_for_the_first_step(building: str) -> None:
    pos = built(ready(building, level=1, row=1), building)
    assert (asked(pos), pos.players[0].points, pos.tracks[PLACES[building][0]]) == ((0, "reward"), 2, 2)


@pytest.mark.parametrize("building", PLACES)
@pytest.mark.parametrize(
    ("level", "row", "rewarded"),
    [
        (1, 2, False),
        (1, 3, False),
        (2, 2, True),
        (2, 3, False),
        (3, 3, True),
        (3, 4, False),
        (4, 4, True),
        (5, 4, True),
    ],
)
def test_no_reward_at_or_above_the_colony_marker(building: str, level: int, row: int, rewarded: bool) -> None:
    pos = built(ready(building, level, row, rewards=(7, 7, 7, 7)), building)
    assert pos.players[0].points == (2 if rewarded else 0)
    assert asked(pos) == ((0, "reward") if rewarded else (1, "turn"))
    assert pos.tracks[PLACES[building][0]] == row + 1


@pytest.mark.parametrize("building", PLACES)
def test_a_marker_at_the_top_gives_nothing(building: str) -> None:
    pos = built(ready(building, 5, 5, rewards=(7, 7, 7, 7)), building)
    assert (asked(pos), pos.players[0].points, crystals(pos, 0)) == ((1, "turn"), 0, (0, 0))
    assert pos.tracks[PLACES[building][0]] == 5


@pytest.mark.parametrize(("kind", "hex_"), [("mine", "F4"), ("shelter", "E2")])
def test_mines_and_shelters_are_no_part_of_it(kind: str, hex_: str) -> None:
    scenario = Scenario().colony(1, (1, 1, 1, 1), (7, 7, 7, 7)).seat(0, oxygen=1, lab={"mine": "1t"}, bots=["F3", "E3"])
    pos = scenario.start()
    play(pos, "act construct", f"construct {kind} {hex_}", *(["tech 0"] if kind == "shelter" else []))
    assert (asked(pos), pos.players[0].points, pos.tracks) == ((1, "turn"), 0, [1, 1, 1, 1])


def rewarded(**stock: int) -> WholePosition:
    """Seat 0 has built a condenser and may choose a benefit."""
    scenario = ready("condenser").seat(0, plant=1, bots=["E3"])
    for name, number in stock.items():
        scenario.pos.players[0].goods[GOODS.index(name)] = number
    return built(scenario, "condenser")


def test_the_four_benefits_are_offered() -> None:
    assert offered(rewarded()) == ["reward 1", "reward 2", "reward 3", "reward 4"]


def test_benefit_two_steps_of_bots() -> None:
    pos = rewarded()
    play(pos, "reward 1")
    assert asked(pos) == (0, "move")
    assert offered(pos, "rover") == []
    play(pos, "bot E3 E4", "bot E4 E5")
    assert (pos.players[0].bots, asked(pos)) == ([BY_NAME["E5"]], (1, "turn"))


def test_benefit_more_steps_for_crystals() -> None:
    pos = rewarded(crystal=1)
    play(pos, "reward 1", "bot E3 E4", "bot E4 E5")
    assert crystals(pos, 0) == (1, 0)
    play(pos, "bot E5 E6")
    assert (pos.players[0].bots, crystals(pos, 0)) == ([BY_NAME["E6"]], (0, 0))


def test_benefit_a_crystal() -> None:
    pos = rewarded()
    play(pos, "reward 2")
    assert (crystals(pos, 0), stored(pos)) == ((0, 1), {"oxygen": 1})


def test_benefit_a_mineral() -> None:
    pos = rewarded()
    play(pos, "reward 3")
    assert (crystals(pos, 0), stored(pos)) == ((0, 0), {"oxygen": 1, "mineral": 1})


@pytest.mark.parametrize("place", ["blueprint", "construct", "hire", "working"])
def test_benefit_a_colonist_comes_back(place: str) -> None:
    scenario = ready("condenser").seat(0, plant=1, bots=["E3"], quarters=2, working=1)
    pos = built(scenario.slots("blueprint", 1).slots("hire", 1), "condenser")
    play(pos, "reward 4")
    assert offered(pos) == ["recall blueprint", "recall construct", "recall hire", "recall working"]
    play(pos, f"recall {place}")
    player = pos.players[0]
    left = [pos.slot(0, 0), pos.slot(2, 0), pos.slot(4, 0), player.working]
    expected = [int(name != place) for name in ("blueprint", "construct", "hire", "working")]
    assert (player.quarters, left, asked(pos)) == (2, expected, (1, "turn"))


def test_a_benefit_without_room_is_not_offered() -> None:
    pos = rewarded(mineral=2)
    play(pos, "pay plant=1")
    assert offered(pos) == ["reward 1", "reward 2", "reward 4"]


def test_a_benefit_belongs_to_the_builder() -> None:
    scenario = ready("condenser", rewards=(2, 2, 2, 7)).building("shelter", "C1", "C3").seat(0, quarters=2)
    pos = scenario.seat(1, plant=1, bots=["F2"]).start()
    play(pos, "act control", "done", "act construct", "construct condenser E2", "reward 2")
    assert [player.points for player in pos.players] == [0, 2]
    assert [player.waiting for player in pos.players] == [0, 1]


def test_the_whole_system_at_the_level_lifts_the_colony() -> None:
    scenario = (
        Scenario().colony(1, (2, 2, 2, 1), NO_POINTS).seat(0, plant=1, progress=["mine", "generator", "greenhouse"])
    )
    pos = scenario.start()
    play(pos, "act construct", "construct condenser E2", "reward 2")
    assert (pos.level, pos.players[0].points, pos.remaining) == (2, 2 + 4, 3)
