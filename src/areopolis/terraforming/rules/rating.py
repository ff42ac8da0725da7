"""The terraform rating and the three global parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.kernel.why import Text
from areopolis.terraforming.terms import ACTIONS, HEAT, MOST_OCEANS, MOST_OXYGEN, WARMEST

if TYPE_CHECKING:
    from areopolis.terraforming.position import Position

HEAT_BONUS: Final = (-24, -20)
OCEAN_BONUS: Final = 0
TEMPERATURE_BONUS: Final = 8


def raise_rating(pos: Position, seat: int, steps: int) -> None:
    """Raise the terraform rating of a seat."""
    if steps <= 0:
        return
    player = pos.players[seat]
    player.tr += steps
    player.raised = True
    if pos.levy and pos.phase == ACTIONS:
        pos.debt += pos.levy * steps
    if pos.recording:
        pos.log("rating", seat, steps, player.tr)


def lower_rating(pos: Position, seat: int, steps: int) -> None:
    """Lower the terraform rating of a seat, which cannot fall below nothing."""
    player = pos.players[seat]
    steps = min(steps, player.tr)
    if steps > 0:
        player.tr -= steps
        if pos.recording:
            pos.log("rating.down", seat, steps, player.tr)


def raise_temperature(pos: Position, seat: int, steps: int) -> int:
    """Raise the temperature step by step with its bonuses; returns how many oceans the seat may place for it."""
    oceans = 0
    for _i in range(steps):
        if pos.temperature >= WARMEST:
            break
        pos.temperature += 2
        if pos.recording:
            pos.log("temperature", seat, pos.temperature)
        raise_rating(pos, seat, 1)
        if pos.temperature in HEAT_BONUS:
            pos.players[seat].production[HEAT] += 1
            if pos.recording:
                pos.log("production.up", seat, Text("production.heat"), 1)
        elif pos.temperature == OCEAN_BONUS and pos.oceans < MOST_OCEANS:
            oceans += 1
    return oceans


def raise_oxygen(pos: Position, seat: int, steps: int) -> int:
    """Raise the oxygen step by step with its bonus; returns how many oceans the seat may place for it."""
    oceans = 0
    for _i in range(steps):
        if pos.oxygen >= MOST_OXYGEN:
            break
        pos.oxygen += 1
        if pos.recording:
            pos.log("oxygen", seat, pos.oxygen)
        raise_rating(pos, seat, 1)
        if pos.oxygen == TEMPERATURE_BONUS:
            oceans += raise_temperature(pos, seat, 1)
    return oceans


def will_bring_ocean(pos: Position, temperature: int, oxygen: int) -> bool:
    """Whether raising the parameters by some steps brings the ocean at 0 degrees."""
    if oxygen and pos.oxygen < TEMPERATURE_BONUS <= pos.oxygen + oxygen:
        temperature += 1
    return pos.oceans < MOST_OCEANS and pos.temperature < OCEAN_BONUS <= pos.temperature + 2 * temperature


def terraformed(pos: Position) -> bool:
    """Whether all three parameters have reached their goals."""
    return pos.oxygen >= MOST_OXYGEN and pos.temperature >= WARMEST and pos.oceans >= MOST_OCEANS
