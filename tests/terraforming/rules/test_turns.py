"""The action phase: turns of one or two actions, or passing (rulebook p. 8)."""

from __future__ import annotations

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import ENERGY, MC
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import all_pass, asked, buy_nothing, hand, offers, refused


def hot(players: int = 2, **passed: bool) -> WholePosition:
    """Everybody has heat for ten actions."""
    scenario = Scenario(players)
    for seat in range(players):
        scenario.seat(seat, heat=80, passed=passed.get(f"seat{seat}", False))
    return scenario.start()


def test_a_turn_has_at_most_two_actions() -> None:
    pos = hot()
    play(pos, "convert heat")
    assert asked(pos).seat == 0
    play(pos, "convert heat")
    assert asked(pos).seat == 1
    assert pos.players[0].stock[5] == 80 - 16


def test_a_turn_may_end_after_one_action() -> None:
    pos = hot()
    play(pos, "convert heat", "end")
    assert asked(pos).seat == 1
    play(pos, "convert heat", "end")
    assert asked(pos).seat == 0


def test_without_an_action_one_passes_and_does_not_just_end() -> None:
    """P. 8: whoever takes no action must pass and is out of this generation."""
    pos = hot()
    assert "end" not in offers(pos)
    assert refused(pos, "end") == "noaction.yet"


def test_after_an_action_one_may_not_pass_in_the_same_turn() -> None:
    """P. 8: a turn is one or two actions, or passing."""
    pos = hot()
    play(pos, "convert heat")
    assert "pass" not in offers(pos)
    assert refused(pos, "pass") == "acted"
    assert not pos.players[0].passed


def test_whoever_can_do_nothing_must_pass() -> None:
    pos = Scenario().start()
    assert offers(pos) == ["pass"]


def test_turns_go_round_clockwise() -> None:
    pos = hot(4)
    seats = []
    for _turn in range(9):
        seats.append(asked(pos).seat)
        play(pos, "convert heat", "end")
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_a_player_who_has_passed_is_skipped() -> None:
    pos = hot(3)
    play(pos, "convert heat", "end", "pass")
    seats = []
    for _turn in range(4):
        seats.append(asked(pos).seat)
        play(pos, "convert heat", "end")
    assert seats == [2, 0, 2, 0]


def test_the_last_player_goes_on_alone_until_passing() -> None:
    pos = hot(3)
    play(pos, "convert heat", "end", "pass", "pass")
    for _action in range(5):
        assert asked(pos).seat == 0
        assert "pass" in offers(pos)
        play(pos, "convert heat")
    assert pos.generation == 1
    play(pos, "pass")
    assert pos.generation == 2


def test_alone_one_may_pass_after_a_single_action() -> None:
    pos = hot(2, seat1=True)
    play(pos, "convert heat")
    assert "pass" in offers(pos)
    play(pos, "pass")
    assert pos.generation == 2


def test_the_phase_ends_only_when_all_have_passed() -> None:
    pos = hot(3)
    play(pos, "pass", "pass")
    assert (pos.generation, asked(pos).kind) == (1, "turn")
    play(pos, "pass")
    assert (pos.generation, asked(pos).kind) == (2, "research")


def test_everybody_is_back_in_the_next_generation() -> None:
    pos = hot(3)
    all_pass(pos)
    buy_nothing(pos)
    seats = []
    for _turn in range(3):
        seats.append(asked(pos).seat)
        play(pos, "convert heat", "end")
    assert seats == [1, 2, 0]


def test_the_first_player_marker_moves_clockwise_every_generation() -> None:
    pos = Scenario(3).start()
    firsts = []
    for _generation in range(7):
        firsts.append(asked(pos).seat)
        all_pass(pos)
        assert asked(pos).seat == pos.first
        buy_nothing(pos)
    assert firsts == [0, 1, 2, 0, 1, 2, 0]
    assert pos.generation == 8


def test_a_choice_within_an_action_is_no_action() -> None:
    """Where the tile goes and how the card is paid for belongs to the one action."""
    pos = Scenario().seat(0, mc=40, steel=5, heat=8, hand=["113"]).start()
    play(pos, "project aquifer", "space 05", "play 113", "pay mc=1,steel=5")
    assert asked(pos).seat == 1


@pytest.mark.parametrize("corporation", ["R31", "R43"])
def test_the_first_action_of_a_corporation_is_the_first_action_of_the_game(corporation: str) -> None:
    pos = Scenario().seat(0, mc=80, heat=80, hand=["141"], corporation=corporation, first_due=True).start()
    assert offers(pos) == ["first action", "pass"]
    for choice in ("convert heat", "project asteroid", "play 141", "award miner", "end"):
        assert refused(pos, choice) == "firstdue"


def test_the_first_action_is_one_of_the_two_actions_of_the_turn() -> None:
    pos = Scenario().seat(0, heat=80, corporation="R43", first_due=True).deck_top(["005", "006", "014"]).start()
    play(pos, "first action")
    assert sorted(hand(pos, 0)) == ["005", "006", "014"]
    assert asked(pos).seat == 0
    assert refused(pos, "first action") == "first"
    play(pos, "convert heat")
    assert asked(pos).seat == 1


def test_whoever_passes_before_the_first_action_still_owes_it_in_the_next_generation() -> None:
    scenario = Scenario().seat(0, corporation="R31", first_due=True).seat(1, mc=99)
    pos = scenario.start()
    play(pos, "pass")
    play(pos, "pass")
    buy_nothing(pos)
    play(pos, "project power_plant", "end")
    assert offers(pos) == ["first action", "pass"]
    money = pos.players[0].stock[MC]
    play(pos, "first action", "space 14")
    assert pos.players[0].stock[MC] == money + 3
    play(pos, "project power_plant")
    assert asked(pos).seat == 1
    play(pos, "pass", "pass")
    buy_nothing(pos)
    assert "first action" not in offers(pos)


def test_corporations_without_a_first_action_begin_freely() -> None:
    pos = Scenario().seat(0, mc=14, corporation="R08").start()
    assert "first action" not in offers(pos)
    assert refused(pos, "first action") == "first"


def test_the_action_of_a_card_is_used_once_in_a_generation() -> None:
    """P. 11: with a marker on the used card; it goes away in the production phase."""
    pos = Scenario(players=2).seat(0, energy=2, played=["014"], production={"energy": 2}).start()
    play(pos, "action 014")
    assert refused(pos, "action 014") == "used"
    play(pos, "end", "pass", "pass")
    buy_nothing(pos)
    play(pos, "pass")
    assert pos.players[0].stock[ENERGY] == 2
    play(pos, "action 014")
    assert len(pos.players[0].hand) == 2


def test_of_two_actions_on_a_card_one_is_used_in_a_generation() -> None:
    """P. 11: two arrows mean a choice."""
    pos = Scenario().seat(0, played=["033"], resources={"033": 4}).start()
    play(pos, "action 033")
    assert len(offers(pos)) == 2
    play(pos, offers(pos)[0])
    assert refused(pos, "action 033") == "used"


def test_the_action_of_a_card_may_be_used_in_the_turn_in_which_it_is_played() -> None:
    pos = Scenario().seat(0, mc=11, energy=1, hand=["014"]).start()
    play(pos, "play 014", "action 014")
    assert len(pos.players[0].hand) == 1


def test_cards_of_others_give_no_action() -> None:
    pos = Scenario().seat(0, energy=5).seat(1, played=["014"]).start()
    assert refused(pos, "action 014") == "noaction"
