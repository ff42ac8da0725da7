"""Cards in hand: what they bring, when they can be played, and when they can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.effects.needs import AtMost, CitiesInPlay, HasGreenery, HasProduction, HasTags, level
from areopolis.terraforming.evaluation.engine import lasting_worth
from areopolis.terraforming.evaluation.horizon import income, temperature_left
from areopolis.terraforming.evaluation.profile import Profile, profile
from areopolis.terraforming.evaluation.seat import Seat
from areopolis.terraforming.evaluation.worth import STEEL_HOARD, TITANIUM_HOARD
from areopolis.terraforming.evaluation.yields import PRODUCE
from areopolis.terraforming.rules.money import price
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    ENERGY,
    FLOOR,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    OXYGEN,
    SCIENCE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from areopolis.terraforming.vocabulary import Need

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

NEVER: Final = 99.0
# Generations until something that is missing may be there: a tag, a production, a greenery, a city, anything else.
TAG_WAIT: Final = 2.0
PRODUCTION_WAIT: Final = 2.0
GREENERY_WAIT: Final = 2.0
CITY_WAIT: Final = 1.2
OTHER_WAIT: Final = 2.5
# What a step of energy production costs.
ENERGY_PRICE: Final = 8.0


@final
class Offer:
    """A card in hand: what it would bring beyond its price, its price, and when it may be played."""

    def __init__(self, card: int, surplus: float, cost: float, wait: float) -> None:
        self.card: Final = card
        self.surplus: Final = surplus
        self.cost: Final = cost
        self.wait: Final = wait


def urgency(offer: Offer) -> float:
    """For sorting: what brings most for its price first."""
    return -offer.surplus / (offer.cost + 4.0)


def offers(pos: Position, seat: Seat, cards: list[int]) -> list[Offer]:
    """All cards that are worth their price, the best first."""
    worth_it: list[Offer] = []
    for card in cards:
        one = offer(pos, seat, profile(card))
        if one.surplus > 0.0:
            worth_it.append(one)
    if len(worth_it) > 1:
        worth_it.sort(key=urgency)
    return worth_it


def offer(pos: Position, seat: Seat, card: Profile) -> Offer:
    """What a card is worth beyond its price at the time when it can be played."""
    wait = waiting(pos, seat, card)
    left = seat.left
    if wait > left:
        return Offer(card.card, 0.0, 0.0, wait)
    cost = price(seat.player, BY_ID[card.card])
    paid = in_money(seat, card, float(cost)) + ENERGY_PRICE * lacking_energy(seat, card)
    fade = 1.0 - wait / (left + 1.0)
    most = seat.weights.hand_most * seat.money
    # Later the card brings less, and for a shorter time; money is worth less by then.
    surplus = brought(pos, seat, card) * fade**seat.weights.hand_fade - paid * seat.money * fade
    surplus *= certainty(pos, seat, card)
    if surplus > most:
        surplus = most + (surplus - most) * 0.5
    return Offer(card.card, surplus, paid, wait)


def in_money(seat: Seat, card: Profile, cost: float) -> float:
    """What the price of a card counts: metal of now and of the next generation is cheaper, a hoard more so."""
    metal, hoard = 0.0, 0.0
    player = seat.player
    if card.steel:
        metal += player.steel_value * (player.stock[STEEL] + player.production[STEEL])
        hoard += player.steel_value * max(player.stock[STEEL] - STEEL_HOARD, 0)
    if card.titanium:
        metal += player.titanium_value * (player.stock[TITANIUM] + player.production[TITANIUM])
        hoard += player.titanium_value * max(player.stock[TITANIUM] - TITANIUM_HOARD, 0)
    each = seat.weights.metal_price
    return cost - (1.0 - each) * min(cost, metal) - each * (1.0 - seat.weights.metal_hoard) * min(cost, hoard)


def brought(pos: Position, seat: Seat, card: Profile) -> float:
    """What a card brings when it is played: at once, in the end, and from then on."""
    total = card.brings.worth(seat.now, pos, seat.seat, card.card)
    total += card.points * seat.weights.point
    if card.brings.here:
        total += card.brings.here * card.each_here * seat.weights.point
    if card.points_for is not None and not card.each_here:
        total += card.points_for.of(pos, seat.seat, card.card) * seat.weights.point
    if card.lasts:
        total += lasting_worth(pos, seat, card, fresh=True)
    if not card.is_event:
        for tag in card.tags:
            total += seat.weights.science_tag if tag == SCIENCE else seat.weights.tag
    return total


def waiting(pos: Position, seat: Seat, card: Profile) -> float:
    """In how many generations a card may be played by its needs and by the production that it lowers."""
    wait = 0.0
    for bound in card.bounds:
        why = bound.why_not(pos, seat.player)
        if why is None:
            continue
        if isinstance(bound, AtMost):
            return NEVER
        tolerance = seat.player.tolerance
        missing = bound.value - level(pos, bound.parameter)
        missing = missing // 2 - tolerance if bound.parameter == TEMPERATURE else missing - tolerance
        wait = max(wait, missing * (seat.left + 1.0) / (open_steps(pos, bound.parameter) + 0.5))
    for need in card.other_needs:
        if need.why_not(pos, seat.player) is not None:
            wait = max(wait, missing_wait(need, seat))
    for i in range(len(card.brings.kinds)):
        resource = card.brings.kinds[i] - PRODUCE
        if 0 <= resource < BOARD_RESOURCES and resource != ENERGY and card.brings.amounts[i] < 0.0:
            lacking = FLOOR[resource] - card.brings.amounts[i] - seat.player.production[resource]
            if lacking > 0:
                wait = max(wait, PRODUCTION_WAIT * lacking)
    return wait


def lacking_energy(seat: Seat, card: Profile) -> float:
    """Production of energy that a card lowers and that is not there: it has to be bought first."""
    return max(-card.brings.of(PRODUCE + ENERGY) - seat.player.production[ENERGY], 0.0)


def certainty(pos: Position, seat: Seat, card: Profile) -> float:
    """How likely the needs of a card will hold some day; parameters rise anyway, tags come or do not."""
    likely = 1.0
    for need in card.other_needs:
        if isinstance(need, HasTags):
            missing = need.number - seat.player.tags[need.tag] - seat.player.wild
            likely *= seat.weights.need ** max(missing, 0)
        elif need.why_not(pos, seat.player) is not None:
            likely *= seat.weights.need
    return likely


def open_steps(pos: Position, parameter: int) -> int:
    """Steps of a parameter that are still to do."""
    if parameter == TEMPERATURE:
        return temperature_left(pos)
    return MOST_OXYGEN - pos.oxygen if parameter == OXYGEN else MOST_OCEANS - pos.oceans


def missing_wait(need: Need, seat: Seat) -> float:
    """How long it may take until a need holds."""
    if isinstance(need, HasTags):
        return TAG_WAIT * max(need.number - seat.player.tags[need.tag] - seat.player.wild, 0)
    if isinstance(need, HasProduction):
        return PRODUCTION_WAIT * max(need.number - seat.player.production[need.resource], 0)
    if isinstance(need, HasGreenery):
        return GREENERY_WAIT * need.number
    return CITY_WAIT * need.number if isinstance(need, CitiesInPlay) else OTHER_WAIT


def hand_worth(pos: Position, seat: Seat, cards: list[int]) -> float:
    """What a hand is worth: card by card, as money comes in to pay for them."""
    weights = seat.weights
    purse = float(seat.player.stock[MC])
    each = max(weights.hand_spending * income(seat.player), 1.0)
    total = 0.0
    spent = 0.0
    for one in offers(pos, seat, cards):
        spent += one.cost
        delay = max((spent - purse) / each, 0.0)
        later = max(delay - one.wait, 0.0)
        fade = 1.0 - later / (seat.left + 1.0)
        if fade <= 0.0:
            break
        total += one.surplus * fade * weights.hand_later ** min(delay, 6.0)
    return total
