"""Every term of the evaluation says what it should, by positions that differ in one thing."""

from __future__ import annotations

import pytest

from areopolis.kernel.errors import BadOptions
from areopolis.kernel.weights import USUAL
from areopolis.terraforming.card import PROJECTS_IN_BOX, card_id
from areopolis.terraforming.evaluation.draft import handed_on, receiver
from areopolis.terraforming.evaluation.hand import ENERGY_PRICE, NEVER, certainty, offer, waiting
from areopolis.terraforming.evaluation.horizon import generations_left
from areopolis.terraforming.evaluation.judge import Judge, money_worth, project_rate
from areopolis.terraforming.evaluation.profile import profile, tag_shares
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.evaluation.weights import ALONE, AUTOMA, FILES, weights_for
from areopolis.terraforming.evaluation.worth import Planet, automa_step, flow, money_at, prospects
from areopolis.terraforming.evaluation.yields import GREEN, LOWER, POINT, RATING, STEP, TOWN, UNKNOWN
from areopolis.terraforming.marsbot.board import EVENTS
from areopolis.terraforming.marsbot.state import bot
from areopolis.terraforming.marsbot.tracks import move
from areopolis.terraforming.rules.phases import DraftPick, PassOn, Research
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.terms import BUILDING, ENERGY, HEAT, MC, OVER, PLANT, RESEARCH, TITANIUM
from areopolis.terraforming.whole import WholePosition


def judge(pos: WholePosition, buys: bool = False) -> Judge:
    return Judge(weights_for(pos, {}), buys)


def term(pos: WholePosition, name: str, about: str = "", seat: int = 0) -> float:
    """The points of a term, of one thing or of all together."""
    terms = judge(pos).terms(pos, seat)
    return sum([one.amount for one in terms if one.name == name and about in ("", one.about and one.about.name)])


def value(pos: WholePosition, seat: int = 0) -> float:
    return judge(pos).value(pos, seat)


def seat_of(pos: WholePosition, seat: int = 0) -> Seat:
    weights = weights_for(pos, {})
    left = generations_left(pos, weights)
    return Seat(pos.players[seat], Planet(pos, left), weights, left)


def scenario(players: int = 2, generation: int = 5) -> Scenario:
    return Scenario(players, generation=generation).parameters(-16, 4, 3)


# Weights


@pytest.mark.parametrize("kind", [USUAL, ALONE, AUTOMA])
def test_a_file_has_all_weights_and_no_others(kind: str) -> None:
    weights = weights_for(Scenario().start(), {})
    named = [name for name in dir(weights) if not name.startswith("_")]
    assert set(FILES.plain(kind)) == {name for name in named if isinstance(getattr(weights, name), float)}


def test_games_go_by_their_kind_and_unknown_weights_are_refused() -> None:
    alone, automa = Scenario(1).start(), Scenario(2, more=("marsbot=normal",)).start()
    assert weights_for(alone, {}).point == 0.0
    assert weights_for(automa, {}).automa_points > 0.0
    assert weights_for(Scenario().start(), {"money": 3.0}).money == 3.0
    with pytest.raises(BadOptions, match="sauce"):
        weights_for(alone, {"sauce": 1.0})


# The horizon


def test_the_end_comes_nearer_with_every_step_and_with_income() -> None:
    def left(given: Scenario) -> float:
        pos = given.start()
        return generations_left(pos, weights_for(pos, {}))

    assert left(Scenario()) > left(Scenario().parameters(-16, 4, 3)) > left(Scenario().parameters(0, 10, 8)) > 0.0
    assert left(Scenario()) > left(Scenario().seat(0, production={"heat": 8}))
    assert left(Scenario().parameters(8, 14, 9)) == 0.0
    assert 10.0 < left(Scenario()) < 16.0


def test_alone_there_are_fourteen_generations() -> None:
    for generation in (1, 9, 14):
        pos = Scenario(1, generation=generation).start()
        assert generations_left(pos, weights_for(pos, {})) == 14 - generation


# What a seat has


def test_production_counts_for_every_generation_to_come() -> None:
    pos = scenario().seat(0, production={"mc": 3}).start()
    weights = weights_for(pos, {})
    left = generations_left(pos, weights)
    assert term(pos, "production.mc") == pytest.approx(3 * weights.flow_money * flow(weights, left))
    assert flow(weights, 3.0) == pytest.approx(sum([money_at(weights, later) for later in (2, 1, 0)]))
    late = Scenario().parameters(6, 13, 9).seat(0, production={"mc": 3}).start()
    assert term(late, "production.mc") < term(pos, "production.mc") / 3


def test_metal_production_counts_beside_that_of_money() -> None:
    pos = scenario().seat(0, production={"titanium": 1}).start()
    weights = weights_for(pos, {})
    face = weights.titanium * 3 * flow(weights, generations_left(pos, weights))
    assert term(pos, "production.titanium") == pytest.approx(weights.flow_metal * face)


def test_rating_is_points_and_income() -> None:
    pos = scenario().seat(0, tr=30).start()
    weights = weights_for(pos, {})
    assert term(pos, "rating") == pytest.approx(30 * (1.0 + flow(weights, generations_left(pos, weights))))


def test_plants_become_greeneries_and_heat_becomes_temperature() -> None:
    assert term(scenario().seat(0, plants=8).start(), "stock.plants") > 1.5
    assert term(scenario().seat(0, heat=8).start(), "stock.heat") > 1.0
    hot = Scenario().parameters(8, 4, 3).seat(0, heat=8, production={"heat": 5}).start()
    assert term(hot, "stock.heat") == term(hot, "production.heat") == 0.0


def test_more_heat_than_there_are_steps_is_worth_less() -> None:
    little, much = [Scenario().parameters(4, 4, 3).seat(0, production={"heat": n}).start() for n in (2, 20)]
    assert term(much, "production.heat") < 5 * term(little, "production.heat")


def test_a_hoard_counts_less() -> None:
    amounts = [term(scenario().seat(0, mc=mc).start(), "stock.mc") for mc in (0, 20, 200, 220)]
    assert amounts[1] - amounts[0] > 1.2 * (amounts[3] - amounts[2])


def test_who_has_passed_uses_what_is_left_later_or_never() -> None:
    pos = scenario().seat(0, mc=10, plants=3, tr=10).start()
    before = term(pos, "stock.mc")
    judge(pos).rest(pos, 0)
    assert 0.8 * before < term(pos, "stock.mc") < before
    last = Scenario().parameters(8, 14, 9).seat(0, mc=20, plants=8).start()
    assert term(last, "stock.mc") > 0.0
    judge(last).rest(last, 0)
    assert term(last, "stock.mc") == 0.0
    assert term(last, "stock.plants") > 0.5


# A step of temperature, an ocean, a greenery and a city as standard projects.
KIND_PRICES = ((STEP, 14), (STEP + 2, 18), (GREEN, 23), (TOWN, 25))


def test_what_the_next_income_leaves_no_use_for_is_worth_a_standard_project() -> None:
    """So a generation does not end with money that would have made a step."""
    pos = scenario().seat(0, mc=14, tr=40, production={"mc": 20}).start()
    seat = seat_of(pos)
    assert money_worth(seat) == pytest.approx(14 * seat.money)
    judge(pos).rest(pos, 0)
    seat = seat_of(pos)
    assert money_worth(seat) == pytest.approx(14 * seat.weights.hoard * project_rate(seat))
    assert money_worth(seat) < 14 * seat.money
    assert project_rate(seat) == max(seat.now[kind] / price for kind, price in KIND_PRICES)


def test_metal_that_is_hoarded_makes_cards_cheaper() -> None:
    card = profile(card_id("041"))
    costs = []
    for steel in (0, 7, 30):
        pos = scenario(generation=1).seat(0, mc=40, steel=steel).start()
        costs.append(offer(pos, seat_of(pos), card).cost)
    assert costs[0] > costs[1] > costs[2] > 0.0


# Cards


def test_a_card_is_worth_what_it_brings_beyond_its_price() -> None:
    pos = scenario(generation=1).seat(0, mc=40).start()
    seat = seat_of(pos)
    good, poor = offer(pos, seat, profile(card_id("041"))), offer(pos, seat, profile(card_id("083")))
    assert good.surplus > poor.surplus
    dear = Scenario(generation=1).seat(0, mc=40, hand=["041"]).start()
    cheap = Scenario(generation=1).seat(0, mc=40, hand=["041"]).start()
    cheap.players[0].discounts[BUILDING] = 4
    assert term(cheap, "hand") > term(dear, "hand")


def test_a_card_waits_for_its_requirement_or_comes_too_late() -> None:
    pos = Scenario().parameters(-16, 4, 3).seat(0, mc=40).start()
    seat = seat_of(pos)
    assert waiting(pos, seat, profile(card_id("004"))) == 0.0
    soon, late = waiting(pos, seat, profile(card_id("047"))), waiting(pos, seat, profile(card_id("053")))
    assert 0.0 < soon < late < NEVER
    # At most 3 % oxygen, or less: that is over.
    assert waiting(Scenario().parameters(-16, 8, 3).start(), seat, profile(card_id("044"))) == NEVER
    pos.players[0].tolerance = 2
    assert waiting(pos, seat, profile(card_id("047"))) < soon


def test_missing_production_and_tags_make_a_card_wait() -> None:
    pos = scenario().seat(0, mc=40).start()
    assert waiting(pos, seat_of(pos), profile(card_id("041"))) > 0.0
    assert waiting(pos, seat_of(pos), profile(card_id("058"))) > 0.0
    rich = scenario().seat(0, mc=40, production={"plants": 1}, played=["001"]).start()
    assert waiting(rich, seat_of(rich), profile(card_id("041"))) == 0.0
    assert waiting(rich, seat_of(rich), profile(card_id("058"))) == 0.0


def test_missing_energy_has_to_be_bought() -> None:
    poor, rich = [scenario().seat(0, mc=40, production={"energy": n}).start() for n in (0, 1)]
    costs = [offer(pos, seat_of(pos), profile(card_id("043"))).cost for pos in (poor, rich)]
    assert costs == [6.0 + ENERGY_PRICE, 6.0]


def test_the_more_tags_are_missing_the_less_likely_a_card_is_played() -> None:
    pos = scenario().start()
    likely = [certainty(pos, seat_of(pos), profile(card_id(card))) for card in ("058", "041")]
    assert likely[0] < likely[1] == 1.0


def test_a_hand_that_cannot_be_paid_counts_less() -> None:
    hand = ["041", "048", "083", "040", "018"]
    poor, rich = [scenario().seat(0, mc=mc, hand=hand).start() for mc in (5, 100)]
    assert term(rich, "hand") > 1.3 * term(poor, "hand")


def test_who_buys_sees_all_that_may_become_of_a_card() -> None:
    pos = scenario().seat(0, mc=40, hand=["041"]).start()
    bought = sum([one.amount for one in judge(pos, buys=True).terms(pos, 0) if one.name == "hand"])
    assert bought > term(pos, "hand") > 0.0


def test_hands_of_others_count_by_their_number() -> None:
    one, two = [scenario().seat(1, hand=hand).start() for hand in (["041", "048"], ["022", "097"])]
    none = scenario().start()
    assert value(one) == value(two) < value(none)


def test_points_and_tags_of_cards_count() -> None:
    pos = scenario().seat(0, played=["041"]).start()
    assert term(pos, "cards") == 1.0
    assert term(pos, "tags", "tag.building") > 0.0


def test_every_project_is_understood() -> None:
    """A word of the base game that nobody has described would count a little, whatever it does."""
    for card in PROJECTS_IN_BOX:
        known = profile(card)
        assert known.brings.of(POINT) < UNKNOWN or known.card > 300
    assert tag_shares()[BUILDING] > 0.2


# What lasts


def test_an_action_needs_energy_and_generations() -> None:
    def engine(energy: int, oxygen: int = 4) -> float:
        given = Scenario().parameters(-16, oxygen, 3).seat(0, production={"energy": energy}, played=["101"])
        return term(given.start(), "engine")

    assert engine(0) == engine(3) == 0.0
    assert engine(4) > 0.0
    assert engine(4, oxygen=14) < engine(4) / 2


def test_an_action_that_asks_for_a_raised_rating_is_not_there_in_every_generation() -> None:
    (use,) = profile(card_id("R32")).uses
    assert 0.0 < use.of(RATING) < 1.0
    assert use.of(MC) == pytest.approx(-3.0 * use.of(RATING))


def test_two_actions_share_the_energy() -> None:
    one = scenario().seat(0, production={"energy": 4}, played=["101"]).start()
    both = scenario().seat(0, production={"energy": 4}, played=["101", "103"]).start()
    enough = scenario().seat(0, production={"energy": 8}, played=["101", "103"]).start()
    assert term(both, "engine") == pytest.approx(term(one, "engine"), rel=0.05)
    assert term(enough, "engine") > 1.5 * term(one, "engine")


def test_discounts_triggers_and_animals_last_to_the_end() -> None:
    for card in ("070", "038", "052", "128"):
        early = scenario().seat(0, played=[card]).start()
        late = Scenario().parameters(8, 13, 9).seat(0, played=[card]).start()
        assert term(early, "engine") > 2.0 * term(late, "engine") >= 0.0


def test_what_lies_on_a_card_may_become_a_step() -> None:
    empty, full = [scenario().seat(0, played=["033"], resources={"033": n}).start() for n in (0, 2)]
    assert term(full, "engine") > term(empty, "engine") + 0.5


# The draft


def drafting(own: list[str], other: list[str], seats: int = 2) -> WholePosition:
    """Seat 0 is about to hand on its cards; the last of the others has still to choose."""
    pos = Scenario(seats, draft=True).parameters(-16, 4, 3).seat(0, mc=40).seat(1, mc=40).start()
    pos.decision = None
    pos.agenda.clear()
    pos.phase = RESEARCH
    pos.generation = 2
    pos.agenda.extend([Research(1), Research(0), PassOn(), DraftPick(1), DraftPick(0)])
    for player, cards in zip(pos.players, (own, other), strict=True):
        player.dealt.extend([card_id(card) for card in cards])
    pos.advance()
    return pos


def test_in_a_draft_it_counts_what_the_next_seat_gets() -> None:
    """The better the best of the cards that are handed on is for the next seat, the worse."""
    pos = drafting(["041", "132", "048"], ["097", "083", "018"])
    weights = weights_for(pos, {})
    left = generations_left(pos, weights)
    neighbour = Seat(pos.players[1], Planet(pos, left), weights, left)
    assert receiver(pos, 0) == -1
    play(pos, "draft 132")
    assert receiver(pos, 0) == 1
    good = offer(pos, neighbour, profile(card_id("041"))).surplus
    assert handed_on(pos, 0, neighbour) == pytest.approx(good)
    kept = drafting(["041", "132", "048"], ["097", "083", "018"])
    play(kept, "draft 041")
    assert handed_on(kept, 0, neighbour) < good
    denied = [term_of(one, "handed") for one in (pos, kept)]
    assert denied[0] == pytest.approx(-weights.deny * weights.hand_bought * good)
    assert denied[0] < denied[1] <= 0.0


def test_cards_that_lie_before_the_next_seat_already_count_too() -> None:
    """Whoever chooses last sees them handed on with the choice, and the last of them as a card to be bought."""
    pos = drafting(["041", "022"], ["048", "083"])
    play(pos, "draft 022")
    before = receiver(pos, 0), receiver(pos, 1)
    assert before == (1, -1)
    play(pos, "draft 048")
    assert pos.decision is not None
    assert pos.decision.kind == "research"
    assert pos.decision.seat == 0
    weights = weights_for(pos, {})
    left = generations_left(pos, weights)
    own = Seat(pos.players[0], Planet(pos, left), weights, left)
    cards = [offer(pos, own, profile(card)).surplus for card in pos.players[0].dealt]
    assert receiver(pos, 1) == 0
    assert handed_on(pos, 1, own) == pytest.approx(sum([max(one, 0.0) for one in cards]))


def term_of(pos: WholePosition, name: str) -> float:
    """The points of a term for seat 0, as one who buys sees it."""
    return sum([one.amount for one in judge(pos, buys=True).terms(pos, 0) if one.name == name])


# Tiles and races


def test_greeneries_cities_and_free_land_count() -> None:
    pos = scenario().tile("24", "city", 0).tile("25", "greenery", 0).start()
    assert term(pos, "greenery") == 1.0
    assert term(pos, "city") == 1.0
    assert term(pos, "land") > 0.0
    other = scenario().tile("24", "city", 1).tile("25", "greenery", 0).start()
    assert term(other, "city") == 0.0
    assert term(other, "rival") < term(scenario().tile("25", "greenery", 0).start(), "rival")


def test_a_milestone_is_nearer_with_every_step_and_less_likely_behind_somebody() -> None:
    def builder(own: list[str], other: list[str]) -> float:
        pos = scenario().seat(0, mc=20, played=own).seat(1, played=other).start()
        return term(pos, "towards", "milestone.builder")

    tags = ["001", "003", "041", "043", "045", "067", "089", "100"]
    assert builder(tags, []) > builder(tags[:6], []) > builder(tags[:4], []) >= 0.0
    assert builder(tags[:4], tags[4:]) == builder(tags[:4], [])
    assert builder(tags[:3], tags[3:]) < builder(tags[:3], [])
    claimed = scenario().seat(0, mc=20).milestone("builder", 0).start()
    assert term(claimed, "milestone") == 5.0
    taken = scenario().seat(0, played=tags).milestone("mayor", 1).milestone("gardener", 1).milestone("planner", 1)
    assert term(taken.start(), "towards") == 0.0


def test_a_milestone_is_worth_more_when_it_is_claimed_however_much_it_is_wished_for() -> None:
    within_reach = scenario().seat(0, tr=36, mc=20).start()
    claimed = scenario().seat(0, tr=36, mc=12).milestone("terraformer", 0).start()
    wish = {"milestone": 3.0}
    values = [Judge(weights_for(pos, wish), False).value(pos, 0) for pos in (within_reach, claimed)]
    assert values[0] < values[1]


def test_an_award_goes_to_whoever_leads_and_is_surer_near_the_end() -> None:
    def miner(own: int, other: int, oxygen: int = 4) -> float:
        given = Scenario().parameters(-16 if oxygen == 4 else 8, oxygen, 3 if oxygen == 4 else 9)
        pos = given.seat(0, steel=own).seat(1, steel=other).award("miner", 1).start()
        return term(pos, "award")

    assert miner(8, 0) > miner(4, 0) > miner(0, 4) > miner(0, 8) > 0.0
    assert miner(8, 4, oxygen=13) > miner(8, 4)
    assert term(scenario().seat(0, steel=30, mc=8).start(), "hope") > 0.0


def test_the_last_production_counts_for_awards() -> None:
    def award(name: str, production: dict[str, int]) -> float:
        return term(scenario().seat(0, production=production).award(name, 1).start(), "award")

    assert award("thermalist", {"heat": 6}) > award("thermalist", {})
    assert award("thermalist", {"energy": 6}) > award("thermalist", {})
    assert award("miner", {"titanium": 3}) > award("miner", {})


# Whom it is compared with


def test_a_lead_is_own_less_others_and_the_best_of_them_counts_most() -> None:
    pos = scenario().seat(0, tr=25).seat(1, tr=25).start()
    assert value(pos, 0) == pytest.approx(-value(pos, 1), abs=0.5)
    base = scenario(3).start()
    ahead, behind = [scenario(3).seat(1, tr=40).seat(2, tr=tr).start() for tr in (30, 20)]
    assert value(ahead) < value(behind) < value(base)
    best = scenario(3).seat(1, tr=50).seat(2, tr=20).start()
    assert value(best) < value(ahead)


def test_every_generation_helps_an_automa() -> None:
    pos = Scenario(2, more=("marsbot=normal",)).parameters(-16, 4, 3).start()
    weights = weights_for(pos, {})
    rival = term(pos, "rival")
    assert rival < -weights.automa_points * generations_left(pos, weights)


def test_alone_only_steps_count() -> None:
    pos = Scenario(1, generation=10).parameters(-16, 4, 3).start()
    further = Scenario(1, generation=10).parameters(-14, 4, 3).start()
    assert term(further, "steps") - term(pos, "steps") == pytest.approx(weights_for(pos, {}).step_temperature)
    green = Scenario(1, generation=10).parameters(-16, 4, 3).tile("27", "greenery", 0).seat(0, played=["041"]).start()
    assert term(green, "greenery") == term(green, "cards") == 0.0


def test_when_all_is_over_the_lead_is_that_of_the_points() -> None:
    pos = Scenario().parameters(8, 14, 9).seat(0, mc=30, tr=40, played=["041"]).seat(1, tr=38).start()
    play(pos, "pass", "pass")
    assert pos.phase == OVER
    assert value(pos) == pytest.approx(pos.scores()[0] - pos.scores()[1])


def test_when_all_is_over_nothing_is_hoped_for() -> None:
    """A milestone that was never claimed and an award that was: points as they are."""
    pos = Scenario().parameters(8, 14, 9).seat(0, mc=40, tr=36, heat=9).seat(1, tr=38, heat=8).start()
    play(pos, "award thermalist", "end", "pass", "pass")
    assert pos.phase == OVER
    assert pos.scores() == [41, 38]
    assert value(pos) == pytest.approx(3.0)
    assert value(pos, 1) == pytest.approx(-3.0)


def test_an_automa_gains_more_in_late_generations_and_nothing_at_the_end() -> None:
    automa = judge(Scenario(2, more=("marsbot=normal",)).start())
    assert automa.automa_gain(14, 2.0) > automa.automa_gain(5, 2.0) > automa.automa_gain(5, 1.0) > 0.0
    assert automa.automa_gain(16, 0.0) == 0.0
    money = [automa.automa_gain(generation, 1.0) for generation in (12, 15, 18)]
    assert money[1] - money[0] < money[2] - money[1]


def test_a_game_that_ends_sooner_ends_the_growth_of_income_too() -> None:
    """Every generation to come makes an automa stronger, but the seat as well, more than its income of now says."""
    pos = Scenario(2, more=("marsbot=normal",)).start()
    weights = weights_for(pos, {})
    left = generations_left(pos, weights)
    assert term(pos, "pace") == pytest.approx(prospects(weights, left))
    assert prospects(weights, left) > 2.0 * prospects(weights, left / 2.0) > 0.0
    among_people = scenario().seat(0, mc=20).start()
    more = {**FILES.plain(USUAL), "prospects": 5.0}
    assert Judge(weights_for(among_people, more), False).value(among_people, 0) == pytest.approx(value(among_people))


def against_marsbot() -> Scenario:
    return Scenario(2, generation=5, more=("marsbot=normal",)).parameters(-16, 4, 3)


def test_milestones_cost_an_automa_nothing() -> None:
    pos = against_marsbot().seat(1, tr=36).start()
    taken = against_marsbot().seat(1, tr=36).milestone("terraformer", 0).start()
    gone = term(pos, "rival") - term(taken, "rival")
    weights = weights_for(pos, {})
    assert gone < -0.7 * 5.0 * weights.milestone


def test_an_automa_that_is_set_back_loses_what_the_card_in_hand_promised() -> None:
    pos = against_marsbot().start()
    marsbot = bot(pos)
    marsbot.tracks[EVENTS] = marsbot.highest[EVENTS] = 5
    before = term(pos, "rival")
    move(pos, EVENTS, -2)
    seat, weights = seat_of(pos), weights_for(pos, {})
    assert seat.now[LOWER + MC] == seat.now[LOWER + TITANIUM] > 0.0
    assert term(pos, "rival") - before == pytest.approx(2.0 * seat.now[LOWER + MC])
    assert automa_step(weights, 9.0) == automa_step(weights, 3.0) > automa_step(weights, 0.4) > 0.0
    assert automa_step(weights, 0.0) == 0.0


def test_tracks_of_an_automa_make_no_heat() -> None:
    cold = against_marsbot().seat(0, heat=4).start()
    tracks = against_marsbot().seat(0, heat=4).seat(1, production={"heat": 12, "energy": 12}).start()
    assert term(tracks, "stock.heat") == term(cold, "stock.heat") > 0.0


# What is worth a look


def test_patents_are_not_sold_and_ways_to_pay_are_few() -> None:
    pos = scenario().seat(0, mc=40, steel=9, titanium=9, hand=["081", "048"]).start()
    assert pos.decision is not None
    words = [option.notation() for option in judge(pos).promising(pos, pos.decision)]
    assert "project patents" not in words
    assert {"play 081", "play 048", "pass"} <= set(words)
    play(pos, "play 081")
    assert len(judge(pos).promising(pos, pos.decision)) <= 3


def test_spaces_are_ranked_by_what_lies_on_and_around_them() -> None:
    pos = scenario().seat(0, mc=40).tile("35", "city", 0).tile("28", "ocean").start()
    play(pos, "project greenery")
    assert pos.decision is not None
    spaces = [option.notation() for option in judge(pos).promising(pos, pos.decision)]
    assert set(spaces) <= set(pos.decision.notations())
    far = Scenario().parameters(-16, 4, 0).seat(0, mc=40).start()
    play(far, "project city")
    assert far.decision is not None
    assert 1 <= len(judge(far).promising(far, far.decision)) < len(far.decision.options)


def test_standing_still_leaves_the_turn_to_one_seat() -> None:
    pos = scenario(3).seat(0, mc=60).start()
    judge(pos).stand_still(pos, 0)
    play(pos, "project asteroid", "project asteroid")
    assert pos.decision is not None
    assert pos.decision.seat == 0


def test_stages_are_generations() -> None:
    pos = scenario(generation=5).start()
    assert judge(pos).stage(pos) == 5
    play(pos, "pass", "pass")
    assert judge(pos).stage(pos) == 5
    play(pos, "buy none", "buy none")
    assert judge(pos).stage(pos) == 6


def test_resources_that_nobody_wants_are_worth_nothing() -> None:
    now = seat_of(Scenario().parameters(8, 14, 9).start()).now
    assert now[HEAT] == now[ENERGY] == 0.0
    assert now[MC] > 0.0
    assert now[PLANT] > 0.0
    assert now[TITANIUM] > now[MC]
