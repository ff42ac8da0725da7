"""Which corporation MarsBot takes, and what it drafts and discards for it."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.locale import catalogue
from areopolis.terraforming.card import BY_ID, CORPORATIONS_IN_BOX
from areopolis.terraforming.game import GAME
from areopolis.terraforming.marsbot.corporation import CORPORATIONS
from areopolis.terraforming.marsbot.expansion import MARSBOT, choose_corporation
from areopolis.terraforming.marsbot.options import corporation_of
from areopolis.terraforming.options import Options
from areopolis.terraforming.scenario import play
from areopolis.terraforming.whole import new_game, new_position, restore
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.companies import (
    DRAFTING,
    NAMES,
    OF_TURMOIL,
    RECURRING,
    founded,
    game,
    kinds,
    settled,
    to_turn,
)
from tests.terraforming.marsbot.kit import (
    BOT,
    HUMAN,
    card,
    marsbot,
    names,
    position,
)

# All of them.


def test_the_corporations_and_their_cards() -> None:
    assert {n: BY_ID[card(found.card)].name for n, found in CORPORATIONS.items() if n} == NAMES


@pytest.mark.parametrize("number", NAMES)
def test_every_corporation_plays_two_generations(number: int) -> None:
    pos = game(number, draft=number in DRAFTING)
    assert marsbot(pos).corporation == number
    for generation in (1, 2):
        assert pos.generation == generation
        # MarsBot begins the second generation; what it has turned up by then is set aside.
        bonus = names([*marsbot(pos).action_deck, *marsbot(pos).set_aside])
        turmoil = number in OF_TURMOIL
        assert (RECURRING.get(number) in bonus) == (number in RECURRING)
        assert len([b for b in bonus if b in {"B23", "B25", "B29", "B32"}]) == (number in RECURRING)
        assert bonus.count("B21") == (turmoil and number != 37)
        assert restore(pos.data()).data() == pos.data() == pos.copy().data()
        play(pos, "pass")
        to_turn(pos)


@pytest.mark.parametrize("number", [0, *NAMES])
def test_cards_of_other_corporations_stay_out(number: int) -> None:
    pos = founded(number) if number else position()
    state = marsbot(pos)
    bonus = {n for n in names([*state.action_deck, *state.bonus_deck]) if n[0] == "B"}
    special = {"B31"} if number == 12 else set()
    gone = {"B06"} if number == 5 else set()
    assert bonus == {f"B0{n}" for n in range(1, 9)} - gone | special


def test_set_up_and_tags_come_before_the_box_of_the_first_generation() -> None:
    """The first action deck is complete: three project cards, a bonus card, and the one of the corporation."""
    assert kinds(game(2))[0] == 3
    assert len(kinds(game(2))[1]) == 2
    assert kinds(game(38))[0] == 4


# Choosing.


def offered(draft: bool, turmoil: bool, human: str) -> set[int]:
    found = set()
    for seed in range(250):
        options = Options(2, draft=draft, more=agreed(turmoil=turmoil, marsbot="normal", marsbot_corporation="random"))
        pos = new_position(options, seed)
        pos.players[HUMAN].corporation = card(human)
        found.add(choose_corporation(pos))
    return found


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("turmoil", [False, True])
def test_the_random_choice(draft: bool, turmoil: bool) -> None:
    human = next(BY_ID[c].number for c in CORPORATIONS_IN_BOX if BY_ID[c].name == "Inventrix")
    wanted = set(NAMES) - {5} - (set() if draft else DRAFTING) - (set() if turmoil else OF_TURMOIL)
    assert offered(draft, turmoil, human) == wanted


@pytest.mark.parametrize("number", NAMES)
def test_never_the_corporation_of_the_human(number: int) -> None:
    human = next(BY_ID[c] for c in CORPORATIONS_IN_BOX if BY_ID[c].name == NAMES[number])
    for seed in range(40):
        pos = new_position(
            Options(2, draft=True, more=("turmoil=yes", "marsbot=easy", "marsbot-corporation=random")), seed
        )
        pos.players[HUMAN].corporation = human.id
        assert choose_corporation(pos) != number


def test_an_agreed_corporation_is_never_that_of_the_human_either() -> None:
    """Fact 62: never the same one."""
    for seed in range(60):
        pos = new_game(Options(2, more=("marsbot=normal", "marsbot-corporation=C02")), seed)
        if card("R17") in pos.players[HUMAN].corporations:
            play(pos, "corporation R17", "buy none")
            assert marsbot(to_turn(pos)).corporation != 2


def test_a_random_corporation_in_a_real_game() -> None:
    found = set()
    for seed in range(12):
        pos = to_turn(new_game(Options(2, more=("marsbot=normal", "marsbot-corporation=random")), seed))
        number = marsbot(pos).corporation
        assert number in set(NAMES) - DRAFTING - OF_TURMOIL
        assert NAMES[number] != BY_ID[pos.players[HUMAN].corporation].name
        found.add(number)
    assert len(found) > 2


def test_no_corporation_by_default() -> None:
    assert marsbot(to_turn(new_game(Options(2, more=("marsbot=normal",)), 1))).corporation == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"marsbot-corporation": "C02"}, "there is no MarsBot"),
        ({"marsbot": "normal", "marsbot-corporation": "C13"}, "say one of random, C01"),
        ({"marsbot": "normal", "marsbot-corporation": "c02"}, "say one of random, C01"),
        ({"marsbot": "normal", "marsbot-corporation": "C01"}, "C01: this one drafts, so play with draft=yes"),
        ({"marsbot": "normal", "marsbot-corporation": "C11"}, "C11: this one drafts"),
        ({"marsbot": "normal", "marsbot-corporation": "C35"}, "C35: this one belongs to Turmoil"),
        ({"marsbot": "normal", "marsbot-corporation": "C39", "draft": "yes"}, "C39: this one belongs to Turmoil"),
    ],
)
def test_refused_options(words: dict[str, str], message: str) -> None:
    why = GAME.why_not_options(words)
    assert why is not None
    assert message in catalogue("en").say(why)


@pytest.mark.parametrize("number", NAMES)
def test_what_the_options_ask_for(number: int) -> None:
    for draft in (False, True):
        for turmoil in (False, True):
            more = agreed(turmoil=turmoil, marsbot="hard", marsbot_corporation=f"C{number:02}")
            if (draft or number not in DRAFTING) and (turmoil or number not in OF_TURMOIL):
                assert corporation_of(Options(2, draft=draft, more=more)) == f"C{number:02}"
            else:
                with pytest.raises(BadOptions, match=f"C{number:02}"):
                    Options(2, draft=draft, more=more)


# Drafting and discarding.


def drafts(number: int, *cards: str) -> set[str]:
    """What it takes from these cards, over many shuffles."""
    found = set()
    for seed in range(30):
        pos = settled(number, draft=True, seed=seed)
        found.add(BY_ID[MARSBOT.drafts(pos, [card(n) for n in cards])].number)
    return found


@pytest.mark.parametrize(
    ("number", "cards", "wanted"),
    [
        (1, ("056", "142", "102"), {"142"}),
        (1, ("142", "165", "056"), {"142", "165"}),
        (8, ("175", "002", "051", "056"), {"051"}),
        (8, ("175", "002", "056"), {"002"}),
        (8, ("175", "056", "091"), {"175"}),
        (8, ("051", "057", "175"), {"051", "057"}),
        (8, ("056", "091"), {"056", "091"}),
        (9, ("056", "106", "029"), {"106"}),
        (9, ("019", "106", "175"), {"019", "106"}),
        (10, ("106", "029", "056"), {"029"}),
        (11, ("051", "141", "056"), {"141"}),
        (11, ("051", "091"), {"051", "091"}),
        (2, ("056", "142", "106"), {"056", "142", "106"}),
    ],
)
def test_draft_priorities(number: int, cards: tuple[str, ...], wanted: set[str]) -> None:
    assert drafts(number, *cards) == wanted


def discards(number: int, *cards: str, level: str = "normal") -> set[str]:
    """What it discards of four drafted cards, over many shuffles."""
    found = set()
    for seed in range(40):
        pos = settled(number, level=level, draft=True, seed=seed)
        pos.players[BOT].dealt[:] = [card(n) for n in cards]
        before = list(pos.discards)
        MARSBOT.research(pos, BOT)
        gone = names([c for c in pos.discards if c not in before])
        assert len(gone) <= 1
        assert kinds(pos)[0] == 4 - len(gone)
        assert set(names(marsbot(pos).action_deck)) & set(cards) == set(cards) - set(gone)
        found |= set(gone) or {"none"}
    return found


@pytest.mark.parametrize(
    ("number", "cards", "wanted"),
    [
        (1, ("056", "142", "165", "102"), {"056", "102"}),
        (1, ("070", "075", "078", "108"), {"none"}),
        (8, ("175", "002", "056", "091"), {"056", "091"}),
        (8, ("175", "002", "051", "009"), {"none"}),
        (9, ("106", "029", "019", "107"), {"029"}),
        (10, ("029", "032", "106", "016"), {"106"}),
        (11, ("141", "046", "051", "160"), {"051"}),
        (2, ("056", "142", "106", "091"), {"056", "142", "106", "091"}),
    ],
)
def test_protected_discards(number: int, cards: tuple[str, ...], wanted: set[str]) -> None:
    assert discards(number, *cards) == wanted


def test_brutal_keeps_all_four() -> None:
    assert discards(1, "056", "142", "165", "102", level="brutal") == {"none"}
