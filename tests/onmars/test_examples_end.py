"""The worked examples of the rulebook, by number and page: missions, shuttle, scoring, variant (34 to 42, 46)."""

from __future__ import annotations

from areopolis.onmars.hexes import FAR
from areopolis.onmars.scenario import Scenario, crystals, hex_named, play
from areopolis.onmars.terms import BATTERY, COLONY, DISCOVERY, GREENHOUSE, MINERAL, ORBIT, OVER, SHUTTLE
from areopolis.onmars.whole import WholePosition
from tests.onmars.test_examples import asked, at, idle, offers, refused, stored

# Missions to which none of these actions contributes.
FAR_MISSIONS = (1, 8, 9)


def grow(level: int, remaining: int) -> WholePosition:
    """The colony has just risen from a level, with so many missions to go; nobody has a turn left."""
    tracks = (level + 1, level + 1, level, level + 1)
    scenario = Scenario(missions=FAR_MISSIONS).colony(level, tracks).missions(remaining).shuttle("orbit", 3)
    pos = scenario.seat(0, water=1, crystal=2, bots=[at(1, -2)]).seat(1, space=1).start()
    play(pos, "act construct", f"construct greenhouse {at(0, -1)}", "reward 2")
    assert (pos.level, pos.remaining) == (level, remaining)
    play(pos, "end")
    assert pos.level == level + 1
    return pos


def test_example_34_p19_missions_by_colony_level() -> None:
    # No mission completed; then one.
    for first, expected in ((3, {2: 3, 3: 2, 4: 1, 5: 0}), (2, {2: 2, 3: 1, 4: 0})):
        remaining = first
        for level, left in expected.items():
            pos = grow(level - 1, remaining)
            assert pos.remaining == left
            assert pos.last_round == (left == 0)
            remaining = left

    # The end is triggered: this round still has its shuttle phase, the next and last one has none.
    pos = grow(4, 1)
    assert asked(pos) == (1, "act")
    assert (pos.round, pos.shuttle_space) == (2, 2)
    idle(pos)
    idle(pos)
    assert pos.decision is None
    assert (pos.phase, pos.round, pos.shuttle_space) == (OVER, 2, 2)


def test_example_35_p19_shuttle_phase() -> None:
    scenario = Scenario(4).colony(level=2, tracks=(2, 2, 2, 2)).shuttle("orbit", 1)
    scenario.seat(0, space=1).seat(1, space=3).seat(2, space=5).seat(3, space=6, hangar=1, ships=[5, 6, 7, 8])
    pos = scenario.start_shuttle()
    assert (pos.shuttle_side, pos.shuttle_space) == (COLONY, 2)

    # Those in orbit may ride; in the colony only a ship helps.
    for seat in (0, 1):
        assert asked(pos) == (seat, "travel")
        assert offers(pos) == ["travel", "stay"]
        play(pos, "stay")
    assert asked(pos) == (3, "travel")
    assert offers(pos) == ["travel ship", "stay"]
    by_ship = pos.copy()
    play(by_ship, "travel ship", "space 2")
    assert by_ship.players[3].hangar == 0
    assert by_ship.side(3) == ORBIT
    play(pos, "stay")

    # The next phase: one space nearer, nobody rides free.
    for _i in range(4):
        idle(pos)
    assert pos.phase == SHUTTLE
    assert (pos.shuttle_side, pos.shuttle_space) == (COLONY, 1)
    assert asked(pos) == (3, "travel")
    assert offers(pos) == ["travel ship", "stay"]
    play(pos, "stay")

    # The phase after: to the second space of the orbit, with those who are in the colony.
    for _i in range(4):
        idle(pos)
    assert (pos.shuttle_side, pos.shuttle_space) == (ORBIT, 2)
    assert asked(pos) == (2, "travel")
    assert offers(pos) == ["travel", "stay"]
    play(pos, "travel")
    assert pos.players[2].hangar == 0
    assert asked(pos) == (2, "space")


def test_example_36_p20_place_a_discovery_tile() -> None:
    for players, hexes in ((4, 14), (3, 15), (2, 16)):
        pos = Scenario(players).shuttle("orbit", 1).seat(0, space=1).start_shuttle()
        tiles = pos.open_discoveries.copy()
        drawn = pos.discovery_deck[-1]
        play(pos, "travel")

        assert asked(pos) == (0, "discover")
        choices = [choice.split()[1:] for choice in offers(pos)]
        assert {int(tile) for tile, _hex in choices} == set(tiles)
        legal = {hex_ for _tile, hex_ in choices}
        assert (len(legal), len(choices)) == (hexes, 2 * hexes)
        assert {FAR[hex_named(at(0, 0))][hex_named(hex_)] for hex_ in legal} == {3}
        refused(pos, f"discover {tiles[0]} {at(-2, -1)}")

        play(pos, f"discover {tiles[0]} {at(0, 3)}")
        assert pos.lies[hex_named(at(0, 3))] == DISCOVERY + tiles[0]
        assert pos.open_discoveries == [drawn, tiles[1]]


def test_example_37_p20_production() -> None:
    for mineral in (0, 2):
        scenario = Scenario().building("mine", at(-1, -1)).miner(0, at(-1, -1))
        scenario.seat(0, mineral=mineral, built={4: at(-2, 1)}).seat(1, space=4)
        pos = scenario.shuttle("colony", 1).start_shuttle()
        play(pos, "travel")
        # Two minerals are as many as can be stored.
        assert stored(pos, 0) == [mineral or 1, 1, 0, 0, 0]
        assert pos.miners[hex_named(at(-1, -1))] == 0
        play(pos, "space 1")
        assert pos.side(0) == ORBIT

    # A marker on a mine produces as a colonist does; the marker of another does not.
    scenario = Scenario().seat(0, built={2: at(0, 0)}).seat(1, space=4, built={4: at(-2, 1)})
    pos = scenario.shuttle("colony", 1).start_shuttle()
    play(pos, "travel")
    assert (pos.players[0].goods[MINERAL], pos.players[0].goods[BATTERY]) == (1, 0)


def green(*, water: int = 0) -> WholePosition:
    """The position of Green in the figures on page 21, at her last turn."""
    scenario = Scenario(missions=FAR_MISSIONS).last_round()
    scenario.building("shelter", at(-4, 0), at(-4, 2)).building("greenhouse", at(2, 0), at(3, -1))
    scenario.seat(
        0,
        mineral=1,
        water=water,
        quarters=4,
        working=1,
        lab={"shelter": "1t", "mine": "4t", "rover": "4m", "extractor": "6"},
        plans=[2],
        built={5: at(0, 2), 10: at(0, -2), 19: at(2, -1)},
        scientists=["hydrologist"],
        contracts={9: {"mineral": 2, "water": 2}},
    )
    scenario.seat(1, space=1, built={7: at(3, -1)})
    # Two of her colonists are on her side of the board; the one on the other side does not come home.
    pos = scenario.slots("construct", 1).slots("upgrade", 1).slots("blueprint", 1).start()
    assert asked(pos) == (0, "act")
    return pos


def test_example_38_p21_scoring_colonists() -> None:
    pos = green()
    assert (pos.players[0].shelters, pos.players[0].beds()) == (3, 8)
    idle(pos)
    assert pos.phase == OVER
    assert pos.breakdown()[0]["colonists"] == 10


def test_example_39_p21_scoring_technology() -> None:
    pos = green()
    idle(pos)
    assert pos.breakdown()[0]["techs"] == 1 + 4 + 4 + 9


def test_example_40_p21_scoring_advanced_buildings() -> None:
    pos = green()
    assert [pos.box.blueprints[plan - 1].level for plan in (5, 10, 2, 19)] == [1, 1, 1, 3]
    idle(pos)
    assert pos.breakdown()[0]["blueprints"] == 3 + 3 - 3 + 5


def test_example_41_p21_scoring_a_contract() -> None:
    pos = green()
    assert offers(pos, "deliver") == []
    refused(pos, "deliver 9 mineral")
    refused(pos, "deliver 9 water")
    idle(pos)
    assert pos.phase == OVER
    assert pos.breakdown()[0]["contracts"] == -4

    # With one more water, which may still be delivered at the very end.
    pos = green(water=1)
    idle(pos)
    assert offers(pos) == ["deliver 9 water", "done"]
    without = pos.copy()
    play(without, "done")
    assert without.breakdown()[0]["contracts"] == -4
    play(pos, "deliver 9 water")
    assert pos.phase == OVER
    assert pos.breakdown()[0]["contracts"] == 9


def test_example_42_p21_scoring_a_scientist() -> None:
    pos = green()
    owners = {pos.markers[hex_] for hex_, building in enumerate(pos.buildings) if building == GREENHOUSE}
    assert owners == {0, 1, -1}
    idle(pos)
    assert pos.breakdown()[0]["scientists"] == 6
    assert pos.breakdown()[1]["scientists"] == 0

    # All of page 21 together.
    assert pos.scores()[0] == 10 + 18 + 8 - 4 + 6


def test_example_46_p24_first_colonist_card_b() -> None:
    scenario = Scenario(variants=("first-colonists",), missions=FAR_MISSIONS)
    scenario.displays(
        blueprints=[3, 4, 5, 6, 7, 8],
        grid=["mine", "generator", "extractor", "rover", "upgrade", "ship", "greenhouse", "condenser"],
    )
    pos = scenario.seat(0, crystal=2, space=1, cards_b=[8, 1], built={9: at(0, -2)}).start()
    assert [pos.box.cards_b[card - 1].task for card in (8, 1)] == ["blueprint", "learn"]
    deck = pos.deck_b.copy()

    other = pos.copy()
    play(pos, "act blueprint", "blueprint 5")
    assert stored(pos, 0) == [0, 0, 1, 0, 0]
    assert crystals(pos, 0) == (2, 1)
    assert pos.players[0].cards_b == [1]
    assert pos.deck_b == deck

    # The other task is done in the same turn, and does not count.
    play(pos, "blueprint 6", "done", "building 9", "learn mine 1b", "done")
    assert pos.players[0].cards_b == [1]
    assert stored(pos, 0) == [0, 0, 2, 0, 0]

    # Done first, it does, and the blueprint does not.
    play(other, "building 9", "learn mine 1b", "done", "act blueprint", "blueprint 5", "done")
    assert other.players[0].cards_b == [8]
    assert stored(other, 0) == [0, 1, 1, 0, 0]
