"""The levy of the Reds in actions that bring several things: what is offered is what can be paid, to the very end."""

from __future__ import annotations

from typing import Any

import pytest

from areopolis.bots.random import random_choice
from areopolis.kernel.decision import Choice, Decision
from areopolis.kernel.rng import Rng, seeded
from areopolis.kernel.value import Value
from areopolis.terraforming.card import BY_ID, PROJECTS_IN_BOX, Card, card_id
from areopolis.terraforming.effects.draw import LookKeep
from areopolis.terraforming.effects.gain import Rate
from areopolis.terraforming.effects.place import Raise, Tile
from areopolis.terraforming.options import Options
from areopolis.terraforming.rules.levy import ENOUGH, Trials
from areopolis.terraforming.rules.play import Play
from areopolis.terraforming.scenario import Scenario, play
from areopolis.terraforming.task import Task
from areopolis.terraforming.terms import ACTIONS, GREENERY, JOVIAN, MC, OCEAN, OVER
from areopolis.terraforming.turmoil.cases import given_committee
from areopolis.terraforming.turmoil.lobby import Overthrow
from areopolis.terraforming.turmoil.options import with_turmoil
from areopolis.terraforming.turmoil.parties import REDS
from areopolis.terraforming.turmoil.politics import committee
from areopolis.terraforming.vocabulary import MANY_STEPS
from areopolis.terraforming.whole import WholePosition, new_game
from tests.terraforming.rules.kit import asked, offers, spaces

# Six oceans lie so that 04 05 11, 30 31 and 61 are free: three are left, side by side or apart. Of the land some spaces
# are free, beside the sea or not, one volcano among them; all else is full of somebody else's tiles.
OCEANS = ("02", "26", "32", "41", "42", "43")
FREE = {4, 5, 11, 30, 31, 61, 10, 12, 14, 38, 60}
# Just below every bonus: two or one step below the ocean, and one step of oxygen below the step of temperature.
PLANETS = ((-30, 0), (-4, 0), (-2, 0), (-2, 7), (6, 13), (8, 14))
LEVY = 3
OTHER = "greenery"


def reds(temperature: int, oxygen: int, **me: Any) -> WholePosition:
    """The Reds rule; seat 0 meets every requirement of a parameter."""
    scenario = Scenario(more=("turmoil=yes",)).state(given_committee(2, {"ruling": "reds"}))
    for hex_ in range(1, 62):
        name = f"{hex_:02}"
        if hex_ not in FREE:
            scenario.tile(name, "ocean" if name in OCEANS else OTHER, 1)
    scenario.parameters(temperature, oxygen).seat(0, **me)
    scenario.pos.players[0].tolerance = 50
    return scenario.start()


def lawless(pos: WholePosition) -> WholePosition:
    """The same position, where an action that cannot be paid is possible and leaves the seat broke."""
    free = pos.copy()
    free.trial = True
    free.decision = None
    free.advance()
    return free


def between_actions(pos: WholePosition) -> bool:
    """Whether no action is open."""
    return pos.decision is None or pos.decision.kind == "turn"


def ends_paid(free: WholePosition, option: Choice) -> bool:
    """Whether some way through all that follows ends with the levy paid; every single way is gone."""
    after = free.copy()
    after.trial = True
    after.apply(option)
    decision = asked(after)
    if decision.kind == "turn" or decision.seat != 0:
        return not after.broke
    return any(ends_paid(after, follows) for follows in decision.options)


def payable(free: WholePosition) -> set[str]:
    """What of all that the rules would allow without the levy can be paid in some way."""
    return {option.notation() for option in asked(free).options if ends_paid(free, option)}


def walk(pos: WholePosition, free: WholePosition, notation: str) -> int:
    """Go every way that is offered: at each question exactly what can still be paid. Returns how many there are."""
    pos, free = pos.copy(), free.copy()
    free.trial = True
    pos.apply(notation)
    free.apply(notation)
    decision = asked(pos)
    if decision.kind == "turn" or decision.seat != 0:
        assert pos.debt == 0
        assert pos.players[0].stock[MC] >= 0
        return 1
    assert set(decision.notations()) == payable(free) != set()
    return sum(walk(pos, free, option.notation()) for option in decision.options)


def boundary(notation: str, temperature: int, oxygen: int, price: int, **me: Any) -> int:
    """The least money beside a price with which something is offered, and whether that agrees with trying it all."""
    least = -1
    for extra in range(7 * LEVY):
        pos = reds(temperature, oxygen, mc=price + extra, **me)
        offered = notation in offers(pos)
        assert offered == (notation in payable_now(pos, notation)), (temperature, oxygen, extra)
        assert offered or least < 0, "more money is never worse"
        if offered and least < 0:
            least = extra
            assert walk(pos, lawless(pos), notation) > 0
    return least


def payable_now(pos: WholePosition, notation: str) -> set[str]:
    """Like `payable`, for one option."""
    free = lawless(pos)
    return {o.notation() for o in asked(free).options if o.notation() == notation and ends_paid(free, o)}


def parts(value: object) -> list[object]:
    """An effect with all effects inside it."""
    inner = value.key() if isinstance(value, Value) else value if isinstance(value, tuple) else ()
    found = [value]
    for part in inner:
        found += parts(part)
    return found


def raises(card: Card) -> bool:
    """Whether playing a card may bring several steps or tiles."""
    return sum([isinstance(part, Raise | Tile | Rate) for part in parts(card.play)]) > 1


SEVERAL = [card.number for card in BY_ID if raises(card)]


def test_the_list_of_cards_is_what_the_boxes_have() -> None:
    assert {"010", "053", "075", "078", "080", "097", "140"} <= set(SEVERAL)


@pytest.mark.parametrize(("temperature", "oxygen"), PLANETS)
@pytest.mark.parametrize("number", SEVERAL)
def test_a_card_is_offered_exactly_if_some_way_can_be_paid(number: str, temperature: int, oxygen: int) -> None:
    price = next(card.cost for card in BY_ID if card.number == number)
    assert boundary(f"play {number}", temperature, oxygen, price, hand=[number]) >= 0


@pytest.mark.parametrize(("temperature", "oxygen"), PLANETS)
@pytest.mark.parametrize(("project", "price"), [("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)])
def test_so_is_a_standard_project(project: str, price: int, temperature: int, oxygen: int) -> None:
    assert boundary(f"project {project}", temperature, oxygen, price) >= 0


@pytest.mark.parametrize(("temperature", "oxygen"), PLANETS)
@pytest.mark.parametrize("what", ["plants", "heat"])
def test_so_is_a_conversion(what: str, temperature: int, oxygen: int) -> None:
    assert boundary(f"convert {what}", temperature, oxygen, 0, plants=8, heat=8) >= 0


def empty(temperature: int = 0, **me: Any) -> WholePosition:
    """The Reds rule, and nothing lies on Mars."""
    scenario = Scenario(more=("turmoil=yes",)).state(given_committee(2, {"ruling": "reds"}))
    return scenario.parameters(temperature).seat(0, **me).start()


def test_two_oceans_side_by_side_pay_for_their_levy() -> None:
    """Lake Marineris on an empty map: 18, 2 from the second ocean, 6 to pay: 22 is enough, and only together."""
    assert "play 053" not in offers(empty(mc=21, hand=["053"]))
    pos = empty(mc=22, hand=["053"])
    play(pos, "play 053")
    assert spaces(pos) == {"04", "05", "11", "30", "31", "32", "41", "42", "43"}
    play(pos, "space 31")
    assert spaces(pos) == {"30", "32"}
    play(pos, "space 30")
    assert (pos.players[0].stock[MC], pos.players[0].tr) == (0, 22)


def test_lakefront_resorts_count_with_their_three() -> None:
    assert "play 078" not in offers(empty(mc=25, hand=["078"], corporation="R38"))
    assert "play 078" in offers(empty(mc=26, hand=["078"], corporation="R38"))


def test_titanium_leaves_money_for_the_levy() -> None:
    """Ice Asteroid for 23: with 8 titanium nothing is paid in M€; only payments are offered that leave enough."""
    pos = empty(mc=23, titanium=8, hand=["078"])
    play(pos, "play 078")
    assert all(int(way.split("mc=")[1].split(",")[0]) <= 23 + 2 - 6 for way in offers(pos) if "mc=" in way)
    assert "pay mc=23" not in offers(pos)
    assert "pay mc=17,titanium=2" in offers(pos)


def test_plenty_of_money_does_not_hide_a_price_that_is_still_to_be_paid() -> None:
    """Terraforming Ganymede with all Jovian tags: a payment is left out that would leave too little for the levy."""
    jovian = [card.number for card in BY_ID if JOVIAN in card.tags and card.cost and card.number != "197"]
    tags = sum([card.tags.count(JOVIAN) for card in BY_ID if card.number in {"197", *jovian}])
    pos = empty(mc=33 + LEVY * tags - 1, titanium=1, hand=["197"], played=jovian)
    assert pos.players[0].stock[MC] >= ENOUGH
    play(pos, "play 197")
    assert offers(pos) == ["pay mc=30,titanium=1"]
    play(pos, "pay mc=30,titanium=1")
    assert (pos.debt, pos.players[0].stock[MC]) == (0, 2)
    short = empty(mc=30 + LEVY * tags - 1, titanium=1, hand=["197"], played=jovian)
    assert short.players[0].stock[MC] >= ENOUGH
    assert "play 197" not in offers(short)


def test_no_action_buys_cards_after_steps_of_rating() -> None:
    """A question for several cards is tried with the fewest; so none of them may cost what the levy needs."""
    for card in BY_ID:
        for effects in (card.play, card.action, card.first):
            within = parts(effects)
            buys = any(isinstance(part, LookKeep) and part.buy for part in within)
            assert not (buys and any(isinstance(part, Raise | Tile | Rate) for part in within)), card.number


def test_the_longest_search_is_short() -> None:
    """Giant Ice Asteroid on an empty map, with 1 M€ too little: sets of three oceans are tried, not their orders."""
    assert "play 080" in offers(empty(-4, mc=36 + 15 - 4, hand=["080"]))
    free = lawless(empty(-4, mc=36 + 15 - 4 - 1, hand=["080"]))
    trials = Trials(0)
    assert not trials.solvent(free, next(o for o in asked(free).options if o.notation() == "play 080"))
    assert len(trials.hopeless) < 12 * 11 * 10 // 2


def check_bounds(pos: WholePosition, decision: Decision) -> None:
    """What is covered by a bound can be paid by trial."""
    for option in decision.options:
        if isinstance(option, Task) and option.is_covered(pos, pos.players[decision.seat]):
            assert Trials(decision.seat).solvent(pos, option), option.notation()


@pytest.mark.parametrize(("temperature", "oxygen"), PLANETS)
def test_a_bound_promises_nothing_that_cannot_be_paid(temperature: int, oxygen: int) -> None:
    """Every project card with just the money that its bound asks for can be paid in the end."""
    tried = 0
    for card in [BY_ID[number] for number in PROJECTS_IN_BOX]:
        if card.most_steps >= MANY_STEPS:
            continue
        money = card.cost + LEVY * card.most_steps
        pos = reds(temperature, oxygen, mc=money, hand=[card.number], production={"mc": 5, "energy": 5})
        for option in asked(lawless(pos)).options:
            if isinstance(option, Play):
                assert option.is_covered(pos, pos.players[0]), card.number
                assert Trials(0).solvent(pos, option), card.number
                tried += 1
    assert tried > ENOUGH


def test_what_raises_the_rating_is_counted() -> None:
    """A card without steps says so; one with steps has at least as many as its parts; what takes money has no bound."""
    assert BY_ID[card_id("010")].most_steps >= 3
    for card in [BY_ID[number] for number in PROJECTS_IN_BOX]:
        steps = 0
        for part in parts(card.play):
            steps += part.steps if isinstance(part, Raise) else part.number if isinstance(part, Rate) else 0
            is_step = isinstance(part, Overthrow) or (isinstance(part, Tile) and part.tile in {OCEAN, GREENERY})
            steps += 1 if is_step else 0
        assert (card.most_steps >= steps and (steps == 0) == (card.most_steps == 0)) or card.most_steps >= MANY_STEPS
        assert card.reacts == 0, "no lasting effect in the box raises the rating"


@pytest.mark.parametrize(
    "options",
    [
        Options(2, more=("turmoil=yes",)),
        Options(3, more=("turmoil=yes",)),
        Options(1, more=("turmoil=yes",)),
        Options(2, more=("turmoil=yes", "marsbot=hard")),
    ],
)
def test_nobody_is_ever_stuck_under_the_reds(options: Options) -> None:
    """Whole games in which the Reds never lose the government, played by chance."""
    for seed in (1, 2):
        pos = new_game(options, seed)
        rng = Rng(seeded(seed))
        while pos.decision is not None:
            if pos.phase != ACTIONS and with_turmoil(pos.options):
                committee(pos).ruling = REDS
            assert pos.decision.options
            if pos.levy and pos.decision.kind == "turn":
                check_bounds(pos, pos.decision)
            pos.apply(random_choice(pos.decision, rng))
            assert not (pos.debt and between_actions(pos))
            assert all(player.stock[MC] >= 0 for player in pos.players)
        assert pos.phase == OVER
