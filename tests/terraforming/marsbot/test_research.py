"""Research: the action deck of every generation."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import BOT, HUMAN, card, marsbot, money, names, position, research

LEVELS = ("easy", "normal", "hard", "brutal")


def done(pos: WholePosition) -> WholePosition:
    """Take the first card of every draft and buy none, up to the first turn of the human."""
    while pos.decision is not None and pos.decision.kind in {"draft", "research"}:
        if pos.decision.verb == "draft":
            pos.apply(f"draft {pos.decision.options[0].notation()}")
        else:
            pos.apply("buy none")
    return pos


def generation(level: str = "normal", **rest: Any) -> WholePosition:
    """The position after research in an odd generation, in which the human begins."""
    pos = position(level, generation=2, **rest)
    pos.first = BOT
    return done(research(pos))


def split(pos: WholePosition) -> tuple[list[str], list[str]]:
    deck = names(marsbot(pos).action_deck)
    return [n for n in deck if not n.startswith("B")], sorted([n for n in deck if n.startswith("B")])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("turmoil", [False, True])
def test_the_action_deck(level: str, draft: bool, turmoil: bool) -> None:
    rest: dict[str, Any] = {"turmoil": {"lobby": [0]}} if turmoil else {}
    pos = generation(level, draft=draft, bot={"mc": 7}, **rest)
    assert pos.generation == 3
    projects, bonus = split(pos)
    assert len(projects) == (4 if level == "brutal" else 3)
    assert len([number for number in bonus if number != "B21"]) == 1
    assert bonus.count("B21") == turmoil
    assert len(marsbot(pos).bonus_deck) == 7
    assert money(pos) == 7
    # The human saw four cards and bought none; a drafting MarsBot discards one of its four, except a brutal one.
    assert len(pos.discards) == 4 + (1 if draft and level != "brutal" else 0)
    assert pos.players[BOT].dealt == pos.players[BOT].kept == pos.players[BOT].hand == []
    if with_turmoil(pos.options):
        assert marsbot(pos).set_aside == []


def test_without_draft_the_cards_come_from_the_top() -> None:
    top = ["056", "007", "015", "043", "064", "065", "067"]
    pos = generation(deck=tuple(top))
    cards = split(pos)[0] + names(pos.discards)
    assert sorted(cards) == sorted(top)
    assert pos.drawn == 7


def test_drafted_cards_come_from_two_piles_that_are_swapped() -> None:
    top = ["056", "007", "015", "043", "064", "065", "067", "069"]
    pos = position(generation=2, draft=True, deck=tuple(top))
    pos.first = BOT
    research(pos)
    first = set(names(pos.players[HUMAN].dealt))
    assert len(first) == 4
    assert first < set(top)
    mine: list[str] = []
    for number in (4, 3, 2):
        assert pos.decision is not None
        assert pos.decision.seat == HUMAN
        assert len(pos.decision.options) == number
        offered = {option.notation() for option in pos.decision.options}
        # The first and third hand are the human's own pile, the second began as MarsBot's.
        assert offered <= (first if number % 2 == 0 else set(top) - first)
        mine.append(min(offered))
        pos.apply(f"draft {mine[-1]}")
    assert pos.decision is not None
    assert pos.decision.kind == "research"
    assert len(pos.decision.options) == 4
    assert set(mine) < {option.notation() for option in pos.decision.options}
    kept = {option.notation() for option in pos.decision.options}
    pos.apply("buy none")
    projects = split(pos)[0]
    assert len(projects) == 3
    assert set(projects) < set(top) - kept


def test_marsbot_drafts_and_discards_at_random() -> None:
    top = ["056", "007", "015", "043", "064", "065", "067", "069"]
    decks = {tuple(sorted(split(generation(draft=True, deck=tuple(top), seed=seed))[0])) for seed in range(12)}
    assert len(decks) > 3


def test_the_bonus_card_comes_from_the_top() -> None:
    pos = generation(bot={"bonus_deck_top": ["B05", "B02"]})
    assert split(pos)[1] == ["B05"]
    assert names(marsbot(pos).bonus_deck)[0] == "B02"


def test_an_empty_bonus_deck_is_made_anew_from_the_discards() -> None:
    gone = ["B01", "B04", "B05", "B06", "B07"]
    pos = generation(bot={"bonus_discard": ["B02", "B03", "B08"], "destroyed": gone})
    bonus = split(pos)[1]
    assert len(bonus) == 1
    assert sorted(bonus + names(marsbot(pos).bonus_deck)) == ["B02", "B03", "B08"]
    assert marsbot(pos).bonus_discard == []
    assert names(marsbot(pos).destroyed) == gone


def test_a_deck_that_is_not_empty_is_not_reshuffled() -> None:
    gone = ["B01", "B04", "B05", "B06", "B07"]
    pos = generation(bot={"bonus_deck_top": ["B02"], "bonus_discard": ["B03", "B08"], "destroyed": gone})
    assert split(pos)[1] == ["B02"]
    assert names(marsbot(pos).bonus_discard) == ["B03", "B08"]


def test_no_bonus_card_when_all_are_destroyed() -> None:
    everything = [f"B0{number}" for number in range(1, 9)]
    pos = generation(bot={"destroyed": everything})
    assert split(pos)[1] == []
    assert len(split(pos)[0]) == 3


def test_b21_comes_back_every_generation() -> None:
    pos = position(turmoil={"lobby": [0]}, generation=2)
    pos.first = BOT
    marsbot(pos).set_aside.append(card("B21"))
    done(research(pos))
    assert split(pos)[1].count("B21") == 1
    assert marsbot(pos).set_aside == []


def test_the_played_pile_is_never_shuffled_in() -> None:
    pos = position(bot={"played": ["056", "091"], "action_deck_top": []}, generation=2)
    pos.first = BOT
    # Three cards are left in the deck and six in the discards.
    rest = pos.deck[pos.drawn :]
    pos.deck = rest[:3]
    pos.drawn = 0
    pos.discards.extend(rest[3:9])
    done(research(pos))
    assert names(marsbot(pos).played) == ["056", "091"]
    found = {*pos.deck[pos.drawn :], *pos.discards, *[c for c in marsbot(pos).action_deck if c in rest]}
    assert found == set(rest[:9])


def test_with_too_few_cards_marsbot_gets_what_there_is() -> None:
    pos = position(generation=2)
    pos.first = BOT
    pos.deck = pos.deck[pos.drawn : pos.drawn + 5]
    pos.drawn = 0
    done(research(pos))
    assert len(split(pos)[0]) <= 3
