"""How long the game will still last, by the pace at which everybody terraforms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.terraforming.evaluation.weights import Weights
from areopolis.terraforming.rules.phases import SOLO_GENERATIONS
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    ENERGY,
    FINAL,
    HEAT,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    OVER,
    PLANT,
    STEEL,
    TITANIUM,
    WARMEST,
)

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# What production brings a seat towards terraforming, beside M€.
IN_MONEY: Final[list[float]] = [1.0, 1.7, 2.7, 2.3, 1.2, 1.5]
assert tuple(range(BOARD_RESOURCES)) == (MC, STEEL, TITANIUM, PLANT, ENERGY, HEAT)


def steps_left(pos: Position) -> int:
    """Steps of all three parameters that are still to do."""
    return temperature_left(pos) + MOST_OXYGEN - pos.oxygen + MOST_OCEANS - pos.oceans


def temperature_left(pos: Position) -> int:
    """Steps of temperature that are still to do."""
    return (WARMEST - pos.temperature) // 2


def income(player: Player) -> float:
    """What a seat gets in a generation, in M€."""
    total = float(player.tr)
    for resource in range(BOARD_RESOURCES):
        total += IN_MONEY[resource] * player.production[resource]
    return total


def generations_left(pos: Position, weights: Weights) -> float:
    """How many generations are still to come after this one; alone that is known.

    Steps are taken in proportion to income, and income grows: steps = k·t + g·t²/2, of which this generation is one.
    """
    if pos.phase in {FINAL, OVER}:
        return 0.0
    if len(pos.players) == 1:
        return float(SOLO_GENERATIONS - pos.generation)
    left = steps_left(pos)
    if left <= 0:
        return 0.0
    rate, growth = 0.0, 0.0
    for player in pos.players:
        if player.automa:
            rate += weights.automa_steps
        else:
            rate += weights.pace * income(player)
            growth += weights.pace * weights.pace_growth
    square = rate * rate + 2.0 * growth * left
    time = (square**0.5 - rate) / growth if growth > 0.0 else left / rate
    return max(time - weights.pace_shift, 0.15)
