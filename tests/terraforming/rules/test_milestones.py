"""Milestones (rulebook p. 10)."""

from __future__ import annotations

import pytest

from areopolis.terraforming import scoring
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import MC, MILESTONES, NEUTRAL
from tests.terraforming.rules.kit import asked, offers, refused

HAND = [f"{number:03}" for number in range(3, 33)]
BUILDINGS = ["056", "144", "141", "113", "117", "043", "045", "089", "205"]
ALL = ["terraformer", "mayor", "gardener", "builder", "planner"]


def put(scenario: Scenario, kind: str, *where: str) -> Scenario:
    for space in where:
        scenario.tile(space, kind, 0)
    return scenario


def reached(milestone: str) -> list[Scenario]:
    """Ways to meet a criterion exactly."""
    return {
        "terraformer": [Scenario().seat(0, mc=8, tr=35)],
        "mayor": [
            put(Scenario(), "city", "01", "03", "60").seat(0, mc=8),
            put(Scenario(), "city", "01", "phobos", "ganymede").seat(0, mc=8),
            put(Scenario(), "city", "01", "29").tile("48", "capital", 0).seat(0, mc=8),
        ],
        "gardener": [put(Scenario(), "greenery", "01", "03", "31").seat(0, mc=8)],
        "builder": [
            Scenario().seat(0, mc=8, played=BUILDINGS[:8]),
            Scenario().seat(0, mc=8, played=BUILDINGS[:6], corporation="R24"),
        ],
        "planner": [Scenario().seat(0, mc=8, hand=HAND[:16])],
    }[milestone]


def missed(milestone: str) -> list[Scenario]:
    """Ways to miss a criterion by one, with much that does not count."""
    others = put(Scenario(), "greenery", "01", "03").tile("05", "greenery", 1).tile("06", "ecological_zone", 0)
    return {
        "terraformer": [Scenario().seat(0, mc=50, tr=34)],
        "mayor": [
            put(Scenario(), "city", "01", "03").tile("60", "city", 1).tile("48", "city", NEUTRAL).seat(0, mc=50),
            put(Scenario(), "city", "01", "phobos").tile("57", "mining_rights", 0).seat(0, mc=50),
        ],
        "gardener": [others.seat(0, mc=50)],
        "builder": [
            Scenario().seat(0, mc=50, played=BUILDINGS[:7], hand=BUILDINGS[7:]),
            Scenario().seat(0, mc=50, played=BUILDINGS[:5], corporation="R24").seat(1, played=BUILDINGS[5:]),
        ],
        "planner": [Scenario().seat(0, mc=50, hand=HAND[:15], played=HAND[20:], corporation="R09")],
    }[milestone]


@pytest.mark.parametrize("milestone", ALL)
def test_a_milestone_is_claimed_when_its_criterion_is_met(milestone: str) -> None:
    for scenario in reached(milestone):
        pos = scenario.start()
        assert [choice for choice in offers(pos) if choice.startswith("milestone")] == [f"milestone {milestone}"]
        play(pos, f"milestone {milestone}")
        assert pos.players[0].stock[MC] == 0
        assert pos.milestones[MILESTONES.index(milestone)] == 0
        assert scoring.breakdown(pos, 0)["milestones"] == 5
        assert scoring.breakdown(pos, 1)["milestones"] == 0
        assert (asked(pos).seat, pos.actions) == (0, 1)


@pytest.mark.parametrize("milestone", ALL)
def test_a_milestone_is_refused_when_its_criterion_is_just_missed(milestone: str) -> None:
    for scenario in missed(milestone):
        pos = scenario.start()
        assert refused(pos, f"milestone {milestone}") == f"milestone.{milestone}"


@pytest.mark.parametrize("milestone", ALL)
def test_a_milestone_costs_eight(milestone: str) -> None:
    for scenario in reached(milestone):
        scenario.pos.players[0].stock[MC] = 7
        assert refused(scenario.start(), f"milestone {milestone}") == "money"


def test_a_milestone_is_claimed_once() -> None:
    pos = Scenario().seat(0, mc=16, tr=40).seat(1, mc=16, tr=50).start()
    play(pos, "milestone terraformer")
    assert refused(pos, "milestone terraformer") == "taken.milestone"
    play(pos, "end")
    assert refused(pos, "milestone terraformer") == "taken.milestone"
    assert scoring.breakdown(pos, 1)["milestones"] == 0


def test_a_player_may_claim_several_milestones() -> None:
    pos = Scenario().seat(0, mc=16, tr=35, hand=HAND[:16]).start()
    play(pos, "milestone terraformer", "milestone planner")
    assert scoring.breakdown(pos, 0)["milestones"] == 10


def test_three_milestones_are_claimed_in_all() -> None:
    """Three of the five, whoever claims them."""
    scenario = put(Scenario(), "greenery", "01", "03", "31").seat(0, mc=50, tr=35, hand=HAND[:16])
    scenario.milestone("mayor", 1).milestone("builder", 1)
    pos = scenario.start()
    play(pos, "milestone terraformer")
    assert not [choice for choice in offers(pos) if choice.startswith("milestone")]
    assert refused(pos, "milestone gardener") == "limit.milestones"
    assert refused(pos, "milestone planner") == "limit.milestones"


def test_a_milestone_is_kept_when_the_criterion_is_lost() -> None:
    pos = Scenario().seat(0, mc=8, hand=HAND[:16]).start()
    play(pos, "milestone planner", "project patents", "sell " + " ".join(HAND[:16]))
    assert pos.players[0].hand == []
    assert scoring.breakdown(pos, 0)["milestones"] == 5


def test_a_criterion_must_hold_when_claiming() -> None:
    """To have met it once is not enough."""
    pos = Scenario().seat(0, mc=8, hand=HAND[:16]).start()
    play(pos, "project patents", "sell 003")
    assert refused(pos, "milestone planner") == "milestone.planner"


def test_a_milestone_reached_by_the_first_action_is_claimed_by_the_second() -> None:
    pos = put(Scenario(), "city", "01", "03").seat(0, mc=33).start()
    play(pos, "project city", "space 60", "milestone mayor")
    assert pos.players[0].stock[MC] == 0
    assert asked(pos).seat == 1


def test_nobody_claims_for_another() -> None:
    pos = Scenario().seat(0, mc=50).seat(1, mc=50, tr=35).start()
    assert refused(pos, "milestone terraformer") == "milestone.terraformer"


def test_the_table_says_who_could_claim_a_milestone() -> None:
    """Whoever has come so far, can pay and has not passed; nobody once it is claimed."""
    scenario = Scenario(4).seat(0, mc=8, tr=35).seat(1, mc=9, tr=36).seat(2, mc=7, tr=40).seat(3, mc=8, tr=34)
    pos = scenario.start()

    def claimants() -> list[int] | None:
        return pos.table(0)["milestones"]["goals"][0].get("claimants")

    assert claimants() == [0, 1]
    pos.players[1].passed = True
    assert claimants() == [0]
    pos.players[1].passed = False
    play(pos, "milestone terraformer")
    assert claimants() == []
