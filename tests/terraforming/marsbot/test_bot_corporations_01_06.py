"""MarsBot's corporations C01 to C06, from the facts."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.board import LAND_SPACES, space_name
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.tracks import gain_money, move
from areopolis.terraforming.scenario import play
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.companies import QUIET, founded, game, icons, kinds, resolve, settled, to_turn
from tests.terraforming.marsbot.kit import (
    CARD,
    HUMAN,
    NINE_OCEANS,
    NO_TAGS,
    failed,
    final_greeneries,
    funded,
    marsbot,
    money,
    names,
    placed,
    rating,
    research,
    track,
)

# C01 CrediCor.


@pytest.mark.parametrize(("number", "gain"), [("142", 4), ("080", 4), ("102", 0), ("056", 0)])
def test_credicor_pays_for_a_cost_of_20(number: str, gain: int) -> None:
    assert money(resolve(settled(1, bot=QUIET), number)) == gain
    assert money(resolve(settled(1, bot=QUIET, deck=(number,)), "B03")) == gain


def test_credicor_pays_besides_a_failed_action() -> None:
    pos = resolve(settled(1, bot={**QUIET, "tracks": {"building": 18}}), "142")
    assert (money(pos), failed(pos)) == (9, 1)


# C02 Ecoline and B23.


def test_rapid_sprouting() -> None:
    pos = resolve(settled(2), "B23")
    assert (placed(pos, "greenery"), rating(pos), money(pos)) == ([], 20, 0)
    assert marsbot(pos).card == 1
    resolve(pos, "B23")
    assert (len(placed(pos, "greenery")), pos.oxygen, rating(pos), marsbot(pos).card) == (1, 1, 21, 0)
    assert names(marsbot(pos).set_aside)[-1] == "B23"
    assert not marsbot(pos).destroyed
    resolve(pos, "B23", "B23")
    assert (len(placed(pos, "greenery")), marsbot(pos).card) == (2, 0)


def test_rapid_sprouting_without_space() -> None:
    land = tuple((space_name(s), "greenery", HUMAN) for s in LAND_SPACES)
    pos = settled(2, tiles=land)
    resolve(pos, "B23", "B23")
    assert (marsbot(pos).card, failed(pos), money(pos), rating(pos)) == (1, 0, 0, 20)


def test_a_plant_stays_on_the_card_until_the_next_generation() -> None:
    pos = resolve(settled(2), "B23")
    to_turn(research(pos))
    assert (pos.generation, marsbot(pos).card) == (2, 1)
    assert kinds(pos)[1].count("B23") == 1


def test_the_plant_is_taken_instead_of_money() -> None:
    pos = settled(2, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009", "seat 1", "choose plants")
    assert (money(pos), marsbot(pos).card) == (5, 0)


def test_money_is_taken_and_the_plant_stays() -> None:
    pos = settled(2, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009", "seat 1", "amount 3")
    assert (money(pos), marsbot(pos).card) == (2, 1)


def test_the_plant_may_be_taken_when_there_is_no_money() -> None:
    pos = settled(2, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = 1
    play(pos, "play 009")
    assert pos.decision is not None
    assert "seat 1" in pos.decision.notations()
    play(pos, "seat 1")
    if pos.decision.kind != "turn":
        play(pos, "choose plants")
    assert (money(pos), marsbot(pos).card) == (0, 0)


@pytest.mark.parametrize("number", [0, 2, 36])
def test_there_is_no_plant_to_take(number: int) -> None:
    """Without a plant, without Ecoline, with a cube on the card of another corporation."""
    pos = settled(number, bot={"mc": 5}, me={"mc": 50, "hand": ["009"]})
    marsbot(pos).card = int(number == 36)
    play(pos, "play 009", "seat 1")
    assert pos.decision is not None
    assert "choose plants" not in pos.decision.notations()


@pytest.mark.parametrize("what", ["titanium", "steel", "mc"])
def test_other_resources_are_no_plant(what: str) -> None:
    pos = settled(2, bot={"mc": 9}, me={"mc": 50, "hand": ["121"]})
    marsbot(pos).card = 1
    play(pos, "play 121", f"choose {what}", "seat 1")
    assert pos.decision is not None
    assert all(notation.startswith("amount") for notation in pos.decision.notations())


@pytest.mark.parametrize("number", ["063", "010"])
def test_other_cards_take_the_plant_too(number: str) -> None:
    pos = settled(2, bot={"mc": 9}, me={"mc": 50, "hand": [number]}, tiles=NINE_OCEANS)
    marsbot(pos).card = 1
    play(pos, f"play {number}", "seat 1", "choose plants")
    assert (money(pos), marsbot(pos).card) == (9, 0)


# C03 Helion.

WHITES = [("building", 6), ("space", 9), ("science", 10), ("energy", 5), ("energy", 9), ("bio", 11)]
BLACKS = {3: 0, 6: 0, 9: 0, 12: 1, 13: 4, 14: 1}


@pytest.mark.parametrize(("name", "cell"), WHITES)
def test_white_cubes_of_helion(name: str, cell: int) -> None:
    pos = founded(3, bot={"tracks": {name: cell - 1}}, deck=(NO_TAGS,))
    resolve(pos, CARD[name])
    assert (track(pos, name), pos.temperature, rating(pos)) == (cell, -30, 20)
    assert (money(pos), failed(pos)) == (5, 1)
    assert set(names(marsbot(pos).played)) == {CARD[name], NO_TAGS}
    # A cube acts once: after a regression neither it nor the cell does anything.
    move(pos, TRACKS.index(name), -1)
    resolve(pos, CARD[name])
    assert (track(pos, name), pos.temperature, rating(pos), money(pos)) == (cell, -30, 20, 5)


@pytest.mark.parametrize("cell", BLACKS)
def test_black_cubes_of_helion(cell: int) -> None:
    pos = founded(3, bot={"tracks": {"earth": cell - 1}})
    resolve(pos, CARD["earth"])
    assert (track(pos, "earth"), pos.temperature) == (cell, -28)
    assert rating(pos) == 21 + BLACKS[cell]
    assert len(placed(pos, "greenery")) == (cell in {12, 14})
    assert len(funded(pos)) == (cell == 9)
    move(pos, TRACKS.index("earth"), -1)
    resolve(pos, CARD["earth"])
    assert (track(pos, "earth"), pos.temperature, rating(pos)) == (cell, -28, 21 + BLACKS[cell])


def test_a_white_cube_replaces_the_raise_at_the_maximum_too() -> None:
    pos = founded(3, bot={"tracks": {"building": 5}}, deck=("175",), parameters={"temperature": 8})
    resolve(pos, CARD["building"])
    assert (track(pos, "space"), failed(pos), money(pos)) == (2, 0, 0)


def test_other_temperature_cells_of_helion_work_as_printed() -> None:
    pos = founded(3, bot={"tracks": {"building": 15, "space": 2}})
    resolve(pos, CARD["building"], CARD["space"])
    assert (pos.temperature, rating(pos)) == (-26, 22)


def test_a_cube_behind_cells_reached_before_still_waits() -> None:
    pos = founded(3, bot={"tracks": {"earth": 1}, "highest": {"earth": 2}})
    resolve(pos, CARD["earth"])
    assert pos.temperature == -30
    resolve(pos, CARD["earth"])
    assert pos.temperature == -28


def test_the_final_greenery_uses_no_cube() -> None:
    pos = founded(3, bot={"tracks": {"earth": 11}}, parameters={"temperature": 2, "oxygen": 14})
    final_greeneries(pos)
    assert (len(placed(pos, "greenery")), pos.temperature, rating(pos)) == (1, 2, 20)


# C04 Interplanetary Cinematics.


def test_the_start_of_interplanetary_cinematics() -> None:
    pos = founded(4)
    assert (track(pos, "event"), pos.oceans, rating(pos)) == (3, 1, 21)
    assert money(pos) == 6 + icons(placed(pos, "ocean"))


@pytest.mark.parametrize(
    ("number", "given", "gain"),
    [
        (CARD["building"], {"building": 2}, 2),
        (CARD["event"], {"event": 4}, 4),
        (CARD["event"], {"event": 10}, 2),
        (CARD["building"], {"building": 10}, 2),
        (CARD["science"], {"science": 4}, 0),
        (CARD["earth"], {"earth": 1}, 0),
        (CARD["building"], {"building": 18}, 5),
        (CARD["event"], {"event": 18}, 5),
    ],
)
def test_cinematics_pays_for_every_move(number: str, given: dict[str, int], gain: int) -> None:
    assert money(resolve(settled(4, bot={"tracks": given}), number)) == gain


def test_cinematics_pays_on_cells_reached_before() -> None:
    assert money(resolve(settled(4, bot={"tracks": {"event": 3}, **QUIET}), CARD["event"])) == 2


# C05 Inventrix and B25.


def test_lobbyists_are_destroyed_in_the_bonus_deck() -> None:
    pos = founded(5, bot={"action_deck_top": ["056", "B01"]})
    state = marsbot(pos)
    assert names(state.destroyed) == ["B06"]
    assert sorted(names(state.bonus_deck)) == ["B02", "B03", "B04", "B05", "B07", "B08"]
    assert names(state.action_deck) == ["056", "B01"]


def test_lobbyists_are_replaced_in_the_action_deck() -> None:
    pos = founded(5, bot={"action_deck_top": ["056", "B06", "091"], "bonus_deck_top": ["B02"]})
    state = marsbot(pos)
    assert names(state.destroyed) == ["B06"]
    assert sorted(names(state.action_deck)) == ["056", "091", "B02"]
    assert sorted(names(state.bonus_deck)) == ["B01", "B03", "B04", "B05", "B07", "B08"]


def test_lobbyists_never_appear_in_a_real_game() -> None:
    for seed in range(12):
        pos = game(5, seed)
        state = marsbot(pos)
        assert len(kinds(pos)[1]) == 2
        assert "B06" not in names([*state.action_deck, *state.bonus_deck])
        assert len(state.bonus_deck) == 6


@pytest.mark.parametrize(("number", "gain"), [("091", 2), ("004", 7), ("191", 2), ("056", 0), (NO_TAGS, 5)])
def test_inventrix_pays_for_requirements(number: str, gain: int) -> None:
    assert money(resolve(settled(5, bot=QUIET), number)) == gain
    assert money(resolve(settled(5, bot=QUIET, deck=(number,)), "B03")) == gain


def test_do_it_right_warms() -> None:
    pos = resolve(settled(5, parameters={"temperature": -22}), "B25")
    assert (pos.temperature, rating(pos), money(pos)) == (-18, 22, 2)
    assert names(marsbot(pos).set_aside) == ["B25"]
    pos = resolve(settled(5, parameters={"temperature": 6}), "B25")
    assert (pos.temperature, rating(pos), failed(pos)) == (8, 21, 0)


def test_do_it_right_places_a_greenery() -> None:
    pos = resolve(settled(5, parameters={"temperature": -14, "oxygen": 12}), "B25")
    assert (pos.oxygen, len(placed(pos, "greenery")), rating(pos)) == (14, 1, 22)
    assert names(marsbot(pos).set_aside) == ["B25"]


def test_do_it_right_places_an_ocean_among_oceans() -> None:
    tiles = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = resolve(settled(5, tiles=tiles, parameters={"temperature": -14}), "B25")
    assert (pos.oceans, rating(pos)) == (3, 21)
    assert names(marsbot(pos).set_aside) == ["B25"]


def test_do_it_right_does_nothing_otherwise() -> None:
    pos = resolve(settled(5, parameters={"temperature": -14, "oxygen": 3}), "B25")
    assert (pos.temperature, pos.oxygen, pos.oceans, rating(pos), money(pos)) == (-14, 3, 0, 20, 0)
    assert names(marsbot(pos).set_aside) == ["B25"]


# C06 Mining Guild.


def test_the_start_of_mining_guild() -> None:
    pos = founded(6)
    oceans = placed(pos, "ocean")
    assert (track(pos, "building"), len(oceans), money(pos)) == (2, 1, icons(oceans))
    assert marsbot(pos).card == 10 - icons(oceans)


def guild(given: dict[str, int], **rest: Any) -> WholePosition:
    pos = settled(6, bot={"tracks": given, **QUIET, **rest})
    marsbot(pos).card = 10
    return pos


@pytest.mark.parametrize(
    ("gain", "steps", "left"), [(3, 0, 7), (9, 0, 1), (10, 1, 10), (11, 1, 9), (25, 2, 5), (30, 3, 10)]
)
def test_ten_for_a_step_of_mining_guild(gain: int, steps: int, left: int) -> None:
    pos = guild({"building": 3})
    gain_money(pos, gain)
    assert (track(pos, "building"), marsbot(pos).card, money(pos)) == (3 + steps, left, gain)


def test_mining_guild_counts_on_over_several_gains() -> None:
    pos = guild({"building": 3})
    resolve(pos, NO_TAGS, NO_TAGS, NO_TAGS)
    assert (track(pos, "building"), marsbot(pos).card, money(pos)) == (4, 5, 15)


def test_mining_guild_at_the_end_of_the_track() -> None:
    pos = guild({"building": 17})
    gain_money(pos, 34)
    assert (track(pos, "building"), money(pos), failed(pos)) == (18, 34, 0)
    gain_money(pos, 34)
    assert (track(pos, "building"), money(pos), failed(pos)) == (18, 68, 0)


def test_mining_guild_counts_money_of_tiles_and_of_what_its_own_step_brings() -> None:
    pos = settled(6, bot={"tracks": {"building": 1}})
    marsbot(pos).card = 10
    gain_money(pos, 10)
    oceans = placed(pos, "ocean")
    assert (track(pos, "building"), len(oceans)) == (2, 1)
    assert (marsbot(pos).card, money(pos)) == (10 - icons(oceans), 10 + icons(oceans))
    resolve(pos, CARD["earth"])
    assert 10 - marsbot(pos).card == money(pos) - 10 > icons(oceans)
