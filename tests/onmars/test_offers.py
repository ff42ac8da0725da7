"""Nothing is offered that brings nothing, and a turn without a question says what happened."""

from __future__ import annotations

import pytest

from areopolis.onmars.rules.free import own_turn
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.whole import WholePosition
from tests.onmars.parts import asked, offered, refused, stored
from tests.onmars.test_questions import asked as questions

AUTOMATED_PRODUCTION = 3
TRADE_MARKET = 20
# A discovery tile.
HIRING = "10"


def producing(mineral: int, shelters: int = 0) -> WholePosition:
    """Seat 0 has a mine with a colonist, and Automated Production, which stands on a mine."""
    scene = Scenario().seat(0, crystal=2, mineral=mineral, built={AUTOMATED_PRODUCTION: "G5"})
    return scene.building("mine", "A1").miner(0, "A1").building("shelter", *["B1", "C1"][:shelters]).start()


def test_production_needs_room_for_something_of_it() -> None:
    pos = producing(mineral=2)
    assert refused(pos, f"building {AUTOMATED_PRODUCTION}") == "om.full"
    assert offered(producing(mineral=1), "building") == [f"building {AUTOMATED_PRODUCTION}"]


def test_colonists_produce_only_what_finds_room() -> None:
    pos = producing(mineral=1, shelters=2)
    play(pos, f"building {AUTOMATED_PRODUCTION}")
    assert stored(pos)["mineral"] == 3
    assert offered(pos) == ["produce mineral", "done"]
    play(pos, "produce mineral")
    # Four is the most that three shelters hold: the turn goes on.
    assert stored(pos)["mineral"] == 4
    assert asked(pos) == (0, "turn")


def test_a_full_storage_still_delivers_to_a_contract() -> None:
    scene = Scenario().seat(0, crystal=2, mineral=2, built={AUTOMATED_PRODUCTION: "G5"}, contracts={7: {}})
    pos = scene.building("mine", "A1").miner(0, "A1").start()
    assert offered(pos, "building") == [f"building {AUTOMATED_PRODUCTION}"]


def test_nothing_is_traded_for_its_own_place() -> None:
    scene = Scenario().seat(0, crystal=2, mineral=1, battery=2, water=2, plant=2, oxygen=2, built={TRADE_MARKET: "G5"})
    assert refused(scene.start(), f"building {TRADE_MARKET}") == "om.full"
    scene = Scenario().seat(0, crystal=2, mineral=1, battery=2, water=2, plant=2, oxygen=1, built={TRADE_MARKET: "G5"})
    assert offered(scene.start(), "building") == [f"building {TRADE_MARKET}"]


def test_a_goal_is_set_aside_only_for_a_price_that_it_reaches() -> None:
    # The cheapest executive actions cost two crystals.
    assert offered(Scenario().seat(0, goals=[3]).start(), "pledge") == []
    pos = Scenario().seat(0, goals=[3, 14]).start()
    play(pos, "pledge 3", "pledge 14")
    assert {"executive 2", "executive 3"} <= set(offered(pos, "executive"))


def test_nothing_dearer_needs_no_further_goal() -> None:
    # Ships stand beside all dearer actions, and nobody is on a slot.
    pos = Scenario().seat(0, crystal=1, goals=[1, 2, 3]).start()
    play(pos, "pledge 2")
    assert offered(pos, "pledge") == []
    assert refused(pos, "pledge 1") == "om.noprice"


def test_after_the_executive_action_its_prices_are_no_reason() -> None:
    pos = Scenario().seat(0, crystal=2, goals=[1, 2, 3]).start()
    play(pos, "executive 2", "take water")
    assert pos.executive_done
    assert offered(pos, "pledge") == []


def test_a_goal_spares_a_colonist_the_way_to_the_slot() -> None:
    # The slots of another colour cost one more: a colonist, or a crystal.
    pos = Scenario(3).seat(0, goals=[3]).slots("construct", 0, 1).start()
    assert "act construct" in offered(pos)
    assert offered(pos, "pledge") == ["pledge 3"]
    play(pos, "pledge 3", "act construct")
    assert offered(pos) == ["pay crystal=1", "pay quarters=1"]


def hiring() -> WholePosition:
    """Seat 0 has the price of a scientist, and a private goal for a contract."""
    pos = Scenario().seat(0, battery=2, goals=[3]).displays(board=["contract 9"]).start()
    assert offered(pos, "pledge") == []
    play(pos, "act hire")
    return pos


def test_a_goal_pays_for_a_contract_beside_scientists() -> None:
    pos = hiring()
    assert offered(pos, "contract") == []
    play(pos, "pledge 3", "contract 9")
    assert pos.players[0].spent == [3]


def test_a_goal_is_offered_in_a_movement_when_points_have_run_out() -> None:
    pos = Scenario().seat(0, goals=[3]).start()
    play(pos, "act control")
    seen = [offered(pos, "pledge")]
    for step in ("rover G4", "bot E3 E2", "rover G3"):
        play(pos, step)
        seen.append(offered(pos, "pledge"))
    assert seen == [[], [], [], ["pledge 3"]]


def test_a_goal_is_offered_before_a_step_that_only_it_makes_possible() -> None:
    # A bot of another stands on G3: the last step of the rover could not end there.
    pos = Scenario().seat(0, goals=[3]).seat(1, bots=["G3"]).start()
    play(pos, "act control", "rover G4")
    assert refused(pos, "rover G3") == "om.piecethere"
    play(pos, "pledge 3", "rover G3", "rover G2")
    assert pos.players[0].spent == [3]


def test_a_goal_is_offered_for_a_tile_that_only_it_makes_useful() -> None:
    # The tile hires, and there are only contracts, for a crystal each.
    board = [f"contract {number}" for number in range(7, 13)]
    pos = Scenario().seat(0, goals=[3]).displays(board=board).lying(HIRING, "G4").start()
    play(pos, "act control", "rover G4")
    assert refused(pos, "done") == "om.uselesstile.stay"
    play(pos, "pledge 3", "done", "collect", "contract 9")
    assert (pos.players[0].contracts, pos.players[0].spent) == ([9], [3])


def actions(pos: WholePosition) -> set[str]:
    """What is offered, without setting aside goals; nothing if a lone step is taken at once."""
    notations = [] if pos.decision is None else pos.decision.notations()
    return {text for text in notations if not text.startswith("pledge ")}


@pytest.mark.parametrize("kind", ["turn", "move", "develop", "hire"])
def test_goals_are_offered_exactly_where_they_open_something(kind: str) -> None:
    """As if all of them were set aside at once, and the question asked again."""
    seen = set()
    for pos in [pos.copy() for pos in [*questions(), hiring()] if asked(pos)[1] == kind]:
        seat = asked(pos)[0]
        player = pos.players[seat]
        if not player.goals or not own_turn(pos, seat):
            continue
        before, pledges = actions(pos), offered(pos, "pledge")
        assert len(pledges) in {0, len(player.goals)}
        player.pledged.extend(player.goals)
        player.goals.clear()
        assert pos.asker is not None
        pos.decision = None
        pos.asker.run(pos)
        opened = bool(actions(pos) - before)
        # In a turn they may also open another way to pay for a slot, which is asked for later.
        assert opened == bool(pledges) or (kind == "turn" and pledges)
        seen.add(bool(pledges))
    assert seen == {False, True}


def test_where_a_scientist_works_no_other_is_sent() -> None:
    scene = Scenario().seat(0, scientists=["geologist"], built={13: "G5"})
    scene.pos.scientist_at[0] = 13
    pos = scene.start()
    assert offered(pos, "scientist") == []
    assert refused(pos, "scientist geologist 13") == "om.worksthere"
    assert "building 13" in offered(pos)


def test_a_turn_with_one_possible_action_says_so() -> None:
    # In orbit without a colonist, with nothing to learn and nothing to take: only the landing pod is left.
    nothing = {"battery": 0, "water": 0, "plant": 0, "oxygen": 0, "crystal": 0}
    scene = Scenario().seat(0, space=1, quarters=0).displays(grid=["none"] * 8, warehouse=nothing)
    pos = scene.start()
    assert [(event.name, event.seat) for event in pos.events][:2] == [("om.only", 0), ("om.act", 0)]
    assert asked(pos) == (0, "turnspace")


def test_whoever_holds_a_goal_is_asked_all_the_same() -> None:
    # Else the question would betray that a goal can be completed.
    nothing = {"battery": 0, "water": 0, "plant": 0, "oxygen": 0, "crystal": 0}
    scene = Scenario().seat(0, space=1, quarters=0, goals=[3]).displays(grid=["none"] * 8, warehouse=nothing)
    pos = scene.start()
    assert offered(pos) == ["act landing"]
    assert not any(event.name == "om.only" for event in pos.events)
