"""Why not: every situation with the exact reason, one row each."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import IllegalChoice
from areopolis.kernel.why import Text, Why
from areopolis.locale import catalogue, languages
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import offered

OTHER = Text("seat", 1)


def amount(good: str, number: int) -> Text:
    return Text(f"om.amount.{good}", number)


def cost(*parts: Text) -> Text:
    return Text("and", *parts)


def check(pos: WholePosition, text: str, reason: Why) -> None:
    """A notation is refused for exactly this reason, which every language can say."""
    assert pos.why_not(text) == reason
    with pytest.raises(IllegalChoice) as caught:
        pos.apply(text)
    assert caught.value.why == reason
    for code in languages():
        assert catalogue(code).say(reason, ("Ana", "Bruno"))


def moving(scene: Scenario, *steps: str) -> WholePosition:
    """In the control centre, after some steps."""
    pos = scene.start()
    play(pos, "act control", *steps)
    return pos


def at(scene: Scenario, *choices: str) -> WholePosition:
    pos = scene.start()
    play(pos, *choices)
    return pos


def test_done_while_the_rover_stands_on_another_piece() -> None:
    pos = moving(Scenario().seat(1, bots=["G4"]), "rover G4")
    check(pos, "done", Why("om.crowd.rover", Text("om.hex", "G4")))


def test_done_while_a_bot_stands_on_another_piece() -> None:
    pos = moving(Scenario().seat(0, bots=["F4"]).seat(1, bots=["G4"]), "bot F4 G4")
    check(pos, "done", Why("om.crowd.bot", Text("om.hex", "G4")))


def test_done_on_a_tile_of_no_use() -> None:
    pos = moving(Scenario().seat(0, plant=2).lying("14", "G4"), "rover G4")
    check(pos, "done", Why("om.uselesstile.stay", Text("om.discovery", 14)))


def test_done_after_a_technology_and_before_its_step() -> None:
    pos = moving(Scenario().seat(0, lab={"rover": "2t"}), "rover G4", "rover G3", "tech 0")
    check(pos, "done", Why("om.owes"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rover G3", Why("om.onestep.rover", Text("om.hex", "G5"))),
        ("rover A1", Why("om.onestep.rover", Text("om.hex", "G5"))),
        ("rover Z9", Why("om.nohex", "Z9")),
        ("rover G4 crystal", Why("om.nocrystal", Text("om.hex", "G4"))),
        ("rover", Why("om.form", "rover F3")),
        ("bot E3 E5", Why("om.onestep.bot")),
        ("bot I3 I4", Why("om.notyourbot", OTHER)),
        ("bot A1 A2", Why("om.nobothere", Text("om.hex", "A1"))),
        ("bot E3 E2 crystal", Why("om.botscarry")),
        ("bot E3", Why("om.form", "bot E3 F3")),
        ("tech 0", Why("om.stepsfirst")),
        ("tech 7", Why("om.form", "tech 1")),
    ],
)
def test_movement(text: str, reason: Why) -> None:
    check(moving(Scenario().seat(1, bots=["I3"])), text, reason)


def test_the_rover_too_far_with_its_points() -> None:
    pos = moving(Scenario(), "rover G4", "rover G3")
    check(pos, "rover G2", Why("om.nosteps.rover"))
    check(pos, "tech 1", Why("om.hasnotech", OTHER, Text("om.tech.rover")))
    pos = moving(Scenario(), "bot E3 E2", "bot E2 E1")
    check(pos, "bot E1 E2", Why("om.nosteps.bot"))


def test_the_rover_onto_a_useless_tile() -> None:
    pos = moving(Scenario().seat(0, plant=2).lying("14", "G3"), "rover G4")
    check(pos, "rover G3", Why("om.uselesstile", Text("om.discovery", 14)))


def test_the_rover_onto_a_piece_with_its_last_step() -> None:
    pos = moving(Scenario().seat(1, bots=["G3"]), "rover G4")
    check(pos, "rover G3", Why("om.piecethere", Text("om.hex", "G3")))


def test_only_bots_or_only_the_rover_move() -> None:
    check(at(Scenario().seat(0, crystal=2), "executive 3"), "rover G4", Why("om.onlybots"))
    pos = at(Scenario().seat(0, crystal=4, ships=[4, 5, 6, 8]), "executive 7")
    check(pos, "bot E3 E2", Why("om.onlyrover"))
    check(at(Scenario().seat(0, crystal=2), "executive 3"), "tech 0", Why("om.notechhere"))


GRID = ["generator", "rover", "extractor", "condenser", "upgrade", "ship", "greenhouse", "mine"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("learn extractor 1b", Why("om.pay", cost(amount("battery", 1)))),
        ("learn ship 1b", Why("om.pay", cost(amount("battery", 1), amount("any", 1)))),
        ("learn shelter 1b", Why("om.owned", Text("om.tech.shelter"))),
        ("learn mine 1b", Why("om.owned", Text("om.tech.mine"))),
        ("learn generator 1t", Why("om.labtaken", Text("om.lab.1t"))),
        ("learn generator 2t", Why("om.firstcolumn")),
        ("learn generator 1b top", Why("om.notingrid", Text("om.tech.generator"))),
        ("learn generator 1b bottom", Why("om.form", "learn generator 1b")),
        ("learn generator", Why("om.form", "learn extractor 1b")),
        ("done", Why("om.must")),
    ],
)
def test_learning(text: str, reason: Why) -> None:
    check(at(Scenario().displays(grid=GRID).seat(0, space=1, lab={"mine": "1t"}), "act learn"), text, reason)


def test_learning_what_is_not_in_the_grid() -> None:
    pos = at(Scenario().displays(grid=["generator", "rover"] + ["none"] * 6).seat(0, space=1), "act learn")
    check(pos, "learn ship 1b", Why("om.notingrid", Text("om.tech.ship")))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("develop rover 2m", Why("om.labtaken", Text("om.lab.2m"))),
        ("develop rover 3t", Why("om.notonward", Text("om.tech.rover"), Text("om.lab.1t"))),
        ("develop ship 2t", Why("om.notlearned", Text("om.tech.ship"))),
        ("develop mine 6", Why("om.crystals", 1, 0)),
        ("develop upgrade 4b", Why("om.pay", cost(amount("oxygen", 1)))),
        ("develop rover", Why("om.form", "develop rover 3t")),
    ],
)
def test_developing(text: str, reason: Why) -> None:
    lab = {"rover": "1t", "mine": "5t", "upgrade": "3b", "generator": "1b"}
    oxygen = 0 if "upgrade" in text else 1
    check(at(Scenario().seat(0, space=1, plant=1, oxygen=oxygen, lab=lab), "act develop"), text, reason)


def test_another_technology_than_the_one_that_was_used() -> None:
    scene = Scenario().seat(1, lab={"rover": "1t", "mine": "1b"})
    pos = moving(scene, "rover G4", "rover G3", "tech 1", "rover G2", "done")
    check(pos, "develop mine 2b", Why("om.onlytech", Text("om.tech.rover")))
    check(pos, "develop rover 3t", Why("om.notonward", Text("om.tech.rover"), Text("om.lab.1t")))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take water", Why("om.full")),
        ("take plant", Why("om.warehouse", amount("plant", 1))),
        ("take mineral", Why("om.nominerals")),
        ("take water please", Why("om.form", "take water")),
    ],
)
def test_taking_what_is_not_there_or_has_no_room(text: str, reason: Why) -> None:
    check(at(Scenario().displays(warehouse={"plant": 0}).seat(0, space=1, water=2), "act resupply"), text, reason)


def test_only_resources_from_the_warehouse() -> None:
    check(at(Scenario().seat(0, crystal=2), "executive 2"), "take crystal", Why("om.onlyresources"))


BOARD = ["geologist", "engineer", "contract 9", "contract 7", "contract 8", "contract 10"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hire geologist", Why("om.people", 2, 1)),
        ("hire systems", Why("om.notonboard", Text("om.scientist.systems"))),
        ("contract 9", Why("om.crystals", 1, 0)),
        ("contract 12", Why("om.notonboard", Text("om.contract", 12))),
        ("contract 13", Why("om.numbers", 12)),
    ],
)
def test_hiring_too_dear(text: str, reason: Why) -> None:
    pos = at(Scenario().seat(0, quarters=2, mineral=2, goals=[3]).displays(board=BOARD), "act hire")
    check(pos, text, reason)


def test_hiring_without_the_resources() -> None:
    pos = at(Scenario().seat(0, mineral=1, crystal=1).displays(board=BOARD), "act hire")
    check(pos, "hire engineer", Why("om.pay", cost(amount("mineral", 2))))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("upgrade 5 G7", Why("om.nozone")),
        ("upgrade 5 G5", Why("om.otherbuilding", Text("om.building.extractor"))),
        ("upgrade 15 E5", Why("om.smallcomplex", 3, 1)),
        ("upgrade 7 I5", Why("om.upgraded", Text("om.hex", "I5"))),
        ("upgrade 13 G5", Why("om.notplan", Text("om.blueprint.13"))),
        ("upgrade 14 G5", Why("om.builtalready", Text("om.blueprint.14"))),
        ("upgrade 99 E5", Why("om.numbers", 24)),
        ("upgrade 5 Z9", Why("om.nohex", "Z9")),
        ("upgrade 5", Why("om.form", "upgrade 5 G7")),
        ("tech 0", Why("om.stepsfirst")),
    ],
)
def test_upgrading_out_of_zone_or_too_small(text: str, reason: Why) -> None:
    scene = Scenario().seat(0, mineral=2, bots=["E4"], plans=[3, 4, 5, 7, 15], built={14: "I5"})
    check(at(scene, "act upgrade"), text, reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("construct mine G4", Why("om.nozone")),
        ("construct mine D4", Why("om.notnear")),
        ("construct mine E5", Why("om.occupied", Text("om.hex", "E5"))),
        ("construct generator E4", Why("om.complex", 1, 0)),
        ("construct extractor E4", Why("om.pay", cost(amount("battery", 1)))),
        ("construct mine Z1", Why("om.nohex", "Z1")),
        ("construct mine", Why("om.form", "construct mine G4")),
        ("done", Why("om.must")),
    ],
)
def test_constructing(text: str, reason: Why) -> None:
    scene = Scenario().seat(0, mineral=int("generator" in text), bots=["E4", "F5"])
    check(at(scene, "act construct"), text, reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("welcome 3 1 1", Why("om.noshipthere", 3)),
        ("welcome 8 2 2", Why("om.brings")),
        ("welcome 9 1 1", Why("om.numbers", 8)),
        ("welcome 8", Why("om.form", "welcome 8 1 1")),
    ],
)
def test_a_missing_ship(text: str, reason: Why) -> None:
    check(at(Scenario().seat(0, water=1, plant=1), "act welcome"), text, reason)


def travelling(hangar: int, side: str) -> WholePosition:
    return Scenario().seat(0, hangar=hangar).shuttle(side, 1).start_shuttle()


def test_travel_without_a_ship_or_without_the_shuttle() -> None:
    check(travelling(0, "colony"), "travel ship", Why("om.nohangar"))
    check(travelling(1, "colony"), "travel ship", Why("om.shuttlefree"))
    check(travelling(1, "orbit"), "travel", Why("om.noshuttle"))


def test_turn_order_spaces() -> None:
    pos = travelling(0, "colony")
    pos.players[1].space = 2
    play(pos, "travel")
    check(pos, "space 2", Why("om.spacetaken", OTHER))
    check(pos, "space 7", Why("om.spaceside", Text("om.side.orbit")))
    check(pos, "space 9", Why("om.numbers", 8))


def test_discovery_tiles() -> None:
    pos = Scenario().seat(0, space=1).displays(discoveries=[3, 4]).shuttle("orbit", 1).start_shuttle()
    play(pos, "travel")
    check(pos, "discover 5 G2", Why("om.notopen", Text("om.discovery", 5)))
    check(pos, "discover 3 G4", Why("om.threeaway", Text("om.hex", "G5")))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("executive 1", Why("om.whichbuilding")),
        ("executive 4", Why("om.shipinway", 4)),
        ("executive 0", Why("om.numbers", 8)),
        ("building 12", Why("om.notbuilt")),
        ("building 13", Why("om.notyours", OTHER)),
        ("scientist geologist 13", Why("om.notscientist")),
        ("complete 4 1", Why("om.notgoal")),
        ("complete 3 1", Why("om.goalnotmet")),
        ("complete 3 3", Why("om.numbers", 2)),
        ("complete 3", Why("om.form", "complete 7 1")),
        ("pledge 4", Why("om.notgoal")),
        ("pledge 3", Why("om.noprice")),
        ("deliver 9 water", Why("om.notcontract")),
        ("deliver 8 plant", Why("om.notwanted", Text("om.contract", 8))),
        ("deliver 8 mineral", Why("om.delivered", Text("om.contract", 8))),
        ("deliver 8 battery", Why("om.havenone")),
        ("act upgrade", Why("om.noplan")),
        ("act landing", Why("om.otherside")),
        ("construct mine G4", Why("om.actfirst", Text("om.action.construct"))),
        ("rover G4", Why("om.actfirst", Text("om.action.control"))),
        ("take water", Why("om.otherside")),
        ("upgrade 5 G7", Why("om.noplan")),
        ("travel", Why("om.travellater")),
        ("end", Why("om.mainfirst")),
        ("done", Why("om.mainfirst")),
    ],
)
def test_in_a_turn(text: str, reason: Why) -> None:
    plan = 11
    scene = Scenario().seat(0, plant=1, crystal=2, goals=[3], built={plan: "A2"}, contracts={8: {"mineral": 2}})
    pos = scene.seat(1, built={13: "G5"}).start()
    assert f"building {plan}" in offered(pos)
    check(pos, text, reason)


def test_a_goal_set_aside_is_not_set_aside_again() -> None:
    pos = at(Scenario().seat(0, crystal=1, goals=[3]), "pledge 3")
    check(pos, "pledge 3", Why("om.pledged"))


def test_private_goals_wait_for_the_own_turn() -> None:
    pos = Scenario().seat(0, goals=[8], hangar=1).colony(3, (3, 3, 3, 3)).start_shuttle()
    check(pos, "complete 8 1", Why("om.ownturn"))
    check(pos, "pledge 8", Why("om.ownturn"))


def test_ways_to_pay() -> None:
    pos = at(
        Scenario().displays(grid=GRID).seat(0, space=1, mineral=1, battery=1, water=1), "act learn", "learn ship 1t"
    )
    assert offered(pos)[0].startswith("pay ")
    check(pos, "pay battery=2", Why("om.have", amount("battery", 1)))
    check(pos, "pay water=1", Why("om.price", cost(amount("battery", 1), amount("any", 1))))
    check(pos, "pay water=1,battery=1", Why("om.form", "pay battery=1,water=1"))
    check(pos, "pay battery", Why("om.form", "pay mineral=1,plant=1"))


def test_ways_to_pay_for_a_slot() -> None:
    pos = at(Scenario(4).seat(0, mineral=1, crystal=1).slots("construct", 0, 1, 0, 1), "act construct")
    check(pos, "pay quarters=1,crystal=2", Why("om.extra", 2))
    check(pos, "pay crystal=2", Why("om.crystals", 2, 1))
    check(pos, "pay quarters=3", Why("om.extra", 2))
    check(pos, "pay quarters=1,water=1", Why("om.form", "pay quarters=1,crystal=1"))
    check(pos, "pay crystal=1,quarters=1", Why("om.form", "pay quarters=1,crystal=1"))


def test_where_a_displaced_piece_goes() -> None:
    pos = at(Scenario().seat(0, bots=["F4", "E4"]), "act construct", "construct mine E4")
    check(pos, "displace A1", Why("om.notnearest"))
    check(pos, "displace F4", Why("om.taken", Text("om.hex", "F4")))


def test_where_a_new_bot_comes() -> None:
    scene = Scenario().seat(0, water=1, plant=1)
    pos = at(scene, "act welcome", "welcome 8 1 1")
    check(pos, "newbot A1", Why("om.nearshelter"))
    check(pos, "newbot E3", Why("om.taken", Text("om.hex", "E3")))
    pos = at(Scenario().seat(0, water=1, plant=1).building("shelter", "A1", "B1"), "act welcome", "welcome 8 1 1")
    check(pos, "newbot A2", Why("om.ownshelter"))


def test_technology_for_a_complex() -> None:
    scene = Scenario(3).seat(0, plant=1, lab={"condenser": "1t"}).seat(1, lab={"condenser": "3t"})
    pos = at(scene, "act construct", "construct condenser F3")
    assert offered(pos) == ["tech 0", "tech 1"]
    check(pos, "tech 2", Why("om.hasnotech", Text("seat", 2), Text("om.tech.condenser")))
    check(pos, "tech 1 +1", Why("om.exactly", 0))
    check(pos, "tech none +1", Why("om.complex", 1, 0))


def test_resources_of_free_choice() -> None:
    pos = at(Scenario().seat(0, crystal=2, mineral=1, water=2, built={20: "G5"}), "building 20", "pay mineral=1")
    check(pos, "pick mineral", Why("om.notpicked"))
    check(pos, "pick water", Why("om.full"))


def test_production_of_what_is_not_produced() -> None:
    pos = at(Scenario().seat(0, crystal=2, built={3: "G5"}), "building 3")
    check(pos, "produce water", Why("om.notproduced"))


def test_the_place_of_a_card_is_filled_from_the_deck() -> None:
    pos = at(Scenario().seat(0, crystal=1, mineral=2).displays(board=BOARD), "act hire", "contract 9", "end")
    check(pos, "refill 9", Why("om.notindeck", Text("om.contract", 9)))


def test_benefits_and_tiles_of_no_use() -> None:
    pos = at(Scenario().seat(0, plant=1, mineral=2), "act construct", "construct condenser E2")
    play(pos, "pay plant=1")
    assert "reward 3" not in offered(pos)
    check(pos, "reward 3", Why("om.full"))
    pos = at(Scenario().seat(0, crystal=2, built={15: "G5"}).displays(discoveries=[14, 18]), "building 15")
    check(pos, "radar 3", Why("om.notopen", Text("om.discovery", 3)))


def test_colonists_come_back_from_where_there_are_some() -> None:
    # The Eco Resort brings back those on the slots of one side.
    scene = Scenario().seat(0, crystal=2, quarters=1, working=1, built={19: "I5"})
    pos = at(scene.slots("construct", 1).slots("develop", 1).slots("upgrade", 1), "building 19")
    check(pos, "recall hire", Why("om.norecall"))
    check(pos, "recall working", Why("om.notrecalled"))
    play(pos, "recall construct")
    check(pos, "recall develop", Why("om.oneside"))
