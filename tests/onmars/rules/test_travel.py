"""The shuttle and travel between orbit and colony (rulebook pp. 9, 19-20; rules 5.1, 11, 12)."""

from __future__ import annotations

import pytest

from areopolis.kernel.why import Text
from areopolis.onmars.hexes import BY_NAME, FAR, NAMES
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import BATTERY, COLONY, DISCOVERY, MINERAL, ORBIT, PHASES, PLANT, WATER
from areopolis.onmars.whole import WholePosition
from tests.onmars.rules import asked, bots, legal, lies, people


def lay(pos: WholePosition) -> None:
    """Lay the first open discovery tile somewhere."""
    play(pos, legal(pos, "discover")[0])


@pytest.mark.parametrize(("level", "space"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_shuttle_arrives_by_the_level_of_the_colony(level: int, space: int) -> None:
    tracks = (min(level, 5),) * 4
    scene = Scenario().seat(0, space=1).seat(1, space=8).colony(level=level, tracks=tracks).shuttle("orbit", 1)
    pos = scene.start_shuttle()
    assert (pos.shuttle_side, pos.shuttle_space) == (COLONY, space)
    assert asked(pos) == (0, "travel")
    assert legal(pos) == ["travel", "stay"]


@pytest.mark.parametrize("space", [2, 3])
def test_the_shuttle_comes_nearer_and_takes_nobody(space: int) -> None:
    pos = Scenario().seat(0, space=1).seat(1, space=8).shuttle("orbit", space).start_shuttle()
    assert (pos.shuttle_side, pos.shuttle_space) == (ORBIT, space - 1)
    # Nobody has a ship: the next round has begun.
    assert PHASES[pos.phase] == "colonization"
    assert pos.round == 2


def test_only_the_side_it_leaves_rides_free() -> None:
    scene = Scenario(4).seat(0, space=1).seat(1, space=2).seat(2, space=5).seat(3, space=6)
    pos = scene.shuttle("orbit", 1).start_shuttle()
    play(pos, "stay", "stay")
    assert PHASES[pos.phase] == "colonization"


def test_others_travel_with_a_ship_which_leaves_the_game() -> None:
    pos = Scenario().seat(0, space=1, hangar=1).seat(1, space=8, hangar=2).shuttle("colony", 2).start_shuttle()
    assert legal(pos) == ["travel ship", "stay"]
    play(pos, "stay")
    assert asked(pos) == (1, "travel")
    play(pos, "travel ship", "space 2", "done")
    assert pos.players[1].hangar == 1
    assert pos.players[1].docked() == 5
    assert pos.side(1) == ORBIT


def test_the_shuttle_is_free_even_with_a_ship() -> None:
    pos = Scenario().seat(0, space=1, hangar=1).seat(1, space=8).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel")
    assert pos.players[0].hangar == 1


def test_players_decide_in_the_order_at_the_start_of_the_phase() -> None:
    scene = Scenario(3).seat(0, space=3).seat(1, space=1).seat(2, space=2).shuttle("orbit", 1)
    pos = scene.start_shuttle()
    assert asked(pos) == (1, "travel")
    assert pos.table(-1)["shuttle"]["undecided"] == [1, 2, 0]
    play(pos, "travel")
    assert pos.table(-1)["shuttle"]["undecided"] == [2, 0]
    lay(pos)
    play(pos, "space 5")
    assert asked(pos) == (2, "travel")
    play(pos, "stay")
    assert asked(pos) == (0, "travel")
    play(pos, "stay")
    # Turn order is new: 2, 0, then 1.
    assert pos.active == 2


def test_a_discovery_lies_exactly_three_from_the_rover_on_an_empty_hex() -> None:
    for players, number in ((2, 16), (3, 15), (4, 14)):
        scene = Scenario(players)
        for seat in range(players):
            scene.seat(seat, space=seat + 1)
        pos = scene.shuttle("orbit", 1).start_shuttle()
        play(pos, "travel")
        assert len(legal(pos)) == 2 * number
        middle = BY_NAME["G5"]
        assert {FAR[middle][BY_NAME[choice.split()[2]]] for choice in legal(pos)} == {3}


def test_a_discovery_is_measured_from_the_own_rover() -> None:
    scene = Scenario().seat(0, space=1, rover="A1", bots=[]).seat(1, space=8, rover="D4").shuttle("orbit", 1)
    pos = scene.lying("crystal", "C5").start_shuttle()
    play(pos, "travel")
    hexes = {choice.split()[2] for choice in legal(pos)}
    assert {FAR[BY_NAME["A1"]][BY_NAME[name]] for name in hexes} == {3}
    assert "D4" not in hexes
    assert not hexes & {"C5"}


def test_the_exploration_space_is_filled_again() -> None:
    scene = Scenario().seat(0, space=1).seat(1, space=8).displays(discoveries=[3, 4]).shuttle("orbit", 1)
    pos = scene.start_shuttle()
    following = pos.discovery_deck[-1]
    play(pos, "travel", "discover 4 G2")
    assert lies(pos, "G2") == DISCOVERY + 4
    assert pos.open_discoveries == [3, following]


def test_without_a_legal_hex_no_tile_is_laid() -> None:
    scene = Scenario().seat(0, space=1).seat(1, space=8).shuttle("orbit", 1)
    ring = [NAMES[hex_] for hex_ in range(len(NAMES)) if FAR[BY_NAME["G5"]][hex_] == 3]
    pos = scene.lying("crystal", *ring).start_shuttle()
    before = pos.open_discoveries.copy()
    play(pos, "travel")
    assert asked(pos) == (0, "turnspace")
    assert pos.open_discoveries == before


def test_colonists_come_home_from_the_side_travelled_to_and_from_work() -> None:
    scene = Scenario().seat(0, space=1, quarters=1, working=1).seat(1, space=8)
    pos = scene.slots("construct", 1).slots("blueprint", 1).slots("hire", 1).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel")
    lay(pos)
    assert people(pos, 0)[:2] == (4, 0)
    assert sum(pos.slots) == 1
    assert pos.slot(0, 0) == 1


def test_colonists_of_the_orbit_come_home_on_the_way_there() -> None:
    scene = Scenario().seat(0, space=5, quarters=1, working=1).seat(1, space=8)
    pos = scene.slots("construct", 1).slots("blueprint", 1).slots("develop", 1).shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert people(pos, 0)[:2] == (4, 0)
    assert pos.slot(2, 0) == 1


def test_colonists_without_a_bed_go_to_the_reserve() -> None:
    pos = Scenario().seat(0, space=5, quarters=3, working=3).seat(1, space=8).shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert people(pos, 0) == (4, 0, 8)


def test_miners_stay_and_produce() -> None:
    scene = Scenario().seat(0, space=5, built={3: "E5"}, quarters=1).seat(1, space=8).miner(0, "G5")
    pos = scene.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert pos.players[0].goods[MINERAL] == 1
    assert pos.players[0].goods[BATTERY] == 1
    assert pos.miners[BY_NAME["G5"]] == 0


def test_shelters_produce_crystals_and_upgraded_mines_minerals() -> None:
    scene = Scenario().seat(0, space=5, built={11: "E3", 1: "G5"}, bots=["E2"]).seat(1, space=8)
    pos = scene.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert crystals(pos, 0) == (0, 1)
    assert pos.players[0].goods[MINERAL] == 1


def test_production_comes_before_the_benefit_and_pays_for_it() -> None:
    # Space 4 asks for water and a plant; the extractor and the greenhouse produce them.
    scene = Scenario().seat(0, space=5, quarters=1, built={5: "G7", 7: "I5"}).seat(1, space=8)
    pos = scene.shuttle("colony", 1).start_shuttle()
    play(pos, "travel", "space 4")
    assert legal(pos) == ["accept", "done"]
    play(pos, "accept")
    assert (pos.players[0].goods[WATER], pos.players[0].goods[PLANT]) == (0, 0)
    assert people(pos, 0)[0] == 3


def test_a_benefit_may_be_declined_and_one_out_of_reach_is_not_offered() -> None:
    scene = Scenario().seat(0, space=5, quarters=1, water=1).seat(1, space=8)
    pos = scene.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    [unused] = [event for event in pos.apply("space 4") if event.name == "om.unused"]
    assert isinstance(unused.parts[0], Text)
    assert unused.parts[0].name == "why.om.pay"
    assert people(pos, 0)[0] == 1
    assert asked(pos)[1] != "colonists"


def test_staying_brings_no_benefit() -> None:
    pos = Scenario().seat(0, space=2).seat(1, space=8).shuttle("orbit", 1).start_shuttle()
    play(pos, "stay")
    assert asked(pos) == (0, "turn")
    assert sum(pos.players[0].goods) == 0


def test_taken_spaces_cannot_be_chosen() -> None:
    pos = Scenario().seat(0, space=1).seat(1, space=6).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel")
    lay(pos)
    assert legal(pos) == ["space 5", "space 7", "space 8"]


def test_benefits_of_the_colony_spaces() -> None:
    scene = Scenario().seat(0, space=1).seat(1, space=8).shuttle("orbit", 1)
    pos = scene.start_shuttle()
    play(pos, "travel")
    lay(pos)
    play(pos, "space 6", "bot E3 E2", "done")
    assert bots(pos, 0) == ["E2"]


def test_a_chained_benefit_is_given_too() -> None:
    # Space 7 learns a technology, and the laboratory gives a crystal.
    grid = ["mine", "generator", "none", "none", "none", "none", "none", "none"]
    pos = Scenario().seat(0, space=1).seat(1, space=8).displays(grid=grid).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel")
    lay(pos)
    play(pos, "space 7", "learn mine 1b")
    # The crystal waited below the depot and moved up at the start of the turn.
    assert crystals(pos, 0)[0] + crystals(pos, 0)[1] == 1


def test_the_landing_pod_lays_no_discovery_and_ends_the_turn() -> None:
    scene = Scenario().seat(0, space=1, quarters=1, working=1).seat(1, space=8)
    pos = scene.slots("construct", 1).slots("blueprint", 1).start()
    play(pos, "act landing")
    assert asked(pos) == (0, "turnspace")
    assert people(pos, 0)[:2] == (3, 0)
    assert pos.slot(0, 0) == 1
    play(pos, "space 5")
    # Space 5 comes before 8, but seat 0 has had its turn.
    assert pos.active == 1
    assert pos.side(0) == COLONY


def test_after_the_landing_pod_an_executive_action_is_open_but_no_main_action() -> None:
    pos = Scenario().seat(0, space=1, crystal=2).seat(1, space=8).start()
    play(pos, "act landing", "space 5")
    assert legal(pos) == ["executive 2", "executive 3", "end"]


def test_the_shuttle_takes_one_back_in_the_same_round() -> None:
    pos = Scenario().seat(0, space=1).seat(1, space=8).shuttle("colony", 1).start()
    play(pos, "act landing", "space 5", "act control", "done")
    assert asked(pos) == (0, "travel")
    play(pos, "travel", "space 1")
    assert pos.side(0) == ORBIT
    assert asked(pos) == (1, "travel")


def test_after_the_landing_pod_the_shuttle_from_orbit_is_gone() -> None:
    pos = Scenario().seat(0, space=1).seat(1, space=8).shuttle("orbit", 1).start()
    play(pos, "act landing", "space 5", "act control", "done")
    assert pos.round == 2
    assert pos.active == 0


def test_crystals_gained_in_the_shuttle_phase_wait_for_the_turn() -> None:
    scene = Scenario().seat(0, space=5, built={11: "E3"}, bots=["E2"]).seat(1, space=8)
    pos = scene.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert crystals(pos, 0) == (0, 1)
    play(pos, "space 1", "stay")
    assert pos.active == 0
    assert crystals(pos, 0) == (1, 0)


def test_turns_follow_the_order_of_the_spaces() -> None:
    scene = Scenario(4).seat(0, space=1).seat(1, space=7).seat(2, space=5).seat(3, space=4)
    pos = scene.start(0)
    order = [pos.active]
    for choices in (("act resupply", "take water", "done"), ("act resupply", "take water", "done")):
        play(pos, *choices)
        order.append(pos.active)
    play(pos, "act control", "done")
    order.append(pos.active)
    assert order == [0, 3, 2, 1]
