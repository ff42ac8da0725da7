"""The worked examples of the rulebook, by number and page: set-up, terms, and placing colonists (1 to 11)."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.onmars.hexes import BY_PLACE, NAMES
from areopolis.onmars.options import Options
from areopolis.onmars.rules.complexes import complex_at
from areopolis.onmars.scenario import Scenario, crystals, hex_named, play
from areopolis.onmars.terms import (
    BATTERY,
    BUILDINGS,
    COLONY,
    CONSTRUCT,
    CRYSTAL,
    GREENHOUSE,
    KINDS,
    MINERAL,
    OBTAIN,
    ORBIT,
    UPGRADE,
    WATER,
)
from areopolis.onmars.whole import WholePosition, new_game

# The players of the rulebook, as seats.
BLUE, GREEN, PURPLE, YELLOW = range(4)


def at(q: int, r: int) -> str:
    """The name of the hex at axial coordinates."""
    return NAMES[BY_PLACE[q, r]]


def offers(pos: WholePosition, verb: str = "") -> list[str]:
    """What may be chosen now; with a verb, only choices that begin with it."""
    found = [] if pos.decision is None else pos.decision.notations()
    return [choice for choice in found if not verb or choice.split()[0] == verb]


def asked(pos: WholePosition) -> tuple[int, str]:
    """Who must decide, and the verb of the first choice."""
    return (-1, "") if pos.decision is None else (pos.decision.seat, offers(pos)[0].split()[0])


def refused(pos: WholePosition, choice: str) -> str:
    """The reason why a choice is refused; nothing must have changed."""
    before = pos.data()
    with pytest.raises(IllegalChoice):
        pos.apply(choice)
    assert pos.data() == before
    why = pos.why_not(choice)
    return "" if why is None else why.name


def idle(pos: WholePosition) -> None:
    """A whole turn in which as little as possible is done."""
    seat, verb = asked(pos)
    assert verb == "act"
    play(pos, "act control" if pos.side(seat) == COLONY else "act resupply")
    if asked(pos) == (seat, "take"):
        play(pos, offers(pos)[0])
    for _i in range(3):
        if asked(pos)[0] == seat and pos.active == seat:
            play(pos, "end" if "end" in offers(pos) else "done")


def stored(pos: WholePosition, seat: int) -> list[int]:
    """The resources of a seat."""
    return pos.players[seat].goods[:KINDS]


def people(pos: WholePosition, seat: int, action: int) -> tuple[int, int, int]:
    """The colonists of a seat in the living quarters, in the working area, and on the slots of an action."""
    player = pos.players[seat]
    return player.quarters, player.working, pos.slot(action, seat)


def test_example_01_p05_missions_of_a_short_game() -> None:
    wanted = {2, 3, 4}
    seed = next(seed for seed in range(1000) if set(new_game(Options(4), seed).missions) == wanted)

    four = new_game(Options(4), seed)
    assert sorted(four.box.missions[number - 1].long for number in four.missions) == [False, False, True]
    assert dict(zip(four.missions, four.cubes, strict=True)) == {3: 10, 2: 13, 4: 5}
    assert four.remaining == 3

    seed = next(seed for seed in range(1000) if set(new_game(Options(2), seed).missions) == wanted)
    two = new_game(Options(2), seed)
    assert dict(zip(two.missions, two.cubes, strict=True)) == {3: 8, 2: 10, 4: 3}
    assert two.remaining == 3


def test_example_02_p06_storage_limit() -> None:
    for shelters, kept in ((1, 2), (2, 3)):
        scenario = Scenario().seat(0, battery=1, water=1, bots=[at(0, 4)], lab={"extractor": "1t"})
        if shelters == 2:
            scenario.building("shelter", at(-4, 0))
        pos = scenario.start()
        assert pos.players[0].limit() == shelters + 1

        play(pos, "act construct", f"construct extractor {at(0, 3)}")
        assert pos.players[0].goods[WATER] == kept


def test_example_03_p06_order_of_production() -> None:
    bots = [at(0, 0), at(0, -2), at(0, 2), at(-2, 1), at(2, -1), at(-2, -1)]
    lab = {"mine": "1t", "generator": "1b", "extractor": "2t", "greenhouse": "2b", "condenser": "3t"}
    beside = {
        "generator": at(-2, 2),
        "extractor": at(0, 3),
        "greenhouse": at(3, -1),
        "condenser": at(0, -3),
        "shelter": at(-3, -1),
    }

    for kind, (building, hex_) in enumerate(beside.items()):
        scenario = Scenario().seat(0, bots=bots, lab=lab)
        scenario.pos.players[0].goods[kind] = 1
        pos = scenario.start()
        play(pos, "act construct")
        kinds = {choice.split()[1] for choice in offers(pos, "construct")}
        # A mineral stands in for everything else; a mine takes a colonist only.
        assert kinds == (set(BUILDINGS) if kind == MINERAL else {"mine", building})

        play(pos, f"construct {building} {hex_}")
        if building == "shelter":
            play(pos, "tech 0")
        # Each brings the resource that the next one costs, two for a complex of two; shelters bring crystals.
        expected = [2 if other == kind + 1 else 0 for other in range(KINDS)]
        assert stored(pos, 0) == expected
        assert crystals(pos, 0) == (0, 2 if building == "shelter" else 0)

    pos = Scenario().seat(0, plant=1, quarters=1, bots=bots, lab=lab).start()
    play(pos, "act construct")
    assert {choice.split()[1] for choice in offers(pos, "construct")} == {"condenser"}


def test_example_04_p07_shuttle_at_the_start() -> None:
    spaces = {PURPLE: 1, GREEN: 3, YELLOW: 6, BLUE: 8}
    pos = new_game(Options(4), seed=4)
    while asked(pos)[1] != "shuttle":
        seat, verb = asked(pos)
        play(pos, f"space {spaces[seat]}" if verb == "space" else "done")

    assert asked(pos) == (BLUE, "shuttle")
    assert offers(pos) == ["shuttle orbit", "shuttle colony"]
    other = pos.copy()
    play(other, "shuttle colony")
    assert (other.shuttle_side, other.shuttle_space) == (COLONY, 1)

    play(pos, "shuttle orbit")
    assert (pos.shuttle_side, pos.shuttle_space) == (ORBIT, 1)
    assert asked(pos) == (PURPLE, "act")


def test_example_05_p07_gaining_crystals() -> None:
    scenario = Scenario().shuttle("orbit", 1).building("shelter", at(-3, 0))
    # The contract keeps the turn open.
    pos = scenario.seat(0, oxygen=1, battery=1, crystal=1, contracts={8: {}}).start()
    assert pos.players[0].docked() == 5

    play(pos, "act construct", f"construct shelter {at(-3, -1)}", "tech 0")
    assert crystals(pos, 0) == (1, 3)
    assert offers(pos, "executive") == []
    assert refused(pos, "executive 2") == "om.crystals"

    play(pos, "end")
    idle(pos)
    assert asked(pos) == (0, "act")
    assert crystals(pos, 0) == (3, 0)
    assert "executive 2" in offers(pos)


def test_example_06_p07_complex_or_not() -> None:
    scenario = Scenario().building("greenhouse", at(2, 0), at(3, -1)).building("generator", at(3, -2))
    pos = scenario.seat(0, mineral=2, bots=[at(4, -2)], plans=[15, 19]).start()
    assert len(complex_at(pos, hex_named(at(3, -1)))) == 3
    assert len(complex_at(pos, hex_named(at(3, -2)))) == 1

    # Both blueprints are of level 3, and both buildings stand in the zone of the bot.
    assert pos.box.blueprints[14].level == pos.box.blueprints[18].level == 3
    play(pos, "act upgrade")
    assert pos.players[0].built == [19]
    assert pos.players[0].plans == [15]
    assert pos.buildings[pos.markers.index(0)] == GREENHOUSE


def test_example_07_p08_order_of_play() -> None:
    scenario = Scenario(4).shuttle("colony", 2)
    for seat, space in ((PURPLE, 1), (GREEN, 4), (YELLOW, 5), (BLUE, 7)):
        scenario.seat(seat, space=space)
    pos = scenario.start(PURPLE)

    turns = []
    for _i in range(4):
        turns.append(asked(pos)[0])
        idle(pos)
    assert turns == [PURPLE, GREEN, YELLOW, BLUE]
    assert (pos.round, asked(pos)) == (2, (PURPLE, "act"))


def test_example_08_p08_resupply_with_two_boosts() -> None:
    pos = Scenario(4).seat(BLUE, crystal=2, quarters=3, space=2).start(BLUE)
    assert pos.warehouse == [0, 3, 3, 3, 3, 3]
    assert pos.players[BLUE].depot_room() == 1

    play(pos, "act resupply", "take water", "take water", "take crystal")
    assert stored(pos, BLUE) == [0, 0, 2, 0, 0]
    assert crystals(pos, BLUE) == (2, 1)
    assert (pos.warehouse[WATER], pos.warehouse[CRYSTAL], pos.warehouse[BATTERY]) == (1, 2, 3)
    assert people(pos, BLUE, OBTAIN) == (1, 2, 0)
    assert not any(pos.slots)


def test_example_09_p09_placement_beside_two_foreign_colours() -> None:
    pos = Scenario(4).seat(PURPLE, crystal=2, space=1).slots("blueprint", 1, 0, 0, 1).start(PURPLE)
    play(pos, "act blueprint")
    assert offers(pos) == ["pay crystal=2", "pay quarters=1,crystal=1", "pay quarters=2"]
    assert refused(pos, "pay crystal=1") == "om.extra"

    play(pos, "pay quarters=1,crystal=1")
    assert crystals(pos, PURPLE) == (1, 0)
    assert people(pos, PURPLE, OBTAIN) == (1, 1, 1)
    assert (pos.slot(OBTAIN, BLUE), pos.slot(OBTAIN, YELLOW)) == (1, 1)
    assert asked(pos) == (PURPLE, "blueprint")


def test_example_10_p09_placement_full_with_a_tie_of_three() -> None:
    pos = Scenario(4).seat(BLUE, crystal=1).slots("construct", 1, 0, 1, 1).start(BLUE)
    play(pos, "act construct")

    assert asked(pos) == (BLUE, "construct")
    assert people(pos, BLUE, CONSTRUCT) == (2, 1, 1)
    assert people(pos, PURPLE, CONSTRUCT) == (3, 1, 0)
    assert people(pos, YELLOW, CONSTRUCT) == (3, 1, 0)
    assert people(pos, GREEN, CONSTRUCT) == (3, 0, 0)
    assert crystals(pos, BLUE) == (1, 0)


def test_example_11_p09_placement_full_with_one_majority() -> None:
    scenario = Scenario(4).seat(GREEN, mineral=1, crystal=1, bots=[at(0, 3)], plans=[5])
    pos = scenario.slots("upgrade", 0, 1, 2, 0).start(GREEN)
    play(pos, "act upgrade")
    assert people(pos, GREEN, UPGRADE) == (2, 0, 2)
    assert people(pos, PURPLE, UPGRADE) == (3, 2, 0)
    assert pos.players[GREEN].goods[CRYSTAL] == 1
    assert pos.players[GREEN].built == [5]

    # With two players the colonist that stays there costs one more, although it is the own one.
    scenario = Scenario(2).seat(0, mineral=1, crystal=1, bots=[at(0, 3)], plans=[5])
    pos = scenario.slots("upgrade", 1, 2).start()
    play(pos, "act upgrade")
    assert offers(pos) == ["pay crystal=1", "pay quarters=1"]
    play(pos, "pay quarters=1")
    assert people(pos, 0, UPGRADE) == (1, 1, 2)
    assert people(pos, 1, UPGRADE) == (3, 2, 0)
