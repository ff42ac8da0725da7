"""One row or more for every event of the Corporate Era."""

from __future__ import annotations

import pytest

from tests.terraforming.rows import Row, card, lasting, run, worth

COSTS = {
    "027": 24, "050": 1, "062": 5, "066": 1, "111": 7, "112": 7, "121": 1, "124": 1, "149": 1, "151": 3, "192": 2, "204": 5,
}  # fmt: skip
SEA = (2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61)
LAND = tuple([f"space {n:02}" for n in range(1, 62) if n not in SEA and n != 29])
FIVE_SCIENCE = ["006", "090", "084", "095"]
ALL_METALS = {"mc": 10, "steel": 6, "titanium": 5}

ROWS = [
    # The printed cost, with one M€ too few.
    *[card(number, me={"mc": cost - 1}, refused=f"1 M€ short of {cost} M€") for number, cost in COSTS.items()],
    # Interstellar Colony Ship: its tags are gone after play, its points stay.
    card("027", me={"played": FIVE_SCIENCE}, points=4),
    card("027", "pay titanium=8", me={"mc": 24, "titanium": 8, "played": FIVE_SCIENCE}, then={"titanium": -8}),
    card("027", me={"played": FIVE_SCIENCE[:-1]}, refused="needs 5 science tags, you have 4"),
    card("027", me={"played": [*FIVE_SCIENCE[:-1], "192", "206"]}, refused="needs 5 science tags, you have 4"),
    card("027", "play 137", me={"mc": 32, "played": FIVE_SCIENCE, "hand": ["137"]}, then={"mc": -8, "hand": -1, "mc production": 1}),
    worth("027", 4),
    # Virus: animals of one card, or plants of one player; free to be waived, wholly or in part.
    card("050", points=0),
    card("050", "seat 1", "amount 5", them=({"plants": 6},), them_then=({"plants": -5},)),
    card("050", "seat 1", "amount 2", them=({"plants": 6},), them_then=({"plants": -2},)),
    card("050", "seat 1", them=({"plants": 1},), them_then=({"plants": -1},)),
    card("050", "none", them=({"plants": 6},)),
    card("050", "seat 0", "amount 2", me={"plants": 3}, then={"plants": -2}),
    card("050", "seat 1", them=({"plants": 6},), offered=tuple([f"amount {n}" for n in range(1, 6)])),
    card("050", "seat 2", "amount 4", them=({"plants": 6}, {"plants": 4}), players=3, them_then=({}, {"plants": -4})),
    card("050", "choose animal", "card 184", "amount 2", them=({"plants": 6, "played": ["184"], "resources": {"184": 3}},),
         them_then=({"on 184": -2},)),
    card("050", "choose plants", "seat 1", "amount 5", them=({"plants": 6, "played": ["184"], "resources": {"184": 3}},),
         them_then=({"plants": -5},)),
    card("050", "choose animal", "none", them=({"plants": 6, "played": ["184"], "resources": {"184": 3}},)),
    card("050", "card 184", "amount 1", them=({"played": ["184"], "resources": {"184": 3}},), them_then=({"on 184": -1},)),
    card("050", "card 184", them=({"played": ["184"], "resources": {"184": 3}},), offered=("amount 1", "amount 2")),
    card("050", "card 052", them=({"played": ["184", "052"], "resources": {"184": 1, "052": 1}},), them_then=({"on 052": -1},)),
    card("050", "card 184", "amount 2", me={"played": ["184"], "resources": {"184": 2}}, then={"on 184": -2}),
    card("050", them=({"played": ["172"], "resources": {"172": 2}},)),
    card("050", me={"played": ["172"], "resources": {"172": 2}}),
    card("050", them=({"played": ["184"]},)),
    card("050", them=({"played": ["049", "095", "028"], "resources": {"049": 3, "095": 2, "028": 2}},)),
    card("050", them=({"plants": 6, "played": ["173", "184"], "resources": {"184": 3}},)),
    card("050", them=({"plants": 6, "played": ["173"]}, {"plants": 2}), players=3, offered=("seat 2", "none")),
    card("050", players=1),
    card("050", me={"plants": 5}, players=1),
    card("050", me={"played": ["184"], "resources": {"184": 2}}, players=1),
    # Mineral Deposit
    card("062", then={"steel": 5}, points=0),
    # Land Claim: any free land without a marker; only its owner may build there; no tile.
    card("066", "space 14", points=0),
    card("066", "space 19"),
    card("066", offered=LAND),
    card("066", tiles=(("14", "city", 1), ("15", "greenery", 0)), claims=(("20", 1), ("21", 0)),
         offered=tuple([space for space in LAND if space[-2:] not in {"14", "15", "20", "21"}])),
    card("066", "space 14", "end", "project city", them=({"mc": 25},), not_offered=("space 14",)),
    card("066", "space 14", "end", "project greenery", them=({"mc": 23},), offered=tuple([space for space in LAND if space != "space 14"])),
    card("066", "space 14", "end", "project city", "space 15", them=({"mc": 25},), them_then=({"mc": -25, "mc production": 1},)),
    card("066", "space 14", "project city", "space 14", me={"mc": 26}, then={"mc": -25, "mc production": 1}, tile=("14", "city", 0)),
    card("066", "space 14", "project city", me={"mc": 26}, tiles=(("15", "city", 1),), not_offered=("space 14",)),
    card("066", "space 14", "project greenery", "space 60", me={"mc": 24}, then={"mc": -23, "oxygen": 1, "tr": 1}, tile=("60", "greenery", 0)),
    card("066", "space 14", "project greenery", me={"mc": 24}, tiles=(("35", "city", 0),), offered=("space 34",)),
    card("066", "space 07", "play 064", me={"mc": 5, "hand": ["064"]}, refused="no free space with steel or titanium next to your tiles"),
    card("066", "space 14", "play 044", me={"mc": 10, "hand": ["044"]}, not_offered=("space 29",)),
    card("066", "space 14", "play 044", "space 15", me={"mc": 10, "hand": ["044"]}, then={"mc": -9, "hand": -1, "mc production": 1}),
    # Business Contacts
    card("111", "keep 056 068", deck=("056", "068", "105", "049"), then={"hand": 2}, points=0),
    card("111", "keep 049 105", "play 049", me={"mc": 11}, deck=("056", "068", "105", "049"), then={"hand": 1, "mc": -4}),
    card("111", "keep 056 068", "play 105", me={"mc": 8}, deck=("056", "068", "105", "049"), refused="the card is not in your hand"),
    card("111", deck=("056", "068", "105", "049", "065"), offered=("056", "068", "105", "049")),
    card("111", "keep 056", deck=("056", "068", "105", "049"), refused="choose 2 to 2 of the cards shown"),
    card("111", "keep none", deck=("056", "068", "105", "049"), refused="choose 2 to 2 of the cards shown"),
    card("111", "keep 056 068 105", deck=("056", "068", "105", "049"), refused="choose 2 to 2 of the cards shown"),
    # Bribed Committee
    card("112", then={"tr": 2}, points=-2),
    worth("112", -2),
    # Sabotage
    card("121", points=0),
    card("121", "choose titanium", "seat 1", "amount 3", them=(ALL_METALS,), them_then=({"titanium": -3},)),
    card("121", "choose steel", "seat 1", "amount 4", them=(ALL_METALS,), them_then=({"steel": -4},)),
    card("121", "choose mc", "seat 1", "amount 7", them=(ALL_METALS,), them_then=({"mc": -7},)),
    card("121", "choose mc", "seat 1", "amount 2", them=(ALL_METALS,), them_then=({"mc": -2},)),
    card("121", "choose steel", "none", them=(ALL_METALS,)),
    card("121", them=(ALL_METALS,), offered=("choose titanium", "choose steel", "choose mc")),
    card("121", "choose titanium", "seat 1", them=(ALL_METALS,), offered=("amount 1", "amount 2", "amount 3")),
    card("121", "choose steel", "seat 1", them=(ALL_METALS,), offered=tuple([f"amount {n}" for n in range(1, 5)])),
    card("121", "choose mc", "seat 1", them=(ALL_METALS,), offered=tuple([f"amount {n}" for n in range(1, 8)])),
    card("121", them=({"steel": 1, "titanium": 1},), offered=("choose titanium", "choose steel")),
    card("121", "seat 1", "amount 5", them=({"mc": 5},), them_then=({"mc": -5},)),
    card("121", "seat 1", them=({"titanium": 1},), them_then=({"titanium": -1},)),
    card("121", "seat 0", "amount 2", me={"steel": 2}, then={"steel": -2}),
    card("121", "choose mc", "seat 2", "amount 7", them=(ALL_METALS, ALL_METALS), players=3, them_then=({}, {"mc": -7})),
    card("121", "choose mc", them=(ALL_METALS, ALL_METALS), players=3, offered=("seat 1", "seat 2", "none")),
    card("121", them=({"plants": 5, "heat": 5, "energy": 5},)),
    card("121", me={"steel": 5}, players=1),
    # Hired Raiders
    card("124", points=0),
    card("124", "choose steel", "seat 1", "amount 2", them=(ALL_METALS,), then={"steel": 2}, them_then=({"steel": -2},)),
    card("124", "choose steel", "seat 1", "amount 1", them=(ALL_METALS,), then={"steel": 1}, them_then=({"steel": -1},)),
    card("124", "choose mc", "seat 1", "amount 3", them=(ALL_METALS,), then={"mc": 3}, them_then=({"mc": -3},)),
    card("124", "choose mc", "none", them=(ALL_METALS,)),
    card("124", them=(ALL_METALS,), offered=("choose steel", "choose mc")),
    card("124", "choose mc", "seat 1", them=(ALL_METALS,), offered=("amount 1", "amount 2", "amount 3")),
    card("124", "choose steel", "seat 1", them=(ALL_METALS,), offered=("amount 1", "amount 2")),
    card("124", "seat 1", "amount 2", them=({"mc": 2},), then={"mc": 2}, them_then=({"mc": -2},)),
    card("124", "seat 1", them=({"steel": 1},), then={"steel": 1}, them_then=({"steel": -1},)),
    card("124", "choose mc", "seat 2", "amount 3", them=(ALL_METALS, ALL_METALS), players=3, then={"mc": 3}, them_then=({}, {"mc": -3})),
    card("124", them=({"titanium": 5, "plants": 5},)),
    card("124", them=({"corporation": "R18", "heat": 10},)),
    card("124", "choose steel", players=1, then={"steel": 2}),
    card("124", "choose mc", players=1, then={"mc": 3}),
    # CEO's Favorite Project: one more where there is one already; without such a card it has no effect.
    card("149", points=0),
    card("149", me={"played": ["049", "028"]}),
    card("149", me={"played": ["049", "028"], "resources": {"049": 1}}, then={"on 049": 1}),
    card("149", "card 028", me={"played": ["049", "028"], "resources": {"049": 1, "028": 2}}, then={"on 028": 1}),
    card("149", me={"played": ["049", "028", "185", "184", "095"], "resources": {"049": 1, "185": 2, "184": 1}},
         offered=("card 049", "card 185", "card 184")),
    card("149", me={"played": ["172"], "resources": {"172": 1}}, then={"on 172": 1}),
    card("149", them=({"played": ["049"], "resources": {"049": 3}},)),
    # Investment Loan: the loan cannot pay for itself.
    card("151", then={"mc": 10, "mc production": -1}, points=0),
    card("151", me={"production": {"mc": -4}}, then={"mc": 10, "mc production": -1}),
    card("151", me={"production": {"mc": -5}}, refused="needs M€ production of -4, you have -5"),
    # Invention Contest
    card("192", "keep 068", deck=("056", "068", "105"), then={"hand": 1}, points=0),
    card("192", "keep 056", "play 056", me={"mc": 6}, deck=("056", "068", "105"), then={"mc": -4, "steel production": 1}),
    card("192", deck=("056", "068", "105", "049"), offered=("056", "068", "105")),
    card("192", "keep none", deck=("056", "068", "105"), refused="choose 1 to 1 of the cards shown"),
    card("192", "keep 056 068", deck=("056", "068", "105"), refused="choose 1 to 1 of the cards shown"),
    # Indentured Workers: the next card, and only that.
    card("195", points=-1),
    worth("195", -1),
    card("195", "play 082", me={"mc": 16, "hand": ["082"]}, then={"mc": -16, "hand": -1, "mc production": 3}),
    card("195", "play 082", me={"mc": 15, "hand": ["082"]}, refused="1 M€ short of 16 M€"),
    card("195", "play 056", me={"hand": ["056"]}, then={"hand": -1, "steel production": 1}),
    card("195", "play 056", "pass", "play 068", me={"mc": 5, "hand": ["056", "068"]}, refused="1 M€ short of 6 M€"),
    card("195", "play 056", "pass", "play 068", me={"mc": 6, "hand": ["056", "068"]},
         then={"mc": -6, "hand": -2, "steel production": 1, "mc production": 2}),
    card("195", "convert heat", "pass", "play 082", me={"mc": 16, "heat": 8, "hand": ["082"]},
         then={"mc": -16, "heat": -8, "temperature": 2, "tr": 1, "hand": -1, "mc production": 3}),
    card("195", "project power_plant", "pass", "play 082", me={"mc": 27, "hand": ["082"]},
         then={"mc": -27, "energy production": 1, "hand": -1, "mc production": 3}),
    card("195", "play 082", "pay mc=1,titanium=5", me={"mc": 16, "titanium": 5, "hand": ["082"]},
         then={"mc": -1, "titanium": -5, "hand": -1, "mc production": 3}),
    card("195", "play 082", me={"mc": 12, "played": ["070", "025"], "hand": ["082"]}, then={"mc": -12, "hand": -1, "mc production": 3}),
    card("195", "end", "play 082", me={"hand": ["056"]}, them=({"mc": 23, "hand": ["082"]},), refused="1 M€ short of 24 M€"),
    card("195", "pass", "buy none", "buy none", "pass", "play 082", me={"hand": ["082"]}, them=({"passed": True},), refused="4 M€ short of 24 M€"),
    # Technology Demonstration
    card("204", then={"hand": 2}, points=0),
    card("204", "pay titanium=1,mc=2", me={"mc": 5, "titanium": 1}, refused="that is not one of the possible answers"),
    card("204", "pay mc=2,titanium=1", me={"mc": 5, "titanium": 1}, then={"mc": -2, "titanium": -1, "hand": 2}),
    # Events lie face down: their tags are not there, but they count as events.
    lasting("204", "play 137", me={"mc": 8, "played": ["111", "112", "151"], "hand": ["137"]}, then={"mc": -8, "hand": -1, "mc production": 1}),
    lasting("204", "play 107", me={"mc": 8, "played": ["112", "151"], "hand": ["107"]}, then={"mc": -5, "hand": -1}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_corporate_events(row: Row) -> None:
    run(row)
