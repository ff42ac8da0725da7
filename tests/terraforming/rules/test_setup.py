"""Setting up a game (rulebook p. 7) with its variants (p. 13)."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.options import Options, read_options
from areopolis.terraforming.scenario import Scenario, card_named, names_of, play
from areopolis.terraforming.terms import ACTIONS, ENERGY, MC, TITANIUM
from areopolis.terraforming.whole import WholePosition, new_game
from tests.terraforming.rules.kit import asked, choose_starts, corporate, deck, discards, hand, offers, refused

BASE_CORPORATIONS = {"R08", "R17", "R18", "R19", "R43", "R24", "R09", "R31", "R13", "R32"}
CORPORATE_CORPORATIONS = {"R03", "R30"}
CARDS = ["003", "004", "005", "007", "008", "009", "010", "011", "012", "015"]
OTHERS = ["016", "017", "018", "019", "020", "021", "022", "023", "024", "026"]


def cards_of(pos: WholePosition, seat: int) -> list[str]:
    player = pos.players[seat]
    return names_of([*player.dealt, *player.kept, *player.hand])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("corporate_era", [False, True])
def test_everybody_is_dealt_two_corporations_and_ten_projects(players: int, corporate_era: bool) -> None:
    pos = new_game(Options(players, corporate_era), 11)
    everything = deck(pos)
    corporations: list[str] = []
    for seat in range(players):
        assert len(pos.players[seat].dealt) == 10
        assert len(pos.players[seat].corporations) == 2
        everything += cards_of(pos, seat)
        corporations += names_of(pos.players[seat].corporations)
    assert len(everything) == len(set(everything)) == (208 if corporate_era else 137)
    assert len(corporations) == len(set(corporations)) == 2 * players
    assert "R00" not in corporations
    assert pos.discards == []


def test_corporate_era_cards_are_in_or_out() -> None:
    plain, era = new_game(Options(2, corporate_era=False), 1), new_game(Options(2, corporate_era=True), 1)
    in_plain = [*deck(plain), *cards_of(plain, 0), *cards_of(plain, 1)]
    in_era = [*deck(era), *cards_of(era, 0), *cards_of(era, 1)]
    assert not any(corporate(number) for number in in_plain)
    assert len([number for number in in_era if corporate(number)]) == 71


@pytest.mark.parametrize("corporate_era", [False, True])
def test_corporations_of_the_corporate_era_are_in_or_out(corporate_era: bool) -> None:
    seen: set[str] = set()
    for seed in range(12):
        pos = new_game(Options(5, corporate_era), seed)
        for player in pos.players:
            seen |= set(names_of(player.corporations))
    assert seen == BASE_CORPORATIONS | (CORPORATE_CORPORATIONS if corporate_era else set())


@pytest.mark.parametrize(("corporate_era", "production"), [(False, 1), (True, 0)])
def test_start_production(corporate_era: bool, production: int) -> None:
    pos = new_game(Options(3, corporate_era), 2)
    for player in pos.players:
        assert player.production == [production] * 6
        assert player.stock == [0] * 6


def test_start_of_ratings_parameters_and_generations() -> None:
    pos = new_game(Options(4), 3)
    assert [player.tr for player in pos.players] == [20] * 4
    assert (pos.temperature, pos.oxygen, pos.oceans, pos.generation) == (-30, 0, 0, 1)
    assert set(pos.tiles) == {0}


def test_production_of_the_corporation_comes_on_top_of_the_standard_game() -> None:
    pos = Scenario(2, corporate_era=False).deal(0, ["R13", "R08"], CARDS).deal(1, ["R09", "R17"], OTHERS).start_dealt(1)
    play(pos, "corporation R13", "buy none", "corporation R09", "buy none")
    assert pos.players[0].production == [1, 1, 1, 1, 2, 1]
    assert pos.players[0].stock[MC] == 48
    assert (pos.players[1].stock[MC], pos.players[1].stock[TITANIUM]) == (23, 10)
    assert pos.players[1].production[ENERGY] == 1


def test_the_first_player_is_found_by_chance() -> None:
    firsts = [new_game(Options(3), seed).first for seed in range(60)]
    assert {firsts.count(seat) > 5 for seat in range(3)} == {True}


def test_chance_changes_with_the_seed_and_only_with_it() -> None:
    assert new_game(Options(2), 4).digest() == new_game(Options(2), 4).digest()
    assert new_game(Options(2), 4).digest() != new_game(Options(2), 5).digest()


def test_the_first_player_begins_the_first_generation_with_the_action_phase() -> None:
    for seed in range(8):
        pos = new_game(Options(3, draft=True), seed)
        choose_starts(pos)
        assert (pos.generation, pos.phase) == (1, ACTIONS)
        assert asked(pos).kind == "turn"
        assert asked(pos).seat == pos.first


def test_there_is_no_draft_of_the_start_cards() -> None:
    """P. 13: the first research phase is skipped, and the draft with it."""
    pos = new_game(Options(2, draft=True), 0)
    first = pos.first
    assert asked(pos).kind == "corporation"
    play(pos, f"corporation {offers(pos)[0]}")
    assert (asked(pos).seat, asked(pos).kind, len(offers(pos))) == (first, "start", 10)


def position(*corporations: str) -> WholePosition:
    """Two seats, each with a corporation to take and Ecoline or CrediCor to leave."""
    scenario = Scenario(2).deal(0, [corporations[0], "R17"], CARDS).deal(1, [corporations[1], "R08"], OTHERS)
    return scenario.start_dealt(production=0)


def test_one_of_two_corporations_is_chosen() -> None:
    pos = position("R09", "R13")
    assert offers(pos) == ["R09", "R17"]
    assert refused(pos, "corporation R09 R17")
    assert refused(pos, "corporation none")
    assert refused(pos, "corporation R13")


def test_nobody_sees_a_corporation_before_all_have_chosen() -> None:
    """P. 7: all choose at the same time, and corporations are turned over when everybody has chosen."""
    pos, other = position("R09", "R13"), position("R09", "R13")
    play(pos, "corporation R09")
    play(other, "corporation R17")
    assert pos.view(1).table() == other.view(1).table()
    assert pos.players[0].corporation == -1


def test_nobody_knows_how_many_cards_another_keeps_before_all_have_chosen() -> None:
    """P. 7: cards are chosen at the same time as well; how many are bought is announced in turn order afterwards."""
    pos, other = position("R09", "R13"), position("R09", "R13")
    play(pos, "corporation R09", "buy 003 004 005 007 008")
    play(other, "corporation R09", "buy none")
    assert pos.view(1).table() == other.view(1).table()


def test_corporations_are_revealed_in_turn_order() -> None:
    """P. 7: one after the other, from the first player on."""
    for seed in range(6):
        pos = new_game(Options(4), seed)
        found: list[int] = []
        while asked(pos).kind in {"corporation", "start"}:
            choice = f"corporation {offers(pos)[0]}" if asked(pos).kind == "corporation" else "buy none"
            assert found == []
            found = [event.seat for event in pos.apply(choice) if event.name == "found"]
        assert found == [(pos.first + i) % 4 for i in range(4)]


def test_start_cards_cost_three_each_and_the_others_are_discarded() -> None:
    pos = position("R09", "R13")
    play(pos, "corporation R09", "buy 009 015", "corporation R13", "buy " + " ".join(OTHERS))
    assert [player.stock[MC] for player in pos.players] == [23 - 6, 48 - 30]
    assert sorted(hand(pos, 0)) == ["009", "015"]
    assert sorted(hand(pos, 1)) == OTHERS
    assert sorted(discards(pos)) == [number for number in CARDS if number not in {"009", "015"}]


def test_the_other_corporation_goes_back_to_the_box() -> None:
    pos = position("R09", "R13")
    play(pos, "corporation R09", "buy none", "corporation R13", "buy none")
    assert [player.corporations for player in pos.players] == [[], []]
    assert [player.corporation for player in pos.players] == [card_named("R09").id, card_named("R13").id]
    assert not {"R17", "R08"} & {*discards(pos), *deck(pos)}


@pytest.mark.parametrize(("corporation", "most"), [("R09", 7), ("R24", 10), ("R19", 10), ("R08", 10)])
def test_start_cards_are_limited_by_the_start_money(corporation: str, most: int) -> None:
    """PhoboLog has 23 M€, so 7 cards; its titanium buys none."""
    pos = Scenario(2).deal(0, [corporation, "R17"], CARDS).deal(1, ["R13", "R18"], OTHERS).start_dealt(0)
    play(pos, f"corporation {corporation}")
    assert (asked(pos).least, asked(pos).most) == (0, most)
    if most < 10:
        assert refused(pos, "buy " + " ".join(CARDS[: most + 1]))
    play(pos, "buy " + " ".join(CARDS[:most]))


def test_a_beginner_has_42_and_all_ten_cards_and_no_choice() -> None:
    pos = new_game(Options(3, corporate_era=False, beginners=(0, 2)), 9)
    dealt = [cards_of(pos, seat) for seat in range(3)]
    assert [len(player.corporations) for player in pos.players] == [0, 2, 0]
    assert asked(pos).seat == 1
    play(pos, f"corporation {offers(pos)[0]}", "buy none")
    assert asked(pos).kind == "turn"
    for seat in (0, 2):
        player = pos.players[seat]
        assert player.corporation == card_named("R00").id
        assert player.stock == [42, 0, 0, 0, 0, 0]
        assert sorted(hand(pos, seat)) == sorted(dealt[seat])
        assert player.production == [1] * 6
    assert sorted(discards(pos)) == sorted(dealt[1])


def test_a_game_of_beginners_begins_at_once() -> None:
    pos = new_game(Options(2, corporate_era=False, beginners=(0, 1)), 1)
    assert asked(pos).kind == "turn"
    assert [len(player.hand) for player in pos.players] == [10, 10]
    assert [player.stock[MC] for player in pos.players] == [42, 42]
    assert pos.discards == []


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_there_are_one_to_five_players(players: int) -> None:
    with pytest.raises(BadOptions, match="players"):
        Options(players)


def test_the_solo_game_is_always_played_with_the_corporate_era() -> None:
    with pytest.raises(BadOptions, match="corporate-era"):
        Options(1, corporate_era=False)


def test_nobody_drafts_alone() -> None:
    with pytest.raises(BadOptions, match="draft"):
        Options(1, draft=True)


@pytest.mark.parametrize("seat", [-1, 2])
def test_beginners_sit_at_the_table(seat: int) -> None:
    with pytest.raises(BadOptions, match="beginners"):
        Options(2, beginners=(seat,))


@pytest.mark.parametrize(
    "words",
    [
        {"players": "two"},
        {"players": "-2"},
        {"draft": "maybe"},
        {"corporate-era": "1"},
        {"venus": "yes"},
        {"beginners": "x"},
    ],
)
def test_words_that_are_no_options(words: dict[str, str]) -> None:
    with pytest.raises(BadOptions):
        read_options(words)
