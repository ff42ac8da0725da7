"""The end of the game and the last greeneries (rulebook p. 12)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import FINAL, GREENERY, MC, OVER, PLANT, TITANIUM
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import LAND, all_pass, asked, buy_nothing, hand, names, offers, refused, spaces

GOAL = (8, 14, 9)


def last(scenario: Scenario) -> WholePosition:
    """The last generation, everybody has passed."""
    pos = scenario.parameters(*GOAL).start()
    all_pass(pos)
    return pos


@pytest.mark.parametrize("parameters", [(6, 14, 9), (8, 13, 9), (8, 14, 8), (8, 14, 0)])
def test_the_game_goes_on_until_all_three_parameters_are_at_their_goals(parameters: tuple[int, int, int]) -> None:
    pos = Scenario().parameters(*parameters).seat(0, plants=80).start()
    all_pass(pos)
    assert (pos.generation, asked(pos).kind) == (2, "research")


def test_the_game_ends_at_the_end_of_the_generation() -> None:
    pos = last(Scenario())
    assert pos.decision is None
    assert (pos.phase, pos.generation) == (OVER, 1)
    assert refused(pos, "pass") == "over"


@pytest.mark.parametrize(
    ("parameters", "choices"),
    [
        ((6, 14, 9), ("convert heat",)),
        ((8, 13, 9), ("convert plants", "space 14")),
        ((8, 14, 8), ("project aquifer", "space 05")),
    ],
)
def test_the_generation_is_played_to_its_end(parameters: tuple[int, int, int], choices: tuple[str, ...]) -> None:
    """Whoever reaches the last goal ends nothing yet: all go on until they pass."""
    scenario = Scenario().parameters(*parameters).seat(0, mc=18, plants=8, heat=8).seat(1, mc=28)
    pos = scenario.start()
    play(pos, *choices)
    assert (pos.temperature, pos.oxygen, pos.oceans) == GOAL
    play(pos, "end", "project asteroid", "project asteroid", "pass")
    assert (asked(pos).seat, asked(pos).kind) == (1, "turn")
    play(pos, "pass")
    assert pos.phase in {FINAL, OVER}


def test_the_last_generation_has_its_production() -> None:
    pos = last(Scenario().seat(0, mc=1, energy=2, production={"mc": 3, "plants": 4, "energy": 1}))
    assert pos.players[0].stock == [24, 0, 0, 4, 1, 2]


def test_plants_of_the_last_production_become_greeneries() -> None:
    pos = last(Scenario().seat(0, plants=7, production={"plants": 1}))
    assert (asked(pos).seat, asked(pos).kind) == (0, "final")
    assert set(offers(pos)) == {f"space {name}" for name in names(LAND)} | {"done"}
    play(pos, "space 14")
    assert (pos.tiles[14], pos.owners[14], pos.players[0].stock[PLANT]) == (GREENERY, 0, 0)
    assert pos.decision is None


def test_too_few_plants_are_no_question() -> None:
    assert last(Scenario().seat(0, plants=7)).decision is None


def test_nobody_must_plant() -> None:
    pos = last(Scenario().seat(0, plants=16))
    play(pos, "done")
    assert pos.decision is None
    assert pos.players[0].stock[PLANT] == 16


def test_a_player_may_place_several_before_the_next_one() -> None:
    pos = last(Scenario().seat(0, plants=25).seat(1, plants=8))
    seats = []
    for space in ("14", "15", "08", "48"):
        seats.append(asked(pos).seat)
        play(pos, f"space {space}")
    assert seats == [0, 0, 0, 1]
    assert [player.stock[PLANT] for player in pos.players] == [1, 0]
    assert pos.decision is None


@pytest.mark.parametrize("first", [0, 1, 2])
def test_greeneries_are_placed_in_turn_order_from_the_first_player(first: int) -> None:
    scenario = Scenario(3)
    for seat in range(3):
        scenario.seat(seat, plants=8)
    scenario.pos.first = first
    pos = last(scenario)
    seats = []
    for space in ("14", "48", "60"):
        seats.append(asked(pos).seat)
        play(pos, f"space {space}")
    assert seats == [(first + i) % 3 for i in range(3)]
    assert pos.decision is None


def test_the_marker_does_not_move_before_the_last_greeneries() -> None:
    pos = Scenario().parameters(8, 14, 8).seat(0, plants=8).seat(1, plants=8, mc=18).start()
    all_pass(pos)
    buy_nothing(pos)
    assert asked(pos).seat == 1
    play(pos, "project aquifer", "space 05")
    all_pass(pos)
    assert (pos.generation, asked(pos).seat, asked(pos).kind) == (2, 1, "final")


def test_last_greeneries_follow_the_rules_of_placement() -> None:
    pos = last(Scenario().tile("23", "city", 0).tile("15", "greenery", 1).claim("16", 1).seat(0, plants=8))
    assert spaces(pos) == {"22", "24"}


def test_last_greeneries_raise_neither_oxygen_nor_rating() -> None:
    pos = last(Scenario().seat(0, plants=16))
    play(pos, "space 14", "space 15")
    assert (pos.oxygen, [player.tr for player in pos.players]) == (14, [20, 20])


def test_last_greeneries_bring_the_bonuses_of_their_spaces() -> None:
    scenario = Scenario().tile("31", "ocean").tile("32", "ocean").seat(0, plants=8).seat(1, plants=8)
    pos = last(scenario.deck_top(["003"]))
    play(pos, "space 23")
    assert (pos.players[0].stock[MC], pos.players[0].stock[PLANT]) == (20 + 4, 2)
    play(pos, "space 12")
    assert hand(pos, 1) == ["003"]


def test_plants_of_a_bonus_may_become_another_greenery() -> None:
    pos = last(Scenario().seat(0, plants=14))
    play(pos, "space 28", "space 27")
    assert pos.players[0].stock[PLANT] == 14 - 8 + 2 - 8 + 2
    assert pos.decision is None


def test_last_greeneries_set_off_effects() -> None:
    """Herbivores get an animal; Mining Guild gets nothing without a mineral, titanium on Pavonis Mons counts."""
    pos = last(Scenario().seat(0, plants=16, played=["147"], resources={"147": 1}, corporation="R24"))
    play(pos, "space 19")
    player = pos.players[0]
    assert (player.holdings[147], player.stock[TITANIUM], player.production[1]) == (2, 1, 1)
    play(pos, "space 12")
    assert (player.holdings[147], player.production[1]) == (3, 1)


def test_ecoline_needs_seven_plants_to_the_very_end() -> None:
    pos = last(Scenario().seat(0, plants=14, corporation="R17"))
    play(pos, "space 14", "space 15")
    assert pos.players[0].stock[PLANT] == 0
    assert last(Scenario().seat(0, plants=6, corporation="R17")).decision is None


def test_on_a_full_planet_there_are_no_last_greeneries() -> None:
    scenario = Scenario().seat(0, plants=80)
    for hex_ in LAND:
        scenario.tile(f"{hex_:02}", "greenery", 1)
    assert last(scenario).decision is None


def test_nothing_else_can_be_done_after_the_last_production() -> None:
    pos = last(Scenario().seat(0, mc=99, plants=8, heat=40, hand=["141"]))
    for choice in ("play 141", "convert plants", "convert heat", "project city", "pass", "award miner"):
        assert refused(pos, choice) == "question"


def test_there_is_no_research_after_the_last_generation() -> None:
    pos = last(Scenario())
    assert [player.dealt for player in pos.players] == [[], []]
