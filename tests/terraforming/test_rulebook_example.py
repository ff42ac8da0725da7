"""The running example of the rulebook (pages 7 to 12): A is PhoboLog, B ThorGate, C the Tharsis Republic."""

from __future__ import annotations

import pytest

from areopolis.kernel.codec import canonical
from areopolis.terraforming import scoring
from areopolis.terraforming.rules.goals import award_points
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import AWARDS, ENERGY, HEAT, MC, PLANT, STEEL, TITANIUM
from areopolis.terraforming.whole import WholePosition

A, B, C = 0, 1, 2
CARDS_A = ["040", "162", "009", "167", "161", "018", "083", "119", "164", "048"]
CARDS_B = ["117", "126", "141", "113", "042", "087", "088", "089", "093", "045"]
CARDS_C = ["016", "029", "036", "043", "044", "063", "075", "078", "096", "100"]


@pytest.fixture
def pos() -> WholePosition:
    scenario = Scenario(3, corporate_era=False)
    scenario.deal(A, ["R09", "R18"], CARDS_A).deal(B, ["R13", "R17"], CARDS_B).deal(C, ["R31", "R08"], CARDS_C)
    scenario.deck_top(["003", "004", "005", "007", "008", "010", "011", "012", "015", "017", "019", "020"])
    return scenario.start_dealt(production=1)


def set_up(pos: WholePosition) -> None:
    play(pos, "corporation R09", "buy 040 162 009 167 161")
    play(pos, "corporation R13", "buy " + " ".join(CARDS_B))
    play(pos, "corporation R31", "buy 016 029 036 043")


def test_nothing_is_revealed_before_everybody_has_chosen(pos: WholePosition) -> None:
    play(pos, "corporation R09", "buy 040 162 009 167 161", "corporation R13")
    assert pos.players[A].corporation == -1
    assert "R09" not in canonical(pos.view(C).table())


def test_purchases_of_the_set_up(pos: WholePosition) -> None:
    set_up(pos)
    money = [pos.players[seat].stock[MC] for seat in (A, B, C)]
    assert money == [23 - 15, 48 - 30, 40 - 12]
    assert pos.players[A].stock[TITANIUM] == 10
    assert pos.players[B].production == [1, 1, 1, 1, 2, 1]
    assert [len(pos.players[seat].hand) for seat in (A, B, C)] == [5, 10, 4]
    assert pos.decision is not None
    assert pos.decision.seat == A


def first_generation(pos: WholePosition) -> None:
    """A and B pass at once; C does the first action of its corporation and takes the bonus of the space."""
    set_up(pos)
    play(pos, "pass", "pass", "first action", "space 37", "pass")


def test_first_action_of_the_tharsis_republic(pos: WholePosition) -> None:
    set_up(pos)
    play(pos, "pass", "pass")
    assert pos.decision is not None
    assert pos.decision.notations() == ["first action", "pass"]
    play(pos, "first action", "space 37")
    player = pos.players[C]
    assert (player.stock[MC], player.production[MC], player.stock[PLANT]) == (28 + 3, 2, 2)


def test_second_generation(pos: WholePosition) -> None:
    first_generation(pos)
    assert (pos.generation, pos.first) == (2, B)
    b_money = pos.players[B].stock[MC]
    assert b_money == 18 + 20 + 1
    play(pos, "buy 003 004 005")
    assert pos.players[B].stock[MC] == b_money - 9
    play(pos, "buy none", "buy none")

    play(pos, "project patents", "sell 042", "end")
    assert pos.players[B].stock[MC] == b_money - 9 + 1

    c_money = pos.players[C].stock[MC]
    play(pos, "project city", "space 39", "end")
    assert pos.players[C].stock[MC] == c_money - 25 + 3
    assert pos.players[C].production[MC] == 1 + 1 + 1 + 1

    a = pos.players[A]
    assert a.stock[TITANIUM] == 11
    a_money = a.stock[MC]
    play(pos, "play 040")
    assert pos.decision is not None
    assert {"pay titanium=8", "pay mc=2,titanium=7"} <= set(pos.decision.notations())
    play(pos, "pay titanium=8")
    assert (a.stock[TITANIUM], a.stock[MC], a.production[TITANIUM]) == (3, a_money, 3)
    play(pos, "play 162", "pay titanium=2")
    assert (a.stock[TITANIUM], a.stock[MC]) == (1, a_money)

    b_money = pos.players[B].stock[MC]
    play(pos, "play 117", "pay mc=8")
    assert pos.players[B].stock[MC] == b_money - 8

    before = [a.stock[r] for r in (MC, STEEL, TITANIUM, PLANT, HEAT)]
    energy = a.stock[ENERGY]
    play(pos, "end", "pass", "pass", "pass")
    gained = [a.stock[r] - n for r, n in zip((MC, STEEL, TITANIUM, PLANT, HEAT), before, strict=True)]
    assert gained == [21, 1, 3, 1, 2 + energy]
    assert a.stock[ENERGY] == 1


def test_the_third_city_and_the_mayor() -> None:
    scenario = Scenario(3, corporate_era=False, generation=5)
    scenario.tile("37", "city", C).tile("39", "city", C).seat(C, mc=33, corporation="R31")
    pos = scenario.start(to_move=C)
    play(pos, "project city", "space 14", "milestone mayor")
    assert pos.players[C].stock[MC] == 33 - 25 + 3 - 8
    assert scoring.breakdown(pos, C)["milestones"] == 5


def test_a_greenery_between_two_cities() -> None:
    """8 plants become a greenery on a space with two plants: it costs 6 in the end and brings 3 points."""
    scenario = Scenario(3, corporate_era=False).tile("27", "city", C).tile("37", "city", C).seat(C, plants=8)
    pos = scenario.start(to_move=C)
    play(pos, "convert plants", "space 28")
    assert pos.players[C].stock[PLANT] == 2
    assert (pos.oxygen, pos.players[C].tr) == (1, 21)
    sheet = scoring.breakdown(pos, C)
    assert sheet["greeneries"] + sheet["cities"] == 3


def test_the_thermalist_is_shared() -> None:
    scenario = Scenario(3, corporate_era=False).seat(A, heat=12).seat(B, mc=8, heat=12).seat(C, heat=5)
    pos = scenario.start(to_move=B)
    play(pos, "award thermalist")
    assert award_points(pos, AWARDS.index("thermalist")) == [5, 5, 0]


def test_player_b_has_64_points() -> None:
    scenario = Scenario(3, corporate_era=False)
    scenario.tile("45", "city", B)
    for space in ("37", "44", "51"):
        scenario.tile(space, "greenery", B)
    for space in ("38", "46"):
        scenario.tile(space, "greenery", C)
    # 6 points on blue and green cards besides the livestock, -1 on an event.
    scenario.seat(B, tr=38, heat=12, played=["184", "018", "040", "113", "038", "188"], resources={"184": 3})
    scenario.seat(A, heat=3).seat(C, heat=5).milestone("planner", B).award("thermalist", B)
    pos = scenario.start()
    sheet = scoring.breakdown(pos, B)
    assert sheet["tr"] + sheet["milestones"] + sheet["awards"] + sheet["greeneries"] + sheet["cities"] == 56
    assert sheet["cards"] == 3 + 6 - 1
    assert scoring.total(pos, B) == 64
