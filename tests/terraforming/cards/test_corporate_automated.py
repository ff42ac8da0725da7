"""One row or more for every green card of the Corporate Era."""

from __future__ import annotations

import pytest

from tests.terraforming.rows import Row, card, run, worth

COSTS = {
    "002": 13, "046": 8, "051": 12, "056": 4, "057": 15, "061": 6, "064": 4, "065": 6, "068": 6, "082": 24, "084": 6,
    "085": 16, "086": 9, "090": 11, "091": 12, "092": 41, "098": 13, "099": 12, "106": 10, "107": 8, "125": 3, "137": 8,
    "144": 7, "160": 5, "175": 10, "180": 6, "182": 11, "186": 6, "196": 9, "197": 33, "201": 3, "207": 13,
}  # fmt: skip
SEA = (2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61)
LAND = tuple([f"space {n:02}" for n in range(1, 62) if n not in SEA and n != 29])
NO_COPY = "you have no building card whose production changes can be applied again"
NO_MINE = "no free space with steel or titanium next to your tiles"
NO_ENERGY = "needs energy production of 1, you have 0"
THREE_SCIENCE = ["006", "090"]

ROWS = [
    # The printed cost, with one M€ too few.
    *[card(number, me={"mc": cost - 1}, refused=f"1 M€ short of {cost} M€") for number, cost in COSTS.items()],
    # Asteroid Mining Consortium: own production is needed, anybody's is taken.
    card("002", "seat 1", me={"production": {"titanium": 1}}, them=({"production": {"titanium": 1}},),
         then={"titanium production": 1}, them_then=({"titanium production": -1},), points=1),
    card("002", "seat 0", me={"production": {"titanium": 1}}, them=({"production": {"titanium": 1}},), points=1),
    card("002", me={"production": {"titanium": 1}}, points=1),
    card("002", them=({"production": {"titanium": 1}},), refused="needs titanium production of 1, you have 0"),
    card("002", "seat 2", me={"production": {"titanium": 1}}, them=({"production": {"titanium": 1}}, {"production": {"titanium": 2}}), players=3,
         then={"titanium production": 1}, them_then=({}, {"titanium production": -1})),
    card("002", me={"production": {"titanium": 1}}, them=({}, {"production": {"titanium": 2}}), players=3, offered=("seat 0", "seat 2")),
    card("002", "neutral", me={"production": {"titanium": 1}}, players=1, then={"titanium production": 1}),
    # Lightning Harvest: three science tags in play, events never.
    card("046", me={"played": THREE_SCIENCE}, then={"mc production": 1, "energy production": 1}, points=1),
    card("046", me={"played": ["090"]}, refused="needs 3 science tags, you have 2"),
    card("046", me={"played": ["192", "204", "206"]}, refused="needs 3 science tags, you have 0"),
    # Miranda Resort: own earth tags.
    card("051", points=1),
    card("051", me={"played": ["068", "105", "112"], "corporation": "R30"}, them=({"played": ["106"]},), then={"mc production": 3}),
    # Mine
    card("056", then={"steel production": 1}),
    card("056", "pay steel=2", me={"mc": 4, "steel": 2}, then={"steel": -2, "steel production": 1}),
    card("056", "pay mc=2,steel=1", me={"mc": 4, "steel": 2}, then={"mc": -2, "steel": -1, "steel production": 1}),
    # Vesta Shipyard
    card("057", then={"titanium production": 1}, points=1),
    card("057", "pay titanium=5", me={"mc": 15, "titanium": 5}, then={"titanium": -5, "titanium production": 1}),
    card("057", me={"mc": 14, "steel": 9}, refused="1 M€ short of 15 M€"),
    # Great Escarpment Consortium
    card("061", "seat 1", me={"production": {"steel": 1}}, them=({"production": {"steel": 2}},),
         then={"steel production": 1}, them_then=({"steel production": -1},)),
    card("061", "seat 0", me={"production": {"steel": 1}}, them=({"production": {"steel": 2}},)),
    card("061", me={"production": {"steel": 1}}),
    card("061", them=({"production": {"steel": 2}},), refused="needs steel production of 1, you have 0"),
    card("061", "neutral", me={"production": {"steel": 1}}, players=1, then={"steel production": 1}),
    card("061", me={"mc": 5, "steel": 5}, refused="1 M€ short of 6 M€"),
    # Mining Area: only beside an own tile.
    card("064", "space 07", tiles=(("14", "city", 0),), then={"steel": 1, "steel production": 1}, tile=("07", "mining_area", 0)),
    card("064", "space 01", tiles=(("06", "greenery", 0),), then={"steel": 2, "steel production": 1}, tile=("01", "064", 0)),
    card("064", "space 56", tiles=(("49", "greenery", 0),), then={"titanium": 1, "titanium production": 1}, tile=("56", "064", 0)),
    card("064", "space 19", tiles=(("20", "067", 0),), then={"plants": 1, "titanium": 1, "titanium production": 1}),
    card("064", "space 56", tiles=(("55", "city", 0), ("61", "ocean", -1)), then={"mc": 2, "titanium": 1, "titanium production": 1}),
    card("064", tiles=(("08", "city", 0),), offered=("space 07",)),
    card("064", tiles=(("52", "city", 0),), claims=(("57", 1), ("58", 0)), offered=("space 51", "space 58")),
    card("064", refused=NO_MINE),
    card("064", tiles=(("14", "city", 1),), refused=NO_MINE),
    card("064", tiles=(("15", "city", 0),), refused=NO_MINE),
    card("064", claims=(("14", 0), ("07", 0)), refused=NO_MINE),
    card("064", tiles=(("02", "ocean", 0),), refused=NO_MINE),
    card("064", tiles=(("ganymede", "city", 0),), refused=NO_MINE),
    card("064", tiles=(("08", "city", 0), ("07", "greenery", 1)), refused=NO_MINE),
    # Building Industries
    card("065", me={"production": {"energy": 1}}, then={"energy production": -1, "steel production": 2}),
    card("065", them=({"production": {"energy": 5}},), refused=NO_ENERGY),
    # Sponsors, Callisto Penal Mines, Trans-Neptune Probe
    card("068", then={"mc production": 2}, points=0),
    card("082", then={"mc production": 3}, points=2),
    card("082", "pay titanium=8", me={"mc": 24, "titanium": 8}, then={"titanium": -8, "mc production": 3}),
    card("084", points=1),
    card("084", "pay titanium=2", me={"mc": 6, "titanium": 2}, then={"titanium": -2}),
    # Commercial District: any land; cities beside it count, whoever owns them.
    card("085", "space 14", me={"production": {"energy": 1}}, then={"energy production": -1, "mc production": 4}, points=0,
         tile=("14", "commercial_district", 0)),
    card("085", "space 23", me={"production": {"energy": 2}}, tiles=(("31", "ocean", -1),), then={"energy production": -1, "mc production": 4,
         "plants": 2, "mc": 2}),
    card("085", "space 14", me={"production": {"energy": 1}}, tiles=(("08", "city", 1), ("22", "city", 0), ("35", "city", 0)),
         then={"energy production": -1, "mc production": 4}, points=2),
    card("085", me={"production": {"energy": 1}}, offered=LAND),
    card("085", me={"production": {"energy": 1}}, claims=(("14", 1), ("15", 0)), tiles=(("16", "greenery", 0),),
         offered=tuple([space for space in LAND if space not in {"space 14", "space 16"}])),
    card("085", refused=NO_ENERGY),
    worth("085", 3, tiles=(("14", "085", 0), ("13", "capital", 1), ("08", "city", 1), ("22", "city", 0), ("15", "greenery", 0))),
    worth("085", 0, tiles=(("14", "085", 0), ("35", "city", 0), ("ganymede", "city", 0))),
    # Robotic Workforce: the whole box, decreases included, and nothing but the box.
    card("086", me={"played": ["056"]}, then={"steel production": 1}),
    card("086", "card 144", me={"played": ["056", "144"]}, then={"titanium production": 1}),
    card("086", me={"played": ["056", "144", "013"]}, offered=("card 056", "card 144", "card 013")),
    card("086", me={"played": ["065"], "production": {"energy": 1}}, then={"energy production": -1, "steel production": 2}),
    card("086", me={"played": ["065"]}, refused=NO_COPY),
    card("086", me={"played": ["065", "056"]}, then={"steel production": 1}),
    card("086", refused=NO_COPY),
    card("086", me={"played": ["068", "057", "082", "079"], "production": {"energy": 9}}, refused=NO_COPY),
    card("086", me={"played": ["014", "073", "123", "194", "015"], "production": {"energy": 9, "steel": 9}}, refused=NO_COPY),
    card("086", them=({"played": ["056"]},), refused=NO_COPY),
    card("086", me={"played": ["008"], "production": {"energy": 2}}, then={"energy production": -2, "mc production": 5}),
    card("086", me={"played": ["008"], "production": {"energy": 1}}, refused=NO_COPY),
    card("086", me={"played": ["138"], "production": {"energy": 2}},
         then={"energy production": -2, "steel production": 2, "titanium production": 1}),
    card("086", me={"played": ["165"], "production": {"energy": 4}}, then={"energy production": -4, "plants production": 2}),
    card("086", me={"played": ["176"]}, then={"mc production": 1}),
    card("086", me={"played": ["016"], "production": {"energy": 1}}, then={"energy production": -1, "mc production": 3}),
    card("086", me={"played": ["208"], "production": {"energy": 1}}, then={"energy production": -1}),
    card("086", me={"played": ["098"], "production": {"heat": 2}}, then={"heat production": -2, "mc production": 3}),
    card("086", me={"played": ["180"], "production": {"energy": 1}},
         then={"energy production": -1, "mc production": 1, "titanium production": 1}),
    card("086", me={"played": ["085"], "production": {"energy": 1}}, tiles=(("14", "085", 0),),
         then={"energy production": -1, "mc production": 4}),
    card("086", me={"played": ["045"], "production": {"mc": -3}}, then={"mc production": -2, "energy production": 3}),
    card("086", me={"played": ["045"], "production": {"mc": -4}}, refused=NO_COPY),
    card("086", me={"played": ["200"], "production": {"energy": 1}}, then={"energy production": -1, "mc production": -2}),
    card("086", me={"played": ["200"], "production": {"energy": 1, "mc": -4}}, refused=NO_COPY),
    # … a red-bordered decrease with a new target
    card("086", me={"played": ["178"]}, them=({"production": {"heat": 2}},), then={"energy production": 1}, them_then=({"heat production": -2},)),
    card("086", "seat 2", me={"played": ["178"]}, them=({"production": {"heat": 2}}, {"production": {"heat": 3}}), players=3,
         then={"energy production": 1}, them_then=({}, {"heat production": -2})),
    card("086", "seat 0", me={"played": ["178"], "production": {"heat": 2}}, them=({"production": {"heat": 2}},),
         then={"energy production": 1, "heat production": -2}),
    card("086", me={"played": ["178"], "production": {"heat": 1}}, them=({"production": {"heat": 1}},), refused=NO_COPY),
    card("086", me={"played": ["183"]}, them=({"production": {"plants": 1}},), then={"energy production": 2}, them_then=({"plants production": -1},)),
    card("086", me={"played": ["178"]}, players=1, then={"energy production": 1}),
    # … a corporation's start production
    card("086", me={"corporation": "R24"}, then={"steel production": 1}),
    card("086", me={"corporation": "R31"}, refused=NO_COPY),
    card("086", me={"corporation": "R31"}, players=1, refused=NO_COPY),
    card("086", me={"corporation": "R19"}, refused=NO_COPY),
    card("086", me={"corporation": "R18"}, refused=NO_COPY),
    card("086", me={"corporation": "R13"}, refused=NO_COPY),
    # … the mineral under the tile of a mine
    card("086", me={"played": ["067"]}, tiles=(("56", "067", 0),), then={"titanium production": 1}),
    card("086", me={"played": ["067"]}, tiles=(("07", "067", 0),), then={"steel production": 1}),
    card("086", me={"played": ["064"]}, tiles=(("19", "064", 0),), then={"titanium production": 1}),
    card("086", me={"played": ["064"]}, tiles=(("58", "064", 0),), then={"steel production": 1}),
    card("086", "card 064", me={"played": ["064", "067"]}, tiles=(("58", "064", 0), ("56", "067", 0)), then={"steel production": 1}),
    # … tags counted anew
    card("086", "card 207", me={"played": ["207", "056", "144", "014"]}, then={"mc production": 2}),
    card("086", "card 207", me={"played": ["207", "056", "144"]}, then={"mc production": 1}),
    # Research
    card("090", then={"hand": 2}, points=1),
    # Gene Repair
    card("091", me={"played": THREE_SCIENCE}, then={"mc production": 2}, points=2),
    card("091", me={"played": ["006", "084"]}, refused="needs 3 science tags, you have 2"),
    # Io Mining Industries
    card("092", then={"mc production": 2, "titanium production": 2}, points=1),
    card("092", me={"played": ["057", "002", "081"]}, them=({"played": ["082"]},), then={"mc production": 2, "titanium production": 2}, points=4),
    worth("092", 2, me={"corporation": "R03"}),
    # Tropical Resort
    card("098", me={"production": {"heat": 2}}, then={"heat production": -2, "mc production": 3}, points=2),
    card("098", me={"production": {"heat": 1}}, refused="needs heat production of 2, you have 1"),
    # Toll Station: all opponents together, events do not count.
    card("099", them=({"played": ["057", "084"]},), then={"mc production": 2}),
    card("099", me={"played": ["057"]}, them=({"played": ["057", "084", "009"]}, {"played": ["013"], "corporation": "R18"}), players=3,
         then={"mc production": 4}),
    card("099", me={"played": ["057", "084"]}),
    card("099", me={"played": ["057"]}, players=1),
    # Acquired Company, Media Archives: events of all players.
    card("106", then={"mc production": 3}),
    card("107"),
    card("107", me={"played": ["062", "112"]}, them=({"played": ["009", "056"]}, {"played": ["121"]}), players=3, then={"mc": 4}),
    # Hackers: nobody may fall below -5.
    card("125", "seat 1", me={"production": {"energy": 1}}, then={"energy production": -1, "mc production": 2},
         them_then=({"mc production": -2},), points=-1),
    card("125", "seat 1", me={"production": {"energy": 1}}, them=({"production": {"mc": -3}},),
         then={"energy production": -1, "mc production": 2}, them_then=({"mc production": -2},)),
    card("125", me={"production": {"energy": 1}}, them=({"production": {"mc": -4}},), then={"energy production": -1}),
    card("125", "seat 0", me={"production": {"energy": 1}}, then={"energy production": -1}),
    card("125", me={"production": {"energy": 1, "mc": -5}}, them=({"production": {"mc": -4}},), then={"energy production": -1}),
    card("125", "seat 1", me={"production": {"energy": 1, "mc": -5}}, then={"energy production": -1, "mc production": 2},
         them_then=({"mc production": -2},)),
    card("125", me={"production": {"energy": 1}}, them=({"production": {"mc": -4}}, {"production": {"mc": -3}}), players=3,
         offered=("seat 0", "seat 2")),
    card("125", "neutral", me={"production": {"energy": 1}}, players=1, then={"energy production": -1, "mc production": 2}),
    card("125", them=({"production": {"mc": 5, "energy": 2}},), refused=NO_ENERGY),
    # Cartel: its own tag counts, events do not.
    card("137", then={"mc production": 1}),
    card("137", me={"played": ["068", "106", "112"], "corporation": "R32"}, them=({"played": ["109"]},), then={"mc production": 4}),
    # Titanium Mine
    card("144", then={"titanium production": 1}),
    # Power Supply Consortium: the gain may come first.
    card("160", "seat 1", me={"played": ["141", "045"]}, them=({"production": {"energy": 1}},),
         then={"energy production": 1}, them_then=({"energy production": -1},)),
    card("160", "seat 0", me={"played": ["141", "045"]}, them=({"production": {"energy": 1}},)),
    card("160", me={"played": ["141", "045"]}),
    card("160", "neutral", me={"played": ["141", "045"]}, players=1, then={"energy production": 1}),
    card("160", me={"played": ["141"]}, them=({"production": {"energy": 1}, "played": ["045"]},), refused="needs 2 power tags, you have 1"),
    # Satellites: its own tag counts, events do not.
    card("175", then={"mc production": 1}),
    card("175", me={"played": ["057", "084", "204"], "corporation": "R18"}, them=({"played": ["025"]},), then={"mc production": 4}),
    # Fuel Factory
    card("180", me={"production": {"energy": 1}}, then={"energy production": -1, "mc production": 1, "titanium production": 1}),
    card("180", refused=NO_ENERGY),
    # Corporate Stronghold
    card("182", "space 14", me={"production": {"energy": 1}}, then={"energy production": -1, "mc production": 3}, points=-2,
         tile=("14", "city", 0)),
    card("182", "space 53", me={"production": {"energy": 1}}, then={"energy production": -1, "mc production": 3, "hand": 1}),
    card("182", me={"production": {"energy": 1}}, tiles=(("14", "city", 1),),
         not_offered=("space 07", "space 08", "space 13", "space 14", "space 15", "space 21", "space 22", "space 29", "space 02")),
    card("182", refused=NO_ENERGY),
    # Rad-Suits: cities of anybody, on Mars and off.
    card("186", tiles=(("14", "city", 1), ("35", "city", -1)), then={"mc production": 1}, points=1),
    card("186", tiles=(("ganymede", "city", 1), ("35", "capital", 0)), then={"mc production": 1}),
    card("186", tiles=(("14", "city", 0), ("15", "greenery", 0)), refused="needs 2 cities in play, there is 1"),
    # Lagrange Observatory
    card("196", then={"hand": 1}, points=1),
    # Terraforming Ganymede: its own tag counts.
    card("197", then={"tr": 1}, points=2),
    card("197", me={"played": ["057", "082"], "corporation": "R03"}, them=({"played": ["002"]},), then={"tr": 4, "mc production": 1}),
    # Energy Tapping: the gain may come first.
    card("201", "seat 1", them=({"production": {"energy": 1}},), then={"energy production": 1}, them_then=({"energy production": -1},), points=-1),
    card("201", "seat 0", them=({"production": {"energy": 1}},)),
    card("201", points=-1),
    card("201", "neutral", players=1, then={"energy production": 1}),
    # Medical Lab: its own tag counts, two tags for each step.
    card("207", points=1),
    card("207", me={"played": ["056"]}, then={"mc production": 1}),
    card("207", me={"played": ["056", "065"]}, then={"mc production": 1}),
    card("207", me={"played": ["056"], "corporation": "R24"}, them=({"played": ["065"]},), then={"mc production": 2}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_corporate_automated(row: Row) -> None:
    run(row)
