"""The nine missions: how much each needs, what counts and what does not, the crystals, and the end of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.whole import WholePosition, new_game
from tests.onmars.parts import asked, offered

Setting = Callable[[Scenario], object]

# By mission: what it needs with 2, 3 and 4 players, its crystals for a contribution, and whether it is long.
PRINTED = {
    1: ((5, 5, 7), 2, True),
    2: ((10, 10, 13), 1, False),
    3: ((8, 8, 10), 1, True),
    4: ((3, 4, 5), 2, False),
    5: ((5, 7, 9), 1, False),
    6: ((7, 11, 12), 1, False),
    7: ((8, 11, 14), 1, True),
    8: ((4, 4, 5), 2, False),
    9: ((2, 2, 3), 1, True),
}
GRID = ["mine", "rover", "generator", "extractor", "greenhouse", "condenser", "upgrade", "ship"]
HIRE = ["act hire"]
SEEDS = 60

# A mission, what happens, and how often it counts.
ROWS: list[tuple[str, int, Setting, list[str], int]] = [
    ("research taken", 1, lambda s: s.lying("A", "G6"), ["act control", "rover G6", "done", "collect"], 1),
    ("discovery taken", 1, lambda s: s.lying("14", "G6"), ["act control", "rover G6", "done", "collect"], 0),
    ("research left", 1, lambda s: s.lying("A", "G6"), ["act control", "rover G6", "done", "done"], 0),
    ("research under a bot", 1, lambda s: s.lying("A", "E4"), ["act control", "bot E3 E4", "done"], 0),
    ("research built over", 1, lambda s: s.lying("A", "E2").seat(0, plant=1),
     ["act construct", "construct condenser E2"], 0),
    ("research by a bot", 1, lambda s: s.lying("A", "E4").seat(0, crystal=2, built={21: "G3"}),
     ["building 21", "bot E3 E4", "done", "collect"], 1),
    ("blueprint", 2, lambda s: s.seat(0, space=1), ["act blueprint", "blueprint 1"], 1),
    ("two blueprints", 2, lambda s: s.seat(0, space=1), ["act blueprint", "blueprint 1", "blueprint 3"], 2),
    ("by an executive action", 2, lambda s: s.seat(0, crystal=3, ships=[4, 5, 7, 8]),
     ["executive 6", "blueprint 1"], 1),
    ("by a turn order space", 2, lambda s: s.seat(0, space=1), ["act landing", "space 8", "blueprint 1"], 1),
    ("by a discovery", 2, lambda s: s.lying("11", "G6"),
     ["act control", "rover G6", "done", "collect", "blueprint 1", "blueprint 3"], 2),
    ("upgrade with one", 2, lambda s: s.seat(0, mineral=1, plans=[1, 3], bots=["F5"]),
     ["act upgrade", "upgrade 1 G5"], 0),
    ("upgrade", 3, lambda s: s.seat(0, mineral=1, plans=[1, 3], bots=["F5"]), ["act upgrade", "upgrade 1 G5"], 1),
    ("two upgrades", 3, lambda s: s.seat(0, mineral=2, plans=[1, 3], bots=["F5"], lab={"upgrade": "1t"}),
     ["act upgrade", "upgrade 1 G5", "tech 0"], 2),
    ("upgrade by an executive action", 3,
     lambda s: s.seat(0, crystal=3, mineral=1, plans=[1, 3], bots=["F5"], ships=[4, 6, 7, 8]),
     ["executive 5", "upgrade 3 E5"], 1),
    ("blueprint", 3, lambda s: s.seat(0, space=1), ["act blueprint", "blueprint 1"], 0),
    ("construction", 3, lambda s: s.seat(0, plant=1), ["act construct", "construct condenser E2"], 0),
    ("ship with a bot", 4, lambda s: s.seat(0, water=1, plant=1, bots=["F5"]), ["act welcome", "welcome 8 1 1"], 1),
    ("ship without a bot", 4, lambda s: s.seat(0, water=1, plant=1, bots=["F5"]),
     ["act welcome", "welcome 8 2 0"], 0),
    ("no bot left", 4, lambda s: s.seat(0, water=1, plant=1, bots=["F5", "K1", "K2", "K3"]),
     ["act welcome", "welcome 8 1 1"], 0),
    ("bot moved", 4, lambda s: s, ["act control", "bot E3 E4", "done"], 0),
    ("bot displaced", 4, lambda s: s.seat(0, plant=1, bots=["E2"]),
     ["act construct", "construct condenser E2", "displace E3"], 0),
    ("discovery taken", 5, lambda s: s.lying("14", "G6"), ["act control", "rover G6", "done", "collect"], 1),
    ("research taken", 5, lambda s: s.lying("A", "G6"), ["act control", "rover G6", "done", "collect"], 0),
    ("discovery left", 5, lambda s: s.lying("14", "G6"), ["act control", "rover G6", "done", "done"], 0),
    ("discovery under a bot", 5, lambda s: s.lying("14", "E4"), ["act control", "bot E3 E4", "done"], 0),
    ("discovery by a bot", 5, lambda s: s.lying("14", "E4").seat(0, crystal=2, built={21: "G3"}),
     ["building 21", "bot E3 E4", "done", "collect"], 1),
    ("radar", 5, lambda s: s.seat(0, crystal=2, built={15: "E5"}).displays(discoveries=[14, 16]),
     ["building 15", "radar 14"], 0),
    ("discovery laid", 5, lambda s: s.seat(0, space=1, hangar=3, ships=[4, 5], goals=[11]).displays(discoveries=[14]),
     ["complete 11 2", "discover 14 G8"], 0),
    ("tech", 6, lambda s: s.seat(0, space=1), ["act learn", "learn mine 1t"], 1),
    ("two techs", 6, lambda s: s.seat(0, space=1), ["act learn", "learn mine 1b", "learn rover 1t"], 2),
    ("by a turn order space", 6, lambda s: s.seat(0, space=1), ["act landing", "space 7", "learn rover 1b"], 1),
    ("development", 6, lambda s: s.seat(0, space=1, oxygen=2), ["act develop", "develop shelter 3t"], 0),
    ("complex", 7, lambda s: s.seat(0, plant=1, lab={"condenser": "1t"}),
     ["act construct", "construct condenser F3"], 1),
    ("standalone", 7, lambda s: s.seat(0, plant=1), ["act construct", "construct condenser E2"], 0),
    ("second complex of a type", 7, lambda s: s.seat(0, plant=1, lab={"condenser": "1t"}, progress=["condenser"]),
     ["act construct", "construct condenser F3"], 0),
    ("shelters", 7, lambda s: s.seat(0, oxygen=1), ["act construct", "construct shelter E2"], 0),
    ("mines", 7, lambda s: s.seat(0, bots=["F5"], lab={"mine": "1t"}), ["act construct", "construct mine F4"], 1),
    ("scientist", 8, lambda s: s.seat(0, battery=2), [*HIRE, "hire hydrologist"], 1),
    ("by a private goal", 8, lambda s: s.seat(0, research="AB", goals=[12]), ["complete 12 2", "hire systems"], 1),
    ("contract", 8, lambda s: s.seat(0, crystal=1).displays(board=["contract 9"]), HIRE, 0),
    ("last good", 9, lambda s: s.seat(0, mineral=2, contracts={7: {"mineral": 3}}), ["deliver 7 mineral"], 1),
    ("not the last good", 9, lambda s: s.seat(0, mineral=2, contracts={7: {"mineral": 2}}), ["deliver 7 mineral"], 0),
    ("contract taken", 9, lambda s: s.seat(0, crystal=1).displays(board=["contract 9"]), HIRE, 0),
    ("met when taken", 9, lambda s: (
        s.building("greenhouse", "I4", "J4", "J5").seat(0, crystal=1, built={7: "J5"}).displays(board=["contract 4"])),
     HIRE, 1),
    ("two by one gain", 9, lambda s: (
        s.seat(0, mineral=2, contracts={7: {"mineral": 3}, 8: {"battery": 3, "mineral": 1}})),
     ["deliver 7 mineral", "deliver 8 mineral"], 2),
    ("upgraded in a complex", 9, lambda s: (
        s.building("greenhouse", "I4", "J4", "J5").seat(0, mineral=1, plans=[7, 8], bots=["K4"], contracts={4: {}})),
     ["act upgrade", "upgrade 7 J5"], 1),
    ("upgraded twice there", 9, lambda s: (
        s.building("greenhouse", "I4", "J4", "J5")
        .seat(0, mineral=2, plans=[7, 8], bots=["K4"], contracts={4: {}}, lab={"upgrade": "1t"})),
     ["act upgrade", "upgrade 7 J5", "tech 0"], 1),
]  # fmt: skip


def happened(number: int, setting: Setting, choices: list[str], needed: int) -> WholePosition:
    """A position after some choices, with one open mission that needs so much."""
    others = tuple([other for other in PRINTED if other != number][:2])
    scenario = Scenario(missions=(number, *others)).missions(3, needed, 0, 0)
    scenario.displays(blueprints=[1, 3, 5], grid=GRID)
    setting(scenario)
    pos = scenario.start()
    play(pos, *choices)
    while asked(pos)[1] in {"upgrade", "newbot"}:
        play(pos, offered(pos)[0])
    return pos


def test_every_mission_has_rows() -> None:
    assert {row[1] for row in ROWS if row[4]} == set(PRINTED)
    assert {row[1] for row in ROWS if not row[4]} == set(PRINTED)


@pytest.mark.parametrize(
    ("name", "number", "setting", "choices", "count"), ROWS, ids=[f"{row[1]} {row[0]}" for row in ROWS]
)
def test_what_counts(name: str, number: int, setting: Setting, choices: list[str], count: int) -> None:
    pos = happened(number, setting, choices, 5)
    plain = happened(number, setting, choices, 0)
    assert pos.cubes == [5 - count, 0, 0]
    assert pos.players[0].waiting - plain.players[0].waiting == count * PRINTED[number][1]
    assert (pos.players[1].waiting, pos.remaining) == (plain.players[1].waiting, 3)


@pytest.mark.parametrize(
    ("number", "setting", "choices"), [row[1:4] for row in ROWS if row[4] == 1],
    ids=[f"{row[1]} {row[0]}" for row in ROWS if row[4] == 1],
)  # fmt: skip
def test_completion(number: int, setting: Setting, choices: list[str]) -> None:
    pos = happened(number, setting, choices, 1)
    plain = happened(number, setting, choices, 0)
    assert (pos.cubes, pos.remaining) == ([0, 0, 0], 2)
    assert (plain.cubes, plain.remaining) == ([0, 0, 0], 3)
    assert pos.players[0].waiting - plain.players[0].waiting == PRINTED[number][1]


def test_after_completion_nothing_more() -> None:
    pos = happened(2, lambda s: s.seat(0, space=1), ["act blueprint", "blueprint 1", "blueprint 3"], 1)
    assert (pos.cubes, pos.remaining, crystals(pos, 0)) == ([0, 0, 0], 2, (0, 1))


def test_the_contributor_is_who_gets_it() -> None:
    scenario = Scenario(missions=(9, 2, 4)).building("greenhouse", "I4", "J4")
    scenario.seat(0, water=1, lab={"greenhouse": "3t"}, bots=["K5"]).seat(1, built={7: "I5"}, contracts={4: {}})
    pos = scenario.start()
    play(pos, "act construct", "construct greenhouse J5")
    assert pos.buildings[BY_NAME["J5"]] == 3
    assert (crystals(pos, 1), crystals(pos, 0), pos.cubes[0]) == ((0, 1), (0, 0), 1)


def test_missions_end_the_game() -> None:
    scenario = Scenario(missions=(2, 4, 3), variants=("space-oddity",)).missions(1, 1, 3, 8).seat(0, space=7)
    pos = scenario.displays(blueprints=[1, 3, 5]).seat(1, space=1).start(to_move=1)
    play(pos, "act blueprint", "blueprint 1", "done")
    assert pos.remaining == 0
    play(pos, "act control", "done")
    assert pos.decision is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_needed_by_players(players: int) -> None:
    found: dict[int, int] = {}
    for seed in range(SEEDS):
        pos = new_game(Options(players), seed)
        found.update(zip(pos.missions, pos.cubes, strict=True))
        assert pos.remaining == 3
    column = max(players, 2) - 2
    assert found == {number: needed[column] for number, (needed, _crystals, _long) in PRINTED.items()}


@pytest.mark.parametrize(("length", "short", "long"), [("short", 2, 1), ("long", 1, 2)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_short_and_long_missions(players: int, length: str, short: int, long: int) -> None:
    seen: set[int] = set()
    for seed in range(SEEDS):
        missions = new_game(Options(players, length=length), seed).missions
        lengths = [PRINTED[number][2] for number in missions]
        assert (lengths.count(False), lengths.count(True)) == (short, long)
        assert len(set(missions)) == 3
        seen.update(missions)
    assert seen == set(PRINTED)
