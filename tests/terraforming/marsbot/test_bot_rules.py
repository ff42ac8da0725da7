"""What makes MarsBot easier or harder: each rule by itself, and the levels as their sums."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.locale import catalogue
from areopolis.terraforming.game import GAME
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.expansion import MARSBOT
from areopolis.terraforming.marsbot.options import rules_of
from areopolis.terraforming.marsbot.state import RULES, TURMOIL_RULES, new_marsbot
from areopolis.terraforming.options import Options, read_options
from areopolis.terraforming.whole import WholePosition, new_game, restore
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    HUMAN,
    NO_TAGS,
    card,
    claimed,
    failed,
    funded,
    marsbot,
    money,
    names,
    position,
    rating,
    track,
    turn,
)

SUMS: dict[str, tuple[str, ...]] = {
    "easy": ("no-chains", "low-failures", "low-awards"),
    "normal": (),
    "hard": ("buys-milestones", "pile-counts"),
    "brutal": ("buys-milestones", "pile-counts", "four-cards"),
}
OF_LEVELS = tuple([rule for rule in RULES if rule not in TURMOIL_RULES])
# A rule by itself, then every level: what is said, and which rules are in force.
WAYS: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
    *[("normal", (rule,), (rule,)) for rule in OF_LEVELS],
    *[(level, (), rules) for level, rules in SUMS.items()],
    *[("normal", rules, rules) for rules in SUMS.values() if rules],
    ("easy", SUMS["brutal"], OF_LEVELS),
]
ways = pytest.mark.parametrize(("level", "extra", "rules"), WAYS)


def ruled(level: str, extra: tuple[str, ...], **rest: Any) -> WholePosition:
    """A position with single rules besides the level."""
    pos = position(level, **rest)
    old = marsbot(pos)
    new = new_marsbot(level, extra)
    for mine, theirs in ((new.tracks, old.tracks), (new.highest, old.highest), (new.played, old.played)):
        mine[:] = theirs
    new.bonus_deck.extend(old.bonus_deck)
    new.first_turn = old.first_turn
    pos.states[pos.states.index(old)] = new
    return pos


def resolve(pos: WholePosition, *cards: str) -> WholePosition:
    marsbot(pos).action_deck[:] = [card(number) for number in cards]
    return turn(pos, len(cards))


def test_the_rules() -> None:
    levels = ("no-chains", "low-failures", "low-awards", "buys-milestones", "pile-counts", "four-cards")
    assert levels == OF_LEVELS
    assert TURMOIL_RULES == ("rating-13", "one-delegate", "two-delegates")
    assert set(RULES) == {*levels, *TURMOIL_RULES}


@ways
def test_chains(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """Cells that move the same cube on are ignored, and act no more later; other tracks are moved as usual."""
    pos = resolve(ruled(level, extra), CARD["space"])
    assert track(pos, "space") == (1 if "no-chains" in rules else 2)
    pos = resolve(ruled(level, extra, bot={"tracks": {"event": 6}}), CARD["event"])
    assert (track(pos, "event"), pos.oceans) == ((7, 0) if "no-chains" in rules else (8, 1))
    pos = resolve(ruled(level, extra, bot={"tracks": {"building": 10, "space": 1}}), CARD["building"])
    assert track(pos, "space") == 2


@ways
def test_failed_actions(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    less = 3 if "low-failures" in rules else 5
    pos = resolve(ruled(level, extra, bot={"tracks": {"bio": 18}}), NO_TAGS, CARD["bio"])
    assert (failed(pos), money(pos)) == (2, 2 * less)
    # Not the money of bonus cards, nor that of the temperature.
    assert money(resolve(ruled(level, extra), "B02")) == 5
    assert money(resolve(ruled(level, extra), "B04")) == 5
    pos = resolve(ruled(level, extra, bot={"tracks": {"space": 2}}, parameters={"temperature": -26}), CARD["space"])
    assert (pos.temperature, money(pos)) == (-24, 2)


@ways
def test_awards_that_are_funded(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """Only energy + 5 and space + 5 show anything; lowered by 5 they lead nowhere."""
    pos = resolve(ruled(level, extra, bot={"tracks": {"bio": 9}}), CARD["bio"])
    low = "low-awards" in rules
    assert (funded(pos), failed(pos)) == (({}, 1) if low else ({"thermalist": BOT}, 0))
    pos = resolve(ruled(level, extra, bot={"tracks": {"bio": 9, "science": 6}}), CARD["bio"])
    assert funded(pos) == {"scientist": BOT}


@ways
def test_awards_at_the_end(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """3 heat against energy 0 + 5; 3 steel against space 4 + 5; no tiles against none, which may go below zero."""
    awards = {"thermalist": HUMAN, "miner": HUMAN, "landlord": BOT}
    given: dict[str, Any] = {"tracks": {"space": 4}}
    pos = ruled(level, extra, bot=given, awards=awards, me={"heat": 3, "steel": 3})
    points = [sheet["awards"] for sheet in pos.breakdown()]
    assert points == ([10, 5] if "low-awards" in rules else [5, 15])


@ways
def test_milestones_bought(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """Terraformer, Builder and Planner are met: the first turn buys one for 8 M€, then goes on."""
    given = {"tr": 35, "mc": 8, "tracks": dict.fromkeys(TRACKS, 8), "first_turn": True}
    given["highest"] = dict.fromkeys(TRACKS, 18)
    pos = resolve(ruled(level, extra, bot=given), CARD["bio"])
    bought = "buys-milestones" in rules
    assert claimed(pos) == ({"terraformer": BOT} if bought else {})
    assert (money(pos), track(pos, "bio")) == (0 if bought else 8, 9)


@pytest.mark.parametrize(
    ("mc", "met", "taken", "first", "bought"),
    [
        (7, 3, {}, True, False),
        (8, 3, {}, True, True),
        (8, 3, {}, False, False),
        (8, 2, {}, True, False),
        (8, 2, {"mayor": HUMAN}, True, True),
        (8, 1, {"mayor": HUMAN}, True, False),
        (8, 1, {"mayor": HUMAN, "gardener": BOT}, True, True),
        (8, 0, {"mayor": HUMAN, "gardener": BOT}, True, False),
        (8, 3, {"mayor": HUMAN, "gardener": BOT, "builder": BOT}, True, False),
        # Those that are claimed do not count as met.
        (8, 3, {"builder": HUMAN}, True, True),
        (8, 2, {"builder": HUMAN}, True, False),
    ],
)
def test_when_a_milestone_is_bought(mc: int, met: int, taken: dict[str, int], first: bool, bought: bool) -> None:
    """Met are, in this order, Builder, Terraformer, Planner."""
    tracks = dict.fromkeys(TRACKS, 4 if met > 2 else 0)
    tracks["building"] = 8 if met else 0
    given: dict[str, Any] = {"tr": 35 if met > 1 else 20, "mc": mc, "tracks": tracks, "first_turn": first}
    given["highest"] = dict.fromkeys(TRACKS, 18)
    pos = resolve(ruled("normal", ("buys-milestones",), bot=given, milestones=taken), CARD["bio"])
    assert len(claimed(pos)) - len(taken) == bought
    assert money(pos) == mc - 8 * bought


def test_a_milestone_is_bought_once_a_generation() -> None:
    given: dict[str, Any] = {"tr": 35, "mc": 16, "tracks": dict.fromkeys(TRACKS, 8), "first_turn": True}
    given["highest"] = dict.fromkeys(TRACKS, 18)
    pos = resolve(ruled("normal", ("buys-milestones",), bot=given), CARD["bio"], CARD["bio"])
    assert (len(claimed(pos)), money(pos)) == (1, 8)
    MARSBOT.before_actions(pos)
    resolve(pos, CARD["bio"])
    assert (len(claimed(pos)), money(pos)) == (2, 0)


def test_a_milestone_is_bought_before_passing() -> None:
    given: dict[str, Any] = {"tr": 35, "mc": 8, "tracks": dict.fromkeys(TRACKS, 8), "first_turn": True}
    pos = ruled("normal", ("buys-milestones",), bot=given)
    MARSBOT.turn(pos, BOT)
    assert (len(claimed(pos)), money(pos), pos.players[BOT].passed) == (1, 0, True)


@ways
def test_the_pile(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """1, 3, one for each here, one for Jovian tags count as one each; none at all and below zero do not."""
    pile = ["002", "150", "052", "012", "056", "097", "195"]
    pos = ruled(level, extra, bot={"played": pile})
    plain = ruled(level, extra)
    assert pos.scores()[BOT] - plain.scores()[BOT] == (4 if "pile-counts" in rules else 0)


@ways
def test_project_cards(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    wanted = 4 if "four-cards" in rules else 3
    for draft in (False, True):
        pos = new_game(Options(2, draft=draft, more=agreed(marsbot=level, marsbot_rules=extra)), 5)
        assert len([n for n in names(marsbot(pos).action_deck) if n[0] != "B"]) == wanted
        assert len(marsbot(pos).action_deck) == wanted + 1
        if draft:
            pos.players[BOT].dealt.extend([card(number) for number in ("056", "091", "106", "175")])
        MARSBOT.research(pos, BOT)
        assert len(marsbot(pos).action_deck) == wanted + 1


@ways
def test_options_reach_marsbot(level: str, extra: tuple[str, ...], rules: tuple[str, ...]) -> None:
    options = Options(2, more=agreed(marsbot=level, marsbot_rules=extra))
    pos = new_game(options, 1)
    assert set(marsbot(pos).rules) == set(rules)
    assert len(marsbot(pos).rules) == len(rules)
    for other in (pos.copy(), restore(pos.data())):
        assert marsbot(other).rules == marsbot(pos).rules
    assert rules_of(read_options(options.words())) == extra


def test_rules_are_a_part_of_the_options() -> None:
    plain, mixed = Options(2, more=("marsbot=normal",)), Options(2, more=("marsbot=normal", "marsbot-rules=four-cards"))
    assert plain != mixed
    assert mixed == Options(2, more=("marsbot=normal", "marsbot-rules=four-cards"))
    assert mixed.words()["marsbot-rules"] == "four-cards"
    assert "marsbot-rules" not in plain.words()


def test_a_saved_game_keeps_its_rules() -> None:
    pos = new_game(Options(2, more=("marsbot=normal", "marsbot-rules=four-cards,low-awards")), 1)
    assert rules_of(restore(pos.data()).options) == ("four-cards", "low-awards")


def test_several_rules_in_words() -> None:
    words = {"marsbot": "hard", "marsbot-rules": "four-cards,low-awards"}
    options = read_options(words)
    assert rules_of(options) == ("four-cards", "low-awards")
    pos = new_game(options, 0)
    assert set(marsbot(pos).rules) == {"four-cards", "low-awards", "buys-milestones", "pile-counts"}
    assert rating(pos) == 20


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"marsbot": "normal", "marsbot-rules": "five-cards"}, "marsbot-rules=five-cards: say one of no-chains"),
        ({"marsbot": "normal", "marsbot-rules": "four-cards,easy"}, "marsbot-rules=easy"),
        ({"marsbot-rules": "four-cards"}, "there is no MarsBot in this game; say marsbot=normal"),
        ({"marsbot": "hard", "marsbot-rules": "rating-13"}, "marsbot-rules=rating-13: this one belongs to Turmoil"),
        (
            {"marsbot": "hard", "turmoil": "yes", "marsbot-rules": "one-delegate,two-delegates"},
            "say one-delegate or two-delegates, not both",
        ),
        ({"marsbot": "mild"}, "marsbot=mild: the levels of MarsBot are easy, normal, hard, brutal"),
    ],
)
def test_refused_options(words: dict[str, str], message: str) -> None:
    why = GAME.why_not_options(words)
    assert why is not None
    assert message in catalogue("en").say(why)
