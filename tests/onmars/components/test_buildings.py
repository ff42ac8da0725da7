"""The six kinds of buildings: what they cost and yield, and the arrows of all thirty tiles of the display."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.onmars.hexes import BY_PLACE, NAMES, PLACES
from areopolis.onmars.options import Options
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.terms import BUILDINGS, CRYSTAL_HERE, GOODS
from areopolis.onmars.whole import new_game
from tests.onmars.components import SCOUT, Row, changes, check, figures, hexes, lying, options, refused, row

# Cost and yield (buildings.json); a mine takes a colonist, crystals of a shelter wait below the depot.
KINDS = {
    "mine": ("", "mineral"),
    "generator": ("mineral", "battery"),
    "extractor": ("battery", "water"),
    "greenhouse": ("water", "plant"),
    "condenser": ("plant", "oxygen"),
    "shelter": ("oxygen", "waiting"),
}
STACKED = tuple(KINDS)[:5]
# The column of the life support system.
COLUMNS = {"generator": 0, "extractor": 1, "greenhouse": 2, "condenser": 3}
ARROWS = {
    "mine": ("", "N", "S", "NE SW", "SE NW", "N SE SW"),
    "generator": ("", "NE", "SW", "SE NW", "S N", "NE S NW"),
    "extractor": ("", "SE", "NW", "S N", "SW NE", "SE SW N"),
    "greenhouse": ("", "S", "N", "SW NE", "NW SE", "S NW NE"),
    "condenser": ("", "SW", "NE", "NW SE", "N S", "SW N SE"),
}
TILES = [(kind, number, ARROWS[kind][number - 1].split()) for kind in STACKED for number in range(1, 7)]
# One step in every direction, flat tops up, in axial coordinates (board.json).
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
# A hex with empty neighbours, a hex two steps above it, and one beside that.
SITE, NEAR, BESIDE = "K5", "K3", "K2"
EACH = pytest.mark.parametrize("kind", KINDS)
EACH_STACKED = pytest.mark.parametrize("kind", STACKED)


def towards(name: str, direction: str) -> str:
    """The hex beside a hex in a direction."""
    q, r = PLACES[hexes(name)[0]]
    dq, dr = STEPS[direction]
    return NAMES[BY_PLACE[(q + dq, r + dr)]]


def constructing(kind: str, bot: str = "S", near: str = NEAR, tile: int = 1, **more: Any) -> Scenario:
    """A bot beside the site, a building of the kind two steps away, another bot; the tracks are at their top."""
    cost = KINDS[kind][0]
    goods: dict[str, Any] = {cost: 1} if cost else {}
    goods |= {"quarters": 1 + int(kind == "mine"), "crystal": 2, "bots": [towards(SITE, bot), SCOUT], **more}
    scenario = Scenario(missions=()).colony(5, (5, 5, 5, 5)).building(kind, near).seat(0, **goods)
    if kind != "shelter":
        scenario.displays(next_tiles={kind: tile - 1})
    return scenario


def built(kind: str, then: dict[str, int]) -> dict[str, int]:
    """What changes by a building besides what it yields: its cost, the colonists on the slot and on a mine."""
    cost = KINDS[kind][0]
    found = {"quarters": -1, "slots": 1, "buildings": 1}
    if cost:
        found[cost] = -1
    if kind == "mine":
        found |= {"quarters": -2, "miners": 1}
    if kind == "shelter":
        found["shelters"] = 1
    return {**found, **then}


def test_display() -> None:
    """Six tiles of each of five kinds, whatever the number of players, and five shelters for everybody."""
    for players in (1, 2, 3, 4):
        pos = new_game(Options(players), seed=players)
        assert [sorted(stack) for stack in pos.stacks] == [[0, 1, 2, 3, 4, 5]] * 5
        assert {player.shelters for player in pos.players} == {1}


def test_start_of_a_game() -> None:
    """One of each of five kinds: the mine in the middle, the others two steps above, below, left and right of it."""
    pos = new_game(Options(2), seed=3)
    assert pos.buildings[BY_PLACE[(0, 0)]] == 0
    outer = [pos.buildings[BY_PLACE[place]] for place in ((0, -2), (0, 2), (-2, 1), (2, -1))]
    assert sorted(outer) == [1, 2, 3, 4]
    assert CRYSTAL_HERE not in pos.lies


@EACH
def test_alone(kind: str) -> None:
    found = Row(1, kind, (f"construct {kind} {SITE}",), then=built(kind, {KINDS[kind][1]: 1}))
    pos = check(found, constructing(kind), "act construct")
    expected = BUILDINGS.index(kind)
    assert pos.buildings[hexes(SITE)[0]] == expected
    if kind == "mine":
        assert pos.miners[hexes(SITE)[0]] == 0


@EACH
@pytest.mark.parametrize("size", [2, 3])
def test_complex(kind: str, size: int) -> None:
    """It yields its size, takes a technology of the level of what it joins, and moves a cube the first time."""
    lab = {} if kind == "shelter" else {kind: "2t" if size == 3 else "1t"}
    scenario = constructing(kind, near="K4", lab=lab)
    for name in ("K3",)[: size - 2]:
        scenario.building(kind, name)
    if kind != "shelter":
        scenario.building("shelter", "A1", "A3")
    then = built(kind, {KINDS[kind][1]: size} | ({} if kind == "shelter" else {"cubes": 1}))
    tech = ("tech 0",) if kind == "shelter" else ()
    check(Row(1, kind, (f"construct {kind} {SITE}", *tech), then=then), scenario, "act construct")


@EACH_STACKED
def test_a_cube_moves_once(kind: str) -> None:
    scenario = constructing(kind, near="K4", lab={kind: "1t"}, progress=[kind])
    check(Row(1, kind, (f"construct {kind} {SITE}",), then=built(kind, {KINDS[kind][1]: 2})), scenario, "act construct")


@EACH
def test_complex_without_technology(kind: str) -> None:
    """Level 0 joins nothing; the shelter technology of the start joins two."""
    scenario = constructing(kind, near="K4")
    if kind == "shelter":
        scenario.building("shelter", "K3", "K2")
    pos = scenario.start()
    play(pos, "act construct")
    refused(pos, f"construct {kind} {SITE}", "om.complex")


@EACH
def test_unpaid(kind: str) -> None:
    """Nothing but a mineral stands in for its cost, and nothing at all for a mineral."""
    scenario = constructing(kind)
    player = scenario.pos.players[0]
    player.goods[:5] = [int(good not in {"mineral", KINDS[kind][0]}) for good in GOODS[:5]]
    player.quarters = 1
    pos = scenario.start()
    play(pos, "act construct")
    assert not [choice for choice in options(pos) if choice.startswith(f"construct {kind} ")]
    refused(pos, f"construct {kind} {SITE}", "om.pay" if KINDS[kind][0] else "om.nominer")


@EACH
def test_a_mineral_pays_for_anything(kind: str) -> None:
    cost = KINDS[kind][0]
    goods: dict[str, Any] = {cost: 0, "mineral": 1} if cost not in {"", "mineral"} else {"mineral": 1}
    pos = constructing(kind, **goods).start()
    before = figures(pos, 0)
    play(pos, "act construct", f"construct {kind} {SITE}")
    assert changes(before, figures(pos, 0)).get("mineral", 0) == (1 if kind == "mine" else -1)


@pytest.mark.parametrize(("kind", "number", "arrows"), TILES, ids=[f"{kind} {number}" for kind, number, _a in TILES])
def test_arrows(kind: str, number: int, arrows: list[str]) -> None:
    """Crystals on exactly the hexes to which the arrows of the tile point; the bot stands where none does."""
    free = next(direction for direction in STEPS if direction not in arrows)
    pos = constructing(kind, bot=free, tile=number).start()
    play(pos, "act construct", f"construct {kind} {SITE}")
    assert lying(pos) == {towards(SITE, direction): CRYSTAL_HERE for direction in arrows}
    assert pos.stacks[BUILDINGS.index(kind)] == [t for t in (5, 4, 3, 2, 1, 0) if t != number - 1]


def test_arrows_of_all_tiles() -> None:
    """Thirty tiles, six of each kind, as the display holds them."""
    box = Scenario().pos.box
    found = {kind: [len(tile) for tile in box.buildings[k].tiles] for k, kind in enumerate(STACKED)}
    assert found == {kind: [0, 1, 1, 2, 2, 3] for kind in STACKED}
    assert len(TILES) == 30


def test_shelters_have_no_arrows() -> None:
    pos = constructing("shelter").start()
    play(pos, "act construct", f"construct shelter {SITE}")
    assert lying(pos) == {}
    assert all(not tile for tile in pos.box.buildings[BUILDINGS.index("shelter")].tiles)


ONTO = [
    row(1, "a bot", me={"bots": ["L5", "K4"]}),
    row(2, "the rover", me={"rover": "K4"}),
    row(3, "a building", laid={"building": {"mine": ["K4"]}}),
    row(4, "a crystal", laid={"lying": {"crystal": ["K4"]}}),
    row(5, "a discovery tile", laid={"lying": {"13": ["K4"]}}),
    row(6, "a research tile", laid={"lying": {"C": ["K4"]}}),
    row(7, "a bot of another", them={"bots": ["K4"]}),
]


@pytest.mark.parametrize("found", ONTO, ids=str)
def test_no_crystal_where_something_is(found: Row) -> None:
    """An arrow to the north and one to the south: only the empty hex gets a crystal."""
    scenario = constructing("generator", bot="SE", tile=5, **found.me)
    scenario.seat(1, **found.them)
    for method, rows in found.laid.items():
        for what, where in rows.items():
            getattr(scenario, method)(what, *where)
    pos = scenario.start()
    before = lying(pos)
    play(pos, "act construct", f"construct generator {SITE}")
    assert lying(pos) == {**before, "K6": CRYSTAL_HERE}


def test_no_crystal_beyond_the_map() -> None:
    """Arrows to the north, where the map ends, to the south-east, where the bot stands, and to the south-west."""
    scenario = Scenario(missions=()).building("mine", "G3").seat(0, quarters=2, crystal=2, bots=["H1", SCOUT])
    pos = scenario.displays(next_tiles={"mine": 5}).start()
    play(pos, "act construct", "construct mine G1")
    assert lying(pos) == {"F1": CRYSTAL_HERE}


def test_a_displaced_bot_comes_before_the_crystals() -> None:
    """The bot on the site moves first, and may fill a hex to which an arrow points (rules 5.9.1)."""
    scenario = constructing("generator", tile=5)
    scenario.pos.players[0].bots[:] = hexes(SITE)
    pos = scenario.start()
    play(pos, "act construct", f"construct generator {SITE}", "displace K4")
    assert lying(pos) == {"K6": CRYSTAL_HERE}


@EACH_STACKED
def test_an_empty_stack(kind: str) -> None:
    scenario = constructing(kind, mineral=2, water=1, plant=1, quarters=2)
    scenario.pos.stacks[BUILDINGS.index(kind)].clear()
    pos = scenario.start()
    play(pos, "act construct")
    refused(pos, f"construct {kind} {SITE}", "om.notile")


def test_five_shelters() -> None:
    scenario = constructing("shelter", oxygen=2, water=1, plant=1, quarters=2).building("shelter", "A1", "A3", "C1")
    pos = scenario.start()
    assert pos.players[0].shelters == 5
    play(pos, "act construct")
    refused(pos, f"construct shelter {SITE}", "om.notile")


@pytest.mark.parametrize("kind", COLUMNS)
def test_life_support(kind: str) -> None:
    """The marker of its column moves up a row, and of no other; the first step scores 2 points."""
    scenario = constructing(kind).colony(1, (1, 1, 1, 1), rewards=(2, 2, 2, 2))
    pos = scenario.start()
    play(pos, "act construct", f"construct {kind} {SITE}")
    assert pos.tracks == [2 if column == COLUMNS[kind] else 1 for column in range(4)]
    assert pos.players[0].points == 2
    assert [choice.split()[0] for choice in options(pos)] == ["reward"] * len(options(pos))


@pytest.mark.parametrize("kind", ["mine", "shelter"])
def test_no_life_support(kind: str) -> None:
    pos = constructing(kind).colony(1, (1, 1, 1, 1)).start()
    play(pos, "act construct", f"construct {kind} {SITE}")
    assert pos.tracks == [1, 1, 1, 1]
    assert pos.players[0].points == 0


def test_shelters_of_another_are_another_kind() -> None:
    """They join nothing, and nothing is near them."""
    scenario = Scenario(missions=()).seat(0, oxygen=2, water=1, crystal=2, bots=["K6", SCOUT])
    scenario.building("shelter", "K3", seat=1)
    pos = scenario.start()
    play(pos, "act construct")
    refused(pos, f"construct shelter {SITE}", "om.notnear")
