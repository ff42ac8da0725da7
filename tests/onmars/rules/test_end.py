"""The end of the game and the score sheet (rulebook p. 21; rules 13, 15.2)."""

from __future__ import annotations

import pytest

from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import CRYSTAL, NOTHING, OVER, PHASES
from areopolis.onmars.whole import WholePosition
from tests.onmars.rules import asked, legal


def turns(pos: WholePosition, number: int) -> None:
    """So many turns in which nothing happens."""
    for _i in range(number):
        play(pos, "act control", "done")
        if legal(pos, "end"):
            play(pos, "end")


def announced(pos: WholePosition) -> bool:
    """Whether the next or this round is known to be the last."""
    return pos.last_round


def test_the_end_takes_one_more_round_without_a_shuttle_phase() -> None:
    scene = Scenario().seat(0, space=5, hangar=1).seat(1, space=6).missions(0, 0, 0, 0)
    pos = scene.shuttle("colony", 2).start()
    turns(pos, 2)
    assert pos.last_round
    # The shuttle phase of this round is played.
    assert asked(pos) == (0, "travel")
    play(pos, "stay")
    assert pos.round == 2
    turns(pos, 2)
    assert pos.phase == OVER
    assert (pos.shuttle_space, pos.round) == (1, 2)


def test_the_last_player_of_a_phase_may_trigger_the_end() -> None:
    scene = Scenario(missions=(5, 2, 8)).seat(0, space=5).seat(1, space=6).missions(1, 1, 10, 4)
    pos = scene.lying("18", "G4").shuttle("colony", 2).start()
    turns(pos, 1)
    play(pos, "act control", "rover G4", "done", "collect")
    assert pos.remaining == 0
    assert pos.last_round
    turns(pos, 2)
    assert pos.phase == OVER


def test_space_oddity_ends_with_the_phase() -> None:
    scene = Scenario(variants=("space-oddity",)).seat(0, space=5).seat(1, space=6).missions(0, 0, 0, 0)
    pos = scene.start()
    turns(pos, 1)
    assert pos.active == 1
    turns(pos, 1)
    assert pos.phase == OVER


def test_a_game_goes_on_while_missions_are_needed() -> None:
    pos = Scenario().seat(0, space=5).seat(1, space=6).missions(1).shuttle("colony", 2).start()
    turns(pos, 4)
    assert not pos.last_round
    assert PHASES[pos.phase] != "over"


def final(scene: Scenario) -> WholePosition:
    """The scenario played to its end."""
    scene.pos.last_round = True
    pos = scene.start(to_move=1)
    play(pos, "act control", "done")
    return pos


def test_the_last_crystals_move_up_and_may_be_delivered() -> None:
    scene = Scenario().seat(0, space=5, crystal=2, waiting=2, contracts={12: {"mineral": 2, "crystal": 2}})
    pos = final(scene.seat(1, space=6))
    # One of four finds no space and goes on the contract at once.
    assert pos.phase == OVER
    assert crystals(pos, 0) == (3, 0)
    assert pos.breakdown()[0]["contracts"] == 9
    scene = Scenario().seat(0, space=5, waiting=1, contracts={12: {"mineral": 2, "crystal": 2}})
    pos = final(scene.seat(1, space=6))
    assert asked(pos) == (0, "last")
    assert crystals(pos, 0) == (1, 0)
    play(pos, "deliver 12 crystal")
    assert pos.phase == OVER
    assert pos.breakdown()[0]["contracts"] == 9


def test_the_last_deliveries_of_everybody_in_turn_order() -> None:
    scene = Scenario().seat(0, space=6, water=1, contracts={9: {"mineral": 2, "water": 2}})
    scene.seat(1, space=5, mineral=1, contracts={7: {"mineral": 3}})
    scene.pos.last_round = True
    pos = scene.start()
    play(pos, "act control", "done")
    if legal(pos, "end"):
        play(pos, "end")
    assert asked(pos) == (1, "last")
    play(pos, "deliver 7 mineral")
    assert asked(pos) == (0, "last")
    play(pos, "done")
    assert pos.phase == OVER
    assert [sheet["contracts"] for sheet in pos.breakdown()] == [-4, 9]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_progress(number: int, points: int) -> None:
    cubes = ["mine", "generator", "extractor", "greenhouse", "condenser"][:number]
    assert final(Scenario().seat(0, progress=cubes)).breakdown()[0]["progress"] == points


def test_ships_in_the_hangar_count_three() -> None:
    pos = final(Scenario().seat(0, hangar=2, ships=[4]))
    assert pos.breakdown()[0]["ships"] == 6


@pytest.mark.parametrize(
    ("quarters", "shelters", "points"),
    [
        (0, 0, 0),
        (1, 0, 0),
        (2, 0, 0),
        (3, 0, 3),
        (4, 0, 3),
        (5, 1, 6),
        (7, 2, 10),
        (9, 3, 15),
        (11, 4, 21),
        (12, 4, 21),
    ],
)
def test_the_row_of_the_highest_colonist(quarters: int, shelters: int, points: int) -> None:
    scene = Scenario().seat(0, quarters=quarters).building("shelter", *["A1", "B1", "C1", "D1"][:shelters])
    assert final(scene).breakdown()[0]["colonists"] == points


def test_colonists_of_the_own_side_and_of_work_come_home_first() -> None:
    scene = Scenario().seat(0, quarters=0, working=1).slots("construct", 1).slots("hire", 1).slots("blueprint", 3)
    # Three come home; those in orbit do not.
    assert final(scene).breakdown()[0]["colonists"] == 3
    scene = Scenario().seat(0, quarters=2, working=5)
    # No more than there are beds.
    assert final(scene).breakdown()[0]["colonists"] == 3


def test_technology_counts_by_its_column() -> None:
    scene = Scenario().seat(0, lab={"mine": "1t", "rover": "4t", "ship": "4m", "upgrade": "6"})
    scene.pos.players[0].lab[3] = NOTHING
    assert final(scene).breakdown()[0]["techs"] == 18
    for place, points in (("1b", 1), ("2t", 2), ("3b", 3), ("4b", 4), ("5t", 5), ("6", 9)):
        scene = Scenario().seat(0, lab={"mine": place})
        scene.pos.players[0].lab[3] = NOTHING
        assert final(scene).breakdown()[0]["techs"] == points


def test_blueprints_built_and_not_built() -> None:
    scene = Scenario().seat(0, plans=[1], built={3: "E5", 5: "G7", 13: "G5"})
    assert final(scene).breakdown()[0]["blueprints"] == 8
    scene = Scenario().seat(0, plans=[1, 14])
    assert final(scene).breakdown()[0]["blueprints"] == -8


def test_scientists_count_advanced_buildings_of_anybody() -> None:
    scene = Scenario().seat(0, scientists=["hydrologist"], built={7: "I5"}).seat(1, built={8: "I4"})
    scene.building("greenhouse", "I4", "J4")
    assert final(scene).breakdown()[0]["scientists"] == 6
    scene = Scenario().seat(0, scientists=["geochemist"]).seat(1, built={11: "I7"}, bots=[])
    assert final(scene).breakdown()[0]["scientists"] == 3


def test_contracts() -> None:
    scene = Scenario().seat(0, mineral=1, contracts={9: {"mineral": 2, "water": 2}})
    assert final(scene).breakdown()[0]["contracts"] == -4
    scene = Scenario().seat(0, contracts={9: {"mineral": 2, "water": 3}, 5: {}})
    assert final(scene).breakdown()[0]["contracts"] == 9 - 6
    scene = Scenario().seat(0, contracts={5: {}}, built={9: "G3"}).building("condenser", "G2", "H2")
    assert final(scene).breakdown()[0]["contracts"] == -6
    scene = Scenario().seat(0, contracts={5: {}}, built={9: "G3"}).building("condenser", "G2", "H2", "F2")
    assert final(scene).breakdown()[0]["contracts"] == 12
    # Somebody else's marker does not serve.
    scene = Scenario().seat(0, contracts={5: {}}).seat(1, built={9: "G3"}).building("condenser", "G2", "H2", "F2")
    assert final(scene).breakdown()[0]["contracts"] == -6


def test_nothing_else_scores() -> None:
    scene = Scenario().seat(0, mineral=2, water=2, goals=[1, 2], discoveries=[1, 2, 3], research="AB", crystal=3)
    scene.pos.players[0].lab[3] = NOTHING
    scene.pos.players[0].quarters = 0
    assert final(scene).scores()[0] == 0


def test_the_total_is_the_sum_of_the_sheet() -> None:
    scene = Scenario().seat(0, points=7, hangar=1, progress=["mine"], ships=[4], plans=[1])
    pos = final(scene)
    assert pos.scores()[0] == 7 + 3 + 1 + 3 + 2 - 3


def test_a_tie_goes_to_crystals() -> None:
    assert final(Scenario().seat(0, crystal=1)).winners() == [0]
    # Crystals of the last round count: they have moved up.
    pos = final(Scenario().seat(0, crystal=1).seat(1, waiting=2, space=6))
    assert crystals(pos, 1)[0] == 2
    assert pos.winners() == [1]


def test_a_tie_goes_then_to_advanced_buildings() -> None:
    # Three points for a built blueprint against a ship.
    scene = Scenario().seat(0, built={3: "E5"}).seat(1, hangar=1, ships=[4, 5, 6, 7])
    pos = final(scene)
    assert pos.scores()[0] == pos.scores()[1]
    assert pos.winners() == [0]


def test_advanced_buildings_break_a_tie_before_progress() -> None:
    pos = final(Scenario().seat(0, built={3: "E5"}).seat(1, points=1, progress=["mine", "generator"]))
    assert pos.scores()[0] == pos.scores()[1]
    assert pos.winners() == [0]


def test_a_tie_goes_then_to_progress_and_is_shared_at_last() -> None:
    pos = final(Scenario().seat(0, progress=["mine"]).seat(1, points=1))
    assert pos.winners() == [0]
    assert final(Scenario().seat(0, points=1).seat(1, points=1)).winners() == [0, 1]


def test_the_most_points_win_before_all_else() -> None:
    pos = final(Scenario().seat(0, crystal=3).seat(1, points=1))
    assert pos.players[0].goods[CRYSTAL] == 3
    assert pos.winners() == [1]


def test_the_end_in_a_shuttle_phase_is_noticed_after_the_next_colonization_phase() -> None:
    # Space 7 learns the last technology that a mission wants.
    grid = ["mine", "none", "none", "none", "none", "none", "none", "none"]
    scene = Scenario(missions=(6, 2, 3)).seat(0, space=1).seat(1, space=8).missions(1, 1, 10, 8)
    pos = scene.displays(grid=grid).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel", f"discover {pos.open_discoveries[0]} G2")
    play(pos, "space 7", "learn mine 1b")
    assert pos.remaining == 0
    assert not announced(pos)
    turns(pos, 2)
    # One whole round more: both may travel, and both have a turn.
    assert announced(pos)
    play(pos, "stay", "stay")
    assert pos.phase != OVER
    turns(pos, 2)
    assert pos.phase == OVER


def test_a_game_that_leads_nowhere_stops() -> None:
    pos = Scenario().shuttle("orbit", 2).start()
    pos.round = 299
    play(pos, "act control", "done", "act control", "done")
    assert pos.round == 300
    play(pos, "act control", "done", "act control", "done")
    assert (pos.decision, pos.phase, pos.remaining) == (None, OVER, 3)
