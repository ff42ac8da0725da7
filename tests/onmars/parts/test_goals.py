"""The sixteen private goals: when each holds, both rewards, one for each player, and all of them as crystals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import COLONY, ORBIT
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, refused, stored

Setting = Callable[[Scenario], object]

# Greenhouses around the one at I5, and generators around the one at E5.
GREEN = ("I4", "J4", "J5")
POWER = ("D5", "D6")
FOUR_TECHS = {"mine": "1t", "generator": "1b", "rover": "2t", "upgrade": "3t"}
THREE_TECHS = {"mine": "1t", "generator": "1b", "rover": "2t"}


def begun(number: int, setting: Setting) -> WholePosition:
    """A turn of seat 0 with one private goal in hand."""
    scenario = Scenario()
    setting(scenario)
    scenario.pos.players[0].goals.append(number)
    return scenario.start()


MET: dict[int, Setting] = {
    1: lambda s: s.seat(0, plans=[1, 3, 5], built={7: "I5"}),
    2: lambda s: s.seat(0, built={7: "I5", 5: "G7", 3: "E5"}),
    3: lambda s: s.building("mine", "C4", "K4").seat(0, built={1: "G5"}).miner(0, "C4", "K4"),
    4: lambda s: s.seat(0, discoveries=[14, 15, 16]),
    5: lambda s: s.building("greenhouse", *GREEN).seat(0, built={7: "J5"}),
    6: lambda s: s.building("shelter", "C1", "C3").seat(0, water=4),
    7: lambda s: s.building("shelter", "C1", "C3").seat(0),
    8: lambda s: s.colony(3, (3, 3, 3, 3)).seat(0),
    9: lambda s: s.building("shelter", "C1", "C3").seat(0, quarters=7),
    10: lambda s: s.seat(0, lab=FOUR_TECHS),
    11: lambda s: s.seat(0, hangar=3, ships=[4, 5]),
    12: lambda s: s.seat(0, research="AC"),
    13: lambda s: s.seat(0, scientists=["geologist"], contracts={7: {"mineral": 4}}),
    14: lambda s: s.seat(0, lab={"mine": "4t", "rover": "4m", "upgrade": "4b"}),
    15: lambda s: s.seat(0, progress=["mine", "generator", "greenhouse"]),
    16: lambda s: s.building("greenhouse", *GREEN[:2]).building("generator", *POWER).seat(0, built={7: "J4", 3: "D6"}),
}

# Other ways to meet a condition.
ALSO: list[tuple[str, int, Setting]] = [
    ("four not built", 1, lambda s: s.seat(0, plans=[1, 3, 5, 7])),
    ("four built", 1, lambda s: s.seat(0, built={1: "G5", 3: "E5", 5: "G7", 7: "I5"})),
    ("three markers on mines", 3, lambda s: (
        s.building("mine", "C4", "K4").seat(0, built={1: "G5", 2: "C4", 13: "K4"}))),
    ("a larger complex", 5, lambda s: s.building("greenhouse", *GREEN, "I6").seat(0, built={7: "I6"})),
    ("four batteries", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, battery=4)),
    ("four plants", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, plant=4)),
    ("four oxygen", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, oxygen=4)),
    ("level 4", 8, lambda s: s.colony(4, (4, 4, 4, 4)).seat(0)),
    ("a contract for a building", 13, lambda s: (
        s.building("greenhouse", *GREEN).seat(0, scientists=["systems"], contracts={4: {}}, built={7: "I4"}))),
    ("two complexes of a kind", 16, lambda s: (
        s.building("greenhouse", *GREEN[:2], "C4", "C5", "C6").seat(0, built={7: "J4", 8: "C5"}))),
]  # fmt: skip

# One below, or what looks alike and does not count.
SHORT: list[tuple[str, int, Setting]] = [
    ("three", 1, lambda s: s.seat(0, plans=[1, 3], built={7: "I5"})),
    ("those of another", 1, lambda s: s.seat(0, plans=[1, 3, 5]).seat(1, plans=[7])),
    ("two and a blueprint", 2, lambda s: s.seat(0, plans=[3], built={7: "I5", 5: "G7"})),
    ("one of another", 2, lambda s: s.seat(0, built={7: "I5", 5: "G7"}).seat(1, built={3: "E5"})),
    ("another's colonist", 3, lambda s: (
        s.building("mine", "C4", "K4").seat(0, built={1: "G5"}).miner(0, "C4").miner(1, "K4"))),
    ("an empty mine", 3, lambda s: s.building("mine", "C4", "K4").seat(0, built={1: "G5"}).miner(0, "C4")),
    ("two", 4, lambda s: s.seat(0, discoveries=[14, 15])),
    ("two, and research", 4, lambda s: s.seat(0, discoveries=[14, 15], research="A")),
    ("three buildings", 5, lambda s: s.building("greenhouse", *GREEN[:2]).seat(0, built={7: "I5"})),
    ("another's marker", 5, lambda s: s.building("greenhouse", *GREEN).seat(0).seat(1, built={7: "I5"})),
    ("beside the complex", 5, lambda s: s.building("greenhouse", *GREEN, "C4").seat(0, built={7: "C4"})),
    ("three", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, battery=3, water=3, plant=3, oxygen=3)),
    ("minerals", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, mineral=4, water=3)),
    ("crystals", 6, lambda s: s.building("shelter", "C1", "C3").seat(0, crystal=3, waiting=1, water=3)),
    ("on a contract", 6, lambda s: (
        s.building("shelter", "C1", "C3").seat(0, water=3, contracts={9: {"water": 3, "mineral": 2}}))),
    ("two", 7, lambda s: s.building("shelter", "C1").seat(0)),
    ("another's", 7, lambda s: s.building("shelter", "C1").building("shelter", "C3", seat=1).seat(0)),
    ("level 2", 8, lambda s: s.colony(2, (3, 3, 3, 2)).seat(0)),
    ("six", 9, lambda s: s.building("shelter", "C1", "C3").seat(0, quarters=6, working=1)),
    ("four", 10, lambda s: s.seat(0, lab=THREE_TECHS)),
    ("two", 11, lambda s: s.seat(0, hangar=2, ships=[4, 5, 6])),
    ("ships gone", 11, lambda s: s.seat(0, hangar=2, ships=[4, 5])),
    ("one", 12, lambda s: s.seat(0, research="A", discoveries=[14])),
    ("no scientist", 13, lambda s: s.seat(0, contracts={7: {"mineral": 4}})),
    ("one mineral missing", 13, lambda s: s.seat(0, scientists=["geologist"], contracts={7: {"mineral": 3}})),
    ("no contract", 13, lambda s: s.seat(0, scientists=["geologist", "engineer"])),
    ("two there, one behind", 14, lambda s: s.seat(0, lab={"mine": "4t", "rover": "4m", "upgrade": "3b"})),
    ("two there, one ahead", 14, lambda s: s.seat(0, lab={"mine": "4t", "rover": "4b", "upgrade": "5t"})),
    ("two", 15, lambda s: s.seat(0, progress=["mine", "generator"])),
    ("both in one", 16, lambda s: (
        s.building("greenhouse", *GREEN).building("generator", *POWER).seat(0, built={7: "J4", 8: "J5"}))),
    ("one of two", 16, lambda s: (
        s.building("greenhouse", *GREEN[:2]).building("generator", "D5").seat(0, built={7: "J4", 3: "E5"}))),
    ("another's", 16, lambda s: (
        s.building("greenhouse", *GREEN[:2]).building("generator", *POWER)
        .seat(0, built={7: "J4"}).seat(1, built={3: "E5"}))),
]  # fmt: skip


def ids(rows: list[tuple[str, int, Setting]]) -> list[str]:
    return [f"{number} {name}" for name, number, _setting in rows]


def test_every_goal_has_rows() -> None:
    assert list(MET) == list(range(1, 17))
    assert {number for _name, number, _setting in SHORT} == set(MET)


@pytest.mark.parametrize("number", list(MET))
def test_holds_at_its_threshold(number: int) -> None:
    pos = begun(number, MET[number])
    assert offered(pos, "complete") == [f"complete {number} 1", f"complete {number} 2"]


@pytest.mark.parametrize(("name", "number", "setting"), ALSO, ids=ids(ALSO))
def test_holds_also(name: str, number: int, setting: Setting) -> None:
    assert offered(begun(number, setting), "complete") == [f"complete {number} 1", f"complete {number} 2"]


@pytest.mark.parametrize(("name", "number", "setting"), SHORT, ids=ids(SHORT))
def test_does_not_hold_below(name: str, number: int, setting: Setting) -> None:
    pos = begun(number, setting)
    assert offered(pos, "complete") == []
    assert refused(pos, f"complete {number} 1") == "om.goalnotmet"


def after_reward(pos: WholePosition) -> None:
    """The turn goes on, and the goal lies open."""
    assert asked(pos) == (0, "turn")
    assert "act control" in offered(pos)


@pytest.mark.parametrize("number", list(MET))
def test_first_reward_is_two_free_developments(number: int) -> None:
    pos = begun(number, MET[number])
    before = pos.players[0].goods.copy()
    play(pos, f"complete {number} 1")
    for done in range(2):
        assert asked(pos) == (0, "develop")
        assert pos.players[0].developed == done
        play(pos, offered(pos, "develop")[0])
        if asked(pos)[1] == "move":
            play(pos, "done")
    after_reward(pos)
    assert pos.players[0].developed == 2
    assert pos.players[0].completed == number
    assert pos.players[0].goals == []
    assert all(now >= then for now, then in zip(pos.players[0].goods, before, strict=True))


@pytest.mark.parametrize("number", list(MET))
def test_a_reward_may_be_left_in_part(number: int) -> None:
    pos = begun(number, MET[number])
    play(pos, f"complete {number} 1", "done")
    after_reward(pos)
    assert (pos.players[0].completed, pos.players[0].developed) == (number, 0)


@pytest.mark.parametrize("number", [1, 16])
def test_second_reward_two_free_upgrades(number: int) -> None:
    def setting(s: Scenario) -> object:
        if number == 16:
            s.building("greenhouse", *GREEN[:2]).building("generator", *POWER)
            return s.seat(0, built={7: "J4", 3: "D6"}, plans=[1, 4, 2], bots=["F5"])
        return s.building("mine", "F6").seat(0, plans=[1, 3, 2, 13], bots=["F5"])

    pos = begun(number, lambda s: (setting(s), s.building("mine", "F6")))
    generator = 4 if number == 16 else 3
    play(pos, f"complete {number} 2", "upgrade 1 G5", f"upgrade {generator} E5")
    after_reward(pos)
    assert stored(pos) == {}
    assert (pos.markers[BY_NAME["G5"]], pos.markers[BY_NAME["E5"]], pos.markers[BY_NAME["F6"]]) == (0, 0, -1)


def test_second_reward_three_resources_but_no_minerals() -> None:
    pos = begun(2, MET[2])
    play(pos, "complete 2 2")
    assert offered(pos, "pick") == ["pick battery", "pick water", "pick plant", "pick oxygen"]
    play(pos, "pick battery", "pick water", "pick water")
    after_reward(pos)
    assert stored(pos) == {"battery": 1, "water": 2}


def test_second_reward_three_minerals() -> None:
    pos = begun(3, lambda s: (MET[3](s), s.building("shelter", "C1", "C3")))
    play(pos, "complete 3 2")
    after_reward(pos)
    assert stored(pos) == {"mineral": 3}


@pytest.mark.parametrize("number", [4, 8])
def test_second_reward_five_steps_of_the_rover(number: int) -> None:
    pos = begun(number, MET[number])
    play(pos, f"complete {number} 2")
    assert offered(pos, "bot") == []
    play(pos, "rover G6", "rover G5", "rover G6", "rover G5", "rover G6")
    assert (asked(pos), pos.players[0].rover) == ((0, "turn"), BY_NAME["G6"])


@pytest.mark.parametrize("number", [4, 8])
def test_second_reward_rover_with_tech_and_crystals(number: int) -> None:
    def setting(s: Scenario) -> object:
        MET[number](s)
        s.pos.players[0].lab[7] = 6
        s.pos.players[0].goods[5] = 1
        return s

    pos = begun(number, setting)
    play(pos, f"complete {number} 2", *["rover G6", "rover G5"] * 2, "rover G6")
    play(pos, "tech 0", *["rover G5", "rover G6"] * 2)
    assert crystals(pos, 0) == (1, 0)
    play(pos, "rover G7")
    assert (asked(pos), pos.players[0].rover, crystals(pos, 0)) == ((0, "turn"), BY_NAME["G7"], (0, 0))


@pytest.mark.parametrize("number", [5, 7])
def test_second_reward_two_colonists(number: int) -> None:
    def setting(s: Scenario) -> None:
        MET[number](s)
        s.pos.players[0].quarters = 1

    pos = begun(number, setting)
    play(pos, f"complete {number} 2")
    after_reward(pos)
    assert (pos.players[0].quarters, pos.players[0].reserve) == (3, 9)


@pytest.mark.parametrize("number", [6, 13])
def test_second_reward_a_contract_free(number: int) -> None:
    pos = begun(number, lambda s: (s.displays(board=["contract 9", "contract 2"]), MET[number](s)))
    play(pos, f"complete {number} 2")
    assert offered(pos, "contract") == ["contract 9", "contract 2"]
    assert offered(pos, "hire") == []
    play(pos, "contract 2")
    assert 2 in pos.players[0].contracts
    assert asked(pos) == (0, "turn")
    play(pos, "act control", "done")
    assert asked(pos) == (0, "refill")


def test_second_reward_a_ship_free() -> None:
    pos = begun(9, lambda s: (MET[9](s), s.building("shelter", "C5")))
    play(pos, "complete 9 2")
    assert offered(pos, "welcome") == [f"welcome {n} {gift}" for n in range(4, 9) for gift in ("1 1", "2 0")]
    play(pos, "welcome 6 2 0")
    after_reward(pos)
    assert (pos.players[0].quarters, pos.players[0].hangar, pos.players[0].ships) == (9, 1, 0b11011000)


def test_second_reward_a_ship_obeys_the_level() -> None:
    def setting(s: Scenario) -> None:
        MET[9](s)
        s.pos.players[0].ships = 0b1111000

    pos = begun(9, setting)
    play(pos, "complete 9 2")
    after_reward(pos)
    assert (pos.players[0].hangar, pos.players[0].completed) == (0, 9)


@pytest.mark.parametrize("number", [10, 15])
def test_second_reward_two_colonists_come_back(number: int) -> None:
    def setting(s: Scenario) -> object:
        MET[number](s)
        s.pos.players[0].quarters, s.pos.players[0].working = 1, 1
        return s.slots("construct", 1).slots("hire", 1).slots("blueprint", 1).miner(0, "G5")

    pos = begun(number, setting)
    play(pos, f"complete {number} 2")
    assert offered(pos, "recall") == ["recall blueprint", "recall construct", "recall hire", "recall working"]
    play(pos, "recall hire", "recall working")
    after_reward(pos)
    assert (pos.players[0].quarters, pos.players[0].working, pos.slot(4, 0), pos.slot(2, 0)) == (3, 0, 0, 1)
    assert pos.miners[BY_NAME["G5"]] == 0


def test_second_reward_travel_to_orbit() -> None:
    pos = begun(11, lambda s: s.seat(0, hangar=3, ships=[4, 5], working=1, quarters=1).miner(0, "G5"))
    play(pos, "complete 11 2")
    assert offered(pos) == ["space 1", "space 2", "space 3", "space 4"]
    play(pos, "space 1")
    assert (pos.side(0), pos.players[0].hangar, stored(pos)) == (ORBIT, 3, {"mineral": 1})
    assert (pos.players[0].quarters, pos.players[0].working) == (2, 0)
    assert "act resupply" in offered(pos)
    assert refused(pos, "act control") == "om.otherside"


def test_second_reward_travel_to_the_colony() -> None:
    pos = begun(11, lambda s: s.seat(0, hangar=3, ships=[4, 5], space=1).displays(discoveries=[14, 15]))
    play(pos, "complete 11 2", "discover 15 G8", "space 8")
    play(pos, offered(pos, "blueprint")[0])
    after_reward(pos)
    assert (pos.side(0), pos.players[0].hangar, pos.lies[BY_NAME["G8"]]) == (COLONY, 3, 8 + 15)


def test_second_reward_a_scientist_free() -> None:
    pos = begun(12, lambda s: (MET[12](s), s.displays(board=["contract 9"])))
    play(pos, "complete 12 2")
    assert offered(pos, "contract") == []
    assert len(offered(pos, "hire")) == 5
    play(pos, "hire systems")
    after_reward(pos)
    assert (pos.players[0].scientists, pos.players[0].quarters) == ([5], 3)


def test_second_reward_three_crystals() -> None:
    pos = begun(14, MET[14])
    play(pos, "complete 14 2")
    after_reward(pos)
    assert crystals(pos, 0) == (0, 3)


def test_only_one_goal_in_a_game() -> None:
    pos = Scenario().seat(0, crystal=1, research="AB", discoveries=[14, 15, 16], goals=[4, 12]).start()
    play(pos, "complete 4 1", "done")
    assert offered(pos, "complete") == []
    assert refused(pos, "complete 12 1") == "om.goaldone"
    assert offered(pos, "pledge") == ["pledge 12"]


def test_at_any_moment_of_the_own_turn() -> None:
    scenario = Scenario().seat(0, space=1, oxygen=2, goals=[14], lab={"mine": "4t", "rover": "4m", "upgrade": "3b"})
    pos = scenario.start()
    assert offered(pos, "complete") == []
    play(pos, "act develop", "develop upgrade 4b")
    assert asked(pos) == (0, "develop")
    play(pos, "complete 14 2")
    assert (asked(pos), crystals(pos, 0)) == ((0, "develop"), (0, 3))


def test_not_in_another_turn_and_not_in_the_shuttle_phase() -> None:
    pos = Scenario().seat(0, goals=[8]).seat(1, goals=[4], crystal=1).colony(3, (3, 3, 3, 3)).start()
    play(pos, "act control", "done", "end")
    assert asked(pos) == (1, "turn")
    assert offered(pos, "complete") == []
    assert offered(pos, "pledge") == ["pledge 4"]
    pos = Scenario().seat(0, goals=[8], hangar=1).colony(3, (3, 3, 3, 3)).start_shuttle()
    assert offered(pos) == ["travel", "stay"]


@pytest.mark.parametrize("number", list(MET))
def test_pays_for_a_crystal(number: int) -> None:
    pos = begun(number, lambda s: s.displays(board=["contract 9"]))
    assert refused(pos, "act hire") == "om.nohire"
    play(pos, f"pledge {number}", "act hire")
    assert (pos.players[0].contracts, pos.players[0].spent, pos.players[0].goals) == ([9], [number], [])
    assert crystals(pos, 0) == (0, 0)
    assert pos.players[0].completed == 0


def test_what_is_not_paid_returns_to_the_hand() -> None:
    pos = Scenario().seat(0, goals=[1, 2, 3]).displays(board=["contract 9"]).start()
    play(pos, "pledge 2", "pledge 3", "act hire", "end", f"refill {pos.contract_deck[0]}")
    assert asked(pos) == (1, "turn")
    assert pos.players[0].spent == [2]
    assert (pos.players[0].goals, pos.players[0].pledged) == ([1, 3], [])


def test_is_no_crystal_for_a_delivery() -> None:
    pos = Scenario().seat(0, goals=[1, 2], contracts={12: {"crystal": 2, "mineral": 2}}).start()
    play(pos, "pledge 1")
    assert offered(pos, "deliver") == []
