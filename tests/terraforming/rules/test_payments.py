"""Paying: steel, titanium, heat, discounts (rulebook p. 6, 7 and 9)."""

from __future__ import annotations

from itertools import product

import pytest

from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import HEAT, MC, STEEL, TITANIUM
from areopolis.terraforming.whole import WholePosition
from tests.terraforming.rules.kit import asked, cost, offers, refused

KINDS = ("mc", "steel", "titanium", "heat")


def board(pos: WholePosition) -> list[int]:
    return [pos.players[0].stock[kind] for kind in (MC, STEEL, TITANIUM, HEAT)]


def thrifty(price: int, have: tuple[int, ...], worth: tuple[int, ...]) -> set[str]:
    """By trying everything: all payments that reach the price and of which no single unit could be kept."""
    found = set()
    for units in product(*[range(number + 1) for number in have]):
        total = sum([n * value for n, value in zip(units, worth, strict=True)])
        if total >= price and all(total - value < price for n, value in zip(units, worth, strict=True) if n):
            found.add("pay " + ",".join([f"{name}={n}" for name, n in zip(KINDS, units, strict=True) if n]))
    return found


# Card, what the player has, which of it may pay and what it is worth.
WAYS = [
    pytest.param("113", (20, 9, 9, 0), (1, 2, 0, 0), [], "", id="building"),
    pytest.param("113", (3, 9, 0, 9), (1, 2, 0, 0), [], "", id="building, little money"),
    pytest.param("040", (30, 4, 12, 0), (1, 0, 3, 0), [], "", id="space"),
    pytest.param("040", (5, 0, 10, 0), (1, 0, 4, 0), [], "R09", id="space, PhoboLog"),
    pytest.param("013", (30, 14, 10, 0), (1, 2, 3, 0), [], "", id="both"),
    pytest.param("013", (4, 7, 5, 0), (1, 2, 3, 0), [], "", id="both, little of each"),
    pytest.param("013", (0, 14, 10, 0), (1, 2, 3, 0), [], "", id="both, no money"),
    pytest.param("013", (9, 9, 9, 0), (1, 3, 4, 0), ["071"], "", id="both, Advanced Alloys"),
    pytest.param("013", (9, 9, 9, 0), (1, 3, 5, 0), ["071"], "R09", id="both, Advanced Alloys, PhoboLog"),
    pytest.param("013", (9, 5, 5, 12), (1, 2, 3, 1), [], "R18", id="both, Helion"),
    pytest.param("048", (9, 5, 5, 12), (1, 0, 0, 1), [], "R18", id="neither, Helion"),
    pytest.param("056", (4, 2, 0, 4), (1, 2, 0, 1), [], "R18", id="cheap, Helion"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "have", "worth", "played", "corporation"), WAYS)
def test_every_payment_without_waste_is_offered_once(
    card: str, have: tuple[int, ...], worth: tuple[int, ...], played: list[str], corporation: str
) -> None:
    """Payments may be mixed freely; there is no change, so the last unit of metal may be worth more than needed."""
    usable = tuple([number if value else 0 for number, value in zip(have, worth, strict=True)])
    expected = thrifty(cost(card), usable, worth)
    assert len(expected) > 1
    for way in expected:
        mc, steel, titanium, heat = have
        scenario = Scenario().seat(
            0, mc=mc, steel=steel, titanium=titanium, heat=heat, hand=[card], played=played, corporation=corporation
        )
        pos = scenario.start()
        play(pos, f"play {card}")
        assert asked(pos).kind == "pay"
        assert len(offers(pos)) == len(set(offers(pos)))
        assert set(offers(pos)) == expected
        play(pos, way)
        given = [before - now for before, now in zip(have, board(pos), strict=True)]
        assert way == "pay " + ",".join([f"{name}={n}" for name, n in zip(KINDS, given, strict=True) if n])


@pytest.mark.parametrize(
    ("card", "have", "corporation", "natural"),
    [
        ("113", {"mc": 20, "steel": 9}, "", "pay mc=1,steel=5"),
        ("113", {"mc": 20, "steel": 2}, "", "pay mc=7,steel=2"),
        ("083", {"mc": 20, "titanium": 9}, "", "pay mc=2,titanium=5"),
        ("013", {"mc": 30, "titanium": 2, "steel": 3}, "", "pay mc=15,steel=3,titanium=2"),
        ("048", {"mc": 20, "heat": 20}, "R18", "pay mc=9"),
        ("048", {"mc": 4, "heat": 20}, "R18", "pay mc=4,heat=5"),
        ("113", {"mc": 20, "steel": 3, "heat": 20}, "R18", "pay mc=5,steel=3"),
    ],
)
def test_the_natural_payment_is_offered_first(card: str, have: dict[str, int], corporation: str, natural: str) -> None:
    """Metal as far as it goes without loss, then money, and heat only where money is short."""
    pos = Scenario().seat(0, hand=[card], corporation=corporation, **have).start()  # type: ignore[arg-type]
    play(pos, f"play {card}")
    assert offers(pos)[0] == natural


def test_metal_alone_may_pay_without_change() -> None:
    """P. 6: a steel for a card of 1 M€ gives no M€ back."""
    pos = Scenario().seat(0, steel=1, hand=["100"]).start()
    play(pos, "play 100")
    assert board(pos) == [0, 0, 0, 0]
    pos = Scenario().seat(0, titanium=3, hand=["162"]).start()
    play(pos, "play 162")
    assert board(pos)[:3] == [0, 0, 0]


def test_steel_is_worth_two_and_titanium_three() -> None:
    pos = Scenario().seat(0, mc=1, steel=4, titanium=99, hand=["113"]).start()
    assert refused(pos, "play 113") == "money"
    pos = Scenario().seat(0, mc=1, steel=5, hand=["113"]).start()
    play(pos, "play 113")
    assert board(pos) == [0, 0, 0, 0]
    pos = Scenario().seat(0, mc=1, titanium=5, steel=99, hand=["083"]).start()
    assert refused(pos, "play 083") == "money"
    pos = Scenario().seat(0, mc=2, titanium=5, hand=["083"]).start()
    play(pos, "play 083")
    assert board(pos) == [0, 0, 0, 0]


@pytest.mark.parametrize("card", ["048", "115", "036", "022"])
def test_metal_pays_for_building_and_space_only(card: str) -> None:
    pos = Scenario().seat(0, mc=cost(card) - 1, steel=50, titanium=50, hand=[card]).start()
    assert refused(pos, f"play {card}") == "money"
    pos = Scenario().seat(0, mc=cost(card), steel=50, titanium=50, hand=[card]).start()
    play(pos, f"play {card}")
    assert board(pos) == [0, 50, 50, 0]


def test_metal_pays_neither_for_standard_projects_nor_for_milestones_and_awards() -> None:
    pos = Scenario().seat(0, mc=7, steel=50, titanium=50, tr=35).start()
    for choice in ("project power_plant", "project asteroid", "project city", "milestone terraformer", "award miner"):
        assert refused(pos, choice) == "money"


def test_only_helion_pays_with_heat() -> None:
    pos = Scenario().seat(0, mc=8, heat=50, hand=["048"]).start()
    assert refused(pos, "play 048") == "money"
    pos = Scenario().seat(0, mc=8, heat=50, hand=["048"], corporation="R18").start()
    assert "play 048" in offers(pos)


@pytest.mark.parametrize(
    ("choice", "price"),
    [("project power_plant", 11), ("project asteroid", 14), ("award miner", 8), ("milestone terraformer", 8)],
)
def test_helion_pays_for_everything_with_heat(choice: str, price: int) -> None:
    pos = Scenario().seat(0, mc=1, heat=price - 1, tr=35, corporation="R18").start()
    play(pos, choice)
    assert board(pos) == [0, 0, 0, 0]
    pos = Scenario().seat(0, mc=1, heat=price - 2, tr=35, corporation="R18").start()
    assert refused(pos, choice) == "money"


def test_money_does_not_stand_for_heat() -> None:
    pos = Scenario().seat(0, mc=99, heat=7, corporation="R18").start()
    assert refused(pos, "convert heat") == "stock.heat"


def test_discounts_add_up() -> None:
    """P. 9: Earth Catapult 2, Research Outpost 1, and for an earth tag Earth Office 3 and Teractor 3."""
    pos = Scenario().seat(0, mc=1, hand=["106"], played=["020", "070", "105"], corporation="R30").start()
    play(pos, "play 106")
    assert board(pos)[0] == 0


def test_a_discount_is_for_its_tag() -> None:
    pos = Scenario().seat(0, mc=20, hand=["048", "040"], played=["105", "025"]).start()
    play(pos, "play 048")
    assert board(pos)[0] == 20 - 9
    assert refused(pos, "play 040") == "money"
    assert pos.why_not("play 040").parts == (28 - 11, 28)  # type: ignore[union-attr]


def test_a_discount_larger_than_the_cost_gives_nothing_back() -> None:
    """P. 7: costs cannot be negative."""
    pos = Scenario().seat(0, mc=5, hand=["068", "141"], played=["070", "105", "020"], corporation="R30").start()
    play(pos, "play 068")
    assert board(pos)[0] == 5


def test_a_card_without_price_needs_no_payment() -> None:
    pos = Scenario().seat(0, steel=4, titanium=4, heat=4, hand=["195", "141"], corporation="R18").start()
    play(pos, "play 195", "play 141")
    assert board(pos) == [0, 4, 4, 4]
    assert asked(pos).seat == 1


def test_metal_and_discount_together() -> None:
    """Space Station lowers Asteroid Mining to 28 M€; nine titanium and one M€ pay for it."""
    pos = Scenario().seat(0, mc=9, titanium=9, hand=["040"], played=["025"]).start()
    play(pos, "play 040", "pay mc=1,titanium=9")
    assert board(pos)[:3] == [8, 0, 0]


def test_card_discounts_do_not_lower_standard_projects() -> None:
    pos = Scenario().seat(0, mc=13, played=["070", "020", "150"]).start()
    assert refused(pos, "project asteroid") == "money"


@pytest.mark.parametrize(("card", "played", "corporation"), [("151", [], ""), ("162", ["031", "109"], "R19")])
def test_what_a_card_brings_does_not_pay_for_it(card: str, played: list[str], corporation: str) -> None:
    """P. 7: first everything is paid from what one has, then money comes back."""
    pos = Scenario().seat(0, mc=cost(card) - 1, hand=[card], played=played, corporation=corporation).start()
    assert refused(pos, f"play {card}") == "money"


def test_money_back_comes_after_payment() -> None:
    pos = Scenario().seat(0, mc=25, corporation="R08").start()
    play(pos, "project city", "space 14")
    assert board(pos)[0] == 4
