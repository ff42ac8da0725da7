"""A rough guess at how a seat will end: what it has, what it will still produce, and what that is worth in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.terraforming import scoring
from areopolis.terraforming.card import BY_ID
from areopolis.terraforming.rules.phases import SOLO_GENERATIONS
from areopolis.terraforming.terms import (
    BOARD_RESOURCES,
    COLDEST,
    FINAL,
    HEAT,
    MC,
    MOST_OCEANS,
    MOST_OXYGEN,
    OVER,
    WARMEST,
)

if TYPE_CHECKING:
    from areopolis.terraforming.player import Player
    from areopolis.terraforming.position import Position

# What a point costs towards the end, and what the resources are worth beside M€.
POINTS_PER_MC: Final = 0.11
WORTH: Final = (1.0, 1.7, 2.6, 2.3, 0.7, 0.9)
STEPS: Final = (WARMEST - COLDEST) // 2 + MOST_OXYGEN + MOST_OCEANS
# Generations of a usual game by the number of players, and steps of terraforming in the fastest generation.
USUAL_LENGTH: Final = (0, 14, 14, 12, 11, 10)
FASTEST: Final = 8.0
# Money beyond what a turn can use loses most of its worth.
PURSE: Final = 26
HOARD: Final = 0.7
CARD: Final = 5.0
CROWDED: Final = 0.35
UNPLAYABLE: Final = 1.5
DISCOUNT: Final = 1.5
ACTION: Final = 1.5


def generations_left(pos: Position) -> float:
    """How many more times there will be production: games have a usual length, and the end cannot come too fast."""
    if pos.phase == OVER:
        return 0.0
    if len(pos.players) == 1:
        return float(SOLO_GENERATIONS - pos.generation + (0 if pos.phase == FINAL else 1))
    done = (pos.temperature - COLDEST) // 2 + pos.oxygen + pos.oceans
    last = max(float(USUAL_LENGTH[len(pos.players)]), pos.generation + (STEPS - done) / FASTEST)
    produced = pos.generation - (0 if pos.phase == FINAL else 1)
    return last - produced


def outlook(pos: Position, seat: int) -> float:
    """The points now, and what money, production, cards and lasting effects may still become."""
    player = pos.players[seat]
    left = generations_left(pos)
    points = float(scoring.total(pos, seat))
    if left <= 0.0:
        return points
    goods = player.tr * left - HOARD * max(player.stock[MC] - PURSE, 0)
    for resource in range(BOARD_RESOURCES):
        if resource != HEAT or pos.temperature < WARMEST:
            goods += WORTH[resource] * (player.stock[resource] + left * player.production[resource])
    return points + POINTS_PER_MC * (goods + hand_worth(pos, player) + left * engine_worth(player))


def hand_worth(pos: Position, player: Player) -> float:
    """What cards in hand, or kept for it, are worth: the more the less each, and less while they cannot be played."""
    worth = 0.0
    each = CARD
    for card in [*player.hand, *player.kept]:
        playable = all([need.why_not(pos, player) is None for need in BY_ID[card].needs])
        worth += max(each - (0.0 if playable else UNPLAYABLE), 0.0)
        each = max(each - CROWDED, 0.0)
    return worth


def engine_worth(player: Player) -> float:
    """What discounts and actions bring in a generation."""
    actions = sum([1 for card in player.in_play if BY_ID[card].action is not None])
    return DISCOUNT * (player.discount + sum(player.discounts) / 2) + ACTION * actions
