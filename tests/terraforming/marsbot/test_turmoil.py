"""Turmoil with MarsBot."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming import scoring
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.options import Options
from areopolis.terraforming.terms import NEUTRAL
from areopolis.terraforming.turmoil.cases import run_step
from areopolis.terraforming.turmoil.parties import DELEGATES
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition, new_game, restore
from tests.terraforming.agreed import agreed
from tests.terraforming.marsbot.companies import to_turn
from tests.terraforming.marsbot.kit import BOT, HUMAN, card, flip, marsbot, money, placed, position, rating

N = "neutral"
QUIET: dict[str, Any] = {"lobby": [0], "delegates": {"greens": [N]}}


def solar(
    first: int = HUMAN, me: dict[str, Any] | None = None, bot: dict[str, Any] | None = None, **turmoil: Any
) -> WholePosition:
    pos = position(turmoil=QUIET | turmoil, me=me, bot={"tr": 10} | (bot or {}))
    return step(pos, {"solar": True}, first)


def event(number: str, first: int = HUMAN, **rest: Any) -> WholePosition:
    rest.setdefault("turmoil", QUIET)
    pos = position(**rest)
    return step(pos, {"event": number}, first)


def step(pos: WholePosition, what: dict[str, Any], first: int) -> WholePosition:
    pos.first = first
    pos.agenda.clear()
    pos.decision = None
    run_step(pos, what)
    pos.advance()
    return pos


@pytest.mark.parametrize("ruling", ["mars first", "greens", "reds", "scientists", "unity", "kelvinists"])
def test_no_policy_for_marsbot(ruling: str) -> None:
    """A greenery at 58 beside the neural tile: neither steel, nor 4 M€, nor a levy of 3 M€."""
    bot = {"tracks": {"bio": 2}, "neural": "53", "mc": 9, "tr": 10}
    pos = flip("047", bot=bot, turmoil=QUIET | {"ruling": ruling})
    assert placed(pos, "greenery") == [58]
    assert (money(pos), rating(pos), pos.players[BOT].stock[1:]) == (9 + 2, 11, [0] * 5)


def test_no_levy_even_without_money() -> None:
    pos = flip("056", bot={"tracks": {"building": 4}, "tr": 10}, turmoil=QUIET | {"ruling": "reds"})
    assert (money(pos), rating(pos)) == (0, 12)
    assert pos.debt == 0


def test_the_revision_of_ratings_is_for_the_human_only() -> None:
    pos = solar(me={"tr": 30})
    assert (pos.players[HUMAN].tr, rating(pos)) == (29, 10)


@pytest.mark.parametrize("leader", [BOT, HUMAN, N])
def test_the_chairman_of_marsbot_gains_a_step(leader: int | str) -> None:
    pos = solar(me={"tr": 30}, delegates={"greens": [leader]})
    assert rating(pos) == 10 + (leader == BOT)
    assert pos.players[HUMAN].tr == 29 + (leader == HUMAN)
    assert committee(pos).chairman == (-1 if leader == N else leader)


@pytest.mark.parametrize("party", ["mars first", "kelvinists", "greens", "unity", "scientists"])
def test_no_ruling_bonus_for_marsbot(party: str) -> None:
    tracks = dict.fromkeys(("building", "space", "science", "energy", "earth", "bio"), 6)
    pos = solar(dominant=party, delegates={party: [N]}, bot={"tracks": tracks})
    assert (money(pos), rating(pos)) == (0, 10)


@pytest.mark.parametrize(("mine", "bonus"), [(10, True), (11, True), (12, False)])
def test_the_reds_compare_ratings(mine: int, bonus: bool) -> None:
    """After the revision the human has one less; MarsBot never gains it."""
    pos = solar(me={"tr": mine}, dominant="reds", delegates={"reds": [N]})
    assert (pos.players[HUMAN].tr, rating(pos)) == (mine - 1 + bonus, 10)


def test_delegates_go_home_and_none_to_the_lobby() -> None:
    pos = solar(delegates={"greens": [BOT, BOT, N]}, lobby=[])
    assert committee(pos).lobby == [True, False]
    assert committee(pos).reserve(BOT) == 6


def test_an_old_chairman_goes_home() -> None:
    pos = solar(chairman=BOT)
    assert (committee(pos).chairman, committee(pos).reserve(BOT)) == (-1, 7)
    assert rating(pos) == 10


@pytest.mark.parametrize(
    ("number", "bot"),
    [
        ("G09", {"tracks": {"building": 5}}), ("G10", {"tracks": {"earth": 5}}), ("G12", {"tracks": {"space": 5}}),
        ("G15", {"tracks": {"building": 5}}), ("G21", {"tracks": {"building": 5, "energy": 5}}), ("G31", {}),
        ("G26", {"tracks": {"science": 4}}), ("G08", {"tr": 30}), ("G18", {"tr": 30}),
        ("G24", {"tracks": {"space": 3}}),
        ("G17", {"tracks": {"building": 5}}), ("G29", {"tracks": {"bio": 5}}), ("G28", {}), ("G20", {}), ("G14", {}),
        ("G13", {"tracks": {"energy": 4}}), ("G02", {"tracks": {"energy": 4}}), ("G11", {"tracks": {"energy": 4}}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", [HUMAN, BOT])
def test_events_pass_marsbot_by(number: str, bot: dict[str, Any], first: int) -> None:
    pos = event(number, first, bot={"tr": 20, "mc": 20} | bot, tiles=(("10", "city", BOT), ("05", "ocean", -1)))
    tracks = [
        bot.get("tracks", {}).get(name, 0)
        for name in ("building", "space", "event", "science", "energy", "earth", "bio")
    ]
    assert marsbot(pos).tracks == tracks
    assert (money(pos), rating(pos), pos.players[BOT].stock[1:]) == (20, bot.get("tr", 20), [0] * 5)


BUILDERS = ["056", "007", "015", "043", "064", "065", "067", "069", "101", "103"]


@pytest.mark.parametrize(
    ("tags", "cities", "gain"), [(10, 0, 2), (9, 1, 2), (9, 0, 1), (5, 0, 1), (4, 1, 1), (4, 0, 0), (0, 0, 0)]
)
def test_election_in_its_solo_form(tags: int, cities: int, gain: int) -> None:
    tiles = (("13", "city", HUMAN),)[:cities]
    pos = event("G07", me={"played": BUILDERS[:tags]}, tiles=tiles, bot={"tracks": {"building": 18}, "tr": 10})
    assert (pos.players[HUMAN].tr, rating(pos)) == (20 + gain, 10)


EARTH = ["068", "105", "106", "107", "109"]


@pytest.mark.parametrize(("tags", "loss"), [(0, 0), (1, 0), (3, 0), (4, 2), (5, 2)])
def test_revolution_in_its_solo_form(tags: int, loss: int) -> None:
    pos = event("G19", me={"played": EARTH[:tags]}, bot={"tracks": {"earth": 18}, "tr": 10})
    assert (pos.players[HUMAN].tr, rating(pos)) == (20 - loss, 10)


@pytest.mark.parametrize("first", [HUMAN, BOT])
def test_the_human_makes_the_choices_of_the_first_player(first: int) -> None:
    """Dry Deserts: an ocean is taken away."""
    pos = event("G05", first, tiles=(("30", "ocean", -1), ("61", "ocean", -1)))
    assert pos.decision is not None
    assert pos.decision.seat == HUMAN
    pos.apply(pos.decision.notations()[0])
    assert pos.oceans == 1


def test_points_of_the_committee() -> None:
    turmoil = {
        "chairman": BOT,
        "lobby": [0],
        "delegates": {"reds": [BOT], "unity": [BOT, N], "greens": [HUMAN], "kelvinists": [N]},
    }
    pos = position(turmoil=turmoil, bot={"tr": 10})
    assert pos.scores() == [20 + 1, 10 + 3]
    assert scoring.breakdown(pos, BOT)["politics"] == 3


def test_banned_delegate_may_hit_marsbot() -> None:
    """Reds: two of MarsBot, the leader and one more; the human is chairman."""
    turmoil = {"chairman": HUMAN, "lobby": [0], "delegates": {"reds": [N, N, BOT]}}
    pos = position(turmoil=turmoil, me={"hand": ["T02"]})
    pos.apply("play T02")
    if pos.decision is not None and pos.decision.kind != "turn":
        pos.apply(next(choice for choice in pos.decision.notations() if choice.endswith(" 1")))
    assert (committee(pos).of(2, BOT), committee(pos).reserve(BOT)) == (0, 7)


def test_marsbot_has_no_lobby_action() -> None:
    pos = flip("056", turmoil=QUIET)
    assert committee(pos).reserve(BOT) == 7
    assert card("B21") not in marsbot(pos).set_aside


def harder(seed: int, *rules: str, corporation: str = "") -> WholePosition:
    """A new game with harder options of Turmoil."""
    more = agreed(turmoil=True, marsbot="normal", marsbot_rules=rules, marsbot_corporation=corporation)
    return new_game(Options(2, more=more), seed)


def test_marsbot_may_start_on_13() -> None:
    assert rating(harder(1)) == 10
    assert rating(harder(1, "rating-13")) == 13
    assert rating(to_turn(harder(1, "rating-13", corporation="C38"))) == 13 - 8


@pytest.mark.parametrize(("rules", "sent"), [((), 0), (("one-delegate",), 1), (("two-delegates",), 2)])
def test_marsbot_may_start_with_delegates(rules: tuple[str, ...], sent: int) -> None:
    """They come after the neutral ones, into parties by the cost of cards turned up, which are discarded."""
    for seed in range(30):
        pos = harder(seed, *rules)
        assert committee(pos).reserve(BOT) == DELEGATES - sent
        assert not committee(pos).lobby[BOT]
        assert sum([committee(pos).of(party, NEUTRAL) for party in range(6)]) == 2
        assert len(pos.discards) == sent
        wanted = [0] * 6
        for flipped in pos.discards:
            wanted[(max(BY_ID[flipped].cost, 1) - 1) % 6] += 1
        assert [committee(pos).of(party, BOT) for party in range(6)] == wanted


def test_delegates_at_the_start_follow_the_usual_rules() -> None:
    """In an empty party it leads; beside a neutral leader it does not, but the party may become dominant."""
    leads = dominates = 0
    for seed in range(60):
        pos = harder(seed, "one-delegate")
        (party,) = [party for party in range(6) if committee(pos).of(party, BOT)]
        alone = committee(pos).total(party) == 1
        assert (committee(pos).leaders[party] == BOT) == alone
        totals = [committee(pos).total(other) for other in range(6)]
        if totals.count(max(totals)) == 1 and max(totals) > 1:
            assert committee(pos).dominant == totals.index(max(totals))
            dominates += 1
        leads += alone
    assert leads
    assert dominates


def test_without_the_rules_nothing_is_flipped() -> None:
    assert harder(4).digest() != harder(4, "one-delegate").digest()
    assert harder(4).deck == harder(4, "rating-13").deck
    assert harder(4).drawn == harder(4, "rating-13").drawn


def test_harder_games_are_played_to_the_end() -> None:
    for seed in range(3):
        pos = harder(seed, "rating-13", "two-delegates", "four-cards", corporation="random")
        rng = Rng(seeded(seed))
        while pos.decision is not None:
            pos.apply(random_choice(pos.decision, rng))
        assert restore(pos.data()).digest() == pos.digest()
