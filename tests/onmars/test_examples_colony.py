"""The worked examples of the rulebook, by number and page: main and executive actions in the colony (16 to 33)."""

from __future__ import annotations

from areopolis.onmars.hexes import FAR
from areopolis.onmars.rules.complexes import complex_at
from areopolis.onmars.scenario import Scenario, crystals, hex_named, play
from areopolis.onmars.terms import (
    BARE,
    CONDENSER,
    CONSTRUCT,
    CRYSTAL_HERE,
    EXTRACTOR,
    MINE,
    MINERAL,
    NOTHING,
    OXYGEN,
    PLANT,
    ROVER_TECH,
    SCIENTISTS,
    UPGRADE,
    WATER,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.test_examples import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    asked,
    at,
    idle,
    offers,
    people,
    refused,
    stored,
)

# Missions to which none of these actions contributes.
FAR_MISSIONS = (1, 8, 9)
REWARDS = ["reward 1", "reward 2", "reward 3", "reward 4"]
LEVELS = {1: "1t", 2: "2t", 3: "3t"}


def building_at(pos: WholePosition, name: str) -> int:
    """The building on a hex."""
    return pos.buildings[hex_named(name)]


def test_example_16_p12_control_center_in_any_order() -> None:
    one, other = at(-2, -1), at(-4, 2)
    pos = Scenario().seat(0, bots=[one, other]).start()
    play(pos, "act control", f"bot {one} {at(-2, 0)}", f"rover {at(0, 1)}", f"rover {at(-1, 2)}")
    assert offers(pos, "rover") == []

    same = pos.copy()
    play(pos, f"bot {other} {at(-4, 3)}")
    assert pos.players[0].bots == [hex_named(at(-2, 0)), hex_named(at(-4, 3))]
    assert pos.players[0].rover == hex_named(at(-1, 2))
    assert asked(pos) == (1, "act")

    play(same, f"bot {at(-2, 0)} {at(-3, 1)}")
    assert same.players[0].bots == [hex_named(at(-3, 1)), hex_named(other)]
    assert asked(same) == (1, "act")


def test_example_17_p12_rover_technology() -> None:
    path = [at(1, -1), at(2, -2), at(3, -3), at(4, -4), at(5, -5)]
    steps = [f"rover {path[0]}", f"rover {path[1]} crystal", *[f"rover {hex_}" for hex_ in path[2:]]]
    for owner in (0, 1):
        scenario = Scenario(missions=FAR_MISSIONS).lying("crystal", path[1]).lying("14", path[-1])
        pos = scenario.seat(owner, lab={"rover": "3t"}).start()
        play(pos, "act control", *steps[:2])
        assert offers(pos, "rover") == []
        play(pos, f"tech {owner}", *steps[2:])
        assert offers(pos, "rover") == []
        assert crystals(pos, 0) == (0, 1)
        assert pos.players[0].discoveries == []

        # After all movement the tile is taken and used at once: three plants, of which two can be stored.
        play(pos, "done", "collect")
        assert pos.players[0].discoveries == [14]
        assert pos.players[0].goods[PLANT] == 2
        assert pos.lies[hex_named(path[-1])] == BARE
        assert pos.players[0].rover == hex_named(path[-1])
        if owner == 1:
            assert asked(pos) == (1, "oxygen")
            assert offers(pos) == ["oxygen", "develop rover 4t", "develop rover 4m"]
            developed = pos.copy()
            play(developed, "develop rover 4t")
            assert developed.players[1].level(ROVER_TECH) == 4
            assert developed.players[1].goods[OXYGEN] == 0
            play(pos, "oxygen")
            assert pos.players[1].goods[OXYGEN] == 1
        assert asked(pos) == (1, "act")


def condensers(*, tech: bool) -> WholePosition:
    """The position of examples 18 and 19, at the question what to construct."""
    scenario = Scenario(missions=FAR_MISSIONS).colony(rewards=(1, 2, 3, 7)).displays(next_tiles={"condenser": 1})
    pos = scenario.seat(0, plant=1, oxygen=1, lab={"condenser": "1t"} if tech else {}).start()
    assert pos.buildings.count(CONDENSER) == 1
    assert building_at(pos, at(0, -2)) == CONDENSER
    play(pos, "act construct")
    return pos


def test_example_18_p14_construct_an_oxygen_condenser() -> None:
    pos = condensers(tech=True)
    legal = {choice for choice in offers(pos) if "condenser" in choice}
    hexes = (at(-1, -2), at(-1, -1), at(-2, -2), at(-2, 0))
    assert legal == {f"construct condenser {hex_}" for hex_ in hexes}
    assert refused(pos, f"construct condenser {at(-3, 0)}") == "om.notnear"
    assert refused(pos, f"construct condenser {at(0, -1)}") == "om.nozone"

    play(pos, f"construct condenser {at(-1, -1)}")
    assert len(complex_at(pos, hex_named(at(-1, -1)))) == 2
    # Two oxygen are gained, of which one finds no place.
    assert stored(pos, 0) == [0, 0, 0, 0, 2]
    assert pos.lies[hex_named(at(-2, 0))] == CRYSTAL_HERE
    assert pos.lies.count(CRYSTAL_HERE) == 1
    assert pos.players[0].progress == 1 << CONDENSER
    assert pos.tracks == [1, 1, 1, 2]
    # Two points for the first step, two for the one shelter by the reward tile; then one of four benefits.
    assert pos.players[0].points == 4
    assert offers(pos) == REWARDS
    play(pos, "reward 2")
    assert crystals(pos, 0) == (0, 1)
    assert pos.used == []


def test_example_19_p14_construct_without_technology() -> None:
    pos = condensers(tech=False)
    legal = {choice for choice in offers(pos) if "condenser" in choice}
    assert legal == {f"construct condenser {hex_}" for hex_ in (at(-2, -2), at(-2, 0))}
    assert refused(pos, f"construct condenser {at(-1, -2)}") == "om.complex"
    assert refused(pos, f"construct condenser {at(-1, -1)}") == "om.complex"

    # Nobody has the technology, or it is not used: the same.
    for alone in (pos, condensers(tech=True)):
        play(alone, f"construct condenser {at(-2, 0)}")
        assert len(complex_at(alone, hex_named(at(-2, 0)))) == 1
        assert stored(alone, 0) == [0, 0, 0, 0, 2]
        assert alone.players[0].progress == 0
        assert alone.tracks == [1, 1, 1, 2]
        assert alone.players[0].points == 4
        assert offers(alone) == REWARDS


def extractor(
    level: int, old: list[tuple[int, int]], new: tuple[int, int], bot: tuple[int, int]
) -> tuple[WholePosition, str]:
    """Three shelters and a technology of a level, beside extractors; and the choice of the next one."""
    scenario = Scenario().building("shelter", at(-4, 0), at(-4, 2)).building("extractor", *[at(q, r) for q, r in old])
    lab = {"extractor": LEVELS[level]} if level else {}
    pos = scenario.seat(0, plant=1, battery=1, bots=[at(-2, -1), at(*bot)], lab=lab).start()
    play(pos, "act construct")
    return pos, f"construct extractor {at(*new)}"


def test_example_20_p14_level_beside_one_building() -> None:
    pos, choice = extractor(0, [(0, 2)], (0, 3), (0, 4))
    assert refused(pos, choice) == "om.complex"

    pos, choice = extractor(1, [(0, 2)], (0, 3), (0, 4))
    play(pos, choice)
    assert len(complex_at(pos, hex_named(at(0, 3)))) == 2
    assert pos.players[0].goods[WATER] == 2


def test_example_21_p14_level_between_one_and_two() -> None:
    old = [(0, 2), (-2, 4), (-1, 4)]
    for level in (0, 1, 2):
        pos, choice = extractor(level, old, (-1, 3), (-1, 2))
        assert refused(pos, choice) == "om.complex"

    pos, choice = extractor(3, old, (-1, 3), (-1, 2))
    play(pos, choice)
    assert len(complex_at(pos, hex_named(at(-1, 3)))) == 4
    assert pos.players[0].goods[WATER] == 4


def test_example_22_p14_level_beside_a_complex_of_three() -> None:
    old = [(0, 2), (0, 3), (0, 4)]
    beside = hex_named(at(1, 1))
    assert [FAR[beside][hex_named(at(q, r))] for q, r in old] == [1, 2, 3]
    for level in (0, 1, 2):
        pos, choice = extractor(level, old, (1, 1), (1, 0))
        assert refused(pos, choice) == "om.complex"

    pos, choice = extractor(3, old, (1, 1), (1, 0))
    play(pos, choice)
    assert len(complex_at(pos, beside)) == 4
    assert pos.players[0].goods[WATER] == 4


def test_example_23_p15_construct_a_mine() -> None:
    here = at(-1, -1)
    pos = Scenario().seat(0, quarters=2, bots=[here]).start()
    play(pos, "act construct")
    for hex_ in (at(-1, 0), at(0, -1)):
        assert FAR[hex_named(hex_)][hex_named(at(0, 0))] == 1
        assert refused(pos, f"construct mine {hex_}") == "om.complex"

    play(pos, f"construct mine {here}")
    # The bot goes to a nearest hex: free, or with a building but without a piece.
    around = {at(-1, -2), at(0, -2), at(0, -1), at(-1, 0), at(-2, 0), at(-2, -1)}
    assert set(offers(pos)) == {f"displace {hex_}" for hex_ in around}
    play(pos, f"displace {at(-1, 0)}")
    assert pos.players[0].bots == [hex_named(at(-1, 0))]
    assert building_at(pos, here) == MINE
    assert pos.miners[hex_named(here)] == 0
    assert people(pos, 0, CONSTRUCT) == (0, 0, 1)
    assert stored(pos, 0) == [1, 0, 0, 0, 0]
    assert pos.players[0].progress == 0
    assert pos.tracks == [1, 1, 1, 1]
    assert pos.players[0].points == 0

    # One colonist is not enough for the slot and the mine.
    pos = Scenario().seat(0, crystal=2, quarters=1, bots=[here]).start()
    assert refused(pos, "act construct") == "om.extraneeded"
    pos = Scenario().seat(0, plant=1, quarters=1, bots=[here]).start()
    play(pos, "act construct")
    assert offers(pos, "construct") == [choice for choice in offers(pos) if "condenser" in choice]
    assert refused(pos, f"construct mine {here}") == "om.nominer"


def test_example_24_p15_rewards_apply() -> None:
    pos = Scenario(missions=FAR_MISSIONS).colony(tracks=(1, 2, 1, 1), rewards=(7, 1, 2, 3)).seat(0, mineral=1).start()
    play(pos, "act construct", f"construct generator {at(-3, 0)}")
    assert pos.tracks == [2, 2, 1, 1]
    # Two points for the first step, and two for the one shelter; the tile stays.
    assert pos.players[0].points == 4
    assert pos.rewards == [7, 1, 2, 3]
    assert offers(pos) == REWARDS

    retrieved = pos.copy()
    play(retrieved, "reward 4")
    assert people(retrieved, 0, CONSTRUCT) == (3, 0, 0)
    crystal = pos.copy()
    play(crystal, "reward 2")
    assert crystals(crystal, 0) == (0, 1)
    bots = pos.copy()
    play(bots, "reward 1", f"bot {at(-2, -1)} {at(-2, 0)}", f"bot {at(-2, 0)} {at(-1, 0)}")
    assert bots.players[0].bots == [hex_named(at(-1, 0))]
    play(pos, "reward 3")
    assert stored(pos, 0) == [1, 1, 0, 0, 0]


def test_example_25_p15_rewards_do_not_apply() -> None:
    pos = Scenario(missions=FAR_MISSIONS).colony(tracks=(2, 2, 1, 1), rewards=(7, 1, 2, 3)).seat(0, mineral=1).start()
    play(pos, "act construct", f"construct generator {at(-3, 0)}")
    assert pos.tracks == [3, 2, 1, 1]
    assert pos.players[0].points == 0
    assert stored(pos, 0) == [0, 1, 0, 0, 0]
    assert asked(pos) == (1, "act")


def nearly_grown(level: int = 1, players: int = 4) -> Scenario:
    """Blue needs but one greenhouse to raise the colony by a level; the crystals keep the turn open."""
    tracks = (level + 1, level + 1, level, level + 1)
    scenario = Scenario(players, missions=FAR_MISSIONS).colony(level, tracks, rewards=(1, 3, 7, 2))
    return scenario.seat(BLUE, water=1, crystal=2, bots=[at(1, -2)])


def test_example_26_p16_colony_level_2() -> None:
    scenario = nearly_grown().displays(
        blueprints=[1, 2, 3, 4, 5, 6],
        grid=["mine", "none", "extractor", "none", "upgrade", "none", "greenhouse", "condenser"],
        warehouse={"water": 0, "crystal": 1, "plant": 2},
    )
    scenario.seat(GREEN, plans=[1, 2], progress=["mine"])
    pos = scenario.start(BLUE)
    assert len(list(filter(None, pos.display))) == 4
    techs = pos.tech_deck.copy()

    play(pos, "act construct", f"construct greenhouse {at(0, -1)}")
    assert pos.tracks == [2, 2, 2, 2]
    assert pos.players[BLUE].points == 4
    assert offers(pos) == REWARDS
    play(pos, "reward 2")
    # Everything else happens at the end of the turn.
    assert pos.level == 1
    assert pos.warehouse[WATER] == 0

    play(pos, "end")
    assert pos.level == 2
    assert [pos.box.blueprints[plan - 1].level for plan in sorted(pos.display)] == [1] * 6 + [3] * 6
    assert not {1, 2, 3, 4, 5, 6} & set(pos.display)
    assert [pos.grid[1], pos.grid[3], pos.grid[5]] == techs[:-4:-1]
    assert pos.warehouse == [0, 3, 3, 3, 3, 3]
    assert [player.points for player in pos.players] == [4, 1, 0, 0]
    assert pos.remaining == 3
    assert asked(pos) == (GREEN, "act")


def test_example_27_p16_progress_is_scored() -> None:
    kinds = ["mine", "generator", "extractor", "greenhouse", "condenser"]
    for cubes, points in (((0, 1, 3, 1), [0, 1, 4, 1]), ((0, 2, 4, 5), [0, 2, 7, 11])):
        for level in (1, 2, 3):
            scenario = nearly_grown(level)
            for seat in (GREEN, PURPLE, YELLOW):
                scenario.seat(seat, progress=kinds[: cubes[seat]])
            pos = scenario.start(BLUE)
            play(pos, "act construct", f"construct greenhouse {at(0, -1)}", "reward 2")
            before = [player.points for player in pos.players]

            play(pos, "end")
            assert pos.level == level + 1
            scored = [player.points - old for player, old in zip(pos.players, before, strict=True)]
            # Only the first two updates are scored.
            assert scored == (points if level < 3 else [0, 0, 0, 0])


def test_example_28_p16_upgrade_with_a_private_ship() -> None:
    scenario = Scenario(missions=FAR_MISSIONS)
    pos = scenario.seat(0, mineral=1, water=1, plant=1, crystal=2, bots=[at(0, 3)], plans=[5]).start()
    assert (pos.box.blueprints[4].level, pos.box.blueprints[4].building) == (1, EXTRACTOR)
    assert refused(pos, "building 5") == "om.notbuilt"

    play(pos, "act upgrade")
    assert stored(pos, 0) == [0, 0, 1, 1, 0]
    assert (pos.players[0].plans, pos.players[0].built) == ([], [5])
    assert pos.markers[hex_named(at(0, 2))] == 0
    assert len(complex_at(pos, hex_named(at(0, 2)))) == 1
    assert people(pos, 0, UPGRADE) == (2, 0, 1)

    assert "building 5" in offers(pos)
    play(pos, "building 5")
    assert asked(pos) == (0, "welcome")
    assert crystals(pos, 0) == (0, 0)

    # Out of the zone of the bot there is nothing to be upgraded.
    pos = Scenario().seat(0, mineral=1, plans=[5]).start()
    assert refused(pos, "act upgrade") == "om.noupgrade"


def test_example_29_p16_upgrade_technology() -> None:
    for owner in (0, 1):
        scenario = Scenario(missions=FAR_MISSIONS).building("shelter", at(-4, 0), at(-4, 1))
        scenario.seat(owner, lab={"upgrade": "2t"})
        bots = [at(0, 3), at(3, -1), at(0, -3), at(-3, 1)]
        pos = scenario.seat(0, mineral=4, bots=bots, plans=[5, 7, 10, 4]).start()

        play(pos, "act upgrade", f"upgrade 5 {at(0, 2)}")
        assert pos.players[0].goods[MINERAL] == 3
        play(pos, f"tech {owner}", f"upgrade 7 {at(2, -1)}", f"upgrade 10 {at(0, -2)}")
        # Three in all, each for a mineral; the fourth blueprint must wait.
        assert pos.players[0].built == [5, 7, 10]
        assert pos.players[0].plans == [4]
        assert pos.players[0].goods[MINERAL] == 1
        assert asked(pos) == (1, "act" if owner == 0 else "oxygen")


def test_example_30_p17_welcome_a_ship() -> None:
    scenario = Scenario(missions=FAR_MISSIONS).colony(level=3, tracks=(3, 3, 3, 3)).building("shelter", at(-4, 0))
    scenario.seat(0, water=2, plant=2, crystal=2, quarters=3, hangar=1, ships=[6, 7, 8])
    pos = scenario.start()
    play(pos, "act welcome")
    assert set(offers(pos, "welcome")) == {f"welcome {space} {way}" for space in (6, 7, 8) for way in ("2 0", "1 1")}

    with_bot = pos.copy()
    play(pos, "welcome 7 2 0")
    player = pos.players[0]
    assert (player.hangar, player.docked(), player.quarters, len(player.bots)) == (2, 2, 5, 1)
    assert stored(pos, 0) == [0, 0, 1, 1, 0]
    # One was discarded, but three have left the depot: no boost.
    assert (pos.active, offers(pos, "welcome"), offers(pos, "end")) == (0, [], ["end"])
    refused(pos, "welcome 8 2 0")
    assert player.working == 0

    play(with_bot, "welcome 6 1 1")
    player = with_bot.players[0]
    assert (player.hangar, player.docked(), player.quarters) == (2, 2, 4)
    assert player.bots == [hex_named(at(-2, -1)), hex_named(at(-4, 0))]

    # At a higher level it could be boosted.
    scenario = Scenario().colony(level=4, tracks=(4, 4, 4, 4))
    pos = scenario.seat(0, water=2, plant=2, hangar=1, ships=[6, 7, 8]).start()
    play(pos, "act welcome", "welcome 7 2 0")
    assert "welcome 8 2 0" in offers(pos)


def test_example_31_p18_executive_actions_after_one_ship() -> None:
    scenario = Scenario(missions=FAR_MISSIONS)
    pos = scenario.seat(0, water=1, plant=1, crystal=3, bots=[at(-1, -1)], built={11: at(-2, -1)}).start()
    # The one with own advanced buildings stands beside the lowest space.
    assert offers(pos, "building") + offers(pos, "executive") == ["building 11", "executive 2", "executive 3"]
    assert refused(pos, "executive 4") == "om.shipinway"

    play(pos, "act welcome", "welcome 4 2 0")
    opened = ["building 11", "executive 2", "executive 3", "executive 4"]
    assert offers(pos, "building") + offers(pos, "executive") == opened
    for space in (5, 6, 7, 8):
        assert refused(pos, f"executive {space}") == "om.shipinway"

    play(pos, "executive 4")
    assert crystals(pos, 0) == (0, 0)
    assert stored(pos, 0) == [1, 0, 0, 0, 0]


def test_example_32_p18_scientist_in_the_building_of_another() -> None:
    scenario = Scenario(missions=FAR_MISSIONS).seat(BLUE, water=1, plant=1, scientists=["hydrologist"])
    scenario.seat(GREEN, water=1, plant=1, built={5: at(0, 2)})
    pos = scenario.start(BLUE)
    hydrologist = SCIENTISTS.index("hydrologist")
    assert refused(pos, "building 5") == "om.notyours"

    without = pos.copy()
    idle(without)
    assert asked(without) == (GREEN, "act")
    assert refused(without, "building 5") == "om.crystals"

    play(pos, "scientist hydrologist 5")
    assert pos.scientist_at[hydrologist] == 5
    play(pos, "welcome 8 3 0")
    assert (pos.players[BLUE].hangar, crystals(pos, BLUE)) == (1, (0, 0))
    assert stored(pos, BLUE) == [0, 0, 0, 0, 0]
    assert stored(pos, GREEN) == [0, 0, 1, 1, 0]
    idle(pos)

    assert asked(pos) == (GREEN, "act")
    play(pos, "building 5", "welcome 8 3 0")
    assert (pos.players[GREEN].hangar, crystals(pos, GREEN)) == (1, (0, 0))
    assert stored(pos, GREEN) == [0, 0, 0, 0, 0]
    assert pos.scientist_at[hydrologist] == 5
    assert pos.executive_done


def test_example_33_p18_colonists_raise_the_level() -> None:
    for quarters in (0, 1):
        scenario = Scenario(missions=FAR_MISSIONS).building("condenser", at(1, -3), at(1, -2))
        # Three shelters, so that four oxygen can be stored.
        scenario.building("shelter", at(-4, 0), at(-4, 2))
        scenario.seat(0, plant=1, crystal=2, quarters=quarters, lab={"condenser": "2t"}, built={10: at(0, -2)})
        pos = scenario.start()
        assert len(complex_at(pos, hex_named(at(0, -2)))) == 3

        play(pos, "building 10")
        if quarters == 0:
            assert refused(pos, f"construct condenser {at(-1, -1)}") == "om.complex"
            assert building_at(pos, at(-1, -1)) == NOTHING
            continue
        play(pos, f"construct condenser {at(-1, -1)}")
        assert len(complex_at(pos, hex_named(at(-1, -1)))) == 4
        assert people(pos, 0, CONSTRUCT) == (0, 1, 0)
        assert stored(pos, 0) == [0, 0, 0, 0, 4]
        assert crystals(pos, 0)[0] == 0
