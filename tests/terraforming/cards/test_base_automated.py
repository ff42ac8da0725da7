"""One row or more for every green card of the base game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from areopolis.terraforming.cards.base_automated import CARDS
from areopolis.terraforming.terms import TAGS
from tests.terraforming.rows import Row, card, run, worth

Tiles = tuple[tuple[str, str, int], ...]

SEA = "02 04 05 11 26 30 31 32 41 42 43 61"
LAND = " ".join([f"{n:02}" for n in range(1, 62) if n != 29 and f"{n:02}" not in SEA.split()])
MINERALS = "01 07 18 19 51 56 57 58"
# Every other land space is beside one of these.
SPREAD = "03 06 15 17 20 34 36 39 49 51 59"

# What is printed on each card: cost, tags, and points where they are a plain number.
PRINTED: dict[str, tuple[int, str, int | None]] = {
    "001": (8, "jovian building", 2),
    "003": (13, "power building", 0),
    "004": (11, "", 0),
    "008": (26, "city building", None),
    "016": (24, "city building", 1),
    "017": (18, "city building", 0),
    "018": (28, "jovian space", 2),
    "021": (25, "space city", 3),
    "022": (15, "", 0),
    "026": (16, "plant building", 1),
    "029": (16, "city building", 0),
    "030": (13, "earth power", 0),
    "032": (18, "city building", 0),
    "040": (30, "jovian space", 2),
    "041": (12, "building", 1),
    "042": (6, "microbe", 0),
    "043": (6, "building", 0),
    "044": (9, "science building", 1),
    "045": (10, "power building", 0),
    "047": (10, "plant", 0),
    "048": (9, "plant", 0),
    "053": (18, "", 2),
    "055": (17, "plant", 1),
    "058": (32, "jovian space power", 1),
    "059": (12, "plant", 1),
    "060": (13, "plant", 1),
    "067": (9, "building", 0),
    "077": (11, "science space power", 0),
    "081": (20, "jovian space city", None),
    "083": (17, "power space", 0),
    "087": (11, "plant", 0),
    "088": (6, "plant", 0),
    "089": (7, "power building", 0),
    "093": (10, "plant", 0),
    "096": (6, "plant building", 0),
    "097": (10, "earth", -2),
    "100": (1, "power building", 0),
    "102": (18, "power", 0),
    "108": (23, "city building", 1),
    "113": (11, "power building", 1),
    "114": (11, "science", 2),
    "115": (12, "science", 0),
    "116": (15, "building", 1),
    "117": (11, "power building", 0),
    "118": (16, "plant", 2),
    "119": (2, "", 1),
    "120": (10, "city building", 0),
    "122": (4, "plant", 0),
    "126": (11, "building", 0),
    "129": (13, "", 1),
    "130": (8, "microbe", 0),
    "132": (14, "science power building", 0),
    "135": (11, "plant microbe animal", 3),
    "136": (12, "power building", 1),
    "138": (25, "building", 0),
    "139": (8, "power", 1),
    "141": (4, "power building", 0),
    "142": (20, "building", 0),
    "145": (18, "power building", 1),
    "146": (8, "plant", 0),
    "148": (9, "microbe", 0),
    "152": (2, "", 0),
    "155": (16, "science microbe", 0),
    "158": (12, "microbe building", 0),
    "159": (7, "plant", 0),
    "164": (3, "", 0),
    "165": (20, "building", 0),
    "168": (6, "power building", 1),
    "169": (16, "plant", 2),
    "171": (5, "building", 0),
    "174": (23, "plant building", 0),
    "176": (10, "plant building", 1),
    "178": (6, "power building", -1),
    "179": (9, "building", 1),
    "183": (4, "power building", -1),
    "189": (15, "power", 0),
    "193": (15, "plant", 0),
    "198": (31, "earth space", None),
    "203": (35, "space", 0),
    "205": (8, "building", 0),
}


def spaces(names: str, without: str = "") -> tuple[str, ...]:
    return tuple(f"space {name}" for name in names.split() if name not in without.split())


def lay(kind: str, names: str, owner: int = 0) -> Tiles:
    return tuple((name, kind, owner) for name in names.split())


def makes(**production: int) -> dict[str, dict[str, int]]:
    """A seat with some production."""
    return {"production": production}


def city(number: str, kind: str, needs: dict[str, int], then: dict[str, int]) -> list[Row]:
    """What holds for every card that places a city by the usual rule and lowers its own energy production."""
    energy = -then["energy production"]
    me = makes(energy=energy)
    beside = then | {"mc": 6}
    plants = then | {"plants": then.get("plants", 0) + 2}
    return [
        card(number, "space 03", me=me, parameters=needs, then=then, tile=("03", kind, 0)),
        card(number, "space 33", me=me, parameters=needs, then=plants),
        card(number, "space 10", me=me, parameters=needs, tiles=lay("ocean", "04 05 11"), then=beside),
        card(number, "space 53", me=me, parameters=needs, then=then | {"hand": 1}),
        card(number, "space 46", me=makes(energy=energy + 2), parameters=needs, then=then),
        card(number, me=me, parameters=needs, offered=spaces(LAND)),
        card(number, me=me, parameters=needs, tiles=lay("city", "23", 1), offered=spaces(LAND, "15 16 22 23 24")),
        card(number, me=me, parameters=needs, tiles=lay("city", "29"), offered=spaces(LAND, "20 21 28 37 38")),
        card(number, me=me, parameters=needs, tiles=lay("city", "phobos ganymede"), offered=spaces(LAND)),
        card(number, me=me, parameters=needs, tiles=lay("greenery", "03"), offered=spaces(LAND, "03")),
        card(number, me=me, parameters=needs, claims=(("03", 1), ("06", 0)), offered=spaces(LAND, "03")),
        card(number, me=me, parameters=needs, tiles=lay("greenery", LAND, 1), refused="no space for a city"),
        card(number, me=me, parameters=needs, tiles=lay("city", SPREAD, 1), refused="no space for a city"),
        card(number, me=makes(energy=energy - 1), parameters=needs,
             refused=f"needs energy production of {energy}, you have {energy - 1}"),
        card(number, "space 03", me=me | {"corporation": "R31"}, parameters=needs,
             then=then | {"mc production": then.get("mc production", 0) + 1, "mc": 3}),
        card(number, "space 03", me=me, parameters=needs, then=then, them=({"played": ["038", "172"]},),
             them_then=({"mc": 2, "on 172": 1},)),
    ]  # fmt: skip


def power(number: str, energy: int, **rest: Any) -> Row:
    """A card that gives energy production and nothing else."""
    return card(number, then={"energy production": energy}, **rest)


COLD, WARM = "allows at most {} °C, it is {} °C", "needs {} °C, it is {} °C"
THIN, THICK = "allows at most {}% oxygen, there is {}%", "needs {}% oxygen, there is {}%"
DRY, WET = "allows at most {} oceans, there are {}", "needs {} oceans, there are {}"
MONEY, ENERGY = "needs M€ production of {}, you have {}", "needs energy production of {}, you have {}"

ROWS = [
    # 001 Colonizer Training Camp
    card("001", parameters={"oxygen": 5}),
    card("001", parameters={"oxygen": 6}, refused=THIN.format(5, 6)),
    card("001", me={"corporation": "R43"}, parameters={"oxygen": 7}),
    card("001", me={"corporation": "R43"}, parameters={"oxygen": 8}, refused=THIN.format(7, 8)),
    card("001", "pay steel=4", me={"mc": 8, "steel": 4}, then={"steel": -4}),
    card("001", "pay mc=6,steel=1", me={"mc": 8, "steel": 3}, then={"mc": -6, "steel": -1}),
    card("001", me={"mc": 8, "steel": 2, "titanium": 3}, offered=("pay mc=4,steel=2", "pay mc=6,steel=1", "pay mc=8")),
    # 003 Deep Well Heating
    card("003", then={"energy production": 1, "temperature": 2, "tr": 1}),
    card("003", parameters={"temperature": -26},
         then={"energy production": 1, "heat production": 1, "temperature": 2, "tr": 1}),
    card("003", parameters={"temperature": -22},
         then={"energy production": 1, "heat production": 1, "temperature": 2, "tr": 1}),
    card("003", parameters={"temperature": -24}, then={"energy production": 1, "temperature": 2, "tr": 1}),
    card("003", "space 02", parameters={"temperature": -2}, tile=("02", "ocean", 0),
         then={"energy production": 1, "temperature": 2, "tr": 2, "oceans": 1, "steel": 2}),
    card("003", parameters={"temperature": -2}, tiles=lay("ocean", "05"), offered=spaces(SEA, "05")),
    card("003", parameters={"temperature": -2, "oceans": 9}, then={"energy production": 1, "temperature": 2, "tr": 1}),
    card("003", parameters={"temperature": 6}, then={"energy production": 1, "temperature": 2, "tr": 1}),
    card("003", parameters={"temperature": 8}, then={"energy production": 1}),
    card("003", "pay mc=1,steel=6", me={"mc": 13, "steel": 6},
         then={"mc": -1, "steel": -6, "energy production": 1, "temperature": 2, "tr": 1}),
    # Seven steel pay for it too, but no change is given. The only way to pay is not asked for.
    card("003", "pay steel=7", me={"mc": 13, "steel": 7},
         then={"steel": -7, "energy production": 1, "temperature": 2, "tr": 1}),
    card("003", me={"mc": 0, "steel": 7}, then={"mc": 13, "steel": -7, "energy production": 1, "temperature": 2, "tr": 1}),
    # 004 Cloud Seeding
    card("004", parameters={"oceans": 3}, them=(makes(heat=1),), then={"mc production": -1, "plants production": 2},
         them_then=({"heat production": -1},)),
    card("004", parameters={"oceans": 3}, me=makes(heat=2),
         then={"mc production": -1, "plants production": 2, "heat production": -1}),
    card("004", "seat 1", parameters={"oceans": 3}, me=makes(heat=1), them=(makes(heat=4),),
         then={"mc production": -1, "plants production": 2}, them_then=({"heat production": -1},)),
    card("004", "seat 0", parameters={"oceans": 3}, me=makes(heat=1), them=(makes(heat=4),),
         then={"mc production": -1, "plants production": 2, "heat production": -1}),
    card("004", "seat 2", parameters={"oceans": 3}, players=3, them=(makes(heat=1), makes(heat=1)),
         then={"mc production": -1, "plants production": 2}, them_then=({}, {"heat production": -1})),
    card("004", parameters={"oceans": 3}, players=3, me=makes(heat=1), them=({"heat": 5}, makes(heat=1)),
         offered=("seat 0", "seat 2")),
    card("004", parameters={"oceans": 3}, players=1, then={"mc production": -1, "plants production": 2}),
    card("004", "neutral", parameters={"oceans": 3}, players=1, me=makes(heat=1),
         then={"mc production": -1, "plants production": 2}),
    card("004", parameters={"oceans": 3}, them=({"heat": 9},), refused="nobody has heat production of 1 or more"),
    card("004", parameters={"oceans": 2}, them=(makes(heat=1),), refused=WET.format(3, 2)),
    card("004", parameters={"oceans": 1}, me={"corporation": "R43"}, them=(makes(heat=1),),
         then={"mc production": -1, "plants production": 2}, them_then=({"heat production": -1},)),
    card("004", parameters={"oceans": 3}, me=makes(mc=-4), them=(makes(heat=1),),
         then={"mc production": -1, "plants production": 2}, them_then=({"heat production": -1},)),
    card("004", parameters={"oceans": 3}, me=makes(mc=-5), them=(makes(heat=1),), refused=MONEY.format(-4, -5)),
    # 008 Capital
    *city("008", "capital", {"oceans": 4}, {"energy production": -2, "mc production": 5}),
    card("008", parameters={"oceans": 3}, me=makes(energy=2), refused=WET.format(4, 3)),
    card("008", "space 10", me=makes(energy=2), tiles=lay("ocean", "04 05 11 26"), points=3,
         then={"energy production": -2, "mc production": 5, "mc": 6}, tile=("10", "capital", 0)),
    card("008", "space 46", me=makes(energy=2), tiles=lay("ocean", "04 05 11 26"), points=0,
         then={"energy production": -2, "mc production": 5}),
    card("008", "pay steel=13", "space 46", me=makes(energy=2) | {"mc": 26, "steel": 13}, parameters={"oceans": 4},
         then={"energy production": -2, "mc production": 5, "steel": -13}),
    worth("008", 0, tiles=lay("capital", "23") + lay("greenery", "22") + lay("city", "15")),
    worth("008", 2, tiles=lay("capital", "23") + lay("ocean", "31 32 02")),
    worth("008", 3, tiles=lay("capital", "23") + lay("ocean", "31 32 24")),
    worth("008", 1, tiles=lay("capital", "23") + lay("ocean", "31") + lay("mohole_area", "32")),
    # 016 Domed Crater
    *city("016", "city", {"oxygen": 7}, {"energy production": -1, "mc production": 3, "plants": 3}),
    card("016", parameters={"oxygen": 8}, me=makes(energy=1), refused=THIN.format(7, 8)),
    # 017 Noctis City
    card("017", me=makes(energy=1), tile=("29", "city", 0),
         then={"energy production": -1, "mc production": 3, "plants": 2}),
    card("017", me=makes(energy=2), tiles=lay("city", "28 21") + lay("city", "38", 1) + lay("ocean", "30 31"),
         then={"energy production": -1, "mc production": 3, "plants": 2, "mc": 2}, tile=("29", "city", 0)),
    card("017", me=makes(energy=1), tiles=lay("greenery", LAND, 1), tile=("29", "city", 0),
         then={"energy production": -1, "mc production": 3, "plants": 2}),
    card("017", me=makes(energy=1) | {"corporation": "R31"},
         then={"energy production": -1, "mc production": 4, "plants": 2, "mc": 3}),
    card("017", me=makes(energy=1), them=({"corporation": "R31"},), them_then=({"mc production": 1},),
         then={"energy production": -1, "mc production": 3, "plants": 2}),
    card("017", refused=ENERGY.format(1, 0)),
    card("017", me=makes(energy=1) | {"corporation": "R08"},
         then={"energy production": -1, "mc production": 3, "plants": 2}),
    card("017", "pay mc=2,steel=8", me=makes(energy=1) | {"mc": 18, "steel": 8},
         then={"mc": -2, "steel": -8, "energy production": -1, "mc production": 3, "plants": 2}),
    # 018 Methane from Titan
    card("018", parameters={"oxygen": 2}, then={"plants production": 2, "heat production": 2}),
    card("018", parameters={"oxygen": 1}, refused=THICK.format(2, 1)),
    card("018", me={"played": ["153"]}, then={"plants production": 2, "heat production": 2}),
    card("018", "pay mc=1,titanium=9", me={"mc": 28, "titanium": 9}, parameters={"oxygen": 2},
         then={"mc": -1, "titanium": -9, "plants production": 2, "heat production": 2}),
    card("018", "pay titanium=10", me={"mc": 28, "titanium": 10}, parameters={"oxygen": 2},
         then={"titanium": -10, "plants production": 2, "heat production": 2}),
    card("018", me={"mc": 0, "titanium": 9, "steel": 9}, parameters={"oxygen": 2}, refused="1 M€ short of 28 M€"),
    # 021 Phobos Space Haven
    card("021", then={"titanium production": 1}, tile=("phobos", "city", 0)),
    card("021", me={"corporation": "R31"}, then={"titanium production": 1, "mc": 3}),
    card("021", them=({"corporation": "R31"},), then={"titanium production": 1}),
    card("021", them=({"played": ["038", "172", "200"]},), then={"titanium production": 1},
         them_then=({"mc": 2, "on 172": 1, "mc production": 1},)),
    card("021", tiles=lay("city", "ganymede", 1) + lay("greenery", LAND, 1), then={"titanium production": 1}),
    card("021", "pay mc=4,titanium=7", me={"mc": 25, "titanium": 8},
         then={"mc": -4, "titanium": -7, "titanium production": 1}),
    card("021", "pay titanium=7", me={"mc": 25, "titanium": 7, "corporation": "R09"},
         then={"titanium": -7, "titanium production": 1}),
    card("021", "pay mc=2,titanium=7", me={"mc": 25, "titanium": 7, "corporation": "R08", "played": ["025"]},
         then={"mc": 2, "titanium": -7, "titanium production": 1}),
    # 022 Black Polar Dust
    card("022", "space 02", tile=("02", "ocean", 0),
         then={"mc production": -2, "heat production": 3, "oceans": 1, "tr": 1, "steel": 2}),
    card("022", "space 31", tiles=lay("ocean", "30 32"),
         then={"mc production": -2, "heat production": 3, "oceans": 1, "tr": 1, "plants": 2, "mc": 4}),
    card("022", "space 11", then={"mc production": -2, "heat production": 3, "oceans": 1, "tr": 1, "hand": 2}),
    card("022", tiles=lay("ocean", "02 61") + lay("greenery", "30"), offered=spaces(SEA, "02 30 61")),
    card("022", parameters={"oceans": 9}, then={"mc production": -2, "heat production": 3}),
    card("022", me=makes(mc=-3), parameters={"oceans": 9}, then={"mc production": -2, "heat production": 3}),
    card("022", me=makes(mc=-4), refused=MONEY.format(-3, -4)),
    card("022", "space 05", then={"mc production": -2, "heat production": 3, "oceans": 1, "tr": 1},
         them=({"played": ["023"]},), them_then=({"plants": 2},)),
    # 026 Eos Chasma National Park
    card("026", parameters={"temperature": -12}, then={"mc production": 2, "plants": 3}),
    card("026", parameters={"temperature": -12}, me={"played": ["172"]},
         then={"mc production": 2, "plants": 3, "on 172": 1}),
    card("026", "card 052", parameters={"temperature": -12}, me={"played": ["172", "052", "049"]},
         then={"mc production": 2, "plants": 3, "on 052": 1}),
    card("026", parameters={"temperature": -12}, me={"played": ["172", "052", "049"]}, offered=("card 052", "card 172")),
    card("026", parameters={"temperature": -12}, them=({"played": ["172"]},), then={"mc production": 2, "plants": 3}),
    card("026", parameters={"temperature": -14}, refused=WARM.format(-12, -14)),
    card("026", parameters={"temperature": -16}, me={"corporation": "R43"}, then={"mc production": 2, "plants": 3}),
    card("026", parameters={"temperature": -18}, me={"corporation": "R43"}, refused=WARM.format(-16, -18)),
    # 029 Cupola City
    *city("029", "city", {"oxygen": 9}, {"energy production": -1, "mc production": 3}),
    card("029", parameters={"oxygen": 10}, me=makes(energy=1), refused=THIN.format(9, 10)),
    # 030 Lunar Beam
    card("030", then={"mc production": -2, "energy production": 2, "heat production": 2}),
    card("030", me=makes(mc=-3), then={"mc production": -2, "energy production": 2, "heat production": 2}),
    card("030", me=makes(mc=-4), refused=MONEY.format(-3, -4)),
    # 032 Underground City
    *city("032", "city", {}, {"energy production": -2, "steel production": 2}),
    # 040 Asteroid Mining
    card("040", then={"titanium production": 2}),
    card("040", "pay titanium=10", me={"mc": 30, "titanium": 10}, then={"titanium": -10, "titanium production": 2}),
    card("040", me={"mc": 28, "played": ["025"]}, then={"titanium production": 2}),
    card("040", me={"corporation": "R08"}, then={"titanium production": 2, "mc": 4}),
    # 041 Food Factory
    card("041", me=makes(plants=1), then={"plants production": -1, "mc production": 4}),
    card("041", me=makes(plants=1, mc=-5), then={"plants production": -1, "mc production": 4}),
    card("041", me={"plants": 9}, refused="needs plant production of 1, you have 0"),
    # 042 Archaebacteria
    card("042", parameters={"temperature": -18}, then={"plants production": 1}),
    card("042", parameters={"temperature": -16}, refused=COLD.format(-18, -16)),
    card("042", parameters={"temperature": -14}, me={"corporation": "R43"}, then={"plants production": 1}),
    card("042", parameters={"temperature": -12}, me={"corporation": "R43"}, refused=COLD.format(-14, -12)),
    # 043 Carbonate Processing
    card("043", me=makes(energy=1), then={"energy production": -1, "heat production": 3}),
    card("043", me={"energy": 5}, refused=ENERGY.format(1, 0)),
    card("043", "pay steel=3", me=makes(energy=1) | {"mc": 6, "steel": 3},
         then={"steel": -3, "energy production": -1, "heat production": 3}),
    # 044 Natural Preserve
    card("044", "space 03", parameters={"oxygen": 4}, then={"mc production": 1}, tile=("03", "natural_preserve", 0)),
    card("044", "space 54", then={"mc production": 1, "hand": 1}),
    card("044", "space 58", then={"mc production": 1, "steel": 2}),
    card("044", offered=spaces(LAND)),
    card("044", tiles=lay("ocean", "05") + lay("greenery", "27", 1) + lay("city", "52"),
         offered=spaces(LAND, "10 19 27 28 36 45 46 51 52 53 57 58")),
    card("044", tiles=lay("city", "29 phobos", 1) + lay("mohole_area", "61"),
         offered=spaces(LAND, "20 21 28 37 38 55 56 60")),
    card("044", claims=(("03", 1), ("06", 0)), offered=spaces(LAND, "03")),
    card("044", tiles=lay("greenery", SPREAD), refused="no free space without a tile next to it"),
    card("044", parameters={"oxygen": 5}, refused=THIN.format(4, 5)),
    # Mars University: the card may be exchanged before or after the tile, which may bring one.
    card("044", me={"played": ["073"], "hand": ["009"]}, offered=("first discard", "first natural_preserve")),
    card("044", "first discard", "discard 009", "space 53", me={"played": ["073"], "hand": ["009"]},
         then={"mc production": 1, "hand": 1}),
    card("044", "first natural_preserve", "space 53", me={"played": ["073"], "hand": ["009"]}, deck=("010",),
         offered=("009", "010")),
    card("044", "space 53", me={"played": ["073"]}, deck=("010",), offered=("010",)),
    # 045 Nuclear Power
    card("045", then={"mc production": -2, "energy production": 3}),
    card("045", me=makes(mc=-3), then={"mc production": -2, "energy production": 3}),
    card("045", me=makes(mc=-4), refused=MONEY.format(-3, -4)),
    card("045", "pay mc=2,steel=4", me={"mc": 10, "steel": 4},
         then={"mc": -2, "steel": -4, "mc production": -2, "energy production": 3}),
    card("045", me={"mc": 7, "corporation": "R13"}, then={"mc production": -2, "energy production": 3}),
    # 047 Algae
    card("047", parameters={"oceans": 5}, then={"plants production": 2, "plants": 1}),
    card("047", parameters={"oceans": 4}, refused=WET.format(5, 4)),
    card("047", parameters={"oceans": 3}, me={"corporation": "R43"}, then={"plants production": 2, "plants": 1}),
    # 048 Adapted Lichen
    card("048", then={"plants production": 1}),
    card("048", me={"played": ["074"]}, then={"plants production": 1, "plants": 1}),
    # 053 Lake Marineris
    card("053", "space 04", "space 05", parameters={"temperature": 0}, then={"oceans": 2, "tr": 2, "hand": 1, "mc": 2}),
    card("053", "space 02", "space 61", parameters={"temperature": 0}, tile=("61", "ocean", 0),
         then={"oceans": 2, "tr": 2, "steel": 2, "titanium": 2}),
    card("053", "space 05", parameters={"temperature": 0}, offered=spaces(SEA, "05")),
    card("053", "space 05", parameters={"temperature": 0, "oceans": 8}, then={"oceans": 1, "tr": 1}),
    card("053", parameters={"temperature": 0, "oceans": 9}),
    card("053", "space 05", "space 61", parameters={"temperature": 8}, me={"played": ["023"]},
         then={"oceans": 2, "tr": 2, "titanium": 2, "plants": 4}),
    card("053", parameters={"temperature": -2}, refused=WARM.format(0, -2)),
    # 055 Kelp Farming
    card("055", parameters={"oceans": 6}, then={"mc production": 2, "plants production": 3, "plants": 2}),
    card("055", parameters={"oceans": 5}, refused=WET.format(6, 5)),
    # 058 Beam from a Thorium Asteroid
    card("058", me={"played": ["001"]}, then={"energy production": 3, "heat production": 3}),
    card("058", me={"corporation": "R03"}, then={"energy production": 3, "heat production": 3, "mc production": 1}),
    card("058", them=({"played": ["001"]},), refused="needs 1 Jovian tag, you have 0"),
    card("058", "pay mc=2,titanium=10", me={"mc": 32, "titanium": 10, "played": ["040"]},
         then={"mc": -2, "titanium": -10, "energy production": 3, "heat production": 3}),
    card("058", me={"mc": 29, "corporation": "R13", "played": ["001"]},
         then={"energy production": 3, "heat production": 3}),
    # 059 Mangrove
    card("059", "space 30", parameters={"temperature": 4}, tile=("30", "greenery", 0),
         then={"oxygen": 1, "tr": 1, "plants": 2}),
    card("059", "space 31", parameters={"temperature": 4}, tiles=lay("ocean", "30 32 41"),
         then={"oxygen": 1, "tr": 1, "plants": 2, "mc": 4}),
    card("059", "space 11", parameters={"temperature": 4}, then={"oxygen": 1, "tr": 1, "hand": 2}),
    card("059", parameters={"temperature": 4}, tiles=lay("city", "45") + lay("ocean", "04 42") +
         lay("mohole_area", "61", 1), offered=spaces(SEA, "04 42 61")),
    card("059", "space 05", parameters={"temperature": 4, "oceans": 9}, then={"oxygen": 1, "tr": 1}),
    card("059", "space 05", parameters={"temperature": 4, "oxygen": 7}, then={"oxygen": 1, "temperature": 2, "tr": 2}),
    card("059", "space 05", parameters={"temperature": 8, "oxygen": 7}, then={"oxygen": 1, "tr": 1}),
    card("059", "space 05", parameters={"temperature": 4, "oxygen": 14}),
    card("059", "space 05", parameters={"temperature": 4}, me={"played": ["147"]},
         then={"oxygen": 1, "tr": 1, "on 147": 1}),
    card("059", parameters={"temperature": 4}, tiles=lay("ocean", "02 04 05 11 26 30 31 32 41") +
         lay("greenery", "42", 1) + lay("mohole_area", "43") + lay("greenery", "61"), refused="no free ocean space"),
    card("059", parameters={"temperature": 2}, refused=WARM.format(4, 2)),
    # 060 Trees
    card("060", parameters={"temperature": -4}, then={"plants production": 3, "plants": 1}),
    card("060", parameters={"temperature": -6}, refused=WARM.format(-4, -6)),
    # 067 Mining Rights
    card("067", "space 01", then={"steel production": 1, "steel": 2}, tile=("01", "mining_rights", 0)),
    card("067", "space 07", tiles=lay("ocean", "02"), then={"steel production": 1, "steel": 1, "mc": 2}),
    card("067", "space 19", then={"titanium production": 1, "titanium": 1, "plants": 1}),
    card("067", "space 56", tiles=lay("ocean", "61"), then={"titanium production": 1, "titanium": 1, "mc": 2}),
    card("067", "space 56", me={"corporation": "R24"},
         then={"titanium production": 1, "titanium": 1, "steel production": 1}),
    card("067", "space 57", me={"corporation": "R24"}, then={"steel production": 2, "steel": 1}),
    card("067", offered=spaces(MINERALS)),
    card("067", tiles=lay("city", "01", 1), claims=(("18", 1), ("57", 0)), offered=spaces(MINERALS, "01 18")),
    card("067", tiles=lay("greenery", MINERALS, 1), refused="no free space with steel or titanium"),
    card("067", "pay steel=5", "space 18", me={"mc": 9, "steel": 5}, then={"steel": -4, "steel production": 1}),
    # 077 Solar Wind Power
    card("077", then={"energy production": 1, "titanium": 2}),
    # Its own titanium comes too late to pay for it.
    card("077", "pay mc=8,titanium=1", me={"mc": 11, "titanium": 1},
         then={"mc": -8, "titanium": 1, "energy production": 1}),
    card("077", me={"mc": 6, "corporation": "R13", "played": ["025"]}, then={"energy production": 1, "titanium": 2}),
    # 081 Ganymede Colony
    card("081", tile=("ganymede", "city", 0), points=1),
    card("081", me={"played": ["001", "018"]}, points=3),
    card("081", me={"corporation": "R31"}, then={"mc": 3}),
    card("081", them=({"corporation": "R31", "played": ["038", "200"]},), them_then=({"mc": 2, "mc production": 1},)),
    card("081", tiles=lay("city", "phobos", 1), tile=("ganymede", "city", 0)),
    card("081", me={"corporation": "R03"}, then={"mc production": 1}, points=2),
    card("081", them=({"corporation": "R03"},), them_then=({"mc production": 1},), points=1),
    card("081", "pay mc=2,titanium=6", me={"mc": 20, "titanium": 6}, then={"mc": -2, "titanium": -6}),
    worth("081", 1),
    worth("081", 4, me={"corporation": "R03", "played": ["040", "058"]}, them=({"played": ["001"]},)),
    # 083 Giant Space Mirror
    power("083", 3),
    card("083", "pay mc=2,titanium=5", me={"mc": 17, "titanium": 5},
         then={"mc": -2, "titanium": -5, "energy production": 3}),
    # 087 Grass
    card("087", parameters={"temperature": -16}, then={"plants production": 1, "plants": 3}),
    card("087", parameters={"temperature": -18}, refused=WARM.format(-16, -18)),
    # 088 Heather
    card("088", parameters={"temperature": -14}, then={"plants production": 1, "plants": 1}),
    card("088", parameters={"temperature": -16}, refused=WARM.format(-14, -16)),
    # 089 Peroxide Power
    card("089", then={"mc production": -1, "energy production": 2}),
    card("089", me=makes(mc=-4), then={"mc production": -1, "energy production": 2}),
    card("089", me=makes(mc=-5), refused=MONEY.format(-4, -5)),
    # 093 Bushes
    card("093", parameters={"temperature": -10}, then={"plants production": 2, "plants": 2}),
    card("093", parameters={"temperature": -12}, refused=WARM.format(-10, -12)),
    # 096 Greenhouses
    card("096"),
    card("096", tiles=lay("city", "03 29 phobos") + lay("city", "23 ganymede", 1) + lay("capital", "46", 1) +
         lay("greenery", "04 24", 1) + lay("ocean", "05"), then={"plants": 6}),
    card("096", tiles=lay("city", "03", -1), then={"plants": 1}),
    # 097 Nuclear Zone
    card("097", "space 03", then={"temperature": 4, "tr": 2}, tile=("03", "nuclear_zone", 0)),
    card("097", "space 17", tiles=lay("ocean", "11"), then={"temperature": 4, "tr": 2, "mc": 2}),
    card("097", "space 12", parameters={"temperature": -28},
         then={"temperature": 4, "tr": 2, "heat production": 1, "hand": 1}),
    card("097", "space 46", parameters={"temperature": -26}, then={"temperature": 4, "tr": 2, "heat production": 1}),
    card("097", "space 46", parameters={"temperature": -24}, then={"temperature": 4, "tr": 2, "heat production": 1}),
    card("097", "space 46", parameters={"temperature": -22}, then={"temperature": 4, "tr": 2, "heat production": 1}),
    card("097", "first temperature", "space 05", "space 10", parameters={"temperature": -4},
         then={"temperature": 4, "tr": 3, "oceans": 1, "mc": 2}),
    card("097", "first nuclear_zone", "space 10", "space 05", parameters={"temperature": -4},
         then={"temperature": 4, "tr": 3, "oceans": 1}),
    card("097", "first nuclear_zone", "space 10", "space 61", parameters={"temperature": -2},
         then={"temperature": 4, "tr": 3, "oceans": 1, "titanium": 2}),
    card("097", "space 46", parameters={"temperature": -2, "oceans": 9}, then={"temperature": 4, "tr": 2}),
    card("097", "space 46", parameters={"temperature": 6}, then={"temperature": 2, "tr": 1}),
    card("097", "space 46", parameters={"temperature": 8}),
    card("097", tiles=lay("city", "23", 1), claims=(("03", 1), ("06", 0)), offered=spaces(LAND, "03 23")),
    card("097", tiles=lay("greenery", LAND, 1), refused="no free space"),
    card("097", "space 46", me={"mc": 7, "corporation": "R30"}, then={"temperature": 4, "tr": 2}),
    # 100 Fueled Generators
    card("100", then={"mc production": -1, "energy production": 1}),
    card("100", me=makes(mc=-4), then={"mc production": -1, "energy production": 1}),
    card("100", me=makes(mc=-5), refused=MONEY.format(-4, -5)),
    card("100", "pay steel=1", me={"mc": 1, "steel": 1},
         then={"steel": -1, "mc production": -1, "energy production": 1}),
    card("100", me={"mc": 0, "corporation": "R13"}, then={"mc production": -1, "energy production": 1}),
    # 102 Power Grid
    power("102", 1),
    power("102", 4, me={"played": ["045", "058", "083"]}),
    power("102", 2, me={"mc": 15, "corporation": "R13"}),
    power("102", 1, them=({"played": ["045", "083"]},)),
    # 108 Open City
    *city("108", "city", {"oxygen": 12}, {"energy production": -1, "mc production": 4, "plants": 2}),
    card("108", parameters={"oxygen": 11}, me=makes(energy=1), refused=THICK.format(12, 11)),
    # 113 Solar Power
    power("113", 1),
    # 114 Breathing Filters
    card("114", parameters={"oxygen": 7}),
    card("114", parameters={"oxygen": 6}, refused=THICK.format(7, 6)),
    card("114", parameters={"oxygen": 3}, me={"played": ["153"], "corporation": "R43"}),
    # Mars University and Olympus Conference: a card drawn for a science resource may be the one that is exchanged, and
    # the exchange may come before the choice, so neither is simply first, whichever was played first.
    card("114", parameters={"oxygen": 7}, me={"played": ["073", "185"], "resources": {"185": 1}, "hand": ["009"]},
         not_offered=("009", "choose add", "choose spend")),
    card("114", parameters={"oxygen": 7}, me={"played": ["185", "073"], "resources": {"185": 1}, "hand": ["009"]},
         not_offered=("009", "choose add", "choose spend")),
    # 115 Artificial Photosynthesis
    card("115", "choose energy", then={"energy production": 2}),
    card("115", "choose plants", then={"plants production": 1}),
    card("115", offered=("choose energy", "choose plants")),
    # 116 Artificial Lake
    card("116", "space 03", parameters={"temperature": -6}, then={"oceans": 1, "tr": 1}, tile=("03", "ocean", 0)),
    card("116", "space 58", parameters={"temperature": -6}, then={"oceans": 1, "tr": 1, "steel": 2}),
    card("116", "space 10", parameters={"temperature": -6}, tiles=lay("ocean", "04 05 11"),
         then={"oceans": 1, "tr": 1, "mc": 6}),
    card("116", parameters={"temperature": -6}, tiles=lay("city", "23", 1) + lay("ocean", "05"),
         claims=(("03", 1), ("06", 0)), offered=spaces(LAND, "03 23")),
    card("116", "space 03", parameters={"temperature": -6}, then={"oceans": 1, "tr": 1},
         them=({"played": ["023"]},), them_then=({"plants": 2},)),
    card("116", "space 51", parameters={"temperature": -6}, me={"corporation": "R24"},
         then={"oceans": 1, "tr": 1, "steel": 2, "steel production": 1}),
    card("116", parameters={"temperature": -6, "oceans": 9}, points=1),
    card("116", parameters={"temperature": -6}, tiles=lay("greenery", LAND, 1)),
    card("116", parameters={"temperature": -8}, refused=WARM.format(-6, -8)),
    card("116", "pay mc=1,steel=7", "space 03", me={"mc": 15, "steel": 7}, parameters={"temperature": -6},
         then={"mc": -1, "steel": -7, "oceans": 1, "tr": 1}),
    # 117 Geothermal Power
    power("117", 2),
    # 118 Farming
    card("118", parameters={"temperature": 4}, then={"mc production": 2, "plants production": 2, "plants": 2}),
    card("118", parameters={"temperature": 2}, refused=WARM.format(4, 2)),
    # 119 Dust Seals
    card("119", parameters={"oceans": 3}),
    card("119"),
    card("119", parameters={"oceans": 4}, refused=DRY.format(3, 4)),
    card("119", parameters={"oceans": 5}, me={"corporation": "R43"}),
    card("119", parameters={"oceans": 6}, me={"corporation": "R43"}, refused=DRY.format(5, 6)),
    # 120 Urbanized Area
    card("120", "space 13", me=makes(energy=1), tiles=lay("city", "12") + lay("city", "14", 1),
         then={"energy production": -1, "mc production": 2}, tile=("13", "city", 0)),
    card("120", "space 21", me=makes(energy=1), tiles=lay("city", "13 22", 1) + lay("ocean", "30"),
         then={"energy production": -1, "mc production": 2, "plants": 1, "mc": 2}),
    card("120", me=makes(energy=1), tiles=lay("city", "13", 1) + lay("capital", "22", 1), offered=spaces("14 21")),
    card("120", me=makes(energy=1), tiles=lay("city", "29") + lay("city", "45", 1), offered=spaces("37 38")),
    card("120", me=makes(energy=1), tiles=lay("city", "22 24 40"), offered=spaces("23")),
    card("120", me=makes(energy=1), tiles=lay("city", "12 14", 1), claims=(("13", 0),), offered=spaces("13")),
    card("120", me=makes(energy=1), tiles=lay("city", "12 14", 1), claims=(("13", 1),),
         refused="no free space next to two cities"),
    card("120", me=makes(energy=1), tiles=lay("city", "12 14", 1) + lay("greenery", "13"),
         refused="no free space next to two cities"),
    card("120", me=makes(energy=1), tiles=lay("city", "13 phobos ganymede"),
         refused="no free space next to two cities"),
    # Beside both lie only ocean spaces, or only the space of Noctis City.
    card("120", me=makes(energy=1), tiles=lay("city", "33 40"), refused="no free space next to two cities"),
    card("120", me=makes(energy=1), tiles=lay("city", "20 38"), refused="no free space next to two cities"),
    card("120", tiles=lay("city", "12 14"), refused=ENERGY.format(1, 0)),
    card("120", "pay steel=5", "space 13", me=makes(energy=1) | {"mc": 10, "steel": 5}, tiles=lay("city", "12 14"),
         then={"steel": -5, "energy production": -1, "mc production": 2}),
    # 122 Moss
    card("122", me={"plants": 1}, parameters={"oceans": 3}, then={"plants": -1, "plants production": 1}),
    card("122", me=makes(plants=3), parameters={"oceans": 3}, refused="needs 1 plant, you have 0"),
    card("122", me={"played": ["074"]}, parameters={"oceans": 3}, then={"plants production": 1}),
    card("122", me={"played": ["074"], "plants": 2}, parameters={"oceans": 3}, then={"plants production": 1}),
    card("122", me={"plants": 1}, parameters={"oceans": 2}, refused=WET.format(3, 2)),
    card("122", them=({"played": ["074"], "plants": 3},), parameters={"oceans": 3}, refused="needs 1 plant, you have 0"),
    # 126 GHG Factories
    card("126", me=makes(energy=1), then={"energy production": -1, "heat production": 4}),
    card("126", refused=ENERGY.format(1, 0)),
    # 129 Zeppelins
    card("129", parameters={"oxygen": 5}),
    card("129", parameters={"oxygen": 5}, tiles=lay("city", "03 29 phobos") + lay("city", "23 ganymede", 1) +
         lay("capital", "46", 1) + lay("greenery", "24"), then={"mc production": 4}),
    card("129", parameters={"oxygen": 5}, me=makes(mc=-5), tiles=lay("city", "03", 1), then={"mc production": 1}),
    card("129", parameters={"oxygen": 4}, refused=THICK.format(5, 4)),
    # 130 Worms
    card("130", parameters={"oxygen": 4}, me={"played": ["042"]}, then={"plants production": 1}),
    card("130", parameters={"oxygen": 4}),
    card("130", parameters={"oxygen": 4}, me={"played": ["042", "155"]}, then={"plants production": 1}),
    card("130", parameters={"oxygen": 4}, me={"played": ["042", "155", "158"]}, then={"plants production": 2}),
    card("130", parameters={"oxygen": 4}, me={"played": ["050"]}),
    card("130", parameters={"oxygen": 4}, them=({"played": ["042", "155"]},)),
    card("130", parameters={"oxygen": 3}, refused=THICK.format(4, 3)),
    # 132 Fusion Power
    power("132", 3, me={"played": ["045", "089"]}),
    power("132", 3, me={"mc": 11, "corporation": "R13", "played": ["089"]}),
    card("132", me={"played": ["045"]}, refused="needs 2 power tags, you have 1"),
    card("132", them=({"played": ["045", "089"]},), refused="needs 2 power tags, you have 0"),
    # 135 Advanced Ecosystems
    card("135", me={"played": ["048", "172", "042"]}),
    card("135", me={"played": ["128", "042"]}, then={"on 128": 2}),
    card("135", me={"corporation": "R17", "played": ["172", "074"]}, then={"plants": 3}),
    card("135", me={"played": ["172", "042"]}, refused="needs 1 plant tag, you have 0"),
    card("135", me={"played": ["048", "042"]}, refused="needs 1 animal tag, you have 0"),
    card("135", me={"played": ["048", "172"]}, refused="needs 1 microbe tag, you have 0"),
    card("135", me={"played": ["048", "172", "050"]}, refused="needs 1 microbe tag, you have 0"),
    # 136 Great Dam
    power("136", 2, parameters={"oceans": 4}),
    card("136", parameters={"oceans": 3}, refused=WET.format(4, 3)),
    # 138 Strip Mine
    card("138", me=makes(energy=2),
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 6},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 3,
               "temperature": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 7, "temperature": -22},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 3,
               "temperature": 2, "heat production": 1}),
    card("138", "space 02", me=makes(energy=2), parameters={"oxygen": 6, "temperature": -2},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 4,
               "temperature": 2, "oceans": 1, "steel": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 6, "temperature": -2, "oceans": 9},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 3,
               "temperature": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 7, "temperature": 8},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 8, "temperature": -2},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 2}),
    card("138", me=makes(energy=2), parameters={"oxygen": 13},
         then={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 1, "tr": 1}),
    card("138", me=makes(energy=2), parameters={"oxygen": 14},
         then={"energy production": -2, "steel production": 2, "titanium production": 1}),
    card("138", me=makes(energy=1), refused=ENERGY.format(2, 1)),
    # 139 Wave Power
    power("139", 1, parameters={"oceans": 3}),
    card("139", parameters={"oceans": 2}, refused=WET.format(3, 2)),
    # 141 Power Plant
    power("141", 1),
    card("141", "pay steel=2", me={"mc": 4, "steel": 3}, then={"steel": -2, "energy production": 1}),
    # 142 Mohole Area
    card("142", "space 61", then={"heat production": 4, "titanium": 2}, tile=("61", "mohole_area", 0)),
    card("142", "space 04", tiles=lay("ocean", "05"), then={"heat production": 4, "hand": 1, "mc": 2}),
    card("142", "space 05", parameters={"oceans": 9}, then={"heat production": 4}),
    card("142", "space 02", me={"corporation": "R24"}, then={"heat production": 4, "steel": 2, "steel production": 1}),
    card("142", "space 05", them=({"played": ["023"]},), then={"heat production": 4}),
    card("142", tiles=lay("ocean", "04 42") + lay("greenery", "30", 1), offered=spaces(SEA, "04 30 42")),
    card("142", tiles=lay("ocean", "02 04 05 11 26 30 31 32 41") + lay("greenery", "42 43 61", 1),
         refused="no free ocean space"),
    card("142", "pay steel=10", "space 05", me={"mc": 20, "steel": 10}, then={"steel": -10, "heat production": 4}),
    # 145 Tectonic Stress Power
    power("145", 3, me={"played": ["114", "115"]}),
    power("145", 3, me={"played": ["115"], "corporation": "R43"}),
    card("145", me={"played": ["114"]}, refused="needs 2 science tags, you have 1"),
    card("145", me={"played": ["114", "192"]}, refused="needs 2 science tags, you have 1"),
    # 146 Nitrophilic Moss
    card("146", me={"plants": 2}, parameters={"oceans": 3}, then={"plants": -2, "plants production": 2}),
    card("146", me={"plants": 1}, parameters={"oceans": 3}, refused="needs 2 plants, you have 1"),
    card("146", me={"plants": 1, "played": ["074"]}, parameters={"oceans": 3},
         then={"plants": -1, "plants production": 2}),
    card("146", me={"played": ["074"]}, parameters={"oceans": 3}, refused="needs 1 plant, you have 0"),
    card("146", me={"plants": 2}, parameters={"oceans": 2}, refused=WET.format(3, 2)),
    # 148 Insects
    card("148", parameters={"oxygen": 6}, me={"played": ["048", "096", "042"]}, then={"plants production": 2}),
    card("148", parameters={"oxygen": 6}),
    card("148", parameters={"oxygen": 6}, me={"corporation": "R17", "played": ["135", "128"]},
         then={"plants production": 3}),
    card("148", parameters={"oxygen": 6}, them=({"played": ["048", "096"]},)),
    card("148", parameters={"oxygen": 5}, refused=THICK.format(6, 5)),
    # 152 Insulation
    card("152", "amount 2", me=makes(heat=3), then={"heat production": -2, "mc production": 2}),
    card("152", "amount 3", me=makes(heat=3), then={"heat production": -3, "mc production": 3}),
    card("152", "amount 1", me=makes(heat=3, mc=-5), then={"heat production": -1, "mc production": 1}),
    card("152", me=makes(heat=1), then={"heat production": -1, "mc production": 1}),
    card("152", me=makes(heat=3), them=(makes(heat=9),), offered=("amount 1", "amount 2", "amount 3")),
    card("152", me={"heat": 5}, them=(makes(heat=2),), refused="needs heat production of 1, you have 0"),
    # 155 Designed Microorganisms
    card("155", parameters={"temperature": -14}, then={"plants production": 2}),
    card("155", parameters={"temperature": -12}, refused=COLD.format(-14, -12)),
    # 158 Industrial Microbes
    card("158", then={"steel production": 1, "energy production": 1}),
    card("158", "pay steel=6", me={"mc": 12, "steel": 6},
         then={"steel": -6, "steel production": 1, "energy production": 1}),
    # 159 Lichen
    card("159", parameters={"temperature": -24}, then={"plants production": 1}),
    card("159", parameters={"temperature": -26}, refused=WARM.format(-24, -26)),
    card("159", parameters={"temperature": -28}, me={"corporation": "R43"}, then={"plants production": 1}),
    card("159", parameters={"temperature": -30}, me={"corporation": "R43"}, refused=WARM.format(-28, -30)),
    # 164 Micro-Mills
    card("164", then={"heat production": 1}),
    card("164", me={"mc": 3, "steel": 2, "titanium": 2}, then={"heat production": 1}),
    # 165 Magnetic Field Generators
    card("165", me=makes(energy=4), then={"energy production": -4, "plants production": 2, "tr": 3}),
    card("165", me=makes(energy=3), refused=ENERGY.format(4, 3)),
    # 168 Windmills
    power("168", 1, parameters={"oxygen": 7}),
    card("168", parameters={"oxygen": 6}, refused=THICK.format(7, 6)),
    # 169 Tundra Farming
    card("169", parameters={"temperature": -6}, then={"mc production": 2, "plants production": 1, "plants": 1}),
    card("169", parameters={"temperature": -8}, refused=WARM.format(-6, -8)),
    # 171 Magnetic Field Dome
    card("171", me=makes(energy=2), then={"energy production": -2, "plants production": 1, "tr": 1}),
    card("171", me=makes(energy=1), refused=ENERGY.format(2, 1)),
    card("171", "pay steel=3", me=makes(energy=2) | {"mc": 5, "steel": 3},
         then={"steel": -3, "energy production": -2, "plants production": 1, "tr": 1}),
    # 174 Protected Valley
    card("174", "space 30", then={"mc production": 2, "oxygen": 1, "tr": 1, "plants": 2}, tile=("30", "greenery", 0)),
    card("174", "space 41", tiles=lay("ocean", "32 42"),
         then={"mc production": 2, "oxygen": 1, "tr": 1, "plants": 1, "mc": 4}),
    card("174", "space 05", parameters={"oxygen": 7},
         then={"mc production": 2, "oxygen": 1, "temperature": 2, "tr": 2}),
    card("174", "space 05", "space 04", parameters={"oxygen": 7, "temperature": -2},
         then={"mc production": 2, "oxygen": 1, "temperature": 2, "tr": 3, "oceans": 1, "hand": 1}),
    card("174", "space 05", parameters={"oxygen": 7, "temperature": -2}, offered=spaces(SEA, "05")),
    card("174", "space 05", parameters={"oxygen": 7, "temperature": -2, "oceans": 9},
         then={"mc production": 2, "oxygen": 1, "temperature": 2, "tr": 2}),
    card("174", "space 05", parameters={"oxygen": 14}, then={"mc production": 2}),
    card("174", "space 05", me={"played": ["147"]}, then={"mc production": 2, "oxygen": 1, "tr": 1, "on 147": 1}),
    card("174", "space 05", them=({"played": ["147"]},), then={"mc production": 2, "oxygen": 1, "tr": 1}),
    card("174", tiles=lay("city", "45") + lay("ocean", "04"), offered=spaces(SEA, "04")),
    card("174", tiles=lay("ocean", "02 04 05 11 26 30 31 32 41") + lay("greenery", "42 43 61", 1),
         refused="no free ocean space"),
    # 176 Noctis Farming
    card("176", parameters={"temperature": -20}, then={"mc production": 1, "plants": 2}),
    card("176", parameters={"temperature": -22}, refused=WARM.format(-20, -22)),
    # 178 Heat Trappers
    card("178", them=(makes(heat=2),), then={"energy production": 1}, them_then=({"heat production": -2},)),
    card("178", me=makes(heat=2), then={"energy production": 1, "heat production": -2}),
    card("178", "seat 1", me=makes(heat=2), them=(makes(heat=3),), then={"energy production": 1},
         them_then=({"heat production": -2},)),
    card("178", "seat 0", me=makes(heat=2), them=(makes(heat=3),), then={"energy production": 1, "heat production": -2}),
    card("178", players=4, them=(makes(heat=2), makes(heat=1), makes(heat=5)), offered=("seat 1", "seat 3")),
    card("178", "seat 3", players=4, them=(makes(heat=2), makes(heat=1), makes(heat=5)),
         then={"energy production": 1}, them_then=({}, {}, {"heat production": -2})),
    card("178", me=makes(heat=1), them=(makes(heat=1),), refused="nobody has heat production of 2 or more"),
    card("178", players=1, then={"energy production": 1}),
    card("178", "pay steel=3", me={"mc": 6, "steel": 3}, them=(makes(heat=2),),
         then={"steel": -3, "energy production": 1}, them_then=({"heat production": -2},)),
    # 179 Soil Factory
    card("179", me=makes(energy=1), then={"energy production": -1, "plants production": 1}),
    card("179", refused=ENERGY.format(1, 0)),
    # 183 Biomass Combustors
    card("183", parameters={"oxygen": 6}, them=(makes(plants=1),), then={"energy production": 2},
         them_then=({"plants production": -1},)),
    card("183", parameters={"oxygen": 6}, me=makes(plants=1), then={"energy production": 2, "plants production": -1}),
    card("183", "seat 0", parameters={"oxygen": 6}, me=makes(plants=1), them=(makes(plants=1),),
         then={"energy production": 2, "plants production": -1}),
    # Protected Habitats keep plants, not plant production.
    card("183", parameters={"oxygen": 6}, them=(makes(plants=1) | {"played": ["173"]},),
         then={"energy production": 2}, them_then=({"plants production": -1},)),
    card("183", parameters={"oxygen": 6}, me={"plants": 4}, them=({"plants": 4},),
         refused="nobody has plant production of 1 or more"),
    card("183", parameters={"oxygen": 5}, them=(makes(plants=1),), refused=THICK.format(6, 5)),
    card("183", "neutral", parameters={"oxygen": 6}, players=1, me=makes(plants=1), then={"energy production": 2}),
    # 189 Energy Saving
    card("189"),
    power("189", 6, tiles=lay("city", "03 29 phobos") + lay("city", "23 ganymede", 1) + lay("capital", "46", 1) +
          lay("greenery", "24", 1)),
    # 193 Plantation
    card("193", "space 03", me={"played": ["114", "115"]}, then={"oxygen": 1, "tr": 1}, tile=("03", "greenery", 0)),
    card("193", "space 33", me={"played": ["114", "115"]}, tiles=lay("ocean", "32 42"),
         then={"oxygen": 1, "tr": 1, "plants": 2, "mc": 4}),
    card("193", me={"played": ["114", "115"]}, tiles=lay("city", "23 phobos", 1) + lay("city", "ganymede"),
         claims=(("03", 1), ("06", 0)), offered=spaces(LAND, "03 23")),
    card("193", me={"played": ["114", "115"]}, tiles=lay("nuclear_zone", "45"), offered=spaces("37 38 44 46 51 52")),
    card("193", me={"played": ["114", "115"]}, tiles=lay("mohole_area", "04"), offered=spaces("03 09 10")),
    card("193", me={"played": ["114", "115"]}, tiles=lay("city", "29") + lay("city", "37", 1),
         offered=spaces("20 21 28 38")),
    card("193", me={"played": ["114", "115"]}, tiles=lay("city", "27") + lay("greenery", "19 28 36", 1),
         offered=spaces(LAND, "19 27 28 36")),
    card("193", me={"played": ["114", "115"]}, tiles=lay("city", "27") + lay("greenery", "19 28", 1),
         claims=(("36", 1),), offered=spaces(LAND, "19 27 28 36")),
    card("193", "space 03", "space 02", me={"played": ["114", "115"]}, parameters={"oxygen": 7, "temperature": -2},
         then={"oxygen": 1, "temperature": 2, "tr": 3, "oceans": 1, "steel": 2}),
    card("193", "space 03", me={"played": ["114", "115"]}, parameters={"oxygen": 14}),
    card("193", me={"played": ["114", "115"]}, tiles=lay("city", LAND, 1), refused="no space for a greenery"),
    card("193", me={"played": ["115"]}, refused="needs 2 science tags, you have 1"),
    # 198 Immigration Shuttles
    card("198", then={"mc production": 5}),
    card("198", tiles=lay("city", "03 phobos") + lay("capital", "23", 1), then={"mc production": 5}, points=1),
    card("198", "pay mc=1,titanium=10", me={"mc": 31, "titanium": 10},
         then={"mc": -1, "titanium": -10, "mc production": 5}),
    card("198", me={"mc": 28, "corporation": "R30"}, then={"mc production": 5}),
    worth("198", 0, tiles=lay("city", "03 phobos")),
    worth("198", 1, tiles=lay("city", "03 29 phobos ganymede", 1) + lay("greenery", "04 24 22")),
    worth("198", 2, tiles=lay("city", "03 29 50", 1) + lay("city", "phobos ganymede") + lay("capital", "23")),
    # 203 Soletta
    card("203", then={"heat production": 7}),
    card("203", "pay mc=2,titanium=11", me={"mc": 35, "titanium": 11},
         then={"mc": -2, "titanium": -11, "heat production": 7}),
    # 205 Rad-Chem Factory
    card("205", me=makes(energy=1), then={"energy production": -1, "tr": 2}),
    card("205", refused=ENERGY.format(1, 0)),
]  # fmt: skip


def short(number: str) -> Row:
    """One M€ short with a steel and a titanium at hand, which pay for the right tags only."""
    cost, tags, _points = PRINTED[number]
    metal = 2 * ("building" in tags) + 3 * ("space" in tags)
    if metal >= cost:
        return card(number, me={"mc": cost - 1}, refused=f"1 M€ short of {cost} M€")
    return card(number, me={"mc": cost - 1 - metal, "steel": 1, "titanium": 1}, refused=f"1 M€ short of {cost} M€")


def cheaper(number: str) -> Row | None:
    """One M€ short of the price with ThorGate (power) and Earth Office (Earth)."""
    cost, tags, _points = PRINTED[number]
    price = cost - 3 * ("power" in tags) - 3 * ("earth" in tags)
    me = {"mc": price - 1, "corporation": "R13", "played": ["105"]}
    return card(number, me=me, refused=f"1 M€ short of {price} M€") if price > 0 else None


def watched(row: Row) -> Row:
    """The same, with cards that see living tags (Decomposers), science tags (Olympus Conference) and Jovian tags."""
    _cost, printed, points = PRINTED[row.number]
    tags = printed.split()
    me = row.me | {"corporation": "R03", "played": [*row.me.get("played", []), "131", "185"]}
    then = row.then | {
        "on 131": len({"plant", "microbe", "animal"} & set(tags)),
        "on 185": tags.count("science"),
        "mc production": row.then.get("mc production", 0) + tags.count("jovian"),
    }
    return replace(row, me=me, then=then, points=points)


FIRST = {row.number: row for row in reversed(ROWS)}
ROWS += [short(number) for number in PRINTED]
ROWS += [row for row in map(cheaper, PRINTED) if row is not None]
ROWS += [watched(row) for row in FIRST.values()]


def test_every_card_has_a_row() -> None:
    assert {row.number for row in ROWS} == {declared.number for declared in CARDS}


def test_tags() -> None:
    """Nothing in play tells a city tag, so all tags are compared here."""
    declared = {one.number: sorted([TAGS[tag] for tag in one.tags]) for one in CARDS}
    assert declared == {number: sorted(tags.split()) for number, (_cost, tags, _points) in PRINTED.items()}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_base_automated(row: Row) -> None:
    run(row)
