"""The research tiles: four kinds of two, where they lie, one of each kind for everybody, two free developments."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.onmars.hexes import BY_PLACE
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import BARE, RESEARCH
from areopolis.onmars.whole import new_game
from tests.onmars.components import JAMMED, SCOUT, Row, check, figures, lying, options, row

# By kind: the two hexes of its corner, in axial coordinates (board.json).
CORNERS = {
    "A": ((-5, 0), (-3, -2)),
    "B": ((5, -5), (3, -5)),
    "C": ((-5, 5), (-3, 5)),
    "D": ((5, 0), (3, 2)),
}
LETTERS = "ABCD"
EACH = pytest.mark.parametrize("letter", LETTERS)

# The benefit is the same for all kinds: one technology twice or two once, free, with what their spaces give.
ROWS = [
    row(0, "one technology twice", "develop rover 2t", "develop rover 3t", then={"levels": 2, "mineral": 1}),
    row(0, "two technologies", "develop rover 2t", "develop shelter 3t", then={"levels": 2, "mineral": 1}),
    row(0, "one is enough", "develop shelter 3t", "done", then={"levels": 1, "mineral": 1}),
    row(
        0, "up to the last column, free", "develop rover 6", "done",
        me={"lab": {"rover": "5t"}}, then={"levels": 1},
    ),
]  # fmt: skip


def beside(letter: str, **more: Any) -> Scenario:
    """A research tile lies beside the rover of a seat without resources, whose colonists could boost."""
    me: dict[str, Any] = {"crystal": 2, "quarters": 3, "bots": [SCOUT], "rover": "K5", "lab": {"rover": "1t"}, **more}
    return Scenario(missions=()).seat(0, **me).lying(letter, "K4")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_where_they_lie(players: int) -> None:
    pos = new_game(Options(players), seed=players)
    expected = {BY_PLACE[place]: RESEARCH + k for k, letter in enumerate(LETTERS) for place in CORNERS[letter]}
    assert {hex_: what for hex_, what in enumerate(pos.lies) if what != BARE} == expected


@EACH
def test_printed(letter: str) -> None:
    research = Scenario().pos.box.research
    assert len(research) == 4
    printed = research[LETTERS.index(letter)]
    assert printed.letter == letter
    assert set(printed.hexes) == {BY_PLACE[place] for place in CORNERS[letter]}


@EACH
@pytest.mark.parametrize("found", ROWS, ids=str)
def test_used(found: Row, letter: str) -> None:
    taken = Row(**{**vars(found), "then": {"research": 1, "lying": -1, **found.then}})
    pos = check(taken, beside(letter, **found.me), "act control", "rover K4", "done", "collect")
    assert pos.players[0].research == [LETTERS.index(letter)]


@EACH
def test_left_alone(letter: str) -> None:
    pos = beside(letter).start()
    before = figures(pos, 0)
    play(pos, "act control", "rover K4", "done", "done")
    assert figures(pos, 0) == before
    assert lying(pos) == {"K4": RESEARCH + LETTERS.index(letter)}


@EACH
def test_one_of_each_kind(letter: str) -> None:
    """A rover may stop on a tile of a kind that its owner has; the tile stays."""
    pos = beside(letter, research=letter).start()
    play(pos, "act control", "rover K4", "done")
    assert "collect" not in options(pos)
    with pytest.raises(IllegalChoice):
        pos.apply("collect")
    assert pos.players[0].rover == BY_PLACE[(4, -2)]
    assert lying(pos) == {"K4": RESEARCH + LETTERS.index(letter)}


@EACH
def test_with_the_other_three_kinds(letter: str) -> None:
    others = LETTERS.replace(letter, "")
    pos = beside(letter, research=others).start()
    play(pos, "act control", "rover K4", "done", "collect")
    assert sorted(pos.players[0].research) == [0, 1, 2, 3]


@EACH
def test_both_tiles_of_a_kind_for_two_players(letter: str) -> None:
    pos = beside(letter).seat(1, research=letter).start()
    play(pos, "act control", "rover K4", "done", "collect")
    assert pos.players[0].research == pos.players[1].research == [LETTERS.index(letter)]


@EACH
def test_refused_when_nothing_can_move(letter: str) -> None:
    """The rover may pass, but it may not end its move there."""
    pos = beside(letter, lab=JAMMED).start()
    play(pos, "act control", "rover K4")
    assert "done" not in options(pos)
    with pytest.raises(IllegalChoice):
        pos.apply("done")
    play(pos, "rover K3", "done")
    assert lying(pos) == {"K4": RESEARCH + LETTERS.index(letter)}


def test_owned_kind_may_be_stopped_on_though_nothing_can_move() -> None:
    pos = beside("A", lab=JAMMED, research="A").start()
    play(pos, "act control", "rover K4", "done")
    assert pos.players[0].rover == BY_PLACE[(4, -2)]


def test_counts_for_its_mission() -> None:
    """Two players: a research tile taken from the map moves the cube of mission 1 by one."""
    scenario = Scenario(missions=(1, 2, 3)).seat(0, crystal=2, bots=[SCOUT], rover="K5").lying("B", "K4")
    pos = scenario.start()
    before = pos.cubes[0]
    play(pos, "act control", "rover K4", "done", "collect")
    assert pos.cubes[0] == before - 1
