"""The eight turn order spaces: which side, which benefit, taken and declined, at the start and on a journey."""

from __future__ import annotations

import pytest

from areopolis.locale import catalogue
from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.terms import COLONY, ORBIT
from areopolis.onmars.whole import WholePosition, new_game
from tests.onmars.parts import asked, choosing, offered, refused, stored

EMPTY = (1, 5)
GRID = ["mine", "rover", "generator", "extractor", "greenhouse", "condenser", "upgrade", "ship"]
ALL_GOODS = {"mineral": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1, "crystal": 1}
# The question that the benefit of a space asks.
QUESTIONS = {2: "supply", 3: "learn", 4: "colonists", 6: "move", 7: "learn", 8: "blueprint"}


def at_start(space: int) -> tuple[WholePosition, int]:
    """A new game in which the first player has taken a space, and that player."""
    pos = new_game(Options(2), 3)
    seat = asked(pos)[0]
    assert offered(pos) == [f"space {number}" for number in range(1, 9)]
    play(pos, f"space {space}")
    return pos, seat


def travelled(space: int, quarters: int = 2, goods: bool = True, crystal: int = 0) -> WholePosition:
    """Seat 0 has travelled with the shuttle to a space."""
    to_orbit = space <= 4
    number = int(goods)
    scenario = Scenario().displays(grid=GRID, blueprints=[1, 3, 5], discoveries=[14, 15])
    scenario.seat(0, number, number, number, number, number, crystal, quarters=quarters, space=5 if to_orbit else 1)
    scenario.seat(1, space=6 if to_orbit else 2)
    pos = scenario.shuttle("colony" if to_orbit else "orbit", 1).start_shuttle()
    play(pos, "travel")
    if not to_orbit:
        play(pos, "discover 15 G8")
    assert offered(pos) == [f"space {n}" for n in (range(1, 5) if to_orbit else range(5, 9))]
    play(pos, f"space {space}")
    return pos


@pytest.mark.parametrize("space", range(1, 9))
def test_side(space: int) -> None:
    pos, seat = at_start(space)
    assert pos.side(seat) == (ORBIT if space <= 4 else COLONY)
    assert pos.players[seat].space == space


@pytest.mark.parametrize("space", EMPTY)
def test_no_benefit(space: int) -> None:
    pos, seat = at_start(space)
    assert (choosing(pos), stored(pos, seat)) == ((1 - seat, "space"), ALL_GOODS)
    assert f"space {space}" not in offered(pos)
    pos = travelled(space)
    assert asked(pos) == (1, "travel")


@pytest.mark.parametrize("space", QUESTIONS)
def test_declined_at_the_start(space: int) -> None:
    pos, seat = at_start(space)
    assert asked(pos) == (seat, QUESTIONS[space])
    play(pos, "done")
    assert (choosing(pos), stored(pos, seat)) == ((1 - seat, "space"), ALL_GOODS)
    player = pos.players[seat]
    assert (player.quarters, player.plans, player.waiting) == (3, [], 0)
    assert [kind for kind in player.lab if kind >= 0] == [5]


@pytest.mark.parametrize("space", QUESTIONS)
def test_declined_on_a_journey(space: int) -> None:
    pos = travelled(space)
    before = stored(pos)
    assert asked(pos) == (0, QUESTIONS[space])
    play(pos, "done")
    assert (asked(pos), stored(pos), pos.players[0].quarters) == ((1, "travel"), before, 2)


def test_2_at_the_start() -> None:
    pos, seat = at_start(2)
    assert offered(pos) == ["take battery", "take water", "take plant", "take oxygen", "take crystal", "done"]
    play(pos, "take water")
    assert (stored(pos, seat), pos.warehouse[2]) == (ALL_GOODS | {"water": 2}, 1)
    assert (choosing(pos), pos.players[seat].quarters) == ((1 - seat, "space"), 3)


def test_2_on_a_journey() -> None:
    pos = travelled(2)
    play(pos, "take crystal")
    assert (crystals(pos, 0), asked(pos), pos.players[0].working) == ((0, 1), (1, "travel"), 0)


@pytest.mark.parametrize("space", [3, 7])
def test_3_and_7_at_the_start(space: int) -> None:
    pos, seat = at_start(space)
    tile = offered(pos, "learn")[1]
    assert tile.endswith("1b")
    play(pos, tile)
    assert (pos.players[seat].waiting, choosing(pos)) == (1, (1 - seat, "space"))
    assert pos.players[seat].lab[1] >= 0


@pytest.mark.parametrize("space", [3, 7])
@pytest.mark.parametrize(
    ("tile", "payment", "left"),
    [
        ("mine", "", ALL_GOODS),
        ("generator", "pay battery=1", ALL_GOODS | {"battery": 0}),
        ("generator", "pay mineral=1", ALL_GOODS | {"mineral": 0}),
        ("ship", "pay battery=1,water=1", ALL_GOODS | {"battery": 0, "water": 0}),
    ],
)
def test_3_and_7_at_the_cost_of_the_row(space: int, tile: str, payment: str, left: dict[str, int]) -> None:
    pos = travelled(space, crystal=1)
    play(pos, f"learn {tile} 1b", *([payment] if payment else []))
    assert stored(pos) == {name: number for name, number in left.items() if number}
    assert (crystals(pos, 0), asked(pos)) == ((1, 1), (1, "travel"))


@pytest.mark.parametrize("space", [3, 7])
def test_3_and_7_with_the_benefit_of_the_laboratory(space: int) -> None:
    pos = travelled(space)
    play(pos, "learn mine 1t")
    assert asked(pos) == (0, "supply")
    play(pos, "take oxygen", "take water", "done")
    assert (pos.players[0].goods, pos.players[0].working) == ([1, 1, 2, 1, 2, 0], 1)
    assert asked(pos) == (1, "travel")


def test_4_at_the_start_finds_one_bed() -> None:
    pos, seat = at_start(4)
    assert pos.decision is not None
    said = catalogue("en").say(pos.decision.options[0].label()).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "pay 1 water and 1 plant to gain 1 colonist"
    play(pos, "accept", "pay water=1,plant=1")
    assert (pos.players[seat].quarters, stored(pos, seat)) == (
        4,
        {"mineral": 1, "battery": 1, "oxygen": 1, "crystal": 1},
    )


@pytest.mark.parametrize(
    ("payment", "left"),
    [("water 1 plant 1", ["mineral"]), ("mineral 1 plant 1", ["water"]), ("mineral 1 water 1", ["plant"])],
)
def test_4_two_colonists_for_water_and_plant(payment: str, left: list[str]) -> None:
    pos = travelled(4)
    play(pos, "accept", f"pay {payment}")
    assert (pos.players[0].quarters, pos.players[0].reserve) == (4, 8)
    assert stored(pos) == {"battery": 1, "oxygen": 1, left[0]: 1}


def test_4_not_without_a_bed_and_not_without_the_cost() -> None:
    assert asked(travelled(4, quarters=4)) == (1, "travel")
    assert asked(travelled(4, goods=False)) == (1, "travel")


def test_6_two_steps_of_bots() -> None:
    pos = travelled(6)
    assert offered(pos, "rover") == []
    play(pos, "bot E3 E4", "bot E4 E5")
    assert (pos.players[0].bots, asked(pos)) == ([BY_NAME["E5"]], (1, "travel"))


def test_6_more_steps_for_crystals() -> None:
    pos, seat = at_start(6)
    start = "E3" if seat == 0 else "I7"
    onward = ("E4", "E5", "E6") if seat == 0 else ("I6", "I5", "I4")
    for here, there in zip((start, *onward), onward, strict=False):
        play(pos, f"bot {here} {there}")
    assert (crystals(pos, seat), choosing(pos)) == ((0, 0), (1 - seat, "space"))


def test_8_one_blueprint() -> None:
    pos = travelled(8)
    assert offered(pos) == ["blueprint 1", "blueprint 3", "blueprint 5", "done"]
    play(pos, "blueprint 1")
    assert (pos.players[0].plans, pos.players[0].goods[0], asked(pos)) == ([1], 2, (1, "travel"))
    pos, seat = at_start(8)
    play(pos, offered(pos)[0])
    assert (len(pos.players[seat].plans), choosing(pos)) == (1, (1 - seat, "space"))


def test_taken_spaces_are_not_offered() -> None:
    scenario = Scenario(players=4).seat(0, space=5).seat(1, space=1).seat(2, space=3).seat(3, space=6)
    pos = scenario.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert offered(pos) == ["space 2", "space 4"]


def test_who_stays_gets_no_benefit() -> None:
    pos = Scenario().seat(0, space=6).seat(1, space=7).shuttle("colony", 1).start_shuttle()
    play(pos, "stay", "stay")
    assert (asked(pos), pos.round, pos.players[0].space) == ((0, "turn"), 2, 6)


def test_the_landing_pod_takes_the_benefit_too() -> None:
    pos = Scenario().seat(0, space=1).displays(blueprints=[1, 3, 5]).start()
    play(pos, "act landing")
    assert offered(pos) == ["space 5", "space 7", "space 8"]
    play(pos, "space 8", "blueprint 3")
    assert (pos.players[0].plans, pos.side(0)) == ([3], COLONY)


def test_turns_in_the_order_of_spaces() -> None:
    pos = Scenario(players=3).seat(0, space=7).seat(1, space=2).seat(2, space=4).start(to_move=1)
    assert refused(pos, "act control") == "om.otherside"
    play(pos, "act resupply", "take water", "done")
    assert asked(pos) == (2, "turn")
    play(pos, "act resupply", "take water", "done")
    assert asked(pos) == (0, "turn")


def test_the_highest_space_places_the_shuttle() -> None:
    pos, seat = at_start(5)
    play(pos, "space 8", "done")
    assert (asked(pos), offered(pos)) == ((1 - seat, "shuttle"), ["shuttle orbit", "shuttle colony"])
    play(pos, "shuttle orbit")
    assert (pos.shuttle_side, pos.shuttle_space, asked(pos)) == (ORBIT, 1, (seat, "turn"))
