"""The expert finds what a plan needs, keeps its budget, and beats greedy; its levels slip as people do."""

from __future__ import annotations

from collections import Counter

import pytest

from areopolis.bots import Bot, make
from areopolis.bots.budget import Budget
from areopolis.bots.expert import ExpertBot, closest
from areopolis.bots.rollout import Candidate, Rollouts, drop
from areopolis.bots.search import WIDE, Search, Try, all_subsets, in_order
from areopolis.kernel.decision import Decision, Subset
from areopolis.kernel.evaluation import WIN
from areopolis.kernel.rng import Rng, seeded
from areopolis.terraforming.game import GAME
from areopolis.terraforming.items import card_items
from areopolis.terraforming.scenario import Scenario
from areopolis.terraforming.terms import ENERGY, HEAT
from areopolis.terraforming.whole import WholePosition


def search(pos: WholePosition, budget: Budget | None = None) -> Search:
    assert pos.decision is not None
    return Search(pos.evaluation({}), pos.decision.seat, budget or Budget())


def choice(pos: WholePosition, bot: Bot, budget: Budget | None = None) -> str:
    assert pos.decision is not None
    return bot.choose(pos.view(pos.decision.seat), pos.decision, budget or Budget()).notation()


# Trying answers


def test_few_subsets_are_all_tried() -> None:
    decision = Decision(0, "research", card_items([1, 2, 3, 4]), "buy", 1, 3)
    assert len(all_subsets(decision)) == 14
    assert all(decision.allows(subset) for subset in all_subsets(decision))
    assert all_subsets(Decision(0, "start", card_items(list(range(1, 11))), "buy", 0, 10)) == []


def test_a_subset_is_filled_up_to_the_least_and_in_order() -> None:
    decision = Decision(0, "discard", card_items([1, 2, 3, 4]), "discard", 3, 3)
    items = list(decision.options)
    assert in_order(decision, [items[3]], items) == Subset("discard", items[0], items[1], items[3])


def test_questions_that_follow_are_answered_and_the_best_answer_is_first() -> None:
    pos = Scenario().parameters(-16, 4, 3).seat(0, mc=25).start()
    assert pos.decision is not None
    tried = search(pos).tries(pos, pos.decision)
    assert [one.value for one in tried] == sorted([one.value for one in tried], reverse=True)
    assert {one.choice for one in tried} <= set(pos.decision.options)
    city = next(one for one in tried if one.choice.notation() == "project city")
    assert isinstance(city.after, WholePosition)
    assert city.after.tiles.count(3) == 1


def test_a_plan_sees_what_only_two_turns_bring() -> None:
    """Energy for its own sake is poor; with it a factory can be played that makes heat."""
    pos = Scenario(generation=2).seat(0, mc=22, steel=6, hand=["126"]).start()
    pos.evaluation({}).stand_still(pos, 0)
    assert pos.decision is not None
    look = search(pos)
    tried = look.tries(pos, pos.decision)
    plant = next(one for one in tried if one.choice.notation() == "project power_plant")
    before = plant.value
    look.plan(tried, 6, 4)
    assert plant.value > before
    assert plant.value == max([one.value for one in tried])
    assert isinstance(plant.after, WholePosition)
    assert (plant.after.players[0].production[ENERGY], plant.after.players[0].production[HEAT]) == (1, 0)


# Looking ahead with everybody


def test_the_same_plan_is_looked_at_once() -> None:
    pos = Scenario().start()
    assert pos.decision is not None
    values = (9.0, 9.0, 8.5, 8.5 - 1e-9, 8.0, 7.0, 6.4)
    tried = [Try(pos.decision.options[0], pos, value) for value in values]
    assert [one.value for one in closest(tried, 3)] == [9.0, 8.5, 8.0]
    assert [one.value for one in closest(tried, 9)] == [9.0, 8.5, 8.0, 7.0]
    assert closest(tried, 0) == []


def test_candidates_are_compared_on_the_same_samples() -> None:
    pos = Scenario().seat(0, mc=30, hand=["041", "048"]).start()
    assert pos.decision is not None
    one, another = pos.decision.options[:2]
    first, other = Candidate(Try(one, pos, 5.0), 5.0), Candidate(Try(another, pos, 4.0), 5.0)
    assert (first.planned, other.planned) == (0.0, -1.0)
    assert other.score(2.0) == pytest.approx(-1.0)
    other.better, other.squares, other.samples = 12.0, 36.0, 4
    calm = other.score(2.0)
    other.squares = 400.0
    assert -1.0 < other.score(2.0) < calm < 3.0
    other.better, other.squares = -40.0, 400.0
    drop([first, other], 2.0)
    assert first.is_open
    assert not other.is_open


def test_what_is_behind_beyond_doubt_or_the_same_is_left_out() -> None:
    pos = Scenario().seat(0, mc=30).start()
    assert pos.decision is not None
    first, worse, open_one, same = [Candidate(Try(pos.decision.options[0], pos, 5.0), 5.0) for _i in range(4)]
    for one, better, squares in ((first, 0.0, 0.0), (worse, -9.0, 11.0), (open_one, -9.0, 300.0), (same, 0.0, 0.0)):
        one.samples, one.better, one.squares = 10, better, squares
    drop([first, worse, open_one, same], 99.0)
    assert [one.is_open for one in (first, worse, open_one, same)] == [True, False, True, False]
    assert 1.4 < open_one.doubt() < 1.8


def test_rollouts_end_with_the_generation_and_correct_the_plan() -> None:
    pos = Scenario(generation=3).seat(0, mc=14, hand=["048"]).seat(1, mc=10).start()
    pos.recording = False
    assert pos.decision is not None
    evaluation = pos.evaluation({})
    tried = search(pos).tries(pos, pos.decision)[:2]
    values = [one.value for one in tried]
    budget = Budget()
    Rollouts({}, 0, 1, budget).compare(pos.view(0), Rng(seeded(1)), tried, 1, 99.0)
    assert budget.visits > 0
    assert tried[0].value == values[0]
    assert tried[1].value != values[1]
    assert evaluation.stage(pos) == 3


def test_a_look_ahead_to_the_end_counts_the_win() -> None:
    """Besides the points: all of it alone, and with rivals the more, the nearer the game was to being won."""
    prizes: list[float] = []
    for rating in (60, 36, 34, 10):
        pos = Scenario().parameters(8, 14, 9).seat(0, tr=rating).seat(1, tr=35).start()
        assert pos.decision is not None
        value = Rollouts({}, 0, 1, Budget()).play_on(pos.copy(), pos.decision.options[-1])
        prizes.append(value - (rating - 35))
    assert prizes == sorted(prizes, reverse=True)
    assert prizes[0] - prizes[1] > prizes[1] - prizes[2] > 0.0
    assert prizes[1] + prizes[2] == pytest.approx(prizes[0] + prizes[3])
    for oceans, won in ((9, WIN), (8, 0.0)):
        alone = Scenario(1, generation=14).parameters(8, 14, oceans).start()
        assert alone.decision is not None
        assert alone.evaluation({}).prize(alone, 0) == won


def test_a_look_ahead_lays_the_tiles_it_pays_for() -> None:
    """However many options there are: else a city would only cost money, and samples would do without tiles."""
    hand = ["048", "083", "059", "041", "126", "081", "067", "064"]
    pos = Scenario(generation=5).parameters(-16, 4, 3).seat(0, mc=80, plants=8, heat=8, hand=hand).start()
    decision = pos.decision
    assert decision is not None
    assert len(decision.options) > WIDE
    hasty = Search(pos.evaluation({}), 0, Budget(), hasty=True).tries(pos, decision, 2)
    careful = search(pos).tries(pos, decision)
    for notation in ("project city", "project greenery", "convert plants"):
        tried, carefully = (next(t for t in tries if t.choice.notation() == notation) for tries in (hasty, careful))
        assert isinstance(tried.after, WholePosition)
        assert tried.after.tiles != pos.tiles
        assert tried.value <= carefully.value + 1e-9
    endless, quick = Budget(), Budget()
    Search(pos.evaluation({}), 0, endless).tries(pos, decision, 2)
    Search(pos.evaluation({}), 0, quick, hasty=True).tries(pos, decision, 2)
    assert quick.visits < 0.7 * endless.visits


# The budget


@pytest.mark.parametrize("spec", ["expert", "expert:width=0", "expert:closer=3", "veteran", "rookie"])
@pytest.mark.parametrize("most", [1, 20, 150])
def test_a_spent_budget_is_noticed_at_once(spec: str, most: int) -> None:
    """Between two questions for the time only a few positions are looked at."""
    pos = Scenario(generation=3).seat(0, mc=60, hand=["041", "048", "083", "059"]).seat(1, mc=40).start()
    budget = Budget(visits=most)
    assert pos.decision is not None
    assert pos.decision.allows(make(spec, 1).choose(pos.view(0), pos.decision, budget))
    assert budget.visits <= most + 12


def test_a_budget_is_used_and_without_one_the_bot_stops_by_itself() -> None:
    pos = Scenario(generation=3).seat(0, mc=20).seat(1, mc=10).start()
    endless, much = Budget(), Budget(visits=4000)
    choice(pos, make("expert", 1), endless)
    choice(pos, make("expert", 1), much)
    assert endless.visits < much.visits


def test_against_an_automa_it_makes_no_plans_but_looks_further_with_a_budget() -> None:
    for parameters in ((-30, 0, 0), (6, 12, 8)):
        pos = Scenario(2, generation=12, more=("marsbot=normal",)).parameters(*parameters).seat(0, mc=40).start()
        near, endless, much = Budget(), Budget(), Budget(visits=4000)
        assert choice(pos, make("expert:width=0", 1), near) == choice(pos, make("expert", 1), endless)
        choice(pos, make("expert", 1), much)
        assert near.visits == endless.visits
        assert much.visits > 10 * near.visits


def test_what_is_to_be_bought_is_not_judged_by_what_has_become_of_it_in_a_generation() -> None:
    pos = GAME.new({"players": "2"}, 7)
    while pos.decision is not None and pos.decision.kind != "research":
        pos.apply(make("expert:width=0", 1).choose(pos.view(pos.decision.seat), pos.decision, Budget()))
    near, much = Budget(), Budget(visits=4000)
    first = choice(pos, make("expert:width=0", 1), near)
    assert first == choice(pos, make("expert", 1), much)
    assert near.visits == much.visits


# Drafting


def test_the_last_card_of_a_draft_is_chosen_too() -> None:
    """Whoever picks last sees the draft end with the pick, and all cards as cards to be bought."""
    pos = GAME.new({"players": "2", "draft": "yes"}, seed=5)
    bot = make("expert:width=0", 1)
    while pos.decision is not None and not (pos.decision.kind == "draft" and len(pos.decision.options) == 2):
        pos.apply(bot.choose(pos.view(pos.decision.seat), pos.decision, Budget()))
    for _seat in range(2):
        assert pos.decision is not None
        ideas = bot.think(pos.view(pos.decision.seat), pos.decision, Budget()).ideas
        assert ideas[0].outcome > ideas[1].outcome
        pos.apply(ideas[0].choice)


# Slips


def test_a_temperature_takes_what_is_nearly_as_good_more_often_than_what_is_bad() -> None:
    pos = Scenario().start()
    assert pos.decision is not None
    option = pos.decision.options[0]
    bot = ExpertBot(1, temperature=10)
    tried = [Try(option, pos, value) for value in (5.0, 4.5, -5.0)]
    slips = Counter([bot.slip(tried) for _i in range(400)])
    assert slips[0] > slips[1] > 50 > slips[2]
    assert {ExpertBot(1).slip(tried) for _i in range(50)} == {0}


# Strength


def duel(specs: list[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    pos = GAME.new({"players": str(len(specs))}, seed)
    pos.recording = False
    bots = [make(spec, seed + seat) for seat, spec in enumerate(specs)]
    while pos.decision is not None:
        seat = pos.decision.seat
        pos.apply(bots[seat].choose(pos.view(seat), pos.decision, Budget()))
    return pos.scores()


@pytest.mark.long
def test_it_beats_greedy() -> None:
    """One choice ahead is enough; seats are swapped."""
    first, second = duel(["expert:width=0", "greedy:depth=0"], 901), duel(["greedy:depth=0", "expert:width=0"], 901)
    assert first[0] > first[1]
    assert second[1] > second[0]
