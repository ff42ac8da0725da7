"""The growth of the colony, missions and contributions (rulebook pp. 15-16, 19; rules 9, 10)."""

from __future__ import annotations

import pytest

from areopolis.kernel.why import Text
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BATTERY, CRYSTAL, NOTHING, OXYGEN
from areopolis.onmars.whole import WholePosition
from tests.onmars.rules import asked, legal

FULL = ["mine", "generator", "extractor", "greenhouse", "condenser", "rover", "upgrade", "ship"]


def last_step(scene: Scenario) -> WholePosition:
    """Seat 0 builds the condenser that all others wait for, with a crystal as the reward."""
    scene.pos.players[0].goods[3] = 1
    scene.pos.players[0].lab[0] = 4
    pos = scene.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    return pos


def test_the_colony_grows_when_all_four_markers_are_up() -> None:
    pos = last_step(Scenario(4).seat(0).colony(tracks=(2, 2, 2, 1)))
    assert pos.level == 2
    assert pos.remaining == 3


def test_the_colony_does_not_grow_before() -> None:
    pos = last_step(Scenario(4).seat(0).colony(tracks=(2, 1, 2, 1)))
    assert pos.level == 1


def test_the_colony_grows_at_the_end_of_the_turn() -> None:
    scene = Scenario(4).seat(0, crystal=2).colony(tracks=(2, 2, 2, 1))
    pos = last_step(scene)
    assert pos.level == 1
    play(pos, "end")
    assert pos.level == 2


def test_lenders_of_technology_decide_before_the_colony_grows() -> None:
    scene = Scenario(4).seat(0, plant=1).seat(1, lab={"condenser": "1t"}).colony(tracks=(2, 2, 2, 1))
    pos = scene.start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (1, "thanks")
    assert pos.level == 1
    play(pos, "oxygen")
    assert pos.level == 2


def test_level_two_deals_twelve_new_blueprints() -> None:
    scene = Scenario(4).seat(0).colony(tracks=(2, 2, 2, 1))
    old = [card for card in scene.pos.display if card]
    assert len(old) == 6
    pos = last_step(scene)
    levels = [pos.box.blueprints[card - 1].level for card in pos.display]
    assert levels == [1] * 6 + [3] * 6
    assert not set(old) & set(pos.display)
    assert len(pos.plan_deck) == 6


def test_the_log_says_what_leaves_the_display_and_what_comes_to_the_warehouse() -> None:
    scene = Scenario(4).seat(0).colony(tracks=(2, 2, 2, 1))
    old = [card for card in scene.pos.display if card]
    scene.pos.warehouse = [0, 3, 1, 3, 3, 2]
    scene.pos.players[0].goods[3] = 1
    scene.pos.players[0].lab[0] = 4
    pos = scene.start()
    events = [
        event for choice in ("act construct", "construct condenser F3", "reward 2") for event in pos.apply(choice)
    ]
    (gone,) = [event for event in events if event.name == "om.plans.gone"]
    assert gone.parts == (Text("and", *[Text(f"om.blueprint.{card}") for card in old]),)
    (filled,) = [event for event in events if event.name == "om.warehouse"]
    assert filled.parts == (Text("and", Text("om.amount.water", 2), Text("om.amount.crystal", 1)),)


def test_level_three_takes_away_level_one_and_deals_the_last_six() -> None:
    scene = Scenario(4).seat(0).colony(level=2, tracks=(3, 3, 3, 2))
    pos = scene.pos
    pos.display[:] = [pos.plan_deck.pop() for _i in range(12)]
    kept = pos.display[7:]
    pos.display[6] = 0
    pos = last_step(scene)
    assert pos.level == 3
    assert [pos.box.blueprints[card - 1].level for card in pos.display if card] == [3] * 11
    assert set(kept) <= set(pos.display)
    assert pos.plan_deck == []
    assert pos.remaining == 2


def test_two_updates_at_once_are_both_carried_out_whole() -> None:
    scene = Scenario(4).seat(0, progress=["mine", "generator", "extractor"]).colony(tracks=(3, 3, 3, 1))
    scene.pos.tracks[3] = 2
    scene.pos.level = 1
    pos = scene.start()
    # The markers wait for no building here: whatever ends the turn lets the colony grow.
    play(pos, "act control", "done")
    assert pos.level == 2
    scene = Scenario(4).seat(0, progress=["mine", "generator", "extractor"]).colony(tracks=(3, 3, 3, 3))
    pos = scene.start()
    play(pos, "act control", "done")
    assert pos.level == 3
    assert pos.players[0].points == 8
    assert pos.remaining == 2
    assert [pos.box.blueprints[card - 1].level for card in pos.display if card] == [3] * 12


def test_the_grid_is_filled_from_the_bottom() -> None:
    grid = ["mine", "none", "extractor", "none", "none", "rover", "none", "ship"]
    scene = Scenario(3).seat(0).displays(grid=grid).colony(tracks=(2, 2, 2, 1))
    scene.pos.tech_deck = [8, 0, 1]
    pos = last_step(scene)
    # The next tile is the last of the deck: 1, 0, 8 onto the lowest empty spaces.
    assert pos.grid == [0, 1, 2, 0, 8, 6, NOTHING, 8]
    assert pos.tech_deck == []


def test_with_two_players_the_grid_is_not_filled() -> None:
    grid = ["mine", "none", "extractor", "none", "none", "rover", "none", "ship"]
    pos = last_step(Scenario(2).seat(0).displays(grid=grid).colony(tracks=(2, 2, 2, 1)))
    assert pos.grid.count(NOTHING) == 4
    assert pos.level == 2


@pytest.mark.parametrize(("players", "full"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_is_filled_up(players: int, full: int) -> None:
    low = {"battery": 0, "water": 1, "crystal": 0}
    pos = last_step(Scenario(players).seat(0).displays(warehouse=low).colony(tracks=(2, 2, 2, 1)))
    assert pos.warehouse[BATTERY : CRYSTAL + 1] == [full] * 5


def test_progress_scores_in_the_first_two_updates_only() -> None:
    cubes = ["mine", "generator", "extractor"]
    scene = Scenario(4).seat(0).seat(1, progress=cubes).seat(2, progress=["mine"]).colony(tracks=(2, 2, 2, 1))
    pos = last_step(scene)
    # Seat 0 has the cube of the condenser it has just built, besides the first step.
    assert [player.points for player in pos.players] == [2 + 1, 4, 1, 0]
    scene = Scenario(4).seat(0).seat(1, progress=cubes).colony(level=2, tracks=(3, 3, 3, 2))
    assert last_step(scene).players[1].points == 4
    scene = Scenario(4).seat(0).seat(1, progress=cubes).colony(level=3, tracks=(4, 4, 4, 3))
    assert last_step(scene).players[1].points == 0


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_points_for_cubes(number: int, points: int) -> None:
    cubes = ["mine", "generator", "extractor", "greenhouse", "condenser"][:number]
    scene = Scenario(4).seat(0).seat(1, progress=cubes).colony(tracks=(2, 2, 2, 1))
    assert last_step(scene).players[1].points == points


@pytest.mark.parametrize(("level", "left"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_levels_three_to_five_take_a_mission_away(level: int, left: int) -> None:
    tracks = (level + 1, level + 1, level + 1, level)
    pos = last_step(Scenario(4).seat(0).colony(level=level, tracks=tracks).missions(3))
    assert pos.level == level + 1
    assert pos.remaining == left


def test_level_five_is_the_highest() -> None:
    scene = Scenario(4).seat(0).colony(level=5, tracks=(5, 5, 5, 5))
    pos = scene.start()
    play(pos, "act control", "done")
    assert pos.level == 5


def test_a_contribution_brings_the_crystals_of_the_mission() -> None:
    # Mission 5 counts discoveries: one crystal each.
    pos = Scenario(2, missions=(5, 2, 8)).seat(0).lying("18", "G4").start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert crystals(pos, 0) == (0, 1)
    assert pos.cubes == [4, 10, 4]


def test_the_last_contribution_brings_crystals_too_and_completes_the_mission() -> None:
    pos = Scenario(2, missions=(5, 2, 8)).seat(0).lying("18", "G4").missions(3, 1, 10, 4).start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert crystals(pos, 0) == (0, 1)
    assert pos.cubes[0] == 0
    assert pos.remaining == 2


def test_a_completed_mission_brings_nothing_more() -> None:
    pos = Scenario(2, missions=(5, 2, 8)).seat(0).lying("18", "G4").missions(2, 0, 10, 4).start()
    play(pos, "act control", "rover G4", "done", "collect")
    assert crystals(pos, 0) == (0, 0)
    assert pos.remaining == 2


def test_every_kind_of_mission_counts_its_own() -> None:
    def after(mission: int, scene: Scenario, *choices: str) -> int:
        pos = scene.start()
        before = pos.cubes[0]
        play(pos, *choices)
        assert pos.missions[0] == mission
        return before - pos.cubes[0]

    start = Scenario(2, missions=(1, 2, 3)).seat(0, lab={"mine": "1t"}).lying("B", "G4")
    assert after(1, start, "act control", "rover G4", "done", "collect", "develop mine 2t") == 1
    start = Scenario(2, missions=(2, 1, 3)).seat(0, space=1).displays(blueprints=[2, 4, 6, 8, 10, 12])
    assert after(2, start, "act blueprint", "blueprint 2", "blueprint 4", "done") == 2
    start = Scenario(2, missions=(3, 1, 2)).seat(0, mineral=1, plans=[5], bots=["G6"])
    assert after(3, start, "act upgrade") == 1
    start = Scenario(2, missions=(4, 1, 2)).seat(0, water=1, plant=1, bots=["E2"])
    assert after(4, start, "act welcome", "welcome 8 1 1") == 1
    start = Scenario(2, missions=(6, 1, 2)).seat(0, space=1).displays(grid=FULL)
    assert after(6, start, "act learn", "learn mine 1b", "learn generator 1t", "done") == 2
    start = Scenario(2, missions=(7, 1, 2)).seat(0, plant=1, lab={"condenser": "1t"})
    assert after(7, start, "act construct", "construct condenser F3") == 1
    start = Scenario(2, missions=(8, 1, 2)).seat(0, battery=2)
    assert after(8, start, "act hire", "hire hydrologist") == 1
    start = Scenario(2, missions=(9, 1, 2)).seat(0, water=1, contracts={9: {"mineral": 2, "water": 2}})
    assert after(9, start, "deliver 9 water") == 1


def test_a_contract_for_an_upgrade_counts_when_its_complex_is_large_enough() -> None:
    # Seat 1 enlarges the complex, seat 0 owns marker and contract.
    scene = Scenario(2, missions=(9, 1, 2)).seat(0, built={9: "G3"}, contracts={5: {}}).seat(1, bots=[])
    pos = scene.building("condenser", "G2", "H2").start()
    assert pos.players[0].fulfilled == []
    play(pos, "act control", "done")
    scene = Scenario(2, missions=(9, 1, 2)).seat(0, plant=1, built={9: "G3"}, contracts={5: {}}, bots=["F3"])
    pos = scene.seat(1, lab={"condenser": "3t"}).building("condenser", "G2", "H2").start()
    play(pos, "act construct", "construct condenser F2")
    assert pos.players[0].fulfilled == [5]
    assert crystals(pos, 0)[1] == 1


def test_a_private_goal_is_completed_once_with_one_of_two_rewards() -> None:
    pos = Scenario().seat(0, goals=[7, 3], mineral=0, crystal=1).building("shelter", "A1", "B1").start()
    assert legal(pos, "complete") == ["complete 7 1", "complete 7 2"]
    play(pos, "complete 7 2")
    assert pos.players[0].completed == 7
    assert pos.players[0].quarters == 5
    assert legal(pos, "complete") == []
    assert legal(pos, "pledge") == ["pledge 3"]


def test_a_goal_may_be_completed_between_the_steps_of_an_action() -> None:
    pos = Scenario().seat(0, goals=[4], discoveries=[1, 2, 3]).start()
    play(pos, "act control", "rover G4")
    assert "complete 4 2" in legal(pos)
    play(pos, "complete 4 2", "rover G3", "done")
    # The control centre goes on where it was.
    assert asked(pos) == (0, "move")
    assert pos.players[0].completed == 4


def test_only_the_own_turn_serves_for_goals() -> None:
    scene = Scenario().seat(0, plant=1).seat(1, goals=[7], lab={"condenser": "1t"})
    pos = scene.building("shelter", "A1", "B1", seat=1).start()
    play(pos, "act construct", "construct condenser F3", "reward 2")
    assert asked(pos) == (1, "thanks")
    assert legal(pos) == ["oxygen", "develop condenser 2t"]
    assert pos.players[1].goods[OXYGEN] == 0


def goal_scenes() -> dict[int, tuple[Scenario, Scenario]]:
    """For every private goal a position in which it is not met yet, and one in which it is."""
    rows = [
        (1, Scenario().seat(0, plans=[1, 2], built={3: "E5"}), Scenario().seat(0, plans=[1, 2, 4], built={3: "E5"})),
        (
            2,
            Scenario().seat(0, built={1: "G5", 3: "E5"}),
            Scenario().seat(0, built={1: "G5", 3: "E5", 5: "G7"}),
        ),
        (
            3,
            Scenario().seat(0, built={1: "G5"}).building("mine", "G1", "A1").miner(0, "A1").miner(1, "G1"),
            Scenario().seat(0, built={1: "G5"}).building("mine", "G1", "A1").miner(0, "A1", "G1"),
        ),
        (4, Scenario().seat(0, discoveries=[1, 2]), Scenario().seat(0, discoveries=[1, 2, 3])),
        (
            5,
            Scenario().seat(0, built={9: "G3"}).building("condenser", "G2", "H2"),
            Scenario().seat(0, built={9: "G3"}).building("condenser", "G2", "H2", "F2"),
        ),
        (
            6,
            Scenario().seat(0, mineral=4, water=3).building("shelter", "A1", "B1"),
            Scenario().seat(0, water=4).building("shelter", "A1", "B1"),
        ),
        (7, Scenario().building("shelter", "A1"), Scenario().building("shelter", "A1", "B1")),
        (8, Scenario().colony(level=2, tracks=(2, 2, 2, 2)), Scenario().colony(level=3, tracks=(3, 3, 3, 3))),
        (
            9,
            Scenario().seat(0, quarters=6, working=1).building("shelter", "A1", "B1"),
            Scenario().seat(0, quarters=7).building("shelter", "A1", "B1"),
        ),
        (
            10,
            Scenario().seat(0, lab={"mine": "1t", "ship": "1b", "rover": "3t"}),
            Scenario().seat(0, lab={"mine": "1t", "ship": "1b", "rover": "3t", "upgrade": "3b"}),
        ),
        (11, Scenario().seat(0, hangar=2, ships=[4]), Scenario().seat(0, hangar=3, ships=[4, 5])),
        (12, Scenario().seat(0, research="A"), Scenario().seat(0, research="AC")),
        (
            13,
            Scenario().seat(0, scientists=["geologist"], contracts={9: {"water": 3}}),
            Scenario().seat(0, scientists=["geologist"], contracts={9: {"water": 3, "mineral": 2}}),
        ),
        (
            14,
            Scenario().seat(0, lab={"mine": "4t", "ship": "4m", "rover": "5b"}),
            Scenario().seat(0, lab={"mine": "4t", "ship": "4m", "rover": "4b"}),
        ),
        (
            15,
            Scenario().seat(0, progress=["mine", "condenser"]),
            Scenario().seat(0, progress=["mine", "condenser", "generator"]),
        ),
        (
            16,
            Scenario().seat(0, built={9: "G3", 10: "G2", 5: "G7"}).building("condenser", "G2", "H2"),
            Scenario()
            .seat(0, built={9: "G3", 5: "G7"})
            .building("condenser", "G2", "H2")
            .building("extractor", "G8", "G9"),
        ),
    ]
    return {number: (before, after) for number, before, after in rows}


@pytest.mark.parametrize("goal", range(1, 17))
def test_the_condition_of_every_private_goal(goal: int) -> None:
    before, after = goal_scenes()[goal]
    for scene, holds in ((before, False), (after, True)):
        scene.pos.players[0].goals.append(goal)
        pos = scene.start()
        assert (f"complete {goal} 1" in legal(pos)) == holds
