"""The twelve contracts: their price, what each asks for, and what it is worth when it is done and when it is not."""

from __future__ import annotations

import pytest

from areopolis.onmars.hexes import BY_NAME
from areopolis.onmars.rules.contracts import STRIDE
from areopolis.onmars.scenario import Scenario, crystals, play
from areopolis.onmars.scoring import breakdown
from areopolis.onmars.terms import GOODS
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, refused, stored

# Contracts for buildings, with a blueprint of level 1 for each and another kind of building with its blueprint.
BUILDINGS = {
    1: ("mine", 1, 3),
    2: ("generator", 3, 5),
    3: ("extractor", 5, 7),
    4: ("greenhouse", 7, 9),
    5: ("condenser", 9, 1),
    6: ("shelter", 11, 3),
}
KIND_OF = {1: "mine", 3: "generator", 5: "extractor", 7: "greenhouse", 9: "condenser", 11: "shelter"}
DELIVERIES = {
    7: {"mineral": 4},
    8: {"battery": 3, "mineral": 2},
    9: {"water": 3, "mineral": 2},
    10: {"oxygen": 3, "mineral": 2},
    11: {"plant": 3, "mineral": 2},
    12: {"crystal": 3, "mineral": 2},
}
ALL = [*BUILDINGS, *DELIVERIES]
LINE = ("K3", "K4", "K5", "K6")


def worth(pos: WholePosition, seat: int = 0) -> int:
    """What the contracts of a seat are worth now."""
    return breakdown(pos, seat)["contracts"]


def on(pos: WholePosition, contract: int, good: str) -> int:
    """How much of a good lies on a contract."""
    return pos.delivered.get(contract * STRIDE + GOODS.index(good), 0)


def holding(contract: int, goods: dict[str, int], **stock: int) -> WholePosition:
    """A turn of seat 0 with a contract, goods on it, and goods in storage."""
    scenario = Scenario().building("shelter", "C1", "C3").seat(0, contracts={contract: goods})
    for name, number in stock.items():
        scenario.pos.players[0].goods[GOODS.index(name)] = number
    return scenario.start()


def upgrading(contract: int, size: int, plan: int) -> WholePosition:
    """Seat 0 has upgraded a building of a blueprint's kind in a complex of a size, with a contract in hand."""
    scenario = Scenario().building(KIND_OF[plan], *LINE[:size])
    scenario.seat(0, mineral=2, plant=1, plans=[plan, 24], bots=["L4"], contracts={contract: {}})
    pos = scenario.start()
    assert worth(pos) == -6
    play(pos, "act upgrade", f"upgrade {plan} K4")
    assert pos.markers[BY_NAME["K4"]] == 0
    return pos


@pytest.mark.parametrize("contract", ALL)
def test_costs_one_crystal(contract: int) -> None:
    pos = Scenario().seat(0, crystal=3, quarters=1, plant=1).displays(board=[f"contract {contract}"]).start()
    play(pos, "act hire")
    assert (pos.players[0].contracts, stored(pos)) == ([contract], {"crystal": 2, "plant": 1})
    assert worth(pos) == (-6 if contract in BUILDINGS else -4)


@pytest.mark.parametrize("contract", ALL)
def test_costs_a_crystal_and_nothing_else(contract: int) -> None:
    scenario = Scenario().seat(0, waiting=1, mineral=3, plant=3, oxygen=3)
    scenario.pos.board[:] = [10 + contract, -1, -1, -1, -1, -1]
    pos = scenario.start()
    assert refused(pos, "act hire") == "om.nohire"


@pytest.mark.parametrize("contract", BUILDINGS)
def test_upgraded_in_a_complex_of_four(contract: int) -> None:
    pos = upgrading(contract, 4, BUILDINGS[contract][1])
    assert (worth(pos), pos.players[0].fulfilled) == (12, [contract])


@pytest.mark.parametrize("contract", BUILDINGS)
def test_a_complex_of_three_is_too_small(contract: int) -> None:
    pos = upgrading(contract, 3, BUILDINGS[contract][1])
    assert (worth(pos), pos.players[0].fulfilled) == (-6, [])


@pytest.mark.parametrize("contract", BUILDINGS)
def test_another_kind_of_building(contract: int) -> None:
    pos = upgrading(contract, 4, BUILDINGS[contract][2])
    assert (worth(pos), pos.players[0].fulfilled) == (-6, [])


@pytest.mark.parametrize("contract", BUILDINGS)
def test_the_marker_of_another(contract: int) -> None:
    kind, plan, _other = BUILDINGS[contract]
    pos = Scenario().building(kind, *LINE, seat=1).seat(0, contracts={contract: {}}).seat(1, built={plan: "K4"}).start()
    assert worth(pos) == -6


@pytest.mark.parametrize("contract", BUILDINGS)
def test_a_marker_outside_the_complex(contract: int) -> None:
    kind, plan, _other = BUILDINGS[contract]
    lines = LINE if kind != "shelter" else LINE[:3]
    pos = Scenario().building(kind, *lines, "C5").seat(0, contracts={contract: {}}, built={plan: "C5"}).start()
    assert worth(pos) == -6


def test_a_complex_that_grows_later() -> None:
    scenario = Scenario().building("greenhouse", "I4", "J4").seat(0, built={7: "I5"}, contracts={4: {}}, plant=1)
    pos = scenario.seat(1, water=1, lab={"greenhouse": "3t"}, bots=["K5"]).start()
    play(pos, "act control", "done")
    assert (asked(pos), worth(pos)) == ((1, "turn"), -6)
    play(pos, "act construct", "construct greenhouse J5")
    assert (worth(pos), pos.players[0].fulfilled) == (12, [4])


@pytest.mark.parametrize("contract", DELIVERIES)
def test_delivered_one_by_one(contract: int) -> None:
    wanted = DELIVERIES[contract]
    steps = [f"deliver {contract} {good}" for good, number in wanted.items() for _i in range(number)]
    pos = holding(contract, {}, **wanted)
    for step in steps:
        assert worth(pos) == -4
        assert pos.players[0].fulfilled == []
        play(pos, step)
    assert (worth(pos), pos.players[0].fulfilled, stored(pos)) == (9, [contract], {})


@pytest.mark.parametrize(
    ("contract", "good"), [(contract, good) for contract, wanted in DELIVERIES.items() for good in wanted]
)
def test_one_missing(contract: int, good: str) -> None:
    goods = DELIVERIES[contract] | {good: DELIVERIES[contract][good] - 1}
    pos = holding(contract, goods, mineral=3, battery=3, water=3, plant=3, oxygen=3, crystal=3)
    assert offered(pos, "deliver") == [f"deliver {contract} {good}"]
    assert worth(pos) == -4
    play(pos, f"deliver {contract} {good}")
    assert (worth(pos), offered(pos, "deliver"), on(pos, contract, good)) == (9, [], DELIVERIES[contract][good])


@pytest.mark.parametrize("contract", [8, 9, 10, 11, 12])
def test_a_mineral_is_no_stand_in(contract: int) -> None:
    goods = dict.fromkeys(DELIVERIES[contract], 2)
    pos = holding(contract, goods, mineral=5)
    assert offered(pos, "deliver") == []


@pytest.mark.parametrize("contract", BUILDINGS)
def test_nothing_is_delivered_to_one_for_a_building(contract: int) -> None:
    pos = holding(contract, {}, mineral=3, battery=3, water=3, plant=3, oxygen=3, crystal=3)
    assert offered(pos, "deliver") == []


@pytest.mark.parametrize(
    ("contract", "good", "building", "price", "bot", "hex_"),
    [
        (8, "battery", "generator", "mineral", "E3", "D3"),
        (9, "water", "extractor", "battery", "F4", "F5"),
        (10, "oxygen", "condenser", "plant", "E3", "E2"),
        (11, "plant", "greenhouse", "water", "H5", "H6"),
    ],
)
def test_overflow_goes_on_the_contract(
    contract: int, good: str, building: str, price: str, bot: str, hex_: str
) -> None:
    scenario = Scenario().seat(0, bots=[bot], contracts={contract: {}}).seat(1, contracts={})
    scenario.pos.players[0].goods[GOODS.index(good)] = 2
    scenario.pos.players[0].goods[GOODS.index(price)] = 1
    pos = scenario.start()
    play(pos, "act construct", f"construct {building} {hex_}")
    assert (stored(pos), on(pos, contract, good)) == ({good: 2}, 1)


def test_overflow_of_minerals() -> None:
    pos = Scenario().seat(0, mineral=2, quarters=3, bots=["F5"], contracts={7: {}}, lab={"mine": "1t"}).start()
    play(pos, "act construct", "construct mine F4")
    assert (stored(pos), on(pos, 7, "mineral")) == ({"mineral": 2}, 2)


def test_overflow_of_crystals() -> None:
    pos = Scenario().seat(0, plant=1).seat(1, crystal=2, waiting=4, contracts={12: {"crystal": 1}}, plant=1).start()
    play(pos, "act control", "done")
    assert (asked(pos), crystals(pos, 1), on(pos, 12, "crystal")) == ((1, "turn"), (3, 0), 3)


def test_overflow_up_to_what_is_shown() -> None:
    scenario = Scenario().building("shelter", "E2").seat(0, contracts={9: {"water": 2}}, built={5: "G7", 6: "C4"})
    scenario.building("extractor", "C4").seat(0, water=3, space=5, hangar=3, goals=[11])
    pos = scenario.start()
    play(pos, "complete 11 2", "space 1")
    assert (stored(pos), on(pos, 9, "water")) == ({"water": 3}, 3)


def test_the_warehouse_counts_the_contract_as_room() -> None:
    full = Scenario().seat(0, space=1, battery=2, water=2, plant=2, oxygen=2, crystal=3, contracts={7: {}}).start()
    assert refused(full, "act resupply") == "om.nosupply"
    pos = Scenario().seat(0, space=1, battery=2, water=2, plant=2, oxygen=2, crystal=3, contracts={9: {}}).start()
    play(pos, "act resupply", "take water")
    assert (on(pos, 9, "water"), pos.warehouse[GOODS.index("water")], pos.players[0].goods[2]) == (1, 1, 2)


def test_crystals_that_wait_may_be_delivered() -> None:
    pos = Scenario().seat(0, waiting=1, mineral=1, contracts={12: {"crystal": 2, "mineral": 1}}).start()
    play(pos, "deliver 12 crystal", "deliver 12 mineral")
    assert (worth(pos), crystals(pos, 0), stored(pos)) == (9, (0, 0), {})


def test_the_last_goods_at_the_end() -> None:
    scenario = Scenario(variants=("space-oddity",)).missions(0)
    scenario.seat(0, contracts={12: {"crystal": 2, "mineral": 2}, 7: {"mineral": 3}}, waiting=1)
    pos = scenario.seat(1, contracts={4: {}}).start()
    play(pos, "act control", "done", "end", "act control", "done")
    assert asked(pos) == (0, "last")
    assert offered(pos) == ["deliver 12 crystal", "done"]
    play(pos, "deliver 12 crystal")
    assert pos.decision is None
    assert [sheet["contracts"] for sheet in pos.breakdown()] == [9 - 4, -6]


def test_the_taker_lays_any_contract_of_the_deck() -> None:
    pos = Scenario().seat(0, crystal=1).displays(board=["contract 9", "contract 3"]).start()
    play(pos, "act hire", "contract 3")
    assert offered(pos) == [f"refill {number}" for number in ALL if number not in {3, 9}]
    play(pos, "refill 12")
    assert pos.board[:2] == [10 + 9, 10 + 12]
