"""What cards of the human do to MarsBot."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.kit import BOT, HUMAN, card, marsbot, money, position, track


def play(number: str, *choices: str, me: dict[str, Any] | None = None, **rest: Any) -> WholePosition:
    """Play a card for its cost in M€, make these choices where they are asked for, then none."""
    mine = {"mc": BY_ID[card(number)].cost, "hand": [number]} | (me or {})
    pos = position(me=mine, **rest)
    pos.apply(f"play {number}")
    return answer(pos, choices)


def answer(pos: WholePosition, choices: tuple[str, ...]) -> WholePosition:
    waiting = list(choices)
    while pos.decision is not None and pos.decision.kind != "turn":
        offered = pos.decision.notations()
        wanted = next((choice for choice in waiting if choice in offered), None)
        if wanted is not None:
            waiting.remove(wanted)
        pos.apply(wanted or offered[-1])
    assert waiting == []
    return pos


@pytest.mark.parametrize(("number", "most"), [("009", 3), ("011", 4), ("010", 3), ("080", 6), ("039", 8), ("063", 2)])
def test_plants_are_removed_as_money(number: str, most: int) -> None:
    pos = play(number, "seat 1", f"amount {most}", bot={"mc": 20})
    assert money(pos) == 20 - most
    pos = play(number, "seat 1", bot={"mc": 1})
    assert money(pos) == 0


def test_without_money_there_is_nothing_to_remove() -> None:
    pos = position(me={"mc": 14, "hand": ["009"]}, bot={"tracks": {"bio": 9}})
    pos.apply("play 009")
    assert pos.decision is not None
    assert pos.decision.kind == "turn"


def test_virus_takes_money_for_plants_or_animals() -> None:
    pos = position(me={"mc": 1, "hand": ["050"]}, bot={"mc": 9})
    pos.apply("play 050")
    lost = set()
    for choice in pos.decision.notations() if pos.decision else []:
        trial = pos.copy()
        trial.apply(choice)
        while trial.decision is not None and trial.decision.kind != "turn":
            trial.apply(trial.decision.notations()[0])
        lost.add(9 - money(trial))
    assert {5, 2} <= lost


@pytest.mark.parametrize(("option", "most"), [("titanium", 3), ("steel", 4), ("mc", 7)])
def test_sabotage(option: str, most: int) -> None:
    pos = position(me={"mc": 1, "hand": ["121"]}, bot={"mc": 9})
    pos.apply("play 121")
    assert pos.decision is not None
    pos.apply(next(choice for choice in pos.decision.notations() if choice.endswith(option)))
    answer(pos, ("seat 1", f"amount {most}"))
    assert money(pos) == 9 - most


@pytest.mark.parametrize(("option", "most", "resource"), [("steel", 2, 1), ("mc", 3, 0)])
@pytest.mark.parametrize("has", [0, 1, 9])
def test_hired_raiders(option: str, most: int, resource: int, has: int) -> None:
    pos = position(me={"mc": 1, "hand": ["124"]}, bot={"mc": has})
    pos.apply("play 124")
    if not has:
        assert pos.decision is not None
        assert pos.decision.kind == "turn"
        return
    assert pos.decision is not None
    pos.apply(next(choice for choice in pos.decision.notations() if choice.endswith(option)))
    taken = min(most, has)
    answer(pos, ("seat 1", f"amount {taken}") if taken > 1 else ("seat 1",))
    assert money(pos) == has - taken
    assert pos.players[HUMAN].stock[resource] == taken


LOWER = [
    ("002", "space", 1, {"production": {"titanium": 1}}, {}),
    ("061", "building", 1, {"production": {"steel": 1}}, {}),
    ("125", "event", 2, {"production": {"energy": 1}}, {}),
    ("201", "energy", 1, {}, {}),
    ("160", "energy", 1, {"played": ["141", "168"]}, {}),
    ("178", "earth", 2, {}, {}),
    ("183", "bio", 1, {}, {"oxygen": 6}),
    ("072", "bio", 2, {}, {"oxygen": 13}),
    ("052", "bio", 1, {}, {"temperature": 2}),
    ("054", "bio", 1, {}, {"oxygen": 6}),
    ("147", "bio", 1, {}, {"oxygen": 8}),
]


@pytest.mark.parametrize(("number", "name", "steps", "me", "parameters"), LOWER)
def test_a_lowered_production_moves_a_track_back(
    number: str, name: str, steps: int, me: dict[str, Any], parameters: dict[str, int]
) -> None:
    pos = position(me={"mc": 30, "hand": [number]} | me, parameters=parameters, bot={"tracks": {name: 5}, "mc": 4})
    pos.apply(f"play {number}")
    if pos.decision is not None and pos.decision.kind == "target":
        pos.apply("seat 1")
    assert track(pos, name) == 5 - steps
    assert sum(marsbot(pos).tracks) == 5 - steps
    assert sum(marsbot(pos).highest) == 5
    assert money(pos) == 4


def test_cloud_seeding_lowers_the_earth_track() -> None:
    pos = play(
        "004",
        me={"production": {"mc": 1}},
        tiles=tuple([(f"{s:02}", "ocean", -1) for s in (2, 4, 5)]),
        bot={"tracks": {"earth": 1}},
    )
    assert track(pos, "earth") == 0


@pytest.mark.parametrize(("number", "name", "steps", "me", "parameters"), LOWER)
def test_a_track_that_cannot_take_the_whole_cut_is_no_target(
    number: str, name: str, steps: int, me: dict[str, Any], parameters: dict[str, int]
) -> None:
    """Then nobody is, or the human alone, who may lower M€ production below zero."""
    pos = position(me={"mc": 30, "hand": [number]} | me, parameters=parameters, bot={"tracks": {name: steps - 1}})
    legal = pos.decision is not None and f"play {number}" in pos.decision.notations()
    if legal:
        pos.apply(f"play {number}")
        assert pos.decision is None or "seat 1" not in pos.decision.notations()
    assert track(pos, name) == steps - 1
    own = number in {"002", "061", "125", "160", "201"}
    assert legal == own
    pos = position(me={"mc": 30, "hand": [number]} | me, parameters=parameters, bot={"tracks": {name: steps}})
    pos.apply(f"play {number}")
    if pos.decision is not None and pos.decision.kind == "target":
        pos.apply("seat 1")
    assert track(pos, name) == 0


@pytest.mark.parametrize("number", ["035", "024"])
def test_ants_and_predators_eat_money(number: str) -> None:
    pos = position(me={"played": [number]}, bot={"mc": 2})
    pos.apply(f"action {number}")
    answer(pos, ())
    assert (money(pos), pos.players[HUMAN].holdings[card(number)]) == (1, 1)


@pytest.mark.parametrize("number", ["035", "024"])
def test_ants_and_predators_need_a_target(number: str) -> None:
    pos = position(me={"played": [number]}, bot={"tracks": {"bio": 9}})
    with pytest.raises(IllegalChoice):
        pos.apply(f"action {number}")


def test_income_that_stands_below_the_cut_is_no_target() -> None:
    """Hackers lower an income by 2: people may go below nothing, MarsBot's event track may not."""
    me = {"mc": 30, "hand": ["125"], "production": {"energy": 1}}
    pos = position(me=me, bot={"tracks": {"event": 1}, "mc": 40})
    pos.apply("play 125")
    assert (track(pos, "event"), pos.players[HUMAN].production[0], money(pos)) == (1, 0, 40)
    pos = position(me=me, bot={"tracks": {"event": 2}, "mc": 40})
    pos.apply("play 125")
    assert pos.decision is not None
    assert set(pos.decision.notations()) == {"seat 0", "seat 1"}


@pytest.mark.parametrize(("number", "other"), [("035", "033"), ("024", "052")])
def test_without_money_marsbot_feeds_no_ants_and_predators(number: str, other: str) -> None:
    """Then only resources of one's own are left to take."""
    me = {"played": [number, other], "resources": {other: 2}}
    pos = position(me=me, bot={"tracks": {"bio": 9}})
    pos.apply(f"action {number}")
    holdings = pos.players[HUMAN].holdings
    assert (holdings[card(number)], holdings[card(other)], money(pos)) == (1, 1, 0)
    pos = position(me=me, bot={"tracks": {"bio": 9}, "mc": 1})
    pos.apply(f"action {number}")
    assert pos.decision is not None
    assert len(pos.decision.options) == 2


def test_flooding_takes_money_beside_a_tile_of_marsbot() -> None:
    pos = position(me={"mc": 7, "hand": ["188"]}, bot={"mc": 9}, tiles=(("40", "greenery", BOT),))
    pos.apply("play 188")
    answer(pos, ("space 32", "seat 1", "amount 4"))
    assert money(pos) == 5
    pos = position(me={"mc": 7, "hand": ["188"]}, bot={"mc": 9}, tiles=(("40", "greenery", BOT),))
    pos.apply("play 188")
    answer(pos, ("space 61",))
    assert money(pos) == 9


def test_toll_station_counts_the_space_track() -> None:
    pos = play("099", bot={"tracks": {"space": 6}, "highest": {"space": 9}, "played": ["175", "021"]})
    assert pos.players[HUMAN].production[0] == 6


def test_media_archives_counts_the_event_track() -> None:
    pos = play(
        "107", me={"played": ["009", "062"]}, bot={"tracks": {"event": 4}, "highest": {"event": 7}, "played": ["036"]}
    )
    assert pos.players[HUMAN].stock[0] == 6


def test_diaspora_movement_counts_the_energy_track() -> None:
    """Own Jovian tags: this card and Colonizer Training Camp; Reds must rule."""
    turmoil = {"ruling": "reds", "lobby": [0]}
    bot = {"tracks": {"energy": 3}, "highest": {"energy": 8}, "played": ["002"]}
    pos = play("T04", me={"played": ["001"]}, bot=bot, turmoil=turmoil)
    assert pos.players[HUMAN].stock[0] == 5


def test_cities_on_mars_are_counted_with_those_of_marsbot() -> None:
    """Greenhouses: a plant for every city."""
    pos = play("096", tiles=(("13", "city", BOT), ("35", "city", BOT)))
    assert pos.players[HUMAN].stock[3] == 2


def test_the_played_pile_shows_no_tags() -> None:
    pos = position(bot={"played": ["175", "081", "056"]})
    assert pos.players[BOT].tags == [0] * 10
