"""Set-up at every level, and options that are refused."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.terraforming.marsbot.bonus import STARTING
from areopolis.terraforming.marsbot.options import level_of
from areopolis.terraforming.marsbot.state import new_marsbot
from areopolis.terraforming.options import Options, read_options
from areopolis.terraforming.terms import SETUP
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition, new_game
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.kit import BOT, HUMAN, marsbot, names

LEVELS = ("easy", "normal", "hard", "brutal")
B01_TO_B08 = [f"B0{number}" for number in range(1, 9)]


def kinds(pos: WholePosition) -> tuple[int, int, list[str]]:
    """Projects, ordinary bonus cards and recurring cards in the action deck."""
    deck = names(marsbot(pos).action_deck)
    bonus = [number for number in deck if number in B01_TO_B08]
    again = [number for number in deck if number.startswith("B") and number not in B01_TO_B08]
    return len(deck) - len(bonus) - len(again), len(bonus), again


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turmoil", [False, True])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("seed", [0, 5])
def test_set_up(level: str, turmoil: bool, draft: bool, seed: int) -> None:
    pos = new_game(Options(2, draft=draft, more=agreed(turmoil=turmoil, marsbot=level)), seed)
    bot = pos.players[BOT]
    assert kinds(pos) == (4 if level == "brutal" else 3, 1, ["B21"] if turmoil else [])
    ordinary = [n for n in names([*marsbot(pos).bonus_deck, *marsbot(pos).action_deck]) if n in B01_TO_B08]
    assert sorted(ordinary) == B01_TO_B08
    assert len(marsbot(pos).bonus_deck) == 7
    assert marsbot(pos).bonus_discard == marsbot(pos).destroyed == marsbot(pos).set_aside == marsbot(pos).played == []
    assert (bot.tr, bot.stock, bot.hand, bot.production) == (10 if turmoil else 20, [0] * 6, [], [0] * 6)
    assert marsbot(pos).tracks == marsbot(pos).highest == [0] * 7
    assert marsbot(pos).neural == 0
    assert pos.players[HUMAN].tr == 20
    assert len(pos.players[HUMAN].dealt) == 10
    assert len(pos.players[HUMAN].corporations) == 2
    assert (pos.first, pos.generation, pos.phase) == (HUMAN, 1, SETUP)
    assert pos.decision is not None
    assert pos.decision.seat == HUMAN
    assert not any(pos.tiles)
    assert bot.corporation == -1


def test_without_the_corporate_era_the_person_alone_has_start_production() -> None:
    pos = new_game(Options(2, corporate_era=False, more=("marsbot=normal",)), 1)
    assert pos.players[HUMAN].production == [1] * 6
    assert pos.players[BOT].production == [0] * 6
    assert marsbot(pos).tracks == [0] * 7


def test_turmoil_gives_marsbot_seven_delegates_in_reserve_and_none_in_the_lobby() -> None:
    pos = new_game(Options(2, more=("turmoil=yes", "marsbot=normal")), 1)
    assert committee(pos).lobby == [True, False]
    assert committee(pos).reserve(BOT) == 7


def test_the_human_makes_the_first_turn() -> None:
    pos = new_game(Options(2, more=("marsbot=normal",)), 2)
    kind = ""
    while pos.decision is not None and kind != "turn":
        assert pos.decision.seat == HUMAN
        kind = pos.decision.kind
        if kind != "turn":
            pos.apply(pos.decision.notations()[0] if not pos.decision.verb else first_of(pos))
    assert len(marsbot(pos).action_deck) == 4


def first_of(pos: WholePosition) -> str:
    assert pos.decision is not None
    if not pos.decision.least:
        return "buy none"
    return f"{pos.decision.verb} {pos.decision.options[0].notation()}"


def test_decks_are_shuffled() -> None:
    first = {tuple(marsbot(new_game(Options(2, more=("marsbot=normal",)), seed)).bonus_deck) for seed in range(6)}
    assert len(first) > 1
    places = set()
    for seed in range(30):
        deck = marsbot(new_game(Options(2, more=("marsbot=normal",)), seed)).action_deck
        places.add(next(i for i, card in enumerate(deck) if card in STARTING))
    assert places == {0, 1, 2, 3}


def test_b21_may_lie_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(60):
        deck = names(marsbot(new_game(Options(2, more=("turmoil=yes", "marsbot=normal")), seed)).action_deck)
        places.add(deck.index("B21"))
    assert places == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_marsbot_plays_against_exactly_one_person(players: int) -> None:
    with pytest.raises(BadOptions):
        Options(players, more=("marsbot=normal",))


@pytest.mark.parametrize("level", ["medium", "EASY", "yes", "no", " hard"])
def test_unknown_levels_are_refused(level: str) -> None:
    with pytest.raises(BadOptions):
        Options(2, more=(f"marsbot={level}",))
    with pytest.raises(BadOptions):
        read_options({"players": "2", "marsbot": level})


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_read_and_written(level: str) -> None:
    options = read_options({"players": "2", "marsbot": level})
    assert level_of(options) == level
    assert read_options(options.words()) == options
    assert marsbot(new_game(options, 0)).rules == new_marsbot(level).rules


def test_without_the_option_there_is_no_marsbot() -> None:
    pos = new_game(Options(2), 0)
    assert pos.expansions == ()
    assert pos.states == []
    assert not any(player.automa for player in pos.players)
