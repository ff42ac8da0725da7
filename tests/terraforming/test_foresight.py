"""Figures on the table that look ahead agree with what the rules then do."""

from __future__ import annotations

import itertools

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Subset
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.components import card_component
from areopolis.terraforming.effects.place import Place
from areopolis.terraforming.options import Options
from areopolis.terraforming.read import TO_HAND
from areopolis.terraforming.rules.play import why_not_play
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.scoring import total
from areopolis.terraforming.terms import ACTIONS, HEAT, MC, RESOURCES
from areopolis.terraforming.turmoil.parties import PARTIES
from areopolis.terraforming.turmoil.policies import ruling_bonus
from areopolis.terraforming.whole import WholePosition, new_game


def positions(options: Options, seed: int, most: int = 400) -> list[WholePosition]:
    """The positions of a random game."""
    pos = new_game(options, seed)
    rng = Rng(seeded(seed))
    seen: list[WholePosition] = []
    while pos.decision is not None and len(seen) < most:
        seen.append(pos.copy())
        pos.apply(random_choice(pos.decision, rng))
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_a_start_is_what_a_corporation_gives(seed: int) -> None:
    pos = new_game(Options(1), seed)
    starts = pos.table(0)["seats"][0]["starts"]
    assert [start["corporation"] for start in starts] == pos.table(0)["seats"][0]["corporations"].get("cards")
    assert pos.decision is not None
    for start, option in zip(starts, pos.decision.options, strict=True):
        after = pos.copy()
        after.apply(Subset("corporation", option))
        assert after.decision is not None
        assert after.decision.most == start["most_cards"]
        bought = after.decision.options[:2]
        after.apply(Subset("buy", *bought))
        seat = after.table(0)["seats"][0]
        spent = start["stock"] | {"mc": start["stock"]["mc"] - 2 * start["card_price"]}
        assert seat["stock"] == spent
        assert seat["production"] == start["production"]
        assert seat["starts"] == []


def test_nobody_sees_the_starts_of_others() -> None:
    pos = new_game(Options(3), 1)
    for seat in (-1, 0, 1, 2):
        for form in pos.table(seat)["seats"]:
            assert bool(form["starts"]) == (form["seat"] == seat)


@pytest.mark.parametrize("seed", range(4))
def test_cards_go_where_the_table_says(seed: int) -> None:
    """Whatever a seat hands on is what the seat named on the table gets next."""
    seen = 0
    game = positions(Options(4, draft=True), seed)
    for before, after in itertools.pairwise(game):
        order = before.table(0)["passes_to"]
        assert bool(order) == (before.decision is not None and before.decision.kind == "draft")
        handed = [len(player.dealt) for player in after.players]
        if order and after.table(0)["passes_to"] and len(set(handed)) == 1 and handed < [len(before.players[0].dealt)]:
            for seat, receiver in enumerate(order):
                kept = set(after.players[seat].kept)
                assert set(after.players[receiver].dealt) == set(before.players[seat].dealt) - kept
                seen += 1
    assert seen


@pytest.mark.parametrize("seed", range(3))
def test_who_is_next_plays_next(seed: int) -> None:
    game = positions(Options(3), seed)
    for before, after in itertools.pairwise(game):
        if (
            before.phase == after.phase == ACTIONS
            and before.active != after.active
            and before.generation == after.generation
        ):
            assert before.table(-1)["turn"]["next"] in {after.active, None}
        assert before.table(-1)["turn"]["together"] == (before.table(-1)["phase"] in {"setup", "research"})


@pytest.mark.parametrize("seed", range(3))
def test_what_a_tile_brings_is_foretold(seed: int) -> None:
    """The points are those after the tile lies there, besides the rating; what is gained adds up to what is got."""
    seen = 0
    for pos in positions(Options(3), seed):
        decision = pos.decision
        if decision is None or not all([isinstance(option, Place) for option in decision.options]):
            assert all([not space["points"] for space in pos.table(decision.seat if decision else 0)["map"]])
            continue
        by_name = {space["space"]: space for space in pos.table(decision.seat)["map"]}
        other = pos.table((decision.seat + 1) % 3)
        assert all([not space["points"] and not space["brings"] for space in other["map"]]), "only who places is told"
        # A card that brings a tile may go on with something else.
        for option in decision.options[:4] if pos.playing < 0 else ():
            after = pos.copy()
            after.apply(option)
            space = by_name[option.notation().split()[1]]
            for seat, (before, then) in enumerate(zip(pos.players, after.players, strict=True)):
                assert space["points"][seat] == total(after, seat) - then.tr - total(pos, seat) + before.tr
                stock = before.stock.copy()
                production = before.production.copy()
                for part in space["brings"]:
                    if part["seat"] == seat and part["what"] in RESOURCES[: len(stock)]:
                        gained = production if part["production"] else stock
                        gained[RESOURCES.index(part["what"])] += part["amount"]
                assert [stock, production] == [then.stock, then.production]
            seen += 1
    assert seen > 10


def test_a_tile_says_by_what_it_brings_something() -> None:
    """Pets of one's own and the rovers of somebody else like a city; oceans beside it pay, and a plant is printed."""
    table = Scenario(2).seat(0, mc=25, played=["172"]).seat(1, played=["038"])
    pos = table.tile("31", "ocean").tile("32", "ocean").start()
    play(pos, "project city")
    [space] = [space for space in pos.table(0)["map"] if space["space"] == "40"]
    assert space["gives"] == {"plants": 1, "mc": 4}
    assert space["brings"] == [
        {"seat": 0, "by": "printed", "what": "plants", "amount": 1, "production": False},
        {"seat": 0, "by": "oceans", "oceans": 2, "what": "mc", "amount": 4, "production": False},
        {"seat": 0, "by": "card", "card": "172", "what": "animal", "amount": 1, "production": False},
        {"seat": 1, "by": "card", "card": "038", "what": "mc", "amount": 2, "production": False},
    ]


@pytest.mark.parametrize("seed", range(4))
def test_what_cards_count_is_what_they_bring(seed: int) -> None:
    """A part that counts something says what it comes to; the sentence at that place is one that counts."""
    seen = 0
    for pos in positions(Options(2), seed, 250):
        for player in pos.players:
            for held in pos.table(player.seat)["seats"][player.seat]["hand"].get("cards", []):
                [card] = [card for card in player.hand if BY_ID[card].number == held["card"]]
                parts = card_component(BY_ID[card]).parts
                for counted in held["now"]:
                    text = parts[counted["part"]].text
                    assert text.name.endswith(".per") or text.name == "points.for", (held, text)
                    seen += 1
    assert seen


def test_a_card_counts_itself_when_played() -> None:
    """Satellites: 1 M€ production for every space tag, its own one too."""
    pos = new_game(Options(2), 1)
    [card] = [card for card in BY_ID if card.number == "175"]
    pos.players[0].hand.append(card.id)
    [held] = [held for held in pos.table(0)["seats"][0]["hand"].get("cards", []) if held["card"] == "175"]
    assert [one["number"] for one in held["now"]] == [1]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("draft", [False, True])
def test_what_stands_against_cards_in_hand_is_told_with_new_ones(seed: int, draft: bool) -> None:
    """Whoever chooses new cards is told of each card in hand that could not be played, with the reason."""
    told = set()
    for pos in positions(Options(2, draft=draft), seed, 400):
        decision = pos.decision
        if decision is None or decision.kind not in TO_HAND:
            continue
        player = pos.players[decision.seat]
        against = [why_not_play(pos, player, BY_ID[card]) for card in player.hand]
        refused = pos.refusals(decision.seat)
        assert [why for _wish, why in refused] == [why for why in against if why is not None]
        told |= {(decision.kind, why.name) for _wish, why in refused}
    assert {kind for kind, _why in told} >= ({"research", "draft"} if draft else {"research"})
    assert len({why for _kind, why in told}) > 3


def taken(pos: WholePosition, card: str) -> list[tuple[int, str, str, int]]:
    """What a card in the hand of the first seat may take, and from whom."""
    [held] = [held for held in pos.table(0)["seats"][0]["hand"].get("cards", []) if held["card"] == card]
    return [(one["seat"], one["of"], one["resource"], one["number"]) for one in held["takes"]]


def test_a_card_threatens_those_who_can_be_hit_and_no_others() -> None:
    """A comet: plants of those who have some, not of those who protect theirs, and not one's own."""
    table = Scenario(5).seat(0, mc=40, plants=4, hand=["010"]).seat(1, plants=5, played=["173"])
    pos = table.seat(2, plants=1).seat(3, plants=8).start()
    assert taken(pos, "010") == [(2, "stock", "plants", 1), (3, "stock", "plants", 3)]


def test_a_card_threatens_in_each_of_its_ways() -> None:
    """Hired raiders steal steel or money."""
    pos = Scenario(3).seat(0, hand=["124"]).seat(1, steel=3, mc=2).seat(2, mc=0).start()
    assert taken(pos, "124") == [(1, "stock", "steel", 2), (1, "stock", "mc", 2)]


def test_a_card_threatens_production_that_can_go_down_as_far() -> None:
    pos = Scenario(3).seat(0, hand=["201"], production={"energy": 3}).seat(1, production={"energy": 2}).start()
    assert taken(pos, "201") == [(1, "production", "energy", 1)]


def test_a_flood_threatens_those_who_live_at_a_free_coast() -> None:
    pos = Scenario(3).seat(0, hand=["188"]).seat(1, mc=5).seat(2, mc=5).tile("03", "city", 1).start()
    assert taken(pos, "188") == [(1, "stock", "mc", 4)]


@pytest.mark.parametrize("seed", range(3))
def test_whom_a_question_offers_was_threatened_before(seed: int) -> None:
    """Whoever may be chosen when a card is played stood there when it was in the hand, with all that they may lose."""
    seen = 0
    for before, after in itertools.pairwise(positions(Options(3), seed, 1200)):
        decision = after.decision
        if decision is None or decision.kind != "target" or before.decision is None or before.decision.kind != "turn":
            continue
        hand = before.table(decision.seat)["seats"][decision.seat]["hand"].get("cards", [])
        names = {ref.name for ref in after.because(decision) if ref.kind == "card"}
        told = {(one["seat"], one["resource"]) for held in hand if held["card"] in names for one in held["takes"]}
        for option in decision.options:
            about = {ref.kind: ref.name for ref in option.about()}
            if about and about["seat"] != str(decision.seat):
                assert (int(about["seat"]), about.get("resource", about.get("production"))) in told
                seen += 1
    assert seen


def test_the_price_of_a_step_of_temperature_is_told() -> None:
    for pos in positions(Options(2), 3, 200):
        for player in pos.players:
            converts = [one.notation() for one in (pos.decision.options if pos.decision else ())]
            if pos.decision is not None and pos.decision.kind == "turn" and pos.decision.seat == player.seat:
                price = pos.table(player.seat)["seats"][player.seat]["worth"]["warming"]
                enough = player.stock[HEAT] >= price
                assert enough or "convert heat" not in converts


@pytest.mark.parametrize("seed", range(3))
def test_the_bonus_of_a_party_is_what_it_brings(seed: int) -> None:
    for pos in positions(Options(3, more=("turmoil=yes",)), seed, 200)[::10]:
        turmoil = pos.table(0).get("turmoil")
        assert turmoil is not None
        for number, party in enumerate(turmoil["parties"]):
            after = pos.copy()
            ruling_bonus(after, number)
            gained = [
                after.players[seat].tr - pos.players[seat].tr
                if PARTIES[number] == "reds"
                else after.players[seat].stock[MC] - pos.players[seat].stock[MC]
                for seat in range(3)
            ]
            assert party["bonus"] == gained
