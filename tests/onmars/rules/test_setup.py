"""Setting up, the variants, and what is hidden (rulebook pp. 4-6, 24; rules 1, 14, 15, 19)."""

from __future__ import annotations

import pytest

from areopolis.kernel.rng import Rng
from areopolis.onmars.hexes import BY_NAME, NAMES
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import (
    BATTERY,
    CRYSTAL,
    LAB,
    MINE,
    MISSION_KINDS,
    NOTHING,
    ORBIT,
    RESEARCH,
    SHELTER,
)
from areopolis.onmars.whole import WholePosition, new_game
from tests.onmars.rules import asked, legal, people

SEEDS = range(5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_with_the_same(players: int) -> None:
    pos = new_game(Options(players), 1)
    for player in pos.players:
        assert player.goods == [1, 1, 1, 1, 1, 1]
        assert people(pos, player.seat) == (3, 0, 9)
        assert player.lab[LAB.index("2m")] == SHELTER
        assert player.lab.count(NOTHING) == len(LAB) - 1
        assert (player.ships, player.hangar, player.depot_room()) == (0b11111000, 0, 2)
        assert (player.shelters, player.limit(), player.beds()) == (1, 2, 4)
        home = player.bots[0]
        assert len(player.bots) == 1
        assert pos.buildings[home] == SHELTER + player.seat
        assert player.rover == NOTHING
        assert (player.markers(), player.spare_bots(), player.cubes(), player.points) == (8, 3, 0, 0)
        assert len(player.goals) == 3
    goals = [goal for player in pos.players for goal in player.goals]
    assert len(set(goals)) == 3 * players


@pytest.mark.parametrize(
    ("players", "starts"), [(2, ["E3", "I7"]), (3, ["E3", "I3", "I7"]), (4, ["E3", "I3", "I7", "E7"])]
)
def test_the_first_shelters(players: int, starts: list[str]) -> None:
    pos = new_game(Options(players), 1)
    assert [NAMES[player.bots[0]] for player in pos.players] == starts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_map_at_the_start(seed: int) -> None:
    pos = new_game(Options(4), seed)
    assert pos.buildings[BY_NAME["G5"]] == MINE
    outer = [pos.buildings[BY_NAME[name]] for name in ("G3", "G7", "E5", "I5")]
    assert sorted(outer) == [1, 2, 3, 4]
    assert sum([1 for building in pos.buildings if building != NOTHING]) == 9
    tiles = [lying for lying in pos.lies if lying]
    assert sorted(tiles) == [RESEARCH + kind for kind in (0, 0, 1, 1, 2, 2, 3, 3)]
    assert [len(stack) for stack in pos.stacks] == [6] * 5


@pytest.mark.parametrize(("players", "full", "deck"), [(2, 2, 0), (3, 3, 8), (4, 3, 8)])
def test_the_displays_at_the_start(players: int, full: int, deck: int) -> None:
    pos = new_game(Options(players), 3)
    assert pos.warehouse == [0, full, full, full, full, full]
    assert sorted(pos.grid) == [0, 1, 2, 3, 4, 6, 7, 8]
    assert sorted(pos.tech_deck) == ([0, 1, 2, 3, 4, 6, 7, 8] if deck else [])
    assert len(pos.open_discoveries) == 2
    assert sorted(pos.open_discoveries + pos.discovery_deck) == list(range(1, 20))
    levels = [pos.box.blueprints[card - 1].level for card in pos.display if card]
    assert levels == [1] * 6
    assert [pos.box.blueprints[card - 1].level for card in reversed(pos.plan_deck)] == [1] * 6 + [3] * 12
    assert pos.board == [0, 1, 2, 3, 4, 5]
    assert sorted(pos.contract_deck) == list(range(1, 13))
    assert len(set(pos.rewards)) == 4
    assert (pos.tracks, pos.level, pos.remaining) == ([1, 1, 1, 1], 1, 3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("length", "long"), [("short", 1), ("long", 2)])
def test_short_and_long_missions(length: str, long: int, seed: int) -> None:
    pos = new_game(Options(3, length), seed)
    missions = [pos.box.missions[number - 1] for number in pos.missions]
    assert len({mission.number for mission in missions}) == 3
    assert sum([mission.long for mission in missions]) == long
    assert pos.cubes == [mission.needed[1] for mission in missions]


def test_the_cubes_of_the_rulebook() -> None:
    assert Scenario(4, missions=(3, 2, 4)).pos.cubes == [10, 13, 5]
    assert Scenario(2, missions=(3, 2, 4)).pos.cubes == [8, 10, 3]


def test_the_choice_of_spaces_goes_round_from_the_first_player() -> None:
    pos = new_game(Options(3), 4)
    order = []
    for space in (8, 1, 5):
        order.append(asked(pos)[0])
        assert asked(pos)[1] == "turnspace"
        play(pos, f"space {space}")
        if asked(pos)[1] == "blueprint":
            play(pos, "done")
    assert order == [(pos.first + i) % 3 for i in range(3)]
    # The player on the highest space places the shuttle on a red space.
    assert asked(pos) == (pos.first, "shuttle")
    assert legal(pos) == ["shuttle orbit", "shuttle colony"]
    play(pos, "shuttle orbit")
    assert (pos.shuttle_side, pos.shuttle_space) == (ORBIT, 1)
    assert pos.active == order[1]
    assert (pos.round, asked(pos)[1]) == (1, "turn")


def test_a_taken_space_is_gone_and_a_benefit_is_given_at_once() -> None:
    pos = new_game(Options(2), 4)
    first = pos.first
    assert len(legal(pos)) == 8
    play(pos, "space 2", "take water")
    assert pos.players[first].goods[2] == 2
    assert pos.warehouse[2] == 1
    assert len(legal(pos)) == 7


def test_a_benefit_is_paid_with_the_first_goods() -> None:
    pos = new_game(Options(2), 4)
    first = pos.first
    play(pos, "space 4", "accept")
    if legal(pos, "pay"):
        play(pos, "pay water=1,plant=1")
    # One bed is free: one colonist comes.
    assert people(pos, first) == (4, 0, 8)


def test_the_bottom_row_of_the_grid_can_be_learned_at_the_start() -> None:
    pos = new_game(Options(2), 4)
    first = pos.first
    play(pos, "space 7")
    choice = next(choice for choice in legal(pos, "learn") if choice.endswith("1b"))
    play(pos, choice)
    if legal(pos, "pay"):
        play(pos, legal(pos, "pay")[0])
    # One crystal of the space, and one if the mission for technology is in play: it counts from the start.
    missions = [pos.box.missions[number - 1].kind for number in pos.missions]
    assert crystals(pos, first) == (1, 1 + missions.count("techs"))
    # No colonist is boosted here: a single tile is learned.
    assert asked(pos) == (1 - first, "turnspace")


def test_first_colonists_have_fixed_missions_and_drawn_spaces() -> None:
    pos = new_game(Options(4, variants=("first-colonists",)), 2)
    kinds = {pos.box.missions[number - 1].kind for number in pos.missions}
    assert kinds == {"blueprints", "scientists", "research"} <= set(MISSION_KINDS)
    assert sorted([player.card_a for player in pos.players]) == [1, 2, 3, 4]
    assert len(pos.deck_b) == 8
    assert legal(pos, "space") == []


def test_a_card_a_draws_two_cards_b_when_a_building_of_it_is_built() -> None:
    scene = Scenario(variants=("first-colonists",)).seat(0, plant=1, cards_a=1)
    pos = scene.start()
    play(pos, "act construct", "construct condenser E4")
    # The condenser is not on card 1.
    assert pos.players[0].cards_b == []
    scene = Scenario(variants=("first-colonists",)).seat(0, plant=1, cards_a=2)
    scene.pos.deck_b = [1, 2, 3]
    pos = scene.start()
    play(pos, "act construct", "construct condenser E4")
    assert pos.players[0].card_a == 0
    assert sorted(pos.players[0].cards_b) == [2, 3]


def test_a_task_of_a_card_b_brings_its_gain_once_a_turn() -> None:
    scene = Scenario(variants=("first-colonists",), missions=(1, 5, 9)).seat(0, space=1, oxygen=1, cards_b=[8, 5])
    pos = scene.displays(blueprints=[2, 4, 6, 8, 10, 12]).start()
    play(pos, "act blueprint", "blueprint 2", "blueprint 4", "done")
    assert crystals(pos, 0) == (0, 1)
    assert pos.players[0].cards_b == [5]


def test_two_tasks_in_one_turn_are_one() -> None:
    # A blueprint by the executive action, a development as the main action.
    scene = Scenario(variants=("first-colonists",), missions=(1, 5, 9))
    scene.seat(0, space=1, mineral=1, crystal=3, ships=[], cards_b=[8, 5], lab={"mine": "1t"})
    pos = scene.displays(blueprints=[2, 4, 6, 8, 10, 12]).start()
    play(pos, "executive 6", "blueprint 4", "act develop", "develop mine 2t")
    play(pos, *legal(pos, "pay")[:1])
    assert pos.players[0].cards_b == [5]
    assert pos.players[0].goods[4] == 0


def test_hidden_cards_are_numbers_to_the_others() -> None:
    pos = new_game(Options(3, variants=("first-colonists",)), 2)
    own, other, _ = pos.table(0)["seats"]
    assert [card["goal"] for card in own["goals"].get("cards", [])] == pos.players[0].goals
    assert own["first_colonists"].get("card_a") == pos.players[0].card_a
    assert "cards" not in other["goals"]
    assert other["goals"]["number"] == 3
    assert other["first_colonists"] == {"number_a": 1, "number_b": 0}
    decks = [pos.table(0)[name] for name in ("tech_deck", "discovery_deck", "plan_deck", "colonist_deck")]
    assert decks == [len(deck) for deck in (pos.tech_deck, pos.discovery_deck, pos.plan_deck, pos.deck_b)]


def test_the_next_tile_of_every_stack_is_known_the_others_are_not() -> None:
    pos = new_game(Options(3), 2)
    orders = set()
    for seed in range(1, 12):
        other = drawn(pos, 1, seed)
        for stack, true in zip(other.stacks, pos.stacks, strict=True):
            assert stack[-1:] == true[-1:]
            assert sorted(stack) == sorted(true)
        orders.add(tuple(other.stacks[0]))
    assert len(orders) > 3


def drawn(pos: WholePosition, seat: int, seed: int) -> WholePosition:
    """A position that agrees with what a seat may know."""
    other = pos.view(seat).sample(Rng(seed))
    assert isinstance(other, WholePosition)
    return other


def test_a_sample_keeps_what_is_known_and_draws_the_rest() -> None:
    pos = new_game(Options(3), 2)
    hands = set()
    for seed in range(1, 12):
        other = drawn(pos, 0, seed)
        assert other.players[0].goals == pos.players[0].goals
        assert not set(other.players[1].goals) & set(other.players[0].goals)
        hands.add(tuple(other.players[1].goals))
    assert len(hands) > 3


def test_no_seat_sees_the_open_choices_of_another() -> None:
    pos = Scenario().seat(0, goals=[3]).start()
    assert pos.view(1).question() is None
    assert pos.view(1).refusals() == []
    assert pos.view(1).table()["asked"] == [0]


def test_two_players_have_fewer_goods_in_the_warehouse() -> None:
    assert new_game(Options(2), 1).warehouse[BATTERY : CRYSTAL + 1] == [2] * 5


def test_a_sample_of_a_question_about_pledged_goals_is_the_same_question() -> None:
    # Seat 0 can pay for the slot only because two private goals are set aside as crystals.
    scene = Scenario(3).seat(0, space=1, quarters=2, goals=[3, 14]).seat(1, goals=[1, 2, 4]).seat(2, goals=[5, 6, 8])
    pos = scene.slots("blueprint", 0, 1, 1).start()
    play(pos, "pledge 3", "pledge 14", "act blueprint")
    assert asked(pos) == (0, "place")
    other = drawn(pos, 1, 7)
    assert asked(other) == (0, "place")
    assert legal(other) == legal(pos)


def test_a_sample_does_not_answer_for_another() -> None:
    # Only the private goal keeps the turn of seat 0 open; whoever does not know it sees the same question.
    scene = Scenario(3).seat(0, goals=[7]).seat(1, goals=[1, 2, 4]).seat(2, goals=[5, 6, 8])
    pos = scene.building("shelter", "A1", "B1").start()
    play(pos, "act control", "done")
    assert asked(pos) == (0, "turn")
    for seed in range(1, 6):
        assert asked(drawn(pos, 1, seed)) == (0, "turn")
