"""Turns, the hard levels, the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.session import Session
from areopolis.terraforming import scoring
from areopolis.terraforming.board import LAND_SPACES
from areopolis.terraforming.game import GAME
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.terms import OVER
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import (
    BOT,
    HUMAN,
    NINE_OCEANS,
    claimed,
    failed,
    final_greeneries,
    flip,
    marsbot,
    money,
    names,
    placed,
    position,
    rating,
    research,
    track,
    turn,
)

CITIES = (("01", "city", BOT), ("12", "city", BOT), ("35", "city", BOT))
GREENERIES = (("44", "greenery", BOT), ("47", "greenery", BOT), ("50", "greenery", BOT))
FULL = tuple([(f"{space:02}", "greenery", HUMAN) for space in LAND_SPACES])
LEVELS = ("easy", "normal", "hard", "brutal")


def test_marsbot_flips_one_card_behind_each_turn_of_the_human() -> None:
    pos = position(bot={"action_deck_top": ["056", "091", "B01"]}, me={"mc": 28})
    pos.apply("project power_plant")
    assert marsbot(pos).played == []
    pos.apply("end")
    assert names(marsbot(pos).played) == ["056"]
    pos.apply("project power_plant")
    pos.apply("end")
    assert names(marsbot(pos).played) == ["056", "091"]
    assert names(marsbot(pos).action_deck) == ["B01"]
    assert pos.decision is not None
    assert pos.decision.seat == HUMAN


def test_marsbot_goes_on_alone_when_the_human_has_passed() -> None:
    pos = position(bot={"action_deck_top": ["056", "091", "047", "B04"]})
    pos.apply("pass")
    assert names(marsbot(pos).played) == ["056", "091", "047"]
    assert names(marsbot(pos).bonus_discard) == ["B04"]
    assert pos.generation == 2


def test_the_human_goes_on_alone_when_marsbot_has_passed() -> None:
    pos = position(bot={"action_deck_top": ["056"]}, me={"mc": 55})
    for passed in (False, True):
        pos.apply("project power_plant")
        pos.apply("end")
        assert pos.players[BOT].passed == passed
    for _i in range(3):
        pos.apply("project power_plant")
        assert pos.decision is not None
        assert (pos.generation, pos.decision.seat) == (1, HUMAN)
    assert names(marsbot(pos).played) == ["056"]
    pos.apply("pass")
    assert pos.generation == 2


def test_an_empty_deck_is_a_pass_without_a_failed_action() -> None:
    pos = turn(position())
    assert pos.players[BOT].passed
    assert (money(pos), failed(pos)) == (0, 0)


def test_marsbot_skips_production() -> None:
    pos = position(bot={"action_deck_top": ["056"], "tracks": dict.fromkeys(TRACKS, 2), "mc": 1})
    pos.apply("pass")
    assert pos.generation == 2
    assert (money(pos), pos.players[BOT].stock) == (1, [1, 0, 0, 0, 0, 0])
    assert pos.players[HUMAN].stock[0] == 20
    assert not pos.players[BOT].passed


def test_the_marker_alternates_and_marsbot_begins_generation_two() -> None:
    pos = position()
    pos.apply("pass")
    assert (pos.generation, pos.first) == (2, BOT)
    pos.apply("buy none")
    # MarsBot has had its first turn before the human is asked.
    assert len(marsbot(pos).action_deck) == 3
    pos.apply("pass")
    while pos.generation == 2:
        assert pos.decision is not None
        pos.apply(pos.decision.notations()[0])
    assert (pos.generation, pos.first) == (3, HUMAN)
    pos.apply("buy none")
    assert len(marsbot(pos).action_deck) == 4


def buy(level: str = "hard", first_turn: bool = True, **rest: Any) -> WholePosition:
    bot = {"mc": 8, "action_deck_top": ["091"], "first_turn": first_turn} | rest.pop("bot", {})
    return turn(position(level, bot=bot, **rest))


THREE: dict[str, Any] = {"bot": {"tr": 35}, "tiles": CITIES + GREENERIES}


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_hard_levels_buy_milestones(level: str) -> None:
    pos = buy(level, **THREE)
    bought = level in {"hard", "brutal"}
    assert len(claimed(pos)) == bought
    assert money(pos) == (0 if bought else 8)
    assert names(marsbot(pos).played) == ["091"]


@pytest.mark.parametrize(
    ("taken", "met", "bought"),
    [(0, 3, True), (0, 2, False), (1, 2, True), (1, 1, False), (2, 1, True), (2, 0, False), (3, 2, False)],
)
def test_how_many_milestones_must_be_met(taken: int, met: int, bought: bool) -> None:
    """Met are the Terraformer, the Mayor and the Gardener; the Planner, Builder and Gardener may be taken."""
    milestones = dict.fromkeys(("planner", "builder", "gardener")[:taken], HUMAN)
    tiles = (CITIES if met > 1 else ()) + (GREENERIES if met > 2 else ())
    pos = buy(bot={"tr": 35 if met else 20}, tiles=tiles, milestones=milestones)
    assert len(claimed(pos)) == taken + bought
    assert money(pos) == (0 if bought else 8)


def test_claimed_milestones_do_not_count_as_met() -> None:
    pos = buy(bot={"tr": 35}, tiles=CITIES, milestones={"mayor": HUMAN})
    assert (claimed(pos), money(pos)) == ({"mayor": HUMAN}, 8)


@pytest.mark.parametrize(("mc", "bought"), [(7, False), (8, True), (20, True)])
def test_the_price_of_a_milestone(mc: int, bought: bool) -> None:
    pos = buy(tiles=THREE["tiles"], bot={"tr": 35, "mc": mc})
    assert (len(claimed(pos)), money(pos)) == (bought, mc - 8 * bought)


def test_bought_milestones_are_selected_as_usual() -> None:
    tiles = (*CITIES, *GREENERIES, ("16", "greenery", HUMAN), ("18", "greenery", HUMAN), ("25", "greenery", HUMAN))
    assert claimed(buy(bot={"tr": 35}, tiles=tiles)) == {"gardener": BOT}


def test_only_in_the_first_turn() -> None:
    assert claimed(buy(first_turn=False, **THREE)) == {}
    pos = buy(bot={"tr": 35, "mc": 30, "action_deck_top": ["091", "106"]}, tiles=THREE["tiles"])
    assert (len(claimed(pos)), money(pos)) == (1, 22)
    turn(pos)
    assert len(claimed(pos)) == 1


def test_in_every_generation_anew() -> None:
    pos = position("hard", bot={"tr": 35, "mc": 16, "first_turn": True}, tiles=THREE["tiles"], generation=2)
    turn(pos)
    assert len(claimed(pos)) == 1
    assert pos.players[BOT].passed
    pos.first = BOT
    research(pos)
    pos.apply("buy none")
    assert len(claimed(pos)) == 1
    turn(pos)
    assert len(claimed(pos)) == 2


def test_even_with_an_empty_deck() -> None:
    """The purchase comes before the pass."""
    pos = buy(bot={"tr": 35, "action_deck_top": []}, tiles=THREE["tiles"])
    assert (len(claimed(pos)), pos.players[BOT].passed) == (1, True)


# VP icons: 2, by resources, 4, 3; none: Mine, Asteroid; negative: Nuclear Zone, Bribed Committee, Hackers.
PILE = ["001", "052", "027", "135", "056", "009", "097", "112", "125"]


@pytest.mark.parametrize("level", LEVELS)
def test_points_for_the_pile(level: str) -> None:
    pos = position(level, bot={"played": PILE})
    assert sum(scoring.breakdown(pos, BOT).values()) == 20 + (4 if level in {"hard", "brutal"} else 0)


def test_cards_give_no_points_of_their_own() -> None:
    assert pos_points(bot={"played": ["150", "097"]}) == 20


def pos_points(level: str = "normal", **rest: Any) -> int:
    return position(level, **rest).scores()[BOT]


@pytest.mark.parametrize("generation", range(1, 20))
@pytest.mark.parametrize("mc", [0, 1, 7, 8, 25, 40])
def test_money_to_points(generation: int, mc: int) -> None:
    per = 8 if generation <= 12 else {13: 7, 14: 6, 15: 5, 16: 4, 17: 3, 18: 2, 19: 1}[generation]
    assert pos_points(bot={"mc": mc}, generation=generation) == 20 + mc // per


def test_the_example_of_the_rulebook() -> None:
    assert pos_points(bot={"mc": 25}, generation=14) == 24
    assert pos_points(bot={"mc": 25}, generation=16) == 26


def test_money_of_the_human_is_worth_nothing() -> None:
    assert position(me={"mc": 80}).scores()[HUMAN] == 20


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((), 6),
        ((("46", "greenery", HUMAN),), 5),
        ((("46", "city", HUMAN), ("58", "mining_area", HUMAN)), 4),
        ((("46", "neural", BOT),), 6),
    ],
)
def test_the_neural_tile(tiles: tuple[tuple[str, str, int], ...], points: int) -> None:
    assert pos_points(bot={"neural": "53"}, tiles=tiles) == 20 + points


def test_an_ocean_beside_the_neural_tile_is_no_tile_of_the_human() -> None:
    """22 lies beside the oceans 30 and 31."""
    oceans = (("30", "ocean", -1), ("31", "ocean", -1))
    assert pos_points(bot={"neural": "22"}, tiles=oceans) == 26


def test_an_own_greenery_beside_the_neural_tile() -> None:
    assert pos_points(bot={"neural": "53"}, tiles=(("46", "greenery", BOT),)) == 20 + 6 + 1


def test_no_points_without_the_neural_tile() -> None:
    assert pos_points() == 20


def test_tiles_at_the_end() -> None:
    tiles = (("13", "city", BOT), ("14", "greenery", BOT), ("07", "greenery", HUMAN), ("15", "city", HUMAN))
    pos = position(tiles=tiles)
    assert pos.scores() == [20 + 1 + 1, 20 + 1 + 2]


def final(**rest: Any) -> WholePosition:
    rest.setdefault("parameters", {"temperature": 8, "oxygen": 14, "oceans": 9})
    return final_greeneries(position(**rest))


def test_a_greenery_for_each_track_before_such_a_cell() -> None:
    tracks = {"building": 7, "space": 5, "event": 3, "science": 5, "energy": 9, "earth": 11, "bio": 4}
    pos = final(bot={"tracks": tracks})
    assert len(placed(pos, "greenery")) == 6
    moved = {name: cell + (name != "space") for name, cell in tracks.items()}
    assert {name: track(pos, name) for name in TRACKS} == moved
    assert (pos.oxygen, rating(pos), failed(pos)) == (14, 20, 0)


def test_one_step_for_each_track_only() -> None:
    """On the bio track 5 and 6 are greeneries; on the building track 8 is, and 9 an award."""
    pos = final(bot={"tracks": {"bio": 4, "building": 7}})
    assert (track(pos, "bio"), track(pos, "building"), len(placed(pos, "greenery"))) == (5, 8, 2)
    assert pos.awards == [-1] * 5


def test_no_greenery_on_a_cell_used_before() -> None:
    pos = final(bot={"tracks": {"bio": 4}, "highest": {"bio": 5}})
    assert (track(pos, "bio"), placed(pos, "greenery")) == (4, [])


def test_no_greenery_on_a_cell_from_which_it_was_set_back() -> None:
    """Fish of the person set the bio track back from 5, whose greenery has acted: it is not placed again."""
    pos = position(
        bot={"tracks": {"bio": 5}},
        me={"mc": 9, "hand": ["052"]},
        parameters={"temperature": 8, "oxygen": 14, "oceans": 9},
    )
    pos.apply("play 052")
    assert (track(pos, "bio"), marsbot(pos).highest[6]) == (4, 5)
    final_greeneries(pos)
    assert (track(pos, "bio"), placed(pos, "greenery")) == (4, [])


def test_no_greenery_behind_an_again_cell() -> None:
    """Event 13 is followed by the greenery; at 12 nothing happens, at 18 neither."""
    pos = final(bot={"tracks": {"event": 12, "science": 18}})
    assert placed(pos, "greenery") == []


def test_final_greeneries_bring_money_that_counts() -> None:
    pos = final(bot={"tracks": {"bio": 4}, "neural": "53", "mc": 6})
    assert placed(pos, "greenery") == [58]
    assert money(pos) == 8
    assert pos.scores()[BOT] == 20 + 1 + 6 + 1


@pytest.mark.parametrize(("level", "pay"), [("easy", 3), ("normal", 5)])
def test_without_a_space_it_is_a_failed_action(level: str, pay: int) -> None:
    pos = final(level=level, bot={"tracks": {"bio": 4}}, tiles=FULL)
    assert (failed(pos), money(pos), track(pos, "bio")) == (1, pay, 5)


def test_final_greeneries_in_turn_order() -> None:
    """Only 44 is free: whoever begins takes it."""
    tiles = tuple([tile for tile in FULL if tile[0] != "44"])
    for first in (HUMAN, BOT):
        pos = position(bot={"tracks": {"bio": 4}}, me={"plants": 8}, tiles=tiles)
        pos.first = first
        final_greeneries(pos)
        if first == HUMAN:
            pos.apply("space 44")
        assert pos.owners[44] == first
        assert pos.phase == OVER


def test_new_positions_count_for_awards() -> None:
    pos = position(
        bot={"tracks": {"science": 5}}, awards={"scientist": BOT}, me={"played": ["090", "091", "005", "086", "150"]}
    )
    assert scoring.breakdown(pos, HUMAN)["awards"] == 5
    final_greeneries(pos)
    assert [scoring.breakdown(pos, seat)["awards"] for seat in (HUMAN, BOT)] == [5, 5]


def last_generation(generation: int, **rest: Any) -> WholePosition:
    pos = position(generation=generation, **rest)
    pos.apply("pass")
    return pos


def test_the_game_ends_with_the_generation_in_which_all_is_done() -> None:
    done = {"temperature": 8, "oxygen": 14}
    pos = last_generation(9, parameters=done, tiles=NINE_OCEANS, bot={"action_deck_top": ["056", "091"]})
    assert (pos.phase, pos.generation) == (OVER, 9)
    assert len(marsbot(pos).played) == 2


def test_generation_twenty_is_lost() -> None:
    pos = last_generation(19, me={"tr": 90})
    assert (pos.phase, pos.generation) == (OVER, 20)
    assert pos.winners() == [BOT]


def test_generation_nineteen_is_played() -> None:
    pos = last_generation(18)
    assert (pos.generation, pos.phase == OVER) == (19, False)
    assert pos.table(HUMAN)["last_generation"] == 19


def test_mars_done_in_generation_nineteen_is_in_time() -> None:
    pos = last_generation(19, me={"tr": 90}, parameters={"temperature": 8, "oxygen": 14}, tiles=NINE_OCEANS)
    assert (pos.phase, pos.winners()) == (OVER, [HUMAN])


@pytest.mark.parametrize(("tr", "winner"), [(19, BOT), (20, BOT), (21, HUMAN)])
def test_a_tie_is_lost(tr: int, winner: int) -> None:
    pos = last_generation(9, me={"tr": tr, "mc": 50}, parameters={"temperature": 8, "oxygen": 14}, tiles=NINE_OCEANS)
    assert (pos.phase, pos.winners()) == (OVER, [winner])


@pytest.mark.parametrize("number", ["056", "B01", "B04"])
def test_a_flipped_card_of_the_action_deck_cannot_be_taken_back(number: str) -> None:
    """The human has learned what lay on top of a hidden deck."""
    session = Session(GAME, {"players": "2", "marsbot": "normal"}, ["Ana", "MarsBot"], 0)
    session.position = position(bot={"action_deck_top": [number, "091"]}, me={"mc": 30})
    session.apply(0, "project power_plant")
    assert session.may_undo(HUMAN) == 1
    session.apply(0, "end")
    assert session.may_undo(HUMAN) == 0


def test_a_card_flipped_for_counting_is_revealed_to_all() -> None:
    pos = flip("056", bot={"tracks": {"building": 1}})
    assert [event.reveals for event in pos.events if event.name == "flip"] == [-1]
