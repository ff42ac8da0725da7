"""What things are worth to a seat with so many generations to come, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areopolis.terraforming.evaluation.horizon import temperature_left
from areopolis.terraforming.evaluation.weights import Weights
from areopolis.terraforming.evaluation.yields import (
    CARD,
    GREEN,
    KINDS,
    LOOK,
    LOWER,
    ON_ANIMALS,
    ON_OTHERS,
    POINT,
    PRODUCE,
    RATING,
    SPECIAL,
    STEP,
    TAKE,
    TOWN,
)
from areopolis.terraforming.rules.turn import HEAT_PRICE
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    ENERGY,
    HEAT,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    OCEANS,
    OXYGEN,
    PLANT,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# What a resource on some card of animals, or of anything else, counts in points.
ANIMAL_POINT: Final = 0.6
OTHER_POINT: Final = 0.3
# A card that may be looked at and then bought, beside one that is drawn.
LOOKED_AT: Final = 0.35
# How much of the heat of everybody else is used up before one's own, and what oxygen everybody brings in a generation.
OTHER_STEPS: Final = 0.25
OXYGEN_PACE: Final = 0.7
# What an automa does for the temperature in a generation, as heat.
AUTOMA_HEAT: Final = 5.0
# Metal beyond this is a hoard.
STEEL_HOARD: Final = 7
TITANIUM_HOARD: Final = 5
# More of it in a generation than cards are likely to take.
FLOWS: Final = (99, 3, 3, 99, 99, 99)


@final
class Planet:
    """What of the three parameters will still be open when somebody gets there."""

    def __init__(self, pos: Position, left: float) -> None:
        steps = temperature_left(pos)
        heat = 0.0
        automa = False
        for player in pos.players:
            if player.automa:
                automa = True
                # Its production is only what its tracks stand for.
                heat += left * AUTOMA_HEAT
            else:
                heat += player.stock[HEAT] + left * (player.production[HEAT] + player.production[ENERGY])
        wanted = heat / HEAT_PRICE + OTHER_STEPS * left
        self.warming: Final = 0.0 if steps <= 0 else min(1.0, steps / max(wanted, 0.01))
        oxygen = MOST_OXYGEN - pos.oxygen
        self.breathing: Final = 0.0 if oxygen <= 0 else min(1.0, oxygen / max(OXYGEN_PACE * left, 0.01))
        self.automa: Final = automa
        self.warm: Final = steps <= 0
        self.airy: Final = oxygen <= 0
        self.wet: Final = pos.oceans >= MOST_OCEANS


def money_at(weights: Weights, left: float) -> float:
    """A M€ in hand with so many generations to come."""
    return weights.money + weights.money_growth * left


def flow(weights: Weights, left: float) -> float:
    """A M€ in every generation to come."""
    return left * (weights.money + weights.money_growth * max(left - 1.0, 0.0) / 2.0)


def flow_of_flows(weights: Weights, left: float) -> float:
    """A step of production in every generation to come."""
    return left * left * (weights.money / 2.0 + weights.money_growth * left / 6.0)


def automa_step(weights: Weights, left: float) -> float:
    """A step that an automa is set back: it makes it again, as long as it has turns."""
    return weights.automa_step * min(left, 1.0)


def prospects(weights: Weights, left: float) -> float:
    """What the growth of income to come is worth: as spent; that it can be invested is in the worth of money."""
    return weights.prospects * weights.money * left * left / 2.0


def worths(player: Player, planet: Planet, weights: Weights, left: float) -> list[float]:
    """The worth of every kind to a seat."""
    w = [0.0] * KINDS
    money, income = money_at(weights, left), flow(weights, left)
    rating = weights.point + income
    w[MC], w[PRODUCE + MC] = money, weights.flow_money * income
    w[RATING] = rating
    metals(w, player, weights, income)
    w[STEP + TEMPERATURE] = 0.0 if planet.warm else rating + weights.step_temperature
    w[STEP + OXYGEN] = 0.0 if planet.airy else rating + weights.step_oxygen
    w[STEP + OCEANS] = 0.0 if planet.wet else rating + weights.step_ocean + weights.ocean_bonus * money
    w[GREEN] = weights.greenery + planet.breathing * (rating + weights.step_oxygen)
    w[TOWN] = weights.city + weights.city_growth * left
    w[SPECIAL] = weights.special * money
    w[CARD] = money * (weights.card + weights.card_growth * left) if left >= 0.5 else 0.5 * money
    w[LOOK] = LOOKED_AT * w[CARD]
    w[POINT] = weights.point
    w[ON_ANIMALS] = ANIMAL_POINT * weights.point
    w[ON_OTHERS] = OTHER_POINT * weights.point
    growing(w, player, planet, weights, left)
    for resource in range(BOARD_RESOURCES):
        lowered = automa_step(weights, left) if planet.automa else weights.harm * w[PRODUCE + resource]
        w[LOWER + resource] = lowered
        w[TAKE + resource] = weights.harm * w[resource]
    return w


def metals(w: list[float], player: Player, weights: Weights, income: float) -> None:
    """Steel and titanium pay for some cards only; what a step more of production is worth."""
    steel, titanium = weights.steel * player.steel_value, weights.titanium * player.titanium_value
    w[STEEL], w[TITANIUM] = steel * w[MC], titanium * w[MC]
    each = weights.flow_metal * income
    much = weights.metal_hoard if player.production[STEEL] >= FLOWS[STEEL] else 1.0
    w[PRODUCE + STEEL] = much * steel * each
    much = weights.metal_hoard if player.production[TITANIUM] >= FLOWS[TITANIUM] else 1.0
    w[PRODUCE + TITANIUM] = much * titanium * each


def growing(w: list[float], player: Player, planet: Planet, weights: Weights, left: float) -> None:
    """Plants become greeneries, heat becomes temperature, energy becomes heat."""
    later = flow_of_flows(weights, left)
    plants = weights.plants / player.greenery_price
    w[PLANT] = plants * w[GREEN]
    green = weights.greenery * left + planet.breathing * ((weights.point + weights.step_oxygen) * left + later)
    w[PRODUCE + PLANT] = plants * (green + weights.greenery_last)
    heat = weights.heat * planet.warming / HEAT_PRICE
    w[HEAT] = heat * w[STEP + TEMPERATURE]
    w[PRODUCE + HEAT] = heat * ((weights.point + weights.step_temperature) * left + later)
    if player.heat_pays:
        w[HEAT] = max(w[HEAT], weights.metal_stock * w[MC])
        w[PRODUCE + HEAT] = max(w[PRODUCE + HEAT], weights.metal_stock * w[PRODUCE + MC])
    w[ENERGY] = weights.energy * w[HEAT]
    w[PRODUCE + ENERGY] = weights.energy * w[PRODUCE + HEAT] + weights.energy_spare * w[MC]
