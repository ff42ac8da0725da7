"""What tiles and laboratory spaces do for Lacerda (rulebook pp. 22-23)."""

from __future__ import annotations

import pytest

from areopolis.onmars.effects.base import Effect
from areopolis.onmars.effects.building import Upgrade
from areopolis.onmars.effects.gain import Gain, Pick, Produce, Score, Trade
from areopolis.onmars.effects.knowledge import Obtain, OwnBuilding, Radar
from areopolis.onmars.effects.moving import OTHER_SIDE, Control, MoveBots, MoveRover, Travel
from areopolis.onmars.effects.people import TakeContract, TakeScientist, Welcome
from areopolis.onmars.effects.supply import Colonists, Retrieve, Warehouse
from areopolis.onmars.lacerda.benefit import USES, LacerdaBenefit, serves
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.rules.lab import lab_benefit
from areopolis.onmars.terms import (
    CONDENSER,
    CRYSTAL,
    EXTRACTOR,
    GENERATOR,
    GREENHOUSE,
    HIRE,
    LAB,
    LACERDA,
    MINE,
    NOTHING,
    SHELTER,
    UPGRADE_TECH,
)
from areopolis.onmars.whole import WholePosition
from tests.onmars.lacerda.kit import (
    ANY_TILE,
    CRYSTAL_TILE,
    DEVELOP_TILE,
    HIRE_TILE,
    LEARN_TILE,
    PLANS_TILE,
    PLANT_TILE,
    SHELTER_TILE,
    UPGRADE_TILE,
    WAREHOUSE_TILE,
    YOU,
    at,
    crystals,
    his,
    lay,
    named,
    new_buildings,
    position,
    run,
)

NO_GOODS = (0, 0, 0, 0, 0)


def discover(pos: WholePosition, tile: int) -> WholePosition:
    """He uses a discovery tile."""
    return run(pos, LacerdaBenefit(pos.box.discoveries[tile - 1].effect))


@pytest.mark.parametrize(
    ("tile", "building"),
    [(2, MINE), (3, GENERATOR), (4, EXTRACTOR), (5, GREENHOUSE), (6, CONDENSER), (7, SHELTER + LACERDA)],
)
def test_he_constructs_the_building_on_a_tile(tile: int, building: int) -> None:
    before = position()
    before.tracks = [2, 2, 2, 2]
    before.icon = EXTRACTOR
    pos = discover(before.copy(), tile)
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [building]
    assert not any(pos.slots)
    assert pos.icon == (EXTRACTOR if tile == SHELTER_TILE else (building + 1) % 5)


def test_a_building_of_any_kind_follows_his_bot() -> None:
    before = position()
    before.icon, before.tracks = EXTRACTOR, [1, 2, 1, 1]
    pos = discover(before.copy(), ANY_TILE)
    assert [pos.buildings[hex_] for hex_ in new_buildings(before, pos)] == [GREENHOUSE]


def test_two_developments_of_the_most_and_the_least_developed_tile_without_cost() -> None:
    for free in (False, True):
        pos = position()
        crystals(pos, 0)
        his(pos).lab = [NOTHING] * len(LAB)
        his(pos).lab[LAB.index("5t")], his(pos).lab[0] = MINE, GENERATOR
        effect = pos.box.research[0].effect if free else pos.box.discoveries[DEVELOP_TILE - 1].effect
        run(pos, LacerdaBenefit(effect))
        assert (his(pos).lab.index(MINE), his(pos).lab.index(GENERATOR)) == (LAB.index("6"), LAB.index("2t"))


def test_two_upgrades_and_no_technology_on_the_tile() -> None:
    pos = position()
    his(pos).plans = [3, 5, 7]
    his(pos).lab[0] = UPGRADE_TECH
    discover(pos, UPGRADE_TILE)
    assert len(his(pos).built) == 2


def test_a_scientist_or_a_contract_without_slot_and_crystal() -> None:
    pos = position()
    crystals(pos, 0)
    pos.players[YOU].plans = [7]
    pos.put_slot(HIRE, LACERDA, 1)
    discover(pos, HIRE_TILE)
    assert his(pos).scientists == [2]
    his(pos).scientists = [2, 3]
    pos.board = [CONTRACT + 1, NOTHING, NOTHING, NOTHING, 4, 5]
    discover(pos, HIRE_TILE)
    assert (his(pos).contracts, pos.slot(HIRE, LACERDA)) == ([1], 1)


def test_two_blueprints() -> None:
    pos = position()
    pos.display[:3] = [9, 5, 7]
    discover(pos, PLANS_TILE)
    assert (his(pos).plans, pos.display[:3]) == ([9, 5], [0, 0, 7])


def test_two_goods_of_the_warehouse_one_after_the_other() -> None:
    pos = position()
    pos.warehouse = [0, 2, 1, 2, 2, 2]
    discover(pos, WAREHOUSE_TILE)
    assert (pos.warehouse, his(pos).waiting) == ([0, 1, 1, 2, 2, 1], 1)


def test_crystals_and_technology() -> None:
    pos = position()
    discover(pos, CRYSTAL_TILE)
    assert his(pos).waiting == 3
    discover(pos, LEARN_TILE)
    assert his(pos).lab[0] == MINE


def test_resources_are_lost_on_him() -> None:
    pos = position()
    discover(pos, PLANT_TILE)
    assert his(pos).goods[:5] == [0] * 5
    assert named(pos, "om.lacerda.unused")


@pytest.mark.parametrize("space", ["1t", "1b", "3t", "3b", "5t", "5b"])
def test_the_laboratory_serves_him_as_the_spaces_do(space: str) -> None:
    pos = position()
    pos.display[0] = 9
    his(pos).plans = [3]
    pos.icon = CONDENSER
    stock = sum(pos.warehouse)
    lab_benefit(pos, LACERDA, LAB.index(space))
    pos.advance()
    assert pos.decision is None
    assert stock - sum(pos.warehouse) == int(space == "1t")
    assert his(pos).waiting == int(space in {"1t", "1b"})
    assert pos.icon == (MINE if space == "3b" else CONDENSER)
    assert his(pos).built == ([3] if space == "5t" else [])
    assert (9 in his(pos).plans) == (space == "5b")
    assert his(pos).goods[:5] == [0] * 5


def test_an_upgrade_from_the_laboratory_uses_technology() -> None:
    pos = position()
    his(pos).plans = [3, 5, 7]
    his(pos).lab[0] = UPGRADE_TECH
    lab_benefit(pos, LACERDA, LAB.index("5t"))
    pos.advance()
    assert len(his(pos).built) == 2


@pytest.mark.parametrize(
    "effect",
    [
        Gain((1, 1, 1, 1, 1, 0)),
        Pick(2),
        Trade(2, boost=False),
        Produce(boost=True),
        Travel(OTHER_SIDE),
        Radar(),
        OwnBuilding(),
        Warehouse(1, crystals=False),
        Retrieve(1, slots=True, working=True),
        Upgrade(1),
        Obtain(1),
        TakeContract(free=True),
    ],
)
def test_what_is_of_no_use_to_him_changes_nothing(effect: Effect) -> None:
    pos = position()
    before = pos.data()
    run(pos, LacerdaBenefit(effect))
    assert not serves(pos, effect)
    assert pos.data() == before


def test_every_word_has_a_row_in_the_table_of_his_uses() -> None:
    words = [word for word in Effect.__subclasses__() if word.__module__.startswith("areopolis.")]
    assert len(words) > 20
    assert set(USES) == set(words)


def test_other_words_that_an_owner_may_print_on_tiles() -> None:
    pos = position()
    pos.level = 2
    pos.put_slot(HIRE, LACERDA, 1)
    target = lay(pos, CRYSTAL_TILE, 0, 1)
    for effect in (
        Score(4),
        MoveBots(2, boost=False, gathers=True),
        MoveBots(2, boost=True),
        TakeScientist(),
        Welcome(1, free=True),
    ):
        run(pos, LacerdaBenefit(effect))
    run(pos, LacerdaBenefit(Retrieve(1, slots=True, working=True)))
    run(pos, LacerdaBenefit(MoveRover(2, tech=False, boost=False)))
    assert (his(pos).points, pos.icon, len(his(pos).scientists), his(pos).hangar) == (4, EXTRACTOR, 1, 1)
    assert (pos.slot(HIRE, LACERDA), his(pos).rover) == (0, target)


def test_control_moves_his_bot_and_his_rover_and_colonists_move_his_rover() -> None:
    pos = position()
    target = lay(pos, CRYSTAL_TILE, 0, 1)
    run(pos, LacerdaBenefit(Control(2, 2)))
    assert (pos.icon, his(pos).rover) == (GENERATOR, target)
    target = lay(pos, CRYSTAL_TILE, 0, -1)
    run(pos, LacerdaBenefit(Colonists(2, NO_GOODS)))
    assert (his(pos).rover, his(pos).goods[CRYSTAL]) == (target, 1)
    assert at(0, -1) == target
