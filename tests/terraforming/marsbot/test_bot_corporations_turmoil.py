"""MarsBot's corporations of Turmoil, C35 to C39, from the facts."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.terraforming.board import NEXT
from areopolis.terraforming.marsbot.board import TRACKS
from areopolis.terraforming.marsbot.expansion import MARSBOT
from areopolis.terraforming.scenario import play
from areopolis.terraforming.turmoil.cases import run_step
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.whole import WholePosition, restore
from tests.terraforming.marsbot.companies import (
    EMPTY_HALL,
    QUIET,
    SEA_RISES,
    founded,
    game,
    icons,
    kinds,
    resolve,
    settled,
    to_turn,
)
from tests.terraforming.marsbot.kit import (
    BOT,
    CARD,
    HUMAN,
    NINE_OCEANS,
    failed,
    marsbot,
    money,
    names,
    placed,
    rating,
    research,
    track,
)

# C35 Lakefront Resorts.


def lakefront(cube: int, **rest: Any) -> WholePosition:
    pos = settled(35, turmoil=EMPTY_HALL, **rest)
    marsbot(pos).card = cube
    return pos


def test_the_start_of_lakefront_resorts() -> None:
    pos = founded(35)
    assert (marsbot(pos).card, sum(marsbot(pos).tracks)) == (1, 0)


@pytest.mark.parametrize("cube", [0, 1])
def test_lakefront_resorts_reacts_to_its_own_oceans(cube: int) -> None:
    pos = resolve(lakefront(cube, bot={"tracks": {"event": 2}}), CARD["event"])
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (1, cube, 1 - cube)


def test_lakefront_resorts_reacts_to_oceans_of_the_human() -> None:
    pos = lakefront(1, me={"mc": 90})
    play(pos, "project aquifer", "space 02")
    assert (track(pos, "building"), marsbot(pos).card) == (1, 0)
    play(pos, "project aquifer", "space 61")
    assert (track(pos, "building"), marsbot(pos).card) == (1, 1)


@pytest.mark.parametrize("cube", [0, 1])
def test_lakefront_resorts_reacts_to_oceans_of_global_events(cube: int) -> None:
    pos = lakefront(cube)
    pos.decision = None
    pos.agenda.clear()
    run_step(pos, {"event": SEA_RISES})
    pos.advance()
    play(pos, "space 02")
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (1, cube, 1 - cube)
    assert (money(pos), rating(pos)) == (0, 20)


def test_a_chain_of_oceans_of_lakefront_resorts() -> None:
    """The step to building 2 is an ocean itself, which puts the cube back."""
    pos = resolve(lakefront(1, bot={"tracks": {"event": 2, "building": 1}}), CARD["event"])
    assert (pos.oceans, track(pos, "building"), marsbot(pos).card) == (2, 2, 1)


@pytest.mark.parametrize(("number", "each"), [(0, 2), (35, 3)])
def test_oceans_beside_tiles_of_lakefront_resorts(number: int, each: int) -> None:
    pos = settled(number, turmoil=EMPTY_HALL, tiles=NINE_OCEANS[:4])
    resolve(pos, CARD["earth"])
    city = placed(pos, "city")[0]
    oceans = len([near for near in NEXT[city] if near in placed(pos, "ocean")])
    assert oceans >= 2
    assert money(pos) == each * oceans + icons([city])


# C36 Pristar.


def pristar(cube: int = 1, **rest: Any) -> WholePosition:
    pos = settled(36, turmoil=EMPTY_HALL, **rest)
    marsbot(pos).card = cube
    return pos


def test_pristar_gets_a_cube_every_generation() -> None:
    pos = game(36)
    assert marsbot(pos).card == 1
    pos = settled(36, turmoil=EMPTY_HALL)
    assert marsbot(pos).card == 1
    to_turn(research(pos))
    assert marsbot(pos).card <= 1
    marsbot(pos).card = 0
    MARSBOT.before_actions(pos)
    assert marsbot(pos).card == 1
    MARSBOT.before_actions(pos)
    assert marsbot(pos).card == 1


def test_pristar_skips_one_step_of_temperature() -> None:
    pos = pristar(bot={"tracks": {"space": 2, "building": 5}})
    resolve(pos, CARD["space"])
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card, failed(pos)) == (-30, 21, 6, 0, 0)
    resolve(pos, CARD["building"])
    assert (pos.temperature, rating(pos), money(pos)) == (-28, 22, 6)


def test_pristar_skips_one_of_two_steps() -> None:
    pos = resolve(pristar(bot={"tracks": {"event": 15}}), CARD["event"])
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card) == (-28, 22, 6, 0)


def test_pristar_skips_an_ocean() -> None:
    pos = resolve(pristar(bot={"tracks": {"building": 1}}), CARD["building"])
    assert (pos.oceans, placed(pos, "ocean"), rating(pos), money(pos), marsbot(pos).card) == (0, [], 21, 6, 0)


def test_pristar_does_not_skip_the_oxygen_of_a_greenery() -> None:
    pos = resolve(pristar(bot={"tracks": {"bio": 2}}), CARD["bio"])
    assert (pos.oxygen, len(placed(pos, "greenery")), rating(pos), marsbot(pos).card) == (1, 1, 21, 1)
    assert money(pos) == icons(placed(pos, "greenery"))


def test_pristar_skips_oxygen_by_itself() -> None:
    """Lobbyists raise what lacks most, here oxygen."""
    pos = resolve(pristar(parameters={"temperature": -6, "oxygen": 0}), "B06")
    assert (pos.oxygen, rating(pos), money(pos), marsbot(pos).card) == (0, 21, 6, 0)


def test_pristar_skips_the_second_step_of_oxygen_of_the_lobbyists() -> None:
    """B06 b: a greenery with its oxygen, then one step by itself."""
    pos = resolve(pristar(parameters={"temperature": -14, "oxygen": 12}), "B06")
    assert (pos.oxygen, len(placed(pos, "greenery")), marsbot(pos).card, rating(pos)) == (13, 1, 0, 22)
    assert money(pos) == 6 + icons(placed(pos, "greenery"))


def test_pristar_skips_an_ocean_of_the_lobbyists() -> None:
    """B06 c: an ocean among oceans."""
    tiles = (("30", "ocean", -1), ("32", "ocean", -1))
    pos = resolve(pristar(tiles=tiles, parameters={"temperature": -14}), "B06")
    assert (pos.oceans, rating(pos), money(pos), marsbot(pos).card) == (2, 21, 6, 0)


def test_pristar_skips_the_first_step_of_the_lobbyists() -> None:
    """B06 a from -26: one step is skipped, the other reaches -24 with its 2 M€."""
    pos = resolve(pristar(parameters={"temperature": -26}), "B06")
    assert (pos.temperature, rating(pos), money(pos), marsbot(pos).card) == (-24, 22, 8, 0)


def test_pristar_keeps_the_cube_when_nothing_can_be_raised() -> None:
    pos = pristar(bot={"tracks": {"space": 2, "building": 1}}, tiles=NINE_OCEANS, parameters={"temperature": 8})
    resolve(pos, CARD["space"], CARD["building"])
    assert (failed(pos), money(pos), rating(pos), marsbot(pos).card) == (2, 10, 20, 1)


def test_the_human_does_not_use_the_cube_of_pristar() -> None:
    pos = pristar(me={"mc": 90})
    play(pos, "project aquifer", "space 02")
    assert (pos.oceans, marsbot(pos).card, rating(pos), money(pos)) == (1, 1, 20, 0)


# C37 Septem Tribus and B29.


def test_the_start_of_septem_tribus() -> None:
    pos = game(37)
    assert kinds(pos)[0] == 3
    assert len(kinds(pos)[1]) == 2
    for other in (pos, pos.copy(), restore(pos.data())):
        assert committee(other).reserve(BOT) == 14
        assert committee(other).available(BOT) == 14
        assert committee(other).available(HUMAN) == 7


def tribus(delegates: dict[str, list[Any]], reserve: int = 7) -> WholePosition:
    pos = settled(37, turmoil={**EMPTY_HALL, "delegates": delegates})
    committee(pos).extra_seat, committee(pos).extra = BOT, reserve
    return pos


def test_gray_eminence_spreads_delegates() -> None:
    """Mars First and Unity have least of MarsBot; the human sits in Unity."""
    delegates: dict[str, list[Any]] = {
        "mars_first": [], "kelvinists": [1], "reds": [1], "greens": [1], "unity": [0], "scientists": [1],
    }  # fmt: skip
    pos = tribus(delegates)
    resolve(pos, "B29")
    assert [committee(pos).of(party, BOT) for party in range(6)] == [1] * 6
    assert (money(pos), names(marsbot(pos).set_aside)) == (0, ["B29"])
    resolve(pos, "B29")
    assert sorted([committee(pos).of(party, BOT) for party in range(6)]) == [1, 1, 1, 1, 2, 2]


def test_gray_eminence_prefers_parties_without_the_human() -> None:
    delegates: dict[str, list[Any]] = {p: [0] for p in ("kelvinists", "greens", "unity", "scientists")}
    pos = tribus(delegates)
    resolve(pos, "B29")
    assert [committee(pos).of(party, BOT) for party in range(6)] == [1, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(("left", "gain"), [(2, 0), (1, 2), (0, 4)])
def test_gray_eminence_pays_for_missing_delegates(left: int, gain: int) -> None:
    pos = tribus({"reds": [1] * 7}, left)
    resolve(pos, "B29")
    assert (money(pos), failed(pos)) == (gain, 0)


# C38 TerraLabs Research.


def test_the_start_of_terralabs() -> None:
    pos = game(38)
    assert (rating(pos), track(pos, "science"), sum(marsbot(pos).tracks)) == (2, 2, 2)
    assert kinds(pos)[0] == 4


@pytest.mark.parametrize(("generation", "more"), [(1, 1), (2, 1), (8, 1), (9, 2), (12, 2)])
def test_more_cards_of_terralabs(generation: int, more: int) -> None:
    pos = settled(38, turmoil=EMPTY_HALL, generation=generation)
    assert len(marsbot(pos).action_deck) == more
    assert kinds(pos) == (more, [])
    pos = settled(38, turmoil=EMPTY_HALL, generation=generation, level="brutal")
    assert kinds(pos) == (more, [])


# C39 Utopia Invest and B32.


def test_the_start_of_utopia_invest() -> None:
    pos = founded(39)
    assert {n: cell for n, cell in zip(TRACKS, marsbot(pos).tracks, strict=True) if cell} == {"building": 1, "space": 2}


def utopia(generation: int, *cells: int, quiet: bool = True) -> WholePosition:
    given: dict[str, Any] = {"tracks": dict(zip(TRACKS, cells, strict=True)), **(QUIET if quiet else {})}
    return resolve(settled(39, turmoil=EMPTY_HALL, generation=generation, bot=given), "B32")


@pytest.mark.parametrize(
    ("generation", "before", "after", "gain"),
    [
        (2, (5, 4, 3, 7, 6, 6, 6), (5, 4, 4, 6, 6, 6, 6), 0),
        (4, (5, 3, 3, 7, 6, 7, 6), (5, 4, 3, 6, 6, 7, 6), 0),
        (6, (4, 4, 4, 4, 4, 4, 4), (4, 4, 4, 4, 4, 4, 4), 0),
        (8, (5, 5, 5, 6, 5, 5, 5), (6, 5, 5, 5, 5, 5, 5), 0),
        (1, (5, 4, 3, 7, 6, 6, 6), (5, 4, 3, 7, 6, 6, 6), 3),
        (3, (5, 4, 0, 7, 6, 6, 6), (5, 4, 0, 7, 6, 6, 6), 0),
        (13, (9, 9, 8, 9, 9, 9, 10), (9, 9, 8, 9, 9, 9, 10), 8),
    ],
)
def test_investors(generation: int, before: tuple[int, ...], after: tuple[int, ...], gain: int) -> None:
    pos = utopia(generation, *before)
    assert tuple(marsbot(pos).tracks) == after
    assert (money(pos), names(marsbot(pos).set_aside)) == (gain, ["B32"])


def test_the_advance_of_investors_acts() -> None:
    """Building 1 -> 2 is an ocean; the cube taken back was chosen before."""
    pos = utopia(2, 1, 2, 2, 2, 2, 2, 4, quiet=False)
    assert (pos.oceans, track(pos, "building"), track(pos, "bio")) == (1, 2, 3)
