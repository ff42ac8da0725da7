"""Every term of the evaluation says what it should, by positions that differ in one thing."""

from __future__ import annotations

import pytest

from areopolis.bots import make
from areopolis.bots.budget import Budget
from areopolis.kernel.errors import BadOptions
from areopolis.kernel.evaluation import changes
from areopolis.kernel.weights import USUAL
from areopolis.onmars.effects.base import Condition
from areopolis.onmars.effects.conditions import HaveContracts, HaveResearch, Lead
from areopolis.onmars.evaluation.alone import price_of
from areopolis.onmars.evaluation.automa import level_asked, rewards_left, rises_worth
from areopolis.onmars.evaluation.effects import UNKNOWN, effect_worth
from areopolis.onmars.evaluation.ground import Ground
from areopolis.onmars.evaluation.horizon import rounds_left, steps_left
from areopolis.onmars.evaluation.judge import Judge
from areopolis.onmars.evaluation.movement import rover_end
from areopolis.onmars.evaluation.promises import contract_chance
from areopolis.onmars.evaluation.seat import Seat
from areopolis.onmars.evaluation.turns import contract_turns, turns_to
from areopolis.onmars.evaluation.weights import ALONE, FILES, weights_for
from areopolis.onmars.hexes import BY_NAME, FAR, MIDDLE
from areopolis.onmars.options import SOLO_GOALS
from areopolis.onmars.rules.contracts import CONTRACT
from areopolis.onmars.scenario import Scenario, play
from areopolis.onmars.scoring import SHIP_POINTS
from areopolis.onmars.terms import NOBODY, OVER
from areopolis.onmars.whole import WholePosition
from tests.onmars.rules import asked


def judge(pos: WholePosition) -> Judge:
    return Judge(weights_for(pos, {}), pos.decision)


def term(pos: WholePosition, name: str, about: str = "", seat: int = 0) -> float:
    """The points of a term, of one thing or of all together."""
    terms = judge(pos).terms(pos, seat)
    return sum([one.amount for one in terms if one.name == name and about in ("", one.about and one.about.name)])


def value(pos: WholePosition, seat: int = 0) -> float:
    return judge(pos).value(pos, seat)


def seat_of(pos: WholePosition, seat: int = 0) -> Seat:
    weights = weights_for(pos, {})
    return Seat(pos, pos.players[seat], weights, rounds_left(pos, weights))


def promising(pos: WholePosition) -> list[str]:
    decision = pos.decision
    assert decision is not None
    return [option.notation() for option in judge(pos).promising(pos, decision)]


# Weights


@pytest.mark.parametrize("kind", [USUAL, ALONE])
def test_a_file_has_all_weights_and_no_others(kind: str) -> None:
    weights = weights_for(Scenario().start(), {})
    named = [name for name in dir(weights) if not name.startswith("_")]
    assert set(FILES.plain(kind)) == {name for name in named if isinstance(getattr(weights, name), float)}


def test_games_go_by_their_kind_and_unknown_weights_are_refused() -> None:
    assert weights_for(Scenario(1).start(), {}).condition > 0.0
    pos = Scenario().start()
    assert weights_for(pos, {}).condition == 0.0
    assert weights_for(pos, {"crystal": 3.0}).crystal == 3.0
    with pytest.raises(BadOptions, match="money"):
        weights_for(pos, {"money": 3.0})
    assert set(pos.weights()) == set(FILES.plain(USUAL))


# The sum


@pytest.mark.parametrize("players", [1, 2, 4])
def test_terms_add_up_to_the_value(players: int) -> None:
    pos = Scenario(players).seat(0, mineral=2, crystal=3, plans=[5], contracts={9: {"water": 1}}, goals=[7]).start()
    for seat in range(players):
        terms = judge(pos).terms(pos, seat)
        assert sum([one.amount for one in terms]) == pytest.approx(value(pos, seat))


def test_at_the_end_only_points_count() -> None:
    pos = Scenario().seat(0, points=20, mineral=3, crystal=4).seat(1, points=12).start()
    pos.phase, pos.active = OVER, NOBODY
    scores = pos.scores()
    assert value(pos) == scores[0] - scores[1]


def test_the_best_rival_counts_most() -> None:
    ahead = Scenario(3).seat(1, points=40).start()
    even = Scenario(3).seat(1, points=20).seat(2, points=20).start()
    assert value(ahead) < value(even)


# The horizon


def test_the_end_comes_nearer_with_every_contribution() -> None:
    scenarios = [Scenario().missions(3, *cubes).start() for cubes in ((8, 8, 8), (8, 8, 2), (4, 2, 1))]
    lefts = [rounds_left(pos, weights_for(pos, {})) for pos in scenarios]
    assert lefts == sorted(lefts, reverse=True)
    assert lefts[0] > lefts[2]


def test_the_nearest_missions_and_levels_end_the_game() -> None:
    assert steps_left(Scenario().missions(2, 9, 3, 4).colony(1, (1, 1, 1, 1)).start()) == 7
    # The colony is one building short of level 3, which is as good as a mission.
    assert steps_left(Scenario().missions(2, 9, 3, 4).colony(2, (3, 3, 3, 2)).start()) == 4
    assert steps_left(Scenario().missions(0, 0, 0, 4).start()) == 0


def test_a_mission_of_contracts_takes_longer_than_one_of_blueprints() -> None:
    steps = [
        steps_left(Scenario(missions=missions).missions(1, 2, 9, 9).start()) for missions in ((2, 3, 4), (9, 3, 4))
    ]
    assert steps[0] < steps[1]


def test_who_brings_the_end_nearer_does_not_lose_what_it_could_still_do() -> None:
    before = Scenario().seat(0, mineral=2, crystal=4, hangar=2).missions(3, 4, 4, 4).start()
    after = Scenario().seat(0, mineral=2, crystal=4, hangar=2).missions(3, 1, 1, 1).start()
    root = before.evaluation({})
    assert root.value(after, 0) >= root.value(before, 0)
    assert value(after) != root.value(after, 0)


def test_a_game_that_drags_on_costs_points() -> None:
    pos = Scenario().missions(3, 8, 8, 8).start()
    amounts = []
    for number in (10, 20, 30, 40):
        pos.round = number
        amounts.append(term(pos, "om.tempo"))
    # Every further round counts more than the one before.
    lost = [amounts[i] - amounts[i + 1] for i in range(3)]
    assert 0.0 < lost[0] < lost[1] < lost[2]


def test_the_last_round_has_none_after_it() -> None:
    pos = Scenario().last_round().start()
    assert rounds_left(pos, weights_for(pos, {})) == 0.0
    oddity = Scenario(variants=("space-oddity",)).missions(0, 0, 0, 0).start()
    assert rounds_left(oddity, weights_for(oddity, {})) == 0.0


def test_lacerda_hurries_once_his_deck_is_used_up() -> None:
    slow, quick = Scenario(1).start(), Scenario(1).lacerda(passes=1).start()
    assert rounds_left(quick, weights_for(quick, {})) < rounds_left(slow, weights_for(slow, {}))


# What a seat has


def test_the_first_unit_of_a_resource_counts_most_and_nothing_counts_when_it_is_too_late() -> None:
    amounts = [term(Scenario().seat(0, water=number).start(), "om.stock.water") for number in range(4)]
    steps = [amounts[i + 1] - amounts[i] for i in range(3)]
    assert steps[1] == pytest.approx(steps[2])
    assert steps[0] > steps[1] > 0.0
    late = Scenario().seat(0, water=1).last_round().start()
    assert term(late, "om.stock.water") < amounts[1]


def test_a_resource_is_worth_more_if_the_colony_needs_what_it_builds() -> None:
    needed = Scenario().seat(0, water=1).colony(1, (2, 2, 1, 2)).start()
    done = Scenario().seat(0, water=1).colony(1, (2, 2, 2, 2)).start()
    assert term(needed, "om.stock.water") > term(done, "om.stock.water")


def test_crystals_that_find_no_room_are_worth_nothing() -> None:
    few, many = [Scenario().seat(0, crystal=1, waiting=number).start() for number in (2, 9)]
    assert term(many, "om.stock.crystal") == term(few, "om.stock.crystal")


def test_colonists_count_as_if_they_came_home_until_the_last_round() -> None:
    home = Scenario().seat(0, quarters=4).start()
    away = Scenario().seat(0, quarters=1).slots("develop", 3).start()
    assert term(home, "om.colonists") == term(away, "om.colonists") == 3.0
    assert term(home, "om.people") > term(away, "om.people")
    last = Scenario().seat(0, quarters=1).slots("develop", 3).last_round().start()
    assert term(last, "om.colonists") == 0.0


def test_a_colonist_at_work_counts_more_if_the_shuttle_leaves_soon() -> None:
    soon, later = [Scenario().seat(0, quarters=1, working=2).shuttle("colony", space).start() for space in (1, 3)]
    assert term(soon, "om.people") > term(later, "om.people")
    home = Scenario().seat(0, quarters=3).shuttle("colony", 1).start()
    assert term(home, "om.people") > term(soon, "om.people")


def test_technology_counts_its_points_and_its_level() -> None:
    low, high = [Scenario().seat(0, lab={"rover": place}).start() for place in ("1t", "6")]
    assert term(high, "om.techs") - term(low, "om.techs") > 8.0


def test_what_reward_tiles_count_is_worth_more() -> None:
    bots = Scenario().colony(1, (1, 1, 1, 1), (5, 5, 5, 5)).seat(0, bots=["E3", "D5"]).start()
    mines = Scenario().colony(1, (1, 1, 1, 1), (4, 4, 4, 4)).seat(0, bots=["E3", "D5"]).start()
    assert term(bots, "om.rewards") > term(mines, "om.rewards") == 0.0


# What a seat has begun


def test_a_blueprint_that_could_be_built_is_worth_more_and_a_built_one_most() -> None:
    ready, later = Scenario().seat(0, plans=[5]).start(), Scenario().seat(0, plans=[17]).start()
    assert term(ready, "om.plans") > 0.0
    assert term(ready, "om.plans") / 3.0 > term(later, "om.plans") / 5.0
    built = Scenario().seat(0, built={5: "G7"}).start()
    assert term(built, "om.built") > term(ready, "om.plans")
    late = Scenario().seat(0, plans=[5, 17]).last_round().start()
    assert term(late, "om.plans") < 0.0


def test_a_contract_is_likelier_the_more_lies_on_it() -> None:
    chances = []
    for goods in ({}, {"water": 2}, {"mineral": 2, "water": 2}):
        pos = Scenario().seat(0, contracts={9: goods}).start()
        chances.append(contract_chance(seat_of(pos), pos.box.contracts[8]))
    assert chances == sorted(chances)
    assert chances[0] < chances[2] < 1.0
    done = Scenario().seat(0, contracts={9: {"mineral": 2, "water": 3}}).start()
    assert term(done, "om.contract") == 9.0
    late = Scenario().seat(0, contracts={9: {}}).last_round().start()
    assert term(late, "om.contract") < 0.0


def test_a_contract_on_the_board_is_a_chance() -> None:
    none, some = Scenario().start(), Scenario().start()
    some.board[0] = CONTRACT + 9
    assert term(none, "om.board") == 0.0 < term(some, "om.board")


def test_a_contract_for_a_complex_wants_the_building_and_its_upgrade() -> None:
    plain = Scenario().seat(0, contracts={1: {}}).start()
    planned = Scenario().seat(0, contracts={1: {}}, plans=[1]).start()
    larger = Scenario().building("mine", "G4", "G3").seat(0, contracts={1: {}}, plans=[1]).start()
    upgraded = Scenario().building("mine", "G4", "G3").seat(0, contracts={1: {}}, built={1: "G5"}).start()
    worths = [term(pos, "om.contract") for pos in (plain, planned, larger, upgraded)]
    assert worths == sorted(worths)
    assert worths[0] < worths[3]


def test_scientists_score_what_is_upgraded() -> None:
    none = Scenario().seat(0, scientists=["hydrologist"]).start()
    one = Scenario().seat(0, scientists=["hydrologist"], built={7: "I5"}).start()
    assert term(one, "om.scientist") - term(none, "om.scientist") == pytest.approx(3.0)


def test_the_nearest_private_goal_counts() -> None:
    far, near = Scenario().seat(0, goals=[7]).start(), Scenario().seat(0, goals=[7, 11], hangar=2).start()
    assert 0.0 < term(far, "om.goal") < term(near, "om.goal")


def test_every_word_of_the_box_is_understood() -> None:
    """A word that nobody has described would count a little, whatever it does."""
    seat = seat_of(Scenario().seat(0, plans=[5]).start())
    box = seat.pos.box
    effects = [tile.effect for tile in box.discoveries] + [tile.effect for tile in box.research]
    effects += [plan.action for plan in box.blueprints] + [space.action for space in box.depot]
    unknown = {type(effect).__name__ for effect in effects if effect_worth(seat, effect) == UNKNOWN}
    # What these bring depends on what somebody has.
    assert unknown == {"Radar", "Travel", "OwnBuilding"}


# The map


def test_bots_and_the_rover_are_worth_more_where_there_is_something_to_do() -> None:
    away, there = [Scenario().seat(0, mineral=1, bots=[name]).start() for name in ("A1", "F5")]
    assert term(away, "om.sites") < term(there, "om.sites")
    far, near = [Scenario().seat(0, rover=name).lying("A", "B1").start() for name in ("M3", "C1")]
    assert term(far, "om.near") < term(near, "om.near")


def test_a_movement_is_one_choice_that_is_walked_step_by_step() -> None:
    pos = Scenario().seat(0, rover="D3", bots=["F5"]).lying("A", "D1").start()
    play(pos, "act control")
    bot = make("expert:width=0:closer=0", 1)
    walked = []
    while pos.decision is not None and (pos.decision.seat, pos.decision.kind) == (0, "move"):
        choice = bot.choose(pos.view(0), pos.decision, Budget())
        walked.append(choice.notation())
        pos.apply(choice)
    assert [step for step in walked if step.startswith("rover")] == ["rover D2", "rover D1"]
    assert pos.decision is not None
    assert pos.decision.kind == "tile"


def test_a_question_that_follows_has_one_step_of_a_movement_to_look_at() -> None:
    pos = Scenario().seat(0, rover="D3", bots=["A1"]).lying("A", "D1").start()
    play(pos, "act control")
    decision = pos.decision
    assert decision is not None
    assert len(Judge(weights_for(pos, {}), None).promising(pos, decision)) == 1
    assert 1 < len(judge(pos).promising(pos, decision)) < len(decision.options)


def test_a_movement_ends_where_nothing_more_is_gained() -> None:
    pos = Scenario().seat(0, rover="G4").start()
    pos.players[0].bots[:] = []
    play(pos, "act control")
    assert promising(pos) == ["done"]


def test_bots_approach_what_is_out_of_reach() -> None:
    pos = Scenario().seat(0, mineral=1, bots=["A1"]).start()
    play(pos, "act control")
    decision = pos.decision
    assert decision is not None
    (step,) = Judge(weights_for(pos, {}), None).promising(pos, decision)
    assert step.notation().startswith("bot A1")
    start, end = BY_NAME["A1"], BY_NAME[step.notation().split()[2]]
    assert FAR[end][MIDDLE] < FAR[start][MIDDLE]


# What is worth a look


def test_goals_are_not_spent_and_goods_are_delivered_in_the_turn() -> None:
    pos = Scenario().seat(0, mineral=2, crystal=1, contracts={9: {}}, goals=[7, 8]).start()
    assert "deliver 9 mineral" in promising(pos)
    assert not [notation for notation in promising(pos) if notation.startswith("pledge")]
    play(pos, "act control")
    assert not [notation for notation in promising(pos) if notation.startswith("deliver")]


def test_the_best_sites_are_looked_at() -> None:
    pos = Scenario().seat(0, mineral=2, battery=1, water=1, plant=1, bots=["F5", "H4", "G7"]).start()
    play(pos, "act construct")
    decision = pos.decision
    assert decision is not None
    later = Judge(weights_for(pos, {}), None).promising(pos, decision)
    assert len(later) < len(promising(pos)) < len(decision.options)


def follows(pos: WholePosition) -> list[str]:
    """What is looked at in a question that follows from another."""
    decision = pos.decision
    assert decision is not None
    assert len(decision.options) > 1
    return [option.notation() for option in Judge(weights_for(pos, {}), None).promising(pos, decision)]


def test_what_follows_is_paid_with_what_is_worth_least() -> None:
    pos = Scenario().seat(0, mineral=1, battery=1, bots=["G6"]).start()
    play(pos, "act construct", "construct extractor H5")
    assert asked(pos) == (0, "pay")
    assert follows(pos) == ["pay battery=1"]
    assert promising(pos) == pos.decision.notations() if pos.decision else False


def test_what_follows_is_placed_with_colonists_that_soon_come_home() -> None:
    pos = Scenario().seat(0, mineral=1, crystal=1).slots("construct", 1).shuttle("colony", 1).start()
    play(pos, "act construct")
    assert asked(pos) == (0, "place")
    assert follows(pos) == ["pay quarters=1"]


def test_what_follows_uses_the_own_technology() -> None:
    pos = Scenario().seat(0, plant=1, bots=["F3"], lab={"condenser": "1t"}).seat(1, lab={"condenser": "1t"}).start()
    play(pos, "act construct", "construct condenser F3")
    assert asked(pos) == (0, "tech")
    assert follows(pos) == ["tech 0"]


def test_a_benefit_that_follows_is_what_is_missing_most() -> None:
    pos = Scenario().seat(0, plant=1, crystal=6, lab={"condenser": "1t"}).start()
    play(pos, "act construct", "construct condenser F3")
    assert asked(pos) == (0, "reward")
    assert follows(pos) == ["reward 3"]


def test_a_new_or_displaced_bot_goes_where_there_is_something_to_do() -> None:
    pos = Scenario().seat(0, water=1, plant=1, mineral=1, bots=["E3"]).start()
    play(pos, "act welcome", "welcome 4 1 1", "pay water=1,plant=1")
    assert asked(pos) == (0, "newbot")
    (place,) = follows(pos)
    worths = {}
    for notation in pos.decision.notations() if pos.decision else []:
        after = pos.copy()
        play(after, notation)
        worths[notation] = term(after, "om.sites")
    assert worths[place] == max(worths.values())


# Time


def test_a_plan_is_of_this_turn_and_the_next_with_nobody_else() -> None:
    pos = Scenario().seat(0, crystal=2).start()
    judge(pos).stand_still(pos, 0)
    play(pos, "act control", "done", "end")
    # The shuttle leaves the colony.
    assert asked(pos) == (0, "travel")
    play(pos, "stay")
    assert (asked(pos), pos.active, pos.main_done) == ((0, "turn"), 0, False)
    play(pos, "act control", "done", "end")
    assert pos.decision is None


def test_alone_a_plan_is_of_three_turns_and_larger_for_it() -> None:
    several, alone = Scenario().start(), Scenario(1).seat(0, crystal=2).start()
    assert [judge(pos).plan_size(4) for pos in (several, alone)] == [4, 6]
    judge(alone).stand_still(alone, 0)
    for _turn in range(2):
        play(alone, "act control", "done", "end")
        if asked(alone)[1] == "travel":
            play(alone, "stay")
        assert asked(alone) == (0, "turn")
    play(alone, "act control", "done", "end")
    assert alone.decision is None


def test_a_plan_ends_with_the_last_round() -> None:
    pos = Scenario().seat(0, crystal=2).last_round().start()
    judge(pos).stand_still(pos, 0)
    play(pos, "act control", "done", "end")
    assert pos.decision is None


def test_who_is_asked_to_travel_looks_at_the_turns_after_it() -> None:
    pos = Scenario().start_shuttle()
    seat, kind = asked(pos)
    assert kind == "travel"
    judge(pos).stand_still(pos, seat)
    play(pos, "stay")
    assert (asked(pos), pos.active, pos.main_done) == ((seat, "turn"), seat, False)


def test_a_turn_that_is_used_up_is_no_reason() -> None:
    pos = Scenario().seat(0, crystal=2).start()
    before = judge(pos).terms(pos, 0)
    play(pos, "act control", "done")
    names = [one.name for one in changes(before, judge(pos).terms(pos, 0))]
    assert "om.due" not in names
    assert "pace" in names


# Alone


def test_conditions_of_the_goal_count_and_the_way_to_them() -> None:
    none = Scenario(1).seat(0).start()
    begun = Scenario(1).seat(0, lab={"rover": "5t"}).start()
    met = Scenario(1).seat(0, lab={"rover": "6"}).start()
    worths = [term(pos, "om.condition", "om.need.techat") for pos in (none, begun, met)]
    assert worths == sorted(worths)
    assert worths[0] < worths[1] < worths[2] == weights_for(met, {}).condition


def test_buildings_lead_to_the_level_that_the_goal_asks_for() -> None:
    level = "om.need.reachlevel"
    low, high = [Scenario(1).colony(2, tracks).start() for tracks in ((2, 2, 2, 2), (3, 3, 2, 2))]
    assert term(low, "om.condition", level) < term(high, "om.condition", level)


@pytest.mark.parametrize("players", [1, 2])
def test_a_lead_beyond_what_wins_counts_less(players: int) -> None:
    some, more = [value(Scenario(players).seat(0, points=points).start()) for points in (60, 80)]
    assert 0.0 < more - some < 20.0


def next_generation() -> Scenario:
    """The second goal of the solo game, which asks for the most different things."""
    return Scenario(1, solo_goal="next-generation")


def work(pos: WholePosition, condition: type[Condition]) -> float:
    """How many turns a condition of the goal of the solo game still takes."""
    goal = pos.box.solo_goals[SOLO_GOALS.index(pos.options.solo_goal)]
    return sum([turns_to(seat_of(pos), one) for one in goal.conditions if isinstance(one, condition)])


def test_contracts_take_turns_from_the_deck_to_the_last_good() -> None:
    board = next_generation().start()
    board.contract_deck.remove(9)
    board.board[0] = CONTRACT + 9
    goods: tuple[dict[str, int], ...] = ({}, {"mineral": 1}, {"mineral": 2, "water": 3})
    own = [next_generation().seat(0, contracts={9: lying}).start() for lying in goods]
    turns = [work(pos, HaveContracts) for pos in (next_generation().start(), board, *own)]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == len(turns)
    both = next_generation().building("mine", "G4", "G3", "G2").seat(0, contracts={9: goods[2], 1: {}}, built={1: "G5"})
    assert work(both.start(), HaveContracts) == 0.0


def test_whoever_takes_a_card_will_lay_a_contract_there() -> None:
    pos = next_generation().seat(0, mineral=3, battery=3, water=3, plant=3, oxygen=3, quarters=4).start()
    before = work(pos, HaveContracts)
    play(pos, "act hire", "hire geologist")
    assert work(pos, HaveContracts) < before


def test_a_contract_that_is_laid_follows_from_what_it_would_take() -> None:
    pos = next_generation().seat(0, mineral=2, water=3, quarters=4).start()
    play(pos, "act hire", "hire geologist")
    assert asked(pos) == (0, "refill")
    (refill,) = follows(pos)
    numbers = [option.notation().split()[1] for option in pos.decision.options] if pos.decision else []
    turns = {number: contract_turns(seat_of(pos), pos.box.contracts[int(number) - 1]) for number in numbers}
    assert turns[refill.split()[1]] == min(turns.values())


def test_research_takes_turns_by_the_way_of_the_rover() -> None:
    far, near = [
        next_generation().seat(0, rover=name).lying("A", "B1").lying("B", "L1").start() for name in ("G7", "C1")
    ]
    assert work(near, HaveResearch) < work(far, HaveResearch)
    fast = next_generation().seat(0, rover="G7", lab={"rover": "5t"}).lying("A", "B1").lying("B", "L1").start()
    assert work(fast, HaveResearch) < work(far, HaveResearch)
    gone = next_generation().seat(0, rover="G7").lying("A", "B1").start()
    assert work(gone, HaveResearch) > work(far, HaveResearch)


def test_a_turn_of_work_costs_more_if_there_is_little_time() -> None:
    weights = weights_for(next_generation().start(), {})
    prices = [price_of(weights, turns, 6.0) for turns in (20.0, 8.0, 4.0, 0.0)]
    assert prices == sorted(prices)
    assert 0.0 < prices[0] < prices[1] <= weights.work
    assert prices[3] == weights.work * weights.overdue
    assert price_of(weights, 4.0, 0.0) == 0.0


def test_who_ends_the_game_must_have_met_the_conditions() -> None:
    """The rounds of the question are those of a plan; conditions go by the rounds that are truly left."""
    pos = next_generation().missions(3, 4, 4, 4).start()
    over_soon = next_generation().missions(3, 1, 1, 1).start()
    shelters = "om.need.haveshelters"
    amounts = [
        sum([one.amount for one in pos.evaluation({}).terms(after, 0) if one.about and one.about.name == shelters])
        for after in (pos, over_soon)
    ]
    assert amounts[1] < amounts[0] < 0.0


def test_a_level_that_the_goal_asks_for_is_expected_of_lacerda() -> None:
    low = next_generation().colony(1, (2, 2, 2, 1)).start()
    high = next_generation().colony(2, (2, 2, 2, 2)).start()
    assert level_asked(low) == 3
    # What a level brings him counts before it comes, so that nobody need fear it.
    assert rises_worth(seat_of(low, 1), 2) - rises_worth(seat_of(high, 1), 1) > SHIP_POINTS
    # The more the colony has of what it needs, the less he can build of it.
    few, many = [next_generation().colony(1, tracks, (8, 8, 8, 8)).start() for tracks in ((1, 1, 1, 1), (2, 2, 1, 1))]
    assert rewards_left(seat_of(few, 1), 3) > rewards_left(seat_of(many, 1), 3) > 0.0


def test_the_rover_rather_takes_a_tile_that_the_goal_asks_for() -> None:
    gains = []
    for goal in ("next-generation", "first-colonists"):
        seat = seat_of(Scenario(1, solo_goal=goal).seat(0, rover="D2").lying("A", "C1").start())
        gains.append(rover_end(seat, Ground(seat), BY_NAME["C1"]) - rover_end(seat, Ground(seat), BY_NAME["D2"]))
        assert seat.tiles_asked == (2 if goal == "next-generation" else 0)
    assert gains[0] - gains[1] == pytest.approx(weights_for(seat.pos, {}).work)


def test_every_condition_takes_turns_until_it_holds() -> None:
    for goal in SOLO_GOALS:
        pos = Scenario(1, solo_goal=goal).start()
        for condition in pos.box.solo_goals[SOLO_GOALS.index(goal)].conditions:
            if not isinstance(condition, Lead):
                assert (turns_to(seat_of(pos), condition) > 0.0) != condition.holds(pos, 0)
    seat = seat_of(Scenario(1).start())
    for private in seat.pos.box.goals:
        assert (turns_to(seat, private.condition) > 0.0) != private.condition.holds(seat.pos, 0)
