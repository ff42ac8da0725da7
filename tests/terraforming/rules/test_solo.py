"""The solo game (rulebook p. 13)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.options import Options
from areopolis.terraforming.rules.setup import neutral_tiles
from areopolis.terraforming.scenario import Scenario, names_of, play
from areopolis.terraforming.terms import CITY, EMPTY, ENERGY, GREENERY, HEAT, MC, NEUTRAL, PLANT, STEEL
from areopolis.terraforming.whole import WholePosition, new_game, new_position
from tests.terraforming.rules.kit import (
    LAND,
    all_pass,
    around,
    asked,
    buy_nothing,
    choose_starts,
    cost,
    deck,
    discards,
    hand,
    names,
    offers,
    refused,
    spaces,
    stack,
)

GOAL = (8, 14, 9)


def counted(hexes: list[int], number: int) -> int:
    """Count along the spaces, a cost of nothing as one, and on from the start when they run out."""
    place = 0
    for _step in range(max(number, 1) - 1):
        place = place + 1 if place + 1 < len(hexes) else 0
    return hexes[place]


def layout(costs: list[int]) -> list[int]:
    """Where the four neutral tiles belong: two cities, a greenery beside the first, one beside the second."""
    first = counted(LAND, costs[0])
    second = counted([h for h in reversed(LAND) if h != first and h not in around(first)], costs[1])
    green = counted([h for h in around(first) if h in LAND and h != second], costs[2])
    other = counted([h for h in around(second) if h in LAND and h not in {first, green}], costs[3])
    return [first, second, green, other]


def neutral_events(pos: WholePosition) -> tuple[list[str], list[int]]:
    """The cards turned over and the spaces of the tiles, from the log of the set-up."""
    cards, hexes = [], []
    for event in pos.events:
        if event.name == "flip":
            cards.append(str(event.parts[0].name).removeprefix("card."))  # type: ignore[attr-defined]
        elif event.name == "neutral":
            hexes.append(int(event.parts[1].parts[0]))  # type: ignore[attr-defined]
    return cards, hexes


@pytest.mark.parametrize("seed", range(40))
def test_neutral_tiles_are_counted_out_by_the_costs_of_four_cards(seed: int) -> None:
    pos = new_game(Options(1), seed)
    cards, hexes = neutral_events(pos)
    assert len(cards) == 4
    assert hexes == layout([cost(card) for card in cards])
    assert [pos.tiles[h] for h in hexes] == [CITY, CITY, GREENERY, GREENERY]
    assert {pos.owners[h] for h in hexes} == {NEUTRAL}
    assert len([tile for tile in pos.tiles if tile != EMPTY]) == 4
    assert sorted(discards(pos)) == sorted(cards)
    assert (pos.temperature, pos.oxygen, pos.oceans) == (-30, 0, 0)


# Cards and where their costs lead, counted on the board by hand.
BY_HAND = [
    # 195 costs nothing, which counts as 1, and 100, 190, 066 cost 1: the two outermost spaces, 01 and 60.
    (["195", "100", "190", "066"], [1, 60, 7, 54]),
    # Around 01 there are 07 and 06 (02 is an ocean space), so 6 is 06; around 60 there are 54, 55, 59: 26 is 55.
    (["100", "066", "043", "008"], [1, 60, 6, 55]),
    # 41 is 53 from the start; 3 from the end is 60, 57, 56, for 59 and 58 lie beside 53. Around 53, 9 is the third of
    # six; around 56 there are 49, 50, 55 (61 is an ocean space), and 27 is the third.
    (["092", "005", "006", "013"], [53, 56, 54, 55]),
]


@pytest.mark.parametrize(("cards", "expected"), BY_HAND)
def test_neutral_tiles_counted_by_hand(cards: list[str], expected: list[int]) -> None:
    pos = new_position(Options(1), 0)
    stack(pos, cards, [])
    neutral_tiles(pos)
    assert neutral_events(pos)[1] == expected == layout([cost(card) for card in cards])


def test_start_of_the_solo_game() -> None:
    pos = new_game(Options(1), 3)
    player = pos.players[0]
    assert (player.tr, player.production, pos.first, pos.generation) == (14, [0] * 6, 0, 1)
    assert (len(player.corporations), len(player.dealt)) == (2, 10)
    everything = [*deck(pos), *discards(pos), *names_of(player.dealt)]
    assert len(set(everything)) == len(everything) == 208


def test_neutral_cities_keep_cities_away_and_bind_no_greenery() -> None:
    scenario = Scenario(1).tile("14", "city").tile("15", "greenery").seat(0, mc=50, plants=8)
    pos = scenario.start()
    play(pos, "convert plants")
    assert spaces(pos) == names(LAND) - {"14", "15"}
    play(pos, "space 48", "project city")
    assert spaces(pos) == names(set(LAND) - {14, 15, 48} - set(around(14)))


def test_neutral_greeneries_count_for_own_cities() -> None:
    pos = Scenario(1).tile("15", "greenery").tile("23", "city", 0).start()
    assert pos.breakdown()[0]["cities"] == 1
    assert pos.breakdown()[0]["greeneries"] == 0


def test_the_tharsis_republic_counts_the_neutral_cities() -> None:
    """P. 13: although they lie there before the corporation is chosen."""
    pos = new_game(Options(1), 3)
    neutral = [hex_ for hex_ in LAND if pos.tiles[hex_] == CITY]
    scenario = Scenario(1)
    for hex_ in neutral:
        scenario.tile(f"{hex_:02}", "city")
    pos = scenario.found_corporation(0, "R31").start()
    assert pos.players[0].production == [2, 0, 0, 0, 0, 0]
    assert pos.players[0].stock[MC] == 40


def test_ants_find_microbes_at_the_neutral_opponent() -> None:
    pos = Scenario(1).seat(0, played=["035"]).start()
    play(pos, "action 035")
    assert pos.players[0].holdings[35] == 1


def test_there_are_no_milestones_and_no_awards() -> None:
    pos = Scenario(1).seat(0, mc=99, tr=60).start()
    assert not [choice for choice in offers(pos) if choice.startswith(("milestone", "award"))]
    assert refused(pos, "milestone terraformer") == "solo"
    assert refused(pos, "award miner") == "solo"


def test_the_production_of_the_neutral_opponent_can_always_be_lowered() -> None:
    """Energy Tapping: the player's own production need not exist, and need not suffer."""
    pos = Scenario(1).seat(0, mc=3, hand=["201"]).start()
    play(pos, "play 201")
    assert pos.players[0].production[ENERGY] == 1


def test_the_neutral_opponent_or_oneself() -> None:
    pos = Scenario(1).seat(0, mc=3, hand=["201"], production={"energy": 3}).start()
    play(pos, "play 201")
    assert offers(pos)[0] == "neutral"
    play(pos, "neutral")
    assert pos.players[0].production[ENERGY] == 4


@pytest.mark.parametrize(("what", "resource", "gain"), [("steel", STEEL, 2), ("mc", MC, 3)])
def test_one_steals_from_the_neutral_opponent_in_full(what: str, resource: int, gain: int) -> None:
    pos = Scenario(1).seat(0, mc=1, hand=["124"]).start()
    play(pos, "play 124", f"choose {what}")
    assert pos.players[0].stock[resource] == gain


def test_removing_from_the_neutral_opponent_changes_nothing() -> None:
    pos = Scenario(1).seat(0, mc=14, plants=5, hand=["009"]).start()
    play(pos, "play 009")
    assert pos.players[0].stock[PLANT] == 5
    assert (pos.temperature, asked(pos).kind) == (-28, "turn")


def test_the_last_player_is_always_alone() -> None:
    """Passing is possible after any number of actions."""
    pos = Scenario(1).seat(0, heat=40).start()
    for _action in range(5):
        assert "pass" in offers(pos)
        play(pos, "convert heat")
    play(pos, "pass")
    assert pos.generation == 2


@pytest.mark.parametrize("parameters", [(-30, 0, 0), GOAL])
def test_the_game_lasts_exactly_14_generations(parameters: tuple[int, int, int]) -> None:
    """Also when Mars is terraformed long before."""
    pos = Scenario(1).parameters(*parameters).start()
    for generation in range(1, 15):
        assert (pos.generation, asked(pos).kind) == (generation, "turn")
        all_pass(pos)
        if generation < 14:
            buy_nothing(pos)
    assert pos.decision is None
    assert pos.generation == 14


def test_a_game_from_the_set_up_to_the_end() -> None:
    pos = new_game(Options(1), 8)
    choose_starts(pos)
    for _generation in range(13):
        all_pass(pos)
        buy_nothing(pos)
    all_pass(pos)
    while pos.decision is not None:
        play(pos, "done")
    assert (pos.generation, pos.winners()) == (14, [])


@pytest.mark.parametrize(
    ("parameters", "winners"), [(GOAL, [0]), ((6, 14, 9), []), ((8, 13, 9), []), ((8, 14, 8), []), ((-30, 0, 0), [])]
)  # fmt: skip
def test_one_wins_by_bringing_all_parameters_to_their_goals(
    parameters: tuple[int, int, int], winners: list[int]
) -> None:
    pos = Scenario(1, generation=14).parameters(*parameters).seat(0, tr=63).start()
    all_pass(pos)
    assert pos.decision is None
    assert pos.winners() == winners


def test_the_last_greeneries_raise_no_oxygen() -> None:
    """So a game that lacks one step of oxygen after the last production is lost."""
    pos = Scenario(1, generation=14).parameters(8, 13, 9).seat(0, tr=40, plants=8).start()
    all_pass(pos)
    assert asked(pos).kind == "final"
    play(pos, "space 14")
    assert (pos.tiles[14], pos.owners[14]) == (GREENERY, 0)
    assert (pos.oxygen, pos.players[0].tr, pos.winners()) == (13, 40, [])


def test_the_last_greenery_brings_no_temperature_either() -> None:
    pos = Scenario(1, generation=14).parameters(-2, 7, 9).seat(0, plants=8).start()
    all_pass(pos)
    play(pos, "space 14")
    assert (pos.temperature, pos.oxygen, pos.decision) == (-2, 7, None)


def test_plants_converted_in_the_last_action_phase_do_raise_oxygen() -> None:
    pos = Scenario(1, generation=14).parameters(8, 13, 9).seat(0, plants=8).start()
    play(pos, "convert plants", "space 14", "pass")
    assert (pos.oxygen, pos.winners()) == (14, [0])


def test_the_points_of_a_won_game_are_counted_as_usual() -> None:
    pos = Scenario(1, generation=14).parameters(*GOAL).tile("14", "greenery", 0).seat(0, tr=50, played=["040"]).start()
    all_pass(pos)
    assert pos.scores() == [50 + 1 + 2]


def test_the_last_generation_has_its_production() -> None:
    pos = Scenario(1, generation=14).seat(0, tr=30, energy=4, production={"plants": 8, "mc": 2}).start()
    all_pass(pos)
    assert (asked(pos).kind, pos.players[0].stock[MC], pos.players[0].stock[HEAT]) == ("final", 32, 4)


def test_a_solo_generation_has_research_like_any_other() -> None:
    pos = Scenario(1).deck_top(["003", "004", "005", "007"]).start()
    all_pass(pos)
    assert (asked(pos).kind, offers(pos)) == ("research", ["003", "004", "005", "007"])
    play(pos, "buy 003 007")
    assert sorted(hand(pos, 0)) == ["003", "007"]
