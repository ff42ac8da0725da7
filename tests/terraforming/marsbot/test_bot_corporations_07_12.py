"""MarsBot's corporations C07 to C12, from the facts."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.expansion import MARSBOT
from areopolis.terraforming.marsbot.tracks import move
from areopolis.terraforming.scenario import play
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.marsbot.companies import QUIET, founded, game, icons, kinds, resolve, settled, to_turn
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    HUMAN,
    NINE_OCEANS,
    card,
    failed,
    marsbot,
    money,
    names,
    placed,
    rating,
    track,
)

# C07 PhoboLog.


def test_the_start_of_phobolog() -> None:
    pos = founded(7, deck=("056", "175", "091", "009", "062"))
    state = marsbot(pos)
    assert {"175", "009"} < set(names(state.bonus_deck))
    assert len(state.bonus_deck) == 10
    assert {"056", "091"} == set(names(pos.discards))
    assert BY_ID[pos.deck[pos.drawn]].number == "062"
    assert (track(pos, "space"), sum(state.tracks)) == (2, 2)


def test_the_space_cards_are_shuffled_in() -> None:
    places = {names(marsbot(founded(7, deck=("175", "009"), seed=s)).bonus_deck).index("175") for s in range(12)}
    assert len(places) > 2


@pytest.mark.parametrize("cell", [7, 10, 13, 15])
def test_cubes_of_phobolog_draw_a_bonus_card(cell: int) -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    move(pos, 1, cell - 1 - track(pos, "space"))
    state.highest[1] = cell - 1
    before = money(pos)
    state.bonus_deck.remove(card("B04"))
    state.bonus_deck.insert(0, card("B04"))
    resolve(pos, CARD["space"])
    assert (track(pos, "space"), money(pos) - before, names(state.bonus_discard)[-1]) == (cell, 5, "B04")
    move(pos, 1, -1)
    resolve(pos, CARD["space"])
    assert money(pos) - before == 5


def test_phobolog_has_four_cubes() -> None:
    """From 2, where the starting tag leads, to the end: four bonus cards are drawn, and no more."""
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck[:] = [card("B05")] * 9
    for cell in range(3, 19):
        while track(pos, "space") < cell:
            resolve(pos, CARD["space"])
        drawn = 9 - len(state.bonus_deck)
        assert drawn == len([c for c in (7, 10, 13, 15) if c <= cell]), cell


def test_a_project_card_from_the_bonus_deck() -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    move(pos, 1, 4)
    state.highest[1] = 6
    state.bonus_deck.insert(0, card("056"))
    resolve(pos, CARD["space"])
    assert (track(pos, "space"), track(pos, "building")) == (7, 1)
    assert "056" in names(state.played)
    assert "056" not in names([*state.bonus_discard, *state.set_aside, *state.destroyed])


def test_corporate_competition_turns_up_a_project_card() -> None:
    """B08 without a helper resolves the next card of the bonus deck; a project card resolves as a project card."""
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck.insert(0, card("056"))
    resolve(pos, "B08")
    assert (track(pos, "building"), money(pos)) == (1, 0)
    assert "056" in names(state.played)
    assert "056" not in names([*state.bonus_discard, *state.set_aside, *state.destroyed])


def test_a_project_card_from_the_bonus_deck_in_the_action_deck() -> None:
    pos = founded(7, deck=("175", "009"))
    state = marsbot(pos)
    state.bonus_deck.insert(0, card("056"))
    pos.players[BOT].dealt.clear()
    MARSBOT.research(pos, BOT)
    assert "056" in names(state.action_deck)
    assert len(state.action_deck) == 4


# C08 Saturn Systems.


def test_the_start_of_saturn_systems() -> None:
    pos = founded(8)
    assert {n: track(pos, n) for n in TRACKS} == {
        "building": 0, "space": 4, "event": 2, "science": 0, "energy": 2, "earth": 0, "bio": 0,
    }  # fmt: skip
    assert (pos.temperature, rating(pos)) == (-28, 21)


def test_saturn_systems_reacts_to_its_own_jovian_tags() -> None:
    pos = resolve(settled(8, bot=QUIET), "051")
    assert (track(pos, "energy"), track(pos, "event"), track(pos, "space")) == (1, 1, 1)
    pos = resolve(settled(8, bot=QUIET), "046")
    assert (track(pos, "energy"), track(pos, "event")) == (1, 0)


def test_saturn_systems_resolves_the_event_step_before_the_next_tag() -> None:
    """Event 2 -> 3 is an ocean; then space 2 -> 3."""
    pos = resolve(settled(8, bot={"tracks": {"event": 2, "space": 2}}), "051")
    assert (pos.oceans, pos.temperature) == (1, -28)
    order = [event.name for event in pos.events if event.name in {"place.ocean", "temperature"}]
    assert order == ["place.ocean", "temperature"]


@pytest.mark.parametrize(("number", "steps"), [("051", 1), ("058", 1), ("056", 0), ("141", 0)])
def test_saturn_systems_reacts_to_cards_of_the_human(number: str, steps: int) -> None:
    pos = settled(8, bot=QUIET, me={"mc": 90, "hand": [number], "played": ["051"], "corporation": "R08"})
    play(pos, f"play {number}")
    assert track(pos, "event") == steps


# C09 Teractor.


def test_the_start_of_teractor() -> None:
    pos = founded(9)
    assert (money(pos), sum(marsbot(pos).tracks)) == (25, 0)


@pytest.mark.parametrize(
    ("number", "earth", "gain"), [("106", 1, 2), ("029", 1, 2), ("056", 1, 0), ("106", 9, 4), ("106", 18, 5)]
)
def test_teractor_pays_for_every_move_of_earth(number: str, earth: int, gain: int) -> None:
    pos = resolve(settled(9, bot={"tracks": {"earth": earth}}), number)
    assert money(pos) == gain + icons(placed(pos, "city"))


def test_teractor_pays_on_cells_reached_before() -> None:
    assert money(resolve(settled(9, bot=QUIET), "106")) == 2


# C10 Tharsis Republic.


def test_the_start_of_tharsis_republic() -> None:
    pos = founded(10)
    cities = placed(pos, "city")
    assert len(cities) == 1
    assert pos.owners[cities[0]] == BOT
    assert (track(pos, "event"), track(pos, "earth"), money(pos)) == (2, 0, icons(cities))


def test_own_cities_of_tharsis_republic_move_the_event_track() -> None:
    pos = resolve(settled(10), CARD["earth"])
    assert (len(placed(pos, "city")), track(pos, "event"), track(pos, "earth")) == (1, 2, 1)
    assert money(pos) == icons(placed(pos, "city"))


def test_expedited_construction_of_tharsis_republic() -> None:
    tiles = (("08", "greenery", HUMAN), ("09", "greenery", HUMAN))
    pos = resolve(settled(10, tiles=tiles), "B05")
    assert (len(placed(pos, "city")), track(pos, "event")) == (1, 2)


def test_greeneries_and_oceans_do_not_move_tharsis_republic() -> None:
    pos = resolve(settled(10, bot={"tracks": {"bio": 2, "building": 1}}), CARD["bio"], CARD["building"])
    assert (len(placed(pos, "greenery")), pos.oceans, track(pos, "event")) == (1, 1, 0)


@pytest.mark.parametrize(
    ("choices", "gain"),
    [
        (("project city", "space 60"), 2),
        (("play 021",), 2),
        (("project greenery", "space 60"), 0),
        (("project aquifer", "space 02"), 0),
    ],
)
def test_tharsis_republic_reacts_to_the_human(choices: tuple[str, ...], gain: int) -> None:
    pos = settled(10, me={"mc": 90, "hand": ["021"]})
    play(pos, *choices)
    assert (money(pos), track(pos, "event")) == (gain, 0)


def test_the_capital_of_the_human_is_a_city() -> None:
    me = {"mc": 90, "hand": ["008"], "production": {"energy": 2}}
    pos = settled(10, me=me, tiles=NINE_OCEANS[:4])
    play(pos, "play 008", "space 60")
    assert (money(pos), len(placed(pos, "capital"))) == (2, 1)


# C11 ThorGate.


def test_the_start_of_thorgate() -> None:
    pos = founded(11)
    assert (money(pos), track(pos, "energy"), sum(marsbot(pos).tracks), pos.temperature) == (10, 2, 2, -30)


def thorgate(cell: int, *deck: str, **rest: Any) -> WholePosition:
    """ThorGate after a power tag onto a cell, with these cards on the deck."""
    pos = founded(11, deck=deck, **rest)
    state = marsbot(pos)
    move(pos, 4, cell - 1 - track(pos, "energy"))
    state.highest[4] = cell - 1
    return resolve(pos, CARD["energy"])


@pytest.mark.parametrize(("cell", "end"), [(4, 4), (6, 7), (8, 8), (10, 10)])
def test_cubes_of_thorgate(cell: int, end: int) -> None:
    """The first tag of Research Outpost is science; its city and building are left out."""
    pos = thorgate(cell, "020")
    assert (track(pos, "science"), track(pos, "earth"), track(pos, "building")) == (2, 0, 0)
    assert (track(pos, "energy"), pos.temperature) == (end, -28)
    assert len(placed(pos, "greenery")) == (cell == 10)
    assert failed(pos) == (cell == 6)
    assert {"020", CARD["energy"]} == set(names(marsbot(pos).played))
    move(pos, 4, -1)
    resolve(pos, CARD["energy"])
    assert (pos.temperature, track(pos, "science")) == (-28, 2)


@pytest.mark.parametrize("cell", [3, 5, 7, 9, 11, 12])
def test_other_energy_cells_of_thorgate_draw_nothing(cell: int) -> None:
    pos = thorgate(cell, "056")
    assert track(pos, "building") == 0
    assert "056" not in names(marsbot(pos).played)


def test_the_order_of_a_cube_of_thorgate() -> None:
    """First the tag (building 1 -> 2, an ocean), then the temperature, then the printed greenery."""
    pos = founded(11, bot={"tracks": {"building": 1}}, deck=("056",))
    move(pos, 4, 9 - track(pos, "energy"))
    marsbot(pos).highest[4] = 9
    resolve(pos, CARD["energy"])
    wanted = ["place.ocean", "temperature", "place.greenery"]
    assert [event.name for event in pos.events if event.name in wanted] == wanted


def test_a_power_tag_on_a_cube_of_thorgate() -> None:
    """4 draws a power card: 5 raises the temperature, then the cube does."""
    pos = thorgate(4, "046")
    assert (track(pos, "energy"), pos.temperature) == (5, -26)


def test_an_event_on_a_cube_of_thorgate() -> None:
    pos = thorgate(4, "062")
    assert (track(pos, "event"), pos.temperature) == (2, -28)
    pos = thorgate(4, "009")
    assert (track(pos, "event"), track(pos, "space")) == (0, 2)


def test_the_human_as_saturn_systems_sees_the_jovian_tag_of_a_cube_of_thorgate() -> None:
    pos = thorgate(4, "051", me={"corporation": "R03"})
    assert pos.players[HUMAN].production[0] == 1


# C12 United Nations Mars Initiative and B31.


@pytest.mark.parametrize("turmoil", [False, True])
def test_the_start_of_the_mars_initiative(turmoil: bool) -> None:
    for seed in range(6):
        pos = game(12, seed, turmoil=turmoil)
        assert kinds(pos) == (3, ["B21"] if turmoil else [])
        assert sorted(names(marsbot(pos).bonus_deck)) == [*[f"B0{n}" for n in range(1, 9)], "B31"]


@pytest.mark.parametrize(("generation", "more"), [(1, 0), (2, 1), (3, 1), (9, 1)])
def test_one_more_bonus_card_of_the_mars_initiative(generation: int, more: int) -> None:
    pos = settled(12, generation=generation, bot={"bonus_deck_top": ["B05"]})
    assert names(marsbot(pos).action_deck) == ["B05"] * more
    assert len(marsbot(pos).bonus_deck) == 8 - more


def test_the_second_generation_of_the_mars_initiative() -> None:
    pos = game(12)
    play(pos, "pass")
    to_turn(pos)
    # MarsBot is first and has already turned up a card.
    assert (pos.generation, pos.first, len(marsbot(pos).action_deck)) == (2, BOT, 4)


def test_the_government_subsidy() -> None:
    pos = resolve(settled(12), "B31")
    assert (rating(pos), money(pos), names(marsbot(pos).bonus_discard)) == (21, 0, ["B31"])
